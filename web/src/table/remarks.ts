/** What is said at a table: how remarks come together, and which of them are new to somebody. */
import type { RemarkOut } from "../kernel/wire";

/** What is here with what came, in order. What came again may have changed: it counts. */
export function merged(here: RemarkOut[], came: RemarkOut[]): RemarkOut[] {
  const found = new Map([...here, ...came].map((remark) => [remark.number, remark]));
  return [...found.values()].sort((a, b) => a.number - b.number);
}

/** How many remarks of others nobody has read here, from number `heard` on. */
export function unread(remarks: RemarkOut[], heard: number, me: string | undefined): number {
  return remarks.filter((remark) => remark.number >= heard && !remark.hidden && (me === undefined || remark.speaker !== me)).length;
}

/** The number after the last remark: what has been read ends before it. */
export function end(remarks: RemarkOut[]): number {
  return (remarks.at(-1)?.number ?? -1) + 1;
}
