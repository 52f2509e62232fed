"""Telling that a game has changed: to the sockets of this worker, and over a line to those of the others."""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
from contextlib import closing
from typing import Final

from oldworld.server.hub import Hub
from oldworld.server.lines import Line

_LOG: Final = logging.getLogger("oldworld.news")
_AGAIN_SECONDS: Final = 2.0


class News:
    """Tells of changes that are committed. With SQLite there is one worker, and nobody else to be told."""

    def __init__(self, hub: Hub, line: Line | None) -> None:
        self.hub = hub
        self.me = secrets.token_hex(4)
        """Which worker this is: what it said itself it need not hear."""
        self._stop = threading.Event()
        self._untold: set[str] = set()
        """The games of which the others do not know yet, because the line was broken."""
        self._lock = threading.Lock()
        self._line = line
        self._thread: threading.Thread | None = None
        if line is not None:
            self._thread = threading.Thread(target=self._listen, args=(line,), name="news", daemon=True)
            self._thread.start()

    def tell(self, game_id: str) -> None:
        """The game has changed, and the change is committed; may be called from any thread.

        The others learn of it later if the line is broken now: what is committed does not fail for that.
        """
        self.hub.tell(game_id)
        if self._line is not None:
            try:
                self._line.say(f"{self.me} {game_id}")
            except Exception:
                _LOG.exception("the other workers cannot be told")
                with self._lock:
                    self._untold.add(game_id)

    def close(self) -> None:
        """Hear nothing more."""
        self._stop.set()
        if self._line is not None and self._thread is not None:
            with contextlib.suppress(Exception):
                self._line.say(self.me)  # our own listener hears it, and looks round at once
            self._thread.join()
            self._line.close()

    def _listen(self, line: Line) -> None:
        """Hear what the other workers tell, until the end; a line that is lost is opened anew."""
        while not self._stop.is_set():
            try:
                with closing(line.hear()) as heard:
                    next(heard)
                    self.hub.tell_all()  # something may have been missed before it was open
                    for words in heard:
                        if self._stop.is_set():
                            return
                        self._heard(words)
                        self._tell_again(line)
            except Exception:
                _LOG.exception("news of the other workers cannot be heard")
                self._stop.wait(_AGAIN_SECONDS)

    def _heard(self, words: str) -> None:
        teller, _, game_id = words.partition(" ")
        if game_id and teller != self.me:
            self.hub.tell(game_id)

    def _tell_again(self, line: Line) -> None:
        """Tell what could not be told before; what cannot be told now either stays for later."""
        with self._lock:
            untold, self._untold = self._untold, set()
        try:
            for game_id in sorted(untold):
                line.say(f"{self.me} {game_id}")
        except BaseException:
            with self._lock:
                self._untold |= untold
            raise
