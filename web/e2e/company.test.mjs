import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { until, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { ASKED, chooseFromList, gameOf, numberOf } from "./playing.mjs";

/** What a browser says by itself of a server that is not there. */
const UNREACHABLE = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection to/;
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

async function comeIn(page, name) {
  await page.locator("dialog input").fill(name);
  await page.locator("dialog .main").click();
}

/** Marta sets a table up for two people and a bot, Olek follows her invitation: two pages at one table. */
async function two(t, before = async () => {}) {
  const visits = [await visit(t), await visit(t)];
  const [marta, olek] = visits.map(({ page }) => page);
  await marta.goto(`${house.address}/new/chaos`);
  const seats = marta.locator("form section").first().locator("select.in");
  await seats.first().waitFor();
  for (const [seat, who] of ["me", "open", "random", ""].entries()) await seats.nth(seat).selectOption(who);
  await marta.locator("form input[value=private]").check();
  await before(marta);
  await marta.locator("form .main").click();
  await comeIn(marta, "Marta");
  const link = marta.locator("input[readonly], .invitation input").first();
  await link.waitFor();
  await olek.goto(await link.inputValue());
  await olek.locator("main ul .edge").first().click();
  await comeIn(olek, "Olek");
  await Promise.all([marta, olek].map((page) => page.locator(".dock").waitFor()));
  assert.equal(gameOf(marta), gameOf(olek));
  return { visits, people: [marta, olek] };
}

/** Whoever of them is asked. */
const whoIsAsked = (people) =>
  until("somebody's turn", async () => {
    for (const page of people) if ((await page.locator(ASKED).count()) > 0) return page;
    return null;
  });

/** Both have the same table. */
const together = (people) =>
  until("the same table at both", async () => (await numberOf(people[0])) === (await numberOf(people[1])));

/** Play until somebody has chosen and the other is asked: who would like it back, and the other. */
async function untilSeen(people) {
  for (let n = 0; n < 60; n++) {
    const who = await whoIsAsked(people);
    const other = people.find((page) => page !== who);
    await chooseFromList(who, n);
    await together(people);
    if ((await other.locator(ASKED).count()) > 0 && (await who.locator(".ask-back").count()) > 0) return [who, other];
  }
  return assert.fail("nobody's choice was seen by the other");
}

test("what the other has seen is taken back when they agree, and not when they refuse", async (t) => {
  const { people } = await two(t);
  const [who, other] = await untilSeen(people);
  const question = await other.locator("#ask").textContent();

  await who.locator(".ask-back").click();
  await other.locator(".consent.open").waitFor();
  await who.locator(".consent:not(.open)").waitFor();
  assert.equal(await other.locator("#ask").textContent(), question, "the board goes on asking beside it");
  await other.locator(".consent .acts .btn:not(.edge)").click();
  for (const page of people) await page.locator(".consent").waitFor({ state: "detached" });
  await who.locator(".note.bad").first().waitFor();
  assert.equal(await other.locator("#ask").textContent(), question, "nothing was taken back");

  const move = () => who.evaluate(async (id) => (await (await fetch(`/api/games/${id}/table`)).json()).move, gameOf(who));
  const before = await move();
  await who.locator(".ask-back").click();
  await other.locator(".consent .btn.edge").click();
  await who.locator(ASKED).waitFor();
  assert.ok((await move()) < before, "it is taken back");
  await other.locator(ASKED).waitFor({ state: "detached" });
  await chooseFromList(who, 1);
});

test("what is said at the table is read by the other, muted, heard again and reported", async (t) => {
  const { people } = await two(t);
  const [marta, olek] = people;
  const say = async (page, text) => {
    await page.locator(".to-talk").click();
    await page.locator(".talk form input").fill(text);
    await page.locator(".talk form .btn").click();
    await page.locator(".talk p.said", { hasText: text }).waitFor();
  };
  await say(marta, "<b>Good luck</b> & have fun");
  // The other's button counts it; it is text, not markup.
  await until("news of it", async () => (await olek.locator(".to-talk b").textContent().catch(() => "")) === "1");
  await say(olek, "You too");
  assert.equal(await olek.locator(".talk p.said").first().textContent(), "<b>Good luck</b> & have fun");

  const menu = olek.locator(".talk .more").first();
  await menu.click();
  await olek.locator(".talk .acts .btn").first().click();
  await until("Marta's remark gone", async () => (await olek.locator(".talk p.said").count()) === 1);
  await say(marta, "Can you hear me?");
  await olek.locator(".talk .muted .btn").click();
  await until("her remarks again", async () => (await olek.locator(".talk p.said").count()) === 3);
  await olek.locator(".talk .more").last().click();
  await olek.locator(".talk .acts .btn").last().click();
  await olek.locator(".talk .acts .dim").waitFor();
});

test("a clock that has run out lets a bot stand in, and whoever comes back takes the seat again", async (t) => {
  const { visits, people } = await two(t, async (page) => {
    await page.locator("input[name=clock]").nth(2).check();
  });
  for (const page of people) await page.locator(".clocks li").nth(1).waitFor();
  const late = await whoIsAsked(people);
  for (const { complaints } of visits) complaints.expect(UNREACHABLE);
  await house.kill();
  await house.later(3 * 24 * 3600);
  await house.begin();

  await late.locator(".back .main").waitFor();
  for (const { complaints } of visits) complaints.expect();
  const number = await numberOf(late);
  await late.locator(".back .main").click();
  await late.locator(".back .main").waitFor({ state: "detached" });
  await until("a table with the person in the seat", async () => (await numberOf(late)) > number);
  const who = await whoIsAsked(people);
  await chooseFromList(who, 0);
});
