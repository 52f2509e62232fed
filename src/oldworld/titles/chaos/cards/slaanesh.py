"""Slaanesh's Chaos cards that do something when they are played."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import options as o, prompts, terms as t, verbs
from oldworld.titles.chaos.game import Game


def infiltrate(game: Game, power: int, region: int) -> None:
    """Perverse Infiltration: one own corruption token here at once."""
    verbs.corrupt(game, power, region, 1, "COW-CARDS.8")


def influence(game: Game, power: int, region: int) -> Generator[Ask, None, None]:
    """Dark Influence: a Hero, Noble or Peasant of this region moves to any other that is not ruined."""
    s = game.s
    options = [o.TOKEN + region * 6 + token for token in (t.HERO, t.NOBLE, t.PEASANT) if s.tokens[region * 6 + token]]
    goals = t.ALL_REGIONS & ~s.ruined & ~(1 << region)
    if not options or goals == 0:
        return
    yield Ask(power, prompts.MOVE_TOKEN, options, region)
    token = (game.answer - o.TOKEN) % 6
    yield Ask(power, prompts.TOKEN_REGION, o.REGION_LISTS[goals], token, tentative=1 if len(options) > 1 else 0)
    verbs.move_token(game, token, region, game.answer - o.REGION, "COW-TOKENS.14")


def seduce(game: Game, power: int, region: int) -> Generator[Ask, None, None]:
    """Soporific Musk: one enemy figure here is yours until the end of the round (COW-CONTROL.1)."""
    s = game.s
    options: list[int] = []
    game.representatives(s.at[region] & ~s.side[power], options, o.FIGURE)
    if not options:
        return
    yield Ask(power, prompts.SEDUCE, options, region)
    verbs.take_control(game, power, game.answer - o.FIGURE, "COW-CONTROL.1")
