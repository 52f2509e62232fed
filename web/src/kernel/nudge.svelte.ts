/** Telling whoever has a table open but looks elsewhere: by the browser's own notifications, where they wish for it. */
import { remember, remembered } from "./session.svelte";

class Nudge {
  /** Does this browser know how at all? */
  readonly can = typeof Notification !== "undefined";
  on = $state(remembered("nudge") === "yes" && typeof Notification !== "undefined" && Notification.permission === "granted");
  /** The browser said no, and only its own settings can change that. */
  denied = $state(typeof Notification !== "undefined" && Notification.permission === "denied");

  /** Ask the browser, or ask it no more. */
  async set(on: boolean): Promise<void> {
    if (on && Notification.permission !== "granted") await Notification.requestPermission();
    this.denied = Notification.permission === "denied";
    this.on = on && Notification.permission === "granted";
    remember("nudge", this.on ? "yes" : "no");
  }

  /** Say it to whoever does not look; to try it, to whoever does. */
  tell(title: string, body: string, tag: string, evenHere = false): void {
    if (!this.on || (!evenHere && document.visibilityState === "visible" && document.hasFocus())) return;
    try {
      const shown = new Notification(title, { body, tag });
      shown.onclick = () => {
        focus();
        shown.close();
      };
    } catch {
      this.on = false; // Some phones let only installed pages notify.
    }
  }
}

export const nudge = new Nudge();
