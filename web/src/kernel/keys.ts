/** The keyboard at the table: digits choose an option, whatever the number of options. */

/** Digits typed so soon after one another are one number. */
const SOON = 900;

export class Digits {
  #typed = "";
  #at = 0;

  /**
   * A digit is typed, and there are so many options: which one is meant (from 0), or -1?
   *
   * With 14 options, 1 means the first at once; a 2 right after it means the twelfth.
   */
  press(digit: string, count: number, now: number): number {
    const joined = now - this.#at < SOON ? this.#typed + digit : digit;
    this.#at = now;
    for (const typed of [joined, digit]) {
      const number = Number(typed);
      if (number >= 1 && number <= count) {
        this.#typed = typed;
        return number - 1;
      }
    }
    this.#typed = "";
    return -1;
  }
}

/** Is this key meant for something else: a text being written, a button that has the focus, a browser's shortcut? */
export function elsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  if (!target) return false;
  if (target.closest("input, textarea, select, [contenteditable], dialog")) return true;
  // Enter and Space press the button they are on; the table must not press another with them.
  return (event.key === "Enter" || event.key === " ") && target.closest("button, a, summary, [role='button']") !== null;
}
