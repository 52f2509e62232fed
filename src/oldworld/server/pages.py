"""The browser's side: the built client and the words it speaks, as files.

Every path that is no file is the client itself: it knows its own pages.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

BUILT: Final = Path(__file__).parent / "web"
"""Where the build of web/ puts what it made."""
_FOREVER: Final = "public, max-age=31536000, immutable"


class _Hashed(StaticFiles):
    """Files whose names change whenever they do."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file to be kept as long as the browser likes."""
        found = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        found.headers["cache-control"] = _FOREVER
        return found


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
    def page(path: str) -> FileResponse:
        if path.startswith("api/"):
            raise HTTPException(404)
        file = (where / path).resolve()
        if path and file.is_file() and file.is_relative_to(where.resolve()):
            return FileResponse(file)
        return FileResponse(where / "index.html", headers={"cache-control": "no-cache"})

    app.include_router(router)
