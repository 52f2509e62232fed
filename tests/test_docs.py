"""The pages in docs/ and the README are true: links, commands, examples, lists and names."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from oldworld import Match
from oldworld.cli.main import parser
from oldworld.kernel.record import FORMAT
from oldworld.kernel.scenario import run_text
from oldworld.locale import LANGUAGES, Words
from oldworld.titles.chaos import happenings, prompts, settings, sources, tables, terms as t
from oldworld.titles.chaos.title import TITLE

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CLAUSE = re.compile(r"\bCOW-[A-Z]+\.\d+\b")
RULES = Words("en", "chaos").rules()


def page(name: str) -> str:
    """The text of a page of docs/."""
    return (DOCS / name).read_text(encoding="utf-8")


def test_the_picture_is_what_the_program_draws_today(tmp_path: Path) -> None:
    drawn = tmp_path / "table.svg"
    subprocess.run([sys.executable, ROOT / "tools" / "picture.py", drawn], check=True)
    assert drawn.read_text(encoding="utf-8") == page("table.svg"), "draw it anew: python tools/picture.py"


def blocks(text: str) -> list[str]:
    """What stands between fences."""
    return [found.group(2) for found in FENCED.finditer(text)]


def code(text: str) -> list[str]:
    """All code of a page, fenced and within a line, as lines."""
    spans = re.findall(r"`([^`\n]+)`", FENCED.sub("", text))
    return [line for block in blocks(text) for line in block.splitlines()] + spans


def rows(text: str, first: str) -> dict[str, list[str]]:
    """The cells of the table whose heading begins with a word, by the word in its first column."""
    found: dict[str, list[str]] = {}
    heading = re.search(rf"^\| {re.escape(first)} \|.*\n\|[-|]+\|\n", text, re.MULTILINE)
    assert heading is not None, first
    for line in text[heading.end() :].splitlines():
        if not line.startswith("|"):
            break
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        word = re.fullmatch("`([^`]+)`", cells[0])
        found[word.group(1) if word is not None else cells[0]] = cells[1:]
    return found


def section(text: str, heading: str) -> str:
    """The part of a page under a heading, up to the next one of its depth or above."""
    start = re.search(rf"^(#+) {re.escape(heading)}$", text, re.MULTILINE)
    assert start is not None, heading
    rest = text[start.end() :]
    end = re.search(rf"^#{{1,{len(start.group(1))}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end is not None else rest


def anchors(path: Path) -> set[str]:
    """The names by which the headings of a page can be linked to."""
    text = FENCED.sub("", path.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# -- links and commands ---------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES, ids=[path.name for path in PAGES])
def test_every_relative_link_leads_somewhere(path: Path) -> None:
    text = FENCED.sub("", path.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        leads_to = (path.parent / file).resolve() if file else path
        assert leads_to.exists(), target
        assert ROOT in leads_to.parents, f"{target} leads out of the project"
        if anchor:
            assert anchor in anchors(leads_to), target


@pytest.mark.parametrize("path", PAGES, ids=[path.name for path in PAGES])
def test_every_command_shown_is_one(path: Path) -> None:
    commands = next(a for a in parser()._actions if isinstance(a, argparse._SubParsersAction)).choices
    for line in code(path.read_text(encoding="utf-8")):
        found = re.search(r"(?<!from )(?<![\w.'/-])oldworld ([a-z]+)\b(.*)", line)
        if found is None:
            continue
        assert found.group(1) in commands, line
        known = commands[found.group(1)]._option_string_actions
        for flag in re.findall(r"(?<!\S)--?[a-z][a-z-]*", found.group(2)):
            assert flag in known, line


def test_the_source_archive_holds_what_make_needs() -> None:
    make = (ROOT / "Makefile").read_text(encoding="utf-8")
    needed = re.search(r"^\$\(VENV\)/\.ready: (.+)$", make, re.MULTILINE)
    assert needed is not None
    with (ROOT / "pyproject.toml").open("rb") as file:
        held = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert {name.partition("/")[0] for name in needed.group(1).split()} - {"pyproject.toml"} <= set(held)


# -- examples -------------------------------------------------------------------------------------


def test_every_scenario_shown_runs_and_holds() -> None:
    shown = [block for block in blocks(page("scenario.md")) if re.search(r"^title =", block, re.MULTILINE)]
    assert len(shown) >= 2
    for block in shown:
        name, wrong = run_text(block)
        assert wrong == [], name
        for clause in tomllib.loads(block).get("clauses", []):
            assert clause in RULES


def test_every_record_shown_replays() -> None:
    shown = [block for block in blocks(page("record.md")) if block.startswith(f"{FORMAT}\n")]
    ends = [Match.replay(block).result for block in shown]
    assert [end is None for end in ends] == [True, False]


# -- lists ----------------------------------------------------------------------------------------


def test_every_word_of_the_card_vocabulary_is_described() -> None:
    shown = page("add-a-card.md")
    chaos = set(rows(shown[shown.index("## The vocabulary of Chaos cards") :], "key"))
    assert chaos == tables._VOCABULARY
    forbids = {str(card["effect"]["forbids"]) for card in sources.FACTS["card"] if "forbids" in card["effect"]}
    assert {word.strip('"') for word in rows(shown, "`forbids`")} == forbids
    assert {word.strip('"') for word in rows(shown, "`on_play`")} == {name for name in tables.ON_PLAY if name}


def test_when_a_card_can_act_is_listed() -> None:
    described = rows(section(page("add-a-card.md"), "An entry for a Chaos card"), "key")["when"][1]
    assert set(re.findall(r"`(\w+)`", described)) == tables._WHEN


def test_for_which_figure_an_effect_of_an_upgrade_works_is_said() -> None:
    words = Words("en", "chaos")
    works = {
        key: f"the {words(f'chaos-figure-{kind}')}" if kind else "any figure"
        for key, kind in tables._FOLLOWER_EFFECTS.items()
    }
    works |= dict.fromkeys(tables._POWER_EFFECTS, "a power upgrade")
    assert {key: cells[2] for key, cells in rows(page("add-a-card.md"), "key of `effect`").items()} == works


def test_every_word_of_upgrades_and_old_world_cards_is_described() -> None:
    shown = page("add-a-card.md")
    upgrades = [upgrade for power in sources.FACTS["power"] for upgrade in power["upgrade"]]
    keys = {key for upgrade in upgrades for key in upgrade.get("effect", {})}
    assert set(rows(shown, "key of `effect`")) == keys
    old_world = section(shown, "Old World cards")
    words = set(re.findall(r"\w+", " ".join(code(old_world))))
    for card in sources.FACTS["old_world"]:
        assert set(card) <= words, card["id"]
        assert set(card.get("lasting", {})) <= words, card["id"]
        for step in card["immediate"]:
            assert {*step, str(step.get("where", "each"))} <= words, card["id"]


@pytest.mark.parametrize("name", [setting.name for setting in settings.SETTINGS])
def test_every_setting_is_described_as_it_is(name: str) -> None:
    setting = next(setting for setting in settings.SETTINGS if setting.name == name)
    if name == "edition":
        assert "`edition` is `pl` (the default) or `fr`" in page("rulings.md")
        assert (setting.values, setting.default) == (("pl", "fr"), "pl")
        return
    values, polish, french, clause, _ = rows(page("rulings.md"), "option")[name]
    assert values == ", ".join(f"`{value}`" for value in setting.values)
    assert polish == f"`{Match('chaos').setup[name]}`"
    assert french == f"`{Match('chaos', options={'edition': 'fr'}).setup[name]}`"
    assert clause in RULES


def test_every_event_question_and_stage_is_listed() -> None:
    shown = page("scenario.md")
    events = rows(shown, "event")
    assert list(events) == happenings.NAMES
    for name, arguments in zip(happenings.NAMES, happenings.ARGUMENTS, strict=True):
        assert re.findall(r"\w+", events[name][0]) == [argument for argument, _ in arguments]
    assert list(rows(shown, "`asked`")) == prompts.NAMES
    assert tuple(rows(shown, "stage")) == t.STAGES


def test_every_reconstructed_card_is_listed() -> None:
    assert set(rows(section(page("rulings.md"), "Reconstructed cards"), "card")) == sources.RECONSTRUCTED


# -- names and clauses ----------------------------------------------------------------------------


def test_names_in_the_glossary_are_those_of_the_language_files() -> None:
    shown = page("glossary.md")
    kinds: list[tuple[str, str, tuple[str, ...]]] = [
        ("Powers", "power", t.POWERS),
        ("Figures", "figure", tuple(tables.KIND_NAMES)),
        ("Classes of figures", "class", t.CLASSES),
        ("Regions", "region", t.REGIONS),
        ("Tokens", "token", (*t.TOKENS, "corruption")),
        ("Phases and stages", "phase", tuple(dict.fromkeys(t.PHASE_OF_STAGE))),
    ]
    for heading, kind, words in kinds:
        table = rows(section(shown, heading), "word")
        assert tuple(table) == words
        for word in words:
            assert table[word][:3] == [Words(language, "chaos")(f"chaos-{kind}-{word}") for language in LANGUAGES]


@pytest.mark.parametrize("path", PAGES, ids=[path.name for path in PAGES])
def test_every_clause_that_is_named_exists(path: Path) -> None:
    assert set(CLAUSE.findall(path.read_text(encoding="utf-8"))) <= set(RULES)


def test_every_clause_is_named_by_a_test() -> None:
    named: set[str] = set()
    for path in sorted((ROOT / "tests").rglob("*")):
        if path.suffix in (".py", ".toml"):
            named |= set(CLAUSE.findall(path.read_text(encoding="utf-8")))
    clauses = {clause for clause in RULES if clause.startswith(f"{TITLE.clause_prefix}-")}
    assert clauses - named == set()
    assert f"The rules have {len(clauses)} numbered clauses." in page("rulings.md")
