"""Who is looking at which game in this worker: whoever has a socket of it."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from oldworld.server import people

Look = tuple[str, str]
"""A game, and the digest of the browser's token."""


class Presence:
    """Those who look now, and those who did since it was last asked."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._looking: Counter[Look] = Counter()
        self._since: set[Look] = set()

    @contextmanager
    def looking(self, game_id: str, token: str) -> Iterator[None]:
        """A browser looks at a game for as long as the block lasts."""
        look = (game_id, people.digest(token))
        with self._lock:
            self._looking[look] += 1
            self._since.add(look)
        try:
            yield
        finally:
            with self._lock:
                self._since.add(look)
                self._looking[look] -= 1
                if not self._looking[look]:
                    del self._looking[look]

    def take(self) -> set[Look]:
        """Who has looked since this was last asked, or looks now."""
        with self._lock:
            found = self._since | set(self._looking)
            self._since = set()
        return found
