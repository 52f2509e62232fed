"""A copy of the database, made while people play."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from oldworld.kernel.errors import SetupError
from oldworld.server.app import make_app
from oldworld.server.rooms import Rooms
from oldworld.server.settings import Settings
from oldworld.server.storage.backup import back_up
from oldworld.server.storage.schema import Entry, Game
from oldworld.server.storage.store import Store
from tests.cli.console import call
from tests.server.conftest import HERE, Visitor, play_until


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Always SQLite: a PostgreSQL database is copied by its own means."""
    Store(found := f"sqlite:///{tmp_path}/table.sqlite3").close()
    return found


def test_a_copy_made_while_people_play_is_a_whole_game(url: str, tmp_path: Path) -> None:
    """It holds the game as it was at one moment: all rows up to a number, and they can be played."""
    app = make_app(Settings(limits=False, thinkers=0), Store(url))
    with TestClient(app, base_url=HERE):
        marta = Visitor(app, "Marta")
        game = marta.new_game(khorne="me", nurgle="open", slaanesh="open")
        for name, seat in (("Olek", "nurgle"), ("Zofia", "slaanesh")):
            Visitor(app, name).post(f"/games/{game}/seat", seat=seat)
        parts = app.state.parts
        chance = random.Random(8)
        begun, copied = threading.Event(), threading.Event()

        def play() -> None:
            while not copied.is_set():
                play_until(parts, game, 5, chance.choice)
                begun.set()

        playing = threading.Thread(target=play)
        playing.start()
        begun.wait()
        for number in range(5):
            back_up(url, tmp_path / f"copy{number}.sqlite3")
        copied.set()
        playing.join()
    counts = []
    for number in range(5):
        file = tmp_path / f"copy{number}.sqlite3"
        assert file.stat().st_mode & 0o777 == 0o600
        store = Store(f"sqlite:///{file}")
        with store.reading() as session:
            rows = list(session.scalars(select(Entry.number).where(Entry.game_id == game).order_by(Entry.number)))
            assert rows == list(range(session.get_one(Game, game).number))
            with Rooms(store).use(game, session) as room:
                assert room.number == len(rows)
        counts.append(len(rows))
        store.close()
    assert counts == sorted(counts)
    assert counts[0] > 0


def test_the_command_copies_into_one_file(url: str, tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    file = tmp_path / "copies" / "monday.sqlite3"
    said = call("backup", str(file), "--database", url)
    assert (said.status, said.out) == (0, f"oldworld: the database is copied to {file}\n")
    assert [path.name for path in file.parent.iterdir()] == ["monday.sqlite3"]
    again = call("backup", str(file), OLDWORLD_DATABASE=url)
    assert (again.status, again.complaint) == (2, f"{file}: there is such a file already; it is left alone")


@pytest.mark.parametrize(
    ("database", "complaint"),
    [
        ("postgresql://me:secret@host/x", r"postgresql://me:\*\*\*@host/x: pg_dump copies a PostgreSQL"),
        ("sqlite:////nowhere/at.all", "sqlite:////nowhere/at.all: there is no such file"),
        ("nonsense", "nonsense: this is no database URL; write sqlite:///FILE"),
    ],
)
def test_what_cannot_be_copied_is_said(tmp_path: Path, database: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=f"--database {complaint}"):
        back_up(database, tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_not_copied(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Marta,\n" * 1000)
    with pytest.raises(SetupError, match="cannot be copied: file is not a database"):
        back_up(f"sqlite:///{letter}", tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
