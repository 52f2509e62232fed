"""What is said at a table: remarks, in order; who reads them, mutes and reports."""

from __future__ import annotations

from collections.abc import Iterable
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
    return heard_by(reader, rows(session, game, since))


def rows(session: Session, game: Game, since: int) -> list[Remark]:
    """The last remarks, from a number on."""
    wanted = select(Remark).where(Remark.game_id == game.id, Remark.number >= since).order_by(Remark.number.desc())
    return list(session.scalars(wanted.limit(MOST_READ)))[::-1]


def heard_by(reader: Person | None, remarks: Iterable[Remark]) -> list[wire.RemarkOut]:
    """Remarks as somebody reads them: nothing of those whom they have muted."""
    muted = set(reader.muted) if reader is not None else set()
    return [describe(remark) for remark in remarks if remark.person_id not in muted]


def overview(session: Session, game: Game) -> tuple[int, set[int]]:
    """The number of the last remark (-1 if nothing was said), and those of the last that nobody reads any more."""
    wanted = select(Remark.number, Remark.reported).where(Remark.game_id == game.id).order_by(Remark.number.desc())
    found = session.execute(wanted.limit(MOST_READ)).all()
    hidden = {number for number, reported in found if len(reported) >= HIDDEN_BY}
    return max((number for number, _reported in found), default=-1), hidden


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


def muted(session: Session, person: Person) -> list[wire.MutedOut]:
    """Those somebody reads nothing of, as far as they are still here."""
    rows = select(Person).where(Person.id.in_(person.muted)).order_by(Person.name, Person.id)
    return [wire.MutedOut(person=other.id, name=other.name) for other in session.scalars(rows)]


def hear(person: Person, other: str) -> None:
    """Read again what somebody says."""
    person.muted = [one for one in person.muted if one != other]
