"""The database: its tables, and what cannot be opened."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text
from sqlalchemy.orm import Session

from oldworld.kernel.errors import SetupError
from oldworld.server.doors.common import Parts
from oldworld.server.errors import Refused
from oldworld.server.storage import migrating
from oldworld.server.storage.schema import Base
from oldworld.server.storage.store import Store
from tests.server.conftest import Come, play_until, three


def test_the_migrations_make_the_tables_that_the_code_expects(url: str) -> None:
    store = Store(url)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        assert connection.execute(text("select version_num from alembic_version")).scalar() == migrating.newest()
    store.close()


def test_a_database_is_opened_again_with_all_that_is_in_it(visitor: Come, url: str) -> None:
    game = visitor("Marta").new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    again = Store(url)
    with again.reading() as session:
        assert session.execute(text("select id from games")).scalars().all() == [game]
    again.close()


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("nonsense", "--database nonsense: this is no database URL; write sqlite:///FILE or postgresql://..."),
        ("mysql://host/x", "--database mysql://host/x: it is sqlite:///FILE or postgresql://..."),
        ("sqlite://", "--database sqlite://: name a file, as in sqlite:///table.sqlite3; games in memory are lost"),
        ("sqlite:////proc/x", "the database sqlite:////proc/x cannot be opened: unable to open database file"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named_with_the_reason(url: str, complaint: str) -> None:
    with pytest.raises(SetupError) as caught:
        Store(url)
    assert str(caught.value) == complaint


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Marta,\n" * 100)
    with pytest.raises(SetupError, match="file is not a database"):
        Store(f"sqlite:///{file}")
    assert file.read_text() == "Dear Marta,\n" * 100


def test_a_database_of_a_newer_oldworld_is_left_alone(url: str) -> None:
    store = Store(url)
    with store.writing() as session:
        session.execute(text("update alembic_version set version_num = '9999'"))
    store.close()
    with pytest.raises(SetupError, match="newer oldworld"):
        Store(url)


def test_a_game_that_no_longer_plays_as_it_was_played_is_not_shown(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    parts.thinkers.close()  # they would look into the room meanwhile
    play_until(parts, game, 1, lambda options: options[-1])
    with parts.store.writing() as session:
        session.execute(text("update entries set chance = '[\"die khorne 6\"]' where number = 0"))
    parts.rooms.forget(game)
    refusal = people["khorne"].get(f"/games/{game}/table", 409)
    assert (refusal["code"], refusal["said"]["args"]) == ("damaged_game", {"number": 0})


def test_a_game_begun_by_other_rules_is_not_played_on(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    parts.thinkers.close()  # they would look into the room meanwhile
    with parts.store.writing() as session:
        session.execute(text("update games set rules_version = '0'"))
    parts.rooms.forget(game)
    refusal = people["khorne"].get(f"/games/{game}/table", 409)
    assert refusal["code"] == "other_rules"
    assert refusal["said"]["args"]["was"] == "0"


def test_nothing_is_shown_before_it_is_committed(visitor: Come, parts: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commit, then tell: whoever looks while a choice is being committed waits, and sees it only then."""
    game, people = three(visitor)
    marta = people["khorne"]
    with parts.store.reading() as session, parts.rooms.use(game, session) as room:
        decision = room.match.pending[0]
    seen: list[tuple[str, int]] = []
    committed = threading.Event()

    def look() -> None:
        number = marta.table(game)["number"]
        seen.append(("after" if committed.is_set() else "before", number))

    looking = threading.Thread(target=look)
    really_commit = Session.commit

    def slow_commit(session: Session) -> None:
        looking.start()
        looking.join(0.5)
        really_commit(session)
        committed.set()

    writing = parts.store.writing

    @contextmanager
    def slow_writing() -> Iterator[Session]:
        with writing() as session:
            yield session
            slow_commit(session)

    monkeypatch.setattr(type(parts.store), "writing", lambda _store: slow_writing())
    parts.rooms.answer(game, decision.seat, 0, decision.options[0].text)
    looking.join()
    assert seen == [("after", 1)]


def test_what_cannot_be_committed_has_not_happened(
    visitor: Come, parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commit, then tell: a choice that the database did not take is nobody's."""
    game, people = three(visitor)
    marta = people["khorne"]
    with parts.store.reading() as session, parts.rooms.use(game, session) as room:
        decision = room.match.pending[0]

    def full(*_args: object) -> None:
        raise Refused(507, "disk_full")

    monkeypatch.setattr(parts.rooms, "_note", full)
    with pytest.raises(Refused):
        parts.rooms.answer(game, decision.seat, 0, decision.options[0].text)
    monkeypatch.undo()
    assert marta.table(game)["number"] == 0
    assert marta.table(game)["move"] == 0
    assert parts.rooms.answer(game, decision.seat, 0, decision.options[0].text) == 1


def test_a_store_that_closes_waits_for_whoever_still_looks(url: str) -> None:
    store = Store(url)
    looking, enough, looked = threading.Event(), threading.Event(), threading.Event()

    def look() -> None:
        with store.reading() as session:
            session.execute(text("select 1"))
            looking.set()
            enough.wait(30)
        looked.set()

    reader = threading.Thread(target=look)
    reader.start()
    assert looking.wait(30)
    closing = threading.Thread(target=store.close)
    closing.start()
    closing.join(0.1)
    assert closing.is_alive()
    enough.set()
    closing.join(30)
    assert looked.is_set() and not closing.is_alive()
    reader.join(30)


def test_nobody_waits_for_a_connection_while_holding_another(visitor: Come, parts: Parts) -> None:
    """Forty such people would wait for each other until all were refused."""
    held: dict[int, str] = {}
    most: list[int] = []

    def out(_raw: object, record: object, _proxy: object) -> None:
        held[id(record)] = threading.current_thread().name
        theirs = ("clocks", "notices", "letters", "bots", "news")
        most.append(sum(1 for name in held.values() if not name.startswith(theirs)))

    def back(_raw: object, record: object) -> None:
        held.pop(id(record), None)

    game, people = three(visitor)
    event.listen(parts.store.engine, "checkout", out)
    event.listen(parts.store.engine, "checkin", back)
    try:
        marta = people["khorne"]
        for path in ("/me", "/games", f"/games/{game}", f"/games/{game}/table", f"/games/{game}/replay", "/me/export"):
            marta.get(path)
        seat = marta.table(game)["waiting"][0]["seat"]
        first = people[seat].table(game)["decision"]["options"][0]["text"]
        people[seat].choose(game, first)
        people[seat].post(f"/games/{game}/why", text=first)
        marta.post(f"/games/{game}/remarks", 201, text="Good luck")
        marta.new_game("solo", khorne="me", nurgle="random", slaanesh="random")
        assert marta.http.patch("/api/me", json={"language": "pl"}).status_code == 200
    finally:
        event.remove(parts.store.engine, "checkout", out)
        event.remove(parts.store.engine, "checkin", back)
    assert max(most) == 1
