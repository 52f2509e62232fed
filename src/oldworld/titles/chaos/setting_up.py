"""Setting up (COW-SETUP): decks, starting tokens, opening hands."""

from __future__ import annotations

from oldworld.titles.chaos import happenings as h, tables, terms as t, verbs
from oldworld.titles.chaos.game import Game


def set_up(game: Game) -> None:
    """Steps 1 to 8 of the set-up chapter; the Old World Phase of round 1 comes next (COW-SETUP.29)."""
    s = game.s
    for power in range(4):
        if power in game.powers:
            s.side[power] = tables.OWN[power]
            s.at[t.RESERVE] |= tables.OWN[power]
            s.power[power] = tables.POWER_POINTS[power]
        else:
            leave_out(game, power)
    s.old_world_left = old_world_deck(game)
    deal_start_tokens(game)
    for power in game.powers:
        verbs.draw(game, power, tables.OPENING_HAND, "COW-SETUP.28")
    s.round = 1
    game.tell(h.ROUND_BEGAN, "COW-ROUND.1", 1)


def leave_out(game: Game, power: int) -> None:
    """The cards and figures of a Power nobody plays are out of the game (COW-SETUP.4)."""
    s = game.s
    for card in range(tables.FIRST_CARD[power], tables.LAST_CARD[power]):
        s.deck[card] = 0
    s.deck_size[power] = 0


def old_world_deck(game: Game) -> int:
    """How many Old World cards are counted into the deck (COW-SETUP.23)."""
    if len(game.powers) == 3:
        return game.switches.old_world_deck_3
    return tables.OLD_WORLD_DECK[len(game.powers)]


def deal_start_tokens(game: Game) -> None:
    """2 Nobles, 3 Warpstones and 4 Peasants, one to each region in standard order (COW-SETUP.25-27)."""
    s = game.s
    bag = tables.START_TOKENS[:]
    for region in range(9):
        token = game.chance.draw(t.START_TOKEN, 0, bag, 0, t.TOKEN_KINDS, 9 - region)
        bag[token] -= 1
        s.supply[token] -= 1
        s.tokens[region * 6 + token] += 1
        game.tell(h.TOKENS_DEALT, "COW-SETUP.26", token, region)
