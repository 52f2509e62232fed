import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { assertFits, visit, WIDE } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList } from "./playing.mjs";

const WORDS = readFileSync(new URL("../../tests/tiny.ftl", import.meta.url), "utf8");
/** Four rounds, and nobody is asked more than three times in one. */
const MOST = 12;
let house;
before(async () => (house = await House.open([new URL("tiny_server.py", import.meta.url).pathname])));
after(() => house?.close());

/** The client is built with the words of the titles that are there; Tiny's are told to it on the way. */
async function tellWords(context) {
  await context.route(/\/assets\/words-en-web-/, async (route) => {
    const response = await route.fetch();
    const { default: words } = await import(`data:text/javascript,${encodeURIComponent(await response.text())}`);
    await route.fulfill({ response, body: `export default ${JSON.stringify(`${words}\n${WORDS}`)};` });
  });
}

test("a title without a board is played to its end on the table of lists", async (t) => {
  const { page, context, complaints } = await visit(t, { ...WIDE, viewport: { width: 1024, height: 800 } });
  await tellWords(context);
  await page.goto(house.address);
  await page.locator(".titles article", { hasText: "tiny" }).locator(".edge").click();
  await page.locator("dialog input").fill("Ada");
  await page.locator("dialog .main").click();
  // All lay their bids at once: whoever was slower says it again, and the browser notes that.
  complaints.expect(/status of 409/);
  let choices = 0;
  for (; (await asked(page)) && choices <= MOST; choices++) {
    assert.match(await page.locator("#ask").innerText(), /^(The prize is \d: |Where do you lay your \d\?)/);
    for (const option of await page.locator(".way > span").allInnerTexts()) assert.match(option.trim(), /^(Left|Right|[1-6])$/);
    // What is asked for is on the board as well.
    assert.match(await page.locator("section.generic").innerText(), /prize/i);
    await chooseFromList(page, choices);
  }
  assert.ok(choices >= 4 && choices <= MOST, `${choices} choices`);
  assert.equal(await page.locator(".dock > ol li").count(), 3);
  assert.match(await page.locator(".dock").innerText(), /Four rounds are played/);
  assert.doesNotMatch(await page.locator("body").innerText(), /\b(tiny|web|refused)-[a-z]/, "no message is missing");
  await assertFits(page, "the table of lists");
});
