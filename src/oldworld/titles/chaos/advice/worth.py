"""What a region is worth to a power: the chance of a counter there, and the points it promises."""

from __future__ import annotations

from typing import Final

from oldworld.titles.chaos import tables, terms as t
from oldworld.titles.chaos.advice.reading import Table
from oldworld.titles.chaos.advice.spot import Spot

HITS_A_DIE: Final = 0.6
"""Hits to expect of a die: half of the dice hit, and a 6 rolls on."""
_DICE: Final = 24
_TICKS: Final[list[float]] = [0.0, 1.0, 1.95, 2.4, 2.6, 2.7, 2.75, 2.8, 2.8, 2.8]
"""The ticks that so many counters promise: one for any, a second for strictly the most."""
_TOKENS: Final[list[float]] = [0.0, 0.35, 0.85, 0.96, 1.0]
"""The chance of a counter with so many corruption tokens to expect, while more cultists can come."""
_LAST_TOKEN: Final = 0.04
"""The chance with one token to expect, and nobody to bring the second."""
_MARGINS: Final[list[float]] = [0.02, 0.06, 0.22, 0.66, 0.86, 0.95]
"""The chance to dominate by margin over what must be beaten, from -2 to 3."""
CAUTION: Final = 0.35
"""What losing a figure costs, for each power point of its price."""


def _at_least() -> list[list[float]]:
    """The chance that so many dice bring at least so many hits, each 6 rolling on."""
    exactly = [[1.0] + [0.0] * 11]
    for dice in range(1, _DICE + 1):
        row: list[float] = []
        before = exactly[dice - 1]
        for hits in range(12):
            # The first die misses, or hits and is done, or hits and is rolled again.
            chance = before[hits] / 2
            if hits:
                chance += before[hits - 1] / 3 + row[hits - 1] / 6
            row.append(chance)
        exactly.append(row)
    return [[1.0 - sum(row[:hits]) for hits in range(12)] for row in exactly]


AT_LEAST: Final[list[list[float]]] = _at_least()


def _between(numbers: list[float], x: float) -> float:
    """The value at ``x`` of a line drawn through numbers at 0, 1, 2 and so on."""
    if x <= 0.0:
        return numbers[0]
    low = int(x)
    if low >= len(numbers) - 1:
        return numbers[-1]
    return numbers[low] + (numbers[low + 1] - numbers[low]) * (x - low)


def ticks(counters: float) -> float:
    """The ticks that counters promise."""
    return _between(_TICKS, counters)


def hit_chance(dice: int, hits: int) -> float:
    """The chance that dice bring at least so many hits."""
    if hits >= 12:
        return 0.0
    return AT_LEAST[min(max(dice, 0), _DICE)][max(hits, 0)]


def own_losses(spot: Spot) -> float:
    """How many of one's own figures the battle here is likely to cost."""
    if spot.peace or spot.figures <= spot.saved or spot.foe_dice == 0:
        return 0.0
    others = max(0, spot.foe_figures - 1) * 0.5 + spot.peasants * 0.3
    share = spot.figures / (spot.figures + others)
    fallen = HITS_A_DIE * spot.foe_dice * share * spot.figures / max(1, spot.soak)
    return min(fallen, float(spot.figures - spot.saved))


def kills(spot: Spot) -> float:
    """How many enemy figures the battle here is likely to bring down."""
    if spot.foe_figures == 0 or spot.peace:
        return 0.0
    hits = HITS_A_DIE * (spot.dice + spot.early) * (1 + spot.more_battles)
    return min(hits * spot.foe_figures / max(1, spot.foe_soak), float(spot.foe_figures)) + min(spot.rot, spot.prey)


def tokens_to_come(spot: Spot) -> float:
    """How many corruption tokens one's own cultists are likely to place here."""
    if spot.barred or spot.ruined or spot.figures == 0:
        return 0.0
    staying = 1.0 - own_losses(spot) / spot.figures
    tokens = max(0.0, spot.cultists * staying - spot.dazzled)
    if spot.feast:
        tokens += spot.figures * staying // 2
    return tokens


def suits(table: Table, spot: Spot) -> bool:
    """Can corruption of this region earn the power its counter?"""
    if table.me == t.NURGLE:
        return tables.POPULOUS[spot.region]
    if table.me == t.TZEENTCH:
        return spot.warpstones + spot.magic >= 2
    if table.me == t.SLAANESH:
        return spot.nobles + spot.heroes > 0
    return False


def counter(table: Table, spot: Spot, last: bool) -> float:
    """The chance that this region earns the power a counter; ``last`` when nothing more can come to help."""
    if table.me == t.KHORNE:
        if spot.foe_figures == 0 or spot.peace:
            return 0.0
        dice = (spot.dice + spot.early) * (1 + spot.more_battles)
        return hit_chance(dice, spot.foe_weakest)
    if spot.ruined:
        return 0.0
    if not suits(table, spot):
        if table.me != t.TZEENTCH or last or spot.free_spaces == 0 or spot.warpstones + spot.magic == 0:
            return 0.0
        return 0.3 * _between(_TOKENS, tokens_to_come(spot))
    if spot.certain >= 2:
        return 1.0
    tokens = tokens_to_come(spot)
    chance = _between(_TOKENS, tokens)
    if last and tokens < 2.0:
        chance *= max(_LAST_TOKEN, tokens - 1.0)
    return chance


def points(table: Table, spot: Spot) -> float:
    """What else this region promises, in victory points."""
    plan = table.plan
    fallen = own_losses(spot)
    value = plan.kill * kills(spot)
    if spot.figures:
        value -= CAUTION * fallen
    if spot.ruined:
        return value
    tokens = tokens_to_come(spot)
    margin = spot.domination() - fallen - max(float(max(0, spot.resistance)), spot.foe_best - kills(spot))
    dominates = _between(_MARGINS, margin + 2.0) if margin > -2.0 else 0.0
    value += plan.domination * dominates * spot.conquest
    tokens += dominates * spot.stench
    return value + plan.token * tokens + _ruin(spot, tokens)


def _ruin(spot: Spot, tokens: float) -> float:
    """What the fall of the region promises: soon, and if one's own corruption counts for something there."""
    after = spot.ruin_points + tokens + spot.foe_cultists
    near = min(1.0, max(0.0, (after - 5.0) / 7.0))
    if near == 0.0 or spot.tokens + tokens == 0.0:
        return 0.0
    own = spot.tokens + tokens
    lead = own - spot.foe_tokens - min(spot.foe_cultists, 2)
    place = 0.9 if lead > 1.0 else 0.7 if lead > 0.0 else 0.4 if lead > -3.0 else 0.2
    value = place * tables.FIRST_PLACE[1][spot.region] * near
    if after >= tables.RUIN_AT and (tokens >= 1.0 or spot.certain):
        value += tables.RUINERS[1]
    return value
