/** What the words of the record point at on the board. */
import { facts, kindOf, TOKENS, type ChaosView } from "./view";

export type Target =
  | { kind: "region"; region: string }
  | { kind: "space"; region: string; side: "left" | "right" }
  | { kind: "figure"; figure: string; region: string }
  | { kind: "token"; region: string; token: string }
  | { kind: "corruption"; region: string; power: string }
  | { kind: "pair"; regions: [string, string] }
  | { kind: "card"; card: string }
  | { kind: "other" };

/** What an option points at; the region of a figure in reserve is "". */
export function targetOf(option: string, view: ChaosView): Target {
  if (option in view.regions) return { kind: "region", region: option };
  const [, region = "", side = ""] = /^(\w+)\.(left|right)$/.exec(option) ?? [];
  if (side === "left" || side === "right") return { kind: "space", region, side };
  const [what = "", where = ""] = option.split("@");
  if (where && TOKENS.includes(what)) return { kind: "token", region: where, token: what };
  if (where) return { kind: "corruption", region: where, power: what };
  const [first = "", second = ""] = option.split("+");
  if (second) return { kind: "pair", regions: [first, second] };
  if (option in facts.cards) return { kind: "card", card: option };
  if (kindOf(option) in facts.figures) return { kind: "figure", figure: option, region: regionOf(option, view) };
  return { kind: "other" };
}

/** The region a figure is in, "" for the reserve. */
export function regionOf(figure: string, view: ChaosView): string {
  return Object.values(view.regions).find((region) => region.figures.some((one) => one.name === figure))?.name ?? "";
}

/** The regions an option points into. */
export function regionsOf(option: string, view: ChaosView): string[] {
  const target = targetOf(option, view);
  if (target.kind === "pair") return target.regions;
  return "region" in target && target.region ? [target.region] : [];
}

/** The options that point into each region. */
export function byRegion(options: string[], view: ChaosView): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const option of options) {
    for (const region of regionsOf(option, view)) found.set(region, [...(found.get(region) ?? []), option]);
  }
  return found;
}

/**
 * A tap on a region: which option is meant?
 *
 * The one that is picked there, so that a second tap confirms; else the first one there. Of pairs the first tap
 * names one region (`first`) and the next the other.
 */
export function meant(region: string, options: string[], picked: string | null, first: string): string {
  const pairs = options.filter((option) => option.includes("+"));
  if (pairs.length > 0) {
    if (picked && pairs.includes(picked)) return picked;
    return pairs.find((pair) => first !== region && pair.split("+").includes(first)) ?? "";
  }
  return picked && options.includes(picked) ? picked : (options[0] ?? "");
}
