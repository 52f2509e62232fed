"""Make the project's own environment: a virtual environment, uv in it, and what requirements/dev.txt locks.

Run by ``make``; needs nothing but Python 3.11 or newer.
"""

from __future__ import annotations

import importlib.util
import shutil
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


def make(where: Path) -> bool:
    """A virtual environment with uv in it; by this Python's own means, or by a uv that is there already."""
    python = where / "bin" / "python"
    if importlib.util.find_spec("ensurepip") is not None:
        venv.create(where, with_pip=True, clear=True)
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
    elif found := shutil.which("uv"):
        run(found, "venv", "--quiet", "--clear", "--python", sys.executable, where)
        run(found, "pip", "install", "--quiet", "--python", python, "uv")
    else:
        say("this Python has no ensurepip, so it cannot put pip into an environment")
        say("on Debian: apt install python3-venv; or have uv on the PATH; then try again")
        return False
    return True


def main(folder: str) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - the person may have called us with an older one
        say(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}. Try: make PYTHON=python3.13")
        return 1
    where = Path(folder)
    python = where / "bin" / "python"
    uv = where / "bin" / "uv"
    try:
        if not uv.exists():
            say(f"making the environment in {where}")
            if not make(where):
                return 1
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
