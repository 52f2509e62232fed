"""Nurgle's Chaos cards about domination and corruption (test_nurgle_in_battle.py has the others)."""

from __future__ import annotations

from typing import Any

import pytest

from oldworld.kernel.title import PlaceError
from tests.chaos.table import Table, lay

IDLE: dict[str, Any] = {power: {"power": 0} for power in ("khorne", "nurgle", "tzeentch", "slaanesh")}


def turn(hand: list[str], regions: dict[str, Any]) -> Table:
    """A turn of Nurgle in the Summoning Phase; the others have no power left."""
    return lay(to_act="nurgle", powers=IDLE | {"nurgle": {"hand": hand}}, regions=regions)


def corruption(figures: list[str], cards: list[str], **more: Any) -> Table:
    """The Corruption Phase with figures and cards in Kislev (Resistance 3, populous), up to its end."""
    kislev = {"figures": figures, "cards": cards} | more.pop("kislev", {})
    before = more.pop("pause_before", "remove_cards")
    return lay(stage="corruption_start", pause_before=before, regions={"kislev": kislev}, **more)


@pytest.mark.parametrize(
    ("card", "copies", "cost", "magic"),
    [
        ("plague_aura", 4, 0, 1),
        ("influenza", 4, 1, 0),
        ("plague_touch", 3, 0, 0),
        ("rain_of_pus", 3, 1, 0),
        ("a_great_foul_consumption", 3, 2, 0),
        ("the_final_rotting", 3, 2, 0),
        ("all_things_decay", 2, 1, 0),
        ("the_stench_of_death", 2, 3, 1),
    ],
)
def test_copies_cost_and_magic(card: str, copies: int, cost: int, magic: int) -> None:
    """COW-CARDS.12, COW-CARDS.14, COW-CARDS.34, COW-SETUP.12"""
    table = turn([card] * copies, {})
    with pytest.raises(PlaceError):
        turn([card] * (copies + 1), {})
    table.choose(card, "kislev.left")
    assert table.power("nurgle")["power"] == 6 - cost
    assert table.happened(f"power_spent power=nurgle points={cost}") == (1 if cost else 0)
    assert table.region("kislev")["domination"]["nurgle"] == cost
    assert table.region("kislev")["magic"] == magic


# -- Plague Aura --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ([], 1),
        (["plague_aura"], 1 + 3),
        (["plague_aura", "plague_aura"], 1 + 3 + 3),
        (["plague_aura", "abyssal_pact"], 3),
        (["plague_aura", "changer_of_ways"], 1),
    ],
)
def test_plague_aura_adds_one_for_each_own_token(cards: list[str], value: int) -> None:
    """COW-CARDS.17, COW-CARDS.35, COW-CARDS.36: tokens of others add nothing, and nobody else gains by it."""
    tokens = {"nurgle": 3, "khorne": 2, "slaanesh": 1}
    table = corruption(["plaguebearer"], cards, kislev={"corruption": tokens})
    won = "dominated power=nurgle" if value > 3 else "not_dominated"
    assert table.happened(f"{won} region=kislev value={value}") == 1
    assert table.region("kislev")["domination"] == {"khorne": 0, "nurgle": value, "tzeentch": 0, "slaanesh": 0}


@pytest.mark.parametrize(
    ("cards", "warpstones", "counters"),
    [
        (["plague_aura"], 1, 1),
        (["plague_aura"], 0, 0),
        (["influenza"], 1, 0),
        (["plague_aura", "changer_of_ways"], 0, 1),
    ],
)
def test_plague_aura_lends_its_magic_symbol_to_anybody(cards: list[str], warpstones: int, counters: int) -> None:
    """COW-CARDS.14, COW-CARDS.36, COW-DIAL.10: a symbol and a Warpstone serve Tzeentch; text alone is cancelled."""
    table = corruption(["2 acolyte"], cards, kislev={"tokens": {"warpstone": warpstones}})
    assert table.power("tzeentch")["counters"] == counters


# -- Influenza ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "skaven", "resistance"),
    [
        (["influenza"], 0, 1),
        (["influenza"], 1, 0),
        (["influenza", "influenza"], 0, 0),
        (["influenza", "influenza"], 2, 0),
        (["influenza", "changer_of_ways"], 0, 3),
    ],
)
def test_influenza_lowers_resistance_alone_and_never_below_0(cards: list[str], skaven: int, resistance: int) -> None:
    """COW-DOMINATION.10, COW-DOMINATION.11, COW-CARDS.17, COW-CARDS.36"""
    table = corruption([], cards, kislev={"tokens": {"skaven": skaven}})
    assert table.region("kislev")["resistance"] == resistance
    assert table.region("kislev")["conquest"] == 3


def test_influenza_adds_up_in_one_region_alone() -> None:
    """COW-CARDS.17: the Empire falls from 5 to 1; its neighbours stand as before."""
    table = lay(regions={"empire": {"cards": ["influenza", "influenza"]}})
    assert [table.region(name)["resistance"] for name in ("kislev", "empire", "bretonnia")] == [3, 1, 3]


@pytest.mark.parametrize(("cards", "points"), [(["influenza"], 3), ([], 0)])
def test_influenza_serves_whoever_dominates(cards: list[str], points: int) -> None:
    """COW-DOMINATION.8: two Horrors beat Resistance 1, and score the whole Conquest Value."""
    assert corruption(["2 horror"], cards).power("tzeentch")["points"] == points


@pytest.mark.parametrize(("skaven", "points"), [(0, 0), (1, 3), (4, 3)])
def test_influenza_at_resistance_0_wants_a_value_of_1(skaven: int, points: int) -> None:
    """COW-DOMINATION.5, COW-DOMINATION.7, COW-DOMINATION.11: the card's own cost of 1 exceeds 0, not 1."""
    table = corruption([], ["influenza"], kislev={"tokens": {"skaven": skaven}})
    assert table.power("nurgle")["points"] == points


# -- A Great Foul Consumption -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figures", "cards", "tokens"),
    [
        (["leper"], ["a_great_foul_consumption"], 1),
        (["2 leper"], ["a_great_foul_consumption"], 2 + 1),
        (["3 plaguebearer"], ["a_great_foul_consumption"], 1),
        (["2 leper", "2 plaguebearer", "great_unclean_one"], ["a_great_foul_consumption"], 2 + 2),
        (["4 plaguebearer"], ["a_great_foul_consumption", "a_great_foul_consumption"], 2),
        (["4 plaguebearer"], ["a_great_foul_consumption", "field_of_carnage"], 2),
        (["4 plaguebearer"], ["a_great_foul_consumption", "battle_cry"], 0),
    ],
)
def test_a_great_foul_consumption_takes_all_home(figures: list[str], cards: list[str], tokens: int) -> None:
    """COW-CARDS.9, COW-CARDS.26, COW-CONFLICT.1: a token for every two, once; the reserve is no region."""
    table = corruption(figures, cards)
    assert table.region("kislev")["figures"] == []
    assert len(table.power("nurgle")["reserve"]) == 12
    assert table.region("kislev")["corruption"].get("nurgle", 0) == tokens


def test_a_great_foul_consumption_waits_for_domination_and_cultists() -> None:
    """COW-CORRUPTION.2, COW-DOMINATION.2: the figures dominate and leave their tokens before they go."""
    table = corruption(["leper", "plaguebearer"], ["a_great_foul_consumption"])
    names = ("dominated", "corruption_placed", "figure_returned")
    assert [event for event in table.events if event.startswith(names)] == [
        "dominated power=nurgle region=kislev value=4 resistance=3",
        "corruption_placed power=nurgle region=kislev count=1",
        "figure_returned figure=leper1 region=kislev",
        "figure_returned figure=plaguebearer1 region=kislev",
        "corruption_placed power=nurgle region=kislev count=1",
    ]


@pytest.mark.parametrize(("there", "ruined", "points"), [(10, 1, 3 + 3), (9, 0, 3)])
def test_a_great_foul_consumption_counts_for_ruin(there: int, ruined: int, points: int) -> None:
    """COW-CORRUPTION.7, COW-CORRUPTION.9: its tokens come before the check, and make Nurgle a ruiner."""
    cards = ["a_great_foul_consumption"]
    table = corruption(["4 plaguebearer"], cards, kislev={"corruption": {"slaanesh": there}})
    assert table.region("kislev")["ruined"] == ruined
    assert table.power("nurgle")["points"] == points


@pytest.mark.parametrize(
    ("region", "figures", "counters"),
    [
        ("kislev", ["leper", "plaguebearer"], 1),
        ("kislev", ["4 leper"], 1),
        ("kislev", ["3 plaguebearer"], 0),
        ("norsca", ["leper", "plaguebearer"], 0),
    ],
)
def test_a_great_foul_consumption_and_nurgles_counter(region: str, figures: list[str], counters: int) -> None:
    """COW-DIAL.4, COW-DIAL.9: its tokens and the cultists' are of one phase, in a populous region."""
    regions = {region: {"figures": figures, "cards": ["a_great_foul_consumption"]}}
    table = lay(stage="corruption", pause_before="remove_cards", regions=regions)
    assert table.power("nurgle")["counters"] == counters


def test_a_great_foul_consumption_takes_what_nurgle_controls() -> None:
    """COW-CONTROL.1, COW-CONTROL.3, COW-CARDS.13: not the leper under Slaanesh, but a Horror under Nurgle."""
    figures = ["plaguebearer", "leper by slaanesh", "horror by nurgle", "bloodletter"]
    table = corruption(figures, ["a_great_foul_consumption"])
    assert table.region("kislev")["figures"] == ["bloodletter", "leper by slaanesh"]
    assert table.region("kislev")["corruption"] == {"nurgle": 1, "slaanesh": 1}
    assert table.power("tzeentch")["reserve"].count("horror") == 3


def test_a_great_foul_consumption_under_changer_of_ways() -> None:
    """COW-CARDS.36"""
    table = corruption(["leper", "plaguebearer"], ["a_great_foul_consumption", "changer_of_ways"])
    assert table.region("kislev")["figures"] == ["leper", "plaguebearer"]
    assert table.region("kislev")["corruption"] == {"nurgle": 1}


# -- All Things Decay ---------------------------------------------------------------------------------


def test_all_things_decay_removes_one_token_of_anybody() -> None:
    """COW-CARDS.8, COW-CARDS.15: one of this region, and it must be done."""
    tokens = {"khorne": 1, "nurgle": 2, "slaanesh": 1}
    regions = {"kislev": {"corruption": tokens}, "empire": {"corruption": {"tzeentch": 1}}}
    table = turn(["all_things_decay"], regions).choose("all_things_decay", "kislev.left")
    assert (table.asked, table.options) == ("decay", ["khorne@kislev", "nurgle@kislev", "slaanesh@kislev"])
    assert table.refused("pass") == "COW-CARDS.15"
    table.choose("slaanesh@kislev")
    assert table.region("kislev")["corruption"] == {"khorne": 1, "nurgle": 2}
    assert table.region("empire")["corruption"] == {"tzeentch": 1}


@pytest.mark.parametrize(
    ("cards", "there", "left"),
    [([], 2, 1), ([], 0, 0), (["changer_of_ways"], 2, 2), (["battle_cry"], 2, 1)],
    ids=["own tokens alone", "none", "under changer_of_ways", "under battle_cry"],
)
def test_all_things_decay_leaves_no_choice(cards: list[str], there: int, left: int) -> None:
    """COW-CARDS.15, COW-CARDS.16, COW-CARDS.36: Nurgle's own token if no other lies there; Battle Cry keeps none."""
    table = turn(["all_things_decay"], {"kislev": {"corruption": {"nurgle": there}, "cards": cards}})
    table.choose("all_things_decay", "kislev.right")
    assert table.asked == "action"
    assert table.power("nurgle")["power"] == 5
    assert table.region("kislev")["corruption"].get("nurgle", 0) == left


# -- The Stench of Death ------------------------------------------------------------------------------


def test_the_stench_of_death_follows_domination_at_once() -> None:
    """COW-CARDS.32: three of the card and one figure beat Resistance 3; two tokens before any cultist's."""
    table = corruption(["leper"], ["the_stench_of_death"], pause_before="corruption")
    assert table.power("nurgle")["points"] == 3
    assert table.region("kislev")["corruption"] == {"nurgle": 2}
    assert table.power("nurgle")["counters"] == 1


@pytest.mark.parametrize(
    ("figures", "cards"),
    [
        ([], ["the_stench_of_death"]),
        (["plaguebearer", "3 horror", "lord_of_change"], ["the_stench_of_death"]),
        (["plaguebearer", "5 bloodletter"], ["the_stench_of_death"]),
        (["plaguebearer"], ["the_stench_of_death", "abyssal_pact"]),
        (["plaguebearer"], ["the_stench_of_death", "changer_of_ways"]),
        (["plaguebearer"], ["the_stench_of_death", "battle_cry"]),
    ],
    ids=["Resistance reached", "tie", "Khorne dominates", "abyssal_pact", "changer_of_ways", "battle_cry"],
)
def test_the_stench_of_death_without_its_tokens(figures: list[str], cards: list[str]) -> None:
    """COW-CARDS.32, COW-CARDS.35, COW-CARDS.36, COW-CONFLICT.3, COW-DOMINATION.9"""
    table = corruption(figures, cards)
    assert table.region("kislev")["corruption"] == {}
    assert table.power("nurgle")["counters"] == 0
    dominates = cards[-1] in ("changer_of_ways", "battle_cry")
    assert table.power("nurgle")["points"] == (3 if dominates else 0)


@pytest.mark.parametrize(
    ("figures", "cards", "tokens"),
    [(["2 leper"], ["the_stench_of_death"], 4), (["plaguebearer"], ["the_stench_of_death"] * 2, 4)],
)
def test_the_stench_of_death_earns_one_counter(figures: list[str], cards: list[str], tokens: int) -> None:
    """COW-CARDS.17, COW-DIAL.4, COW-DIAL.9: its tokens, a second copy's and the cultists' are of one phase."""
    table = corruption(figures, cards)
    assert table.region("kislev")["corruption"] == {"nurgle": tokens}
    assert table.power("nurgle")["counters"] == 1


@pytest.mark.parametrize(("options", "points"), [({}, 3 + 3), ({"ruiners": "step"}, 3), ({"edition": "fr"}, 3)])
def test_the_stench_of_death_makes_a_ruiner_of_the_round(options: dict[str, str], points: int) -> None:
    """COW-CORRUPTION.9: this round, yes; in the corruption step, as the French book has it, no."""
    table = corruption(
        ["plaguebearer"], ["the_stench_of_death"], kislev={"corruption": {"slaanesh": 10}}, options=options
    )
    assert table.region("kislev")["ruined"] == 1
    assert table.power("nurgle")["points"] == points
