"""`oldworld backup`: a copy of a server's database."""

from __future__ import annotations

import argparse
from pathlib import Path

from oldworld.cli.saves import data_folder
from oldworld.server.storage.backup import back_up


def run(args: argparse.Namespace) -> int:
    """Copy the database into a file."""
    back_up(args.database or f"sqlite:///{data_folder() / 'table.sqlite3'}", Path(args.file))
    print(f"oldworld: the database is copied to {args.file}")
    return 0
