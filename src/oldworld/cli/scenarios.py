"""`oldworld scenario`: run scenario files, a line each."""

from __future__ import annotations

import argparse
from pathlib import Path

from oldworld.cli.files import FileError, read_text
from oldworld.kernel.errors import ScenarioError
from oldworld.kernel.scenario import run_text
from oldworld.locale import Words


def run(args: argparse.Namespace) -> int:
    """Run the files; exit status 1 if any fails."""
    words = Words(args.lang, "chaos")
    passed = failed = 0
    for path in files(args.files):
        try:
            if path.is_dir():
                raise FileError(str(path), "there is no scenario file (*.toml) in this folder")
            name, wrong = run_text(read_text(path))
        except ScenarioError as error:
            print(f"{words('ui-scenario_error')}  {path}: {error}")
            failed += 1
            continue
        except FileError as error:
            print(f"{words('ui-scenario_error')}  {error}")
            failed += 1
            continue
        if wrong:
            failed += 1
            print(f"{words('ui-scenario_failed')}  {path}: {name}")
            for line in wrong:
                print(f"    {line}")
        else:
            passed += 1
            print(f"{words('ui-scenario_ok')}  {path}: {name}")
    print(words("ui-scenario_summary", passed=passed, failed=failed))
    return 1 if failed else 0


def files(given: list[str]) -> list[Path]:
    """The files named; a folder stands for the scenario files in it, and for itself if it has none."""
    found: list[Path] = []
    for text in given:
        path = Path(text)
        within = sorted(path.rglob("*.toml")) if path.is_dir() else []
        found += within or [path]
    return found
