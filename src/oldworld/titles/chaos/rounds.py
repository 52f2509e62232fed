"""The round (COW-ROUND): six phases as stages, one after the other, driven by the state alone.

Each stage is a step of `ChaosGame.step`. A step does what needs no decision and returns the procedure
of what does; called again on the state it left, it returns the same procedure.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from oldworld.kernel.chance import Chance
from oldworld.kernel.procedure import Ask, Play
from oldworld.titles.chaos import (
    battle,
    corruption,
    dials,
    drawing,
    ending,
    game_end,
    old_world,
    old_world_tables,
    setting_up,
    summoning,
    tables,
    terms as t,
)
from oldworld.titles.chaos.game import Game

NOTHING_OWED: Final[list[int]] = [0, 0, 0, 0]


class ChaosGame(Game):
    """A game that can be played: it knows what comes next."""

    def begin(self) -> None:
        """Set the game up (COW-SETUP), then run to the first question."""
        if not self.placed:
            setting_up.set_up(self)
        super().begin()

    def blank(self) -> Play:
        """A play of the same set-up whose own state is yet to be put in; till then it shows this one's."""
        other = ChaosGame(self.powers, self.switches, Chance(0), self.keep, self.s)
        other.placed = self.placed
        other.pause_before = self.pause_before
        return other

    def step(self) -> Generator[Ask, None, None] | None:
        """What comes next in the round (COW-ROUND.1)."""
        s = self.s
        stage = s.stage
        if stage == self.pause_before:
            self.paused = True
            return None
        if stage == t.SUMMONING:
            if s.owes != NOTHING_OWED:
                power = drawing.owing(self)
                if power >= 0:
                    return drawing.discard_turn(self, power)
            power = summoning.next_to_act(self)
            if power >= 0:
                return summoning.summoning_turn(self, power)
            self.enter(t.BATTLE)
        elif stage == t.BATTLE:
            s.cursor = battle.next_battle(self)
            if s.cursor < 9:
                return battle.battle(self, s.cursor)
            self.enter(t.BATTLE_END)
        elif stage == t.BATTLE_END:
            s.cursor = battle.next_rot(self)
            if s.cursor < 9:
                return battle.end_of_phase(self, s.cursor)
            self.enter(t.CORRUPTION_START)
        elif stage == t.CORRUPTION_START:
            figure = corruption.next_seducer(self)
            if figure >= 0:
                return corruption.seduce_cultist(self, figure)
            self.enter(t.DOMINATION)
        elif stage == t.DOMINATION:
            for region in range(9):
                corruption.dominate(self, region)
            self.enter(t.CORRUPTION)
        elif stage == t.CORRUPTION:
            if self.switches.ruiners_of_step:
                s.ruiners = [0] * 9
            for region in range(9):
                corruption.corrupt_region(self, region)
            self.enter(t.REMOVE_CARDS)
        elif stage == t.REMOVE_CARDS:
            ending.remove_cards(self)
            self.enter(t.HEROES)
        elif stage == t.HEROES:
            s.cursor = ending.next_heroes(self)
            if s.cursor < 9:
                return ending.heroes(self, s.cursor)
            self.enter(t.OLD_WORLD_CARDS)
        elif stage == t.OLD_WORLD_CARDS:
            power = drawing.owing(self)
            if power >= 0:
                return drawing.discard_turn(self, power)
            while s.cursor < 2:
                card = s.track[s.cursor]
                if card >= 0 and old_world_tables.AT_THE_END[card]:
                    return self.old_world_card(card)
                s.cursor += 1
            self.enter(t.SCORE)
        elif stage == t.SCORE:
            for region in range(9):
                ending.score_ruined(self, region)
            self.enter(t.DIALS)
        elif stage == t.DIALS:
            s.cursor = dials.next_tick(self)
            if s.cursor < 4:
                return self.first_tick()
            self.enter(t.FURTHER_TICK)
        elif stage == t.FURTHER_TICK:
            if dials.furthest(self) >= 0 and s.cursor == 0:
                return self.further_tick()
            s.counters = [0, 0, 0, 0]
            self.enter(t.GAME_END)
        elif stage == t.GAME_END:
            if game_end.check(self):
                self.over = True
            else:
                ending.end_of_round(self)
                self.enter(t.OLD_WORLD)
        elif stage == t.OLD_WORLD:
            return old_world.old_world_phase(self)
        else:
            return self.draw_phase()
        return None

    def draw_phase(self) -> Generator[Ask, None, None] | None:
        """Power after power draws; only one whose sheet lets it discard first is asked anything (COW-DRAW.14)."""
        s = self.s
        while s.cursor < 4:
            power = s.cursor
            if power in self.powers:
                if tables.DRAWS_UP_TO[power]:
                    return drawing.draw_turn(self, power)
                drawing.draw_and_reset(self, power)
            s.cursor = power + 1
        self.enter(t.SUMMONING)
        return None

    def old_world_card(self, card: int) -> Generator[Ask, None, None]:
        """The card on space 1 of the track acts, then the one on space 2 (COW-END.9)."""
        yield from ending.old_world_card(self, card)
        self.s.cursor += 1

    def first_tick(self) -> Generator[Ask, None, None]:
        """Each power with a counter advances one tick (COW-DIAL.12)."""
        s = self.s
        power = s.cursor
        yield from dials.tick(self, power)
        s.cursor = power + 1

    def further_tick(self) -> Generator[Ask, None, None]:
        """The power with strictly the most counters advances once more (COW-DIAL.16-18)."""
        yield from dials.tick(self, dials.furthest(self))
        self.s.cursor = 1
