"""Every request is watched: it has an id, a line in the log, and is counted by its door.

A door is named by its template (``/api/games/{game_id}``), never by the path that was asked for: ids and invitations
are neither labels nor words of the log.
"""

from __future__ import annotations

import contextlib
import logging
import re
import secrets
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oldworld.server.logs import REQUEST
from oldworld.server.metrics import DURATION, REQUESTS, SOCKETS
from oldworld.server.safety import refuse

_LOG: Final = logging.getLogger("oldworld.requests")
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_GAME: Final = re.compile(r"[A-Za-z0-9_-]{16}")
"""The id of a game; whatever else stands in its place (an invitation, by mistake) is not noted."""
_BROKEN: Final = 500
_BROKEN_SOCKET: Final = 1011


def door_of(scope: Scope) -> str:
    """The template of the door that was found, ``none`` where there was none."""
    path = getattr(scope.get("route"), "path", None)
    if not isinstance(path, str):
        return "none"
    return f"/api{path}" if scope["path"].startswith("/api/") and not path.startswith("/api/") else path


def game_of(scope: Scope) -> str:
    """The game that was spoken of, or ""."""
    found = str(scope.get("path_params", {}).get("game_id", ""))
    return found if _GAME.fullmatch(found) else ""


class Watching:
    """Stands before all doors: what goes wrong behind it is noted with its traceback, and answered without."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket through, and note how it ended."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        socket = scope["type"] == "websocket"
        method = "SOCKET" if socket else scope["method"] if scope["method"] in _METHODS else "OTHER"
        request = secrets.token_hex(8)
        status = 0
        open_socket = False

        async def noting(message: Message) -> None:
            nonlocal status, open_socket
            if message["type"] in ("http.response.start", "websocket.accept"):
                MutableHeaders(scope=message).append("x-request-id", request)
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            elif message["type"] == "websocket.accept":
                SOCKETS.inc()
                open_socket = True
            await send(message)

        token = REQUEST.set(request)
        failure: Exception | None = None
        try:
            await self.app(scope, receive, noting)
        except Exception as error:
            failure = error
            if socket:
                with contextlib.suppress(Exception):  # the browser may be gone
                    await noting({"type": "websocket.close", "code": _BROKEN_SOCKET})
            elif status:
                raise  # the answer had begun: it breaks off
            else:
                await refuse(noting, _BROKEN, "failed")
        finally:
            seconds = time.perf_counter() - begun
            door = door_of(scope)
            if open_socket:
                SOCKETS.dec()
            REQUESTS.labels(method, door, status).inc()
            if not socket:
                DURATION.labels(method, door).observe(seconds)
            noted = {"method": method, "door": door, "status": status, "ms": round(seconds * 1000, 1)}
            level = logging.INFO if failure is None else logging.ERROR
            _LOG.log(level, "answered", extra={**noted, "game": game_of(scope)}, exc_info=failure)
            REQUEST.reset(token)
