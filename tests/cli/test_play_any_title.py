"""A title whose board nobody has drawn yet can be played at the terminal, once it has words."""

from __future__ import annotations

from pathlib import Path

import pytest

from oldworld import locale
from oldworld.kernel import title as registry
from tests.cli.console import call

WORDS = Path(__file__).parents[1] / "tiny.ftl"


@pytest.fixture(autouse=True)
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny, with a name for each option, in English."""
    folder = tmp_path / "en" / "tiny"
    folder.mkdir(parents=True)
    (folder / "table.ftl").write_text(WORDS.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "rules.ftl").write_text("TINY-3 = All bid one card, in secret.\n", encoding="utf-8")
    ours = Path(locale.__file__).parent / "en" / "ui.ftl"
    (tmp_path / "en" / "ui.ftl").write_text(ours.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(locale, "_HERE", tmp_path)
    monkeypatch.setitem(registry._TITLES, "tiny", "tests.tiny")


def test_the_table_is_shown_by_its_fields_at_every_question() -> None:
    said = call("play", "tiny", "--plain", "--seed", "1", "--bots", "random", typed="1\n" * 12)
    assert said.status == 0, said.err
    assert "Winner: " in said.out
    assert said.out.count("stage: ") == said.out.count("\n? red ") + 1, "once more at the end"


def test_its_rules_are_looked_up_at_its_table() -> None:
    said = call("play", "tiny", "--plain", "--seed", "1", typed="rules secret\nquit\n")
    assert "TINY.3: All bid one card, in secret." in said.out
