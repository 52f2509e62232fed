"""A record that is cut off, out of order, or changed is refused with its line and a reason, whoever changed it."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from hypothesis import example, given, settings, strategies as st

from oldworld import Match, RecordError
from oldworld.kernel.record import Record
from tests.chaos.random_games import walk as walk_chaos
from tests.kernel.looking import TRIO, choose_any, everything, play_out
from tests.kernel.test_record import game, signed

pytestmark = pytest.mark.usefixtures("tiny")

POSITION: dict[str, object] = {
    "round": 4,
    "stage": "battle",
    "powers": {"khorne": {"points": 31, "dial": 8}, "nurgle": {"points": 22}, "slaanesh": {"points": 35}},
    "regions": {"kislev": {"figures": ["2 bloodletter", "leper", "plaguebearer"]}},
}
LETTERS = '0123456789=#-_. \n\r\t{}[]",:abcdefghiklmnoprstuvwxyzPT²٣\x0b\x85\u2028é\0'


def forked() -> str:
    """A record of Tiny with forks, among three."""
    match = Match("tiny", seed=4, seats=TRIO, options={"edition": "short"})
    choose_any(match, random.Random(4))
    match = match.fork(as_seen_by="red", seed=1)
    choose_any(match, random.Random(5))
    return str(play_out(match.fork(seed=2), 6).record())


def battle() -> str:
    """A record of Chaos from a position to its end."""
    match = Match("chaos", seats=["khorne", "nurgle", "slaanesh"], seed=1, position=POSITION)
    while match.pending:
        match.choose(match.pending[0].options[-1])
    return str(match.record())


def begun() -> str:
    """A record of the first choices of Chaos, with names."""
    for match in walk_chaos(3):
        if len(match) == 8:
            break
    return str(Record.of(match, {"khorne": "Anna", "nurgle": "Jan Kowalski"}))


@cache
def texts() -> list[str]:
    """Records to be spoilt."""
    return [str(game().record()), forked(), battle(), begun()]


def refused(text: str) -> RecordError:
    """What is said of a record that does not hold; it must name one of its lines, and say why."""
    with pytest.raises(RecordError) as caught:
        Match.replay(text)
    error = caught.value
    assert 1 <= error.line <= max(1, len(text.splitlines()))
    assert str(error) == f"line {error.line}: {error.reason}"
    assert len(error.reason) > 20
    return error


def at(text: str, beginning: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


def change(text: str, pattern: str, new: str) -> str:
    """The text with one thing changed."""
    changed, count = re.subn(pattern, new, text, count=1, flags=re.MULTILINE)
    assert count == 1
    assert changed != text
    return changed


# -- cut off --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_a_record_cut_after_any_line_is_refused(number: int) -> None:
    kept = texts()[number].splitlines()
    for count in range(len(kept)):
        error = refused("\n".join(kept[:count]))
        if count == 0:
            assert error.reason.startswith("this file is empty")
        elif count == len(kept) - 1:
            assert error.reason.startswith("the record is cut off") and error.line == count
        else:
            assert error.line == count and "cut off" in error.reason


@pytest.mark.parametrize("number", range(4))
def test_a_record_cut_anywhere_is_refused(number: int) -> None:
    text = texts()[number]
    for count in range(len(text) - 1):  # only the last line feed may be missing
        refused(text[:count])
    assert everything(Match.replay(text[:-1])) == everything(Match.replay(text))


@pytest.mark.parametrize("number", range(4))
def test_a_record_without_its_beginning_is_refused(number: int) -> None:
    kept = texts()[number].splitlines()
    for count in range(1, len(kept)):
        assert refused("\n".join(kept[count:])).reason.startswith("a record begins with the line")


# -- out of order, deleted, repeated --------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_two_neighbouring_lines_the_other_way_round_are_refused(number: int) -> None:
    kept = texts()[number].splitlines()
    for place in range(len(kept) - 1):
        if kept[place] != kept[place + 1]:
            refused("\n".join([*kept[:place], kept[place + 1], kept[place], *kept[place + 2 :]]))


@pytest.mark.parametrize("number", range(4))
def test_neighbouring_moves_the_other_way_round_are_refused_even_when_the_digest_fits(number: int) -> None:
    kept = texts()[number].splitlines()
    first = kept.index("play") + 1
    compared = 0
    for place in range(first - 1, len(kept) - 2):
        one, other = kept[place : place + 2]
        if one.split()[:3] != other.split()[:3] and "fork" not in (one[:4], other[:4]):
            compared += 1
            error = refused(signed("\n".join([*kept[:place], other, one, *kept[place + 2 :]])))
            assert first - 1 <= error.line <= len(kept)
    assert compared > 3


@pytest.mark.parametrize("number", range(4))
def test_a_line_left_out_is_refused(number: int) -> None:
    kept = texts()[number].splitlines()
    for place in range(len(kept)):
        refused("\n".join([*kept[:place], *kept[place + 1 :]]))


@pytest.mark.parametrize("number", range(4))
def test_a_move_left_out_is_refused_at_its_place_or_after_it_even_when_the_digest_fits(number: int) -> None:
    kept = texts()[number].splitlines()
    for place in range(kept.index("play"), len(kept) - 2):
        error = refused(signed("\n".join([*kept[:place], *kept[place + 1 :]])))
        assert place <= error.line


@pytest.mark.parametrize("number", range(4))
def test_a_line_twice_is_refused_even_when_the_digest_fits(number: int) -> None:
    kept = texts()[number].splitlines()
    for place in range(len(kept)):
        twice = "\n".join([*kept[: place + 1], *kept[place:]])
        refused(twice)
        if place < len(kept) - 1 and not kept[place].startswith("fork "):  # dealt anew twice, it is another game
            assert refused(signed(twice)).line > place, kept[place]


def test_the_second_of_a_line_that_may_stand_once_is_named() -> None:
    text = battle()
    for beginning in ("title ", "set edition ", "position ", "seed ", "oldworld-record "):
        place = at(text, beginning)
        kept = text.splitlines()
        error = refused(signed("\n".join([*kept[:place], *kept[place - 1 :]])))
        assert (error.line, error.reason[:25]) == (place + 1, "the header has a second l"), beginning


def test_contradicting_options_are_refused_and_the_second_is_named() -> None:
    text = change(begun(), "^set edition fr$", "set edition fr\nset edition pl")
    assert str(refused(signed(text))) == "line 4: the header has a second line 'set edition ...'"


# -- changed --------------------------------------------------------------------------------------

CHANGES = {
    "a die": (battle, r"^(= die khorne )\d", r"\g<1>0", "= die", "'die khorne 0' is no outcome of chance"),
    "another die": (battle, r"^(= die khorne)( \d)( \d)", r"\1\3\2", "= die", "the record says 'die khorne"),
    "a die too many": (battle, r"^(= die khorne .*)$", r"\1 3", "= die", "'die khorne 3': nothing was rolled"),
    "a draw": (forked, r"^(= draw red )(\d).*$", r"\g<1>0", "= draw red", "'draw red 0' is no outcome of chance"),
    "whose draw": (forked, r"^= draw red", "= draw blue", "= draw blue", "the record says 'draw blue"),
    "a card": (begun, r"^(= draw tzeentch )\w+", r"\1warp_shield", "= draw tzeentch", "the record says 'draw tzeentch"),
    "a token": (begun, r"^= token \w+", "= token event", "= token", "the record says 'token event'"),
    "whose choice": (battle, r"^1 khorne", "1 nurgle", "1 nurgle", "khorne is not asked|nurgle is not asked"),
    "a choice": (battle, r"^1 khorne \w+", "1 khorne pass", "1 khorne", "pass: "),
    "a number": (battle, r"^1 khorne", "2 khorne", "2 khorne", "expected choice number 1: '1 SEAT OPTION'"),
    "the seed": (battle, r"^seed 1$", "seed 2", "= die", "the record says 'die khorne"),
    "the words of the seed": (battle, r"^seed 1$", "seed a\x00b", "seed", "the seed cannot be 'a\\x00b'"),
    "the rules": (battle, r"^title chaos 1$", "title chaos 2", "title", "rules version 2; this engine plays 1"),
    "the title": (battle, r"^title chaos 1$", "title go 1", "title", "there is no title 'go'; there are: chaos"),
    "an option": (battle, r"^set edition pl$", "set edition de", "set edition", "option edition cannot be 'de'"),
    "a seat": (battle, r"^seat khorne$", "seat sigmar", "seat sigmar", "there is no power 'sigmar'"),
    "the position": (battle, r"2 bloodletter", "3 bloodletter", "1 khorne", "before this line the outcome 'die khorne"),
    "a key of it": (battle, r'"kislev"', '"kislew"', "position", "position.regions: 'kislew' is none of"),
    "the winner": (battle, r"winners khorne", "winners nurgle", "end", "the record ends 'end dial_at_victory"),
    "the points": (battle, r"khorne=\d+", "khorne=99", "end", "the record ends 'end dial_at_victory"),
    "the reason": (battle, r"^end \w+", "end points", "end", "the record ends 'end points"),
    "the count": (begun, r"^open 8$", "open 9", "open", "the record ends 'open 9', the game 'open 8'"),
    "the word of a fork": (forked, r"^(fork - )\d+$", r"\g<1>7", "1 ", ""),
    "whose fork": (forked, r"^fork red", "fork pink", "fork pink", "nobody sits at 'pink'; the seats are: red, green"),
    "a state below all": (forked, r"^(fork -) \d+$", r"\1 0", "fork -", "a fork line reads: fork SEAT WORD"),
    "a state above all": (forked, r"^(fork -) \d+$", rf"\1 {1 << 60}", "fork -", "a fork line reads: fork SEAT WORD"),
    "no number of a state": (forked, r"^(fork -) \d+$", r"\1 ²", "fork -", "a fork line reads: fork SEAT WORD"),
    "the digest": (battle, r"^digest .*$", "digest 0123456789abcdef", "digest", "the digest does not fit: a line was"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_is_refused_where_it_does_not_fit_even_when_the_digest_does(what: str) -> None:
    make, pattern, new, beginning, reason = CHANGES[what]
    text = change(make(), pattern, new)
    for spoilt in (text, text if what == "the digest" else signed(text)):
        error = refused(spoilt)
        assert re.search(reason if "|" in reason else re.escape(reason), error.reason), error.reason
        if reason:
            assert error.line == at(spoilt, beginning), error


@pytest.mark.parametrize(
    ("make", "pattern", "new"),
    [
        (battle, "^seat khorne$", "seat khorne Anna"),
        (begun, "^seat khorne Anna$", "seat khorne Hanna"),
        (begun, "^set khorne_kills 1$", "set khorne_kills 2"),
        (battle, '"points":22', '"points":21'),
        (battle, "^set ruiners .*\n", ""),
        (battle, "^seed 1$", "seed  1"),
    ],
)
def test_a_change_that_changes_nothing_yet_is_refused_at_the_end(make: object, pattern: str, new: str) -> None:
    assert callable(make)
    text = change(make(), pattern, new)
    assert refused(text).line >= len(text.splitlines()) - 1


def test_a_fork_after_a_choice_that_its_seat_cannot_know_is_refused() -> None:
    match = Match("tiny", position={"stage": "lay", "prize": 6, "red": {"hand": [2, 5]}, "green": {"hand": [1]}})
    match.choose("2")
    fork = match.fork(as_seen_by="green", seed=1)
    assert "1 red 2" not in str(fork.record())
    text = change(str(fork.record()), "^fork", "1 red 2\nfork")
    error = refused(signed(text))
    assert error.line == at(text, "fork green")
    assert error.reason == "green cannot know choice 1 yet; its fork is without it"


def test_letters_that_are_no_text_are_refused_where_they_stand() -> None:
    text = Record.of(game(), {"red": "Anna"})
    assert str(refused(str(text).replace("Anna", "\udce9"))) == "line 5: a record is UTF-8 text; this is not"


# -- changed at random ----------------------------------------------------------------------------


def holds_or_is_refused(text: str) -> None:
    """A record is refused as such, or it is the record of the game it replays to."""
    try:
        record = Record.parse(text)
        match = record.replay()
    except RecordError as error:
        assert 1 <= error.line <= max(1, len(text.splitlines()))
        assert error.reason
        return
    assert Record.of(match, record.players()) == record


@settings(max_examples=1000)
@given(data=st.data(), number=st.integers(0, 3))
def test_letters_changed_at_random(data: st.DataObject, number: int) -> None:
    text = texts()[number]
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        gone = data.draw(st.integers(0, 2))
        text = text[:place] + data.draw(st.text(LETTERS, max_size=2)) + text[place + gone :]
    holds_or_is_refused(text)


@settings(max_examples=1000)
@given(data=st.data(), number=st.integers(0, 3))
def test_words_changed_at_random_by_somebody_who_signs_it_again(data: st.DataObject, number: int) -> None:
    """Such a record may hold after all, when it says the same in other words; then it is the same game."""
    kept = texts()[number].splitlines()
    place = data.draw(st.integers(1, len(kept) - 2))
    words = kept[place].split()
    which = data.draw(st.integers(0, len(words) - 1))
    words[which] = data.draw(st.sampled_from(texts()[number].split()) | st.text(LETTERS, max_size=3))
    kept[place] = " ".join(words)
    text = signed("\n".join(kept))
    try:
        match = Match.replay(text)
    except RecordError as error:
        assert 1 <= error.line <= len(text.splitlines())
        return
    assert everything(Match.replay(match.record())) == everything(match)
    assert f"{match.record()}".splitlines()[-2] == text.splitlines()[-2]


@given(st.text(LETTERS), st.text())
@example("oldworld-record 1\nplay\nopen 0\ndigest x", "")
@example("oldworld-record 1\nopen 0\ndigest x", "")
@example("oldworld-record 1\ntitle tiny 1\nseed 1\nchance\nplay\nopen 0\ndigest x", "")
@example("oldworld-record 1\ntitle tiny 1\nposition " + "[" * 10**5 + "\nseed 1\nplay\nopen 0\ndigest x", "")
@example("oldworld-record 1\ntitle tiny 1\nposition " + "9" * 5000 + "\nseed 1\nplay\nopen 0\ndigest x", "")
def test_any_text_that_is_no_record_is_refused(one: str, other: str) -> None:
    refused(one)
    refused(other)
    refused(f"oldworld-record 1\n{other}\nopen 0\ndigest 0")
