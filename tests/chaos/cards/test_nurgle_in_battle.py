"""Nurgle's Chaos cards of the Battle Phase: Plague Touch, Rain of Pus, The Final Rotting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos.table import Table, lay

STRIKERS = {"khorne": ["bloodthirster", "bloodletter"], "nurgle": ["5 plaguebearer"]}


def dull_dice() -> dict[str, list[int]]:
    """Dice that never hit."""
    return {power: [1] * 12 for power in ("khorne", "nurgle", "tzeentch", "slaanesh")}


def battle(figures: list[str], cards: list[str], die: dict[str, list[int]]) -> Table:
    """The Battle Phase with figures and cards in Kislev, up to its end; dice not named never hit."""
    regions = {"kislev": {"figures": figures, "cards": cards}}
    return lay(stage="battle", pause_before="corruption_start", regions=regions, die=dull_dice() | die)


def hits_to_kill(figure: str, by: str, cards: list[str]) -> int:
    """How many hits of a power it takes to kill a figure in Kislev while these cards lie there."""
    for hits in range(7):
        table = battle([*STRIKERS[by], figure], cards, {by: [4] * hits + [1] * 6})
        if table.happened(f"figure_killed power={by}"):
            return hits
    raise AssertionError(f"{figure} cannot be killed")


def rot(figures: list[str], cards: list[str], tokens: dict[str, int], **more: Any) -> Table:
    """The end of the Battle Phase with figures, cards and corruption in Kislev."""
    regions = {"kislev": {"figures": figures, "cards": cards, "corruption": tokens}}
    return lay(stage="battle_end", pause_before="corruption_start", regions=regions, **more)


# -- Plague Touch -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figure", "by", "cards", "hits"),
    [
        ("bloodthirster", "nurgle", [], 3),
        ("bloodthirster", "nurgle", ["plague_touch"], 2),
        ("bloodthirster", "nurgle", ["plague_touch", "plague_touch"], 1),
        ("daemonette", "nurgle", ["plague_touch"], 1),
        ("keeper_of_secrets", "khorne", ["plague_touch"], 3),
        ("great_unclean_one", "khorne", ["plague_touch"], 3),
        ("great_unclean_one by slaanesh", "khorne", ["plague_touch"], 2),
        ("keeper_of_secrets by nurgle", "khorne", ["plague_touch"], 4),
        ("bloodthirster", "nurgle", ["plague_touch", "changer_of_ways"], 3),
    ],
)
def test_plague_touch_lowers_the_defence_of_enemies(figure: str, by: str, cards: list[str], hits: int) -> None:
    """COW-CARDS.34, COW-CARDS.17, COW-CARDS.36, COW-CONTROL.1: for whoever strikes; enemies are those Nurgle
    does not control."""
    assert hits_to_kill(figure, by, cards) == hits


@pytest.mark.parametrize("figures", ["3 bloodletter", "3 horror"])
def test_plague_touch_leaves_a_defence_of_1(figures: str) -> None:
    """COW-CARDS.34: no figure falls for nothing, be there two copies."""
    table = battle(["plaguebearer", figures], ["plague_touch", "plague_touch"], {"nurgle": [4]})
    assert table.happened("figure_killed") == 1
    assert table.pending == ""


def test_plague_touch_works_in_its_own_region_alone() -> None:
    """COW-CARDS.34, COW-BATTLE.44: two hits do not kill a Bloodthirster of Norsca."""
    regions = {"norsca": {"figures": ["2 plaguebearer", "bloodthirster"]}, "kislev": {"cards": ["plague_touch"]}}
    table = lay(stage="battle", pause_before="battle_end", regions=regions, die=dull_dice() | {"nurgle": [4, 4]})
    assert table.happened("hits_lost power=nurgle count=2") == 1


@pytest.mark.parametrize(("figure", "dies"), [("daemonette", 1), ("great_unclean_one", 0)])
def test_plague_touch_helps_early_hits(figure: str, dies: int) -> None:
    """COW-BATTLE.44: one early hit is enough for a Daemonette; Nurgle's own figure is not touched."""
    hits = [4, 1] if figure == "daemonette" else [4, 4]
    table = battle([figure], ["blood_frenzy", "plague_touch"], {"khorne": hits})
    assert table.happened(f"figure_killed power=khorne figure={figure}1") == dies
    assert table.region("kislev")["figures"] == ([] if dies else [figure])


# -- Rain of Pus --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figure", "cards", "hits"),
    [
        ("leper", [], 1),
        ("leper", ["rain_of_pus"], 2),
        ("leper", ["rain_of_pus", "rain_of_pus"], 3),
        ("great_unclean_one", ["rain_of_pus"], 4),
        ("great_unclean_one", ["rain_of_pus", "plague_touch"], 4),
        ("keeper_of_secrets", ["rain_of_pus"], 4),
        ("great_unclean_one by slaanesh", ["rain_of_pus"], 3),
        ("keeper_of_secrets by nurgle", ["rain_of_pus"], 5),
        ("leper", ["rain_of_pus", "changer_of_ways"], 1),
    ],
)
def test_rain_of_pus_raises_the_defence_of_nurgles_figures(figure: str, cards: list[str], hits: int) -> None:
    """COW-CARDS.33, COW-CARDS.17, COW-CARDS.36, COW-CONTROL.1: of those he controls, and of no others."""
    assert hits_to_kill(figure, "khorne", cards) == hits


@pytest.mark.parametrize(("hits", "left"), [([4, 1], ["leper"]), ([4, 5], [])])
def test_rain_of_pus_holds_against_early_hits(hits: list[int], left: list[str]) -> None:
    """COW-BATTLE.44: a leper outlives one hit of Blood Frenzy, not two."""
    table = battle(["leper"], ["blood_frenzy", "rain_of_pus"], {"khorne": hits})
    assert table.region("kislev")["figures"] == left


# -- The Final Rotting --------------------------------------------------------------------------------


def test_the_final_rotting_lets_nurgle_choose_who_dies() -> None:
    """COW-BATTLE.42, COW-CARDS.15: enemy cultists and warriors, as many as he has tokens; he may not stop."""
    figures = ["2 bloodletter", "acolyte", "lord_of_change", "leper"]
    table = rot(figures, ["the_final_rotting"], {"nurgle": 2, "khorne": 3})
    assert (table.pending, table.asked, table.options) == ("nurgle", "rot", ["bloodletter1", "acolyte1"])
    assert table.refused("lord_of_change") != ""
    assert table.refused("pass") == "COW-CARDS.15"
    assert table.refused("leper1") != ""
    table.choose("acolyte1")
    assert table.region("kislev")["figures"] == ["bloodletter", "leper", "lord_of_change"]
    assert table.region("kislev")["killed_this_round"] == ["nurgle"]
    assert table.region("kislev")["corruption"] == {"nurgle": 2, "khorne": 3}


@pytest.mark.parametrize(
    ("cards", "tokens", "kills"),
    [
        (["the_final_rotting"], {"nurgle": 2}, 2),
        (["the_final_rotting"], {"khorne": 2, "tzeentch": 1}, 0),
        (["the_final_rotting"], {"nurgle": 9}, 4),
        (["the_final_rotting", "the_final_rotting"], {"nurgle": 1}, 2),
        (["the_final_rotting", "field_of_ecstasy"], {"nurgle": 2}, 2),
        (["the_final_rotting", "changer_of_ways"], {"nurgle": 2}, 0),
    ],
)
def test_the_final_rotting_kills_one_for_each_own_token(cards: list[str], tokens: dict[str, int], kills: int) -> None:
    """COW-BATTLE.42, COW-CARDS.17, COW-CARDS.36: as many as possible; no battle is needed for it."""
    table = rot(["4 acolyte", "bloodthirster"], cards, tokens)
    assert table.happened("figure_killed power=nurgle region=kislev") == kills
    assert len(table.region("kislev")["figures"]) == 5 - kills
    assert table.power("tzeentch")["reserve"].count("acolyte") == 4 + kills


def test_the_final_rotting_is_not_stopped_by_warp_shield() -> None:
    """COW-CARDS.30, COW-BATTLE.42: the shield protects in battle, and this is none."""
    table = rot(["acolyte shielded"], ["the_final_rotting"], {"nurgle": 1})
    assert table.region("kislev")["figures"] == []


def test_the_final_rotting_strikes_what_nurgle_does_not_control() -> None:
    """COW-CONTROL.1, COW-BATTLE.30: a leper under Slaanesh dies and goes home; an Acolyte under Nurgle lives."""
    table = rot(["leper by slaanesh", "plaguebearer", "acolyte by nurgle"], ["the_final_rotting"], {"nurgle": 3})
    assert table.region("kislev")["figures"] == ["plaguebearer", "acolyte by nurgle"]
    assert table.power("nurgle")["reserve"].count("leper") == 6


def test_the_final_rotting_comes_after_the_battles_of_all_regions() -> None:
    """COW-BATTLE.42: the victim in Norsca has rolled, and so has everybody in Kislev; nobody rolls again."""
    norsca = {
        "figures": ["bloodletter", "plaguebearer"],
        "cards": ["the_final_rotting"],
        "corruption": {"nurgle": 1},
    }
    regions = {"norsca": norsca, "kislev": {"figures": ["horror", "leper"]}}
    table = lay(stage="battle", pause_before="corruption_start", regions=regions, die=dull_dice())
    names = ("dice_rolled", "figure_killed")
    assert [event for event in table.events if event.startswith(names)] == [
        "dice_rolled power=khorne region=norsca count=2 early=0",
        "dice_rolled power=nurgle region=norsca count=1 early=0",
        "dice_rolled power=tzeentch region=kislev count=1 early=0",
        "figure_killed power=nurgle figure=bloodletter1 region=norsca",
    ]
