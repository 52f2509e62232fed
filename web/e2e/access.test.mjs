import { after, before, test } from "node:test";

import { assertOpenToAll } from "./axe.mjs";
import { PHONE, visit, WIDE } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, playBots } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house?.close());

for (const [name, how] of [["desktop", WIDE], ["phone", PHONE]]) {
  test(`axe finds nothing serious on any page, dark or light, at a ${name}`, async (t) => {
    const { page } = await visit(t, how);
    const bothLights = async (where) => {
      for (const colorScheme of ["dark", "light"]) {
        await page.emulateMedia({ colorScheme });
        await assertOpenToAll(page, `${where}, ${colorScheme}`);
      }
    };
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
    await page.goto(`${house.address}/rules/chaos?q=ruin`);
    await page.locator("dl dd").first().waitFor();
    await bothLights("rules that were looked for");
    await page.goto(`${house.address}/rules/chaos`);
    await page.locator("dl dd").first().waitFor();
    await assertOpenToAll(page, "rules");
  });
}
