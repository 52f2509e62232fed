import { after, before, test } from "node:test";

import { assertOpenToAll } from "./axe.mjs";
import { PHONE, until, visit, WIDE } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseByDoor, chooseFromList, gameOf, OVER, playBots } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house?.close());

/** A whole game by the doors takes no longer than this. */
const LONGEST = 90_000;

/** Look at a page in the dark and in the light. */
const inBothLights = (page) => async (where) => {
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    await assertOpenToAll(page, `${where}, ${colorScheme}`);
  }
};

for (const [name, how] of [["desktop", WIDE], ["phone", PHONE]]) {
  test(`axe finds nothing serious on any page, dark or light, at a ${name}`, async (t) => {
    const { page } = await visit(t, how);
    const bothLights = inBothLights(page);
    await page.goto(house.address);
    await page.locator(".titles .edge").first().waitFor();
    await bothLights("lobby");
    await playBots(page, house.address, "Marta");
    for (let n = 0; n < 8; n++) {
      await asked(page);
      await chooseFromList(page, n);
    }
    await asked(page);
    await bothLights("table");
    if ((await page.locator(".way").count()) > 0) {
      await page.locator(".way").first().click();
      await bothLights("table with something picked");
    }
    // A thing shown large, and a power's sheet with its dial.
    await page.keyboard.press("Escape");
    await page.locator(".hand .card").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.locator("#peek").waitFor();
    await bothLights("a card shown large");
    await page.keyboard.press("Escape");
    await page.locator(".pw h2 button").first().press("Enter");
    await page.locator("dialog[open] svg.dial").waitFor();
    await bothLights("a power's sheet");
    await page.keyboard.press("Escape");
    const table = page.url();
    await page.goto(house.address);
    await page.locator(".ledger li").first().waitFor();
    await bothLights("lobby with a table");
    await page.goto(`${house.address}/account`);
    await page.locator("main h1").waitFor();
    await page.locator("fieldset input, h3").nth(2).waitFor();
    await page.evaluate(() => document.querySelectorAll("details").forEach((more) => (more.open = true)));
    await bothLights("account");
    await page.goto(`${house.address}/no-letters#${"x".repeat(43)}`);
    await page.locator("main .main").waitFor();
    await bothLights("no more letters");
    await page.goto(`${house.address}/new/chaos`);
    await page.locator("form .main").waitFor();
    await bothLights("new table");
    await page.locator("form .main").click();
    await page.locator("main ul li").first().waitFor();
    await bothLights("gathering");
    await page.goto(`${table}/replay?move=9`);
    await page.locator(".timeline").waitFor();
    await bothLights("a game looked at again");
    await page.goto(`${house.address}/rules`);
    await page.locator("main h1").waitFor();
    await bothLights("rules of which game");
    await page.goto(`${house.address}/rules/chaos?q=ruin`);
    await page.locator("dl dd").first().waitFor();
    await bothLights("rules that were looked for");
    await page.goto(`${house.address}/rules/chaos`);
    await page.locator("dl dd").first().waitFor();
    await bothLights("rules");
  });

  test(`axe finds nothing serious on what is left of a game that is over, at a ${name}`, async (t) => {
    const { page, complaints } = await visit(t, how);
    const bothLights = inBothLights(page);
    await playBots(page, house.address, "Olek");
    const table = page.url();
    const game = gameOf(page);
    // It is played more quickly than the server lets people play; it says so.
    complaints.expect(/status of 429/);
    await until("the end of the game", async () => (await chooseByDoor(page, game)) === "over", LONGEST);
    await page.locator(OVER).waitFor();
    await bothLights("a finished game");
    await page.goto(`${table}/replay?move=40&eyes=all`);
    await page.locator(".hands").waitFor();
    await bothLights("a finished game looked at again, with every hand");
    await page.goto(house.address);
    await page.locator(".ledger li").first().waitFor();
    await bothLights("lobby with a finished game");
  });
}
