"""Coming in, keeping one's name, going out, and one's own data."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import select

from oldworld.bots import LEVELS
from oldworld.server import people, wire
from oldworld.server.doors.common import (
    COOKIE,
    Asker,
    PartsOf,
    SignedIn,
    address_of,
    give_cookie,
    myself,
    token_of,
)
from oldworld.server.letters import wishes
from oldworld.server.limits import NEW_GUEST, SIGN_IN
from oldworld.server.storage.schema import Chair, Entry, Game, Person

router = APIRouter(tags=["people"])


def me(person: Person) -> wire.Me:
    """Somebody, as they see themselves."""
    return wire.Me(
        id=person.id,
        name=person.name,
        language=person.language,
        email=person.email,
        guest=person.email is None,
        confirmed=person.confirmed is not None,
        claimed=person.claimed,
        password=person.password is not None,
    )


@router.get("/me")
def who_am_i(asker: Asker, parts: PartsOf, request: Request) -> wire.Me | None:
    """Who is signed in here, or null."""
    if asker is not None and people.is_due(asker):
        with parts.store.writing() as session:
            people.note_seen(session, token_of(request))
    return me(asker) if asker is not None else None


@router.post("/guests", status_code=201)
def come_in(given: wire.NewGuest, parts: PartsOf, request: Request, response: Response) -> wire.Me:
    """Play as a guest: a name is enough."""
    parts.limits.take(NEW_GUEST, address_of(request))
    with parts.store.writing() as session:
        person = people.new_guest(session, given.name, given.language)
        token = people.sign_in(session, person)
        found = me(person)
    give_cookie(response, parts, token)
    return found


@router.patch("/me")
def change(given: wire.Change, parts: PartsOf, person: SignedIn) -> wire.Me:
    """Another name, another language."""
    with parts.store.writing() as session:
        mine = myself(session, person)
        if given.name is not None:
            mine.name = given.name
        if given.language is not None:
            mine.language = given.language
        return me(mine)


@router.post("/sign-in")
def sign_in(given: wire.Credentials, parts: PartsOf, request: Request, response: Response) -> wire.Me:
    """Come back with an address and a password."""
    parts.limits.take(SIGN_IN, address_of(request))
    with parts.store.writing() as session:
        person = people.by_password(session, given.email, given.password)
        token = people.sign_in(session, person)
        found = me(person)
    give_cookie(response, parts, token)
    return found


@router.post("/sign-out", status_code=204)
def sign_out(parts: PartsOf, request: Request, response: Response) -> None:
    """The browser is nobody's any more."""
    with parts.store.writing() as session:
        people.sign_out(session, token_of(request))
    response.delete_cookie(COOKIE)


@router.delete("/me", status_code=204)
def delete_me(parts: PartsOf, person: SignedIn, response: Response) -> None:
    """Delete everything about me. Games stay for the others, without my name."""
    with parts.store.writing() as session:
        games = people.remove(session, myself(session, person), LEVELS[-1])
    for game_id in games:
        parts.changed(game_id)
    response.delete_cookie(COOKIE)


@router.get("/me/export")
def export(parts: PartsOf, person: SignedIn) -> dict[str, Any]:
    """Everything the server knows about me."""
    with parts.store.reading() as session:
        mine = myself(session, person)
        games = session.scalars(select(Game).join(Chair).where(Chair.person_id == mine.id).order_by(Game.created))
        found = []
        for game in games.unique():
            seat = next(chair.seat for chair in game.chairs if chair.person_id == mine.id)
            rows = select(Entry).where(Entry.game_id == game.id, Entry.seat == seat).order_by(Entry.number)
            found.append(
                {
                    "id": game.id,
                    "title": game.title,
                    "seat": seat,
                    "created": game.created.isoformat(),
                    "state": game.state,
                    "choices": [
                        {"number": row.number, "kind": row.kind, "text": row.text, "at": row.at.isoformat()}
                        for row in session.scalars(rows)
                    ],
                }
            )
        mine_too = select(Game).where(Game.host_id == mine.id, Game.digest.is_not(None)).order_by(Game.created)
        uploaded = [
            {"id": game.id, "title": game.title, "created": game.created.isoformat()}
            for game in session.scalars(mine_too)
        ]
        return {
            **me(mine).model_dump(),
            "created": mine.created.isoformat(),
            "muted": mine.muted,
            "games": found,
            "records": uploaded,
            "away": wishes.about(session, mine),
        }
