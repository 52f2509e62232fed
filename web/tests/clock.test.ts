import { describe, expect, it } from "vitest";

import { aheadBy, instant } from "../src/kernel/time.svelte";
import type { ChairOut, ClockOut, WaitingOut } from "../src/kernel/wire";
import { given, late, leftOf, span, stoodIn, times } from "../src/table/clock";

const AT = "2024-05-01T12:00:00Z";
const NOON = Date.parse(AT);
const clock: ClockOut = { kind: "live", seconds: 600, left: { khorne: 90, nurgle: 600 }, at: AT, deadline: null };
const chair = (seat: string, name: string, bot = ""): ChairOut => ({ seat, name, bot, mine: false, taken: true, kept: "", kept_for_me: false });
const waits = (seat: string, bot = false): WaitingOut => ({ seat, bot, said: { id: "x", args: {}, number: "" } });

describe("a clock", () => {
  it("runs for those who must decide, and stops at nothing", () => {
    expect(leftOf(clock, "khorne", true, NOON + 40_500)).toBe(49.5);
    expect(leftOf(clock, "khorne", false, NOON + 40_500)).toBe(90);
    expect(leftOf(clock, "khorne", true, NOON + 400_000)).toBe(0);
  });
  it("gives no time for a browser that is behind", () => {
    expect(leftOf(clock, "khorne", true, NOON - 5_000)).toBe(90);
  });
  it("is read for people only, and says for whom a bot stands in", () => {
    const chairs = [chair("khorne", "Marta"), chair("nurgle", "Zofia"), chair("tzeentch", "", "random"), chair("slaanesh", "Jan", "random")];
    const found = times(clock, chairs, [waits("khorne"), waits("slaanesh", true)], NOON + 60_000);
    expect(found.map(({ seat, seconds, runs, late: little }) => [seat, seconds, runs, little])).toEqual([
      ["khorne", 30, true, true],
      ["nurgle", 600, false, false],
      ["slaanesh", null, false, false],
    ]);
  });
  it("knows in whose seat a bot is", () => {
    expect([stoodIn(clock, "khorne"), stoodIn(clock, "slaanesh"), stoodIn(clock, null), stoodIn(null, "slaanesh")]).toEqual([false, true, false, false]);
  });
  it("warns under a minute, or under two hours", () => {
    expect([late(59, "live"), late(60, "live"), late(7199, "slow"), late(7200, "slow")]).toEqual([true, false, true, false]);
  });
  it("says what it was set up with", () => {
    expect([given({ kind: "live", seconds: 1800 }), given({ kind: "slow", seconds: 172_800 })]).toEqual([30, 2]);
  });
});

describe("a span of time", () => {
  it.each([
    [5.9, "live", "0:05"],
    [75, "live", "1:15"],
    [3661, "live", "1:01:01"],
    [42, "slow", "0:42"],
  ] as const)("of %d seconds (%s) is %s", (seconds, kind, text) => {
    expect(span(seconds, kind)).toBe(text);
  });
  it.each([
    [90, { id: "web-time-minutes", args: { minutes: 1 } }],
    [3 * 3600 + 120, { id: "web-time-hours", args: { hours: 3, minutes: 2 } }],
    [50 * 3600, { id: "web-time-days", args: { days: 2, hours: 2 } }],
  ])("of %d slow seconds is said", (seconds, said) => {
    expect(span(seconds, "slow")).toEqual(said);
  });
});

describe("the server's time", () => {
  it("is universal where it names no zone", () => {
    expect(instant("2024-05-01T12:00:00")).toBe(NOON);
    expect(instant("2024-05-01T14:00:00+02:00")).toBe(NOON);
  });
  it("counts where it differs by more than an answer takes", () => {
    const date = "Wed, 01 May 2024 12:00:00 GMT";
    expect([aheadBy(date, NOON + 1_400), aheadBy(date, NOON - 60_000), aheadBy(null, NOON)]).toEqual([0, 60_500, 0]);
  });
});
