"""The socket of a table: it tells a browser what it may know, whenever that has changed.

Nothing is asked over it. A browser that was away says how much of the log it has, and receives the rest.
"""

from __future__ import annotations

import asyncio
import json
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.concurrency import run_in_threadpool

from oldworld.server import lobby, people
from oldworld.server.doors.common import Parts, address_of, parts_of, token_of
from oldworld.server.errors import Refused
from oldworld.server.limits import LOOK
from oldworld.server.table import table

router = APIRouter()
GONE: Final = 4404
_BEAT_SECONDS: Final = 25.0
"""After so much silence a sign of life is sent, so that nothing in between closes the line."""


def _look(parts: Parts, token: str, game_id: str, invitation: str, since: int) -> tuple[str, int]:
    """What this browser receives now, and how long its log then is."""
    with parts.store.reading() as session:
        person = people.who(session, token)
        game = lobby.find(session, game_id, person, invitation)
        if game.state == "gathering":
            return json.dumps({"gathering": lobby.describe(game, person).model_dump(mode="json")}), 0
        with parts.rooms.use(game_id, session) as room:
            found = table(room, room.seat_of(person.id) if person is not None else None, since)
            return json.dumps({"table": found.model_dump(mode="json")}), found.log_from + len(found.log)


@router.websocket("/games/{game_id}/socket")
async def socket(websocket: WebSocket, game_id: str, since: int = 0, invitation: str = "") -> None:
    """The table now, and again whenever it has changed, with the log from where this browser's ends."""
    parts = parts_of(websocket)
    token = token_of(websocket)
    await websocket.accept()
    try:
        parts.limits.take(LOOK, token or address_of(websocket))
        with parts.hub.listen(game_id) as changed:
            leaving = asyncio.create_task(_until_gone(websocket))
            last = ""
            try:
                while not leaving.done():
                    changed.clear()
                    text, upto = await run_in_threadpool(_look, parts, token, game_id, invitation, since)
                    if text != last:
                        await websocket.send_text(text)
                        last, since = text, upto
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
