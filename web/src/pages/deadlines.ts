/** Whose time runs out, as the lobby tells it. */
import { instant } from "../kernel/time.svelte";
import type { ChairOut, GameOut } from "../kernel/wire";

/** The moment it does; never, where nothing says so. */
const endOf = (chair: ChairOut | null): number => (chair?.deadline ? instant(chair.deadline) : Infinity);

/** My own deadline where I must decide; else the first of the others', with whose it is. */
export function runsOut(game: Pick<GameOut, "chairs">): ChairOut | null {
  const ends = game.chairs.filter((chair) => chair.deadline);
  const first = ends.toSorted((a, b) => endOf(a) - endOf(b))[0];
  return ends.find((chair) => chair.mine) ?? first ?? null;
}

/** My turns first, the most urgent of them on top; then the games whose others are most pressed. */
export function byTurn(a: GameOut, b: GameOut): number {
  const turns = Number(b.my_turn) - Number(a.my_turn);
  const [first, second] = [endOf(runsOut(a)), endOf(runsOut(b))];
  return turns || (first === second ? 0 : first - second);
}
