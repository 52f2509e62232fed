"""The log of a table: what was told before is only counted, and comes to the same."""

from __future__ import annotations

import random

import pytest

from oldworld.kernel.title import resolve, title
from oldworld.server.room import CHOICE, UNDO, Room
from oldworld.server.storage.schema import Chair, Game, now
from oldworld.server.table import MOST_LINES, log

SEATS = ("khorne", "nurgle", "tzeentch", "slaanesh")


def a_room() -> Room:
    """A game of four that has just begun."""
    game = Game(id="log", title="chaos", rules_version=title("chaos").rules_version, seed="7", begun=now())
    game.options = resolve(title("chaos"), {})
    game.clock = None
    game.chairs = [Chair(seat=seat, place=place, person_id=seat, bot=None) for place, seat in enumerate(SEATS)]
    room = Room(game)
    room.seat_them(game.chairs)
    return room


@pytest.mark.parametrize("seed", range(3))
def test_the_log_of_whoever_looked_before_is_the_log_of_whoever_looks_now(seed: int) -> None:
    pick = random.Random(seed)
    room = a_room()
    checked = longest = 0
    while room.match.pending:
        if len(room.match) and pick.random() < 0.04:
            room.play(UNDO, "khorne", str(max(0, len(room.match) - pick.randint(1, 5))), now())
        decision = room.match.pending[0]
        room.play(CHOICE, decision.seat, pick.choice(decision.options).text, now())
        if pick.random() < 0.3:
            seat, since = pick.choice((*SEATS, None)), pick.randint(0, 600)
            told = log(room, seat, since)
            again = room.past(len(room.match))  # one that nobody has looked into
            assert not again.told
            assert told == log(again, seat, since)
            whole = log(again, seat, 0)
            assert told[1] == whole[1][max(0, told[0] - whole[0]) :]
            assert len(told[1]) <= MOST_LINES
            checked += 1
            longest = max(longest, told[0] + len(told[1]))
    assert checked > 20 and longest > 100
