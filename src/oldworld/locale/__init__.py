"""The words of every language, as Fluent files shared by all clients.

The engine speaks in ids (events, prompts, refusals); here ids become sentences.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "pl", "fr")
_HERE: Final = Path(__file__).parent
_RULES: Final = "rules.ftl"
_ENDING: Final = {"pl": 2}
"""How many letters at the end of a word can change."""
_STEM: Final = 5
"""So many letters of a word always count."""


def language_of(environment: Mapping[str, str] | None = None) -> str:
    """The language the environment asks for, English when it asks for none we speak.

    >>> language_of({"LANG": "pl_PL.UTF-8"})
    'pl'
    >>> language_of({"LANG": "C"})
    'en'
    """
    env = os.environ if environment is None else environment
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for value in env.get(name, "").split(":"):
            if value[:2] in LANGUAGES:
                return value[:2]
            if value:
                return "en"
    return "en"


def fold(text: str) -> str:
    """A text for searching: case and accents do not matter.

    >>> fold("Żeton Chłopów"), fold("Œil")
    ('zeton chlopow', 'oeil')
    """
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("œ", "oe"))
    return "".join([letter for letter in plain if not unicodedata.combining(letter)])


class Words:
    """The words of one language for the table of one title.

    >>> words = Words("en", "chaos")
    >>> words("chaos-region-empire")
    'The Empire'
    >>> words("chaos-event-cards_drawn", power="Khorne", count=1)
    'Khorne draws 1 card'
    """

    def __init__(self, language: str, title: str, of: str = "ui") -> None:
        """The words of a title (of none for ""), beside those ``of`` the terminal (``ui``) or of ``letters``."""
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.title = title
        self._bundle = FluentBundle([language], use_isolating=False)
        self._rules: dict[str, str] | None = None
        titles = sorted((_HERE / language / title).glob("*.ftl")) if title else []
        for path in (_HERE / language / f"{of}.ftl", *titles):
            if path.name != _RULES:
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, message: str, attribute: str = "", /, **args: str | int) -> str:
        """The text of a message, or of one of its attributes. A message that is missing is an error."""
        found = self._bundle.get_message(message)
        pattern = found.value if not attribute else found.attributes[attribute]
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def has(self, message: str, attribute: str = "") -> bool:
        """Is there such a message, with such an attribute?"""
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def decimal(self, number: float, places: int = 1) -> str:
        """A number with so many decimal places, as the language writes it.

        >>> Words("pl", "chaos").decimal(5.25, 2)
        '5,25'
        """
        text = f"{number:,.{places}f}"
        return text if self.language == "en" else text.replace(",", "\N{NO-BREAK SPACE}").replace(".", ",")

    # -- the rules --------------------------------------------------------------------------------

    def rules(self) -> dict[str, str]:
        """Every numbered clause of the title in this language: its id and its text, in order."""
        if self._rules is None:
            self._rules = {}
            for line in (_HERE / self.language / self.title / _RULES).read_text(encoding="utf-8").splitlines():
                name, equals, text = line.partition(" = ")
                head, _, number = name.rpartition("-")
                if equals and number.isdigit() and not name.startswith("#"):
                    self._rules[f"{head}.{number}"] = text
        return self._rules

    def clause(self, clause: str) -> str:
        """The text of a clause, such as ``COW-SUMMON.16``."""
        return self.rules().get(clause, "")

    def search_rules(self, text: str) -> list[tuple[str, str]]:
        """The clauses whose number or text holds all words of a text, whatever their case and accents.

        Where words change their ends, as in Polish, the ends of longer ones do not count.
        """
        sought = [word[: max(_STEM, len(word) - _ENDING.get(self.language, 0))] for word in fold(text).split()]
        return [
            (clause, said)
            for clause, said in self.rules().items()
            if all(word in f"{clause.casefold()} {fold(said)}" for word in sought)
        ]
