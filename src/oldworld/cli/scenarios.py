"""`oldworld scenario`: run scenario files, a line each."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from oldworld.cli.files import FileError, named, read_text, shown, why
from oldworld.kernel.errors import ScenarioError
from oldworld.kernel.scenario import run_text
from oldworld.locale import Words


def run(args: argparse.Namespace) -> int:
    """Run the files; exit status 1 if any fails."""
    words = Words(args.lang, "chaos")
    passed = failed = 0
    for path in files(args.files):
        try:
            if isinstance(path, FileError):
                raise path
            name, wrong = run_text(read_text(path))
        except (FileError, ScenarioError) as error:
            place = "" if isinstance(error, FileError) else f"{path}: "
            print(f"{words('ui-scenario_error')}  {shown(f'{place}{error}')}")
            failed += 1
            continue
        if wrong:
            failed += 1
            print(f"{words('ui-scenario_failed')}  {shown(f'{path}: {name}')}")
            for line in wrong:
                print(f"    {shown(line)}")
        else:
            passed += 1
            print(f"{words('ui-scenario_ok')}  {shown(f'{path}: {name}')}")
    print(words("ui-scenario_summary", passed=passed, failed=failed))
    return 1 if failed else 0


def files(given: list[str]) -> Iterator[Path | FileError]:
    """The files named; a folder stands for the scenario files in it, or is an error if it has none."""
    for text in given:
        try:
            path = named(text)
            folder = path.is_dir()
        except OSError as error:
            yield FileError(text or "''", why(error))
            continue
        within = sorted(path.rglob("*.toml")) if folder else [path]
        yield from within
        if not within:
            yield FileError(text, "there is no scenario file (*.toml) in this folder")
