/** The timeline of a game that is looked at again: moments, and the log as far as each of them. */
import { momentAddress } from "../kernel/router";
import type { GameOut, LineOut, TableOut } from "../kernel/wire";
import type { Lines } from "../table/lines";

/** A moment there is. */
export function within(move: number, moves: number): number {
  return Math.max(0, Math.min(Math.trunc(move) || 0, moves));
}

/** Where a key leads on the timeline, or null where it leads nowhere. */
export function moveOf(key: string, move: number, moves: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: move - 1,
    ArrowRight: move + 1,
    PageUp: move - 10,
    PageDown: move + 10,
    Home: 0,
    End: moves,
  };
  const found = steps[key];
  return found === undefined ? null : within(found, moves);
}

/** The end of a log with the piece before it, which was asked for at the moment of its first line. */
export function before(here: Lines, piece: Pick<TableOut, "log" | "log_from">): Lines {
  const missing = piece.log.slice(0, Math.max(0, here.from - piece.log_from));
  // A piece that does not reach as far as the lines that are here would leave a hole.
  if (missing.length === 0 || piece.log_from + missing.length < here.from) return here;
  return { from: piece.log_from, all: [...missing, ...here.all] };
}

/** The log as it was at a moment, and where in it the moment itself begins. */
export function upTo(story: Lines, move: number): { lines: Lines; present: number } {
  const all = story.all.filter((line) => line.move <= move);
  const first = all.findIndex((line) => line.move === move);
  return { lines: { from: story.from, all }, present: story.from + (first < 0 ? all.length : first) };
}

/** How a line of the log stands to the moment. */
export function tense(line: LineOut, move: number): "past" | "present" | "future" {
  return line.move < move ? "past" : line.move === move ? "present" : "future";
}

/** The address of a moment as others can follow it: with the invitation where the game is not open to all. */
export function shared(game: Pick<GameOut, "id" | "kind" | "spectators" | "invitation">, move: number, eyes: string, invitation: string): string {
  const open = game.kind === "open" && game.spectators;
  return momentAddress(game.id, move, eyes, open ? "" : (game.invitation ?? invitation));
}

/** What a seat sees and others do not: the entries of its view that differ from what everybody sees. */
export function secrets(own: Record<string, unknown>, everybodys: Record<string, unknown>): Record<string, unknown> {
  const differs = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(everybodys[key]);
  return Object.fromEntries(Object.entries(own).filter((entry) => entry[0] !== "seat" && differs(entry)));
}

/** Who may have which seat in a game that is played on: one seat is mine, bots have the others. */
export function seated(seats: string[], mine: string, bot: string): Record<string, string> {
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? "me" : bot]));
}
