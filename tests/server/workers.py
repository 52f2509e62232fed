"""Several workers that share games through PostgreSQL. `make postgres` runs this: it needs one."""

from __future__ import annotations

import json
import os
import re
import signal
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from oldworld.server.app import make_app
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store
from tests.cli.console import Running
from tests.server.conftest import HERE, Visitor


@pytest.fixture
def workers(url: str) -> Iterator[list[FastAPI]]:
    """Two workers on one database."""
    made = [make_app(Settings(limits=False, thinkers=0), Store(url)) for _ in range(2)]
    with ExitStack() as running:
        for app in made:
            running.enter_context(TestClient(app, base_url=HERE))
        yield made


def at_the_other(person: Visitor, app: FastAPI) -> Visitor:
    """The same browser, whose requests another worker answers."""
    other = Visitor(app)
    other.http.cookies.set("oldworld", person.http.cookies["oldworld"], domain="table.test")
    other.name = person.name
    return other


def test_what_one_worker_commits_the_sockets_of_the_other_tell(workers: list[FastAPI]) -> None:
    here, there = workers
    marta, olek, zofia = Visitor(here, "Marta"), Visitor(there, "Olek"), Visitor(here, "Zofia")
    game = marta.new_game(khorne="me", nurgle="open", slaanesh="open")
    olek.post(f"/games/{game}/seat", seat="nurgle")
    zofia.post(f"/games/{game}/seat", seat="slaanesh")
    people = {"khorne": marta, "nurgle": olek, "slaanesh": zofia}
    with olek.socket(f"/games/{game}/socket") as socket:
        socket.receive_json()
        for _ in range(10):
            seat = marta.table(game)["waiting"][0]["seat"]
            who = people[seat]
            table = who.table(game)
            number = who.choose(game, table["decision"]["options"][0]["text"])["number"]
            while (news := socket.receive_json()).get("table", {"number": -1})["number"] < number:
                pass
            assert news["table"]["number"] == number


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


def test_the_command_begins_several_workers_and_ctrl_c_ends_them(url: str, tmp_path: Path) -> None:
    args = ("serve", "--port", "0", "--workers", "2", "--database", url)
    with Running(*args, home=tmp_path, group=True) as server:
        said = server.until(r"2 workers open the table at (http://127\.0\.0\.1:\d+/) ")
        address = re.findall(r"http://\S+", said)[0]
        with urllib.request.urlopen(f"{address}api/health", timeout=60) as answer:
            assert json.load(answer)["status"] == "ok"
        os.kill(server.process.pid, signal.SIGINT)
        assert server.rest()[1] == 0
