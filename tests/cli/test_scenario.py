"""`oldworld scenario`: files and folders of scenarios, what holds, what fails, and what is not understood."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.cli.console import call, process

SCENARIOS = Path(__file__).parents[1] / "scenarios"
GOOD = 'title = "chaos"\nname = "Khorne begins"\n[given]\n[then]\npending = "khorne"\n'
BAD = 'title = "chaos"\nname = "Nurgle begins"\n[given]\n[then]\npending = "nurgle"\nround = 2\n'
WRONG = 'title = "chaos"\nname = "Nobody begins"\n\nwhen = 1\n'


def put(folder: Path, **texts: str) -> None:
    """Files with these texts."""
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")


def test_all_scenarios_of_the_project_hold() -> None:
    said = call("scenario", str(SCENARIOS), "--lang", "en")
    count = len(list(SCENARIOS.rglob("*.toml")))
    assert (said.status, said.err) == (0, "")
    assert said.out.count("ok  ") == count > 30
    assert said.out.splitlines()[-1] == f"{count} passed, 0 failed"


@pytest.mark.parametrize(
    ("language", "words", "count"),
    [
        ("en", ("ok", "FAILED", "ERROR"), "1 passed, 2 failed"),
        ("pl", ("ok", "NIEZALICZONY", "BŁĄD"), "zaliczone: 1, niezaliczone: 2"),
        ("fr", ("ok", "ÉCHEC", "ERREUR"), "réussis\N{NO-BREAK SPACE}: 1, échoués\N{NO-BREAK SPACE}: 2"),
    ],
)
def test_every_file_gets_a_line_and_what_does_not_hold_follows(
    language: str, words: tuple[str, str, str], count: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, good=GOOD, bad=BAD, wrong=WRONG)
    monkeypatch.chdir(tmp_path)
    said = call("scenario", "good.toml", "bad.toml", "wrong.toml", "--lang", language)
    assert (said.status, said.err) == (1, "")
    lines = said.out.splitlines()
    assert lines[:-2] == [
        f"{words[0]}  good.toml: Khorne begins",
        f"{words[1]}  bad.toml: Nurgle begins",
        "    pending must be 'nurgle', it is 'khorne'",
        "    round must be 2, it is 1",
    ]
    assert lines[-2].startswith(f"{words[2]}  wrong.toml: line 4: when: unknown; known are: about, ")
    assert lines[-1] == count


def test_a_folder_stands_for_the_scenarios_in_it_and_below_it_in_order(tmp_path: Path) -> None:
    put(tmp_path / "more", c=GOOD, b=GOOD)
    put(tmp_path, a=GOOD, z=BAD)
    (tmp_path / "notes.txt").write_text("no scenario")
    said = call("scenario", str(tmp_path), "--lang", "en")
    named = [line.split(": ")[0].rpartition("/")[2] for line in said.out.splitlines()[:-1] if line[0] != " "]
    assert named == ["a.toml", "b.toml", "c.toml", "z.toml"]
    assert said.out.splitlines()[-1] == "3 passed, 1 failed"


def test_an_error_does_not_stop_the_others(tmp_path: Path) -> None:
    put(tmp_path, good=GOOD)
    said = call("scenario", "none", "x" * 300, "", str(tmp_path / "good.toml"), "--lang", "en")
    assert (said.status, said.err) == (1, "")
    assert said.out.splitlines() == [
        "ERROR  none: No such file or directory",
        f"ERROR  {'x' * 300}: File name too long",
        "ERROR  '': a file must have a name",
        f"ok  {tmp_path / 'good.toml'}: Khorne begins",
        "1 passed, 3 failed",
    ]


def test_a_scenario_may_be_packed(tmp_path: Path) -> None:
    file = tmp_path / "packed"
    file.write_bytes(gzip.compress(GOOD.encode()))
    assert call("scenario", str(file), "--lang", "en").out == f"ok  {file}: Khorne begins\n1 passed, 0 failed\n"


BAD_FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "a scenario needs a line: name = '...'"),
    "picture": (b"\x89PNG\r\n\xff\xfe", "this is not a text file: byte 1 is not UTF-8"),
    "null": (b"\0\0", "line 1: this is not TOML: "),
    "letter": (b"Dear Anna,\n", "line 1: this is not TOML: "),
    "huge": (b"x" * 10**6, "line 1: this is not TOML: "),
    "long": (GOOD.encode().replace(b"[then]", b"x" * 10**6 + b" = 1\n[then]"), "line 4: given.xxx"),
    "deep": (b"a = " + b"[" * 10**5, "this is not TOML: "),
    "cut": (b"\x1f\x8b\x08", "this file is packed with gzip, and it is damaged or cut off"),
    "bell": (WRONG.encode().replace(b"when", b'"\\u0007\\u001b[2J"'), "line 4: \\x07\\x1b[2J: unknown; known are: "),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_file_that_is_no_scenario_is_an_error_on_one_line(name: str, tmp_path: Path) -> None:
    data, reason = BAD_FILES[name]
    (tmp_path / name).write_bytes(data)
    said = call("scenario", str(tmp_path / name), "--lang", "en")
    assert (said.status, said.err) == (1, "")
    line, count = said.out.splitlines()
    assert line.startswith(f"ERROR  {tmp_path / name}: ")
    assert reason in line.replace("line 0: ", "")
    assert len(line) < 1000
    assert line.isprintable()
    assert count == "0 passed, 1 failed"


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path) -> None:
    said = call("scenario", str(tmp_path), "--lang", "en")
    assert said.status == 1
    assert said.out.splitlines()[0] == f"ERROR  {tmp_path}: there is no scenario file (*.toml) in this folder"


def test_a_name_cannot_play_tricks_on_a_terminal(tmp_path: Path) -> None:
    put(tmp_path, trick=GOOD.replace("Khorne begins", "all\\u001b[2J well\\nok  other.toml: fine"))
    said = call("scenario", str(tmp_path), "--lang", "en")
    assert said.out.splitlines()[0] == f"ok  {tmp_path}/trick.toml: all\\x1b[2J well\\nok  other.toml: fine"
    assert len(said.out.splitlines()) == 2


def test_a_process_says_the_same(tmp_path: Path) -> None:
    put(tmp_path, good=GOOD, wrong=WRONG)
    good, wrong = str(tmp_path / "good.toml"), str(tmp_path / "wrong.toml")
    assert process("scenario", good, home=tmp_path).out == f"ok  {good}: Khorne begins\n1 passed, 0 failed\n"
    said = process("scenario", good, wrong, home=tmp_path, env={"LANG": "pl_PL.UTF-8"})
    assert (said.status, said.err) == (1, "")
    assert f"BŁĄD  {wrong}: line 4: " in said.out
