from typing import Any

import pytest

from tests.chaos.table import Table, lay

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")


def price(figure: str, upgrades: list[str]) -> int:
    powers: dict[str, Any] = {name: {"power": 0} for name in POWERS}
    powers["slaanesh"] = {"power": 12, "upgrades": upgrades}
    table = lay(powers=powers, pause_before="battle").choose(figure, "kislev")
    return 12 - int(table.power("slaanesh")["power"])


def battle(
    figures: list[str], dice: dict[str, list[int]], upgrades: list[str], khorne: list[str] | None = None, **kislev: Any
) -> Table:
    return lay(
        stage="battle",
        pause_before="battle_end",
        powers={"slaanesh": {"upgrades": upgrades}, "khorne": {"upgrades": khorne or []}},
        regions={"kislev": {"figures": figures, **kislev}},
        die=dice,
    )


def seduction(regions: dict[str, Any], pause_before: str = "remove_cards", upgraded: bool = True, **more: Any) -> Table:
    powers = {"slaanesh": {"upgrades": ["up_keeper_of_secrets"] if upgraded else []}}
    return lay(stage="corruption_start", pause_before=pause_before, powers=powers, regions=regions, **more)


# -- Seductresses


def test_up_seductress_takes_two_hits() -> None:
    """COW-UPGRADE.4: defence rises from 1 to 2."""
    for upgrades, dice, left in (
        ([], [4, 1], ["bloodletter"]),
        (["up_seductress"], [4, 1], ["bloodletter", "seductress"]),
        (["up_seductress"], [4, 4], ["bloodletter"]),
    ):
        table = battle(["seductress", "bloodletter"], {"khorne": dice}, upgrades)
        assert table.region("kislev")["figures"] == left


def test_up_seductress_keeps_cost_1_and_attack_0() -> None:
    """COW-UPGRADE.4, COW-BATTLE.6"""
    assert price("seductress1", ["up_seductress"]) == 1
    table = battle(["seductress", "bloodletter"], {"khorne": [1, 1]}, ["up_seductress"])
    assert table.happened("dice_rolled power=slaanesh") == 0


def test_up_seductress_toughens_no_other_figure() -> None:
    """COW-UPGRADE.5: a Leper that Slaanesh controls still falls to one hit."""
    table = battle(["leper by slaanesh", "bloodletter"], {"khorne": [4, 1]}, ["up_seductress"])
    assert table.region("kislev")["figures"] == ["bloodletter"]


# -- Daemonettes


def test_up_daemonette_can_be_hit_by_sixes_only() -> None:
    """COW-BATTLE.32: two hits of 4 and 5 kill her before the upgrade, and are lost after it."""
    figures, dice = ["daemonette", "bloodletter"], {"khorne": [4, 5], "slaanesh": [1]}
    assert battle(figures, dice, []).region("kislev")["figures"] == ["bloodletter"]
    table = battle(figures, dice, ["up_daemonette"])
    assert table.region("kislev")["figures"] == ["bloodletter", "daemonette"]
    assert table.happened("hits_lost power=khorne count=2") == 1


@pytest.mark.parametrize(
    ("dice", "dead"),
    [([6, 1, 6, 1], True), ([6, 5, 4], False), ([6, 1, 4], False), ([6, 6, 1, 2], True)],
    ids=["two sixes", "a six that explodes into a four", "a six and a four", "a six that explodes into a six"],
)
def test_up_daemonette_falls_to_two_dice_showing_6(dice: list[int], dead: bool) -> None:
    """COW-BATTLE.32, COW-BATTLE.11: what counts is what each die shows, not how it came to be rolled."""
    table = battle(["daemonette", "bloodletter"], {"khorne": dice, "slaanesh": [1]}, ["up_daemonette"])
    assert table.happened("figure_killed figure=daemonette1") == (1 if dead else 0)


def test_up_daemonette_leaves_fours_and_fives_to_others() -> None:
    """COW-BATTLE.33: a 5 may go to the Seductress beside her, and not to her."""
    table = battle(
        ["daemonette", "seductress", "bloodletter"],
        {"khorne": [4, 5], "slaanesh": [1]},
        ["up_daemonette"],
        tokens={"peasant": 1},
    )
    assert table.options == ["seductress1", "peasant"]
    assert table.refused("daemonette1") == "COW-BATTLE.32"
    table.choose("seductress1", "peasant")
    assert table.region("kislev")["figures"] == ["bloodletter", "daemonette"]


def test_up_daemonette_sixes_are_not_used_up_by_other_targets() -> None:
    """COW-BATTLE.33: the plain hit pays for the Seductress first, so two sixes are left for her."""
    table = battle(
        ["daemonette", "seductress", "2 bloodletter"],
        {"khorne": [6, 6, 4, 1, 1, 1], "slaanesh": [1]},
        ["up_daemonette"],
    ).choose("khorne seductress1")
    assert "daemonette1" in table.options
    table.choose("khorne daemonette1")
    assert table.region("kislev")["figures"] == ["bloodletter", "bloodletter"]


def test_up_daemonette_uses_up_the_sixes() -> None:
    """COW-BATTLE.32: two sixes fell one of them; the two fours left over cannot go to the other."""
    table = battle(
        ["2 daemonette", "2 bloodletter"], {"khorne": [6, 6, 4, 4, 1, 1], "slaanesh": [1, 1]}, ["up_daemonette"]
    )
    assert table.pending == ""
    assert table.happened("figure_killed power=khorne") == 1
    assert table.happened("hits_lost power=khorne count=2") == 1


def test_up_daemonette_takes_early_sixes_only() -> None:
    """COW-BATTLE.32, COW-BATTLE.38: of upgraded Bloodletters' hits, the 6 is kept on her and the 4 is not."""
    table = battle(
        ["daemonette", "bloodletter", "bloodthirster"],
        {"khorne": [6, 4, 1, 6, 1, 1, 1, 1], "slaanesh": [1]},
        ["up_daemonette"],
        khorne=["up_bloodletter"],
    )
    assert table.happened("hit_kept figure=daemonette1") == 1
    assert table.happened("hits_lost power=khorne count=1") == 1
    assert table.happened("figure_downed figure=daemonette1") == 1


def test_up_daemonette_is_no_safer_from_effects_outside_dice() -> None:
    """COW-BATTLE.42: The Final Rotting assigns no hits."""
    table = lay(
        stage="battle_end",
        pause_before="corruption_start",
        powers={"slaanesh": {"upgrades": ["up_daemonette"]}},
        regions={"kislev": {"figures": ["daemonette"], "cards": ["the_final_rotting"], "corruption": {"nurgle": 1}}},
    )
    assert table.region("kislev")["figures"] == []


def test_up_daemonette_keeps_cost_2_attack_1_defence_2() -> None:
    """COW-UPGRADE.4"""
    assert price("daemonette1", ["up_daemonette"]) == 2
    table = battle(["daemonette", "bloodletter"], {"khorne": [6, 1, 1], "slaanesh": [1]}, ["up_daemonette"])
    assert table.happened("dice_rolled power=slaanesh count=1") == 1
    assert "daemonette" in table.region("kislev")["figures"]


# -- Keeper of Secrets


def test_up_keeper_of_secrets_takes_over_an_enemy_cultist_where_it_stands() -> None:
    """COW-UPGRADE.4, COW-CONTROL.1: one of the enemy cultists of that region, Slaanesh's choice, not a warrior."""
    given = {
        "kislev": {
            "figures": ["keeper_of_secrets", "seductress", "bloodsworn", "bloodletter", "leper", "lord_of_change"]
        },
        "empire": {"figures": ["acolyte"]},
    }
    table = seduction(given)
    assert (table.pending, table.asked, table.options) == ("slaanesh", "seduce_cultist", ["bloodsworn1", "leper1"])
    assert table.refused("pass") != ""
    table.choose("leper1")
    assert "leper by slaanesh" in table.region("kislev")["figures"]
    assert table.region("empire")["figures"] == ["acolyte"]


def test_up_keeper_of_secrets_places_the_cultists_token_in_slaaneshs_colour() -> None:
    """COW-CONTROL.3, COW-DIAL.11: with a Seductress beside a Noble that makes two tokens and a counter."""
    given = {"kislev": {"figures": ["keeper_of_secrets", "seductress", "leper"], "tokens": {"noble": 1}}}
    plain = seduction(given, upgraded=False)
    assert plain.region("kislev")["corruption"] == {"nurgle": 1, "slaanesh": 1}
    assert plain.power("slaanesh")["counters"] == 0
    table = seduction(given)
    assert table.region("kislev")["corruption"] == {"slaanesh": 2}
    assert table.power("slaanesh")["counters"] == 1


def test_up_keeper_of_secrets_acts_before_domination() -> None:
    """COW-CONTROL.4: the cultist counts for Slaanesh; 2 against 1 dominates Norsca, which was level before."""
    given = {"norsca": {"figures": ["keeper_of_secrets", "seductress", "2 leper"]}}
    assert seduction(given, "corruption", upgraded=False).power("slaanesh")["points"] == 0
    table = seduction(given, "corruption")
    assert table.region("norsca")["domination"] == {"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 3}
    assert table.power("slaanesh")["points"] == 1


def test_up_keeper_of_secrets_acts_after_battle() -> None:
    """COW-ROUND.3: in the Battle Phase the Leper is Nurgle's still, and falls to the Keeper's hit."""
    given = {"kislev": {"figures": ["keeper_of_secrets", "leper"]}}
    powers = {"slaanesh": {"upgrades": ["up_keeper_of_secrets"]}}
    table = lay(stage="battle", pause_before="domination", powers=powers, regions=given, die={"slaanesh": [4, 1]})
    assert table.happened("figure_killed power=slaanesh figure=leper1") == 1
    assert table.happened("control_taken") == 0


@pytest.mark.parametrize("place", ["another region", "the reserve"])
def test_up_keeper_of_secrets_must_stand_in_the_region(place: str) -> None:
    """COW-UPGRADE.4: "in the Keeper's region"."""
    keeper = ["keeper_of_secrets"] if place == "another region" else []
    given = {"kislev": {"figures": ["leper", "seductress"]}, "empire": {"figures": keeper}}
    table = seduction(given)
    assert table.happened("control_taken") == 0
    assert table.region("kislev")["corruption"] == {"nurgle": 1, "slaanesh": 1}


def test_up_keeper_of_secrets_gives_the_cultist_back_at_the_end_of_the_round() -> None:
    """COW-CONTROL.8: it stays where it is and is its owner's again."""
    given = {"kislev": {"figures": ["keeper_of_secrets", "leper"]}}
    late = seduction(given, "game_end")
    assert "leper by slaanesh" in late.region("kislev")["figures"]
    table = seduction(given, "draw", old_world_next=["plunged_into_chaos"])
    assert table.happened("control_ended figure=leper1") == 1
    assert table.region("kislev")["figures"] == ["leper", "keeper_of_secrets"]


def test_up_keeper_of_secrets_keeps_cost_3_attack_2_defence_4() -> None:
    """COW-UPGRADE.4"""
    assert price("keeper_of_secrets", ["up_keeper_of_secrets"]) == 3
    for hits, left in ((3, ["bloodthirster", "keeper_of_secrets"]), (4, ["bloodthirster"])):
        dice = {"khorne": [4] * hits + [1] * (4 - hits), "slaanesh": [1, 1]}
        table = battle(["keeper_of_secrets", "bloodthirster"], dice, ["up_keeper_of_secrets"])
        assert table.happened("dice_rolled power=slaanesh count=2") == 1
        assert table.region("kislev")["figures"] == left


# -- the two power upgrades


@pytest.mark.parametrize(
    ("upgrades", "power"),
    [
        ([], 6),
        (["up_power_of_pleasure"], 7),
        (["up_power_of_pain"], 7),
        (["up_power_of_pleasure", "up_power_of_pain"], 9),
    ],
)
def test_up_power_of_pleasure_and_up_power_of_pain_give_three_more_together(upgrades: list[str], power: int) -> None:
    """COW-UPGRADE.9, COW-DRAW.12: 7 with either, 9 with both."""
    powers = {"slaanesh": {"power": 4, "upgrades": upgrades}}
    table = lay(stage="draw", pause_before="summoning", powers=powers)
    assert table.power("slaanesh")["power"] == power
    assert table.power("khorne")["power"] == 7
    assert len(table.power("slaanesh")["hand"]) == 2


def test_up_power_of_pleasure_counts_from_the_next_draw_phase_on() -> None:
    """COW-UPGRADE.6, COW-UPGRADE.9: taken in the End Phase it raises the reset that follows."""
    table = lay(
        stage="dials",
        pause_before="summoning",
        powers={"slaanesh": {"dial": 1, "counters": 1, "upgrades": ["up_power_of_pain"]}},
        old_world_next=["plunged_into_chaos"],
    )
    assert "up_power_of_pleasure" in table.options
    table.choose("up_power_of_pleasure")
    while table.pending:
        table.choose(table.options[0])
    assert table.power("slaanesh")["power"] == 9


def test_up_power_of_pain_gives_one_more_alone() -> None:
    """COW-UPGRADE.6: next round too, and no other power gains by it."""
    powers = {"slaanesh": {"upgrades": ["up_power_of_pain"]}}
    table = lay(stage="draw", pause_before="summoning", powers=powers)
    assert [table.power(name)["power"] for name in POWERS] == [7, 6, 6, 7]
