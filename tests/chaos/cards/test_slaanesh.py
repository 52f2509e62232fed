from typing import Any

import pytest

from oldworld.kernel.title import PlaceError
from tests.chaos.table import Table, lay

CARDS = [
    # card, copies, cost, magic symbols
    ("perverse_infiltration", 4, 0, 0),
    ("insidious_lies", 4, 1, 0),
    ("dark_influence", 4, 1, 1),
    ("soporific_musk", 4, 2, 1),
    ("field_of_ecstasy", 3, 2, 0),
    ("degenerate_royalty", 3, 3, 0),
    ("abyssal_pact", 2, 0, 1),
]
INFILTRATION = "perverse_infiltration"
FIELD = "field_of_ecstasy"
ROYALTY = "degenerate_royalty"


def turn(*hand: str, power: int = 6, others: dict[str, dict[str, Any]] | None = None, **more: Any) -> Table:
    """Slaanesh's turn with these cards in hand; the others have no power left unless given."""
    powers: dict[str, dict[str, Any]] = {name: {"power": 0} for name in ("khorne", "nurgle", "tzeentch")}
    for name, given in (others or {}).items():
        powers[name] = powers[name] | given
    powers["slaanesh"] = {"hand": list(hand), "power": power}
    return lay(to_act="slaanesh", powers=powers, **more)


def kislev(*figures: str, cards: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """The regions of a position of which Kislev alone matters."""
    return {"kislev": {"figures": list(figures), "cards": cards or [], **more}}


def values(table: Table) -> list[int]:
    """The domination values in Kislev, in power order."""
    return list(table.region("kislev")["domination"].values())


@pytest.mark.parametrize(("card", "copies", "cost", "magic"), CARDS)
def test_what_is_printed_on_the_cards(card: str, copies: int, cost: int, magic: int) -> None:
    """COW-CARDS.1, COW-CARDS.12, COW-CARDS.14: the price paid, the same number in domination, the symbol."""
    table = turn(*[card] * copies).choose(card, "kislev.left")
    assert table.happened("power_spent") == (1 if cost else 0)
    assert table.happened(f"power_spent power=slaanesh points={cost}") == (1 if cost else 0)
    assert values(table) == [0, 0, 0, cost]
    assert table.region("kislev")["magic"] == magic
    with pytest.raises(PlaceError):
        turn(*[card] * (copies + 1))


def test_the_deck_of_slaanesh() -> None:
    """COW-SETUP.12: 24 cards, of these seven designs and no others."""
    table = turn(*[card for card, copies, _, _ in CARDS for _ in range(copies)])
    assert table.power("slaanesh")["deck"] == 0
    assert len(table.power("slaanesh")["hand"]) == 24


def test_perverse_infiltration_corrupts_at_once_without_a_figure() -> None:
    """COW-CARDS.8, COW-CARDS.7"""
    table = turn(INFILTRATION, INFILTRATION, regions=kislev("leper")).choose(INFILTRATION, "kislev.left")
    assert table.region("kislev")["corruption"] == {"slaanesh": 1}
    table.choose(INFILTRATION, "kislev.right")
    assert table.region("kislev")["corruption"] == {"slaanesh": 2}


@pytest.mark.parametrize(("edition", "points"), [("pl", 3), ("fr", 0)])
def test_perverse_infiltration_makes_a_ruiner_of_the_round_not_of_the_step(edition: str, points: int) -> None:
    """COW-CORRUPTION.9, COW-CORRUPTION.10: Nurgle's old tokens make him none; its own token, placed before."""
    table = turn(
        INFILTRATION,
        regions=kislev(corruption={"nurgle": 11}),
        options={"edition": edition},
        pause_before="remove_cards",
    )
    table.choose(INFILTRATION, "kislev.left")
    assert table.region("kislev")["ruined"] == 0
    table.choose("pass")
    assert table.region("kislev")["ruined"] == 1
    assert (table.power("slaanesh")["points"], table.power("nurgle")["points"]) == (points, 0)


def test_perverse_infiltration_counts_for_the_dial_in_the_summoning_phase() -> None:
    """COW-DIAL.11: two of them in one phase make a counter; one, and a cultist's token later, do not."""
    regions = kislev(tokens={"noble": 1}) | {"tilea": {"figures": ["seductress"], "tokens": {"hero": 1}}}
    table = turn(*[INFILTRATION] * 3, regions=regions, pause_before="remove_cards")
    table.choose(INFILTRATION, "tilea.left", INFILTRATION, "kislev.left")
    assert table.power("slaanesh")["counters"] == 0
    table.choose(INFILTRATION, "kislev.right")
    assert table.happened("counter_gained power=slaanesh region=kislev") == 1
    table.choose("pass")
    assert table.region("tilea")["corruption"] == {"slaanesh": 2}
    assert table.power("slaanesh")["counters"] == 1


def test_perverse_infiltration_places_nothing_under_battle_cry() -> None:
    """COW-CARDS.31, COW-CONFLICT.1"""
    table = turn(INFILTRATION, regions=kislev(cards=["battle_cry"])).choose(INFILTRATION, "kislev.right")
    assert table.region("kislev")["corruption"] == {}
    assert table.region("kislev")["placed_this_round"] == []


def test_insidious_lies_counts_heroes_and_nobles_double() -> None:
    """COW-DOMINATION.2, COW-CARDS.17: two for each, for its player alone; two cards add up."""
    tokens = {"hero": 1, "noble": 2, "peasant": 3, "event": 1}
    table = lay(regions=kislev("seductress", "leper", cards=["insidious_lies"], tokens=tokens))
    assert values(table) == [0, 1, 0, 1 + 1 + 6]
    table = lay(regions=kislev("seductress", "leper", cards=["insidious_lies"] * 2, tokens=tokens))
    assert values(table) == [0, 1, 0, 1 + 2 + 12]
    table = lay(regions=kislev("seductress", cards=["insidious_lies", "changer_of_ways"], tokens=tokens))
    assert values(table) == [0, 0, 0, 1 + 1]


def test_dark_influence_moves_a_hero_noble_or_peasant_anywhere_not_ruined() -> None:
    """COW-TOKENS.14, COW-RUINED.3, COW-CARDS.15"""
    tokens = {"event": 1, "hero": 1, "noble": 1, "peasant": 1, "skaven": 1, "warpstone": 1}
    regions = kislev(tokens=tokens) | {"empire": {"ruined": 1}}
    table = turn("dark_influence", regions=regions).choose("dark_influence", "kislev.left")
    assert table.options == ["hero@kislev", "noble@kislev", "peasant@kislev"]
    assert table.refused("pass") == "COW-CARDS.15"
    table.choose("noble@kislev")
    assert table.options == ["norsca", "troll_country", "bretonnia", "estalia", "tilea", "border_princes", "badlands"]
    assert table.refused("empire") == "COW-RUINED.3"
    table.choose("badlands")
    assert table.region("badlands")["tokens"] == {"noble": 1}
    assert (table.region("badlands")["conquest"], table.region("kislev")["conquest"]) == (2, 3)
    assert table.region("kislev")["tokens"] == {kind: 1 for kind in tokens if kind != "noble"}


def test_dark_influence_without_such_a_token_does_nothing() -> None:
    """COW-CARDS.16: other tokens, and those of other regions, stay where they are."""
    regions = kislev(tokens={"skaven": 1, "warpstone": 1}) | {"empire": {"tokens": {"peasant": 1}}}
    table = turn("dark_influence", regions=regions).choose("dark_influence", "kislev.left")
    assert table.asked == "action"
    assert table.region("kislev")["tokens"] == {"skaven": 1, "warpstone": 1}


def test_soporific_musk_takes_an_enemy_figure_of_any_class() -> None:
    """COW-CONTROL.1, COW-CARDS.15: Slaanesh picks one in the region, and must if there is one."""
    regions = kislev("great_unclean_one", "horror", "bloodsworn", "seductress") | {"tilea": {"figures": ["leper"]}}
    table = turn("soporific_musk", regions=regions).choose("soporific_musk", "kislev.left")
    assert table.options == ["bloodsworn1", "great_unclean_one", "horror1"]
    assert table.refused("pass") == "COW-CARDS.15"
    table.choose("great_unclean_one")
    assert table.region("kislev")["figures"] == ["bloodsworn", "great_unclean_one by slaanesh", "horror", "seductress"]


def test_soporific_musk_without_an_enemy_does_nothing() -> None:
    """COW-CARDS.16: a figure already controlled is no enemy's."""
    table = turn("soporific_musk", regions=kislev("seductress", "leper by slaanesh"))
    assert table.choose("soporific_musk", "kislev.left").asked == "action"


def test_soporific_musk_lets_its_player_summon_the_figure() -> None:
    """COW-CONTROL.1, COW-CONTROL.5, COW-SUMMON.14, COW-SUMMON.16: for its own cost; its owner cannot."""
    regions = kislev("bloodthirster") | {"badlands": {"figures": ["bloodletter"]}}
    table = turn("soporific_musk", others={"khorne": {"power": 5}}, regions=regions)
    table.choose("soporific_musk", "kislev.left")
    assert table.refused("bloodthirster") == "COW-SUMMON.11"
    assert table.refused("bloodletter1 troll_country") == "COW-SUMMON.16"
    table.choose("khorne pass", "slaanesh bloodthirster")
    assert table.options == ["troll_country", "empire"]
    table.choose("empire")
    assert table.region("empire")["figures"] == ["bloodthirster by slaanesh"]
    assert table.happened("power_spent power=slaanesh points=3") == 1


def test_soporific_musk_on_an_only_figure_leaves_its_owner_without_any() -> None:
    """COW-CONTROL.1, COW-SUMMON.18: who has no figure on the board may place one in any region."""
    regions = kislev("leper") | {"norsca": {"figures": ["seductress"]}}
    table = turn("soporific_musk", others={"nurgle": {"power": 5}}, regions=regions)
    table.choose("soporific_musk", "kislev.left")
    assert table.refused("plaguebearer1 badlands") == ""
    table.choose("plaguebearer1", "badlands")
    assert table.region("badlands")["figures"] == ["plaguebearer"]


def test_soporific_musk_leaves_the_owners_upgrades_on_the_figure() -> None:
    """COW-CONTROL.6, COW-MAGIC.3, COW-MAGIC.4: a Leper goes free, the Lord of Change takes its symbols along."""
    powers = {
        "nurgle": {"power": 0, "upgrades": ["up_leper"]},
        "tzeentch": {"power": 0, "upgrades": ["up_lord_of_change"]},
        "khorne": {"power": 0},
        "slaanesh": {"power": 4},
    }
    regions = kislev("lord_of_change by slaanesh", "leper by slaanesh")
    table = lay(to_act="slaanesh", powers=powers, regions=regions)
    assert (table.region("kislev")["magic"], table.region("empire")["magic"]) == (2, 0)
    table.choose("lord_of_change", "empire", "leper1", "troll_country")
    assert (table.region("kislev")["magic"], table.region("empire")["magic"]) == (0, 2)
    assert table.power("slaanesh")["power"] == 1


def test_soporific_musk_does_not_free_a_figure_from_a_field_of_carnage() -> None:
    """COW-CARDS.26, COW-CONTROL.1: a Bloodletter under Slaanesh's control is not Khorne's."""
    regions = kislev("bloodletter by slaanesh", cards=["field_of_carnage"])
    assert turn("dark_influence", regions=regions).refused("bloodletter1") == "COW-CARDS.26"


def test_soporific_musk_gives_its_player_the_dice_of_the_figure() -> None:
    """COW-CONTROL.2, COW-CONTROL.5, COW-BATTLE.15: it fights for Slaanesh, who cannot hit it."""
    regions = kislev("great_unclean_one by slaanesh", "plaguebearer", "horror", "seductress")
    die = {"nurgle": [1], "tzeentch": [1], "slaanesh": [4, 5, 1]}
    table = lay(stage="battle", pause_before="battle_end", regions=regions, die=die)
    assert table.happened("dice_rolled power=slaanesh region=kislev count=3") == 1
    assert table.happened("dice_rolled power=nurgle region=kislev count=1") == 1
    assert table.options == ["plaguebearer1", "horror1"]
    assert table.refused("great_unclean_one") == "COW-BATTLE.15"


def test_soporific_musk_lets_the_owner_hit_his_figure_but_not_his_others() -> None:
    """COW-CONTROL.7, COW-BATTLE.15: two Lepers are no longer alike when one of them is controlled."""
    regions = kislev("plaguebearer", "leper", "leper by slaanesh", "seductress")
    table = lay(stage="battle", pause_before="battle_end", regions=regions, die={"nurgle": [4]})
    assert table.options == ["leper2", "seductress1"]
    assert table.refused("leper1") == "COW-BATTLE.15"


def test_soporific_musk_makes_the_owner_hit_his_figure_when_it_is_alone() -> None:
    """COW-BATTLE.27, COW-BATTLE.2, COW-BATTLE.30: and what is killed goes to its owner's reserve, his own again."""
    regions = kislev("plaguebearer", "leper by slaanesh")
    table = lay(stage="battle", pause_before="battle_end", regions=regions, die={"nurgle": [4]})
    assert table.region("kislev")["figures"] == ["plaguebearer"]
    assert table.happened("figure_killed power=nurgle figure=leper1") == 1
    assert table.power("nurgle")["reserve"].count("leper") == 6
    assert len(table.power("slaanesh")["reserve"]) == 10


def test_soporific_musk_moves_a_figure_from_your_to_enemy() -> None:
    """COW-CONTROL.1, COW-CARDS.33, COW-CARDS.34: Rain of Pus does not cover it, Plague Touch weakens it."""
    regions = kislev("bloodletter", "leper by slaanesh", "leper", cards=["rain_of_pus"])
    table = lay(stage="battle", pause_before="battle_end", regions=regions, die={"khorne": [4, 1]})
    assert table.region("kislev")["figures"] == ["bloodletter", "leper"]
    regions = kislev("plaguebearer", "great_unclean_one by slaanesh", cards=["plague_touch"])
    die = {"nurgle": [6, 4], "slaanesh": [1, 1, 1]}
    table = lay(stage="battle", pause_before="battle_end", regions=regions, die=die)
    assert table.region("kislev")["figures"] == ["plaguebearer"]


def test_soporific_musk_counts_the_figure_in_domination() -> None:
    """COW-CONTROL.4, COW-DOMINATION.2"""
    table = lay(regions=kislev("2 leper", "leper by slaanesh", "seductress", cards=["soporific_musk"]))
    assert values(table) == [0, 2, 0, 1 + 1 + 2]


def test_soporific_musk_has_a_cultist_place_tokens_of_its_player() -> None:
    """COW-CONTROL.3, COW-DIAL.11: which count for his dial, and not for the owner's."""
    regions = kislev("leper", "leper by slaanesh", "seductress", tokens={"noble": 1})
    table = lay(stage="corruption", pause_before="remove_cards", regions=regions)
    assert table.region("kislev")["corruption"] == {"nurgle": 1, "slaanesh": 2}
    assert (table.power("nurgle")["counters"], table.power("slaanesh")["counters"]) == (0, 1)


def test_soporific_musk_lasts_when_its_card_has_left() -> None:
    """COW-CONTROL.1, COW-END.3: a Hero takes the figure as Slaanesh's, of higher Threat than Khorne and Nurgle."""
    regions = kislev("bloodsworn", "leper", "leper by slaanesh", cards=["soporific_musk"], tokens={"hero": 1})
    table = lay(stage="remove_cards", pause_before="old_world_cards", regions=regions)
    assert table.region("kislev")["cards"] == ("", "")
    assert table.region("kislev")["figures"] == ["bloodsworn", "leper"]
    assert table.happened("figure_returned figure=leper2 region=kislev") == 1
    assert table.power("nurgle")["reserve"].count("leper") == 5


def test_soporific_musk_ends_with_the_round() -> None:
    """COW-CONTROL.8: the figure is its owner's again where it stands."""
    table = lay(stage="dials", pause_before="old_world", regions=kislev("leper by slaanesh"))
    assert table.region("kislev")["figures"] == ["leper"]
    assert values(table) == [0, 1, 0, 0]
    table = lay(stage="dials", regions=kislev("leper by slaanesh"), old_world_next=["plunged_into_chaos"])
    table.choose("khorne pass")
    assert "leper1" in table.options


def test_soporific_musk_outlives_changer_of_ways() -> None:
    """COW-CARDS.36, COW-CARDS.9: what it did on being played is not undone; played under it, it does nothing."""
    table = lay(regions=kislev("leper by slaanesh", cards=["soporific_musk", "changer_of_ways"]))
    assert values(table) == [0, 0, 0, 2 + 1]
    table = turn("soporific_musk", regions=kislev("leper", cards=["changer_of_ways"]))
    table.choose("soporific_musk", "kislev.right")
    assert table.region("kislev")["figures"] == ["leper"]


@pytest.mark.parametrize("card", ["blood_frenzy", "reborn_in_blood", ""])
def test_field_of_ecstasy_forbids_battle_in_its_region(card: str) -> None:
    """COW-CONFLICT.1, COW-CONFLICT.2, COW-CARDS.24, COW-CARDS.38: no dice at all, not even early ones."""
    regions = kislev("2 bloodletter", "leper", cards=[FIELD, card], tokens={"peasant": 1})
    regions["tilea"] = {"figures": ["bloodletter"], "tokens": {"peasant": 1}}
    table = lay(stage="battle", pause_before="battle_end", regions=regions)
    assert table.happened("dice_rolled region=kislev") == 0
    assert table.happened("dice_rolled region=tilea") == 1
    assert table.region("kislev")["figures"] == ["bloodletter", "bloodletter", "leper"]


def test_field_of_ecstasy_can_be_cancelled() -> None:
    """COW-CARDS.36"""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions=kislev("bloodletter", "leper", cards=[FIELD, "changer_of_ways"]),
    )
    assert table.happened("battle_began region=kislev") == 1


def test_field_of_ecstasy_does_not_stop_the_final_rotting() -> None:
    """COW-BATTLE.42: it kills after all battles, without dice."""
    regions = kislev("bloodletter", cards=[FIELD, "the_final_rotting"], corruption={"nurgle": 1})
    table = lay(stage="battle", pause_before="corruption_start", regions=regions)
    assert table.region("kislev")["figures"] == []


def test_degenerate_royalty_is_free_where_three_corruption_tokens_lie() -> None:
    """COW-CARDS.11, COW-CARDS.12: of all players together, warpstone not counted; it adds three all the same."""
    regions = kislev(corruption={"khorne": 1, "nurgle": 1, "slaanesh": 1})
    regions["empire"] = {"corruption": {"nurgle": 2}, "tokens": {"warpstone": 3}}
    table = turn(ROYALTY, ROYALTY, power=2, regions=regions)
    assert table.refused(f"{ROYALTY} empire.left") == "COW-CARDS.2"
    assert table.refused(f"{ROYALTY} tilea.left") == "COW-CARDS.2"
    table.choose(ROYALTY)
    assert table.options == ["kislev.left", "kislev.right"]
    table.choose("kislev.left", ROYALTY)
    assert table.region("kislev")["cards"] == (ROYALTY, ROYALTY)
    assert table.power("slaanesh")["power"] == 2
    assert values(table) == [0, 0, 0, 6]


def test_degenerate_royalty_costs_its_price_elsewhere() -> None:
    """COW-CARDS.2, COW-CARDS.11"""
    table = turn(ROYALTY, power=3 + 1, regions=kislev(corruption={"nurgle": 2})).choose(ROYALTY, "kislev.left")
    assert table.power("slaanesh")["power"] == 1
    assert turn(ROYALTY, power=2, regions=kislev(corruption={"nurgle": 2})).refused(ROYALTY) == "COW-CARDS.2"


def test_degenerate_royalty_pays_for_temporal_stasis() -> None:
    """COW-CARDS.11: three less and two more."""
    regions = kislev(corruption={"nurgle": 3}, cards=["temporal_stasis"])
    table = turn(ROYALTY, power=3, regions=regions).choose(ROYALTY, "kislev.right")
    assert table.power("slaanesh")["power"] == 1
    assert turn(ROYALTY, power=1, regions=regions).refused(f"{ROYALTY} kislev.right") == "COW-CARDS.2"


def test_degenerate_royalty_is_paid_for_before_changer_of_ways_can_cancel_it() -> None:
    """COW-CARDS.1, COW-CARDS.36: while it is paid for it is still in the hand; its printed cost stays as ever."""
    regions = kislev(cards=["changer_of_ways"], corruption={"nurgle": 3})
    table = turn(ROYALTY, power=1, regions=regions).choose(ROYALTY)
    assert table.region("kislev")["cards"] == ("changer_of_ways", ROYALTY)
    assert table.power("slaanesh")["power"] == 1
    assert values(table) == [0, 0, 0, 3]


def test_abyssal_pact_takes_enemy_figures_out_of_domination() -> None:
    """COW-CARDS.35, COW-CARDS.18: enemies' cards count, and what they add; a second copy changes nothing."""
    crowd = ["bloodletter", "2 leper", "horror", "2 seductress", "leper by slaanesh"]
    table = lay(regions=kislev(*crowd, cards=["abyssal_pact", "plague_aura"], corruption={"nurgle": 3}))
    assert values(table) == [0, 3, 0, 3]
    table = lay(regions=kislev(*crowd, cards=["abyssal_pact", "dazzle"]))
    assert values(table) == [0, 0, 2, 3]
    table = lay(regions=kislev(*crowd, cards=["abyssal_pact"] * 2) | {"tilea": {"figures": ["bloodsworn"]}})
    assert values(table) == [0, 0, 0, 3]
    assert table.region("tilea")["domination"]["khorne"] == 1


def test_abyssal_pact_decides_who_dominates() -> None:
    """COW-CARDS.35, COW-DOMINATION.8"""
    regions = kislev("4 bloodsworn", "4 seductress", cards=["abyssal_pact"])
    table = lay(stage="domination", pause_before="corruption", regions=regions)
    assert (table.power("slaanesh")["points"], table.power("khorne")["points"]) == (3, 0)


def test_abyssal_pact_beats_the_skull_throne_and_the_upgraded_bloodthirster() -> None:
    """COW-CARDS.27, COW-CARDS.35, COW-CONFLICT.1, COW-UPGRADE.10: the Throne's printed cost still counts."""
    powers = {"khorne": {"upgrades": ["up_bloodthirster"]}}
    table = lay(
        powers=powers, regions=kislev("bloodthirster", "bloodletter", cards=["the_skull_throne", "abyssal_pact"])
    )
    assert values(table) == [1, 0, 0, 0]
    table = lay(powers=powers, regions=kislev("bloodthirster", cards=["abyssal_pact"]))
    assert values(table) == [0, 0, 0, 0]


def test_abyssal_pact_can_be_cancelled() -> None:
    """COW-CARDS.36"""
    table = lay(regions=kislev("bloodletter", "seductress", cards=["abyssal_pact", "changer_of_ways"]))
    assert values(table) == [1, 0, 0, 1]
