import { describe, expect, it } from "vitest";

import type { LineOut } from "../src/kernel/wire";
import { changedBy } from "../src/titles/chaos/changes";
import { lastRolls } from "../src/titles/chaos/rolls";

const name = (id: string, number = "", args = {}) => ({ id: `chaos-${id}`, args, number });
const line = (id: string, args: LineOut["said"]["args"]): LineOut => ({ move: 0, clause: "", said: { id: `chaos-event-${id}`, args, number: "" } });

describe("news on the map", () => {
  it("names figures, tokens, corruption and cards by the record's words", () => {
    const space = name("option-space-left", "", { region: name("region-kislev") });
    const news = [
      line("figure_summoned", { power: name("power-nurgle"), figure: name("figure-leper", " 3"), from: name("place-reserve"), to: name("region-tilea") }),
      line("token_moved", { token: name("token-peasant"), from: name("region-tilea"), to: name("region-norsca") }),
      line("corruption_placed", { power: name("power-nurgle"), region: name("region-border_princes"), count: 2 }),
      line("card_played", { power: name("power-nurgle"), card: name("card-influenza"), space }),
      line("power_spent", { power: name("power-nurgle"), points: 1 }),
    ];
    expect(changedBy(news)).toEqual(new Set(["leper3", "peasant@norsca", "nurgle@border_princes", "influenza@kislev"]));
  });
});

describe("dice", () => {
  it("are those of the last battle, as they were rolled", () => {
    const roll = (power: string, value: string) => line("die_rolled", { power: name(`power-${power}`), value });
    const lines = [line("battle_began", { region: name("region-kislev") }), roll("khorne", "1"), line("battle_began", { region: name("region-tilea") }), roll("nurgle", "6 2 5"), roll("slaanesh", "3")];
    const found = lastRolls(lines).map((one) => ({ power: one.power, values: one.dice.map((die) => die.value) }));
    expect(found).toEqual([{ power: "nurgle", values: [6, 2, 5] }, { power: "slaanesh", values: [3] }]);
    expect(new Set(lastRolls(lines).map((one) => one.key)).size).toBe(2);
  });
});
