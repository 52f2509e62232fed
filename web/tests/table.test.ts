import { describe, expect, it } from "vitest";

import type { LineOut, TableOut } from "../src/kernel/wire";
import { insist, joined, sameQuestion } from "../src/table/lines";
import { recordWords } from "../src/table/naming";

const line = (move: number): LineOut => ({ move, said: { id: `line-${move}`, args: {}, number: "" }, clause: "" });
const piece = (from: number, to: number, epoch = 0) => ({ epoch, log_from: from, log: Array.from({ length: to - from }, (_, n) => line(from + n)) });
const moves = (lines: LineOut[]): number[] => lines.map(({ move }) => move);

describe("the log", () => {
  it("grows by the piece that comes", () => {
    const found = joined({ from: 0, all: piece(0, 3).log }, 0, piece(3, 5));
    expect([found.from, moves(found.all)]).toEqual([0, [0, 1, 2, 3, 4]]);
  });
  it("loses what was taken back", () => {
    expect(moves(joined({ from: 0, all: piece(0, 6).log }, 0, piece(2, 3)).all)).toEqual([0, 1, 2]);
  });
  it("begins anew where a piece leaves a gap", () => {
    const found = joined({ from: 0, all: piece(0, 2).log }, 0, piece(5, 7));
    expect([found.from, moves(found.all)]).toEqual([5, [5, 6]]);
  });
  it("is taken anew where it is of another epoch, however long it is", () => {
    const here = { from: 0, all: piece(0, 6).log };
    const found = joined(here, 0, piece(2, 6, 1));
    expect([found.from, moves(found.all)]).toEqual([2, [2, 3, 4, 5]]);
    expect(joined(here, 1, piece(4, 8, 1)).all).toHaveLength(8);
    expect(joined({ from: 0, all: [] }, null, piece(0, 3, 2)).all).toHaveLength(3);
  });
});

describe("a question", () => {
  const asks = (prompt: string, texts: string[], seat = "khorne") => ({ seat, decision: { prompt, args: {}, options: texts.map((text) => ({ text })) } }) as unknown as TableOut;
  it("is the same while others act, and another as soon as anything of it has changed", () => {
    expect(sameQuestion(asks("bid", ["1", "2"]), asks("bid", ["1", "2"]))).toBe(true);
    expect(sameQuestion(asks("bid", ["1", "2"]), asks("bid", ["1"]))).toBe(false);
    expect(sameQuestion(asks("bid", ["1", "2"]), asks("take", ["1", "2"]))).toBe(false);
    expect(sameQuestion(asks("bid", ["1"]), asks("bid", ["1"], "nurgle"))).toBe(false);
    expect(sameQuestion(null, asks("bid", ["1"]))).toBe(false);
    expect(sameQuestion({ ...asks("bid", ["1"]), decision: null }, asks("bid", ["1"]))).toBe(false);
  });
  it("is answered again for the table as it is now, as long as it is the same question", async () => {
    const at = (number: number, prompt = "bid") => ({ ...asks(prompt, ["1"]), number }) as TableOut;
    const stale = (table: TableOut) => ({ ok: false, refusal: { code: "stale", table } }) as never;
    const said: number[] = [];
    const chosen = await insist(at(3), async (number) => {
      said.push(number);
      return number < 5 ? stale(at(number + 1)) : { ok: true, value: at(6, "take") };
    });
    expect([said, chosen.ok]).toEqual([[3, 4, 5], true]);
    const other = await insist(at(3), async () => stale(at(4, "take")));
    expect(other.ok).toBe(false);
    let tries = 0;
    await insist(at(3), async () => (tries++, stale(at(4))));
    expect(tries).toBe(8);
  });
});

describe("a question in words", () => {
  const things = [
    { word: "acolyte1", name: "Akolita" },
    { word: "kislev", name: "Kislev" },
    { word: "kislev.left", name: "Kislev, lewe" },
    { word: "badlands", name: "Złe Ziemie" },
    { word: "lord_of_change", name: "Pan Przemian" },
  ];
  it.each([
    ["Kislev", "kislev"],
    ["zle ziemie", "badlands"],
    ["akolita kislev", "acolyte1 kislev"],
    ["Kislev, lewe", "kislev.left"],
    ["pan", "lord_of_change"],
    ["pan przemian złe ziemie", "lord_of_change badlands"],
    ["leper1", "leper1"],
    ["  ", ""],
  ])("%j is %j", (text, words) => {
    expect(recordWords(text, things)).toBe(words);
  });
});
