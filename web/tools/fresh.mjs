// Are the generated files what they would be if they were generated now? Status 1 if not.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const here = new URL("../", import.meta.url);
const read = (path) => readFileSync(new URL(path, here), "utf8");

const own = new URL("../.venv/bin/python", here).pathname;
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
try {
  execFileSync(python, ["tools/protocol.py", "--check"], {
    cwd: new URL("../", here).pathname,
    env: { ...process.env, PYTHONPATH: new URL("../src", here).pathname },
    stdio: "inherit",
  });
} catch {
  process.exit(1);
}

const types = COMMENT_HEADER + astToString(await openapiTS(new URL("src/protocol/openapi.json", here)));
if (types !== read("src/protocol/types.d.ts")) {
  console.error("stale: types.d.ts; run npm run types");
  process.exit(1);
}
