"""Several workers that share games through PostgreSQL. `make services` runs this: it needs one."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import make_url
from websockets.sync.client import connect

from oldworld.server.app import make_app
from oldworld.server.rooms import Rooms
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store
from tests.cli.console import Running
from tests.server.conftest import HERE, Json, Visitor, new_database
from tests.server.services import Postgres, Redis, postgres_programs

REDIS = os.environ.get("OLDWORLD_REDIS", "")


@pytest.fixture(params=["", REDIS] if REDIS else [""], ids=["postgres", "redis"] if REDIS else ["postgres"])
def news(request: pytest.FixtureRequest) -> str:
    """By what workers tell each other: PostgreSQL itself, and Redis where there is one."""
    return str(request.param)


@contextmanager
def two_workers(url: str, news: str) -> Iterator[list[FastAPI]]:
    """Two workers on one database."""
    made = [make_app(Settings(limits=False, thinkers=0, news=news), Store(url)) for _ in range(2)]
    with ExitStack() as running:
        for app in made:
            running.enter_context(TestClient(app, base_url=HERE))
        yield made


@pytest.fixture
def workers(url: str, news: str) -> Iterator[list[FastAPI]]:
    """Two workers on a database of the test's own."""
    with two_workers(url, news) as made:
        yield made


def at_the_other(person: Visitor, app: FastAPI) -> Visitor:
    """The same browser, whose requests another worker answers."""
    other = Visitor(app)
    other.http.cookies.set("oldworld", person.http.cookies["oldworld"], domain="table.test")
    other.name = person.name
    return other


class Game:
    """A game of three people, of whom Olek is at the other worker, where his socket is open."""

    def __init__(self, here: FastAPI, there: FastAPI) -> None:
        marta, olek, zofia = Visitor(here, "Marta"), Visitor(there, "Olek"), Visitor(here, "Zofia")
        self.id = marta.new_game(khorne="me", nurgle="open", slaanesh="open")
        olek.post(f"/games/{self.id}/seat", seat="nurgle")
        zofia.post(f"/games/{self.id}/seat", seat="slaanesh")
        self.people = {"khorne": marta, "nurgle": at_the_other(olek, here), "slaanesh": zofia}
        self.olek = olek

    def choose(self) -> int:
        """Whoever is asked chooses, at the first worker; the new number."""
        who = self.people[self.people["khorne"].table(self.id)["waiting"][0]["seat"]]
        option = who.table(self.id)["decision"]["options"][0]["text"]
        return int(who.choose(self.id, option)["number"])

    @contextmanager
    def heard(self) -> Iterator[Callable[[int], None]]:
        """Wait until Olek's socket shows the table of a number."""
        with self.olek.socket(f"/games/{self.id}/socket") as socket:

            def until(number: int) -> None:
                end = time.monotonic() + 20  # a sign of life comes after 25
                while socket.receive_json().get("table", {"number": -1})["number"] < number:
                    assert time.monotonic() < end, f"{number} was never heard of"

            yield until


def test_what_one_worker_commits_the_sockets_of_the_other_tell(workers: list[FastAPI]) -> None:
    game = Game(*workers)
    with game.heard() as until:
        until(0)
        for _ in range(10):
            until(game.choose())


def test_of_two_workers_that_answer_at_once_one_is_stale(workers: list[FastAPI]) -> None:
    here, there = workers
    marta = Visitor(here, "Marta")
    game = marta.new_game(khorne="me", nurgle="open", slaanesh="open")
    people = {"khorne": marta, "nurgle": Visitor(here, "Olek"), "slaanesh": Visitor(here, "Zofia")}
    for seat in ("nurgle", "slaanesh"):
        people[seat].post(f"/games/{game}/seat", seat=seat)
    for _ in range(5):
        seat = marta.table(game)["waiting"][0]["seat"]
        first, second = people[seat], at_the_other(people[seat], there)
        table = second.table(game)
        option = table["decision"]["options"][0]["text"]
        first.choose(game, option, number=table["number"])
        refusal = second.choose(game, option, 409, number=table["number"])
        assert refusal["code"] == "stale"
        assert refusal["table"] == first.table(game)


def health_says(word: str, workers: list[FastAPI]) -> None:
    """Both workers are alive, and well (""), or refuse by this code."""
    for app in workers:
        answer = TestClient(app, base_url=HERE).get("/api/health")
        assert answer.json().get("code", "") == word, answer.text
        assert answer.status_code == (503 if word else 200)
        assert TestClient(app, base_url=HERE).get("/api/alive").status_code == 200


def test_postgresql_that_is_begun_anew_is_found_again() -> None:
    """While it is away every door says so; then the game goes on, and sockets hear of it again."""
    programs = postgres_programs()
    assert programs is not None
    with Postgres(programs) as postgres, two_workers(postgres.url, "") as workers:
        game = Game(*workers)
        with game.heard() as until:
            until(game.choose())
            health_says("", workers)
            postgres.stop()
            health_says("no_database", workers)
            asked = game.people["khorne"].http.get(f"/api/games/{game.id}/table")
            assert (asked.status_code, asked.json()["code"]) == (503, "no_database")
            postgres.start()
            health_says("", workers)
            until(game.choose())  # committed before the other worker listens again, or after: it is told
        postgres.stop()
        postgres.start()
        health_says("", workers)  # nobody noticed that it was away: the first who asks is answered all the same
        with game.heard() as until:
            until(game.choose())


def test_the_command_begins_several_workers_and_ctrl_c_ends_them(url: str, news: str, tmp_path: Path) -> None:
    args = ("serve", "--port", "0", "--workers", "2")
    hidden = make_url(url).set(password="a-password-of-postgresql").render_as_string(hide_password=False)
    with Running(*args, home=tmp_path, group=True, OLDWORLD_DATABASE=hidden, OLDWORLD_NEWS=news) as server:
        said = server.until(r"2 workers open the table at (http://127\.0\.0\.1:\d+/) ")
        address = re.findall(r"open the table at (http://\S+)", said)[0]
        words = Path(f"/proc/{server.process.pid}/cmdline").read_bytes().decode()
        with urllib.request.urlopen(f"{address}api/health", timeout=60) as answer:
            assert json.load(answer)["status"] == "ok"
        os.kill(server.process.pid, signal.SIGINT)
        rest, status = server.rest()
    assert status == 0
    log = [json.loads(line) for line in (said + rest).splitlines() if line.startswith("{")]
    assert [line["message"] for line in log] == ["the server begins", "answered", "the server has ended"]
    assert log[0]["workers"] == 2
    assert log[0].get("news", "") == re.sub(":[^:]*@", ":***@", news)
    for secret in ("a-password-of-postgresql", Redis.password):
        assert secret not in said + rest + words


def test_the_metrics_are_those_of_all_workers_and_of_workers_that_died(url: str, tmp_path: Path) -> None:
    args = ("serve", "--port", "0", "--metrics-port", "0", "--workers", "2", "--database", url)
    with Running(*args, home=tmp_path, group=True) as server, ExitStack() as open_sockets:
        said = server.until(r"2 workers open the table at (http://127\.0\.0\.1:\d+/) ")
        address = re.findall(r"open the table at (http://\S+)/", said)[0]
        metrics = re.findall(r'"metrics": "(http://[^"]+)"', said)[0]

        def number(name: str) -> float:
            """A number as Prometheus reads it."""
            with urllib.request.urlopen(metrics, timeout=60) as answer:
                lines = answer.read().decode().splitlines()
            return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

        def reaches(name: str, wanted: float) -> None:
            """An answer is counted when it has been sent: a moment later."""
            end = time.monotonic() + 60
            while (found := number(name)) != wanted:
                assert time.monotonic() < end, f"{name} is {found}"
                time.sleep(0.05)

        def ask(door: str, body: object = None, cookie: str = "") -> tuple[Json, str]:
            """Ask over a connection of its own: any worker may answer."""
            data = json.dumps(body).encode() if body is not None else None
            headers = {"content-type": "application/json", "cookie": cookie}
            with urllib.request.urlopen(urllib.request.Request(f"{address}/api/{door}", data, headers)) as answer:
                return json.load(answer), (answer.headers["set-cookie"] or "").partition(";")[0]

        asked = 40
        for _ in range(asked):
            ask("health")
        reaches('oldworld_requests_total{door="/api/health",method="GET",status="200"}', asked)
        _, cookie = ask("guests", {"name": "Marta"})
        seats = {"khorne": "me", "nurgle": "open", "slaanesh": "open"}
        game, _ = ask("games", {"title": "chaos", "seats": seats}, cookie)
        for _ in range(6):
            where = f"{address.replace('http', 'ws')}/api/games/{game['id']}/socket"
            open_sockets.enter_context(connect(where)).recv()
        reaches("oldworld_sockets ", 6)
        reaches('oldworld_games{state="gathering"}', 1)
        assert number("oldworld_processes ") >= 3
        for child in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split():
            os.kill(int(child), signal.SIGKILL)
        reaches("oldworld_sockets ", 0)
        reaches('oldworld_requests_total{door="/api/health",method="GET",status="200"}', asked)
        ask("health")  # as soon as others have taken their place
        reaches('oldworld_requests_total{door="/api/health",method="GET",status="200"}', asked + 1)


def test_a_copy_made_by_pg_dump_is_restored(url: str, tmp_path: Path) -> None:
    """As docs/host.md has it, on the database of a game that goes on."""
    programs = postgres_programs()
    assert programs is not None
    with two_workers(url, "") as workers:
        game = Game(*workers)
        rows = [game.choose() for _ in range(5)][-1]
        copy = tmp_path / "oldworld.dump"
        with copy.open("wb") as file:
            subprocess.run([programs / "pg_dump", "--format=custom", url], stdout=file, check=True)
        restored = new_database(os.environ["OLDWORLD_POSTGRES"])
        with copy.open("rb") as file:
            restore = ["--exit-on-error", "--no-owner", "--role=oldworld", f"--dbname={restored}"]
            subprocess.run([programs / "pg_restore", *restore], stdin=file, check=True)
        game.choose()
    store = Store(restored)
    with store.reading() as session, Rooms(store).use(game.id, session) as room:
        assert room.number == rows
    store.close()
