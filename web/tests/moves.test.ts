import { describe, expect, it } from "vitest";

import { MOST, movesBetween } from "../src/titles/chaos/moves";
import { diceOf } from "../src/titles/chaos/rolls";
import type { ChaosView } from "../src/titles/chaos/view";

interface Region {
  figures?: string[];
  cards?: [string, string];
  tokens?: Record<string, number>;
  corruption?: Record<string, number>;
}
const NAMES = ["norsca", "kislev", "tilea"];
function board(regions: Record<string, Region>, captured = 0): ChaosView {
  const whole = (name: string) => {
    const { figures = [], cards = ["", ""], tokens = {}, corruption = {} } = regions[name] ?? {};
    return [name, { name, figures: figures.map((figure) => ({ name: figure })), cards, tokens, corruption }];
  };
  return { seat: "khorne", powers: { khorne: { captured } }, regions: Object.fromEntries(NAMES.map(whole)) } as unknown as ChaosView;
}
const said = (before: ChaosView, after: ChaosView) => movesBetween(before, after).map(({ kind, piece, from, to }) => [kind, piece, from, to]);
const none = board({});

describe("what travelled between two views", () => {
  it("is nothing where nothing changed", () => {
    expect(movesBetween(none, none)).toEqual([]);
  });
  it("figures: from the reserve, between regions, back to the reserve", () => {
    const before = board({ norsca: { figures: ["leper1", "horror2"] } });
    const after = board({ kislev: { figures: ["leper1", "bloodsworn1"] } });
    expect(said(before, after)).toEqual([
      ["figure", "leper", { region: "norsca" }, { region: "kislev" }],
      ["figure", "bloodsworn", { power: "khorne" }, { region: "kislev" }],
      ["figure", "horror", { region: "norsca" }, { power: "tzeentch" }],
    ]);
  });
  it("cards: one's own from the hand, others' from their power, and back to whose they are", () => {
    const after = board({ tilea: { cards: ["blood_frenzy", "teleport"] } });
    expect(said(none, after)).toEqual([
      ["card", "blood_frenzy", { hand: true }, { region: "tilea" }],
      ["card", "teleport", { power: "tzeentch" }, { region: "tilea" }],
    ]);
    expect(said(after, none).map(([, piece, , to]) => [piece, to])).toEqual([["blood_frenzy", { power: "khorne" }], ["teleport", { power: "tzeentch" }]]);
  });
  it("tokens: what left one region and came to another moved; the rest came from the supply", () => {
    const before = board({ norsca: { tokens: { skaven: 1 } } });
    const after = board({ kislev: { tokens: { skaven: 1, noble: 1 } } });
    expect(said(before, after)).toEqual([
      ["token", "noble", { supply: true }, { region: "kislev" }],
      ["token", "skaven", { region: "norsca" }, { region: "kislev" }],
    ]);
  });
  it("a captured Peasant goes to its captor", () => {
    const before = board({ norsca: { tokens: { peasant: 1 } } });
    expect(said(before, board({}, 1))).toEqual([["token", "peasant", { region: "norsca" }, { power: "khorne" }]]);
    expect(said(before, board({}))).toEqual([["token", "peasant", { region: "norsca" }, { supply: true }]]);
  });
  it("corruption: once for each power and region, however much", () => {
    const after = board({ norsca: { corruption: { nurgle: 3, khorne: 1 } } });
    expect(said(none, after)).toEqual([
      ["corruption", "corruption", { power: "khorne" }, { region: "norsca" }],
      ["corruption", "corruption", { power: "nurgle" }, { region: "norsca" }],
    ]);
  });
  it("at most three; and where everything is different, nothing", () => {
    const few = board({ norsca: { figures: ["leper1", "leper2", "leper3", "leper4"] } });
    expect(movesBetween(none, few).length).toBe(MOST);
    const many = board({ norsca: { figures: Array.from({ length: 20 }, (_, n) => `leper${n}`) } });
    expect(movesBetween(none, many)).toEqual([]);
  });
});

describe("dice", () => {
  it("after a 6 comes the further die that it brings; 4, 5 and 6 hit", () => {
    expect(diceOf("2 6 6 3 5")).toEqual([
      { value: 2, further: false, hits: false },
      { value: 6, further: false, hits: true },
      { value: 6, further: true, hits: true },
      { value: 3, further: true, hits: false },
      { value: 5, further: false, hits: true },
    ]);
  });
});
