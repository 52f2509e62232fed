"""Old World cards whose text, or lasting text, is reconstructed; and that the data says which ones are."""

from __future__ import annotations

from typing import Any

import pytest

from oldworld.titles.chaos import sources
from tests.chaos.table import Table, lay

KHORNE_DECIDES = {"nurgle": {"dial": 1}, "tzeentch": {"dial": 1}}
"""Threats 3, 5, 7, 4."""


def reveal(card: str, track: list[str] | None = None, **position: Any) -> Table:
    """Reveal a card; the game stands still when the Old World Phase is over."""
    return lay(
        stage="old_world", pause_before="draw", old_world_next=[card], old_world={"track": track or []}, **position
    )


def end_step(track: list[str], **position: Any) -> Table:
    """Resolve the cards on the track in the End Phase; the game stands still before ruin is scored."""
    return lay(stage="old_world_cards", pause_before="score", old_world={"track": track}, **position)


def tokens(table: Table, kind: str) -> dict[str, int]:
    """Where tokens of a kind lie, and how many."""
    regions = table.truth["regions"]
    return {name: regions[name]["tokens"][kind] for name in regions if kind in regions[name]["tokens"]}


# -- what the data says


def test_the_data_marks_what_is_reconstructed() -> None:
    """COW-OLDWORLD.11: the parts of each card that are not the printed text, and no others, are marked."""
    both = ["immediate", "lasting"]
    marked = {card["id"]: sorted(card["reconstructed"]) for card in sources.FACTS["old_world"] if card["reconstructed"]}
    assert marked == {
        "dwarf_trollslayers": ["lasting"],
        "dark_elf_corsairs": both,
        "electors_sue_for_peace": both,
        "teclis_aids_the_empire": both,
        "divine_inspiration": both,
        "electors_arise": both,
        "franzs_decree": both,
        "mass_exodus": ["goes_to", "immediate"],
        "road_wardens": both,
        "witch_hunters": both,
    }


def test_the_data_names_reconstructed_points_of_known_texts() -> None:
    """COW-OLDWORLD.11: a reading added to a known text, and a remembered text, are named as such in the source."""
    source = {card["id"]: card["source"] for card in sources.FACTS["old_world"]}
    assert "explosions: reconstructed" in source["greenskins_invade"]
    assert "choice_of_card: reconstructed" in source["bretonnian_knights"]
    assert "lasting: memory" in source["electors_sue_for_peace"]
    assert sorted(card for card, text in source.items() if "reconstructed" in text or "memory" in text) == [
        "bretonnian_knights",
        "dark_elf_corsairs",
        "divine_inspiration",
        "dwarf_trollslayers",
        "electors_arise",
        "electors_sue_for_peace",
        "franzs_decree",
        "greenskins_invade",
        "mass_exodus",
        "road_wardens",
        "teclis_aids_the_empire",
        "witch_hunters",
    ]


# -- where the Event tokens go


@pytest.mark.parametrize(
    ("card", "regions"),
    [
        ("dark_elf_corsairs", ["norsca", "bretonnia", "estalia"]),
        ("electors_sue_for_peace", ["kislev", "empire", "bretonnia", "border_princes"]),
        ("teclis_aids_the_empire", ["kislev", "empire", "bretonnia"]),
    ],
)
def test_reconstructed_comet_cards_mark_regions(card: str, regions: list[str]) -> None:
    """COW-OLDWORLD.2, COW-RUINED.3: after the clearing an Event token in each of these, but in no ruined one."""
    table = reveal(card, regions={"badlands": {"tokens": {"event": 2}}})
    assert tokens(table, "event") == dict.fromkeys(regions, 1)
    assert table.truth["old_world"]["track"] == (card, "")
    ruined = reveal(card, regions={"bretonnia": {"ruined": 1}})
    assert tokens(ruined, "event") == dict.fromkeys([region for region in regions if region != "bretonnia"], 1)


# -- Dwarf Trollslayers, lasting


def test_dwarf_trollslayers_take_a_warrior_or_daemon() -> None:
    """COW-OLDWORLD.14: where a Hero is, the highest Threat with such a figure there returns one of its choice."""
    regions = {
        "kislev": {"tokens": {"hero": 2}, "figures": ["bloodletter", "bloodthirster", "bloodsworn", "horror"]},
        "empire": {"tokens": {"hero": 1}, "figures": ["2 seductress", "great_unclean_one"]},
        "tilea": {"tokens": {"hero": 1}, "figures": ["seductress"]},
        "badlands": {"tokens": {"noble": 1}, "figures": ["keeper_of_secrets"]},
    }
    table = end_step(["dwarf_trollslayers"], regions=regions)
    assert (table.pending, table.options) == ("khorne", ["bloodletter1", "bloodthirster"])
    assert table.refused("bloodsworn1") == "not_among_options"
    table.choose("bloodthirster")
    assert table.pending == ""
    assert table.region("kislev")["figures"] == ["bloodsworn", "bloodletter", "horror"]
    assert table.region("empire")["figures"] == ["seductress", "seductress"]
    assert table.region("tilea")["figures"] == ["seductress"]
    assert table.region("badlands")["figures"] == ["keeper_of_secrets"]
    assert end_step([], regions=regions).events == []


# -- Dark Elf Corsairs


def test_dark_elf_corsairs_raid_cultists() -> None:
    """COW-OLDWORLD.14: where an Event token lies every player loses one cultist, and no other figure."""
    regions = {
        "norsca": {"tokens": {"event": 1}, "figures": ["2 bloodsworn", "leper", "horror", "bloodthirster"]},
        "kislev": {"tokens": {"hero": 1}, "figures": ["seductress"]},
        "estalia": {"tokens": {"event": 1}, "ruined": 1, "figures": ["acolyte", "daemonette"]},
    }
    table = end_step(["", "dark_elf_corsairs"], regions=regions)
    assert table.region("norsca")["figures"] == ["bloodsworn", "bloodthirster", "horror"]
    assert table.region("kislev")["figures"] == ["seductress"]
    assert table.region("estalia")["figures"] == ["daemonette"]
    assert table.power("tzeentch")["reserve"].count("acolyte") == 8
    assert end_step([], regions=regions).events == []


# -- Electors Sue for Peace


@pytest.mark.parametrize(
    ("track", "battles"), [(["electors_sue_for_peace"], 1), (["", "electors_sue_for_peace"], 1), (["skavengers"], 2)]
)
def test_electors_sue_for_peace(track: list[str], battles: int) -> None:
    """COW-OLDWORLD.16, COW-CONFLICT.1: no battle where an Event token lies, whatever would give dice there."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        old_world={"track": track},
        die={"khorne": [1] * 16},
        regions={
            "empire": {
                "tokens": {"event": 1, "peasant": 1},
                "figures": ["2 bloodletter", "leper"],
                "cards": ["blood_frenzy", "reborn_in_blood"],
            },
            "kislev": {"tokens": {"peasant": 1}, "figures": ["bloodletter"]},
        },
    )
    assert table.happened("battle_began region=kislev") == 1
    assert table.happened("dice_rolled power=khorne region=kislev") == 1
    assert table.happened("battle_began region=empire") == 2 * (battles - 1)
    assert (table.happened("dice_rolled region=empire") > 0) == (battles == 2)


def test_electors_sue_for_peace_protect_peasants() -> None:
    """COW-OLDWORLD.15: nobody can capture a Peasant where there is peace."""
    position: dict[str, Any] = {
        "stage": "battle",
        "pause_before": "battle_end",
        "die": {"khorne": [4, 1]},
        "regions": {"empire": {"tokens": {"event": 1, "peasant": 1}, "figures": ["bloodletter"]}},
    }
    assert lay(old_world={"track": ["electors_sue_for_peace"]}, **position).power("khorne")["captured"] == 0
    assert lay(**position).power("khorne")["captured"] == 1


# -- Teclis Aids the Empire


def test_teclis_aids_the_empire() -> None:
    """COW-OLDWORLD.15: no card with a magic symbol is played where an Event token lies; others are."""
    position: dict[str, Any] = {
        "to_act": "tzeentch",
        "powers": {"tzeentch": {"hand": ["changer_of_ways", "warp_shield"]}},
        "regions": {"empire": {"tokens": {"event": 1}}, "kislev": {"tokens": {"noble": 1}}},
    }
    table = lay(old_world={"track": ["", "teclis_aids_the_empire"]}, **position)
    assert table.refused("changer_of_ways empire") == "COW-OLDWORLD.15"
    assert table.refused("changer_of_ways kislev") == ""
    assert table.refused("warp_shield empire") == ""
    table.choose("tzeentch changer_of_ways")
    assert table.refused("empire.left") == "COW-OLDWORLD.15"
    assert "kislev.left" in table.options
    assert lay(**position).refused("changer_of_ways empire") == ""


def test_teclis_aids_the_empire_spares_cards_already_there() -> None:
    """COW-OLDWORLD.15: only playing is forbidden; a magic symbol that lies there stays one."""
    table = lay(
        pause_before="summoning",
        old_world={"track": ["teclis_aids_the_empire"]},
        regions={"empire": {"tokens": {"event": 1}, "cards": ["changer_of_ways"]}},
    )
    assert table.region("empire")["cards"] == ("changer_of_ways", "")
    assert table.region("empire")["magic"] == 1


# -- Divine Inspiration


def test_divine_inspiration() -> None:
    """COW-OLDWORLD.4: a Hero where a Peasant is, as the lowest Threat chooses."""
    table = reveal(
        "divine_inspiration",
        powers=KHORNE_DECIDES,
        regions={
            "kislev": {"tokens": {"peasant": 1}},
            "tilea": {"tokens": {"peasant": 2}},
            "empire": {"tokens": {"peasant": 1}, "ruined": 1},
        },
    )
    assert (table.pending, table.options) == ("khorne", ["kislev", "tilea"])
    assert table.refused("empire") == "COW-RUINED.3"
    assert table.refused("norsca") == "not_among_options"
    table.choose("tilea")
    assert tokens(table, "hero") == {"tilea": 1}
    assert table.truth["old_world"]["track"] == ("divine_inspiration", "")


def test_divine_inspiration_without_peasants_or_heroes() -> None:
    """COW-OLDWORLD.4, COW-TOKENS.1: anywhere when no Peasant is on the board; nowhere when no Hero is left."""
    anywhere = reveal("divine_inspiration", regions={"norsca": {"tokens": {"noble": 1}}})
    assert len(anywhere.options) == 9
    spent = reveal("divine_inspiration", regions={"norsca": {"tokens": {"hero": 4, "peasant": 1}}})
    assert spent.pending == ""
    assert tokens(spent, "hero") == {"norsca": 4}


def test_divine_inspiration_with_peasants_in_ruins_alone() -> None:
    """COW-OLDWORLD.4, COW-RUINED.3: where the only Peasants stand in ruins, anywhere but there."""
    table = reveal("divine_inspiration", regions={"kislev": {"tokens": {"peasant": 2}, "ruined": 1}})
    assert len(table.options) == 8
    assert table.refused("kislev") == "COW-RUINED.3"


def test_divine_inspiration_moves_a_hero() -> None:
    """COW-OLDWORLD.14: the lowest Threat may move one Hero to a neighbour that is not ruined."""
    position: dict[str, Any] = {
        "powers": KHORNE_DECIDES,
        "regions": {
            "norsca": {"tokens": {"hero": 1}},
            "estalia": {"tokens": {"hero": 2}},
            "badlands": {"ruined": 1},
            "bretonnia": {"ruined": 2},
            "troll_country": {"ruined": 3},
            "kislev": {"tokens": {"noble": 1}},
        },
    }
    table = end_step(["divine_inspiration"], **position)
    assert (table.pending, table.asked) == ("khorne", "hero_moves")
    assert table.options == ["hero@estalia", "pass"]
    table.choose("hero@estalia")
    assert table.pending == ""
    assert tokens(table, "hero") == {"norsca": 1, "estalia": 1, "tilea": 1}
    stays = end_step(["divine_inspiration"], **position).choose("pass")
    assert tokens(stays, "hero") == {"norsca": 1, "estalia": 2}
    assert end_step([], **position).pending == ""


def test_divine_inspiration_reaches_only_neighbours() -> None:
    """COW-OLDWORLD.14, COW-RUINED.3: one step, and not into ruin."""
    table = end_step(["divine_inspiration"], regions={"empire": {"tokens": {"hero": 1}}, "kislev": {"ruined": 1}})
    table.choose("nurgle hero@empire")
    assert table.options == ["bretonnia", "border_princes"]
    assert table.refused("kislev") == "COW-RUINED.3"
    assert table.refused("tilea") == "not_among_options"
    table.choose("border_princes")
    assert tokens(table, "hero") == {"border_princes": 1}


# -- Witch Hunters


def test_witch_hunters() -> None:
    """COW-OLDWORLD.4: a Hero where a cultist is; anywhere when no cultist is on the board."""
    table = reveal(
        "witch_hunters",
        powers=KHORNE_DECIDES,
        regions={
            "kislev": {"figures": ["leper"]},
            "tilea": {"figures": ["acolyte"]},
            "empire": {"figures": ["bloodletter"]},
            "badlands": {"figures": ["bloodsworn"], "ruined": 1},
        },
    )
    assert (table.pending, table.options) == ("khorne", ["kislev", "tilea"])
    assert table.refused("empire") == "not_among_options"
    assert table.refused("badlands") == "COW-RUINED.3"
    table.choose("kislev")
    assert tokens(table, "hero") == {"kislev": 1}
    assert table.truth["old_world"]["track"] == ("witch_hunters", "")
    assert len(reveal("witch_hunters", regions={"empire": {"figures": ["bloodletter"]}}).options) == 9
    spent = reveal("witch_hunters", regions={"norsca": {"tokens": {"hero": 4}, "figures": ["leper"]}})
    assert (spent.pending, tokens(spent, "hero")) == ("", {"norsca": 4})


def test_witch_hunters_with_cultists_in_ruins_alone() -> None:
    """COW-OLDWORLD.4, COW-RUINED.3: where the only cultists stand in ruins, anywhere but there."""
    table = reveal("witch_hunters", regions={"kislev": {"figures": ["leper"], "ruined": 1}})
    assert len(table.options) == 8
    assert table.refused("kislev") == "COW-RUINED.3"


def test_witch_hunters_take_a_cultist_of_whoever_has_most() -> None:
    """COW-OLDWORLD.14: where a Hero is, the most cultists lose one; of equals the higher Threat's."""
    regions = {
        "norsca": {"tokens": {"hero": 2}, "figures": ["2 leper", "bloodsworn", "2 bloodletter"]},
        "kislev": {"tokens": {"hero": 1}, "figures": ["acolyte", "leper", "bloodsworn"]},
        "tilea": {"tokens": {"hero": 1}, "figures": ["bloodthirster"]},
        "badlands": {"tokens": {"peasant": 1}, "figures": ["3 seductress"]},
    }
    table = end_step(["", "witch_hunters"], regions=regions)
    assert table.region("norsca")["figures"] == ["bloodsworn", "bloodletter", "bloodletter", "leper"]
    assert table.region("kislev")["figures"] == ["leper", "acolyte"]
    assert table.region("tilea")["figures"] == ["bloodthirster"]
    assert table.region("badlands")["figures"] == ["seductress", "seductress", "seductress"]
    assert end_step([], regions=regions).events == []
