/** What the page says, in the language of whoever looks at it. Changing the language changes every sentence at once. */
import { wordsFile } from "./files";
import type { Language, Said } from "./wire";
import { Words, type Arguments } from "./words";

export const LANGUAGES: Language[] = ["en", "pl", "fr"];

class Speech {
  #words = $state.raw(new Words("en", []));
  #language: Language = "en";
  #titles = new Set<string>();
  #loading = 0;

  get language(): Language {
    return this.#words.language as Language;
  }

  get words(): Words {
    return this.#words;
  }

  /** Speak another language. */
  async use(language: Language): Promise<void> {
    this.#language = language;
    await this.#load();
  }

  /** Learn the words of some titles: names and sentences, not their rules. */
  async learn(...titles: string[]): Promise<void> {
    const before = this.#titles.size;
    for (const title of titles) this.#titles.add(title);
    if (this.#titles.size !== before) await this.#load();
  }

  async #load(): Promise<void> {
    const mine = ++this.#loading;
    const language = this.#language;
    const names = ["web", ...[...this.#titles].flatMap((title) => [`${title}/table`, `${title}/cards`])];
    const files = await Promise.all(names.map((name) => wordsFile(language, name)));
    // Whoever asked last is heard, whichever file came first.
    if (mine !== this.#loading) return;
    this.#words = new Words(language, files);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** The text of a message. */
export function t(id: string, args: Arguments = {}): string {
  return speech.words.text(id, args);
}

/** A saying of the server. */
export function say(said: Said): string {
  return speech.words.say(said);
}

/** What a title is called; its own word where nobody has named it. */
export function titleName(title: string): string {
  return speech.words.has(`web-title-${title}`) ? t(`web-title-${title}`) : title;
}

/** The language the browser asks for, English where it asks for none of ours. */
export function wishedLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
