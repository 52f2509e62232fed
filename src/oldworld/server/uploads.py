"""Records from elsewhere: each becomes a game that is over, to be looked at, shown to others and played on from.

Nobody here has played it: it belongs to whoever uploaded it, and others see it by its invitation.
"""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from oldworld.bots import LEVELS
from oldworld.kernel.errors import RecordError
from oldworld.kernel.match import Match
from oldworld.kernel.record import Record
from oldworld.server import lobby
from oldworld.server.errors import Refused
from oldworld.server.room import Room, lines_of
from oldworld.server.storage.schema import GAME_SEED, PERSON_NAME, Chair, Entry, Game, Person, now

MOST_UPLOADED: Final = 200
"""How many records somebody may have here at once."""
_LONGEST_REASON: Final = 300


def upload(session: Session, person: Person, text: str) -> tuple[Game, bool]:
    """The game of a record, and whether it is new here: the same record again is the same game."""
    record, match = _checked(text)
    session.execute(select(Person.id).where(Person.id == person.id).with_for_update())
    digest = hashlib.sha256(str(record).encode()).hexdigest()
    mine = Game.host_id == person.id
    there = session.scalar(select(Game).where(mine, Game.digest == digest))
    if there is not None:
        return there, False
    if (session.scalar(select(func.count()).where(mine, Game.digest.is_not(None))) or 0) >= MOST_UPLOADED:
        raise Refused(409, "too_many_records", {"most": MOST_UPLOADED})
    game = lobby.make_game(person, match.title, dict(match.setup))
    game.digest = digest
    game.state = "over"
    game.begun = game.created
    game.seed = str(match.seed)
    if match.scripted or match.position is not None or len(game.seed) > GAME_SEED:
        game.seed, game.opening = "", str(record)
    players = record.players()
    game.chairs = [_chair(seat, place, players.get(seat, "")) for place, seat in enumerate(match.seats)]
    session.add(game)
    session.flush()
    write_rows(session, game, lines_of(match))
    result = match.result
    if result is not None:
        game.result = {"winners": list(result.winners), "reason": result.reason, "points": result.points}
    return game, True


def _checked(text: str) -> tuple[Record, Match]:
    """A record that holds, and its match; else where it does not, in the words of whoever reads records."""
    try:
        if "\0" in text:
            raise RecordError(text.count("\n", 0, text.index("\0")) + 1, "a record is text; here is a null character")
        record = Record.parse(text.removeprefix("\ufeff"))
        return record, record.replay()
    except RecordError as error:
        raise Refused(422, "record", {"line": error.line, "reason": error.reason[:_LONGEST_REASON]}) from None


def _chair(seat: str, place: int, name: str) -> Chair:
    """A bot is a bot again; of everybody else the name is known, and nothing else."""
    called = "".join(letter for letter in name if letter.isprintable())[:PERSON_NAME].strip()
    return Chair(seat=seat, place=place, bot=name if name in LEVELS else None, called=called or None)


def write_rows(session: Session, game: Game, rows: list[tuple[str, str, str]]) -> Room:
    """Write the rows of a game that was played elsewhere, with what chance brought; the room after them."""
    room = Room(game)
    room.seat_them(game.chairs)
    for number, (kind, seat, text) in enumerate(rows):
        at = now()
        chance = room.play(kind, seat, text, at)
        session.add(Entry(game_id=game.id, number=number, kind=kind, seat=seat, text=text, chance=chance, at=at))
    game.number = room.number = len(rows)
    return room


def forget(session: Session, game: Game, person: Person) -> None:
    """Whoever uploaded a record may take it away again."""
    if game.host_id != person.id:
        raise Refused(403, "not_host")
    if game.digest is None:
        raise Refused(409, "not_uploaded")
    session.delete(game)
