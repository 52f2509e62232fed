"""Run the server's tests on PostgreSQL: a server of their own, on a socket in a folder.

It listens to nothing else, and is ended with its folder. Debian's is installed if it is missing and we are root.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import machine

ROOT = Path(__file__).resolve().parent.parent


def find() -> Path | None:
    """The folder of PostgreSQL's own programs."""
    beside = shutil.which("initdb")
    if beside:
        return Path(beside).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


def somebody() -> str | None:
    """Whom the server runs as: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return None


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """A server of our own; its URL."""
    user = somebody()
    with tempfile.TemporaryDirectory(prefix="oldworld-pg-", ignore_cleanup_errors=True) as folder:
        if user:
            shutil.chown(folder, user)
        data = Path(folder) / "data"
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"

        def run(*words: str | Path) -> None:
            subprocess.run(words, user=user, cwd=folder, check=True, capture_output=True)

        run(programs / "initdb", "-D", data, "-U", "oldworld", "-A", "trust", "-E", "UTF8", "--no-sync")
        run(programs / "pg_ctl", "-D", data, "-w", "-l", Path(folder) / "log", "-o", options, "start")
        try:
            yield f"postgresql://oldworld@/postgres?host={folder}"
        finally:
            run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")


def main() -> int:
    programs = machine.obtain(find, ["postgresql"], "the server's tests are not run on PostgreSQL")
    if programs is None:
        return 1 if machine.must() else 0
    with running(programs) as url:
        print("oldworld: the server's tests on PostgreSQL", flush=True)
        return subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-n",
                os.environ.get("JOBS", "auto"),
                "tests/server",
                "tests/server/workers.py",
            ],
            cwd=ROOT,
            env={**os.environ, "OLDWORLD_POSTGRES": url},
            check=False,
        ).returncode


if __name__ == "__main__":
    sys.exit(main())
