"""`oldworld simulate`: the table, the raw numbers, what is refused, and being stopped."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from oldworld.lab.simulate import Plan, Simulation
from oldworld.locale import LANGUAGES, Words
from tests.cli.console import PATIENCE, Running, call

FEW = ("simulate", "--games", "3", "--jobs", "1")
FIELDS = {
    *("title", "options", "seed", "asked", "games", "jobs", "seconds", "decisions", "decisions_per_game"),
    *("decisions_per_second", "games_per_second", "rounds", "seats", "ends"),
}


def report(*args: str) -> dict[str, object]:
    """The raw numbers."""
    said = call(*FEW, "--json", *args)
    assert (said.status, said.err) == (0, "")
    found: dict[str, object] = json.loads(said.out)
    return found


def bots(*args: str) -> dict[str, str]:
    """Who sat where."""
    seats = report("--games", "1", *args)["seats"]
    assert isinstance(seats, dict)
    return {seat: row["bot"] for seat, row in seats.items()}


# -- what is printed ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(language: str) -> None:
    said = call(*FEW, "--lang", language, COLUMNS="120")
    assert (said.status, said.err) == (0, "")
    words = Words(language, "chaos")
    for message in ("wins", "seat", "bot", "won", "interval", "points", "ends", "rounds", "games_a_second"):
        assert words(f"ui-simulate_{message}") in said.out
    for power in ("khorne", "nurgle", "tzeentch", "slaanesh"):
        row = next(line for line in said.out.splitlines() if line.strip().startswith(words(f"chaos-power-{power}")))
        number = r"\d+\.\d" if language == "en" else r"\d+,\d"
        assert re.search(rf"random +{number}\s?% +{number} – {number}\s?% +{number}", row)
    shares = [float(f"{a}.{b}") for a, b in re.findall(r"(\d+)[.,](\d)\s?% *$", said.out, re.MULTILINE)]
    assert sum(shares) == pytest.approx(100, abs=0.2), "the ways of ending add up"


def test_large_numbers_are_written_as_the_language_writes_them() -> None:
    first = {language: call(*FEW[:1], "--games", "20", "--lang", language).out for language in LANGUAGES}
    assert re.search(r"\(\d+,\d{3} decisions/s, ", first["en"])
    assert re.search(r"\(\d+[^\d,.]\d{3} décisions/s, ", first["fr"])
    assert "games of Chaos in the Old World\n" in first["en"]
    assert re.search(r"decyzji/s: \d+[^\d,.]\d{3}, ", first["pl"].replace("\n", " "))


def test_the_raw_numbers_have_these_fields_and_fit_each_other() -> None:
    found = report("--seed", "7", "--option", "khorne_kills=2", "--edition", "fr")
    assert set(found) == FIELDS
    assert (found["title"], found["seed"], found["asked"], found["games"], found["jobs"]) == ("chaos", 7, 3, 3, 1)
    assert found["options"] == {"khorne_kills": "2", "edition": "fr"}
    seats, ends = found["seats"], found["ends"]
    assert isinstance(seats, dict)
    assert isinstance(ends, dict)
    assert sum(ends.values()) == 3
    for row in seats.values():
        assert set(row) == {"bot", "wins", "share", "low", "high", "points"}
        assert row["share"] == row["wins"] / 3
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1


def test_the_same_seed_gives_the_same_numbers_and_another_others() -> None:
    def counted(*args: str) -> str:
        return str({key: value for key, value in report(*args).items() if "second" not in key and key != "jobs"})

    assert counted("--seed", "5") == counted("--seed", "5") == counted("--seed", "5", "--jobs", "2")
    assert counted("--seed", "5") != counted("--seed", "6")
    assert counted("--seed", "-5") != counted("--seed", "5")


@pytest.mark.parametrize(
    ("args", "players"),
    [
        ([], {"khorne": "random", "nurgle": "random", "tzeentch": "random", "slaanesh": "random"}),
        (["--powers", "slaanesh,khorne,nurgle"], {"khorne": "random", "nurgle": "random", "slaanesh": "random"}),
        (
            ["--seats", "khorne=random"],
            {"khorne": "random", "nurgle": "random", "tzeentch": "random", "slaanesh": "random"},
        ),
        (
            ["--seats", "slaanesh=random, nurgle=random,tzeentch=random"],
            {"nurgle": "random", "tzeentch": "random", "slaanesh": "random"},
        ),
        (
            ["--seats", "random,random,random", "--powers", "khorne,tzeentch,slaanesh"],
            dict.fromkeys(("khorne", "tzeentch", "slaanesh"), "random"),
        ),
    ],
)
def test_who_sits_where(args: list[str], players: dict[str, str]) -> None:
    found = bots(*args)
    assert found == players
    assert list(found) == list(players)


# -- what is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "there is no title 'chess'; there are: chaos"),
        (["--games", "0"], "--games must be at least 1, not 0"),
        (["--games", "-3"], "--games must be at least 1, not -3"),
        (["--jobs", "-1"], "--jobs must be at least 1, not -1"),
        (["--seats", "deep_blue"], "--seats: there is no bot 'deep_blue'; there are: random, heuristic"),
        (["--seats", "khorne=human"], "--seats: there is no bot 'human'; there are: random, heuristic"),
        (["--seats", "random,random"], "--seats names 2 bots for 4 seats: khorne, nurgle, tzeentch, slaanesh"),
        (["--seats", ""], "--seats names 0 bots for 4 seats: khorne, nurgle, tzeentch, slaanesh"),
        (
            ["--seats", "sigmar=random"],
            "--seats: there is no power 'sigmar'; there are: khorne, nurgle, tzeentch, slaanesh",
        ),
        (["--seats", "khorne=random,khorne=random"], "--seats: khorne is named twice"),
        (["--seats", "khorne=random,random"], "--seats: name a power for each bot (POWER=BOT,...) or for none"),
        (
            ["--powers", "khorne,nurgle,slaanesh", "--seats", "tzeentch=random"],
            "--seats: tzeentch is not in the game; in it are: khorne, nurgle, slaanesh",
        ),
        (["--powers", "khorne"], "three or four powers play, not 1 [COW-SETUP.1]"),
        (
            ["--powers", "khorne,nurgle,sigmar"],
            "there is no power 'sigmar'; there are: khorne, nurgle, tzeentch, slaanesh",
        ),
        (["--edition", "en"], "option edition cannot be 'en'; it can be: pl, fr"),
        (["--option", "edition"], "--option edition: write it as NAME=VALUE"),
        (["--option", "colour=red"], "chaos has no option 'colour'; it has: edition, "),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(args: list[str], complaint: str) -> None:
    said = call(*FEW, *args)
    assert (said.status, said.out) == (2, "")
    assert said.complaint.startswith(complaint)


@pytest.mark.parametrize("option", ["--games", "--jobs", "--seed"])
@pytest.mark.parametrize("value", ["x", "1.5", "", "1e3"])
def test_a_number_must_be_one(option: str, value: str) -> None:
    said = call("simulate", option, value)
    assert said.status == 2
    assert said.err.splitlines()[-1] == f"oldworld simulate: error: argument {option}: invalid int value: '{value}'"


# -- being stopped ------------------------------------------------------------------------------------


def processes_of(group: int) -> list[int]:
    """The processes of a group that still live."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(its_group) == group and state != "Z":
            found.append(int(stat.parent.name))
    return found


def worked(process: int) -> float:
    """The seconds a process has worked: on a busy machine few of those that have passed."""
    times = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")


def until(done: Callable[[], bool]) -> bool:
    """Wait until it is so; False if it never is."""
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


@pytest.mark.parametrize("to_all", [True, False])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_is_done_so_far_and_leaves_nothing_running(jobs: str, to_all: bool, tmp_path: Path) -> None:
    args = ("simulate", "--games", "100000", "--jobs", jobs, "--json", "--lang", "en")
    with Running(*args, home=tmp_path, group=True) as simulation:
        group = simulation.process.pid
        assert until(lambda: len(processes_of(group)) == (3 if jobs == "2" else 1))
        assert until(lambda: sum(worked(each) for each in processes_of(group)) > 1), "some games are done"
        if to_all:
            os.killpg(group, signal.SIGINT)  # as a terminal does
        else:
            simulation.process.send_signal(signal.SIGINT)
        said, status = simulation.rest()
    assert status == 130
    found = json.loads(said)
    assert set(found) == FIELDS
    assert 0 <= found["games"] < found["asked"] == 100000
    assert processes_of(group) == []


def test_ctrl_c_waits_for_the_games_begun_only_and_counts_them() -> None:
    """Bots that think play a game in half a second: nobody waits for a batch of fifty."""
    players = dict.fromkeys(("khorne", "nurgle", "slaanesh"), "heuristic")
    simulation = Simulation(Plan("chaos", players, {}, 0), 10000, 2)
    heard: list[int] = []

    def progress(done: int) -> None:
        heard.append(done)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulation.run(progress)
    assert heard == [1], "the first game is told of when it is over"
    assert 1 <= len(simulation.rows) <= 6
    assert simulation.report()["games"] == len({row.seed for row in simulation.rows})


def test_ctrl_c_says_that_it_was_stopped(tmp_path: Path) -> None:
    with Running("simulate", "--games", "100000", "--jobs", "1", "--lang", "en", home=tmp_path) as simulation:
        assert until(lambda: worked(simulation.process.pid) > 1)
        simulation.process.send_signal(signal.SIGINT)
        said, status = simulation.rest()
    assert status == 130
    assert re.match(r"Stopped: [\d,]+ of 100,000 games are done\.\n", said)
    assert "Wins by power" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_a_simulation_that_is_killed(ending: signal.Signals, tmp_path: Path) -> None:
    with Running("simulate", "--games", "100000", "--jobs", "2", home=tmp_path, group=True) as simulation:
        group = simulation.process.pid
        assert until(lambda: len(processes_of(group)) == 3)
        time.sleep(0.3)
        simulation.process.send_signal(ending)
        assert simulation.process.wait(PATIENCE) == -ending
        assert until(lambda: processes_of(group) == [])
