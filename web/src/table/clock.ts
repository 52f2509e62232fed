/** Clocks: how much time somebody has left, and how it is said. */
import { instant } from "../kernel/time.svelte";
import type { ChairOut, ClockIn, ClockOut, WaitingOut } from "../kernel/wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So little time is worth a warning. */
const LATE: Record<ClockIn["kind"], number> = { live: MINUTE, slow: 2 * HOUR };

export interface Left {
  seat: string;
  name: string;
  /** Null where a bot stands in. */
  seconds: number | null;
  runs: boolean;
  late: boolean;
}

export const late = (seconds: number, kind: ClockIn["kind"]): boolean => seconds < LATE[kind];

/** The seconds a seat has left now: what it had at the last row, and what has passed since if it must decide. */
export function leftOf(clock: ClockOut, seat: string, runs: boolean, now: number): number {
  const passed = runs ? Math.max(0, now - instant(clock.at)) / 1000 : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - passed);
}

/** Everybody's time at a table: of people, not of bots. */
export function times(clock: ClockOut, chairs: ChairOut[], waiting: WaitingOut[], now: number): Left[] {
  return chairs
    .filter((chair) => chair.name !== "")
    .map(({ seat, name }) => {
      if (!(seat in clock.left)) return { seat, name, seconds: null, runs: false, late: false };
      const runs = waiting.some((one) => one.seat === seat && !one.bot);
      const seconds = leftOf(clock, seat, runs, now);
      return { seat, name, seconds, runs, late: late(seconds, clock.kind) };
    });
}

/** Has a bot taken this seat because its time was up? */
export function stoodIn(clock: ClockOut | null, seat: string | null): boolean {
  return clock !== null && seat !== null && !(seat in clock.left);
}

/** A span of time: figures where seconds matter, else a message with what goes into it. */
export function span(seconds: number, kind: ClockIn["kind"]): string | { id: string; args: Record<string, number> } {
  const whole = Math.floor(seconds);
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor(whole / HOUR), Math.floor(whole / MINUTE)];
  if (kind === "slow" && days > 0) return { id: "web-time-days", args: { days, hours: hours % 24 } };
  if (kind === "slow" && hours > 0) return { id: "web-time-hours", args: { hours, minutes: minutes % 60 } };
  if (kind === "slow" && minutes > 0) return { id: "web-time-minutes", args: { minutes } };
  const two = (of: number) => String(of % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole)}` : `${minutes}:${two(whole)}`;
}

/** The amounts a table can be set up with, and how many seconds one of them is. */
export const AMOUNTS: Record<ClockIn["kind"], { each: number; choices: number[]; usual: number }> = {
  live: { each: MINUTE, choices: [5, 10, 15, 20, 30, 45, 60, 90, 120], usual: 30 },
  slow: { each: DAY, choices: [1, 2, 3, 5, 7, 14], usual: 2 },
};

/** What a clock gives, as it was set up: so many minutes, or days. */
export function given(clock: ClockIn): number {
  return Math.max(1, Math.round(clock.seconds / AMOUNTS[clock.kind].each));
}
