import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertFits, PHONE, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, gameOf, playBots } from "./playing.mjs";

const CHOICES = 20;
const TARGET = 44;
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

/** What in the dock is smaller than a finger. */
function small(page) {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll(".decide button, .decide a.btn");
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width && Math.min(width, height) < least - 0.5 ? [`${target.textContent?.trim()}: ${width} × ${height}`] : [];
    });
  }, TARGET);
}

test("on a phone 20 choices are tapped, every target of the dock is 44 px, and nothing is wider than the screen", async (t) => {
  const { page } = await visit(t, PHONE);
  const tap = (what) => what.tap();
  await page.goto(house.address);
  await page.locator(".titles .edge").first().waitFor();
  await assertFits(page, "the lobby before anything");
  await playBots(page, house.address, "Zofia", tap);
  const game = gameOf(page);
  for (let n = 0; n < CHOICES; n++) {
    assert.ok(await asked(page), "the game is not over yet");
    assert.deepEqual(await small(page), [], "targets of the dock");
    await chooseFromList(page, n, async (what) => {
      await tap(what);
      assert.deepEqual(await small(page), [], "targets of the dock once something is picked");
    });
  }
  await asked(page);
  await assertFits(page, "the table");

  const pages = { lobby: "/", "new table": "/new/chaos", rules: "/rules/chaos", account: "/account", nowhere: "/no/such/place" };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(house.address + path);
    await page.locator(name === "rules" ? "dl dd" : name === "lobby" ? ".ledger li" : "main h1").first().waitFor();
    await assertFits(page, name);
  }
  await page.goto(`${house.address}/new/chaos`);
  await tap(page.locator("form .main"));
  await page.locator("main ul li").first().waitFor();
  assert.notEqual(gameOf(page), game);
  await assertFits(page, "gathering");
});
