"""The laws every position obeys: conservation, flat memory, no dead ends. (Knowledge, forks: next door.)"""

from __future__ import annotations

import gc
import os
import random
import sys
from pathlib import Path
from typing import cast

import pytest

from oldworld import Match
from oldworld.titles.chaos.game import Game
from oldworld.titles.chaos.state import FIELDS
from tests.chaos.laws import add_up, kept_if_it_fails
from tests.chaos.random_games import LINE_UPS, walk
from tests.chaos.table import everything

SEEDS = range(40)


def test_a_failing_game_is_kept_as_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLDWORLD_FAILURES", str(tmp_path))
    match = Match("chaos", seed=5)
    match.choose(match.pending[0].options[0])
    with pytest.raises(AssertionError) as caught, kept_if_it_fails(match, 5):
        raise AssertionError("a law is broken")
    kept = tmp_path / "oldworld-failing-5.record"
    assert str(kept) in caught.value.__notes__[0]
    assert everything(Match.replay(kept.read_text())) == everything(match)


def test_a_game_that_is_over_leaves_nothing_behind() -> None:
    """Memory stays flat over many games: no table grows with what was played."""

    def blocks_after(games: int) -> int:
        for seed in range(games):
            match = Match("chaos", seed=f"memory {games} {seed}", keep=False, events=False)
            pick = random.Random(seed).random
            while match.play.ask is not None:
                options = match.play.ask.options
                match.play.give(options[int(pick() * len(options))])
        gc.collect()
        return sys.getallocatedblocks()

    before = blocks_after(50)
    assert blocks_after(400) - before < 100


# -- conservation ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_figures_tokens_and_cards_add_up_after_every_choice(seed: int) -> None:
    for match in walk(seed):
        with kept_if_it_fails(match, seed):
            add_up(cast(Game, match.play))
            for decision in match.pending:
                assert len({str(o) for o in decision.options}) == len(decision.options) > 0


def test_a_copy_shares_nothing_with_its_original() -> None:
    for match in walk(3):
        state = cast(Game, match.play).s
        other = state.copy()
        for name in FIELDS:
            mine, its = getattr(state, name), getattr(other, name)
            assert mine == its, name
            assert not (isinstance(mine, list) and mine is its) or name == "values", name


def test_a_question_called_fresh_comes_before_any_change() -> None:
    """What `Ask.fresh` promises: a fork that does not run up to the question stands where its original stands."""
    fresh = 0
    for seed in range(12):
        for match in walk(seed):
            if match.play.ask is not None:
                fresh += match.play.ask.fresh
                assert match.title.describe(match.fork().play) == match.title.describe(match.play)
    assert fresh > 300


# -- no dead ends ---------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(10))
def test_no_dead_ends_in_random_games(part: int) -> None:
    """500 random games in CI; OLDWORLD_GAMES=20000 plays more."""
    games = int(os.environ.get("OLDWORLD_GAMES", "500")) // 10
    for seed in range(part * games, (part + 1) * games):
        edition = {"edition": "fr" if seed % 3 == 0 else "pl"}
        match = Match("chaos", seed=seed, seats=LINE_UPS[seed % 5], options=edition, keep=False, events=False)
        pick = random.Random(seed).random
        with kept_if_it_fails(match, seed):
            while match.play.ask is not None:
                options = match.play.ask.options
                assert options, "nothing can be chosen"
                assert len(match) < 5000, "the game does not end"
                match.choose(options[int(pick() * len(options))])
            assert match.over
            assert match.result is not None
