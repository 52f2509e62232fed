"""Early hits, changed defences, and the complicated battle of the rulebook."""

import pytest

from tests.chaos.table import Table, lay

BLETTERS = {"khorne": {"upgrades": ["up_bloodletter"]}}


def rolls(table: Table) -> list[str]:
    """Who rolled how many dice, and which of them early."""
    found: list[str] = []
    for line in table.events:
        words = dict(word.split("=") for word in line.split()[1:])
        if line.startswith("dice_rolled"):
            found.append(f"{words['power']} {words['count']}{' early' if words['early'] == '1' else ''}")
    return found


def standing(table: Table, region: str = "kislev") -> list[str]:
    """The figures of a region."""
    found: list[str] = table.region(region)["figures"]
    return found


def frenzy(*figures: str, cards: list[str] | None = None, **die: list[int]) -> Table:
    """A battle in Kislev with Blood Frenzy."""
    return lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": list(figures), "cards": cards or ["blood_frenzy"]}},
        die=die,
    )


# -- who rolls early ----------------------------------------------------------------------------------


def test_a_card_gives_dice_before_the_normal_ones() -> None:
    """COW-BATTLE.34: their hits are assigned before any normal die falls."""
    table = frenzy("bloodletter", "plaguebearer", "acolyte", khorne=[4, 1, 1, 1], nurgle=[1])
    assert table.asked == "early_hit"
    assert rolls(table) == ["khorne 2 early"]
    table.choose("acolyte1")
    assert rolls(table) == ["khorne 2 early", "khorne 2", "nurgle 1"]


def test_upgraded_bloodletters_roll_before_other_figures() -> None:
    """COW-BATTLE.35: theirs are early hits, and they do not roll again with the rest."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        powers=BLETTERS,
        regions={"kislev": {"figures": ["2 bloodletter", "bloodthirster", "plaguebearer", "acolyte"]}},
        die={"khorne": [4, 1, 1, 1, 1, 1, 1, 1], "nurgle": [1]},
    )
    assert table.asked == "early_hit"
    assert rolls(table) == ["khorne 4 early"]
    table.choose("plaguebearer1")
    assert rolls(table) == ["khorne 4 early", "khorne 4"]
    assert "plaguebearer" not in standing(table)


def test_bloodletters_without_the_upgrade_do_not() -> None:
    """COW-BATTLE.35: their dice are normal ones, and who falls to them still rolls."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["bloodletter", "plaguebearer"]}},
        die={"khorne": [4, 1], "nurgle": [1]},
    )
    assert rolls(table) == ["khorne 2", "nurgle 1"]


def test_upgraded_bloodletters_roll_early_for_whoever_controls_them() -> None:
    """COW-BATTLE.35: Slaanesh's hit is early, so Khorne's and Nurgle's warriors never roll."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        powers=BLETTERS,
        regions={"kislev": {"figures": ["bloodletter by slaanesh", "plaguebearer"]}},
        die={"slaanesh": [4, 1]},
    )
    assert rolls(table) == ["slaanesh 2 early"]
    assert standing(table) == ["bloodletter by slaanesh"]


# -- what early hits do -------------------------------------------------------------------------------


def test_who_falls_early_leaves_at_once() -> None:
    """COW-BATTLE.36: the Leper is in its reserve while the next early hit is still to be assigned."""
    table = frenzy("2 leper", "acolyte", khorne=[4, 5])
    table.choose("leper1")
    assert table.asked == "early_hit"
    assert standing(table) == ["leper", "acolyte"]
    assert table.power("nurgle")["reserve"].count("leper") == 5
    assert table.happened("figure_downed") == 0


def test_who_falls_early_does_not_roll() -> None:
    """COW-BATTLE.37: one of two Plaguebearers is gone, so Nurgle rolls a single die."""
    table = frenzy("bloodletter", "2 plaguebearer", khorne=[4, 1, 1, 1], nurgle=[1])
    assert rolls(table) == ["khorne 2 early", "khorne 2", "nurgle 1"]


def test_early_hits_are_kept_and_joined_by_normal_ones() -> None:
    """COW-BATTLE.38: the box's example, two early and two normal hits on a Great Unclean One (3)."""
    table = frenzy("bloodthirster", "great_unclean_one", khorne=[4, 5, 2, 3, 4, 5], nurgle=[1, 3, 5])
    assert table.happened("hit_kept power=khorne figure=great_unclean_one") == 2
    assert table.happened("figure_downed power=khorne figure=great_unclean_one") == 1
    assert rolls(table) == ["khorne 2 early", "khorne 4", "nurgle 3"]
    assert table.happened("hits_lost power=nurgle count=1") == 1
    assert standing(table) == ["bloodthirster"]


def test_kept_hits_lower_what_is_needed_and_nothing_else() -> None:
    """COW-BATTLE.38: two kept and one normal hit are enough; the second normal one is free for a Leper."""
    table = frenzy("bloodthirster", "great_unclean_one", "leper", khorne=[4, 5, 4, 4, 1, 1], nurgle=[1] * 3)
    table.choose("great_unclean_one", "great_unclean_one")
    assert table.asked == "hit"
    table.choose("great_unclean_one", "leper1")
    assert standing(table) == ["bloodthirster"]


def test_early_hits_may_be_spread() -> None:
    """COW-BATTLE.38: one kept on each of two Horrors, to be finished off by one normal hit each."""
    table = frenzy("bloodletter", "2 horror", khorne=[4, 5, 4, 5], tzeentch=[1, 1])
    assert table.happened("hit_kept power=khorne figure=horror1") == 1
    assert sorted(table.options) == ["horror1", "horror2"]
    table.choose("horror2")
    assert standing(table) == ["bloodletter", "horror", "horror"]
    assert table.asked == "hit"
    table.choose("horror1", "horror2")
    assert standing(table) == ["bloodletter"]


def test_kept_hits_that_fall_short_leave_the_figure_alone() -> None:
    """COW-BATTLE.38: one kept of three needed, and one normal hit that is too few."""
    table = frenzy("bloodletter", "great_unclean_one", khorne=[4, 1, 4, 1], nurgle=[1] * 3)
    assert table.happened("hits_lost power=khorne count=1") == 1
    assert standing(table) == ["bloodletter", "great_unclean_one"]


def test_early_hits_must_be_assigned() -> None:
    """COW-BATTLE.26: there is no passing here either."""
    table = frenzy("leper", "acolyte", khorne=[4, 1])
    assert table.options == ["leper1", "acolyte1"]
    assert table.refused("pass") == "COW-BATTLE.26"


def test_early_hits_go_to_enemies_and_peasants_only() -> None:
    """COW-BATTLE.15: nobody hits his own early; a Peasant is captured by one early hit (COW-BATTLE.18)."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "kislev": {
                "figures": ["bloodsworn", "horror", "acolyte shielded"],
                "tokens": {"peasant": 1},
                "cards": ["blood_frenzy"],
            }
        },
        die={"khorne": [4, 5], "tzeentch": [1]},
    )
    assert table.options == ["horror1", "peasant"]
    assert table.refused("bloodsworn1") == "COW-BATTLE.15"
    assert table.refused("acolyte1") == "COW-CARDS.30"
    table.choose("peasant")
    assert table.power("khorne")["captured"] == 1
    assert table.happened("hit_kept power=khorne figure=horror1") == 1


def test_kept_hits_do_not_help_another_player() -> None:
    """COW-BATTLE.39: Khorne's two and Tzeentch's one are three hits on a Great Unclean One in vain."""
    table = frenzy("great_unclean_one", "horror shielded", khorne=[4, 4], tzeentch=[4], nurgle=[1] * 3)
    assert table.happened("hit_kept power=khorne figure=great_unclean_one") == 2
    assert table.happened("hits_lost power=tzeentch count=1") == 1
    assert "great_unclean_one" in standing(table)


def test_kept_hits_are_lost_with_the_battle() -> None:
    """COW-BATTLE.39: in the battle that Reborn in Blood adds, one early hit is one and not three."""
    table = frenzy("great_unclean_one", cards=["blood_frenzy", "reborn_in_blood"], khorne=[4, 4, 4, 1], nurgle=[1] * 6)
    assert table.happened("battle_began region=kislev") == 2
    assert table.happened("hit_kept power=khorne figure=great_unclean_one") == 3
    assert standing(table) == ["great_unclean_one"]


def test_early_dice_explode() -> None:
    """COW-BATTLE.40: a third early hit removes the Great Unclean One before it can roll."""
    table = frenzy("bloodthirster", "great_unclean_one", khorne=[6, 5, 4, 1, 1, 1, 1])
    assert rolls(table) == ["khorne 2 early", "khorne 4"]
    assert standing(table) == ["bloodthirster"]
    assert "great_unclean_one" in table.power("nurgle")["reserve"]


def test_an_upgraded_daemonette_takes_only_early_sixes() -> None:
    """COW-BATTLE.32: of an early 6 and 4 the Daemonette can be given the first only."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        powers={"slaanesh": {"upgrades": ["up_daemonette"]}},
        regions={"kislev": {"figures": ["daemonette", "horror"], "cards": ["blood_frenzy"]}},
        die={"khorne": [6, 4, 1], "tzeentch": [1], "slaanesh": [1]},
    )
    assert table.options == ["horror1", "daemonette1"]
    table.choose("daemonette1")
    assert table.happened("hit_kept power=khorne figure=daemonette1") == 1
    assert table.happened("hit_kept power=khorne figure=horror1") == 1


def test_an_early_hit_without_a_six_is_not_for_the_daemonette() -> None:
    """COW-BATTLE.32: it is refused by the ability; another target takes the 5 (COW-BATTLE.33)."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        powers={"slaanesh": {"upgrades": ["up_daemonette"]}},
        regions={"kislev": {"figures": ["daemonette", "leper", "acolyte"], "cards": ["blood_frenzy"]}},
        die={"khorne": [5, 1], "slaanesh": [1]},
    )
    assert table.options == ["leper1", "acolyte1"]
    assert table.refused("daemonette1") == "COW-BATTLE.32"


# -- defence ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hits", "killed"), [(1, 0), (2, 1)])
def test_rain_of_pus_asks_for_one_hit_more(hits: int, killed: int) -> None:
    """COW-BATTLE.44: in a normal roll, for Nurgle's figures."""
    dice = [4] * hits + [1] * (4 - hits)
    table = frenzy("2 bloodletter", "leper", cards=["rain_of_pus"], khorne=dice)
    assert table.happened("figure_killed figure=leper1") == killed


@pytest.mark.parametrize(("early", "killed"), [([4, 1], 0), ([4, 4], 1)])
def test_rain_of_pus_asks_early_hits_for_one_more(early: list[int], killed: int) -> None:
    """COW-BATTLE.44: a Leper takes two early hits."""
    table = frenzy("leper", cards=["rain_of_pus", "blood_frenzy"], khorne=early)
    assert table.happened("figure_killed figure=leper1") == killed


def test_rain_of_pus_is_no_help_to_others() -> None:
    """COW-BATTLE.44: an Acolyte beside it falls to a single hit."""
    table = frenzy("bloodletter", "acolyte", cards=["rain_of_pus"], khorne=[4, 1])
    assert standing(table) == ["bloodletter"]


def test_plague_touch_asks_for_one_hit_less() -> None:
    """COW-BATTLE.44: a Horror (2) falls to one, a Bloodletter (1) to no fewer than one."""
    table = frenzy(
        "horror", "bloodletter", "plaguebearer", cards=["plague_touch"], khorne=[1, 1], nurgle=[4], tzeentch=[1]
    )
    assert table.options == ["bloodletter1", "horror1"]
    table.choose("horror1")
    assert standing(table) == ["bloodletter", "plaguebearer"]
    table = frenzy("bloodletter", "plaguebearer", cards=["plague_touch"], khorne=[1, 1], nurgle=[1])
    assert standing(table) == ["bloodletter", "plaguebearer"]


def test_plague_touch_leaves_one_hit_to_be_made() -> None:
    """COW-BATTLE.44: a defence of 1 stays 1, so a single hit kills one figure and no second one."""
    table = frenzy("bloodsworn", "bloodletter", "plaguebearer", cards=["plague_touch"], khorne=[1, 1], nurgle=[4])
    table.choose("bloodletter1")
    assert table.pending == ""
    assert standing(table) == ["bloodsworn", "plaguebearer"]


# -- the complicated battle ---------------------------------------------------------------------------


def estalia(khorne: list[int], nurgle: list[int]) -> Table:
    """The complicated battle of the rulebook."""
    return lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "estalia": {
                "figures": ["bloodsworn", "bloodletter", "leper", "2 plaguebearer", "great_unclean_one"],
                "cards": ["blood_frenzy", "rain_of_pus"],
            }
        },
        die={"khorne": khorne, "nurgle": nurgle},
    )


def test_the_complicated_battle() -> None:
    """COW-BATTLE.36, COW-BATTLE.37, COW-BATTLE.44: the rulebook's dice and choices."""
    table = estalia([1, 6, 4, 4, 4], [1, 2, 3, 6, 6, 4])
    assert rolls(table) == ["khorne 2 early"]
    table.choose("plaguebearer1", "plaguebearer1")
    assert rolls(table) == ["khorne 2 early", "khorne 2"]
    assert standing(table, "estalia") == ["bloodsworn", "bloodletter", "leper", "plaguebearer", "great_unclean_one"]
    assert table.options == ["leper1", "plaguebearer2"]
    assert table.refused("great_unclean_one") == "COW-BATTLE.23"
    table.choose("leper1")
    assert rolls(table) == ["khorne 2 early", "khorne 2", "nurgle 4"]
    table.choose("bloodletter1", "bloodsworn1")
    assert table.happened("hits_lost power=nurgle count=1") == 1
    assert standing(table, "estalia") == ["plaguebearer", "great_unclean_one"]
    assert table.region("estalia")["cards"] == ("blood_frenzy", "rain_of_pus")


def test_the_complicated_battle_with_another_plan() -> None:
    """COW-BATTLE.38, COW-BATTLE.44: two early and two normal hits lay the Great Unclean One (4) down."""
    table = estalia([1, 6, 4, 4, 4], [1, 2, 3, 3, 3])
    table.choose("great_unclean_one", "great_unclean_one")
    assert table.asked == "hit"
    assert "great_unclean_one" in standing(table, "estalia")
    table.choose("great_unclean_one")
    assert rolls(table) == ["khorne 2 early", "khorne 2", "nurgle 5"]
    assert standing(table, "estalia") == ["bloodsworn", "bloodletter", "leper", "plaguebearer", "plaguebearer"]
