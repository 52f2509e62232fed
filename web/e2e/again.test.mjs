import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, until, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { ASKED, chooseByDoor, gameOf, OVER } from "./playing.mjs";

/** The rest of the game takes no longer than this. */
const LONGEST = 120_000;
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

/** Come in under a name, without a word to anybody. */
async function named(page, name) {
  await page.goto(house.address);
  await door(page, "POST", "/guests", { name });
  await page.reload();
}

function door(page, method, path, body) {
  return page.evaluate(
    async ([how, where, what]) => {
      const sent = await fetch(`/api${where}`, { method: how, headers: { "content-type": "application/json" }, body: what && JSON.stringify(what) });
      const text = await sent.text();
      return text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text;
    },
    [method, path, body ?? null],
  );
}

test("who comes back finds what came; when it is over both play again, and its record comes back as a game", async (t) => {
  const [martas, oleks] = [await visit(t), await visit(t, { ...PHONE, permissions: ["clipboard-read", "clipboard-write"] })];
  const [marta, olek] = [martas.page, oleks.page];
  await named(marta, "Marta");
  await named(olek, "Olek");
  const made = await door(marta, "POST", "/games", { title: "chaos", kind: "private", seats: { khorne: "me", nurgle: "open", slaanesh: "random" } });
  await marta.goto(`${house.address}/games/${made.id}`);
  await marta.locator("figure svg[role=img] path").waitFor();

  // The invitation is followed, and the seat taken.
  await olek.goto(await marta.locator("input[readonly]").inputValue());
  await olek.locator("main ul .edge").first().click();
  await olek.locator(".dock").waitFor();
  for (const { complaints } of [martas, oleks]) complaints.expect(/status of (429|409)/);
  // Whoever has had no turn yet has missed nothing: he has one.
  await until("his first turn", async () => {
    await chooseByDoor(marta, made.id);
    await chooseByDoor(olek, made.id);
    return (await door(olek, "GET", `/games/${made.id}/table`)).digest.move > 0;
  });

  // He goes away; what happens meanwhile is counted in the lobby and told at the table, and then it is no news any more.
  await olek.goto(`${house.address}/rules`);
  await until("his turn again", async () => {
    await chooseByDoor(marta, made.id);
    const [row] = await door(olek, "GET", "/games?which=mine");
    return row.my_turn && row.news > 0;
  });
  await olek.goto(house.address);
  const counted = Number.parseInt(await olek.locator(".ledger .news").textContent(), 10);
  await olek.locator(".ledger .btn").first().click();
  await olek.locator("#digest h2").waitFor();
  assert.equal(await olek.locator("#digest ol > li").count(), counted, "the lobby counted what the table tells");
  assert.ok(await olek.evaluate(() => !document.querySelector("#digest").contains(document.activeElement)), "it takes no focus");
  assert.match(await olek.locator("#digest a.moment").first().getAttribute("href"), /\/replay\?move=\d+$/);
  await until("the server knows that it was seen", async () => (await door(olek, "GET", "/games?which=mine"))[0].news === 0);
  await olek.locator("#digest .ib").click();
  await olek.reload();
  await olek.locator(ASKED).waitFor();
  assert.equal(await olek.locator("#digest").count(), 0, "what was seen is not shown unasked");
  await olek.locator(".tools [aria-expanded]").first().click();
  assert.equal(await olek.locator("#digest ol > li").count(), counted, "but it is there for whoever asks");

  // A replay of a game that goes on goes on with it, for whoever stands at its end.
  const watched = await marta.context().newPage();
  await watched.goto(`${house.address}/games/${made.id}/replay?move=0`);
  await watched.locator(".timeline").waitFor();
  await watched.keyboard.press("End");
  const moment = async () => Number(await watched.locator("main").getAttribute("data-move"));
  await until("the end", async () => (await moment()) > 0);
  const stood = await moment();
  await chooseByDoor(olek, made.id);
  await until("the new end", async () => (await moment()) > stood);
  await until("its address", async () => watched.url().includes(`move=${await moment()}`));
  await watched.keyboard.press("Home");
  await until("the beginning", async () => (await moment()) === 0);
  const longest = () => watched.locator("input[type=range]").getAttribute("max").then(Number);
  const before = await longest();
  await until("a longer timeline", async () => {
    await chooseByDoor(marta, made.id);
    await chooseByDoor(olek, made.id);
    return (await longest()) > before;
  });
  assert.equal(await moment(), 0, "whoever looks at another moment stays there");
  await watched.close();

  // To the end; one asks for another game, the other sees it at once and accepts.
  let turn = 0;
  await until("the end of the game", async () => {
    const found = await chooseByDoor([marta, olek][turn++ % 2], made.id);
    assert.match(found, /^(over|waits|too often|409 .*)$/);
    // Whoever asks the server too often is told so, and nothing goes on meanwhile.
    if (found !== "over") await marta.waitForTimeout(200);
    return found === "over";
  }, LONGEST);
  for (const page of [marta, olek]) {
    await page.goto(`${house.address}/games/${made.id}`);
    await page.locator(OVER).waitFor();
  }
  await marta.locator(".dock .turn input").check();
  await marta.locator(".dock .main").click();
  const next = await until("the new table", () => gameOf(marta) !== made.id && gameOf(marta));
  await olek.locator(".dock [role=status] li").nth(2).waitFor();
  await olek.locator(".dock .main").click();
  await Promise.all([marta, olek].map((page) => page.locator(".dock").waitFor()));
  assert.equal(gameOf(olek), next);
  const seats = (await door(marta, "GET", `/games/${next}`)).chairs.map((chair) => chair.name || chair.bot);
  assert.deepEqual(seats, ["random", "Marta", "Olek"], "everybody one seat on");

  // The record comes back as a game, and its link shows it to somebody who was not there.
  const record = await door(olek, "GET", `/games/${made.id}/record`);
  await olek.goto(house.address);
  await olek.locator("details summary").click();
  await olek.locator("textarea").fill(record.replace("\n2 ", "\n7 "));
  oleks.complaints.expect(/status of 422/);
  await olek.locator("details form > button").click();
  await olek.locator("details [role=alert]").waitFor();
  await olek.locator("input[type=file]").setInputFiles({ name: "a.record", mimeType: "text/plain", buffer: Buffer.from(record) });
  await olek.locator(".timeline").waitFor();
  await olek.keyboard.press("ArrowRight");
  await until("the next moment", async () => (await olek.locator("main").getAttribute("data-move")) === "1");
  await olek.locator(".look + p .btn").first().click();
  const link = await olek.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /move=1&eyes=all&invitation=/);
  const { page: stranger } = await visit(t);
  await stranger.goto(link);
  await stranger.locator(".timeline").waitFor();
  assert.equal(await stranger.locator("main").getAttribute("data-move"), "1");
});
