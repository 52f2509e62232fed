"""A game played from its rows: choices, choices taken back, and consent asked for that."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from oldworld.kernel.errors import IllegalChoice
from oldworld.kernel.match import NOBODY, Match
from oldworld.kernel.record import Record
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
WITHDRAW: Final = "withdraw"
"""Whoever asked to take something back asks no longer."""
FORK: Final = "fork"
"""Chance goes on from another word: what a game that is played on from a replay begins with."""

BACK: Final = "back"
"""Somebody takes the seat again in which a bot stood in."""


def opened(
    title: str, seats: Sequence[str], seed: str, options: Mapping[str, str], opening: str, events: bool = True
) -> Match:
    """A game before its first row: set up by its seed, or as the header of a record has it."""
    if opening:
        return Record.parse(opening).start()
    return Match(title, seats=seats, seed=seed, options=options, events=events)


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a person, a bot, or nobody yet. With both, the bot stands in for the person."""

    seat: str
    person: str
    bot: str
    turn: int
    """After how many choices this person last chose."""
    seen: int
    """After how many choices this person last saw the table."""


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
        self.withdrawn = False
        """Was the last proposal taken off the table by whoever made it?"""
        self.epoch = 0
        """How many times something was taken back: lines of the log told before that may be other ones now."""
        self.opening = game.opening or ""
        self.uploaded = game.digest is not None
        self.match = opened(game.title, [c.seat for c in game.chairs], game.seed, game.options, self.opening)
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
        self.sitters = [Sitter(c.seat, c.person_id or "", c.bot or "", c.turn, c.seen) for c in chairs]

    def seat_of(self, person: str) -> str | None:
        """The seat this person has, or None."""
        return next((sitter.seat for sitter in self.sitters if person and sitter.person == person), None)

    def bot_at(self, seat: str) -> str:
        """The level of the bot that plays a seat, or "" if a person does."""
        return self.sitter(seat).bot

    def sitter(self, seat: str) -> Sitter:
        """Who has a seat."""
        return next(sitter for sitter in self.sitters if sitter.seat == seat)

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

    def deadlines(self) -> dict[str, datetime]:
        """When whose time runs out."""
        return self.clock.deadlines(self.waiting_people()) if self.clock is not None else {}

    def over(self) -> bool:
        """Is there nothing hidden any more? What was uploaded is known to whoever did so."""
        return self.uploaded or self.match.result is not None

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
            self._answered()
            return chance
        if kind == UNDO:
            self._take_back(int(text))
            self._answered()
        elif kind == FORK:
            self._fork(seat, int(text))
        elif kind == ASK:
            self._answered()
            self.proposal = Proposal(seat, int(text), {seat})
        elif kind == REFUSE:
            self._answered()
        elif kind == WITHDRAW:
            self._answered(withdrawn=True)
        elif kind == AGREE and self.proposal is not None:
            self.proposal.agreed.add(seat)
        return []

    def _answered(self, withdrawn: bool = False) -> None:
        """No question of taking back is on the table any more."""
        self.proposal = None
        self.withdrawn = withdrawn

    def _choose(self, seat: str, text: str) -> list[str]:
        before = len(self.match.outcomes()) if len(self.match) else 0
        self.match.choose(text, seat)
        self.marks.append(self.match.happened)
        return [self.match.title.outcome_text(code) for code in self.match.outcomes()[before:]]

    def _fork(self, seat: str, word: int) -> None:
        before = self.match
        self.match = before.branch(seat or None, word)
        if seat:
            # What happened and is not for this seat is no part of its fork.
            self.marks = [len(before.events(seat, stop=mark)) for mark in self.marks]
            self.told = {}

    def _take_back(self, upto: int) -> None:
        past = self.past(upto)
        known = past.marks == self.marks[: upto + 1]
        self.told = {audience: told[: upto + 1] for audience, told in self.told.items()} if known else {}
        self.match, self.marks = past.match, past.marks
        self.epoch += 1

    def past(self, move: int) -> Room:
        """The room as it was after so many choices; nothing that is done to it touches this one."""
        found = copy.copy(self)
        found.told = {}
        found.proposal = None
        found.withdrawn = False
        match = self.match
        if all(mark.seat < 0 for mark in match.branches()):
            found.match = match.back(len(match) - move)
            found.marks = self.marks[: move + 1]
            return found
        found.match = opened(match.title.name, match.seats, str(match.seed), match.setup, self.opening)
        found.marks = [found.match.happened]
        for kind, seat, text in self.lines(move):
            if kind == FORK:
                found._fork(seat, int(text))
            else:
                found._choose(seat, text)
        return found

    def lines(self, upto: int | None = None) -> list[tuple[str, str, str]]:
        """The rows that would bring a game to this position (or the one after ``upto`` choices) without detours."""
        return lines_of(self.match, upto)


def lines_of(match: Match, upto: int | None = None) -> list[tuple[str, str, str]]:
    """The rows that bring a game to the position after ``upto`` choices, or to that of a match."""
    names = match.title.seat_names()
    found: list[tuple[str, str, str]] = []
    left = len(match) if upto is None else upto
    for choice in match.choices():
        if choice.seat == NOBODY:
            mark = match.branches()[choice.option]
            found.append((FORK, names[mark.seat] if mark.seat >= 0 else "", str(mark.word)))
        elif left > 0:
            found.append((CHOICE, names[choice.seat], match.title.option_text(choice.option)))
            left -= 1
        else:
            break
    return found
