"""What cards and phases do to the game: place, kill, move, draw, score, corrupt. Nothing here asks."""

from __future__ import annotations

from oldworld.titles.chaos import happenings as h, old_world_tables, tables, terms as t
from oldworld.titles.chaos.game import Game

# -- points, power, cards -----------------------------------------------------------------------------


def score(game: Game, power: int, points: int, clause: str, region: int = -1) -> None:
    """A power scores victory points; the track has no end (COW-WIN.18)."""
    if points:
        game.s.vp[power] += points
        game.tell(h.POINTS_SCORED, clause, power, points, region)


def pay(game: Game, power: int, cost: int) -> None:
    """A power moves its marker left by a cost; a cost of 0 leaves it where it is (COW-SUMMON.3-4)."""
    if cost:
        game.s.power[power] -= cost
        game.tell(h.POWER_SPENT, "COW-SUMMON.3", power, cost)


def draw(game: Game, power: int, count: int, clause: str) -> None:
    """A power draws from its own deck; a used-up deck is made anew of the discards (COW-DRAW.8-9)."""
    s = game.s
    first, last = tables.FIRST_CARD[power], tables.LAST_CARD[power]
    drawn = 0
    for _ in range(count):
        if s.deck_size[power] == 0:
            _reshuffle(game, power)
            if s.deck_size[power] == 0:
                break
        card = game.chance.draw(t.DRAW_CHAOS, power, s.deck, first, last, s.deck_size[power])
        s.deck[card] -= 1
        s.deck_size[power] -= 1
        s.hand[card] += 1
        s.hand_size[power] += 1
        drawn += 1
        game.tell(h.CARD_DRAWN, clause, power, card, to=power)
    if drawn:
        game.tell(h.CARDS_DRAWN, clause, power, drawn)


def _reshuffle(game: Game, power: int) -> None:
    s = game.s
    s.hand_is_known(power)
    count = 0
    for card in range(tables.FIRST_CARD[power], tables.LAST_CARD[power]):
        count += s.discard[card]
        s.deck[card] += s.discard[card]
        s.discard[card] = 0
    s.deck_size[power] = count
    if count:
        game.chance.note(t.RESHUFFLE, power, count)
        game.tell(h.DECK_RESHUFFLED, "COW-DRAW.8", power, count)


def discard(game: Game, power: int, card: int, clause: str) -> None:
    """A power puts a card of its hand on its discard pile, face up."""
    s = game.s
    s.leave_hand(power, card)
    s.discard[card] += 1
    game.tell(h.CARD_DISCARDED, clause, power, card)


# -- figures ------------------------------------------------------------------------------------------


def move_figure(game: Game, figure: int, to: int, clause: str) -> None:
    """Move a figure to another region by an effect."""
    s = game.s
    was = s.where[figure]
    _unstand(game, figure)
    s.move(figure, to)
    game.tell(h.FIGURE_MOVED, clause, figure, was, to)


def remove_figure(game: Game, figure: int, clause: str) -> None:
    """A figure goes back to its owner's reserve, and is its owner's again (COW-BATTLE.30)."""
    s = game.s
    region = s.where[figure]
    _unstand(game, figure)
    s.move(figure, t.RESERVE)
    bit = 1 << figure
    s.downed &= ~bit
    if not s.side[tables.OWNER_OF[figure]] & bit:
        s.take_control(figure, tables.OWNER_OF[figure])
    game.tell(h.FIGURE_RETURNED, clause, figure, region)


def _unstand(game: Game, figure: int) -> None:
    if game.s.standing:
        game.s.step_off(figure)


def take_control(game: Game, power: int, figure: int, clause: str) -> None:
    """A power controls another's figure until the end of the round (COW-CONTROL.1)."""
    game.s.take_control(figure, power)
    game.tell(h.CONTROL_TAKEN, clause, power, figure)


def note_kill(game: Game, killer: int, figure: int, clause: str) -> None:
    """What follows from a power killing a figure: Khorne's condition, Ritual Slaying, Persistence of Change."""
    s = game.s
    region = s.where[figure]
    game.tell(h.FIGURE_KILLED, clause, killer, figure, region)
    s.killed_here[killer] |= 1 << region
    if killer == t.KHORNE:
        s.kills[region] += 1
        if s.kills[region] >= game.switches.khorne_kills:
            gain_counter(game, t.KHORNE, region, "COW-DIAL.5")
    cards = 0
    for space in range(region * 2, region * 2 + 2):
        card = s.text[space]
        if card >= 0 and tables.DRAW_PER_KILL[card] and tables.CARD_OWNER[card] == killer:
            cards += tables.DRAW_PER_KILL[card]
    if cards:
        draw(game, killer, cards, "COW-CARDS.9")


# -- dials --------------------------------------------------------------------------------------------


def gain_counter(game: Game, power: int, region: int, clause: str) -> None:
    """One advancement counter, at most one a region and phase (COW-DIAL.2, COW-DIAL.4, COW-DIAL.7)."""
    s = game.s
    if s.counted[power] >> region & 1 == 0:
        s.counted[power] |= 1 << region
        s.counters[power] += 1
        game.tell(h.COUNTER_GAINED, clause, power, region)


# -- corruption ---------------------------------------------------------------------------------------


def corruption_barred(game: Game, region: int) -> bool:
    """May no corruption be placed here? (Battle Cry, COW-CARDS.31; a ruined region, COW-RUINED.6.)"""
    s = game.s
    return s.ruined >> region & 1 != 0 or s.texts(region) & tables.NO_CORRUPTION != 0


def corrupt(game: Game, power: int, region: int, count: int, clause: str) -> None:
    """A power places corruption tokens in a region, as far as nothing forbids it (COW-CONFLICT.1)."""
    if count <= 0 or corruption_barred(game, region):
        return
    s = game.s
    place = region * 4 + power
    s.corruption[place] += count
    s.ruiners[region] |= 1 << power
    s.placed[place] += count
    game.tell(h.CORRUPTION_PLACED, clause, power, region, count)
    placed = s.placed[place]
    if power == t.NURGLE:
        if placed >= 2 and tables.POPULOUS[region]:
            gain_counter(game, power, region, "COW-DIAL.9")
    elif power == t.TZEENTCH:
        if placed >= 2 and s.tokens[region * 6 + t.WARPSTONE] + game.magic_in(region) >= 2:
            gain_counter(game, power, region, "COW-DIAL.10")
    elif power == t.SLAANESH:
        if placed >= game.switches.slaanesh_tokens and (
            s.tokens[region * 6 + t.NOBLE] or s.tokens[region * 6 + t.HERO]
        ):
            gain_counter(game, power, region, "COW-DIAL.11")


def remove_corruption(game: Game, power: int, region: int, count: int, clause: str) -> None:
    """Corruption tokens leave a region and go back to their owner."""
    game.s.corruption[region * 4 + power] -= count
    game.tell(h.CORRUPTION_REMOVED, clause, power, region, count)


def corruption_in(game: Game, region: int) -> int:
    """The corruption tokens of all powers in a region."""
    c = game.s.corruption
    i = region * 4
    return c[i] + c[i + 1] + c[i + 2] + c[i + 3]


# -- Old World tokens ---------------------------------------------------------------------------------


def place_token(game: Game, token: int, region: int, clause: str) -> bool:
    """Put a token from the supply into a region.

    An empty pool stays empty (COW-TOKENS.1), and a ruined region takes no more (COW-RUINED.3).
    """
    s = game.s
    if s.supply[token] == 0 or s.ruined >> region & 1:
        return False
    s.supply[token] -= 1
    s.tokens[region * 6 + token] += 1
    game.tell(h.TOKEN_PLACED, clause, token, region)
    return True


def remove_token(game: Game, token: int, region: int, clause: str) -> None:
    """Take a token out of a region, back to the supply."""
    s = game.s
    s.tokens[region * 6 + token] -= 1
    s.supply[token] += 1
    game.tell(h.TOKEN_REMOVED, clause, token, region)


def move_token(game: Game, token: int, region: int, to: int, clause: str) -> None:
    """Move a token from one region to another."""
    s = game.s
    s.tokens[region * 6 + token] -= 1
    s.tokens[to * 6 + token] += 1
    game.tell(h.TOKEN_MOVED, clause, token, region, to)


def regions_with(game: Game, token: int) -> int:
    """The mask of regions that hold a token of a kind."""
    tokens = game.s.tokens
    mask = 0
    for region in range(9):
        if tokens[region * 6 + token]:
            mask |= 1 << region
    return mask


# -- values of a region -------------------------------------------------------------------------------


def resistance(game: Game, region: int) -> int:
    """A region's Resistance (COW-DOMINATION.11): the printed number, less one a Skaven, never below 0."""
    s = game.s
    tokens = region * 6
    value = tables.VALUE[region] - s.tokens[tokens + t.SKAVEN] + s.sum_of(tables.RESISTANCE, region)
    if s.lasting:
        value += s.tokens[tokens + t.PEASANT] * s.copies_on_track(old_world_tables.RESISTANCE_PER_PEASANT)
        value += s.tokens[tokens + t.NOBLE] * s.copies_on_track(old_world_tables.RESISTANCE_PER_NOBLE)
    return value if value > 0 else 0


def conquest(game: Game, region: int) -> int:
    """A region's Conquest Value (COW-DOMINATION.12): the printed number and one a Noble."""
    return tables.VALUE[region] + game.s.tokens[region * 6 + t.NOBLE]


def defence(game: Game, figure: int) -> int:
    """The hits it takes to kill a figure where it stands (COW-BATTLE.44)."""
    s = game.s
    region = s.where[figure]
    value = game.printed_defence(tables.KIND_OF[figure])
    for space in range(region * 2, region * 2 + 2):
        card = s.text[space]
        if card >= 0:
            mine = s.side[tables.CARD_OWNER[card]] >> figure & 1
            if mine:
                value += tables.DEFENCE_YOURS[card]
            elif tables.DEFENCE_ENEMIES[card]:
                value = max(1, value + tables.DEFENCE_ENEMIES[card])
    return value
