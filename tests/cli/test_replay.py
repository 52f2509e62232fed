"""`oldworld replay`: what holds and what does not, several records in a file, packed files, and files that are none."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from oldworld import Match
from oldworld.cli.replay import Steps
from oldworld.cli.screens import PlainScreen
from oldworld.cli.speaking import Speaker
from oldworld.kernel.record import Record
from oldworld.locale import LANGUAGES, Words
from tests.chaos.random_games import walk
from tests.cli.console import Running, call, process

HOLDS = {
    "en": "The record holds: {} choices, {} outcomes of chance checked.",
    "pl": "Zapis się zgadza. Wybory: {}, sprawdzone wyniki losowe: {}.",
    "fr": "L'enregistrement est exact\N{NO-BREAK SPACE}: {} choix, {} résultats du hasard vérifiés.",
}


def match(seed: int = 5, choices: int = 1000) -> Match:
    """A game of so many choices, or to its end."""
    for reached in walk(seed):
        if len(reached) == choices:
            break
    return reached


def written(folder: Path, of: Match | str, name: str = "game.record") -> str:
    """The name of a file with this record."""
    file = folder / name
    file.write_text(of if isinstance(of, str) else str(of.record()), encoding="utf-8")
    return str(file)


def holds(of: Match, language: str = "en") -> str:
    """What is said of a record that holds."""
    return HOLDS[language].format(len(of), len(of.outcomes()))


# -- records that hold --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_holds_is_answered_with_one_line(language: str, tmp_path: Path) -> None:
    played = match(choices=30)
    said = call("replay", "--check", written(tmp_path, played), "--lang", language)
    assert (said.status, said.err) == (0, "")
    assert said.out == f"{holds(played, language)}\n"


def test_what_was_dealt_anew_at_the_end_is_checked_too(tmp_path: Path) -> None:
    fork = match(choices=30).fork(as_seen_by="nurgle", seed=1)
    assert call("replay", "--check", written(tmp_path, fork), "--lang", "en").out == f"{holds(fork)}\n"


def test_on_a_pipe_every_choice_is_listed_with_what_came_of_it(tmp_path: Path) -> None:
    played = match(10)
    said = call("replay", written(tmp_path, played), "--lang", "en")
    lines = said.out.splitlines()
    assert said.status == 0
    assert lines[:2] == [holds(played), "The start"]
    listed = [line for line in lines if line.startswith("Choice ")]
    assert [line.split(":")[0] for line in listed] == [f"Choice {n + 1} of {len(played)}" for n in range(len(played))]
    events = [line for line in lines if line.startswith("    ")]
    assert len(events) > len(played)
    assert all(re.search(r"  \[COW-[A-Z]+\.\d+\]$", line) for line in events)
    assert lines[-1].startswith("Khorne ")
    assert call("replay", written(tmp_path, played), "--lang", "en", "--plain").out == said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_lists_the_whole_game(language: str, tmp_path: Path) -> None:
    said = call("replay", "--plain", written(tmp_path, match(10)), "--lang", language)
    assert (said.status, said.err) == (0, "")
    assert len(said.out.splitlines()) > 200


def test_a_seat_is_shown_what_it_may_know(tmp_path: Path) -> None:
    file = written(tmp_path, match(choices=20))
    everything = call("replay", "--plain", file, "--lang", "en").out
    nurgle = call("replay", "--plain", file, "--lang", "en", "--seat", "nurgle").out
    powers = {"Khorne", "Nurgle", "Tzeentch", "Slaanesh"}
    assert set(re.findall(r"^    (\w+) draws: ", everything, re.MULTILINE)) == powers
    assert set(re.findall(r"^    (\w+) draws: ", nurgle, re.MULTILINE)) == {"Nurgle"}
    assert set(re.findall(r"^    (\w+) draws \d+ card", nurgle, re.MULTILINE)) == powers


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_is_not_shown_the_card_whose_space_another_is_still_asked_for(language: str, tmp_path: Path) -> None:
    """COW-CARDS.1: while Nurgle looks for a space, its card is in its hand, and nobody knows it."""
    played = Match("chaos", seed=7)
    for choice in ("warp_shield", "bloodletter1", "kislev", "influenza"):
        played.choose(choice)
    assert (played.pending[0].seat, played.pending[0].prompt) == ("nurgle", "card_where")
    lasts = {}
    for at in (played, replay_on(played)):
        file = written(tmp_path, at)
        for seat in ("khorne", "nurgle", None):
            looking = ["--seat", seat] if seat else []
            said = call("replay", "--plain", file, "--lang", language, *looking).out.splitlines()
            lasts[seat] = [line for line in said if re.match(r"\S+ 4 ", line)]
        assert lasts["nurgle"] == lasts[None]
        assert "Influenza" in lasts["nurgle"][0] or "Grypa" in lasts["nurgle"][0]
        secret = {"en": "not known yet", "pl": "jeszcze nieznany", "fr": "pas encore connu"}[language]
        assert [line.endswith(f"Nurgle — {secret}") for line in lasts["khorne"]] == [True]


class Typing(PlainScreen):
    """Somebody who types this at the terminal."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)

    def read(self, prompt: str) -> str:
        return self.typed.pop(0)


def test_step_by_step_and_in_the_log_a_seat_is_told_what_it_may_know(capsys: pytest.CaptureFixture[str]) -> None:
    played = match(choices=20)
    speaker = Speaker(played.title, Words("en", "chaos"), played.setup)
    Steps(played.record(), Typing("l", "q"), speaker, "nurgle").run(20)
    Steps(played.record(), Typing("0", "", "l", "q"), speaker, "nurgle").run(4)
    nurgle = capsys.readouterr().out
    Steps(played.record(), Typing("l", "q"), speaker, None).run(20)
    everything = capsys.readouterr().out
    assert set(re.findall(r"(\w+) draws: ", nurgle)) == {"Nurgle"}
    assert set(re.findall(r"(\w+) draws: ", everything)) == {"Khorne", "Nurgle", "Tzeentch", "Slaanesh"}


def replay_on(of: Match) -> Match:
    """The same game one choice later."""
    after = of.fork()
    after.choose("kislev.right")
    return after


@pytest.mark.parametrize("seat", ["sigmar", "", "Nurgle", "tzeentch"])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: str, tmp_path: Path) -> None:
    file = written(tmp_path, Match("chaos", seats=["khorne", "nurgle", "slaanesh"]))
    said = call("replay", "--plain", file, "--seat", seat)
    assert (said.status, said.out) == (2, "")
    assert said.complaint == f"--seat {seat}: nobody sits there; the seats are: khorne, nurgle, slaanesh"


def test_a_record_from_a_file_with_a_mark_and_foreign_line_ends(tmp_path: Path) -> None:
    played = match(choices=5)
    file = tmp_path / "game.record"
    file.write_bytes(b"\xef\xbb\xbf" + str(played.record()).replace("\n", "\r\n").encode())
    assert call("replay", "--check", str(file), "--lang", "en").out == f"{holds(played)}\n"


# -- several records, packed files --------------------------------------------------------------------


def test_several_records_are_checked_in_order_and_one_that_fails_stops_none(tmp_path: Path) -> None:
    games = [match(seed, 6) for seed in range(3)]
    one, two, three = (str(played.record()) for played in games)
    file = written(tmp_path, f"# three games\n{one}\n# the second\n{two.replace('open 6', 'open 7')}{three}")
    said = call("replay", "--check", file, "--lang", "en")
    assert said.status == 1
    assert said.out == f"{holds(games[0])}\n{holds(games[2])}\n"
    line = 1 + len(one.splitlines()) + 2 + len(two.splitlines()) - 1
    assert said.complaint == f"{file}: line {line}: the record ends 'open 7', the game 'open 6'"


@pytest.mark.parametrize("name", ["game.record.gz", "game"])
def test_a_packed_file_is_unpacked_whatever_its_name(name: str, tmp_path: Path) -> None:
    games = [match(seed, 6) for seed in range(2)]
    file = tmp_path / name
    packed = [gzip.compress(str(played.record()).encode()) for played in games]
    file.write_bytes(b"".join(packed))
    said = call("replay", "--check", str(file), "--lang", "en")
    assert (said.status, said.out) == (0, "".join(f"{holds(played)}\n" for played in games))
    file.write_bytes(packed[0][:-9])
    said = call("replay", "--check", str(file))
    assert (said.status, said.complaint) == (1, f"{file}: this file is packed with gzip, and it is damaged or cut off")


# -- records and files that do not --------------------------------------------------------------------


def bad_files(folder: Path) -> dict[str, str]:
    """Files that are no records that hold, and what is said of each."""
    record = str(Record.of(match(choices=6), {"khorne": "Anna"}))
    texts = {
        "empty": "",
        "comments": "# nothing\n\n",
        "letter": "Dear Anna,\n",
        "short": "oldworld-record 1\n",
        "cut": record[: len(record) // 2],
        "other": re.sub("seed .*", "seed 99", record),
        "signed": record.replace("seat khorne Anna", "seat khorne Hanna"),
        "huge": "x" * 10**6,
        "long line": record.replace("open 6", f"7 khorne {'x' * 10**6}\nopen 6"),
        "bell": record.replace("open 6", "7 khorne \x07\x1b[2J\nopen 6"),
        "null": "\0\0\0",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "picture").write_bytes(b"\x89PNG\r\n\xff\xfe")
    (folder / "folder").mkdir()
    (folder / "loop").symlink_to(folder / "loop")
    begins = "a record begins with the line 'oldworld-record 1', not"
    return {
        "empty": "line 1: this file is empty; a record begins with the line 'oldworld-record 1'",
        "comments": "line 1: this file is empty; a record begins with the line 'oldworld-record 1'",
        "letter": f"line 1: {begins} 'Dear Anna,'",
        "short": "line 1: the record is cut off: its last line must be 'digest ...'",
        "cut": "the record is cut off: its last line must be 'digest ...'",
        "other": "the record says 'token ",
        "signed": f"line {len(record.splitlines())}: the digest does not fit: a line was changed, moved or removed",
        "huge": f"line 1: {begins} '{'x' * 40}'",
        "long line": f"line {len(record.splitlines()) - 1}: xxx",
        "bell": f"line {len(record.splitlines()) - 1}: \\x07\\x1b[2J: ",
        "null": f"line 1: {begins} '\\x00\\x00\\x00'",
        "picture": "this is not a text file: byte 1 is not UTF-8",
        "folder": "Is a directory",
        "loop": "Too many levels of symbolic links",
        "none": "No such file or directory",
        "no\nline": "No such file or directory",
        "x" * 300: "File name too long",
    }


@pytest.mark.parametrize("check", [["--check"], ["--plain"], []])
def test_a_file_that_is_no_record_that_holds_gives_one_line_and_status_1(check: list[str], tmp_path: Path) -> None:
    for name, reason in bad_files(tmp_path).items():
        file = str(tmp_path / name)
        said = call("replay", file, *check)
        assert (said.status, said.out) == (1, ""), name
        assert said.complaint.startswith(f"{file}: ".replace("\n", "\\n")), name
        assert reason in said.complaint, said.complaint
        assert len(said.complaint) < 1000
        assert said.complaint.isprintable()


def test_a_file_without_a_name() -> None:
    said = call("replay", "")
    assert (said.status, said.complaint) == (1, "'': a file must have a name")


def test_nobody_reads_any_more(tmp_path: Path) -> None:
    with Running("replay", "--plain", written(tmp_path, match(5)), home=tmp_path) as replay:
        replay.until("Choice 1 of ")
        assert replay.process.stdout is not None
        replay.process.stdout.close()
        assert replay.process.wait(60) == 0


@pytest.mark.parametrize("number", ["x", "1.5", ""])
def test_the_choice_to_begin_at_is_a_number(number: str, tmp_path: Path) -> None:
    said = call("replay", written(tmp_path, match(choices=2)), "--move", number)
    assert said.status == 2
    assert said.err.splitlines()[-1] == f"oldworld replay: error: argument --move: invalid int value: '{number}'"


def test_a_process_says_the_same(tmp_path: Path) -> None:
    file = written(tmp_path, match(choices=2))
    said = process("replay", "--check", file, home=tmp_path)
    assert (said.status, said.out, said.err) == (0, f"{holds(match(choices=2))}\n", "")
    said = process("replay", "--check", f"{file}x", home=tmp_path)
    assert (said.status, said.out, said.complaint) == (1, "", f"{file}x: No such file or directory")
