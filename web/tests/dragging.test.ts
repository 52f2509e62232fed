import { describe, expect, it } from "vitest";

import { holdOf, nearestSpaces, oneOf, standIn } from "../src/titles/chaos/dragging";
import { PLACES } from "../src/titles/chaos/map/layout";
import type { ChaosView } from "../src/titles/chaos/view";

const figures = (...names: string[]) => names.map((name) => ({ name }));
const view = {
  hand: { influenza: 1 },
  powers: {},
  regions: { norsca: { name: "norsca", figures: figures("leper3", "leper4") }, kislev: { name: "kislev", figures: figures("leper1") }, tilea: { name: "tilea", figures: [] } },
} as unknown as ChaosView;
const question = (prompt: string, words: string[], args = {}) => ({ prompt, args, options: words.map((text) => ({ text, said: { id: "", args: {}, number: "" } })) });

describe("what is dragged", () => {
  it("is an option, or stands beside one like it", () => {
    const options = ["leper3", "leper5", "influenza"];
    expect(standIn("leper3", options, view)).toBe("leper3");
    expect(standIn("leper4", options, view)).toBe("leper3");
    expect(standIn("leper", options, view)).toBe("leper5");
    expect(standIn("leper1", options, view)).toBe("");
    expect(standIn("influenza", options, view)).toBe("influenza");
  });
  it("is a figure that is in reserve, where only the kind is named", () => {
    expect(oneOf("leper", view)).toBe("leper2");
    expect(oneOf("bloodthirster", view)).toBe("bloodthirster");
    expect(oneOf("influenza", view)).toBe("influenza");
  });
  it("is picked first where an action is asked for, and the server is asked about the place", () => {
    expect(holdOf("leper4", question("action", ["leper3", "pass"]), view)).toEqual({ first: "leper3", asks: "leper3", now: null });
    expect(holdOf("leper", question("action", ["pass"]), view)).toEqual({ first: "", asks: "leper2", now: null });
  });
  it("goes where the question says, if it is what the question is about", () => {
    const asked = question("summon_where", ["norsca", "tilea"], { figure: "leper2" });
    expect(holdOf("leper", asked, view)?.now).toEqual(new Map([["norsca", ["norsca"]], ["tilea", ["tilea"]]]));
    expect(holdOf("leper3", asked, view)).toBeNull();
    const card = question("card_where", ["tilea.left", "tilea.right"], { card: "influenza" });
    expect(holdOf("influenza", card, view)?.now).toEqual(new Map([["tilea", ["tilea.left", "tilea.right"]]]));
    expect(holdOf("plague_aura", card, view)).toBeNull();
  });
  it("stays where it is when nothing is asked, or something else", () => {
    expect(holdOf("leper3", null, view)).toBeNull();
    expect(holdOf("leper3", question("hit", ["leper3"]), view)).toBeNull();
  });
});

describe("a card over a region", () => {
  it("goes to the nearer space", () => {
    const tilea = PLACES.find(({ id }) => id === "tilea");
    if (!tilea) throw new Error("no Tilea");
    expect(nearestSpaces(tilea, tilea.bbox[0])).toEqual(["tilea.left", "tilea.right"]);
    expect(nearestSpaces(tilea, tilea.bbox[2])).toEqual(["tilea.right", "tilea.left"]);
  });
});
