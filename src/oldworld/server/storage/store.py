"""The database behind one door: SQLite in a file, or PostgreSQL, by the same code."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.engine import Engine
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.orm import Session

from oldworld.kernel.errors import SetupError
from oldworld.server import metrics
from oldworld.server.addresses import masked, shown
from oldworld.server.storage import migrating

_LOG: Final = logging.getLogger("oldworld.storage")
_BUSY_SECONDS: Final = 15
_CONNECTIONS: Final = 10
"""So many stay open; as many more are made where they are wanted at once."""
_LAST_SECONDS: Final = 5.0
"""So long a store that closes waits for those who still look."""
_CONNECT_SECONDS: Final = "5"
"""How long a PostgreSQL that says nothing is waited for."""


class Store:
    """Opens the database, brings its tables up to date, and hands out sessions."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        metrics.watch(self.engine)
        self._writer = self.engine.execution_options(writes=True)
        self._reader = self.engine
        if self.engine.dialect.name == "postgresql":
            # Every statement sees what is committed, within a transaction or without: looking needs none.
            self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._used = 0
        self._left = threading.Condition()
        try:
            migrating.upgrade(self.engine)
        except BaseException:
            self.engine.dispose()
            raise

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A session that only looks."""
        with self._in_use(), Session(self._reader) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session that is committed if nothing goes wrong, and changes nothing otherwise."""
        with self._in_use(), Session(self._writer) as session, session.begin():
            yield session

    @contextmanager
    def _in_use(self) -> Iterator[None]:
        with self._left:
            self._used += 1
        try:
            yield
        finally:
            with self._left:
                self._used -= 1
                self._left.notify_all()

    def close(self) -> None:
        """Let go of all connections, once whoever is being answered has been: their thread outlives their request."""
        with self._left:
            if not self._left.wait_for(lambda: self._used == 0, _LAST_SECONDS):
                _LOG.warning("closed while %d still looked", self._used)
        self.engine.dispose()


def _engine(text: str) -> Engine:
    """An engine whose errors do not tell what was to be written: they end in the log."""
    try:
        url = make_url(text)
        if url.get_backend_name() == "postgresql":
            waits = {"connect_timeout": url.query.get("connect_timeout", _CONNECT_SECONDS)}
            url = url.set(drivername="postgresql+psycopg")
            return create_engine(
                url,
                connect_args=waits,
                hide_parameters=True,
                pool_pre_ping=True,
                pool_size=_CONNECTIONS,
                pool_use_lifo=True,
            )
        if url.get_backend_name() != "sqlite":
            raise SetupError(f"--database {shown(text)}: it is sqlite:///FILE or postgresql://...")
        if not url.database or url.database == ":memory:":
            raise SetupError(
                f"--database {shown(text)}: name a file, as in sqlite:///table.sqlite3; games in memory are lost"
            )
        if not url.query:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        options = {"timeout": _BUSY_SECONDS, "check_same_thread": False}
        engine = create_engine(url, connect_args=options, hide_parameters=True)
    except ArgumentError:
        raise SetupError(
            f"--database {masked(text)}: this is no database URL; write sqlite:///FILE or postgresql://..."
        ) from None
    except (NoSuchModuleError, ModuleNotFoundError):
        raise SetupError("--database: its driver is missing; pip install 'oldworld[server,postgres]'") from None
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers and the writer do not wait for each other, and what is committed survives a power cut."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Who means to write says so at once; to find out later that somebody else does would be an error."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
