// The pictures of docs/web.md, drawn anew: node e2e/pictures.mjs
import { writeFileSync } from "node:fs";

import { PHONE, visit, WIDE } from "./browsing.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, playBots } from "./playing.mjs";

const DOCS = new URL("../../docs/", import.meta.url).pathname;
const ends = [];
const here = { after: (end) => ends.push(end) };

/** A picture as WebP, once nothing moves any more. */
async function draw(page, name) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 84 });
  writeFileSync(`${DOCS}${name}.webp`, Buffer.from(data, "base64"));
}

async function play(page, name, choices, press) {
  await playBots(page, house.address, name, press);
  for (let n = 0; n < choices; n++) {
    await asked(page);
    await chooseFromList(page, n, press);
  }
  await asked(page);
}

const house = await House.open();
const wide = (await visit(here, WIDE)).page;
await play(wide, "Marta", 22);
if (await wide.locator(".way").count()) await wide.locator(".way").first().click();
await draw(wide, "web-table");
await wide.goto(house.address);
await wide.locator(".ledger li").first().waitFor();
await wide.locator(".il svg").first().waitFor();
await draw(wide, "web-lobby");
const phone = (await visit(here, PHONE)).page;
await play(phone, "Zofia", 22, (what) => what.tap());
await phone.evaluate(() => scrollTo(0, 0));
await draw(phone, "web-phone");
for (const end of ends) await end();
await house.close();
process.exit(0);
