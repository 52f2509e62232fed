/** From what people type to the record's words. */
import type { Thing } from "./plugin";

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/**
 * The record's words for a text: names of things become their words, a beginning is enough where only one
 * thing begins so; what is no name stays as it is, for the title to refuse.
 */
export function recordWords(text: string, things: Thing[]): string {
  const found: string[] = [];
  let rest = plain(text);
  while (rest) {
    const [word, length] = next(rest, things);
    found.push(word);
    rest = rest.slice(length).trim();
  }
  return found.join(" ");
}

/** The thing a text begins with, and how much of the text names it. */
function next(rest: string, things: Thing[]): [string, number] {
  const whole = things
    .map((thing) => ({ thing, name: plain(thing.name) }))
    .filter(({ name }) => name && (rest === name || rest.startsWith(`${name} `)))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (whole) return [whole.thing.word, whole.name.length];
  const begun = new Set(things.filter((thing) => plain(thing.name).startsWith(rest)).map((thing) => thing.word));
  const [only] = begun;
  if (only !== undefined && begun.size === 1) return [only, rest.length];
  const first = rest.split(" ")[0] ?? rest;
  return [first, first.length];
}
