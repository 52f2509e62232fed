from typing import Any

import pytest

from tests.chaos.table import Table, lay

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")


def turn(
    regions: dict[str, Any], upgrades: list[str], actor: str = "tzeentch", power: int = 6, hand: list[str] | None = None
) -> Table:
    """Summoning, in which one power alone has power points left."""
    powers: dict[str, Any] = {name: {"power": 0} for name in POWERS}
    powers[actor].update(power=power, hand=hand or [])
    powers["tzeentch"]["upgrades"] = upgrades
    return lay(regions=regions, powers=powers, pause_before="battle")


def points(table: Table, power: str = "tzeentch") -> int:
    return int(table.power(power)["power"])


def battle(figures: list[str], dice: dict[str, list[int]], upgrades: list[str]) -> Table:
    return lay(
        stage="battle",
        pause_before="battle_end",
        powers={"tzeentch": {"upgrades": upgrades}},
        regions={"kislev": {"figures": figures}},
        die=dice,
    )


def after_draw(upgrades: list[str], hand: list[str]) -> Table:
    powers = {"tzeentch": {"power": 2, "upgrades": upgrades, "hand": hand}}
    return lay(stage="draw", pause_before="summoning", powers=powers)


# -- Acolytes


def test_up_acolyte_takes_a_warpstone_along() -> None:
    """COW-UPGRADE.4: one token, from the region it leaves to the one it enters."""
    table = turn({"kislev": {"figures": ["acolyte"], "tokens": {"warpstone": 2}}}, ["up_acolyte"])
    table.choose("acolyte1", "empire")
    assert (table.pending, table.asked, table.options) == ("tzeentch", "carry", ["yes", "no"])
    table.choose("yes")
    assert table.region("kislev")["tokens"] == {"warpstone": 1}
    assert table.region("empire")["tokens"] == {"warpstone": 1}
    assert points(table) == 5


def test_up_acolyte_may_leave_the_warpstone() -> None:
    """COW-UPGRADE.4: "may"."""
    table = turn({"kislev": {"figures": ["acolyte"], "tokens": {"warpstone": 1}}}, ["up_acolyte"])
    table.choose("acolyte1", "empire", "no")
    assert table.region("kislev")["tokens"] == {"warpstone": 1}
    assert table.region("empire")["tokens"] == {}


@pytest.mark.parametrize(
    ("figures", "tokens", "mover", "upgrades"),
    [
        (["acolyte"], {}, "acolyte1", ["up_acolyte"]),
        (["acolyte"], {"noble": 1, "skaven": 1}, "acolyte1", ["up_acolyte"]),
        (["acolyte"], {"warpstone": 1}, "acolyte2", ["up_acolyte"]),
        (["acolyte", "horror"], {"warpstone": 1}, "horror1", ["up_acolyte"]),
        (["acolyte"], {"warpstone": 1}, "acolyte1", ["up_lord_of_change"]),
    ],
    ids=["no token", "other tokens", "from the reserve", "a Horror", "another upgrade"],
)
def test_up_acolyte_carries_only_a_warpstone_of_the_region_it_leaves(
    figures: list[str], tokens: dict[str, int], mover: str, upgrades: list[str]
) -> None:
    """COW-UPGRADE.5: nothing else is carried, and by nobody else."""
    table = turn({"kislev": {"figures": figures, "tokens": tokens}}, upgrades).choose(mover, "empire")
    assert table.asked == "action"
    assert table.region("kislev")["tokens"] == tokens
    assert table.region("empire")["tokens"] == {}


def test_up_acolyte_carries_nothing_into_a_ruined_region() -> None:
    """COW-RUINED.3: the figure may enter, the token may not."""
    given = {"kislev": {"figures": ["acolyte"], "tokens": {"warpstone": 1}}, "empire": {"ruined": 1}}
    table = turn(given, ["up_acolyte"]).choose("acolyte1", "empire")
    assert table.asked == "action"
    assert table.region("empire")["figures"] == ["acolyte"]
    assert table.region("kislev")["tokens"] == {"warpstone": 1}


def test_up_acolyte_carries_for_its_controller() -> None:
    """COW-CONTROL.6: Slaanesh moves it, and Slaanesh is asked."""
    given = {"kislev": {"figures": ["acolyte by slaanesh"], "tokens": {"warpstone": 1}}}
    table = turn(given, ["up_acolyte"], actor="slaanesh").choose("acolyte1", "empire")
    assert (table.pending, table.asked) == ("slaanesh", "carry")
    assert table.choose("yes").region("empire")["tokens"] == {"warpstone": 1}


def test_up_acolyte_and_up_horror_do_not_act_when_a_card_moves_them() -> None:
    """COW-SUMMON.11, COW-UPGRADE.4: Teleport is no summon that its power pays for; see docs/rulings.md."""
    for figure in ("acolyte", "horror"):
        given = {"kislev": {"figures": [figure], "tokens": {"warpstone": 1}}}
        table = turn(given, ["up_acolyte", "up_horror"], hand=["teleport"])
        table.choose("teleport", "kislev.left", "norsca")
        assert table.asked == "action"
        assert table.region("norsca")["figures"] == [figure]
        assert table.region("kislev")["tokens"] == {"warpstone": 1}


def test_up_acolyte_keeps_cost_1_attack_0_defence_1() -> None:
    """COW-UPGRADE.4"""
    assert points(turn({}, ["up_acolyte"]).choose("acolyte1", "kislev")) == 5
    table = battle(["acolyte", "bloodletter"], {"khorne": [4, 1]}, ["up_acolyte"])
    assert table.happened("dice_rolled power=tzeentch") == 0
    assert table.region("kislev")["figures"] == ["bloodletter"]


# -- Horrors


def test_up_horror_may_stand_on_an_empty_card_space() -> None:
    """COW-UPGRADE.4: left, right, or not at all; it still counts as a figure there."""
    for choice, figure in (("kislev.left", "horror on left"), ("kislev.right", "horror on right"), ("no", "horror")):
        table = turn({}, ["up_horror"]).choose("horror1", "kislev")
        assert (table.asked, table.options) == ("stand", ["kislev.left", "kislev.right", "no"])
        table.choose(choice)
        assert table.region("kislev")["figures"] == [figure]
        assert table.region("kislev")["domination"]["tzeentch"] == 1
        assert table.region("kislev")["magic"] == 0


def test_up_horror_needs_an_empty_space() -> None:
    """COW-CARDS.4: not where a card lies, nor where another Horror stands; without one it is not asked."""
    given = {"kislev": {"figures": ["horror on right"]}, "empire": {"cards": ["influenza", "battle_cry"]}}
    table = turn(given, ["up_horror"]).choose("horror2", "kislev")
    assert table.options == ["kislev.left", "no"]
    table.choose("no", "horror3", "empire")
    assert table.asked == "action"
    assert table.region("empire")["figures"] == ["horror"]


@pytest.mark.parametrize("mover", ["horror1", "acolyte1"])
def test_up_horror_alone_stands_on_spaces(mover: str) -> None:
    """COW-UPGRADE.1, COW-UPGRADE.5: neither before the upgrade, nor other figures."""
    upgrades = ["up_horror"] if mover == "acolyte1" else ["up_lord_of_change"]
    assert turn({}, upgrades).choose(mover, "kislev").asked == "action"


def test_up_horror_keeps_other_players_cards_out_of_its_space() -> None:
    """COW-UPGRADE.4: only that space is closed to them."""
    given = {
        "kislev": {"figures": ["horror on left"]},
        "empire": {"figures": ["horror on left"], "cards": ["", "dazzle"]},
    }
    table = turn(given, ["up_horror"], actor="khorne", hand=["battle_cry"])
    assert table.refused("battle_cry kislev.left") == "COW-UPGRADE.4"
    assert table.refused("battle_cry empire.left") == "COW-UPGRADE.4"
    assert table.refused("battle_cry empire.right") == "COW-CARDS.6"
    table.choose("battle_cry")
    assert [option for option in table.options if option[:6] in ("kislev", "empire")] == ["kislev.right"]


def test_up_horror_steps_off_for_a_card_of_tzeentch() -> None:
    """COW-UPGRADE.4: the card takes the space, the Horror stays in the region."""
    table = turn({"kislev": {"figures": ["horror on left"]}}, ["up_horror"], hand=["changer_of_ways"])
    table.choose("changer_of_ways", "kislev.left")
    assert table.region("kislev")["cards"] == ("changer_of_ways", "")
    assert table.region("kislev")["figures"] == ["horror"]


def test_up_horror_frees_the_space_when_it_is_summoned_away() -> None:
    """COW-SUMMON.13: it stands on the space no longer."""
    powers: dict[str, Any] = {name: {"power": 0} for name in POWERS}
    powers["khorne"] = {"power": 3, "hand": ["battle_cry"]}
    powers["tzeentch"] = {"power": 3, "upgrades": ["up_horror"]}
    given = {"kislev": {"figures": ["horror on left"]}}
    table = lay(regions=given, powers=powers, pause_before="battle", to_act="tzeentch")
    table.choose("tzeentch horror1", "tzeentch empire", "tzeentch no")
    table.choose("khorne battle_cry", "khorne kislev.left")
    assert table.region("kislev")["cards"] == ("battle_cry", "")


def test_up_horror_stands_there_in_the_next_round_too() -> None:
    """COW-END.1: cards leave in the End Phase, a Horror is no card."""
    powers = {"khorne": {"hand": ["battle_cry"]}, "tzeentch": {"upgrades": ["up_horror"]}}
    table = lay(
        stage="remove_cards",
        powers=powers,
        regions={"kislev": {"figures": ["horror on left"], "cards": ["", "dazzle"]}},
        old_world_next=["plunged_into_chaos"],
    )
    assert table.pending == "khorne"
    assert table.region("kislev")["cards"] == ("", "")
    assert table.refused("battle_cry kislev.left") == "COW-UPGRADE.4"
    assert table.refused("battle_cry kislev.right") == ""


def test_up_horror_frees_the_space_when_it_is_killed() -> None:
    """COW-BATTLE.29: on its space it fights and falls like any figure."""
    table = battle(["horror on left", "bloodletter"], {"khorne": [4, 4], "tzeentch": [1]}, ["up_horror"])
    assert table.happened("dice_rolled power=tzeentch count=1") == 1
    assert table.region("kislev")["figures"] == ["bloodletter"]
    assert table.power("tzeentch")["reserve"].count("horror") == 3


def test_up_horror_stands_for_its_controller() -> None:
    """COW-CONTROL.1, COW-CONTROL.6: under Slaanesh it bars the others, its owner with them."""
    given = {"kislev": {"figures": ["horror by slaanesh on left"]}}
    theirs = turn(given, ["up_horror"], hand=["dazzle"])
    assert theirs.refused("dazzle kislev.left") == "COW-UPGRADE.4"
    table = turn(given, ["up_horror"], actor="slaanesh", hand=["insidious_lies"])
    table.choose("insidious_lies", "kislev.left")
    assert table.region("kislev")["figures"] == ["horror by slaanesh"]


def test_up_horror_keeps_cost_2_attack_1_defence_2() -> None:
    """COW-UPGRADE.4"""
    assert points(turn({}, ["up_horror"]).choose("horror1", "kislev", "no")) == 4
    for dice, left in (([4, 1], ["bloodletter", "horror"]), ([4, 4], ["bloodletter"])):
        table = battle(["horror", "bloodletter"], {"khorne": dice, "tzeentch": [1]}, ["up_horror"])
        assert table.happened("dice_rolled power=tzeentch count=1") == 1
        assert table.region("kislev")["figures"] == left


# -- Lord of Change


def corruption(regions: dict[str, Any], upgrades: list[str]) -> Table:
    powers = {"tzeentch": {"upgrades": upgrades}}
    return lay(stage="corruption", pause_before="remove_cards", regions=regions, powers=powers)


def test_up_lord_of_change_carries_two_magic_symbols() -> None:
    """COW-UPGRADE.11, COW-MAGIC.3: one more with a card that has one."""
    given = {"kislev": {"figures": ["lord_of_change"]}, "empire": {"cards": ["dazzle"]}}
    assert turn(given, []).region("kislev")["magic"] == 0
    table = turn(given, ["up_lord_of_change"])
    assert [table.region(name)["magic"] for name in ("norsca", "kislev", "empire")] == [0, 2, 1]
    table.choose("lord_of_change", "empire")
    assert [table.region(name)["magic"] for name in ("kislev", "empire")] == [0, 3]


def test_up_lord_of_change_meets_tzeentchs_condition() -> None:
    """COW-MAGIC.5, COW-MAGIC.4, COW-DIAL.10: where it stands, and nowhere else."""
    given = {"kislev": {"figures": ["lord_of_change", "2 acolyte"]}, "norsca": {"figures": ["2 acolyte"]}}
    assert corruption(given, []).power("tzeentch")["counters"] == 0
    table = corruption(given, ["up_lord_of_change"])
    assert table.power("tzeentch")["counters"] == 1
    assert table.happened("counter_gained power=tzeentch region=kislev") == 1


def test_up_lord_of_change_still_needs_two_tokens_placed() -> None:
    """COW-DIAL.10: the daemon leaves none itself, one Acolyte leaves one."""
    given = {"kislev": {"figures": ["lord_of_change", "acolyte"]}}
    table = corruption(given, ["up_lord_of_change"])
    assert table.power("tzeentch")["counters"] == 0
    assert table.region("kislev")["corruption"] == {"tzeentch": 1}


def test_up_lord_of_change_keeps_its_symbols_under_control() -> None:
    """COW-CONTROL.6, COW-MAGIC.5: they lie in the region, whoever commands the figure."""
    given = {"kislev": {"figures": ["lord_of_change by slaanesh", "2 acolyte"]}}
    assert corruption(given, ["up_lord_of_change"]).power("tzeentch")["counters"] == 1


def test_up_lord_of_change_keeps_cost_3_attack_3_defence_2() -> None:
    """COW-UPGRADE.4"""
    assert points(turn({}, ["up_lord_of_change"]).choose("lord_of_change", "kislev")) == 3
    for dice, left in (([4, 1], ["bloodletter", "lord_of_change"]), ([4, 4], ["bloodletter"])):
        fallen = {"khorne": dice, "tzeentch": [1, 1, 1]}
        table = battle(["lord_of_change", "bloodletter"], fallen, ["up_lord_of_change"])
        assert table.happened("dice_rolled power=tzeentch count=3") == 1
        assert table.region("kislev")["figures"] == left


# -- the two power upgrades


def test_up_tzeentch_power_gives_7_instead_of_6() -> None:
    """COW-DRAW.11, COW-DRAW.12"""
    assert points(after_draw([], [])) == 6
    table = after_draw(["up_tzeentch_power"], [])
    assert points(table) == 7
    assert points(table, "slaanesh") == 6
    assert len(table.power("tzeentch")["hand"]) == 5


def test_up_tzeentch_cards_fills_the_hand_to_six() -> None:
    """COW-DRAW.5, COW-UPGRADE.6"""
    assert len(after_draw([], []).power("tzeentch")["hand"]) == 5
    table = after_draw(["up_tzeentch_cards"], [])
    assert len(table.power("tzeentch")["hand"]) == 6
    assert points(table) == 6
    assert len(table.power("khorne")["hand"]) == 2


def test_up_tzeentch_cards_keeps_the_discard_before_drawing() -> None:
    """COW-DRAW.6: one card may go first, and six are held afterwards either way."""
    for choice, discards in (("teleport", ["teleport"]), ("pass", [])):
        table = after_draw(["up_tzeentch_cards"], ["teleport", "dazzle"])
        assert table.asked == "discard_first"
        table.choose(choice)
        assert len(table.power("tzeentch")["hand"]) == 6
        assert table.power("tzeentch")["discards"] == discards


@pytest.mark.parametrize(("held", "drawn"), [(5, 1), (6, 0), (7, 0)])
def test_up_tzeentch_cards_draws_nothing_at_six_or_more(held: int, drawn: int) -> None:
    """COW-DRAW.7, COW-DRAW.10: and nothing above six has to go."""
    hand = (["teleport"] * 4 + ["dazzle"] * 3)[:held]
    table = after_draw(["up_tzeentch_cards"], hand).choose("pass")
    assert len(table.power("tzeentch")["hand"]) == held + drawn
