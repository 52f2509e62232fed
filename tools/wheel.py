"""Build the compiled wheel in a copy of the project, so that no compiled module is left beside its source."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHAT = ("src", "pyproject.toml", "README.md", "LICENSE", "NOTICE")


def missing() -> str:
    """What this machine lacks for compiling, in words; empty if nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler {compiler!r} here; on Debian: apt install gcc libc6-dev"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        return f"the headers of this Python are missing ({header}); on Debian: apt install python3-dev"
    return ""


def build(out: Path) -> Path:
    """Build into a folder and return the wheel."""
    if lack := missing():
        sys.exit(f"oldworld: {lack}")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="oldworld-wheel-") as folder:
        copy = Path(folder) / "oldworld"
        copy.mkdir()
        for name in WHAT:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
            else:
                shutil.copy2(source, copy / name)
        before = set(out.glob("*.whl"))
        for old in before:
            old.unlink()
        uv = Path(sys.executable).with_name("uv")
        subprocess.run(
            [uv, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", out.resolve(), copy],
            check=True,
            env={**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"},
        )
    return next(iter(out.glob("*.whl")))


def main() -> int:
    wheel = build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist")
    print(f"{wheel} ({wheel.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
