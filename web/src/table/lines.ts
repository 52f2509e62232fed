/** One table after another: how the pieces of the log are put together, and what is still the same. */
import type { Answer } from "../kernel/api";
import type { LineOut, TableOut } from "../kernel/wire";

/** So often a choice is said again when others were quicker. */
const MOST_TRIES = 8;

/** The lines of the log from line `from` on. */
export interface Lines {
  from: number;
  all: LineOut[];
}

type Piece = Pick<TableOut, "log" | "log_from" | "epoch">;

/**
 * What is here, of an epoch, with the piece that came. A piece that leaves a gap stands alone; so does one of another
 * epoch, for lines that were taken back may be other ones now.
 */
export function joined(here: Lines, epoch: number | null, piece: Piece): Lines {
  const kept = piece.log_from - here.from;
  const alone = kept < 0 || kept > here.all.length || (epoch !== null && epoch !== piece.epoch);
  if (alone) return { from: piece.log_from, all: piece.log };
  return { from: here.from, all: [...here.all.slice(0, kept), ...piece.log] };
}

/** Is the same still asked of this seat, with the same answers? */
export function sameQuestion(before: TableOut | null, table: TableOut): boolean {
  if (!before?.decision || !table.decision || before.seat !== table.seat) return false;
  const of = ({ prompt, args, options }: NonNullable<TableOut["decision"]>) => JSON.stringify([prompt, args, options.map(({ text }) => text)]);
  return of(before.decision) === of(table.decision);
}

/**
 * Choose, for the table with a number. Where several are asked at once, others may be quicker:
 * whoever is still asked the same says it again for the table as it is now.
 */
export async function insist(asked: TableOut, choose: (number: number) => Promise<Answer<TableOut>>): Promise<Answer<TableOut>> {
  let number = asked.number;
  for (let tries = 1; ; tries++) {
    const found = await choose(number);
    const now = found.ok ? null : found.refusal.table;
    if (!now || tries === MOST_TRIES || !sameQuestion(asked, now)) return found;
    number = now.number;
  }
}
