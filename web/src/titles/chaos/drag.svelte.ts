/** What somebody drags across the board just now, and where it may be let go. */
import type { AtTable } from "../../table/table.svelte";
import { holdOf, nearestSpaces, type Hold } from "./dragging";
import { PLACES } from "./map/layout";
import { facts, viewOf } from "./view";

class Drag {
  /** The word of what is dragged, "" for nothing. */
  word = $state("");
  /** The region it is over. */
  over = $state("");
  x = $state(0);
  y = $state(0);
  /** Which regions take it; those that are not here yet are being asked about. */
  takes = $state.raw<ReadonlyMap<string, boolean>>(new Map());
  #hold: Hold | null = null;

  /** Can this thing be dragged now? */
  can(word: string, at: AtTable): boolean {
    return holdOf(word, at.table?.decision ?? null, viewOf(at)) !== null;
  }

  begin(word: string, at: AtTable): void {
    const view = viewOf(at);
    this.#hold = holdOf(word, at.table?.decision ?? null, view);
    if (!this.#hold) return;
    this.word = word;
    this.over = "";
    const { now, asks } = this.#hold;
    if (now) {
      this.takes = new Map(PLACES.map(({ id }) => [id, now.has(id)]));
      return;
    }
    this.takes = new Map();
    if (!this.#hold.first) this.takes = new Map(PLACES.map(({ id }) => [id, false]));
    else for (const { id } of PLACES) void this.#find(id, asks, at);
  }

  async #find(region: string, asks: string, at: AtTable): Promise<void> {
    const hold = this.#hold;
    const found = await at.whyNot(`${asks} ${region}`);
    if (found && this.#hold === hold) this.takes = new Map([...this.takes, [region, found.said === null]]);
  }

  end(): void {
    this.word = "";
    this.over = "";
    this.#hold = null;
    this.takes = new Map();
  }

  /** Let it go over a region, at this point of the map: pick what that means, or say why it means nothing. */
  async drop(region: string, x: number, at: AtTable): Promise<void> {
    const hold = this.#hold;
    const place = PLACES.find(({ id }) => id === region);
    this.end();
    if (!hold || !place) return;
    const isCard = (hold.first || hold.asks) in facts.cards;
    const spaces = nearestSpaces(place, x);
    if (hold.now) {
      const options = hold.now.get(region) ?? [];
      const [option = ""] = options.length > 1 ? spaces.filter((space) => options.includes(space)) : options;
      if (option) at.picked = option;
      else await at.ask(at.table?.decision?.prompt === "card_where" ? spaces[0] : region);
      return;
    }
    if (!hold.first) return at.ask(`${hold.asks} ${region}`);
    const number = at.table?.number;
    for (const target of isCard ? spaces : [region]) {
      const found = await at.whyNot(`${hold.first} ${target}`);
      if (found?.said === null && at.table?.number === number) return at.plan(hold.first, target);
    }
    await at.ask(`${hold.first} ${isCard ? spaces[0] : region}`);
  }
}

export const drag = new Drag();
