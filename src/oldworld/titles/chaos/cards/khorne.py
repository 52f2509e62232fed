"""Khorne's Chaos cards that do something when they are played."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import movement, options as o, prompts, verbs
from oldworld.titles.chaos.game import Game


def gather(game: Game, power: int, region: int) -> Generator[Ask, None, None]:
    """The Blood God's Call: up to two figures of one other region move here, whosever they are.

    Choosing the region and stopping early are the player's; figures that another's Field of Carnage
    keeps where they are cannot come.
    """
    origins = 0
    for other in range(9):
        if other != region and movement.movable(game, other, region, game.s.at[other]):
            origins |= 1 << other
    if origins == 0:
        return
    yield Ask(power, prompts.GATHER_REGION, [*o.REGION_LISTS[origins], o.PASS], region)
    if game.answer == o.PASS:
        return
    origin = game.answer - o.REGION
    for number in range(2):
        figures = movement.movable(game, origin, region, game.s.at[origin])
        if figures == 0:
            return
        options: list[int] = []
        game.representatives(figures, options, o.FIGURE)
        options.append(o.PASS)
        yield Ask(power, prompts.GATHER_FIGURE, options, region, tentative=1 if number == 0 else 0)
        if game.answer == o.PASS:
            return
        verbs.move_figure(game, game.answer - o.FIGURE, region, "COW-CARDS.8")
