import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { until, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { answer, asked } from "./playing.mjs";

const CHOICES = 15;
/** No way through a page is longer than so many presses of Tab. */
const FAR = 120;
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

/** Where the focus is, and whether one sees it there. */
function focus(page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    const style = at && getComputedStyle(at);
    const outlined = style && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    const stroked = at instanceof SVGElement && at.matches(":focus-visible") && style && Number.parseFloat(style.strokeWidth) >= 3;
    const on = at && `${at.tagName.toLowerCase()}.${at.getAttribute("class")}`;
    return { on, lost: !at || at === document.body, seen: Boolean(outlined || stroked), text: at?.textContent?.trim() ?? "" };
  });
}

async function assertSeen(page, when) {
  const found = await focus(page);
  assert.ok(!found.lost, `${when}: the focus is lost`);
  assert.ok(found.seen, `${when}: nobody sees the focus on ${found.on}`);
}

/** Walk with Tab until the focus is on such a thing. */
async function walkTo(page, selector) {
  for (let n = 0; n < FAR; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
    // After the last thing of a page comes the browser itself, then the first thing again.
    if (!(await focus(page)).lost) await assertSeen(page, `Tab to ${selector}`);
  }
  assert.fail(`Tab never comes to ${selector}`);
}

test("with the keyboard alone one comes from the lobby to 15 choices, and always sees the focus", async (t) => {
  const { page } = await visit(t);
  await page.goto(house.address);
  await page.locator(".titles .edge").first().waitFor();
  await walkTo(page, ".titles .edge");
  await page.keyboard.press("Enter");
  await until("the question for a name", () => page.evaluate(() => document.activeElement?.matches("dialog input")));
  await page.keyboard.type("Ada");
  await page.keyboard.press("Enter");
  await asked(page);

  const ways = ["digit", "option", "space"];
  for (let n = 0; n < CHOICES; n++) {
    assert.ok(await asked(page), "the game is not over yet");
    const count = await page.locator(".way").count();
    const pass = (await page.locator(".dock .pass").count()) > 0;
    const way = count === 0 ? "space" : ways[n % 3] === "space" && !pass ? "digit" : ways[n % 3];
    if (way === "space") {
      // Space passes, but a button that has the focus it presses.
      if (await page.evaluate(() => document.activeElement?.matches("button, [role=button]"))) await walkTo(page, ".dock .pass");
      await answer(page, () => page.keyboard.press("Space"));
    } else if (way === "option") {
      await walkTo(page, ".way");
      await page.keyboard.press("Space");
      await page.locator(".way[aria-pressed=true]").waitFor();
      await answer(page, () => page.keyboard.press("Enter"));
    } else {
      // Wherever the focus is, Enter confirms what the digit picked.
      if (n % 2 === 0) await walkTo(page, ".way");
      await page.keyboard.press(String(Math.min(count, 2 + (n % 8))));
      await page.locator(".way[aria-pressed=true]").waitFor();
      await answer(page, () => page.keyboard.press("Enter"));
    }
    await asked(page);
    await until("the focus", async () => !(await focus(page)).lost, 3000);
    await assertSeen(page, `after choice ${n}, by ${way}`);
  }
});
