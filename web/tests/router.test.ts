import { describe, expect, it } from "vitest";

import { addressOf, clauseAddress, pageAt, type Page } from "../src/kernel/router";

const PAGES: [string, Page][] = [
  ["/", { name: "lobby" }],
  ["/account", { name: "account" }],
  ["/come-in#Ab_9-x", { name: "come-in", token: "Ab_9-x" }],
  ["/no-letters#Ab_9-x", { name: "no-letters", token: "Ab_9-x" }],
  ["/new/chaos", { name: "new", title: "chaos" }],
  ["/games/Ab_9-x", { name: "game", id: "Ab_9-x", invitation: "" }],
  ["/games/Ab?invitation=q%2Fr", { name: "game", id: "Ab", invitation: "q/r" }],
  ["/games/Ab/replay?move=12", { name: "replay", id: "Ab", move: 12, eyes: "", invitation: "" }],
  ["/games/Ab/replay?move=0&eyes=all&invitation=q", { name: "replay", id: "Ab", move: 0, eyes: "all", invitation: "q" }],
  ["/rules", { name: "rules", title: "", clause: "", query: "" }],
  ["/rules/chaos?q=ruin#COW-SUMMON.16", { name: "rules", title: "chaos", clause: "COW-SUMMON.16", query: "ruin" }],
];

describe("the router", () => {
  it.each(PAGES)("finds the page at %s and its address again", (address, page) => {
    expect(pageAt(address)).toEqual(page);
    expect(addressOf(page)).toBe(address);
  });
  it.each(["/nowhere", "/games", "/games/a/b", "/games/a/replay/b", "/games/a%20b/replay", "/new/a%20b", "/games/../etc/passwd/x"])("knows nothing at %s", (address) => {
    expect(pageAt(address).name).toBe("nowhere");
  });
  it("bears a hash that is no text", () => {
    expect(pageAt("/rules/chaos#%E0%A4%A").name).toBe("rules");
  });
  it("addresses a clause", () => {
    expect(clauseAddress("chaos", "COW-WIN.4")).toBe("/rules/chaos#COW-WIN.4");
  });
});
