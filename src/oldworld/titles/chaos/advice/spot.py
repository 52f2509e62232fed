"""A region as the adviser thinks of it: what counts for one power, with figures and cards put in or taken out."""

from __future__ import annotations

from typing import Final

from oldworld.titles.chaos import tables, terms as t

_FIELDS: Final[tuple[str, ...]] = (
    "attack",
    "barred",
    "carnage",
    "certain",
    "conquest",
    "cultists",
    "dazzled",
    "dice",
    "early",
    "extra",
    "feast",
    "figures",
    "foe_best",
    "foe_best_cards",
    "foe_cultists",
    "foe_dice",
    "foe_figures",
    "foe_soak",
    "foe_tokens",
    "foe_weakest",
    "free_spaces",
    "heroes",
    "magic",
    "more_battles",
    "nobles",
    "own_cards",
    "peace",
    "peasants",
    "per_kill",
    "prey",
    "region",
    "resistance",
    "rot",
    "ruin_points",
    "ruined",
    "saved",
    "silent",
    "skull",
    "soak",
    "stench",
    "tokens",
    "warpstones",
)


class Spot:
    """One region for one power. Plain numbers, so that a copy with one thing changed costs little."""

    __slots__ = _FIELDS

    def __init__(self, region: int) -> None:
        self.region = region
        self.ruined = False
        # One's own figures: how many, cultists among them, the sums of attack and defence, dice, early dice.
        self.figures = 0
        self.cultists = 0
        self.attack = 0
        self.soak = 0
        self.dice = 0
        self.early = 0
        self.saved = 0
        """Figures of one's own that cannot be killed in battle."""
        # One's own cards: their printed costs, and what working texts add.
        self.own_cards = 0
        self.extra = 0
        self.skull = False
        self.stench = 0
        self.feast = 0
        self.rot = 0
        self.per_kill = 0
        self.more_battles = 0
        # The others.
        self.foe_figures = 0
        self.foe_cultists = 0
        self.foe_dice = 0
        self.foe_soak = 0
        self.foe_weakest = 9
        self.foe_best = 0
        """The highest domination value of another power."""
        self.foe_best_cards = 0
        """The same without its figures."""
        self.foe_tokens = 0
        """The most corruption tokens that another power has here."""
        self.prey = 0
        """Enemy cultists and warriors."""
        # The region itself.
        self.resistance = 0
        self.conquest = 0
        self.magic = 0
        self.tokens = 0
        """One's own corruption tokens."""
        self.certain = 0
        """Corruption tokens that a card or a figure puts here at once."""
        self.ruin_points = 0
        """Corruption tokens of everybody and Warpstones."""
        self.warpstones = 0
        self.nobles = 0
        self.heroes = 0
        self.peasants = 0
        self.free_spaces = 0
        self.dazzled = 0
        self.peace = False
        self.barred = False
        """Nobody may place corruption here."""
        self.silent = False
        """The texts of other cards are cancelled."""
        self.carnage = False

    def copy(self) -> Spot:
        """The same once more."""
        other = Spot(self.region)
        other.ruined = self.ruined
        other.figures = self.figures
        other.cultists = self.cultists
        other.attack = self.attack
        other.soak = self.soak
        other.dice = self.dice
        other.early = self.early
        other.saved = self.saved
        other.own_cards = self.own_cards
        other.extra = self.extra
        other.skull = self.skull
        other.stench = self.stench
        other.feast = self.feast
        other.rot = self.rot
        other.per_kill = self.per_kill
        other.more_battles = self.more_battles
        other.foe_figures = self.foe_figures
        other.foe_cultists = self.foe_cultists
        other.foe_dice = self.foe_dice
        other.foe_soak = self.foe_soak
        other.foe_weakest = self.foe_weakest
        other.foe_best = self.foe_best
        other.foe_best_cards = self.foe_best_cards
        other.foe_tokens = self.foe_tokens
        other.prey = self.prey
        other.resistance = self.resistance
        other.conquest = self.conquest
        other.magic = self.magic
        other.tokens = self.tokens
        other.certain = self.certain
        other.ruin_points = self.ruin_points
        other.warpstones = self.warpstones
        other.nobles = self.nobles
        other.heroes = self.heroes
        other.peasants = self.peasants
        other.free_spaces = self.free_spaces
        other.dazzled = self.dazzled
        other.peace = self.peace
        other.barred = self.barred
        other.silent = self.silent
        other.carnage = self.carnage
        return other

    def domination(self) -> int:
        """One's own domination value."""
        return self.own_cards + self.extra + (self.attack if self.skull else self.figures)

    def with_figure(self, kind: int, values: list[list[int]], upgraded: int, sign: int = 1) -> Spot:
        """The region with one more figure of one's own (or one less, for a sign of -1)."""
        other = self.copy()
        other.figures += sign
        if kind % 3 == t.CULTIST:
            other.cultists += sign
        other.attack += sign * values[1][kind]
        other.soak += sign * values[2][kind]
        if upgraded & tables.EARLY[kind]:
            other.early += sign * values[1][kind]
        else:
            other.dice += sign * values[1][kind]
        if upgraded & tables.FIGURE_MAGIC[kind]:
            other.magic += sign * tables.FIGURE_MAGIC_N
        if sign > 0 and upgraded & tables.CORRUPTS[kind]:
            other = other.with_corruption(tables.CORRUPTS_N)
        return other

    def with_card(self, card: int) -> Spot:
        """The region with one more card of one's own; what its text does when it is played is not in here."""
        other = self.copy()
        other.own_cards += tables.CARD_COST[card]
        other.magic += tables.CARD_MAGIC[card]
        other.free_spaces -= 1
        if not other.silent:
            other.add_text(card, True)
        return other

    def add_text(self, card: int, mine: bool) -> None:
        """Take account of the text of a card that lies here, one's own or another's."""
        bit = 1 << card
        self.resistance += tables.RESISTANCE[card]
        self.peace = self.peace or tables.NO_BATTLE & bit != 0
        self.barred = self.barred or tables.NO_CORRUPTION & bit != 0
        self.carnage = self.carnage or tables.NO_LEAVING & bit != 0
        self.more_battles += tables.EXTRA_BATTLES[card]
        if mine:
            self.early += tables.EARLY_DICE[card]
            self.extra += tables.PER_OWN_CORRUPTION[card] * self.tokens
            self.extra += tables.PER_HERO[card] * self.heroes + tables.PER_NOBLE[card] * self.nobles
            self.skull = self.skull or tables.BY_ATTACK & bit != 0
            self.stench += tables.CORRUPTION_IF_DOMINATING[card]
            self.feast += 1 if tables.FIGURES_PER_CORRUPTION[card] else 0
            self.rot += tables.KILLS_PER_CORRUPTION[card] * self.tokens
            self.per_kill += tables.DRAW_PER_KILL[card]
            self.soak += tables.DEFENCE_YOURS[card] * self.figures
            if tables.NO_ENEMY_DOMINATION & bit:
                self.foe_best = self.foe_best_cards
            if tables.DEFENCE_ENEMIES[card]:
                self.foe_soak = max(self.foe_figures, self.foe_soak + tables.DEFENCE_ENEMIES[card] * self.foe_figures)
                self.foe_weakest = max(1, self.foe_weakest + tables.DEFENCE_ENEMIES[card])
        else:
            self.foe_dice += tables.EARLY_DICE[card]
            self.dazzled += tables.CULTISTS_FEWER[card]
            self.foe_soak += tables.DEFENCE_YOURS[card] * self.foe_figures

    def with_corruption(self, count: int) -> Spot:
        """The region with more corruption tokens of one's own, placed at once."""
        other = self.copy()
        if not other.barred and not other.ruined:
            other.tokens += count
            other.certain += count
            other.ruin_points += count
        return other

    def with_prey(self, figures: int) -> Spot:
        """The region with more enemy figures in it (or fewer, below 0)."""
        other = self.copy()
        if figures < 0 and other.foe_figures:
            other.foe_dice = other.foe_dice * max(0, other.foe_figures + figures) // other.foe_figures
            other.foe_best = max(0, other.foe_best - 1)
        other.foe_figures = max(0, other.foe_figures + figures)
        other.foe_soak = max(0, other.foe_soak + figures)
        other.foe_weakest = min(other.foe_weakest, 1) if figures > 0 else other.foe_weakest
        if other.foe_figures == 0:
            other.foe_weakest = 9
            other.foe_dice = 0
        return other

    def with_token(self, token: int, count: int) -> Spot:
        """The region with more Old World tokens of a kind (or fewer)."""
        other = self.copy()
        if token == t.WARPSTONE:
            other.warpstones += count
            other.ruin_points += count
        elif token == t.NOBLE:
            other.nobles += count
            other.conquest += count
        elif token == t.HERO:
            other.heroes += count
        elif token == t.SKAVEN:
            other.resistance = max(0, other.resistance - count)
        elif token == t.PEASANT:
            other.peasants += count
        return other
