"""Tokens, discards and upgrades: what the Old World, the dials and the cards ask beside figures."""

from __future__ import annotations

from typing import Final

from oldworld.titles.chaos import old_world_tables, options as o, tables, terms as t
from oldworld.titles.chaos.advice.moves import Change
from oldworld.titles.chaos.advice.reading import Table
from oldworld.titles.chaos.advice.spot import Spot

_SPENT: Final = 9
"""With so many tokens a region is about to fall, and what is put there will not last."""


def place(table: Table, token: int, options: list[int]) -> list[float]:
    """Where to put an Old World token."""
    change = Change(table, False)
    return [_placed(table, change, token, option - o.REGION) for option in options]


def _placed(table: Table, change: Change, token: int, region: int) -> float:
    spot = table.spots[region]
    return change.gain([spot.with_token(token, 1)]) + _promise(table, spot, token)


def _promise(table: Table, spot: Spot, token: int) -> float:
    """What a token is good for in the rounds to come."""
    lasts = 0.2 if spot.ruin_points >= _SPENT else 1.0
    if token == t.WARPSTONE:
        if table.me == t.TZEENTCH:
            return lasts * ((2.0 if spot.warpstones == 1 else 0.8) + 0.4 * spot.cultists)
        return 0.1 * (spot.tokens - spot.foe_tokens)
    if token == t.NOBLE:
        if table.me == t.SLAANESH:
            return lasts * ((1.5 if spot.nobles + spot.heroes == 0 else 0.3) + 0.5 * spot.cultists)
        return 0.2 * (spot.figures - spot.foe_figures)
    if token == t.HERO:
        return _hero(table, spot)
    if token == t.PEASANT:
        return 0.2 * min(spot.dice, 2) - 0.05 * spot.foe_dice
    if token == t.SKAVEN:
        return 0.2 * (spot.figures - spot.foe_figures)
    return 0.0


def _hero(table: Table, spot: Spot) -> float:
    """A Hero sends home a figure of the highest Threat that is present (COW-END.3)."""
    mine = table.threat(table.me)
    others = [
        table.threat_of(figure)
        for figure in table.figures
        if table.where[figure] == spot.region and not table.mine(figure)
    ]
    safe = max(others, default=0) > mine
    value = 1.2 if table.me == t.SLAANESH and spot.nobles + spot.heroes == 0 else 0.0
    if spot.figures and not safe:
        return value - 1.0
    return value + (0.6 if others else 0.0)


def pair(table: Table, token: int, options: list[int]) -> list[float]:
    """Between two pairs of regions that get a token each."""
    change = Change(table, False)
    return [
        sum(_placed(table, change, token, r) for r in tables.REGIONS_IN[old_world_tables.PAIR_MASK[option - o.PAIR]])
        for option in options
    ]


def remove(table: Table, options: list[int]) -> list[float]:
    """Which Old World token to take off the board, or (to move it) whether to touch one at all."""
    change = Change(table, False)
    values = []
    for option in options:
        if option == o.PASS:
            values.append(0.0)
            continue
        region, token = divmod(option - o.TOKEN, t.TOKEN_KINDS)
        spot = table.spots[region]
        left = spot.with_token(token, -1)
        values.append(change.gain([left]) - _promise(table, left, token))
    return values


def corruption(table: Table, options: list[int]) -> list[float]:
    """Whose corruption to take away: a rival's, where it is the rival's lead."""
    values = []
    for option in options:
        region, owner = divmod(option - o.CORRUPTION, 4)
        spot = table.spots[region]
        if owner == table.me:
            values.append(-2.0)
            continue
        count = table.view.regions[t.REGIONS[region]].corruption[t.POWERS[owner]]
        close = 1.0 / (1 + abs(count - spot.tokens)) if spot.tokens else 0.1
        values.append(close + 0.1 * spot.ruin_points + 0.02 * table.view.powers[t.POWERS[owner]].points)
    return values


def discard(table: Table, options: list[int]) -> list[float]:
    """Which Chaos card to part with: one disliked, or one of several alike."""
    hand = table.view.hand if table.view.hand is not None else {}
    values = []
    for option in options:
        if option == o.PASS:
            values.append(0.0)
            continue
        name = tables.CARDS[option - o.CARD]
        values.append(0.3 * (hand.get(name, 1) - 1) - table.plan.likes.get(name, 0.0) - 0.1)
    return values


def upgrade(table: Table, options: list[int]) -> list[float]:
    """The upgrade that the plan wants first."""
    return [-float(table.plan.upgrades.index(option - o.UPGRADE)) for option in options]


def carry(table: Table, was: int, options: list[int]) -> list[float]:
    """An Acolyte takes a Warpstone along if nobody stays behind to use it."""
    value = 1.0 if table.spots[was].cultists == 0 else -1.0
    return [value if option == o.YES else 0.0 for option in options]


def stand(options: list[int]) -> list[float]:
    """A Horror stands on a card space: it keeps the others' cards out."""
    return [0.0 if option == o.NO else 0.1 for option in options]
