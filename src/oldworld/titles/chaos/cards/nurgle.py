"""Nurgle's Chaos cards that do something when they are played, and those that act later by choice."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import options as o, prompts, tables, terms as t, verbs
from oldworld.titles.chaos.game import Game


def decay(game: Game, power: int, region: int) -> Generator[Ask, None, None]:
    """All Things Decay: one corruption token of anybody leaves the region."""
    s = game.s
    options = [o.CORRUPTION + region * 4 + owner for owner in range(4) if s.corruption[region * 4 + owner]]
    if not options:
        return
    yield Ask(power, prompts.DECAY, options, region)
    verbs.remove_corruption(game, (game.answer - o.CORRUPTION) & 3, region, 1, "COW-CARDS.8")


def rot_victims(game: Game, region: int) -> int:
    """The Final Rotting: the enemy cultists and warriors of a region; greater daemons are immune."""
    s = game.s
    return s.at[region] & ~s.side[t.NURGLE] & ~tables.DAEMONS


def rot(game: Game, region: int) -> Generator[Ask, None, None]:
    """The Final Rotting, at the end of the Battle Phase: a kill for each own corruption token here."""
    s = game.s
    kills = s.sum_of(tables.KILLS_PER_CORRUPTION, region) * s.corruption[region * 4 + t.NURGLE]
    for _ in range(kills):
        victims = rot_victims(game, region)
        if victims == 0:
            return
        options: list[int] = []
        game.representatives(victims, options, o.FIGURE)
        yield Ask(t.NURGLE, prompts.ROT, options, region)
        figure = game.answer - o.FIGURE
        verbs.note_kill(game, t.NURGLE, figure, "COW-BATTLE.42")
        verbs.remove_figure(game, figure, "COW-BATTLE.42")


def consume(game: Game, region: int) -> None:
    """A Great Foul Consumption: all own figures here go home, and every two leave a corruption token."""
    s = game.s
    for space in range(region * 2, region * 2 + 2):
        card = s.text[space]
        if card >= 0 and tables.FIGURES_PER_CORRUPTION[card]:
            owner = tables.CARD_OWNER[card]
            mine = s.at[region] & s.side[owner]
            count = mine.bit_count()
            while mine:
                verbs.remove_figure(game, (mine & -mine).bit_length() - 1, "COW-CARDS.9")
                mine &= mine - 1
            verbs.corrupt(game, owner, region, count // tables.FIGURES_PER_CORRUPTION[card], "COW-CARDS.9")
