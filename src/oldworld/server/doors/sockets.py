"""The socket of a table: it tells a browser what it may know, whenever that has changed.

Nothing is asked over it. A browser that was away says how much of the log it has, and receives the rest.
"""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from oldworld.server.doors.common import address_of, parts_of, token_of
from oldworld.server.ears import Ear
from oldworld.server.errors import Refused
from oldworld.server.limits import LOOK
from oldworld.server.metrics import REFUSALS

router = APIRouter()
GONE: Final = 4404
_BEAT_SECONDS: Final = 25.0
"""After so much silence a sign of life is sent, so that nothing in between closes the line."""


@router.websocket("/games/{game_id}/socket")
async def socket(
    websocket: WebSocket, game_id: str, since: int = 0, epoch: int | None = None, invitation: str = ""
) -> None:
    """The table now, and again whenever it has changed, with the log from where this browser's ends."""
    parts = parts_of(websocket)
    token = token_of(websocket)
    await websocket.accept()
    try:
        parts.limits.take(LOOK, token or address_of(websocket))
        ear = Ear(token, invitation, since, epoch)
        leaving = asyncio.create_task(_until_gone(websocket, ear))
        try:
            with parts.presence.looking(game_id, token), parts.hub.listen(game_id, ear):
                while (news := await ear.hear(_BEAT_SECONDS)) is not None:
                    await websocket.send_text(news)
        finally:
            leaving.cancel()
    except Refused as error:
        REFUSALS.labels(error.code).inc()
        await websocket.close(GONE, error.code)
    except WebSocketDisconnect:
        return


async def _until_gone(websocket: WebSocket, ear: Ear) -> None:
    """Until the browser hangs up; what it says meanwhile is not listened to."""
    try:
        while True:
            await websocket.receive()
    except (WebSocketDisconnect, RuntimeError):
        ear.hang_up()
