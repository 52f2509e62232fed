/** The titles that can be played here, as the server's registry has them. */
import * as api from "../kernel/api";
import { say, speech } from "../kernel/speech.svelte";
import type { GameOut, NewGame, Refusal, TitleOut } from "../kernel/wire";
import { where } from "../kernel/where.svelte";

class Titles {
  all = $state.raw<TitleOut[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  #asked: ReturnType<typeof api.titles> | null = null;

  /** Ask for them before anybody knows in what language they will be named. */
  ask(): void {
    this.#asked ??= api.titles();
  }

  async load(): Promise<void> {
    if (this.all) return;
    this.ask();
    const found = await (this.#asked as ReturnType<typeof api.titles>);
    this.#asked = null;
    if (!found.ok) {
      this.refusal = found.refusal;
      return;
    }
    await speech.learn(...found.value.map((title) => title.name));
    this.refusal = null;
    this.all = found.value;
  }

  named(name: string): TitleOut | undefined {
    return this.all?.find((title) => title.name === name);
  }
}

export const titles = new Titles();

/** The strongest bots a title has: the list goes from weak to strong. */
export function bestBot(title: TitleOut): string {
  return title.bots.at(-1) ?? "";
}

/** Everybody but me is a bot, and my seat is drawn by lot. */
export function againstBots(title: TitleOut): NewGame {
  const mine = title.seats[Math.floor(Math.random() * title.seats.length)];
  const seats: Record<string, string> = {};
  for (const seat of title.seats) seats[seat] = seat === mine ? "me" : bestBot(title);
  return { title: title.name, seats, options: {}, kind: "solo", spectators: false, seed: "" };
}

/** Set a game up and go there. */
export async function begin(asks: NewGame): Promise<Refusal | null> {
  const found = await api.newGame(asks);
  if (!found.ok) return found.refusal;
  where.go(`/games/${found.value.id}`);
  return null;
}

/** The seats that anybody can take. */
export function free(game: GameOut): string[] {
  return game.chairs.filter((chair) => !chair.taken && !chair.kept).map((chair) => chair.seat);
}

/** What a seat is called; its own word where the title does not name it. */
export function seatName(title: string, seat: string): string {
  const name = titles.named(title)?.seat_names[seat];
  return name ? say(name) : seat;
}
