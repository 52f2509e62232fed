"""A game in progress, whichever title: what is asked, choosing, looking, forking, the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from oldworld.kernel.chance import Script, seed_word
from oldworld.kernel.errors import IllegalChoice, OldworldError
from oldworld.kernel.events import EVERYONE, Event
from oldworld.kernel.procedure import Ask, Play
from oldworld.kernel.title import Outcome, Refusal, Title, View, resolve, title

if TYPE_CHECKING:
    from oldworld.kernel.record import Record

NOBODY: Final = -1


class Option:
    """One thing a seat may choose. It prints in the record's notation; ``number`` is dense, for learning."""

    __slots__ = ("number", "text")

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.number == self.number and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[type[Option], tuple[int, str]]:
        """A compiled class is pickled only by what makes it anew; so with all that is handed out."""
        return Option, (self.number, self.text)


class Decision:
    """A seat must choose among options. ``prompt`` and ``args`` say what is asked, in any language."""

    __slots__ = ("args", "options", "prompt", "seat", "topic")

    def __init__(self, seat: str, prompt: str, args: dict[str, str], topic: str, options: tuple[Option, ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.args = args
        self.topic = topic
        self.options = options

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.prompt}, {[str(o) for o in self.options]})"

    def __reduce__(self) -> tuple[type[Decision], tuple[object, ...]]:
        return Decision, (self.seat, self.prompt, self.args, self.topic, self.options)


class Choice:
    """One line of a game's history: a seat chose an option (or chance was dealt anew)."""

    __slots__ = ("option", "outcomes", "seat")

    def __init__(self, seat: int, option: int, outcomes: int) -> None:
        self.seat = seat
        """The seat number, or `NOBODY` for a branch mark."""
        self.option = option
        """The option number, or the place of the mark in the match's list of branches."""
        self.outcomes = outcomes
        """How many outcomes of chance had been logged before this choice."""


class Branch:
    """Where a fork left the seeded line: hidden things dealt anew for a seat, chance from a new word."""

    __slots__ = ("seat", "word")

    def __init__(self, seat: int, word: int) -> None:
        self.seat = seat
        self.word = word


_OPTIONS: dict[str, tuple[Option, ...]] = {}


def options_of(of: Title) -> tuple[Option, ...]:
    """All options of a title, by number."""
    found = _OPTIONS.get(of.name)
    if found is None:
        found = tuple([Option(number, of.option_text(number)) for number in range(of.option_count())])
        _OPTIONS[of.name] = found
    return found


def _copied(value: object) -> object:
    """What somebody gave, so that it does not change any more when they change it."""
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value


class Match:
    """A game in progress.

    >>> import oldworld
    >>> match = oldworld.Match("chaos", seed=7)
    >>> match.seats
    ('khorne', 'nurgle', 'tzeentch', 'slaanesh')
    >>> while match.pending:
    ...     decision = match.pending[0]
    ...     match.choose(decision.options[0])
    >>> match.result.reason
    'old_world_deck_empty'
    """

    def __init__(
        self,
        of: Title | str,
        *,
        seats: Sequence[str] | None = None,
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
        script: Script | None = None,
        position: dict[str, object] | None = None,
        events: bool = True,
        keep: bool = True,
        twin_of: Match | None = None,
        twin_play: Play | None = None,
    ) -> None:
        if twin_of is not None and twin_play is not None:
            self._become(twin_of, twin_play)
            return
        self.title: Title = title(of) if isinstance(of, str) else of
        self.seats: tuple[str, ...] = self.title.check_seats(seats if seats is not None else ())
        self.setup: dict[str, str] = resolve(self.title, options if options is not None else {})
        self.seed: int | str = seed
        names = self.title.seat_names()
        self._names: tuple[str, ...] = names
        self._options: tuple[Option, ...] = options_of(self.title)
        self._choices: list[Choice] = []
        self._outcomes: list[int] = []
        self._branches: list[Branch] = []
        self._events: list[Event] = []
        self._pending: tuple[Decision, ...] | None = None
        self.scripted: bool = script is not None
        self._script: Script | None = script.copy() if script is not None else None
        self.play: Play = self.title.start(
            [names.index(seat) for seat in self.seats], self.setup, seed_word(seed), keep
        )
        self.play.chance.script = script
        self.play.chance.log = self._outcomes
        if events:
            self.play.events = self._events
        self.position: dict[str, object] | None = None
        if position is not None:
            self.title.place(self.play, position)  # refuses what is none, keys that are no words among it
            self.position = {key: _copied(value) for key, value in position.items()}
        self.play.begin()

    # -- what is asked ----------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """Who must decide, and among what. Usually one decision; empty when the game is over."""
        found = self._pending
        if found is None:
            found = tuple([self._decision(ask) for ask in self.play.open_asks()])
            self._pending = found
        return found

    def _decision(self, ask: Ask) -> Decision:
        table = self._options
        return Decision(
            self._names[ask.seat],
            self.title.prompt_name(ask.prompt),
            self.title.prompt_args(self.play, ask.prompt, ask.subject),
            self.title.prompt_topic(ask.prompt),
            tuple([table[number] for number in ask.options]),
        )

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.play.over

    @property
    def result(self) -> Outcome | None:
        """How it ended: winners, ranking, points, and the clause; None while it goes on."""
        return self.title.result(self.play)

    @property
    def rounds(self) -> int:
        """How many rounds have been begun."""
        return self.title.rounds(self.play)

    def __len__(self) -> int:
        """How many choices have been made."""
        return len(self._choices) - len(self._branches)

    # -- choosing ---------------------------------------------------------------------------------

    def choose(self, option: Option | str | int, seat: str | None = None) -> None:
        """Make a choice for the seat that must decide.

        An option, its notation or its number will do. ``seat`` is needed only where several decide at
        once. A choice that is not legal raises `IllegalChoice` with the clause that forbids it, and
        changes nothing.
        """
        if isinstance(option, Option):
            text = option.text
            number = option.number
        elif isinstance(option, str):
            text = option
            number = self.title.option_number(option)
        else:
            number = option
            text = self._options[number].text if 0 <= number < len(self._options) else str(number)
        for ask in self.play.open_asks():
            if seat is None or self._names[ask.seat] == seat:
                if number in ask.options:
                    self._give(ask.seat, number)
                    return
                refusal = self.title.why_not(self.play, ask.seat, text)
                if refusal is None:
                    raise IllegalChoice(text, "", "is not among the options")
                details = ", ".join([f"{name} {value}" for name, value in refusal.args.items()])
                raise IllegalChoice(text, refusal.clause, refusal.reason, details)
        if self.play.over:
            raise IllegalChoice(text, "", "the game is over")
        if seat is None:
            raise IllegalChoice(text, "", "nobody is asked anything now")
        not_asked = self.title.why_not(self.play, self._number(seat), text)
        clause = not_asked.clause if not_asked is not None else ""
        raise IllegalChoice(text, clause, f"{seat} is not asked anything now")

    def _give(self, seat: int, number: int) -> None:
        self._choices.append(Choice(seat, number, len(self._outcomes)))
        self._pending = None
        self.play.give(number, seat)

    # -- looking ----------------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> View:
        """All that a seat may know; a spectator's view for None."""
        return self.title.view(self.play, self._number(seat))

    def _number(self, seat: str | None) -> int:
        if seat is None:
            return -1
        if seat not in self.seats:
            raise OldworldError(f"nobody sits at {seat!r}; the seats are: {', '.join(self.seats)}")
        return self._names.index(seat)

    def events(
        self, seat: str | None = None, *, start: int = 0, stop: int | None = None, everything: bool = False
    ) -> list[Event]:
        """What happened and ``seat`` may know (a spectator for None), from number ``start`` up to ``stop``."""
        number = self._number(seat)
        return [
            event
            for event in self._events[start:stop]
            if everything or event.to == EVERYONE or (event.to == number and number >= 0)
        ]

    @property
    def happened(self) -> int:
        """How many things have happened so far: where `events` of what comes next will start."""
        return len(self._events)

    def explain(self, text: str, seat: str | None = None) -> Refusal | None:
        """Why a choice is not legal now, with its clause; None when it is legal.

        ``seat`` is the one who asks (the one who must decide, if it is left out).
        """
        asks = self.play.open_asks()
        if seat is None:
            number = asks[0].seat if asks else -1
        else:
            number = self._number(seat)
        option = self.title.option_number(text)
        for ask in asks:
            if ask.seat == number and option in ask.options:
                return None
        return self.title.why_not(self.play, number, text)

    # -- forking ----------------------------------------------------------------------------------

    def fork(self, *, as_seen_by: str | None = None, seed: int | str | None = None) -> Match:
        """An independent copy.

        ``seed`` gives the copy a chance of its own. ``as_seen_by`` also deals anew all that this seat
        cannot know, consistently with everything it has seen; its own view of the fork is the same.
        """
        if as_seen_by is None and seed is None:
            other = self._twin(self.play.fork())
            other._pending = self._pending
            return other
        word = seed_word(seed if seed is not None else f"{self.play.chance.word}/{as_seen_by}")
        return self.branch(as_seen_by, word)

    def branch(self, as_seen_by: str | None, word: int) -> Match:
        """A fork whose chance starts from a word of the generator; what a record's ``fork`` line says."""
        number = self._number(as_seen_by)
        given = self.play.answers_since_checkpoint()
        kept = self.play.known_answers(number)
        other = self._twin(self.play.fork_unknown(number, word))
        if len(kept) < given:
            other._choices = self._without(given, kept)
        if number >= 0:
            # What happened before and is not for this seat is no part of its fork.
            other._events = [event for event in other._events if event.to in (EVERYONE, number)]
            if other.play.events is not None:
                other.play.events = other._events
        other._choices.append(Choice(NOBODY, len(other._branches), len(other._outcomes)))
        other._branches.append(Branch(number, word))
        return other

    def _without(self, given: int, kept: list[int]) -> list[Choice]:
        """The history without those of the last ``given`` choices that are not ``kept``; its marks stay."""
        at = len(self._choices)
        left = given
        while left > 0:
            at -= 1
            if self._choices[at].seat != NOBODY:
                left -= 1
        found = self._choices[:at]
        number = 0
        for choice in self._choices[at:]:
            if choice.seat == NOBODY:
                found.append(choice)
            else:
                if number in kept:
                    found.append(choice)
                number += 1
        return found

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Match:
        return self.fork()

    def __reduce__(self) -> tuple[object, ...]:
        """A procedure under way cannot be pickled; the record says the same and is checked on arrival."""
        raise TypeError("a match cannot be pickled: send str(match.record()) and play it again with Match.replay")

    # -- the record -------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game as text: set-up, seed, choices, and every outcome of chance."""
        from oldworld.kernel.record import Record

        return Record.of(self)

    @staticmethod
    def replay(record: Record | str, *, upto: int | None = None) -> Match:
        """Play a record again, checking every die, draw and choice; stop after ``upto`` choices."""
        from oldworld.kernel.record import Record

        found = Record.parse(record) if isinstance(record, str) else record
        return found.replay(upto)

    def back(self, count: int = 1) -> Match:
        """The match as it stood ``count`` choices ago: undo is a replay that stops earlier.

        What a fork dealt anew between two choices belongs to the later one's past.
        """
        left = len(self) - count
        match = Match(
            self.title,
            seats=self.seats,
            seed=self.seed,
            options=self.setup,
            script=self._script.copy() if self._script is not None else None,
            position=self.position,
            events=self.play.events is not None,
        )
        for choice in self._choices:
            if choice.seat == NOBODY:
                branch = self._branches[choice.option]
                match = match.branch(self._names[branch.seat] if branch.seat >= 0 else None, branch.word)
            elif left > 0:
                match._give(choice.seat, choice.option)
                left -= 1
            else:
                break
        return match

    def choices(self) -> list[Choice]:
        """Every choice made, in order."""
        return self._choices

    def branches(self) -> list[Branch]:
        """Where chance was dealt anew."""
        return self._branches

    def outcomes(self) -> list[int]:
        """Every outcome of chance, in order, as the title packs it."""
        return self._outcomes

    def _twin(self, play: Play) -> Match:
        return Match(self.title, twin_of=self, twin_play=play)

    def _become(self, other: Match, play: Play) -> None:
        """Take over another match's history, with a play of one's own."""
        self.title = other.title
        self.seats = other.seats
        self.setup = other.setup
        self.seed = other.seed
        self.scripted = other.scripted
        self._script = other._script
        self.position = other.position
        self._names = other._names
        self._options = other._options
        self._choices = other._choices[:]
        self._outcomes = other._outcomes[:]
        self._branches = other._branches[:]
        self._events = other._events[:]
        self._pending = None
        self.play = play
        play.chance.log = self._outcomes
        if other.play.events is not None:
            play.events = self._events
