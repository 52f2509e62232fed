import { describe, expect, it } from "vitest";

import type { LineOut } from "../src/kernel/wire";
import { before, moveOf, seated, secrets, shared, tense, upTo, within } from "../src/replay/timeline";

const line = (move: number): LineOut => ({ move, said: { id: `line-${move}`, args: {}, number: "" }, clause: "" });
const lines = (...moves: number[]): LineOut[] => moves.map(line);

describe("the link to a moment", () => {
  const game = { id: "g", kind: "open", spectators: true, invitation: "i" } as const;
  it("needs no invitation where everybody may watch", () => {
    expect(shared(game, 7, "all", "")).toBe("/games/g/replay?move=7&eyes=all");
  });
  it("has the invitation elsewhere, of whoever sits there or came by one", () => {
    expect(shared({ ...game, spectators: false }, 7, "", "")).toBe("/games/g/replay?move=7&invitation=i");
    expect(shared({ ...game, kind: "private", invitation: null }, 0, "", "mine")).toBe("/games/g/replay?move=0&invitation=mine");
  });
});

describe("the timeline", () => {
  it("has no moments outside the game", () => {
    expect([within(-3, 9), within(4, 9), within(12, 9), within(Number.NaN, 9), within(2.7, 9)]).toEqual([0, 4, 9, 0, 2]);
  });
  it.each([
    ["ArrowLeft", 4],
    ["ArrowRight", 6],
    ["Home", 0],
    ["End", 9],
    ["PageUp", 0],
    ["PageDown", 9],
    ["x", null],
  ])("%s leads to %s", (key, to) => {
    expect(moveOf(key, 5, 9)).toBe(to);
  });
  it("stays at its ends", () => {
    expect([moveOf("ArrowLeft", 0, 9), moveOf("ArrowRight", 9, 9)]).toEqual([0, 9]);
  });
});

describe("the story", () => {
  it("grows backwards, piece by piece", () => {
    const end = { from: 4, all: lines(3, 3, 4) };
    const whole = before(end, { log_from: 0, log: lines(0, 1, 1, 2, 3, 3) });
    expect([whole.from, whole.all.map(({ move }) => move)]).toEqual([0, [0, 1, 1, 2, 3, 3, 4]]);
  });
  it("does not grow by what is here already, nor across a hole", () => {
    const end = { from: 4, all: lines(3, 4) };
    expect(before(end, { log_from: 4, log: lines(3) })).toBe(end);
    expect(before(end, { log_from: 0, log: lines(0, 1) })).toBe(end);
  });
  it("is read up to the moment, and what the moment brought is news", () => {
    const story = { from: 10, all: lines(1, 2, 2, 5, 6) };
    const at = (move: number) => {
      const { lines: found, present } = upTo(story, move);
      return [found.from, found.all.length, present];
    };
    expect([at(2), at(3), at(6), at(0)]).toEqual([[10, 3, 11], [10, 3, 13], [10, 5, 14], [10, 0, 10]]);
  });
  it("knows past, present and future", () => {
    expect(lines(1, 2, 3).map((one) => tense(one, 2))).toEqual(["past", "present", "future"]);
  });
});

describe("all-seeing eyes", () => {
  it("look at what differs from what everybody sees", () => {
    expect(secrets({ seat: "a", hand: { x: 1 }, round: 2 }, { seat: "", hand: null, round: 2 })).toEqual({ hand: { x: 1 } });
  });
});

describe("playing on", () => {
  it("gives me one seat and bots the others", () => {
    expect(seated(["a", "b", "c"], "b", "random")).toEqual({ a: "random", b: "me", c: "random" });
  });
});
