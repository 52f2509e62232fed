"""The Battle Phase (COW-BATTLE): region by region, each power rolls and assigns in power order."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import happenings as h, options as o, prompts, tables, terms as t, verbs
from oldworld.titles.chaos.cards import nurgle
from oldworld.titles.chaos.game import Game

EARLY_CARD = 0
EARLY_FIGURES = 1
NORMAL = 2


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
        if dice(game, power, region) > 0 and has_target(game, power, region):
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
    return s.lasting & tables.PEACE_WHERE_EVENT != 0 and s.tokens[region * 6 + t.EVENT] > 0


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
    one_die = limited_to_one_die(game, region)
    chosen = [NORMAL, NORMAL, NORMAL, NORMAL]
    if one_die:
        for power in game.powers:
            yield from choose_die(game, power, region, chosen)
    for power in game.powers:
        count = card_dice(game, power, region)
        if count and not (one_die and chosen[power] != EARLY_CARD):
            yield from early_roll(game, power, region, 1 if one_die else count)
    for power in game.powers:
        count = early_figure_dice(game, power, region)
        if count and not (one_die and chosen[power] != EARLY_FIGURES):
            yield from early_roll(game, power, region, 1 if one_die else count)
    for power in game.powers:
        count = normal_dice(game, power, region)
        if count and one_die:
            count = 0 if s.rolled >> region * 4 + power & 1 else 1
        if count:
            yield from normal_roll(game, power, region, count)
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


# -- dice ---------------------------------------------------------------------------------------------


def dice(game: Game, power: int, region: int) -> int:
    """All dice a power is entitled to here."""
    if limited_to_one_die(game, region) and game.s.rolled >> region * 4 + power & 1:
        return 0
    return card_dice(game, power, region) + early_figure_dice(game, power, region) + normal_dice(game, power, region)


def card_dice(game: Game, power: int, region: int) -> int:
    """Dice a power's cards give it at the start of the battle (COW-CARDS.24-25)."""
    s = game.s
    count = 0
    for space in (region * 2, region * 2 + 1):
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
    return s.lasting & tables.ONE_DIE_WHERE_EVENT != 0 and s.tokens[region * 6 + t.EVENT] > 0


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


# -- targets ------------------------------------------------------------------------------------------


def targets(game: Game, power: int, region: int) -> int:
    """The figures to which a power may assign hits: all here that it does not control, even its own
    under another's control, but none downed and none that cannot be killed (COW-BATTLE.14-15, 28)."""
    s = game.s
    return s.at[region] & ~s.side[power] & ~s.downed & ~s.shielded


def has_target(game: Game, power: int, region: int) -> bool:
    """Is there anything a power's hits could go to here?"""
    return game.s.tokens[region * 6 + t.PEASANT] > 0 or targets(game, power, region) != 0


def sixes_only(game: Game, figure: int) -> bool:
    """Can this figure be assigned only hits of dice showing 6 (COW-BATTLE.32)?"""
    return game.s.upgraded != 0 and game.upgraded(tables.SIXES_ONLY, figure)


def kept_hits(game: Game, power: int, figure: int) -> int:
    """Early hits that this power keeps on a figure (COW-BATTLE.38-39)."""
    kept = game.s.kept
    for i in range(0, len(kept), 3):
        if kept[i] == power and kept[i + 1] == figure:
            return kept[i + 2]
    return 0


def keep_hit(game: Game, power: int, figure: int) -> None:
    """Keep one early hit on a figure."""
    kept = game.s.kept
    for i in range(0, len(kept), 3):
        if kept[i] == power and kept[i + 1] == figure:
            kept[i + 2] += 1
            break
    else:
        kept.extend((power, figure, 1))
    game.tell(h.HIT_KEPT, "COW-BATTLE.38", power, figure)


def forget_hits(game: Game, figure: int) -> None:
    """No hit is kept on a figure any more."""
    kept = game.s.kept
    for i in range(len(kept) - 3, -1, -3):
        if kept[i + 1] == figure:
            del kept[i : i + 3]


# -- assigning hits -----------------------------------------------------------------------------------


def early_roll(game: Game, power: int, region: int, count: int) -> Generator[Ask, None, None]:
    """Roll early dice and assign them one by one; who is killed leaves at once (COW-BATTLE.34-40)."""
    low, sixes = roll(game, power, region, count, True)
    avengers = [0, 0, 0, 0]
    while low + sixes > 0:
        options: list[int] = []
        legal = targets(game, power, region)
        if sixes == 0:
            legal &= ~only_sixes_mask(game)
        game.representatives(legal, options, o.FIGURE)
        if game.s.tokens[region * 6 + t.PEASANT]:
            options.append(o.PEASANT_TARGET)
        if not options:
            game.tell(h.HITS_LOST, "COW-BATTLE.25", power, low + sixes)
            break
        yield Ask(power, prompts.EARLY_HIT, options, region)
        if game.answer == o.PEASANT_TARGET:
            capture_peasant(game, power, region)
            low, sixes = spend(1, low, sixes, False)
            continue
        figure = game.answer - o.FIGURE
        low, sixes = spend(1, low, sixes, sixes_only(game, figure))
        keep_hit(game, power, figure)
        if kept_hits(game, power, figure) >= verbs.defence(game, figure):
            forget_hits(game, figure)
            strike_down(game, power, figure, True, avengers)
    if sum(avengers):
        yield from retaliate(game, power, region, avengers)


def normal_roll(game: Game, power: int, region: int, count: int) -> Generator[Ask, None, None]:
    """Roll the normal dice and assign the hits, never fewer to a figure than kill it (COW-BATTLE.13-26)."""
    s = game.s
    low, sixes = roll(game, power, region, count, False)
    struck = False
    avengers = [0, 0, 0, 0]
    while low + sixes > 0:
        options = killable(game, power, region, low, sixes)
        if s.tokens[region * 6 + t.PEASANT]:
            options.append(o.PEASANT_TARGET)
        if not options:
            game.tell(h.HITS_LOST, "COW-BATTLE.25", power, low + sixes)
            break
        if struck:
            options.append(o.MORE)
        yield Ask(power, prompts.HIT, options, region)
        answer = game.answer
        if answer == o.MORE:
            low, sixes = spend(1, low, sixes, False)
        elif answer == o.PEASANT_TARGET:
            capture_peasant(game, power, region)
            low, sixes = spend(1, low, sixes, False)
        else:
            figure = answer - o.FIGURE
            needed = verbs.defence(game, figure) - kept_hits(game, power, figure)
            low, sixes = spend(needed, low, sixes, sixes_only(game, figure))
            struck = True
            strike_down(game, power, figure, False, avengers)
    if sum(avengers):
        yield from retaliate(game, power, region, avengers)


def killable(game: Game, power: int, region: int, low: int, sixes: int) -> list[int]:
    """An option for each target that the hits at hand suffice to kill (COW-BATTLE.23)."""
    group: list[int] = []
    game.representatives(targets(game, power, region), group, o.FIGURE)
    options: list[int] = []
    for option in group:
        figure = option - o.FIGURE
        hits = sixes if sixes_only(game, figure) else low + sixes
        if verbs.defence(game, figure) - kept_hits(game, power, figure) <= hits:
            options.append(option)
    return options


def only_sixes_mask(game: Game) -> int:
    """The figures that only hits of dice showing 6 can go to."""
    mask = 0
    if game.s.upgraded:
        for kind in range(t.KINDS):
            if tables.SIXES_ONLY[kind] & game.s.upgraded:
                mask |= tables.KIND_MASK[kind]
    return mask


def spend(hits: int, low: int, sixes: int, only_sixes: bool) -> tuple[int, int]:
    """Use up hits: those of sixes only where they must be, otherwise the plain ones first."""
    if only_sixes:
        return low, sixes - hits
    plain = hits if hits < low else low
    return low - plain, sixes - (hits - plain)


def capture_peasant(game: Game, power: int, region: int) -> None:
    """A Peasant that takes its hit goes to the sheet of who hit it (COW-BATTLE.18-20)."""
    s = game.s
    s.tokens[region * 6 + t.PEASANT] -= 1
    s.peasants[power] += 1
    game.tell(h.PEASANT_CAPTURED, "COW-BATTLE.19", power, region)


def strike_down(game: Game, power: int, figure: int, early: bool, avengers: list[int]) -> None:
    """A figure is killed: by early hits it leaves at once, by normal ones it is laid down till the
    battle's end and still rolls (COW-BATTLE.16-17, COW-BATTLE.36-37)."""
    s = game.s
    if s.upgraded and game.upgraded(tables.RETALIATES, figure):
        avengers[s.controller(figure)] += 1
    verbs.note_kill(game, power, figure, "COW-BATTLE.36" if early else "COW-BATTLE.16")
    if early:
        verbs.remove_figure(game, figure, "COW-BATTLE.36")
    else:
        s.downed |= 1 << figure
        game.tell(h.FIGURE_DOWNED, "COW-BATTLE.17", power, figure)


def retaliate(game: Game, power: int, region: int, avengers: list[int]) -> Generator[Ask, None, None]:
    """Upgraded Plaguebearers: as many hits as were killed go back to their killer's figures here."""
    s = game.s
    for avenger in game.powers:
        hits = avengers[avenger]
        while hits > 0:
            victims: list[int] = []
            game.representatives(
                s.at[region] & s.side[power] & ~s.downed & ~s.shielded & ~only_sixes_mask(game), victims, o.FIGURE
            )
            options = [option for option in victims if verbs.defence(game, option - o.FIGURE) <= hits]
            if not options:
                game.tell(h.HITS_LOST, "COW-BATTLE.25", avenger, hits)
                break
            yield Ask(avenger, prompts.RETALIATE, options, region)
            figure = game.answer - o.FIGURE
            hits -= verbs.defence(game, figure)
            verbs.note_kill(game, avenger, figure, "COW-UPGRADE.4")
            s.downed |= 1 << figure
            game.tell(h.FIGURE_DOWNED, "COW-BATTLE.17", avenger, figure)


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
