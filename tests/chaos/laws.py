"""What every position must obey, for the tests that look at many."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from oldworld import Match
from oldworld.kernel.chance import Chance, seed_word
from oldworld.titles.chaos import tables, terms as t
from oldworld.titles.chaos.game import Game


@contextmanager
def kept_if_it_fails(match: Match, seed: int) -> Iterator[None]:
    """A failing game is kept as a record, so that it can be looked at and replayed."""
    try:
        yield
    except Exception as error:
        path = Path(os.environ.get("OLDWORLD_FAILURES", tempfile.gettempdir())) / f"oldworld-failing-{seed}.record"
        path.write_text(str(match.record()))
        error.add_note(f"seed {seed}, choice {len(match)}; the game is kept in {path}")
        raise


def add_up(game: Game) -> None:
    """Figures, tokens, cards and what is derived from them add up."""
    s = game.s
    everywhere = 0
    for place in range(10):
        assert everywhere & s.at[place] == 0, "a figure is in two places"
        everywhere |= s.at[place]
        for figure in range(tables.FIGURE_COUNT):
            if s.at[place] >> figure & 1:
                assert s.where[figure] == place
    assert everywhere == sum(tables.OWN[p] for p in game.powers)
    assert sum(s.side) == everywhere
    for a in range(4):
        for b in range(a):
            assert s.side[a] & s.side[b] == 0, "a figure has two controllers"
    for region in range(9):
        for power in range(4):
            count = (s.at[region] & s.side[power]).bit_count()
            assert s.present[region * 4 + power] == count
            assert (s.occupied[power] >> region & 1) == (count > 0)
    foreign = [s.side[p] & ~tables.OWN[p] for p in range(4)]
    assert foreign[0] == foreign[1] == foreign[2] == 0, "only Slaanesh can control others' figures"
    assert foreign[3] & s.at[t.RESERVE] == 0, "a figure in the reserve is its owner's"
    for kind in range(6):
        on_board = sum(s.tokens[region * 6 + kind] for region in range(9))
        captured = sum(s.peasants) if kind == t.PEASANT else 0
        assert s.supply[kind] + on_board + captured == tables.SUPPLY[kind]
    on_spaces = Counter(card for card in s.spaces if card >= 0)
    for card in range(tables.CARD_COUNT):
        power = tables.CARD_OWNER[card]
        total = s.hand[card] + s.deck[card] + s.discard[card] + on_spaces[card]
        assert total == (tables.CARD_COPIES[card] if power in game.powers else 0)
        assert not s.known or 0 <= s.known[card] <= s.hand[card]
    for power in range(4):
        cards = range(tables.FIRST_CARD[power], tables.LAST_CARD[power])
        assert s.hand_size[power] == sum(s.hand[c] for c in cards)
        assert s.deck_size[power] == sum(s.deck[c] for c in cards)
        assert 0 <= s.power[power] <= tables.TRACK_TOP
        assert s.vp[power] >= 0
    assert sum(s.old_world_bag) + sum(s.old_world_out) + sum(1 for c in s.track if c >= 0) in (27, 28)
    assert min(s.corruption + s.tokens + s.hand + s.deck + s.discard) >= 0
    assert sum(1 for n in s.ruin if n) == tables.RUINATION_CARDS - s.ruin_left == s.ruined.bit_count()
    fresh = s.copy()
    for region in range(9):
        fresh.refresh_texts(region)
    fresh.set_track(fresh.track[0], fresh.track[1])
    assert (fresh.text, fresh.magic, fresh.lasting) == (s.text, s.magic, s.lasting)
    assert (fresh.open, fresh.dear, fresh.held) == (s.open, s.dear, s.held)
    free = [n for n in range(18) if s.spaces[n] < 0 and s.ruin[n // 2] == 0]
    assert s.open == sum(1 << n for n in free)


def received(match: Match, seat: str | None) -> dict[str, Any]:
    """Everything that leaves the engine for a seat."""
    pending: list[object] = []
    for decision in match.pending:
        if decision.seat == seat:
            options = [str(o) for o in decision.options]
            pending.append((decision.seat, decision.prompt, decision.args, options))
        else:
            pending.append((decision.seat, decision.topic))
    return {
        "view": match.view(seat).as_dict(),
        "pending": pending,
        "events": [event.key() for event in match.events(seat)],
        "result": repr(match.result),
        "why": [
            repr(match.explain(text, seat))
            for text in ("bloodletter1", "teleport", "blood_frenzy kislev.left", "pass", "influenza", "up_leper")
        ]
        if seat is not None
        else [],
    }


def permute(match: Match, seat: str | None, word: int) -> None:
    """Deal anew, in the live game, all that a seat cannot know."""
    number = t.POWERS.index(seat) if seat is not None else -1
    cast(Game, match.play).redeal(number, Chance(seed_word(word)))
