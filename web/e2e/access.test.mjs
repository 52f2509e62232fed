import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";

import { PHONE, visit, WIDE } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, playBots } from "./playing.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

/** What axe-core calls serious or critical. */
async function assertOpenToAll(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join("; ")} (${nodes.length})`);
  });
  assert.deepEqual(found, [], where);
}

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
    await bothLights("account");
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
