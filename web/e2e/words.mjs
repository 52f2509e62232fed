// What the Fluent files of a language say, to find in a page what another language says.
import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";

const LOCALE = new URL("../../src/oldworld/locale/", import.meta.url).pathname;
const FILES = ["web", "chaos/table", "chaos/cards"];
const MANY = ".+?";

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** All texts a pattern can make, as a regular expression; what is put into it may be anything. */
function shape(pattern) {
  if (typeof pattern === "string") return literal(pattern);
  const parts = Array.isArray(pattern) ? pattern : [pattern];
  return parts
    .map((part) => {
      if (typeof part === "string") return literal(part);
      if (part.type === "select") return `(?:${part.variants.map((variant) => shape(variant.value)).join("|")})`;
      if (part.type === "str") return literal(part.value);
      return MANY;
    })
    .join("");
}

/** Are there words in it at all, besides what is put into it? */
const says = (source) => /\p{L}{3}/u.test(source.replaceAll(MANY, ""));

/** Every message and attribute of a language: its id, and what it can look like. */
export function messagesOf(language) {
  const found = new Map();
  for (const file of FILES) {
    const resource = new FluentResource(readFileSync(`${LOCALE}${language}/${file}.ftl`, "utf8"));
    for (const { id, value, attributes } of resource.body) {
      if (value !== null) found.set(id, shape(value));
      for (const [name, text] of Object.entries(attributes)) found.set(`${id}.${name}`, shape(text));
    }
  }
  return found;
}

/** What says a text in English that another language says otherwise: the ids of such messages, by text. */
export class Stranger {
  #theirs;
  #ours;
  #ids;

  constructor(language) {
    const ours = messagesOf(language);
    const theirs = [...messagesOf("en")].filter(([id, source]) => says(source) && ours.get(id) !== source);
    const whole = (source) => new RegExp(`^${source}$`, "iu");
    this.#theirs = theirs.map(([id, source]) => [id, whole(source)]);
    this.#ours = [...ours.values()].filter(says).map(whole);
    this.#ids = new Set([...ours.keys()].map((id) => id.split(".")[0]));
  }

  /** What is wrong with a text, "" if nothing is. */
  faultOf(text) {
    if (/\b(undefined|NaN|null)\b|\[object/.test(text)) return "no text";
    if ((text.match(/[\w-]+/g) ?? []).some((word) => word.includes("-") && this.#ids.has(word))) return "an id";
    if (this.#ours.some((source) => source.test(text))) return "";
    return this.#theirs.find(([, source]) => source.test(text))?.[0] ?? "";
  }
}

/** Every piece of text of a page, and every name that only a screen reader says. */
export function textsOf(page) {
  return page.evaluate(() => {
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.add(walker.currentNode.data.replace(/\s+/g, " ").trim());
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], datalist option")) {
      for (const name of ["aria-label", "title", "placeholder", "value"]) found.add(element.getAttribute(name) ?? "");
    }
    found.delete("");
    return [...found];
  });
}
