"""Saved games: records in the user's data folder, or wherever a person says."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from oldworld.kernel.match import Match
from oldworld.kernel.record import Record


def data_folder() -> Path:
    """Where saved games lie when no file is named."""
    home = Path.home()
    if sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif os.name == "nt":
        base = Path(os.environ.get("APPDATA", home))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "oldworld"


def save(match: Match, players: Mapping[str, str], file: str = "") -> Path:
    """Write the record of a match; never leaves half a file behind."""
    if file:
        path = Path(file).expanduser()
    else:
        path = data_folder() / f"{match.title.name}-{time.strftime('%Y%m%d-%H%M%S')}.record"
        path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    half.write_text(str(Record.of(match, players)), encoding="utf-8")
    half.replace(path)
    return path


def load(file: str) -> tuple[Match, dict[str, str]]:
    """Read a saved game: the match, checked, and who sits where."""
    record = Record.parse(Path(file).expanduser().read_text(encoding="utf-8"))
    return record.replay(), record.players()
