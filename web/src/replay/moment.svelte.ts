/** A moment of a game that was, as a table at which nothing can be chosen. */
import * as api from "../kernel/api";
import { Live, lineOf } from "../kernel/live";
import type { ReplayOut, TableOut } from "../kernel/wire";
import { joined, type Lines } from "../table/lines";
import { AtTable } from "../table/table.svelte";
import { before, upTo, within } from "./timeline";

/** So many moments are kept for whoever goes back and forth. */
const MOST_KEPT = 200;
const SOON = 2_000;
/** Further than any log reaches. */
const FAR = 999_999;

export class AtMoment extends AtTable {
  move = $state(0);
  /** The moment that was asked for last: it may still be on its way. */
  wanted = $state(0);
  /** How many moments there are after the first. */
  moves = $state(0);
  /** The view of every seat, for eyes that see all. */
  views = $state.raw<ReplayOut["views"]>({});
  /** The whole log, also of what is still to come. */
  story = $state.raw<Lines>({ from: 0, all: [] });
  #kept = new Map<number, ReplayOut>();
  #eyes = "";
  #asking = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** How many moments the game had when its whole log was told. */
  #toldOf = -1;
  #ended = false;

  /** The line to a game that goes on. */
  #line: Live | null = null;
  #epoch: number | null = null;
  /** Stands at the end of a game that goes on, and goes on with it. */
  follows = $state(false);

  override begin(): void {
    this.#ended = false;
    void this.#who();
  }

  override end(): void {
    this.#ended = true;
    this.#line?.end();
    this.#line = null;
    clearTimeout(this.#later);
    this.#later = undefined;
  }

  override hurry(): void {
    this.#line?.hurry();
  }

  async #who(): Promise<void> {
    const found = await api.showGame(this.id, this.invitation);
    if (this.#ended) return;
    if (!found.ok) {
      this.gone = found.refusal;
      return;
    }
    this.met(found.value);
    this.#line?.end();
    this.#line = found.value.state === "playing" ? this.#listen() : null;
  }

  /** Hear how the game goes on: of its log nothing is wanted here but that there is more of it. */
  #listen(): Live {
    return new Live(lineOf(this.id, this.invitation), {
      table: (table) => this.#grown(table),
      gathering: () => undefined,
      remarks: () => undefined,
      rematch: () => undefined,
      link: (there) => (this.away = !there),
      gone: (code) => (this.gone = api.refusalOf(code)),
      since: () => ({ lines: FAR, epoch: this.#epoch }),
    });
  }

  #grown(table: Pick<TableOut, "move" | "epoch" | "result">): void {
    const back = this.#epoch !== null && this.#epoch !== table.epoch;
    const last = this.wanted >= this.moves;
    this.#epoch = table.epoch;
    if (back) this.#forget(this.#eyes);
    if (table.result) void this.#who();
    const to = last ? table.move : Math.min(this.wanted, table.move);
    this.follows = last && this.table !== null;
    if (back || table.move !== this.moves) {
      this.moves = table.move;
      if (last || back) this.#kept.clear();
      if (this.table !== null && (last || back)) void this.show(to, this.#eyes);
      else this.#tellLater();
    }
  }

  /** Show a moment through somebody's eyes. While one is on its way only the last wish counts. */
  async show(move: number, eyes: string): Promise<void> {
    if (eyes !== this.#eyes || this.table === null) this.#forget(eyes);
    this.wanted = Math.max(0, move);
    this.follows &&= this.wanted >= this.moves;
    if (this.#asking) return;
    this.#asking = true;
    try {
      let wanted: number;
      do {
        wanted = this.wanted;
        const of = this.#eyes;
        const found = await this.#moment(wanted, of);
        if (this.#ended) return;
        if (of !== this.#eyes) wanted = -1;
        else if (found) this.#stand(found);
      } while (wanted !== this.wanted);
    } finally {
      this.#asking = false;
    }
  }

  #forget(eyes: string): void {
    this.#eyes = eyes;
    this.#kept.clear();
    this.story = { from: 0, all: [] };
  }

  async #moment(move: number, eyes: string): Promise<ReplayOut | null> {
    const kept = this.#kept.get(move);
    if (kept) return { ...kept, moves: this.moves };
    let found = await api.replay(this.id, move, eyes, this.invitation);
    const last = found.ok ? null : found.refusal.said.args["moves"];
    if (!found.ok && found.refusal.code === "no_move" && typeof last === "number") {
      // An address from before something was taken back: the end is the nearest moment there is.
      this.wanted = last;
      found = await api.replay(this.id, last, eyes, this.invitation);
    }
    if (!found.ok) {
      if (found.refusal.code === "no_game") this.gone = found.refusal;
      this.refusal = found.refusal;
      return null;
    }
    if (eyes !== this.#eyes) return null;
    this.refusal = null;
    const { table, moves } = found.value;
    if (found.value.moves !== this.moves) this.#kept.clear();
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(found.value.table.move, found.value);
    if (this.story.all.length === 0) void this.#tell(moves, eyes);
    else if (table.move === moves) this.story = joined(this.story, null, table);
    else if (this.#toldOf !== moves) this.#tellLater();
    return found.value;
  }

  /** The game has gone on while somebody looks at an earlier moment: there is time to tell what happened. */
  #tellLater(): void {
    this.#later ??= setTimeout(() => {
      this.#later = undefined;
      if (!this.#ended && this.#toldOf !== this.moves) void this.#tell(this.moves, this.#eyes);
    }, SOON);
  }

  /** The whole log, from its end backwards: one piece may not hold it all. */
  async #tell(moves: number, eyes: string): Promise<void> {
    this.#toldOf = moves;
    let story: Lines | null = null;
    let at = moves;
    while (!this.#ended) {
      const found = await api.replay(this.id, at, eyes, this.invitation);
      if (!found.ok || eyes !== this.#eyes) return;
      const { log, log_from } = found.value.table;
      const longer: Lines = story ? before(story, found.value.table) : { from: log_from, all: log };
      if (longer === story) break;
      story = longer;
      if (story.from === 0) break;
      at = story.all[0]?.move ?? 0;
    }
    if (!story) return;
    this.story = story;
    this.#read();
  }

  #stand(found: ReplayOut): void {
    this.table = { ...found.table, decision: null };
    this.moves = found.moves;
    this.move = within(found.table.move, found.moves);
    this.views = found.views;
    this.#read();
  }

  /** The log as far as this moment; what it brought is news. */
  #read(): void {
    if (!this.table) return;
    const here: Lines = { from: this.table.log_from, all: this.table.log };
    const { lines, present } = upTo(this.story.all.length > 0 ? this.story : here, this.move);
    this.lines = lines;
    this.seen = present;
  }
}
