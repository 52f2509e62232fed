"""Telling those who listen: once for all of them, in order, and only what is news."""

from __future__ import annotations

import asyncio
import threading

import pytest
from sqlalchemy import event

from oldworld.server.doors.common import Parts
from oldworld.server.ears import Ear
from oldworld.server.hub import Hub
from tests.server.conftest import Come, three


def test_who_listens_is_told_by_one_looker_at_a_time_and_what_changes_meanwhile_is_looked_at_once_more() -> None:
    looks: list[int] = []
    going_on: list[int] = []
    looking, enough = threading.Event(), threading.Event()

    def look(_game: str, ears: list[Ear]) -> None:
        going_on.append(1)
        assert len(going_on) == 1, "two look at the same game at once"
        looks.append(len(ears))
        looking.set()
        enough.wait(30)
        for ear in ears:
            ear.tell({"n": str(len(looks))}, {"n": str(len(looks))})
        going_on.pop()

    async def listen() -> list[list[str | None]]:
        hub = Hub(look)
        ears = [Ear("", "", 0) for _ in range(3)]
        with hub.listen("game", ears[0]):
            await asyncio.to_thread(looking.wait, 30)
            with hub.listen("game", ears[1]), hub.listen("game", ears[2]):
                for _ in range(20):
                    hub.tell("game")
                    hub.tell("another game")
                enough.set()
                heard = [[await ears[0].hear(30), await ears[0].hear(30)], [await ears[1].hear(30)]]
        await asyncio.to_thread(hub.close)
        return heard

    assert asyncio.run(listen()) == [['{"n":1}', '{"n":2}'], ['{"n":2}']]
    assert looks == [1, 3]


def test_where_nobody_can_look_whoever_listens_hears_why_and_the_next_look_is_another() -> None:
    broken = True

    def look(_game: str, ears: list[Ear]) -> None:
        if broken:
            raise OSError("no database")
        for ear in ears:
            ear.tell({"n": "1"}, {"n": "1"})

    async def listen() -> str | None:
        nonlocal broken
        hub = Hub(look)
        first, second = Ear("", "", 0), Ear("", "", 0)
        with hub.listen("game", first), pytest.raises(OSError, match="no database"):
            await first.hear(30)
        broken = False
        with hub.listen("game", second):
            again = await second.hear(30)
        await asyncio.to_thread(hub.close)
        return again

    assert asyncio.run(listen()) == '{"n":1}'


def test_an_ear_is_told_what_is_news_and_a_sign_of_life_where_nothing_is() -> None:
    async def listen() -> list[str | None]:
        ear = Ear("", "", 0)
        ear.tell({"table": "1", "remarks": "[]"}, {"table": "0"})
        ear.tell({"table": "0"}, {"table": "0"})
        ear.tell({"table": "2"}, {"table": "2"})
        ear.hang_up()
        return [await ear.hear(30), await ear.hear(30), await ear.hear(30), await ear.hear(0.01)]

    assert asyncio.run(listen()) == ['{"table":1,"remarks":[]}', '{"table":2}', None, "{}"]


def test_a_choice_is_told_to_all_with_a_handful_of_questions_to_the_database(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    asked: list[str] = []

    def ask(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        if threading.current_thread().name.startswith("hub"):
            asked.append(statement)

    with (
        people["khorne"].socket(f"/games/{game}/socket") as first,
        people["nurgle"].socket(f"/games/{game}/socket") as second,
        people["slaanesh"].socket(f"/games/{game}/socket") as third,
    ):
        sockets = [first, second, third]
        for socket in sockets:
            socket.receive_json()
        event.listen(parts.store.engine, "before_cursor_execute", ask)
        seat = people["khorne"].table(game)["waiting"][0]["seat"]
        table = people[seat].table(game)
        number = people[seat].choose(game, table["decision"]["options"][0]["text"])["number"]
        for socket in sockets:
            assert socket.receive_json()["table"]["number"] == number
        event.remove(parts.store.engine, "before_cursor_execute", ask)
    wanted = [statement for statement in asked if statement.startswith("SELECT")]
    assert 0 < len(wanted) <= 6, wanted


def test_a_remark_does_not_tell_the_table_again(visitor: Come) -> None:
    game, people = three(visitor)
    with people["khorne"].socket(f"/games/{game}/socket") as socket:
        assert socket.receive_json()["table"]["log"]
        people["nurgle"].post(f"/games/{game}/remarks", 201, text="Good luck")
        assert list(socket.receive_json()) == ["remarks"]
