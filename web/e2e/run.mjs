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
run({ files, concurrency: 2, timeout: MOST })
  .on("test:fail", () => (process.exitCode = 1))
  .compose(spec)
  .pipe(process.stdout);
