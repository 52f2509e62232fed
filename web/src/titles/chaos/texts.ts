/** What pieces are called and what they say. */
import { speech } from "../../kernel/speech.svelte";
import { facts, kindOf } from "./view";

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

export interface Piece {
  name: string;
  facts: string;
  text: string;
  clauses: string[];
}

/** All about a piece, such as `card:teleport`, for whoever points at it. */
export function pieceOf(peek: string, setup: Setup): Piece {
  const [kind = "", word = ""] = peek.split(":");
  const words = speech.words;
  const found: Piece = { name: nameOf(kind, word), facts: "", text: textOf(kind, word, setup), clauses: [] };
  if (kind === "card") {
    const card = facts.cards[word];
    if (card) {
      const args = { power: nameOf("power", card.power), cost: card.cost, copies: card.copies };
      found.facts = words.text(card.magic ? "chaos-facts-card-magic" : "chaos-facts-card", args);
      found.clauses = card.clauses.length > 0 ? card.clauses : ["COW-CARDS"];
    }
  } else if (kind === "oldworld") {
    const card = facts.old_world[word];
    if (card) {
      found.facts = words.text(card.comet ? "chaos-facts-old_world-comet" : "chaos-facts-old_world", { copies: card.copies });
      found.clauses = card.clauses.length > 0 ? card.clauses : ["COW-OLDWORLD"];
    }
  } else if (kind === "figure") {
    found.facts = figureFacts(kindOf(word));
    found.clauses = ["COW-SUMMON"];
  } else if (kind === "upgrade") {
    const clauses = facts.upgrades[word]?.clauses ?? [];
    found.clauses = clauses.length > 0 ? clauses : ["COW-UPGRADE"];
  } else if (kind === "token") found.clauses = ["COW-TOKENS"];
  found.clauses = found.clauses.slice(0, 3);
  return found;
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
