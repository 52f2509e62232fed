/** Who is here, and how they like it. */
import * as api from "./api";
import { speech, wishedLanguage } from "./speech.svelte";
import type { Language, Me } from "./wire";

export type Theme = "system" | "dark" | "light";
export const THEMES: Theme[] = ["system", "dark", "light"];

/** What this browser remembers by itself, for people who have not come in yet. */
export function remembered(key: string): string {
  try {
    return localStorage.getItem(`oldworld.${key}`) ?? "";
  } catch {
    return "";
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`oldworld.${key}`, value);
  } catch {
    // A browser that may not keep anything forgets; nothing else is lost.
  }
}

class Session {
  me = $state.raw<Me | null>(null);
  theme = $state<Theme>("system");
  /** What somebody wanted to do before they had a name. */
  #wanted: (() => void) | null = null;
  asking = $state(false);

  /** Find out who this is, and speak their language. */
  async begin(): Promise<void> {
    const theme = remembered("theme") as Theme;
    this.setTheme(THEMES.includes(theme) ? theme : "system");
    const kept = remembered("language");
    const wished = wishedLanguage(kept ? [kept] : navigator.languages);
    const [found] = await Promise.all([api.whoAmI(), speech.use(wished)]);
    if (found.ok && found.value) await this.#here(found.value);
  }

  /** Do this with a name: at once, or as soon as there is one. */
  named(action: () => void): void {
    if (this.me) action();
    else {
      this.#wanted = action;
      this.asking = true;
    }
  }

  /** Nobody gave a name. */
  nevermind(): void {
    this.#wanted = null;
    this.asking = false;
  }

  async comeIn(name: string): Promise<api.Answer<Me>> {
    return this.#entered(await api.comeIn(name, speech.language));
  }

  async signIn(email: string, password: string): Promise<api.Answer<Me>> {
    return this.#entered(await api.signIn(email, password));
  }

  async comeInByLink(token: string): Promise<api.Answer<Me>> {
    return this.#entered(await api.comeInByLink(token));
  }

  async signOut(): Promise<void> {
    const done = await api.signOut();
    if (done.ok) this.me = null;
  }

  /** Speak another language, here and wherever this person comes back. */
  async setLanguage(language: Language): Promise<void> {
    remember("language", language);
    await speech.use(language);
    if (this.me && this.me.language !== language) {
      const found = await api.change({ language });
      if (found.ok) this.me = found.value;
    }
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  /** The other light, whichever there is now. */
  flip(): void {
    const light = this.theme === "light" || (this.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
    this.setTheme(light ? "dark" : "light");
  }

  async #entered(found: api.Answer<Me>): Promise<api.Answer<Me>> {
    if (found.ok) {
      await this.#here(found.value);
      const wanted = this.#wanted;
      this.nevermind();
      wanted?.();
    }
    return found;
  }

  async #here(me: Me): Promise<void> {
    this.me = me;
    remember("language", me.language);
    if (me.language !== speech.language) await speech.use(me.language);
  }
}

export const session = new Session();
