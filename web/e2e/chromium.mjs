// Which Chromium: the one that is named, else one of this machine, else playwright's own.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium, or "" where there is none. */
export function findChromium(environment = process.env) {
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = (name) => folders.map((folder) => join(folder, name)).find(runs);
  const named = environment.CHROMIUM;
  if (named) return named.includes("/") ? (runs(named) ? named : "") : (onPath(named) ?? "");
  const own = chromium.executablePath();
  return NAMES.map(onPath).find(Boolean) ?? (runs(own) ? own : "");
}

/** What to do where there is none, in one line. */
export const REMEDY = process.env.CHROMIUM
  ? `oldworld: CHROMIUM names no program that can be run: ${process.env.CHROMIUM}`
  : "oldworld: no Chromium was found: install chromium or google-chrome, or name one with CHROMIUM=/path/to/chromium";
