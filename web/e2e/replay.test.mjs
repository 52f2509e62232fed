import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { until, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { ASKED, asked, chooseByDoor, chooseFromList, gameOf, OVER, playBots } from "./playing.mjs";

/** A game against bots takes no longer than this. */
const LONGEST = 90_000;
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

const moveOf = async (page) => Number(await page.locator(".tbl.replay").getAttribute("data-move"));
const atMove = (page, move) => until(`move ${move}`, async () => (await moveOf(page)) === move);
const inAddress = (page, part) => until(`${part} in the address`, () => page.url().includes(part));
const linesThatWere = (page) => page.locator(".log li.past, .log li.now").count();

test("a finished game is looked at moment by moment, through all eyes, saved, and played on from", async (t) => {
  const { page, complaints } = await visit(t);
  await playBots(page, house.address, "Marta");
  const game = gameOf(page);
  for (let n = 0; n < 6; n++) {
    assert.ok(await asked(page));
    await chooseFromList(page, n);
  }
  // The rest is played more quickly than the server lets people play; it says so.
  complaints.expect(/status of 429/);
  await until("the end of the game", async () => (await chooseByDoor(page, game)) === "over", LONGEST);
  await page.locator(OVER).waitFor();
  complaints.expect();

  await page.locator(".dock a.btn[href*='move=0']").click();
  await page.locator(".tbl.replay").waitFor();
  await atMove(page, 0);
  const range = page.locator(".timeline input[type=range]");
  const moves = Number(await range.getAttribute("max"));
  assert.ok(moves > 60, `${moves} moves`);

  // Steps, the keys, the thumb; the address follows and leads back to the same moment.
  await page.locator(".timeline .ib:not(.back)").first().click();
  await atMove(page, 1);
  await page.keyboard.press("ArrowRight");
  await atMove(page, 2);
  await page.keyboard.press("End");
  await atMove(page, moves);
  await range.fill("40");
  await atMove(page, 40);
  await inAddress(page, "move=40");
  const lines = await linesThatWere(page);
  await page.reload();
  await atMove(page, 40);
  await until("the same lines after the reload", async () => (await linesThatWere(page)) === lines);

  // A line of the log leads to its moment.
  await page.locator(".log li a").last().click();
  await until("an early moment", async () => (await moveOf(page)) < 5);

  // One's own hand, another's, everybody's.
  await range.fill("40");
  await atMove(page, 40);
  const eyes = page.locator("select.in").first();
  const seats = await eyes.locator("option").evaluateAll((all) => all.map((one) => one.value));
  assert.deepEqual([seats[0], seats.at(-1)], ["spectator", "all"]);
  const hand = () => page.locator(".hand .card").allTextContents();
  const mine = await hand();
  await eyes.selectOption(seats[2]);
  await inAddress(page, `eyes=${seats[2]}`);
  await until("another hand", async () => (await hand()).join() !== mine.join());
  await eyes.selectOption("all");
  await inAddress(page, "eyes=all");
  await until("all hands", async () => (await page.locator(".tbl.replay").getByRole("heading", { level: 3 }).count()) >= 4);

  // The record is a file that names the game.
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("a.save").click()]);
  assert.match(download.suggestedFilename(), /^chaos-\d{8}-.+\.record$/);

  // Played on from here, as somebody else.
  await page.locator("details summary").click();
  await page.locator("details select").first().selectOption(seats[2]);
  await page.locator("details form .btn").click();
  await page.locator(".dock").waitFor();
  const branch = gameOf(page);
  assert.notEqual(branch, game);
  await page.locator(ASKED).waitFor();
  const table = await page.evaluate(async (id) => (await fetch(`/api/games/${id}/table`)).json(), branch);
  assert.equal(table.seat, seats[2]);
  assert.ok(table.move >= 40, `it goes on after move 40: ${table.move}`);
  await chooseFromList(page, 0);
});
