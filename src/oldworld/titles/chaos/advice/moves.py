"""The Summoning Phase: which figure or card, and where; and what a card just played asks."""

from __future__ import annotations

from typing import Final

from oldworld.titles.chaos import options as o, tables, terms as t
from oldworld.titles.chaos.advice import worth
from oldworld.titles.chaos.advice.reading import Table
from oldworld.titles.chaos.advice.spot import Spot

POINT: Final = 1.0
"""What a power point is worth."""
THRIFT: Final = 0.25
"""Added to every price, so that what costs nothing is not beyond all comparison."""


class Change:
    """Regions as they would be, and what that is worth beside the regions as they are."""

    def __init__(self, table: Table, last: bool) -> None:
        self.table = table
        self.last = last
        self.counters: list[float] = [worth.counter(table, spot, False) for spot in table.spots]
        self.total: float = sum(self.counters)

    def gain(self, changed: list[Spot]) -> float:
        """How much better the table is with these regions in place of what they are now."""
        total = self.total
        value = 0.0
        for spot in changed:
            region = spot.region
            total += worth.counter(self.table, spot, self.last) - self.counters[region]
            value += worth.points(self.table, spot) - worth.points(self.table, self.table.spots[region])
        return value + self.table.plan.tick * (worth.ticks(total) - worth.ticks(self.total))


def actions(table: Table, options: list[int]) -> list[float]:
    """Summon this figure, play that card, or pass (COW-SUMMON.2): what is gained for each power point."""
    values = []
    for option in options:
        if option == o.PASS:
            values.append(0.0)
        elif option < o.REGION:
            values.append(_best_summon(table, option - o.FIGURE))
        else:
            values.append(_best_card(table, option - o.CARD))
    return values


def _best_summon(table: Table, figure: int) -> float:
    best = -9.0
    reach = _reach(table)
    change = Change(table, table.power <= table.values[0][table.kind(figure)])
    for region in tables.REGIONS_IN[reach]:
        if table.where.get(figure, t.RESERVE) != region:
            price = summon_price(table, figure, region)
            best = max(best, change.gain(summoned(table, figure, region)) / (price + THRIFT))
    return best


def _best_card(table: Table, card: int) -> float:
    best = -9.0
    for spot in table.spots:
        if spot.free_spaces > 0 and not spot.ruined:
            price = card_price(card, spot)
            if price <= table.power:
                best = max(best, card_gain(table, card, spot.region) / (price + THRIFT))
    return best


def _reach(table: Table) -> int:
    """Where the power may summon to (COW-SUMMON.16-21)."""
    occupied = 0
    for spot in table.spots:
        if spot.figures:
            occupied |= 1 << spot.region
    return tables.REACH[occupied] if occupied else t.ALL_REGIONS


def summon_price(table: Table, figure: int, region: int) -> int:
    """What a figure costs there; an upgraded Leper nothing where its power has nobody."""
    kind = table.kind(figure)
    if table.upgraded & tables.FREE_ALONE[kind] and table.spots[region].figures == 0:
        return 0
    return table.values[0][kind]


def card_price(card: int, spot: Spot) -> int:
    """What a card costs there."""
    price = tables.CARD_COST[card]
    if tables.DISCOUNT[card] and spot.ruin_points - spot.warpstones >= tables.DISCOUNT_AT[card]:
        price -= tables.DISCOUNT[card]
    return price


def summoned(table: Table, figure: int, region: int) -> list[Spot]:
    """The regions that change when a figure is summoned."""
    kind = table.kind(figure)
    changed = [table.spots[region].with_figure(kind, table.values, table.upgraded)]
    was = table.where.get(figure, t.RESERVE)
    if was != t.RESERVE:
        changed.append(table.spots[was].with_figure(kind, table.values, table.upgraded, -1))
    return changed


def summon_where(table: Table, figure: int, options: list[int]) -> list[float]:
    """The regions to which a figure may go."""
    change = Change(table, table.power <= table.values[0][table.kind(figure)])
    return [
        change.gain(summoned(table, figure, option - o.REGION)) - POINT * summon_price(table, figure, option - o.REGION)
        for option in options
    ]


def card_where(table: Table, card: int, options: list[int]) -> list[float]:
    """The spaces into which a card may be laid."""
    return [
        card_gain(table, card, option - o.SPACE >> 1) - POINT * card_price(card, table.spots[option - o.SPACE >> 1])
        for option in options
    ]


# -- Chaos cards --------------------------------------------------------------------------------------


def card_gain(table: Table, card: int, region: int) -> float:
    """What a card is worth in a region: where it lies, what it says, what it does at once."""
    change = Change(table, table.power <= tables.CARD_COST[card])
    spot = table.spots[region].with_card(card)
    effect = "" if spot.silent else tables.ON_PLAY[card]
    habit = table.plan.likes.get(tables.CARDS[card], 0.0)
    keep = 0.1 + 0.15 * habit if table.me != t.TZEENTCH else 0.0
    return _played(table, change, spot, effect) - keep


def _played(table: Table, change: Change, spot: Spot, effect: str) -> float:
    plain = change.gain([spot])
    if effect == "drain":
        victims = sum(1 for figure in table.figures.values() if _is_foe_cultist(table, figure.number, spot.region))
        return plain + POINT + 0.4 * min(victims, 3)
    if effect == "infiltrate":
        return change.gain([spot.with_corruption(1)])
    if effect == "decay":
        return plain + (0.4 if spot.foe_tokens > spot.tokens else 0.1 if spot.foe_tokens else 0.0)
    if effect == "meddle":
        return plain + (0.4 if spot.foe_figures else 0.0)
    if effect == "shield":
        if spot.figures > spot.saved:
            spot.saved += 1
            return change.gain([spot])
        return plain
    if effect == "teleport":
        if spot.foe_figures:
            return max(plain, change.gain([spot.with_prey(-1)]))
        return plain
    if effect == "gather":
        return max([plain] + [_gathered(table, change, spot, other) for other in table.spots])
    if effect == "seduce":
        best = plain
        for number in table.figures:
            if table.where[number] == spot.region and not table.mine(number):
                best = max(best, change.gain([_seduced(table, spot, number)]))
        return best
    if effect == "influence":
        return max([plain] + [value for token, _, value in _influenced(table, change, spot) if token >= 0])
    return plain


def _is_foe_cultist(table: Table, figure: int, region: int) -> bool:
    return table.where[figure] == region and not table.mine(figure) and table.kind(figure) % 3 == t.CULTIST


def _gathered(table: Table, change: Change, spot: Spot, other: Spot) -> float:
    """The Blood God's Call: two enemies of another region come here."""
    if other.region == spot.region or other.foe_figures == 0:
        return -9.0
    moved = min(2, other.foe_figures)
    return change.gain([spot.with_prey(moved), other.with_prey(-moved)])


def _seduced(table: Table, spot: Spot, figure: int) -> Spot:
    return spot.with_prey(-1).with_figure(table.kind(figure), table.values, 0)


def _influenced(table: Table, change: Change, spot: Spot) -> list[tuple[int, int, float]]:
    """Dark Influence: each token that can leave, where to, and what that is worth."""
    found: list[tuple[int, int, float]] = []
    here = ((t.HERO, spot.heroes), (t.NOBLE, spot.nobles), (t.PEASANT, spot.peasants))
    for token, count in here:
        if count == 0:
            continue
        left = spot.with_token(token, -1)
        for other in table.spots:
            if other.region != spot.region and not other.ruined:
                found.append((token, other.region, change.gain([left, other.with_token(token, 1)])))
    return found


# -- what a card just played asks -----------------------------------------------------------------------


def gather_region(table: Table, region: int, options: list[int]) -> list[float]:
    """The Blood God's Call: from where."""
    change = Change(table, False)
    spot = table.spots[region]
    return [
        0.0 if option == o.PASS else _gathered(table, change, spot, table.spots[option - o.REGION])
        for option in options
    ]


def gather_figure(table: Table, region: int, options: list[int]) -> list[float]:
    """The Blood God's Call: whom; enemies that fall easily, if there is anybody here to fell them."""
    dice = table.spots[region].dice + table.spots[region].early
    values = []
    for option in options:
        if option == o.PASS:
            values.append(0.0)
        elif table.mine(option - o.FIGURE):
            values.append(-1.0)
        else:
            kind = table.kind(option - o.FIGURE)
            values.append((1.0 if dice else -0.5) + 0.1 * table.values[0][kind] - 0.3 * table.values[2][kind])
    return values


def seduce(table: Table, region: int, options: list[int]) -> list[float]:
    """Soporific Musk, and the Keeper of Secrets: whose figure to take."""
    change = Change(table, False)
    spot = table.spots[region]
    return [
        change.gain([_seduced(table, spot, option - o.FIGURE)]) + 0.05 * table.threat_of(option - o.FIGURE)
        for option in options
    ]


def influence(table: Table, region: int, options: list[int]) -> list[float]:
    """Dark Influence: which token leaves."""
    found = _influenced(table, Change(table, False), table.spots[region])
    values = []
    for option in options:
        token = (option - o.TOKEN) % t.TOKEN_KINDS
        values.append(max([value for kind, _, value in found if kind == token], default=0.0))
    return values


def target_figure(table: Table, region: int, options: list[int]) -> list[float]:
    """Teleport: whom to send away; enemies rather than one's own."""
    change = Change(table, False)
    spot = table.spots[region]
    gain = change.gain([spot.with_prey(-1)])
    values = []
    for option in options:
        figure = option - o.FIGURE
        kind = table.kind(figure)
        if table.mine(figure):
            moved = [change.gain(summoned(table, figure, other.region)) for other in table.spots if other is not spot]
            values.append(max(moved) - gain)
        else:
            values.append(0.5 + 0.3 * table.values[0][kind] + 0.2 * table.values[1][kind])
    return values


def target_region(table: Table, figure: int, options: list[int]) -> list[float]:
    """Teleport: where to."""
    change = Change(table, False)
    if table.mine(figure):
        return [change.gain(summoned(table, figure, option - o.REGION)) for option in options]
    return [
        change.gain([table.spots[option - o.REGION].with_prey(1)]) - table.spots[option - o.REGION].figures
        for option in options
    ]


def shield(table: Table, options: list[int]) -> list[float]:
    """Warp Shield: a cultist rather than who costs most; it is for the corruption that they fight."""
    return [
        2.0 if table.kind(option - o.FIGURE) % 3 == t.CULTIST else 0.3 * table.values[0][table.kind(option - o.FIGURE)]
        for option in options
    ]
