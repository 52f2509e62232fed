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

/** What is here, with the piece that came. A piece that leaves a gap stands alone. */
export function joined(here: Lines, table: Pick<TableOut, "log" | "log_from">): Lines {
  const kept = table.log_from - here.from;
  if (kept < 0 || kept > here.all.length) return { from: table.log_from, all: table.log };
  return { from: here.from, all: [...here.all.slice(0, kept), ...table.log] };
}

/**
 * Was something taken back since the table before, and other things done already?
 *
 * Then lines that are here were told anew, and the piece that came does not show it: it begins where
 * the old log ended. Every row counts in `number`; only a choice counts in `move`, and taking back uncounts.
 */
export function missed(before: TableOut | null, table: TableOut): boolean {
  if (!before || table.log_from === 0) return false;
  return table.number - before.number !== table.move - before.move;
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
