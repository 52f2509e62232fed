"""A game in progress, by its contract: asked, choosing, looking, forking, the record, going back."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import cast

import pytest
from hypothesis import given, strategies as st

from oldworld import IllegalChoice, Match, OldworldError, Option, RecordError, ScenarioError, SetupError
from oldworld.kernel.chance import DIE, Script, outcome
from oldworld.kernel.match import NOBODY
from oldworld.kernel.scenario import Scenario
from oldworld.kernel.title import PlaceError
from tests.kernel.looking import TRIO, ask, everything, hand, options, own, play_out, told, truth, walk
from tests.tiny import DRAWN, TinyGame

pytestmark = pytest.mark.usefixtures("tiny")

LAY: dict[str, object] = {"stage": "lay", "prize": 6, "red": {"hand": [2, 5]}, "green": {"hand": [1]}}


def lay(**changes: object) -> Match:
    """Red lays a card; green watches."""
    return Match("tiny", position=LAY | changes)


# -- what is asked --------------------------------------------------------------------------------


def test_a_decision_says_who_what_and_among_what() -> None:
    decision = lay().pending[0]
    assert (decision.seat, decision.prompt, decision.topic, decision.args) == ("red", "card", "lay", {"prize": "6"})
    assert decision.options == (Option(3, "2"), Option(6, "5"))
    assert repr(decision) == "Decision(red, card, ['2', '5'])"


def test_what_is_pending_is_worked_out_once_and_anew_after_a_choice() -> None:
    match = lay()
    first = match.pending
    assert match.pending is first
    match.choose("2")
    assert match.pending is not first


def test_an_option_is_its_number_and_its_word() -> None:
    option = lay().pending[0].options[0]
    assert (str(option), repr(option), option.number) == ("2", "Option('2')", 3)
    assert option == Option(3, "2")
    assert option != Option(4, "2")
    assert option != "2"
    assert {option, Option(3, "2")} == {option}


# -- choosing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["5", 6, Option(6, "5")])
def test_an_option_its_word_or_its_number_will_do(choice: Option | str | int) -> None:
    match = lay()
    match.choose(choice)
    assert ask(match) == [("red", "place")]
    assert match.pending[0].args == {"card": "5"}


@pytest.mark.parametrize("choice", ["4", "left", "gibberish", "", 5, -1, 99, Option(0, "left")])
def test_a_choice_that_is_not_legal_is_refused_with_its_clause_and_changes_nothing(choice: Option | str | int) -> None:
    match = lay()
    before = everything(match)
    with pytest.raises(IllegalChoice) as caught:
        match.choose(choice)
    assert (caught.value.clause, caught.value.reason) == ("TINY.5", "not_in_hand")
    assert everything(match) == before


def test_a_choice_out_of_turn_is_refused() -> None:
    match = lay()
    before = everything(match)
    with pytest.raises(IllegalChoice, match="green is not asked anything now"):
        match.choose("1", "green")
    with pytest.raises(OldworldError):
        match.choose("2", "blue")
    assert everything(match) == before


def test_when_the_game_is_over_nothing_can_be_chosen() -> None:
    match = play_out(Match("tiny", seed=2))
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.choose("left")


def test_it_counts_choices_and_rounds() -> None:
    match = Match("tiny", seed=1)
    assert (len(match), match.rounds, match.over) == (0, 1, False)
    match.choose(options(match, "green")[0], "green")
    assert (len(match), len(match.fork(seed=1)), len(match.fork(as_seen_by="red"))) == (1, 1, 0)
    play_out(match)
    assert (match.rounds, match.over) == (4, True)


def test_what_is_legal_has_no_refusal_and_what_is_not_has_one() -> None:
    match = lay()
    assert match.explain("2") is None
    assert match.explain("2", "red") is None
    refusal = match.explain("3")
    assert repr(refusal) == "Refusal(TINY.5, not_in_hand, {'option': '3'})"
    assert repr(match.explain("1", "green")) == "Refusal(TINY.3, not_asked, {})"
    assert match.explain("2", "green") is not None


def test_the_result_names_winners_ranking_points_and_clause() -> None:
    match = Match("tiny", position={"stage": "end", "red": {"left": 3, "right": 2}, "green": {"left": 5}})
    result = match.result
    assert result is not None
    assert (result.winners, result.ranking) == (("red", "green"), (("red", "green"),))
    assert (result.points, result.clause, result.reason) == ({"red": 5, "green": 5}, "TINY.7", "most_points")
    assert "most_points" in repr(result)
    assert lay().result is None


# -- setting up -----------------------------------------------------------------------------------


def test_a_match_takes_a_title_or_its_name() -> None:
    match = Match("tiny", seed=5)
    assert everything(Match(match.title, seed=5)) == everything(match)
    with pytest.raises(SetupError, match="no title 'chess'"):
        Match("chess")


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    assert everything(Match("tiny", seed=5)) == everything(Match("tiny", seed="5"))
    games = {tuple(Match("tiny", seed=seed, seats=TRIO).outcomes()) for seed in range(200)}
    assert len(games) == 200


def test_nothing_is_told_to_those_who_do_not_listen() -> None:
    quiet, loud = Match("tiny", seed=3, events=False), Match("tiny", seed=3)
    play_out(quiet, 1)
    play_out(loud, 1)
    assert quiet.events(everything=True) == []
    assert quiet.fork().events(everything=True) == []
    assert (truth(quiet), quiet.outcomes()) == (truth(loud), loud.outcomes())


# -- looking --------------------------------------------------------------------------------------


def test_events_have_an_audience() -> None:
    match = Match("tiny", seed=3)
    for seat in match.seats:
        got = [line for line in told(match, seat) if line.startswith("got")]
        assert sorted(got) == sorted(f"got seat={seat} card={card}" for card in hand(match, seat))
        assert told(match, seat).count("drew seat=red") == 3
    assert not [line for line in told(match) if line.startswith("got")]
    assert len(told(match, everything=True)) == len(told(match)) + 6


def test_a_fork_as_seen_by_a_seat_keeps_the_events_that_seat_may_know() -> None:
    """What others were told before is no part of it, whoever looks at it then."""
    match = Match("tiny", seed=3, seats=TRIO)
    for seat in TRIO:
        fork = match.fork(as_seen_by=seat)
        assert told(fork, everything=True) == told(fork, seat) == told(match, seat)
        for other in TRIO:
            assert told(fork, other) == (told(match, seat) if other == seat else told(match))
        assert told(fork.fork(), everything=True) == told(match, seat)
    assert told(match.fork(seed=1), everything=True) == told(match, everything=True)


def test_events_can_be_read_on_from_where_one_stopped() -> None:
    match = Match("tiny", seed=3)
    seen = match.happened
    assert seen == len(match.events(everything=True))
    match.choose(options(match, "red")[0], "red")
    match.choose(options(match, "green")[0], "green")
    later = match.events("red", start=seen)
    assert [match.title.event_name(event) for event in later][:2] == ["bid", "bid"]
    assert [event.key() for event in match.events("red")][-len(later) :] == [event.key() for event in later]


def test_nobody_looks_from_a_seat_that_is_not_there() -> None:
    match = lay()
    for look in (
        match.view,
        match.events,
        lambda seat: match.fork(as_seen_by=seat),
        lambda seat: match.explain("2", seat),
    ):
        with pytest.raises(OldworldError, match="nobody sits at 'blue'; the seats are: red, green"):
            look("blue")


def test_a_view_shows_a_seat_its_own_hand_and_a_spectator_none() -> None:
    match = lay()
    hands = [match.view(seat).as_dict()["hand"] for seat in (None, "red", "green")]
    assert hands == [[], [2, 5], [1]]


# -- forks and their history ----------------------------------------------------------------------


def test_a_fork_has_a_history_of_its_own() -> None:
    match = Match("tiny", seed=3, seats=TRIO)
    fork = match.fork()
    play_out(fork)
    assert (len(match), len(match.branches())) == (0, 0)
    assert len(fork) > 0
    again = match.fork(as_seen_by="red", seed=1).fork(seed=2)
    assert [(branch.seat, len(match.branches())) for branch in again.branches()] == [(0, 0), (NOBODY, 0)]
    assert len(again) == 0


def test_a_fork_is_decided_by_its_seed() -> None:
    match = Match("tiny", seed=3, seats=TRIO)
    for seed in (None, 1, "1", "another"):
        one, two = match.fork(as_seen_by="red", seed=seed), match.fork(as_seen_by="red", seed=seed)
        assert everything(play_out(one)) == everything(play_out(two))
    assert truth(match.fork(as_seen_by="red", seed=1)) == truth(match.fork(as_seen_by="red", seed="1"))
    assert truth(match.fork(as_seen_by="red", seed=1)) != truth(match.fork(as_seen_by="red", seed=2))


def test_a_fork_of_a_game_that_is_over_is_over() -> None:
    match = play_out(Match("tiny", seed=3))
    for fork in (match.fork(), match.fork(seed=1), match.fork(as_seen_by="green")):
        assert fork.over
        assert own(fork, "green") == own(match, "green")


# -- python's own ways to copy ----------------------------------------------------------------------


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_is_a_fork(copied: Callable[[Match], Match]) -> None:
    match = lay()
    match.choose("2")
    before = everything(match)
    other = copied(match)
    assert everything(other) == before
    other.choose("left")
    assert everything(match) == before
    assert len(other) == 2


@pytest.mark.parametrize("over", [False, True])
def test_a_match_is_not_pickled_and_says_what_is_sent_instead(over: bool) -> None:
    match = play_out(lay()) if over else lay()
    with pytest.raises(TypeError, match=r"send str\(match.record\(\)\)"):
        pickle.dumps(match)


def test_what_is_handed_out_comes_back_from_another_process_as_it_was() -> None:
    match = lay()
    events, decision = play_out(lay()).events(everything=True), match.pending[0]
    arrived = pickle.loads(pickle.dumps((events, decision, match.explain("1"), play_out(lay()).result)))
    assert [event.key() for event in arrived[0]] == [event.key() for event in events]
    assert arrived[1].options == decision.options
    assert repr(arrived[1:]) == repr((decision, match.explain("1"), play_out(lay()).result))


def test_a_view_is_not_pickled_and_says_what_is_sent_instead() -> None:
    with pytest.raises(TypeError, match=r"take view.as_dict\(\)"):
        pickle.dumps(lay().view("red"))


def illegal() -> IllegalChoice:
    with pytest.raises(IllegalChoice) as caught:
        lay().choose("1")
    return caught.value


@pytest.mark.parametrize(
    "error",
    [illegal, lambda: RecordError(3, "no"), lambda: ScenarioError(0, "no"), lambda: PlaceError("red.hand", "no")],
)
def test_an_error_comes_back_from_another_process_as_it_was(error: Callable[[], OldworldError]) -> None:
    raised = error()
    arrived = pickle.loads(pickle.dumps(raised))
    assert type(arrived) is type(raised)
    assert (str(arrived), vars(arrived)) == (str(raised), vars(raised))


# -- the record -----------------------------------------------------------------------------------


@given(seed=st.integers(0, 200), upto=st.integers(0, 30))
def test_a_record_is_the_game(seed: int, upto: int) -> None:
    for match in walk("tiny", seed, TRIO if seed % 2 else None):
        if len(match) == upto:
            break
    replayed = Match.replay(str(match.record()))
    assert everything(replayed) == everything(match)
    assert replayed.record() == match.record()


@pytest.mark.parametrize("name", ["tiny", "talk"])
def test_a_record_with_forks_is_the_game(name: str) -> None:
    for seed in range(30):
        match = Match(name, seed=seed, seats=TRIO)
        match = play_some(match, seed % 4).fork(as_seen_by=TRIO[seed % 3], seed=seed)
        match = play_some(match, 1).fork(seed=seed)
        match = play_some(match.fork(as_seen_by=TRIO[seed % 2]), 3)
        text = str(match.record())
        assert len([line for line in text.splitlines() if line.startswith("fork ")]) == 3
        assert everything(Match.replay(text)) == everything(match)
        assert str(Match.replay(text).record()) == text


def play_some(match: Match, count: int) -> Match:
    """The last who are asked choose their last option."""
    for _ in range(count):
        decision = match.pending[-1]
        match.choose(decision.options[-1], decision.seat)
    return match


def test_a_record_with_a_position_and_written_chance_is_the_game() -> None:
    codes = [outcome(DIE, 0, 2), outcome(DRAWN, 0, 3), outcome(DRAWN, 1, 4)]
    match = Match("tiny", position=LAY, script=Script(codes))
    match.choose("2")
    match.choose("right")
    assert match.outcomes() == [codes[1], codes[2], codes[0]]
    assert truth(match)["red"] == {"hand": [3, 5], "left": 0, "right": 6}
    text = str(match.record())
    assert "chance scripted" in text
    assert everything(Match.replay(text)) == everything(match)


def test_a_replay_stops_where_it_is_told() -> None:
    match = play_out(Match("tiny", seed=3))
    for upto in range(len(match) + 1):
        replayed = Match.replay(match.record(), upto=upto)
        assert len(replayed) == upto
        assert everything(replayed) == everything(match.back(len(match) - upto))


# -- going back -----------------------------------------------------------------------------------


def test_going_back_undoes_choices_and_leaves_the_match_alone() -> None:
    stands = []
    for match in walk("tiny", 8, TRIO):
        stands.append(everything(match))
        end = match
    for count in range(len(end) + 1):
        assert everything(end.back(count)) == stands[len(end) - count]
    assert everything(end.back(len(end) + 5)) == stands[0]
    assert everything(end.back(0)) == stands[-1]


def test_going_back_in_a_fork_leads_to_the_fork_and_not_to_what_its_seat_cannot_know() -> None:
    for seed in range(20):
        match = play_some(Match("tiny", seed=seed, seats=TRIO), 3)
        fork = match.fork(as_seen_by="green", seed=seed)
        before = everything(fork)
        play_some(fork, 2)
        assert everything(fork.back(2)) == before
        assert everything(fork.back(1).back(1)) == before


def test_going_back_in_a_position_with_written_chance() -> None:
    codes = [outcome(DIE, 0, 2), outcome(DRAWN, 0, 3), outcome(DRAWN, 1, 4)]
    match = Match("tiny", position=LAY, script=Script(codes))
    match.choose("2")
    before = everything(match)
    match.choose("left")
    assert everything(match.back()) == before
    again = match.back()
    again.choose("left")
    assert everything(again) == everything(match)


def test_going_back_brings_the_rest_of_the_script_back_and_the_seed_behind_it() -> None:
    """However little of it has come yet, and where chance went on from the seed when it was used up."""
    codes = [outcome(DIE, 0, 2), outcome(DRAWN, 0, 3), outcome(DRAWN, 1, 4)]
    for seed in range(10):
        match = Match("tiny", position=LAY, script=Script(codes), seed=seed)
        for _ in range(6):
            there = play_out(match.fork(), seed)
            assert everything(play_out(match.back(0), seed)) == everything(there)
            assert everything(play_out(there.back(len(there) - len(match)), seed)) == everything(there)
            match = play_some(match, 1)


def test_a_quiet_match_goes_back_quietly() -> None:
    match = play_out(Match("tiny", seed=3, events=False))
    assert match.back(2).events(everything=True) == []


# -- positions and scenarios ----------------------------------------------------------------------


def test_a_position_is_described_as_it_was_placed() -> None:
    for seed in range(5):
        for match in walk("tiny", seed, TRIO):
            position = truth(match)
            placed = Match("tiny", seats=TRIO, position=position | {"pause_before": position["stage"]})
            assert truth(placed) == position
            assert placed.over == match.over


def test_a_position_that_is_changed_afterwards_is_still_what_the_game_began_with() -> None:
    """A match keeps what it was given: its record and the way back rest on it."""
    position: dict[str, object] = {"stage": "lay", "prize": 6, "red": {"hand": [2, 5]}, "green": {"hand": [1]}}
    match = Match("tiny", position=position)
    before = everything(match)
    match.choose("2")
    position["prize"] = 1
    cast(dict[str, list[int]], position["red"])["hand"].append(6)
    assert everything(match.back()) == before
    assert everything(Match.replay(str(match.record()))) == everything(match)


def test_a_scenario_runs_on_any_title() -> None:
    scenario = Scenario(SCENARIO)
    assert (scenario.name, scenario.run(), scenario.run(lambda match: match.fork())) == ("A tie", [], [])
    wrong = Scenario(SCENARIO.replace("right = 3", "right = 4")).run()
    assert wrong == ["red.right must be 4, it is 3"]


SCENARIO = """
title = "tiny"
name = "A tie"
clauses = ["TINY.4", "TINY.5"]
setup = { seats = ["red", "green", "blue"] }
choose = ["red 1", "green 6", "blue 6", "red 4", "red right"]
legal = []
illegal = { "red left" = "TINY.3" }

[given]
prize = 3
pause_before = "draw"
red = { hand = [1, 4] }
green = { hand = [6] }
blue = { hand = [6] }

[then]
red = { hand = [], right = 3 }
events = ["bid seat=blue card=6", "won seat=red clause=TINY.4", "laid place=right"]
no_events = ["won seat=blue"]
pending = ""
"""


def test_the_play_is_there_for_those_who_measure() -> None:
    play = cast(TinyGame, lay().play)
    assert play.answers_since_checkpoint() == 0
    play.give(3)
    assert (play.answers_since_checkpoint(), play.known_answers(0), play.known_answers(1)) == (1, [0], [])
