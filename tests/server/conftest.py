"""A server with a database of its own for each test, and people who come to it."""

from __future__ import annotations

import os
import secrets
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, make_url, text
from starlette.testclient import WebSocketTestSession

from oldworld.server.app import make_app
from oldworld.server.doors.common import Parts
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store
from tests.server.sinks import Sink, mail_sink

HERE = "http://table.test"
Json = Any


def new_database(server: str, like: str = "") -> str:
    """A new database of a PostgreSQL server, like another where one is named."""
    name = f"test_{secrets.token_hex(6)}"
    engine = create_engine(make_url(server).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        copied = f" template {make_url(like).database} strategy file_copy" if like else ""
        connection.execute(text(f"create database {name}{copied}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)


class Visitor:
    """Somebody's browser."""

    def __init__(self, app: FastAPI, name: str = "") -> None:
        self.http = TestClient(app, base_url=HERE, headers={"origin": HERE})
        self.name = name
        if name:
            assert self.http.post("/api/guests", json={"name": name}).status_code == 201

    def get(self, path: str, status: int = 200, /, **query: str | int) -> Json:
        """What a door shows."""
        answer = self.http.get(f"/api{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, /, **body: Json) -> Json:
        """What a door answers."""
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def new_game(self, kind: str = "open", **seats: str) -> str:
        """A game of one's own; its id."""
        return str(self.post("/games", 201, title="chaos", kind=kind, seats=seats)["id"])

    def socket(self, path: str) -> WebSocketTestSession:
        """A socket of the server."""
        return self.http.websocket_connect(f"{HERE.replace('http', 'ws')}/api{path}")

    def table(self, game: str, **query: str | int) -> Json:
        """The table as this person sees it."""
        return self.get(f"/games/{game}/table", **query)

    def choose(self, game: str, option: str, status: int = 200, number: int | None = None) -> Json:
        """Choose an option, for the table as it is now."""
        at = self.table(game)["number"] if number is None else number
        return self.post(f"/games/{game}/choices", status, number=at, option=option)


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with its tables and nothing in them, to be copied; of PostgreSQL under `make services`."""
    server = os.environ.get("OLDWORLD_POSTGRES")
    made = new_database(server) if server else f"sqlite:///{tmp_path_factory.mktemp('database') / 'empty.sqlite3'}"
    Store(made).close()
    return made


@pytest.fixture
def url(tmp_path: Path, empty: str) -> str:
    """A database of the test's own."""
    server = os.environ.get("OLDWORLD_POSTGRES")
    if server:
        return new_database(server, like=empty)
    file = tmp_path / "table.sqlite3"
    shutil.copy(empty.removeprefix("sqlite:///"), file)
    return f"sqlite:///{file}"


@pytest.fixture
def mail() -> Iterator[Sink]:
    """A mail server that keeps what it is given."""
    with mail_sink() as sink:
        yield sink


@pytest.fixture
def app(url: str) -> Iterator[FastAPI]:
    """A server that runs."""
    made = make_app(Settings(limits=False, thinkers=0), Store(url))
    with TestClient(made, base_url=HERE):
        yield made


@pytest.fixture
def parts(app: FastAPI) -> Parts:
    """Its parts."""
    found = app.state.parts
    assert isinstance(found, Parts)
    return found


@pytest.fixture
def visitor(app: FastAPI) -> Callable[[str], Visitor]:
    """Lets people come: ``visitor("Marta")``; nobody signed in for ``visitor("")``."""
    return lambda name: Visitor(app, name)


Come = Callable[[str], Visitor]


def three(come: Come) -> tuple[str, dict[str, Visitor]]:
    """A game of three people, begun: its id, and who sits where."""
    people = {"khorne": come("Marta"), "nurgle": come("Olek"), "slaanesh": come("Zofia")}
    game = people["khorne"].new_game(khorne="me", nurgle="open", slaanesh="open")
    for seat in ("nurgle", "slaanesh"):
        people[seat].post(f"/games/{game}/seat", seat=seat)
    # They look whether a bot is asked: nothing a test does to the rows shall be seen half done.
    let_bots_answer(cast(FastAPI, people["khorne"].http.app).state.parts)
    return game, people


def let_bots_answer(parts: Parts) -> None:
    """Wait until no bot is asked anything any more."""
    end = time.monotonic() + 60
    while parts.thinkers.busy:
        assert time.monotonic() < end
        time.sleep(0.002)


def play_until(parts: Parts, game: str, moves: int, pick: Callable[[list[str]], str]) -> None:
    """Let every seat choose by ``pick`` till so many rows are written or the game is over."""
    for number in range(moves):
        with parts.store.reading() as session, parts.rooms.use(game, session) as room:
            if not room.match.pending:
                return
            decision = room.match.pending[0]
            at = room.number
            texts = [option.text for option in decision.options]
        parts.rooms.answer(game, decision.seat, at, pick(texts))
        assert number <= at
