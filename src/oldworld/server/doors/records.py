"""Records of games that were played elsewhere."""

from __future__ import annotations

from fastapi import APIRouter, Response

from oldworld.server import lobby, uploads, wire
from oldworld.server.doors.common import PartsOf, SignedIn, myself
from oldworld.server.doors.games import GameId
from oldworld.server.limits import NEW_GAME

router = APIRouter(tags=["replays"])


@router.post("/records", status_code=201, responses={200: {"description": "it is here already"}})
def upload(given: wire.Upload, parts: PartsOf, person: SignedIn, response: Response) -> wire.GameOut:
    """Make a game of a record (docs/record.md), to look at it. The same record again is the same game."""
    parts.limits.take(NEW_GAME, person.id)
    with parts.store.writing() as session:
        mine = myself(session, person)
        game, new = uploads.upload(session, mine, given.record)
        response.status_code = 201 if new else 200
        return lobby.describe(game, mine)


@router.delete("/games/{game_id}", status_code=204)
def forget(game_id: GameId, parts: PartsOf, person: SignedIn) -> None:
    """Take away a record that one has uploaded."""
    with parts.rooms.lock(game_id), parts.store.writing() as session:
        mine = myself(session, person)
        uploads.forget(session, lobby.find(session, game_id, mine, hold=True), mine)
    parts.rooms.forget(game_id)
    parts.news.tell(game_id)
