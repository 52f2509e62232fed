/** What pieces are called and what they say. */
import { speech } from "../../kernel/speech.svelte";
import { facts } from "./view";

export type Setup = Record<string, string>;

/** The name of a piece: `region`, `card`, `token`, `figure`, `upgrade`, `oldworld`, `power`, `class`. */
export function nameOf(kind: string, word: string, attribute = ""): string {
  return speech.words.text(`chaos-${kind}-${word}`, {}, attribute);
}

/** What a piece does, as the set-up of this game reads it. */
export function textOf(kind: string, word: string, setup: Setup): string {
  const words = speech.words;
  const id = `chaos-${kind}-${word}`;
  for (const [option, value] of Object.entries(setup)) {
    if (words.has(id, `text_${option}_${value}`)) return words.text(id, {}, `text_${option}_${value}`);
  }
  return ["text", "lasting"].filter((part) => words.has(id, part)).map((part) => words.text(id, {}, part)).join(" ");
}

/** What a card on the Old World track goes on doing; what it did at once is over. */
export function lastingOf(card: string): string {
  const id = `chaos-oldworld-${card}`;
  return speech.words.text(id, {}, speech.words.has(id, "lasting") ? "lasting" : "text");
}

/** What stands on the map, where room is dear: a name without its article. */
export function shortName(region: string): string {
  return nameOf("region", region).replace(/^(The |Les |La |Le |L['’])/, "");
}

/** The numbers of a kind of figure. */
export function figureFacts(kind: string): string {
  const figure = facts.figures[kind];
  if (!figure) return "";
  return speech.words.text("chaos-facts-figure", {
    power: nameOf("power", figure.power),
    class: nameOf("class", figure.class),
    count: figure.count,
    cost: figure.cost,
    attack: figure.attack,
    defence: figure.defence,
  });
}
