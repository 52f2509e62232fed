"""The socket of a table: it tells a browser what it may know, whenever that has changed.

Nothing is asked over it. A browser that was away says how much of the log it has, and receives the rest.
"""

from __future__ import annotations

import asyncio
import json
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import JsonValue
from sqlalchemy.orm import Session
from starlette.concurrency import run_in_threadpool

from oldworld.server import lobby, people, talk, wire
from oldworld.server.doors.common import Parts, address_of, parts_of, token_of
from oldworld.server.errors import Refused
from oldworld.server.limits import LOOK
from oldworld.server.storage.schema import Game, Person
from oldworld.server.table import table

router = APIRouter()
GONE: Final = 4404
_BEAT_SECONDS: Final = 25.0
"""After so much silence a sign of life is sent, so that nothing in between closes the line."""


class Looker:
    """A browser that looks at a table, and how much of its log and its remarks it has."""

    def __init__(self, parts: Parts, token: str, game_id: str, invitation: str, since: int) -> None:
        self.parts = parts
        self.token = token
        self.game_id = game_id
        self.invitation = invitation
        self.lines = since
        self.remarks = 0
        self.hidden: set[int] = set()

    def look(self) -> dict[str, JsonValue]:
        """What there is to be told now."""
        found: dict[str, JsonValue] = {}
        with self.parts.store.reading() as session:
            person = people.who(session, self.token)
            game = lobby.find(session, self.game_id, person, self.invitation)
            if game.state == "gathering":
                found["gathering"] = lobby.describe(game, person).model_dump(mode="json")
            else:
                with self.parts.rooms.use(self.game_id, session) as room:
                    shown = table(room, room.seat_of(person.id) if person is not None else None, self.lines)
                self.lines = shown.log_from + len(shown.log)
                found["table"] = shown.model_dump(mode="json")
            said = self._said(session, game, person)
            if said:
                self.remarks = max(self.remarks, said[-1].number + 1)
                found["remarks"] = [remark.model_dump(mode="json") for remark in said]
        return found

    def _said(self, session: Session, game: Game, person: Person | None) -> list[wire.RemarkOut]:
        """What was said since, and once more what has been hidden since."""
        hidden = talk.hidden(session, game)
        again = {number for number in hidden - self.hidden if number < self.remarks}
        self.hidden = hidden
        since = min([self.remarks, *again])
        read = talk.read(session, game, person, since)
        return [remark for remark in read if remark.number >= self.remarks or remark.number in again]


@router.websocket("/games/{game_id}/socket")
async def socket(websocket: WebSocket, game_id: str, since: int = 0, invitation: str = "") -> None:
    """The table now, and again whenever it has changed, with the log from where this browser's ends."""
    parts = parts_of(websocket)
    token = token_of(websocket)
    await websocket.accept()
    try:
        parts.limits.take(LOOK, token or address_of(websocket))
        with parts.hub.listen(game_id) as changed, parts.presence.looking(game_id, token):
            leaving = asyncio.create_task(_until_gone(websocket))
            looker = Looker(parts, token, game_id, invitation, since)
            last: dict[str, JsonValue] = {}
            try:
                while not leaving.done():
                    changed.clear()
                    found = await run_in_threadpool(looker.look)
                    news = {key: value for key, value in found.items() if last.get(key) != value}
                    if news:
                        await websocket.send_text(json.dumps(news))
                    last = found
                    await _next(changed, leaving, websocket)
            finally:
                leaving.cancel()
    except Refused as error:
        await websocket.close(GONE, error.code)
    except WebSocketDisconnect:
        return


async def _next(changed: asyncio.Event, leaving: asyncio.Task[None], websocket: WebSocket) -> None:
    """Wait for news, with a sign of life now and then."""
    news = asyncio.create_task(changed.wait())
    try:
        while not news.done() and not leaving.done():
            await asyncio.wait((news, leaving), timeout=_BEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if not news.done() and not leaving.done():
                await websocket.send_text("{}")
    finally:
        news.cancel()


async def _until_gone(websocket: WebSocket) -> None:
    """Until the browser hangs up; what it says meanwhile is not listened to."""
    try:
        while True:
            await websocket.receive()
    except (WebSocketDisconnect, RuntimeError):
        return
