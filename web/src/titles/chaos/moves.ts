/** What travelled between two views of the board, from where to where: no page is needed to say it. */
import { regionOf } from "./choosing";
import { facts, kindOf, POWERS, TOKENS, type ChaosView, type Power } from "./view";

/** Where something was or is: in a region, with a power, in one's own hand, or in the supply beside the board. */
export type Spot = { region: string } | { power: Power } | { hand: true } | { supply: true };

export interface Move {
  /** What it is, and which: `leper3`, `kislev.left`, `peasant@tilea`, `nurgle@tilea`. */
  kind: "figure" | "card" | "token" | "corruption";
  word: string;
  /** Whose it is, "" for the Old World's. */
  owner: Power | "";
  /** What is drawn: the kind of figure, the card, the token. */
  piece: string;
  from: Spot;
  to: Spot;
}

/** So many travel, one after the other; the rest jumps. */
export const MOST = 3;
/** More than this is no move but a leap from one moment to another: all of it jumps. */
const LEAP = 14;

/** All that travels, in the order in which it is shown; what jumps is left out. */
export function movesBetween(before: ChaosView, after: ChaosView): Move[] {
  const found = [...cards(before, after), ...figures(before, after), ...tokens(before, after), ...corruption(before, after)];
  return found.length > LEAP ? [] : found.slice(0, MOST);
}

function cards(before: ChaosView, after: ChaosView): Move[] {
  const found: Move[] = [];
  for (const region of Object.values(after.regions)) {
    for (const [n, side] of (["left", "right"] as const).entries()) {
      const [was, is] = [before.regions[region.name]?.cards[n] ?? "", region.cards[n] ?? ""];
      if (was === is) continue;
      const there = { region: region.name };
      const word = `${region.name}.${side}`;
      const move = (piece: string, from: Spot, to: Spot) => found.push({ kind: "card", word, owner: ownerOf(piece), piece, from, to });
      if (is) move(is, ownerOf(is) === after.seat ? { hand: true } : kept(ownerOf(is)), there);
      else move(was, there, kept(ownerOf(was)));
    }
  }
  return found;
}

const ownerOf = (card: string): Power | "" => facts.cards[card]?.power ?? "";
const kept = (power: Power | ""): Spot => (power ? { power } : { supply: true });

function figures(before: ChaosView, after: ChaosView): Move[] {
  const there = (view: ChaosView) => Object.values(view.regions).flatMap((region) => region.figures.map((figure) => figure.name));
  const found: Move[] = [];
  for (const word of new Set([...there(after), ...there(before)])) {
    const [was, is] = [regionOf(word, before), regionOf(word, after)];
    const piece = kindOf(word);
    const owner = facts.figures[piece]?.power ?? "";
    if (was === is) continue;
    found.push({ kind: "figure", word, owner, piece, from: was ? { region: was } : kept(owner), to: is ? { region: is } : kept(owner) });
  }
  return found;
}

/** What left one region and came to another has moved; the rest came from the supply or went there, or to its captor. */
function tokens(before: ChaosView, after: ChaosView): Move[] {
  const captor = POWERS.find((power) => (after.powers[power]?.captured ?? 0) > (before.powers[power]?.captured ?? 0));
  return TOKENS.flatMap((piece) => {
    const gone: string[] = [];
    const come: string[] = [];
    for (const region of Object.keys(after.regions)) {
      const difference = (after.regions[region]?.tokens[piece] ?? 0) - (before.regions[region]?.tokens[piece] ?? 0);
      (difference > 0 ? come : gone).push(...Array<string>(Math.abs(difference)).fill(region));
    }
    const away: Spot = piece === "peasant" && captor ? { power: captor } : { supply: true };
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, n): Move => {
      const [from, to] = [gone[n], come[n]];
      const word = `${piece}@${to ?? from}`;
      return { kind: "token", word, owner: "", piece, from: from ? { region: from } : { supply: true }, to: to ? { region: to } : away };
    });
  });
}

function corruption(before: ChaosView, after: ChaosView): Move[] {
  const found: Move[] = [];
  for (const region of Object.values(after.regions)) {
    for (const power of POWERS) {
      const difference = (region.corruption[power] ?? 0) - (before.regions[region.name]?.corruption[power] ?? 0);
      if (difference === 0) continue;
      const [here, away]: Spot[] = [{ region: region.name }, { power }];
      const way = difference > 0 ? { from: away, to: here } : { from: here, to: away };
      found.push({ kind: "corruption", word: `${power}@${region.name}`, owner: power, piece: "corruption", ...way } as Move);
    }
  }
  return found;
}
