import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, playBots } from "./playing.mjs";
import { Stranger, textsOf } from "./words.mjs";

const CHOICES = 6;
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

/** The texts of a page that are not of its language. */
async function faults(page, stranger) {
  const texts = await textsOf(page);
  assert.ok(texts.length > 15, "the page says something");
  return texts.map((text) => [text, stranger.faultOf(text)]).filter(([, fault]) => fault);
}

test("English is found where it is, so that its absence means something", async (t) => {
  const { page } = await visit(t);
  await page.goto(house.address);
  await page.locator(".titles .edge").first().waitFor();
  assert.ok((await faults(page, new Stranger("pl"))).length > 10);
});

for (const [language, locale] of [["pl", "pl-PL"], ["fr", "fr-FR"]]) {
  test(`lobby and table in ${language}: no English, no missing message, and back and forth without a reload`, async (t) => {
    const { page } = await visit(t, { locale, viewport: { width: 1440, height: 900 } });
    const stranger = new Stranger(language);
    await page.goto(house.address);
    await page.locator(".titles .edge").first().waitFor();
    assert.deepEqual(await faults(page, stranger), [], "lobby");
    await playBots(page, house.address, "Žofia");
    for (let n = 0; n < CHOICES; n++) {
      assert.ok(await asked(page));
      assert.deepEqual(await faults(page, stranger), [], "table");
      await chooseFromList(page, n);
    }
    assert.ok(await asked(page));

    // Another language: the same page, never loaded anew.
    await page.evaluate(() => void (globalThis.here = true));
    const there = new URL(page.url()).pathname;
    const speak = async (word) => {
      await page.locator(`.tools a[href="/account"]`).click();
      await page.locator(`button[lang=${word}]`).click();
      await page.locator(`html[lang=${word}]`).waitFor();
      await page.goBack();
      await page.waitForURL((url) => url.pathname === there);
      await asked(page);
    };
    await speak("en");
    assert.ok((await faults(page, stranger)).length > 10, "now it speaks English");
    await speak(language);
    assert.deepEqual(await faults(page, stranger), [], "and back");
    assert.equal(await page.evaluate(() => globalThis.here), true, "nothing was loaded anew");
    await page.locator(".home").click();
    await page.locator(".ledger li").first().waitFor();
    assert.deepEqual(await faults(page, stranger), [], "lobby with a table");
    await page.goto(`${house.address}/account`);
    await page.locator("select").waitFor();
    await page.evaluate(() => document.querySelectorAll("details").forEach((more) => (more.open = true)));
    assert.deepEqual(await faults(page, stranger), [], "account");
  });
}
