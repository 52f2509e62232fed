"""Coming in by a link, and the address that letters go to."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from oldworld.server import people, wire
from oldworld.server.doors.common import Asker, Parts, PartsOf, SignedIn, address_of, give_cookie, myself, token_of
from oldworld.server.doors.people import me
from oldworld.server.errors import Refused
from oldworld.server.letters import links
from oldworld.server.letters.wire import Email, House, Keep, LinkIn, LinkOut, NewPassword
from oldworld.server.limits import LETTER_BY, LETTER_TO, LINK, SIGN_IN

router = APIRouter(tags=["people"])


def may_write(parts: Parts, email: str, *askers: str) -> None:
    """Is there somebody to carry a letter, and is it not one too many?"""
    if parts.postman.carrier is None:
        raise Refused(409, "no_mail")
    for asker in askers:
        parts.limits.take(LETTER_BY, asker)
    parts.limits.take(LETTER_TO, email.casefold())


@router.get("/house")
def house(parts: PartsOf) -> House:
    """What this server can do."""
    return House(mail=parts.postman.carrier is not None)


@router.post("/sign-in-link", status_code=202)
def ask_for_link(given: Email, parts: PartsOf, request: Request) -> None:
    """Ask for a letter with a link to come in by. The answer is the same whether the address is known or not."""
    may_write(parts, given.email, address_of(request))
    with parts.store.writing() as session:
        links.ask(session, given.email)
    parts.postman.wake()


@router.post("/links/look")
def look_at_link(given: LinkIn, parts: PartsOf, asker: Asker, request: Request) -> LinkOut:
    """Where a link leads. Looking does not use it up."""
    parts.limits.take(LINK, address_of(request))
    with parts.store.reading() as session:
        link, person = links.find(session, given.token)
        return LinkOut(name=person.name, email=link.email, mine=asker is not None and asker.id == person.id)


@router.post("/links/come-in")
def come_in_by_link(given: LinkIn, parts: PartsOf, asker: Asker, request: Request, response: Response) -> wire.Me:
    """Come in by a link; it is over then, and the address is shown to be one's own."""
    parts.limits.take(LINK, address_of(request))
    with parts.store.writing() as session:
        person = links.use(session, given.token, asker)
        token = people.sign_in(session, person)
        if asker is not None and asker.id == person.id:
            people.sign_out(session, token_of(request))
        found = me(person)
    give_cookie(response, parts, token)
    parts.postman.wake()
    return found


@router.post("/me/keep")
def keep(given: Keep, parts: PartsOf, person: SignedIn, request: Request) -> wire.Me:
    """Keep the name by an e-mail address and a password.

    Where the server sends letters, the address is theirs once its letter has come back.
    """
    parts.limits.take(SIGN_IN, address_of(request))
    if parts.postman.carrier is not None:
        may_write(parts, given.email, person.id)
    with parts.store.writing() as session:
        mine = myself(session, person)
        if parts.postman.carrier is None:
            people.keep(session, mine, given.email, given.password)
        else:
            people.set_password(session, mine, given.password, token_of(request))
            links.claim(session, mine, given.email)
        found = me(mine)
    parts.postman.wake()
    return found


@router.post("/me/email")
def claim_email(given: Email, parts: PartsOf, person: SignedIn) -> wire.Me:
    """Keep the name by an e-mail address alone, or by another one: a letter goes there to be confirmed."""
    may_write(parts, given.email, person.id)
    with parts.store.writing() as session:
        mine = myself(session, person)
        links.claim(session, mine, given.email)
        found = me(mine)
    parts.postman.wake()
    return found


@router.delete("/me/email")
def forget_email(parts: PartsOf, person: SignedIn) -> wire.Me:
    """Have no address any more, and so no password and no letters: a guest again."""
    with parts.store.writing() as session:
        mine = myself(session, person)
        links.forget(session, mine)
        return me(mine)


@router.delete("/me/email/claim")
def withdraw_claim(parts: PartsOf, person: SignedIn) -> wire.Me:
    """Stay with the address there is: the link in the letter leads nowhere any more."""
    with parts.store.writing() as session:
        mine = myself(session, person)
        mine.claimed = None
        return me(mine)


@router.post("/me/password")
def set_password(given: NewPassword, parts: PartsOf, person: SignedIn, request: Request) -> wire.Me:
    """Another password; all other browsers are signed out. Who has forgotten the old one comes in by a link first."""
    parts.limits.take(SIGN_IN, address_of(request))
    with parts.store.writing() as session:
        mine = myself(session, person)
        if mine.email is None:
            raise Refused(409, "no_email")
        people.set_password(session, mine, given.password, token_of(request))
        return me(mine)
