"""Battles, and whom to give up: who is hit, which die is rolled, who goes home."""

from __future__ import annotations

from typing import Final

from oldworld.titles.chaos import options as o, tables, terms as t
from oldworld.titles.chaos.advice import moves
from oldworld.titles.chaos.advice.reading import Table

_NEXT_ROUND: Final = 0.3
"""How much a figure's place counts in the End Phase, when it can be summoned again before it matters."""


def hits(table: Table, region: int, options: list[int]) -> list[float]:
    """Whom to hit: many rather than strong ones, the cultists who would corrupt, and the leaders' figures."""
    return [_target(table, region, option) for option in options]


def _target(table: Table, region: int, option: int) -> float:
    if option == o.MORE:
        return -5.0
    if option == o.PEASANT_TARGET:
        return 0.4
    figure = option - o.FIGURE
    kind = table.kind(figure)
    if table.mine(figure):
        return -3.0
    seen = table.figures.get(figure)
    needed = table.values[2][kind] - (seen.kept if seen is not None else 0)
    value = 2.0 + 0.35 * table.values[0][kind] + 0.2 * table.values[1][kind] - 0.9 * needed
    if kind % 3 == t.CULTIST and not table.spots[region].ruined:
        value += 0.6
    if tables.OWNER_OF[figure] == table.me:
        value -= 2.0
    return value + 0.02 * table.threat_of(figure)


def which_die(options: list[int]) -> list[float]:
    """The one die that may be rolled: the earlier, the better."""
    order = {o.DIE_CARD: 2.0, o.DIE_EARLY: 1.0}
    return [order.get(option, 0.0) for option in options]


def give_up(table: Table, options: list[int]) -> list[float]:
    """Which figure of one's own goes home: one that costs little to bring back, from where it is missed least."""
    values = []
    change = moves.Change(table, True)
    for option in options:
        figure = option - o.FIGURE
        kind = table.kind(figure)
        region = table.where.get(figure, t.RESERVE)
        value = -moves.POINT * table.values[0][kind]
        if region != t.RESERVE:
            value += _NEXT_ROUND * change.gain(
                [table.spots[region].with_figure(kind, table.values, table.upgraded, -1)]
            )
        values.append(value)
    return values
