"""Translations are those of the English sentences as they are now: `tools/words.py` says which are not."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import words  # noqa: E402


def test_no_translation_is_of_an_older_english_sentence() -> None:
    found = words.stale(words.digests(words.LOCALE / "en"), words.read(), words.languages())
    assert found == [], "look at these, then: python tools/words.py mark ID ..."


def test_every_language_is_looked_at() -> None:
    assert words.languages() == ["fr", "pl"]
    assert len(words.digests(words.LOCALE / "en")) > 1000


def test_a_sentence_that_changes_makes_its_translations_stale_and_a_comment_does_not(tmp_path: Path) -> None:
    english = tmp_path / "en"
    english.mkdir()
    file = english / "web.ftl"

    def said(text: str) -> words.Digests:
        file.write_text(text)
        return words.digests(english)

    first = said("greeting = Good day\nfarewell = Go well\n    .title = Out\n")
    kept = {"pl": dict(first)}
    assert words.stale(first, kept, ["pl"]) == []
    assert (
        words.stale(
            said("# Said at the door.\ngreeting = Good day\nfarewell = Go well\n    .title = Out\n"), kept, ["pl"]
        )
        == []
    )
    changed = said("greeting = Good evening\nfarewell = Go well\n    .title = Exit\nnew = News\n")
    assert words.stale(changed, kept, ["pl"]) == [
        "pl: greeting translates an older English sentence",
        "pl: farewell translates an older English sentence",
        "pl: nobody has said that new is translated",
    ]
    assert words.stale(said("greeting = Good day\n"), kept, ["pl"]) == ["pl: farewell is gone"]
