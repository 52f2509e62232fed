import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { until, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { ASKED, chooseByDoor, chooseFromList, gameOf, numberOf, OVER } from "./playing.mjs";

const BY_HAND = 30;
/** The rest of the game takes no longer than this. */
const LONGEST = 90_000;
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

async function comeIn(page, name) {
  await page.locator("dialog input").fill(name);
  await page.locator("dialog .main").click();
}

test("two people in two browsers and two bots play from the lobby to the victory", async (t) => {
  const visits = [await visit(t), await visit(t)];
  const [marta, olek] = visits.map(({ page }) => page);

  await marta.goto(house.address);
  await marta.locator(".titles .quiet").first().click();
  await comeIn(marta, "Marta");
  const seats = marta.locator("form select.in:visible");
  await seats.first().waitFor();
  for (const [seat, who] of ["me", "open", "heuristic", "random"].entries()) await seats.nth(seat).selectOption(who);
  await marta.locator("form .main").click();
  await marta.locator("main ul li").nth(3).waitFor();

  await olek.goto(house.address);
  await olek.locator(".ledger .btn").first().click();
  await olek.locator("main ul .edge").first().click();
  await comeIn(olek, "Olek");
  await Promise.all([marta, olek].map((page) => page.locator(".dock").waitFor()));
  const game = gameOf(marta);
  assert.equal(gameOf(olek), game);

  const people = [marta, olek];
  const turns = [0, 0];
  for (let n = 0; n < BY_HAND; n++) {
    const who = await until("somebody's turn", async () => {
      for (const page of people) if ((await page.locator(ASKED).count()) > 0) return page;
      return null;
    });
    await chooseFromList(who, 0);
    turns[people.indexOf(who)]++;
    // The other sees it come without doing anything.
    const number = await numberOf(who);
    const other = people.find((page) => page !== who);
    await until("the same table at the other's", async () => (await numberOf(other)) >= number);
  }
  assert.ok(turns.every((count) => count >= 5), `both were asked: ${turns}`);

  // The rest is played more quickly than the server lets people play; it says so.
  for (const { complaints } of visits) complaints.expect(/status of 429/);
  let turn = 0;
  await until("the end of the game", async () => {
    const found = await chooseByDoor(people[turn++ % 2], game);
    assert.match(found, /^(over|waits|too often)$/);
    return found === "over";
  }, LONGEST);
  const results = await Promise.all(
    people.map(async (page) => {
      await page.locator(OVER).waitFor();
      return page.locator(`${OVER} li`).allTextContents();
    }),
  );
  assert.equal(results[0].length, 4);
  assert.deepEqual(results[0], results[1], "both see the same result");
  await marta.locator(".dock a.btn[href='/']").click();
  await marta.locator(`.ledger a[href="/games/${game}"]`).waitFor();
});
