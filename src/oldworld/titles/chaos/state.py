"""The state of a game: plain numbers and flat lists, with a hand-written copy.

What can be derived and is asked for often (who is present where, which card texts work) is kept up
to date by the few methods here that change what it derives from; tests compare it with the slow way.
"""

from __future__ import annotations

from typing import Final

from oldworld.kernel import procedure
from oldworld.titles.chaos import old_world_tables, tables, terms as t

FIELDS: Final[tuple[str, ...]] = (
    "at",
    "corruption",
    "counted",
    "counters",
    "cursor",
    "dear",
    "deck",
    "deck_size",
    "dial",
    "discard",
    "downed",
    "face_up",
    "hand",
    "hand_size",
    "held",
    "kept",
    "killed_here",
    "kills",
    "known",
    "lasting",
    "magic",
    "occupied",
    "old_world_bag",
    "old_world_left",
    "old_world_out",
    "open",
    "owes",
    "peasants",
    "placed",
    "power",
    "present",
    "result",
    "rolled",
    "round",
    "ruin",
    "ruin_left",
    "ruined",
    "ruiners",
    "shielded",
    "side",
    "spaces",
    "spent",
    "stage",
    "standing",
    "supply",
    "text",
    "tokens",
    "track",
    "upgraded",
    "values",
    "vp",
    "where",
    "winners",
)
"""Everything a state holds; a copy has it all."""


class State(procedure.State):
    """Everything that is true of a game in progress."""

    __slots__ = FIELDS

    def __init__(self, of: State | None = None) -> None:
        """The state before a game is set up, or an independent copy of another one."""
        if of is None:
            # The clock: which round, which stage of it, and how far along the stage (a region or a power).
            self.round = 0
            self.stage = t.OLD_WORLD
            self.cursor = 0
            # Figures: the place of each; the mask of figures at each place; the mask each power controls.
            self.where: list[int] = [t.RESERVE] * tables.FIGURE_COUNT
            self.at: list[int] = [0] * 10
            self.side: list[int] = [0, 0, 0, 0]
            self.present: list[int] = [0] * 36
            """Derived: how many figures a power controls in a region, at region * 4 + power."""
            self.occupied: list[int] = [0, 0, 0, 0]
            """Derived: the mask of regions in which a power controls a figure."""
            self.shielded = 0
            """Figures that cannot be killed in battle this round."""
            self.spent = 0
            """Figures that were summoned for nothing this round already."""
            self.downed = 0
            """Figures laid down in the battle that is being fought."""
            self.kept: list[int] = []
            """Early hits kept on figures, as roller, figure, hits in a row."""
            self.standing: list[int] = []
            """Figures that stand on a Chaos card space, as figure, space in a row."""
            self.rolled = 0
            """Who has rolled his one die where only one may be rolled: bit region * 4 + power."""
            # Chaos cards: how many of each design lie where; what lies in each space of the board.
            self.hand: list[int] = [0] * tables.CARD_COUNT
            self.deck: list[int] = tables.CARD_COPIES[:]
            self.discard: list[int] = [0] * tables.CARD_COUNT
            self.hand_size: list[int] = [0, 0, 0, 0]
            self.deck_size: list[int] = [24, 24, 24, 24]
            self.known: tuple[int, ...] = ()
            """How many of each design everybody knows to be in its owner's hand; empty while that is none."""
            self.spaces: list[int] = [t.EMPTY] * t.SPACES
            self.text: list[int] = [t.EMPTY] * t.SPACES
            """Derived: the card of a space if its text works, `terms.EMPTY` if there is none or it is cancelled."""
            self.magic: list[int] = [0] * 9
            """Derived: the magic symbols of the cards in a region."""
            self.open = tables.ALL_SPACES
            """Derived: the mask of empty card spaces in regions that are not ruined."""
            self.dear = 0
            """Derived: the mask of regions where a working text makes cards dearer."""
            self.held = 0
            """Derived: the mask of regions where a working text bars figures' way."""
            self.owes: list[int] = [0, 0, 0, 0]
            """Chaos cards a power must still discard by its own choice."""
            # Tokens.
            self.tokens: list[int] = [0] * 54
            self.supply: list[int] = tables.SUPPLY[:]
            self.peasants: list[int] = [0, 0, 0, 0]
            self.corruption: list[int] = [0] * 36
            self.placed: list[int] = [0] * 36
            """Corruption tokens a power placed in a region this phase, at region * 4 + power."""
            self.ruiners: list[int] = [0] * 9
            """The mask of powers that placed corruption in a region this round (or step; see `Game`)."""
            # Powers.
            self.power: list[int] = [0, 0, 0, 0]
            self.vp: list[int] = [0, 0, 0, 0]
            self.dial: list[int] = [0, 0, 0, 0]
            self.counters: list[int] = [0, 0, 0, 0]
            self.counted: list[int] = [0, 0, 0, 0]
            """The mask of regions that earned a power its counter in this phase already."""
            self.kills: list[int] = [0] * 9
            """Enemy figures Khorne killed in a region, for its condition."""
            self.killed_here: list[int] = [0, 0, 0, 0]
            """The mask of regions in which a power killed a figure this round."""
            self.upgraded = 0
            """The upgrades in play, a bit for each of the twenty."""
            self.values: list[list[int]] = tables.PRINTED_VALUES
            """Derived: summoning cost, attack and defence by kind of figure; shared, never to be changed."""
            # Ruin and the Old World cards.
            self.ruin: list[int] = [0] * 9
            self.ruined = 0
            self.face_up = 0
            self.ruin_left = tables.RUINATION_CARDS
            self.track: list[int] = [t.EMPTY, t.EMPTY]
            self.lasting = 0
            """Derived: the Old World cards on the track, a bit for each design."""
            self.old_world_bag: list[int] = old_world_tables.OLD_WORLD_COPIES[:]
            """The cards nobody has seen: those in the deck and those left out of the game."""
            self.old_world_left = 0
            self.old_world_out: list[int] = [0] * len(old_world_tables.OLD_WORLD_COPIES)
            # The end.
            self.result = 0
            """0 while the game goes on, then which of the four ends it was (1 to 4)."""
            self.winners: list[int] = []
        else:
            self.round = of.round
            self.stage = of.stage
            self.cursor = of.cursor
            self.where = of.where[:]
            self.at = of.at[:]
            self.side = of.side[:]
            self.present = of.present[:]
            self.occupied = of.occupied[:]
            self.shielded = of.shielded
            self.spent = of.spent
            self.downed = of.downed
            self.kept = of.kept[:]
            self.standing = of.standing[:]
            self.rolled = of.rolled
            self.hand = of.hand[:]
            self.deck = of.deck[:]
            self.discard = of.discard[:]
            self.hand_size = of.hand_size[:]
            self.deck_size = of.deck_size[:]
            self.known = of.known
            self.spaces = of.spaces[:]
            self.text = of.text[:]
            self.magic = of.magic[:]
            self.open = of.open
            self.dear = of.dear
            self.held = of.held
            self.owes = of.owes[:]
            self.tokens = of.tokens[:]
            self.supply = of.supply[:]
            self.peasants = of.peasants[:]
            self.corruption = of.corruption[:]
            self.placed = of.placed[:]
            self.ruiners = of.ruiners[:]
            self.power = of.power[:]
            self.vp = of.vp[:]
            self.dial = of.dial[:]
            self.counters = of.counters[:]
            self.counted = of.counted[:]
            self.kills = of.kills[:]
            self.killed_here = of.killed_here[:]
            self.upgraded = of.upgraded
            self.values = of.values
            self.ruin = of.ruin[:]
            self.ruined = of.ruined
            self.face_up = of.face_up
            self.ruin_left = of.ruin_left
            self.track = of.track[:]
            self.lasting = of.lasting
            self.old_world_bag = of.old_world_bag[:]
            self.old_world_left = of.old_world_left
            self.old_world_out = of.old_world_out[:]
            self.result = of.result
            self.winners = of.winners[:]

    def copy(self) -> State:
        """An independent copy."""
        return State(self)

    # -- figures --------------------------------------------------------------------------------

    def controller(self, figure: int) -> int:
        """The power that controls a figure now: its owner, unless an effect says otherwise (COW-CONTROL.1)."""
        bit = 1 << figure
        if self.side[tables.OWNER_OF[figure]] & bit:
            return tables.OWNER_OF[figure]
        for power in range(4):
            if self.side[power] & bit:
                return power
        raise AssertionError(f"nobody controls {tables.FIGURES[figure]}")

    def move(self, figure: int, to: int) -> None:
        """Put a figure into another place (a region or the reserve) for whoever controls it."""
        bit = 1 << figure
        was = self.where[figure]
        power = tables.OWNER_OF[figure]
        if not self.side[power] & bit:
            power = self.controller(figure)
        self.at[was] &= ~bit
        self.at[to] |= bit
        self.where[figure] = to
        if was != t.RESERVE:
            self._leave(was, power)
        if to != t.RESERVE:
            self.present[to * 4 + power] += 1
            self.occupied[power] |= 1 << to

    def _leave(self, region: int, power: int) -> None:
        left = self.present[region * 4 + power] - 1
        self.present[region * 4 + power] = left
        if left == 0:
            self.occupied[power] &= ~(1 << region)

    def take_control(self, figure: int, power: int) -> None:
        """Put a figure under a power's control; a figure on the board changes whose presence it is."""
        bit = 1 << figure
        was = self.controller(figure)
        self.side[was] &= ~bit
        self.side[power] |= bit
        region = self.where[figure]
        if region != t.RESERVE and was != power:
            self._leave(region, was)
            self.present[region * 4 + power] += 1
            self.occupied[power] |= 1 << region

    def step_off(self, figure: int) -> None:
        """A figure no longer stands on a Chaos card space."""
        places = self.standing
        for i in range(0, len(places), 2):
            if places[i] == figure:
                del places[i : i + 2]
                return

    def stander(self, space: int) -> int:
        """The figure that stands on a Chaos card space, or -1."""
        places = self.standing
        for i in range(0, len(places), 2):
            if places[i + 1] == space:
                return places[i]
        return -1

    def put_upgrade(self, upgrade: int) -> None:
        """An upgrade is in play from now on (COW-UPGRADE.4, COW-UPGRADE.6)."""
        self.upgraded |= 1 << upgrade
        self.values = tables.values_with(self.upgraded)

    # -- cards ----------------------------------------------------------------------------------

    def hand_is_known(self, power: int) -> None:
        """A deck is used up, and the discards lie open: all other cards of the power are in its hand (COW-DRAW.8)."""
        known = list(self.known) if self.known else [0] * tables.CARD_COUNT
        for card in range(tables.FIRST_CARD[power], tables.LAST_CARD[power]):
            known[card] = self.hand[card]
        self.known = tuple(known)

    def leave_hand(self, power: int, card: int) -> None:
        """A card leaves its owner's hand."""
        self.hand[card] -= 1
        self.hand_size[power] -= 1
        if self.known and self.known[card]:
            known = list(self.known)
            known[card] -= 1
            self.known = tuple(known)

    def set_space(self, space: int, card: int) -> None:
        """Lay a card into a space, or clear it, and work out which texts of the region work now."""
        self.spaces[space] = card
        left = space & ~1
        self.refresh_texts(left >> 1)

    def refresh_texts(self, region: int) -> None:
        """Work out which card texts work in a region (Changer of Ways cancels all others, COW-CARDS.36)."""
        left = region * 2
        one = self.spaces[left]
        two = self.spaces[left + 1]
        magic = 0
        if one >= 0:
            magic = tables.CARD_MAGIC[one]
        if two >= 0:
            magic += tables.CARD_MAGIC[two]
        self.magic[region] = magic
        if one >= 0 and tables.NO_TEXT >> one & 1:
            two = two if two >= 0 and tables.NO_TEXT >> two & 1 else t.EMPTY
        elif two >= 0 and tables.NO_TEXT >> two & 1:
            one = t.EMPTY
        self.text[left] = one
        self.text[left + 1] = two
        works = self.texts(region)
        bit = 1 << region
        self.dear = self.dear | bit if works & tables.DEARER else self.dear & ~bit
        self.held = self.held | bit if works & tables.NO_LEAVING else self.held & ~bit
        self.refresh_open(region)

    def refresh_open(self, region: int) -> None:
        """Work out which card spaces of a region are open."""
        left = region * 2
        self.open &= ~(0b11 << left)
        if self.ruined >> region & 1 == 0:
            if self.spaces[left] < 0:
                self.open |= 1 << left
            if self.spaces[left + 1] < 0:
                self.open |= 2 << left

    def set_ruined(self, region: int, number: int) -> None:
        """A region holds a ruination card (COW-RUINED.1)."""
        self.ruin[region] = number
        self.ruined |= 1 << region
        self.refresh_open(region)

    def texts(self, region: int) -> int:
        """The mask of card designs whose text works in a region."""
        one = self.text[region * 2]
        two = self.text[region * 2 + 1]
        mask = 0
        if one >= 0:
            mask = 1 << one
        if two >= 0:
            mask |= 1 << two
        return mask

    def sum_of(self, numbers: list[int], region: int) -> int:
        """What the working texts of a region add up to; ``numbers`` says how much each card design adds."""
        one = self.text[region * 2]
        two = self.text[region * 2 + 1]
        total = 0
        if one >= 0:
            total = numbers[one]
        if two >= 0:
            total += numbers[two]
        return total

    def set_track(self, first: int, second: int) -> None:
        """Put cards on the two spaces of the Old World track."""
        self.track[0] = first
        self.track[1] = second
        mask = 0
        if first >= 0:
            mask = 1 << first
        if second >= 0:
            mask |= 1 << second
        self.lasting = mask

    def copies_on_track(self, mask: int) -> int:
        """How many cards of a mask of designs lie on the Old World track."""
        count = 0
        if self.track[0] >= 0 and mask >> self.track[0] & 1:
            count = 1
        if self.track[1] >= 0 and mask >> self.track[1] & 1:
            count += 1
        return count
