"""Sends what is in the outbox: letters by mail, documents to hooks."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from datetime import datetime
from email.errors import HeaderParseError
from email.message import EmailMessage
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from oldworld.server.letters import hooks, links, outbox, texts
from oldworld.server.letters.carriers import Carrier, Undelivered, carrier_of
from oldworld.server.settings import Settings
from oldworld.server.storage.post import Letter, Link, Wishes
from oldworld.server.storage.schema import Person, now
from oldworld.server.storage.store import Store

_LOG: Final = logging.getLogger("oldworld.letters")
EVERY_SECONDS: Final = 5.0
_AT_ONCE: Final = 50

Sending = Callable[[], object]


class Postman:
    """A thread that sends what is due. Several workers may have one: each letter is sent by whoever takes it first."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.carrier: Carrier | None = carrier_of(settings.mail) if settings.mail else None
        self._sending = threading.Lock()
        self._awake = threading.Event()
        self._stop = False
        self._thread = threading.Thread(target=self._work, name="letters", daemon=True)

    def start(self) -> None:
        """Begin to send."""
        self._thread.start()

    def wake(self) -> None:
        """There is something new. Returns at once."""
        self._awake.set()

    def close(self) -> None:
        """Send no more than what is on its way."""
        self._stop = True
        self._awake.set()
        self._thread.join()

    def _work(self) -> None:
        while not self._stop:
            try:
                self.send()
            except Exception:
                _LOG.exception("letters could not be looked through")
            self._awake.wait(EVERY_SECONDS)
            self._awake.clear()

    def send(self, moment: datetime | None = None) -> None:
        """Send all that is due, once."""
        at = moment or now()
        with self._sending:
            self._sweep(at)
            while waiting := self._waiting(at):
                for letter in waiting:
                    if self._stop:
                        return
                    if outbox.take(self.store, letter, at):
                        self._deliver(letter, at)

    def _sweep(self, at: datetime) -> None:
        """Links that are over are forgotten."""
        with self.store.reading() as session:
            old = session.scalar(select(Link.digest).where(Link.until <= at).limit(1))
        if old is not None:
            with self.store.writing() as session:
                session.execute(delete(Link).where(Link.until <= at))

    def _waiting(self, at: datetime) -> list[Letter]:
        with self.store.reading() as session:
            return outbox.due(session, at, _AT_ONCE)

    def _deliver(self, letter: Letter, at: datetime) -> None:
        which = f"letter {letter.id} ({letter.way}, {letter.kind})"
        tries = letter.tries + 1
        try:
            with self.store.writing() as session:
                sending = self._compose(session, letter, at)
            if sending is not None:
                sending()
        except Undelivered as error:
            if not error.for_good and at + outbox.pause(letter.tries) < letter.until:
                _LOG.warning("%s waits after try %d: %s", which, tries, error.why)
                return
            _LOG.error("%s is given up after try %d: %s", which, tries, error.why)
        except (ValueError, HeaderParseError) as error:
            _LOG.error("%s cannot be written: %s", which, type(error).__name__)
        outbox.done(self.store, letter)

    def _compose(self, session: Session, letter: Letter, at: datetime) -> Sending | None:
        """What sends a letter; None for one that nobody should have."""
        person = session.get(Person, letter.person_id) if letter.person_id is not None else None
        if letter.way == "hook":
            return self._document(session, letter, person, at)
        carrier = self.carrier
        if carrier is None:
            raise Undelivered("this server sends no mail")
        made = self._letter(session, letter, person, carrier.sender, at)
        return (lambda: carrier.carry(made)) if made is not None else None

    def _letter(
        self, session: Session, letter: Letter, person: Person | None, sender: str, at: datetime
    ) -> EmailMessage | None:
        address = self.settings.address
        if letter.kind in ("link", "claim"):
            return self._way_in(session, letter, person, sender)
        if person is None:
            return None
        if letter.kind == "moved":
            return texts.moved(texts.Reader.of(person, letter.email), sender, address)
        wishes = session.get(Wishes, person.id)
        if wishes is None or person.email is None or person.confirmed is None:
            return None
        reader = texts.Reader.of(person)
        if letter.kind == "test":
            return texts.test(reader, sender, address, wishes)
        told = [one for one in letter.args["news"] if one["what"] in wishes.mail]
        return texts.news(reader, sender, address, told, wishes, at) if told else None

    def _way_in(self, session: Session, letter: Letter, person: Person | None, sender: str) -> EmailMessage | None:
        """A link. Only here it is found out whether the address is known: who asked could tell nothing by the time."""
        held = links.holder(session, letter.email)
        why = letter.kind
        if letter.kind == "claim":
            if person is None or person.claimed != letter.email:
                return None
            if held is not None and held.id != person.id and held.confirmed is not None:
                person, why = held, "held"
        else:
            person = held
        if person is None:
            return None
        token = links.make(session, person, letter.email, claimed=why == "claim")
        return texts.way_in(texts.Reader.of(person, letter.email), sender, self.settings.address, token, why)

    def _document(self, session: Session, letter: Letter, person: Person | None, at: datetime) -> Sending | None:
        wishes = session.get(Wishes, letter.person_id)
        if person is None or wishes is None or wishes.hook_url is None or wishes.hook_secret is None:
            return None
        told = [one for one in letter.args["news"] if one["what"] in wishes.hook]
        if not told:
            return None
        document = texts.document(person.language, self.settings.address, told, at)
        url, secret, own = wishes.hook_url, wishes.hook_secret, self.settings.own_network
        return lambda: hooks.post(url, secret, document, own)
