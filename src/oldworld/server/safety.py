"""What a browser is told to forbid, and what a request must look like before anybody reads it."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oldworld.server.metrics import REFUSALS

MOST_BYTES: Final = 64 * 1024
"""The longest request body."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def same_origin(headers: Headers) -> bool:
    """Does a request come from a page of ours? One without an origin comes from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return urlsplit(origin).netloc == headers.get("host", "")


class Safety:
    """Refuses what comes from other sites or is too long, and sends the headers with every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it before anybody has read it."""
        if scope["type"] == "websocket":
            if same_origin(Headers(scope=scope)):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "other_site"})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        if scope["method"] not in _SAFE:
            if not same_origin(headers):
                await refuse(send_safely, 403, "other_site")
                return
            length = headers.get("content-length", "0")
            if not length.isdigit() or int(length) > MOST_BYTES:
                await refuse(send_safely, 413, "too_long")
                return
        await self.app(scope, _bounded(receive), send_safely)


def _bounded(receive: Receive) -> Receive:
    """Read no more than is allowed, whatever the request said its length was."""
    read = 0

    async def bounded() -> Message:
        nonlocal read
        message = await receive()
        if message["type"] == "http.request":
            read += len(message.get("body", b""))
            if read > MOST_BYTES:
                raise HTTPException(413)  # it said no length, or another one
        return message

    return bounded


async def refuse(send: Send, status: int, code: str) -> None:
    """Refuse a request before a door has seen it, or after one broke down."""
    REFUSALS.labels(code).inc()
    body = f'{{"code":"{code}","said":{{"id":"refused-{code}","args":{{}},"number":""}},"clause":""}}'.encode()
    told = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        **_HEADERS,
    }
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
