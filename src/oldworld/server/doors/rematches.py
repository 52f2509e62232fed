"""Playing again with the same people: asking for it, accepting, and freeing the seats of those who do not come."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from oldworld.server import lobby, rematches, wire
from oldworld.server.doors.common import PartsOf, SignedIn, myself
from oldworld.server.doors.games import GameId, told
from oldworld.server.limits import NEW_GAME

router = APIRouter(tags=["games"])

SeatName = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]


@router.post("/games/{game_id}/rematch")
def rematch(game_id: GameId, given: wire.Rematch, parts: PartsOf, person: SignedIn) -> wire.GameOut:
    """Play again: one new game for all who sat here. Whoever asks after the first joins that one."""
    parts.limits.take(NEW_GAME, person.id)
    with parts.store.writing() as session:
        mine = myself(session, person)
        game = lobby.find(session, game_id, mine, hold=True)
        found = lobby.describe(rematches.ask(session, game, mine, given.rotate), mine)
    told(parts, found)
    return found


@router.delete("/games/{game_id}/kept/{seat}")
def free(game_id: GameId, seat: SeatName, parts: PartsOf, person: SignedIn) -> wire.GameOut:
    """The host frees a seat that is kept for somebody."""
    with parts.store.writing() as session:
        mine = myself(session, person)
        game = lobby.find(session, game_id, mine, hold=True)
        lobby.free_seat(game, mine, seat)
        session.flush()
        found = lobby.describe(game, mine)
    told(parts, found)
    return found
