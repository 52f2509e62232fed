/** What came since one's last turn: shown unasked to whoever comes back to news, and there for whoever asks. */
import * as api from "../kernel/api";
import type { TableOut } from "../kernel/wire";

/** What is before somebody's eyes is told to the server no more often than this. */
const SOON = 10_000;

type Told = Pick<TableOut, "move" | "epoch" | "digest" | "result">;

export class Digested {
  /** The number in the log of its first line; what comes later belongs to it too. */
  from = $state(0);
  /** Whether there is anything to show. */
  there = $state(false);
  open = $state(false);
  #table: Told | null = null;
  /** Somebody has come, or come back, and has not been shown anything yet. */
  #coming = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the server has been told last that was before somebody's eyes. */
  #told: Told | null = null;
  #leaving = (): void => this.#tell(true);

  constructor(
    readonly id: string,
    readonly saw: (id: string, move: number, epoch: number) => unknown = api.saw,
    readonly hidden: () => boolean = () => document.hidden,
  ) {}

  begin(): void {
    this.end();
    this.#table = this.#told = null;
    this.#coming = true;
    this.open = this.there = false;
    if (typeof addEventListener === "function") addEventListener("pagehide", this.#leaving);
  }

  end(): void {
    if (typeof removeEventListener === "function") removeEventListener("pagehide", this.#leaving);
    this.#tell();
  }

  /** Somebody looks again, or no longer. */
  look(): void {
    if (this.hidden()) {
      this.#tell(true);
      this.#coming = true;
    } else if (this.#table) this.#show(this.#table);
  }

  /** The table has changed. */
  take(table: Told): void {
    this.#table = table;
    if (!table.digest || table.result) {
      this.there = this.open = false;
      return;
    }
    this.from = table.digest.line;
    this.there = table.digest.lines > 0;
    if (!this.there) this.open = false;
    if (!this.hidden()) this.#show(table);
  }

  /** One's own choice begins a new turn: what was before it is read. */
  acted(table: Told): void {
    if (table.digest && table.digest.unseen === 0) this.open = false;
  }

  #show(table: Told): void {
    if (this.#coming && table.digest) {
      this.#coming = false;
      // Whoever has had no turn yet has missed nothing: the game has just begun.
      this.open = this.#unseen(table) > 0 && table.digest.move > 0 && !table.result;
    }
    if (this.#unseen(table) > 0) this.#timer ??= setTimeout(() => this.#tell(), SOON);
  }

  #unseen(table: Told): number {
    const known = this.#told !== null && this.#told.epoch === table.epoch && this.#told.move >= table.move;
    return known ? 0 : (table.digest?.unseen ?? 0);
  }

  /** What was shown till now has been seen. */
  #tell(leaving = false): void {
    const waiting = this.#timer !== undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const table = this.#table;
    if (!waiting || !table?.digest || (this.hidden() && !leaving)) return;
    this.#told = table;
    this.saw(this.id, table.move, table.epoch);
  }
}
