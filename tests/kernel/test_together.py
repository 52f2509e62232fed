"""Decisions made at once: secret until the last is in, for the others, for forks and for the record."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, strategies as st

from oldworld import IllegalChoice, Match
from oldworld.kernel.procedure import Ask, Together
from tests.kernel.looking import (
    TRIO,
    ask,
    everything,
    hand,
    options,
    others,
    own,
    play_out,
    told,
    truth,
)
from tests.tiny import BID, LEFT, RIGHT

pytestmark = pytest.mark.usefixtures("tiny")

HANDS: dict[str, object] = {
    "prize": 3,
    "red": {"hand": [1, 4, 6]},
    "green": {"hand": [2, 4, 5]},
    "blue": {"hand": [3, 3, 6]},
}


def bidding(*bids: tuple[str, str]) -> Match:
    """Everybody bids; some have."""
    match = Match("tiny", seats=TRIO, position=HANDS)
    for seat, card in bids:
        match.choose(card, seat)
    return match


# -- answers --------------------------------------------------------------------------------------


def test_all_are_asked_at_once_each_among_its_own_options() -> None:
    match = bidding()
    assert ask(match) == [("red", "bid"), ("green", "bid"), ("blue", "bid")]
    assert [options(match, seat) for seat in TRIO] == [["1", "4", "6"], ["2", "4", "5"], ["3", "6"]]


def test_who_has_answered_is_not_waited_for() -> None:
    match = bidding(("green", "4"))
    assert ask(match) == [("red", "bid"), ("blue", "bid")]
    match.choose("6", "blue")
    assert ask(match) == [("red", "bid")]
    match.choose("1")
    assert ask(match) == [("blue", "card")]


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    match = Match("tiny", seats=TRIO, position=HANDS | {"green": {"hand": []}})
    assert ask(match) == [("red", "bid"), ("blue", "bid")]
    match.choose("6", "blue")
    match.choose("6", "red")
    assert told(match)[:3] == ["bid seat=red card=6", "bid seat=blue card=6", "drew seat=red"]


def test_an_answer_is_secret_until_the_last_is_in() -> None:
    match = bidding()
    seen = {seat: own(match, seat) for seat in (None, *TRIO)}
    match.choose("5", "green")
    match.choose("1", "red")
    assert own(match, None) == seen[None]
    assert own(match, "blue") == seen["blue"]
    for seat in ("red", "green"):
        assert match.view(seat).as_dict() == seen[seat][0]
        assert told(match, seat) == []
        assert others(match, seat) == [("blue", "bid")]
    assert told(match, everything=True) == []
    match.choose("3", "blue")
    assert told(match)[:4] == [
        "bid seat=red card=1",
        "bid seat=green card=5",
        "bid seat=blue card=3",
        "won seat=green",
    ]


@pytest.mark.parametrize("order", list(permutations(range(3))))
@given(cards=st.tuples(st.sampled_from("146"), st.sampled_from("245"), st.sampled_from("36")))
def test_the_order_of_the_answers_changes_nothing(order: tuple[int, ...], cards: tuple[str, ...]) -> None:
    straight = bidding(*zip(TRIO, cards, strict=True))
    match = bidding(*[(TRIO[i], cards[i]) for i in order])
    assert everything(match)[:3] == everything(straight)[:3]
    assert match.outcomes() == straight.outcomes()


def test_a_second_answer_is_refused_and_changes_nothing() -> None:
    match = bidding(("green", "4"))
    before = everything(match)
    with pytest.raises(IllegalChoice, match="green is not asked anything now"):
        match.choose("5", "green")
    refusal = match.explain("5", "green")
    assert refusal is not None
    assert refusal.reason == "not_asked"
    assert everything(match) == before
    with pytest.raises(AssertionError, match="not asked now"):
        match.play.give(match.title.option_number("5"), 1)


def test_an_answer_must_be_among_the_options_of_its_own_seat() -> None:
    match = bidding()
    before = everything(match)
    with pytest.raises(IllegalChoice) as caught:
        match.choose("1", "blue")
    assert (caught.value.clause, caught.value.reason) == ("TINY.3", "not_in_hand")
    assert match.explain("1", "red") is None
    assert everything(match) == before


# -- forks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("answered", [[], ["red"], ["green"], ["blue", "red"]])
def test_a_fork_keeps_every_answer_and_tells_none(answered: list[str]) -> None:
    match = bidding(*[(seat, "6" if seat == "blue" else "4") for seat in answered])
    before = everything(match)
    fork = match.fork()
    assert everything(fork) == everything(fork.fork().fork()) == before
    left = [decision.seat for decision in match.pending]
    for seat in left:
        option = options(match, seat)[0]
        match.choose(option, seat)
        fork.choose(option, seat)
        assert everything(fork) == everything(match)


def test_an_answer_in_a_fork_is_no_answer_in_the_original() -> None:
    match = bidding(("red", "4"))
    before = everything(match)
    one, two = match.fork(), match.fork()
    one.choose("2", "green")
    two.choose("5", "green")
    one.choose("3", "blue")
    two.choose("3", "blue")
    assert told(one)[1:4:2] == ["bid seat=green card=2", "won seat=red"]
    assert told(two)[1:4:2] == ["bid seat=green card=5", "won seat=green"]
    assert everything(match) == before


@pytest.mark.parametrize("seat", TRIO)
def test_a_fork_as_seen_by_a_seat_takes_the_others_answers_back(seat: str) -> None:
    match = bidding(("red", "6"), ("green", "5"))
    before = everything(match)
    for seed in range(40):
        fork = match.fork(as_seen_by=seat, seed=seed)
        assert own(fork, seat) == own(match, seat)
        asked = [name for name in TRIO if name != seat or seat == "blue"]
        assert [decision.seat for decision in fork.pending] == asked
        for name in asked:
            assert options(fork, name) == sorted({str(card) for card in hand(fork, name)})
        assert len(fork) == len(TRIO) - len(asked)
        assert everything(fork.fork()) == everything(fork)
        assert everything(play_out(fork.fork(), seed)) == everything(play_out(fork, seed))
    assert everything(match) == before


def test_a_fork_with_a_seed_alone_keeps_every_answer() -> None:
    match = bidding(("red", "6"), ("green", "5"))
    winners: Counter[str] = Counter()
    for seed in range(60):
        fork = match.fork(seed=seed)
        assert ask(fork) == [("blue", "bid")]
        assert [hand(fork, name) for name in TRIO] == [hand(match, name) for name in TRIO]
        fork.choose("3")
        winners[told(fork)[3]] += 1
        fork.choose("1")
        fork.choose("left")
        winners[str(truth(fork)["prize"])] += 1
    assert winners.pop("won seat=red") == 60
    assert len(winners) == 6


def test_hands_are_dealt_anew_though_the_seat_has_answered_already() -> None:
    match = bidding(("red", "6"))
    greens: Counter[tuple[int, ...]] = Counter()
    for seed in range(100):
        fork = match.fork(as_seen_by="red", seed=seed)
        assert hand(fork, "red") == [1, 4, 6]
        greens[tuple(hand(fork, "green"))] += 1
        fork.choose(options(fork, "green")[0], "green")
        fork.choose(options(fork, "blue")[0], "blue")
        assert "bid seat=red card=6" in told(fork)
    assert len(greens) > 20


def test_then_as_seen_by_one_who_answered_in_the_fork() -> None:
    """Red answers, forks; green answers in that fork, and forks it: red has to answer again, green has not."""
    match = bidding(("red", "6"))
    dealt: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        one = match.fork(as_seen_by="red", seed=seed)
        bid = options(one, "green")[-1]
        one.choose(bid, "green")
        two = one.fork(as_seen_by="green", seed=seed + 1000)
        assert own(two, "green") == own(one, "green")
        assert hand(two, "green") == hand(one, "green")
        assert ask(two) == [("red", "bid"), ("blue", "bid")]
        dealt[tuple(hand(two, "red"))] += 1
        choices = [(choice.seat, str(two.title.option_text(choice.option))) for choice in two.choices()]
        assert choices[-2:-1] == [(1, bid)], "red's answer is forgotten, the first fork is not"
        assert len(two.branches()) == 2
        three = play_out(two.fork(), seed)
        assert f"bid seat=green card={bid}" in told(three)
        assert everything(Match.replay(str(three.record()))) == everything(three)
    assert len(dealt) > 20


def test_an_answer_taken_back_stands_in_no_record() -> None:
    match = bidding(("red", "6"), ("green", "5"))
    fork = match.fork(as_seen_by="green", seed=1)
    text = str(fork.record())
    assert "red 6" not in text
    assert "1 green 5" in text
    third = play_out(fork)
    assert everything(Match.replay(str(third.record()))) == everything(third)
    assert everything(third.back(0)) == everything(third)


@given(st.permutations([*TRIO, *TRIO]), st.integers(0, 99))
def test_answers_and_forks_in_any_order(acts: list[str], seed: int) -> None:
    """A seat's first turn is its answer, its second a fork as seen by it."""
    match = bidding()
    for number, seat in enumerate(acts):
        if seat in acts[:number]:
            fork = match.fork(as_seen_by=seat, seed=seed)
            assert own(fork, seat) == own(match, seat)
            match = fork
        elif options(match, seat) and ask(match)[0][1] == "bid":
            match.choose(options(match, seat)[seed % len(options(match, seat))], seat)
    match = play_out(match, seed)
    assert everything(Match.replay(str(match.record()))) == everything(match)


# -- amid a procedure -----------------------------------------------------------------------------


def talking(*answers: tuple[str, str]) -> Match:
    """Talk: red's open answer and a die come before the secret answers."""
    match = Match("talk", seats=TRIO, position=HANDS, seed=2)
    for seat, option in (("red", "right"), *answers):
        match.choose(option, seat)
    return match


def test_open_answers_before_secret_ones_are_kept() -> None:
    match = talking(("red", "left"), ("blue", "right"))
    for seat in TRIO:
        fork = match.fork(as_seen_by=seat, seed=4)
        assert own(fork, seat) == own(match, seat)
        assert [d.seat for d in fork.pending] == [s for s in TRIO if s != seat or s == "green"]
        assert told(fork) == told(match) == ["rolled seat=red prize=" + str(truth(match)["prize"])]


def test_chance_is_new_amid_a_procedure_too() -> None:
    match = talking(("red", "left"))
    for seat in TRIO:
        dice: Counter[str] = Counter()
        for seed in range(80):
            fork = match.fork(as_seen_by=seat, seed=seed)
            while len(told(fork)) < 2:
                decision = fork.pending[0]
                fork.choose("left", decision.seat)
            dice[told(fork)[1]] += 1
        assert len(dice) == 6


@given(st.permutations(["red", "green", "blue", "as red", "as green", "as blue", "fork", "seed"]))
def test_forks_amid_secret_answers_can_be_replayed(acts: list[str]) -> None:
    match = talking()
    for act in acts:
        if act in options_by_seat(match):
            match.choose("left", act)
        elif act.startswith("as "):
            fork = match.fork(as_seen_by=act[3:], seed=act)
            assert own(fork, act[3:]) == own(match, act[3:])
            match = fork
        elif act in ("fork", "seed"):
            match = match.fork(seed=act if act == "seed" else None)
    match = play_out(match)
    assert everything(Match.replay(str(match.record()))) == everything(match)
    assert everything(match.back(0)) == everything(match)


def options_by_seat(match: Match) -> dict[str, list[str]]:
    """What each of those who are asked may answer."""
    return {decision.seat: [str(option) for option in decision.options] for decision in match.pending}


# -- the question itself --------------------------------------------------------------------------


def test_questions_together_are_fresh_if_each_of_them_is() -> None:
    fresh = Ask(0, BID, [LEFT, RIGHT], fresh=True)
    other = Ask(1, BID, [LEFT, RIGHT])
    assert Together([fresh, fresh]).fresh
    assert not Together([fresh, other]).fresh
    assert not Together([other, fresh]).fresh
    assert Together([other]).always
