"""Whole random games for tests: every seed is one game, always the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from oldworld import Match

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
LINE_UPS: tuple[tuple[str, ...], ...] = (POWERS, *combinations(POWERS, 3))


def new_match(seed: int) -> Match:
    """A game whose line-up and edition change with the seed."""
    return Match(
        "chaos",
        seats=LINE_UPS[seed % 5],
        seed=seed,
        options={"edition": "fr" if seed % 3 == 0 else "pl"},
    )


def walk(seed: int) -> Iterator[Match]:
    """Play a random game; the match is shown before every choice and at the end."""
    match = new_match(seed)
    chooser = random.Random(seed)
    while match.pending:
        yield match
        decision = match.pending[0]
        match.choose(lively(chooser, [str(option) for option in decision.options]), decision.seat)
    yield match


def lively(chooser: random.Random, options: list[str]) -> str:
    """A random option that seldom passes: games in which something happens reach more positions."""
    if options[-1] == "pass" and len(options) > 1 and chooser.random() < 0.9:
        return chooser.choice(options[:-1])
    return chooser.choice(options)
