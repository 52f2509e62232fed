"""What is said at a table: remarks, in order; who reads them, mutes and reports."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from oldworld.server import lobby, wire
from oldworld.server.errors import Refused, not_found
from oldworld.server.storage.schema import Game, Person, Remark, now

MOST_READ: Final = 200
HIDDEN_BY: Final = 2
"""How many people must report a remark for it to be hidden from all."""


def say(session: Session, game: Game, person: Person, text: str) -> Remark:
    """Somebody says something."""
    last = session.scalar(select(func.max(Remark.number)).where(Remark.game_id == game.id))
    chair = lobby.sits(game, person)
    remark = Remark(
        game_id=game.id,
        number=0 if last is None else last + 1,
        person_id=person.id,
        name=person.name,
        seat=chair.seat if chair is not None else None,
        text=text,
        at=now(),
        reported=[],
    )
    session.add(remark)
    session.flush()
    return remark


def read(session: Session, game: Game, reader: Person | None, since: int) -> list[wire.RemarkOut]:
    """What was said, from a number on, without those whom the reader has muted."""
    muted = set(reader.muted) if reader is not None else set()
    rows = select(Remark).where(Remark.game_id == game.id, Remark.number >= since).order_by(Remark.number.desc())
    found = [row for row in session.scalars(rows.limit(MOST_READ)) if row.person_id not in muted]
    return [describe(row) for row in reversed(found)]


def hidden(session: Session, game: Game) -> set[int]:
    """The numbers of those of the last remarks that nobody reads any more."""
    rows = select(Remark.number, Remark.reported).where(Remark.game_id == game.id).order_by(Remark.number.desc())
    return {number for number, reported in session.execute(rows.limit(MOST_READ)) if len(reported) >= HIDDEN_BY}


def describe(remark: Remark) -> wire.RemarkOut:
    """A remark as it is read."""
    hidden = len(remark.reported) >= HIDDEN_BY
    return wire.RemarkOut(
        number=remark.number,
        speaker=remark.person_id,
        name=remark.name,
        seat=remark.seat,
        text="" if hidden else remark.text,
        at=remark.at,
        hidden=hidden,
    )


def report(session: Session, game: Game, person: Person, number: int) -> None:
    """Somebody finds that it should not have been said; once each."""
    remark = session.get(Remark, (game.id, number))
    if remark is None:
        raise not_found("remark")
    if remark.person_id == person.id:
        raise Refused(409, "own_remark")
    if person.id not in remark.reported:
        remark.reported = [*remark.reported, person.id]


def mute(person: Person, other: str) -> None:
    """Read no more of what somebody says."""
    if other not in person.muted:
        person.muted = [*person.muted, other]


def hear(person: Person, other: str) -> None:
    """Read again what somebody says."""
    person.muted = [one for one in person.muted if one != other]
