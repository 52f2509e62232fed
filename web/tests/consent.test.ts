import { describe, expect, it } from "vitest";

import type { ChairOut, ProposalOut, TableOut } from "../src/kernel/wire";
import { asked, outcome } from "../src/table/consent";

const proposal: ProposalOut = { seat: "nurgle", back: 2, agreed: ["nurgle"] };
const table = (move: number, open: boolean, withdrawn = false) =>
  ({ move, undo: { choice: 0, turn: 0, by_consent: 0, proposal: open ? proposal : null, withdrawn } }) as unknown as TableOut;
const chair = (seat: string, name: string, bot = ""): ChairOut => ({ seat, name, bot, mine: false, taken: true, kept: "", kept_for_me: false });

describe("a question to take something back", () => {
  it.each([
    [null, table(5, false), "none"],
    [table(5, false), table(6, false), "none"],
    [table(5, false), table(5, true), "open"],
    [table(5, true), table(5, true), "open"],
    [table(5, true), table(5, false), "refused"],
    [table(5, true), table(5, false, true), "withdrawn"],
    [table(5, true), table(3, false), "back"],
    [table(5, true), table(6, false), "on"],
  ] as const)("%#", (before, now, found) => {
    expect(outcome(before, now)).toBe(found);
  });
  it("is asked of people, whether a bot stands in for them or not", () => {
    const chairs = [chair("khorne", "Marta"), chair("nurgle", "Zofia"), chair("tzeentch", "", "random"), chair("slaanesh", "Jan", "random")];
    expect(asked(chairs, proposal).map(({ seat, agreed }) => [seat, agreed])).toEqual([["khorne", false], ["nurgle", true], ["slaanesh", false]]);
  });
});
