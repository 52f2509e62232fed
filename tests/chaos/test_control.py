"""Controlling figures of others (COW-CONTROL): for a while a figure is its controller's."""

from __future__ import annotations

from typing import Any

from tests.chaos.table import Table, lay


def fight(*figures: str, **more: Any) -> Table:
    """A battle in Kislev among these figures; the dead still lie there when the game stands still."""
    return lay(stage="battle", pause_before="battle_end", regions={"kislev": {"figures": list(figures)}}, **more)


def corrupt(*figures: str, **more: Any) -> Table:
    """The Corruption Phase in Kislev with these figures; nothing is removed before the game stands still."""
    return lay(stage="domination", pause_before="remove_cards", regions={"kislev": {"figures": list(figures)}}, **more)


# -- whose figure it is -------------------------------------------------------------------------------


def musk(**more: Any) -> Table:
    """Slaanesh has just taken control of Nurgle's Leper in Kislev with Soporific Musk."""
    table = lay(
        to_act="slaanesh",
        powers={"slaanesh": {"power": 4, "hand": ["soporific_musk", "perverse_infiltration"]}},
        regions={"kislev": {"figures": ["leper"]}, "tilea": {"figures": ["leper"]}},
        **more,
    )
    return table.choose("soporific_musk", "kislev.left")


def test_a_controlled_figure_has_the_colour_of_its_controller() -> None:
    """COW-CONTROL.1: Slaanesh summons the Leper like a figure of its own, and Nurgle cannot."""
    table = musk()
    assert table.region("kislev")["figures"] == ["leper by slaanesh"]
    assert table.happened("control_taken power=slaanesh figure=leper1") == 1
    table.choose("pass")
    assert table.refused("leper1") == "COW-SUMMON.11"
    table.choose("pass", "pass", "leper1", "empire")
    assert table.happened("figure_summoned power=slaanesh figure=leper1 from=kislev to=empire") == 1
    assert table.region("empire")["figures"] == ["leper by slaanesh"]
    assert table.region("empire")["domination"] == {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 1}


def test_of_two_lepers_the_owner_moves_only_its_own() -> None:
    """COW-CONTROL.1: both are Nurgle's, but one has Slaanesh's colour for now."""
    table = lay(to_act="nurgle", regions={"kislev": {"figures": ["leper by slaanesh", "leper"]}})
    assert "leper2" in table.options
    assert table.refused("leper1") == table.refused("leper1 empire") == "COW-SUMMON.11"


def test_a_controlled_figure_gives_its_controller_reach() -> None:
    """COW-CONTROL.1: Slaanesh stands in Kislev alone, through the Leper; Nurgle stands in Tilea alone."""
    table = musk().choose("pass")
    assert table.refused("leper3 troll_country") == table.refused("leper3 kislev") == "COW-SUMMON.16"
    assert table.refused("leper3 estalia") == ""
    table.choose("pass", "pass")
    assert table.refused("seductress1 troll_country") == ""
    assert table.refused("seductress1 tilea") == "COW-SUMMON.16"


def test_the_last_controlled_figure_leaves_its_owner_a_free_choice() -> None:
    """COW-CONTROL.1: a Power whose only figure another controls has no figure on the board."""
    table = lay(to_act="nurgle", regions={"kislev": {"figures": ["leper by slaanesh"]}})
    table.choose("leper2")
    assert len(table.options) == 9


def test_effects_on_your_figures_take_a_controlled_figure_for_its_controllers() -> None:
    """COW-CONTROL.1: Rain of Pus hardens your figures: Nurgle's Plaguebearer takes two hits, not the one that
    Slaanesh controls."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "kislev": {
                "figures": ["bloodletter", "plaguebearer", "plaguebearer by slaanesh"],
                "cards": ["rain_of_pus"],
            }
        },
        die={"khorne": [5, 1], "nurgle": [1], "slaanesh": [1]},
    )
    assert table.region("kislev")["figures"] == ["bloodletter", "plaguebearer"]


# -- what it does for its controller ------------------------------------------------------------------


def test_the_controller_rolls_its_dice() -> None:
    """COW-CONTROL.2: Khorne's two Bloodletters roll two dice for Khorne and two for Slaanesh."""
    table = fight("bloodletter", "bloodletter by slaanesh", "leper", die={"khorne": [1, 1], "slaanesh": [1, 5]})
    assert table.happened("dice_rolled power=khorne region=kislev count=2") == 1
    assert table.happened("dice_rolled power=slaanesh region=kislev count=2") == 1
    assert (table.pending, table.options) == ("slaanesh", ["bloodletter1", "leper1"])
    table.choose("bloodletter1")
    assert table.happened("figure_killed power=slaanesh figure=bloodletter1") == 1


def test_an_owner_without_other_figures_rolls_nothing() -> None:
    """COW-CONTROL.2: the Bloodletter's dice are no longer Khorne's."""
    table = fight("bloodletter by slaanesh", "leper", die={"slaanesh": [1, 1]})
    assert table.happened("dice_rolled") == 1
    assert table.happened("dice_rolled power=slaanesh region=kislev count=2") == 1


def test_a_controlled_cultist_corrupts_for_its_controller() -> None:
    """COW-CONTROL.3: of three Lepers one places a token of Slaanesh."""
    table = corrupt("2 leper", "leper by slaanesh")
    assert table.region("kislev")["corruption"] == {"nurgle": 2, "slaanesh": 1}
    assert table.region("kislev")["placed_this_round"] == ["nurgle", "slaanesh"]


def test_a_controlled_figure_dominates_for_its_controller() -> None:
    """COW-CONTROL.4: five figures of Khorne, four of them controlled by Slaanesh, who dominates Kislev with four."""
    table = corrupt("bloodletter", "2 bloodletter by slaanesh", "2 bloodsworn by slaanesh")
    assert table.happened("dominated power=slaanesh region=kislev value=4") == 1
    assert (table.power("slaanesh")["points"], table.power("khorne")["points"]) == (3, 0)


def test_a_controlled_figure_does_not_dominate_for_its_owner() -> None:
    """COW-CONTROL.4: with four figures Khorne would dominate Kislev; the one that Slaanesh controls is missing."""
    table = corrupt("3 bloodletter", "bloodletter by slaanesh")
    assert table.region("kislev")["domination"] == {"khorne": 3, "nurgle": 0, "tzeentch": 0, "slaanesh": 1}
    assert table.happened("dominated") == 0


# -- its values ---------------------------------------------------------------------------------------


def test_a_controlled_figure_keeps_its_cost() -> None:
    """COW-CONTROL.5: the Plaguebearer costs Slaanesh one, though its own warriors cost two."""
    table = lay(to_act="slaanesh", regions={"kislev": {"figures": ["plaguebearer by slaanesh", "horror by slaanesh"]}})
    table.choose("plaguebearer1", "empire")
    assert table.power("slaanesh")["power"] == 5
    table.choose("pass", "pass", "pass", "horror1", "empire")
    assert table.power("slaanesh")["power"] == 3


def test_a_controlled_figure_keeps_its_attack_and_defence() -> None:
    """COW-CONTROL.5: the Horror rolls one die and takes two hits, the Bloodletter rolls two and takes one."""
    table = fight(
        "bloodletter by slaanesh",
        "horror by slaanesh",
        "great_unclean_one",
        die={"nurgle": [4, 1, 1], "slaanesh": [1, 1, 1]},
    )
    assert table.happened("dice_rolled power=slaanesh region=kislev count=3") == 1
    assert table.happened("figure_downed power=nurgle figure=bloodletter1") == 1
    assert table.region("kislev")["figures"] == ["great_unclean_one", "horror by slaanesh"]
    table = fight("horror by slaanesh", "great_unclean_one", die={"nurgle": [4, 4, 1], "slaanesh": [1]})
    assert table.happened("figure_downed power=nurgle figure=horror1") == 1


def test_upgrades_of_the_controller_do_not_help() -> None:
    """COW-CONTROL.5: Slaanesh's upgraded Seductresses and Daemonettes are hard to kill, a Leper or Horror is not."""
    table = fight(
        "leper by slaanesh",
        "horror by slaanesh",
        "great_unclean_one",
        powers={"slaanesh": {"upgrades": ["up_seductress", "up_daemonette"]}},
        die={"nurgle": [4, 4, 4], "slaanesh": [1]},
    )
    table.choose("leper1", "horror1")
    assert table.happened("figure_downed power=nurgle figure=leper1") == 1
    assert table.happened("figure_downed power=nurgle figure=horror1") == 1


def test_upgraded_values_of_the_owner_apply() -> None:
    """COW-CONTROL.6: an upgraded Bloodsworn rolls one die, for Slaanesh."""
    upgraded = {"khorne": {"upgrades": ["up_bloodsworn"]}}
    table = fight("bloodsworn by slaanesh", "leper", powers=upgraded, die={"slaanesh": [4]})
    assert table.happened("dice_rolled power=slaanesh region=kislev count=1") == 1
    assert table.region("kislev")["figures"] == ["bloodsworn by slaanesh"]
    assert fight("bloodsworn by slaanesh", "leper").happened("dice_rolled") == 0


def test_upgraded_abilities_of_the_owner_apply() -> None:
    """COW-CONTROL.6: upgraded Bloodletters roll early for their controller, too; the Bloodthirster counts as three."""
    upgraded = {"khorne": {"upgrades": ["up_bloodletter", "up_bloodthirster"]}}
    table = fight("bloodletter by slaanesh", "plaguebearer", powers=upgraded, die={"slaanesh": [4, 1]})
    assert table.happened("dice_rolled power=slaanesh region=kislev count=2 early=1") == 1
    assert table.happened("dice_rolled power=nurgle") == 0
    table = lay(powers=upgraded, regions={"kislev": {"figures": ["bloodthirster by slaanesh"]}})
    assert table.region("kislev")["domination"]["slaanesh"] == 3


def test_an_upgrade_for_summoning_applies_under_control() -> None:
    """COW-CONTROL.6: upgraded Lepers go for nothing where their Power is alone, and for Slaanesh as well."""
    table = lay(
        to_act="slaanesh",
        powers={"nurgle": {"upgrades": ["up_leper"]}},
        regions={"kislev": {"figures": ["leper by slaanesh", "seductress"]}},
    )
    table.choose("leper1", "empire")
    assert table.power("slaanesh")["power"] == 6


# -- its owner, and the end ---------------------------------------------------------------------------


def test_an_owner_may_hit_its_own_figure_under_anothers_control() -> None:
    """COW-CONTROL.7: Khorne may assign his hit to the Bloodletter that Slaanesh controls, not to the other."""
    table = fight(
        "2 bloodletter", "leper", "bloodletter3 by slaanesh", die={"khorne": [4, 1, 1, 1], "slaanesh": [1, 1]}
    )
    assert (table.pending, table.asked) == ("khorne", "hit")
    assert table.options == ["bloodletter3", "leper1"]
    assert table.refused("bloodletter1") == "COW-BATTLE.15"
    table.choose("bloodletter3")
    assert table.region("kislev")["figures"] == ["bloodletter", "bloodletter", "leper"]


def test_a_controller_may_not_hit_what_it_controls() -> None:
    """COW-CONTROL.1: to Slaanesh the Leper is its own figure, and the other Leper is an enemy."""
    table = fight("leper", "leper2 by slaanesh", "daemonette", "acolyte", die={"slaanesh": [4]})
    assert (table.pending, table.options) == ("slaanesh", ["leper1", "acolyte1"])
    assert table.refused("leper2") == "COW-BATTLE.15"


def test_control_ends_with_the_round() -> None:
    """COW-CONTROL.8: where it stands the Leper is Nurgle's again: its presence, its domination, its colour."""
    table = lay(
        stage="game_end",
        pause_before="old_world",
        regions={"kislev": {"figures": ["leper by slaanesh", "leper", "leper by slaanesh"]}},
    )
    assert table.truth["round"] == 2
    assert table.region("kislev")["figures"] == ["leper", "leper", "leper"]
    assert table.region("kislev")["domination"]["nurgle"] == 3
    assert table.region("kislev")["domination"]["slaanesh"] == 0
    assert table.happened("control_ended") == 2


def test_after_the_round_the_owner_summons_it_again() -> None:
    """COW-CONTROL.8: in the next round Nurgle moves the Leper on, and Slaanesh stands nowhere."""
    table = lay(
        stage="game_end",
        seats=["khorne", "nurgle", "slaanesh"],
        regions={"badlands": {"figures": ["leper by slaanesh"]}},
        old_world_next=["plunged_into_chaos"],
    )
    assert (table.pending, table.asked) == ("khorne", "action")
    table.choose("pass")
    assert table.refused("leper2 kislev") == "COW-SUMMON.16"
    table.choose("leper1")
    assert table.region("border_princes")["figures"] == ["leper"]
    table.choose("seductress1")
    assert len(table.options) == 9


def test_control_does_not_end_before_the_round() -> None:
    """COW-CONTROL.8, COW-CONTROL.1: in the End Phase a Hero still takes the Leper for a figure of Slaanesh, whose
    Threat is above Khorne's; Nurgle's is below."""
    table = lay(
        stage="remove_cards",
        pause_before="old_world_cards",
        regions={"kislev": {"figures": ["bloodletter", "leper by slaanesh"], "tokens": {"hero": 1}}},
    )
    assert table.region("kislev")["figures"] == ["bloodletter"]
    assert table.power("nurgle")["reserve"].count("leper") == 6


def test_a_killed_figure_goes_home_to_its_owner() -> None:
    """COW-CONTROL.8: off the board it is its owner's, and may be summoned by nobody else."""
    table = fight("bloodletter", "leper by slaanesh", die={"khorne": [4, 1]})
    assert table.region("kislev")["figures"] == ["bloodletter"]
    assert table.power("nurgle")["reserve"].count("leper") == 6
    assert table.power("slaanesh")["reserve"].count("seductress") == 6
    assert "leper" not in table.power("slaanesh")["reserve"]
