"""OpenSpiel's hearts (C++) driven from Python, measured in an environment of its own.

Decisions are those of players, forced ones too: 52 cards played, and 12 passed in three games of four.
The 53 nodes of chance of a deal are no decisions, but their time counts. Two drivers:

- one knows that all outcomes in hearts are equally likely, and picks one as it picks an option;
- one draws each outcome by its probability, as must be done for a game one does not know.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel


def evenly(game: Any, pick: Callable[[], float]) -> int:
    """One whole random game; how many decisions it had."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            continue
        options = state.legal_actions()
        state.apply_action(options[int(pick() * len(options))])
        decisions += 1
    return decisions


def by_probability(game: Any, pick: Callable[[], float]) -> int:
    """The same with outcomes drawn by their probabilities."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
            continue
        options = state.legal_actions()
        state.apply_action(options[int(pick() * len(options))])
        decisions += 1
    return decisions


def games(play: Callable[[Any, Callable[[], float]], int], seconds: float) -> dict[str, float]:
    """As many games as fit into a time, after a few to warm up."""
    game = pyspiel.load_game("hearts")
    pick = random.Random(1).random
    for _ in range(5):
        play(game, pick)
    count = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play(game, pick)
        count += 1
    took = time.perf_counter() - began
    return {
        "decisions_per_second": decisions / took,
        "games_per_second": count / took,
        "decisions_per_game": decisions / count,
    }


def main(seconds: float) -> None:
    found = games(evenly, seconds)
    found["by_probability"] = games(by_probability, seconds / 3)["decisions_per_second"]
    print(json.dumps(found))


main(float(sys.argv[1]))
