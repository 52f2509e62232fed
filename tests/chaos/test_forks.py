"""Forks are faithful: what a seat has seen stays, what it cannot know is dealt anew as chance would."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

from oldworld import Match
from oldworld.titles.chaos import tables, terms as t
from oldworld.titles.chaos.game import Game
from oldworld.titles.chaos.view import ChaosView
from tests.chaos.laws import add_up, permute, received
from tests.chaos.random_games import lively, walk
from tests.chaos.table import everything, lay, save_load_replay_fork


@pytest.mark.parametrize("seed", range(50, 58))
def test_a_fork_as_seen_by_a_seat_looks_the_same_to_that_seat(seed: int) -> None:
    for number, match in enumerate(walk(seed)):
        for seat in match.seats:
            fork = match.fork(as_seen_by=seat, seed=number)
            assert received(fork, seat) == received(match, seat)
            add_up(cast(Game, fork.play))


TWO_PARTS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "summon_where": ({}, ["bloodletter1"]),
    "card_where": ({"to_act": "khorne", "powers": {"khorne": {"hand": ["battle_cry"]}}}, ["battle_cry"]),
    "gather_figure": (
        {
            "powers": {"khorne": {"hand": ["the_blood_gods_call"]}},
            "regions": {"kislev": {"figures": ["leper", "horror"]}},
        },
        ["the_blood_gods_call", "empire.left", "kislev"],
    ),
    "target_region": (
        {
            "to_act": "tzeentch",
            "powers": {"tzeentch": {"hand": ["teleport"]}},
            "regions": {"kislev": {"figures": ["leper", "horror"]}},
        },
        ["teleport", "kislev.left", "leper1"],
    ),
    "token_region": (
        {
            "to_act": "slaanesh",
            "powers": {"slaanesh": {"hand": ["dark_influence"]}},
            "regions": {"kislev": {"tokens": {"hero": 1, "noble": 1}}},
        },
        ["dark_influence", "kislev.left", "hero@kislev"],
    ),
    "hero_where": (
        {
            "stage": "old_world_cards",
            "regions": {"kislev": {"tokens": {"hero": 1}}},
            "old_world": {"track": ["divine_inspiration"]},
        },
        ["hero@kislev"],
    ),
}
"""Questions for the second part of a choice: where each is asked, and the choices up to it."""


@pytest.mark.parametrize("second", TWO_PARTS)
def test_the_first_part_of_a_choice_is_known_to_nobody_else_before_the_second(second: str) -> None:
    """A fork as seen by another takes it back, and no more than it; the decider's own fork keeps it."""
    position, choices = TWO_PARTS[second]
    match = lay(**position).match
    for choice in choices:
        first = match.pending[0].prompt
        match.choose(choice)
    decider = match.pending[0].seat
    assert match.pending[0].prompt == second
    for seat in match.seats:
        fork = match.fork(as_seen_by=seat, seed=1)
        mine = seat == decider
        assert (fork.pending[0].prompt, len(fork)) == ((second, len(choices)) if mine else (first, len(choices) - 1))
        assert received(fork, seat)["events"] == received(match, seat)["events"]


def test_where_the_first_part_was_no_choice_nothing_is_taken_back() -> None:
    """The one victim of a Teleport, the one token under Dark Influence: everybody sees which card lies where."""
    for second in ("target_region", "token_region"):
        position, choices = TWO_PARTS[second]
        alone: dict[str, Any] = {"figures": ["leper"]} if second == "target_region" else {"tokens": {"hero": 1}}
        match = lay(**position | {"regions": {"kislev": alone}}).match
        for choice in choices[:2]:
            match.choose(choice)
        for seat in match.seats:
            fork = match.fork(as_seen_by=seat, seed=1)
            assert (fork.pending[0].prompt, len(fork)) == (second, 2)


@pytest.mark.parametrize("seed", range(60, 66))
def test_a_fork_as_seen_by_a_seat_can_be_played_to_its_end_and_replayed(seed: int) -> None:
    chooser = random.Random(seed)
    for number, match in enumerate(walk(seed)):
        if number % 25 != 7 or not match.pending:
            continue
        for seat in match.seats:
            fork = match.fork(as_seen_by=seat, seed=number)
            while fork.pending:
                decision = fork.pending[0]
                fork.choose(lively(chooser, [str(o) for o in decision.options]), decision.seat)
            assert everything(Match.replay(str(fork.record()))) == everything(fork)


@pytest.mark.parametrize("seed", range(70, 74))
def test_save_load_replay_and_fork_after_every_choice_of_whole_games(seed: int) -> None:
    chooser = random.Random(seed)
    match = Match("chaos", seed=seed, options={"edition": "fr" if seed % 2 else "pl"})
    while match.pending:
        decision = match.pending[0]
        match.choose(lively(chooser, [str(o) for o in decision.options]), decision.seat)
        match = save_load_replay_fork(match) if len(match) % 7 == 0 else match.fork()
    straight = Match("chaos", seed=seed, options={"edition": "fr" if seed % 2 else "pl"})
    chooser = random.Random(seed)
    while straight.pending:
        decision = straight.pending[0]
        straight.choose(lively(chooser, [str(o) for o in decision.options]), decision.seat)
    assert everything(straight) == everything(match)


def test_a_fork_and_its_original_go_separate_ways() -> None:
    match = Match("chaos", seed=11)
    chooser = random.Random(11)
    for _ in range(40):
        match.choose(chooser.choice(match.pending[0].options))
    before = everything(match)
    fork = match.fork()
    while fork.pending:
        fork.choose(chooser.choice(fork.pending[0].options))
    assert everything(match) == before


def test_hidden_cards_in_a_fork_follow_the_right_distribution() -> None:
    """The cards another power may hold, each as likely as its copies among those not seen (chi-square)."""
    match = Match("chaos", seed=21)
    chooser = random.Random(21)
    for _ in range(60):
        match.choose(lively(chooser, [str(o) for o in match.pending[0].options]))
    s = cast(Game, match.play).s
    for power in (t.NURGLE, t.TZEENTCH, t.SLAANESH):
        cards = range(tables.FIRST_CARD[power], tables.LAST_CARD[power])
        unseen = {card: s.hand[card] + s.deck[card] for card in cards}
        size, total = s.hand_size[power], sum(unseen.values())
        assert size > 0
        forks = 3000
        seen: Counter[int] = Counter()
        for number in range(forks):
            other = cast(Game, match.fork(as_seen_by="khorne", seed=number).play).s
            for card in cards:
                seen[card] += other.hand[card]
        chi = 0.0
        freedom = -1
        for card, copies in unseen.items():
            if copies:
                expected = forks * size * copies / total
                chi += (seen[card] - expected) ** 2 / expected
                freedom += 1
        assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 5, (power, chi, freedom)


class Watcher:
    """Somebody who looks on, and counts the cards that lie open (COW-DRAW.8): what he knows of the hands."""

    def __init__(self, match: Match, left: int) -> None:
        self.seen = 0
        self.cards: dict[str, Counter[str]] = {}
        self.board = {power: Counter[str]() for power in t.POWERS}
        self.sure = {power: Counter[str]() for power in t.POWERS}
        """The cards a power must hold."""
        for number, power in enumerate(t.POWERS):
            cards = range(tables.FIRST_CARD[number], tables.LAST_CARD[number])
            self.cards[power] = Counter({tables.CARDS[card]: tables.CARD_COPIES[card] for card in cards})
        self.discards = {power: Counter(spec["discards"]) for power, spec in used_up(left)["powers"].items()}

    def look(self, match: Match) -> None:
        """What happened since he looked last."""
        of = match.title
        for event in match.events(start=self.seen):
            name, args = of.event_name(event), of.event_args(event)
            card = str(args.get("card"))
            power = next((owner for owner, cards in self.cards.items() if card in cards), str(args.get("power")))
            if name in ("card_played", "card_discarded"):
                (self.board if name == "card_played" else self.discards)[power][card] += 1
                self.sure[power] -= Counter({card: 1})
            elif name == "card_removed":
                self.board[power][card] -= 1
                self.discards[power][card] += 1
            elif name == "deck_reshuffled":
                self.sure[power] = self.cards[power] - self.discards[power] - self.board[power]
                self.discards[power] = Counter()
        self.seen = len(match.events(everything=True))


def used_up(left: int) -> dict[str, Any]:
    """The draw phase of a game in which every deck has so many cards left, and the others lie open."""
    powers = {}
    for number, power in enumerate(t.POWERS):
        cards = range(tables.FIRST_CARD[number], tables.LAST_CARD[number])
        powers[power] = {"discards": [tables.CARDS[c] for c in cards for _ in range(tables.CARD_COPIES[c])][left:]}
    return {"stage": "draw", "powers": powers}


def test_a_fork_deals_no_card_away_that_everybody_knows_to_be_in_a_hand() -> None:
    """COW-DRAW.8: when a deck is used up, what is not among the discards is in the hand, and stays known."""
    known = 0
    for seed in range(6):
        match = Match("chaos", seed=seed, position=used_up(4))
        chooser = random.Random(seed)
        watcher = Watcher(match, 4)
        while match.pending and match.rounds < 5:
            decision = match.pending[0]
            match.choose(lively(chooser, [str(option) for option in decision.options]), decision.seat)
            watcher.look(match)
            if len(match) % 3:
                continue
            for seat in (None, *match.seats):
                twin = match.fork()
                permute(twin, seat, len(match))
                for power, sure in watcher.sure.items():
                    hand = cast(ChaosView, twin.view(power)).hand
                    assert sure <= Counter(hand), (seed, len(match), power)
                    known += sum(sure.values())
    assert known > 5_000, "there is something to know"


def test_hidden_cards_beside_known_ones_follow_the_right_distribution() -> None:
    """Nurgle drew the last card of its deck, which everybody knows, and then one of its 23 discards."""
    match = Match("chaos", seed=4, position=used_up(1))
    s = cast(Game, match.play).s
    cards = range(tables.FIRST_CARD[t.NURGLE], tables.LAST_CARD[t.NURGLE])
    assert (s.hand_size[t.NURGLE], s.deck_size[t.NURGLE]) == (2, 22)
    assert [s.known[card] for card in cards] == [1, 0, 0, 0, 0, 0, 0, 0]
    forks = 3000
    second: Counter[int] = Counter()
    for number in range(forks):
        hand = cast(Game, match.fork(as_seen_by="khorne", seed=number).play).s.hand
        second.update(card for card in cards if hand[card] > s.known[card])
    assert sum(second.values()) == forks
    for card in cards:
        share = (tables.CARD_COPIES[card] - s.known[card]) / 23
        assert abs(second[card] - forks * share) <= 5 * (forks * share * (1 - share)) ** 0.5
