"""The Old World Phase (COW-OLDWORLD): one card is revealed, carried out, and laid on the track."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import happenings as h, old_world_tables, options as o, prompts, tables, terms as t, verbs
from oldworld.titles.chaos.game import Game


def old_world_phase(game: Game) -> Generator[Ask, None, None]:
    """Reveal the top card; the player with the lowest Threat carries it out (COW-OLDWORLD.1-4)."""
    card = reveal(game)
    decider = game.lowest_threat()
    if old_world_tables.CLEARS[card]:
        clear_comets(game)
    for step in old_world_tables.IMMEDIATE[card]:
        verb = step[0]
        if verb == old_world_tables.PLACE_AT:
            for region in tables.REGIONS_IN[step[2]]:
                verbs.place_token(game, step[1], region, "COW-OLDWORLD.2")
        elif verb == old_world_tables.PLACE_CHOSEN:
            yield from place_chosen(game, decider, step)
        elif verb == old_world_tables.PLACE_EITHER:
            yield Ask(decider, prompts.PAIR, list(range(o.PAIR + step[2], o.PAIR + step[3])), step[1])
            for region in tables.REGIONS_IN[old_world_tables.PAIR_MASK[game.answer - o.PAIR]]:
                verbs.place_token(game, step[1], region, "COW-OLDWORLD.2")
        elif verb == old_world_tables.SCORE_PEASANTS:
            score_peasants(game, step[2])
        else:
            yield from flee(game, decider, step[1])
    to_track(game, card)
    game.enter(t.DRAW)


def reveal(game: Game) -> int:
    """Turn up the top card of the deck; the cards left out of the game stay unknown (COW-SETUP.24)."""
    s = game.s
    bag = s.old_world_bag
    card = game.chance.draw(t.DRAW_OLD_WORLD, 0, bag, 0, len(bag), sum(bag))
    bag[card] -= 1
    s.old_world_left -= 1
    game.tell(h.OLD_WORLD_REVEALED, "COW-OLDWORLD.1", card)
    return card


def clear_comets(game: Game) -> None:
    """All Event tokens leave the board and all comet cards the track, before the new card is laid
    there; what remains keeps its space (COW-OLDWORLD.17-21)."""
    s = game.s
    for region in range(9):
        while s.tokens[region * 6 + t.EVENT]:
            verbs.remove_token(game, t.EVENT, region, "COW-OLDWORLD.17")
    for space in (0, 1):
        card = s.track[space]
        if card >= 0 and old_world_tables.COMET[card]:
            leave_track(game, space, "COW-OLDWORLD.17")


def leave_track(game: Game, space: int, clause: str) -> None:
    """The card of a space of the track leaves the game, and its effect ends (COW-OLDWORLD.7, 17, 23)."""
    s = game.s
    card = s.track[space]
    s.old_world_out[card] += 1
    if space == 0:
        s.set_track(t.EMPTY, s.track[1])
    else:
        s.set_track(s.track[0], t.EMPTY)
    game.tell(h.OLD_WORLD_LEFT, clause, card)


def to_track(game: Game, card: int) -> None:
    """The card goes to space 1 and pushes the one there to space 2, or is discarded (COW-OLDWORLD.5-10)."""
    s = game.s
    if not old_world_tables.TO_TRACK[card]:
        s.old_world_out[card] += 1
        game.tell(h.OLD_WORLD_LEFT, "COW-OLDWORLD.9", card)
        return
    if s.track[0] >= 0:
        if s.track[1] >= 0:
            leave_track(game, 1, "COW-OLDWORLD.7")
        s.set_track(t.EMPTY, s.track[0])
    s.set_track(card, s.track[1])
    game.tell(h.OLD_WORLD_PLACED, "COW-OLDWORLD.5", card, 1)


# -- the steps of an immediate text -------------------------------------------------------------------


def place_chosen(game: Game, decider: int, step: list[int]) -> Generator[Ask, None, None]:
    """The decider puts tokens of a kind into so many different regions, some of them only where a
    condition holds (COW-OLDWORLD.4)."""
    s = game.s
    token = step[1]
    allowed = where(game, step[3])
    for _ in range(step[2]):
        legal = allowed & ~s.ruined
        if legal == 0 or s.supply[token] == 0:
            return
        yield Ask(decider, prompts.PLACE_TOKEN, o.REGION_LISTS[legal], token)
        region = game.answer - o.REGION
        allowed &= ~(1 << region)
        for _ in range(step[4]):
            verbs.place_token(game, token, region, "COW-OLDWORLD.4")


def where(game: Game, condition: int) -> int:
    """The regions in which a card lets its decider place a token."""
    s = game.s
    if condition == old_world_tables.NEAR_WARPSTONE:
        return tables.REACH[verbs.regions_with(game, t.WARPSTONE)]
    if condition == old_world_tables.WITH_PEASANT:
        mask = verbs.regions_with(game, t.PEASANT) & ~s.ruined
        return mask if mask else t.ALL_REGIONS
    if condition == old_world_tables.WITH_CULTIST:
        mask = 0
        for region in range(9):
            if s.at[region] & tables.CULTISTS and s.ruined >> region & 1 == 0:
                mask |= 1 << region
        return mask if mask else t.ALL_REGIONS
    name = old_world_tables.WHERE[condition]
    if name == "populous":
        return tables.POPULOUS_REGIONS
    if name == "not_bretonnia":
        return t.ALL_REGIONS & ~(1 << t.BRETONNIA)
    return t.ALL_REGIONS


def score_peasants(game: Game, bonus: int) -> None:
    """Plunged Into Chaos: a point for each captured Peasant, and a bonus for strictly the most (COW-TOKENS.12)."""
    s = game.s
    most = max(s.peasants)
    for power in game.powers:
        points = s.peasants[power]
        if points and points == most and s.peasants.count(most) == 1:
            points += bonus
        verbs.score(game, power, points, "COW-TOKENS.12")
    if game.switches.peasants_return:
        for power in game.powers:
            s.supply[t.PEASANT] += s.peasants[power]
            s.peasants[power] = 0


def flee(game: Game, decider: int, token: int) -> Generator[Ask, None, None]:
    """Mass Exodus: each Peasant of a populous region moves to a neighbour that is neither populous nor ruined."""
    s = game.s
    for region in tables.REGIONS_IN[tables.POPULOUS_REGIONS]:
        shelters = tables.ADJACENT[region] & ~tables.POPULOUS_REGIONS & ~s.ruined
        if shelters == 0:
            continue
        for _ in range(s.tokens[region * 6 + token]):
            yield Ask(decider, prompts.FLEE, o.REGION_LISTS[shelters], region)
            verbs.move_token(game, token, region, game.answer - o.REGION, "COW-OLDWORLD.4")
