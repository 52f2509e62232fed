"""Clocks: how much time each seat has used, and when somebody's runs out.

Time is reckoned from the rows alone: what passed between two rows belongs to the people who had to decide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, Literal

GRACE: Final = 60.0
"""The seconds that somebody has who comes back to a seat."""


@dataclass(slots=True)
class Clock:
    """The clock of a game: ``live`` has so many seconds for all choices of a seat, ``slow`` for each."""

    kind: Literal["live", "slow"]
    seconds: int
    last: datetime
    """When the last row was written, or the game began."""
    used: dict[str, float] = field(default_factory=dict)
    """How many seconds each seat has used of its time; of ``slow`` clocks nothing adds up."""

    def row(self, at: datetime, waiting: Sequence[str]) -> None:
        """A row was written; those who had to decide till then have used that time."""
        if self.kind == "live":
            passed = max(0.0, (at - self.last).total_seconds())
            for seat in waiting:
                self.used[seat] = self.used.get(seat, 0.0) + passed
        self.last = max(self.last, at)

    def come_back(self, at: datetime, seat: str) -> None:
        """Whoever comes back has a moment to think, however late it was."""
        self.used[seat] = min(self.used.get(seat, 0.0), self.seconds - min(GRACE, self.seconds))
        self.last = max(self.last, at)

    def left(self, seat: str) -> float:
        """The seconds a seat had left at the last row."""
        return self.seconds - self.used.get(seat, 0.0)

    def deadline(self, waiting: Sequence[str]) -> datetime | None:
        """When the first of those who must decide runs out of time."""
        return min(self.deadlines(waiting).values(), default=None)

    def deadlines(self, waiting: Sequence[str]) -> dict[str, datetime]:
        """When each of those who must decide runs out of time."""
        return {seat: self.last + timedelta(seconds=self.left(seat)) for seat in waiting}

    def late(self, waiting: Sequence[str], at: datetime) -> list[str]:
        """Those who must decide and whose time has run out."""
        return [seat for seat, end in self.deadlines(waiting).items() if end <= at]


def make_clock(given: Mapping[str, Any] | None, begun: datetime | None) -> Clock | None:
    """The clock a game was set up with."""
    if given is None or begun is None:
        return None
    return Clock(given["kind"], int(given["seconds"]), begun)
