import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, until, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, playBots } from "./playing.mjs";

/** Every kind of thing there is to look at. */
const KINDS = ["card", "oldworld", "figure", "token", "corruption", "dial", "upgrades", "region"];
/** So many choices bring every kind onto the table. */
const MOST = 90;
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

const peek = (page) => page.locator("#peek");

async function assertTells(page, what) {
  const box = peek(page);
  await box.waitFor();
  assert.ok((await box.locator("h4").innerText()).length > 2, `${what} has a name`);
  assert.ok((await box.locator(".face p, .face li").count()) >= 2, `${what} has a text of its own`);
  assert.match((await box.locator("a.cl").allInnerTexts()).join(" "), /COW-[A-Z]+/, `${what} names its clause`);
  const { x, y, width, height } = await box.boundingBox();
  const screen = page.viewportSize();
  assert.ok(x >= 0 && y >= 0 && x + width <= screen.width + 1 && y + height <= screen.height + 1, `${what} stays on the screen`);
}

/** A point at which a thing of this kind lies open, or null. */
function pointOf(page, kind) {
  return page.evaluate((wanted) => {
    for (const thing of document.querySelectorAll(`[data-peek^="${wanted}:"]`)) {
      const box = thing.getBoundingClientRect();
      for (const u of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        for (const v of [0.5, 0.3, 0.7, 0.1, 0.9]) {
          const [x, y] = [box.left + box.width * u, box.top + box.height * v];
          if (x >= 0 && thing.contains(document.elementFromPoint(x, y)?.closest("[data-peek]") ?? null)) return [x, y];
        }
      }
    }
    return null;
  }, kind);
}

test("whatever one points at or walks to with Tab is shown large, with its text and its clause", async (t) => {
  const { page } = await visit(t);
  await playBots(page, house.address, "Marta");
  const pointed = new Set();
  const walked = new Set();
  for (let n = 0; n < MOST && pointed.size + walked.size < 2 * KINDS.length && (await asked(page)); n++) {
    for (const kind of KINDS.filter((one) => !pointed.has(one))) {
      const point = await pointOf(page, kind);
      if (!point) continue;
      await page.mouse.move(...point);
      await assertTells(page, `${kind}, pointed at`);
      pointed.add(kind);
      await page.keyboard.press("Escape");
      await page.mouse.move(2, 2);
      await peek(page).waitFor({ state: "detached" });
    }
    for (const kind of KINDS.filter((one) => !walked.has(one))) {
      const things = page.locator(`[data-peek^="${kind}:"]:is([tabindex="0"], button), [data-peek^="${kind}:"] button`);
      if ((await things.count()) === 0) continue;
      // After a key a focus is one that shows.
      await page.keyboard.press("Shift");
      await things.first().focus();
      await assertTells(page, `${kind}, walked to`);
      assert.equal(await page.locator("[aria-describedby=peek]").count(), 1, "a screen reader hears it");
      walked.add(kind);
      await page.keyboard.press("Escape");
    }
    await chooseFromList(page, n);
  }
  assert.deepEqual(KINDS.filter((kind) => !pointed.has(kind)), [], "never pointed at");
  assert.deepEqual(KINDS.filter((kind) => !walked.has(kind)), [], "never walked to");
});

test("what may not be chosen says why, wherever it is, also to a finger that rests on it", async (t) => {
  const { page, context } = await visit(t, PHONE);
  await playBots(page, house.address, "Zofia", (what) => what.tap());
  const touch = await context.newCDPSession(page);
  await until("a card that is not asked for", async () => {
    await asked(page);
    if ((await page.locator(".hand .card:not(.may)").count()) > 0) return true;
    await chooseFromList(page, 0, (what) => what.tap());
    return false;
  });
  const box = await page.locator(".hand .card:not(.may)").first().boundingBox();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await peek(page).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await assertTells(page, "a card, pressed");
  await page.locator("#peek .why").waitFor();
  assert.ok((await page.locator("#peek .why").innerText()).trim().length > 10);
  assert.equal(await page.locator(".dock [role=alert]").count(), 0, "the finger that rested chose nothing");
  await page.locator(".hand .card:not(.may)").first().tap();
  await page.locator(".dock [role=alert]").waitFor();

  // A power's tile opens its sheet, with its dial.
  await page.locator(".pw").nth(1).tap({ position: { x: 20, y: 20 } });
  await page.locator("dialog[open] svg.dial").waitFor();
});
