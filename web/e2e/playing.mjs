// How somebody plays in the client: where things are, and what is done with them.
import assert from "node:assert/strict";

import { PATIENCE, until } from "./browsing.mjs";

export const ASKED = ".dock.mine";
export const OVER = ".dock > ol";
const click = (what) => what.click();

/** Come in under a name and play bots at once. */
export async function playBots(page, address, name, press = click) {
  await page.goto(address);
  await press(page.locator(".titles .edge").first());
  await page.locator("dialog input").fill(name);
  await press(page.locator("dialog .main"));
  await asked(page);
}

/** Wait until something is asked of this person, or the game is over: is it asked? */
export async function asked(page) {
  await page.locator(`${ASKED}, ${OVER}`).first().waitFor({ timeout: PATIENCE });
  return (await page.locator(OVER).count()) === 0;
}

export const numberOf = async (page) => Number(await page.locator(".tbl").getAttribute("data-number"));
export const gameOf = (page) => new URL(page.url()).pathname.split("/").at(-1);

/** What is asked, and what may be answered. */
export function questionOf(page) {
  return page.evaluate(() => ({
    question: document.querySelector("#ask")?.textContent,
    options: [...document.querySelectorAll(".way")].map((way) => way.getAttribute("data-option")),
    pass: document.querySelector(".dock .pass") !== null,
  }));
}

/** Do what answers a question; wait until the server has agreed and the table has moved on. */
export async function answer(page, deed) {
  const before = await numberOf(page);
  const [response] = await Promise.all([
    // Whoever is asked at the same time as others may have to say it again: 409.
    page.waitForResponse((one) => /\/(choices|undo)(\?|$)/.test(one.url()) && one.request().method() === "POST" && one.status() !== 409),
    deed(),
  ]);
  assert.equal(response.status(), 200, `${response.url()} was refused`);
  await until("the table after the choice", async () => (await numberOf(page)) > before);
  // While an answer is on its way nothing else can be pressed, by key neither.
  await page.locator(".dock button:disabled").first().waitFor({ state: "detached" });
}

/** Choose from the list: the n-th option, once to pick it and then the gold button. */
export async function chooseFromList(page, n, press = click) {
  const ways = page.locator(".way");
  const count = await ways.count();
  if (count === 0) return answer(page, () => press(page.locator(".dock .pass")));
  await press(ways.nth(n % count));
  return answer(page, () => press(page.locator(".dock .main")));
}

/** A point of the screen where a thing of the board that may be chosen lies open, or null. */
export function openPoint(page, n) {
  return page.evaluate((wish) => {
    const things = [...document.querySelectorAll(".atlas [role=button], .hand .card.may")];
    const spots = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((u) => [0.5, 0.3, 0.7, 0.15, 0.85].map((v) => [u, v]));
    for (let k = 0; k < things.length; k++) {
      const thing = things[(wish + k) % things.length];
      const box = thing.getBoundingClientRect();
      for (const [u, v] of spots) {
        const [x, y] = [box.left + box.width * u, box.top + box.height * v];
        if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  }, n);
}

/** Choose on the board where that is possible: a click picks, the same once more confirms. Is it chosen? */
export async function chooseOnBoard(page, n) {
  const point = await openPoint(page, n);
  if (!point) return false;
  await page.mouse.click(point.x, point.y);
  // Of a pair of regions the first click picks nothing yet.
  if ((await page.locator(".dock .main").count()) === 0) return false;
  assert.equal(await page.locator(".way[aria-pressed=true]").count(), 1, "the list shows what the board picked");
  await answer(page, () => page.mouse.click(point.x, point.y));
  return true;
}

/** Choose the first option by the server's doors, as the page itself would, for as long as this person is asked. */
export function chooseByDoor(page, game) {
  return page.evaluate(async (id) => {
    let table = await (await fetch(`/api/games/${id}/table`)).json();
    while (table.decision) {
      const body = JSON.stringify({ number: table.number, option: table.decision.options[0].text });
      const found = await fetch(`/api/games/${id}/choices`, { method: "POST", headers: { "content-type": "application/json" }, body });
      if (!found.ok) return found.status === 429 ? "too often" : `${found.status} ${await found.text()}`;
      table = await found.json();
    }
    return table.result ? "over" : "waits";
  }, game);
}
