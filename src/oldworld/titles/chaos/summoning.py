"""The Summoning Phase (COW-SUMMON, COW-CARDS): one action a turn, a figure or a Chaos card."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import (
    happenings as h,
    movement,
    old_world_tables,
    options as o,
    prompts,
    tables,
    terms as t,
    verbs,
)
from oldworld.titles.chaos.cards import play_effect
from oldworld.titles.chaos.game import Game


def next_to_act(game: Game) -> int:
    """Whose turn it is: from the cursor on in power order, the first with power left; -1 ends the phase
    (COW-SUMMON.1, COW-SUMMON.6, COW-SUMMON.10)."""
    s = game.s
    for i in range(4):
        power = (s.cursor + i) & 3
        if s.power[power] > 0:
            return power
    return t.NOBODY


def summoning_turn(game: Game, power: int) -> Generator[Ask, None, None]:
    """One action: summon a figure, play a Chaos card, or pass and lose all power (COW-SUMMON.2, COW-SUMMON.7)."""
    s = game.s
    options = figure_options(game, power)
    card_options(game, power, options)
    options.append(o.PASS)
    yield Ask(power, prompts.ACTION, options, always=s.hand_size[power] > 0, fresh=True)
    action = game.answer
    s.cursor = power + 1
    if action == o.PASS:
        game.tell(h.PASSED, "COW-SUMMON.7", power)
        s.power[power] = 0
        return
    if action < o.REGION:
        figure = action - o.FIGURE
        yield Ask(power, prompts.SUMMON_WHERE, o.REGION_LISTS[destinations(game, power, figure)], figure, tentative=1)
        region = game.answer - o.REGION
        was = s.where[figure]
        summon(game, power, figure, region)
        if s.upgraded:
            yield from after_summoning(game, power, figure, was, region)
    else:
        card = action - o.CARD
        yield Ask(power, prompts.CARD_WHERE, o.space_options(spaces_for(game, power, card)), card, tentative=1)
        space = game.answer - o.SPACE
        play_card(game, power, card, space)
        if tables.ON_PLAY[card] and s.text[space] == card:
            effect = play_effect(game, power, card, space >> 1)
            if effect is not None:
                yield from effect


# -- summoning figures --------------------------------------------------------------------------------


def figure_options(game: Game, power: int) -> list[int]:
    """An option for each figure (each group of figures alike) that can be summoned somewhere."""
    s = game.s
    options: list[int] = []
    side = s.side[power]
    if costs_as_printed(game, power) and not (s.held or s.shielded or s.spent or s.standing):
        if side & ~tables.OWN[power] == 0:
            at = s.at
            points = s.power[power]
            places = tables.REGIONS_IN[s.occupied[power]]
            for kind in range(power * 3, power * 3 + 3):
                if game.cost(kind) <= points:
                    mask = side & tables.KIND_MASK[kind]
                    for place in places:
                        group = at[place] & mask
                        if group:
                            options.append(o.FIGURE - 1 + (group & -group).bit_length())
                    group = at[t.RESERVE] & mask
                    if group:
                        options.append(o.FIGURE - 1 + (group & -group).bit_length())
            return options
    for place in tables.REGIONS_IN[s.occupied[power]]:
        mask = s.at[place] & side
        affordable_figures(game, power, mask & ~movement.kept_in(game, place, mask), options)
    affordable_figures(game, power, s.at[t.RESERVE] & side, options)
    return options


def affordable_figures(game: Game, power: int, mask: int, out: list[int]) -> None:
    """Append the figures of ``mask`` (all in one place) that the power can summon somewhere."""
    group: list[int] = []
    game.representatives(mask, group, o.FIGURE)
    as_printed = costs_as_printed(game, power)
    points = game.s.power[power]
    for option in group:
        figure = option - o.FIGURE
        if as_printed:
            if game.cost(tables.KIND_OF[figure]) <= points:
                out.append(option)
        elif destinations(game, power, figure):
            out.append(option)


def costs_as_printed(game: Game, power: int) -> bool:
    """Does every summon of this power cost what the sheet says, and is no region barred to it?"""
    s = game.s
    if s.lasting & (old_world_tables.INTO_COSTS_MORE | old_world_tables.BOARD_COSTS_MORE):
        return False
    if s.upgraded & tables.FREE_ALONE[t.LEPER]:
        if power == t.NURGLE or s.side[power] & tables.KIND_MASK[t.LEPER]:
            return False
    return not game.switches.carnage_bars_entry


def reach(game: Game, power: int) -> int:
    """Regions a figure may be placed in: where the power has a figure, and next to that; anywhere when
    it has none on the board (COW-SUMMON.16-21)."""
    occupied = game.s.occupied[power]
    return tables.REACH[occupied] if occupied else t.ALL_REGIONS


def destinations(game: Game, power: int, figure: int) -> int:
    """The mask of regions to which a power can summon a figure now."""
    s = game.s
    where = s.where[figure]
    mask = reach(game, power)
    if where != t.RESERVE:
        mask &= ~(1 << where)
        if s.held and movement.kept_in(game, where, 1 << figure):
            return 0
    cost = game.cost(tables.KIND_OF[figure])
    if costs_as_printed(game, power):
        return mask if cost <= s.power[power] else 0
    points = s.power[power]
    more = 0
    if where != t.RESERVE:
        for card in s.track:
            if card >= 0:
                more += old_world_tables.BOARD_MORE[card]
    legal = mask if cost + more <= points else 0
    if may_go_free(game, figure) and more <= points:
        legal |= mask & ~s.occupied[power]
    if s.lasting & old_world_tables.INTO_COSTS_MORE:
        for card in s.track:
            region = old_world_tables.INTO_REGION[card] if card >= 0 else -1
            if region >= 0 and legal >> region & 1 and summon_cost(game, power, figure, region) > points:
                legal &= ~(1 << region)
    if game.switches.carnage_bars_entry:
        for region in tables.REGIONS_IN[legal & s.held]:
            if movement.kept_out(game, region, 1 << figure):
                legal &= ~(1 << region)
    return legal


def summon_cost(game: Game, power: int, figure: int, region: int) -> int:
    """What it costs to summon a figure to a region (COW-SUMMON.14, and what changes it)."""
    s = game.s
    cost = game.cost(tables.KIND_OF[figure])
    if goes_free(game, power, figure, region):
        cost = 0
    lasting = s.lasting
    if lasting:
        for card in s.track:
            if card >= 0:
                if s.where[figure] != t.RESERVE:
                    cost += old_world_tables.BOARD_MORE[card]
                if old_world_tables.INTO_REGION[card] == region:
                    cost += old_world_tables.INTO_MORE[card]
    return cost


def goes_free(game: Game, power: int, figure: int, region: int) -> bool:
    """The Leper upgrade: free into a region where its power has no other figure, once a round for each."""
    s = game.s
    return may_go_free(game, figure) and s.at[region] & s.side[power] & ~(1 << figure) == 0


def may_go_free(game: Game, figure: int) -> bool:
    """Can this figure still be summoned for nothing this round?"""
    s = game.s
    return s.upgraded != 0 and game.upgraded(tables.FREE_ALONE, figure) and s.spent >> figure & 1 == 0


def summon(game: Game, power: int, figure: int, region: int) -> None:
    """Pay for a figure and place it (COW-SUMMON.11-14)."""
    s = game.s
    was = s.where[figure]
    free = goes_free(game, power, figure, region)
    verbs.pay(game, power, summon_cost(game, power, figure, region))
    if free:
        s.spent |= 1 << figure
    if s.standing:
        s.step_off(figure)
    s.move(figure, region)
    game.tell(h.FIGURE_SUMMONED, "COW-SUMMON.11", power, figure, was, region)


def after_summoning(game: Game, power: int, figure: int, was: int, region: int) -> Generator[Ask, None, None]:
    """What upgrades add when their figure has been summoned from one place to another (COW-UPGRADE.4)."""
    s = game.s
    if game.upgraded(tables.CORRUPTS, figure):
        verbs.corrupt(game, power, region, tables.CORRUPTS_N, "COW-UPGRADE.4")
    if game.upgraded(tables.CARRIES, figure) and was != t.RESERVE:
        if s.tokens[was * 6 + t.WARPSTONE] and s.ruined >> region & 1 == 0:
            yield Ask(power, prompts.CARRY, [o.YES, o.NO], was)
            if game.answer == o.YES:
                verbs.move_token(game, t.WARPSTONE, was, region, "COW-UPGRADE.4")
    if game.upgraded(tables.STANDS, figure):
        free_spaces = 0
        for space in range(region * 2, region * 2 + 2):
            if s.spaces[space] == t.EMPTY and s.stander(space) < 0:
                free_spaces |= 1 << space
        if free_spaces:
            yield Ask(power, prompts.STAND, [*o.space_options(free_spaces), o.NO], figure)
            if game.answer != o.NO:
                s.standing.append(figure)
                s.standing.append(game.answer - o.SPACE)
                game.tell(h.HORROR_STANDS, "COW-UPGRADE.4", figure, game.answer - o.SPACE)


# -- playing Chaos cards ------------------------------------------------------------------------------


def card_options(game: Game, power: int, out: list[int]) -> None:
    """Append an option for each different card of the hand that can be played somewhere."""
    s = game.s
    if s.hand_size[power] == 0 or s.open == 0:
        return
    hand = s.hand
    points = s.power[power]
    usual = nothing_in_the_way(game, power)
    for card in range(tables.FIRST_CARD[power], tables.LAST_CARD[power]):
        if hand[card] and tables.LEAST_COST[card] <= points:
            if (usual and tables.CARD_COST[card] <= points) or spaces_for(game, power, card):
                out.append(o.CARD + card)


def nothing_in_the_way(game: Game, power: int) -> bool:
    """Does every open space take every card of this power at its printed cost?"""
    s = game.s
    if s.standing or s.lasting & (old_world_tables.NO_MAGIC_WHERE_EVENT | old_world_tables.ONE_CARD_WHERE_SKAVEN):
        return False
    return s.dear == 0 or power == t.TZEENTCH


def spaces_for(game: Game, power: int, card: int) -> int:
    """The mask of Chaos card spaces into which a power can play a card now."""
    s = game.s
    points = s.power[power]
    mask = s.open
    if tables.CARD_COST[card] > points:
        mask &= discounted(game, card, points)
    if mask == 0 or nothing_in_the_way(game, power):
        return mask
    for region in tables.REGIONS_IN[s.dear]:
        if card_cost(game, power, card, region) > points:
            mask &= ~(0b11 << region * 2)
    if s.lasting & old_world_tables.ONE_CARD_WHERE_SKAVEN:
        for region in range(9):
            if s.open >> region * 2 & 0b11 != 0b11 and one_card_only(game, region):
                mask &= ~(0b11 << region * 2)
    if s.lasting & old_world_tables.NO_MAGIC_WHERE_EVENT and tables.CARD_MAGIC[card]:
        for region in range(9):
            if magic_barred(game, card, region):
                mask &= ~(0b11 << region * 2)
    for i in range(0, len(s.standing), 2):
        if s.controller(s.standing[i]) != power:
            mask &= ~(1 << s.standing[i + 1])
    return mask


def discounted(game: Game, card: int, points: int) -> int:
    """The mask of spaces where a card's own discount brings its cost within so many points."""
    mask = 0
    if tables.DISCOUNT[card] and tables.LEAST_COST[card] <= points:
        for region in range(9):
            if verbs.corruption_in(game, region) >= tables.DISCOUNT_AT[card]:
                mask |= 0b11 << region * 2
    return mask


def one_card_only(game: Game, region: int) -> bool:
    """The Horned One's Due: a region with a Skaven takes one Chaos card instead of two (COW-OLDWORLD.33)."""
    s = game.s
    return s.lasting & old_world_tables.ONE_CARD_WHERE_SKAVEN != 0 and s.tokens[region * 6 + t.SKAVEN] > 0


def magic_barred(game: Game, card: int, region: int) -> bool:
    """Teclis Aids the Empire: no card with a magic symbol into a region with an Event token."""
    s = game.s
    return (
        s.lasting & old_world_tables.NO_MAGIC_WHERE_EVENT != 0
        and tables.CARD_MAGIC[card] == 1
        and s.tokens[region * 6 + t.EVENT] > 0
    )


def card_cost(game: Game, power: int, card: int, region: int) -> int:
    """What it costs to play a card into a region (COW-CARDS.11); its printed cost stays what it is."""
    s = game.s
    cost = tables.CARD_COST[card]
    if tables.DISCOUNT[card] and verbs.corruption_in(game, region) >= tables.DISCOUNT_AT[card]:
        cost -= tables.DISCOUNT[card]
    for space in range(region * 2, region * 2 + 2):
        other = s.text[space]
        if other >= 0 and tables.SURCHARGE[other] and tables.CARD_OWNER[other] != power:
            cost += tables.SURCHARGE[other]
    return cost


def play_card(game: Game, power: int, card: int, space: int) -> None:
    """Pay for a card and lay it into a space (COW-CARDS.1, COW-CARDS.8)."""
    s = game.s
    verbs.pay(game, power, card_cost(game, power, card, space >> 1))
    s.leave_hand(power, card)
    if s.standing:
        stander = s.stander(space)
        if stander >= 0:
            s.step_off(stander)
    s.set_space(space, card)
    game.tell(h.CARD_PLAYED, "COW-CARDS.1", power, card, space)
