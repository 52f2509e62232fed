"""The laws that every title obeys: those that are registered, and those of the tests.

Whoever registers a title has it tested here.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

from oldworld import IllegalChoice, Match, SetupError
from oldworld.bots import make_bot
from oldworld.bots.base import take_turn
from oldworld.kernel.chance import Chance, seed_word
from oldworld.kernel.saying import Saying
from oldworld.kernel.title import title, title_names
from oldworld.lab.simulate import Plan, play_one
from tests.kernel.looking import choose_any, everything, others, own, play_out, truth, walk

pytestmark = [
    pytest.mark.usefixtures("tiny"),
    pytest.mark.parametrize("name", [*title_names(), "tiny", "talk"]),
]

HIDING: Final = ("chaos", "tiny", "talk")
"""Those that ask about hidden things; where all is open, no question need be fresh."""

GAMES: Final = 3
"""Random games for each law; a long game is looked at now and then only."""


def positions(name: str, count: int = 60) -> list[Match]:
    """Positions of a few games, spread over each."""
    found = []
    for seed in range(GAMES):
        chooser = random.Random(seed)
        match = Match(name, seed=seed)
        length = len(play_out(match.fork(), seed))
        every = max(1, length * GAMES // count)
        while match.pending:
            if len(match) % every == 0:
                found.append(match.fork())
            choose_any(match, chooser)
        found.append(match)
    return found


# -- words ----------------------------------------------------------------------------------------


def test_an_option_is_a_number_and_one_word(name: str) -> None:
    of = title(name)
    texts = [of.option_text(number) for number in range(of.option_count())]
    assert len(set(texts)) == len(texts)
    assert all(text.split() == [text] for text in texts)
    assert [of.option_number(text) for text in texts] == list(range(len(texts)))
    assert of.option_number("no such option") == -1


def test_an_outcome_of_chance_is_written_and_read(name: str) -> None:
    of = title(name)
    for seed in range(GAMES):
        codes = play_out(Match(name, seed=seed)).outcomes()
        assert codes
        assert [of.outcome_code(of.outcome_text(code)) for code in codes] == codes
    assert [of.outcome_code(text) for text in ("", "die", "die nobody 4", "moon red 4")] == [-1] * 4


def test_everything_has_an_id_and_arguments_to_be_said_with(name: str) -> None:
    of = title(name)
    for match in positions(name, 30):
        said: list[Any] = [of.say_event(event) for event in match.events(everything=True)]
        said += [line for line, _ in of.say_events(match.events(everything=True))]
        for decision in match.pending:
            view = match.view(decision.seat)
            said += [of.say_prompt(decision), of.say_topic(decision), of.say_seat(decision.seat)]
            said += [of.say_option(str(option), view) for option in decision.options]
            said += [of.say_option(str(option), None) for option in decision.options]
        assert all(isinstance(one, Saying) and one.message for one in said)
        assert all(event.clause.startswith(of.clause_prefix) for event in match.events() if name != "talk")
    for kind, word in of.things():
        assert of.say_name(kind, word).message
        assert of.is_reconstructed(kind, word) in (True, False)


# -- setting up -----------------------------------------------------------------------------------


def test_every_set_up_begins(name: str) -> None:
    of = title(name)
    assert "edition" in [setting.name for setting in of.settings()]
    for setting in of.settings():
        assert setting.default in setting.values
        assert set(setting.by_edition.values()) <= set(setting.values)
        for value in setting.values:
            assert Match(name, options={setting.name: value}).setup[setting.name] == value


def test_seats_that_cannot_be_are_refused(name: str) -> None:
    names = title(name).seat_names()
    for seats in (["nobody", names[0]], [names[0], names[0], names[1]], names[:1]):
        with pytest.raises(SetupError):
            Match(name, seats=seats)
    match = Match(name, seats=list(reversed(title(name).check_seats(()))))
    assert match.seats == title(name).check_seats(()), "seats are put into their order"


# -- play -----------------------------------------------------------------------------------------


def test_every_question_can_be_answered_and_every_game_ends(name: str) -> None:
    for seed in range(GAMES):
        for match in walk(name, seed):
            for decision in match.pending:
                assert decision.options
                assert len(set(decision.options)) == len(decision.options)
                assert decision.prompt
                assert decision.topic
            assert (match.result is None) == bool(match.pending)
        assert match.over
        result = match.result
        assert result is not None
        assert result.clause.startswith(match.title.clause_prefix)
        assert set(result.points) == set(match.seats)
        assert sorted(seat for group in result.ranking for seat in group) == sorted(match.seats)
        assert set(result.winners) <= set(match.seats)
        assert match.rounds > 0


def test_what_is_legal_is_explained_by_nothing_and_the_rest_by_something(name: str) -> None:
    of = title(name)
    for match in positions(name, 30):
        for decision in match.pending:
            legal = {str(option) for option in decision.options}
            for text in [*[of.option_text(number) for number in range(of.option_count())], "gibberish"]:
                refusal = match.explain(text, decision.seat)
                assert (refusal is None) == (text in legal)
                assert refusal is None or of.say_refusal(refusal).message
        before = everything(match)
        for seat in match.seats:
            with pytest.raises(IllegalChoice):
                match.choose("gibberish", seat)
        assert everything(match) == before


def test_bots_of_every_level_play(name: str) -> None:
    for level in ("random", "heuristic"):
        match = Match(name, seed=3)
        bots = {seat: make_bot(level, seed=seat, title=name) for seat in match.seats}
        while match.pending:
            take_turn(match, bots[match.pending[0].seat])
        assert match.result is not None
        row = play_one(Plan(name, dict.fromkeys(match.seats, level), {}, 1), 5)
        assert set(row.points) == set(match.seats)


def test_advice_values_each_option(name: str) -> None:
    of = title(name)
    for match in positions(name, 30):
        for decision in match.pending:
            texts = [str(option) for option in decision.options]
            values = of.advise(match.view(decision.seat), decision.prompt, decision.args, texts)
            assert len(values) == len(texts)


# -- looking --------------------------------------------------------------------------------------


def test_a_view_is_plain_data(name: str) -> None:
    for match in positions(name, 30):
        for seat in (None, *match.seats):
            assert json.loads(json.dumps(match.view(seat).as_dict()))


def test_what_a_seat_cannot_know_changes_nothing_it_receives(name: str) -> None:
    for number, match in enumerate(positions(name)):
        for seat in (None, *match.seats):
            before = own(match, seat), others(match, seat)
            twin = match.fork()
            index = match.title.seat_names().index(seat) if seat is not None else -1
            twin.play.redeal(index, Chance(seed_word(number)))
            assert (own(twin, seat), others(twin, seat)) == before


# -- forks and records ----------------------------------------------------------------------------


def test_a_fork_is_the_same_and_leaves_its_original_alone(name: str) -> None:
    for number, match in enumerate(positions(name)):
        before = everything(match)
        fork = match.fork()
        assert everything(fork) == before
        played = everything(play_out(fork, number))
        assert everything(match) == before
        assert everything(play_out(match, number)) == played


def test_a_fresh_question_comes_before_any_change(name: str) -> None:
    fresh = 0
    for match in positions(name):
        ask = match.play.ask
        if ask is not None and ask.fresh:
            fresh += 1
            assert truth(match.fork()) == truth(match)
    assert fresh > 0 or name not in HIDING


def test_a_fork_as_seen_by_a_seat_looks_the_same_to_it_and_can_be_replayed(name: str) -> None:
    for number, match in enumerate(positions(name, 30)):
        before = everything(match)
        for seat in match.seats:
            fork = match.fork(as_seen_by=seat, seed=number)
            assert own(fork, seat) == own(match, seat)
            again = fork.fork(as_seen_by=match.seats[0], seed=number + 1)
            assert own(again, match.seats[0]) == own(fork, match.seats[0])
            if number % 5 == 0 and match.pending:
                again = play_out(again, number)
                assert everything(Match.replay(str(again.record()))) == everything(again)
        assert everything(match) == before


def test_a_record_replays_and_goes_back(name: str) -> None:
    for seed in range(GAMES):
        match = play_out(Match(name, seed=seed), seed)
        assert everything(Match.replay(str(match.record()))) == everything(match)
        back = match.back(len(match) // 2)
        assert len(back) == len(match) - len(match) // 2
        assert everything(play_out(back, 1)) != everything(match)
        line = [(choice.seat, choice.option) for choice in match.choices()]
        assert [(choice.seat, choice.option) for choice in match.back(1).choices()] == line[:-1]
