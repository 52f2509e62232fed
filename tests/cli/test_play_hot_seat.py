"""People at one keyboard: nobody sees another's hand, and nothing that was seen is taken back unasked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from oldworld import Match
from oldworld.cli.speaking import Speaker
from oldworld.kernel.record import Record
from oldworld.kernel.title import title
from oldworld.locale import Words
from tests.cli.console import Question, Running, call

SEATS = ("khorne", "nurgle", "slaanesh")
THREE = ("play", "--plain", "--lang", "en", "--powers", ",".join(SEATS), *[f"--seat={seat}" for seat in SEATS])
TWO = ("play", "--plain", "--lang", "en", "--seed", "1", "--bots", "random", "--seat=khorne", "--seat=slaanesh")


def public(match: Match) -> set[str]:
    """Cards that lie open: on the board, on a discard pile, or told to everybody."""
    view = match.view().as_dict()
    found: set[str] = set()
    regions, powers = view["regions"], view["powers"]
    assert isinstance(regions, dict) and isinstance(powers, dict)
    for region in regions.values():
        found |= set(region["cards"])
    for power in powers.values():
        found |= set(power["discards"])
    for event in match.events():
        found |= {str(value) for name, value in match.title.event_args(event).items() if name == "card"}
    return found


@pytest.mark.parametrize("seed", [3, 4])
def test_no_hand_is_ever_shown_to_another(seed: int, home: Path) -> None:
    """A whole game of three people, beside a match that makes the same choices and knows every hand."""
    chooser = random.Random(seed)
    match = Match("chaos", seats=SEATS, seed=seed)
    speaker = Speaker(title("chaos"), Words("en", "chaos"))
    reader = ""
    parts = 0
    with Running(*THREE, "--seed", str(seed), home=home) as game:
        while (question := game.asked_or_ended()) is not None:
            if question.prompt == "hand_over":
                assert question.options == []
                assert question.seat == match.pending[0].seat != reader
                assert question.said == f"Hand the keyboard to {speaker.seat(question.seat)}, then press Enter."
                check(question.before, reader, match, speaker)
                reader = question.seat
                parts += 1
                game.type(chooser.choice(["", "1", "anything"]))
                continue
            assert question.seat == reader
            check(question.before, reader, match, speaker)
            decision = match.pending[0]
            assert question.options == [str(option) for option in decision.options]
            number = chooser.randrange(len(question.options))
            game.type(str(number + 1))
            match.choose(decision.options[number], decision.seat)
        said, status = game.rest()
    assert status == 0
    assert match.over
    check(said, "", match, speaker)
    assert parts > 20


def check(said: str, reader: str, match: Match, speaker: Speaker) -> None:
    """What is said to one seat must not name what only another may know."""
    open_cards = public(match)
    for seat in match.seats:
        if seat == reader:
            continue
        assert f"Hand of {speaker.seat(seat)}" not in said
        assert f"{speaker.seat(seat)} draws: " not in said
        hand = match.view(seat).as_dict()["hand"]
        assert isinstance(hand, dict)
        for card in set(hand) - open_cards:
            assert speaker.name("card", card) not in said, f"{reader or 'everybody'} reads of {card} of {seat}"


def test_everybody_is_told_all_that_happened_since_they_last_looked(home: Path) -> None:
    """What bots and others did before one's turn is told to everybody, each as far as they may know."""
    heard: dict[str, set[str]] = {"khorne": set(), "slaanesh": set()}
    compared = 0
    with Running(*TWO, home=home) as game:
        for _ in range(40):
            question = game.asked()
            if question.prompt == "hand_over":
                game.type("")
                continue
            heard[question.seat] |= set(question.before.splitlines())
            game.type("log 9999")
            log = [line.rpartition("  [")[0] for line in game.asked().before.splitlines()]
            assert [line for line in log if line not in heard[question.seat] and " rolls: " not in line] == []
            compared += len(log)
            game.type("1")
    assert compared > 500
    assert heard["khorne"] - heard["slaanesh"]


def test_the_log_and_the_board_are_of_the_one_who_reads() -> None:
    said = call(*TWO, typed="\nlog 999\nboard\nquit\n").out
    assert "Khorne draws: " in said
    assert "Slaanesh draws: " not in said
    assert "Hand of Slaanesh" not in said


# -- undo ---------------------------------------------------------------------------------------------


def to_action(game: Running, seat: str) -> Question:
    """Answer anything until this seat is asked for its action."""
    for _ in range(60):
        question = game.asked()
        if question.prompt == "action" and question.seat == seat:
            return question
        game.type("1")
    raise AssertionError(f"{seat} is never asked")


def test_what_nobody_has_seen_is_taken_back_unasked(home: Path) -> None:
    with Running(*TWO, home=home) as game:
        first = to_action(game, "khorne")
        game.type("bloodletter1")
        assert game.asked().prompt == "summon_where"
        game.type("undo")
        again = game.asked()
        assert "Taken back to choice " in again.before
        assert again.options == first.options


@pytest.mark.parametrize(
    ("language", "answer", "agreed"),
    [
        ("en", "y", True),
        ("en", "1", True),
        ("pl", "tak", True),
        ("fr", "O", True),
        ("en", "2", False),
        ("en", "", False),
        ("pl", "n", False),
        ("fr", "xyzzy", False),
    ],
)
def test_what_was_seen_is_taken_back_when_all_agree(language: str, answer: str, agreed: bool, home: Path) -> None:
    words = Words(language, "chaos")
    with Running(*TWO, "--lang", language, home=home) as game:
        to_action(game, "khorne")
        game.type("pass")
        to_action(game, "slaanesh")
        game.type("undo")
        asked = game.asked()
        if asked.prompt != "undo_seen":
            assert words("ui-nothing_to_undo") in asked.before, "it is Slaanesh's first turn"
            game.type("pass")
            to_action(game, "slaanesh")
            game.type("undo")
            asked = game.asked()
        assert (asked.seat, asked.prompt, asked.options) == ("slaanesh", "undo_seen", ["yes", "no"])
        assert asked.said == words("ui-undo_seen")
        game.type(answer)
        after = game.asked()
        assert (words("ui-undo_kept") in after.before) == (not agreed)
        assert after.seat == "slaanesh"


def test_a_game_loaded_at_the_table_is_handed_over(tmp_path: Path) -> None:
    """The loaded game may be another's turn: no hand is shown before the keyboard is handed over."""
    match = Match("chaos", seed=2, seats=SEATS)
    file = tmp_path / "other.record"
    while match.pending[0].seat != "nurgle":
        match.choose("pass")
    file.write_text(str(Record.of(match, dict.fromkeys(SEATS, "human"))))
    said = call(*TWO, typed=f"\nload {file}\n").out
    before, handed_over, after = said.partition(
        "? nurgle hand_over Hand the keyboard to Nurgle, then press Enter.\n>\n"
    )
    assert handed_over
    assert f"Loaded: {file}\n" in before
    assert "Hand of Nurgle" not in before
    assert after.startswith("The input has ended.")
