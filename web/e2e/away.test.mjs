import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { answer, asked, chooseFromList, numberOf, playBots, questionOf } from "./playing.mjs";

/** Press what confirms: what was picked stays picked. */
const press = (page) => page.locator(".dock .main, .dock:not(:has(.main)) .pass").click();
const confirm = (page) => answer(page, () => press(page));
let house;
before(async () => (house = await House.open()));
after(() => house?.close());
/** What a browser says by itself of a server that is not there. */
const UNREACHABLE = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_INTERNET_DISCONNECTED|WebSocket connection to/;

test("a server that dies in mid-turn and comes back loses nothing, and the table comes back by itself", async (t) => {
  const { page, complaints } = await visit(t);
  await playBots(page, house.address, "Marta");
  for (let n = 0; n < 5; n++) {
    assert.ok(await asked(page));
    await chooseFromList(page, n);
  }
  assert.ok(await asked(page));
  const [question, number] = [await questionOf(page), await numberOf(page)];

  complaints.expect(UNREACHABLE);
  await house.kill();
  await page.locator(".away").waitFor();
  assert.deepEqual(await questionOf(page), question, "the table stays readable");
  // Whoever chooses all the same is told that nothing has changed.
  if ((await page.locator(".way").count()) > 0) await page.locator(".way").first().click();
  await press(page);
  await page.locator(".dock [role=alert]").waitFor();

  await house.begin();
  await page.locator(".away").waitFor({ state: "detached" });
  complaints.expect();
  assert.equal(await numberOf(page), number);
  assert.deepEqual(await questionOf(page), question, "nothing is lost");
  await confirm(page);
  assert.ok(await asked(page));
});

test("a browser that is offline for ten seconds in mid-turn says so, and plays on when it is back", async (t) => {
  const { page, context, complaints } = await visit(t);
  await playBots(page, house.address, "Zofia");
  const [question, number] = [await questionOf(page), await numberOf(page)];
  complaints.expect(UNREACHABLE);
  await context.setOffline(true);
  await page.locator(".away").waitFor();
  if ((await page.locator(".way").count()) > 0) await page.locator(".way").first().click();
  await press(page);
  await page.locator(".dock [role=alert]").waitFor();
  await page.waitForTimeout(10_000);
  assert.deepEqual(await questionOf(page), question, "the table stays readable");
  assert.equal(await numberOf(page), number);
  await context.setOffline(false);
  await page.locator(".away").waitFor({ state: "detached" });
  complaints.expect();
  await confirm(page);
  assert.ok(await asked(page));
});
