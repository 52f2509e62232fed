/** How much moves: as the system wishes, unless somebody has said otherwise here. */
import { remember, remembered } from "./session.svelte";

export type Wish = "system" | "normal" | "half" | "off";
export const WISHES: Wish[] = ["system", "normal", "half", "off"];

class Motion {
  wish = $state<Wish>("system");

  /** What was said before, here. */
  begin(): void {
    const kept = remembered("motion") as Wish;
    this.set(WISHES.includes(kept) ? kept : "system");
  }

  set(wish: Wish): void {
    this.wish = wish;
    remember("motion", wish);
    if (wish === "system") delete document.documentElement.dataset.motion;
    else document.documentElement.dataset.motion = wish;
  }

  /** How long something takes that takes so many milliseconds at the normal speed; 0 where nothing moves. */
  time(normal: number): number {
    if (this.wish === "system") return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : normal;
    return { normal, half: 2 * normal, off: 0 }[this.wish];
  }
}

export const motion = new Motion();
