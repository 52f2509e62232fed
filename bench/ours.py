"""Measure oldworld: run by bench/run.py, once with the interpreted engine and once with the compiled one.

Prints one JSON object. A decision is: the legal options are listed, one is chosen, it is applied, and
the game looks whether it is over. A choice among one option is not asked and not counted, unless
asking hides something. Two drivers, both public: the fast path of docs/library.md, whose options are
numbers and which keeps no checkpoints, and `Match` as it comes.
"""

from __future__ import annotations

import json
import random
import resource
import sys
import time
from collections.abc import Callable

import oldworld
from oldworld import Match
from oldworld.kernel import match as match_module


def play(seed: int, pick: Callable[[], float]) -> int:
    """One whole random four-player game; how many decisions it had."""
    play = Match("chaos", seed=seed, events=False, keep=False).play
    decisions = 0
    ask = play.ask
    while ask is not None:
        options = ask.options
        play.give(options[int(pick() * len(options))])
        decisions += 1
        ask = play.ask
    return decisions


def play_match(seed: int, pick: Callable[[], float]) -> int:
    """The same through `Match` as it comes: checkpoints, events, history, readable options."""
    match = Match("chaos", seed=seed)
    decisions = 0
    while match.pending:
        options = match.pending[0].options
        match.choose(options[int(pick() * len(options))])
        decisions += 1
    return decisions


def games(play: Callable[[int, Callable[[], float]], int], seconds: float) -> dict[str, float]:
    """As many games as fit into a time, after a few to warm up."""
    pick = random.Random(1).random
    for seed in range(5):
        play(seed, pick)
    count = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play(count, pick)
        count += 1
    took = time.perf_counter() - began
    return {
        "decisions_per_second": decisions / took,
        "games_per_second": count / took,
        "decisions_per_game": decisions / count,
    }


def positions(count: int) -> list[Match]:
    """Matches in the middle of random games, at fresh checkpoints and within procedures, as they come."""
    found: list[Match] = []
    chooser = random.Random(2)
    seed = 0
    while len(found) < count:
        match = Match("chaos", seed=seed, events=False)
        seed += 1
        while match.pending and len(found) < count:
            match.choose(chooser.choice(match.pending[0].options))
            if match.pending and chooser.random() < 0.05:
                found.append(match.fork())
    return found


def micros(act: Callable[[Match], object], matches: list[Match], seconds: float) -> float:
    """Microseconds an act takes, on average over many positions."""
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for match in matches:
            act(match)
        count += len(matches)
    return (time.perf_counter() - began) / count * 1e6


def main(seconds: float) -> None:
    """Print what was measured."""
    began = time.perf_counter()
    compiled = not str(match_module.__file__).endswith(".py")
    numbers: dict[str, object] = {"compiled": compiled, "version": oldworld.__version__}
    numbers.update(games(play, seconds))
    numbers["by_match"] = games(play_match, seconds / 3)["decisions_per_second"]
    matches = positions(300)
    fresh = [match for match in matches if match.play.ask is not None and match.play.ask.fresh]
    numbers["fork_fresh_us"] = micros(lambda m: m.play.fork(), fresh, seconds / 5)
    numbers["fork_us"] = micros(lambda m: m.fork(), matches, seconds / 5)
    numbers["fork_as_seen_us"] = micros(lambda m: m.play.fork_unknown(m.play.ask.seat, 12345), matches, seconds / 5)  # type: ignore[union-attr]
    numbers["view_us"] = micros(lambda m: m.view(m.pending[0].seat), matches, seconds / 5)
    numbers["peak_kb"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    numbers["took"] = time.perf_counter() - began
    print(json.dumps(numbers))


def memory(count: int) -> None:
    """Peak memory after a hundredth, a tenth, half and all of many games."""
    pick = random.Random(3).random
    peaks: list[int] = []
    for number in range(count):
        play(number, pick)
        if number + 1 in (max(1, count // 100), count // 10, count // 2, count):
            peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    print(json.dumps({"games": count, "peaks_kb": peaks}))


if __name__ == "__main__":
    if sys.argv[1] == "memory":
        memory(int(sys.argv[2]))
    else:
        main(float(sys.argv[1]))
