"""Catanatron's random game for four, measured in an environment of its own."""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def main(seconds: float) -> None:
    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game([RandomPlayer(colour) for colour in colours])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    took = time.perf_counter() - began
    print(json.dumps({"decisions_per_second": decisions / took, "games_per_second": games / took}))


main(float(sys.argv[1]))
