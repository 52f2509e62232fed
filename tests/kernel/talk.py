"""Talk: Tiny with a round of many questions in one procedure, a die among them.

A title should rather take a checkpoint between such questions; forks must hold here all the same.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from oldworld.kernel import title as kernel
from oldworld.kernel.chance import Chance
from oldworld.kernel.procedure import Ask, Play, Together
from tests.tiny import ASK_PLACE, BID, DRAW, LEFT, RIGHT, ROLLED, Tiny, TinyGame


class TalkGame(TinyGame):
    """A game whose bidding is talk: an open answer, a die, secret answers, another die, an open answer."""

    def step(self) -> Generator[Ask, None, None] | None:
        """What comes next."""
        return self.talk() if self.s.stage == BID else super().step()

    def talk(self) -> Generator[Ask, None, None]:
        """Everybody ends with what was said."""
        s = self.s
        first, last = self.seats[0], self.seats[-1]
        yield Ask(first, ASK_PLACE, [LEFT, RIGHT], 1, fresh=True)
        s.scored[first * 2] += self.answer
        s.prize = self.chance.die(first)
        self.tell(ROLLED, "TALK.1", first, s.prize)
        yield Together([Ask(seat, ASK_PLACE, [LEFT, RIGHT], s.prize) for seat in self.seats])
        for seat, answer in zip(self.seats, self.gathered, strict=True):
            s.scored[seat * 2 + answer] += s.prize
        s.prize = self.chance.die(last)
        self.tell(ROLLED, "TALK.2", last, s.prize)
        yield Ask(last, ASK_PLACE, [LEFT, RIGHT], 3)
        s.scored[last * 2 + self.answer] += s.prize
        s.stage = DRAW

    def blank(self) -> Play:
        """A play of the same set-up."""
        other = TalkGame(self.seats, self.rounds, Chance(0), self.keep)
        other.pause_before = self.pause_before
        return other


class Talk(Tiny):
    """The title object."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "talk"

    def start(self, seats: Sequence[int], setup: kernel.Setup, word: int, keep: bool) -> Play:
        """A new game."""
        return TalkGame(list(seats), int(setup["rounds"]), Chance(word), keep)


TITLE: Final = Talk()
