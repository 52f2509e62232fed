/** The table somebody sits at or looks at: what the server told, what is picked, what was refused. */
import * as api from "../kernel/api";
import { Live, lineOf } from "../kernel/live";
import type { GameOut, LineOut, OptionOut, Refusal, TableOut, WhyOut } from "../kernel/wire";
import { Digested } from "./digest.svelte";
import { insist, joined, sameQuestion, type Lines } from "./lines";
import { Talking } from "./talk.svelte";

export class AtTable {
  game = $state.raw<GameOut | null>(null);
  table = $state.raw<TableOut | null>(null);
  /** Why there is nothing to see here. */
  gone = $state.raw<Refusal | null>(null);
  away = $state(false);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** The option somebody has their finger on: the next tap confirms it. */
  picked = $state<string | null>(null);
  /** What is to be chosen right after what is picked: somebody drew a figure onto a region. */
  #after = $state.raw({ picked: "", next: "" });
  /** The log as far as it is here. */
  lines = $state.raw<Lines>({ from: 0, all: [] });
  /** What stood in the log when this seat last acted: all after it is news. */
  seen = $state(0);

  /** Who plays again, once the game is over. */
  rematch = $state.raw<GameOut | null>(null);

  /** What is said here. */
  readonly talk: Talking;
  /** What came since this seat's last turn. */
  readonly digest: Digested;

  #live: Live | null = null;

  constructor(
    readonly id: string,
    readonly invitation: string,
  ) {
    this.talk = new Talking(id, invitation);
    this.digest = new Digested(id);
  }

  /** Look, and go on looking. */
  begin(): void {
    this.end();
    this.table = null;
    this.lines = { from: 0, all: [] };
    this.rematch = null;
    this.talk.begin();
    this.digest.begin();
    void this.meet();
    this.#live = new Live(lineOf(this.id, this.invitation), {
      table: (table) => this.#take(table),
      gathering: (game) => this.met(game),
      remarks: (said) => this.talk.take(said),
      rematch: (game) => (this.rematch = game),
      link: (there) => (this.away = !there),
      gone: (code) => (this.gone = api.refusalOf(code)),
      since: () => ({ lines: this.lines.from + this.lines.all.length, epoch: this.table?.epoch ?? null }),
    });
  }

  end(): void {
    this.#live?.end();
    this.#live = null;
    this.digest.end();
  }

  /** The browser is back, or somebody looks at the page again. */
  hurry(): void {
    this.#live?.hurry();
    this.digest.look();
  }

  lost(): void {
    this.#live?.lost();
  }

  /** Who sits here. */
  met(game: GameOut): void {
    this.game = game;
  }

  async meet(): Promise<void> {
    const found = await api.showGame(this.id, this.invitation);
    if (found.ok) this.met(found.value);
    else if (found.refusal.code === "no_game") this.gone = found.refusal;
  }

  /** How much of the log is here. */
  get #had(): api.Had {
    return { since: this.lines.from + this.lines.all.length, epoch: this.table?.epoch ?? null };
  }

  get seat(): string | null {
    return this.table?.seat ?? null;
  }

  /** Is there anybody to talk to? */
  get talks(): boolean {
    return this.game !== null && this.game.kind !== "solo";
  }

  get options(): OptionOut[] {
    return this.table?.decision?.options ?? [];
  }

  /** The log's new lines. */
  get news(): LineOut[] {
    return this.lines.all.slice(Math.max(0, this.seen - this.lines.from));
  }

  option(text: string): OptionOut | undefined {
    return this.options.find((option) => option.text === text);
  }

  /** First tap: pick. Second tap on the same: choose. */
  tap(text: string): void {
    if (!this.option(text)) return;
    if (this.picked === text) void this.choose(text);
    else {
      this.#after = { picked: "", next: "" };
      this.picked = text;
      this.refusal = null;
    }
  }

  /** What is to be chosen right after what is picked, "" for nothing. */
  get next(): string {
    return this.picked === this.#after.picked ? this.#after.next : "";
  }

  /** Pick two things at once: an option, and what will be asked for then. One confirmation is for both. */
  plan(text: string, next: string): void {
    if (!this.option(text)) return;
    this.#after = { picked: text, next };
    this.picked = text;
    this.refusal = null;
  }

  async choose(text: string): Promise<void> {
    if (!this.table || this.busy) return;
    const next = text === this.picked ? this.next : "";
    this.#answered(await this.#while(insist(this.table, (number) => api.choose(this.id, this.#had, number, text))));
    this.#after = { picked: "", next: "" };
    // Only what is asked for indeed is chosen; otherwise the table shows what is asked instead.
    if (next && !this.refusal && this.option(next)) await this.choose(next);
  }

  /** Is it allowed, and if not, why not? Null where nobody could be asked. */
  async whyNot(text: string): Promise<WhyOut | null> {
    const found = await api.why(this.id, text);
    return found.ok ? found.value : null;
  }

  /** Somebody reached for what cannot be had: the reason stands beside the question. */
  async ask(text: string): Promise<void> {
    const number = this.table?.number;
    if (!this.table?.decision) return;
    const found = await this.whyNot(text);
    if (!found?.said || this.table?.number !== number) return;
    this.picked = null;
    this.refusal = { code: "illegal", said: found.said, clause: found.clause, table: null };
  }

  async takeBack(what: "choice" | "turn" | "by_consent"): Promise<void> {
    if (!this.table || this.busy) return;
    this.#answered(await this.#while(api.takeBack(this.id, this.#had, this.table.number, what)));
  }

  /** May somebody take back what this seat has seen? */
  async consent(agree: boolean): Promise<void> {
    if (!this.table || this.busy) return;
    this.#answered(await this.#while(api.consent(this.id, this.#had, this.table.number, agree)));
  }

  /** Take the seat again in which a bot stands. */
  async comeBack(): Promise<void> {
    if (this.busy) return;
    this.#answered(await this.#while(api.comeBack(this.id, this.#had)));
  }

  async #while<T>(asked: Promise<T>): Promise<T> {
    this.busy = true;
    try {
      return await asked;
    } finally {
      this.busy = false;
    }
  }

  #answered(found: api.Answer<TableOut>): void {
    if (found.ok) {
      this.digest.acted(found.value);
      // What this seat did itself is no news to it.
      this.seen = found.value.log_from + found.value.log.length;
      this.refusal = null;
      this.picked = null;
      this.#take(found.value);
    } else {
      this.refusal = found.refusal;
      if (found.refusal.table) this.#take(found.refusal.table);
    }
  }

  #take(table: TableOut): void {
    const before = this.table;
    // The answer to a choice and the news of it race each other; the older one says nothing new.
    if (before && before.seat === table.seat && table.number < before.number) return;
    if (before === null) this.seen = table.log_from + table.log.length;
    // Whoever only looks never acts: to them news is what came last.
    else if (table.seat === null) this.seen = this.lines.from + this.lines.all.length;
    this.lines = joined(this.lines, before?.epoch ?? null, table);
    this.seen = Math.min(this.seen, this.lines.from + this.lines.all.length);
    this.table = table;
    // What was picked stays picked while the same is asked, whoever else has acted meanwhile.
    if (!sameQuestion(before, table)) this.picked = null;
    if (this.game?.state !== (table.result ? "over" : "playing")) void this.meet();
    this.digest.take(table);
  }
}
