import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertFits, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, playBots } from "./playing.mjs";

/** The floor of letters, and how far a browser may round. */
const FLOOR = 12;
const ROUNDED = 0.06;
const phone = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
const SCREENS = {
  "360": phone(360, 780),
  "390": phone(390, 844),
  "768": phone(768, 1024),
  "1180": { viewport: { width: 1180, height: 720 } },
  "1280": { viewport: { width: 1280, height: 720 } },
  "1440": { viewport: { width: 1440, height: 900 } },
  "1920": { viewport: { width: 1920, height: 1080 } },
  "4K": { viewport: { width: 3840, height: 2160 } },
};
/** Where room is dearest every language is looked at, elsewhere the one with the longest words. */
const NARROW = ["360", "1180"];
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

/** Letters that are smaller than the floor, as they come out on the screen. */
function small(page) {
  return page.evaluate((floor) => {
    const found = new Set();
    const walker = document.createTreeWalker(document.querySelector(".tbl"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.data.trim();
      if (!text || element.closest(".sr, style, option") || !element.checkVisibility({ visibilityProperty: true })) continue;
      const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM().d : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < floor) found.add(`${text}: ${size.toFixed(1)} px`);
    }
    return [...found];
  }, FLOOR - ROUNDED);
}

/** Words that stand on something that cuts them off. */
function cut(page) {
  return page.evaluate(() => {
    const things = document.querySelectorAll(".dock .btn, .dock .ask, .way, .pw h2, .kv li, .resv li, .phases li, .opts h2, .sheet h2, .ow h2, .bar h1");
    return [...things]
      .filter((thing) => thing.checkVisibility() && thing.clientWidth > 4 && thing.scrollWidth > thing.clientWidth + 2)
      .map((thing) => `${thing.textContent.trim().slice(0, 60)}: ${thing.scrollWidth} > ${thing.clientWidth}`);
  });
}

/** Panels of the table that lie on one another; the Old World lies on the sea, and a dock that is fixed has room kept for it. */
function overlaps(page) {
  return page.evaluate(() => {
    const parts = [".bar", ".pws", ".vt", ".mapbox", ".hand", ".right"].map((name) => [name, document.querySelector(`.tbl ${name}`)]);
    const boxes = parts.filter(([, part]) => part && getComputedStyle(part).display !== "contents").map(([name, part]) => [name, part.getBoundingClientRect()]);
    const found = [];
    boxes.forEach(([name, a], n) => {
      for (const [other, b] of boxes.slice(n + 1)) {
        const [width, height] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
        if (width > 2 && height > 2) found.push(`${name} and ${other}: ${Math.round(width)} × ${Math.round(height)}`);
      }
    });
    return found;
  });
}

/** How far the dock covers the map and the hand with the page at its top, and the last of the page at its end. */
async function covered(page) {
  const over = (selector) =>
    page.evaluate((name) => {
      const [dock, thing] = [document.querySelector(".decide, .dockw"), document.querySelector(name)].map((part) => part.getBoundingClientRect());
      const box = dock.height > 0 ? dock : document.querySelector(".dock").getBoundingClientRect();
      const wide = Math.min(box.right, thing.right) - Math.max(box.left, thing.left);
      return wide > 1 ? Math.max(0, Math.round(thing.bottom - box.top)) : 0;
    }, selector);
  await page.evaluate(() => scrollTo(0, 0));
  const map = await over(".tbl .mapbox");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return { map, end: innerWidthUnder(page) ? await over(".tbl .log") : 0 };
}
const innerWidthUnder = (page) => page.viewportSize().width < 1180;

test("at every width letters can be read, nothing is cut off or covered, nothing lies on anything else", async (t) => {
  const { page, context } = await visit(t);
  await playBots(page, house.address, "Marta");
  for (let n = 0; n < 26; n++) {
    assert.ok(await asked(page));
    await chooseFromList(page, n);
  }
  await asked(page);
  const state = await context.storageState();
  for (const [name, screen] of Object.entries(SCREENS)) {
    for (const language of NARROW.includes(name) ? ["en", "pl", "fr"] : ["fr"]) {
      const other = await visit(t, { ...screen, storageState: state });
      await other.context.addInitScript((spoken) => localStorage.setItem("oldworld.language", spoken), language);
      await other.page.route("**/api/me", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), language } });
      });
      await other.page.goto(page.url());
      await asked(other.page);
      if (await other.page.locator(".way").count()) await other.page.locator(".way").first().click();
      const where = `${name}, ${language}`;
      await assertFits(other.page, where);
      assert.deepEqual(await small(other.page), [], where);
      assert.deepEqual(await cut(other.page), [], where);
      assert.deepEqual(await overlaps(other.page), [], where);
      const { map, end } = await covered(other.page);
      assert.ok(map <= 0, `${where}: the dock covers ${map} px of the map`);
      assert.ok(end <= 0, `${where}: the dock covers ${end} px of the end of the page`);
      await other.context.close();
    }
  }
});
