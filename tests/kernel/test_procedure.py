"""Questions, checkpoints and forks, proved on Tiny, and on Talk where one procedure asks many questions."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest
from hypothesis import given, strategies as st

from oldworld import IllegalChoice, Match
from oldworld.kernel.chance import DIE, Chance, Script, outcome
from oldworld.kernel.procedure import Play
from tests.kernel.looking import TRIO, ask, everything, hand, options, own, play_out, told, truth, walk
from tests.tiny import DRAWN, LEFT, TinyGame

pytestmark = pytest.mark.usefixtures("tiny")

LAY: dict[str, object] = {
    "stage": "lay",
    "prize": 6,
    "red": {"hand": [2, 5]},
    "green": {"hand": [1, 1]},
    "blue": {"hand": [3]},
}
"""Red chooses a card, then where to put it."""


def lay(**changes: object) -> Match:
    """The match in which red lays a card."""
    return Match("tiny", seats=TRIO, position=LAY | changes)


def placing(script: Script | None = None, **changes: object) -> Match:
    """Red has chosen the card 5 and is asked where to put it."""
    match = Match("tiny", seats=TRIO, position=LAY | changes, script=script)
    match.choose("5")
    assert ask(match) == [("red", "place")]
    return match


# -- questions ------------------------------------------------------------------------------------


def test_a_procedure_asks_and_goes_on_with_the_answer() -> None:
    match = lay()
    assert ask(match) == [("red", "card")]
    match.choose("5")
    assert ask(match) == [("red", "place")]
    assert (match.pending[0].args, match.pending[0].topic) == ({"card": "5"}, "lay")
    match.choose("left")
    assert truth(match)["red"]["left"] == 5
    assert "laid seat=red card=5 place=left" in told(match)


def test_a_question_with_one_option_is_answered_by_the_engine() -> None:
    match = lay(red={"hand": [2, 5], "left": 4})
    match.choose("5")
    assert len(match) == 1, "what the engine decides is no choice"
    assert told(match)[0] == "laid seat=red card=5 place=right"
    assert everything(match.fork()) == everything(match)


def test_a_question_with_one_option_is_asked_all_the_same_if_it_would_tell_something() -> None:
    match = lay(red={"hand": [5, 5]})
    assert (ask(match), options(match, "red")) == ([("red", "card")], ["5"])


def test_a_step_that_asks_nothing_leads_to_the_next() -> None:
    match = lay(red={"hand": [], "left": 4})
    assert ask(match) == [("red", "bid"), ("green", "bid"), ("blue", "bid")]
    assert truth(match)["round"] == 2


def test_nothing_can_be_answered_where_nothing_is_asked() -> None:
    match = play_out(Match("tiny", seed=1))
    with pytest.raises(AssertionError, match="nothing is asked"):
        match.play.give(LEFT)


def test_a_paused_game_stands_still() -> None:
    match = lay(pause_before="draw")
    match.choose("5")
    match.choose("right")
    assert (match.pending, match.over, match.result) == ((), False, None)
    assert truth(match)["stage"] == "draw"
    with pytest.raises(IllegalChoice, match="nobody is asked anything now"):
        match.choose("left")
    for fork in (match.fork(), match.fork(seed=3), match.fork().fork()):
        assert fork.pending == ()
        assert truth(fork) == truth(match)
    assert everything(Match.replay(str(match.record()))) == everything(match)


def test_a_paused_fork_still_has_its_script() -> None:
    script = Script([outcome(DIE, 0, 3)])
    match = Match("tiny", seats=TRIO, position=LAY | {"pause_before": "lay"}, script=script)
    fork = match.fork()
    assert fork.play.chance.script is not None
    assert fork.play.chance.script.left() == script.left() == [outcome(DIE, 0, 3)]


@pytest.mark.parametrize("name", ["tiny", "talk"])
def test_a_step_begun_again_asks_the_same(name: str) -> None:
    for seed in range(10):
        for match in walk(name, seed, TRIO):
            play = match.fork().play
            if play.ask is not None and play.ask.fresh:
                again = play.step()
                assert again is not None
                asked = next(again)
                assert (asked.seat, asked.prompt, asked.options) == (play.ask.seat, play.ask.prompt, play.ask.options)


# -- forks ----------------------------------------------------------------------------------------


def test_a_fork_at_a_fresh_question_does_not_run_the_procedure() -> None:
    match = lay()
    fork = match.play.fork()
    assert match.play._proc is not None
    assert fork._proc is None
    fork.give(match.title.option_number("5"))
    assert [one.prompt for one in fork.open_asks()] == [2]
    assert ask(match) == [("red", "card")]


def test_a_fork_amid_a_procedure_stands_at_the_same_question() -> None:
    match = placing()
    before = everything(match)
    one, two = match.fork(), match.fork().fork().fork()
    assert everything(one) == everything(two) == before
    one.choose("left")
    two.choose("right")
    assert (truth(one)["red"]["left"], truth(two)["red"]["right"]) == (5, 6)
    assert everything(match) == before


def test_a_fork_rolls_no_die_twice_and_tells_nothing_twice() -> None:
    match = Match("talk", seats=TRIO, seed=4)
    match.choose("left", "red")
    match.choose("right", "green")
    fork = match.fork()
    assert everything(fork) == everything(match)
    for seat, option in [("blue", "left"), ("red", "left"), ("blue", "right")]:
        match.choose(option, seat)
        fork.choose(option, seat)
        assert everything(fork) == everything(match)


@pytest.mark.parametrize("name", ["tiny", "talk"])
@given(seed=st.integers(0, 500), choices=st.integers(0, 30))
def test_a_fork_and_its_original_go_separate_ways(name: str, seed: int, choices: int) -> None:
    games = walk(name, seed, TRIO if seed % 2 else None)
    match = next(games)
    for _ in range(choices):
        match = next(games, match)
    before = everything(match)
    fork = match.fork()
    assert everything(fork) == before
    child = play_out(fork.fork(), seed)
    assert everything(fork) == everything(match) == before
    assert everything(play_out(fork, seed)) == everything(child)
    assert everything(match) == before
    assert everything(play_out(match, seed)) == everything(child)


def test_a_play_without_checkpoints_cannot_be_forked_before_it_is_over() -> None:
    match = Match("tiny", seed=1, keep=False)
    with pytest.raises(AssertionError, match="keeps no checkpoints"):
        match.fork()
    assert play_out(match).fork().result is not None


def test_a_fork_for_a_rollout_keeps_no_checkpoints() -> None:
    match = placing()
    for play in (match.play.fork(keep=False), match.play.fork_unknown(0, 77, keep=False)):
        with pytest.raises(AssertionError, match="keeps no checkpoints"):
            play.fork()
        play.give(LEFT)
        assert cast(TinyGame, play).s.scored[0] == 5
        with pytest.raises(AssertionError, match="keeps no checkpoints"):
            play.fork()


def test_a_fork_eats_a_script_of_its_own() -> None:
    codes = [outcome(DIE, 0, 4), *[outcome(DRAWN, p, card) for p, card in ((0, 6), (1, 6), (2, 6))]]
    match = Match("tiny", seats=TRIO, position=LAY, script=Script(codes))
    match.choose("2")
    for one in (match.fork(), match.fork().fork(), match):
        one.choose("left")
        assert truth(one)["prize"] == 4
        assert hand(one, "red") == [5, 6]
        script = one.play.chance.script
        assert script is not None
        assert script.left() == []


@pytest.mark.parametrize("seat", [None, "red", "green"])
def test_a_fork_with_chance_of_its_own_does_not_get_what_is_scripted_for_later(seat: str | None) -> None:
    """Neither at its question nor in its forks, nor when it comes to the next checkpoint."""
    codes = [outcome(DIE, 0, 4) for _ in range(40)]
    match = Match("tiny", seats=TRIO, position=LAY, script=Script(codes))
    prizes: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(60):
        for which, stands in enumerate((match, placing(script=Script(codes)))):
            fork = stands.fork(as_seen_by=seat, seed=seed)
            for generation, one in enumerate((fork, fork.fork().fork())):
                one.choose(one.pending[0].options[0])
                if ask(one)[0][1] == "place":
                    one.choose("left")
                prizes[which * 2 + generation].add(truth(one)["prize"])
                assert everything(Match.replay(str(one.record()))) == everything(one)
                ended = play_out(one.fork(), seed)
                assert everything(Match.replay(str(ended.record()))) == everything(ended)
    assert prizes == [{1, 2, 3, 4, 5, 6}] * 4


def test_a_script_goes_on_where_a_fork_has_nothing_of_its_own() -> None:
    """What came before a fork's own chance, in the same procedure, is what was scripted."""
    match = Match("talk", seats=TRIO, position={"prize": 3}, script=Script([outcome(DIE, 0, 5), outcome(DIE, 2, 5)]))
    match.choose("right", "red")
    fork = match.fork(as_seen_by="green", seed=8)
    assert told(fork) == told(match) == ["rolled seat=red prize=5"]
    assert truth(fork)["prize"] == truth(fork.fork())["prize"] == 5


# -- forks that do not know -----------------------------------------------------------------------


def test_a_seed_gives_a_fork_a_chance_of_its_own_and_nothing_else() -> None:
    match = placing()
    before = everything(match)
    dice: Counter[int] = Counter()
    for seed in range(200):
        fork = match.fork(seed=seed)
        assert own(fork, "red") == own(match, "red")
        assert [hand(fork, seat) for seat in TRIO] == [hand(match, seat) for seat in TRIO]
        fork.choose("left")
        dice[truth(fork)["prize"]] += 1
    assert len(dice) == 6
    assert everything(match) == before
    assert truth(play_out(match.fork(seed=9))) == truth(play_out(match.fork(seed=9)))


def test_the_one_who_decides_keeps_its_tentative_answer_in_a_fork() -> None:
    match = placing()
    fork = match.fork(as_seen_by="red", seed=5)
    assert ask(fork) == [("red", "place")]
    assert own(fork, "red") == own(match, "red")
    fork.choose("right")
    assert truth(fork)["red"]["right"] == 6


def test_for_others_a_tentative_answer_is_taken_back() -> None:
    match = placing()
    before = everything(match)
    for seat in ("green", "blue"):
        fork = match.fork(as_seen_by=seat, seed=5)
        assert ask(fork) == [("red", "card")]
        assert own(fork, seat) == own(match, seat)
        assert options(fork, "red") == sorted({str(card) for card in hand(fork, "red")})
        assert len(fork) == 0
    assert everything(match) == before


def test_a_fork_deals_anew_what_its_seat_cannot_know() -> None:
    match = lay()
    dealt = {seat: Counter[tuple[int, ...]]() for seat in TRIO}
    for seed in range(300):
        fork = match.fork(as_seen_by="green", seed=seed)
        assert own(fork, "green") == own(match, "green")
        for seat in TRIO:
            dealt[seat][tuple(hand(fork, seat))] += 1
        assert options(fork, "red") == sorted({str(card) for card in hand(fork, "red")})
    assert set(dealt["green"]) == {(1, 1)}
    assert len(dealt["red"]) > 15
    assert len(dealt["blue"]) == 6


def test_a_fork_deals_anew_where_the_game_stands_still_or_is_over_too() -> None:
    """Nothing is asked there, but the hands are as hidden as ever."""
    for match in (lay(pause_before="lay"), play_out(lay())):
        assert match.pending == ()
        before = everything(match)
        dealt: Counter[str] = Counter()
        for seed in range(60):
            fork = match.fork(as_seen_by="green", seed=seed)
            assert own(fork, "green") == own(match, "green")
            dealt[str(hand(fork, "red"))] += 1
            assert everything(Match.replay(str(fork.record()))) == everything(fork)
            assert everything(fork.back(0)) == everything(fork.fork()) == everything(fork)
        assert len(dealt) > 3
        assert everything(match) == before


def test_hands_dealt_anew_follow_the_right_distribution() -> None:
    """Green holds two of the four ones, so blue's one card is a one with 2 in 22."""
    match = lay()
    forks = 4000
    ones = sum(hand(match.fork(as_seen_by="green", seed=n), "blue") == [1] for n in range(forks))
    assert abs(ones - forks * 2 / 22) < 4 * (forks * 2 / 22 * 20 / 22) ** 0.5


def test_nobody_is_dealt_anew_twice_by_the_same_fork() -> None:
    """Hands dealt anew stay as they are while the fork is played, and in its own forks."""
    match = placing()
    fork = match.fork(as_seen_by="red", seed=8)
    hands = [hand(fork, seat) for seat in TRIO]
    again = fork.fork().fork()
    assert [hand(again, seat) for seat in TRIO] == hands
    fork.choose("left")
    again.choose("left")
    assert everything(fork) == everything(again)


@pytest.mark.parametrize("first", [None, *TRIO])
@pytest.mark.parametrize("second", TRIO)
def test_a_fork_as_seen_by_one_seat_and_then_by_another(first: str | None, second: str) -> None:
    """The second seat's hand stays as the first fork dealt it; red decides again, but for red itself."""
    match = placing()
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        one = match.fork(as_seen_by=first, seed=f"one {seed}")
        two = one.fork(as_seen_by=second, seed=f"two {seed}")
        assert own(two, second) == own(one, second)
        decides = second == "red" and first in (None, "red")
        assert ask(two) == [("red", "place" if decides else "card")]
        assert options(two, "red") == (
            ["left", "right"] if decides else sorted({str(card) for card in hand(two, "red")})
        )
        hands[tuple(hand(two, "blue" if second != "blue" else "green"))] += 1
        assert everything(two.fork()) == everything(two)
        assert everything(play_out(two.fork(), seed)) == everything(play_out(two, seed))
    assert len(hands) > 3, "the second fork deals anew, too"


def test_the_chance_of_the_second_fork_is_the_second_forks_chance() -> None:
    match = placing()
    one = match.fork(as_seen_by="red", seed=1)
    dice = set()
    for seed in range(100):
        two = one.fork(as_seen_by="green", seed=seed)
        two.choose(two.pending[0].options[0])
        two.choose("left")
        dice.add((truth(two)["prize"], *hand(two, "green")))
    assert len(dice) > 6


@given(seed=st.integers(0, 300), data=st.data())
def test_any_forks_of_forks_hold(seed: int, data: st.DataObject) -> None:
    """Choices and forks of every kind in any order: each fork is told the same, and each can be replayed."""
    name = data.draw(st.sampled_from(["tiny", "talk"]))
    match = Match(name, seed=seed, seats=TRIO)
    chooser = random.Random(seed)
    for act in data.draw(st.lists(st.sampled_from(["choose", "fork", "seed", *TRIO]), max_size=25)):
        if not match.pending:
            break
        if act == "choose":
            decision = chooser.choice(match.pending)
            match.choose(chooser.choice(decision.options), decision.seat)
            continue
        before = everything(match)
        parent = match
        if act == "fork":
            match = parent.fork()
            assert everything(match) == before
        elif act == "seed":
            match = parent.fork(seed=str(chooser.random()))
            assert own(match, None) == own(parent, None)
        else:
            match = parent.fork(as_seen_by=act, seed=chooser.randrange(1000))
            assert own(match, act) == own(parent, act)
        play_out(match.fork(), seed)
        assert everything(parent) == before
    assert_cards_add_up(match.play)
    match = play_out(match, seed)
    assert everything(Match.replay(str(match.record()))) == everything(match)
    assert everything(match.back(0)) == everything(match)


def assert_cards_add_up(play: Play) -> None:
    s = cast(TinyGame, play).s
    assert min(s.bag) >= 0
    for card in range(1, 7):
        assert s.bag[card] + sum(h[card] for h in s.hands) <= 4


def test_dealing_anew_moves_cards_and_loses_none() -> None:
    for seed in range(20):
        for match in walk("tiny", seed, TRIO):
            play = cast(TinyGame, match.play)
            total = [sum(cards) for cards in zip(play.s.bag, *play.s.hands, strict=True)]
            for seat in (-1, 0, 1, 2):
                twin = cast(TinyGame, match.fork().play)
                twin.redeal(seat, Chance(seed + 1))
                assert [sum(cards) for cards in zip(twin.s.bag, *twin.s.hands, strict=True)] == total
                assert [sum(cards) for cards in twin.s.hands] == [sum(cards) for cards in play.s.hands]
