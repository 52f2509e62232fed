"""Positions that cannot be are refused with their path; what is taken is whole, and can be played."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from hypothesis import given, settings, strategies as st

from oldworld import Match
from oldworld.kernel.title import PlaceError
from oldworld.titles.chaos import tables, terms as t
from oldworld.titles.chaos.game import Game
from oldworld.titles.chaos.old_world_tables import OLD_WORLD_CARDS
from tests.chaos.laws import add_up

TRIO = ["khorne", "nurgle", "tzeentch"]


def refused(position: dict[str, Any], seats: list[str] | None = None) -> str:
    """What is said of a position that cannot be."""
    with pytest.raises(PlaceError) as caught:
        Match("chaos", position=position, seats=seats)
    return str(caught.value)


def taken(position: dict[str, Any]) -> None:
    """Such a position can be, and adds up."""
    add_up(cast(Game, Match("chaos", position=position).play))


def kislev(**region: Any) -> dict[str, Any]:
    """A position of which only Kislev is given."""
    return {"regions": {"kislev": region}}


@pytest.mark.parametrize("figure", [1, None, True, [], "", " ", "2", "0 leper", "٢ leper", "100 leper"])
def test_a_figure_is_a_text_that_names_its_kind(figure: object) -> None:
    said = refused(kislev(figures=[figure]))
    assert said.startswith("regions.kislev.figures: a figure is written as its kind"), said
    assert said.endswith(f"not {figure!r}")


@pytest.mark.parametrize("figure", ["² leper", "5 ork", "9" * 5000 + " leper", "2 leper1"])
def test_a_number_that_is_none_is_no_number_of_figures(figure: str) -> None:
    assert refused(kislev(figures=[figure])).startswith("regions.kislev.figures: ")


@pytest.mark.parametrize("card", [0, None, False, []])
def test_a_card_space_is_empty_or_holds_a_card(card: object) -> None:
    assert refused(kislev(cards=[card])).startswith(f"regions.kislev.cards: {card!r} is none of: blood_frenzy, ")
    assert refused({"old_world": {"track": [card]}}).startswith(f"old_world.track: {card!r} is none of: plunged")


@pytest.mark.parametrize("strange", [0, None, ["x"], {}])
def test_what_is_no_word_is_refused_like_a_word_that_is_unknown(strange: object) -> None:
    """In the compiled build, too, where a number that is taken for a text is a TypeError."""
    for key in ("hand", "discards", "upgrades"):
        assert refused({"powers": {"khorne": {key: [strange]}}}).startswith(f"powers.khorne.{key}: {strange!r} is none")
    for key in ("placed_this_round", "killed_this_round"):
        assert refused(kislev(**{key: [strange]})).startswith(f"regions.kislev.{key}: {strange!r} is none of: khorne")
    assert refused({"old_world": {"gone": [strange]}}).startswith(f"old_world.gone: {strange!r} is none of: ")
    for key in ("stage", "to_act", "pause_before"):
        assert refused({key: strange}).startswith(f"{key}: {strange!r} is none of: ")


def test_a_key_that_is_no_word_is_unknown() -> None:
    assert refused(cast(dict[str, Any], {1: 2})).startswith("1: unknown; known are: ")
    assert refused({"powers": {1: {}}}).startswith("powers: 1 is none of: khorne, ")
    assert refused({"powers": {"khorne": {1: 0}}}).startswith("powers.khorne.1: unknown; known are: ")
    assert refused({"regions": {1: {}}}).startswith("regions: 1 is none of: norsca, ")
    assert refused(kislev(tokens={1: 1})).startswith("regions.kislev.tokens: 1 is none of: ")


def test_no_more_peasants_are_captured_than_there_are() -> None:
    """COW-TOKENS.1: those on the board and on the sheets come from one supply of twenty."""
    captured = {"khorne": {"captured": 8}, "nurgle": {"captured": 8}}
    assert refused({"powers": captured | {"tzeentch": {"captured": 5}}}).startswith("powers.tzeentch.captured: ")
    assert refused({"powers": captured} | kislev(tokens={"peasant": 5})).startswith("regions.kislev.tokens.peasant: ")
    taken({"powers": captured} | kislev(tokens={"peasant": 4}))


def test_the_power_track_has_an_end() -> None:
    assert refused({"powers": {"khorne": {"power": 13}}}) == "powers.khorne.power: the power track ends at 12"
    taken({"powers": {"khorne": {"power": 12}}})


def test_the_old_world_deck_has_no_more_cards_than_are_left() -> None:
    """COW-SETUP.23: otherwise a card would have to be drawn where none is."""
    gone = OLD_WORLD_CARDS[:3]
    taken({"old_world": {"gone": gone, "left": 25}})
    said = refused({"old_world": {"gone": gone, "left": 26}})
    assert said == "old_world.left: 26 are too many: only 25 cards are left"


def test_each_ruination_card_is_there_once() -> None:
    """COW-CORRUPTION.8: five cards, numbered."""
    twice = {"regions": {name: {"ruined": 2} for name in ("kislev", "empire")}}
    assert refused(twice) == "regions.empire.ruined: there is only one ruination card 2"
    said = "ruination_left: there are 5 cards, 1 of them in regions"
    assert refused(kislev(ruined=1) | {"ruination_left": 5}) == said
    assert refused({"ruination_left": 6}) == "ruination_left: there are 5 cards, 0 of them in regions"


def test_a_card_is_face_up_or_not_and_only_where_one_lies() -> None:
    assert refused(kislev(ruined=1, face_up="no")) == "regions.kislev.face_up: expected true or false, not 'no'"
    assert refused(kislev(face_up=True)) == "regions.kislev.face_up: this region is not ruined: no card lies there"
    taken(kislev(face_up=False))


@pytest.mark.parametrize(
    "region",
    [
        {"placed_this_round": ["slaanesh"]},
        {"killed_this_round": ["slaanesh"]},
        {"corruption": {"slaanesh": 1}},
        {"figures": ["leper by slaanesh"]},
    ],
)
def test_a_power_that_does_not_play_does_nothing(region: dict[str, Any]) -> None:
    """COW-SETUP.4: its figures and cards are out of the game, so it places, kills and controls nothing."""
    said = refused(kislev(**region), TRIO)
    assert said == f"regions.kislev.{next(iter(region))}.slaanesh: this power is not in the game"
    taken(kislev(**region))


def test_only_a_horror_stands_on_a_card_space_and_on_one_that_is_empty() -> None:
    """COW-UPGRADE.4: what stands on a space keeps cards out of it."""
    assert refused(kislev(figures=["leper on left"])).endswith("leper1 cannot stand on a card space")
    for region in (
        {"figures": ["horror on left"], "cards": ["dazzle"]},
        {"figures": ["horror on left", "horror on left"]},
        {"figures": ["horror on left on right"]},
        {"figures": ["2 horror on left"]},
    ):
        assert refused(kislev(**region)).endswith("can stand on one card space alone, and it must be empty")
    taken(kislev(figures=["horror on left", "horror on right"]))


def test_an_upgrade_is_in_play_once() -> None:
    """COW-UPGRADE.7."""
    said = refused({"powers": {"nurgle": {"upgrades": ["up_leper", "up_leper"]}}})
    assert said == "powers.nurgle.upgrades: there is only one card up_leper"


# -- any position ---------------------------------------------------------------------------------

NUMBER = st.integers(0, 5) | st.integers(0, 9) | st.sampled_from([0, 1, 2, 3, 4, 5, -1, 30, 10**30, True, 1.5, "2"])
NAME = st.sampled_from([*t.POWERS, "slaanesh", "khorne", "ork"])
FIGURE = st.builds(
    " ".join,
    st.tuples(
        st.sampled_from(["1", "2", "7", "", "", "", "²"]),
        st.sampled_from([*tables.KIND_NAMES, "leper3", "horror1", ""]),
        st.sampled_from(["", "", "", "shielded", "spent", "by slaanesh", "on left", "on right", "asleep"]),
    ),
)
CARD = st.sampled_from([*tables.CARDS, "", "ork", 0])
REGION = st.fixed_dictionaries(
    {},
    optional={
        "figures": st.lists(FIGURE, max_size=4),
        "tokens": st.dictionaries(st.sampled_from([*t.TOKENS, "gold"]), NUMBER, max_size=3),
        "corruption": st.dictionaries(st.sampled_from([*t.POWERS, "sigmar"]), NUMBER, max_size=3),
        "cards": st.lists(CARD, max_size=3),
        "ruined": NUMBER,
        "face_up": st.booleans() | NUMBER,
        "placed_this_round": st.lists(NAME, max_size=2),
        "killed_this_round": st.lists(NAME, max_size=2),
    },
)
POWER = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(("points", "power", "dial", "counters", "captured", "owes"), NUMBER),
        "hand": st.lists(CARD, max_size=4),
        "discards": st.lists(CARD, max_size=4),
        "upgrades": st.lists(st.sampled_from([*tables.UPGRADES, 1]), max_size=3),
    },
)
OLD_WORLD = st.fixed_dictionaries(
    {},
    optional={
        "track": st.lists(st.sampled_from([*OLD_WORLD_CARDS, "", 0]), max_size=3),
        "left": st.integers(0, 28),
        "gone": st.lists(st.sampled_from(OLD_WORLD_CARDS), max_size=20, unique=True),
    },
)
POSITION = st.fixed_dictionaries(
    {},
    optional={
        "round": NUMBER,
        "stage": st.sampled_from([*t.STAGES, "tea"]),
        "powers": st.dictionaries(st.sampled_from([*t.POWERS]), POWER, max_size=2),
        "regions": st.dictionaries(st.sampled_from([*t.REGIONS]), REGION, max_size=2),
        "old_world": OLD_WORLD,
    },
)


@settings(max_examples=600, deadline=None)
@given(position=POSITION, four=st.booleans())
def test_any_position_is_refused_with_its_path_or_is_whole_and_can_be_played(
    position: dict[str, Any], four: bool
) -> None:
    try:
        match = Match("chaos", position=position, seats=None if four else TRIO)
    except PlaceError as error:
        assert error.path.split(".")[0] in position
        assert error.reason
        return
    chooser = random.Random(1)
    add_up(cast(Game, match.play))
    while match.pending:
        match.choose(chooser.choice(match.pending[0].options))
        assert len(match) < 3000, "the game does not end"
    add_up(cast(Game, match.play))
