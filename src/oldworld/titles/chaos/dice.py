"""Battle dice: how many a power rolls, and rolling them (COW-BATTLE.4-13)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import happenings as h, old_world_tables, options as o, prompts, tables, terms as t
from oldworld.titles.chaos.game import Game

CARD: Final = 0
EARLY: Final = 1
NORMAL: Final = 2
"""Where a die comes from, in the order in which they are rolled."""


def all_dice(game: Game, power: int, region: int) -> int:
    """All dice a power is entitled to here."""
    if limited_to_one_die(game, region) and game.s.rolled >> region * 4 + power & 1:
        return 0
    return card_dice(game, power, region) + early_figure_dice(game, power, region) + normal_dice(game, power, region)


def card_dice(game: Game, power: int, region: int) -> int:
    """Dice a power's cards give it at the start of the battle (COW-CARDS.24-25)."""
    s = game.s
    count = 0
    for space in range(region * 2, region * 2 + 2):
        card = s.text[space]
        if card >= 0 and tables.CARD_OWNER[card] == power:
            count += tables.EARLY_DICE[card]
    return count


def early_figure_dice(game: Game, power: int, region: int) -> int:
    """Dice of figures that roll before all others: upgraded Bloodletters (COW-BATTLE.35)."""
    s = game.s
    if s.upgraded & tables.EARLY[t.BLOODLETTER] == 0:
        return 0
    count = (s.at[region] & s.side[power] & tables.KIND_MASK[t.BLOODLETTER]).bit_count()
    return count * game.attack(t.BLOODLETTER)


def normal_dice(game: Game, power: int, region: int) -> int:
    """The sum of the attack values of a power's figures here, downed ones too (COW-BATTLE.4-6)."""
    s = game.s
    mine = s.at[region] & s.side[power]
    if mine == 0:
        return 0
    total = 0
    first = power * 3
    if mine & ~tables.OWN[power]:
        for kind in range(t.KINDS):
            total += kind_dice(game, kind, mine)
    else:
        for kind in range(first, first + 3):
            total += kind_dice(game, kind, mine)
    return total


def kind_dice(game: Game, kind: int, figures: int) -> int:
    """The normal dice of the figures of a kind; those that rolled early do not roll again."""
    group = figures & tables.KIND_MASK[kind]
    if group == 0 or game.s.upgraded & tables.EARLY[kind]:
        return 0
    return tables.COUNT[group >> tables.KIND_FIRST[kind]] * game.attack(kind)


def limited_to_one_die(game: Game, region: int) -> bool:
    """Greenskins Invade: one die a player and Battle Phase where an Event token lies (COW-OLDWORLD.27)."""
    s = game.s
    return s.lasting & old_world_tables.ONE_DIE_WHERE_EVENT != 0 and s.tokens[region * 6 + t.EVENT] > 0


def choose_die(game: Game, power: int, region: int, chosen: list[int]) -> Generator[Ask, None, None]:
    """Where only one die may be rolled and a power's dice differ, it picks which (COW-OLDWORLD.27)."""
    if game.s.rolled >> region * 4 + power & 1:
        return
    options: list[int] = []
    if card_dice(game, power, region):
        options.append(o.DIE_CARD)
    if early_figure_dice(game, power, region):
        options.append(o.DIE_EARLY)
    if normal_dice(game, power, region):
        options.append(o.DIE_NORMAL)
    if options:
        yield Ask(power, prompts.WHICH_DIE, options, region)
        chosen[power] = game.answer - o.DIE_CARD


def roll(game: Game, power: int, region: int, count: int, early: bool) -> tuple[int, int]:
    """Roll so many dice: hits on 4, 5 and 6, and each 6 rolls one more (COW-BATTLE.8-13).

    Returns the hits of dice showing 4 or 5, and those of dice showing 6.
    """
    game.s.rolled |= 1 << region * 4 + power
    game.tell(h.DICE_ROLLED, "COW-BATTLE.8", power, region, count, 1 if early else 0)
    low = 0
    sixes = 0
    chance = game.chance
    listening = game.events is not None
    while count:
        count -= 1
        value = chance.die(power)
        if listening:
            game.tell(h.DIE_ROLLED, "COW-BATTLE.10" if value == 6 else "COW-BATTLE.9", power, value)
        if value == 6:
            sixes += 1
            count += 1
        elif value >= 4:
            low += 1
    return low, sixes
