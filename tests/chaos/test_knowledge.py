"""The knowledge law: permuting what a seat cannot know changes nothing that it receives."""

from __future__ import annotations

import random
from typing import Any

import pytest

from oldworld import IllegalChoice, Match
from oldworld.titles.chaos import happenings as h, tables, terms as t
from tests.chaos.laws import kept_if_it_fails, permute, received
from tests.chaos.random_games import lively, walk
from tests.chaos.table import lay


def test_permuting_what_a_seat_cannot_know_changes_nothing_it_receives() -> None:
    """The knowledge law, on at least 2,000 states, for every seat and a spectator."""
    states = 0
    seed = 1000
    while states < 2000:
        seed += 1
        for number, match in enumerate(walk(seed)):
            if number % 4:
                continue
            states += 1
            for seat in (None, *match.seats):
                before = received(match, seat)
                twin = match.fork()
                permute(twin, seat, seed * 1000 + number)
                after = received(twin, seat)
                with kept_if_it_fails(match, seed):
                    assert after == before, f"what {seat} receives"


def received_later(match: Match, seat: str | None, seen: int) -> dict[str, Any]:
    """What leaves the engine for a seat after a choice; of the events only the new ones."""
    found = received(match, seat)
    found["events"] = [event.key() for event in match.events(seat, start=seen)]
    found["asked"] = [(decision.seat, decision.topic) for decision in match.pending]
    found["out of turn"] = [] if seat is None else [said_of(match, seat, text) for text in ("pass", "leper1", "dazzle")]
    return found


def said_of(match: Match, seat: str, text: str) -> str:
    """What a seat is told that tries to choose while another is asked."""
    if any(decision.seat == seat for decision in match.pending) or not match.pending:
        return ""
    with pytest.raises(IllegalChoice) as caught:
        match.choose(text, seat)
    return str(caught.value)


def crowded(seed: int) -> Match:
    """Everybody meets in two regions, with a hand full of cards, much power, and a card on the track that asks."""
    chooser = random.Random(seed)
    old_world = ["greenskins_invade", "bretonnian_knights", "dark_elf_corsairs", "witch_hunters", "divine_inspiration"]
    powers = {}
    for number, power in enumerate(t.POWERS):
        cards = range(tables.FIRST_CARD[number], tables.LAST_CARD[number])
        copies = [tables.CARDS[card] for card in cards for _ in range(tables.CARD_COPIES[card])]
        powers[power] = {"power": 10, "hand": chooser.sample(copies[1:], 6)}
    figures = [
        "2 bloodletter",
        "bloodsworn",
        "2 leper",
        "plaguebearer",
        "2 acolyte",
        "horror",
        "seductress",
        "daemonette",
    ]
    tokens = {"event": 1, "hero": 1, "noble": 1, "peasant": 1}
    return Match(
        "chaos",
        seed=seed,
        position={
            "to_act": chooser.choice(t.POWERS),
            "powers": powers,
            "regions": {
                "kislev": {"figures": figures[::2], "tokens": tokens, "cards": ["blood_frenzy"]},
                "bretonnia": {"figures": figures[1::2], "tokens": tokens},
            },
            "old_world": {"track": chooser.sample(old_world, 2)},
        },
    )


def go_on_alike(match: Match, seat: str | None, word: int, choices: int) -> int:
    """Two games that a seat cannot tell apart get the same choices, no hidden card among them; how many."""
    one, two = match.fork(), match.fork()
    permute(two, seat, word)
    chooser = random.Random(word)
    for step in range(choices):
        if not one.pending:
            return step
        seen = len(one.events(everything=True))
        assert len(two.events(everything=True)) == seen
        decision = one.pending[0]
        offered = [{str(option) for option in game.pending[0].options} for game in (one, two)]
        if decision.seat != seat:
            offered[0] -= set(tables.CARDS)
        if not offered[0] & offered[1]:
            return step
        option = lively(chooser, sorted(offered[0] & offered[1]))
        for game in (one, two):
            game.choose(option, decision.seat)
        if h.CARD_DISCARDED in [event.kind for event in one.events(start=seen)] and decision.seat != seat:
            return step  # a hidden card, the last of a hand, was laid open
        with kept_if_it_fails(one, word):
            assert received_later(two, seat, seen) == received_later(one, seat, seen), f"{seat}: {option}"
    return choices


def test_two_games_that_differ_in_what_a_seat_cannot_know_go_on_alike_for_it() -> None:
    """The knowledge law for what comes: whatever is chosen, nothing tells the games apart."""
    steps = 0
    for seed in range(3000, 3012):
        for number, match in enumerate(walk(seed)):
            if number % 40 == seed % 40:
                for seat in (None, *match.seats):
                    steps += go_on_alike(match, seat, seed * 1000 + number, 12)
    assert steps > 1000


@pytest.mark.parametrize("seed", range(8))
def test_two_crowded_games_go_on_alike_for_who_plays_his_own_cards(seed: int) -> None:
    """Victims, targets, dice and duties hang on no hidden card either."""
    for number in range(10):
        match = crowded(seed * 10 + number)
        for seat in match.seats:
            go_on_alike(match, seat, seed * 100 + number, 60)


def test_whether_a_prompt_appears_at_all_tells_nothing_hidden() -> None:
    """Nurgle can only pass, but is asked all the same: with other cards it could have played one."""
    table = lay(
        to_act="nurgle",
        powers={"nurgle": {"power": 1, "hand": ["the_stench_of_death"]}},
        regions={"norsca": {"figures": ["6 leper", "5 plaguebearer"], "cards": ["field_of_carnage"]}},
    )
    assert (table.pending, table.options) == ("nurgle", ["pass"])
    asked = {str(table.match.fork(as_seen_by="khorne", seed=n).pending[0].seat) for n in range(20)}
    assert asked == {"nurgle"}
    empty = lay(
        to_act="nurgle",
        powers={"nurgle": {"power": 1}},
        regions={"norsca": {"figures": ["6 leper", "5 plaguebearer"], "cards": ["field_of_carnage"]}},
    )
    assert empty.pending == "tzeentch", "with no card in hand there is nothing to hide"


def test_the_same_prompts_appear_whatever_the_others_hold() -> None:
    """Play on after a permutation with the same public choices: the same seats are asked, in the same order."""
    compared = 0
    for seed in range(2000, 2020):
        for match in walk(seed):
            if not match.pending or match.pending[0].topic != "act" or match.pending[0].prompt != "action":
                continue
            decider = match.pending[0].seat
            twin = match.fork(as_seen_by=decider, seed=seed)
            one, two = match.fork(seed=7), twin.fork(seed=7)
            one.choose("pass")
            two.choose("pass")
            assert [d.seat for d in one.pending] == [d.seat for d in two.pending]
            compared += 1
    assert compared > 500
