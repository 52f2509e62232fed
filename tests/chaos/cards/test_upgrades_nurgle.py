from typing import Any

import pytest

from tests.chaos.table import Table, lay

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
PLUNGED = ["plunged_into_chaos"]


def turn(regions: dict[str, Any], upgrades: list[str], actor: str = "nurgle", power: int = 5, **more: Any) -> Table:
    """Summoning, in which one power alone has power points left."""
    powers: dict[str, Any] = {name: {"power": 0} for name in POWERS}
    powers[actor]["power"] = power
    powers["nurgle"]["upgrades"] = upgrades
    return lay(regions=regions, powers=powers, pause_before="battle", **more)


def battle(
    figures: list[str], dice: dict[str, list[int]], upgrades: dict[str, list[str]] | None = None, **kislev: Any
) -> Table:
    given = {"nurgle": ["up_plaguebearer"]} if upgrades is None else upgrades
    return lay(
        stage="battle",
        pause_before="battle_end",
        powers={name: {"upgrades": cards} for name, cards in given.items()},
        regions={"kislev": {"figures": figures, **kislev}},
        die=dice,
    )


def points(table: Table, power: str = "nurgle") -> int:
    return int(table.power(power)["power"])


# -- Lepers


def test_up_leper_is_free_where_nurgle_has_no_other_figure() -> None:
    """COW-UPGRADE.4, COW-SUMMON.4: figures of others do not matter."""
    given = {"troll_country": {"figures": ["plaguebearer"]}, "norsca": {"figures": ["bloodletter"]}}
    table = turn(given, ["up_leper"]).choose("leper1", "norsca")
    assert points(table) == 5
    assert table.happened("power_spent power=nurgle") == 0
    assert points(turn(given, ["up_plaguebearer"]).choose("leper1", "norsca")) == 4


def test_up_leper_costs_1_where_nurgle_has_a_figure_already() -> None:
    """COW-UPGRADE.4, COW-SUMMON.14: the full cost of 1 is paid."""
    table = turn({"norsca": {"figures": ["great_unclean_one"]}}, ["up_leper"]).choose("leper1", "norsca")
    assert points(table) == 4


def test_up_leper_is_free_when_it_comes_from_another_region_too() -> None:
    """COW-SUMMON.13: moving is summoning, and the region it leaves may be its power's last."""
    table = turn({"kislev": {"figures": ["leper"]}}, ["up_leper"]).choose("leper1", "troll_country")
    assert points(table) == 5
    assert table.region("troll_country")["figures"] == ["leper spent"]


def test_up_leper_is_free_once_a_round_for_each_figure() -> None:
    """COW-UPGRADE.5: the second summon of the same Leper costs 1, another Leper has its own."""
    table = turn({"kislev": {"figures": ["leper"]}}, ["up_leper"])
    table.choose("leper1", "troll_country", "leper2", "kislev")
    assert points(table) == 5
    table.choose("leper1", "norsca")
    assert points(table) == 4
    table.choose("leper3", "troll_country")
    assert points(table) == 4
    assert table.region("norsca")["figures"] == ["leper spent"]


def test_up_leper_still_needs_an_adjacent_figure() -> None:
    """COW-SUMMON.16: cost changes, reach does not."""
    table = turn({"norsca": {"figures": ["plaguebearer"]}}, ["up_leper"])
    assert table.refused("leper1 kislev") == "COW-SUMMON.16"
    assert table.refused("leper1 troll_country") == ""
    table.choose("leper1")
    assert table.options == ["norsca", "troll_country"]


def test_up_leper_cannot_come_free_when_no_power_is_left() -> None:
    """COW-SUMMON.6: a marker at 0 ends a power's turns, free figure or not; at 1 it does not."""
    given = {"norsca": {"figures": ["plaguebearer"]}}
    assert turn(given, ["up_leper"], power=0).pending == ""
    table = turn(given, ["up_leper"], power=1).choose("leper1", "troll_country", "leper2", "kislev")
    assert points(table) == 1
    table.choose("leper3", "kislev")
    assert table.pending == ""


def test_up_leper_is_free_again_next_round() -> None:
    """COW-ROUND.2: "once a round" begins anew."""
    table = lay(
        stage="game_end",
        powers={"nurgle": {"upgrades": ["up_leper"]}},
        regions={"kislev": {"figures": ["leper spent"]}},
        old_world_next=PLUNGED,
    )
    table.choose("khorne pass", "nurgle leper1", "nurgle troll_country")
    assert points(table) == 6


def test_up_leper_pays_what_an_old_world_card_adds() -> None:
    """COW-CARDS.11, COW-OLDWORLD.15: Franz's Decree asks 1 for the Empire even of a free Leper."""
    given = {"kislev": {"figures": ["plaguebearer"]}}
    table = turn(given, ["up_leper"], old_world={"track": ["franzs_decree"]}).choose("leper1", "empire")
    assert points(table) == 4


def test_up_leper_frees_no_other_figure() -> None:
    """COW-UPGRADE.5: a Plaguebearer pays its 1."""
    table = turn({"norsca": {"figures": ["leper"]}}, ["up_leper"]).choose("plaguebearer1", "troll_country")
    assert points(table) == 4


def test_up_leper_is_free_for_its_controller() -> None:
    """COW-CONTROL.6: Slaanesh moves it free into a region where Slaanesh has no figure; Nurgle's do not count."""
    given = {"kislev": {"figures": ["leper by slaanesh"]}, "troll_country": {"figures": ["plaguebearer"]}}
    table = turn(given, ["up_leper"], actor="slaanesh").choose("leper1", "troll_country")
    assert points(table, "slaanesh") == 5
    given["troll_country"] = {"figures": ["bloodsworn by slaanesh"]}
    table = turn(given, ["up_leper"], actor="slaanesh").choose("leper1", "troll_country")
    assert points(table, "slaanesh") == 4


def test_up_leper_is_free_beside_a_figure_that_another_controls() -> None:
    """COW-CONTROL.1: Nurgle's Plaguebearer under Slaanesh is no figure of Nurgle's while that lasts."""
    given = {"kislev": {"figures": ["plaguebearer"]}, "empire": {"figures": ["plaguebearer by slaanesh"]}}
    assert points(turn(given, ["up_leper"]).choose("leper1", "empire")) == 5


def test_up_leper_keeps_attack_0_and_defence_1() -> None:
    """COW-UPGRADE.4"""
    dice = {"khorne": [4, 1]}
    table = battle(["leper", "bloodletter"], dice, {"nurgle": ["up_leper"]})
    assert table.happened("figure_killed power=khorne figure=leper1") == 1
    assert table.happened("dice_rolled power=nurgle") == 0


# -- Plaguebearers


def test_up_plaguebearer_strikes_back_at_who_killed_it() -> None:
    """COW-UPGRADE.4: one hit for the one killed, Nurgle's to assign, to that opponent's figures alone."""
    table = battle(
        ["bloodsworn", "bloodletter", "acolyte", "plaguebearer"],
        {"khorne": [4, 1], "nurgle": [1]},
        tokens={"peasant": 1},
    ).choose("khorne plaguebearer1")
    assert (table.pending, table.asked) == ("nurgle", "retaliate")
    assert table.options == ["bloodsworn1", "bloodletter1"]
    assert table.refused("acolyte1") == "COW-UPGRADE.4"
    table.choose("bloodsworn1")
    assert table.happened("figure_killed power=nurgle figure=bloodsworn1") == 1
    assert table.region("kislev")["figures"] == ["bloodletter", "acolyte"]


def test_up_plaguebearer_does_nothing_before_the_upgrade() -> None:
    """COW-UPGRADE.1"""
    table = battle(
        ["bloodsworn", "bloodletter", "plaguebearer"], {"khorne": [4, 1], "nurgle": [1]}, {"nurgle": ["up_leper"]}
    )
    assert (table.pending, table.happened("figure_killed power=nurgle")) == ("", 0)


def test_up_plaguebearer_gives_a_hit_for_each_one_killed() -> None:
    """COW-BATTLE.16: two killed are two hits, which fell two Bloodletters."""
    table = battle(["2 bloodletter", "2 plaguebearer"], {"khorne": [4, 4, 1, 1], "nurgle": [1, 1]})
    table.choose("khorne plaguebearer2")
    assert table.happened("figure_killed power=nurgle") == 2
    assert table.region("kislev")["figures"] == []


def test_up_plaguebearer_hits_follow_the_normal_rules() -> None:
    """COW-BATTLE.23, COW-BATTLE.25: two hits cannot start on a Bloodthirster and are lost; three fell it."""
    for killed, left in ((2, ["bloodthirster", "plaguebearer"]), (3, [])):
        dice = {"khorne": [4] * killed + [1] * (4 - killed), "nurgle": [1, 1, 1]}
        table = battle(["bloodthirster", "3 plaguebearer"], dice)
        table.choose(*["khorne plaguebearer2", "khorne plaguebearer3"][: killed - 1])
        assert table.region("kislev")["figures"] == left
        assert table.happened("hits_lost power=nurgle count=2") == 3 - killed


@pytest.mark.parametrize("other", ["leper", "great_unclean_one"])
def test_up_plaguebearer_avenges_no_other_figure(other: str) -> None:
    """COW-UPGRADE.5: only Plaguebearers strike back."""
    table = battle([other, "2 bloodletter"], {"khorne": [4, 4, 4, 1], "nurgle": [1, 1, 1]})
    assert table.happened("figure_killed power=khorne") == 1
    assert table.happened("figure_killed power=nurgle") == 0


def test_up_plaguebearer_strikes_back_when_killed_early() -> None:
    """COW-BATTLE.36: killed by early hits it leaves at once and rolls nothing, yet is avenged."""
    table = battle(
        ["bloodletter", "plaguebearer"],
        {"khorne": [4, 1]},
        {"nurgle": ["up_plaguebearer"], "khorne": ["up_bloodletter"]},
    )
    assert table.happened("dice_rolled power=nurgle") == 0
    assert table.happened("figure_killed power=nurgle figure=bloodletter1") == 1


def test_up_plaguebearer_cannot_strike_upgraded_daemonettes() -> None:
    """COW-BATTLE.32: two hits, and no die showing 6; a Seductress beside them can take it."""
    both = {"nurgle": ["up_plaguebearer"], "slaanesh": ["up_daemonette"]}
    figures = ["daemonette", "keeper_of_secrets", "2 plaguebearer"]
    dice = {"nurgle": [1, 1], "slaanesh": [4, 4, 1]}
    alone = battle(figures, dice, both).choose("slaanesh plaguebearer2")
    assert alone.happened("figure_killed power=slaanesh") == 2
    assert alone.happened("hits_lost power=nurgle count=2") == 1
    table = battle([*figures, "seductress"], dice, both).choose("slaanesh plaguebearer2")
    assert table.region("kislev")["figures"] == ["daemonette", "keeper_of_secrets"]


def test_up_plaguebearer_strikes_back_for_its_controller() -> None:
    """COW-CONTROL.1, COW-CONTROL.6: killed under Slaanesh's control, its hit is Slaanesh's to assign."""
    table = battle(["plaguebearer by slaanesh", "bloodsworn", "bloodletter"], {"khorne": [4, 1], "slaanesh": [1]})
    assert (table.pending, table.asked) == ("slaanesh", "retaliate")
    table.choose("bloodsworn1")
    assert table.happened("figure_killed power=slaanesh figure=bloodsworn1") == 1


def test_up_plaguebearer_adds_its_hit_to_early_hits_kept() -> None:
    """COW-BATTLE.38: Slaanesh keeps two early hits on the Bloodthirster (3); the Plaguebearer's hit is the third."""
    upgrades = {"nurgle": ["up_plaguebearer"], "khorne": ["up_bloodletter"]}
    figures = ["bloodletter by slaanesh", "plaguebearer by slaanesh", "bloodthirster"]
    dice = {"slaanesh": [4, 5, 1], "khorne": [4, 1, 1, 1]}
    table = battle(figures, dice, upgrades).choose("khorne plaguebearer1")
    assert table.happened("hit_kept power=slaanesh figure=bloodthirster") == 2
    assert table.happened("figure_killed power=slaanesh figure=bloodthirster") == 1
    assert table.region("kislev")["figures"] == ["bloodletter by slaanesh"]


def test_up_plaguebearer_lays_down_whom_it_strikes() -> None:
    """COW-BATTLE.17, COW-BATTLE.5: it was killed early itself, but its hit is a normal one; the Bloodletter rolls."""
    table = battle(["bloodletter", "plaguebearer", "leper"], {"khorne": [4, 1, 5, 1]}, cards=["blood_frenzy"])
    table.choose("khorne plaguebearer1")
    assert table.happened("figure_downed power=nurgle figure=bloodletter1") == 1
    assert table.happened("dice_rolled power=khorne count=2 early=0") == 1
    assert table.happened("figure_killed power=khorne figure=leper1") == 1
    assert table.region("kislev")["figures"] == []


def test_up_plaguebearer_that_falls_to_another_is_not_avenged() -> None:
    """COW-UPGRADE.4: Nurgle strikes back at the one Slaanesh controls, and Slaanesh does not strike back for that."""
    table = battle(["plaguebearer by slaanesh", "2 plaguebearer"], {"nurgle": [1, 1], "slaanesh": [4]})
    assert table.happened("figure_killed power=nurgle figure=plaguebearer1") == 1
    assert table.happened("figure_killed power=slaanesh") == 1
    assert table.region("kislev")["figures"] == ["plaguebearer"]


def test_up_plaguebearer_keeps_cost_1_attack_1_defence_1() -> None:
    """COW-UPGRADE.4"""
    table = turn({"norsca": {"figures": ["leper"]}}, ["up_plaguebearer"]).choose("plaguebearer1", "norsca")
    assert points(table) == 4
    fought = battle(["plaguebearer", "bloodletter"], {"khorne": [4, 1], "nurgle": [1]})
    assert fought.happened("figure_killed power=khorne figure=plaguebearer1") == 1
    assert fought.happened("dice_rolled power=nurgle count=1") == 1


# -- Great Unclean One


def test_up_great_unclean_one_leaves_two_tokens_each_time_it_is_summoned() -> None:
    """COW-UPGRADE.4, COW-SUMMON.13: from the reserve and again when it moves on."""
    table = turn({"kislev": {"figures": ["leper"]}}, ["up_great_unclean_one"], power=7)
    table.choose("great_unclean_one", "kislev")
    assert table.region("kislev")["corruption"] == {"nurgle": 2}
    table.choose("great_unclean_one", "troll_country")
    assert table.region("troll_country")["corruption"] == {"nurgle": 2}
    assert table.region("kislev")["corruption"] == {"nurgle": 2}
    plain = turn({"norsca": {"figures": ["leper"]}}, ["up_leper"]).choose("great_unclean_one", "norsca")
    assert plain.region("norsca")["corruption"] == {}


@pytest.mark.parametrize(
    ("region", "counters"),
    [("norsca", 0), ("kislev", 1), ("empire", 1), ("estalia", 1), ("tilea", 0), ("badlands", 0)],
)
def test_up_great_unclean_one_earns_a_counter_in_a_populous_region(region: str, counters: int) -> None:
    """COW-DIAL.9, COW-DIAL.2: two tokens at once in one phase, the counter at once."""
    table = turn({region: {"figures": ["leper"]}}, ["up_great_unclean_one"]).choose("great_unclean_one", region)
    assert table.power("nurgle")["counters"] == counters


def test_up_great_unclean_one_earns_one_counter_a_region_and_phase() -> None:
    """COW-DIAL.4: summoned twice into Kislev it places four tokens there, for one counter."""
    given = {"kislev": {"figures": ["leper"]}}
    table = turn(given, ["up_great_unclean_one"], power=10)
    table.choose("great_unclean_one", "kislev", "great_unclean_one", "troll_country", "great_unclean_one", "kislev")
    assert table.region("kislev")["corruption"] == {"nurgle": 4}
    assert table.power("nurgle")["counters"] == 1


def test_up_great_unclean_one_places_nothing_where_corruption_is_barred() -> None:
    """COW-RUINED.6, COW-CARDS.31: neither in a ruined region nor beside Battle Cry, though it may stand there."""
    for state in ({"ruined": 1}, {"cards": ["battle_cry"]}):
        table = turn({"kislev": {"figures": ["leper"], **state}}, ["up_great_unclean_one"])
        table.choose("great_unclean_one", "kislev")
        assert table.region("kislev")["figures"] == ["leper", "great_unclean_one"]
        assert table.region("kislev")["corruption"] == {}
        assert table.power("nurgle")["counters"] == 0


def test_up_great_unclean_one_makes_nurgle_a_ruiner() -> None:
    """COW-CORRUPTION.9: its tokens were placed this round; the region falls to Tzeentch's cultist later in it."""
    given = {"kislev": {"figures": ["plaguebearer", "acolyte"], "corruption": {"khorne": 9}}}
    powers: dict[str, Any] = {name: {"power": 0} for name in POWERS}
    powers["nurgle"] = {"power": 3, "upgrades": ["up_great_unclean_one"]}
    table = lay(
        regions=given,
        powers=powers,
        pause_before="remove_cards",
        die={"nurgle": [1, 1, 1, 1]},
    ).choose("great_unclean_one", "kislev")
    assert table.region("kislev")["ruined"] == 1
    assert [table.power(name)["points"] for name in POWERS] == [0, 3, 3, 0]


def test_up_great_unclean_one_moved_by_another_places_nothing() -> None:
    """COW-UPGRADE.4: Khorne's card moves it; Nurgle did not summon it."""
    given = {"norsca": {"figures": ["great_unclean_one"]}}
    powers: dict[str, Any] = {name: {"power": 0} for name in POWERS}
    powers["khorne"] = {"power": 3, "hand": ["the_blood_gods_call"]}
    powers["nurgle"]["upgrades"] = ["up_great_unclean_one"]
    table = lay(regions=given, powers=powers, pause_before="battle")
    table.choose("the_blood_gods_call", "kislev.left", "norsca", "great_unclean_one")
    assert table.region("kislev")["figures"] == ["great_unclean_one"]
    assert table.region("kislev")["corruption"] == {}


def test_up_great_unclean_one_places_its_controllers_tokens() -> None:
    """COW-CONTROL.3, COW-CONTROL.6: in Slaanesh's colour, and no counter for Nurgle."""
    given = {"troll_country": {"figures": ["great_unclean_one by slaanesh"]}}
    table = turn(given, ["up_great_unclean_one"], actor="slaanesh").choose("great_unclean_one", "kislev")
    assert table.region("kislev")["corruption"] == {"slaanesh": 2}
    assert table.power("nurgle")["counters"] == 0


def test_up_great_unclean_one_keeps_cost_3_attack_3_defence_3() -> None:
    """COW-UPGRADE.4"""
    table = turn({"norsca": {"figures": ["leper"]}}, ["up_great_unclean_one"]).choose("great_unclean_one", "norsca")
    assert points(table) == 2
    for hits, left in ((2, ["bloodthirster", "great_unclean_one"]), (3, ["bloodthirster"])):
        dice = {"khorne": [4] * hits + [1] * (4 - hits), "nurgle": [1, 1, 1]}
        fought = battle(["great_unclean_one", "bloodthirster"], dice, {"nurgle": ["up_great_unclean_one"]})
        assert fought.happened("dice_rolled power=nurgle count=3") == 1
        assert fought.region("kislev")["figures"] == left


# -- the two power upgrades


def test_up_power_of_pestilence_gives_7_instead_of_6() -> None:
    """COW-UPGRADE.8, COW-DRAW.11, COW-DRAW.12"""
    for upgrades, nurgle in (([], 6), (["up_power_of_pestilence"], 7)):
        table = lay(stage="draw", pause_before="summoning", powers={"nurgle": {"power": 2, "upgrades": upgrades}})
        assert points(table) == nurgle
        assert points(table, "slaanesh") == 6
        assert len(table.power("nurgle")["hand"]) == 2


def ruin(regions: dict[str, Any], upgrades: list[str], **more: Any) -> Table:
    powers = {"nurgle": {"upgrades": upgrades}}
    return lay(stage="corruption", pause_before="remove_cards", regions=regions, powers=powers, **more)


def test_up_provender_of_ruin_scores_without_a_token_placed() -> None:
    """COW-CORRUPTION.9: the ruiners' points of the card, 3 of the first and 4 of the second."""
    given = {
        "norsca": {"figures": ["acolyte"], "corruption": {"khorne": 11}},
        "tilea": {"figures": ["acolyte"], "corruption": {"nurgle": 11}},
    }
    plain = ruin(given, [])
    assert [plain.power(name)["points"] for name in POWERS] == [0, 0, 7, 0]
    table = ruin(given, ["up_provender_of_ruin"])
    assert [table.power(name)["points"] for name in POWERS] == [0, 7, 7, 0]


def test_up_provender_of_ruin_never_scores_twice_for_a_region() -> None:
    """COW-CORRUPTION.11: Nurgle placed a token there too, and still scores 3."""
    given = {"norsca": {"figures": ["leper"], "corruption": {"khorne": 11}}}
    assert ruin(given, ["up_provender_of_ruin"]).power("nurgle")["points"] == 3


def test_up_provender_of_ruin_needs_a_region_that_is_ruined() -> None:
    """COW-CORRUPTION.13, COW-CORRUPTION.12: nothing when no card is left, and nothing below twelve tokens."""
    given = {"norsca": {"figures": ["acolyte"], "corruption": {"khorne": 11}}}
    assert ruin(given, ["up_provender_of_ruin"], ruination_left=0).power("nurgle")["points"] == 0
    given["norsca"]["corruption"] = {"khorne": 10}
    assert ruin(given, ["up_provender_of_ruin"]).power("nurgle")["points"] == 0


def test_up_provender_of_ruin_gives_no_place_points() -> None:
    """COW-END.11: first and second place still go by tokens."""
    given = {"norsca": {"figures": ["acolyte"], "corruption": {"khorne": 11}}}
    powers = {"nurgle": {"upgrades": ["up_provender_of_ruin"]}}
    table = lay(stage="corruption", pause_before="dials", regions=given, powers=powers)
    assert [table.power(name)["points"] for name in POWERS] == [6, 3, 6, 0]
