"""Build the compiled wheel in a copy of the project, so that no compiled module is left beside its source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHAT = ("src", "pyproject.toml", "README.md", "LICENSE", "NOTICE")


def build(out: Path) -> Path:
    """Build into a folder and return the wheel."""
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
