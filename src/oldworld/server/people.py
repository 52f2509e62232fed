"""People: guests, those who keep their name by an e-mail address and a password, and the browsers that are theirs."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from datetime import timedelta
from typing import Final, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from oldworld.server.errors import Refused
from oldworld.server.storage.schema import Chair, Game, Person, SignIn, now

KEPT: Final = timedelta(days=180)
"""How long a browser that is not used stays signed in."""
_NOTED: Final = timedelta(hours=1)
"""How seldom it is noted that somebody was here."""
_HASHER: Final = PasswordHasher()
_NOBODYS: Final = _HASHER.hash(secrets.token_hex(16))
"""What a password is checked against when the address is unknown: both cases take as long."""


def digest(token: str) -> str:
    """All that the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_guest(session: Session, name: str, language: Literal["en", "pl", "fr"]) -> Person:
    """Somebody with a name and nothing else."""
    moment = now()
    person = Person(id=secrets.token_hex(16), name=name, language=language, created=moment, seen=moment)
    session.add(person)
    session.flush()
    return person


def sign_in(session: Session, person: Person) -> str:
    """A token for the browser's cookie; the database keeps only its digest."""
    token = secrets.token_urlsafe(32)
    moment = now()
    session.add(SignIn(digest=digest(token), person_id=person.id, created=moment, seen=moment))
    return token


def who(session: Session, token: str) -> Person | None:
    """Whose browser this is."""
    return who_all(session, {token}).get(token)


def who_all(session: Session, tokens: Iterable[str]) -> dict[str, Person]:
    """Whose browsers these are, of those that are somebody's."""
    by_digest = {digest(token): token for token in tokens if token}
    if not by_digest:
        return {}
    theirs = select(SignIn.digest, SignIn.seen, Person).join(Person).where(SignIn.digest.in_(by_digest))
    moment = now()
    return {by_digest[found]: person for found, seen, person in session.execute(theirs) if moment - seen <= KEPT}


def is_due(person: Person) -> bool:
    """Is it time to note again that somebody was here?"""
    return now() - person.seen > _NOTED


def note_seen(session: Session, token: str) -> None:
    """Note that a browser was used now, and whoever's it is was here."""
    found = session.get(SignIn, digest(token))
    if found is not None:
        found.seen = now()
        session.get_one(Person, found.person_id).seen = now()


def sign_out(session: Session, token: str) -> None:
    """Make a browser nobody's again."""
    session.execute(delete(SignIn).where(SignIn.digest == digest(token)))


def keep(session: Session, person: Person, email: str, password: str) -> None:
    """A guest keeps the name: from now on it can be come back to from any browser."""
    if person.email != email.casefold():
        person.email = email.casefold()
        person.confirmed = None
    person.password = _HASHER.hash(password)
    try:
        session.flush()
    except IntegrityError:
        raise Refused(409, "email_taken") from None


def set_password(session: Session, person: Person, password: str, token: str) -> None:
    """Another password. Browsers that came in by the old one are nobody's any more, but for this one."""
    person.password = _HASHER.hash(password)
    session.execute(delete(SignIn).where(SignIn.person_id == person.id, SignIn.digest != digest(token)))


def by_password(session: Session, email: str, password: str) -> Person:
    """Whoever this address and password belong to."""
    person = session.scalar(select(Person).where(Person.email == email.casefold()))
    kept = person.password if person is not None and person.password else _NOBODYS
    try:
        _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        raise Refused(401, "wrong_password") from None
    if person is None:
        raise Refused(401, "wrong_password")
    if _HASHER.check_needs_rehash(kept):
        person.password = _HASHER.hash(password)
    return person


def remove(session: Session, person: Person, bot: str) -> list[str]:
    """Delete everything about somebody; the games that have changed.

    Games stay for the others, without the name; a bot takes the seat where the game goes on. A game that
    has not begun is called off if it was theirs, and so are the records they uploaded.
    """
    games = list(session.scalars(select(Game).where(or_(Game.host_id == person.id, _sits_there(person)))))
    for game in games:
        if game.host_id == person.id and (game.state == "gathering" or game.digest is not None):
            session.delete(game)
            continue
        for chair in game.chairs:
            if chair.person_id == person.id:
                chair.person = None
                chair.bot = bot if game.state == "playing" else None
    session.execute(update(Chair).where(Chair.kept_id == person.id).values(kept_id=None))
    session.flush()
    session.delete(person)
    return [game.id for game in games]


def _sits_there(person: Person) -> ColumnElement[bool]:
    return Game.chairs.any(Chair.person_id == person.id)
