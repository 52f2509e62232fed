"""Saved games: records in the user's data folder, or wherever a person says."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Mapping
from itertools import count
from pathlib import Path

from oldworld.cli.files import named, read_text, write_text
from oldworld.kernel.match import Match
from oldworld.kernel.record import Record


def data_folder() -> Path:
    """Where saved games lie when no file is named."""
    given = os.environ.get("XDG_DATA_HOME")
    if given and sys.platform != "darwin" and os.name != "nt":
        return Path(given) / "oldworld"
    try:
        home = Path.home()
    except RuntimeError:
        raise OSError(errno.ENOENT, "you have no home folder; save FILE says where", "") from None
    if sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif os.name == "nt":
        base = Path(os.environ.get("APPDATA", home))
    else:
        base = home / ".local" / "share"
    return base / "oldworld"


def save(match: Match, players: Mapping[str, str], file: str = "") -> Path:
    """Write the record of a match; never leaves half a file behind, nor writes over another unnamed game."""
    path = named(file) if file else _free(match.title.name)
    write_text(path, str(Record.of(match, players)))
    return path


def _free(title: str) -> Path:
    """A new file in the data folder, named after the title and the time."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{title}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (folder / f"{stem}{f'-{number}' if number > 1 else ''}.record" for number in count(1))
    return next(path for path in names if not path.exists())


def load(file: str) -> tuple[Match, dict[str, str]]:
    """Read a saved game: the match, checked, and who sits where."""
    record = Record.parse(read_text(file, unpack=False))
    return record.replay(), record.players()
