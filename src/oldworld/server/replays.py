"""Looking at a game again, and playing on from one of its moments.

While a game goes on, one looks with the eyes one has in it. When it is over, with anybody's.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, cast

from sqlalchemy.orm import Session

from oldworld.kernel.record import Record
from oldworld.server import lobby, wire
from oldworld.server.errors import Refused
from oldworld.server.room import FORK, Room
from oldworld.server.storage.schema import Game, Person
from oldworld.server.table import table, whole_log
from oldworld.server.uploads import write_rows

ALL: Final = "all"
NOBODYS: Final = "spectator"
_WORD_BITS: Final = 59


def replay(room: Room, own: str | None, eyes: str, move: int) -> wire.ReplayOut:
    """The table after so many choices, through somebody's eyes."""
    over = room.over()
    if eyes not in (ALL, NOBODYS, *room.match.seats):
        raise Refused(422, "no_seat", {"seat": eyes})
    if not over and eyes not in (own, NOBODYS):
        raise Refused(403, "still_playing")
    if move > len(room.match):
        raise Refused(422, "no_move", {"move": move, "moves": len(room.match)})
    past = room.past(move)
    seat = eyes if eyes in room.match.seats else None
    found = table(past, seat)
    found.undo = wire.UndoOut(choice=0, turn=0, by_consent=0, proposal=None)
    found.digest = None
    views: dict[str, dict[str, Any]] = {}
    if eyes == ALL:
        found.log = whole_log(past)
        found.log_from = 0
        views = {name: cast(dict[str, Any], past.match.view(name).as_dict()) for name in room.match.seats}
    return wire.ReplayOut(table=found, moves=len(room.match), views=views)


def record(room: Room, names: dict[str, str]) -> str:
    """The record of a game that is over; one that goes on would tell what is hidden."""
    if not room.over():
        raise Refused(409, "still_playing")
    return str(Record.of(room.match, names))


def branch(session: Session, game: Game, room: Room, person: Person, asked: wire.Branch) -> Game:
    """A game of one's own that begins where another was, with new chance from there on.

    Only from a game that is over, or that was against bots alone: nobody learns anything by it.
    """
    if not room.over() and game.kind != "solo":
        raise Refused(409, "still_playing")
    if asked.move > len(room.match):
        raise Refused(422, "no_move", {"move": asked.move, "moves": len(room.match)})
    if set(asked.seats) != set(room.match.seats):
        raise Refused(422, "other_seats", {"seats": ", ".join(room.match.seats)})
    given = wire.NewGame(title=game.title, seats=asked.seats, options=dict(game.options), kind="solo")
    made = lobby.new_game(session, person, given)
    made.seed, made.opening = game.seed, game.opening
    rows = [*room.lines(asked.move), (FORK, "", str(1 + secrets.randbits(_WORD_BITS)))]
    again = write_rows(session, made, rows)
    if again.match.result is not None:
        raise Refused(409, "over_there")
    made.waiting = again.waiting()
    for chair in made.chairs:
        chair.turn = chair.seen = asked.move
    return made


def player_names(game: Game) -> dict[str, str]:
    """Who sits where, for a record: a person's name or a bot's level."""
    return {c.seat: c.person.name if c.person is not None else c.bot or c.called or "" for c in game.chairs}
