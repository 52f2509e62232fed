/** Titles with a board of their own. The others are played on the table of lists. */
import type { Plugin } from "./plugin";

const BOARDS: Record<string, () => Promise<{ plugin: Plugin }>> = {
  chaos: () => import("../titles/chaos/plugin"),
};

/** The board of a title, where it has one. */
export async function boardOf(title: string): Promise<Plugin | undefined> {
  return (await BOARDS[title]?.())?.plugin;
}

/** Does a title have a board of its own? */
export function hasBoard(title: string): boolean {
  return title in BOARDS;
}

/** All boards, on their way. */
export function boards(): Promise<{ plugin: Plugin }>[] {
  return Object.values(BOARDS).map((board) => board());
}
