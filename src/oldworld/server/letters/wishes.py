"""Of what somebody would like to be told while away, and how."""

from __future__ import annotations

import secrets
from typing import Any, Final, get_args

from sqlalchemy import select
from sqlalchemy.orm import Session

from oldworld.server.storage.post import Letter, Notice, Sight, What, Wishes
from oldworld.server.storage.schema import Person

EVERYTHING: Final[tuple[What, ...]] = get_args(What)
PATIENCE: Final = 10
"""Whoever has been away for so many minutes is told, unless they wish otherwise."""


def of(session: Session, person: Person) -> Wishes:
    """Somebody's wishes; at first they wish for nothing."""
    found = session.get(Wishes, person.id)
    if found is None:
        stop = secrets.token_urlsafe(32)
        found = Wishes(person_id=person.id, mail=[], hook=[], patience=PATIENCE, stop=stop)
        session.add(found)
        session.flush()
    return found


def tell_all(session: Session, person: Person) -> None:
    """An address was shown to be somebody's: letters go there until they say otherwise."""
    of(session, person).mail = list(EVERYTHING)


def stop(session: Session, token: str) -> bool:
    """No more letters for whoever has this link. Was it a link at all?"""
    found = session.scalar(select(Wishes).where(Wishes.stop == token))
    if found is not None:
        found.mail = []
    return found is not None


def set_hook(session: Session, person: Person, url: str) -> str:
    """News go to this address from now on; the secret by which it knows us is said once."""
    mine = of(session, person)
    mine.hook_url = url
    mine.hook_secret = secret = secrets.token_hex(32)
    mine.hook = list(EVERYTHING)
    return secret


def forget_hook(session: Session, person: Person) -> None:
    """News go to no address of theirs any more."""
    mine = of(session, person)
    mine.hook_url = mine.hook_secret = None
    mine.hook = []


def about(session: Session, person: Person) -> dict[str, Any]:
    """Everything the server knows of somebody's letters and news."""
    mine = session.get(Wishes, person.id)
    notices = session.scalars(select(Notice).where(Notice.person_id == person.id).order_by(Notice.id))
    letters = session.scalars(select(Letter).where(Letter.person_id == person.id).order_by(Letter.id))
    sights = session.scalars(select(Sight).where(Sight.person_id == person.id).order_by(Sight.game_id))
    return {
        "mail": mine.mail if mine is not None else [],
        "hook": mine.hook if mine is not None else [],
        "hook_url": mine.hook_url if mine is not None else None,
        "patience": mine.patience if mine is not None else PATIENCE,
        "to_be_told": [
            {"what": one.what, "game": one.game_id, "seat": one.seat, "due": one.due.isoformat()} for one in notices
        ],
        "to_be_sent": [
            {"way": one.way, "kind": one.kind, "created": one.created.isoformat(), **one.args} for one in letters
        ],
        "last_looked": {one.game_id: one.at.isoformat() for one in sights},
    }
