"""The Corruption Phase: domination everywhere (COW-DOMINATION), then corruption and ruin (COW-CORRUPTION)."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import happenings as h, options as o, prompts, tables, terms as t, verbs
from oldworld.titles.chaos.cards import nurgle
from oldworld.titles.chaos.game import Game


def seduced_figures(game: Game, figure: int) -> int:
    """The enemy cultists whom an upgraded Keeper of Secrets can take over where it stands."""
    s = game.s
    region = s.where[figure]
    if region == t.RESERVE:
        return 0
    return s.at[region] & tables.CULTISTS & ~s.side[s.controller(figure)]


def next_seducer(game: Game) -> int:
    """The next figure, from the cursor on, that takes over a cultist as the phase starts, or -1."""
    s = game.s
    if s.upgraded & tables.SEDUCES[t.KEEPER_OF_SECRETS]:
        for figure in range(s.cursor, tables.FIGURE_COUNT):
            if tables.SEDUCES[tables.KIND_OF[figure]] and seduced_figures(game, figure):
                return figure
    return t.NOBODY


def seduce_cultist(game: Game, figure: int) -> Generator[Ask, None, None]:
    """The Keeper of Secrets upgrade, at the start of the Corruption Phase."""
    s = game.s
    power = s.controller(figure)
    options: list[int] = []
    game.representatives(seduced_figures(game, figure), options, o.FIGURE)
    yield Ask(power, prompts.SEDUCE_CULTIST, options, s.where[figure])
    verbs.take_control(game, power, game.answer - o.FIGURE, "COW-UPGRADE.4")
    s.cursor = figure + 1


# -- domination ---------------------------------------------------------------------------------------


def dominate(game: Game, region: int) -> None:
    """Compare the single highest domination value with the Resistance (COW-DOMINATION.6-9)."""
    s = game.s
    if s.ruined >> region & 1 or not anything_here(game, region):
        return
    best = 0
    winner = t.NOBODY
    for power in game.powers:
        value = domination_value(game, power, region)
        if value > best:
            best = value
            winner = power
        elif value == best:
            winner = t.NOBODY
    resistance = verbs.resistance(game, region)
    if winner == t.NOBODY or best <= resistance:
        if best > 0:
            # Too low a value would not do, tied or not; a value high enough fails by the tie alone.
            clause = "COW-DOMINATION.9" if best > resistance else "COW-DOMINATION.7"
            game.tell(h.NOT_DOMINATED, clause, region, best, resistance)
        return
    game.tell(h.DOMINATED, "COW-DOMINATION.7", winner, region, best, resistance)
    verbs.score(game, winner, verbs.conquest(game, region), "COW-DOMINATION.8", region)
    for space in range(region * 2, region * 2 + 2):
        card = s.text[space]
        if card >= 0 and tables.CORRUPTION_IF_DOMINATING[card] and tables.CARD_OWNER[card] == winner:
            verbs.corrupt(game, winner, region, tables.CORRUPTION_IF_DOMINATING[card], "COW-CARDS.32")


def anything_here(game: Game, region: int) -> bool:
    """Does anybody have a figure or a card here? Without either no domination value is above 0 (COW-ORDER.3)."""
    s = game.s
    return s.at[region] != 0 or s.spaces[region * 2] >= 0 or s.spaces[region * 2 + 1] >= 0


def domination_value(game: Game, power: int, region: int) -> int:
    """Printed costs of a power's cards here, its figures, and what card texts add (COW-DOMINATION.2-5)."""
    s = game.s
    value = 0
    by_attack = False
    figures_count = True
    left = region * 2
    if s.spaces[left] >= 0 or s.spaces[left + 1] >= 0:
        for space in range(left, left + 2):
            card = s.spaces[space]
            if card < 0:
                continue
            mine = tables.CARD_OWNER[card] == power
            if mine:
                value += tables.CARD_COST[card]
            card = s.text[space]
            if card < 0:
                continue
            if mine:
                value += tables.PER_OWN_CORRUPTION[card] * s.corruption[region * 4 + power]
                value += tables.PER_HERO[card] * s.tokens[region * 6 + t.HERO]
                value += tables.PER_NOBLE[card] * s.tokens[region * 6 + t.NOBLE]
                if tables.BY_ATTACK >> card & 1:
                    by_attack = True
            elif tables.NO_ENEMY_DOMINATION >> card & 1:
                figures_count = False
    if s.present[region * 4 + power] and figures_count:
        value += figure_value(game, power, region, by_attack)
    return value


def figure_value(game: Game, power: int, region: int, by_attack: bool) -> int:
    """What a power's figures add: one each (COW-DOMINATION.3), an upgrade's number, or their attack
    values where The Skull Throne says so (COW-CARDS.27)."""
    s = game.s
    if not by_attack and s.upgraded & tables.COUNTS_AS[t.BLOODTHIRSTER] == 0:
        return s.present[region * 4 + power]
    mine = s.at[region] & s.side[power]
    value = 0
    for kind in range(t.KINDS):
        group = mine & tables.KIND_MASK[kind]
        if group:
            count = group.bit_count()
            if by_attack:
                value += count * game.attack(kind)
            elif tables.COUNTS_AS[kind] & s.upgraded:
                value += count * tables.COUNTS_AS_N[tables.COUNTS_AS[kind].bit_length() - 1]
            else:
                value += count
    return value


# -- corruption and ruin ------------------------------------------------------------------------------


def corrupt_region(game: Game, region: int) -> None:
    """Every cultist leaves a token; then the region is checked for ruin (COW-CORRUPTION.2-7)."""
    s = game.s
    if s.ruined >> region & 1:
        return
    cultists = s.at[region] & tables.CULTISTS
    if cultists:
        for power in game.powers:
            mine = cultists & s.side[power]
            if mine:
                count = mine.bit_count() - dazzled(game, power, region)
                verbs.corrupt(game, power, region, count, "COW-CORRUPTION.2")
    nurgle.consume(game, region)
    total = verbs.corruption_in(game, region) + s.tokens[region * 6 + t.WARPSTONE]
    if total >= tables.RUIN_AT and s.ruin_left:
        ruin(game, region)


def dazzled(game: Game, power: int, region: int) -> int:
    """How many cultists of a power do not count because an opponent's Dazzle lies here (COW-CARDS.37)."""
    s = game.s
    count = 0
    for space in range(region * 2, region * 2 + 2):
        card = s.text[space]
        if card >= 0 and tables.CARD_OWNER[card] != power:
            count += tables.CULTISTS_FEWER[card]
    return count


def ruin(game: Game, region: int) -> None:
    """The region gets the top ruination card, and its ruiners score at once (COW-CORRUPTION.8-11)."""
    s = game.s
    number = tables.RUINATION_CARDS - s.ruin_left + 1
    s.ruin_left -= 1
    s.set_ruined(region, number)
    s.face_up |= 1 << region
    game.tell(h.REGION_RUINED, "COW-CORRUPTION.8", region, number)
    for power in game.powers:
        always = False
        if s.upgraded:
            for upgrade in range(power * 5, power * 5 + 5):
                if tables.ALWAYS_RUINER[upgrade] & s.upgraded:
                    always = True
        if always or s.ruiners[region] >> power & 1:
            verbs.score(game, power, tables.RUINERS[number], "COW-CORRUPTION.9", region)
