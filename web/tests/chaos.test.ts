import { describe, expect, it } from "vitest";

import { byRegion, meant, targetOf } from "../src/titles/chaos/choosing";
import { lines, PLACES, placeFigures, ringOf } from "../src/titles/chaos/map/layout";
import { facts, type ChaosView, type FigureView, type RegionView } from "../src/titles/chaos/view";

const figure = (name: string, kind: string, owner: FigureView["owner"], number: number): FigureView => ({
  name, kind, owner, controller: owner, number, downed: false, kept: 0, shielded: false, space: "",
});
const region = (name: string, figures: FigureView[] = []): RegionView => ({
  name, figures, cards: ["", ""], conquest: 1, resistance: 1, value: 1, corruption: { nurgle: 2, khorne: 1 }, domination: {},
  face_up: false, magic: 0, populous: false, ruined: 0, tokens: { warpstone: 1 },
});
const view = {
  regions: { norsca: region("norsca", [figure("leper3", "leper", "nurgle", 9)]), kislev: region("kislev"), tilea: region("tilea") },
  powers: {},
} as unknown as ChaosView;

describe("what an option points at", () => {
  it.each([
    ["norsca", { kind: "region", region: "norsca" }],
    ["kislev.left", { kind: "space", region: "kislev", side: "left" }],
    ["leper3", { kind: "figure", figure: "leper3", region: "norsca" }],
    ["lord_of_change", { kind: "figure", figure: "lord_of_change", region: "" }],
    ["peasant@tilea", { kind: "token", region: "tilea", token: "peasant" }],
    ["khorne@tilea", { kind: "corruption", region: "tilea", power: "khorne" }],
    ["norsca+kislev", { kind: "pair", regions: ["norsca", "kislev"] }],
    ["teleport", { kind: "card", card: "teleport" }],
    ["pass", { kind: "other" }],
    ["up_horror", { kind: "other" }],
  ])("%s", (option, target) => {
    expect(targetOf(option, view)).toEqual(target);
  });
  it("gathers the options of every region", () => {
    expect(byRegion(["leper3", "norsca", "pass", "norsca+kislev"], view)).toEqual(
      new Map([["norsca", ["leper3", "norsca", "norsca+kislev"]], ["kislev", ["norsca+kislev"]]]),
    );
  });
});

describe("a tap on a region", () => {
  it("picks what is there, and the second tap means the same", () => {
    expect(meant("kislev", ["kislev.left", "kislev.right"], null, "")).toBe("kislev.left");
    expect(meant("kislev", ["kislev.left", "kislev.right"], "kislev.right", "")).toBe("kislev.right");
  });
  it("names one region of a pair, then the other", () => {
    const pairs = ["norsca+kislev", "kislev+tilea"];
    expect(meant("kislev", pairs, null, "")).toBe("");
    expect(meant("kislev", pairs, null, "tilea")).toBe("kislev+tilea");
    expect(meant("kislev", pairs, "norsca+kislev", "norsca")).toBe("norsca+kislev");
  });
});

describe("the map", () => {
  it("has the nine regions of the board", () => {
    expect(PLACES.map((place) => place.id)).toEqual(Object.keys(facts.ruination["1"]?.values ?? {}));
  });
  it("fills the ring in power order, warpstone last", () => {
    expect(ringOf(region("norsca")).slice(0, 5)).toEqual(["khorne", "nurgle", "nurgle", "warp", ""]);
    expect(ringOf(region("norsca")).length).toBe(12);
  });
  it("keeps every figure in the box of its region, however many there are", () => {
    for (const place of PLACES) {
      const crowd = Object.entries(facts.figures).flatMap(([kind, { power, count }], k) =>
        Array.from({ length: count }, (_, n) => figure(`${kind}${n}`, kind, power, k * 8 + n)),
      );
      const [left, , width] = place.figures;
      for (const { x } of placeFigures(region(place.id, crowd), place)) {
        expect(x).toBeGreaterThan(left - 1);
        expect(x).toBeLessThan(left + width + 1);
      }
    }
  });
  it("cuts long names in two", () => {
    expect(lines("Principautés Frontalières", 13)).toEqual(["Principautés", "Frontalières"]);
    expect(lines("Kislev", 13)).toEqual(["Kislev"]);
  });
});
