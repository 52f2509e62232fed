// A solo game against bots through the real client: 30 choices on a wide screen, 30 on a phone, and pictures of both.
//   node e2e/smoke.mjs [http://127.0.0.1:8000]
// Wants a running server with a built client, and a Chromium (CHROMIUM names another than /usr/bin/chromium).
import { mkdirSync } from "node:fs";

import { chromium } from "playwright-core";

const HOME = process.argv[2] ?? "http://127.0.0.1:8000";
const SHOTS = new URL("../shots/", import.meta.url).pathname;
const CHOICES = 30;
const ARGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

mkdirSync(SHOTS, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
const complaints = [];

async function open(width, height, more = {}) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: "dark", locale: "en-GB", ...more });
  const page = await context.newPage();
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(HOME);
  await page.locator(".edge").first().waitFor();
  return page;
}

const shot = (page, name) => page.screenshot({ path: `${SHOTS}${name}.png` });

/** Whether a sideways scroll of the whole page would be possible: it never should be. */
async function checkWidth(page, where) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 1) complaints.push(`${where}: the page is ${wide} px wider than the screen`);
}

async function begin(page, name) {
  await page.locator(".edge").first().click();
  await page.locator("dialog input").fill(name);
  await page.locator("dialog .main").click();
  await page.locator(".dock").waitFor({ timeout: 20_000 });
}

/** Something is asked of this seat. */
const asked = (page) => page.locator(".dock.mine").waitFor({ timeout: 60_000 });

/** One choice: by the map, by the list, by keys, in turn. False when the game is over. */
async function choose(page, n) {
  await Promise.race([asked(page), page.locator(".dock ol li").first().waitFor({ timeout: 60_000 })]);
  if ((await page.locator(".dock.mine").count()) === 0) return false;
  const number = await page.locator(".tbl").getAttribute("data-number");
  const ways = await page.locator(".way").count();
  const onMap = page.locator(".atlas [data-region][role=button]");
  const answered = page.waitForResponse((response) => response.url().endsWith("/choices") && response.request().method() === "POST");
  if (ways === 0) await page.locator(".dock .pass").click();
  else if (n % 3 === 0 && (await onMap.count()) > 0) {
    await onMap.first().click({ force: true });
    await page.locator(".dock .main").click();
  } else if (n % 3 === 1) {
    await page.keyboard.press(String(1 + (n % Math.min(ways, 9))));
    await page.keyboard.press("Enter");
  } else {
    await page.locator(".way").nth(n % ways).click();
    await page.locator(".dock .main").click();
  }
  const response = await answered;
  if (response.status() !== 200) complaints.push(`choice ${n}: ${response.status()} ${await response.text()}`);
  await page.waitForFunction((before) => document.querySelector(".tbl")?.getAttribute("data-number") !== before, number);
  return true;
}

async function play(page, choices, after = async () => {}) {
  for (let n = 0; n < choices; n++) {
    if (!(await choose(page, n))) return n;
    await after(n);
  }
  return choices;
}

const wide = await open(1440, 900);
await shot(wide, "lobby");
await checkWidth(wide, "lobby");
await begin(wide, "Marta");
const first = await play(wide, CHOICES);
await Promise.race([asked(wide), wide.waitForTimeout(10_000)]);
await wide.waitForTimeout(700);
await checkWidth(wide, "table 1440");
await wide.keyboard.press("1");
await wide.waitForTimeout(500);
await shot(wide, "table-dark");
await wide.emulateMedia({ colorScheme: "light" });
await wide.waitForTimeout(300);
await shot(wide, "table-light");
const address = wide.url();
// The same table in another language, without a reload.
await wide.goto(`${HOME}/account`);
await wide.locator("[lang=pl]").click();
await wide.locator("[lang=pl][aria-pressed=true]").waitFor();
await wide.goto(address);
await wide.locator(".dock").waitFor();
await shot(wide, "table-polish");
await wide.goto(`${HOME}/rules/chaos#COW-SUMMON.16`);
await wide.locator(".here").waitFor();
await shot(wide, "rules");
await wide.goto(HOME);
await wide.locator(".ledger").first().waitFor();
await shot(wide, "lobby-with-table");

const phone = await open(390, 844, { hasTouch: true, isMobile: true });
await begin(phone, "Zofia");
const second = await play(phone, CHOICES);
await Promise.race([asked(phone), phone.waitForTimeout(10_000)]);
await phone.waitForTimeout(500);
await checkWidth(phone, "table 390");
await phone.evaluate(() => scrollTo(0, 0));
await shot(phone, "phone");
await browser.close();

console.log(`${first} choices at 1440 px, ${second} at 390 px; pictures in ${SHOTS}`);
if (complaints.length > 0) {
  console.error(complaints.join("\n"));
  process.exit(1);
}
