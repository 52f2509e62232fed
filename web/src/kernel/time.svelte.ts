/** The server's time, second by second: clocks at the table run by it, however wrong the browser's own clock is. */
import { createSubscriber } from "svelte/reactivity";

/** The header tells whole seconds, and answers take a while: less than this is no difference. */
const NOTHING = 2_000;

/** A moment the server names; one without a zone is in universal time. */
export function instant(text: string): number {
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
}

/** How far the server's clock is ahead of this one, by the date it put on an answer. */
export function aheadBy(date: string | null, here: number): number {
  const there = Date.parse(date ?? "");
  if (Number.isNaN(there)) return 0;
  const ahead = there + 500 - here;
  return Math.abs(ahead) < NOTHING ? 0 : ahead;
}

class Time {
  #ahead = 0;
  #tick = createSubscriber((update) => {
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  });

  heard(date: string | null): void {
    this.#ahead = aheadBy(date, Date.now());
  }

  /** Now. Whatever is shown by it is shown anew every second. */
  get now(): number {
    this.#tick();
    return Date.now() + this.#ahead;
  }
}

export const time = new Time();
