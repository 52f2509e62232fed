"""Looking at games again, their records, and playing on from a moment."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from oldworld.server import lobby, replays, wire
from oldworld.server.doors.common import Asker, PartsOf, Reading, SignedIn, myself
from oldworld.server.doors.games import GameId, Invitation
from oldworld.server.limits import NEW_GAME

router = APIRouter(tags=["replays"])


@router.get("/games/{game_id}/replay")
def replay(
    game_id: GameId,
    parts: PartsOf,
    session: Reading,
    asker: Asker,
    move: Annotated[int, Query(ge=0, lt=1_000_000)] = 0,
    eyes: Annotated[str, Query(max_length=40, pattern=r"^[a-z0-9_]*$")] = "",
    invitation: Invitation = "",
) -> wire.ReplayOut:
    """The table after so many choices, through somebody's eyes: one's own, a seat's, ``spectator`` or ``all``."""
    lobby.find(session, game_id, asker, invitation)
    with parts.rooms.use(game_id, session) as room:
        own = room.seat_of(asker.id) if asker is not None else None
        return replays.replay(room, own, eyes or own or replays.NOBODYS, move)


@router.get("/games/{game_id}/record", response_model=None, responses={200: {"content": {"text/plain": {}}}})
def record(
    game_id: GameId, parts: PartsOf, session: Reading, asker: Asker, invitation: Invitation = ""
) -> PlainTextResponse:
    """The record of a game that is over, as docs/record.md has it."""
    game = lobby.find(session, game_id, asker, invitation)
    with parts.rooms.use(game_id, session) as room:
        text = replays.record(room, replays.player_names(game))
    name = f"{game.title}-{game.created:%Y%m%d}-{game_id}.record"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/games/{game_id}/branch", status_code=201)
def branch(
    game_id: GameId, given: wire.Branch, parts: PartsOf, person: SignedIn, invitation: Invitation = ""
) -> wire.GameOut:
    """Play on from a moment, against bots."""
    parts.limits.take(NEW_GAME, person.id)
    with parts.rooms.lock(game_id), parts.store.writing() as session:
        mine = myself(session, person)
        game = lobby.find(session, game_id, mine, invitation)
        with parts.rooms.use(game_id, session) as room:
            made = replays.branch(session, game, room, mine, given)
        found = lobby.describe(made, mine)
    parts.changed(found.id)
    return found
