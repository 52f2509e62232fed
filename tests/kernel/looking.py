"""What tests of any title look at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from oldworld import Match

TRIO = ("red", "green", "blue")


def truth(match: Match) -> Any:
    """The whole position, hidden things too."""
    return match.title.describe(match.play)


def everything(match: Match) -> tuple[object, ...]:
    """All that can be told of a match: its truth, what is asked, what happened, what was chosen and rolled."""
    return (
        truth(match),
        [(d.seat, d.prompt, d.args, [str(o) for o in d.options]) for d in match.pending],
        [event.key() for event in match.events(everything=True)],
        [(choice.seat, choice.option, choice.outcomes) for choice in match.choices()],
        match.outcomes()[:],
    )


def own(match: Match, seat: str | None) -> tuple[object, ...]:
    """What a seat is shown of the table and asked itself."""
    return (
        match.view(seat).as_dict(),
        [(d.prompt, d.args, [str(o) for o in d.options]) for d in match.pending if d.seat == seat],
        [event.key() for event in match.events(seat)],
        repr(match.result),
    )


def others(match: Match, seat: str | None) -> list[tuple[str, str]]:
    """What a seat is told of the others' questions."""
    return [(d.seat, d.topic) for d in match.pending if d.seat != seat]


def choose_any(match: Match, chooser: random.Random) -> None:
    """One of those who are asked chooses anything."""
    decision = chooser.choice(match.pending)
    match.choose(chooser.choice(decision.options), decision.seat)


def play_out(match: Match, seed: int = 0) -> Match:
    """Play to the end."""
    chooser = random.Random(seed)
    while match.pending:
        choose_any(match, chooser)
    return match


def walk(name: str, seed: int, seats: tuple[str, ...] | None = None) -> Iterator[Match]:
    """A random game, shown before every choice and at its end."""
    chooser = random.Random(seed)
    match = Match(name, seed=seed, seats=seats)
    while match.pending:
        yield match
        choose_any(match, chooser)
    yield match


def ask(match: Match) -> list[tuple[str, str]]:
    """Who is asked what."""
    return [(decision.seat, decision.prompt) for decision in match.pending]


def hand(match: Match, seat: str) -> list[int]:
    """The true hand of a seat of Tiny."""
    found: list[int] = truth(match)[seat]["hand"]
    return found


def options(match: Match, seat: str) -> list[str]:
    """What a seat may choose now."""
    return [str(option) for d in match.pending if d.seat == seat for option in d.options]


def told(match: Match, seat: str | None = None, *, everything: bool = False) -> list[str]:
    """What a seat was told, as ``bid seat=red card=4``."""
    of = match.title
    return [
        " ".join([of.event_name(event), *[f"{key}={value}" for key, value in of.event_args(event).items()]])
        for event in match.events(seat, everything=everything)
    ]
