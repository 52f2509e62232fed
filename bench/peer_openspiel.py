"""OpenSpiel's hearts (C++) driven from Python, measured in an environment of its own.

Decisions are those of players; dealing a card is a node of chance and no decision. All of hearts'
cards are dealt with equal chances, so an outcome is picked uniformly.
"""

import json
import random
import sys
import time

import pyspiel


def main(seconds: float) -> None:
    game = pyspiel.load_game("hearts")
    pick = random.Random(1).random
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                continue
            options = state.legal_actions()
            state.apply_action(options[int(pick() * len(options))])
            decisions += 1
        games += 1
    took = time.perf_counter() - began
    print(json.dumps({"decisions_per_second": decisions / took, "games_per_second": games / took}))


main(float(sys.argv[1]))
