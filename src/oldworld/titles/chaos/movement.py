"""Which figures an effect can move: summon, place and move mean the same (COW-SUMMON.13)."""

from __future__ import annotations

from oldworld.titles.chaos import tables, terms as t
from oldworld.titles.chaos.game import Game


def kept_in(game: Game, region: int, figures: int) -> int:
    """The figures of ``figures`` that a Field of Carnage keeps from leaving a region (COW-CARDS.26)."""
    return 0 if game.switches.carnage_bars_entry else others_of_carnage(game, region, figures)


def kept_out(game: Game, region: int, figures: int) -> int:
    """The figures a Field of Carnage keeps from entering a region, as the French printing reads it."""
    return others_of_carnage(game, region, figures) if game.switches.carnage_bars_entry else 0


def others_of_carnage(game: Game, region: int, figures: int) -> int:
    """The figures not controlled by the owner of a Field of Carnage that works in a region."""
    s = game.s
    barred = 0
    for space in range(region * 2, region * 2 + 2):
        card = s.text[space]
        if card >= 0 and tables.NO_LEAVING >> card & 1:
            barred |= figures & ~s.side[tables.CARD_OWNER[card]]
    return barred


def movable(game: Game, origin: int, to: int, figures: int) -> int:
    """The figures of ``figures`` that an effect can move from one region to another."""
    return figures & ~kept_in(game, origin, figures) & ~kept_out(game, to, figures)


def goals(game: Game, origin: int, figure: int) -> int:
    """The regions to which an effect without a limit of distance can move a figure."""
    mask = t.ALL_REGIONS & ~(1 << origin)
    if game.switches.carnage_bars_entry:
        for region in range(9):
            if kept_out(game, region, 1 << figure):
                mask &= ~(1 << region)
    return mask
