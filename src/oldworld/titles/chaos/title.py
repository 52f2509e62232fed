"""Chaos in the Old World as a title: what the kernel and everybody else may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from oldworld.kernel import title as kernel
from oldworld.kernel.chance import Chance, outcome, outcome_topic, outcome_value, outcome_who
from oldworld.kernel.errors import SetupError
from oldworld.kernel.events import Event
from oldworld.kernel.match import Decision
from oldworld.kernel.procedure import Play
from oldworld.kernel.saying import Saying
from oldworld.titles.chaos import (
    advice,
    game_end,
    happenings,
    old_world_tables,
    options,
    position,
    prompts,
    sayings,
    settings,
    sources,
    tables,
    terms as t,
    why,
)
from oldworld.titles.chaos.game import Game, Switches
from oldworld.titles.chaos.rounds import ChaosGame
from oldworld.titles.chaos.view import ChaosView

_TOPICS: Final = ("die", "draw", "old_world", "token", "reshuffle")


class Chaos(kernel.Title):
    """The title object."""

    def __init__(self) -> None:
        self.name = "chaos"
        self.rules_version = "1"
        self.clause_prefix = "COW"

    def seat_names(self) -> tuple[str, ...]:
        """The four powers in power order; a seat's number is its power."""
        return t.POWERS

    def check_seats(self, seats: Sequence[str]) -> tuple[str, ...]:
        """Three or four different powers (COW-SETUP.1-2); four when none is named."""
        if not seats:
            return t.POWERS
        for seat in seats:
            if seat not in t.POWERS:
                raise SetupError(f"there is no power {seat!r}; there are: {', '.join(t.POWERS)} [COW-SETUP.2]")
        if len(set(seats)) != len(seats):
            raise SetupError("each player plays a different power [COW-SETUP.2]")
        if len(seats) not in (3, 4):
            raise SetupError(f"three or four powers play, not {len(seats)} [COW-SETUP.1]")
        return tuple([power for power in t.POWERS if power in seats])

    def settings(self) -> tuple[kernel.Setting, ...]:
        """Edition and switches."""
        return settings.SETTINGS

    def start(self, seats: Sequence[int], setup: kernel.Setup, word: int, keep: bool) -> Play:
        """A new game, set up when it begins."""
        return ChaosGame(list(seats), Switches(setup), Chance(word), keep)

    def option_count(self) -> int:
        """The size of the catalogue."""
        return options.COUNT

    def option_text(self, option: int) -> str:
        """An option in notation."""
        return options.TEXTS[option]

    def option_number(self, text: str) -> int:
        """The option a notation means, or -1."""
        return options.NUMBERS.get(text, -1)

    def prompt_name(self, prompt: int) -> str:
        """The id of a prompt."""
        return prompts.NAMES[prompt]

    def prompt_topic(self, prompt: int) -> str:
        """What everybody may know of a prompt; of what is not public yet nothing but that its seat is to act."""
        return prompts.TOPICS.get(prompt, prompts.ACT)

    def prompt_args(self, play: Play, prompt: int, subject: int) -> dict[str, str]:
        """The arguments of a prompt."""
        kind = prompts.SUBJECT[prompt]
        if kind == prompts.FIGURE:
            return {"figure": tables.FIGURES[subject]}
        if kind == prompts.CARD:
            return {"card": tables.CARDS[subject]}
        if kind == prompts.REGION:
            return {"region": t.REGIONS[subject]}
        if kind == prompts.TOKEN:
            return {"token": t.TOKENS[subject]}
        if kind == prompts.COUNT:
            return {"count": str(subject)}
        return {}

    def event_name(self, event: Event) -> str:
        """The id of an event."""
        return happenings.NAMES[event.kind]

    def event_args(self, event: Event) -> dict[str, str | int]:
        """The arguments of an event, by name."""
        numbers = (event.a, event.b, event.c, event.d)
        found: dict[str, str | int] = {}
        for (name, kind), number in zip(happenings.ARGUMENTS[event.kind], numbers, strict=False):
            if kind == "n":
                found[name] = number
            elif number >= 0:
                found[name] = _NAMES[kind][number]
        return found

    def say_name(self, kind: str, word: str) -> Saying:
        """The name of a thing."""
        return sayings.name(kind, word)

    def say_seat(self, seat: str) -> Saying:
        """The name of a power."""
        return sayings.name("power", seat)

    def say_event(self, event: Event) -> Saying:
        """What happened."""
        return sayings.event(event, self.event_args(event))

    def say_events(self, events: list[Event]) -> list[tuple[Saying, str]]:
        """What happened, a line each, with its clause; dice that follow each other share a line."""
        said: list[tuple[Saying, str]] = []
        dice: list[Event] = []
        for event in events:
            if dice and (event.kind != happenings.DIE_ROLLED or event.a != dice[0].a):
                said.append((sayings.dice(dice), dice[0].clause))
                dice = []
            if event.kind == happenings.DIE_ROLLED:
                dice.append(event)
            else:
                said.append((self.say_event(event), event.clause))
        if dice:
            said.append((sayings.dice(dice), dice[0].clause))
        return said

    def say_prompt(self, decision: Decision) -> Saying:
        """What is asked of the power that must decide."""
        return sayings.prompt(decision)

    def say_topic(self, decision: Decision) -> Saying:
        """What others may know of that question."""
        return sayings.topic(decision)

    def say_option(self, option: str, view: kernel.View | None) -> Saying:
        """An option as a person would say it."""
        return sayings.option(option, cast(ChaosView, view) if view is not None else None)

    def say_refusal(self, refusal: kernel.Refusal) -> Saying:
        """Why something is not legal."""
        return sayings.refusal(refusal)

    def things(self) -> list[tuple[str, str]]:
        """Regions, figures, Chaos cards, upgrades, Old World cards and tokens."""
        return [
            *[("region", word) for word in t.REGIONS],
            *[("figure", word) for word in tables.KIND_NAMES],
            *[("card", word) for word in tables.CARDS],
            *[("upgrade", word) for word in tables.UPGRADES],
            *[("old_world", word) for word in old_world_tables.OLD_WORLD_CARDS],
            *[("token", word) for word in t.TOKENS],
        ]

    def say_facts(self, kind: str, word: str) -> Saying | None:
        """The numbers of a figure or a card, the neighbours of a region."""
        return sayings.facts(kind, word)

    def is_reconstructed(self, kind: str, word: str) -> bool:
        """Is the effect of this card filled in?"""
        return word in sources.RECONSTRUCTED

    def outcome_text(self, code: int) -> str:
        """An outcome of chance as the record writes it."""
        topic, who, value = outcome_topic(code), outcome_who(code), outcome_value(code)
        if topic == t.DRAW_OLD_WORLD:
            return f"old_world {old_world_tables.OLD_WORLD_CARDS[value]}"
        if topic == t.START_TOKEN:
            return f"token {t.TOKENS[value]}"
        text = tables.CARDS[value] if topic == t.DRAW_CHAOS else str(value)
        return f"{_TOPICS[topic]} {t.POWERS[who]} {text}"

    def outcome_code(self, text: str) -> int:
        """The reverse of `outcome_text`, or -1."""
        words = text.split()
        try:
            topic = _TOPICS.index(words[0])
            if topic == t.DRAW_OLD_WORLD:
                return outcome(topic, 0, old_world_tables.OLD_WORLD_CARDS.index(words[1]))
            if topic == t.START_TOKEN:
                return outcome(topic, 0, t.TOKENS.index(words[1]))
            who = t.POWERS.index(words[1])
            value = tables.CARDS.index(words[2]) if topic == t.DRAW_CHAOS else int(words[2])
        except (ValueError, IndexError):
            return -1
        return outcome(topic, who, value)

    def view(self, play: Play, seat: int) -> kernel.View:
        """All that a seat may know."""
        return ChaosView(cast(Game, play), seat)

    def advise(self, view: kernel.View, prompt: str, args: dict[str, str], options: list[str]) -> list[float]:
        """How good each option looks, by the plan of the power whose view this is."""
        return advice.advise(cast(ChaosView, view), prompt, args, options)

    def place(self, play: Play, spec: dict[str, object]) -> None:
        """Put a play that has not begun into a position."""
        try:
            position.place(cast(Game, play), spec)
        except position.PositionError as error:
            raise kernel.PlaceError(error.path, error.reason) from None

    def describe(self, play: Play) -> dict[str, object]:
        """The whole truth, hidden things too, as a position."""
        return position.describe(cast(Game, play))

    def result(self, play: Play) -> kernel.Outcome | None:
        """How the game ended, or None."""
        game = cast(Game, play)
        s = game.s
        if s.result == 0:
            return None
        points = {t.POWERS[p]: s.vp[p] for p in game.powers}
        winners = tuple([t.POWERS[p] for p in s.winners])
        rest = [p for p in game.powers if p not in s.winners]
        groups: list[tuple[str, ...]] = [winners] if winners else []
        if s.result == game_end.DECK:
            groups = [tuple([t.POWERS[p] for p in game.powers])]
        else:
            for n in sorted({s.vp[p] for p in rest}, reverse=True):
                groups.append(tuple([t.POWERS[p] for p in rest if s.vp[p] == n]))
        return kernel.Outcome(winners, tuple(groups), game_end.CLAUSES[s.result], game_end.REASONS[s.result], points)

    def rounds(self, play: Play) -> int:
        """How many rounds have been begun."""
        return cast(Game, play).s.round

    def why_not(self, play: Play, seat: int, text: str) -> kernel.Refusal | None:
        """Why a seat may not do this now; None when it may."""
        return why.why_not(cast(Game, play), seat, text)


_NAMES: Final[dict[str, list[str]]] = {
    "power": list(t.POWERS),
    "region": list(t.REGIONS),
    "place": list(t.PLACES),
    "token": list(t.TOKENS),
    "card": tables.CARDS,
    "old_world": old_world_tables.OLD_WORLD_CARDS,
    "figure": tables.FIGURES,
    "space": [options.TEXTS[options.SPACE + n] for n in range(t.SPACES)],
    "stage": list(t.STAGES),
    "upgrade": tables.UPGRADES,
}
"""What the kinds of an event's arguments count in."""

TITLE: Final = Chaos()
