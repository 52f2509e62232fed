"""Tzeentch's Chaos cards that do something when they are played."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import happenings as h, movement, options as o, prompts, tables, verbs
from oldworld.titles.chaos.game import Game


def teleport(game: Game, power: int, region: int) -> Generator[Ask, None, None]:
    """Teleport: one cultist or warrior of anybody must leave for any other region (COW-CARDS.29)."""
    figures = game.s.at[region] & ~tables.DAEMONS
    figures &= ~movement.kept_in(game, region, figures)
    if figures == 0:
        return
    options: list[int] = []
    game.representatives(figures, options, o.FIGURE)
    yield Ask(power, prompts.TARGET_FIGURE, options, region)
    figure = game.answer - o.FIGURE
    yield Ask(
        power,
        prompts.TARGET_REGION,
        o.REGION_LISTS[movement.goals(game, region, figure)],
        figure,
        tentative=1 if len(options) > 1 else 0,
    )
    verbs.move_figure(game, figure, game.answer - o.REGION, "COW-CARDS.29")


def shield(game: Game, power: int, region: int) -> Generator[Ask, None, None]:
    """Warp Shield: one own figure here cannot be killed in battle this round (COW-CARDS.30)."""
    s = game.s
    options: list[int] = []
    game.representatives(s.at[region] & s.side[power], options, o.FIGURE)
    if not options:
        return
    yield Ask(power, prompts.SHIELD, options, region)
    figure = game.answer - o.FIGURE
    s.shielded |= 1 << figure
    game.tell(h.FIGURE_SHIELDED, "COW-CARDS.30", figure)


def meddle(game: Game, power: int, region: int) -> Generator[Ask, None, None]:
    """The Meddling of Skaven: an opponent with a figure here owes two discards of its own choice."""
    s = game.s
    options = [o.POWER + other for other in game.powers if other != power and s.present[region * 4 + other]]
    if not options:
        return
    yield Ask(power, prompts.VICTIM, options, region)
    s.owes[game.answer - o.POWER] += 2


def drain(game: Game, power: int, region: int) -> None:
    """Drain Power: each opponent with a cultist here loses one power point, and you gain one."""
    s = game.s
    for other in game.powers:
        if other != power and s.at[region] & s.side[other] & tables.CULTISTS and s.power[other]:
            s.power[other] -= 1
            game.tell(h.POWER_LOST, "COW-CARDS.8", other, 1)
    if s.power[power] < tables.TRACK_TOP:
        s.power[power] += 1
        game.tell(h.POWER_GAINED, "COW-CARDS.8", power, 1)
