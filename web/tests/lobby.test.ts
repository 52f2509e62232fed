import { gzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import type { ChairOut, GameOut } from "../src/kernel/wire";
import { byTurn, runsOut } from "../src/pages/deadlines";
import { LONGEST, textOf } from "../src/pages/uploading";

const chair = (seat: string, deadline: string | null, mine = false): ChairOut => ({
  seat, name: seat, bot: "", mine, taken: true, kept: "", kept_for_me: false, deadline,
});
const game = (my_turn: boolean, ...chairs: ChairOut[]) => ({ my_turn, chairs }) as unknown as GameOut;

describe("deadlines in the lobby", () => {
  it("are mine where I must decide, though another's is earlier", () => {
    expect(runsOut({ chairs: [chair("a", "2026-01-01T00:00:00Z"), chair("b", "2026-01-02T00:00:00Z", true)] })?.seat).toBe("b");
  });
  it("are the first of the others' where I need not", () => {
    expect(runsOut({ chairs: [chair("a", "2026-01-03T00:00:00Z"), chair("b", "2026-01-02T00:00:00Z"), chair("c", null, true)] })?.seat).toBe("b");
    expect(runsOut({ chairs: [chair("a", null)] })).toBeNull();
  });
  it("order the games: mine first, the most urgent on top", () => {
    const late = game(true, chair("a", "2026-01-01T00:00:00Z"), chair("me", "2026-02-01T00:00:00Z", true));
    const soon = game(true, chair("me", "2026-01-15T00:00:00Z", true));
    const others = game(false, chair("a", "2026-01-01T00:00:00Z"));
    const none = game(true, chair("me", null, true));
    expect([none, others, late, soon].toSorted(byTurn)).toEqual([soon, late, none, others]);
  });
});

describe("a record from a file", () => {
  const code = async (file: Blob) => {
    const found = await textOf(file);
    return "text" in found ? found.text : found.refusal.code;
  };
  it("is its text, packed or not", async () => {
    expect(await code(new Blob(["oldworld-record 1\n"]))).toBe("oldworld-record 1\n");
    expect(await code(new Blob([new Uint8Array(gzipSync("zażółć"))]))).toBe("zażółć");
  });
  it("is refused where it is too long, also once it is unpacked", async () => {
    expect(await code(new Blob(["x".repeat(LONGEST + 1)]))).toBe("too_long");
    expect(await code(new Blob([new Uint8Array(gzipSync("x".repeat(9_000_000)))]))).toBe("too_long");
  });
  it("is refused where it is no text", async () => {
    expect(await code(new Blob([new Uint8Array([0xff, 0xfe, 0x41])]))).toBe("no_text");
    expect(await code(new Blob([new Uint8Array(gzipSync("abc").subarray(0, 12))]))).toBe("no_text");
  });
});
