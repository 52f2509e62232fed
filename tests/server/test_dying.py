"""Commit, then tell: a server that is killed at any moment loses no choice that it acknowledged, and doubles none."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from sqlalchemy import select

from oldworld.server.rooms import Rooms
from oldworld.server.storage.schema import Entry
from oldworld.server.storage.store import Store
from tests.server.conftest import Json

ROOT = Path(__file__).parent.parent.parent
DEATHS = 50
PATIENCE = 60.0


class Phoenix:
    """A server process that can be killed and rises again."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.port = int(self._line())
        self.life = int(self._line())

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        """Kill it where it stands; the next life begins at once."""
        assert self.process.stdin is not None
        os.kill(self.life, signal.SIGKILL)
        self.process.stdin.write("again\n")
        self.process.stdin.flush()
        self.life = int(self._line())


@contextmanager
def phoenix(database: str) -> Iterator[Phoenix]:
    """A server that rises again, until the block ends."""
    command = [sys.executable, "-m", "tests.server.phoenix", database, "0"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        bird = Phoenix(process)
        try:
            yield bird
        finally:
            assert process.stdin is not None
            process.stdin.close()
            os.kill(bird.life, signal.SIGKILL)
            assert process.wait(PATIENCE) == 0


class Stubborn:
    """A browser that asks again until it is answered."""

    def __init__(self, port: int) -> None:
        origin = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=origin, headers={"origin": origin}, timeout=PATIENCE)

    def ask(self, method: str, path: str, body: Json = None) -> httpx.Response:
        """An answer, however often the server dies over it."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.http.request(method, f"/api{path}", json=body)
            except httpx.TransportError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.01)


@pytest.mark.slow
def test_no_choice_is_lost_or_doubled_however_the_server_dies(url: str) -> None:
    chance = random.Random(50)
    acknowledged: dict[int, str] = {}
    deaths = 0
    done = threading.Event()

    with ExitStack() as closing:
        bird = closing.enter_context(phoenix(url))
        marta = Stubborn(bird.port)
        closing.enter_context(marta.http)
        marta.ask("POST", "/guests", {"name": "Marta"})
        seats = {"khorne": "me", "nurgle": "random", "tzeentch": "random", "slaanesh": "random"}
        games = []

        def reaper() -> None:
            nonlocal deaths
            while deaths < DEATHS:
                time.sleep(chance.uniform(0.05, 0.3))
                bird.kill()
                deaths += 1
            done.set()

        killing = threading.Thread(target=reaper)
        killing.start()
        while not done.is_set():
            game = marta.ask("POST", "/games", {"title": "chaos", "kind": "solo", "seats": seats}).json()["id"]
            games.append(game)
            acknowledged = {}
            while not done.is_set():
                table = marta.ask("GET", f"/games/{game}/table").json()
                if table["result"] is not None:
                    break
                if table["decision"] is None:
                    time.sleep(0.005)
                    continue
                for number, option in acknowledged.items():
                    assert number < table["number"], f"choice {number} ({option}) was acknowledged and is lost"
                option = chance.choice(table["decision"]["options"])["text"]
                sent = marta.ask("POST", f"/games/{game}/choices", {"number": table["number"], "option": option})
                if sent.status_code == 200:
                    acknowledged[table["number"]] = option
                else:
                    assert sent.status_code == 409, sent.text  # it was committed, and the answer died on its way
            check(url, game, acknowledged)
        killing.join()
    assert deaths == DEATHS
    for game in games:
        check(url, game, {})


def check(url: str, game: str, acknowledged: dict[int, str]) -> None:
    """Every row is there once, all that was acknowledged among them, and the game can be played from them."""
    store = Store(url)
    with store.reading() as session:
        rows = list(session.scalars(select(Entry).where(Entry.game_id == game).order_by(Entry.number)))
        assert [row.number for row in rows] == list(range(len(rows)))
        for number, option in acknowledged.items():
            assert (rows[number].seat, rows[number].text) == ("khorne", option)
        with Rooms(store).use(game, session) as room:
            assert room.number >= len(rows)  # bots may play meanwhile
    store.close()
