"""The lines over which workers tell each other which game has changed: PostgreSQL's own, or Redis."""

from __future__ import annotations

import threading
from collections.abc import Generator
from typing import TYPE_CHECKING, Final, Protocol

from sqlalchemy import Engine

from oldworld.kernel.errors import SetupError
from oldworld.server.addresses import shown

if TYPE_CHECKING:
    from psycopg import Connection
    from redis import Redis

CHANNEL: Final = "oldworld"
LOOK_SECONDS: Final = 1.0
"""How long nothing is said before a listener looks round."""
_PATIENCE_SECONDS: Final = 5.0
"""How long somebody at the other end who says nothing is waited for."""


class Line(Protocol):
    """Whoever hears, hears what is said from then on; what was said before is lost."""

    def say(self, words: str) -> None:
        """Say something to all who hear; an error if the line is broken."""
        ...

    def hear(self) -> Generator[str]:
        """What is said; "" once the line is open, and whenever nothing was said for a while. An error ends it."""
        ...

    def close(self) -> None:
        """Say nothing more."""
        ...


class PostgresLine:
    """``LISTEN`` and ``NOTIFY``: no other service is needed."""

    def __init__(self, engine: Engine) -> None:
        self.url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._speaker: Connection | None = None
        self._lock = threading.Lock()

    def _connect(self) -> Connection:
        import psycopg

        return psycopg.connect(self.url, autocommit=True)

    def say(self, words: str) -> None:
        """Say something to all who hear, over a connection that is kept: a choice waits for this."""
        with self._lock:
            self._speaker = self._speaker or self._connect()
            try:
                self._speaker.execute("select pg_notify(%s, %s)", (CHANNEL, words))
            except Exception:
                self._hang_up()
                raise

    def hear(self) -> Generator[str]:
        """What is said, over a connection of its own."""
        with self._connect() as connection:
            connection.execute(f"listen {CHANNEL}")
            while True:
                yield ""
                for notify in connection.notifies(timeout=LOOK_SECONDS):
                    yield notify.payload

    def close(self) -> None:
        """Say nothing more."""
        with self._lock:
            self._hang_up()

    def _hang_up(self) -> None:
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None


class RedisLine:
    """Publish and subscribe: nothing is kept in Redis."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._speaker = self._connect()

    def _connect(self) -> Redis:
        try:
            from redis import Redis
            from redis.backoff import NoBackoff
            from redis.retry import Retry
        except ModuleNotFoundError:
            raise SetupError("--news: its driver is missing; pip install 'oldworld[server,redis]'") from None
        try:
            return Redis.from_url(
                self.url,
                socket_connect_timeout=_PATIENCE_SECONDS,
                socket_timeout=_PATIENCE_SECONDS,
                retry=Retry(NoBackoff(), 1),  # a connection that has grown old is made anew once
                decode_responses=True,
            )
        except ValueError:
            raise SetupError(f"--news {shown(self.url)}: write redis://HOST:PORT/0 or rediss://...") from None

    def say(self, words: str) -> None:
        """Say something to all who hear."""
        self._speaker.publish(CHANNEL, words)

    def close(self) -> None:
        """Say nothing more."""
        self._speaker.close()

    def hear(self) -> Generator[str]:
        """What is said, over a connection of its own."""
        with self._connect() as listener, listener.pubsub(ignore_subscribe_messages=True) as heard:
            heard.subscribe(CHANNEL)
            heard.get_message(ignore_subscribe_messages=False, timeout=_PATIENCE_SECONDS)  # that it is open
            while True:
                yield ""
                while (message := heard.get_message(timeout=LOOK_SECONDS)) is not None:
                    yield str(message["data"])


def line_of(engine: Engine, redis: str = "") -> Line | None:
    """The line between the workers of a database; None where there is but one worker."""
    if engine.dialect.name != "postgresql":
        return None
    return RedisLine(redis) if redis else PostgresLine(engine)
