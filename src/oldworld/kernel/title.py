"""What a title must provide, and the registry through which everybody reaches titles."""

from __future__ import annotations

import importlib
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from oldworld.kernel.errors import SetupError
from oldworld.kernel.events import Event
from oldworld.kernel.native import mypyc_attr
from oldworld.kernel.procedure import Play
from oldworld.kernel.saying import Saying

if TYPE_CHECKING:
    from oldworld.kernel.match import Decision

Setup = dict[str, str]
"""The set-up options of a game, by name."""


class Setting:
    """A set-up option: its values, its default, and what an edition makes of it."""

    def __init__(
        self, name: str, values: tuple[str, ...], default: str, by_edition: dict[str, str] | None = None
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.by_edition: dict[str, str] = by_edition if by_edition is not None else {}


class Refusal:
    """Why something is not legal: a message id with arguments, and the clause it rests on."""

    def __init__(self, clause: str, reason: str, args: dict[str, str] | None = None) -> None:
        self.clause = clause
        self.reason = reason
        self.args: dict[str, str] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.reason}, {self.args})"

    def __reduce__(self) -> tuple[type[Refusal], tuple[object, ...]]:
        return Refusal, (self.clause, self.reason, self.args)


class PlaceError(SetupError):
    """A position that cannot be; ``path`` says where, such as ``regions.kislev.figures``."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason

    def __reduce__(self) -> tuple[type[PlaceError], tuple[str, str]]:
        return type(self), (self.path, self.reason)


class Outcome:
    """How a game ended: the winners, the ranking (groups of equals, best first), and the clause."""

    def __init__(
        self,
        winners: tuple[str, ...],
        ranking: tuple[tuple[str, ...], ...],
        clause: str,
        reason: str,
        points: dict[str, int],
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.clause = clause
        self.reason = reason
        self.points = points

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, clause={self.clause!r}, points={self.points})"

    def __reduce__(self) -> tuple[type[Outcome], tuple[object, ...]]:
        return Outcome, (self.winners, self.ranking, self.clause, self.reason, self.points)


Result = Outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game that can be played here. One object per title; it holds no game."""

    name: str
    rules_version: str
    """Raised when records of the version before would no longer replay."""
    clause_prefix: str

    # -- setting up -----------------------------------------------------------------------------

    @abstractmethod
    def seat_names(self) -> tuple[str, ...]:
        """Every seat there can be, in the order of play; seat number n is the n-th of them."""

    @abstractmethod
    def check_seats(self, seats: Sequence[str]) -> tuple[str, ...]:
        """The seats of a game in their order, or a `SetupError` that says what would be right."""

    def seat_counts(self) -> tuple[int, ...]:
        """With how many seats it can be played."""
        names = self.seat_names()
        found = []
        for count in range(1, len(names) + 1):
            try:
                self.check_seats(names[:count])
            except SetupError:
                continue
            found.append(count)
        return tuple(found)

    @abstractmethod
    def settings(self) -> tuple[Setting, ...]:
        """The set-up options; one of them is named ``edition``."""

    @abstractmethod
    def start(self, seats: Sequence[int], setup: Setup, word: int, keep: bool) -> Play:
        """A new play, set up but not begun, with its chance at ``word``."""

    # -- options, prompts, events ---------------------------------------------------------------

    @abstractmethod
    def option_count(self) -> int:
        """How many different options the title has; an option is a number below it."""

    @abstractmethod
    def option_text(self, option: int) -> str:
        """An option in the record's notation."""

    @abstractmethod
    def option_number(self, text: str) -> int:
        """The option a notation means, or -1."""

    @abstractmethod
    def prompt_name(self, prompt: int) -> str:
        """The id of a prompt."""

    @abstractmethod
    def prompt_args(self, play: Play, prompt: int, subject: int) -> dict[str, str]:
        """The arguments of a prompt."""

    @abstractmethod
    def prompt_topic(self, prompt: int) -> str:
        """What everybody may know of a prompt: the part of the game it belongs to."""

    @abstractmethod
    def event_name(self, event: Event) -> str:
        """The id of an event."""

    @abstractmethod
    def event_args(self, event: Event) -> dict[str, str | int]:
        """The arguments of an event, by name."""

    # -- saying ---------------------------------------------------------------------------------

    @abstractmethod
    def say_name(self, kind: str, word: str) -> Saying:
        """The name of a thing of some kind: a region, a card..."""

    @abstractmethod
    def say_seat(self, seat: str) -> Saying:
        """The name of a seat."""

    @abstractmethod
    def say_event(self, event: Event) -> Saying:
        """What happened."""

    def say_events(self, events: list[Event]) -> list[tuple[Saying, str]]:
        """What happened, as lines with their clauses. A title may let events share a line."""
        return [(self.say_event(event), event.clause) for event in events]

    @abstractmethod
    def say_prompt(self, decision: Decision) -> Saying:
        """What is asked of the seat that must decide."""

    @abstractmethod
    def say_topic(self, decision: Decision) -> Saying:
        """What others may know of that question."""

    @abstractmethod
    def say_option(self, option: str, view: View | None) -> Saying:
        """An option as a person would say it."""

    @abstractmethod
    def say_refusal(self, refusal: Refusal) -> Saying:
        """Why something is not legal."""

    @abstractmethod
    def things(self) -> list[tuple[str, str]]:
        """Everything that has a text of its own, as kind and word: cards, upgrades, tokens."""

    def say_facts(self, kind: str, word: str) -> Saying | None:
        """The numbers of a thing, where it has any: its cost, how many there are..."""
        return None

    @abstractmethod
    def is_reconstructed(self, kind: str, word: str) -> bool:
        """Is the effect of this thing filled in, because the printed text was not found?"""

    # -- chance ---------------------------------------------------------------------------------

    @abstractmethod
    def outcome_text(self, code: int) -> str:
        """An outcome of chance as the record writes it, such as ``die khorne 4``."""

    @abstractmethod
    def outcome_code(self, text: str) -> int:
        """The reverse of `outcome_text`, or -1."""

    # -- looking --------------------------------------------------------------------------------

    @abstractmethod
    def view(self, play: Play, seat: int) -> View:
        """All that a seat (or a spectator, -1) may know, built up field by field."""

    @abstractmethod
    def advise(self, view: View, prompt: str, args: dict[str, str], options: list[str]) -> list[float]:
        """How good each option looks to the seat whose view this is, by the title's rules of thumb."""

    @abstractmethod
    def place(self, play: Play, spec: dict[str, object]) -> None:
        """Put a play that has not begun into a position (a `PlaceError` says what is wrong with it)."""

    @abstractmethod
    def describe(self, play: Play) -> dict[str, object]:
        """The whole truth of a play, hidden things too, in the form `place` reads, and what follows from it."""

    @abstractmethod
    def result(self, play: Play) -> Outcome | None:
        """How it ended, or None."""

    @abstractmethod
    def rounds(self, play: Play) -> int:
        """How many rounds have been begun."""

    @abstractmethod
    def why_not(self, play: Play, seat: int, text: str) -> Refusal | None:
        """Why ``seat`` may not do what ``text`` says now; None when it may."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know: plain data that also becomes JSON. Titles have views of their own."""

    __slots__ = ()

    @abstractmethod
    def as_dict(self) -> dict[str, object]:
        """The view as plain dicts, lists, strings and numbers."""

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a view cannot be pickled or copied: take view.as_dict()")


_TITLES: dict[str, str] = {}
_LOADED: dict[str, Title] = {}


def register(name: str, where: str) -> None:
    """Make a title known: its name, and the module whose ``TITLE`` it is. It is imported when asked for."""
    _TITLES[name] = where
    _LOADED.pop(name, None)


def title_names() -> tuple[str, ...]:
    """The names of all registered titles."""
    return tuple(_TITLES)


def title(name: str) -> Title:
    """The title of that name.

    >>> title("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
      ...
    oldworld.kernel.errors.SetupError: there is no title 'chess'; there are: chaos...
    """
    found = _LOADED.get(name)
    if found is None:
        where = _TITLES.get(name)
        if where is None:
            raise SetupError(f"there is no title {name!r}; there are: {', '.join(_TITLES)}")
        loaded = importlib.import_module(where).TITLE
        assert isinstance(loaded, Title)
        found = loaded
        _LOADED[name] = found
    return found


def resolve(of: Title, given: Mapping[str, str]) -> Setup:
    """The full set-up options: defaults, then what the edition says, then what was given."""
    settings = of.settings()
    known = {setting.name: setting for setting in settings}
    for name, value in given.items():
        if name not in known:
            raise SetupError(f"{of.name} has no option {name!r}; it has: {', '.join(known)}")
        if value not in known[name].values:
            raise SetupError(f"option {name} cannot be {value!r}; it can be: {', '.join(known[name].values)}")
    edition = given.get("edition", known["edition"].default)
    setup: Setup = {}
    for setting in settings:
        setup[setting.name] = given.get(setting.name, setting.by_edition.get(edition, setting.default))
    setup["edition"] = edition
    return setup
