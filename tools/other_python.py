"""Run the tests on the other supported Python, where this machine has one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUPPORTED = ("3.11", "3.13")


def runs(python: str, version: str) -> bool:
    """Is this really a working interpreter of that version (and not a stand-in that points nowhere)?"""
    try:
        said = subprocess.run(
            [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return False
    return said.returncode == 0 and said.stdout.strip() == version


def find(version: str) -> str | None:
    """An interpreter of that version, or None."""
    uv = Path(sys.executable).with_name("uv")
    listed = subprocess.run(
        [uv, "python", "list", "--no-python-downloads", "--only-installed", version],
        capture_output=True,
        text=True,
        check=False,
    )
    candidates = [line.split()[1] for line in listed.stdout.splitlines() if len(line.split()) > 1]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates += [str(path) for path in sorted(pyenv.glob(f"{version}*/bin/python"))]
    candidates += [path for path in [shutil.which(f"python{version}")] if path]
    return next((python for python in candidates if runs(python, version)), None)


def main() -> int:
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    for version in SUPPORTED:
        if version == here:
            continue
        python = find(version)
        if python is None:
            print(f"oldworld: this machine has no Python {version}; its tests were not run here")
            continue
        folder = ROOT / f".venv-{version}"
        ready = folder / ".ready"
        lock = ROOT / "requirements" / "dev.txt"
        if not ready.exists() or ready.stat().st_mtime < lock.stat().st_mtime:
            subprocess.run([python, ROOT / "tools" / "bootstrap.py", folder], check=True)
        print(f"oldworld: the tests on Python {version}", flush=True)
        subprocess.run(
            [folder / "bin" / "python", "-m", "pytest", "-n", os.environ.get("JOBS", "auto"), "tests", "src"],
            check=True,
            cwd=ROOT,
        )
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
