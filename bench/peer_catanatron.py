"""Catanatron's random game for four, measured in an environment of its own.

A decision is a tick of its game: the options are listed, `RandomPlayer` chooses one with `random.choice`,
and it is applied. Forced ticks count too.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play() -> int:
    """One whole random game; how many decisions it had."""
    decisions = 0
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def main(seconds: float) -> None:
    play()
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play()
        games += 1
    took = time.perf_counter() - began
    print(
        json.dumps(
            {
                "decisions_per_second": decisions / took,
                "games_per_second": games / took,
                "decisions_per_game": decisions / games,
            }
        )
    )


main(float(sys.argv[1]))
