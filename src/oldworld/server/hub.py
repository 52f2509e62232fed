"""Who listens at which table, and looking for them when it has changed.

However many listen: one thread looks, once for all of them, and tells each what its seat may know.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final

from oldworld.server.ears import Ear

_THREADS: Final = 4


class Hub:
    """The listeners of this worker, by game. ``look`` looks at a game and tells listeners what there is to be told."""

    def __init__(self, look: Callable[[str, list[Ear]], None]) -> None:
        self._look = look
        self._lock = threading.Lock()
        self._ears: dict[str, set[Ear]] = defaultdict(set)
        self._due: dict[str, set[Ear]] = defaultdict(set)
        """For whom is to be looked next."""
        self._looking: set[str] = set()
        self._lookers = ThreadPoolExecutor(max_workers=_THREADS, thread_name_prefix="hub")
        self._closed = False

    @contextmanager
    def listen(self, game_id: str, ear: Ear) -> Iterator[None]:
        """Be told what there is now, and whatever changes."""
        with self._lock:
            self._ears[game_id].add(ear)
        self._look_for(game_id, {ear})
        try:
            yield
        finally:
            with self._lock:
                self._ears[game_id].discard(ear)
                if not self._ears[game_id]:
                    del self._ears[game_id]

    def tell(self, game_id: str) -> None:
        """The game has changed; may be called from any thread, and returns at once."""
        with self._lock:
            ears = set(self._ears.get(game_id, ()))
        self._look_for(game_id, ears)

    def tell_all(self) -> None:
        """Any game may have changed."""
        with self._lock:
            games = list(self._ears)
        for game_id in games:
            self.tell(game_id)

    def close(self) -> None:
        """Nobody is told anything any more."""
        with self._lock:
            self._closed = True
        self._lookers.shutdown(wait=True, cancel_futures=True)

    def _look_for(self, game_id: str, ears: set[Ear]) -> None:
        """Let somebody look; while they do, whatever else changes is looked at afterwards, in order."""
        with self._lock:
            if not ears or self._closed:
                return
            self._due[game_id] |= ears
            if game_id in self._looking:
                return
            self._looking.add(game_id)
            self._lookers.submit(self._until_told, game_id)

    def _until_told(self, game_id: str) -> None:
        while True:
            with self._lock:
                ears = self._due.pop(game_id, set()) & self._ears.get(game_id, set())
                if not ears or self._closed:
                    self._looking.discard(game_id)
                    return
            try:
                self._look(game_id, list(ears))
            except Exception as error:
                for ear in ears:
                    ear.fail(error)  # it is noted where the line ends; its browser comes back by itself
