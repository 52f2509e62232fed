/** The dice of the last battle, as they were rolled. */
import type { LineOut } from "../../kernel/wire";

/** A die, and whether it is the further die of the 6 before it. */
export interface Die {
  value: number;
  further: boolean;
  hits: boolean;
}

export interface Roll {
  /** No two rolls of a game have the same. */
  key: string;
  power: string;
  dice: Die[];
}

/** So many lines back a roll is still of interest. */
const RECENT = 120;
/** A die that shows at least this hits. */
const HITS = 4;
const EXPLODES = 6;

/** The rolls of the last battle among these lines. */
export function lastRolls(lines: LineOut[]): Roll[] {
  const recent = lines.slice(-RECENT);
  const begun = recent.findLastIndex((line) => line.said.id === "chaos-event-battle_began");
  const rolled = recent.slice(begun + 1).filter((line) => line.said.id === "chaos-event-die_rolled");
  return rolled.map((line, n) => {
    const before = rolled.slice(0, n).filter((other) => other.move === line.move).length;
    return { key: `${line.move}-${before}`, power: powerOf(line), dice: diceOf(String(line.said.args["value"])) };
  });
}

/** Dice in the order they were rolled: after a 6 comes the further die that it brings. */
export function diceOf(values: string): Die[] {
  const found = values.split(" ").map(Number).filter((value) => value >= 1 && value <= EXPLODES);
  return found.map((value, n) => ({ value, further: found[n - 1] === EXPLODES, hits: value >= HITS }));
}

function powerOf(line: LineOut): string {
  const found = line.said.args["power"];
  return typeof found === "object" && !Array.isArray(found) ? found.id.replace("chaos-power-", "") : "";
}
