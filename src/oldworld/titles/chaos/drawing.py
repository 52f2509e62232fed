"""The Draw Phase (COW-DRAW): cards, then power."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import happenings as h, options as o, prompts, tables, terms as t, verbs
from oldworld.titles.chaos.game import Game


def draw_turn(game: Game, power: int) -> Generator[Ask, None, None]:
    """A power whose sheet lets it discard first: Tzeentch may discard one card, then fills his hand (COW-DRAW.5-7)."""
    s = game.s
    if s.hand_size[power]:
        yield Ask(power, prompts.DISCARD_FIRST, [o.PASS, *hand_options(game, power)], always=True, fresh=True)
        if game.answer != o.PASS:
            verbs.discard(game, power, game.answer - o.CARD, "COW-DRAW.6")
    draw_and_reset(game, power)
    s.cursor = power + 1


def draw_and_reset(game: Game, power: int) -> None:
    """Draw as the Power sheet says, and reset the power marker (COW-DRAW.1, COW-DRAW.11-13)."""
    s = game.s
    count = tables.DRAWS[power]
    if tables.DRAWS_UP_TO[power]:
        count = tables.DRAWS_UP_TO[power] - s.hand_size[power]
    verbs.draw(game, power, count + more(game, power, tables.MORE_DRAW), "COW-DRAW.1")
    points = power_points(game, power)
    s.power[power] = points
    game.tell(h.POWER_RESET, "COW-DRAW.11", power, points)


def power_points(game: Game, power: int) -> int:
    """The highlighted value of the track and what upgrades in play add to it (COW-DRAW.12)."""
    points = tables.POWER_POINTS[power] + more(game, power, tables.MORE_POWER)
    for pair, extra in tables.TOGETHER:
        if game.s.upgraded & pair == pair and pair >> power * 5 & 0b11111:
            points += extra
    return points


def more(game: Game, power: int, table: list[int]) -> int:
    """What a power's upgrades in play add to a number of its sheet."""
    upgraded = game.s.upgraded
    total = 0
    if upgraded:
        for upgrade in range(power * 5, power * 5 + 5):
            if upgraded >> upgrade & 1:
                total += table[upgrade]
    return total


def hand_options(game: Game, power: int) -> list[int]:
    """An option for each different card in a power's hand."""
    hand = game.s.hand
    return [o.CARD + card for card in range(tables.FIRST_CARD[power], tables.LAST_CARD[power]) if hand[card]]


def discard_turn(game: Game, power: int) -> Generator[Ask, None, None]:
    """A power discards one Chaos card of its own choice that it owes to an effect.

    Asked even when all its cards are alike: not being asked would tell the others so.
    """
    s = game.s
    options = hand_options(game, power)
    yield Ask(power, prompts.DISCARD, options, s.owes[power], always=s.hand_size[power] > 1, fresh=True)
    s.owes[power] -= 1
    verbs.discard(game, power, game.answer - o.CARD, "COW-CARDS.9")


def owing(game: Game) -> int:
    """The first power that owes a discard and has a card to discard, or -1."""
    s = game.s
    for power in game.powers:
        if s.owes[power]:
            if s.hand_size[power] > 0:
                return power
            s.owes[power] = 0
    return t.NOBODY
