"""Playing Chaos cards (COW-CARDS): spaces, costs, and how the effects of cards work, stack and last."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos.table import Table, lay

REGIONS = ["norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands"]
SPACES = [f"{region}.{side}" for region in REGIONS for side in ("left", "right")]
FILLERS = ["plague_aura"] * 4 + ["influenza"] * 4 + ["plague_touch"] * 3 + ["rain_of_pus"] * 3 + ["warp_shield"] * 3
"""Seventeen cards of others to fill spaces with."""


def idle(*but: str) -> dict[str, dict[str, int]]:
    """All powers without power, but for some."""
    return {power: {"power": 0} for power in ("khorne", "nurgle", "tzeentch", "slaanesh") if power not in but}


def hold(power: str, *cards: str, **more: Any) -> Table:
    """A power is to act, has these cards in hand, and the rest of the position is given."""
    powers = {power: {"hand": list(cards)} | more.pop("own", {})} | more.pop("others", {})
    return lay(to_act=power, powers=powers, **more)


def test_a_card_is_chosen_paid_and_laid_down() -> None:
    """COW-CARDS.1: out of the hand, for its cost, onto an empty card space."""
    table = hold("khorne", "battle_cry", "the_skull_throne")
    table.choose("the_skull_throne")
    assert table.asked == "card_where"
    table.choose("kislev.right")
    assert table.power("khorne")["hand"] == ["battle_cry"]
    assert table.power("khorne")["power"] == 6
    assert table.region("kislev")["cards"] == ("", "the_skull_throne")
    assert [event.split()[0] for event in table.events] == ["power_spent", "card_played"]


def test_only_a_card_of_ones_hand_can_be_played() -> None:
    """COW-CARDS.1: a card in the deck cannot be played, nor one that has just left the hand."""
    table = hold("khorne", "battle_cry", others={"nurgle": {"power": 0}, "tzeentch": {"power": 0}})
    assert table.refused("blood_frenzy") == "COW-CARDS.1"
    table.choose("battle_cry", "kislev.left", "pass")
    assert table.pending == "khorne"
    assert table.refused("battle_cry") == "COW-CARDS.1"


@pytest.mark.parametrize(
    ("power", "playable"),
    [(1, ["blood_frenzy", "the_skull_throne"]), (2, ["blood_frenzy", "the_skull_throne", "reborn_in_blood"])],
)
def test_a_card_too_dear_cannot_be_played(power: int, playable: list[str]) -> None:
    """COW-CARDS.2: with one point The Skull Throne, with two Reborn in Blood as well."""
    table = hold("khorne", "blood_frenzy", "the_skull_throne", "reborn_in_blood", own={"power": power})
    hand = ["blood_frenzy", "the_skull_throne", "reborn_in_blood"]
    assert [option for option in table.options if option in hand] == playable
    for card in hand:
        assert table.refused(f"{card} kislev") == ("" if card in playable else "COW-CARDS.2")
    assert table.refused("reborn_in_blood") == ("" if power == 2 else "COW-CARDS.2")


def test_there_are_two_spaces_in_each_of_the_nine_regions() -> None:
    """COW-CARDS.3: eighteen spaces, one left and one right of each name."""
    table = hold("khorne", "battle_cry")
    table.choose("battle_cry")
    assert table.options == SPACES
    assert len(SPACES) == 18


@pytest.mark.parametrize("there", [["influenza", "plague_aura"], ["battle_cry", "battle_cry"]])
def test_a_full_region_takes_no_card(there: list[str]) -> None:
    """COW-CARDS.4: whoever owns the two cards there."""
    table = hold("khorne", "battle_cry", regions={"kislev": {"cards": there}})
    for place in ("kislev", "kislev.left", "kislev.right"):
        assert table.refused(f"battle_cry {place}") == "COW-CARDS.4"
    table.choose("battle_cry")
    assert table.options == [space for space in SPACES if not space.startswith("kislev")]


def test_one_space_of_the_board_is_enough_and_none_is_too_few() -> None:
    """COW-CARDS.5: with seventeen spaces taken a card goes to the last one; then none can be played at all."""
    fill = [*FILLERS, ""]
    regions = {region: {"cards": fill[2 * i : 2 * i + 2]} for i, region in enumerate(REGIONS)}
    table = hold("khorne", "battle_cry", "blood_frenzy", regions=regions)
    assert {"battle_cry", "blood_frenzy"} <= set(table.options)
    table.choose("battle_cry")
    assert table.region("badlands")["cards"] == ("warp_shield", "battle_cry")
    table.choose("pass", "pass", "pass")
    assert table.pending == "khorne"
    assert table.options == ["bloodsworn1", "bloodletter1", "bloodthirster", "pass"]
    assert table.refused("blood_frenzy") == "COW-CARDS.5"


@pytest.mark.parametrize(("first", "second"), [("left", "right"), ("right", "left")])
def test_the_player_picks_either_empty_space(first: str, second: str) -> None:
    """COW-CARDS.6: left or right as he likes; a space that is taken, even by his own card, is not empty."""
    table = hold("khorne", "battle_cry", "blood_frenzy", others=idle("khorne", "slaanesh"))
    assert table.refused("battle_cry kislev.left") == table.refused("battle_cry kislev.right") == ""
    table.choose("battle_cry", f"kislev.{first}", "pass")
    assert table.refused(f"blood_frenzy kislev.{first}") == "COW-CARDS.6"
    table.choose("blood_frenzy", f"kislev.{second}")
    assert sorted(table.region("kislev")["cards"]) == ["battle_cry", "blood_frenzy"]


def test_a_card_needs_no_figure_in_or_near_its_region() -> None:
    """COW-CARDS.7: Khorne stands in Norsca alone, Nurgle nowhere; both play in the Badlands."""
    table = hold(
        "khorne",
        "battle_cry",
        others={"nurgle": {"hand": ["influenza"]}},
        regions={"norsca": {"figures": ["bloodsworn"]}},
    )
    table.choose("battle_cry", "badlands.left", "influenza", "badlands.right")
    assert table.region("badlands")["cards"] == ("battle_cry", "influenza")


def test_the_effect_comes_after_the_card_lies_on_the_board() -> None:
    """COW-CARDS.8: while Teleport asks whom to move it lies in its region already, paid for."""
    table = hold("tzeentch", "teleport", regions={"kislev": {"figures": ["leper", "bloodletter"]}})
    table.choose("teleport", "kislev.left")
    assert table.asked == "target_figure"
    assert table.region("kislev")["cards"] == ("teleport", "")
    assert table.power("tzeentch")["power"] == 5
    assert table.power("tzeentch")["hand"] == []
    table.choose("leper1", "tilea")
    told = [event.split()[0] for event in table.events]
    assert told.index("card_played") < told.index("figure_moved")


def test_an_effect_may_be_instantaneous() -> None:
    """COW-CARDS.9: Perverse Infiltration places its token at once, and never again."""
    table = hold("slaanesh", "perverse_infiltration", own={"power": 1}, others=idle("slaanesh"), pause_before="heroes")
    table.choose("perverse_infiltration", "kislev.left")
    assert table.pending == "slaanesh"
    assert table.region("kislev")["corruption"] == {"slaanesh": 1}
    table.choose("pass")
    assert table.region("kislev")["corruption"] == {"slaanesh": 1}


def test_an_effect_may_last_while_the_card_lies_there() -> None:
    """COW-CARDS.9: Influenza lowers the Empire's Resistance from five to three until it is removed."""
    table = hold("nurgle", "influenza", own={"power": 2}, others=idle("nurgle"), pause_before="heroes")
    assert table.region("empire")["resistance"] == 5
    table.choose("influenza", "empire.left")
    assert table.region("empire")["resistance"] == 3
    table.choose("pass")
    assert table.region("empire")["resistance"] == 5


def test_an_effect_may_come_into_force_later() -> None:
    """COW-CARDS.9: Blood Frenzy does nothing when it is played, and rolls in the battle."""
    table = hold(
        "khorne",
        "blood_frenzy",
        own={"power": 1},
        others=idle("khorne"),
        regions={"kislev": {"figures": ["leper"]}},
        die={"khorne": [1, 1]},
        pause_before="corruption_start",
    )
    table.choose("blood_frenzy", "kislev.left")
    assert table.happened("dice_rolled") == 0
    table.choose("pass")
    assert table.happened("dice_rolled power=khorne region=kislev count=2 early=1") == 1


def test_the_left_card_acts_first_then_the_right_one() -> None:
    """COW-CARDS.10: of two Great Foul Consumptions the left one takes all four figures, and none is left to the
    right one; were they carried out at once, both would count the four."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={
            "kislev": {"figures": ["4 plaguebearer"], "cards": ["a_great_foul_consumption", "a_great_foul_consumption"]}
        },
    )
    assert table.region("kislev")["figures"] == []
    assert table.region("kislev")["corruption"] == {"nurgle": 2}


def test_the_order_is_left_then_right_whoever_owns_the_cards() -> None:
    """COW-CARDS.10: both cards are dealt with in the card removal step, the left one first, in whatever
    order their powers act."""
    table = lay(
        stage="remove_cards",
        pause_before="heroes",
        regions={
            "kislev": {"cards": ["the_persistence_of_change", "battle_cry"], "killed_this_round": ["tzeentch"]},
            "empire": {"cards": ["battle_cry", "the_persistence_of_change"], "killed_this_round": ["tzeentch"]},
        },
    )
    assert table.events == [
        "card_stayed card=the_persistence_of_change region=kislev",
        "card_removed card=battle_cry region=kislev",
        "card_removed card=battle_cry region=empire",
        "card_stayed card=the_persistence_of_change region=empire",
    ]


def test_another_effect_can_raise_the_cost() -> None:
    """COW-CARDS.11: where Tzeentch's Temporal Stasis lies, others pay two more, and Tzeentch does not."""
    table = hold(
        "khorne",
        "battle_cry",
        others={"nurgle": {"power": 0}, "tzeentch": {"hand": ["dazzle"]}, "slaanesh": {"power": 0}},
        regions={"kislev": {"cards": ["temporal_stasis"]}, "empire": {"cards": ["temporal_stasis"]}},
    )
    table.choose("battle_cry", "kislev.right")
    assert table.power("khorne")["power"] == 4
    table.choose("dazzle", "empire.right")
    assert table.power("tzeentch")["power"] == 4


def test_a_raised_cost_can_be_too_much() -> None:
    """COW-CARDS.11, COW-CARDS.2: two points pay for Battle Cry, but not where it costs three."""
    table = hold("khorne", "battle_cry", own={"power": 2}, regions={"kislev": {"cards": ["temporal_stasis"]}})
    assert [table.refused(f"battle_cry {place}.right") for place in ("empire", "kislev")] == ["", "COW-CARDS.2"]


def test_an_effect_can_lower_the_cost() -> None:
    """COW-CARDS.11: Degenerate Royalty, which costs 3, is free where three corruption tokens lie."""
    regions = {"kislev": {"corruption": {"khorne": 1, "nurgle": 2}}, "empire": {"corruption": {"slaanesh": 2}}}
    table = hold("slaanesh", "degenerate_royalty", own={"power": 2}, regions=regions)
    assert table.refused("degenerate_royalty empire.left") == "COW-CARDS.2"
    table.choose("degenerate_royalty", "kislev.left")
    assert table.power("slaanesh")["power"] == 2


def test_what_was_paid_does_not_change_what_a_card_adds_to_domination() -> None:
    """COW-CARDS.12: played for nothing Degenerate Royalty adds 3; a Battle Cry that cost 3 adds 1."""
    table = hold(
        "khorne",
        "battle_cry",
        others={"nurgle": {"power": 0}, "tzeentch": {"power": 0}, "slaanesh": {"hand": ["degenerate_royalty"]}},
        regions={"kislev": {"corruption": {"nurgle": 3}}, "empire": {"cards": ["temporal_stasis"]}},
    )
    table.choose("battle_cry", "empire.right", "degenerate_royalty", "kislev.left")
    assert (table.power("khorne")["power"], table.power("slaanesh")["power"]) == (4, 6)
    assert table.region("empire")["domination"]["khorne"] == 1
    assert table.region("kislev")["domination"]["slaanesh"] == 3


def test_you_is_the_player_of_the_card() -> None:
    """COW-CARDS.13: Plague Aura counts your tokens: Nurgle's two, not Khorne's five, and only for Nurgle. Warp Shield
    protects one of your figures: Tzeentch's, nobody else's."""
    table = hold(
        "tzeentch",
        "warp_shield",
        regions={
            "kislev": {"cards": ["plague_aura"], "corruption": {"khorne": 5, "nurgle": 2}},
            "empire": {"figures": ["acolyte", "horror", "leper", "bloodletter"]},
        },
    )
    assert table.region("kislev")["domination"] == {"khorne": 0, "nurgle": 2, "tzeentch": 0, "slaanesh": 0}
    table.choose("warp_shield", "empire.left")
    assert table.options == ["acolyte1", "horror1"]


def test_a_magic_symbol_counts_while_its_card_lies_there() -> None:
    """COW-CARDS.14: Dazzle has one, Teleport has none; it goes when the card goes."""
    table = lay(
        to_act="tzeentch",
        powers={**idle("tzeentch"), "tzeentch": {"power": 3, "hand": ["dazzle"]}},
        regions={"kislev": {"cards": ["teleport"]}, "empire": {"cards": ["dazzle", "abyssal_pact"]}},
        pause_before="heroes",
    )
    assert (table.region("kislev")["magic"], table.region("empire")["magic"]) == (0, 2)
    table.choose("dazzle", "kislev.right")
    assert table.region("kislev")["magic"] == 1
    table.choose("pass")
    assert (table.region("kislev")["magic"], table.region("empire")["magic"]) == (0, 0)


def test_an_effect_that_can_be_carried_out_must_be() -> None:
    """COW-CARDS.15: All Things Decay takes Nurgle's own token when no other lies there."""
    table = hold("nurgle", "all_things_decay", regions={"kislev": {"corruption": {"nurgle": 1}}})
    table.choose("all_things_decay", "kislev.left")
    assert table.region("kislev")["corruption"] == {}


def test_nobody_may_decline_a_compulsory_effect() -> None:
    """COW-CARDS.15: Teleport must take Tzeentch's only Acolyte away."""
    table = hold("tzeentch", "teleport", regions={"kislev": {"figures": ["acolyte"]}})
    table.choose("teleport", "kislev.left")
    assert table.asked == "target_region"
    assert table.options == [region for region in REGIONS if region != "kislev"]
    assert table.refused("pass") == "COW-CARDS.15"
    table.choose("norsca")
    assert table.region("kislev")["figures"] == []


@pytest.mark.parametrize(
    ("power", "card"), [("tzeentch", "teleport"), ("tzeentch", "warp_shield"), ("nurgle", "all_things_decay")]
)
def test_a_card_may_be_played_where_it_can_do_nothing(power: str, card: str) -> None:
    """COW-CARDS.16: an empty region has no figure to move or protect and no token to lose; nothing happens."""
    table = hold(power, card)
    before = table.truth["regions"]
    table.choose(card, "kislev.left")
    assert table.pending != power
    before["kislev"]["cards"] = (card, "")
    before["kislev"]["domination"] = table.region("kislev")["domination"]
    assert table.truth["regions"] == before


def test_effects_of_cards_of_one_name_add_up() -> None:
    """COW-CARDS.17: two Influenzas take four from the Empire's Resistance; two Plague Auras count each token twice.
    In Estalia one Influenza works alone."""
    table = lay(
        regions={
            "empire": {"cards": ["influenza", "influenza"]},
            "estalia": {"cards": ["influenza"]},
            "kislev": {"cards": ["plague_aura", "plague_aura"], "corruption": {"nurgle": 3}},
        }
    )
    assert (table.region("empire")["resistance"], table.region("estalia")["resistance"]) == (1, 2)
    assert table.region("kislev")["domination"]["nurgle"] == 6


@pytest.mark.parametrize("cards", [["field_of_carnage"], ["field_of_carnage", "field_of_carnage"]])
def test_a_restriction_twice_is_the_restriction_once(cards: list[str]) -> None:
    """COW-CARDS.18: two Fields of Carnage keep Nurgle's figure in, and still let Khorne's own go."""
    table = lay(regions={"kislev": {"figures": ["bloodletter", "leper"], "cards": cards}})
    assert table.refused("bloodletter1 empire") == ""
    table.choose("bloodletter1", "empire")
    assert table.refused("leper1") == "COW-CARDS.26"
    assert table.refused("leper2 kislev") == ""


@pytest.mark.parametrize(("cards", "value"), [(["the_skull_throne"], 5), (["the_skull_throne", "the_skull_throne"], 6)])
def test_a_replacement_twice_is_the_replacement_once(cards: list[str], value: int) -> None:
    """COW-CARDS.18, COW-CARDS.28: the Bloodthirster's four count once; each card still adds its cost of 1."""
    table = lay(regions={"kislev": {"figures": ["bloodthirster"], "cards": cards}})
    assert table.region("kislev")["domination"]["khorne"] == value


def shielded(**more: Any) -> Table:
    """Tzeentch has just protected his Acolyte in Bretonnia with Warp Shield; nobody else has power."""
    table = hold(
        "tzeentch",
        "warp_shield",
        "teleport",
        own={"power": 1},
        others=idle("tzeentch"),
        regions={
            "bretonnia": {"figures": ["acolyte"]},
            "estalia": {"figures": ["2 bloodletter", "leper", "seductress"]},
        },
        pause_before="battle_end",
        **more,
    )
    return table.choose("warp_shield", "bretonnia.left")


def test_a_reminder_to_put_the_figure_on_the_card_is_no_rule() -> None:
    """COW-CARDS.19: the protected Acolyte still stands in its region, counts there, and may be summoned on."""
    table = shielded()
    assert table.region("bretonnia")["figures"] == ["acolyte shielded"]
    assert table.region("bretonnia")["domination"]["tzeentch"] == 1
    assert table.refused("acolyte1 estalia") == ""


def test_protection_goes_with_the_figure_and_the_card_stays() -> None:
    """COW-CARDS.20, COW-CARDS.21: in Estalia, whither it was summoned, no hit can be assigned to the Acolyte;
    Warp Shield remains in Bretonnia."""
    table = shielded(die={"khorne": [4, 1, 1, 1]})
    table.choose("acolyte1", "estalia")
    assert (table.pending, table.asked) == ("khorne", "hit")
    assert table.options == ["leper1", "seductress1"]
    assert table.refused("acolyte1") == "COW-CARDS.30"
    assert table.region("bretonnia")["cards"] == ("warp_shield", "")
    assert table.region("estalia")["cards"] == ("", "")


def test_a_protected_figure_can_be_chosen_and_moved() -> None:
    """COW-CARDS.22, COW-CARDS.20, COW-CARDS.21: Teleport takes the protected Acolyte from Bretonnia to Estalia;
    four hits kill all others there and not it, and both cards stay in Bretonnia."""
    table = shielded(die={"khorne": [5, 5, 5, 5]})
    table.choose("teleport", "bretonnia.right")
    assert table.asked == "target_region"
    table.choose("estalia", "leper1", "seductress1")
    assert table.region("estalia")["figures"] == ["bloodletter", "bloodletter", "acolyte shielded"]
    assert table.happened("hits_lost power=khorne count=2") == 1
    assert table.region("bretonnia")["cards"] == ("warp_shield", "teleport")


def test_cards_stay_until_the_end_phase_removes_them() -> None:
    """COW-CARDS.23: through Battle and Corruption Phases they lie there and count; then they go to their discards."""
    norsca = {"figures": ["bloodsworn", "leper"], "cards": ["battle_cry", "the_stench_of_death"]}
    table = lay(stage="battle", pause_before="remove_cards", regions={"norsca": norsca})
    assert table.happened("dominated power=nurgle region=norsca value=4") == 1
    assert table.region("norsca")["cards"] == ("battle_cry", "the_stench_of_death")
    assert table.region("norsca")["corruption"] == {}
    table = lay(stage="remove_cards", pause_before="heroes", regions={"norsca": norsca})
    assert table.region("norsca")["cards"] == ("", "")
    assert table.power("khorne")["discards"] == ["battle_cry"]
    assert table.power("nurgle")["discards"] == ["the_stench_of_death"]
