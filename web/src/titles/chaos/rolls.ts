/** The dice of the last battle, as they were rolled. */
import type { LineOut } from "../../kernel/wire";

export interface Roll {
  power: string;
  values: number[];
}

/** So many lines back a roll is still of interest. */
const RECENT = 120;

/** The rolls of the last battle among these lines. */
export function lastRolls(lines: LineOut[]): Roll[] {
  const recent = lines.slice(-RECENT);
  const begun = recent.findLastIndex((line) => line.said.id === "chaos-event-battle_began");
  return recent
    .slice(begun + 1)
    .filter((line) => line.said.id === "chaos-event-die_rolled")
    .map((line) => ({ power: powerOf(line), values: String(line.said.args["value"]).split(" ").map(Number) }));
}

function powerOf(line: LineOut): string {
  const found = line.said.args["power"];
  return typeof found === "object" && !Array.isArray(found) ? found.id.replace("chaos-power-", "") : "";
}
