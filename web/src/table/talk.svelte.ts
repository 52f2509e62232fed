/** The talk at a table: what was said, what is new, whom one would rather not read. */
import * as api from "../kernel/api";
import { remember, remembered, session } from "../kernel/session.svelte";
import type { MutedOut, Refusal, RemarkOut } from "../kernel/wire";
import { end, merged } from "./remarks";

export class Talking {
  remarks = $state.raw<RemarkOut[]>([]);
  /** Is the talk looked at, instead of the log? */
  open = $state(false);
  /** The number of the first remark that has not been read here. */
  heard = $state(0);
  muted = $state.raw<MutedOut[]>([]);
  reported = $state.raw<ReadonlySet<number>>(new Set());
  refusal = $state.raw<Refusal | null>(null);

  constructor(
    readonly id: string,
    readonly invitation: string,
  ) {
    this.heard = Number(remembered(`heard.${id}`)) || 0;
  }

  /** Somebody else may be looking now. */
  begin(): void {
    this.remarks = [];
    void this.#whom();
  }

  /** Whom one reads nothing of, at whatever table that was said. */
  async #whom(): Promise<void> {
    const found = session.me ? await api.muted() : null;
    this.muted = found?.ok ? found.value : [];
  }

  take(came: RemarkOut[]): void {
    this.remarks = merged(this.remarks, came);
  }

  /** All that is here has been read. */
  read(): void {
    const found = end(this.remarks);
    if (found <= this.heard) return;
    this.heard = found;
    remember(`heard.${this.id}`, String(found));
  }

  /** True when it was said. */
  async say(text: string): Promise<boolean> {
    const found = await api.say(this.id, text, this.invitation);
    this.refusal = found.ok ? null : found.refusal;
    if (found.ok) this.take([found.value]);
    return found.ok;
  }

  async report(number: number): Promise<void> {
    const found = await api.report(this.id, number, this.invitation);
    this.refusal = found.ok ? null : found.refusal;
    if (!found.ok) return;
    this.reported = new Set([...this.reported, number]);
    await this.#reload();
  }

  async mute(person: string, name: string): Promise<void> {
    const found = await api.mute(person);
    this.refusal = found.ok ? null : found.refusal;
    if (!found.ok) return;
    this.muted = [...this.muted.filter((one) => one.person !== person), { person, name }];
    this.remarks = this.remarks.filter((remark) => remark.speaker !== person);
  }

  async hear(person: string): Promise<void> {
    const found = await api.hear(person);
    this.refusal = found.ok ? null : found.refusal;
    if (!found.ok) return;
    this.muted = this.muted.filter((one) => one.person !== person);
    await this.#reload();
  }

  async #reload(): Promise<void> {
    const found = await api.remarks(this.id, this.invitation);
    if (found.ok) this.remarks = found.value;
  }
}
