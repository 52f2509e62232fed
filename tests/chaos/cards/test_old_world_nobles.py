"""Reconstructed Old World cards about Nobles, Peasants and roads: what summoning costs, and who flees."""

from __future__ import annotations

from typing import Any

from tests.chaos.table import Table, lay

KHORNE_DECIDES = {"nurgle": {"dial": 1}, "tzeentch": {"dial": 1}}
"""Threats 3, 5, 7, 4."""


def reveal(card: str, track: list[str] | None = None, **position: Any) -> Table:
    """Reveal a card; the game stands still when the Old World Phase is over."""
    return lay(
        stage="old_world", pause_before="draw", old_world_next=[card], old_world={"track": track or []}, **position
    )


def tokens(table: Table, kind: str) -> dict[str, int]:
    """Where tokens of a kind lie, and how many."""
    regions = table.truth["regions"]
    return {name: regions[name]["tokens"][kind] for name in regions if kind in regions[name]["tokens"]}


def cost(table: Table, figure: str, region: str) -> int:
    """What it costs Khorne to summon a figure there."""
    before: int = table.power("khorne")["power"]
    table.choose(f"khorne {figure}", f"khorne {region}")
    after: int = table.power("khorne")["power"]
    return before - after


# -- Electors Arise


def test_electors_arise() -> None:
    """COW-OLDWORLD.4: a Noble in each of two different populous regions, as the lowest Threat chooses."""
    table = reveal("electors_arise", powers=KHORNE_DECIDES)
    assert (table.pending, table.options) == ("khorne", ["kislev", "empire", "bretonnia", "estalia"])
    assert table.refused("tilea") == "not_among_options"
    table.choose("estalia")
    assert table.options == ["kislev", "empire", "bretonnia"]
    table.choose("kislev")
    assert tokens(table, "noble") == {"kislev": 1, "estalia": 1}
    assert table.truth["old_world"]["track"] == ("electors_arise", "")


def test_electors_arise_with_ruin_and_a_short_supply() -> None:
    """COW-RUINED.3, COW-TOKENS.1: no Noble for a ruined region; the last of six ends it."""
    table = reveal("electors_arise", regions={"empire": {"ruined": 1}, "tilea": {"tokens": {"noble": 5}}})
    assert table.options == ["kislev", "bretonnia", "estalia"]
    assert table.refused("empire") == "COW-RUINED.3"
    table.choose("kislev")
    assert table.pending == ""
    assert tokens(table, "noble") == {"kislev": 1, "tilea": 5}


def test_electors_arise_raise_resistance_too() -> None:
    """COW-OLDWORLD.15: on the track, a Noble adds 1 to Resistance as well as to the Conquest Value."""
    regions = {"tilea": {"tokens": {"noble": 2, "peasant": 1}}}
    table = reveal("mass_exodus", ["", "electors_arise"], regions=regions)
    assert (table.region("tilea")["resistance"], table.region("tilea")["conquest"]) == (4, 4)
    off = reveal("franzs_decree", ["skavengers", "electors_arise"], regions=regions)
    assert (off.region("tilea")["resistance"], off.region("tilea")["conquest"]) == (2, 4)


def test_electors_arise_and_peasant_uprising_add_up() -> None:
    """COW-OLDWORLD.15: both cards on the track work at once, each for its own tokens."""
    regions = {"tilea": {"tokens": {"noble": 2, "peasant": 1}}}
    table = lay(pause_before="summoning", old_world={"track": ["electors_arise", "peasant_uprising"]}, regions=regions)
    assert table.region("tilea")["resistance"] == 5


# -- Franz's Decree


def test_franzs_decree() -> None:
    """COW-OLDWORLD.2, COW-RUINED.3, COW-TOKENS.1: a Noble in the Empire, unless it is ruined or none is left."""
    table = reveal("franzs_decree", regions={"empire": {"tokens": {"noble": 1}}})
    assert tokens(table, "noble") == {"empire": 2}
    assert table.truth["old_world"]["track"] == ("franzs_decree", "")
    assert tokens(reveal("franzs_decree", regions={"empire": {"ruined": 1}}), "noble") == {}
    assert tokens(reveal("franzs_decree", regions={"kislev": {"tokens": {"noble": 6}}}), "noble") == {"kislev": 6}


def test_franzs_decree_makes_the_empire_dearer() -> None:
    """COW-OLDWORLD.15: every summon into the Empire, from anywhere, costs 1 more; others cost what they did."""
    regions = {"kislev": {"figures": ["bloodletter"]}, "empire": {"figures": ["bloodsworn"]}}
    on = {"track": ["", "franzs_decree"]}
    assert cost(lay(to_act="khorne", old_world=on, regions=regions), "bloodthirster", "empire") == 4
    assert cost(lay(to_act="khorne", old_world=on, regions=regions), "bloodletter1", "empire") == 3
    assert cost(lay(to_act="khorne", old_world=on, regions=regions), "bloodthirster", "kislev") == 3
    assert cost(lay(to_act="khorne", old_world=on, regions=regions), "bloodsworn1", "kislev") == 1
    off = {"gone": ["franzs_decree"]}
    assert cost(lay(to_act="khorne", old_world=off, regions=regions), "bloodthirster", "empire") == 3


def test_franzs_decree_can_be_too_dear() -> None:
    """COW-SUMMON.15: with 1 power a Bloodsworn can go to Kislev but no longer to the Empire."""
    position: dict[str, Any] = {
        "to_act": "khorne",
        "powers": {"khorne": {"power": 1}},
        "regions": {"kislev": {"figures": ["bloodletter"]}},
    }
    table = lay(old_world={"track": ["franzs_decree"]}, **position)
    table.choose("khorne bloodsworn1")
    assert table.options == ["troll_country", "kislev"]
    assert table.refused("empire") == "COW-SUMMON.15"
    assert lay(**position).choose("khorne bloodsworn1").options == ["troll_country", "kislev", "empire"]


# -- Mass Exodus


def test_mass_exodus() -> None:
    """COW-OLDWORLD.4: Peasants of populous regions go, one by one, to neighbours neither populous nor ruined."""
    table = reveal(
        "mass_exodus",
        powers=KHORNE_DECIDES,
        regions={
            "kislev": {"tokens": {"peasant": 2, "noble": 1}},
            "empire": {"tokens": {"peasant": 1}},
            "bretonnia": {"tokens": {"peasant": 2}},
            "estalia": {"tokens": {"peasant": 1, "hero": 1}},
            "badlands": {"tokens": {"peasant": 1}},
        },
    )
    assert (table.pending, table.asked) == ("khorne", "flee")
    assert table.options == ["tilea", "border_princes"]
    assert table.refused("empire") == "not_among_options"
    table.choose("tilea")
    assert (table.pending, table.options) == ("khorne", ["tilea", "border_princes"])
    table.choose("border_princes")
    assert table.pending == ""
    assert tokens(table, "peasant") == {"troll_country": 2, "tilea": 2, "border_princes": 2, "badlands": 1}
    assert tokens(table, "noble") == {"kislev": 1}
    assert tokens(table, "hero") == {"estalia": 1}
    assert table.truth["supply"]["peasant"] == 13
    assert table.truth["old_world"]["gone"] == ["mass_exodus"]


def test_mass_exodus_with_nowhere_to_go() -> None:
    """COW-RUINED.3: Peasants without such a neighbour stay where they are; ruin itself is left freely."""
    table = reveal(
        "mass_exodus",
        regions={
            "troll_country": {"ruined": 1},
            "tilea": {"ruined": 2},
            "bretonnia": {"ruined": 3, "tokens": {"peasant": 1}},
            "kislev": {"tokens": {"peasant": 1}},
            "estalia": {"tokens": {"peasant": 2}},
        },
    )
    assert table.pending == ""
    assert tokens(table, "peasant") == {"kislev": 1, "estalia": 2, "border_princes": 1}


# -- Road Wardens


def test_road_wardens() -> None:
    """COW-OLDWORLD.2, COW-RUINED.3, COW-TOKENS.1: a Peasant in the Empire and one in Bretonnia."""
    table = reveal("road_wardens", regions={"empire": {"tokens": {"peasant": 1}}})
    assert tokens(table, "peasant") == {"empire": 2, "bretonnia": 1}
    assert table.truth["old_world"]["track"] == ("road_wardens", "")
    assert tokens(reveal("road_wardens", regions={"empire": {"ruined": 1}}), "peasant") == {"bretonnia": 1}
    assert tokens(reveal("road_wardens", powers={"khorne": {"captured": 20}}), "peasant") == {}


def test_road_wardens_make_moving_dearer() -> None:
    """COW-OLDWORLD.15: a figure already on the board costs 1 more, one from the reserve does not."""
    regions = {"kislev": {"figures": ["bloodletter"]}}
    on = {"track": ["", "road_wardens"]}
    assert cost(lay(to_act="khorne", old_world=on, regions=regions), "bloodletter1", "empire") == 3
    assert cost(lay(to_act="khorne", old_world=on, regions=regions), "bloodletter2", "empire") == 2
    off = {"gone": ["road_wardens"]}
    assert cost(lay(to_act="khorne", old_world=off, regions=regions), "bloodletter1", "empire") == 2
    both = {"track": ["franzs_decree", "road_wardens"]}
    assert cost(lay(to_act="khorne", old_world=both, regions=regions), "bloodletter1", "empire") == 4


def test_road_wardens_can_make_moving_too_dear() -> None:
    """COW-SUMMON.15: with 2 power a Bloodletter can still be brought in, but not moved."""
    table = lay(
        to_act="khorne",
        powers={"khorne": {"power": 2}},
        old_world={"track": ["road_wardens"]},
        regions={"kislev": {"figures": ["bloodletter"]}},
    )
    assert table.options == ["bloodsworn1", "bloodletter2", "pass"]
    assert table.refused("bloodletter1") == "COW-SUMMON.15"


def test_road_wardens_end_when_pushed_off_the_track() -> None:
    """COW-OLDWORLD.12: off the track the card makes nothing dearer."""
    table = lay(
        stage="old_world",
        old_world_next=["skavengers"],
        old_world={"track": ["divine_inspiration", "road_wardens"]},
        regions={"kislev": {"figures": ["bloodletter"]}},
    )
    assert table.truth["old_world"]["gone"] == ["road_wardens"]
    assert cost(table, "bloodletter1", "troll_country") == 2
