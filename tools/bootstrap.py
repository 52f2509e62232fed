"""Make the project's own environment: a virtual environment, uv in it, and what requirements/dev.txt locks.

Run by ``make``; needs nothing but Python 3.11 or newer.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "dev.txt"


def say(text: str) -> None:
    print(f"oldworld: {text}", flush=True)


def run(*command: str | Path) -> None:
    subprocess.run([str(part) for part in command], check=True)


def main(folder: str) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - the person may have called us with an older one
        say(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}. Try: make PYTHON=python3.13")
        return 1
    where = Path(folder)
    python = where / "bin" / "python"
    if not python.exists():
        say(f"making the environment in {where}")
        try:
            venv.create(where, with_pip=True)
        except (subprocess.CalledProcessError, ImportError):
            say("this Python cannot make environments with pip; on Debian: apt install python3-venv")
            return 1
    try:
        if not (where / "bin" / "uv").exists():
            run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
        uv = where / "bin" / "uv"
        say("installing what the lock names")
        run(uv, "pip", "sync", "--quiet", "--python", python, LOCK)
        run(uv, "pip", "install", "--quiet", "--python", python, "--no-deps", "--editable", ROOT)
    except subprocess.CalledProcessError as error:
        say(f"this step failed: {' '.join(error.cmd)}")
        say("without a network the environment cannot be made; with one, try again: make env")
        return 1
    (where / ".ready").touch()
    say("the environment is ready")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ".venv"))
