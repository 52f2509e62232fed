/** The line to a game: the table whenever it changes, for as long as somebody looks at it. */
import type { GameOut, RemarkOut, TableOut } from "./wire";

/** As much of a WebSocket as is needed here, so that a test can be one. */
export interface Line {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  close(): void;
}

export interface Listener {
  table(table: TableOut): void;
  gathering(game: GameOut): void;
  /** What was said since, or all of it on a new line. */
  remarks(said: RemarkOut[]): void;
  /** Who plays again, where a game is over; null where nobody does. */
  rematch(game: GameOut | null): void;
  /** Is the line there? */
  link(there: boolean): void;
  /** The server will not talk about this game; no sense in asking again. */
  gone(code: string): void;
  /** How many lines of the log are here already, and of which epoch they are. */
  since(): Since;
}

export interface Since {
  lines: number;
  /** Null where nothing is here yet. */
  epoch: number | null;
}

/** Codes a server closes with for good: it refused. */
const REFUSED = [4403, 4404];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server says something at least every 25 seconds. After this long a silence the line is dead. */
const SILENCE = 60_000;
/** A line lost for less than this is nobody's business. */
const UNNOTICED = 1_200;

export class Live {
  #line: Line | null = null;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    readonly url: (since: Since) => string,
    readonly listener: Listener,
    readonly open: (url: string) => Line = (url) => new WebSocket(url) as unknown as Line,
  ) {
    this.#connect();
  }

  /** Try at once, when the browser says that it is back. */
  hurry(): void {
    if (this.#over || this.#line) return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#again);
    this.#connect();
  }

  /** The browser says that it is offline: there is no line, whatever it looks like, until it is back. */
  lost(): void {
    const line = this.#line;
    if (this.#over || !line) return;
    line.onclose = null;
    line.close();
    this.#lost(0, "offline");
    clearTimeout(this.#notice);
    this.listener.link(false);
  }

  /** Nobody looks any more. */
  end(): void {
    this.#over = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    clearTimeout(this.#notice);
    this.#line?.close();
    this.#line = null;
  }

  #connect(): void {
    const line = this.open(this.url(this.listener.since()));
    this.#line = line;
    this.#listenForSilence(line);
    line.onmessage = ({ data }) => {
      if (line !== this.#line) return;
      this.#wait = FIRST_WAIT;
      clearTimeout(this.#notice);
      this.#notice = undefined;
      this.listener.link(true);
      this.#listenForSilence(line);
      this.#tell(String(data));
    };
    line.onclose = ({ code, reason }) => {
      if (line !== this.#line) return;
      this.#lost(code, reason);
    };
  }

  #tell(text: string): void {
    const found = JSON.parse(text) as { table?: TableOut; gathering?: GameOut; remarks?: RemarkOut[]; rematch?: GameOut | null };
    if (found.table) this.listener.table(found.table);
    if (found.gathering) this.listener.gathering(found.gathering);
    if (found.remarks) this.listener.remarks(found.remarks);
    if (found.rematch !== undefined) this.listener.rematch(found.rematch);
  }

  #lost(code: number, reason: string): void {
    this.#line = null;
    clearTimeout(this.#silence);
    if (this.#over) return;
    if (REFUSED.includes(code)) {
      this.#over = true;
      clearTimeout(this.#notice);
      this.listener.gone(reason);
      return;
    }
    this.#notice ??= setTimeout(() => this.listener.link(false), UNNOTICED);
    // A little chance in the waiting, so that not everybody comes back at once after a restart.
    this.#again = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #listenForSilence(line: Line): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (line !== this.#line) return;
      line.onclose = null;
      line.close();
      this.#lost(0, "silence");
    }, SILENCE);
  }
}

/** Where the server tells about a game. */
export function lineOf(id: string, invitation: string): (since: Since) => string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return ({ lines, epoch }) => {
    const query = new URLSearchParams({ since: String(lines) });
    if (epoch !== null) query.set("epoch", String(epoch));
    if (invitation) query.set("invitation", invitation);
    return `${scheme}://${location.host}/api/games/${encodeURIComponent(id)}/socket?${query}`;
  };
}
