/** What the news changed on the map, by the record's words: leper3, peasant@tilea, nurgle@tilea, teleport@kislev. */
import type { LineOut, Said } from "../../kernel/wire";

/** The word of a named thing among the arguments of a line. */
function word(line: LineOut, key: string): string {
  const found = line.said.args[key];
  if (typeof found !== "object" || Array.isArray(found)) return "";
  return wordOf(found);
}

function wordOf(said: Said): string {
  // A space is said by its side; the region stands inside.
  const region = said.args["region"];
  if (said.id.startsWith("chaos-option-space-") && typeof region === "object" && !Array.isArray(region)) return wordOf(region);
  return said.id.replace(/^chaos-[a-z]+-/, "") + said.number.trim();
}

export function changedBy(news: LineOut[]): Set<string> {
  const found = new Set<string>();
  for (const line of news) {
    const figure = word(line, "figure");
    if (figure) found.add(figure);
    const where = word(line, "region") || word(line, "space") || word(line, "to");
    if (!where) continue;
    for (const key of ["token", "card"]) if (word(line, key)) found.add(`${word(line, key)}@${where}`);
    if (line.said.id === "chaos-event-corruption_placed") found.add(`${word(line, "power")}@${where}`);
  }
  return found;
}
