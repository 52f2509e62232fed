"""Of what one would like to be told while away: wishes, a hook, trying them, and no more letters."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import RedirectResponse

from oldworld.server.doors.common import PartsOf, Reading, SignedIn, myself
from oldworld.server.doors.links import may_write
from oldworld.server.errors import Refused, not_found
from oldworld.server.letters import hooks, outbox, texts, wishes
from oldworld.server.letters.carriers import Undelivered
from oldworld.server.letters.wire import HookIn, HookOut, WishesIn, WishesOut
from oldworld.server.limits import HOOK
from oldworld.server.storage.post import Wishes

router = APIRouter(tags=["letters"])

Stop = Annotated[str, Query(min_length=20, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]


def _shown(mine: Wishes | None) -> WishesOut:
    if mine is None:
        return WishesOut(mail=[], hook=[], patience=wishes.PATIENCE, hook_url=None)
    return WishesOut.model_validate(
        {"mail": mine.mail, "hook": mine.hook, "patience": mine.patience, "hook_url": mine.hook_url}
    )


@router.get("/me/wishes")
def show_wishes(session: Reading, person: SignedIn) -> WishesOut:
    """Of what I would like to be told."""
    return _shown(session.get(Wishes, person.id))


@router.patch("/me/wishes")
def change_wishes(given: WishesIn, parts: PartsOf, person: SignedIn) -> WishesOut:
    """Be told of other things, or after another while."""
    with parts.store.writing() as session:
        mine = wishes.of(session, myself(session, person))
        if given.mail is not None:
            mine.mail = sorted(set(given.mail), key=wishes.EVERYTHING.index)
        if given.hook is not None:
            mine.hook = sorted(set(given.hook), key=wishes.EVERYTHING.index)
        if given.patience is not None:
            mine.patience = given.patience
        return _shown(mine)


@router.put("/me/hook")
def set_hook(given: HookIn, parts: PartsOf, person: SignedIn) -> HookOut:
    """Have news posted to an address. The secret by which it knows that they are ours is said this once."""
    parts.limits.take(HOOK, person.id)
    hooks.check(given.url, parts.settings.own_network)
    with parts.store.writing() as session:
        return HookOut(secret=wishes.set_hook(session, myself(session, person), given.url))


@router.delete("/me/hook", status_code=204)
def forget_hook(parts: PartsOf, person: SignedIn) -> None:
    """Have no more news posted anywhere."""
    with parts.store.writing() as session:
        wishes.forget_hook(session, myself(session, person))


@router.post("/me/hook/test", status_code=204)
def test_hook(parts: PartsOf, person: SignedIn) -> None:
    """Post a document now, to see whether it comes."""
    parts.limits.take(HOOK, person.id)
    with parts.store.writing() as session:
        mine = wishes.of(session, myself(session, person))
        url, secret = mine.hook_url, mine.hook_secret
    if url is None or secret is None:
        raise Refused(409, "no_hook")
    document = texts.test_document(person.language, parts.settings.address)
    try:
        hooks.post(url, secret, document, parts.settings.own_network)
    except Undelivered as error:
        raise Refused(422, "hook_failed", {"status": error.status}) from None


@router.post("/me/letter/test", status_code=202)
def test_letter(parts: PartsOf, person: SignedIn) -> None:
    """Send me a letter now, to see whether it comes."""
    if person.email is None or person.confirmed is None:
        raise Refused(409, "no_email")
    may_write(parts, person.email, person.id)
    with parts.store.writing() as session:
        wishes.of(session, myself(session, person))
        outbox.put(session, "mail", "test", person.id, worth=outbox.AN_HOUR)
    parts.postman.wake()


@router.post("/no-letters", status_code=204)
def no_letters(parts: PartsOf, token: Stop) -> None:
    """No more letters with news for whoever has this link; nobody needs to be signed in (RFC 8058)."""
    with parts.store.writing() as session:
        if not wishes.stop(session, token):
            raise not_found("letters")


@router.get("/no-letters", status_code=303, response_class=RedirectResponse)
def to_no_letters(token: Stop) -> RedirectResponse:
    """A person who follows the link is asked first: programs that look at links end nothing."""
    return RedirectResponse(f"/no-letters#{token}", 303)
