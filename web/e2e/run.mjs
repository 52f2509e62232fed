// All browser tests, two files at a time: node e2e/run.mjs [part of a file's name …]
import { readdirSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";

import { findChromium, REMEDY } from "./chromium.mjs";

const HERE = new URL("./", import.meta.url).pathname;
/** No test takes longer than this: what hangs is ended. */
const MOST = 150_000;

if (!findChromium()) {
  console.error(REMEDY);
  process.exit(1);
}
const wanted = process.argv.slice(2);
const files = readdirSync(HERE)
  .filter((name) => name.endsWith(".test.mjs") && (wanted.length === 0 || wanted.some((part) => name.includes(part))))
  .map((name) => HERE + name);
if (files.length === 0) {
  console.error(`oldworld: no browser test is called so: ${wanted.join(" ")}`);
  process.exit(1);
}

/** Tests that measure time run alone, after all others. */
const measures = (file) => file.includes("lighthouse");
async function all(some, concurrency) {
  if (some.length === 0) return;
  const going = run({ files: some, concurrency, timeout: MOST }).on("test:fail", () => (process.exitCode = 1));
  for await (const part of going.compose(spec)) process.stdout.write(part);
}
await all(files.filter((file) => !measures(file)), 2);
await all(files.filter(measures), 1);
