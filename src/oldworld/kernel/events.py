"""What happened, in order, each with the clause that caused it and with who may see it."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1


class Event:
    """One thing that happened. ``kind`` and the numbers are the title's; it decodes them by name.

    ``to`` is the only seat that may see the event, or `EVERYONE`.
    """

    __slots__ = ("a", "b", "c", "clause", "d", "kind", "to")

    def __init__(self, kind: int, clause: str, a: int, b: int, c: int, d: int, to: int) -> None:
        self.kind = kind
        self.clause = clause
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.to = to

    def key(self) -> tuple[int, str, int, int, int, int, int]:
        """All of it as a tuple, for comparison."""
        return (self.kind, self.clause, self.a, self.b, self.c, self.d, self.to)

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        return Event, self.key()
