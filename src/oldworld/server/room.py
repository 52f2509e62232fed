"""A game played from its rows: choices, choices taken back, and consent asked for that."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from oldworld.kernel.errors import IllegalChoice
from oldworld.kernel.match import NOBODY, Match
from oldworld.server.clocks import make_clock
from oldworld.server.errors import Refused
from oldworld.server.storage.schema import Chair, Entry, Game

CHOICE: Final = "choice"
"""A seat chose an option."""
UNDO: Final = "undo"
"""Back to the position after so many choices."""
ASK: Final = "ask"
"""A seat asks the others to take back what they have seen, up to so many choices."""
AGREE: Final = "agree"
REFUSE: Final = "refuse"
FORK: Final = "fork"
"""Chance goes on from another word: what a game that is played on from a replay begins with."""


BACK: Final = "back"
"""Somebody takes the seat again in which a bot stood in."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a person, a bot, or nobody yet. With both, the bot stands in for the person."""

    seat: str
    person: str
    bot: str


@dataclass(slots=True)
class Proposal:
    """A seat would like to take back what others have seen."""

    seat: str
    upto: int
    agreed: set[str]


class Room:
    """A game played from its rows. ``number`` counts the rows it has read."""

    def __init__(self, game: Game) -> None:
        self.game_id = game.id
        self.number = 0
        self.sitters: list[Sitter] = []
        """Who sits where; looked up each time the room is used."""
        self.proposal: Proposal | None = None
        self.match = Match(
            game.title, seats=[chair.seat for chair in game.chairs], seed=game.seed, options=game.options
        )
        if self.match.title.rules_version != game.rules_version:
            raise Refused(409, "other_rules", {"was": game.rules_version, "now": self.match.title.rules_version})
        self.clock = make_clock(game.clock, game.begun)
        self.marks: list[int] = [self.match.happened]
        """How many things had happened before each choice, and after the last."""
        self.told: dict[str, list[int]] = {}
        """How many lines each audience's log had before each choice, and after the last, as far as anybody looked."""

    # -- who sits here --------------------------------------------------------------------------------

    def seat_them(self, chairs: list[Chair]) -> None:
        """Note who sits where now."""
        self.sitters = [Sitter(chair.seat, chair.person_id or "", chair.bot or "") for chair in chairs]

    def seat_of(self, person: str) -> str | None:
        """The seat this person has, or None."""
        return next((sitter.seat for sitter in self.sitters if person and sitter.person == person), None)

    def bot_at(self, seat: str) -> str:
        """The level of the bot that plays a seat, or "" if a person does."""
        return next(sitter.bot for sitter in self.sitters if sitter.seat == seat)

    def people(self) -> list[str]:
        """The seats at which people play: those in which a bot stands in are not asked."""
        return [sitter.seat for sitter in self.sitters if sitter.person and not sitter.bot]

    def is_solo(self) -> bool:
        """Has only one seat a person, present or not?"""
        return sum(1 for sitter in self.sitters if sitter.person) == 1

    def waiting(self) -> list[str]:
        """The seats that must decide now."""
        return [decision.seat for decision in self.match.pending]

    def waiting_people(self) -> list[str]:
        """Those of them whom a clock presses."""
        return [seat for seat in self.waiting() if not self.bot_at(seat)]

    def deadline(self) -> datetime | None:
        """When somebody's time runs out."""
        return self.clock.deadline(self.waiting_people()) if self.clock is not None else None

    # -- its rows -------------------------------------------------------------------------------------

    def read(self, entries: list[Entry]) -> None:
        """Play the rows that have come since."""
        for entry in entries:
            try:
                chance = self.play(entry.kind, entry.seat, entry.text, entry.at)
            except (IllegalChoice, ValueError) as error:
                raise Refused(409, "damaged_game", {"number": entry.number}) from error
            if chance != entry.chance:
                raise Refused(409, "damaged_game", {"number": entry.number})
            self.number = entry.number + 1

    def play(self, kind: str, seat: str, text: str, at: datetime) -> list[str]:
        """Do what a row says; what chance brought with it. A choice that is illegal changes nothing."""
        if self.clock is not None:
            self.clock.row(at, self.waiting())
            if kind == BACK:
                self.clock.come_back(at, seat)
        if kind == CHOICE:
            chance = self._choose(seat, text)
            self.proposal = None
            return chance
        if kind == UNDO:
            self._take_back(int(text))
            self.proposal = None
        elif kind == FORK:
            self.match = self.match.branch(None, int(text))
        elif kind == ASK:
            self.proposal = Proposal(seat, int(text), {seat})
        elif kind == REFUSE:
            self.proposal = None
        elif kind == AGREE and self.proposal is not None:
            self.proposal.agreed.add(seat)
        return []

    def _choose(self, seat: str, text: str) -> list[str]:
        before = len(self.match.outcomes()) if len(self.match) else 0
        self.match.choose(text, seat)
        self.marks.append(self.match.happened)
        return [self.match.title.outcome_text(code) for code in self.match.outcomes()[before:]]

    def _take_back(self, upto: int) -> None:
        self.match = self.match.back(len(self.match) - upto)
        del self.marks[upto + 1 :]
        for told in self.told.values():
            del told[upto + 1 :]

    def past(self, move: int) -> Room:
        """The room as it was after so many choices; nothing that is done to it touches this one."""
        found = copy.copy(self)
        found.match = self.match.back(len(self.match) - move)
        found.marks = self.marks[: move + 1]
        found.told = {}
        found.proposal = None
        return found

    def lines(self, upto: int | None = None) -> list[tuple[str, str, str]]:
        """The rows that would bring a game to this position (or the one after ``upto`` choices) without detours."""
        match = self.match
        names = match.title.seat_names()
        found: list[tuple[str, str, str]] = []
        left = len(match) if upto is None else upto
        for choice in match.choices():
            if choice.seat == NOBODY:
                found.append((FORK, "", str(match.branches()[choice.option].word)))
            elif left > 0:
                found.append((CHOICE, names[choice.seat], match.title.option_text(choice.option)))
                left -= 1
            else:
                break
        return found
