/** The dice of the last battle, as they were rolled. */
import type { LineOut } from "../../kernel/wire";

export interface Roll {
  power: string;
  values: number[];
}

/** So many lines back a roll is still of interest. */
const RECENT = 30;

/** The rolls since the last battle began; none once the Battle Phase is over. */
export function lastRolls(lines: LineOut[]): Roll[] {
  const recent = lines.slice(-RECENT);
  if (recent.some((line) => line.said.id === "chaos-event-phase_began" && phase(line) !== "chaos-phase-battle")) return [];
  const begun = recent.findLastIndex((line) => line.said.id === "chaos-event-battle_began");
  return recent
    .slice(begun + 1)
    .filter((line) => line.said.id === "chaos-event-die_rolled")
    .map((line) => ({ power: powerOf(line), values: String(line.said.args["value"]).split(" ").map(Number) }));
}

function phase(line: LineOut): string {
  const found = line.said.args["phase"];
  return typeof found === "object" && !Array.isArray(found) ? found.id : "";
}

function powerOf(line: LineOut): string {
  const found = line.said.args["power"];
  return typeof found === "object" && !Array.isArray(found) ? found.id.replace("chaos-power-", "") : "";
}
