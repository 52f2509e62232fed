"""What the title says of a thing when somebody looks it up: numbers, neighbours, what the dial brings next."""

from __future__ import annotations

import re
from typing import cast

import pytest

from oldworld import Match
from oldworld.cli.chaos_board import tick
from oldworld.cli.speaking import Speaker
from oldworld.kernel.title import title
from oldworld.locale import LANGUAGES, Words
from oldworld.titles.chaos import tables, terms as t
from oldworld.titles.chaos.view import ChaosView
from tests.chaos.table import lay


def speaker(language: str = "en") -> Speaker:
    of = title("chaos")
    return Speaker(of, Words(language, of.name))


def said(kind: str, word: str, language: str = "en") -> str:
    facts = title("chaos").say_facts(kind, word)
    assert facts is not None
    return speaker(language).say(facts)


@pytest.mark.parametrize(
    ("region", "text"),
    [
        ("norsca", "Resistance and Conquest Value 1 · borders Troll Country"),
        ("kislev", "Resistance and Conquest Value 3 · populous · borders Troll Country, The Empire"),
        ("tilea", "Resistance and Conquest Value 2 · borders Bretonnia, Estalia, The Border Princes"),
    ],
)
def test_a_region_says_its_numbers_and_its_neighbours(region: str, text: str) -> None:
    """COW-SUMMON.17, COW-SETUP.20."""
    assert said("region", region) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "word", "options"),
    [
        ("card", "field_of_carnage", {"field_of_carnage": "in"}),
        ("card", "perverse_infiltration", {"ruiners": "step"}),
        ("old_world", "plunged_into_chaos", {"plunged_peasants": "returned"}),
    ],
)
def test_a_text_says_what_the_card_does_in_this_game(
    kind: str, word: str, options: dict[str, str], language: str
) -> None:
    """COW-CARDS.26, COW-CORRUPTION.9, COW-TOKENS.12"""
    of, words = title("chaos"), Words(language, "chaos")
    usual = Speaker(of, words, Match("chaos").setup).text(kind, word)
    here = Speaker(of, words, Match("chaos", options=options).setup).text(kind, word)
    assert usual == Speaker(of, words).text(kind, word)
    assert here
    assert here != usual


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_about_a_card_begins_with_the_name_of_the_card(language: str) -> None:
    words = Words(language, "chaos")
    powers = "|".join(words(f"chaos-power-{power}") for power in t.POWERS)
    names = {words(f"chaos-card-{card}") for card in tables.CARDS}
    named = [re.match(rf"(.+?) \((?:{powers})\b", words.clause(f"COW-CARDS.{number}")) for number in range(24, 40)]
    assert {found.group(1) for found in named if found is not None} <= names
    assert named.count(None) == 2, "the second copies of Blood Frenzy and of The Skull Throne"


def test_the_french_clauses_write_the_name_of_a_token_as_the_cards_do() -> None:
    words = Words("fr", "chaos")
    assert words("chaos-token-corruption") == "Pion Corruption"
    assert [clause for clause, text in words.rules().items() if re.search(r"\bpions? corruption\b", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_looked_up_has_a_name_and_facts_in_every_language(language: str) -> None:
    of = title("chaos")
    words = speaker(language)
    kinds = {kind for kind, _ in of.things()}
    assert kinds == {"region", "figure", "card", "upgrade", "old_world", "token"}
    for kind, word in of.things():
        assert words.name(kind, word)
        facts = of.say_facts(kind, word)
        assert (facts is not None) == (kind in ("region", "figure", "card", "old_world"))
        assert words.text(kind, word) or kind in ("region", "figure", "token"), (kind, word)
        if facts is not None:
            assert "{" not in words.say(facts)


def test_the_view_says_what_the_next_tick_of_each_dial_brings() -> None:
    """COW-DIAL.20."""
    for power, name in enumerate(t.POWERS):
        last = len(tables.THREAT[power]) - 1
        for position in range(last + 1):
            table = lay(powers={name: {"dial": position}}, pause_before="summoning", stage="summoning")
            seen = cast(ChaosView, table.match.view()).powers[name]
            after = min(position + 1, last)
            assert seen.next_tick == t.INSTRUCTIONS[tables.DIAL_OP[power][after]]
            assert seen.next_count == tables.DIAL_N[power][after]
            for language in LANGUAGES:
                assert str(seen.next_count) in tick(seen.as_dict(), speaker(language)) or seen.next_count == 0


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("pl", 1, "+1 punkt"),
        ("pl", 3, "+3 punkty"),
        ("pl", 5, "+5 punktów"),
        ("fr", 4, "+4 points"),
        ("en", 4, "+4 points"),
    ],
)
def test_points_of_a_tick_are_said_in_the_right_form(language: str, number: int, text: str) -> None:
    assert tick({"next_tick": "vp", "next_count": number}, speaker(language)) == text
