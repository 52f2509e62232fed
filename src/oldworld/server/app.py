"""The server as an ASGI application."""

from __future__ import annotations

import gc
import json
import logging
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, cast

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from sqlalchemy import text
from sqlalchemy.exc import InterfaceError, OperationalError, TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException

from oldworld import __version__
from oldworld.server import logs, wire
from oldworld.server.doors import games, letters, links, people, records, rematches, replays, sockets, talk
from oldworld.server.doors.common import Parts, PartsOf
from oldworld.server.errors import Refused
from oldworld.server.hub import Hub
from oldworld.server.letters.herald import Herald
from oldworld.server.letters.postman import Postman
from oldworld.server.letters.presence import Presence
from oldworld.server.limits import Limits
from oldworld.server.lines import line_of
from oldworld.server.looking import Looker
from oldworld.server.metrics import REFUSALS
from oldworld.server.news import News
from oldworld.server.pages import add_pages
from oldworld.server.rooms import Rooms
from oldworld.server.safety import Safety
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store
from oldworld.server.thinking import Thinkers
from oldworld.server.timekeeper import Timekeeper
from oldworld.server.watching import Watching

_LOG: Final = logging.getLogger("oldworld.server")
WORKER: Final = "OLDWORLD_WORKER"
"""The environment variable that tells a worker what to do, as JSON."""
TRY_AGAIN: Final = 1013
"""How a socket is closed whose server cannot look now."""
_AGAIN_SECONDS: Final = 5
"""When whoever found no database may ask again."""
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Refusal, "description": said}
    for status, said in {
        400: "it cannot be read",
        401: "nobody is signed in",
        403: "not for this person",
        404: "there is no such thing",
        409: "not now",
        410: "not any more",
        413: "too long",
        422: "it means nothing here, or the rules forbid it",
        429: "too often",
        503: "not at this moment",
    }.items()
}


def make_app(settings: Settings, store: Store) -> FastAPI:
    """A server on an open store, which it closes when it ends."""

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        rooms = Rooms(store)
        hub = Hub(Looker(store, rooms).look)
        news = News(hub, line_of(store.engine, settings.news))
        thinkers = Thinkers(rooms, news, settings.thinkers)
        timekeeper = Timekeeper(rooms, news, thinkers)
        postman = Postman(settings, store)
        presence = Presence()
        herald = Herald(store, presence, postman)
        limits = Limits(settings.limits)
        app.state.parts = Parts(settings, store, rooms, hub, news, thinkers, limits, postman, presence)
        thinkers.wake_all()
        timekeeper.start()
        postman.start()
        herald.start()
        try:
            yield
        finally:
            herald.close()
            postman.close()
            timekeeper.close()
            thinkers.close()
            news.close()
            hub.close()
            store.close()

    app = FastAPI(
        title="oldworld",
        version=__version__,
        summary="One table for people far apart.",
        lifespan=living,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=_REFUSALS,
        generate_unique_id_function=_name_of,
    )
    app.include_router(people.router, prefix="/api")
    app.include_router(links.router, prefix="/api")
    app.include_router(letters.router, prefix="/api")
    app.include_router(games.router, prefix="/api")
    app.include_router(rematches.router, prefix="/api")
    app.include_router(replays.router, prefix="/api")
    app.include_router(records.router, prefix="/api")
    app.include_router(talk.router, prefix="/api")
    app.include_router(sockets.router, prefix="/api")
    app.add_api_route("/api/health", health, tags=["server"])
    app.add_api_route("/api/alive", alive, tags=["server"])
    add_pages(app)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _no_door)
    for away in (OperationalError, InterfaceError, PoolTimeout):
        app.add_exception_handler(away, cast(Any, _no_database))  # one for requests and sockets
    app.add_middleware(Safety)
    app.add_middleware(Watching)
    logs.keep_secrets()
    return app


def from_environment() -> FastAPI:
    """The server of one of several workers: what to do stands in the environment."""
    said = json.loads(os.environ[WORKER])
    collect_seldom()
    logs.begin(said["log"], said["log_level"])
    return make_app(Settings(**said["settings"]), Store(said["database"]))


def collect_seldom() -> None:
    """Look for garbage that holds on to itself seldom: rooms are many objects that live long, and looking through all
    of them makes everybody wait. Nearly all that is thrown away is gone without it.
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def _name_of(route: APIRoute) -> str:
    """A door's name in the OpenAPI document."""
    return route.name


def health(parts: PartsOf) -> dict[str, str]:
    """Is the server well? It is if its database answers."""
    with parts.store.reading() as session:
        session.execute(text("select 1"))
    return {"status": "ok", "version": __version__}


async def alive() -> dict[str, str]:
    """Does the server answer at all? Its database is not asked: a server that waits for it need not be begun anew."""
    return {"status": "ok", "version": __version__}


def _answer(status: int, found: wire.Refusal, headers: dict[str, str] | None = None) -> JSONResponse:
    REFUSALS.labels(found.code).inc()
    return JSONResponse(found.model_dump(mode="json"), status, headers)


def refusal_of(error: Refused) -> wire.Refusal:
    """What a person reads: the title's own reason, or ours."""
    if error.said is not None:
        sentence = wire.said(error.title, error.said)
    else:
        sentence = wire.Said(id=f"refused-{error.code}", args=cast(dict[str, Any], error.args_said))
    return wire.Refusal(code=error.code, said=sentence, clause=error.clause, table=error.table)


async def _refused(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    headers = {"retry-after": str(error.args_said["seconds"])} if error.code == "too_often" else None
    return _answer(error.status, refusal_of(error), headers)


async def _malformed(_request: Request, error: Exception) -> JSONResponse:
    """A request that is not of the form the door wants: where, and what is wrong there."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    sentence = wire.Said(id="refused-malformed", args={"where": where, "reason": str(first["msg"])})
    return _answer(422, wire.Refusal(code="malformed", said=sentence))


async def _no_database(asked: Request | WebSocket, error: Exception) -> JSONResponse | None:
    """The database is away. Nothing has changed that was not committed; a little later it may be there again."""
    _LOG.error("the database does not answer: %s", getattr(error, "orig", None) or error)
    if isinstance(asked, WebSocket):
        REFUSALS.labels("no_database").inc()
        await asked.close(TRY_AGAIN, "no_database")
        return None
    found = wire.Refusal(code="no_database", said=wire.Said(id="refused-no_database"))
    return _answer(503, found, {"retry-after": str(_AGAIN_SECONDS)})


def _methods(request: Request) -> str:
    """What can be done at this path, whatever was asked: as the OpenAPI document has it."""
    found: set[str] = set()
    for template, doors in request.app.openapi()["paths"].items():
        if re.fullmatch(re.sub(r"\{[^}]+\}", "[^/]+", template), request.url.path):
            found |= {method.upper() for method in doors}
    return ", ".join(sorted(found))


async def _no_door(request: Request, error: Exception) -> JSONResponse:
    """There is no such path, or that cannot be done there."""
    assert isinstance(error, HTTPException)
    if error.status_code in (404, 405) and (methods := _methods(request)):
        error = HTTPException(405, headers={"allow": methods})
    code = {404: "no_door", 405: "no_method", 400: "malformed", 413: "too_long"}.get(error.status_code, "failed")
    args = {"where": "body", "reason": str(error.detail)} if code == "malformed" else {}
    found = wire.Refusal(code=code, said=wire.Said(id=f"refused-{code}", args=cast(dict[str, Any], args)))
    return _answer(error.status_code, found, dict(error.headers) if error.headers else None)
