"""A browser that listens at a table: what it has been told, and what it is told next."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping


class Ear:
    """One browser's line. It is told from any thread, and listens in its own loop."""

    def __init__(self, token: str, invitation: str, lines: int, epoch: int | None = None) -> None:
        self.token = token
        self.invitation = invitation
        self.lines = lines
        """How much of the log it has."""
        self.epoch = epoch
        """Of which epoch that is; None where it has not said."""
        self.remarks = 0
        """The number of the first remark that it has not."""
        self.hidden: set[int] = set()
        """The remarks of which it knows that nobody reads them any more."""
        self._known: dict[str, int] = {}
        self._loop = asyncio.get_running_loop()
        self._news: asyncio.Queue[str | Exception | None] = asyncio.Queue()

    def tell(self, news: Mapping[str, str], known: Mapping[str, str]) -> None:
        """Tell what is news: JSON by key. What is in ``known`` as it was last time is none."""
        fresh = {key: text for key, text in news.items() if self._known.get(key) != hash(known.get(key))}
        self._known = {key: hash(text) for key, text in known.items()}
        if fresh:
            self._put("{" + ",".join(f'"{key}":{text}' for key, text in fresh.items()) + "}")

    def fail(self, why: Exception) -> None:
        """There is nothing here to be heard, or nobody could look: whoever listens is told by this error."""
        self._put(why)

    def hang_up(self) -> None:
        """Nobody listens any more."""
        self._put(None)

    def _put(self, news: str | Exception | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._news.put_nowait, news)

    async def hear(self, seconds: float) -> str | None:
        """What is told next, None when it is over; "{}" after so many silent seconds. An error is raised."""
        try:
            async with asyncio.timeout(seconds):
                news = await self._news.get()
        except TimeoutError:
            return "{}"
        if isinstance(news, Exception):
            raise news
        return news
