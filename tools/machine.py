"""Programs that no Python package brings: found on this machine, or installed from Debian's packages where we may."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")
POLICY = Path("/usr/sbin/policy-rc.d")


def must() -> bool:
    """May nothing be skipped here? CI skips nothing."""
    return os.environ.get("CI", "") not in ("", "0", "false")


def may_install() -> bool:
    """Is this a Debian, and are we root? Nobody else's machine is changed."""
    return os.getuid() == 0 and shutil.which("apt-get") is not None and Path("/etc/debian_version").exists()


def obtain(find: Callable[[], Found | None], packages: list[str], what: str) -> Found | None:
    """What ``find`` finds, installed first if it is missing and we may; else None, and a line that says so."""
    found = find()
    if found is not None:
        return found
    wanted = " ".join(packages)
    if not may_install():
        print(f"oldworld: {what}, because this machine does not have it; on Debian: apt install {wanted}", flush=True)
        return None
    print(f"oldworld: installing {wanted}", flush=True)
    with _nothing_begun():
        for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
            done = subprocess.run(
                ["apt-get", "--quiet", *words],
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            if done.returncode:
                print(done.stdout[-4000:])
                print(f"oldworld: {what}: apt-get {words[0]} failed ({done.returncode})", flush=True)
                return None
    return find()


@contextmanager
def _nothing_begun() -> Iterator[None]:
    """What is installed meanwhile is not begun as a service of this machine (Debian asks this file whether it may)."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink(missing_ok=True)
