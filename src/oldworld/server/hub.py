"""News: who waits for which game, and telling them that it has changed.

Told is only *that* something changed. Whoever waits then looks for itself, with its own eyes.
"""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Hub:
    """The sockets of this worker, by game."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: dict[str, set[tuple[asyncio.AbstractEventLoop, asyncio.Event]]] = defaultdict(set)

    @contextmanager
    def listen(self, game_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the game changes."""
        changed = asyncio.Event()
        mine = (asyncio.get_running_loop(), changed)
        with self._lock:
            self._waiting[game_id].add(mine)
        try:
            yield changed
        finally:
            with self._lock:
                self._waiting[game_id].discard(mine)
                if not self._waiting[game_id]:
                    del self._waiting[game_id]

    def tell(self, game_id: str) -> None:
        """The game has changed; may be called from any thread."""
        with self._lock:
            waiting = list(self._waiting.get(game_id, ()))
        for loop, changed in waiting:
            if not loop.is_closed():
                loop.call_soon_threadsafe(changed.set)

    def tell_all(self) -> None:
        """Any game may have changed."""
        with self._lock:
            games = list(self._waiting)
        for game_id in games:
            self.tell(game_id)
