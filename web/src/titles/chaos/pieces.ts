/** All about a piece, such as `card:teleport`, for whoever points at it, walks to it or rests a finger on it. */
import { speech, t } from "../../kernel/speech.svelte";
import { figureFacts, nameOf, textOf, type Setup } from "./texts";
import { corruptionIn, facts, kindOf, type ChaosView, type Power } from "./view";

export interface Piece {
  name: string;
  /** Its numbers, in one line. */
  facts: string;
  text: string;
  /** What belongs to it, one under the other; the one that counts now is marked. */
  parts: { name: string; text: string; now: boolean }[];
  clauses: string[];
  owner: string;
  sign: string;
  /** What it costs, or counts. */
  number: string;
}

const MOST_CLAUSES = 3;
const NOTHING: Piece = { name: "", facts: "", text: "", parts: [], clauses: [], owner: "", sign: "", number: "" };

export function pieceOf(peek: string, setup: Setup, view: ChaosView): Piece {
  const [kind = "", word = ""] = peek.split(":");
  const found = { ...NOTHING, ...KINDS[kind]?.(word, setup, view) };
  return { ...found, clauses: found.clauses.slice(0, MOST_CLAUSES) };
}

type Teller = (word: string, setup: Setup, view: ChaosView) => Partial<Piece>;

/** Clauses that name a piece, else the chapter it belongs to. */
const named = (clauses: string[] | undefined, chapter: string) => (clauses && clauses.length > 0 ? clauses : [chapter]);

const KINDS: Record<string, Teller> = {
  card: (word, setup) => {
    const card = facts.cards[word];
    if (!card) return {};
    const args = { power: nameOf("power", card.power), cost: card.cost, copies: card.copies };
    return {
      name: nameOf("card", word),
      facts: speech.words.text(card.magic ? "chaos-facts-card-magic" : "chaos-facts-card", args),
      text: textOf("card", word, setup),
      clauses: named(card.clauses, "COW-CARDS"),
      owner: card.power,
      sign: `p-${card.power}`,
      number: String(card.cost),
    };
  },
  oldworld: (word, setup) => {
    const card = facts.old_world[word];
    if (!card) return {};
    return {
      name: nameOf("oldworld", word),
      facts: speech.words.text(card.comet ? "chaos-facts-old_world-comet" : "chaos-facts-old_world", { copies: card.copies }),
      text: textOf("oldworld", word, setup),
      clauses: named(card.clauses, "COW-OLDWORLD"),
      sign: card.comet ? "comet" : "ow-event",
    };
  },
  figure: (word, setup, view) => {
    const kind = kindOf(word);
    const figure = facts.figures[kind];
    if (!figure) return {};
    const upgrade = view.powers[figure.power]?.upgrades.find((one) => one === `up_${kind}`);
    return {
      name: nameOf("figure", kind),
      facts: figureFacts(kind),
      text: textOf("figure", kind, setup),
      parts: upgrade ? [{ name: nameOf("upgrade", upgrade), text: textOf("upgrade", upgrade, setup), now: true }] : [],
      clauses: upgrade ? ["COW-SUMMON", "COW-UPGRADE"] : ["COW-SUMMON"],
      owner: figure.power,
      sign: `fig-${figure.class}`,
      number: String(figure.cost),
    };
  },
  token: (word, setup) => ({ name: nameOf("token", word), text: textOf("token", word, setup), clauses: ["COW-TOKENS"], sign: `ow-${word}` }),
  corruption: (word, setup, view) => {
    const [power = "", where = ""] = word.split("@");
    const region = view.regions[where];
    const count = region?.corruption[power as Power] ?? 0;
    return {
      name: t("web-chaos-corruption-of", { power: nameOf("power", power), count }),
      facts: region ? t("web-chaos-to-ruin", { count: corruptionIn(region), most: facts.ruin_at }) : "",
      text: textOf("token", "corruption", setup),
      clauses: ["COW-CORRUPTION"],
      owner: power,
      sign: "corruption",
      number: String(count),
    };
  },
  upgrade: (word, setup) => ({
    name: nameOf("upgrade", word),
    text: textOf("upgrade", word, setup),
    clauses: named(facts.upgrades[word]?.clauses, "COW-UPGRADE"),
    owner: facts.upgrades[word]?.power ?? "",
    sign: "upgrade",
  }),
  upgrades: (word, setup, view) => ({
    name: `${nameOf("power", word)}: ${t("web-chaos-upgrades-of")}`,
    parts: (view.powers[word as Power]?.upgrades ?? []).map((one) => ({ name: nameOf("upgrade", one), text: textOf("upgrade", one, setup), now: false })),
    clauses: ["COW-UPGRADE"],
    owner: word,
    sign: "upgrade",
  }),
  dial: (word, _setup, view) => {
    const power = view.powers[word as Power];
    if (!power) return {};
    return {
      name: `${nameOf("power", word)}: ${t("web-chaos-dial-of")}`,
      facts: t("web-chaos-dial-at", { tick: power.dial, last: power.dial_last, threat: power.threat }),
      parts: facts.dials[power.name].map((tick, n) => ({ name: String(n), text: speech.words.text(`chaos-dial-${tick.op}`, { n: tick.n }), now: n === power.dial })),
      clauses: ["COW-DIAL"],
      owner: word,
      sign: "dial-tick",
      number: String(power.threat),
    };
  },
  region: (word, _setup, view) => {
    const region = view.regions[word];
    if (!region) return {};
    const values = region.ruined ? facts.ruination[String(region.ruined)]?.values[word] : undefined;
    const ruined = values && region.face_up ? t("web-chaos-is-ruined", { number: region.ruined, first: values[0], second: values[1] }) : t("web-chaos-was-ruined");
    return {
      name: nameOf("region", word),
      facts: t(region.populous ? "web-chaos-populous" : "web-chaos-value", { value: region.value }),
      text: region.ruined
        ? ruined
        : `${t("web-chaos-to-ruin", { count: corruptionIn(region), most: facts.ruin_at })}. ${t("web-chaos-domination", { resistance: region.resistance })}. ${t("web-chaos-conquest", { conquest: region.conquest })}`,
      clauses: region.ruined ? ["COW-RUINED"] : ["COW-DOMINATION", "COW-CORRUPTION"],
      sign: region.ruined ? "ruin" : "",
      number: region.ruined ? "" : String(region.resistance),
    };
  },
};
