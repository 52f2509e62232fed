import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertFits, visit } from "./browsing.mjs";
import { House } from "./house.mjs";
import { answer, asked, chooseFromList, chooseOnBoard, playBots, questionOf } from "./playing.mjs";

const CHOICES = 40;
let house;
before(async () => (house = await House.open()));
after(() => house?.close());

test("a guest plays 40 choices against bots by list and board, takes one back, and goes on after a reload", async (t) => {
  const { page } = await visit(t);
  await playBots(page, house.address, "Marta");
  const logged = () => page.locator(".log li:not(.none)").count();
  const first = await logged();
  let onBoard = 0;

  const play = async (from, to) => {
    for (let n = from; n < to; n++) {
      assert.ok(await asked(page), "the game is not over yet");
      if (n % 2 === 0 && (await chooseOnBoard(page, n))) onBoard++;
      else await chooseFromList(page, n);
    }
    assert.ok(await asked(page));
  };

  await play(0, 15);
  const question = await questionOf(page);
  await chooseFromList(page, 0);
  await answer(page, () => page.locator(".dock .back").first().click());
  assert.ok(await asked(page));
  assert.deepEqual(await questionOf(page), question, "the same is asked again");

  await play(15, 28);
  const there = await questionOf(page);
  await page.reload();
  assert.ok(await asked(page));
  assert.deepEqual(await questionOf(page), there, "the same is asked after the reload");

  await play(28, CHOICES);
  assert.ok(onBoard >= 10, `${onBoard} of the choices were made on the board`);
  assert.ok((await logged()) >= Math.min(80, first + CHOICES), "the log grows");
  await assertFits(page, "the table");
});
