import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertOpenToAll } from "./axe.mjs";
import { assertFits, PHONE, until, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, playBots } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house?.close());

/** The link in the letter that comes next to an address, after so many. */
async function linkTo(address, before = 0) {
  const letters = await until(`a letter to ${address}`, () => {
    const found = house.letters(address);
    return found.length > before && found;
  });
  const links = letters.map((text) => /^http:\S+\/come-in#\S+$/m.exec(text)?.[0] ?? "");
  return links.filter(Boolean);
}

/** Somebody comes in as a guest, on the page about them. */
async function comeIn(page, name) {
  await page.goto(`${house.address}/account`);
  await page.locator("form input[autocomplete=nickname]").fill(name);
  await page.locator("form:has(input[autocomplete=nickname]) button").click();
  await page.getByRole("heading", { name: "Keep your name" }).waitFor();
}

const byEmail = (page) => page.locator("form:not(:has(input[type=password])):has(input[type=email])");

test("a guest keeps the name by a letter, opened on a phone, and comes back by another", async (t) => {
  const { page } = await visit(t);
  await comeIn(page, "Marta");
  await byEmail(page).locator("input").fill("marta@example.org");
  await byEmail(page).locator("button").click();
  await page.getByText("A letter has gone to marta@example.org").waitFor();

  const phone = (await visit(t, PHONE)).page;
  const [link] = await linkTo("marta@example.org");
  await phone.goto(link);
  await phone.getByRole("button", { name: "Come in as Marta" }).waitFor();
  assert.equal(new URL(phone.url()).hash, "", "the token is on no screen");
  await assertFits(phone, "come in");
  await assertOpenToAll(phone, "come in");
  await phone.reload(); // whoever looks and goes away uses nothing up
  await phone.goto(link);
  await phone.getByRole("button", { name: "Come in as Marta" }).click();
  await phone.getByText("Your name is kept under marta@example.org.").waitFor();
  await assertFits(phone, "account");
  await phone.evaluate(() => document.querySelectorAll("details").forEach((more) => (more.open = true)));
  await assertOpenToAll(phone, "account of somebody who is known");

  await page.reload();
  await page.getByText("Your name is kept under marta@example.org.").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Without a password" }).waitFor();
  await byEmail(page).locator("input").fill("marta@example.org");
  await byEmail(page).locator("button").click();
  await page.getByText("If a name is kept under marta@example.org").waitFor();
  const links = await linkTo("marta@example.org", 1);
  await page.goto(links.find((found) => found !== link));
  await page.getByRole("button", { name: "Come in as Marta" }).click();
  await page.getByText("Password and address").click();
  await page.locator("input[autocomplete=new-password]").fill("a long enough one");
  await page.locator("form:has(input[autocomplete=new-password]) button").click();
  await page.getByText("The password is set.").waitFor();
  await phone.reload();
  await phone.getByRole("heading", { name: "Without a password" }).waitFor();
});

test("wishes are kept, a letter can be tried, and a link in it ends them", async (t) => {
  const { page, complaints } = await visit(t);
  await comeIn(page, "Olek");
  await page.getByText("Keep your name under an e-mail address first").waitFor();
  await byEmail(page).locator("input").fill("olek@example.org");
  await byEmail(page).locator("button").click();
  const [link] = await linkTo("olek@example.org");
  await page.goto(link);
  await page.getByRole("button", { name: "Yes, it is mine" }).click();
  const turn = page.getByRole("group", { name: "By letter" }).getByLabel("It is my turn");
  await turn.waitFor();
  assert.equal(await turn.isChecked(), true);
  await turn.uncheck();
  await page.locator("select").selectOption("60");
  await page.getByText("It is saved.").waitFor();
  await page.reload();
  await turn.waitFor();
  assert.equal(await turn.isChecked(), false);
  assert.equal(await page.locator("select").inputValue(), "60");

  await page.getByRole("button", { name: "Send me a letter now" }).click();
  await page.getByText("A letter is on its way to olek@example.org.").waitFor();
  const letter = await until("the letter", () => house.letters("olek@example.org").find((text) => text.includes("/no-letters#")));
  const stranger = (await visit(t)).page;
  await stranger.goto(/^http:\S+\/no-letters#\S+$/m.exec(letter)[0]);
  await stranger.getByRole("button", { name: "End these letters" }).click();
  await stranger.getByText("No more letters with news will come.").waitFor();
  await page.reload();
  const over = page.getByRole("group", { name: "By letter" }).getByLabel("The game is over");
  await over.waitFor();
  assert.equal(await over.isChecked(), false);

  // A hook that leads into the server's own network is refused, with the reason beside it.
  complaints.expect(/status of 422/);
  await page.getByText("By a program of your own").click();
  await page.locator("input[type=url]").fill("https://127.0.0.1/news");
  await page.getByRole("button", { name: "Post news there" }).click();
  await page.getByText("This address leads into the server’s own network.").waitFor();
});

test("a link that is over says so, and leads to another", async (t) => {
  const { page, complaints } = await visit(t, PHONE);
  complaints.expect(/status of 410/);
  await page.goto(`${house.address}/come-in#${"x".repeat(43)}`);
  await page.getByText("This link is over.").waitFor();
  await page.getByRole("link", { name: "Ask for another link" }).click();
  await page.getByRole("heading", { name: "Without a password" }).waitFor();
});

test("whoever looks elsewhere sees in the tab that a table waits", async (t) => {
  const { page } = await visit(t);
  await playBots(page, house.address, "Zofia");
  await asked(page);
  await until("the mark", async () => (await page.title()).startsWith("(1) "));
});

test("a notification comes to whoever asked for it and looks elsewhere, and to nobody else", async (t) => {
  const { page, context } = await visit(t);
  await context.grantPermissions(["notifications"]);
  // Nobody can see the real ones here: what the page asks the browser for is written down.
  await page.addInitScript(() => {
    globalThis.shown = [];
    globalThis.away = false;
    document.hasFocus = () => !globalThis.away;
    globalThis.Notification = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title, { body }) {
        globalThis.shown.push(`${title}: ${body}`);
      }
    };
  });
  const shown = () => page.evaluate(() => globalThis.shown);
  const turn = async (n) => {
    await asked(page);
    await chooseFromList(page, n);
    await asked(page);
  };
  await playBots(page, house.address, "Nina");
  await page.evaluate(() => (globalThis.away = true));
  for (let n = 0; n < 4; n++) await turn(n);
  assert.deepEqual(await shown(), [], "nobody asked for it");

  const table = page.url();
  await page.goto(`${house.address}/account`);
  await page.getByLabel("When it is my turn and I am looking elsewhere").check();
  await page.getByRole("button", { name: "Show me one now" }).click();
  assert.deepEqual(await shown(), ["oldworld: So it looks."]);
  await page.goto(table);
  for (let n = 0; n < 3; n++) await turn(n);
  assert.deepEqual(await shown(), [], "whoever looks sees it anyway");
  await page.evaluate(() => (globalThis.away = true));
  await until("a notification", async () => {
    await turn(1);
    return (await shown()).length > 0;
  });
  assert.equal((await shown())[0], "Chaos in the Old World: It is your turn.");
});
