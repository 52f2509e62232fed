"""Questions and answers: how a rule written as a procedure is played, forked and replayed.

A rule is a generator that runs straight through and yields a question (`Ask`) whenever a seat must
decide; it reads the answer from ``play.answer`` when it is resumed. (Handing the answer over through
an attribute and not through ``send`` makes a question cheaper, most of all compiled; see
docs/architecture.md.)

Between procedures the state is plain data. `Play.step` looks at that data and returns the procedure
that comes next; the driver takes a checkpoint before it starts one. A game in progress is therefore
its last checkpoint and the few answers given since, and that is what a fork copies.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator
from typing import Final, TypeVar

from oldworld.kernel.chance import Chance, Script
from oldworld.kernel.events import Event
from oldworld.kernel.native import mypyc_attr

T = TypeVar("T")
SPECTATOR: Final = -1


class Ask:
    """A question to one seat: what is asked, and among which options.

    ``tentative`` counts the answers just before this question that nobody else may know yet (a card
    chosen whose region is still asked for). ``always`` asks even when there is one option, because
    skipping the question would tell something that is hidden. ``fresh`` promises that nothing has changed
    since the checkpoint, so that a fork need not run the procedure up to the question again.
    """

    __slots__ = ("always", "fresh", "options", "prompt", "seat", "subject", "tentative")

    def __init__(
        self,
        seat: int,
        prompt: int,
        options: list[int],
        subject: int = -1,
        tentative: int = 0,
        always: bool = False,
        fresh: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.subject = subject
        self.tentative = tentative
        self.always = always
        self.fresh = fresh


class Together(Ask):
    """Questions that several seats answer at once; nothing is known before the last answer is in.

    The procedure reads the answers, in the order of ``asks``, from ``play.gathered``. Together they are
    fresh if each of them is.
    """

    __slots__ = ("asks",)

    def __init__(self, asks: list[Ask]) -> None:
        super().__init__(asks[0].seat, asks[0].prompt, asks[0].options, always=True, fresh=True)
        self.asks = asks
        for part in asks:
            if not part.fresh:
                self.fresh = False


Procedure = Generator[Ask, None, T]
"""A rule that may ask: a generator of questions that returns a T."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A title's state: plain data with a hand-written copy."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> State:
        """An independent copy."""


class Redeal:
    """What a fork did to hidden things and to chance, after a number of answers since a checkpoint."""

    __slots__ = ("after", "seat", "word")

    def __init__(self, after: int, seat: int, word: int) -> None:
        self.after = after
        self.seat = seat
        self.word = word


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A game being played: the title's state, its chance, and the procedure in progress."""

    def __init__(self, chance: Chance, keep: bool) -> None:
        self.chance = chance
        self.keep = keep
        """Take checkpoints. A rollout that nobody forks switches them off."""
        self.answer = -1
        """The answer to the question a procedure yielded last."""
        self.ask: Ask | None = None
        self.gathered: list[int] = []
        """The answers to a `Together`, -1 where one is still out."""
        self.over = False
        self.paused = False
        """Set by `step` where the game is to stand still, for positions that a scenario looks at."""
        self.events: list[Event] | None = None
        self._proc: Generator[Ask, None, None] | None = None
        self._saved: State | None = None
        self._saved_word = 0
        self._saved_script: Script | None = None
        self._answers: list[int] = []
        self._seats: list[int] = []
        self._redeals: list[Redeal] = []

    # -- what a title provides ------------------------------------------------------------------

    @abstractmethod
    def step(self) -> Generator[Ask, None, None] | None:
        """Do what comes next. Return the procedure that may ask something, or None if none did.

        Called again on the state it left, it must return the same procedure: that is how a fork
        finds its way back to a question.
        """

    @abstractmethod
    def state(self) -> State:
        """The live state."""

    @abstractmethod
    def restore(self, state: State) -> None:
        """Put another state in place of the live one."""

    @abstractmethod
    def blank(self) -> Play:
        """A play of the same set-up without a state."""

    @abstractmethod
    def redeal(self, seat: int, chance: Chance) -> None:
        """Deal anew everything that ``seat`` cannot know, consistently with all it has seen."""

    # -- playing --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Run up to the first question."""
        self._run(None)

    def give(self, option: int, seat: int = SPECTATOR) -> None:
        """Answer the pending question and run up to the next one. The option must be legal."""
        ask = self.ask
        if ask is None:
            raise AssertionError("nothing is asked")
        proc = self._proc
        if proc is None:
            proc = self._resume()
        if self.keep:
            self._answers.append(option)
            self._seats.append(ask.seat if seat < 0 else seat)
        self.answer = option
        if isinstance(ask, Together):
            self.gathered = self.gathered[:]
            self._gather(ask, option, seat)
            if -1 in self.gathered:
                self._proc = proc
                return
        self._run(proc)

    def _gather(self, ask: Together, option: int, seat: int) -> None:
        """Note one of several answers given at once."""
        for index, part in enumerate(ask.asks):
            if part.seat == seat and self.gathered[index] < 0:
                self.gathered[index] = option
                return
        raise AssertionError("this seat is not asked now")

    def open_asks(self) -> list[Ask]:
        """The questions that wait for an answer now: one, or several that are asked at once."""
        ask = self.ask
        if ask is None:
            return []
        if not isinstance(ask, Together):
            return [ask]
        return [part for part, answer in zip(ask.asks, self.gathered, strict=True) if answer < 0]

    def _run(self, proc: Generator[Ask, None, None] | None) -> None:
        """Run procedures until one asks something that a seat must answer, or the game is over."""
        while True:
            if proc is None:
                if self.over:
                    self._proc = None
                    self.ask = None
                    return
                proc = self.step()
                if proc is None:
                    if self.paused:
                        self._proc = None
                        self.ask = None
                        return
                    continue
                if self.keep:
                    self._saved = self.state().copy()
                    self._saved_word = self.chance.word
                    script = self.chance.script
                    self._saved_script = script.copy() if script is not None else None
                    self._answers = []
                    self._seats = []
                    self._redeals = []
            for ask in proc:
                if len(ask.options) == 1 and not ask.always:
                    self.answer = ask.options[0]
                    continue
                if isinstance(ask, Together):
                    self.gathered = [-1] * len(ask.asks)
                self._proc = proc
                self.ask = ask
                return
            proc = None

    # -- forking --------------------------------------------------------------------------------

    def _resume(self) -> Generator[Ask, None, None]:
        """Start the checkpoint's procedure again and give it the answers it was given before.

        Nobody is told anything meanwhile: those events and outcomes are history already.
        """
        proc = self.step()
        if proc is None:
            raise AssertionError("a checkpoint without a procedure")
        events, log = self.events, self.chance.log
        self.events = None
        self.chance.log = None
        given = 0
        upto = len(self._answers)
        redeals = self._redeals
        next_redeal = 0
        while True:
            ask = next(proc, None)
            if ask is None:
                raise AssertionError("answers and procedure do not match")
            if len(ask.options) == 1 and not ask.always:
                self.answer = ask.options[0]
                continue
            # Answers given at once change nothing until the last is in: what was dealt anew between
            # them can as well be dealt before the first.
            span = len(ask.asks) if isinstance(ask, Together) else 1
            if next_redeal < len(redeals) and redeals[next_redeal].after < given + span:
                while next_redeal < len(redeals) and redeals[next_redeal].after < given + span:
                    self._apply(redeals[next_redeal])
                    next_redeal += 1
                if ask.fresh:
                    # Its options may rest on what was dealt anew; nothing else has happened yet.
                    proc = self.step()
                    if proc is None:
                        raise AssertionError("a checkpoint without a procedure")
                    continue
            if isinstance(ask, Together):
                self.gathered = [-1] * len(ask.asks)
                while given < upto and -1 in self.gathered:
                    self._gather(ask, self._answers[given], self._seats[given])
                    given += 1
                if -1 in self.gathered:
                    break
            elif given == upto:
                break
            else:
                self.answer = self._answers[given]
                given += 1
        self._proc = proc
        self.ask = ask
        self.events, self.chance.log = events, log
        return proc

    def _apply(self, redeal: Redeal) -> None:
        """Deal anew; chance is new from here on, so what is scripted for later comes no more."""
        if redeal.seat >= 0:
            self.redeal(redeal.seat, Chance(redeal.word))
        self.chance.word = redeal.word
        self.chance.script = None

    def fork(self, keep: bool = True) -> Play:
        """An independent copy that stands at the same question."""
        other = self._at_checkpoint(keep)
        if not self.at_rest():
            other._answers = self._answers[:]
            other._seats = self._seats[:]
            other._redeals = self._redeals
            other.gathered = self.gathered
            ask = self.ask
            other.ask = ask
            if self._answers or self._redeals or ask is None or not ask.fresh:
                other._resume()
        return other

    def fork_unknown(self, seat: int, word: int, keep: bool = True) -> Play:
        """A fork in which all that ``seat`` cannot know is dealt anew and chance starts from ``word``.

        With ``seat`` -1 only chance is new. Answers the seat may not know yet are taken back: their
        decider will decide again.
        """
        other = self._at_checkpoint(keep)
        if self.at_rest():
            other._apply(Redeal(0, seat, word))
            return other
        known = self.known_answers(seat)
        other._answers = [self._answers[i] for i in known]
        other._seats = [self._seats[i] for i in known]
        redeal = Redeal(len(known), seat, word)
        if known or self._redeals or self.ask is None or not self.ask.fresh:
            for earlier in self._redeals:
                # Answers that are taken back are not counted any more.
                before = sum([1 for i in known if i < earlier.after])
                other._redeals.append(Redeal(before, earlier.seat, earlier.word))
            other._redeals.append(redeal)
        else:
            other._apply(redeal)
            if keep:
                other._saved = other.state().copy()
                other._saved_word = word
                other._saved_script = None
        other._resume()
        return other

    def _at_checkpoint(self, keep: bool) -> Play:
        """A new play that stands where this one's checkpoint was taken."""
        other = self.blank()
        other.keep = keep
        other.over = self.over
        other.paused = self.paused
        if self.at_rest():
            other.restore(self.state().copy())
            other.chance.word = self.chance.word
            if self.chance.script is not None:
                other.chance.script = self.chance.script.copy()
            return other
        if self._saved is None:
            raise AssertionError("this game keeps no checkpoints")
        other.restore(self._saved.copy())
        other.chance.word = self._saved_word
        if keep:
            other._saved = self._saved
        other._saved_word = self._saved_word
        if self._saved_script is not None:
            other.chance.script = self._saved_script.copy()
            other._saved_script = self._saved_script
        return other

    def at_rest(self) -> bool:
        """Is the game over, or paused, so that no procedure is under way?"""
        return self.over or self.paused

    def known_answers(self, seat: int) -> list[int]:
        """Which of the answers since the checkpoint ``seat`` may know of (all, for seat -1)."""
        ask = self.ask
        count = len(self._answers)
        if seat < 0 or ask is None:
            return list(range(count))
        if isinstance(ask, Together):
            secret = sum(1 for answer in self.gathered if answer >= 0)
            return [i for i in range(count) if i < count - secret or self._seats[i] == seat]
        return list(range(count if ask.seat == seat else count - ask.tentative))

    def answers_since_checkpoint(self) -> int:
        """How many answers have been given since the checkpoint."""
        return len(self._answers)
