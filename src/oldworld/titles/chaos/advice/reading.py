"""What the adviser sees: the table as a seat knows it, put into `Spot`s."""

from __future__ import annotations

from typing import Final

from oldworld.titles.chaos import tables, terms as t
from oldworld.titles.chaos.advice.plans import PLANS, Plan
from oldworld.titles.chaos.advice.spot import Spot
from oldworld.titles.chaos.view import ChaosView, FigureView, RegionView

_KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(tables.KIND_NAMES)}
_POWER: Final[dict[str, int]] = {name: power for power, name in enumerate(t.POWERS)}
_CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(tables.CARDS)}
_UPGRADE: Final[dict[str, int]] = {name: upgrade for upgrade, name in enumerate(tables.UPGRADES)}


class Table:
    """All that one power knows when it has to decide."""

    def __init__(self, view: ChaosView) -> None:
        self.view: ChaosView = view
        self.me: int = _POWER[view.seat]
        self.plan: Plan = PLANS[self.me]
        self.power: int = view.powers[view.seat].power
        self.upgraded = 0
        for one in view.powers.values():
            for name in one.upgrades:
                self.upgraded |= 1 << _UPGRADE[name]
        self.values: list[list[int]] = tables.values_with(self.upgraded)
        self.where: dict[int, int] = {}
        """The region of each figure on the board."""
        self.figures: dict[int, FigureView] = {}
        self.spots: list[Spot] = [self._spot(region, view.regions[name]) for region, name in enumerate(t.REGIONS)]

    def kind(self, figure: int) -> int:
        """The kind of a figure."""
        return tables.KIND_OF[figure]

    def mine(self, figure: int) -> bool:
        """Does the power control this figure? Nobody has taken one over that is not on the board."""
        seen = self.figures.get(figure)
        if seen is None:
            return tables.OWNER_OF[figure] == self.me
        return seen.controller == self.view.seat

    def threat(self, power: int) -> int:
        """A Power's Threat."""
        return self.view.powers[t.POWERS[power]].threat

    def threat_of(self, figure: int) -> int:
        """The Threat of the power that controls a figure now."""
        seen = self.figures.get(figure)
        return self.threat(tables.OWNER_OF[figure] if seen is None else _POWER[seen.controller])

    # -- a region -------------------------------------------------------------------------------

    def _spot(self, region: int, seen: RegionView) -> Spot:
        spot = Spot(region)
        spot.ruined = seen.ruined > 0
        spot.conquest = seen.conquest
        spot.magic = seen.magic
        spot.tokens = seen.corruption[self.view.seat]
        spot.foe_tokens = max([n for name, n in seen.corruption.items() if name != self.view.seat])
        spot.warpstones = seen.tokens["warpstone"]
        spot.ruin_points = sum(seen.corruption.values()) + spot.warpstones
        spot.nobles = seen.tokens["noble"]
        spot.heroes = seen.tokens["hero"]
        spot.peasants = seen.tokens["peasant"]
        for figure in seen.figures:
            self.where[figure.number] = region
            self.figures[figure.number] = figure
            if not figure.downed:
                self._count_figure(spot, figure)
        for name, value in seen.domination.items():
            if name != self.view.seat:
                spot.foe_best = max(spot.foe_best, value)
                present = sum(1 for figure in seen.figures if figure.controller == name)
                spot.foe_best_cards = max(spot.foe_best_cards, value - present)
        self._read_cards(spot, seen)
        spot.extra += seen.domination[self.view.seat] - spot.domination()
        return spot

    def _count_figure(self, spot: Spot, figure: FigureView) -> None:
        kind = _KIND[figure.kind]
        attack = self.values[1][kind]
        defence = self.values[2][kind]
        cultist = kind % 3 == t.CULTIST
        if figure.controller == self.view.seat:
            spot.figures += 1
            spot.cultists += cultist
            spot.attack += attack
            spot.soak += defence
            if self.upgraded & tables.EARLY[kind]:
                spot.early += attack
            else:
                spot.dice += attack
            spot.saved += figure.shielded
            return
        spot.foe_figures += 1
        spot.foe_cultists += cultist
        spot.foe_dice += attack
        spot.foe_soak += defence
        if kind % 3 != t.DAEMON:
            spot.prey += 1
        if not figure.shielded:
            spot.foe_weakest = min(spot.foe_weakest, defence - figure.kept)

    def _read_cards(self, spot: Spot, seen: RegionView) -> None:
        cards = [_CARD[name] for name in seen.cards if name]
        spot.free_spaces = 2 - len(cards)
        spot.silent = any(tables.NO_TEXT >> card & 1 for card in cards)
        spot.resistance = seen.resistance
        for card in cards:
            mine = tables.CARD_OWNER[card] == self.me
            if mine:
                spot.own_cards += tables.CARD_COST[card]
            if not spot.silent:
                spot.resistance -= tables.RESISTANCE[card]
                spot.add_text(card, mine)
