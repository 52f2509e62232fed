/** What Chaos in the Old World adds to the table. */
import { say, speech, t } from "../../kernel/speech.svelte";
import type { LineOut, OptionOut, Said } from "../../kernel/wire";
import type { Plugin, Row, Thing } from "../../table/plugin";
import type { AtTable } from "../../table/table.svelte";
import Board from "./Board.svelte";
import { targetOf } from "./choosing";
import Hands from "./Hands.svelte";
import RegionSheet from "./RegionSheet.svelte";
import Status from "./Status.svelte";
import { figureFacts, nameOf, textOf } from "./texts";
import { facts, kindOf, TOKENS, viewOf, type ChaosView } from "./view";

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Where a figure is, and what lies on it, as the server says it. */
function partsOf(option: OptionOut): string[] {
  const place = option.said.args["place"];
  return Array.isArray(place) ? place.map((part) => say(part)) : [];
}

const placeOf = (option: OptionOut): string => partsOf(option).join(", ");

/** Are all figures that may be chosen in the same place? Then nobody needs to be told which. */
function together(options: OptionOut[]): boolean {
  const places = options.filter((option) => kindOf(option.text) in facts.figures).map((option) => partsOf(option)[0]);
  return places.length > 0 && new Set(places).size === 1;
}

/** A figure without its number: nobody minds which of them it is. */
function figureName(option: OptionOut): string {
  return `${nameOf("figure", kindOf(option.text))} (${placeOf(option)})`;
}

function optionName(option: OptionOut): string {
  return kindOf(option.text) in facts.figures ? figureName(option) : say(option.said);
}

/** The piece an option is about, as the board names what it shows large. */
function peekOf(option: string, view: ChaosView): string {
  const target = targetOf(option, view);
  if (target.kind === "card") return `card:${option}`;
  if (target.kind === "figure") return `figure:${kindOf(option)}`;
  if (target.kind === "token") return `token:${target.token}`;
  if (target.kind === "corruption") return `corruption:${option}`;
  if (target.kind === "region") return `region:${option}`;
  return option in facts.upgrades ? `upgrade:${option}` : "";
}

/** Rows in the order in which their first option came. */
function rows(at: AtTable): Row[] {
  const view = viewOf(at);
  const found = new Map<string, Row>();
  const add = (key: string, head: Omit<Row, "options">, text: string, label: string) => {
    const row = found.get(key) ?? { ...head, options: [] };
    const peek = peekOf(text, view);
    row.options.push(peek ? { text, label, peek } : { text, label });
    found.set(key, row);
  };
  const one = together(at.options) && at.table?.decision?.prompt !== "action";
  for (const option of at.options) {
    if (option.text === "pass") continue;
    const target = targetOf(option.text, view);
    if (target.kind === "space") {
      add(target.region, { label: nameOf("region", target.region), sign: "", owner: "" }, option.text, t(`web-chaos-${target.side}`));
    } else if (target.kind === "figure") {
      const kind = kindOf(option.text);
      const figure = facts.figures[kind];
      if (one) {
        const name = [nameOf("figure", kind), ...partsOf(option).slice(1)].join(", ");
        add(option.text, { label: "", sign: `fig-${figure?.class ?? "cultist"}`, owner: figure?.power ?? "" }, option.text, name);
        continue;
      }
      const head = { label: nameOf("figure", kind), sign: `fig-${figure?.class ?? "cultist"}`, owner: figure?.power ?? "" };
      add(kind, head, option.text, placeOf(option));
    } else if (target.kind === "token") {
      add(target.region, { label: nameOf("region", target.region), sign: "", owner: "" }, option.text, nameOf("token", target.token, "short"));
    } else if (target.kind === "corruption") {
      add(target.region, { label: nameOf("region", target.region), sign: "", owner: "" }, option.text, nameOf("power", target.power));
    } else {
      const sign = target.kind === "card" ? "chaos-card" : option.text in view.powers ? `p-${option.text}` : "";
      add(option.text, { label: "", sign, owner: "" }, option.text, capital(say(option.said)));
    }
  }
  for (const row of found.values()) distinguish(row.options);
  distinguish([...found.values()].filter((row) => !row.label).flatMap((row) => row.options));
  return [...found.values()];
}

/** Those that would look alike carry their numbers. */
function distinguish(options: Row["options"]): void {
  const count = new Map<string, number>();
  for (const { label } of options) count.set(label, (count.get(label) ?? 0) + 1);
  for (const option of options) {
    const number = /\d+$/.exec(option.text)?.[0];
    if (number && (count.get(option.label) ?? 0) > 1) option.label = `${option.label} · ${number}`;
  }
}

/** What confirming does, by what is asked. */
const DEEDS: Record<string, string> = {
  summon_where: "place",
  card_where: "place",
  place_token: "place",
  pair: "place",
  token_region: "move",
  target_region: "move",
  target_figure: "move",
  gather_figure: "move",
  move_token: "move",
  flee: "move",
  hero_where: "move",
  hit: "hit",
  early_hit: "hit",
  retaliate: "hit",
  rot: "kill",
  discard: "discard",
  discard_first: "discard",
  decay: "remove",
  hero: "remove",
  return_figure: "remove",
  remove_corruption: "remove",
  remove_token: "remove",
};

function deed(at: AtTable, option: OptionOut): string {
  const target = at.next && option.text === at.picked ? targetOf(at.next, viewOf(at)) : null;
  const first = firstDeed(at, option);
  if (target?.kind !== "region" && target?.kind !== "space") return first;
  const place = nameOf("region", target.region) + (target.kind === "space" ? `, ${t(`web-chaos-${target.side}`)}` : "");
  return t("web-chaos-do-then", { deed: first, place });
}

function firstDeed(at: AtTable, option: OptionOut): string {
  const prompt = at.table?.decision?.prompt ?? "";
  if (option.text === "pass") return t(prompt === "action" ? "web-chaos-pass-drop" : "web-chaos-pass");
  const kind = targetOf(option.text, viewOf(at)).kind;
  if (kind === "other") return capital(say(option.said));
  const name = kind === "card" ? nameOf("card", option.text) : optionName(option);
  if (prompt === "action") return t(kind === "card" ? "web-chaos-do-play" : "web-chaos-do-summon", { option: name });
  return t(`web-chaos-do-${DEEDS[prompt] ?? "choose"}`, { option: name });
}

function about(at: AtTable, option: OptionOut): string {
  const view = viewOf(at);
  const setup = at.game?.options ?? {};
  const target = targetOf(option.text, view);
  if (target.kind === "card") return textOf("card", option.text, setup);
  if (target.kind === "figure") return figureFacts(kindOf(option.text));
  if (target.kind === "token") return textOf("token", target.token, setup);
  if (option.text in facts.upgrades) return textOf("upgrade", option.text, setup);
  if (target.kind === "region" || target.kind === "space") return regionSays(view, target.region);
  return "";
}

/** A region in one line. */
export function regionSays(view: ChaosView, name: string): string {
  const region = view.regions[name];
  if (!region) return "";
  const tokens = TOKENS.filter((token) => region.tokens[token]).map((token) => `${nameOf("token", token, "short")} ${region.tokens[token]}`);
  return t("web-chaos-region-says", {
    region: nameOf("region", name),
    resistance: region.resistance,
    conquest: region.conquest,
    what: tokens.join(", "),
  }).trim();
}

/** What stands in hand, reserve or on the map and is not among the options. */
function expected(at: AtTable): Thing[] {
  const view = viewOf(at);
  const seat = view.seat;
  const words = new Set(at.options.map((option) => option.text));
  const prompt = at.table?.decision?.prompt;
  if (!seat) return [];
  if (prompt === "action") {
    const kinds = new Set([...words].map(kindOf));
    const cards = Object.keys(view.hand ?? {}).filter((card) => !words.has(card));
    const figures = Object.entries(facts.figures).filter(([kind, figure]) => figure.power === seat && !kinds.has(kind));
    return [
      ...figures.map(([kind, figure]) => ({ word: figure.count > 1 ? `${kind}1` : kind, name: nameOf("figure", kind) })),
      ...cards.map((card) => ({ word: card, name: nameOf("card", card) })),
    ];
  }
  if (prompt === "summon_where") return Object.keys(view.regions).filter((region) => !words.has(region)).map(regionThing);
  if (prompt === "card_where") {
    return Object.keys(view.regions)
      .filter((region) => !words.has(`${region}.left`) && !words.has(`${region}.right`))
      .map((region) => ({ word: `${region}.left`, name: nameOf("region", region) }));
  }
  return [];
}

const regionThing = (region: string): Thing => ({ word: region, name: nameOf("region", region) });

function things(at: AtTable): Thing[] {
  const view = viewOf(at);
  const sides = ["left", "right"] as const;
  return [
    ...Object.entries(facts.figures).map(([kind, figure]) => ({ word: figure.count > 1 ? `${kind}1` : kind, name: nameOf("figure", kind) })),
    ...Object.keys(facts.cards).filter((card) => facts.cards[card]?.power === view.seat).map((card) => ({ word: card, name: nameOf("card", card) })),
    ...Object.keys(view.regions).map(regionThing),
    ...Object.keys(view.regions).flatMap((region) =>
      sides.map((side) => ({ word: `${region}.${side}`, name: `${nameOf("region", region)}, ${t(`web-chaos-${side}`)}` })),
    ),
    { word: "pass", name: speech.words.text("chaos-option-pass") },
  ];
}

/** Whose doing a line is: the power it names, or the owner of the figure or card it names. */
function actor(line: LineOut): string {
  const named = (key: string, prefix: string): string => {
    const found = line.said.args[key];
    return typeof found === "object" && !Array.isArray(found) && found.id.startsWith(prefix) ? found.id.slice(prefix.length) : "";
  };
  const power = named("power", "chaos-power-");
  if (power) return power;
  return facts.figures[named("figure", "chaos-figure-")]?.power ?? facts.cards[named("card", "chaos-card-")]?.power ?? "";
}

const HEADINGS = ["chaos-event-phase_began", "chaos-event-round_began"];

function dice(said: Said): number[] {
  if (said.id !== "chaos-event-die_rolled") return [];
  return String(said.args["value"] ?? "").split(" ").map(Number).filter((value) => value >= 1 && value <= 6);
}

export const plugin: Plugin = {
  layout: "chaos",
  Board,
  Aside: RegionSheet,
  Status,
  Hands,
  rows,
  deed,
  about,
  purse: (at) => {
    const { seat, powers } = viewOf(at);
    const power = seat ? powers[seat] : undefined;
    return power ? { sign: "power-point", text: t("web-chaos-power-left", { count: power.power }) } : null;
  },
  expected,
  things,
  actor,
  heading: (line) => HEADINGS.includes(line.said.id),
  dice,
};
