"""A thread that looks round now and then."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable


class Rounds:
    """Calls ``look`` every so many seconds until it is closed. What goes wrong is noted, and looked at again."""

    def __init__(self, name: str, seconds: float, look: Callable[[], None]) -> None:
        self.name = name
        self.seconds = seconds
        self._look = look
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._watch, name=name, daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def close(self) -> None:
        """Look no more."""
        self._stop.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._stop.wait(self.seconds):
            try:
                self._look()
            except Exception:
                logging.getLogger(f"oldworld.{self.name}").exception("%s could not be looked at", self.name)
