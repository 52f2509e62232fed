"""From ids to sentences: what a title says, in somebody's language."""

from __future__ import annotations

from collections.abc import Mapping

from oldworld.kernel.events import Event
from oldworld.kernel.match import Decision
from oldworld.kernel.saying import Saying
from oldworld.kernel.title import Outcome, Refusal, Title, View
from oldworld.locale import Words


class Speaker:
    """Says what the engine means, in one language."""

    def __init__(self, title: Title, words: Words, setup: Mapping[str, str] | None = None) -> None:
        self.title = title
        self.words = words
        self.setup = dict(setup) if setup is not None else {}
        """The options of the game that is spoken of: some texts depend on them."""

    def say(self, saying: Saying) -> str:
        """A saying, with all that goes into it."""
        args: dict[str, str | int] = {}
        for key, value in saying.args.items():
            if isinstance(value, Saying):
                args[key] = self.say(value)
            elif isinstance(value, int | str):
                args[key] = value
            else:
                args[key] = ", ".join(self.say(part) for part in value)
        return self.words(f"{self.title.name}-{saying.message}", **args) + saying.number

    def name(self, kind: str, word: str) -> str:
        """The name of a thing of some kind, such as a figure, a region or a card."""
        return self.say(self.title.say_name(kind, word))

    def seat(self, seat: str) -> str:
        """The name of a seat."""
        return self.say(self.title.say_seat(seat))

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        return self.say(self.title.say_event(event))

    def events(self, events: list[Event]) -> list[tuple[str, str]]:
        """What happened, as lines, each with its clause."""
        return [(self.say(saying), clause) for saying, clause in self.title.say_events(events)]

    def prompt(self, decision: Decision) -> str:
        """A question."""
        return self.say(self.title.say_prompt(decision))

    def topic(self, decision: Decision) -> str:
        """What others may know of a question."""
        return self.say(self.title.say_topic(decision))

    def option(self, option: str, view: View | None = None) -> str:
        """An option as a person would say it."""
        return self.say(self.title.say_option(option, view))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not legal."""
        return self.say(self.title.say_refusal(refusal))

    def text(self, kind: str, word: str) -> str:
        """What a thing does, as the set-up options of this game read it; "" for one without a text."""
        message = f"{self.title.name}-{self.title.say_name(kind, word).message}"
        for option, value in self.setup.items():
            if self.words.has(message, f"text_{option}_{value}"):
                return self.words(message, f"text_{option}_{value}")
        parts = [self.words(message, part) for part in ("text", "lasting") if self.words.has(message, part)]
        return " ".join(parts)

    def clause(self, clause: str) -> str:
        """A clause, with its number."""
        return f"{clause}: {self.words.clause(clause)}"

    def result(self, result: Outcome) -> list[str]:
        """How the game ended, a line each."""
        prefix = f"{self.title.name}-end"
        lines = [self.words(f"{prefix}-{result.reason}")]
        if result.winners:
            won = result.points[result.winners[0]]
            level = any(n == won for seat, n in result.points.items() if seat not in result.winners)
            if level and self.words.has(f"{prefix}-{result.reason}_level"):
                lines.append(self.words(f"{prefix}-{result.reason}_level"))
            names = ", ".join(self.seat(seat) for seat in result.winners)
            lines.append(self.words(f"{prefix}-winner", winners=names, count=len(result.winners)))
        else:
            lines.append(self.words(f"{prefix}-nobody"))
        lines.append(" · ".join(f"{self.seat(seat)} {points}" for seat, points in result.points.items()))
        return lines
