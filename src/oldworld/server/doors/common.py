"""What every door needs: the server's parts, and who is asking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Query, Request, Response
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection

from oldworld.server import people
from oldworld.server.errors import Refused
from oldworld.server.hub import Hub
from oldworld.server.letters.postman import Postman
from oldworld.server.letters.presence import Presence
from oldworld.server.limits import LOOK, Limits
from oldworld.server.news import News
from oldworld.server.rooms import Rooms
from oldworld.server.settings import Settings
from oldworld.server.storage.schema import Person
from oldworld.server.storage.store import Store
from oldworld.server.thinking import Thinkers

COOKIE: Final = "oldworld"


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a running server."""

    settings: Settings
    store: Store
    rooms: Rooms
    hub: Hub
    news: News
    thinkers: Thinkers
    limits: Limits
    postman: Postman
    presence: Presence

    def changed(self, game_id: str, bots: bool = True) -> None:
        """A game has changed and the change is committed: tell the seats, wake the bots if there may be any."""
        self.news.tell(game_id)
        if bots:
            self.thinkers.wake(game_id)


def parts_of(connection: HTTPConnection) -> Parts:
    """The server's parts."""
    found = connection.app.state.parts
    assert isinstance(found, Parts)
    return found


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else ""


def token_of(connection: HTTPConnection) -> str:
    """The token in the browser's cookie, or ""."""
    return connection.cookies.get(COOKIE, "")


async def the_token(request: Request) -> str:
    """The token in the browser's cookie, for a door that looks itself whose it is."""
    return token_of(request)


Token = Annotated[str, Depends(the_token)]


def give_cookie(response: Response, parts: Parts, token: str) -> None:
    """Let the browser be known again. No script can read it and no other site can use it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(people.KEPT.total_seconds()),
        httponly=True,
        secure=parts.settings.secure,
        samesite="strict",
    )


async def the_parts(request: Request) -> Parts:
    """The server's parts, for a door. It waits for nothing: no thread is needed for it."""
    parts = parts_of(request)
    parts.limits.take(LOOK, token_of(request) or address_of(request))
    return parts


PartsOf = Annotated[Parts, Depends(the_parts)]


def reading(parts: PartsOf) -> Iterator[Session]:
    """A session that only looks."""
    with parts.store.reading() as session:
        yield session


Reading = Annotated[Session, Depends(reading)]


def asker(request: Request, parts: PartsOf) -> Person | None:
    """Who is asking, if they are signed in. The session is over before the door opens one of its own:
    whoever held one while waiting for another could wait for somebody who does the same."""
    with parts.store.reading() as session:
        return people.who(session, token_of(request))


Asker = Annotated[Person | None, Depends(asker)]


async def signed_in(asker: Asker) -> Person:
    """Who is asking; nobody else comes in."""
    if asker is None:
        raise Refused(401, "not_signed_in")
    return asker


SignedIn = Annotated[Person, Depends(signed_in)]


def myself(session: Session, person: Person) -> Person:
    """The same person in a session that writes."""
    found = session.get(Person, person.id)
    if found is None:
        raise Refused(401, "not_signed_in")
    return found


@dataclass(frozen=True, slots=True)
class Had:
    """How much of a game's log a browser has: so many lines, of this epoch."""

    since: int
    epoch: int | None


async def had(
    since: Annotated[int, Query(ge=0, lt=1_000_000)] = 0,
    epoch: Annotated[int | None, Query(ge=0, lt=1_000_000)] = None,
) -> Had:
    """The table is told with the log from line ``since`` on, if nothing was taken back since."""
    return Had(since, epoch)


HadOf = Annotated[Had, Depends(had)]
