import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { clausesOf, Words } from "../src/kernel/words";

const LOCALE = new URL("../../src/oldworld/locale/", import.meta.url).pathname;
const LANGUAGES = ["en", "pl", "fr"];
const read = (path: string): string => readFileSync(join(LOCALE, path), "utf8");
const wordsOf = (language: string): Words =>
  new Words(language, ["web", "chaos/table", "chaos/cards"].map((file) => read(`${language}/${file}.ftl`)));

/** The messages of a file, each with its attributes. */
function messages(file: string): Map<string, string[]> {
  return new Map(new FluentResource(read(file)).body.map((entry) => [entry.id, Object.keys(entry.attributes).sort()]));
}

/** Every source file of the client. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe("a saying", () => {
  const words = new Words("en", ["event = { $power } plays { $card }: { $space }\nname = Leper\nlist = at { $place }\ncount = { $n ->\n    [one] one\n   *[other] { $n }\n}"]);
  const said = (id: string, args = {}, number = "") => ({ id, args, number });

  it("takes sayings as arguments, and a number after the whole", () => {
    expect(words.say(said("event", { power: "Nurgle", card: said("name", {}, " 3"), space: 1 }))).toBe("Nurgle plays Leper 3: 1");
  });
  it("joins lists with commas", () => {
    expect(words.say(said("list", { place: [said("name"), said("name", {}, " 2")] }))).toBe("at Leper, Leper 2");
  });
  it("groups the digits of large numbers as the language does", () => {
    expect([999, 1000, 12.5].map((n) => words.text("count", { n }))).toEqual(["999", "1,000", "12.5"]);
  });
  it("knows plural forms", () => {
    expect([1, 2].map((n) => words.text("count", { n }))).toEqual(["one", "2"]);
  });
  it("shows the id of what is missing", () => {
    expect(words.text("nobody-wrote-this")).toBe("nobody-wrote-this");
    expect(words.text("name", {}, "text")).toBe("name.text");
  });
  it("tells what there is", () => {
    expect([words.has("name"), words.has("name", "text"), words.has("no")]).toEqual([true, false, false]);
  });
});

describe("the languages", () => {
  it.each(["pl", "fr"])("%s says what English says", (language) => {
    expect(messages(`${language}/web.ftl`)).toEqual(messages("en/web.ftl"));
  });
  it("says every refusal of the server", () => {
    const folder = new URL("../../src/oldworld/server/", import.meta.url).pathname;
    const python = (at: string): string[] =>
      readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? python(join(at, entry.name)) : entry.name.endsWith(".py") ? [readFileSync(join(at, entry.name), "utf8")] : [],
      );
    const text = python(folder).join("\n");
    const codes = new Set([
      ...[...text.matchAll(/Refused\(\s*\d+,\s*"(\w+)"/g)].map((found) => found[1]),
      ...[...text.matchAll(/_refuse\(\w+, \d+, "(\w+)"/g)].map((found) => found[1]),
      ...[...text.matchAll(/not_found\("(\w+)"\)/g)].map((found) => `no_${found[1]}`),
      ...["stale", "malformed", "no_method", "failed", "offline"],
    ]);
    expect(codes.size).toBeGreaterThan(25);
    const known = messages("en/web.ftl");
    expect([...codes].filter((code) => !known.has(`refused-${code}`))).toEqual([]);
  });
  it("says every message the pages ask for, and no other", () => {
    const known = messages("en/web.ftl");
    const text = sources(new URL("../src", import.meta.url).pathname).join("\n");
    const plain = [...text.matchAll(/["'`](web-[a-z0-9_-]+)["'`]/g)].map((found) => found[1] ?? "");
    expect(plain.filter((id) => !known.has(id))).toEqual([]);
    const begun = [...text.matchAll(/`(web-[a-z_-]*)\$\{/g)].map((found) => found[1] ?? "");
    const used = new Set(plain);
    const unused = [...known.keys()].filter((id) => id.startsWith("web-") && !used.has(id) && !begun.some((start) => start !== "web-" && id.startsWith(start)) && !id.startsWith("web-chaos-"));
    expect(unused).toEqual([]);
  });
  it.each(LANGUAGES)("%s: every clause is found", (language) => {
    const clauses = clausesOf(read(`${language}/chaos/rules.ftl`));
    expect(clauses.length).toBeGreaterThan(380);
    expect(clauses.find((clause) => clause.id === "COW-SUMMON.16")?.text.length).toBeGreaterThan(10);
    expect(clauses.find((clause) => clause.id === "COW-SUMMON")?.number).toBe("");
  });
  it.each(LANGUAGES)("%s: plural forms of seats", (language) => {
    const words = wordsOf(language);
    const said = [0, 1, 2, 5, 22].map((count) => words.text("web-row-gathering", { count }));
    expect(said.every((text) => !text.includes("{"))).toBe(true);
    expect(new Set(said.map((text) => text.replace(/\d+/, ""))).size).toBeGreaterThanOrEqual(3);
  });
});
