"""A game of Chaos in the Old World: its set-up options, its state, and telling what happens."""

from __future__ import annotations

from typing import cast

from oldworld.kernel import procedure
from oldworld.kernel.chance import Chance
from oldworld.kernel.events import EVERYONE, Event
from oldworld.titles.chaos import happenings as h, tables, terms as t
from oldworld.titles.chaos.state import State


class Switches:
    """The readings a set-up may choose between; see settings.py for what each one means."""

    def __init__(self, setup: dict[str, str]) -> None:
        self.carnage_bars_entry = setup["field_of_carnage"] == "in"
        self.ruiners_of_step = setup["ruiners"] == "step"
        self.slaanesh_tokens = int(setup["slaanesh_tokens"])
        self.khorne_kills = int(setup["khorne_kills"])
        self.counter_per_battle = setup["khorne_counter"] == "battle"
        self.old_world_deck_3 = int(setup["old_world_deck_3"])
        self.peasants_return = setup["plunged_peasants"] == "returned"


class Game(procedure.Play):
    """A game in progress: the state ``s``, who plays, and how the rules are read."""

    def __init__(
        self, powers: list[int], switches: Switches, chance: Chance, keep: bool, state: State | None = None
    ) -> None:
        super().__init__(chance, keep)
        self.powers = powers
        """The powers in play, in power order (COW-ROUND.5)."""
        self.switches = switches
        self.s = State() if state is None else state
        self.placed = False
        """Is this a position that somebody put together, and not a game set up by its rules?"""
        self.pause_before = -1
        """The stage before which a scenario lets the game stand still."""

    def state(self) -> procedure.State:
        """The live state."""
        return self.s

    def restore(self, state: procedure.State) -> None:
        """Put another state in place of the live one."""
        self.s = cast(State, state)
        self.over = self.s.result != 0

    def redeal(self, seat: int, chance: Chance) -> None:
        """Deal the other powers' hands anew from all the cards that ``seat`` has not seen of them.

        What everybody knows to be in a hand stays there: when a deck is made anew of the discards, all
        cards that are not among them are in the hand or on the board (COW-DRAW.8). Decks and the Old
        World deck are bags from which chance draws when a card is drawn, so there is nothing in them to deal.
        """
        s = self.s
        known = s.known
        for power in self.powers:
            if power == seat:
                continue
            first, last = tables.FIRST_CARD[power], tables.LAST_CARD[power]
            dealt = s.hand_size[power]
            for card in range(first, last):
                s.deck[card] += s.hand[card]
                s.hand[card] = 0
            if known:
                for card in range(first, last):
                    s.deck[card] -= known[card]
                    s.hand[card] = known[card]
                    dealt -= known[card]
            left = dealt + s.deck_size[power]
            for _ in range(dealt):
                card = chance.draw(t.DRAW_CHAOS, power, s.deck, first, last, left)
                s.deck[card] -= 1
                s.hand[card] += 1
                left -= 1

    def tell(
        self, kind: int, clause: str, a: int = -1, b: int = -1, c: int = -1, d: int = -1, to: int = EVERYONE
    ) -> None:
        """Tell those who listen what happened, and by which clause."""
        if self.events is not None:
            self.events.append(Event(kind, clause, a, b, c, d, to))

    def enter(self, stage: int) -> None:
        """Go on to a stage of the round; a new phase forgets what counted "in the same phase" before."""
        s = self.s
        if t.PHASE_OF_STAGE[stage] != t.PHASE_OF_STAGE[s.stage]:
            s.counted = [0, 0, 0, 0]
            s.placed = [0] * 36
            s.kills = [0] * 9
            self.tell(h.PHASE_BEGAN, "COW-ROUND.1", stage)
        s.stage = stage
        s.cursor = 0

    # -- questions everybody asks of a game -----------------------------------------------------

    def threat(self, power: int) -> int:
        """A Power's Threat (COW-DIAL.1)."""
        return tables.THREAT[power][self.s.dial[power]]

    def lowest_threat(self) -> int:
        """The player with the lowest Threat, who carries out the Old World cards (COW-OLDWORLD.3)."""
        best = self.powers[0]
        for power in self.powers:
            if self.threat(power) < self.threat(best):
                best = power
        return best

    def by_threat(self) -> list[int]:
        """The powers in play, highest Threat first."""
        return sorted(self.powers, key=self._minus_threat)

    def _minus_threat(self, power: int) -> int:
        return -self.threat(power)

    def upgraded(self, bits: list[int], figure: int) -> bool:
        """Does this figure's kind have, in play, the upgrade that ``bits`` names by kind (COW-UPGRADE.5)?"""
        return self.s.upgraded & bits[tables.KIND_OF[figure]] != 0

    def cost(self, kind: int) -> int:
        """The summoning cost of a kind of figure, from its sheet or its upgrade (COW-UPGRADE.4)."""
        return self.s.values[0][kind]

    def attack(self, kind: int) -> int:
        """The attack value of a kind of figure."""
        return self.s.values[1][kind]

    def printed_defence(self, kind: int) -> int:
        """The defence value of a kind of figure, before cards modify it."""
        return self.s.values[2][kind]

    def magic_in(self, region: int) -> int:
        """The magic symbols in a region: its cards' and its figures' (COW-MAGIC.2, COW-MAGIC.4)."""
        s = self.s
        symbols = s.magic[region]
        for kind in range(t.KINDS):
            if tables.FIGURE_MAGIC[kind] & s.upgraded:
                symbols += tables.FIGURE_MAGIC_N * (s.at[region] & tables.KIND_MASK[kind]).bit_count()
        return symbols

    def representatives(self, mask: int, out: list[int], base: int) -> None:
        """Append one option for each group of figures in ``mask`` that nothing tells apart.

        Figures of one kind in one place are alike unless something lies on one of them: protection,
        another's control, a free summon used up, a card space, early hits.
        """
        s = self.s
        special = mask & (s.shielded | s.spent)
        if s.standing or s.kept:
            for i in range(0, len(s.standing), 2):
                special |= mask & 1 << s.standing[i]
            for i in range(0, len(s.kept), 3):
                special |= mask & 1 << s.kept[i + 1]
        plain = mask & ~special
        while plain:
            kind = tables.KIND_OF[(plain & -plain).bit_length() - 1]
            group = plain & tables.KIND_MASK[kind]
            plain &= ~group
            foreign = group & ~s.side[kind // 3]
            if foreign:
                out.append(base + (foreign & -foreign).bit_length() - 1)
                group &= ~foreign
            if group:
                out.append(base + (group & -group).bit_length() - 1)
        while special:
            lowest = special & -special
            out.append(base + lowest.bit_length() - 1)
            special &= ~lowest
