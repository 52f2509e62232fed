"""What a seat may know, built up field by field; nothing is filtered out of the state afterwards.

Open to all: the board, every token and figure, the cards on the board, both discard piles and the
track, dials, points, the sizes of hands and decks. A seat's own: the cards of its hand. Nobody's: what
is left in the decks (beyond what follows from the rest).
"""

from __future__ import annotations

from typing import Final

from oldworld.kernel import title
from oldworld.titles.chaos import corruption, old_world_tables, tables, terms as t, verbs
from oldworld.titles.chaos.game import Game

_FIGURE: Final[tuple[str, ...]] = (
    "controller",
    "downed",
    "kept",
    "kind",
    "name",
    "number",
    "owner",
    "shielded",
    "space",
)


class FigureView:
    """A figure on the board."""

    __slots__ = _FIGURE

    def __init__(self, game: Game, figure: int) -> None:
        s = game.s
        self.number = figure
        self.name = tables.FIGURES[figure]
        self.kind = tables.KIND_NAMES[tables.KIND_OF[figure]]
        self.owner = t.POWERS[tables.OWNER_OF[figure]]
        self.controller = t.POWERS[s.controller(figure)]
        self.downed = s.downed >> figure & 1 == 1
        self.shielded = s.shielded >> figure & 1 == 1
        self.space = ""
        """The card space (left or right) on which an upgraded Horror stands."""
        for i in range(0, len(s.standing), 2):
            if s.standing[i] == figure:
                self.space = "right" if s.standing[i + 1] & 1 else "left"
        self.kept = 0
        """Early hits kept on it."""
        for i in range(0, len(s.kept), 3):
            if s.kept[i + 1] == figure:
                self.kept += s.kept[i + 2]

    def as_dict(self) -> dict[str, object]:
        """As plain data."""
        return {name: getattr(self, name) for name in _FIGURE}


_REGION: Final[tuple[str, ...]] = (
    "cards",
    "conquest",
    "corruption",
    "domination",
    "face_up",
    "figures",
    "magic",
    "name",
    "populous",
    "resistance",
    "ruined",
    "tokens",
    "value",
)


class RegionView:
    """A region of the board."""

    __slots__ = _REGION

    def __init__(self, game: Game, region: int) -> None:
        s = game.s
        self.name = t.REGIONS[region]
        self.value = tables.VALUE[region]
        self.populous = tables.POPULOUS[region]
        self.resistance = verbs.resistance(game, region)
        self.conquest = verbs.conquest(game, region)
        self.ruined = s.ruin[region]
        """The number of its ruination card, 0 while it stands."""
        self.face_up = s.face_up >> region & 1 == 1
        self.tokens: dict[str, int] = {t.TOKENS[k]: s.tokens[region * 6 + k] for k in range(t.TOKEN_KINDS)}
        self.corruption: dict[str, int] = {t.POWERS[p]: s.corruption[region * 4 + p] for p in game.powers}
        self.domination: dict[str, int] = {
            t.POWERS[p]: corruption.domination_value(game, p, region) for p in game.powers
        }
        self.magic = game.magic_in(region)
        self.cards: list[str] = []
        """The cards of the left and the right space, "" where there is none."""
        for space in (region * 2, region * 2 + 1):
            card = s.spaces[space]
            self.cards.append(tables.CARDS[card] if card >= 0 else "")
        self.figures: list[FigureView] = [
            FigureView(game, figure) for figure in range(tables.FIGURE_COUNT) if s.at[region] >> figure & 1
        ]

    def as_dict(self) -> dict[str, object]:
        """As plain data."""
        found: dict[str, object] = {name: getattr(self, name) for name in _REGION}
        found["figures"] = [figure.as_dict() for figure in self.figures]
        return found


_POWER: Final[tuple[str, ...]] = (
    "captured",
    "counters",
    "deck",
    "dial",
    "dial_last",
    "discards",
    "hand_size",
    "name",
    "next_count",
    "next_tick",
    "owes",
    "points",
    "power",
    "reserve",
    "threat",
    "upgrades",
)


class PowerView:
    """A power: all that is open about it."""

    __slots__ = _POWER

    def __init__(self, game: Game, power: int) -> None:
        s = game.s
        self.name = t.POWERS[power]
        self.points = s.vp[power]
        self.power = s.power[power]
        self.dial = s.dial[power]
        self.dial_last = len(tables.THREAT[power]) - 1
        """The position of Victory on its dial."""
        after = min(self.dial + 1, self.dial_last)
        self.next_tick = t.INSTRUCTIONS[tables.DIAL_OP[power][after]]
        """The instruction of the dial's next position; at the last one victory remains."""
        self.next_count = tables.DIAL_N[power][after]
        """How many points, cards or tokens that instruction names, 0 if none."""
        self.threat = game.threat(power)
        self.counters = s.counters[power]
        self.captured = s.peasants[power]
        self.hand_size = s.hand_size[power]
        self.owes = s.owes[power]
        self.deck = s.deck_size[power]
        self.discards: dict[str, int] = {
            tables.CARDS[card]: s.discard[card]
            for card in range(tables.FIRST_CARD[power], tables.LAST_CARD[power])
            if s.discard[card]
        }
        self.reserve: dict[str, int] = {
            tables.KIND_NAMES[kind]: (s.at[t.RESERVE] & tables.KIND_MASK[kind]).bit_count()
            for kind in range(power * 3, power * 3 + 3)
        }
        self.upgrades: list[str] = [tables.UPGRADES[n] for n in range(power * 5, power * 5 + 5) if s.upgraded >> n & 1]

    def as_dict(self) -> dict[str, object]:
        """As plain data."""
        return {name: getattr(self, name) for name in _POWER}


_TABLE: Final[tuple[str, ...]] = (
    "battle",
    "hand",
    "old_world_deck",
    "old_world_gone",
    "phase",
    "powers",
    "regions",
    "round",
    "ruination_left",
    "seat",
    "stage",
    "supply",
    "track",
)


class ChaosView(title.View):
    """The table as one seat sees it; ``hand`` is that seat's own, None for a spectator."""

    __slots__ = _TABLE

    def __init__(self, game: Game, seat: int) -> None:
        s = game.s
        self.seat = t.POWERS[seat] if seat >= 0 else ""
        self.round = s.round
        self.stage = t.STAGES[s.stage]
        self.phase = t.PHASE_OF_STAGE[s.stage]
        self.battle = t.REGIONS[s.cursor] if s.stage == t.BATTLE and s.cursor < 9 else ""
        """The region in which a battle is being fought."""
        self.regions: dict[str, RegionView] = {t.REGIONS[r]: RegionView(game, r) for r in range(9)}
        self.powers: dict[str, PowerView] = {t.POWERS[p]: PowerView(game, p) for p in game.powers}
        self.supply: dict[str, int] = {t.TOKENS[k]: s.supply[k] for k in range(t.TOKEN_KINDS)}
        self.track: list[str] = [old_world_tables.OLD_WORLD_CARDS[c] if c >= 0 else "" for c in s.track]
        self.old_world_deck = s.old_world_left
        self.old_world_gone: dict[str, int] = {
            old_world_tables.OLD_WORLD_CARDS[c]: n for c, n in enumerate(s.old_world_out) if n
        }
        self.ruination_left = s.ruin_left
        self.hand: dict[str, int] | None = None
        if seat >= 0:
            self.hand = {
                tables.CARDS[card]: s.hand[card]
                for card in range(tables.FIRST_CARD[seat], tables.LAST_CARD[seat])
                if s.hand[card]
            }

    def as_dict(self) -> dict[str, object]:
        """The view as plain dicts, lists, strings and numbers."""
        found: dict[str, object] = {name: getattr(self, name) for name in _TABLE}
        found["regions"] = {name: region.as_dict() for name, region in self.regions.items()}
        found["powers"] = {name: power.as_dict() for name, power in self.powers.items()}
        return found
