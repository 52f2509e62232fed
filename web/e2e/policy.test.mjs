import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { until, visit } from "./browsing.mjs";
import { House } from "./house.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house?.close());

test("what the content-security policy forbids does not happen, and every test would hear of it", async (t) => {
  const { page, complaints } = await visit(t);
  await page.goto(house.address);
  await page.locator(".titles .edge").first().waitFor();
  assert.deepEqual(complaints.all, []);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.broken = true";
    document.head.append(script);
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    document.head.append(style);
  });
  await until("two complaints", () => complaints.all.length >= 2);
  for (const complaint of complaints.all.splice(0)) assert.match(complaint, /Content Security Policy/);
  assert.equal(await page.evaluate(() => globalThis.broken), undefined);
  assert.ok(await page.locator(".titles").isVisible());
});
