"""Telling that a game has changed: to the sockets of this worker, and through PostgreSQL to those of the others."""

from __future__ import annotations

import logging
import secrets
import threading
from typing import TYPE_CHECKING, Final

from sqlalchemy import text

from oldworld.server.hub import Hub
from oldworld.server.storage.store import Store

if TYPE_CHECKING:
    import psycopg

_LOG: Final = logging.getLogger("oldworld.news")
_CHANNEL: Final = "oldworld"
_LOOK_SECONDS: Final = 1.0
_AGAIN_SECONDS: Final = 2.0


class News:
    """Tells of changes that are committed. With SQLite there is one worker, and nobody else to be told."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.me = secrets.token_hex(4)
        """Which worker this is: what it said itself it need not hear."""
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        if store.engine.dialect.name == "postgresql":
            self._thread = threading.Thread(target=self._listen, name="news", daemon=True)
            self._thread.start()

    def tell(self, game_id: str) -> None:
        """The game has changed, and the change is committed; may be called from any thread."""
        self.hub.tell(game_id)
        if self._thread is not None:
            with self.store.writing() as session:
                words = {"channel": _CHANNEL, "news": f"{self.me} {game_id}"}
                session.execute(text("select pg_notify(:channel, :news)"), words)

    def close(self) -> None:
        """Hear nothing more."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _listen(self) -> None:
        """Hear what the other workers tell, until the end; a lost connection is made anew."""
        while not self._stop.is_set():
            try:
                self._hear(self._connect())
            except Exception:
                _LOG.exception("news of the other workers cannot be heard")
                self.hub.tell_all()  # something may have been missed
                self._stop.wait(_AGAIN_SECONDS)

    def _connect(self) -> psycopg.Connection:
        import psycopg

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return psycopg.connect(url, autocommit=True)

    def _hear(self, connection: psycopg.Connection) -> None:
        with connection:
            connection.execute(f"listen {_CHANNEL}")
            while not self._stop.is_set():
                for news in connection.notifies(timeout=_LOOK_SECONDS):
                    teller, _, game_id = news.payload.partition(" ")
                    if teller != self.me:
                        self.hub.tell(game_id)
