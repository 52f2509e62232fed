"""Clocks: whose time runs, and what happens when it has run out."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from oldworld.server.clocks import GRACE, Clock
from oldworld.server.doors.common import Parts
from oldworld.server.storage.schema import Chair, Entry, Game
from tests.server.conftest import Come, Json, Visitor, play_until, three

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def after(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def test_a_live_clock_runs_for_those_who_must_decide() -> None:
    clock = Clock("live", 600, NOON)
    clock.row(after(100), ["khorne"])
    clock.row(after(150), ["nurgle", "slaanesh"])
    assert [clock.left(seat) for seat in ("khorne", "nurgle", "slaanesh", "tzeentch")] == [500, 550, 550, 600]
    assert clock.deadline(["khorne", "nurgle"]) == after(650)
    assert clock.deadline([]) is None
    assert clock.late(["khorne", "nurgle"], after(650)) == ["khorne"]
    assert clock.late(["khorne", "nurgle"], after(649)) == []


def test_a_slow_clock_begins_anew_with_every_row() -> None:
    clock = Clock("slow", 600, NOON)
    clock.row(after(500), ["khorne"])
    assert clock.left("khorne") == 600
    assert clock.deadline(["khorne"]) == after(1100)


def test_whoever_comes_back_has_a_moment_to_think() -> None:
    clock = Clock("live", 600, NOON)
    clock.row(after(700), ["khorne"])
    clock.come_back(after(800), "khorne")
    assert clock.left("khorne") == GRACE
    assert clock.deadline(["khorne"]) == after(800 + GRACE)


def timed(visitor: Come, kind: str) -> tuple[str, dict[str, Visitor]]:
    """A game of two people and a bot, with a clock."""
    marta, olek = visitor("Marta"), visitor("Olek")
    seats = {"khorne": "me", "nurgle": "open", "slaanesh": "random"}
    clock = {"kind": kind, "seconds": 3600}
    game = marta.post("/games", 201, title="chaos", seats=seats, clock=clock)["id"]
    olek.post(f"/games/{game}/seat", seat="nurgle")
    return game, {"khorne": marta, "nurgle": olek}


def your_turn(game: str, people: dict[str, Visitor]) -> tuple[str, Json]:
    """Which person must decide, and the table as they see it."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for seat, person in people.items():
            table = person.table(game)
            if table["decision"] is not None:
                return seat, table
    raise AssertionError("nobody is asked")


def hours_pass(parts: Parts, game: str) -> None:
    """As if the last rows had been written two hours ago."""
    ago = timedelta(hours=2)
    with parts.rooms.lock(game), parts.store.writing() as session:
        row = session.get_one(Game, game)
        assert row.begun is not None
        assert row.deadline is not None
        row.begun -= ago
        row.deadline -= ago
        for entry in session.scalars(select(Entry).where(Entry.game_id == game)):
            entry.at -= ago
        parts.rooms.forget(game)


@pytest.mark.parametrize("kind", ["live", "slow"])
def test_a_bot_takes_the_seat_of_whoever_is_late_and_gives_it_back(visitor: Come, parts: Parts, kind: str) -> None:
    game, people = timed(visitor, kind)
    seat, table = your_turn(game, people)
    assert table["clock"]["kind"] == kind
    assert table["clock"]["deadline"] is not None
    hours_pass(parts, game)
    end = time.monotonic() + 60
    while {c["seat"]: c["bot"] for c in people[seat].get(f"/games/{game}")["chairs"]}[seat] != "heuristic":
        assert time.monotonic() < end
        time.sleep(0.05)
    shown = people[seat].get(f"/games/{game}")
    chair = next(chair for chair in shown["chairs"] if chair["seat"] == seat)
    assert (chair["name"], chair["mine"]) == (people[seat].name, True)
    number = people[seat].table(game)["number"]
    refusal = people[seat].post(f"/games/{game}/choices", 409, number=number, option="pass")
    assert refusal["code"] == "stood_in"
    back = people[seat].post(f"/games/{game}/seat/back")
    assert back["seat"] == seat
    assert back["clock"]["left"][seat] >= GRACE
    assert people[seat].post(f"/games/{game}/seat/back", 409)["code"] == "not_stood_in"
    your_turn(game, people)


def test_who_is_away_is_not_asked_for_consent(visitor: Come, parts: Parts) -> None:
    """A bot stands in for one of three; the other two agree among themselves."""
    game, people = three(visitor)
    parts.thinkers.close()  # or the bot might choose first
    play_until(parts, game, 12, lambda options: options[-1])
    chooser = next(seat for seat in people if people[seat].table(game)["undo"]["by_consent"])
    away, other = [seat for seat in people if seat != chooser]
    with parts.store.writing() as session:
        session.get_one(Chair, (game, away)).bot = "random"
    number = people[chooser].table(game)["number"]
    proposed = people[chooser].post(f"/games/{game}/undo", number=number, what="by_consent")
    agreed = people[other].post(f"/games/{game}/undo/consent", number=proposed["number"], agree=True)
    assert agreed["undo"]["proposal"] is None
    assert agreed["move"] < proposed["move"]


def test_nobody_is_pressed_where_there_is_no_clock(visitor: Come, parts: Parts) -> None:
    marta = visitor("Marta")
    game = marta.new_game(khorne="me", nurgle="open", slaanesh="random")
    visitor("Olek").post(f"/games/{game}/seat", seat="nurgle")
    assert marta.table(game)["clock"] is None
    assert marta.get(f"/games/{game}")["deadline"] is None


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({"kind": "live", "seconds": 59}, "malformed"),
        ({"kind": "slow", "seconds": 10**9}, "malformed"),
        ({"kind": "sand", "seconds": 600}, "malformed"),
    ],
)
def test_a_clock_that_cannot_be_set(visitor: Come, clock: Json, code: str) -> None:
    seats = {"khorne": "me", "nurgle": "open", "slaanesh": "random"}
    assert visitor("Marta").post("/games", 422, title="chaos", seats=seats, clock=clock)["code"] == code


def test_one_needs_no_clock_against_bots(visitor: Come) -> None:
    seats = {"khorne": "me", "nurgle": "random", "slaanesh": "random"}
    clock = {"kind": "slow", "seconds": 3600}
    refusal = visitor("Marta").post("/games", 422, title="chaos", kind="solo", seats=seats, clock=clock)
    assert refusal["code"] == "solo_clock"
