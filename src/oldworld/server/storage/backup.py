"""A copy of an SQLite database, made while a server uses it."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from oldworld.kernel.errors import SetupError
from oldworld.server.addresses import masked, shown

_OWNER_ALONE: Final = 0o600
_PAGES: Final = 1000
"""How many pages are copied before a writer has its turn."""


def back_up(database: str, file: Path) -> None:
    """Copy a database as it is at one moment into a new file, which only its owner may read.

    The file has its name once the copy is whole and has been checked.
    """
    where = _file_of(database)
    if file.exists():
        raise SetupError(f"{file}: there is such a file already; it is left alone")
    half = file.with_name(f"{file.name}.half")
    half.unlink(missing_ok=True)
    half.touch(_OWNER_ALONE)
    try:
        with contextlib.closing(sqlite3.connect(half)) as copy:
            with contextlib.closing(sqlite3.connect(f"{where.resolve().as_uri()}?mode=rw", uri=True)) as source:
                source.backup(copy, pages=_PAGES, sleep=0.01)
            checked = copy.execute("pragma integrity_check").fetchone()[0]
        if checked != "ok":
            raise SetupError(f"the database {shown(database)} is damaged: {checked}")
        half.rename(file)
    except sqlite3.Error as error:
        raise SetupError(f"the database {shown(database)} cannot be copied: {error}") from error
    finally:
        half.unlink(missing_ok=True)


def _file_of(database: str) -> Path:
    try:
        url = make_url(database)
    except ArgumentError:
        raise SetupError(f"--database {masked(database)}: this is no database URL; write sqlite:///FILE") from None
    if url.get_backend_name() != "sqlite":
        raise SetupError(f"--database {shown(url)}: pg_dump copies a PostgreSQL database (docs/host.md)")
    if not url.database or not Path(url.database).is_file():
        raise SetupError(f"--database {shown(url)}: there is no such file")
    return Path(url.database)
