/** The view a seat has of Chaos in the Old World, and the printed facts its board draws. */
import type { AtTable } from "../../table/table.svelte";
import printed from "./facts.json";

export type Power = "khorne" | "nurgle" | "tzeentch" | "slaanesh";
export type FigureClass = "cultist" | "warrior" | "daemon";
export const POWERS: Power[] = ["khorne", "nurgle", "tzeentch", "slaanesh"];
export const PHASES = ["old_world", "draw", "summoning", "battle", "corruption", "end"];
export const TOKENS = ["event", "hero", "noble", "peasant", "skaven", "warpstone"];

export interface FigureView {
  controller: Power;
  downed: boolean;
  kept: number;
  kind: string;
  name: string;
  number: number;
  owner: Power;
  shielded: boolean;
  space: "" | "left" | "right";
}

export interface RegionView {
  cards: [string, string];
  conquest: number;
  corruption: Partial<Record<Power, number>>;
  domination: Partial<Record<Power, number>>;
  face_up: boolean;
  figures: FigureView[];
  magic: number;
  name: string;
  populous: boolean;
  resistance: number;
  ruined: number;
  tokens: Record<string, number>;
  value: number;
}

export interface PowerView {
  captured: number;
  counters: number;
  deck: number;
  dial: number;
  dial_last: number;
  discards: Record<string, number>;
  hand_size: number;
  name: Power;
  next_count: number;
  next_tick: string;
  owes: number;
  points: number;
  power: number;
  reserve: Record<string, number>;
  threat: number;
  upgrades: string[];
}

export interface ChaosView {
  battle: string;
  hand: Record<string, number> | null;
  old_world_deck: number;
  phase: string;
  powers: Partial<Record<Power, PowerView>>;
  regions: Record<string, RegionView>;
  round: number;
  ruination_left: number;
  seat: Power | "";
  track: string[];
}

interface Facts {
  cards: Record<string, { power: Power; cost: number; magic: boolean; copies: number; clauses: string[] }>;
  dials: Record<Power, { op: string; n: number }[]>;
  figures: Record<string, { power: Power; class: FigureClass; count: number; cost: number; attack: number; defence: number }>;
  old_world: Record<string, { comet: boolean; copies: number; clauses: string[] }>;
  upgrades: Record<string, { power: Power; clauses: string[] }>;
  restored: Record<Power, number>;
  ruination: Record<string, { ruiners: number; values: Record<string, [number, number]> }>;
  ruin_at: number;
  victory_points: number;
}

export const facts = printed as unknown as Facts;

/** The view, as this title's server writes it. */
export function viewOf(at: AtTable): ChaosView {
  return at.table?.view as unknown as ChaosView;
}

/** The powers that play, in power order. */
export function players(view: ChaosView): PowerView[] {
  return POWERS.map((power) => view.powers[power]).filter((power) => power !== undefined);
}

/** All that counts towards the ruin of a region. */
export function corruptionIn(region: RegionView): number {
  const tokens = Object.values(region.corruption).reduce((sum, count) => sum + (count ?? 0), 0);
  return tokens + (region.tokens["warpstone"] ?? 0);
}

/** The kind of a figure by its name: bloodletter3 is a bloodletter. */
export function kindOf(figure: string): string {
  return figure.replace(/\d+$/, "");
}
