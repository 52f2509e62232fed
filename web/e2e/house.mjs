// A server with a database of its own: begun, killed, begun again at the same place.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const ROOT = new URL("../../", import.meta.url).pathname;
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
/** So long a server may take to begin on a busy machine. */
const PATIENCE = 40_000;
const LATER = `
import sqlite3, sys
database = sqlite3.connect(sys.argv[1])
for table, column in (("games", "begun"), ("games", "deadline"), ("entries", "at")):
    earlier = f"strftime('%Y-%m-%d %H:%M:%f', {column}, '-{sys.argv[2]} seconds') || '000'"
    database.execute(f"update {table} set {column} = {earlier} where {column} is not null")
database.commit()
`;
const running = new Set();

export class House {
  #folder = mkdtempSync(join(tmpdir(), "oldworld-browser-"));
  #file = join(this.#folder, "table.sqlite3");
  #child = null;
  #command;
  address = "";

  constructor(command) {
    this.#command = command;
  }

  /** Open a house; `command` is what Python runs, before the words of `serve`. */
  static async open(command = ["-m", "oldworld"]) {
    const house = new House(command);
    try {
      await house.begin();
    } catch (error) {
      await house.close();
      throw error;
    }
    return house;
  }

  /** Begin, at the port it had before if it had one, and wait for the address. */
  async begin() {
    const port = this.address ? new URL(this.address).port : "0";
    const database = `sqlite:///${this.#file}`;
    // A group of its own, so that the processes that think for bots end with it however it ends.
    const child = spawn(PYTHON, [...this.#command, "serve", "--port", port, "--database", database], {
      cwd: ROOT,
      env: { ...process.env, OLDWORLD_MAIL: `folder:${this.#letters}`, PYTHONPATH: [join(ROOT, "src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter) },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    running.add(child);
    this.address = await addressOf(child);
  }

  get #letters() {
    return join(this.#folder, "letters");
  }

  /** The texts of the letters that went to an address, the oldest first. */
  letters(address) {
    if (!existsSync(this.#letters)) return [];
    return readdirSync(this.#letters)
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readFileSync(join(this.#letters, name), "utf8"))
      .filter((text) => text.includes(`<${address}>`))
      .map((text) => text.replaceAll("\r\n", "\n").replaceAll("=\n", "").replaceAll("=3D", "="));
  }

  /** End at once, as when the machine is switched off. */
  async kill() {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const ended = child.exitCode !== null || child.signalCode !== null;
    const gone = ended ? null : new Promise((resolve) => child.once("exit", resolve));
    end(child);
    await gone;
  }

  /** So many seconds go by while nobody serves: all that is written happened so much earlier. */
  later(seconds) {
    execFileSync(PYTHON, ["-c", LATER, this.#file, String(seconds)]);
  }

  /** End, and leave nothing. */
  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The address a server prints once it listens. */
function addressOf(child) {
  let said = "";
  return new Promise((resolve, reject) => {
    const failed = (why) => reject(new Error(`the server ${why}: ${said}`));
    const timer = setTimeout(() => failed("does not begin"), PATIENCE);
    child.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
      const found = /open at (http:\/\/\S+?)\/? /.exec(said)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.stderr.setEncoding("utf8").on("data", (text) => (said += text));
    child.once("error", (error) => failed(error.message));
    child.once("exit", (code) => failed(`ended with ${code}`));
  });
}

function end(child) {
  running.delete(child);
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

// Whatever ends a test ends its servers.
process.on("exit", () => running.forEach(end));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
