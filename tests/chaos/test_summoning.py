"""The Summoning Phase (COW-SUMMON): whose turn it is, what an action costs, and where a figure may go."""

from __future__ import annotations

import pytest

from tests.chaos.table import Table, lay

ALONE = {"nurgle": {"power": 0}, "tzeentch": {"power": 0}, "slaanesh": {"power": 0}}
"""Khorne alone has power left."""

NEIGHBOURS = {
    "norsca": {"troll_country"},
    "troll_country": {"norsca", "kislev"},
    "kislev": {"troll_country", "empire"},
    "empire": {"kislev", "bretonnia", "border_princes"},
    "bretonnia": {"empire", "estalia", "tilea", "border_princes"},
    "estalia": {"bretonnia", "tilea"},
    "tilea": {"bretonnia", "estalia", "border_princes"},
    "border_princes": {"empire", "bretonnia", "tilea", "badlands"},
    "badlands": {"border_princes"},
}
"""The borders on the board."""

EVERYWHERE = list(NEIGHBOURS)


def reachable(table: Table, figure: str) -> set[str]:
    """The regions to which the power to act may summon a figure now."""
    return {region for region in NEIGHBOURS if table.refused(f"{figure} {region}") == ""}


# -- turns --------------------------------------------------------------------------------------------


def test_turns_go_round_in_power_order() -> None:
    """COW-SUMMON.1: Khorne, Nurgle, Tzeentch, Slaanesh, and Khorne again."""
    table = lay()
    acted = []
    for figure in ("bloodsworn1", "leper1", "acolyte1", "seductress1"):
        acted.append(table.pending)
        table.choose(figure, "tilea")
    assert acted == ["khorne", "nurgle", "tzeentch", "slaanesh"]
    assert table.pending == "khorne"


def test_three_powers_go_round_without_the_fourth() -> None:
    """COW-SUMMON.1: after Slaanesh comes Khorne; a Power nobody plays has no turn."""
    table = lay(seats=["khorne", "tzeentch", "slaanesh"], to_act="tzeentch")
    table.choose("acolyte1", "tilea")
    assert table.pending == "slaanesh"
    table.choose("seductress1", "tilea")
    assert table.pending == "khorne"
    table.choose("bloodsworn1", "tilea")
    assert table.pending == "tzeentch"


def test_a_turn_is_one_figure() -> None:
    """COW-SUMMON.2: one figure is summoned, and the turn is over."""
    table = lay()
    table.choose("bloodsworn1", "kislev")
    assert table.pending == "nurgle"
    assert table.happened("figure_summoned") == 1
    assert table.refused("bloodsworn2", "khorne") == "COW-ROUND.5"


def test_a_turn_is_one_card() -> None:
    """COW-SUMMON.2: one Chaos card is played, and the turn is over."""
    table = lay(powers={"khorne": {"hand": ["battle_cry", "blood_frenzy"]}})
    table.choose("battle_cry", "kislev.left")
    assert table.pending == "nurgle"
    assert table.power("khorne")["hand"] == ["blood_frenzy"]
    assert table.refused("blood_frenzy", "khorne") == "COW-ROUND.5"


def test_an_action_is_a_figure_or_a_card_and_nothing_else() -> None:
    """COW-SUMMON.2, COW-SUMMON.8: figures, cards and giving up all power are all there is."""
    table = lay(powers={"khorne": {"hand": ["battle_cry"]}})
    assert table.options == ["bloodsworn1", "bloodletter1", "bloodthirster", "battle_cry", "pass"]
    for other in ("kislev", "no", "yes", "more", "khorne", "up_bloodsworn"):
        assert table.refused(other) == "COW-SUMMON.2"


# -- power --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("figure", "left"), [("bloodsworn1", 6), ("bloodletter1", 5), ("bloodthirster", 4)])
def test_a_figure_is_paid_for_with_power(figure: str, left: int) -> None:
    """COW-SUMMON.3: of Khorne's seven power points the cost of the figure is gone."""
    table = lay()
    table.choose(figure, "kislev")
    assert table.power("khorne")["power"] == left
    assert table.happened(f"power_spent power=khorne points={7 - left}") == 1


def test_a_card_is_paid_for_with_power() -> None:
    """COW-SUMMON.3: the same marker pays for Chaos cards."""
    table = lay(powers={"khorne": {"hand": ["reborn_in_blood"]}})
    table.choose("reborn_in_blood", "kislev.left")
    assert table.power("khorne")["power"] == 5


def test_what_costs_nothing_leaves_the_marker() -> None:
    """COW-SUMMON.4: Blood Frenzy costs 0."""
    table = lay(powers={"khorne": {"power": 3, "hand": ["blood_frenzy"]}})
    table.choose("blood_frenzy", "kislev.left")
    assert table.power("khorne")["power"] == 3
    assert table.happened("power_spent") == 0


def test_the_last_power_point_still_allows_what_costs_nothing() -> None:
    """COW-SUMMON.5, COW-SUMMON.9: with one point two cards of cost 0 and a Bloodsworn are three turns."""
    table = lay(
        powers={**ALONE, "khorne": {"power": 1, "hand": ["blood_frenzy", "blood_frenzy"]}}, pause_before="battle"
    )
    table.choose("blood_frenzy", "kislev.left")
    table.choose("blood_frenzy", "kislev.right")
    assert table.power("khorne")["power"] == 1
    table.choose("bloodsworn1", "kislev")
    assert table.pending == ""
    assert table.region("kislev")["cards"] == ("blood_frenzy", "blood_frenzy")


def test_who_has_no_power_is_skipped_even_with_a_free_card() -> None:
    """COW-SUMMON.6: Nurgle stands at 0 and may not even play Plague Touch, which costs 0."""
    table = lay(powers={"nurgle": {"power": 0, "hand": ["plague_touch"]}})
    table.choose("bloodsworn1", "kislev")
    assert table.pending == "tzeentch"
    assert table.refused("plague_touch", "nurgle") == "COW-SUMMON.6"


def test_spending_the_last_point_ends_ones_turns() -> None:
    """COW-SUMMON.6: Khorne is skipped from then on, his free card stays in his hand."""
    table = lay(powers={"khorne": {"power": 1, "hand": ["blood_frenzy"]}})
    table.choose("bloodsworn1", "kislev", "leper1", "kislev", "acolyte1", "kislev", "seductress1", "kislev")
    assert table.pending == "nurgle"
    assert table.power("khorne")["hand"] == ["blood_frenzy"]


def test_passing_gives_up_all_power() -> None:
    """COW-SUMMON.7: no action sets the marker to 0, and the turn ends."""
    table = lay()
    table.choose("pass")
    assert table.power("khorne")["power"] == 0
    assert table.pending == "nurgle"
    assert table.happened("passed power=khorne") == 1
    assert table.happened("power_spent") == 0


def test_nobody_keeps_power_without_acting() -> None:
    """COW-SUMMON.8, COW-SUMMON.6: who passed is out for the phase, while others go on."""
    table = lay(powers={"tzeentch": {"power": 0}, "slaanesh": {"power": 0}})
    table.choose("pass")
    for region in ("kislev", "empire", "bretonnia"):
        assert table.pending == "nurgle"
        table.choose("leper1", region)
        assert table.power("khorne")["power"] == 0
    assert table.refused("bloodsworn1", "khorne") == "COW-SUMMON.6"


def test_who_still_has_power_acts_again() -> None:
    """COW-SUMMON.9: three points are three Bloodsworn, one each time round."""
    table = lay(powers={**ALONE, "khorne": {"power": 3}}, pause_before="battle")
    for left in (2, 1, 0):
        assert table.pending == "khorne"
        table.choose(f"bloodsworn{3 - left}", "kislev")
        assert table.power("khorne")["power"] == left
    assert table.pending == ""
    assert table.region("kislev")["figures"] == ["bloodsworn", "bloodsworn", "bloodsworn"]


def test_the_phase_ends_when_all_power_is_gone() -> None:
    """COW-SUMMON.10: not before the last marker is at 0, and at once then."""
    table = lay(
        powers={"khorne": {"power": 1}, "nurgle": {"power": 1}, "tzeentch": {"power": 0}, "slaanesh": {"power": 2}},
        pause_before="battle",
    )
    table.choose("bloodsworn1", "kislev", "leper1", "kislev", "seductress1", "kislev")
    assert table.truth["stage"] == "summoning"
    assert table.pending == "slaanesh"
    table.choose("seductress2", "kislev")
    assert table.truth["stage"] == "battle"
    assert table.pending == ""


# -- summoning a figure -------------------------------------------------------------------------------


def test_summoning_is_choosing_paying_and_placing() -> None:
    """COW-SUMMON.11: the figure first, then its cost, then the region."""
    table = lay()
    table.choose("bloodletter1")
    assert table.asked == "summon_where"
    assert table.region("kislev")["figures"] == []
    table.choose("kislev")
    assert table.region("kislev")["figures"] == ["bloodletter"]
    told = [event.split()[0] for event in table.events]
    assert told == ["power_spent", "figure_summoned"]


def test_only_ones_own_figures_are_summoned() -> None:
    """COW-SUMMON.11: neither from another's reserve nor from the board; of two Bloodletters each is one's own."""
    table = lay(regions={"kislev": {"figures": ["bloodletter shielded", "bloodletter", "acolyte"]}})
    assert {"bloodletter1", "bloodletter2", "bloodletter3"} <= set(table.options)
    assert table.refused("leper1") == "COW-SUMMON.11"
    assert table.refused("acolyte1") == "COW-SUMMON.11"
    assert table.refused("acolyte1 empire") == "COW-SUMMON.11"


def test_a_figure_comes_from_the_reserve_or_from_any_region() -> None:
    """COW-SUMMON.12: off the board, from Norsca or from the Badlands."""
    table = lay(regions={"norsca": {"figures": ["bloodsworn"]}, "badlands": {"figures": ["bloodletter"]}})
    assert {"bloodsworn1", "bloodsworn2", "bloodletter1", "bloodletter2"} <= set(table.options)
    table.choose("bloodsworn1", "border_princes")
    assert table.happened("figure_summoned power=khorne figure=bloodsworn1 from=norsca to=border_princes") == 1
    table.choose("pass", "pass", "pass", "bloodletter2", "border_princes")
    assert table.happened("figure_summoned power=khorne figure=bloodletter2 from=reserve to=border_princes") == 1
    table.choose("bloodletter1", "border_princes")
    assert table.happened("figure_summoned power=khorne figure=bloodletter1 from=badlands to=border_princes") == 1
    assert table.region("norsca")["figures"] == []
    assert table.region("badlands")["figures"] == []
    assert table.region("border_princes")["figures"] == ["bloodsworn", "bloodletter", "bloodletter"]


def test_moving_a_figure_is_summoning_it() -> None:
    """COW-SUMMON.13: what happens when a figure is summoned happens when it comes from another region, too."""
    table = lay(
        to_act="nurgle",
        powers={"nurgle": {"upgrades": ["up_great_unclean_one"]}},
        regions={"kislev": {"figures": ["great_unclean_one"]}},
    )
    table.choose("great_unclean_one", "empire")
    assert table.happened("figure_summoned power=nurgle figure=great_unclean_one from=kislev to=empire") == 1
    assert table.region("empire")["corruption"] == {"nurgle": 2}


@pytest.mark.parametrize(("figure", "left"), [("bloodsworn", 6), ("bloodletter", 5), ("bloodthirster", 4)])
def test_the_full_cost_is_paid_for_a_figure_on_the_board(figure: str, left: int) -> None:
    """COW-SUMMON.14: one border further costs as much as out of the reserve."""
    table = lay(regions={"kislev": {"figures": [figure]}})
    name = figure if figure == "bloodthirster" else f"{figure}1"
    table.choose(name, "empire")
    assert table.power("khorne")["power"] == left
    assert table.region("empire")["figures"] == [figure]


def test_a_figure_too_dear_cannot_be_chosen() -> None:
    """COW-SUMMON.15: with two points the Bloodthirster, who costs three, stays where it is."""
    table = lay(powers={"khorne": {"power": 2}}, regions={"kislev": {"figures": ["bloodletter", "bloodthirster"]}})
    assert sorted(table.options) == ["bloodletter1", "bloodletter2", "bloodsworn1", "pass"]
    assert table.refused("bloodthirster") == "COW-SUMMON.15"
    assert table.refused("bloodthirster empire") == "COW-SUMMON.15"


@pytest.mark.parametrize(("power", "figures"), [(1, ["bloodsworn1"]), (2, ["bloodsworn1", "bloodletter1"])])
def test_the_exact_cost_is_enough(power: int, figures: list[str]) -> None:
    """COW-SUMMON.15: a cost equal to the remaining power does not exceed it."""
    table = lay(powers={"khorne": {"power": power}})
    assert table.options == [*figures, "pass"]


# -- where to -----------------------------------------------------------------------------------------


def test_a_figure_goes_where_ones_figures_are_or_next_to_that() -> None:
    """COW-SUMMON.16: from Kislev and the Badlands on, and no further."""
    table = lay(regions={"kislev": {"figures": ["bloodsworn", "leper"]}, "badlands": {"figures": ["bloodsworn"]}})
    table.choose("bloodletter1")
    assert table.options == ["troll_country", "kislev", "empire", "border_princes", "badlands"]
    for region in ("norsca", "bretonnia", "estalia", "tilea"):
        assert table.refused(region) == "COW-SUMMON.16"


def test_figures_of_others_give_no_reach() -> None:
    """COW-SUMMON.16: it is the Power's own figures that count."""
    table = lay(regions={"kislev": {"figures": ["bloodsworn"]}, "tilea": {"figures": ["leper"]}})
    assert reachable(table, "bloodletter1") == {"troll_country", "kislev", "empire"}
    assert table.refused("bloodletter1 tilea") == "COW-SUMMON.16"


@pytest.mark.parametrize("region", EVERYWHERE)
def test_regions_are_adjacent_when_they_share_a_border(region: str) -> None:
    """COW-SUMMON.17: a figure on the board goes to the neighbours of its region, all of them and no others."""
    table = lay(regions={region: {"figures": ["bloodletter"]}})
    assert reachable(table, "bloodletter1") == NEIGHBOURS[region]


def test_with_no_figure_on_the_board_every_region_is_open() -> None:
    """COW-SUMMON.18: others' figures do not matter."""
    table = lay(regions={"kislev": {"figures": ["leper", "acolyte"]}, "tilea": {"figures": ["seductress"]}})
    table.choose("bloodletter1")
    assert table.options == EVERYWHERE


def test_the_first_figure_on_the_board_ends_the_free_choice() -> None:
    """COW-SUMMON.18: the second figure must stay near the first."""
    table = lay(powers=ALONE)
    table.choose("bloodletter1", "estalia", "bloodletter2")
    assert table.options == ["bretonnia", "estalia", "tilea"]


def test_the_region_that_the_last_figure_leaves_still_counts() -> None:
    """COW-SUMMON.19: from Norsca to Troll Country, although nobody of Khorne stays in Norsca."""
    table = lay(regions={"norsca": {"figures": ["bloodletter"]}, "badlands": {"figures": ["bloodsworn"]}})
    table.choose("bloodletter1", "troll_country")
    assert table.region("norsca")["figures"] == []
    assert table.region("troll_country")["figures"] == ["bloodletter"]
    assert table.power("khorne")["power"] == 5


def test_the_only_figure_on_the_board_does_not_go_anywhere_it_likes() -> None:
    """COW-SUMMON.20: its reach is measured from the region that it leaves."""
    table = lay(regions={"kislev": {"figures": ["bloodletter"]}})
    table.choose("bloodletter1")
    assert table.options == ["troll_country", "empire"]
    assert table.refused("badlands") == "COW-SUMMON.16"


def test_reach_is_measured_from_all_ones_regions() -> None:
    """COW-SUMMON.21: a figure in Norsca crosses the board to a neighbour of the Badlands."""
    table = lay(regions={"norsca": {"figures": ["bloodletter"]}, "badlands": {"figures": ["bloodsworn"]}})
    assert reachable(table, "bloodletter1") == {"troll_country", "border_princes", "badlands"}
    table.choose("bloodletter1", "badlands")
    assert table.region("badlands")["figures"] == ["bloodsworn", "bloodletter"]


def test_a_figure_is_not_summoned_to_where_it_stands() -> None:
    """COW-SUMMON.22: another one may come there."""
    table = lay(regions={"kislev": {"figures": ["bloodletter", "bloodsworn"]}})
    assert table.refused("bloodletter1 kislev") == "COW-SUMMON.22"
    assert table.refused("bloodletter2 kislev") == ""
    table.choose("bloodletter1")
    assert table.options == ["troll_country", "empire"]
    assert table.refused("kislev") == "COW-SUMMON.22"
