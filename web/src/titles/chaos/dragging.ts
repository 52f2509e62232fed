/** What may be dragged on the board, and what letting it go somewhere means. The rules are the server's: it is asked. */
import type { DecisionOut } from "../../kernel/wire";
import { CARD, type Place } from "./map/layout";
import { regionOf, regionsOf, targetOf } from "./choosing";
import { facts, kindOf, type ChaosView } from "./view";

type Question = Pick<DecisionOut, "prompt" | "args" | "options">;

/** What a drag would choose. */
export interface Hold {
  /** The option that is picked first, "" where the thing is placed at once. */
  first: string;
  /** What the server is asked about: this word, and a place. */
  asks: string;
  /** The places that are options already, by region; null where each has to be asked about. */
  now: Map<string, string[]> | null;
}

/** The option that stands for a thing: itself, or a figure like it in the same place. */
export function standIn(word: string, options: string[], view: ChaosView): string {
  if (options.includes(word)) return word;
  const kind = kindOf(word);
  if (kind === word) return options.find((option) => kindOf(option) === kind && regionOf(option, view) === "") ?? "";
  const place = regionOf(word, view);
  return options.find((option) => kindOf(option) === kind && targetOf(option, view).kind === "figure" && regionOf(option, view) === place) ?? "";
}

/** A figure of a kind that is in reserve; what is no kind of figure is itself. */
export function oneOf(word: string, view: ChaosView): string {
  const count = facts.figures[word]?.count ?? 1;
  if (count === 1) return word;
  const names = Array.from({ length: count }, (_, n) => `${word}${n + 1}`);
  return names.find((name) => regionOf(name, view) === "") ?? `${word}1`;
}

/** Is this thing what the question wants to know a place for? */
function isPlaced(word: string, question: Question, view: ChaosView): boolean {
  const { figure = "", card = "", token = "" } = question.args;
  if (card) return word === card;
  if (token) return word.split("@")[0] === token;
  if (!figure || kindOf(word) !== kindOf(figure)) return false;
  return regionOf(word, view) === regionOf(figure, view);
}

/** What taking hold of a thing means now; null where it cannot be dragged. */
export function holdOf(word: string, question: Question | null, view: ChaosView): Hold | null {
  if (!question) return null;
  const options = question.options.map((option) => option.text);
  const places = options.filter((option) => ["region", "space"].includes(targetOf(option, view).kind));
  if (places.length > 0 && isPlaced(word, question, view)) {
    const now = new Map<string, string[]>();
    for (const place of places) {
      const [region = ""] = regionsOf(place, view);
      now.set(region, [...(now.get(region) ?? []), place]);
    }
    return { first: "", asks: "", now };
  }
  if (question.prompt !== "action") return null;
  const first = standIn(word, options, view);
  // What cannot be done at all is dragged as well: letting it go says why.
  return { first, asks: first || oneOf(word, view), now: null };
}

/** The spaces of a region, the one nearest to a point of the map first. */
export function nearestSpaces(place: Place, x: number): [string, string] {
  const [left, right] = place.cards.map(([at]) => Math.abs(at + CARD.width / 2 - x));
  const sides: [string, string] = [`${place.id}.left`, `${place.id}.right`];
  return (right ?? 0) < (left ?? 0) ? [sides[1], sides[0]] : sides;
}
