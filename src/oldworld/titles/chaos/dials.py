"""Threat dials (COW-DIAL): ticks, and the instructions they show."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import happenings as h, options as o, prompts, tables, terms as t, verbs
from oldworld.titles.chaos.game import Game


def next_tick(game: Game) -> int:
    """The next power, from the cursor on, whose dial advances; 4 when there is none (COW-DIAL.12-13)."""
    s = game.s
    power = s.cursor
    while power < 4 and s.counters[power] == 0:
        power += 1
    return power


def furthest(game: Game) -> int:
    """The one power with strictly the most counters, or -1 (COW-DIAL.16-17)."""
    counters = game.s.counters
    most = max(counters)
    if most == 0 or counters.count(most) > 1:
        return t.NOBODY
    return counters.index(most)


def tick(game: Game, power: int) -> Generator[Ask, None, None]:
    """A dial turns one position, and what it shows now is carried out (COW-DIAL.14-15, COW-DIAL.20).

    A dial that shows Victory stays there.
    """
    s = game.s
    if tables.DIAL_OP[power][s.dial[power]] != t.VICTORY:
        s.dial[power] += 1
        game.tell(h.DIAL_ADVANCED, "COW-DIAL.14", power, s.dial[power])
        yield from instruct(game, power, s.dial[power])


def instruct(game: Game, power: int, position: int) -> Generator[Ask, None, None]:
    """Carry out a dial instruction as far as it can be (COW-DIAL.20-30)."""
    op = tables.DIAL_OP[power][position]
    n = tables.DIAL_N[power][position]
    if op == t.POINTS:
        verbs.score(game, power, n, "COW-DIAL.27")
    elif op == t.DRAW_CARDS:
        verbs.draw(game, power, n, "COW-DIAL.22")
    elif op == t.UPGRADE:
        yield from upgrade(game, power)
    elif op == t.PLACE_WARPSTONE:
        yield from place_tokens(game, power, t.WARPSTONE, n, "COW-DIAL.24")
    elif op == t.PLACE_NOBLE:
        yield from place_tokens(game, power, t.NOBLE, n, "COW-DIAL.23")
    elif op == t.REMOVE_CORRUPTION:
        yield from remove_corruption(game, power, n)
    elif op == t.REMOVE_OLD_WORLD:
        yield from remove_tokens(game, power, n)


def upgrade(game: Game, power: int) -> Generator[Ask, None, None]:
    """Put one unused upgrade card into play, openly (COW-UPGRADE.1-7)."""
    s = game.s
    unused = [o.UPGRADE + n for n in range(power * 5, power * 5 + 5) if s.upgraded >> n & 1 == 0]
    if unused:
        yield Ask(power, prompts.UPGRADE, unused)
        s.put_upgrade(game.answer - o.UPGRADE)
        game.tell(h.UPGRADED, "COW-UPGRADE.3", power, game.answer - o.UPGRADE)


def place_tokens(game: Game, power: int, token: int, count: int, clause: str) -> Generator[Ask, None, None]:
    """Place tokens from the supply in any regions that are not ruined."""
    s = game.s
    for _ in range(count):
        legal = t.ALL_REGIONS & ~s.ruined
        if s.supply[token] == 0 or legal == 0:
            return
        yield Ask(power, prompts.PLACE_TOKEN, o.REGION_LISTS[legal], token)
        verbs.place_token(game, token, game.answer - o.REGION, clause)


def remove_corruption(game: Game, power: int, count: int) -> Generator[Ask, None, None]:
    """Remove corruption tokens of anybody from any regions, as many as there are (COW-DIAL.25)."""
    s = game.s
    for left in range(count, 0, -1):
        options = [o.CORRUPTION + place for place in range(36) if s.corruption[place]]
        if not options:
            return
        yield Ask(power, prompts.REMOVE_CORRUPTION, options, left)
        place = game.answer - o.CORRUPTION
        verbs.remove_corruption(game, place & 3, place >> 2, 1, "COW-DIAL.25")


def remove_tokens(game: Game, power: int, count: int) -> Generator[Ask, None, None]:
    """Remove Old World tokens of any kinds from any regions, as many as there are (COW-DIAL.26)."""
    s = game.s
    for left in range(count, 0, -1):
        options = [o.TOKEN + place for place in range(54) if s.tokens[place]]
        if not options:
            return
        yield Ask(power, prompts.REMOVE_TOKEN, options, left)
        place = game.answer - o.TOKEN
        verbs.remove_token(game, place % 6, place // 6, "COW-DIAL.26")
