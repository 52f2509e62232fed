from typing import Any

from tests.chaos.table import Table, lay


def battle(figures: list[str], dice: dict[str, list[int]], upgrades: list[str], **kislev: Any) -> Table:
    return lay(
        stage="battle",
        pause_before="battle_end",
        powers={"khorne": {"upgrades": upgrades}},
        regions={"kislev": {"figures": figures, **kislev}},
        die=dice,
    )


def price(figure: str, upgrades: list[str]) -> int:
    table = lay(powers={"khorne": {"power": 12, "upgrades": upgrades}}).choose(f"khorne {figure}", "khorne kislev")
    return 12 - int(table.power("khorne")["power"])


def dice_rolled(table: Table) -> list[str]:
    return [event for event in table.events if event.startswith("dice_rolled")]


def after_draw(upgrades: list[str], **khorne: Any) -> Table:
    return lay(stage="draw", pause_before="summoning", powers={"khorne": {"upgrades": upgrades, **khorne}})


# -- Bloodsworn


def test_up_bloodsworn_rolls_a_die_each() -> None:
    """COW-UPGRADE.12: the attack value rises from 0 to 1."""
    plain = battle(["2 bloodsworn", "leper"], {}, [])
    assert plain.happened("battle_began region=kislev") == 0
    table = battle(["2 bloodsworn", "leper"], {"khorne": [1, 1]}, ["up_bloodsworn"])
    assert dice_rolled(table) == ["dice_rolled power=khorne region=kislev count=2 early=0"]


def test_up_bloodsworn_still_costs_1_and_has_defence_1() -> None:
    """COW-UPGRADE.12: the values on the card are 1, 1, 1."""
    assert price("bloodsworn1", ["up_bloodsworn"]) == 1
    table = battle(["bloodsworn", "plaguebearer"], {"khorne": [1], "nurgle": [4]}, ["up_bloodsworn"])
    assert table.region("kislev")["figures"] == ["plaguebearer"]


def test_up_bloodsworn_keeps_its_attack_under_control() -> None:
    """COW-CONTROL.5, COW-CONTROL.6, COW-CONTROL.2: Slaanesh rolls the die Khorne's upgrade gives."""
    table = battle(["bloodsworn by slaanesh", "bloodletter"], {"slaanesh": [4], "khorne": [1, 1]}, ["up_bloodsworn"])
    assert table.happened("dice_rolled power=slaanesh count=1") == 1
    assert table.region("kislev")["figures"] == ["bloodsworn by slaanesh"]


def test_up_bloodsworn_counts_under_the_skull_throne() -> None:
    """COW-CARDS.27: three of them add 3, and the card its own cost."""
    given = {"kislev": {"figures": ["3 bloodsworn"], "cards": ["the_skull_throne"]}}
    assert lay(regions=given).region("kislev")["domination"]["khorne"] == 1
    table = lay(regions=given, powers={"khorne": {"upgrades": ["up_bloodsworn"]}})
    assert table.region("kislev")["domination"]["khorne"] == 4


# -- Bloodletters


def test_up_bloodletter_rolls_before_all_other_figures() -> None:
    """COW-BATTLE.34, COW-BATTLE.35: even before a power that comes earlier in power order."""
    table = battle(
        ["bloodletter by slaanesh", "bloodthirster", "plaguebearer"],
        {"slaanesh": [1, 1], "khorne": [1, 1, 1, 1], "nurgle": [1]},
        ["up_bloodletter"],
    )
    assert dice_rolled(table) == [
        "dice_rolled power=slaanesh region=kislev count=2 early=1",
        "dice_rolled power=khorne region=kislev count=4 early=0",
        "dice_rolled power=nurgle region=kislev count=1 early=0",
    ]


def test_up_bloodletter_kills_at_once_and_the_dead_do_not_roll() -> None:
    """COW-BATTLE.36, COW-BATTLE.37: without the upgrade the downed Plaguebearer would strike back."""
    figures = ["bloodletter", "plaguebearer"]
    plain = battle(figures, {"khorne": [4, 1], "nurgle": [4]}, [])
    assert plain.happened("dice_rolled power=nurgle count=1") == 1
    assert plain.region("kislev")["figures"] == []
    table = battle(figures, {"khorne": [4, 1], "nurgle": [4]}, ["up_bloodletter"])
    assert table.happened("dice_rolled power=nurgle") == 0
    assert table.happened("figure_downed") == 0
    assert table.happened("figure_returned figure=plaguebearer1 region=kislev") == 1
    assert table.region("kislev")["figures"] == ["bloodletter"]


def test_up_bloodletter_does_not_roll_a_second_time() -> None:
    """COW-BATTLE.35: three Bloodletters roll six dice in all; Bloodsworn and Bloodthirster roll as ever."""
    table = battle(
        ["3 bloodletter", "bloodthirster", "great_unclean_one"],
        {"khorne": [1] * 10, "nurgle": [1, 1, 1]},
        ["up_bloodletter"],
    )
    assert dice_rolled(table)[:2] == [
        "dice_rolled power=khorne region=kislev count=6 early=1",
        "dice_rolled power=khorne region=kislev count=4 early=0",
    ]
    alone = battle(["bloodletter", "leper"], {"khorne": [1, 1]}, ["up_bloodletter"])
    assert dice_rolled(alone) == ["dice_rolled power=khorne region=kislev count=2 early=1"]


def test_up_bloodletter_keeps_unfinished_hits_for_khornes_normal_roll() -> None:
    """COW-BATTLE.38, COW-BATTLE.17: one early hit and two of three normal ones kill; the fallen daemon still rolls."""
    table = battle(
        ["bloodletter", "bloodthirster", "leper", "great_unclean_one"],
        {"khorne": [5, 1, 4, 4, 4, 1], "nurgle": [1, 1, 1]},
        ["up_bloodletter"],
    ).choose("khorne great_unclean_one", "khorne great_unclean_one", "khorne leper1")
    assert table.happened("hit_kept power=khorne figure=great_unclean_one") == 1
    assert table.happened("figure_downed power=khorne figure=great_unclean_one") == 1
    assert table.happened("dice_rolled power=nurgle count=3") == 1
    assert table.region("kislev")["figures"] == ["bloodletter", "bloodthirster"]


def test_up_bloodletter_hits_kept_help_nobody_else() -> None:
    """COW-BATTLE.39: two hits that Slaanesh keeps and Khorne's one, kept or not, do not make three."""
    figures = ["bloodletter by slaanesh", "bloodthirster", "great_unclean_one"]
    dice = {"slaanesh": [4, 4], "khorne": [5, 1, 1, 1], "nurgle": [1, 1, 1]}
    table = battle(figures, dice, ["up_bloodletter"])
    table.choose("slaanesh great_unclean_one", "slaanesh great_unclean_one")
    assert table.pending == ""
    assert "great_unclean_one" in table.region("kislev")["figures"]
    dice["khorne"] = [4, 1, 5, 1, 1, 1]
    table = battle([*figures, "bloodletter"], dice, ["up_bloodletter"])
    table.choose("khorne great_unclean_one", "slaanesh great_unclean_one", "slaanesh great_unclean_one")
    assert table.pending == ""
    assert "great_unclean_one" in table.region("kislev")["figures"]


def test_up_bloodletter_hits_kept_are_lost_with_the_battle() -> None:
    """COW-BATTLE.39: Reborn in Blood brings a second battle, and the hit kept in the first is gone."""
    table = battle(
        ["bloodletter", "great_unclean_one"],
        {"khorne": [4, 1, 4, 5], "nurgle": [1] * 6},
        ["up_bloodletter"],
        cards=["reborn_in_blood"],
    )
    assert table.happened("hit_kept power=khorne figure=great_unclean_one") == 3
    assert table.happened("figure_killed") == 0


def test_up_bloodletter_early_dice_explode() -> None:
    """COW-BATTLE.40, COW-BATTLE.10: a 6 rolls one die more, early as well; three early hits fell a daemon."""
    table = battle(["bloodletter", "great_unclean_one"], {"khorne": [6, 4, 5], "nurgle": [4, 4, 4]}, ["up_bloodletter"])
    assert table.happened("die_rolled power=khorne") == 3
    assert table.happened("figure_returned figure=great_unclean_one") == 1
    assert table.happened("dice_rolled power=nurgle") == 0


def test_up_bloodletter_chooses_where_each_early_hit_goes() -> None:
    """COW-BATTLE.14, COW-BATTLE.15, COW-BATTLE.26: any enemy figure or a Peasant, and none may be held back."""
    table = battle(
        ["bloodletter", "bloodsworn", "leper", "great_unclean_one"],
        {"khorne": [4, 4], "nurgle": [1, 1, 1]},
        ["up_bloodletter"],
        tokens={"peasant": 1},
    )
    assert (table.pending, table.asked) == ("khorne", "early_hit")
    assert table.options == ["leper1", "great_unclean_one", "peasant"]
    assert table.refused("bloodsworn1") == "COW-BATTLE.15"
    assert table.refused("pass") == "COW-BATTLE.26"
    table.choose("peasant", "leper1")
    assert table.power("khorne")["captured"] == 1
    assert table.region("kislev")["figures"] == ["bloodsworn", "bloodletter", "great_unclean_one"]


def test_up_bloodletter_needs_the_hits_that_a_raised_defence_asks() -> None:
    """COW-BATTLE.44: under Rain of Pus one early hit is not enough for a Plaguebearer."""
    dice = {"khorne": [4, 1], "nurgle": [1]}
    table = battle(["bloodletter", "plaguebearer"], dice, ["up_bloodletter"], cards=["rain_of_pus"])
    assert table.happened("figure_killed") == 0
    assert table.happened("dice_rolled power=nurgle count=1") == 1


def test_up_bloodletter_kills_earn_khornes_counter() -> None:
    """COW-DIAL.5: an early kill is a kill."""
    table = battle(["bloodletter", "leper"], {"khorne": [4, 1]}, ["up_bloodletter"])
    assert table.power("khorne")["counters"] == 1


def test_up_bloodletter_keeps_cost_2_attack_2_defence_1() -> None:
    """COW-UPGRADE.4"""
    assert price("bloodletter1", ["up_bloodletter"]) == 2
    table = battle(["bloodletter", "plaguebearer"], {"khorne": [1, 1], "nurgle": [4]}, ["up_bloodletter"])
    assert table.happened("dice_rolled power=khorne count=2") == 1
    assert table.region("kislev")["figures"] == ["plaguebearer"]


def test_up_bloodletter_strikes_early_for_its_controller() -> None:
    """COW-CONTROL.6, COW-CONTROL.2: under Slaanesh it kills Khorne's own Bloodsworn before they roll."""
    table = battle(
        ["bloodletter by slaanesh", "bloodsworn"],
        {"slaanesh": [4, 1], "khorne": [6, 6]},
        ["up_bloodletter", "up_bloodsworn"],
    )
    assert table.happened("figure_killed power=slaanesh figure=bloodsworn1") == 1
    assert table.happened("dice_rolled power=khorne") == 0


# -- Bloodthirster


def test_up_bloodthirster_counts_as_three_figures() -> None:
    """COW-UPGRADE.10, COW-DOMINATION.3: with a Bloodsworn it beats Kislev's 3, which it only equals alone."""
    for figures, upgrades, value, points in (
        (["bloodthirster"], ["up_bloodthirster"], 3, 0),
        (["bloodthirster", "bloodsworn"], ["up_bloodthirster"], 4, 3),
        (["bloodthirster", "bloodsworn"], [], 2, 0),
        (["3 bloodletter"], ["up_bloodthirster"], 3, 0),
    ):
        given = {"kislev": {"figures": figures}}
        khorne = {"khorne": {"upgrades": upgrades}}
        table = lay(stage="domination", pause_before="corruption", regions=given, powers=khorne)
        assert table.region("kislev")["domination"]["khorne"] == value
        assert table.power("khorne")["points"] == points


def test_up_bloodthirster_adds_only_its_attack_under_the_skull_throne() -> None:
    """COW-CARDS.27: 4 and the card's own 1, not 4 and 2 more."""
    table = lay(
        powers={"khorne": {"upgrades": ["up_bloodthirster"]}},
        regions={"kislev": {"figures": ["bloodthirster"], "cards": ["the_skull_throne"]}},
    )
    assert table.region("kislev")["domination"]["khorne"] == 5


def test_up_bloodthirster_adds_nothing_under_abyssal_pact() -> None:
    """COW-CARDS.35, COW-CONFLICT.1: the card's cost alone is left."""
    table = lay(
        powers={"khorne": {"upgrades": ["up_bloodthirster"]}},
        regions={"kislev": {"figures": ["bloodthirster"], "cards": ["abyssal_pact", "battle_cry"]}},
    )
    assert table.region("kislev")["domination"]["khorne"] == 1


def test_up_bloodthirster_counts_three_for_whoever_controls_it() -> None:
    """COW-CONTROL.4, COW-CONTROL.6"""
    table = lay(
        powers={"khorne": {"upgrades": ["up_bloodthirster"]}},
        regions={"kislev": {"figures": ["bloodthirster by slaanesh"]}},
    )
    assert table.region("kislev")["domination"]["slaanesh"] == 3
    assert table.region("kislev")["domination"]["khorne"] == 0


def test_up_bloodthirster_keeps_cost_3_attack_4_defence_3() -> None:
    """COW-UPGRADE.4"""
    assert price("bloodthirster", ["up_bloodthirster"]) == 3
    for hits, left in ((2, ["bloodthirster", "great_unclean_one"]), (3, ["great_unclean_one"])):
        dice = {"khorne": [1, 1, 1, 1], "nurgle": [4] * hits + [1] * (3 - hits)}
        table = battle(["bloodthirster", "great_unclean_one"], dice, ["up_bloodthirster"])
        assert table.happened("dice_rolled power=khorne count=4") == 1
        assert table.region("kislev")["figures"] == left


# -- the two power upgrades


def test_up_khorne_power_gives_8_instead_of_7() -> None:
    """COW-DRAW.11, COW-DRAW.12, COW-DRAW.13: whatever was left before."""
    assert after_draw([]).power("khorne")["power"] == 7
    assert after_draw(["up_khorne_power"]).power("khorne")["power"] == 8
    assert after_draw(["up_khorne_power"], power=3).power("khorne")["power"] == 8
    assert after_draw(["up_khorne_power"]).power("nurgle")["power"] == 6


def test_up_khorne_cards_draws_three_instead_of_two() -> None:
    """COW-DRAW.2, COW-UPGRADE.6"""
    assert len(after_draw([]).power("khorne")["hand"]) == 2
    table = after_draw(["up_khorne_cards"], hand=["battle_cry"])
    assert len(table.power("khorne")["hand"]) == 4
    assert len(table.power("slaanesh")["hand"]) == 2


def test_up_khorne_cards_changes_nothing_outside_the_draw_phase() -> None:
    """COW-DIAL.22: an instruction to draw two draws two."""
    khorne = {"khorne": {"dial": 2, "counters": 1, "upgrades": ["up_khorne_cards"]}}
    table = lay(stage="dials", pause_before="further_tick", powers=khorne)
    assert len(table.power("khorne")["hand"]) == 2
