"""The database behind one door: SQLite in a file, or PostgreSQL, by the same code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.engine import Engine
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.orm import Session

from oldworld.kernel.errors import SetupError
from oldworld.server.storage import migrating

_BUSY_SECONDS = 15


class Store:
    """Opens the database, brings its tables up to date, and hands out sessions."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._writer = self.engine.execution_options(writes=True)
        try:
            migrating.upgrade(self.engine)
        except BaseException:
            self.engine.dispose()
            raise

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A session that only looks."""
        with Session(self.engine) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session that is committed if nothing goes wrong, and changes nothing otherwise."""
        with Session(self._writer) as session, session.begin():
            yield session

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()


def _engine(text: str) -> Engine:
    try:
        url = make_url(text)
        if url.get_backend_name() == "postgresql":
            return create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, hide_parameters=True)
        if url.get_backend_name() != "sqlite":
            raise SetupError(f"--database {_shown(text)}: it is sqlite:///FILE or postgresql://...")
        if not url.database or url.database == ":memory:":
            raise SetupError(f"--database {text}: name a file, as in sqlite:///table.sqlite3; games in memory are lost")
        if not url.query:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        lite = {"timeout": _BUSY_SECONDS, "check_same_thread": False}
        engine = create_engine(url, connect_args=lite, hide_parameters=True)  # an error tells no values
    except ArgumentError:
        raise SetupError(
            f"--database {_shown(text)}: this is no database URL; write sqlite:///FILE or postgresql://..."
        ) from None
    except (NoSuchModuleError, ModuleNotFoundError):
        raise SetupError("--database: its driver is missing; pip install 'oldworld[server,postgres]'") from None
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _shown(text: str) -> str:
    """A database URL without the password it may hold."""
    return re.sub(r":[^:@/]*@", ":***@", text)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers and the writer do not wait for each other, and what is committed survives a power cut."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Who means to write says so at once; to find out later that somebody else does would be an error."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
