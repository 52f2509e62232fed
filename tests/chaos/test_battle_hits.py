"""To whom the hits of a normal roll go, who falls, and what becomes of the fallen."""

import pytest

from tests.chaos.table import Table, lay


def battle(
    *figures: str,
    peasants: int = 0,
    cards: list[str] | None = None,
    upgrades: dict[str, list[str]] | None = None,
    pause_before: str = "battle_end",
    **die: list[int],
) -> Table:
    """A battle in Kislev with these figures and dice."""
    return lay(
        stage="battle",
        pause_before=pause_before,
        powers={power: {"upgrades": names} for power, names in (upgrades or {}).items()},
        regions={"kislev": {"figures": list(figures), "tokens": {"peasant": peasants}, "cards": cards or []}},
        die=die,
    )


def standing(table: Table) -> list[str]:
    """The figures in Kislev."""
    found: list[str] = table.region("kislev")["figures"]
    return found


# -- targets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["leper1", "horror1", "seductress1", "peasant"])
def test_the_roller_chooses_among_enemies_and_peasants(target: str) -> None:
    """COW-BATTLE.14: whoever they are, of any power, and Peasants as well."""
    table = battle("bloodletter", "leper", "horror", "seductress", peasants=1, khorne=[4, 5], tzeentch=[1])
    assert table.pending == "khorne"
    assert table.options == ["leper1", "horror1", "seductress1", "peasant"]
    table.choose(target)
    assert table.happened("figure_downed") + table.happened("peasant_captured") == 1
    assert table.happened(f"figure_downed power=khorne figure={target}") == (target != "peasant")


def test_where_there_is_no_peasant_none_can_be_hit() -> None:
    """COW-BATTLE.14: a Peasant of another region is no target."""
    table = lay(
        stage="battle",
        regions={"kislev": {"figures": ["bloodletter", "leper", "acolyte"]}, "tilea": {"tokens": {"peasant": 2}}},
        die={"khorne": [4, 1]},
    )
    assert table.refused("peasant") == "COW-BATTLE.14"


def test_nobody_hits_his_own() -> None:
    """COW-BATTLE.15: nor a figure that he controls."""
    table = battle("2 bloodletter", "leper by khorne", "leper", "acolyte", khorne=[4, 1, 1, 1])
    assert table.options == ["leper2", "acolyte1"]
    assert table.refused("bloodletter1") == "COW-BATTLE.15"
    assert table.refused("leper1") == "COW-BATTLE.15"


def test_the_owner_may_hit_his_figure_under_anothers_control() -> None:
    """COW-BATTLE.15: the Leper that Slaanesh has seduced falls to its own side."""
    table = battle("plaguebearer", "leper by slaanesh", "leper", "seductress", nurgle=[4])
    assert table.options == ["leper1", "seductress1"]
    table.choose("leper1")
    assert standing(table) == ["leper", "plaguebearer", "seductress"]


def test_hits_must_be_assigned() -> None:
    """COW-BATTLE.26: there is no passing while a target is left."""
    table = battle("bloodletter", "leper", "acolyte", khorne=[4, 4])
    assert "pass" not in table.options
    assert table.refused("pass") == "COW-BATTLE.26"
    table.choose("leper1")
    assert table.refused("pass") == "COW-BATTLE.26"
    table.choose("acolyte1")
    assert standing(table) == ["bloodletter"]


def test_even_the_own_figure_under_anothers_control_must_be_hit() -> None:
    """COW-BATTLE.27: it is the only target, so there is nothing to choose."""
    table = battle("plaguebearer", "leper by slaanesh", nurgle=[4])
    assert len(table.match) == 0
    assert standing(table) == ["plaguebearer"]
    assert table.power("nurgle")["reserve"].count("leper") == 6


def test_a_shielded_figure_takes_no_hit() -> None:
    """COW-BATTLE.14: a hit on a figure under a Warp Shield cannot be assigned, and however many are lost."""
    table = battle("3 bloodletter", "acolyte", "acolyte shielded", "leper", khorne=[4] * 6)
    assert table.options == ["leper1", "acolyte1"]
    assert table.refused("acolyte2") == "COW-CARDS.30"
    table.choose("leper1", "acolyte1")
    assert table.happened("hits_lost power=khorne count=4") == 1
    assert standing(table) == ["bloodletter"] * 3 + ["acolyte shielded"]


# -- killing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figure", "defence"),
    [("leper", 1), ("plaguebearer", 1), ("horror", 2), ("lord_of_change", 2), ("great_unclean_one", 3)],
)
def test_hits_equal_to_the_defence_kill(figure: str, defence: int) -> None:
    """COW-BATTLE.16: one hit fewer does not."""
    for hits in (defence - 1, defence):
        dice = [4] * hits + [1] * (4 - hits)
        table = battle("2 bloodletter", figure, khorne=dice, nurgle=[1] * 3, tzeentch=[1] * 3)
        assert table.happened("figure_killed power=khorne") == (hits == defence)
        assert (figure in standing(table)) == (hits < defence)


def test_the_keeper_of_secrets_takes_four() -> None:
    """COW-BATTLE.16: exactly its defence is used up, the fifth hit is there for another."""
    table = battle("3 bloodletter", "keeper_of_secrets", "leper", khorne=[5, 5, 5, 5, 4, 1], slaanesh=[1, 1])
    table.choose("keeper_of_secrets", "leper1")
    assert standing(table) == ["bloodletter"] * 3


def test_more_hits_than_needed_may_be_assigned() -> None:
    """COW-BATTLE.16: overkill saves those whom one does not want dead."""
    table = battle("2 bloodletter", "leper", "acolyte", "seductress", khorne=[4, 4, 4, 1])
    assert "more" not in table.options
    table.choose("leper1")
    assert table.options == ["acolyte1", "seductress1", "more"]
    table.choose("more")
    assert table.options == ["acolyte1", "seductress1", "more"]
    table.choose("more")
    assert table.pending == ""
    assert table.happened("hits_lost") == 0
    assert standing(table) == ["bloodletter", "bloodletter", "acolyte", "seductress"]


def test_more_is_asked_only_while_other_targets_remain() -> None:
    """COW-BATTLE.16: with nobody else to hit, the hits left over are lost without a question."""
    table = battle("2 bloodletter", "leper", "acolyte", khorne=[4] * 4)
    table.choose("leper1", "acolyte1")
    assert table.pending == ""
    assert table.happened("hits_lost power=khorne count=2") == 1


def test_more_is_no_choice_when_only_peasants_were_hit() -> None:
    """COW-BATTLE.18: a Peasant takes one hit and no further one."""
    table = battle("2 bloodletter", "leper", peasants=3, khorne=[4, 4, 4, 1])
    table.choose("peasant")
    assert table.options == ["leper1", "peasant"]
    table.choose("peasant", "peasant")
    assert standing(table) == ["bloodletter", "bloodletter", "leper"]


def test_the_killed_lie_until_all_have_rolled() -> None:
    """COW-BATTLE.17: laid down, not removed, while Nurgle and Tzeentch have their turns."""
    table = battle("2 bloodletter", "plaguebearer", "leper", "horror", khorne=[4, 1, 1, 1], nurgle=[4], tzeentch=[4])
    table.choose("plaguebearer1")
    assert table.pending == "tzeentch"
    assert standing(table) == ["bloodletter downed", "bloodletter", "leper", "plaguebearer downed", "horror"]
    table.choose("leper1")
    assert standing(table) == ["bloodletter", "horror"]


def test_a_downed_figure_is_no_target() -> None:
    """COW-BATTLE.28: neither for later players nor for the one who struck it."""
    table = battle("bloodletter", "2 leper", "acolyte", "horror", khorne=[4, 4], tzeentch=[4])
    table.choose("leper1")
    assert table.options == ["leper2", "acolyte1", "more"]
    assert table.refused("leper1") == "COW-BATTLE.28"
    table.choose("acolyte1")
    assert table.pending == "tzeentch"
    assert table.options == ["bloodletter1", "leper2"]
    assert table.refused("leper1") == "COW-BATTLE.28"


def test_the_fallen_leave_before_the_next_region() -> None:
    """COW-BATTLE.29: all of them together, when everybody has rolled."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "kislev": {"figures": ["bloodletter", "plaguebearer"]},
            "tilea": {"figures": ["bloodletter"], "tokens": {"peasant": 1}},
        },
        die={"khorne": [4, 1, 1, 1], "nurgle": [4]},
    )
    names = ("dice_rolled", "figure_returned", "battle_began")
    told = [line.split()[:3] for line in table.events if line.startswith(names)]
    assert told == [
        ["battle_began", "region=kislev"],
        ["dice_rolled", "power=khorne", "region=kislev"],
        ["dice_rolled", "power=nurgle", "region=kislev"],
        ["figure_returned", "figure=bloodletter1", "region=kislev"],
        ["figure_returned", "figure=plaguebearer1", "region=kislev"],
        ["battle_began", "region=tilea"],
        ["dice_rolled", "power=khorne", "region=tilea"],
    ]


def test_the_fallen_can_be_summoned_again() -> None:
    """COW-BATTLE.30: the only Bloodthirster is back in the reserve, and on the board the round after."""
    table = lay(
        stage="battle",
        regions={"kislev": {"figures": ["bloodthirster", "great_unclean_one"]}},
        old_world_next=["plunged_into_chaos"],
        die={"khorne": [1] * 4, "nurgle": [4] * 3},
    )
    assert table.region("kislev")["figures"] == ["great_unclean_one"]
    assert "bloodthirster" in table.power("khorne")["reserve"]
    table.choose("khorne bloodthirster", "khorne norsca")
    assert table.region("norsca")["figures"] == ["bloodthirster"]


def test_a_controlled_figure_falls_back_to_its_owner() -> None:
    """COW-BATTLE.30: Nurgle's reserve, not that of Slaanesh who led it."""
    table = battle("bloodletter", "plaguebearer by slaanesh", khorne=[4, 1], slaanesh=[1])
    assert table.happened("dice_rolled power=slaanesh count=1") == 1
    assert table.power("nurgle")["reserve"].count("plaguebearer") == 5
    assert len(table.power("slaanesh")["reserve"]) == 10


# -- Peasants -----------------------------------------------------------------------------------------


def test_a_peasant_takes_one_hit() -> None:
    """COW-BATTLE.18: the other two of three hits are enough for a Horror."""
    table = battle("2 bloodletter", "horror", peasants=1, khorne=[4, 4, 4, 1], tzeentch=[1])
    table.choose("peasant")
    assert table.power("khorne")["captured"] == 1
    assert standing(table) == ["bloodletter", "bloodletter"]


def test_a_hit_peasant_leaves_at_once_for_the_sheet() -> None:
    """COW-BATTLE.19: it is gone while hits are still being assigned, and has not gone to the supply."""
    table = battle("bloodletter", "leper", peasants=2, khorne=[4, 4])
    supply = table.truth["supply"]["peasant"]
    table.choose("peasant")
    assert table.pending == "khorne"
    assert table.region("kislev")["tokens"] == {"peasant": 1}
    assert table.power("khorne")["captured"] == 1
    assert table.truth["supply"]["peasant"] == supply


def test_a_captured_peasant_is_no_target_for_later_players() -> None:
    """COW-BATTLE.20: it does not lie there like a fallen figure."""
    table = battle("bloodletter", "bloodsworn", "plaguebearer", peasants=1, khorne=[4, 1], nurgle=[4])
    table.choose("peasant")
    assert table.pending == "nurgle"
    assert table.options == ["bloodsworn1", "bloodletter1"]
    assert table.refused("peasant") == "COW-BATTLE.14"
    assert table.region("kislev")["tokens"] == {}


# -- too few, too many --------------------------------------------------------------------------------


def test_fewer_hits_than_kill_cannot_be_assigned() -> None:
    """COW-BATTLE.23: two hits must not go to a Great Unclean One."""
    table = battle("bloodletter", "great_unclean_one", "leper", "acolyte", khorne=[4, 4], nurgle=[1] * 3)
    assert table.options == ["leper1", "acolyte1"]
    assert table.refused("great_unclean_one") == "COW-BATTLE.23"


def test_what_is_left_after_a_kill_may_be_too_few() -> None:
    """COW-BATTLE.23: of two hits one has gone to the Leper, so the Horror is safe."""
    table = battle("bloodletter", "leper", "acolyte", "horror", khorne=[4, 4], tzeentch=[1])
    assert table.options == ["leper1", "acolyte1", "horror1"]
    table.choose("leper1")
    assert table.options == ["acolyte1", "more"]
    assert table.refused("horror1") == "COW-BATTLE.23"


def test_figures_alike_are_not_refused_for_want_of_hits() -> None:
    """COW-BATTLE.23: of two Lepers one is offered; the other is refused as its like, by no clause."""
    table = battle("bloodletter", "2 leper", "acolyte", khorne=[4, 4])
    assert table.options == ["leper1", "acolyte1"]
    assert table.refused("leper2") == "alike"


def test_hits_of_different_players_do_not_add_up() -> None:
    """COW-BATTLE.24: two of Nurgle and two of Slaanesh leave the Bloodthirster (3) unharmed."""
    table = battle(
        "bloodthirster",
        "great_unclean_one",
        "keeper_of_secrets",
        khorne=[1] * 4,
        nurgle=[4, 4, 1],
        slaanesh=[4, 4],
    )
    assert table.happened("hits_lost power=nurgle count=2") == 1
    assert table.happened("hits_lost power=slaanesh count=2") == 1
    assert standing(table) == ["bloodthirster", "great_unclean_one", "keeper_of_secrets"]


def test_hits_without_a_target_are_lost() -> None:
    """COW-BATTLE.25: they are not kept for the next region."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "kislev": {"figures": ["bloodletter", "leper"]},
            "tilea": {"figures": ["bloodletter", "horror"]},
        },
        die={"khorne": [4, 4, 4, 1], "tzeentch": [1]},
    )
    assert table.happened("hits_lost power=khorne count=1") == 2
    assert table.region("tilea")["figures"] == ["bloodletter", "horror"]


def test_hits_that_kill_nobody_are_lost() -> None:
    """COW-BATTLE.25: a single one between a Horror and a Great Unclean One."""
    table = battle("bloodletter", "horror", "great_unclean_one", khorne=[4, 1], tzeentch=[1], nurgle=[1] * 3)
    assert table.happened("hits_lost power=khorne count=1") == 1
    assert table.happened("figure_killed") == 0


# -- hits on sixes only -------------------------------------------------------------------------------

DAEMONETTES = {"slaanesh": ["up_daemonette"]}


def test_an_upgraded_daemonette_takes_only_sixes() -> None:
    """COW-BATTLE.32: one six and two lesser hits do not kill it, two sixes do."""
    table = battle("bloodthirster", "daemonette", upgrades=DAEMONETTES, khorne=[6, 5, 4, 1, 1], slaanesh=[1])
    assert table.happened("hits_lost power=khorne count=3") == 1
    assert standing(table) == ["bloodthirster", "daemonette"]
    table = battle("bloodthirster", "daemonette", upgrades=DAEMONETTES, khorne=[6, 6, 1, 1, 1, 1], slaanesh=[1])
    assert standing(table) == ["bloodthirster"]


def test_the_ability_is_the_upgrades() -> None:
    """COW-BATTLE.32: a Daemonette without it falls to two hits of any kind."""
    table = battle("bloodthirster", "daemonette", khorne=[4, 5, 1, 1], slaanesh=[1])
    assert standing(table) == ["bloodthirster"]


def test_lesser_hits_may_go_to_others() -> None:
    """COW-BATTLE.33: 4, 5 and 6 for the Lepers, while the Daemonette is refused."""
    table = battle(
        "bloodthirster", "daemonette", "2 leper", "acolyte", upgrades=DAEMONETTES, khorne=[4, 5, 6, 1, 1], slaanesh=[1]
    )
    assert table.options == ["leper1", "acolyte1"]
    assert table.refused("daemonette1") == "COW-BATTLE.32"
    table.choose("leper1", "leper2", "acolyte1")
    assert standing(table) == ["bloodthirster", "daemonette"]


def test_lesser_hits_are_used_up_before_sixes() -> None:
    """COW-BATTLE.33: the Leper gets the 4, and both sixes are still there for the Daemonette."""
    table = battle(
        "bloodthirster", "daemonette", "2 leper", upgrades=DAEMONETTES, khorne=[6, 4, 6, 1, 1, 1], slaanesh=[1]
    )
    table.choose("leper1")
    assert table.options == ["leper2", "daemonette1", "more"]
    table.choose("daemonette1")
    assert standing(table) == ["bloodthirster", "leper"]


def test_a_six_spent_on_another_is_gone() -> None:
    """COW-BATTLE.33: two sixes and no lesser hit; one for the Leper leaves too few for the Daemonette."""
    table = battle(
        "bloodthirster", "daemonette", "2 leper", upgrades=DAEMONETTES, khorne=[6, 6, 1, 1, 1, 1], slaanesh=[1]
    )
    table.choose("leper1")
    assert table.options == ["leper2", "more"]
    assert table.refused("daemonette1") == "COW-BATTLE.32"


def test_sixes_for_the_daemonette_leave_the_lesser_hits() -> None:
    """COW-BATTLE.33: after its death a 5 still fells a Leper."""
    table = battle(
        "bloodthirster", "daemonette", "2 leper", upgrades=DAEMONETTES, khorne=[6, 5, 6, 1, 1, 1], slaanesh=[1]
    )
    table.choose("daemonette1")
    assert standing(table) == ["bloodthirster", "leper"]


def test_a_lesser_hit_is_no_further_hit_on_the_daemonette() -> None:
    """COW-BATTLE.32, COW-BATTLE.26: she fell to two sixes, and the 5 must go to who can take it."""
    table = battle(
        "bloodthirster", "daemonette", "leper", "acolyte", upgrades=DAEMONETTES, khorne=[6, 5, 6, 1, 1, 1], slaanesh=[1]
    )
    table.choose("daemonette1")
    assert table.options == ["leper1", "acolyte1"]
    assert table.refused("more") != ""
    table.choose("acolyte1")
    assert standing(table) == ["bloodthirster", "leper"]


def test_a_further_six_may_go_to_the_daemonette() -> None:
    """COW-BATTLE.16, COW-BATTLE.32: the third six is more than she needs; the 4 is not for her."""
    dice = [6, 6, 6, 4, 1, 1, 1]
    table = battle(
        "bloodthirster", "daemonette", "leper", "acolyte", upgrades=DAEMONETTES, khorne=dice, slaanesh=[1]
    ).choose("daemonette1")
    assert table.options == ["leper1", "acolyte1", "more"]
    table.choose("more")
    assert table.options == ["leper1", "acolyte1"]
    table.choose("leper1")
    assert table.pending == ""
    assert standing(table) == ["bloodthirster", "acolyte"]


def test_further_hits_use_up_the_lesser_ones_first() -> None:
    """COW-BATTLE.33: a Leper lies there besides her, so the further hit is the 5; Plague Touch makes one six enough."""
    table = battle(
        "bloodthirster",
        "2 daemonette",
        "2 leper",
        upgrades=DAEMONETTES,
        cards=["plague_touch"],
        khorne=[6, 6, 5, 5, 1, 1],
        slaanesh=[1, 1],
    ).choose("daemonette1", "leper1", "more")
    assert table.options == ["leper2", "daemonette2", "more"]
    table.choose("daemonette2")
    assert standing(table) == ["bloodthirster", "leper"]
