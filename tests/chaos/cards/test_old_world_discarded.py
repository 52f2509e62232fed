"""Old World cards with known texts that are discarded as soon as they are carried out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos.table import Table, lay

KHORNE_DECIDES = {"nurgle": {"dial": 1}, "tzeentch": {"dial": 1}}
"""Threats 3, 5, 7, 4."""
SLAANESH_DECIDES = {"khorne": {"dial": 1}, "nurgle": {"dial": 1}, "tzeentch": {"dial": 1}}
"""Threats 6, 5, 7, 4."""


def reveal(card: str, track: list[str] | None = None, **position: Any) -> Table:
    """Reveal a card; the game stands still when the Old World Phase is over."""
    return lay(
        stage="old_world", pause_before="draw", old_world_next=[card], old_world={"track": track or []}, **position
    )


def tokens(table: Table, kind: str) -> dict[str, int]:
    """Where tokens of a kind lie, and how many."""
    regions = table.truth["regions"]
    return {name: regions[name]["tokens"][kind] for name in regions if kind in regions[name]["tokens"]}


def captured(khorne: int, nurgle: int, tzeentch: int, slaanesh: int) -> dict[str, Any]:
    counts = {"khorne": khorne, "nurgle": nurgle, "tzeentch": tzeentch, "slaanesh": slaanesh}
    return {power: {"captured": count} for power, count in counts.items()}


def points(table: Table) -> list[int]:
    return [power["points"] for power in table.truth["powers"].values()]


def on_sheets(table: Table) -> list[int]:
    return [power["captured"] for power in table.truth["powers"].values()]


# -- Plunged Into Chaos


def test_plunged_into_chaos() -> None:
    """COW-TOKENS.12: a point for each captured Peasant, 3 more for having the most; the Peasants stay."""
    table = reveal("plunged_into_chaos", powers=captured(3, 1, 0, 2))
    assert points(table) == [6, 1, 0, 2]
    assert on_sheets(table) == [3, 1, 0, 2]
    assert table.truth["supply"]["peasant"] == 14


@pytest.mark.parametrize(
    ("sheets", "scored"),
    [
        ((2, 2, 0, 1), [2, 2, 0, 1]),
        ((2, 2, 2, 2), [2, 2, 2, 2]),
        ((0, 0, 0, 1), [0, 0, 0, 4]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_plunged_into_chaos_rewards_only_the_one_with_strictly_the_most(
    sheets: tuple[int, int, int, int], scored: list[int]
) -> None:
    """COW-TOKENS.12: nobody gets the 3 points in a tie, or when nobody has a Peasant."""
    assert points(reveal("plunged_into_chaos", powers=captured(*sheets))) == scored


def test_plunged_into_chaos_pays_nothing_for_peasants_on_the_board() -> None:
    """COW-TOKENS.12: only Peasants on a Power sheet are rewarded."""
    table = reveal("plunged_into_chaos", regions={"kislev": {"tokens": {"peasant": 2}, "figures": ["3 bloodletter"]}})
    assert points(table) == [0, 0, 0, 0]
    assert tokens(table, "peasant") == {"kislev": 2}


def play_to_a_second_plunged_into_chaos(options: dict[str, str]) -> Table:
    table = lay(
        stage="old_world",
        options=options,
        old_world_next=["plunged_into_chaos", "plunged_into_chaos"],
        powers={"nurgle": {"captured": 2}},
    )
    for power in ("khorne", "nurgle", "tzeentch", "slaanesh"):
        table.choose(f"{power} pass")
    assert table.truth["round"] == 2
    assert table.truth["old_world"]["gone"] == ["plunged_into_chaos", "plunged_into_chaos"]
    return table


def test_plunged_into_chaos_pays_again_for_peasants_that_are_kept() -> None:
    """COW-TOKENS.12: captured Peasants stay with their captor, so a second card rewards them again."""
    table = play_to_a_second_plunged_into_chaos({})
    assert points(table) == [0, 10, 0, 0]
    assert on_sheets(table) == [0, 2, 0, 0]
    assert table.truth["supply"]["peasant"] == 18


def test_plunged_into_chaos_can_be_set_to_return_the_peasants() -> None:
    """COW-TOKENS.12: with plunged_peasants = returned the rewarded Peasants go back to the supply."""
    table = play_to_a_second_plunged_into_chaos({"plunged_peasants": "returned"})
    assert points(table) == [0, 5, 0, 0]
    assert on_sheets(table) == [0, 0, 0, 0]
    assert table.truth["supply"]["peasant"] == 20


# -- Up From Skavenblight


def test_up_from_skavenblight() -> None:
    """COW-OLDWORLD.4: a Skaven where a Warpstone lies, or next to it, as the lowest Threat chooses."""
    table = reveal("up_from_skavenblight", powers=KHORNE_DECIDES, regions={"norsca": {"tokens": {"warpstone": 1}}})
    assert (table.pending, table.asked) == ("khorne", "place_token")
    assert table.options == ["norsca", "troll_country"]
    assert table.refused("kislev") == "not_among_options"
    table.choose("troll_country")
    assert tokens(table, "skaven") == {"troll_country": 1}
    assert table.truth["supply"]["skaven"] == 5


def test_up_from_skavenblight_needs_a_warpstone() -> None:
    """COW-OLDWORLD.4: without a Warpstone on the board nothing happens, and nobody is asked."""
    table = reveal("up_from_skavenblight", regions={"norsca": {"tokens": {"peasant": 1, "skaven": 1}}})
    assert table.pending == ""
    assert tokens(table, "skaven") == {"norsca": 1}
    assert table.truth["old_world"]["gone"] == ["up_from_skavenblight"]


def test_up_from_skavenblight_passes_over_ruined_regions() -> None:
    """COW-RUINED.3: a ruined region takes no Skaven, though the Warpstone in it still draws one nearby."""
    table = reveal(
        "up_from_skavenblight",
        regions={"kislev": {"ruined": 1, "tokens": {"warpstone": 1}}, "badlands": {"tokens": {"warpstone": 1}}},
    )
    assert table.options == ["troll_country", "empire", "border_princes", "badlands"]
    assert table.refused("kislev") == "COW-RUINED.3"


def test_up_from_skavenblight_with_no_skaven_left() -> None:
    """COW-TOKENS.1: the six Skaven are all there are."""
    table = reveal("up_from_skavenblight", regions={"norsca": {"tokens": {"warpstone": 1, "skaven": 6}}})
    assert table.pending == ""
    assert tokens(table, "skaven") == {"norsca": 6}


# -- Meteor Showers


def test_meteor_showers() -> None:
    """COW-OLDWORLD.4: one Warpstone in each of two different regions, as the lowest Threat chooses."""
    table = reveal("meteor_showers", powers=SLAANESH_DECIDES, regions={"empire": {"tokens": {"warpstone": 1}}})
    assert (table.pending, len(table.options)) == ("slaanesh", 9)
    table.choose("empire")
    assert table.pending == "slaanesh"
    assert table.refused("empire") == "not_among_options"
    table.choose("badlands")
    assert table.pending == ""
    assert tokens(table, "warpstone") == {"empire": 2, "badlands": 1}


def test_meteor_showers_pass_over_ruined_regions() -> None:
    """COW-RUINED.3: no Warpstone falls on a ruined region."""
    table = reveal("meteor_showers", regions={"tilea": {"ruined": 1}})
    assert len(table.options) == 8
    assert table.refused("tilea") == "COW-RUINED.3"


def test_meteor_showers_with_one_warpstone_left() -> None:
    """COW-TOKENS.1: the last Warpstone is placed, and no second region is asked for."""
    table = reveal("meteor_showers", regions={"norsca": {"tokens": {"warpstone": 13}}})
    table.choose("kislev")
    assert table.pending == ""
    assert tokens(table, "warpstone") == {"norsca": 13, "kislev": 1}


# -- The Crusade is Come


def test_the_crusade_is_come() -> None:
    """COW-OLDWORLD.36: a Peasant in two regions, then a Hero in two, then a Noble in two; all one player's choice."""
    table = reveal("the_crusade_is_come", powers=KHORNE_DECIDES)
    asked = []
    for region in ("kislev", "norsca", "kislev", "tilea", "tilea", "kislev"):
        assert table.pending == "khorne"
        asked.append(table.match.pending[0].args["token"])
        table.choose(region)
    assert asked == ["peasant", "peasant", "hero", "hero", "noble", "noble"]
    assert table.pending == ""
    assert tokens(table, "peasant") == {"norsca": 1, "kislev": 1}
    assert tokens(table, "hero") == {"kislev": 1, "tilea": 1}
    assert tokens(table, "noble") == {"kislev": 1, "tilea": 1}


def test_the_crusade_is_come_to_two_different_regions_each_time() -> None:
    """COW-OLDWORLD.36: the two regions of a pair differ, but another kind may go to the same again."""
    table = reveal("the_crusade_is_come")
    for _ in ("peasant", "hero", "noble"):
        assert len(table.options) == 9
        table.choose("empire")
        assert table.refused("empire") == "not_among_options"
        table.choose("norsca")
    assert table.region("empire")["tokens"] == {"hero": 1, "noble": 1, "peasant": 1}


def test_the_crusade_is_come_with_ruin_and_a_short_supply() -> None:
    """COW-RUINED.3, COW-TOKENS.1: what has run out is left out, and no token goes to a ruined region."""
    table = reveal(
        "the_crusade_is_come",
        regions={"estalia": {"ruined": 1}, "norsca": {"tokens": {"hero": 4, "noble": 5}}},
    )
    assert table.refused("estalia") == "COW-RUINED.3"
    table.choose("kislev", "tilea")
    assert table.match.pending[0].args["token"] == "noble"
    table.choose("kislev")
    assert table.pending == ""
    assert table.region("kislev")["tokens"] == {"noble": 1, "peasant": 1}
    assert table.region("tilea")["tokens"] == {"peasant": 1}
    assert tokens(table, "hero") == {"norsca": 4}


# -- discarding


@pytest.mark.parametrize(
    "card", ["plunged_into_chaos", "up_from_skavenblight", "meteor_showers", "the_crusade_is_come", "mass_exodus"]
)
def test_cards_that_are_discarded_leave_the_track_alone(card: str) -> None:
    """COW-OLDWORLD.9, COW-OLDWORLD.10, COW-OLDWORLD.36: the card leaves the game, nothing is pushed."""
    for track in (["skavengers", "greenskins_invade"], ["skavengers", ""], ["", "greenskins_invade"], ["", ""]):
        table = reveal(card, track)
        while table.pending:
            table.choose(table.options[0])
        assert table.truth["old_world"]["track"] == tuple(track)
        assert table.truth["old_world"]["gone"] == [card]
        assert table.happened(f"old_world_left card={card}") == 1
        assert table.happened("old_world_placed") == 0
