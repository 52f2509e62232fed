"""Run the server's tests on PostgreSQL, with Redis and behind proxies, where this machine has them.

All of them are begun for the tests, in folders of their own or on loopback, and ended with them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.services import Postgres, Redis, postgres_programs, program  # noqa: E402


def pytest(*words: str, **env: str) -> int:
    """Run tests."""
    command = [sys.executable, "-m", "pytest", "-n", os.environ.get("JOBS", "auto"), *words]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, check=False).returncode


def main() -> int:
    failed = 0
    proxies = [name for name in ("nginx", "caddy") if program(name)]
    for name in {"nginx", "caddy"} - set(proxies):
        print(f"oldworld: this machine has no {name}; nobody played through it here")
    if proxies:
        print(f"oldworld: a game through {' and '.join(proxies)}", flush=True)
        failed |= pytest("tests/server/proxies.py")
    programs = postgres_programs()
    if programs is None:
        print("oldworld: this machine has no PostgreSQL; the server's tests were not run on it here")
        return failed
    with ExitStack() as running:
        env = {"OLDWORLD_POSTGRES": running.enter_context(Postgres(programs)).url}
        files = ["tests/server/workers.py"]
        if program("redis-server"):
            files.append("tests/server/with_redis.py")
            env["OLDWORLD_REDIS"] = running.enter_context(Redis()).url
        else:
            print("oldworld: this machine has no Redis; no news went through it here")
        print("oldworld: the server's tests on PostgreSQL", flush=True)
        failed |= pytest("tests/server", **env)
        failed |= pytest(*files, **env)  # apart: named beside their folder they would not be run
    return failed


if __name__ == "__main__":
    sys.exit(main())
