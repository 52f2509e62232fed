"""The record: what is written, what may be left out or added, and that it is the game again."""

from __future__ import annotations

import hashlib
import json
import random
import re
from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from oldworld import Match, RecordError, SetupError
from oldworld.kernel.chance import DIE, Script, outcome
from oldworld.kernel.record import Record, read_outcome, seed_line
from oldworld.kernel.title import title
from tests.chaos.random_games import walk as walk_chaos
from tests.kernel.looking import TRIO, choose_any, everything, play_out, walk
from tests.tiny import DRAWN

pytestmark = pytest.mark.usefixtures("tiny")

LAY: dict[str, object] = {"stage": "lay", "prize": 6, "red": {"hand": [2, 5]}, "green": {"hand": [1]}}
SCRIPT = [outcome(DIE, 0, 2), outcome(DRAWN, 0, 3), outcome(DRAWN, 1, 4)]


def game(seed: int = 3, **more: str) -> Match:
    """A whole short game of Tiny."""
    return play_out(Match("tiny", seed=seed, options={"edition": "short", **more}), seed)


def lines(match: Match) -> list[str]:
    """The lines of its record."""
    return str(match.record()).splitlines()


def signed(text: str) -> str:
    """The text with the digest that fits it."""
    kept = text.splitlines()[:-1]
    counting = [line.strip() for line in kept if line.strip() and not line.strip().startswith("#")]
    return "\n".join([*kept, f"digest {hashlib.sha256(chr(10).join(counting).encode()).hexdigest()[:16]}"]) + "\n"


def same(text: str, match: Match) -> None:
    """The text replays to the match, and is its record."""
    replayed = Match.replay(text)
    assert everything(replayed) == everything(match)
    assert replayed.record() == match.record()


# -- writing --------------------------------------------------------------------------------------


def test_a_record_begins_with_its_header() -> None:
    record = Record.of(Match("tiny", seats=TRIO, seed="any text"), {"red": "Anna", "green": " Jan \t Kowalski "})
    assert str(record).splitlines()[:9] == [
        "oldworld-record 1",
        "title tiny 1",
        "set edition long",
        "set rounds 4",
        "seat red Anna",
        "seat green Jan Kowalski",
        "seat blue",
        "seed any text",
        "play",
    ]


def test_every_option_is_written_with_its_value() -> None:
    match = Match("chaos", options={"edition": "fr", "khorne_kills": "2"})
    written = [line.split()[1:] for line in lines(match) if line.startswith("set ")]
    assert written == [[name, value] for name, value in match.setup.items()]
    assert written[0] == ["edition", "fr"]


def test_a_position_is_written_as_json_on_one_line() -> None:
    (line,) = [line for line in lines(Match("tiny", position=LAY)) if line.startswith("position ")]
    assert json.loads(line.removeprefix("position ")) == LAY


def test_scripted_chance_is_written_in_place_of_the_seed() -> None:
    for script, written in ((Script(SCRIPT), "chance scripted"), (None, "seed 0")):
        header = lines(Match("tiny", position=LAY, script=script))
        assert [line for line in header if line.startswith(("seed", "chance"))] == [written]


def test_choices_are_numbered_and_follow_the_outcomes_before_them() -> None:
    match = Match("tiny", seed=3)
    moves = [lines(match)[lines(match).index("play") + 1 : -2]]
    while match.pending:
        decision = match.pending[0]
        option = str(decision.options[0])
        before = len(match.outcomes())
        match.choose(option)
        written = lines(match)[lines(match).index("play") + 1 : -2]
        new = written[len(moves[-1]) :]
        assert written[: len(moves[-1])] == moves[-1]
        assert new[0] == f"{len(match)} {decision.seat} {option}"
        values = sum(len(line.split()) - 3 for line in new[1:])
        assert values == len(match.outcomes()) - before
        assert all(line.startswith("= ") for line in new[1:])
        moves.append(written)
    assert len(moves) > 10


def test_outcomes_in_a_row_of_one_kind_and_seat_share_a_line() -> None:
    written = lines(Match("chaos", seed=7))
    shared = [line for line in written if line.startswith("= ")]
    assert re.fullmatch(r"= token( \w+){9}", shared[0])
    for seat, line in zip(title("chaos").seat_names(), shared[1:5], strict=True):
        assert re.fullmatch(rf"= draw {seat}( \w+){{3}}", line)
    heads = [line.split()[1] if line.split()[1] in ("old_world", "token") else line.split()[1:3] for line in shared]
    assert all(one != other for one, other in pairwise(heads))


def test_a_question_with_one_option_is_no_choice() -> None:
    match = Match("tiny", position=LAY | {"red": {"hand": [5], "left": 3}})
    assert [str(option) for option in match.pending[0].options] == ["5"]
    match.choose("5")  # it can only lie on the right
    assert [line for line in lines(match) if line[0].isdigit()] == ["1 red 5"]
    same(str(match.record()), match)


def test_an_open_game_ends_with_its_number_of_choices() -> None:
    for match in walk("tiny", 3):
        if match.pending:
            assert lines(match)[-2] == f"open {len(match)}"


def test_a_game_that_is_over_ends_with_its_result() -> None:
    ends = set()
    for seed in range(30):
        match = game(seed)
        result = match.result
        assert result is not None
        points = " ".join(f"{seat}={n}" for seat, n in result.points.items())
        assert lines(match)[-2] == f"end most_points TINY.7 winners {' '.join(result.winners)} points {points}"
        ends.add(result.winners)
    assert ends == {("red",), ("green",), ("red", "green")}


def test_nobody_is_written_where_nobody_wins() -> None:
    match = Match("chaos", position={"stage": "game_end", "old_world": {"left": 0}})
    assert lines(match)[-2].startswith("end old_world_deck_empty COW-WIN.14 winners nobody points khorne=0 ")


def test_the_digest_is_that_of_all_lines_before_it() -> None:
    text = str(game().record())
    assert signed(text) == text
    assert text.endswith("\n")


@pytest.mark.parametrize("seed", [0, -7, 10**30, "x", "any text", "żółw 7", "# no comment", "seed 7"])
def test_a_seed_is_written_as_it_is(seed: int | str) -> None:
    match = Match("tiny", seed=seed)
    assert f"seed {seed}" in lines(match)
    same(str(match.record()), match)


@pytest.mark.parametrize("seed", ["", " ", " x", "x ", "a\nb", "a\rb", "a\u2028b", "a\x00b", "\x1b[2J", "\ud800"])
def test_a_seed_that_a_record_cannot_hold_is_refused(seed: str) -> None:
    with pytest.raises(SetupError, match="the seed cannot be"):
        seed_line(seed)


# -- reading --------------------------------------------------------------------------------------


def test_comments_empty_lines_and_spaces_at_the_ends_do_not_count() -> None:
    match = game()
    text = "\n# what a game\n\n" + "".join(f"  \t{line} \r\n  # {line}\n \n" for line in lines(match)) + "# the end"
    assert Record.parse(text) == match.record()
    same(text, match)


def test_an_error_names_the_line_of_the_file_not_of_what_counts() -> None:
    text = "\n\n# a comment\n" + str(game().record()).replace("seed 3", "\nseed")
    with pytest.raises(RecordError, match=r"^line 11: a seed line reads: seed TEXT$"):
        Match.replay(text)


@given(st.permutations(range(1, 8)))
def test_the_header_may_stand_in_any_order(order: list[int]) -> None:
    match = play_out(Match("tiny", seed=3, seats=TRIO, options={"edition": "short"}), 3)
    text = lines(match)
    assert text[8] == "play"
    shuffled = signed("\n".join([text[0], *[text[number] for number in order], *text[8:]]))
    assert everything(Match.replay(shuffled)) == everything(match)


def test_options_and_seats_may_be_left_out() -> None:
    match = Match("chaos", seed=7, options={"edition": "fr"})
    text = "".join(f"{line}\n" for line in lines(match) if not re.match("(set (?!edition)|seat )", line))
    assert (text.count("set "), text.count("seat ")) == (1, 0)
    replayed = Match.replay(signed(text))
    assert (replayed.setup, replayed.seats) == (match.setup, match.seats)
    assert everything(replayed) == everything(match)


def test_outcomes_may_stand_on_lines_of_their_own() -> None:
    match = Match("chaos", seed=7)
    text = str(match.record())
    apart = re.sub(r"(?m)^(= (?:draw|die) \w+)((?: \w+)+)$", lambda found: one_each(found[1], found[2]), text)
    apart = re.sub(r"(?m)^(= token)((?: \w+)+)$", lambda found: one_each(found[1], found[2]), apart)
    assert apart.count("\n= ") == len(match.outcomes()) > text.count("\n= ")
    assert everything(Match.replay(signed(apart))) == everything(match)


def one_each(head: str, values: str) -> str:
    """A line for each value."""
    return "\n".join(f"{head} {value}" for value in values.split())


def test_a_record_knows_its_players() -> None:
    players = {"red": "Anna", "green": "", "blue": "Jan Kowalski"}
    record = Record.of(Match("tiny", seats=TRIO), players)
    assert record.players() == Record.parse(str(record)).players() == players
    assert Record.of(record.replay(), record.players()) == record
    assert record.replay().record().players() == dict.fromkeys(TRIO, "")


def test_records_are_equal_when_their_lines_are() -> None:
    one, other = game().record(), Record.parse(f"# another\n{game().record()}")
    assert one == other
    assert len({one, other}) == 1
    assert one != game(4).record()
    assert one != str(one)


def test_steps_give_every_choice_with_the_match_after_it() -> None:
    match = Match("tiny", seed=3).fork(seed=1)
    choose_any(match, random.Random(1))
    match = play_out(match.fork(seed=2), 1).fork(as_seen_by="red")
    texts, stands = [], []
    for line, reached in match.record().steps():
        texts.append(line.text)
        stands.append(len(reached))
    assert texts == [line for line in lines(match) if line[0].isdigit()]
    assert stands == list(range(1, len(match) + 1))


def test_a_replay_checks_no_further_than_it_goes() -> None:
    match = game()
    broken = str(match.record()).replace("digest ", "digest 0")
    assert [len(Match.replay(broken, upto=upto)) for upto in (-1, 0, 1, 5)] == [0, 0, 1, 5]
    with pytest.raises(RecordError, match="digest"):
        Match.replay(broken)
    with pytest.raises(RecordError, match="digest"):
        Match.replay(broken, upto=len(match) + 1)


def test_another_version_of_the_rules_is_not_played() -> None:
    with pytest.raises(RecordError, match="line 2: this record is of rules version 2; this engine plays 1"):
        Match.replay(signed(str(game().record()).replace("title tiny 1", "title tiny 2")))


@pytest.mark.parametrize(
    "text",
    [
        *["die red 0", "die red 7", "die red -1", "die red 04", "die red +4", "die red ٤", "die red 4 4", "die red 4 "],
        *["die pink 4", "die red", "die", "", "dice red 4", "draw red 0", "draw red 7", "die red 262148"],
    ],
)
def test_what_is_no_outcome_of_chance(text: str) -> None:
    assert read_outcome(title("tiny"), text) == -1
    if len(text.split()) == 3:
        assert read_outcome(title("chaos"), text.replace("red", "khorne")) == -1


# -- round trips ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_random_games_of_chaos_are_read_as_they_were_written(seed: int) -> None:
    for match in walk_chaos(seed):
        if len(match) % 40 == seed or not match.pending:
            text = str(match.record())
            assert str(Record.parse(text)) == text
            same(text, match)


@pytest.mark.parametrize("seed", range(4))
def test_forks_and_branches_of_chaos_are_read_as_they_were_written(seed: int) -> None:
    for match in walk_chaos(seed):
        if len(match) % 60 != 5:
            continue
        for seat in (None, *match.seats):
            fork = match.fork(as_seen_by=seat, seed=seed)
            same(str(fork.record()), fork)
            choose_any(fork, random.Random(seed))
            same(str(fork.record()), fork)
            branch = fork.branch(None, 77).branch(seat, 78)
            same(str(branch.record()), branch)
            assert lines(branch).index("fork - 77") + 1 == lines(branch).index(f"fork {seat or '-'} 78")


@pytest.mark.parametrize("name", ["tiny", "talk"])
@given(seed=st.integers(0, 99), acts=st.lists(st.sampled_from(["choose", "fork", "as red", "as green"]), max_size=12))
def test_choices_and_forks_in_any_order_are_read_as_they_were_written(name: str, seed: int, acts: list[str]) -> None:
    match = Match(name, seed=seed)
    for number, act in enumerate(acts):
        if act == "choose" and match.pending:
            choose_any(match, random.Random(number))
        elif act == "fork":
            match = match.fork(seed=number)
        elif act.startswith("as "):
            match = match.fork(as_seen_by=act.removeprefix("as "), seed=number)
    same(str(match.record()), match)


def test_a_fork_after_the_last_choice_counts() -> None:
    for start in (Match("tiny", seed=3), Match("tiny", seed=3, seats=TRIO)):
        for fork in (start.fork(seed=9), start.fork(as_seen_by="red"), start.branch(None, 5)):
            same(str(fork.record()), fork)
            assert everything(play_out(Match.replay(fork.record()), 1)) == everything(play_out(fork, 1))


def test_written_chance_is_what_comes_each_kind_and_seat_in_its_own_order() -> None:
    match = Match("tiny", position=LAY, script=Script(SCRIPT))
    match.choose("2")
    match.choose("right")
    assert match.outcomes() == [SCRIPT[1], SCRIPT[2], SCRIPT[0]]
    same(str(match.record()), match)
    fork = play_out(match.fork(seed=1), 1)
    same(str(fork.record()), fork)


def test_a_game_from_a_seed_can_be_written_as_one_without() -> None:
    for seed in range(5):
        match = game(seed)
        text = signed(str(match.record()).replace(f"seed {seed}", "chance scripted"))
        replayed = Match.replay(text)
        assert replayed.scripted
        assert str(replayed.record()) == text
        assert replayed.outcomes() == match.outcomes()
