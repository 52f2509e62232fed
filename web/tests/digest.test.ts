import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Digested } from "../src/table/digest.svelte";

const table = (move: number, line: number, lines: number, unseen: number, epoch = 0) => ({
  move, epoch, result: null, digest: { move: 1, line, lines, unseen },
});

describe("what came since one's last turn", () => {
  let hidden: boolean;
  let told: string[];
  let digest: Digested;
  beforeEach(() => {
    vi.useFakeTimers();
    hidden = false;
    told = [];
    digest = new Digested("g", (id, move, epoch) => told.push(`${id} ${move} ${epoch}`), () => hidden);
    digest.begin();
  });
  afterEach(() => vi.useRealTimers());

  it("is shown to whoever comes to something new, and told as seen a little later, once", () => {
    digest.take(table(9, 20, 5, 3));
    expect([digest.there, digest.open, digest.from, told]).toEqual([true, true, 20, []]);
    digest.take(table(10, 20, 6, 4));
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(["g 10 0"]);
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveLength(1);
  });
  it("is not shown unasked to whoever watches", () => {
    digest.take(table(9, 20, 5, 0));
    expect([digest.there, digest.open]).toEqual([true, false]);
    digest.take(table(10, 20, 6, 1));
    expect(digest.open).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(["g 10 0"]);
    digest.look();
    expect(digest.open).toBe(false);
  });
  it("is not shown unasked to whoever has had no turn yet, for the game has just begun", () => {
    const first = table(10, 5, 3, 3);
    digest.take({ ...first, digest: { ...first.digest, move: 0 } });
    expect([digest.there, digest.open]).toEqual([true, false]);
  });
  it("is shown to whoever looks again after others have acted, and nothing is seen meanwhile", () => {
    digest.take(table(9, 20, 5, 0));
    hidden = true;
    digest.look();
    digest.take(table(10, 20, 6, 1));
    vi.advanceTimersByTime(60_000);
    expect([digest.open, told]).toEqual([false, []]);
    hidden = false;
    digest.look();
    expect(digest.open).toBe(true);
  });
  it("tells at once what was seen when somebody looks away, and knows it afterwards", () => {
    digest.take(table(9, 20, 5, 2));
    hidden = true;
    digest.look();
    expect(told).toEqual(["g 9 0"]);
    digest.open = false;
    hidden = false;
    digest.look();
    expect([digest.open, told.length]).toEqual([false, 1]);
  });
  it("ends with one's own choice, and can be opened again while there is something", () => {
    digest.take(table(9, 20, 5, 2));
    digest.acted(table(10, 25, 0, 0));
    expect(digest.open).toBe(false);
    digest.take(table(10, 25, 0, 0));
    expect(digest.there).toBe(false);
    digest.take(table(12, 25, 3, 3));
    expect([digest.there, digest.open]).toEqual([true, false]);
  });
  it("is nothing for a spectator, and nothing once the game is over", () => {
    digest.take({ ...table(9, 20, 5, 2), digest: null });
    expect([digest.there, digest.open]).toEqual([false, false]);
    digest.take({ ...table(9, 20, 5, 2), result: { reason: { id: "x", args: {}, number: "" }, clause: "", winners: [], ranking: [], points: {} } });
    expect([digest.there, digest.open]).toEqual([false, false]);
  });
});
