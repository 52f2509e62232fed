"""Run the server's tests on PostgreSQL, with Redis, and behind nginx and Caddy.

All of them are begun for the tests, in folders of their own or on loopback, and ended with them. Debian's are
installed where they are missing and we are root; none of them is begun as a service of the machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import machine

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.services import Postgres, Redis, postgres_programs, program  # noqa: E402

PROXIES = {"nginx": "nginx-light", "caddy": "caddy"}
"""Programs and the packages they come in."""


def pytest(*words: str, **env: str) -> int:
    """Run tests."""
    command = [sys.executable, "-m", "pytest", "-n", os.environ.get("JOBS", "auto"), *words]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, check=False).returncode


def main() -> int:
    failed = missing = False

    def has(name: str, package: str, what: str) -> bool:
        nonlocal missing
        found = machine.obtain(lambda: program(name), [package], what) is not None
        missing |= not found
        return found

    proxies = [name for name, package in PROXIES.items() if has(name, package, f"nobody plays through {name}")]
    if proxies:
        print(f"oldworld: a game through {' and '.join(proxies)}", flush=True)
        failed |= pytest("tests/server/proxies.py") != 0
    programs = machine.obtain(postgres_programs, ["postgresql"], "the server's tests are not run on PostgreSQL")
    if programs is None:
        return int(failed or machine.must())
    with ExitStack() as running:
        env = {"OLDWORLD_POSTGRES": running.enter_context(Postgres(programs)).url}
        files = ["tests/server/workers.py"]
        if has("redis-server", "redis-server", "no news goes through Redis"):
            files.append("tests/server/with_redis.py")
            env["OLDWORLD_REDIS"] = running.enter_context(Redis()).url
        print("oldworld: the server's tests on PostgreSQL", flush=True)
        # The document is the same whatever the database: it is tried on SQLite alone.
        failed |= pytest("tests/server", "--ignore=tests/server/test_document.py", **env) != 0
        failed |= pytest(*files, **env) != 0  # apart: named beside their folder they would not be run
    return int(failed or (missing and machine.must()))


if __name__ == "__main__":
    sys.exit(main())
