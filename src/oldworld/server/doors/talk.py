"""What is said at a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from oldworld.server import lobby, talk, wire
from oldworld.server.doors.common import Asker, PartsOf, Reading, SignedIn, myself
from oldworld.server.doors.games import GameId, Invitation
from oldworld.server.limits import TALK

router = APIRouter(tags=["talk"])

Number = Annotated[int, Path(ge=0, lt=1_000_000)]


@router.get("/games/{game_id}/remarks")
def read(
    game_id: GameId,
    session: Reading,
    asker: Asker,
    since: Annotated[int, Query(ge=0, lt=1_000_000)] = 0,
    invitation: Invitation = "",
) -> list[wire.RemarkOut]:
    """What was said, from a number on."""
    return talk.read(session, lobby.find(session, game_id, asker, invitation), asker, since)


@router.post("/games/{game_id}/remarks", status_code=201)
def say(
    game_id: GameId, given: wire.NewRemark, parts: PartsOf, person: SignedIn, invitation: Invitation = ""
) -> wire.RemarkOut:
    """Say something to the table."""
    parts.limits.take(TALK, person.id)
    with parts.store.writing() as session:
        mine = myself(session, person)
        game = lobby.find(session, game_id, mine, invitation)
        found = talk.describe(talk.say(session, game, mine, given.text))
    parts.news.tell(game_id)
    return found


@router.post("/games/{game_id}/remarks/{number}/report", status_code=204)
def report(game_id: GameId, number: Number, parts: PartsOf, person: SignedIn, invitation: Invitation = "") -> None:
    """Report a remark that should not have been made."""
    parts.limits.take(TALK, person.id)
    with parts.store.writing() as session:
        mine = myself(session, person)
        talk.report(session, lobby.find(session, game_id, mine, invitation), mine, number)
    parts.news.tell(game_id)


@router.get("/me/mutes")
def muted(session: Reading, person: SignedIn) -> list[wire.MutedOut]:
    """Those I read nothing of."""
    return talk.muted(session, person)


@router.post("/me/mutes", status_code=204)
def mute(given: wire.Mute, parts: PartsOf, person: SignedIn) -> None:
    """Read no more of what somebody says."""
    with parts.store.writing() as session:
        talk.mute(myself(session, person), given.person)


@router.delete("/me/mutes", status_code=204)
def hear(given: wire.Mute, parts: PartsOf, person: SignedIn) -> None:
    """Read again what somebody says."""
    with parts.store.writing() as session:
        talk.hear(myself(session, person), given.person)
