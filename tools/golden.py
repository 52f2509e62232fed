"""Play the golden games of tests/records: every line-up of powers, both editions, every way a game can end.

Run it only when the rules version changes; records of the version before then no longer replay.
"""

from __future__ import annotations

import gzip
import random
import sys
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

from oldworld import Match
from oldworld.bots import make_bot
from oldworld.kernel.match import Decision
from oldworld.kernel.record import Record

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "records"
POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
LINE_UPS: tuple[tuple[str, ...], ...] = (POWERS, *combinations(POWERS, 3))
GAMES = 32
"""For each line-up and edition."""
WANTED = 3
"""So many games of each way of ending, for each line-up and edition."""
TRIES = 400
ENDS = ("dial_at_victory", "victory_points", "five_regions_ruined", "old_world_deck_empty")
CULTISTS = ("bloodsworn", "leper", "acolyte", "seductress")

Chooser = Callable[[Match, Decision], str]


def lively(seed: int) -> Chooser:
    """At random, but seldom passing."""
    pick = random.Random(seed)

    def choose(match: Match, decision: Decision) -> str:
        options = [str(option) for option in decision.options]
        if options[-1] == "pass" and len(options) > 1 and pick.random() < 0.9:
            options.pop()
        return pick.choice(options)

    return choose


def corrupters(seed: int) -> Chooser:
    """All send their cultists to the region that is closest to ruin."""
    pick = random.Random(seed)
    others = lively(seed + 1)

    def choose(match: Match, decision: Decision) -> str:
        options = [str(option) for option in decision.options]
        if decision.prompt == "action" and pick.random() < 0.9:
            cultists = [option for option in options if option.rstrip("0123456789") in CULTISTS]
            if cultists:
                return pick.choice(cultists)
        if decision.prompt == "summon_where" and pick.random() < 0.9:
            regions = match.title.describe(match.play)["regions"]
            assert isinstance(regions, dict)
            ripe = {name: sum(region["corruption"].values()) for name, region in regions.items()}
            standing = [option for option in options if not regions[option]["ruined"]]
            if standing:
                return max(standing, key=lambda name: (ripe[name], name))
        return others(match, decision)

    return choose


def bots(levels: tuple[str, ...]) -> Callable[[int], Chooser]:
    """The bots of the library, a level for each seat in turn."""

    def seated(seed: int) -> Chooser:
        players = {
            seat: make_bot(levels[(number + seed) % len(levels)], seed=f"{seed}/{seat}")
            for number, seat in enumerate(POWERS)
        }

        def choose(match: Match, decision: Decision) -> str:
            return str(players[decision.seat].choose(match.view(decision.seat), decision))

        return choose

    return seated


STYLES: tuple[Callable[[int], Chooser], ...] = (
    lively,
    bots(("heuristic",)),
    corrupters,
    bots(("heuristic", "random", "random", "random")),
    bots(("heuristic", "heuristic", "random", "random")),
)


def play(seats: tuple[str, ...], edition: str, seed: int) -> Match:
    """One game; its seed decides who plays it and how."""
    match = Match("chaos", seats=seats, seed=seed, options={"edition": edition}, events=False)
    choose = STYLES[seed % len(STYLES)](seed)
    while match.pending:
        decision = match.pending[0]
        match.choose(choose(match, decision), decision.seat)
    return match


def gather(seats: tuple[str, ...], edition: str, first: int) -> list[Match]:
    """The golden games of a line-up and edition: each way of ending first, then whatever comes."""
    chosen: list[Match] = []
    rest: list[Match] = []
    ends: Counter[str] = Counter()
    for seed in range(first, first + TRIES):
        match = play(seats, edition, seed)
        reason = match.result.reason if match.result else ""
        if ends[reason] < WANTED:
            ends[reason] += 1
            chosen.append(match)
        else:
            rest.append(match)
        if all(ends[end] >= WANTED for end in ENDS) and len(chosen) + len(rest) >= GAMES:
            break
    print(" ".join(seats), edition, dict(Counter(m.result.reason for m in chosen + rest if m.result)), flush=True)
    return (chosen + rest)[:GAMES]


def main() -> int:
    RECORDS.mkdir(parents=True, exist_ok=True)
    first = 1
    total: Counter[str] = Counter()
    for seats in LINE_UPS:
        for edition in ("pl", "fr"):
            matches = gather(seats, edition, first)
            first += 1000
            text = "\n".join(str(Record.of(match)) for match in matches)
            path = RECORDS / f"{'-'.join(seats)}.{edition}.records.gz"
            path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
            total.update(match.result.reason for match in matches if match.result)
    print(f"{sum(total.values())} games: {dict(total)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
