// Browsers of people, and an ear for everything they complain of.
import assert from "node:assert/strict";
import { after } from "node:test";

import { chromium } from "playwright-core";

import { findChromium, REMEDY } from "./chromium.mjs";

/** Nothing a page does takes longer than this, even on a busy machine. */
export const PATIENCE = 30_000;
export const WIDE = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const ARGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

let browser = null;
after(() => browser?.close());

/** What the pages of somebody complained of. */
export class Complaints {
  all = [];
  #expected = null;

  hear(text) {
    if (!this.#expected?.test(text)) this.all.push(text);
  }

  /** From here on such a complaint is no surprise; without a pattern every one is again. */
  expect(pattern = null) {
    this.#expected = pattern;
  }
}

/** A browser of somebody's own. Whatever its console says against the pages fails the test in the end. */
export async function visit(test, how = WIDE) {
  const executablePath = findChromium();
  assert.ok(executablePath, REMEDY);
  browser ??= await chromium.launch({ executablePath, args: ARGS });
  const context = await browser.newContext({ colorScheme: "dark", locale: "en-GB", reducedMotion: "reduce", ...how });
  context.setDefaultTimeout(PATIENCE);
  const complaints = new Complaints();
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.hear(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.hear(String(error.error())));
  await context.route("**/api/games", sameDice);
  const page = await context.newPage();
  test.after(async () => {
    await context.close();
    assert.deepEqual(complaints.all, [], "the console complains");
  });
  return { context, page, complaints };
}

/** A game against bots is the same game in every run: its seed, and who sits where. */
function sameDice(route) {
  const request = route.request();
  const asks = request.method() === "POST" ? request.postDataJSON() : null;
  if (asks?.kind !== "solo") return route.continue();
  const names = Object.keys(asks.seats).sort();
  const bot = Object.values(asks.seats).find((who) => who !== "me");
  asks.seats = Object.fromEntries(names.map((name, n) => [name, n === 0 ? "me" : bot]));
  return route.continue({ postData: JSON.stringify({ ...asks, seed: "browser" }) });
}

/** Nothing may be wider than the screen. */
export async function assertFits(page, where) {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= screen, `${where}: ${content} px on a screen of ${screen} px`);
}

/** The same question again and again, for as long as patience lasts. */
export async function until(what, ask, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > end) assert.fail(`it never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
