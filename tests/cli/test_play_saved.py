"""Leaving a game and going on: Ctrl-C, the end of the input, save, load, undo, and what goes wrong with files."""

from __future__ import annotations

import gzip
import os
import shlex
from pathlib import Path

import pytest

from oldworld import Match
from oldworld.kernel.record import Record
from tests.cli.console import Question, Running, Said, call

ALONE = ("play", "chaos", "--plain", "--seed", "1", "--bots", "random", "--lang", "en")
PLAYERS = {"khorne": "human", "nurgle": "heuristic", "tzeentch": "random", "slaanesh": "random"}


def play(typed: str, *args: str) -> Said:
    """Play alone as Khorne, with these lines typed."""
    return call(*ALONE, *args, typed=typed)


def question(said: str) -> Question:
    """The last question of what was said."""
    return Question(said[: said.rindex("\n>\n") + 1])


def go_on(said: str) -> list[str]:
    """The words of the command that the last line tells a person to type, without the program's name."""
    words = shlex.split(said.splitlines()[-1].partition(": ")[2])
    return words[words.index("play") :]


# -- leaving ------------------------------------------------------------------------------------------


def test_ctrl_c_saves_and_load_goes_on_with_the_same_game_and_players(home: Path) -> None:
    args = [f"--seat={seat}={player}" for seat, player in PLAYERS.items()]
    with Running(*ALONE[:5], "--lang", "en", *args, home=home) as game:
        for _ in range(25):
            asked = game.asked()
            game.type("1")
        asked = game.asked()
        game.interrupt()
        said, status = game.rest()
    assert status == 130
    assert said.startswith("\nStopped. The game is saved: ")
    again = go_on(said)
    record = Record.parse(Path(again[-1]).read_text(encoding="utf-8"))
    assert record.players() == PLAYERS
    with Running(*again, "--plain", "--lang", "en", home=home) as game:
        found = game.asked()
        assert (found.seat, found.prompt, found.options) == (asked.seat, asked.prompt, asked.options)
        assert "Hand of Khorne: " in found.before
        assert "starts with" not in found.before, "what happened before the save is not told again"
        game.type("log 9999")
        assert "Norsca starts with" in game.asked().before
        game.close()
        said, status = game.rest()
    assert status == 0
    assert Path(go_on(said)[-1]) != Path(again[-1]), "the first save stays as it was"
    assert Record.parse(Path(go_on(said)[-1]).read_text(encoding="utf-8")) == record


@pytest.mark.parametrize("left", [1, 2, 3, 5, 8, 13, 40])
def test_a_choice_that_is_broken_off_is_no_choice(left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle of what a choice sets off, also a bot's, leaves the game as it was before."""
    whole = Match.choose
    calls: list[str] = []

    def choose(self: Match, option: str, seat: str | None = None) -> None:
        whole(self, option, seat)
        calls.append(option)
        if len(calls) == left:
            self.outcomes().append(1)  # a die that has been rolled for nothing
            raise KeyboardInterrupt

    monkeypatch.setattr(Match, "choose", choose)
    said = play("1\n" * 100)
    assert said.status == 130
    assert len(Match.replay(Path(go_on(said.out)[-1]).read_text(encoding="utf-8"))) == left - 1


def test_the_end_of_the_input_saves() -> None:
    said = play("1\n1\n")
    assert said.status == 0
    assert "\nThe input has ended.\n\nStopped. The game is saved: " in said.out
    assert len(Match.replay(Path(go_on(said.out)[-1]).read_text(encoding="utf-8"))) >= 2


def test_nobody_reads_any_more_and_the_game_is_saved_all_the_same(home: Path) -> None:
    with Running(*ALONE, home=home) as game:
        game.asked()
        assert game.process.stdout is not None
        game.process.stdout.close()
        game.type("help")
        assert game.process.wait(60) == 0
    assert len(list((home / "oldworld").iterdir())) == 1


def test_games_left_in_the_same_second_are_different_files(home: Path) -> None:
    files = {go_on(play("quit\n").out)[-1] for _ in range(4)}
    assert len(files) == 4
    assert len(list((home / "oldworld").iterdir())) == 4


def test_a_folder_with_a_space_in_its_name_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "my games"))
    said = play("quit\n")
    assert Path(go_on(said.out)[-1]).is_file()
    assert call(*go_on(said.out), "--plain", typed="quit\n").status == 0


def test_a_data_folder_that_cannot_be_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    said = play("save\nquit\n")
    folder = tmp_path / "file" / "oldworld"
    assert said.status == 1
    assert said.out.count(f"Cannot save {folder}: Not a directory\n") == 2


# -- save and load ------------------------------------------------------------------------------------


def test_save_and_load_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "a game.txt"
    said = play(f"1\nsave {file}\n1\nload {file}\nquit\n")
    assert f"Saved: {file}\n" in said.out
    parts = said.out.split("\n>\n")
    assert f"Loaded: {file}\n" in parts[4]
    assert parts[4].rpartition("? khorne")[2] == parts[1].rpartition("? khorne")[2], "the same question again"
    assert [path.name for path in tmp_path.iterdir() if path.name != "home"] == ["a game.txt"], "no half file is left"


def test_players_of_a_record_who_are_no_bots_are_people(tmp_path: Path, home: Path) -> None:
    match = Match("chaos", seed=1)
    file = tmp_path / "anna.record"
    file.write_text(str(Record.of(match, {"khorne": "Anna  Maria", "nurgle": "random", "tzeentch": "human"})))
    said = call(
        "play", "--plain", "--load", str(file), "--seat", "slaanesh=heuristic", "--lang", "en", typed="\nquit\n"
    )
    assert "? tzeentch hand_over " in said.out, "two people sit here, so hands are hidden"
    (saved,) = (home / "oldworld").iterdir()
    assert Record.parse(saved.read_text()).players() == {
        "khorne": "Anna Maria",
        "nurgle": "random",
        "tzeentch": "human",
        "slaanesh": "heuristic",
    }


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("", "Cannot save {here}: Is a directory"),
        (".", "Cannot save .: Is a directory"),
        ("..", "Cannot save ..: Is a directory"),
        ("/", "Cannot save /: Is a directory"),
        ("none/x", "Cannot save {here}/none/x: No such file or directory"),
        ("~nobody_of_that_name/x", "Cannot save ~nobody_of_that_name/x: there is no such user"),
        ("a\0b", "Cannot save {here}/a\0b: a file name cannot hold a null character"),
        ("x" * 300, "File name too long"),
    ],
)
def test_what_cannot_be_saved(name: str, answer: str, tmp_path: Path) -> None:
    given = name if name in (".", "..", "/") or name.startswith("~") else f"{tmp_path}/{name}".rstrip("/")
    said = play(f"save {given}\nquit\n")
    assert f"{answer.format(here=tmp_path)}\n" in said.out
    assert said.out.count("? khorne action") == 2
    assert not list(tmp_path.rglob("*.part"))


def bad_files(folder: Path) -> dict[str, str]:
    """Files that are no saved games, and what is said of each."""
    record = str(Match("chaos", seed=1).record())
    (folder / "packed").write_bytes(gzip.compress(record.encode()))
    (folder / "picture").write_bytes(b"\x89PNG\r\n\xff\xfe")
    (folder / "empty").write_text("")
    (folder / "letter").write_text("Dear Anna,\n")
    (folder / "cut").write_text(record[: len(record) // 2])
    (folder / "other").write_text(record.replace("seed 1", "seed 2"))
    (folder / "folder").mkdir()
    return {
        "none": "No such file or directory",
        "folder": "Is a directory",
        "packed": "this file is packed with gzip; unpack it first: gunzip FILE",
        "picture": "this is not a text file: byte 1 is not UTF-8",
        "empty": "line 1: this file is empty; a record begins with the line 'oldworld-record 1'",
        "letter": "line 1: a record begins with the line 'oldworld-record 1', not 'Dear Anna,'",
        "cut": "the record is cut off: its last line must be 'digest ...'",
        "other": "the record says 'token ",
    }


def test_what_cannot_be_loaded(tmp_path: Path) -> None:
    for name, reason in bad_files(tmp_path).items():
        file = tmp_path / name
        said = call("play", "--plain", "--load", str(file), "--lang", "en")
        assert said.status == 2
        assert said.complaint.startswith(f"{file}: "), name
        assert reason in said.complaint
        said = play(f"load {file}\nquit\n")
        assert f"Cannot load {file}: " in said.out, name
        assert reason in said.out, name
        assert said.out.count("? khorne action") == 2, "the game at the table is not lost"
    assert "Which file? load FILE\n" in play("load\nquit\n").out


@pytest.mark.parametrize("option", ["--powers=khorne,nurgle,slaanesh", "--bots=random", "--edition=fr", "--seed=7"])
def test_a_saved_game_has_its_own_set_up(option: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(str(Match("chaos", seed=1).record()))
    name = option.partition("=")[0]
    said = call("play", "--plain", "--load", str(file), option)
    assert said.complaint == f"{name}: a saved game has its own; leave {name} or --load out"
    said = call("play", "--plain", "--load", str(file), "--seat", "khorne", "--seat", "sigmar")
    assert said.complaint.startswith("--seat sigmar: there is no power 'sigmar'")
    file.write_text(str(Match("chaos", seed=1, seats=["khorne", "nurgle", "slaanesh"]).record()))
    said = call("play", "--plain", "--load", str(file), "--seat", "tzeentch=random")
    assert said.complaint == "--seat tzeentch: this power is not in the game; in it are: khorne, nurgle, slaanesh"


def test_a_game_that_is_over_is_shown_when_it_is_loaded(tmp_path: Path, home: Path) -> None:
    match = Match("chaos", seed=1)
    while match.pending:
        match.choose(match.pending[0].options[0])
    file = tmp_path / "over.record"
    file.write_text(str(match.record()))
    said = call("play", "--plain", "--load", str(file), "--lang", "en")
    assert said.status == 0
    assert said.out.splitlines()[-1].startswith("Khorne ")
    assert "\n?" not in said.out
    assert not home.exists()


# -- undo ---------------------------------------------------------------------------------------------


def test_undo_alone_asks_nothing_and_goes_back_past_the_bots(home: Path) -> None:
    with Running(*ALONE, home=home) as game:
        first = game.asked()
        game.type("undo")
        assert "There is nothing to take back." in game.asked().before
        game.type("bloodletter1 kislev")
        second = game.asked()
        assert (second.prompt, second.options) != (first.prompt, first.options) or "Nurgle" in second.before
        game.type("undo")
        where = game.asked()
        assert "Taken back to choice " in where.before
        assert where.prompt == "summon_where"
        game.type("undo")
        again = game.asked()
        assert (again.prompt, again.options) == (first.prompt, first.options)
        game.type("undo")
        assert "There is nothing to take back." in game.asked().before


def test_undo_in_a_game_that_was_forked_before_it_was_saved(tmp_path: Path) -> None:
    match = Match("chaos", seed=1)
    while match.pending[0].seat != "khorne":
        match.choose(match.pending[0].options[0])
    match.choose("bloodletter1")
    match = match.fork(seed=5)
    match.choose("kislev")
    match = match.fork(as_seen_by="khorne", seed=6)
    file = tmp_path / "forked.record"
    file.write_text(str(Record.of(match, PLAYERS)))
    said = call("play", "--plain", "--load", str(file), "--lang", "en", typed="undo\nundo\nundo\nquit\n")
    assert said.status == 0
    assert "There is nothing to take back." in said.out
    assert "? khorne summon_where" in said.out
    assert question(said.out).prompt == "action"
    Match.replay(Path(go_on(said.out)[-1]).read_text(encoding="utf-8"))


def test_no_home_at_all_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", staticmethod(lost))
    if os.name == "posix":
        said = play("save\nquit\n")
        assert said.status == 1
        assert "you have no home folder; save FILE says where" in said.out
