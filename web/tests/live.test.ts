import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Live, type Line } from "../src/kernel/live";

class FakeLine implements Line {
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  closed = false;
  constructor(readonly url: string) {}
  close(): void {
    this.closed = true;
  }
  say(what: unknown): void {
    this.onmessage?.({ data: JSON.stringify(what) });
  }
  drop(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }
}

describe("the line to a game", () => {
  let lines: FakeLine[];
  let heard: string[];
  let since: number;
  let live: Live;
  const last = (): FakeLine => lines.at(-1) as FakeLine;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    lines = [];
    heard = [];
    since = 0;
    live = new Live(
      ({ lines: from, epoch }) => `?since=${from}${epoch === null ? "" : `&epoch=${epoch}`}`,
      {
        table: (table) => heard.push(`table ${table.number}`),
        gathering: (game) => heard.push(`gathering ${game.id}`),
        remarks: (said) => heard.push(`said ${said.map(({ text }) => text).join()}`),
        link: (there) => heard.push(there ? "there" : "away"),
        gone: (code) => heard.push(`gone ${code}`),
        rematch: (game) => heard.push(`rematch ${game?.id ?? "none"}`),
        since: () => ({ lines: since, epoch: since ? 2 : null }),
      },
      (url) => {
        lines.push(new FakeLine(url));
        return last();
      },
    );
  });
  afterEach(() => {
    live.end();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("tells what the server tells", () => {
    last().say({ gathering: { id: "g" } });
    last().say({ table: { number: 3 } });
    last().say({ remarks: [{ text: "a" }, { text: "b" }] });
    last().say({ rematch: { id: "r" } });
    last().say({ rematch: null });
    last().say({});
    expect(heard).toEqual(["there", "gathering g", "there", "table 3", "there", "said a,b", "there", "rematch r", "there", "rematch none", "there"]);
  });
  it("comes back with the log from where it ends here", () => {
    since = 17;
    last().drop();
    vi.advanceTimersByTime(500);
    expect(lines.map((line) => line.url)).toEqual(["?since=0", "?since=17&epoch=2"]);
  });
  it("waits longer each time, and not longer than a quarter of a minute", () => {
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      const count = lines.length;
      const before = Date.now();
      last().drop();
      while (lines.length === count) vi.advanceTimersByTime(100);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });
  it("begins with a short wait again once it has been heard from", () => {
    last().drop();
    vi.advanceTimersByTime(500);
    last().drop();
    vi.advanceTimersByTime(1000);
    last().say({});
    last().drop();
    vi.advanceTimersByTime(500);
    expect(lines.length).toBe(4);
  });
  it("says nothing of a short loss, and speaks of a long one", () => {
    last().drop();
    vi.advanceTimersByTime(500);
    last().say({});
    expect(heard).toEqual(["there"]);
    last().drop();
    vi.advanceTimersByTime(500);
    last().drop();
    vi.advanceTimersByTime(800);
    expect(heard).toEqual(["there", "away"]);
  });
  it("takes silence for a loss", () => {
    last().say({});
    vi.advanceTimersByTime(60_000);
    expect(lines[0]?.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(lines.length).toBe(2);
  });
  it("does not ask again where it was refused", () => {
    last().drop(4404, "no_game");
    vi.advanceTimersByTime(120_000);
    expect(heard).toEqual(["gone no_game"]);
    expect(lines.length).toBe(1);
  });
  it("says at once that it is offline when the browser says so, and comes back when told to", () => {
    last().say({ table: { number: 3 } });
    live.lost();
    expect(heard).toEqual(["there", "table 3", "away"]);
    expect(last().closed).toBe(true);
    live.hurry();
    expect(lines.length).toBe(2);
    last().say({ table: { number: 4 } });
    expect(heard.slice(3)).toEqual(["there", "table 4"]);
    vi.advanceTimersByTime(50_000);
    expect(lines.length).toBe(2);
  });
  it("hurries when told to, and is quiet when it has ended", () => {
    last().drop();
    live.hurry();
    expect(lines.length).toBe(2);
    live.hurry();
    expect(lines.length).toBe(2);
    live.end();
    last().drop();
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(2);
    expect(last().closed).toBe(true);
  });
});
