/** Where everything lies on the map, in its own units. */
import { POWERS, TOKENS, type FigureView, type Power, type RegionView, facts } from "../view";
import listed from "./places.json";

export interface Place {
  id: string;
  name: [number, number];
  badge: [number, number];
  cards: [[number, number], [number, number]];
  figures: [number, number, number, number];
  tokens: [number, number, number, number];
  corruption: [number, number, number, number];
  bbox: [number, number, number, number];
  populous: boolean;
}

export const PLACES = listed as unknown as Place[];
export const CARD = { width: 50, height: 66 };

/** The four base shapes, on the grid of the symbols. */
export const SHAPES: Record<Power, string> = {
  khorne: "M5 1.5h14L22.5 5v14L19 22.5H5L1.5 19V5z",
  nurgle: "M1 12a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z",
  tzeentch: "M12 .6 22.4 9.2V22.5H1.6V9.2z",
  slaanesh: "M1.6 1.5H22.4V13.4C22.4 18 17.6 20.6 12 23.6 6.4 20.6 1.6 18 1.6 13.4z",
};

/** Where the sign sits in each shape: its middle is not always the middle. */
export const MIDDLE: Record<Power, number> = { khorne: 12, nurgle: 12, tzeentch: 13.6, slaanesh: 11 };

const SIZES = { cultist: 38, warrior: 44, daemon: 58 };
/** Figures of a kind overlap, as they do on a crowded board. */
const OVERLAP = 0.72;
const BETWEEN = 12;

export interface Placed {
  figure: FigureView;
  region: string;
  sign: string;
  x: number;
  y: number;
  size: number;
}

/** The figures of a region: by who controls them, then by class, in one row that becomes tighter as it fills. */
export function placeFigures(region: RegionView, place: Place): Placed[] {
  const [left, top, width, height] = place.figures;
  const order = region.figures.toSorted(
    (a, b) => POWERS.indexOf(a.controller) - POWERS.indexOf(b.controller) || SIZES[classOf(a)] - SIZES[classOf(b)] || a.number - b.number,
  );
  const found: Placed[] = [];
  let end = 0;
  order.forEach((figure, n) => {
    const size = SIZES[classOf(figure)];
    const before = order[n - 1];
    const x = before === undefined ? 0 : before.controller === figure.controller ? end - (1 - OVERLAP) * size : end + BETWEEN;
    found.push({ figure, region: region.name, sign: `fig-${classOf(figure)}`, x: x + size / 2, y: 0, size });
    end = x + size;
  });
  const tight = Math.min(1, width / Math.max(end, 1));
  const tallest = Math.max(0, ...found.map((one) => one.size));
  // A little beyond its box a daemon may stand; over the name of its region it may not.
  const shrink = Math.min(Math.max(tight, 0.74), tallest > 0 ? (height + 6) / tallest : 1);
  return found.map((one) => ({
    ...one,
    x: left + width / 2 + (one.x - end / 2) * tight,
    y: top + height / 2,
    size: one.size * shrink,
  }));
}

function classOf(figure: FigureView): keyof typeof SIZES {
  return facts.figures[figure.kind]?.class ?? "cultist";
}

export interface Tile {
  kind: string;
  count: number;
  x: number;
  y: number;
  width: number;
  scale: number;
}

export interface Spot {
  power: Power;
  count: number;
  x: number;
  y: number;
  scale: number;
}

const TILE = 32;
const WIDE = 46;
const SPOT = 34;
const GAP = 4;
/** Between the tokens and the corruption of a region. */
const APART = 14;

/**
 * Old World tokens, a tile for each kind, wider where it carries a number; and corruption, a hollow shape for
 * each power. Each has its box; where one overflows they share both boxes, and become smaller if they must.
 */
export function placePieces(region: RegionView, place: Place): { tiles: Tile[]; spots: Spot[] } {
  const kinds = TOKENS.filter((kind) => region.tokens[kind]);
  const powers = POWERS.filter((power) => region.corruption[power]);
  const widths = kinds.map((kind) => (region.tokens[kind] === 1 ? TILE : WIDE));
  const [tokens, corruption] = [total(widths), total(powers.map(() => SPOT))];
  const boxes = [place.tokens, place.corruption].toSorted((a, b) => a[0] - b[0]);
  const left = boxes[0]?.[0] ?? 0;
  const width = (boxes[1]?.[0] ?? 0) + (boxes[1]?.[2] ?? 0) - left;
  const shared = tokens > place.tokens[2] || corruption > place.corruption[2];
  const all = tokens + corruption + (tokens && corruption ? APART : 0);
  const scale = shared ? Math.min(1, width / all) : 1;
  const start = left + (width - all * scale) / 2;
  const y = place.tokens[1] + place.tokens[3] / 2;
  let x = shared ? start : place.tokens[0] + (place.tokens[2] - tokens) / 2;
  const tiles = kinds.map((kind, n) => {
    const tile = { kind, count: region.tokens[kind] ?? 0, x, y, width: widths[n] ?? TILE, scale };
    x += (tile.width + GAP) * scale;
    return tile;
  });
  x = shared ? start + (all - corruption) * scale : place.corruption[0] + (place.corruption[2] - corruption) / 2;
  const spots = powers.map((power, n) => ({
    power,
    count: region.corruption[power] ?? 0,
    x: x + (n * (SPOT + GAP) + SPOT / 2) * scale,
    y: shared ? y : place.corruption[1] + place.corruption[3] / 2,
    scale,
  }));
  return { tiles, spots };
}

/** The width of things side by side. */
function total(widths: number[]): number {
  return widths.reduce((sum, one) => sum + one + GAP, 0) - (widths.length > 0 ? GAP : 0);
}

/** A segment of the ring of twelve, from 0 at the top, clockwise. */
export function segment([cx, cy]: [number, number], n: number, radius: number): string {
  const at = (degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(n * 30 + 4)}A${radius} ${radius} 0 0 1 ${at(n * 30 + 26)}`;
}

/** Who fills the ring, segment after segment: corruption in power order, then warpstone. */
export function ringOf(region: RegionView): (Power | "warp" | "")[] {
  const filled: (Power | "warp" | "")[] = POWERS.flatMap((power) => Array<Power>(region.corruption[power] ?? 0).fill(power));
  for (let n = 0; n < (region.tokens["warpstone"] ?? 0); n++) filled.push("warp");
  while (filled.length < facts.ruin_at) filled.push("");
  return filled.slice(0, facts.ruin_at);
}

/** A name in at most two lines, for where a line is short. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most || !name.includes(" ")) return [name];
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map((found) => found.index);
  const cut = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
  return [name.slice(0, cut), name.slice(cut + 1)];
}
