import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import lighthouse, { desktopConfig } from "lighthouse";
import { chromium } from "playwright-core";

import { findChromium, REMEDY } from "./chromium.mjs";
import { House } from "./house.mjs";
import { asked, chooseFromList, playBots } from "./playing.mjs";

/** The least that Lighthouse may say of how fast a page is, of 100. */
const LEAST = 90;
/** A machine that does other things as well measures badly once in a while: the middle one of so many counts. */
const TRIES = 3;
/** All script of a page's first load, packed as the server sends it. */
const MOST_SCRIPT = 250 * 1024;
const ARGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

let house, context, port, table;
const profile = mkdtempSync(join(tmpdir(), "oldworld-lighthouse-"));

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port: found } = server.address();
      server.close(() => resolve(found));
    });
  });
}

before(async () => {
  const executablePath = findChromium();
  assert.ok(executablePath, REMEDY);
  house = await House.open();
  port = await freePort();
  // One profile for both: Lighthouse comes in as whoever plays here.
  context = await chromium.launchPersistentContext(profile, { executablePath, args: [...ARGS, `--remote-debugging-port=${port}`], locale: "en-GB" });
  const page = context.pages()[0] ?? (await context.newPage());
  await playBots(page, house.address, "Marta");
  for (let n = 0; n < 14; n++) {
    assert.ok(await asked(page));
    await chooseFromList(page, n);
  }
  await asked(page);
  table = page.url();
  // A second table that is open would be measured with the first.
  await page.goto("about:blank");
});
after(async () => {
  await context?.close();
  await house?.close();
  rmSync(profile, { recursive: true, force: true });
});

/** What Lighthouse says of a page, as the middle one of its tries. */
async function measure(t, address, config) {
  const found = [];
  for (let n = 0; n < TRIES; n++) {
    const { lhr } = await lighthouse(address, { port, output: "json", logLevel: "silent", onlyCategories: ["performance"] }, config);
    assert.equal(lhr.runtimeError, undefined);
    const parts = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
    const script = lhr.audits["network-requests"].details.items.filter((one) => one.resourceType === "Script");
    found.push({
      score: Math.round(lhr.categories.performance.score * 100),
      how: parts.map((id) => `${id} ${lhr.audits[id].displayValue}`).join(", "),
      script: script.reduce((sum, one) => sum + one.transferSize, 0),
    });
    // Nobody has ever been too slow three times who was fast enough twice.
    if (found.filter(({ score }) => score >= LEAST).length > TRIES / 2) break;
  }
  const middle = found.toSorted((a, b) => b.score - a.score)[Math.floor(TRIES / 2)] ?? found.at(-1);
  t.diagnostic(`${new URL(address).pathname}: ${found.map(({ score }) => score).join(", ")}; ${middle.how}; script ${Math.round(middle.script / 1024)} KB`);
  return middle;
}

const PAGES = {
  "the lobby on a phone": [() => house.address, undefined],
  "a table in play on a phone": [() => table, undefined],
  "a table in play on a desktop": [() => table, desktopConfig],
};
for (const [name, [address, config]] of Object.entries(PAGES)) {
  test(`Lighthouse gives ${name} at least ${LEAST}`, async (t) => {
    const { score, how, script } = await measure(t, address(), config);
    assert.ok(score >= LEAST, `${score}: ${how}`);
    assert.ok(script > 0 && script <= MOST_SCRIPT, `${script} bytes of script`);
  });
}

test("what the server sends is packed, and kept by the browser for good where its name says what is in it", async () => {
  const seen = [];
  const own = await context.newPage();
  own.on("response", (response) => seen.push(response));
  await own.goto(house.address);
  await own.locator(".titles .edge").first().waitFor();
  const assets = seen.filter((response) => /\/assets\/.*\.(js|css)$/.test(response.url()) && response.status() === 200);
  assert.ok(assets.length > 3);
  for (const asset of assets) {
    assert.match(asset.headers()["cache-control"], /immutable/, asset.url());
    assert.match(asset.headers()["content-encoding"] ?? "", /^(br|gzip)$/, asset.url());
  }
  await own.close();
});
