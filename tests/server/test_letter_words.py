"""The words of letters: every language says what English says, and nothing that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from oldworld import locale
from oldworld.locale import LANGUAGES, Words
from oldworld.server import letters
from oldworld.server.letters import texts
from oldworld.server.storage.post import What
from oldworld.server.storage.schema import now

PLURALS = ("letter-minutes", "letter-hours", "letter-days", "letter-many-subject")


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with what goes into it."""
    text = (Path(locale.__file__).parent / language / "letters.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^(letter-[a-z-]+) =", text, flags=re.MULTILINE)[1:]
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in pairs}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_asked_for_and_no_other() -> None:
    folder = Path(letters.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    plain = set(re.findall(r'"(letter-[a-z-]+)"', code)) | set(re.findall(r"'(letter-[a-z-]+)'", code))
    made = {f"letter-{unit}" for unit, _ in texts._UNITS}
    for what in get_args(What):
        made |= {f"letter-{what}", f"letter-{what}-subject"}
    for why in ("link", "claim", "held"):
        made |= {f"letter-{why}", f"letter-{why}-subject", f"letter-{why}-not-you"}
    assert plain | made == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms(language: str) -> None:
    words = Words(language, "", "letters")
    for message in PLURALS:
        said = [words(message, count=count) for count in (1, 2, 5, 22)]
        assert len({re.sub(r"\d+", "", text) for text in said}) >= 2, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_that_can_happen_is_a_sentence(language: str) -> None:
    one = {"game": "abc", "title": "chaos", "seat": "khorne", "who": "nurgle", "deadline": now().isoformat()}
    for what in get_args(What):
        for winners in ([], ["khorne"], ["khorne", "nurgle"]):
            text = texts.sentence(language, {**one, "what": what, "winners": winners}, now())
            assert text.startswith(Words(language, "chaos")("chaos-title"))
            assert "{" not in text


def test_a_title_that_nobody_has_named_goes_by_its_own_word() -> None:
    assert texts.title_name("pl", "nameless") == "nameless"
    assert texts.seat_name("pl", "nameless", "north") == "north"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(5, "1 minute"), (60 * 59, "59 minutes"), (3600, "1 hour"), (3600 * 18, "18 hours"), (86400 * 2.4, "2 days")],
)
def test_lengths_of_time(seconds: float, said: str) -> None:
    assert texts.amount("en", seconds) == said
