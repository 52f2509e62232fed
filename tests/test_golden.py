"""The golden games replay to the letter: every line-up, both editions, every way a game can end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from oldworld.cli.files import read_text
from oldworld.cli.replay import split
from oldworld.kernel.record import Record

FILES = sorted((Path(__file__).parent / "records").glob("*.records.gz"))
ENDS = {"dial_at_victory", "victory_points", "five_regions_ruined", "old_world_deck_empty"}


def records(path: Path) -> list[Record]:
    return [Record.parse(text) for _, text in split(read_text(path))]


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_golden_games_replay(path: Path) -> None:
    for record in records(path):
        match = record.replay()
        assert match.over
        assert Record.of(match) == record


def test_golden_games_are_many_and_various() -> None:
    line_ups: Counter[tuple[str, ...]] = Counter()
    ends: Counter[tuple[int, str]] = Counter()
    games = 0
    for path in FILES:
        for record in records(path):
            games += 1
            seats = tuple(line.words[1] for line in record.header("seat"))
            edition = next(line.words[2] for line in record.header("set") if line.words[1] == "edition")
            line_ups[(*seats, edition)] += 1
            ends[len(seats), record.lines[-2].words[1]] += 1
    assert games >= 300
    assert len(line_ups) == 10
    assert {end for seats, end in ends if seats == 3} == ENDS
    assert {end for seats, end in ends if seats == 4} == ENDS
