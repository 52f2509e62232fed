/** What travels across the board just now. */
import { motion } from "../../kernel/motion.svelte";
import type { TableOut } from "../../kernel/wire";
import { movesBetween, type Move } from "./moves";
import type { ChaosView } from "./view";

/** A piece takes so long from one place to another, at the normal speed. */
export const TRAVEL = 320;

/** A piece on its way: it waits for the `n` before it. */
export type Journey = Move & { n: number };

class Travel {
  journeys = $state.raw<Journey[]>([]);
  before = $state.raw<ChaosView | null>(null);
  /** Figures and card spaces whose piece has not arrived: it is not drawn there yet. */
  coming = $derived(new Set(this.journeys.filter((one) => "region" in one.to).map((one) => one.word)));
  #last: TableOut | null = null;
  #game = "";

  /** The table is about to be drawn: what moved since the last one travels. */
  take(table: TableOut | null, game: string): void {
    const last = game === this.#game ? this.#last : null;
    [this.#last, this.#game] = [table, game];
    if (last === table) return;
    const seen = last && table && last.seat === table.seat && !document.hidden && motion.time(TRAVEL) > 0;
    this.before = (last?.view ?? null) as ChaosView | null;
    this.journeys = seen ? movesBetween(last.view as unknown as ChaosView, table.view as unknown as ChaosView).map((move, n) => ({ ...move, n })) : [];
  }

  arrived(journey: Journey): void {
    this.journeys = this.journeys.filter((one) => one !== journey);
  }

  /** Nobody looks any more. */
  forget(): void {
    this.take(null, "");
  }
}

export const travel = new Travel();
