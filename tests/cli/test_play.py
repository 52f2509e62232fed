"""`oldworld play` on a pipe: whole games, what can be typed, the commands, and what is refused."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from oldworld import Match
from oldworld.cli import matching
from oldworld.cli.play import program
from oldworld.cli.speaking import Speaker
from oldworld.kernel.record import Record
from oldworld.kernel.title import title
from oldworld.locale import LANGUAGES, Words
from tests.chaos.table import lay
from tests.cli.console import Running, Said, call, process

ALONE = ("play", "chaos", "--plain", "--seed", "1", "--bots", "random", "--lang", "en")


def play(typed: str, *args: str) -> Said:
    """Play alone as Khorne, with these lines typed."""
    return call(*ALONE, *args, typed=typed)


def saved(home: Path) -> Record:
    """The game that was saved last."""
    files = list((home / "oldworld").iterdir())
    assert len(files) == 1
    assert files[0].suffix == ".record"
    return Record.parse(files[0].read_text(encoding="utf-8"))


def choices(home: Path) -> list[str]:
    """What was chosen in the game that was saved, by people and bots."""
    record = saved(home)
    record.replay()
    return [line.text.split(" ", 1)[1] for line in record.moves() if line.words[0] != "="]


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "more", "end"),
    [
        ("en", ("--edition", "fr"), ("Winner: ", "Nobody wins")),
        ("pl", ("--powers", "slaanesh,nurgle,khorne"), ("Zwycięstwo: ", "Nikt nie wygrywa")),
        ("fr", ("--option", "khorne_kills=2", "--seat", "tzeentch"), ("Vainqueur", "Personne ne gagne")),
    ],
)
def test_a_program_plays_a_whole_game(language: str, more: tuple[str, ...], end: tuple[str, ...], home: Path) -> None:
    asked = 0
    args = ("play", "chaos", "--plain", "--bots", "random", "--seed", language, "--lang", language, *more)
    with Running(*args, home=home) as game:
        while (question := game.asked_or_ended()) is not None:
            asked += 1
            assert asked < 2000
            assert question.seat == ("tzeentch" if language == "fr" else "khorne")
            assert len(question.options) == len(question.names) > 0
            game.type(str(1 + asked % len(question.options)))
        said, status = game.rest()
    assert status == 0
    assert asked > 20
    told, _, kept = said.rpartition("\n\n")
    assert any(line.startswith(end) for line in told.splitlines()[-3:])
    assert told.splitlines()[-1].count("·") == (2 if language == "pl" else 3), "the points of every power"
    (file,) = (home / "oldworld").iterdir()
    assert str(file) in kept.splitlines()[0], "a game that is over is kept, to be looked at again"
    assert kept.splitlines()[1].endswith(f" replay --lang {language} --plain {file}".replace("--lang en ", ""))
    assert saved(home).lines[-2].words[0] == "end"


def test_bots_play_alone_when_everybody_is_a_bot() -> None:
    said = play("", *[word for power in ("khorne", "nurgle") for word in ("--seat", f"{power}=random")])
    assert said.status == 0
    assert "\n?" not in said.out
    assert said.out.rpartition("\n\n")[0].splitlines()[-1].startswith("Khorne ")


def test_powers_and_edition_are_in_the_record(home: Path) -> None:
    play("quit\n", "--powers", " slaanesh, khorne ,nurgle", "--edition", "fr", "--option", "ruiners=round")
    record = saved(home)
    assert record.players() == {"khorne": "human", "nurgle": "random", "slaanesh": "random"}
    setup = record.replay().setup
    assert (setup["edition"], setup["ruiners"], setup["slaanesh_tokens"]) == ("fr", "round", "1")


def test_without_a_seed_every_game_is_another() -> None:
    one, two = (call("play", "--plain", "--lang", "en", typed="quit\n").out.split("Stopped.")[0] for _ in range(2))
    assert one != two


# -- what can be typed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        "2\n3\n",
        "bloodletter1\nkislev\n",
        "Bloodletter 1\nKislev\n",
        "  BLOODL   \n kis \n",
        "bloodl kis\n",
        "bloodletter 1 kislev\n",
        "2\n\n\nkislev\n",
    ],
)
def test_a_number_the_notation_a_name_or_a_beginning(typed: str, home: Path) -> None:
    play(f"{typed}quit\n")
    assert [text for text in choices(home) if text.startswith("khorne")] == ["khorne bloodletter1", "khorne kislev"]


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "god", []),
        ("en", "the blood gods call", ["the_blood_gods_call"]),
        ("en", "The Blood God’s Call", ["the_blood_gods_call"]),
        ("pl", "Krwawy Szał", ["blood_frenzy"]),
        ("pl", "krwawy szal", ["blood_frenzy"]),
        ("pl", "okrzyk", ["battle_cry"]),
        ("fr", "Frénésie Sanguinaire", ["blood_frenzy"]),
        ("fr", "frenesie", ["blood_frenzy"]),
        ("fr", "L’Appel", ["the_blood_gods_call"]),
        ("fr", "reincarner", ["reborn_in_blood"]),
    ],
)
def test_names_need_no_accents_case_or_apostrophes(language: str, typed: str, meant: list[str]) -> None:
    speaker = Speaker(title("chaos"), Words(language, "chaos"))
    hand = ["blood_frenzy", "battle_cry", "field_of_carnage", "reborn_in_blood", "the_blood_gods_call"]
    match = lay(powers={"khorne": {"hand": hand}}).match
    assert matching.understand(typed, match, speaker) == (meant, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_understood_by_its_notation_and_by_its_name(language: str) -> None:
    of = title("chaos")
    speaker = Speaker(of, Words(language, "chaos"))
    catalogue = [of.option_text(number) for number in range(of.option_count())]
    folded = {option: matching.fold(option) for option in catalogue}
    names = {option: matching.fold(speaker.option(option)) for option in catalogue}
    assert len(set(folded.values())) == len(set(names.values())) == len(catalogue)
    for option in catalogue[::7]:
        assert matching.find(option, catalogue, speaker) == [option]
        assert matching.find(speaker.option(option).upper(), catalogue, speaker) == [option]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("xyzzy", "'xyzzy' is not among the options."),
        ("0", "There is no option 0; the last one is 9."),
        ("99", "There is no option 99; the last one is 9."),
        ("²", "'²' is not among the options."),
        ("9" * 5000, "9; the last one is 9."),
        ("...", "'...' is not among the options."),
        ("bloodletter middenheim", "'bloodletter middenheim' is not among the options."),
        ("blood", "'blood' could be: Bloodsworn 1 · Bloodletter 1 · Bloodthirster · Blood Frenzy (cost 0)"),
        ("blood kislev", "'blood kislev' could be: Bloodsworn 1 · Bloodletter 1 · Bloodthirster · Blood Frenzy"),
        ("bloodl b", "'bloodl b' could be: Bretonnia · The Border Princes · The Badlands"),
        ("battle_cry kislev", "'battle_cry kislev' could be: Kislev, left space · Kislev, right space"),
    ],
)
def test_what_is_not_understood_is_said_and_asked_again(typed: str, answer: str, home: Path) -> None:
    said = play(f"{typed}\nquit\n")
    assert answer in said.out
    assert said.out.count("? khorne action") == 2
    assert not [text for text in choices(home) if text.startswith("khorne")]


def test_a_card_and_its_space_in_one_line(home: Path) -> None:
    play("battle_cry kislev left\nquit\n")
    assert [text for text in choices(home) if text.startswith("khorne")] == ["khorne battle_cry", "khorne kislev.left"]


def test_two_choices_in_a_line_do_not_look_into_the_future() -> None:
    """What only a die decides must not show in what a second word could mean."""
    table = lay(
        stage="battle",
        regions={"kislev": {"figures": ["2 bloodletter", "leper", "acolyte"]}, "tilea": {"figures": ["bloodletter"]}},
        die={"khorne": [4, 1, 1, 1], "nurgle": [1], "tzeentch": [1]},
    )
    speaker = Speaker(table.match.title, Words("en", "chaos"))
    outcomes = len(table.match.outcomes())
    assert matching.understand("leper xyz", table.match, speaker) == ([], [])
    assert len(table.match.outcomes()) == outcomes
    assert matching.understand("leper", table.match, speaker) == (["leper1"], [])


def test_letters_that_are_no_text_do_not_end_the_game(home: Path) -> None:
    said = process(*ALONE, home=home, typed=b"\xff\xfe\nquit\n")
    assert said.status == 0
    assert "is not among the options" in said.out
    assert said.err == ""


def test_an_output_that_knows_few_letters(home: Path) -> None:
    said = process(*ALONE[:-1], "pl", home=home, typed=b"quit\n", env={"PYTHONIOENCODING": "ascii"})
    assert (said.status, said.err) == (0, "")
    assert "Opór" not in said.out
    assert "Op?r" in said.out


# -- commands -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: str) -> None:
    said = call("play", "--plain", "--lang", language, "--seed", "1", typed="help\n?\nquit\n")
    words = Words(language, "chaos")
    assert said.out.count(words("ui-help").splitlines()[-1]) == 2
    for command in ("board", "hand", "log", "why", "rules", "card", "undo", "save", "load", "quit"):
        assert any(line.startswith(f"{command} ") for line in words("ui-help").splitlines()), command


def test_board_shows_the_table_again() -> None:
    assert play("quit\n").out.count("Round 1 · Summoning Phase") == 1
    assert play("board\nBOARD\nquit\n").out.count("Round 1 · Summoning Phase") == 3


def test_log_says_what_happened_with_clauses() -> None:
    lines = play("log 2\nquit\n").out.split("\n>\n")[1].splitlines()
    assert lines[0].endswith("  [COW-DRAW.11]")
    assert lines[1] == "Summoning Phase  [COW-ROUND.1]"
    assert lines[2].startswith("? khorne")
    for asked in ("log", "log 0", "log -1", "log x", "log ²"):
        said = play(f"{asked}\nquit\n").out.split("\n>\n")[1]
        assert said.count("  [COW-") == 20, asked
    assert "Nurgle draws: " not in play("log 9999\nquit\n").out, "another's cards are no business of ours"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why", "why TEXT: say what you would like to do, for example `why bloodsworn1`"),
        ("why bloodl kis", "That is legal now: choose it."),
        ("why leper1", "[COW-SUMMON.11]\nCOW-SUMMON.11: "),
        ("why teleport", "[COW-SETUP.12]\nCOW-SETUP.12: "),
        ("why xyzzy", "'xyzzy' is no figure, card, region or option"),
        ("why xyzzy kislev norsca", "'xyzzy' is no figure, card, region or option"),
        ("why 1", "That is legal now: choose it."),
        ("why 99", "There is no option 99; the last one is "),
        ("rules", "rules WORD: say what to look for"),
        ("rules COW-WIN.4", "COW-WIN.4: "),
        ("rules xyzzy", "No rule says 'xyzzy'."),
        ("rules the", " more; try a longer word."),
        ("card battle cry", "Battle Cry\n  "),
        ("card NOBLE", "Noble token\n  "),
        ("card xyzzy", "No card, figure, region, token or upgrade is called 'xyzzy'."),
        ("card", "card NAME: say what you would like to know"),
        ("rules SPACES card", "COW-CARDS.4: "),
        ("rules xyzzy card", "No rule says 'xyzzy card'."),
        ("hand", "Hand of Khorne\n"),
        ("HAND", "Battle Cry (cost 1): For the rest of this round nothing"),
    ],
)
def test_why_rules_and_card(typed: str, answer: str) -> None:
    said = play(f"{typed}\nquit\n")
    assert answer in said.out
    assert said.out.count("? khorne action") == 2, "asking costs nothing"


def test_quit_and_exit_save_and_say_how_to_go_on(home: Path) -> None:
    for command in ("quit", "EXIT"):
        said = play(f"{command}\n")
        assert said.status == 0
        *_, stopped, again = said.out.splitlines()
        assert stopped.startswith("Stopped. The game is saved: ")
        file = stopped.rpartition(": ")[2]
        assert again.endswith(f"play chaos --plain --load {file}")
        assert len(list((home / "oldworld").iterdir())) == 1
        Path(file).unlink()


def test_who_goes_on_is_spoken_to_in_the_same_language() -> None:
    asked = ("play", "--plain", "--bots", "random", "--lang", "pl")
    assert " play chaos --lang pl --plain --load " in call(*asked, typed="quit\n").out.splitlines()[-1]
    assert " play chaos --plain --load " in call(*asked, typed="quit\n", LANG="pl_PL.UTF-8").out.splitlines()[-1]


def test_how_to_go_on_names_the_python_that_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", ["/elsewhere/__main__.py"])
    assert program() == f"{shlex.quote(sys.executable)} -m oldworld"


def test_without_a_command_the_help_is_shown() -> None:
    said = call()
    assert (said.status, said.out) == (2, "")
    assert "Begin with: oldworld play" in said.err


@pytest.mark.parametrize(
    ("args", "clause"),
    [
        (("--lang", "pl", "zepsucie", "dominacji"), "COW-CORRUPTION"),
        (("--lang", "pl", "CHLOPOW"), "COW-BATTLE.18"),
        (("--lang", "fr", "resistance"), "COW-DOMINATION.6"),
        (("--lang", "en", "peasant", "hit"), "COW-BATTLE.18"),
    ],
)
def test_rules_are_found_by_several_words_whatever_their_accents_and_polish_ends(
    args: tuple[str, ...], clause: str
) -> None:
    said = call("rules", *args)
    assert said.status == 0
    assert clause in said.out


# -- what is refused ----------------------------------------------------------------------------------

POWERS = "khorne, nurgle, tzeentch, slaanesh"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "there is no title 'chess'; there are: chaos"),
        (["--option", "x"], "--option x: write it as NAME=VALUE"),
        (["--option", "colour=red"], "chaos has no option 'colour'; it has: edition, "),
        (["--option", "ruiners=never"], "option ruiners cannot be 'never'; it can be: round, step"),
        (["--option", "ruiners="], "option ruiners cannot be ''; it can be: round, step"),
        (["--edition", "de"], "option edition cannot be 'de'; it can be: pl, fr"),
        (["--seat", "sigmar=human"], f"--seat sigmar=human: there is no power 'sigmar'; there are: {POWERS}"),
        (["--seat", "="], f"--seat =: there is no power ''; there are: {POWERS}"),
        (["--seat", "khorne=dog"], "--seat khorne=dog: 'dog' cannot sit there; it can be: human, random, heuristic"),
        (["--seat", "khorne="], "--seat khorne=: '' cannot sit there; it can be: human, random, heuristic"),
        (["--seat", "khorne", "--seat", "khorne=random"], "--seat khorne=random: khorne has been given a player"),
        (["--powers", "khorne,nurgle,slaanesh", "--seat", "tzeentch"], "--seat tzeentch: this power is not in the"),
        (["--powers", "khorne,nurgle"], "three or four powers play, not 2 [COW-SETUP.1]"),
        (["--powers", "khorne,khorne,nurgle"], "each player plays a different power [COW-SETUP.2]"),
        (["--powers", "khorne,nurgle,sigmar"], f"there is no power 'sigmar'; there are: {POWERS} [COW-SETUP.2]"),
        (["--bots", "clever"], "--bots clever: there is no such bot; there are: random, heuristic"),
        (["--seed", ""], "the seed cannot be '': it is one line of text without spaces at its ends"),
        (["--seed", " 7"], "the seed cannot be ' 7': it is one line of text without spaces at its ends"),
        (["--seed", "7\nplay"], "the seed cannot be '7\\nplay': it is one line of text"),
    ],
)
def test_bad_input_is_one_line(args: list[str], complaint: str, home: Path) -> None:
    said = call("play", *args, "--plain")
    assert said.status == 2
    assert said.complaint.startswith(complaint)
    assert "?" not in said.out
    assert not home.exists()


@pytest.mark.parametrize("seed", ["0", "-5", "any text", "zażółć gęślą jaźń", "9" * 5000, "# 7", "play"])
def test_any_seed_of_one_line_is_saved_and_loaded(seed: str, home: Path) -> None:
    call("play", "--plain", "--seed", seed, "--bots", "random", typed="1\n1\nquit\n")
    match = saved(home).replay()
    assert match.seed == seed
    assert match.outcomes()[:9] == Match("chaos", seed=seed).outcomes()[:9]
