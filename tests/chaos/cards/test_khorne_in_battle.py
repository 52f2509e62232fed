"""Khorne's Chaos cards of the Battle Phase: Blood Frenzy, Ritual Slaying, Reborn in Blood."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos.table import Table, lay


def battle(figures: list[str], cards: list[str], **more: Any) -> Table:
    """The Battle Phase with figures and cards in Kislev, up to its end."""
    kislev = {"figures": figures, "cards": cards, "tokens": more.pop("tokens", {})}
    regions = {"kislev": kislev} | more.pop("regions", {})
    return lay(stage="battle", pause_before="battle_end", regions=regions, **more)


def dull_dice() -> dict[str, list[int]]:
    """Dice that never hit."""
    return {power: [1] * 12 for power in ("khorne", "nurgle", "tzeentch", "slaanesh")}


# -- Blood Frenzy -------------------------------------------------------------------------------------


def test_blood_frenzy_rolls_two_dice_before_all_others_and_needs_no_figure() -> None:
    """COW-CARDS.24, COW-BATTLE.31, COW-BATTLE.36, COW-BATTLE.37: the dead leave at once and roll nothing."""
    table = battle(["2 plaguebearer"], ["blood_frenzy"], die={"khorne": [4, 5]})
    assert table.region("kislev")["figures"] == []
    assert table.happened("dice_rolled power=khorne count=2 early=1") == 1
    assert table.happened("dice_rolled power=nurgle") == 0
    assert table.happened("figure_downed") == 0
    assert table.happened("figure_killed power=khorne region=kislev") == 2


def test_blood_frenzy_chooses_its_victim_and_the_survivor_rolls() -> None:
    """COW-CARDS.24: its player assigns the hits; his normal dice come after everybody's early dice."""
    table = battle(
        ["bloodletter", "leper", "plaguebearer"], ["blood_frenzy"], die={"khorne": [4, 1, 1, 1], "nurgle": [5]}
    )
    assert (table.asked, table.options) == ("early_hit", ["leper1", "plaguebearer1"])
    assert table.refused("bloodletter1") == "COW-BATTLE.15"
    table.choose("leper1")
    assert table.region("kislev")["figures"] == ["plaguebearer"]
    rolls = [event for event in table.events if event.startswith("dice_rolled")]
    assert rolls == [
        "dice_rolled power=khorne region=kislev count=2 early=1",
        "dice_rolled power=khorne region=kislev count=2 early=0",
        "dice_rolled power=nurgle region=kislev count=1 early=0",
    ]


@pytest.mark.parametrize(("early", "rolls_back"), [([4, 5], 1), ([6, 5, 4], 0)])
def test_blood_frenzy_hits_are_kept_for_the_normal_roll(early: list[int], rolls_back: int) -> None:
    """COW-BATTLE.38, COW-BATTLE.40: two early hits and one normal kill the Great Unclean One; three do at once."""
    die = {"khorne": [*early, 1, 2, 3, 4], "nurgle": [1, 3, 5]}
    table = battle(["bloodthirster", "great_unclean_one"], ["blood_frenzy"], die=die)
    assert table.region("kislev")["figures"] == ["bloodthirster"]
    assert table.happened("dice_rolled power=nurgle") == rolls_back
    assert table.happened("figure_downed figure=great_unclean_one") == rolls_back


def test_blood_frenzy_hits_save_normal_ones_for_others() -> None:
    """COW-BATTLE.23, COW-BATTLE.38: with two hits kept, one more kills the Great Unclean One; the other is free."""
    die = dull_dice() | {"khorne": [4, 5, 4, 4, 1, 1]}
    table = battle(["bloodthirster", "great_unclean_one", "leper"], ["blood_frenzy"], die=die)
    table.choose("great_unclean_one", "great_unclean_one", "great_unclean_one", "leper1")
    assert table.region("kislev")["figures"] == ["bloodthirster"]


@pytest.mark.parametrize(("early", "kept"), [([4, 5], 0), ([6, 4, 1], 1)])
def test_blood_frenzy_needs_sixes_for_upgraded_daemonettes(early: list[int], kept: int) -> None:
    """COW-BATTLE.32: an early hit of 4 or 5 is lost."""
    powers = {"slaanesh": {"upgrades": ["up_daemonette"]}}
    table = battle(["daemonette"], ["blood_frenzy"], die=dull_dice() | {"khorne": early}, powers=powers)
    assert table.happened("hit_kept power=khorne figure=daemonette1") == kept
    assert table.happened(f"hits_lost power=khorne count={2 - kept}") == 1
    assert table.region("kislev")["figures"] == ["daemonette"]


def test_blood_frenzy_hits_help_nobody_else() -> None:
    """COW-BATTLE.24, COW-BATTLE.39: two early hits of Khorne and one hit of Tzeentch kill no Great Unclean One."""
    die = dull_dice() | {"khorne": [4, 5], "tzeentch": [4, 1, 1]}
    table = battle(["great_unclean_one", "lord_of_change"], ["blood_frenzy"], die=die)
    table.choose("great_unclean_one", "great_unclean_one")
    assert table.happened("hits_lost power=tzeentch count=1") == 1
    assert table.region("kislev")["figures"] == ["great_unclean_one", "lord_of_change"]


def test_blood_frenzy_two_copies_give_four_dice() -> None:
    """COW-CARDS.17, COW-CARDS.25"""
    table = battle(["plaguebearer"], ["blood_frenzy", "blood_frenzy"], die={"khorne": [1, 1, 1, 1], "nurgle": [1]})
    assert table.happened("dice_rolled power=khorne count=4 early=1") == 1
    assert table.happened("die_rolled power=khorne") == 4


def test_blood_frenzy_strikes_peasants_too() -> None:
    """COW-BATTLE.14, COW-DIAL.6: a Peasant alone is battle enough, and feeds no dial."""
    table = battle([], ["blood_frenzy"], tokens={"peasant": 3}, die={"khorne": [4, 5]})
    assert table.power("khorne")["captured"] == 2
    assert table.power("khorne")["counters"] == 0


def test_blood_frenzy_works_in_its_own_region_alone() -> None:
    """COW-BATTLE.2, COW-BATTLE.43: no target in Kislev, so no battle there; Norsca has normal dice only."""
    norsca = {"figures": ["bloodletter", "leper"]}
    table = battle(["bloodletter"], ["blood_frenzy"], regions={"norsca": norsca}, die={"khorne": [1, 1]})
    assert table.happened("battle_began region=kislev") == 0
    assert table.happened("dice_rolled power=khorne region=norsca count=2 early=0") == 1
    assert table.happened("die_rolled") == 2


@pytest.mark.parametrize("pick", ["die_card", "die_normal"])
def test_blood_frenzy_among_greenskins_is_the_one_die_or_none(pick: str) -> None:
    """COW-OLDWORLD.27: one die of Blood Frenzy, or one of the figures, never both."""
    table = battle(
        ["bloodthirster", "leper", "seductress"],
        ["blood_frenzy"],
        tokens={"event": 1},
        old_world={"track": ["greenskins_invade"]},
        die={"khorne": [3]},
    )
    assert (table.asked, table.options) == ("which_die", ["die_card", "die_normal"])
    table.choose(pick)
    assert table.happened(f"dice_rolled power=khorne count=1 early={int(pick == 'die_card')}") == 1
    assert table.happened("die_rolled") == 1


def test_blood_frenzy_is_stopped_by_field_of_ecstasy() -> None:
    """COW-CONFLICT.1: the permission to roll yields to the prohibition of battle."""
    table = battle(["bloodletter", "plaguebearer"], ["blood_frenzy", "field_of_ecstasy"])
    assert table.happened("battle_began") == table.happened("die_rolled") == 0
    assert table.region("kislev")["figures"] == ["bloodletter", "plaguebearer"]


def test_blood_frenzy_under_changer_of_ways() -> None:
    """COW-CARDS.36: normal dice only."""
    table = battle(["bloodletter", "leper"], ["blood_frenzy", "changer_of_ways"], die={"khorne": [1, 2]})
    assert table.happened("dice_rolled power=khorne count=2 early=0") == 1
    assert table.happened("die_rolled") == 2


# -- Ritual Slaying -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        (["ritual_slaying"], 2),
        (["ritual_slaying", "ritual_slaying"], 4),
        (["ritual_slaying", "changer_of_ways"], 0),
    ],
)
def test_ritual_slaying_draws_for_each_figure_killed(cards: list[str], drawn: int) -> None:
    """COW-CARDS.9, COW-CARDS.17, COW-CARDS.36: two kills in Kislev draw, the one in Norsca does not."""
    norsca = {"figures": ["bloodletter", "leper"]}
    dice = {"khorne": [4, 1, 4, 5]}
    table = battle(["bloodletter", "2 leper"], cards, regions={"norsca": norsca}, die=dice).choose("leper2")
    assert table.happened("figure_killed power=khorne") == 3
    assert table.happened("card_drawn power=khorne") == len(table.power("khorne")["hand"]) == drawn


def test_ritual_slaying_counts_early_kills_but_no_peasant() -> None:
    """COW-CARDS.9, COW-DIAL.6: a Peasant is a token."""
    cards = ["blood_frenzy", "ritual_slaying"]
    table = battle(["leper"], cards, tokens={"peasant": 2}, die={"khorne": [4, 5]})
    table.choose("leper1")
    assert table.power("khorne")["captured"] == 1
    assert len(table.power("khorne")["hand"]) == 1


def test_ritual_slaying_pays_its_player_alone() -> None:
    """COW-CARDS.13: what others kill draws nothing for anybody."""
    table = battle(["leper", "horror"], ["ritual_slaying"], die={"tzeentch": [4]})
    assert table.happened("figure_killed power=tzeentch figure=leper1") == 1
    assert table.happened("card_drawn") == 0


# -- Reborn in Blood ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "battles"), [([], 1), (["reborn_in_blood"], 2), (["reborn_in_blood"] * 2, 3)])
def test_reborn_in_blood_adds_a_battle_right_after_the_first(cards: list[str], battles: int) -> None:
    """COW-CARDS.38, COW-CARDS.17: whole battles, before the next region's."""
    empire = {"figures": ["horror", "leper"]}
    table = battle(["bloodletter", "plaguebearer"], cards, regions={"empire": empire}, die=dull_dice())
    fought = [event for event in table.events if event.startswith("battle_began")]
    assert fought == ["battle_began region=kislev"] * battles + ["battle_began region=empire"]
    assert table.happened("dice_rolled power=khorne region=kislev count=2 early=0") == battles
    assert table.happened("dice_rolled power=nurgle region=kislev count=1 early=0") == battles


def test_reborn_in_blood_is_fought_by_the_survivors() -> None:
    """COW-CARDS.38, COW-BATTLE.29: who fell in the first battle neither rolls nor is hit in the second."""
    die = {"khorne": [4, 1, 4, 1], "nurgle": [1, 1, 1]}
    table = battle(["bloodletter", "2 plaguebearer"], ["reborn_in_blood"], die=die)
    assert table.happened("dice_rolled power=nurgle count=2") == 1
    assert table.happened("dice_rolled power=nurgle count=1") == 1
    assert table.region("kislev")["figures"] == ["bloodletter"]


def test_reborn_in_blood_needs_a_battle_worth_the_name() -> None:
    """COW-BATTLE.2: with nobody left to hit there is no second battle."""
    table = battle(["bloodletter", "leper"], ["reborn_in_blood"], die={"khorne": [4, 1]})
    assert table.happened("battle_began") == 1


def test_reborn_in_blood_with_blood_frenzy() -> None:
    """COW-CARDS.24, COW-CARDS.38, COW-BATTLE.39: early dice before each battle; hits end with the battle."""
    table = battle(
        ["great_unclean_one"], ["blood_frenzy", "reborn_in_blood"], die=dull_dice() | {"khorne": [4, 5, 4, 1]}
    )
    assert table.happened("dice_rolled power=khorne count=2 early=1") == 2
    assert table.happened("hit_kept power=khorne figure=great_unclean_one") == 3
    assert table.region("kislev")["figures"] == ["great_unclean_one"]


@pytest.mark.parametrize(
    ("options", "counters"),
    [
        ({}, 1),
        ({"khorne_counter": "battle"}, 2),
        ({"khorne_kills": "2"}, 1),
        ({"khorne_kills": "2", "khorne_counter": "battle"}, 0),
    ],
)
def test_reborn_in_blood_and_khornes_counter(options: dict[str, str], counters: int) -> None:
    """COW-DIAL.5, COW-DIAL.7: one counter a region and phase; by the switch, one a battle."""
    dice = dull_dice() | {"khorne": [4, 1, 4, 1]}
    table = battle(["bloodletter", "2 leper"], ["reborn_in_blood"], die=dice, options=options)
    assert table.region("kislev")["figures"] == ["bloodletter"]
    assert table.power("khorne")["counters"] == counters


def test_reborn_in_blood_is_stopped_by_field_of_ecstasy() -> None:
    """COW-CONFLICT.1"""
    table = battle(["bloodletter", "leper"], ["reborn_in_blood", "field_of_ecstasy"])
    assert table.happened("battle_began") == table.happened("die_rolled") == 0


def test_reborn_in_blood_among_greenskins_gives_no_second_die() -> None:
    """COW-OLDWORLD.27: one die a player in the whole Battle Phase."""
    greenskins = {"track": ["greenskins_invade"]}
    figures = ["bloodletter", "horror"]
    table = battle(figures, ["reborn_in_blood"], tokens={"event": 1}, old_world=greenskins, die=dull_dice())
    assert table.happened("die_rolled power=khorne") == table.happened("die_rolled power=tzeentch") == 1
    assert table.happened("battle_began") == 1


def test_reborn_in_blood_and_blood_frenzy_among_greenskins() -> None:
    """COW-OLDWORLD.27: the one die of Blood Frenzy is rolled in the first battle, and none in a second."""
    table = battle(
        ["acolyte"],
        ["blood_frenzy", "reborn_in_blood"],
        tokens={"event": 1},
        old_world={"track": ["greenskins_invade"]},
        die=dull_dice(),
    )
    assert table.happened("dice_rolled power=khorne count=1 early=1") == 1
    assert table.happened("die_rolled") == 1


def test_reborn_in_blood_under_changer_of_ways() -> None:
    """COW-CARDS.36"""
    table = battle(["bloodletter", "leper"], ["reborn_in_blood", "changer_of_ways"], die=dull_dice())
    assert table.happened("battle_began") == 1
