"""The Battle Phase (COW-BATTLE): region by region, each power rolls and assigns in power order."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import dice, happenings as h, hits, old_world_tables, tables, terms as t, verbs
from oldworld.titles.chaos.cards import nurgle
from oldworld.titles.chaos.game import Game


def next_battle(game: Game) -> int:
    """The next region, from the cursor on, in which a battle takes place; 9 when there is none."""
    region = game.s.cursor
    while region < 9 and not takes_place(game, region):
        region += 1
    return region


def takes_place(game: Game, region: int) -> bool:
    """A battle needs somebody entitled to roll dice who has a legal target (COW-BATTLE.2)."""
    s = game.s
    if (s.at[region] == 0 and not has_dice_of_cards(game, region)) or barred(game, region):
        return False
    if s.tokens[region * 6 + t.PEASANT] == 0:
        crowd = 0
        for power in game.powers:
            if s.present[region * 4 + power]:
                crowd += 1
        if crowd < 2 and not has_dice_of_cards(game, region):
            return False
    for power in game.powers:
        if dice.all_dice(game, power, region) > 0 and hits.has_target(game, power, region):
            return True
    return False


def has_dice_of_cards(game: Game, region: int) -> bool:
    """Does a card give anybody dice here (COW-BATTLE.31)?"""
    return game.s.sum_of(tables.EARLY_DICE, region) > 0


def barred(game: Game, region: int) -> bool:
    """No battle here: Field of Ecstasy, or peace where an Event token lies (COW-CONFLICT.1-2)."""
    s = game.s
    if s.texts(region) & tables.NO_BATTLE:
        return True
    return s.lasting & old_world_tables.PEACE_WHERE_EVENT != 0 and s.tokens[region * 6 + t.EVENT] > 0


def battle(game: Game, region: int) -> Generator[Ask, None, None]:
    """The battle of a region, and the further ones that Reborn in Blood adds (COW-CARDS.38)."""
    s = game.s
    yield from fight(game, region)
    for _ in range(s.sum_of(tables.EXTRA_BATTLES, region)):
        if takes_place(game, region):
            if game.switches.counter_per_battle:
                s.counted[t.KHORNE] &= ~(1 << region)
                s.kills[region] = 0
            yield from fight(game, region)
    s.cursor = region + 1


def fight(game: Game, region: int) -> Generator[Ask, None, None]:
    """One battle: early dice, then every power's normal dice in power order; then the fallen leave
    together (COW-BATTLE.3, COW-BATTLE.29, COW-BATTLE.34)."""
    s = game.s
    game.tell(h.BATTLE_BEGAN, "COW-BATTLE.1", region)
    one_die = dice.limited_to_one_die(game, region)
    chosen = [dice.NORMAL, dice.NORMAL, dice.NORMAL, dice.NORMAL]
    if one_die:
        for power in game.powers:
            yield from dice.choose_die(game, power, region, chosen)
    for power in game.powers:
        count = dice.card_dice(game, power, region)
        if count and not (one_die and chosen[power] != dice.CARD):
            low, sixes = dice.roll(game, power, region, 1 if one_die else count, True)
            if low or sixes:
                yield from hits.assign_early(game, power, region, low, sixes)
    for power in game.powers:
        count = dice.early_figure_dice(game, power, region)
        if count and not (one_die and chosen[power] != dice.EARLY):
            low, sixes = dice.roll(game, power, region, 1 if one_die else count, True)
            if low or sixes:
                yield from hits.assign_early(game, power, region, low, sixes)
    for power in game.powers:
        count = dice.normal_dice(game, power, region)
        if count and one_die:
            count = 0 if s.rolled >> region * 4 + power & 1 else 1
        if count:
            low, sixes = dice.roll(game, power, region, count, False)
            if low or sixes:
                yield from hits.assign_normal(game, power, region, low, sixes)
    bury_the_fallen(game)


def bury_the_fallen(game: Game) -> None:
    """Downed figures leave the board, and hits kept on others are lost with the battle (COW-BATTLE.29-30)."""
    s = game.s
    fallen = s.downed
    while fallen:
        verbs.remove_figure(game, (fallen & -fallen).bit_length() - 1, "COW-BATTLE.29")
        fallen &= fallen - 1
    s.downed = 0
    s.kept = []


# -- the end of the Battle Phase ----------------------------------------------------------------------


def next_rot(game: Game) -> int:
    """The next region, from the cursor on, where The Final Rotting kills; 9 when there is none."""
    s = game.s
    region = s.cursor
    while region < 9:
        if s.sum_of(tables.KILLS_PER_CORRUPTION, region) and s.corruption[region * 4 + t.NURGLE]:
            if nurgle.rot_victims(game, region):
                return region
        region += 1
    return region


def end_of_phase(game: Game, region: int) -> Generator[Ask, None, None]:
    """Effects for the end of the Battle Phase, after all rolls in all regions (COW-BATTLE.42)."""
    yield from nurgle.rot(game, region)
    game.s.cursor = region + 1
