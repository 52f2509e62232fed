/** What a title may add to the table; a title without a board of its own adds nothing. */
import type { Component } from "svelte";

import { say } from "../kernel/speech.svelte";
import type { LineOut, OptionOut, Said } from "../kernel/wire";
import { boardOf } from "./boards";
import Generic from "./Generic.svelte";
import Secrets from "./Secrets.svelte";
import type { AtTable } from "./table.svelte";

/** Options that differ only by place share a row. */
export interface Row {
  label: string;
  sign: string;
  owner: string;
  /** `peek` names what stands behind an option, for a title that shows it large. */
  options: { text: string; label: string; peek?: string }[];
}

/** Something a player could name: the record's word for it, and what people call it. */
export interface Thing {
  word: string;
  name: string;
}

export interface Plugin {
  /** The page's layout: a class, for the title's own areas. */
  layout: string;
  /** The board: it fills the page's areas by itself. */
  Board: Component<{ at: AtTable }>;
  /** What stands beside the options. */
  Aside: Component<{ at: AtTable }> | null;
  /** Round and phase, in the bar. */
  Status: Component<{ at: AtTable }> | null;
  /** What every seat holds, for eyes that see all. */
  Hands: Component<{ at: AtTable; views: Record<string, Record<string, unknown>> }>;
  rows(at: AtTable): Row[];
  /** What confirming an option does, in words for the gold button. */
  deed(at: AtTable, option: OptionOut): string;
  /** One line with what follows from it, "" for none. */
  about(at: AtTable, option: OptionOut): string;
  /** What is left to spend. */
  purse(at: AtTable): { sign: string; text: string } | null;
  /** What a player might expect to be able to do now, but cannot. */
  expected(at: AtTable): Thing[];
  /** All that could be named in a question of why. */
  things(at: AtTable): Thing[];
  /** Whose doing a line of the log is. */
  actor(line: LineOut): string;
  /** A line that begins a part of the game. */
  heading(line: LineOut): boolean;
  /** Dice that were rolled, in this order. */
  dice(said: Said): number[];
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

export const GENERIC: Plugin = {
  layout: "generic",
  Board: Generic,
  Aside: null,
  Status: null,
  Hands: Secrets,
  rows: (at) =>
    at.options
      .filter((option) => option.text !== "pass")
      .map((option) => ({
        label: "",
        sign: "",
        owner: "",
        options: [{ text: option.text, label: capital(say(option.said)) }],
      })),
  deed: (_at, option) => capital(say(option.said)),
  about: () => "",
  purse: () => null,
  expected: () => [],
  things: (at) => at.options.map((option) => ({ word: option.text, name: say(option.said) })),
  actor: () => "",
  heading: () => false,
  dice: () => [],
};

export async function pluginOf(title: string, plain: boolean): Promise<Plugin> {
  return (plain ? undefined : await boardOf(title)) ?? GENERIC;
}
