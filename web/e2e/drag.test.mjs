import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, until, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, numberOf, playBots } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house?.close());

const PICKED = ".way[aria-pressed=true]";
/** The middle of what is dragged. */
async function middle(thing) {
  const box = await thing.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A point that lies open in a region that looks so while something is dragged: `ok`, `no`. */
function openIn(page, state) {
  return page.evaluate((wanted) => {
    for (const region of document.querySelectorAll(`.atlas .hit.st-${wanted}`)) {
      const box = region.getBoundingClientRect();
      for (const u of [0.5, 0.35, 0.65, 0.2, 0.8]) {
        for (const v of [0.5, 0.65, 0.35, 0.8, 0.2]) {
          const [x, y] = [box.left + box.width * u, box.top + box.height * v];
          if (document.elementFromPoint(x, y) === region) return [x, y, region.getAttribute("data-region")];
        }
      }
    }
    return null;
  }, state);
}

/** Choose until an action is asked for, and such a thing may be dragged. */
async function untilDraggable(page, selector) {
  for (let n = 0; n < 30; n++) {
    assert.ok(await asked(page), "the game is not over yet");
    if (await page.locator(".dock .pass").count() && await page.locator(selector).count()) return page.locator(selector).first();
    await chooseFromList(page, 0);
  }
  assert.fail(`nothing like ${selector} was ever to be dragged`);
}

/** Take hold of a thing with the mouse; wait until the map has said of every region whether it takes it. */
async function hold(page, thing) {
  await page.mouse.move(...(await middle(thing)));
  await page.mouse.down();
  const [x, y] = await middle(page.locator(".atlas"));
  await page.mouse.move(x, y, { steps: 4 });
  await until("nine answers", () => page.evaluate(() => document.querySelectorAll(".atlas .st-ok, .atlas .st-no, .atlas .st-sel").length === 9));
}

test("a figure is dragged from the reserve onto the map: letting go picks, the gold button confirms both", async (t) => {
  const { page } = await visit(t);
  await playBots(page, house.address, "Marta");
  const figure = await untilDraggable(page, ".pw.you [data-drag]:has(.may)");

  // Escape, and letting go where no region is, choose nothing.
  await hold(page, figure);
  await page.keyboard.press("Escape");
  await page.locator(".held").waitFor({ state: "detached" });
  await page.mouse.up();
  assert.equal(await page.locator(PICKED).count(), 0);
  await hold(page, figure);
  await page.mouse.move(700, 4);
  await page.mouse.up();
  assert.equal(await page.locator(PICKED).count(), 0);

  await hold(page, figure);
  const [x, y, region] = await until("a region that takes it", () => openIn(page, "ok"));
  await page.mouse.move(x, y);
  await page.locator(".held.yes").waitFor();
  await page.mouse.up();
  const button = page.locator(".dock .main");
  await button.waitFor();
  assert.match(await button.innerText(), /→/, "the button names what and where");
  assert.equal(await page.locator(PICKED).count(), 1, "the list shows what is picked");
  assert.equal(await page.locator(`.atlas .hit.st-sel[data-region=${region}]`).count(), 1);

  const number = await numberOf(page);
  await button.click();
  await until("both choices", async () => (await numberOf(page)) >= number + 2);
  assert.ok(await asked(page));
  assert.match(await page.locator(".log").innerText(), /Khorne summons .*reserve →/);
});

test("what cannot be done tells why where it is let go", async (t) => {
  const { page } = await visit(t);
  await playBots(page, house.address, "Olek");
  for (let n = 0; n < 12; n++) {
    const figure = await untilDraggable(page, ".pw.you [data-drag]:has(.may)");
    await hold(page, figure);
    const found = await openIn(page, "no");
    if (found) {
      await page.mouse.move(found[0], found[1]);
      await page.locator(".held.no").waitFor();
      await page.mouse.up();
      await page.locator(".dock [role=alert] .cl").waitFor();
      assert.equal(await page.locator(PICKED).count(), 0);
      return;
    }
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await chooseFromList(page, 0);
  }
  assert.fail("every region took everything");
});

test("a finger that rests on a card drags it; one that moves at once scrolls", async (t) => {
  const { page, context } = await visit(t, PHONE);
  await playBots(page, house.address, "Zofia", (what) => what.tap());
  const card = await untilDraggable(page, ".hand .card.may");
  const touch = await context.newCDPSession(page);
  const send = (type, ...points) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });

  const [cx, cy] = await middle(card);
  await send("touchStart", [cx, cy]);
  // Resting is a matter of time alone: the moves that come after it take hold.
  await page.waitForTimeout(400);
  const [mx, my] = await middle(page.locator(".atlas"));
  await send("touchMove", [cx, cy - 20]);
  await send("touchMove", [mx, my]);
  await page.locator(".held").waitFor();
  const [tx, ty] = await until("a region that takes it", () => openIn(page, "ok"));
  await send("touchMove", [tx, ty]);
  await page.locator(".held.yes").waitFor();
  assert.equal(await page.evaluate(() => scrollY), 0, "the page stays where it is");
  await send("touchEnd");
  await page.locator(".dock .main").waitFor();
  const number = await numberOf(page);
  await page.locator(".dock .main").tap();
  await until("both choices", async () => (await numberOf(page)) >= number + 2);

  await asked(page);
  const [x, y] = await middle(page.locator(".hand .card").first());
  await send("touchStart", [x, y]);
  for (let step = 1; step <= 8; step++) await send("touchMove", [x, y - 15 * step]);
  assert.equal(await page.locator(".held").count(), 0);
  await send("touchEnd");
  await until("the page scrolls", () => page.evaluate(() => scrollY > 20));
  assert.equal(await page.locator(PICKED).count(), 0);
});
