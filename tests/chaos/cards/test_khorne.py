"""Khorne's Chaos cards about corruption, domination and movement (test_khorne_in_battle.py has the others)."""

from __future__ import annotations

from typing import Any

import pytest

from oldworld.kernel.title import PlaceError
from tests.chaos.table import Table, lay

IDLE: dict[str, Any] = {power: {"power": 0} for power in ("khorne", "nurgle", "tzeentch", "slaanesh")}


def turn(
    power: str, hand: list[str], regions: dict[str, Any], powers: dict[str, Any] | None = None, **more: Any
) -> Table:
    """A turn of a power in the Summoning Phase; the others have no power left."""
    return lay(to_act=power, powers=IDLE | {power: {"hand": hand}} | (powers or {}), regions=regions, **more)


def corruption(figures: list[str], cards: list[str], **more: Any) -> Table:
    """The Corruption Phase with figures and cards in Kislev (Resistance 3), up to its end."""
    kislev = {"figures": figures, "cards": cards} | more.pop("kislev", {})
    regions = {"kislev": kislev} | more.pop("regions", {})
    return lay(stage="corruption_start", pause_before="remove_cards", regions=regions, **more)


def value_of(table: Table, power: str) -> int:
    """A power's domination value in Kislev."""
    value: int = table.region("kislev")["domination"][power]
    return value


@pytest.mark.parametrize(
    ("card", "copies", "cost", "magic"),
    [
        ("blood_frenzy", 4, 0, 0),
        ("battle_cry", 4, 1, 0),
        ("the_skull_throne", 4, 1, 0),
        ("field_of_carnage", 3, 1, 0),
        ("ritual_slaying", 3, 1, 0),
        ("reborn_in_blood", 3, 2, 0),
        ("the_blood_gods_call", 3, 2, 0),
    ],
)
def test_copies_cost_and_magic(card: str, copies: int, cost: int, magic: int) -> None:
    """COW-CARDS.12, COW-CARDS.14, COW-CARDS.27, COW-CARDS.38, COW-CARDS.39, COW-SETUP.12"""
    table = turn("khorne", [card] * copies, {})
    with pytest.raises(PlaceError):
        turn("khorne", [card] * (copies + 1), {})
    table.choose(card, "kislev.left")
    assert table.power("khorne")["power"] == 7 - cost
    assert table.happened(f"power_spent power=khorne points={cost}") == (1 if cost else 0)
    assert value_of(table, "khorne") == cost
    assert table.region("kislev")["magic"] == magic


# -- Battle Cry ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [["battle_cry"], ["battle_cry", "battle_cry"]])
def test_battle_cry_bars_every_token_but_removes_none(cards: list[str]) -> None:
    """COW-CARDS.31, COW-CARDS.18: nobody places in Kislev, Khorne neither; next door all is as ever."""
    table = corruption(
        ["bloodsworn", "leper"],
        cards,
        kislev={"corruption": {"nurgle": 2}},
        regions={"empire": {"figures": ["acolyte"]}},
    )
    assert table.region("kislev")["corruption"] == {"nurgle": 2}
    assert table.region("empire")["corruption"] == {"tzeentch": 1}


@pytest.mark.parametrize(("there", "ruined"), [(12, 1), (11, 0)])
def test_battle_cry_lets_ruin_come_only_of_old_tokens(there: int, ruined: int) -> None:
    """COW-CARDS.31, COW-CORRUPTION.9: the leper cannot place the twelfth token, and nobody is a ruiner."""
    table = corruption(
        ["leper"], ["battle_cry"], kislev={"corruption": {"nurgle": there - 1}, "tokens": {"warpstone": 1}}
    )
    assert table.region("kislev")["ruined"] == ruined
    assert table.power("nurgle")["points"] == 0


def test_battle_cry_stops_the_stench_of_death() -> None:
    """COW-CONFLICT.3: Nurgle dominates and scores, and places nothing."""
    table = corruption(["2 plaguebearer"], ["battle_cry", "the_stench_of_death"])
    assert table.power("nurgle")["points"] == 3
    assert table.region("kislev")["corruption"] == {}
    assert table.power("nurgle")["counters"] == 0


def test_battle_cry_stops_the_tokens_of_a_great_foul_consumption() -> None:
    """COW-CONFLICT.1, COW-CARDS.15: what can be carried out is: the figures go home all the same."""
    table = corruption(["4 plaguebearer"], ["battle_cry", "a_great_foul_consumption"])
    assert table.region("kislev")["figures"] == []
    assert table.region("kislev")["corruption"] == {}


@pytest.mark.parametrize(("cards", "tokens"), [(["battle_cry"], {}), ([], {"slaanesh": 1})])
def test_battle_cry_stops_perverse_infiltration(cards: list[str], tokens: dict[str, int]) -> None:
    """COW-CONFLICT.1, COW-CARDS.16: the card may be played, and does nothing."""
    table = turn("slaanesh", ["perverse_infiltration"], {"kislev": {"cards": cards}})
    table.choose("perverse_infiltration", "kislev.right")
    assert table.region("kislev")["corruption"] == tokens
    assert table.region("kislev")["cards"][1] == "perverse_infiltration"


def test_battle_cry_spares_a_token_placed_before_it() -> None:
    """COW-CARDS.31: tokens already there stay, and may be removed."""
    powers = {"khorne": {"hand": ["battle_cry"]}, "nurgle": {"hand": ["all_things_decay"]}}
    table = turn("khorne", [], {"kislev": {"corruption": {"slaanesh": 2}}}, powers)
    table.choose("battle_cry", "kislev.left")
    assert table.region("kislev")["corruption"] == {"slaanesh": 2}
    table.choose("all_things_decay", "kislev.right")
    assert table.region("kislev")["corruption"] == {"slaanesh": 1}


@pytest.mark.parametrize(("cards", "tokens"), [(["battle_cry"], {}), ([], {"nurgle": 2})])
def test_battle_cry_stops_the_upgraded_great_unclean_one(cards: list[str], tokens: dict[str, int]) -> None:
    """COW-CONFLICT.2: follower abilities too."""
    powers = {"nurgle": {"upgrades": ["up_great_unclean_one"]}}
    table = turn("nurgle", [], {"kislev": {"cards": cards}}, powers)
    table.choose("great_unclean_one", "kislev")
    assert table.region("kislev")["figures"] == ["great_unclean_one"]
    assert table.region("kislev")["corruption"] == tokens


def test_battle_cry_lasts_until_the_end_phase() -> None:
    """COW-CARDS.23, COW-CARDS.31, COW-END.1: played in the Summoning Phase it works in the Corruption Phase."""
    regions = {"kislev": {"figures": ["acolyte"]}}
    table = turn("khorne", ["battle_cry"], regions, pause_before="heroes")
    table.choose("battle_cry", "kislev.left", "pass")
    assert table.region("kislev")["corruption"] == {}
    assert table.region("kislev")["cards"] == ("", "")
    assert table.power("khorne")["discards"] == ["battle_cry"]


def test_battle_cry_under_changer_of_ways() -> None:
    """COW-CARDS.36"""
    assert corruption(["leper"], ["battle_cry", "changer_of_ways"]).region("kislev")["corruption"] == {"nurgle": 1}


# -- The Skull Throne ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "figures", "upgrades", "value"),
    [
        (["the_skull_throne"], ["bloodsworn", "bloodletter", "bloodthirster"], [], 0 + 2 + 4 + 1),
        (["the_skull_throne"], ["3 bloodsworn"], [], 1),
        (["the_skull_throne"], ["3 bloodsworn"], ["up_bloodsworn"], 3 + 1),
        (["the_skull_throne"], ["bloodthirster"], ["up_bloodthirster"], 4 + 1),
        (["blood_frenzy"], ["bloodthirster"], ["up_bloodthirster"], 3),
        (["the_skull_throne", "the_skull_throne"], ["bloodthirster", "bloodsworn"], [], 4 + 1 + 1),
        (["the_skull_throne", "changer_of_ways"], ["bloodthirster", "bloodsworn"], [], 2 + 1),
        (["the_skull_throne", "abyssal_pact"], ["2 bloodletter"], [], 1),
        (["blood_frenzy", "abyssal_pact"], ["bloodthirster"], ["up_bloodthirster"], 0),
    ],
)
def test_the_skull_throne_sums_attack_values(
    cards: list[str], figures: list[str], upgrades: list[str], value: int
) -> None:
    """COW-CARDS.27, COW-CARDS.28, COW-CARDS.35, COW-CARDS.36: costs are added; the Bloodthirster's upgrade is not."""
    table = corruption(figures, cards, powers={"khorne": {"upgrades": upgrades}})
    assert value_of(table, "khorne") == value
    won = "dominated power=khorne" if value > 3 else "not_dominated"
    assert table.happened(f"{won} region=kislev value={value} resistance=3") == (1 if value else 0)


def test_the_skull_throne_is_for_its_player_and_the_figures_he_controls() -> None:
    """COW-CARDS.13, COW-CONTROL.4, COW-CONTROL.5: a Bloodletter under Slaanesh counts one, and for Slaanesh."""
    figures = ["bloodletter", "bloodletter by slaanesh", "horror by khorne", "great_unclean_one"]
    table = corruption(figures, ["the_skull_throne"])
    assert table.region("kislev")["domination"] == {"khorne": 2 + 1 + 1, "nurgle": 1, "tzeentch": 0, "slaanesh": 1}


# -- Field of Carnage ---------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [["field_of_carnage"], ["field_of_carnage", "field_of_carnage"]])
def test_field_of_carnage_keeps_others_in_but_not_out(cards: list[str]) -> None:
    """COW-CARDS.26, COW-CARDS.18: nobody else's figure is summoned out; into the region they may come."""
    regions = {"kislev": {"figures": ["leper1", "bloodletter"], "cards": cards}, "empire": {"figures": ["leper2"]}}
    table = turn("nurgle", [], regions, {"khorne": {}})
    assert table.refused("leper1") == table.refused("leper1 empire") == "COW-CARDS.26"
    assert table.refused("plaguebearer1 kislev") == table.refused("leper2 kislev") == ""
    table.choose("leper2", "kislev", "khorne bloodletter1", "khorne empire")
    assert table.region("kislev")["figures"] == ["leper", "leper"]
    assert table.region("empire")["figures"] == ["bloodletter"]


@pytest.mark.parametrize("cards", [[], ["field_of_carnage", "changer_of_ways"]])
def test_field_of_carnage_under_changer_of_ways(cards: list[str]) -> None:
    """COW-CARDS.36: the leper goes, as it would without the card."""
    table = turn("nurgle", [], {"kislev": {"figures": ["leper"], "cards": cards}})
    table.choose("leper1", "empire")
    assert table.region("empire")["figures"] == ["leper"]


def test_field_of_carnage_looks_at_who_controls_a_figure() -> None:
    """COW-CONTROL.1, COW-CARDS.13"""
    kislev = {"figures": ["bloodletter by slaanesh", "leper by khorne"], "cards": ["field_of_carnage"]}
    table = turn("slaanesh", [], {"kislev": kislev}, {"khorne": {}})
    assert table.refused("bloodletter1") == "COW-CARDS.26"
    table.choose("pass")
    assert table.refused("leper1 empire") == ""


@pytest.mark.parametrize(
    ("figures", "moved"), [(["bloodletter", "leper", "horror"], ["bloodletter"]), (["leper", "horror"], [])]
)
def test_field_of_carnage_stops_teleport(figures: list[str], moved: list[str]) -> None:
    """COW-CARDS.26, COW-CARDS.29, COW-SUMMON.13: Khorne's figure alone may be taken; without one nothing happens."""
    table = turn("tzeentch", ["teleport"], {"kislev": {"figures": figures, "cards": ["field_of_carnage"]}})
    table.choose("teleport", "kislev.right")
    assert table.asked == ("target_region" if moved else "action")
    if moved:
        table.choose("tilea")
    assert table.region("tilea")["figures"] == moved


def test_field_of_carnage_stops_the_blood_gods_call() -> None:
    """COW-CARDS.26, COW-SUMMON.13: Khorne cannot pull enemies out of his own field."""
    regions = {
        "kislev": {"figures": ["bloodletter", "leper"], "cards": ["field_of_carnage"]},
        "empire": {"figures": ["leper"], "cards": ["field_of_carnage"]},
    }
    table = turn("khorne", ["the_blood_gods_call"], regions)
    table.choose("the_blood_gods_call", "tilea.left")
    assert table.options == ["kislev", "pass"]
    table.choose("kislev")
    assert table.options == ["bloodletter1", "pass"]
    table.choose("bloodletter1")
    assert table.asked == "action"
    assert table.region("kislev")["figures"] == table.region("empire")["figures"] == ["leper"]


def test_field_of_carnage_lets_the_blood_gods_call_bring_enemies_in() -> None:
    """COW-CARDS.26: entering stays legal."""
    regions = {"kislev": {"cards": ["field_of_carnage"]}, "tilea": {"figures": ["leper"]}}
    table = turn("khorne", ["the_blood_gods_call"], regions)
    table.choose("the_blood_gods_call", "kislev.right", "tilea", "leper1")
    assert table.region("kislev")["figures"] == ["leper"]


def test_field_of_carnage_of_the_french_edition_bars_the_way_in() -> None:
    """COW-CARDS.26: the French printing reads the other direction: out is free, in is Khorne's alone."""
    regions = {"kislev": {"figures": ["leper1"], "cards": ["field_of_carnage"]}, "empire": {"figures": ["leper2"]}}
    table = turn("nurgle", [], regions, {"khorne": {}}, options={"edition": "fr"})
    assert table.refused("leper2 kislev") == table.refused("plaguebearer1 kislev") == "COW-CARDS.26"
    table.choose("leper1", "empire", "khorne bloodletter1", "khorne kislev")
    assert table.region("kislev")["figures"] == ["bloodletter"]


def test_field_of_carnage_of_the_french_edition_stops_what_moves_figures_in() -> None:
    """COW-CARDS.26, COW-SUMMON.13: no Teleport into it, and the Call brings only Khorne's own."""
    regions = {"kislev": {"cards": ["field_of_carnage"]}, "empire": {"figures": ["bloodletter", "leper"]}}
    french = {"field_of_carnage": "in"}
    table = turn("tzeentch", ["teleport"], regions, options=french).choose("teleport", "empire.left", "leper1")
    assert "kislev" not in table.options
    assert "tilea" in table.options
    table = turn("khorne", ["the_blood_gods_call"], regions, options=french)
    table.choose("the_blood_gods_call", "kislev.right", "empire")
    assert table.options == ["bloodletter1", "pass"]


# -- The Blood God's Call -----------------------------------------------------------------------------


def test_the_blood_gods_call_moves_two_figures_of_anybody() -> None:
    """COW-CARDS.39, COW-CARDS.8: from one other region however far, whosever and whatever they are."""
    regions = {"norsca": {"figures": ["2 leper", "keeper_of_secrets"]}, "empire": {"figures": ["acolyte"]}}
    table = turn("khorne", ["the_blood_gods_call"], regions | {"tilea": {"figures": ["bloodsworn"]}})
    table.choose("the_blood_gods_call", "tilea.right")
    assert (table.asked, table.options) == ("gather_region", ["norsca", "empire", "pass"])
    table.choose("norsca")
    assert table.refused("acolyte1") != ""
    table.choose("keeper_of_secrets", "leper1")
    assert table.asked == "action"
    assert table.region("norsca")["figures"] == ["leper"]
    assert sorted(table.region("tilea")["figures"]) == ["bloodsworn", "keeper_of_secrets", "leper"]
    assert table.power("khorne")["power"] == 7 - 2


@pytest.mark.parametrize(
    ("choices", "moved"), [(["pass"], []), (["norsca", "pass"], []), (["norsca", "leper1", "pass"], ["leper"])]
)
def test_the_blood_gods_call_may_move_fewer(choices: list[str], moved: list[str]) -> None:
    """COW-CARDS.15: unless the card says otherwise; it says up to two."""
    table = turn("khorne", ["the_blood_gods_call"], {"norsca": {"figures": ["2 leper"]}})
    table.choose("the_blood_gods_call", "tilea.left", *choices)
    assert table.asked == "action"
    assert table.region("tilea")["figures"] == moved


@pytest.mark.parametrize(
    ("cards", "elsewhere"), [([], []), (["changer_of_ways"], ["leper"])], ids=["nobody_elsewhere", "changer_of_ways"]
)
def test_the_blood_gods_call_can_be_without_effect(cards: list[str], elsewhere: list[str]) -> None:
    """COW-CARDS.16, COW-CARDS.36: paid and laid, it moves nobody."""
    regions = {"tilea": {"figures": ["bloodsworn"], "cards": cards}, "norsca": {"figures": elsewhere}}
    table = turn("khorne", ["the_blood_gods_call"], regions)
    table.choose("the_blood_gods_call", "tilea.right")
    assert table.asked == "action"
    assert table.power("khorne")["power"] == 5
    assert table.region("tilea")["cards"] == (*(cards or [""]), "the_blood_gods_call")
    assert table.happened("figure_moved") == 0
