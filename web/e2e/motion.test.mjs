import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { until, visit, WIDE } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, playBots } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house?.close());

/** Write down every animation that begins from here on: what it is called, how long it takes. */
function listen(page) {
  return page.evaluate(() => {
    globalThis.ran = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const run = animate.call(this, frames, options);
      queueMicrotask(() => globalThis.ran.push({ id: run.id, duration: options.duration, delay: options.delay, state: run.playState }));
      return run;
    };
  });
}
const ran = (page) => page.evaluate(() => globalThis.ran);

/** Play until pieces travelled and dice turned, or for so many choices. */
async function play(page, most, enough) {
  for (let n = 0; n < most && (await asked(page)); n++) {
    await chooseFromList(page, n);
    if (enough && enough(await ran(page))) return;
  }
}

test("pieces travel one after the other and dice turn, half as fast if wished, and come to rest", async (t) => {
  const { page } = await visit(t, { ...WIDE, reducedMotion: "no-preference" });
  await playBots(page, house.address, "Marta");
  await listen(page);
  const enough = (all) => ["travel-figure", "die"].every((id) => all.some((one) => one.id === id));
  await play(page, 60, enough);
  const all = await ran(page);
  assert.ok(enough(all), "a figure travelled and a die turned");
  const travels = all.filter((one) => one.id.startsWith("travel-"));
  for (const one of travels) {
    assert.equal(one.state, "running");
    assert.equal(one.duration, 320);
    assert.ok([0, 320, 640].includes(one.delay), `at most three, one after the other: ${one.delay}`);
  }
  for (const one of all.filter(({ id }) => id === "die")) assert.equal(one.duration, 600);
  await until("rest", () => page.evaluate(() => document.querySelectorAll(".travelling g").length === 0));
  assert.equal(await page.locator(".figure.coming").count(), 0, "what has arrived is seen");

  const table = page.url();
  await page.goto(`${house.address}/account`);
  await page.locator("fieldset", { hasText: "Motion" }).getByRole("button", { name: "Half as fast" }).click();
  await page.goto(table);
  await asked(page);
  await listen(page);
  await play(page, 40, (found) => found.some((one) => one.id.startsWith("travel-")));
  assert.equal((await ran(page)).find((one) => one.id.startsWith("travel-"))?.duration, 640);
});

test("with reduced motion nothing moves, and the ring alone marks the change", async (t) => {
  const { page } = await visit(t, { ...WIDE, reducedMotion: "reduce" });
  await playBots(page, house.address, "Olek");
  await listen(page);
  let rings = 0;
  for (let n = 0; n < 24 && (await asked(page)); n++) {
    await chooseFromList(page, n);
    await asked(page);
    rings += await page.locator(".atlas .new").count();
    assert.equal(await page.locator(".travelling g").count(), 0);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  }
  assert.deepEqual(await ran(page), []);
  assert.ok(rings > 0, "what changed is ringed");
});
