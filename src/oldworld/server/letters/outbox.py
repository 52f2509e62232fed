"""What is to be sent, as rows that are committed together with what they tell of."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from oldworld.server.errors import Refused
from oldworld.server.storage.post import Letter, Way
from oldworld.server.storage.schema import now
from oldworld.server.storage.store import Store

MOST: Final = 10_000
"""So many letters may wait at once."""
A_DAY: Final = timedelta(days=1)
AN_HOUR: Final = timedelta(hours=1)
"""For how long a letter is worth sending: a link that was asked for is wanted at once."""
_FIRST_PAUSE: Final = timedelta(minutes=1)


def put(
    session: Session,
    way: Way,
    kind: str,
    person: str | None = None,
    email: str = "",
    args: Mapping[str, Any] | None = None,
    worth: timedelta = A_DAY,
) -> None:
    """Something to be sent, once this session is committed."""
    if (session.scalar(select(func.count()).select_from(Letter)) or 0) >= MOST:
        raise Refused(503, "post_full")
    moment = now()
    session.add(
        Letter(
            way=way,
            kind=kind,
            person_id=person,
            email=email,
            args=dict(args or {}),
            created=moment,
            due=moment,
            until=moment + worth,
            tries=0,
        )
    )


def pause(tries: int) -> timedelta:
    """How long to wait after so many tries: a minute, two, four, … an hour at most."""
    return min(_FIRST_PAUSE * (1 << min(tries, 10)), AN_HOUR)


def due(session: Session, moment: datetime, most: int) -> list[Letter]:
    """What is to be tried now."""
    return list(session.scalars(select(Letter).where(Letter.due <= moment).order_by(Letter.due).limit(most)))


def take(store: Store, letter: Letter, moment: datetime) -> bool:
    """Make it mine to send; of several workers that try, one does. Who dies meanwhile loses it after a pause."""
    with store.writing() as session:
        mine = (
            update(Letter)
            .where(Letter.id == letter.id, Letter.tries == letter.tries)
            .values(tries=letter.tries + 1, due=moment + pause(letter.tries))
            .returning(Letter.id)
        )
        return session.scalar(mine) is not None


def done(store: Store, letter: Letter) -> None:
    """It is sent or given up: nothing of it stays."""
    with store.writing() as session:
        session.execute(delete(Letter).where(Letter.id == letter.id))
