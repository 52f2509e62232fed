"""Links to come in by: sent to an address, good for a while and once, and proof of the address.

An address is somebody's only once a letter that went there has come back. Until then it is claimed, and any number
of people may claim the same one: nobody is locked out of their own.
"""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from oldworld.server import people
from oldworld.server.errors import Refused
from oldworld.server.letters import outbox, wishes
from oldworld.server.storage.post import Link
from oldworld.server.storage.schema import Person, SignIn, now

HOLDS: Final = timedelta(minutes=20)


def ask(session: Session, email: str) -> None:
    """Somebody would like to come in by an address. Whether it is known is found out later, by who sends it."""
    outbox.put(session, "mail", "link", email=email.casefold(), worth=outbox.AN_HOUR)


def claim(session: Session, person: Person, email: str) -> None:
    """Somebody says that this address is theirs: a letter goes there."""
    address = email.casefold()
    person.claimed = address
    outbox.put(session, "mail", "claim", person.id, address, worth=outbox.AN_HOUR)


def holder(session: Session, email: str) -> Person | None:
    """Whose name is kept under this address."""
    return session.scalar(select(Person).where(Person.email == email))


def make(session: Session, person: Person, email: str, claimed: bool) -> str:
    """A link's token. It exists in the letter alone: the database keeps its digest."""
    token = secrets.token_urlsafe(32)
    until = now() + HOLDS
    session.add(Link(digest=people.digest(token), person_id=person.id, email=email, claimed=claimed, until=until))
    return token


def find(session: Session, token: str) -> tuple[Link, Person]:
    """The link of a token, and whose it is; it must still hold."""
    link = session.get(Link, people.digest(token))
    person = session.get(Person, link.person_id) if link is not None else None
    if link is None or person is None or link.until <= now() or link.email not in (person.email, person.claimed):
        raise Refused(410, "link_over")
    return link, person


def use(session: Session, token: str, asker: Person | None) -> Person:
    """Come in by a link, which is over then. Whoever has it has the letter, and so the address is theirs."""
    link, person = find(session, token)
    taken = session.execute(delete(Link).where(Link.digest == link.digest).returning(Link.digest)).first()
    if taken is None:
        raise Refused(410, "link_over")  # another browser was quicker
    if person.email != link.email:
        _move(session, person, link.email)
    elif person.confirmed is None and not link.claimed and (asker is None or asker.id != person.id):
        _begin_anew(session, person)
    if person.confirmed is None:
        person.confirmed = now()
        wishes.tell_all(session, person)
    person.claimed = None
    session.execute(delete(Link).where(Link.person_id == person.id))
    return person


def _move(session: Session, person: Person, email: str) -> None:
    """The claimed address becomes theirs. Who had it without ever showing that it is theirs loses it."""
    other = holder(session, email)
    if other is not None and other.confirmed is not None:
        raise Refused(410, "link_over")  # since the letter was sent
    if other is not None:
        forget(session, other)
        session.flush()
    if person.email is not None and person.confirmed is not None:
        outbox.put(session, "mail", "moved", person.id, person.email)
    person.email = email
    try:
        session.flush()
    except IntegrityError:
        raise Refused(410, "link_over") from None


def _begin_anew(session: Session, person: Person) -> None:
    """An address that was never shown to be theirs is somebody's: what was set under it before is not to be trusted."""
    person.password = None
    session.execute(delete(SignIn).where(SignIn.person_id == person.id))
    wishes.forget_hook(session, person)


def forget(session: Session, person: Person) -> None:
    """Without an address, and so without a password: a guest again."""
    person.email = person.claimed = person.password = person.confirmed = None
    session.execute(delete(Link).where(Link.person_id == person.id))
