"""Chance: one small seeded generator, its log of outcomes, and scripted chance for scenarios.

The generator is a lag-1 multiply-with-carry on 30-bit digits. Its whole state is one integer below
2**60, so a copy of it costs nothing and it runs on machine words in the compiled build. The
multiplier makes ``A * 2**30 - 1`` a safe prime; the period is half of that, about 5 * 10**17.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_A: Final = 999_999_621
_MASK: Final = (1 << 30) - 1
_M64: Final = (1 << 64) - 1

DIE: Final = 0
"""The outcome topic every title shares; a title numbers its own topics from 1."""


def seed_word(seed: int | str) -> int:
    """The generator's first state for a seed of any size; a different seed gives a different game."""
    data = str(seed).encode()
    word = 0x243F6A8885A308D3
    for byte in data:
        word = ((word ^ byte) * 0x100000001B3) & _M64
        word ^= word >> 29
    word = ((word ^ (word >> 31)) * 0x9E3779B97F4A7C15) & _M64
    return (word >> 5) % (_A * (_MASK + 1) - 2) + 1


def outcome(topic: int, who: int, value: int) -> int:
    """An outcome of chance packed into one integer: what kind, whose, what came."""
    return (topic << 24) | (who << 18) | value


def outcome_topic(code: int) -> int:
    """Which kind of outcome a packed code is."""
    return code >> 24


def outcome_who(code: int) -> int:
    """Whose outcome a packed code is."""
    return (code >> 18) & 63


def outcome_value(code: int) -> int:
    """What came."""
    return code & 0x3FFFF


class Script:
    """Outcomes fixed beforehand, as a scenario or an unseeded record gives them.

    They are served in order, each topic and owner from a queue of its own. When a queue is empty the
    seeded generator goes on, unless the script is ``strict``: then ``missing`` is called, which
    raises an error that can name the place.
    """

    def __init__(self, codes: list[int], *, missing: Callable[[int, int], int] | None = None) -> None:
        self.queues: dict[int, list[int]] = {}
        for code in codes:
            self.queues.setdefault(code >> 18, []).append(code & 0x3FFFF)
        self.missing = missing

    def next(self, topic: int, who: int) -> int:
        """The next scripted value, or -1 when the script leaves it to the generator."""
        queue = self.queues.get((topic << 6) | who)
        if queue:
            return queue.pop(0)
        if self.missing is not None:
            return self.missing(topic, who)
        return -1

    def left(self) -> list[int]:
        """What was scripted and never asked for."""
        return [(key << 18) | value for key, queue in self.queues.items() for value in queue]

    def copy(self) -> Script:
        """An independent copy: a fork must not eat its parent's outcomes."""
        other = Script([], missing=self.missing)
        other.queues = {key: queue[:] for key, queue in self.queues.items()}
        return other


class Chance:
    """The chance of one game: where every die, draw and shuffle comes from.

    >>> one, two = Chance(seed_word(7)), Chance(seed_word(7))
    >>> [one.die(0) for _ in range(5)] == [two.die(0) for _ in range(5)]
    True
    """

    def __init__(self, word: int) -> None:
        self.word = word
        self.log: list[int] | None = None
        self.script: Script | None = None

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        x = self.word
        x = _A * (x & _MASK) + (x >> 30)
        self.word = x
        return (((x ^ (x >> 30)) & _MASK) * n) >> 30

    def die(self, who: int) -> int:
        """A six-sided die rolled by ``who``."""
        value = -1
        if self.script is not None:
            value = self.script.next(DIE, who)
            if value == 0 or value > 6:
                raise LookupError(f"a die cannot show the scripted {value}")
        if value < 0:
            value = self.below(6) + 1
        if self.log is not None:
            self.log.append((who << 18) | value)
        return value

    def draw(self, topic: int, who: int, counts: list[int], start: int, stop: int, total: int) -> int:
        """Take one item out of a bag: ``counts[i]`` copies of item i, for i from start to stop - 1.

        A deck that nobody may look into is the same thing as a bag: drawing from the top of a
        shuffled deck and picking from the unshuffled cards give the same chances. The caller takes
        the item out of its counts.
        """
        item = -1
        if self.script is not None:
            item = self.script.next(topic, who)
            if item >= 0 and not (start <= item < stop and counts[item] > 0):
                raise LookupError(f"scripted draw {item} is not in the bag of topic {topic}")
        if item < 0:
            left = self.below(total)
            item = start
            while left >= counts[item]:
                left -= counts[item]
                item += 1
            if item >= stop:
                raise AssertionError("a bag's total is larger than its counts")
        if self.log is not None:
            self.log.append((topic << 24) | (who << 18) | item)
        return item

    def note(self, topic: int, who: int, value: int) -> None:
        """Write an outcome into the log that chance did not decide, such as a reshuffle of n cards."""
        if self.script is not None:
            value = max(value, self.script.next(topic, who))
        if self.log is not None:
            self.log.append((topic << 24) | (who << 18) | value)
