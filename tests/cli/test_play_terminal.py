"""`oldworld play` and `oldworld replay` at a terminal: a pseudo-terminal stands for one."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from oldworld import Match
from oldworld.bots import make_bot
from oldworld.cli.chaos_board import draw
from oldworld.cli.speaking import Speaker
from oldworld.kernel.record import Record
from oldworld.locale import LANGUAGES, Words
from tests.cli.console import Running

KHORNE = ("play", "chaos", "--seed", "1", "--lang", "en", "--bots", "random", "--seat", "khorne")
PROMPT = r">(?:\x1b\[[0-9;]*m)? (?:\x1b\[\S*)?$"


def plain(said: str) -> str:
    """What a terminal shows, without its colours and other signals."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", said).replace("\r", "")


def players(home: Path) -> dict[str, str]:
    """Who sat where in the game that was saved."""
    (file,) = (home / "oldworld").iterdir()
    record = Record.parse(file.read_text(encoding="utf-8"))
    record.replay()
    return record.players()


@pytest.mark.parametrize("columns", ["80", "160"])
def test_a_table_is_drawn(columns: str, home: Path) -> None:
    with Running(*KHORNE, home=home, terminal=True, COLUMNS=columns) as game:
        said = game.until(PROMPT)
        shown = plain(said)
        assert "\x1b[" in said, "colours"
        assert "Round 1 · Summoning Phase" in shown
        for name in ("Norsca", "The Badlands", "K Khorne", "S Slaanesh", "Hand of Khorne", "Battle Cry (cost 1)"):
            assert name in shown
        assert "  1 Bloodsworn 1 (reserve)" in shown
        assert "? khorne" not in shown
        assert max(len(line) for line in shown.splitlines()) <= int(columns)
        game.type("bloodl kis")
        assert "Khorne summons Bloodletter 1: reserve → Kislev" in plain(game.until(PROMPT))
        game.type("xyzzy")
        assert "'xyzzy' is not among the options." in plain(game.until(PROMPT))
        game.type("quit")
        said, status = game.rest()
    assert status == 0
    assert "Stopped. The game is saved: " in plain(said)
    assert players(home)["khorne"] == "human"


def test_ctrl_c_at_a_terminal(home: Path) -> None:
    with Running(*KHORNE, home=home, terminal=True) as game:
        game.until(PROMPT)
        game.interrupt()
        said, status = game.rest()
    assert status == 130
    assert "Stopped. The game is saved: " in plain(said)
    assert "Traceback" not in said


def test_the_screen_is_cleared_between_two_people(home: Path) -> None:
    with Running(*KHORNE, "--seat", "nurgle", home=home, terminal=True) as game:
        first = game.until(PROMPT)
        assert "Hand the keyboard to Nurgle" in first, "whose Threat is the lowest decides in the Old World Phase"
        said = first
        for _ in range(8):
            if "Summon a figure" in said:
                break
            game.type("" if "Hand the keyboard" in said else "1")
            said = game.until(PROMPT)
        game.type("pass")
        said = game.until(PROMPT)
        assert "\x1b[2J" in said and "\x1b[3J" in said, "also what was scrolled away"
        shown = plain(said.rpartition("\x1b[3J")[2])
        assert "(the screen was cleared so that hands stay hidden)" in shown
        assert "Hand the keyboard to Nurgle, then press Enter." in shown
        assert "Hand of" not in shown
        game.type("")
        assert "Hand of Nurgle" in plain(game.until(PROMPT))
        game.type("quit")
        assert game.rest()[1] == 0


MORE = r"Enter: go on · q: skip the rest.*"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 100])
def test_a_narrow_table_breaks_no_word(language: str, columns: int) -> None:
    """Late in a game between bots: every word of the table stands whole on one of its lines."""
    match = Match("chaos", seed=12)
    bots = {seat: make_bot("heuristic", seed=seat, title="chaos") for seat in match.seats}
    while len(match) < 150 or match.pending[0].prompt != "action":
        decision = match.pending[0]
        match.choose(bots[decision.seat].choose(match.view(decision.seat), decision), decision.seat)
    speaker = Speaker(match.title, Words(language, "chaos"))
    view: dict[str, Any] = match.view(match.pending[0].seat).as_dict()
    console = Console(width=columns, color_system=None, file=io.StringIO(), record=True)
    console.print(draw(view, speaker, columns, texts=False))
    lines = console.export_text().splitlines()
    words = {word for line in lines for word in line.split()}
    said = [speaker.name("region", region) for region in view["regions"]]
    said += [
        speaker.words(f"chaos-figure-{figure['kind']}") for r in view["regions"].values() for figure in r["figures"]
    ]
    said += [speaker.name("upgrade", upgrade) for power in view["powers"].values() for upgrade in power["upgrades"]]
    assert len(said) > 40
    for name in said:
        for word in name.split():
            assert words & {word, f"{word},", f"{word}:"}, f"{word} is cut"
    assert not [line for line in lines if "…" in line or len(line) > columns]
    assert len(lines) <= (60 if columns == 60 else 48), "it was half as long again"


def test_much_news_is_told_a_screen_at_a_time_and_little_beside_the_question(home: Path) -> None:
    with Running(*KHORNE, home=home, terminal=True, COLUMNS="80", LINES="24") as game:
        first = plain(game.until(MORE))
        assert first.startswith("oldworld: Chaos in the Old World.")
        assert "Norsca starts with" in first and "Summoning Phase" not in first
        assert len(first.splitlines()) <= 25
        game.type("")
        assert "Summoning Phase" in plain(game.until(MORE))
        game.type("")
        shown = plain(game.until(PROMPT))
        assert "Round 1" in shown and "starts with" not in shown
        assert "Hand of Khorne: " in shown, "names only: on so small a screen what cards do would push all away"
        game.type("hand")
        assert "Battle Cry (cost 1)     For the rest of this round" in re.sub("  +", "     ", plain(game.until(PROMPT)))
        game.type("bloodl kis")
        table, summoned, _ = plain(game.until(PROMPT)).partition("Khorne summons Bloodletter 1: reserve → Kislev")
        assert "Round 1" in table and summoned, "the table first, then the little that happened"
        game.type("quit")
        assert game.rest()[1] == 0


def test_ctrl_c_while_news_are_told_saves(home: Path) -> None:
    with Running(*KHORNE, home=home, terminal=True, COLUMNS="80", LINES="24") as game:
        game.until(MORE)
        game.interrupt()
        said, status = game.rest()
    assert status == 130
    assert "Stopped. The game is saved: " in plain(said)
    assert players(home)["khorne"] == "human"


@pytest.mark.parametrize("how", ["dumb", "plain"])
def test_hands_are_pushed_away_where_the_screen_cannot_be_cleared(how: str, home: Path) -> None:
    args = [*KHORNE, "--seat", "nurgle", *(["--plain"] if how == "plain" else [])]
    kind = "dumb" if how == "dumb" else "xterm"
    with Running(*args, home=home, terminal=True, LINES="30", TERM=kind) as game:
        said = ""
        for _ in range(20):
            before, said = said, plain(game.until(r"(>|skip the rest) ?\n?$"))
            if "Hand the keyboard" in said and "Hand of" in before:
                break
            game.type("" if "Hand the keyboard" in said or "Enter: go on" in said else "1")
        assert "\n" * 30 + "(the screen was cleared so that hands stay hidden)\n" in said
        assert said.endswith(("Enter.\n>\n", "Enter.\n> "))
        game.type("quit")
        said, status = game.rest()
    assert status == 0, "who is handed the keyboard may leave"
    assert "Hand of" not in said


# -- the wizard ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "seated", "edition"),
    [
        (["", "", "", "", ""], {"khorne": "human", "slaanesh": "heuristic"}, "pl"),
        (["4", "1", "2", "random", "Fr"], {"khorne": "random", "nurgle": "human"}, "fr"),
        (["2", "", "slaan", "2", "1"], {"slaanesh": "human"}, "pl"),
        (["xyzzy", "²", "99", "1", "1", "tzeentch", "h", "2"], {"tzeentch": "human", "nurgle": "heuristic"}, "fr"),
        (["4", "2", "nurgle", "khorne", "r", "1"], {"nurgle": "human", "khorne": "human", "slaanesh": "random"}, "pl"),
        (["3", "3", "nurgle", "slaanesh", "2", "1"], {"nurgle": "human", "slaanesh": "human"}, "pl"),
    ],
)
def test_the_wizard_asks_what_is_left_open(
    answers: list[str], seated: dict[str, str], edition: str, home: Path
) -> None:
    with Running("play", "--lang", "en", "--seed", "3", home=home, terminal=True) as game:
        said = plain(game.until(PROMPT))
        assert said.lstrip().startswith("How many powers play? (Enter: 4)\n  1  4\n")
        for answer in answers:
            game.type(answer)
            said = plain(game.until(PROMPT))
            assert ("Please type one of: 4, 3" in said) == (answer in ("xyzzy", "²", "99"))
        assert "Round 1" in said or "Hand the keyboard to " in said
        game.type("quit")
        assert game.rest()[1] == 0
    found = players(home)
    assert found.items() >= seated.items()
    assert len(found) == (3 if answers[0] in ("2", "3") else 4)
    assert list(found.values()).count("human") == (int(answers[1]) if answers[1] in ("2", "3") else 1)
    (file,) = (home / "oldworld").iterdir()
    assert f"\nset edition {edition}\n" in file.read_text(encoding="utf-8")


def test_the_wizard_asks_nothing_that_was_said(home: Path) -> None:
    args = ("play", "--lang", "pl", "--powers", "khorne,nurgle,slaanesh", "--bots", "random", "--edition", "fr")
    with Running(*args, home=home, terminal=True) as game:
        assert "Ile osób gra" in plain(game.until(PROMPT))
        game.type("1")
        assert "1  Khorne\n  2  Nurgle\n  3  Slaanesh\n" in plain(game.until(PROMPT))
        game.type("3")
        assert "Runda 1" in plain(game.until(PROMPT))
        game.type("quit")
        assert game.rest()[1] == 0
    assert players(home) == {"khorne": "random", "nurgle": "random", "slaanesh": "human"}


def test_yes_asks_nothing(home: Path) -> None:
    with Running("play", "--lang", "fr", "--yes", home=home, terminal=True) as game:
        assert "Main de Khorne" in plain(game.until(PROMPT))
        game.type("quit")
        assert game.rest()[1] == 0


@pytest.mark.parametrize("option", ["--powers=khorne,sigmar,nurgle", "--option=x", "--bots=clever", "--edition=de"])
def test_what_is_wrong_is_said_before_the_wizard_asks(option: str, home: Path) -> None:
    with Running("play", "--lang", "en", option, home=home, terminal=True) as game:
        said, status = game.rest()
    assert status == 2
    assert said.startswith("oldworld: ")
    assert said.count("\n") == 1


def test_ctrl_c_in_the_wizard_leaves_nothing(home: Path) -> None:
    with Running("play", "--lang", "en", home=home, terminal=True) as game:
        game.until(PROMPT)
        game.interrupt()
        said, status = game.rest()
    assert status == 130
    assert "Traceback" not in said
    assert not home.exists()


# -- replay -------------------------------------------------------------------------------------------


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    match = Match("chaos", seed=1)
    for _ in range(12):
        match.choose(match.pending[0].options[0])
    file = tmp_path / "game.record"
    file.write_text(str(match.record()))
    with Running("replay", str(file), "--lang", "en", "--move", "3", home=tmp_path, terminal=True) as steps:

        def after(typed: str) -> str:
            steps.type(typed)
            return plain(steps.until(PROMPT))

        assert "Choice 3 of 12: " in plain(steps.until(PROMPT))
        assert "Choice 4 of 12: " in after("")
        assert "Choice 3 of 12: " in after("b")
        assert "The start" in after("0")
        assert "The start" in after("b")
        assert "Choice 12 of 12: " in after("99")
        assert "[COW-" in after("l")
        unknown = after("xyzzy")
        assert "'xyzzy' is none of these:\nEnter: next choice" in unknown, "nothing is left because of a slip"
        assert "Choice " not in unknown
        assert "Choice 7 of 12: " in after("7")
        steps.type("q")
        assert steps.rest()[1] == 0
