"""How often somebody may do what: a bucket of tokens for each limit and each person or address."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from oldworld.server.errors import Refused


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and one more every so many seconds."""

    name: str
    burst: int
    seconds: float


NEW_GUEST: Final = Limit("new_guest", 10, 60)
SIGN_IN: Final = Limit("sign_in", 10, 30)
NEW_GAME: Final = Limit("new_game", 20, 30)
ACT: Final = Limit("act", 60, 0.1)
TALK: Final = Limit("talk", 10, 3)
LOOK: Final = Limit("look", 200, 0.05)
LETTER_TO: Final = Limit("letter_to", 3, 600)
"""Letters that are asked for to one address, whoever asks."""
LETTER_BY: Final = Limit("letter_by", 10, 120)
"""Letters that one person, or one place, asks for."""
LINK: Final = Limit("link", 20, 10)
HOOK: Final = Limit("hook", 5, 60)
_SWEEP: Final = 10_000


class Limits:
    """The buckets of this worker."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._clock = clock
        self._lock = threading.Lock()
        self._full_again: dict[tuple[str, str], float] = {}
        """When each bucket will be full again; one that is not named is full."""

    def take(self, limit: Limit, who: str) -> None:
        """Take a token, or be refused with the seconds to wait."""
        if not self.on:
            return
        moment = self._clock()
        key = (limit.name, who)
        with self._lock:
            full = max(self._full_again.get(key, moment), moment) + limit.seconds
            wait = full - moment - limit.burst * limit.seconds
            if wait > 0:
                raise Refused(429, "too_often", {"limit": limit.name, "seconds": int(wait) + 1})
            self._full_again[key] = full
            if len(self._full_again) > _SWEEP:
                self._full_again = {key: at for key, at in self._full_again.items() if at > moment}
