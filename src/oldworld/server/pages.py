"""The browser's side: the built client and the words it speaks, as files.

Every path that is no file is the client itself: it knows its own pages.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT: Final = Path(__file__).parent / "web"
"""Where the build of web/ puts what it made."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How the build has packed its files, the smallest first."""


class _Hashed(StaticFiles):
    """Files whose names change whenever they do."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file to be kept as long as the browser likes, packed if it unpacks."""
        file, said = packed(Path(full_path), Headers(scope=scope))
        stat = stat_result if file == Path(full_path) else file.stat()
        found = super().file_response(file, stat, scope, status_code)
        found.headers.update({"cache-control": _FOREVER, **said})
        return found


def packed(file: Path, asked: Headers) -> tuple[Path, dict[str, str]]:
    """The file as the build has packed it, if the browser unpacks that; and what must be said with it."""
    wishes = [wish.replace(" ", "").partition(";q=") for wish in asked.get("accept-encoding", "").split(",")]
    takes = {name for name, _, weight in wishes if weight.strip("0.") or not weight}
    for encoding, ending in _PACKED.items():
        small = file.with_name(file.name + ending)
        if encoding in takes and small.is_file():
            return small, {"content-encoding": encoding, "vary": "accept-encoding"}
    return file, {"vary": "accept-encoding"}


def built(where: Path = BUILT) -> bool:
    """Has the client been built?"""
    return (where / "index.html").exists()


def add_pages(app: FastAPI, where: Path = BUILT) -> None:
    """Serve the client, if it has been built."""
    if not built(where):
        return
    app.mount("/assets", _Hashed(directory=where / "assets"), name="assets")
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    def page(path: str, request: Request) -> FileResponse:
        if path.startswith("api/"):
            raise HTTPException(404)
        file = (where / path).resolve()
        if path and file.is_file() and file.is_relative_to(where.resolve()):
            return FileResponse(file)
        file, said = packed(where / "index.html", request.headers)
        return FileResponse(file, headers={"cache-control": "no-cache", **said})

    app.include_router(router)
