from typing import Any

import pytest

from oldworld import Match
from tests.chaos.table import Table, lay

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
PLUNGED = ["plunged_into_chaos"]


def each(table: Table, what: str) -> list[Any]:
    """What the four powers have of something, in power order."""
    return [table.power(name)[what] for name in POWERS]


def only(power: str, points: int, **more: Any) -> dict[str, Any]:
    """One power alone has power points left."""
    powers: dict[str, Any] = {name: {"power": 0} for name in POWERS}
    powers[power] = {"power": points, **more}
    return powers


def stage(name: str, pause_before: str, regions: dict[str, Any], **more: Any) -> Table:
    return lay(stage=name, pause_before=pause_before, regions=regions, **more)


def battle(regions: dict[str, Any], die: dict[str, list[int]], **more: Any) -> Table:
    return stage("battle", "battle_end", regions, die=die, **more)


def domination(regions: dict[str, Any], **powers: Any) -> dict[str, int]:
    """The domination values in Kislev."""
    found: dict[str, int] = lay(regions=regions, powers=powers).region("kislev")["domination"]
    return found


# -- 1: where the rulebooks disagree


def test_c1_the_old_world_deck_has_7_cards_for_four_and_8_for_three() -> None:
    """COW-SETUP.23"""
    for seats, cards in ((list(POWERS), 7), (["khorne", "nurgle", "tzeentch"], 8)):
        assert lay(seats=seats).truth["old_world"]["left"] == cards
        begun = Table(Match("chaos", seats=seats, seed=4))
        assert begun.truth["old_world"]["left"] + begun.happened("old_world_revealed") == cards


def test_c2_slaanesh_needs_two_tokens_beside_a_noble_or_hero() -> None:
    """COW-DIAL.11: in the corruption step."""
    for figures, tokens, earned in (
        ("2 seductress", {"noble": 1}, 1),
        ("2 seductress", {"hero": 1}, 1),
        ("seductress", {"noble": 1, "hero": 1}, 0),
        ("2 seductress", {}, 0),
    ):
        table = stage("corruption", "remove_cards", {"norsca": {"figures": [figures], "tokens": tokens}})
        assert each(table, "counters") == [0, 0, 0, earned]


def test_c3_khorne_needs_one_enemy_figure() -> None:
    """COW-DIAL.5"""
    table = battle({"norsca": {"figures": ["bloodletter", "leper"]}}, {"khorne": [4, 1]})
    assert each(table, "counters") == [1, 0, 0, 0]


def test_c4_field_of_carnage_bars_the_way_out() -> None:
    """COW-CARDS.26: and not the way in."""
    regions = {"kislev": {"figures": ["leper"], "cards": ["field_of_carnage"]}, "empire": {"figures": ["leper"]}}
    table = lay(regions=regions, to_act="nurgle")
    assert table.refused("leper1 empire") == "COW-CARDS.26"
    assert table.refused("leper2 kislev") == ""


def test_c5_a_ruiner_placed_a_token_this_round() -> None:
    """COW-CORRUPTION.9: by Perverse Infiltration, The Stench of Death or the Great Unclean One too."""
    powers = only("slaanesh", 1, hand=["perverse_infiltration"])
    regions = {"norsca": {"figures": ["acolyte"], "corruption": {"khorne": 10}}}
    table = stage("summoning", "remove_cards", regions, powers=powers)
    table.choose("perverse_infiltration", "norsca.left", "pass")
    assert each(table, "points") == [0, 0, 3, 3]
    regions = {"norsca": {"cards": ["the_stench_of_death"], "corruption": {"khorne": 10}}}
    assert each(stage("domination", "remove_cards", regions), "points") == [0, 1 + 3, 0, 0]
    powers = only("nurgle", 3, upgrades=["up_great_unclean_one"])
    table = stage("summoning", "remove_cards", {"norsca": {"corruption": {"khorne": 10}}}, powers=powers)
    assert each(table.choose("great_unclean_one", "norsca"), "points") == [0, 3, 0, 0]


def test_c6_start_of_battle_dice_come_region_by_region() -> None:
    """COW-BATTLE.41: before the normal dice of their own region, after those of the region before."""
    fight = {"figures": ["bloodletter", "plaguebearer"], "cards": ["blood_frenzy"]}
    table = battle({"kislev": fight, "tilea": fight}, {"khorne": [1] * 8, "nurgle": [1, 1]})
    rolls = [event.split(" count")[0] for event in table.events if event.startswith("dice_rolled")]
    order = [f"dice_rolled power={power} region=" for power in ("khorne", "khorne", "nurgle")]
    assert rolls == [text + "kislev" for text in order] + [text + "tilea" for text in order]


def test_c7_the_final_rotting_comes_once_after_the_last_region() -> None:
    """COW-BATTLE.42: in Norsca a figure rots when the Badlands have fought."""
    regions = {
        "norsca": {"figures": ["horror"], "cards": ["the_final_rotting"], "corruption": {"nurgle": 1}},
        "badlands": {"figures": ["bloodletter", "daemonette"]},
    }
    table = stage("battle", "corruption_start", regions, die={"khorne": [1, 1], "slaanesh": [1]})
    happened = [event.split()[0] for event in table.events if "slaanesh" in event or "horror" in event]
    assert happened == ["dice_rolled", "die_rolled", "figure_killed", "figure_returned"]


def test_c8_tokens_of_earlier_rounds_make_no_ruiner() -> None:
    """COW-CORRUPTION.10: Slaanesh placed one last round, Khorne long ago; Nurgle's Leper ruins Estalia now."""
    estalia = {"figures": ["leper"], "corruption": {"slaanesh": 1, "khorne": 10}, "placed_this_round": ["slaanesh"]}
    table = stage("game_end", "remove_cards", {"estalia": estalia}, old_world_next=PLUNGED)
    table.choose("khorne pass", "nurgle pass", "tzeentch pass", "slaanesh pass")
    assert table.region("estalia")["ruined"] == 1
    assert each(table, "points") == [0, 3, 0, 0]


# -- 2: what the publisher answered


def test_faq_peasants_never_feed_khornes_dial() -> None:
    """COW-DIAL.6"""
    table = battle({"norsca": {"figures": ["bloodletter"], "tokens": {"peasant": 2}}}, {"khorne": [4, 4]})
    assert each(table, "captured") == [2, 0, 0, 0]
    assert each(table, "counters") == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("tokens", "cards"), [({"warpstone": 2}, []), ({}, ["dazzle", "dazzle"]), ({"warpstone": 1}, ["dazzle"])]
)
def test_faq_tzeentch_accepts_symbols_and_warpstones(tokens: dict[str, int], cards: list[str]) -> None:
    """COW-DIAL.10"""
    regions = {"norsca": {"figures": ["2 acolyte"], "tokens": tokens, "cards": cards}}
    assert each(stage("corruption", "remove_cards", regions), "counters") == [0, 0, 1, 0]


def test_faq_resistance_does_not_go_below_zero_and_must_be_exceeded() -> None:
    """COW-DOMINATION.11, COW-DOMINATION.7: at 0, a value of 0 does not dominate and a value of 1 does."""
    norsca = {"cards": ["influenza"], "tokens": {"skaven": 2}}
    assert lay(regions={"norsca": norsca}).region("norsca")["resistance"] == 0
    regions = {"norsca": norsca, "tilea": {"tokens": {"skaven": 4}}}
    table = stage("domination", "corruption", regions)
    assert table.happened("dominated power=nurgle region=norsca value=1 resistance=0") == 1
    assert table.happened("dominated") == 1


def test_faq_field_of_ecstasy_leaves_blood_frenzy_no_dice() -> None:
    """COW-CONFLICT.1"""
    fight = {"figures": ["bloodletter", "seductress"], "cards": ["field_of_ecstasy", "blood_frenzy"]}
    table = battle({"norsca": fight}, {"khorne": [4, 4, 4, 4]})
    assert table.happened("die_rolled") == 0


# -- 3: what the sources ask and do not answer


def test_reborn_in_blood_and_khornes_dial() -> None:
    """COW-DIAL.7: the extra battle gives no second counter."""
    regions = {"norsca": {"figures": ["bloodletter", "2 leper"], "cards": ["reborn_in_blood"]}}
    table = battle(regions, {"khorne": [4, 1, 4, 1]})
    assert table.happened("figure_killed power=khorne") == 2
    assert each(table, "counters") == [1, 0, 0, 0]


def test_reborn_in_blood_and_blood_frenzy() -> None:
    """COW-CARDS.38, COW-BATTLE.39: two early dice before each of the battles; hits left over end with each."""
    regions = {"norsca": {"figures": ["great_unclean_one"], "cards": ["reborn_in_blood", "blood_frenzy"]}}
    table = battle(regions, {"khorne": [4, 1, 4, 4]})
    assert table.happened("dice_rolled power=khorne count=2 early=1") == 2
    assert table.happened("hit_kept power=khorne") == 3
    assert table.happened("figure_killed") == 0


def test_the_skull_throne_counts_attack_alone() -> None:
    """COW-CARDS.27: Bloodsworn 0, an upgraded Bloodthirster 4 and not 4 + 2; the card adds its 1."""
    kislev = {"figures": ["2 bloodsworn"], "cards": ["the_skull_throne"]}
    assert domination({"kislev": kislev})["khorne"] == 1
    kislev["figures"].append("bloodthirster")
    assert domination({"kislev": kislev}, khorne={"upgrades": ["up_bloodthirster"]})["khorne"] == 5


def test_abyssal_pact_beats_the_skull_throne_and_the_bloodthirster() -> None:
    """COW-CARDS.35, COW-CONFLICT.2: enemy figures give nothing, cards still count."""
    upgrade = {"upgrades": ["up_bloodthirster"]}
    kislev = {"figures": ["bloodthirster", "seductress"], "cards": ["the_skull_throne", "abyssal_pact"]}
    assert domination({"kislev": kislev}, khorne=upgrade) == {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 1}
    kislev["cards"] = ["abyssal_pact"]
    assert domination({"kislev": kislev}, khorne=upgrade)["khorne"] == 0


@pytest.mark.parametrize(
    ("figure", "card", "dice", "dead"),
    [
        ("leper by slaanesh", "rain_of_pus", [4, 1], True),
        ("leper", "rain_of_pus", [4, 1], False),
        ("horror by slaanesh", "plague_touch", [4, 1], True),
        ("plaguebearer by slaanesh", "rain_of_pus", [4, 1], True),
    ],
)
def test_plague_touch_and_rain_of_pus_see_the_controller(figure: str, card: str, dice: list[int], dead: bool) -> None:
    """COW-CONTROL.1: whose figure it is for "your" and "enemy" is whose control it is under."""
    regions = {"norsca": {"figures": [figure, "bloodletter"], "cards": [card]}}
    table = battle(regions, {"khorne": dice, "slaanesh": [1]})
    assert table.happened("figure_killed power=khorne") == (1 if dead else 0)


def test_plague_touch_spares_a_figure_that_nurgle_owns_only_while_he_controls_it() -> None:
    """COW-CARDS.34, COW-CONTROL.1: the Great Unclean One under Slaanesh is an enemy of Nurgle's card."""
    for figure, dead in (("great_unclean_one by slaanesh", 1), ("great_unclean_one", 0)):
        regions = {"norsca": {"figures": [figure, "bloodletter"], "cards": ["plague_touch"]}}
        table = battle(regions, {"khorne": [4, 4], "slaanesh": [1, 1, 1], "nurgle": [1, 1, 1]})
        assert table.happened("figure_killed figure=great_unclean_one") == dead


def test_soporific_musk_lends_a_figure_for_the_round() -> None:
    """COW-CONTROL.1, COW-CONTROL.8: summoned on for its normal cost, it stays there and is its owner's again."""
    powers = only("slaanesh", 5, hand=["soporific_musk"])
    table = stage("summoning", "draw", {"kislev": {"figures": ["bloodletter"]}}, powers=powers, old_world_next=PLUNGED)
    table.choose("soporific_musk", "kislev.left")
    assert (table.region("kislev")["figures"], table.power("slaanesh")["power"]) == (["bloodletter by slaanesh"], 3)
    table.choose("bloodletter1", "empire")
    assert (table.region("empire")["figures"], table.power("slaanesh")["power"]) == (["bloodletter by slaanesh"], 1)
    assert table.choose("pass").region("empire")["figures"] == ["bloodletter"]


def test_soporific_musk_keeps_the_owners_upgrades() -> None:
    """COW-CONTROL.6: a Leper goes free for Slaanesh."""
    powers = only("slaanesh", 3, hand=["soporific_musk"])
    powers["nurgle"]["upgrades"] = ["up_leper"]
    table = stage("summoning", "battle", {"kislev": {"figures": ["leper"]}}, powers=powers)
    table.choose("soporific_musk", "kislev.left", "leper1", "empire")
    assert table.power("slaanesh")["power"] == 1


def test_soporific_musk_and_the_owners_hits() -> None:
    """COW-BATTLE.27, COW-CONTROL.7: they must go there if there is no other target; the dead return to the owner."""
    regions = {"norsca": {"figures": ["leper by slaanesh", "plaguebearer"]}}
    table = battle(regions, {"nurgle": [4]})
    assert table.happened("figure_killed power=nurgle figure=leper1") == 1
    assert table.power("nurgle")["reserve"].count("leper") == 6
    regions["norsca"]["figures"].append("acolyte")
    assert battle(regions, {"nurgle": [4]}).options == ["leper1", "acolyte1"]


def test_leper_upgrade_still_needs_adjacency() -> None:
    """COW-SUMMON.16"""
    powers = only("nurgle", 3, upgrades=["up_leper"])
    table = lay(regions={"norsca": {"figures": ["plaguebearer"]}}, powers=powers)
    assert table.refused("leper1 kislev") == "COW-SUMMON.16"
    assert table.refused("leper1 troll_country") == ""


def test_great_unclean_one_upgrade_meets_nurgles_condition_once() -> None:
    """COW-DIAL.9: two tokens at once in a populous region."""
    table = stage("summoning", "battle", {}, powers=only("nurgle", 3, upgrades=["up_great_unclean_one"]))
    table.choose("great_unclean_one", "kislev")
    assert table.region("kislev")["corruption"] == {"nurgle": 2}
    assert each(table, "counters") == [0, 1, 0, 0]


def test_the_stench_of_death_and_cultists_add_up_for_one_counter() -> None:
    """COW-DIAL.9, COW-DIAL.4: 2 + 2 tokens of one phase are one counter, never two."""
    regions = {"kislev": {"figures": ["2 leper"], "cards": ["the_stench_of_death"]}}
    table = stage("corruption_start", "remove_cards", regions)
    assert table.region("kislev")["corruption"] == {"nurgle": 4}
    assert each(table, "counters") == [0, 1, 0, 0]


def test_warp_shield_does_not_stop_the_final_rotting() -> None:
    """COW-CARDS.30: it protects from battle only."""
    norsca = {"figures": ["horror shielded", "bloodletter"], "corruption": {"nurgle": 1}}
    fought = battle({"norsca": norsca}, {"khorne": [4, 4], "tzeentch": [1]})
    assert fought.region("norsca")["figures"] == ["bloodletter", "horror shielded"]
    norsca |= {"figures": ["horror shielded"], "cards": ["the_final_rotting"]}
    assert stage("battle_end", "corruption_start", {"norsca": norsca}).region("norsca")["figures"] == []


def test_changer_of_ways_cancels_text_and_nothing_else() -> None:
    """COW-CARDS.36: cost and magic symbol stay; The Persistence of Change under it is discarded."""
    cards = ["changer_of_ways", "dazzle"]
    region = stage("corruption", "remove_cards", {"kislev": {"figures": ["leper"], "cards": cards}}).region("kislev")
    assert region["corruption"] == {"nurgle": 1}
    assert (region["magic"], region["domination"]["tzeentch"]) == (2, 2)
    for card, left in (("changer_of_ways", ""), ("teleport", "the_persistence_of_change")):
        kislev = {"cards": [card, "the_persistence_of_change"], "killed_this_round": ["tzeentch"]}
        table = stage("remove_cards", "heroes", {"kislev": kislev})
        assert table.region("kislev")["cards"] == ("", left)


def test_field_of_carnage_holds_figures_against_teleport_and_the_blood_gods_call() -> None:
    """COW-SUMMON.13, COW-CARDS.26, COW-CONFLICT.2: summoned, placed or moved; Khorne's own may go."""
    kislev = {"figures": ["leper", "bloodletter"], "cards": ["field_of_carnage"]}
    table = stage("summoning", "battle", {"kislev": kislev}, powers=only("tzeentch", 1, hand=["teleport"]))
    table.choose("teleport", "kislev.right", "norsca")
    assert table.region("kislev")["figures"] == ["leper"]
    powers = only("khorne", 2, hand=["the_blood_gods_call"])
    table = stage("summoning", "battle", {"kislev": kislev}, powers=powers)
    table.choose("the_blood_gods_call", "tilea.left", "kislev")
    assert table.options == ["bloodletter1", "pass"]
    assert table.choose("bloodletter1").region("tilea")["figures"] == ["bloodletter"]
    assert table.region("kislev")["figures"] == ["leper"]


def test_temporal_stasis_raises_the_price_and_not_the_printed_cost() -> None:
    """COW-CARDS.11, COW-CARDS.12: 3 paid for Influenza, 1 in domination; Tzeentch pays what is printed."""
    regions = {"kislev": {"cards": ["temporal_stasis"]}}
    table = stage("summoning", "battle", regions, powers=only("nurgle", 3, hand=["influenza"]))
    table.choose("influenza", "kislev.right")
    assert each(table, "power")[1] == 0
    assert table.region("kislev")["domination"] == {"khorne": 0, "nurgle": 1, "tzeentch": 1, "slaanesh": 0}
    assert lay(regions=regions, powers=only("nurgle", 2, hand=["influenza"])).refused("influenza kislev.right") != ""
    own = stage("summoning", "battle", regions, powers=only("tzeentch", 3, hand=["teleport"]))
    assert own.choose("teleport", "kislev.right").power("tzeentch")["power"] == 2


def test_passing_drops_to_0_and_ends_the_turns() -> None:
    """COW-SUMMON.7, COW-SUMMON.6: at 0 neither a card of cost 0 nor a free figure."""
    powers = only("khorne", 2)
    powers["nurgle"] = {"power": 5, "upgrades": ["up_leper"], "hand": ["plague_aura"]}
    table = stage("summoning", "battle", {"kislev": {"figures": ["plaguebearer"]}}, powers=powers)
    table.choose("khorne bloodsworn1", "khorne norsca", "nurgle pass")
    assert each(table, "power") == [1, 0, 0, 0]
    assert table.pending == "khorne"
    assert table.refused("leper1 empire", "nurgle") == "COW-SUMMON.6"
    assert table.choose("pass").pending == ""
    assert table.power("nurgle")["hand"] == ["plague_aura"]


def test_peasants_scored_by_plunged_into_chaos_stay() -> None:
    """COW-TOKENS.12"""
    table = stage("old_world", "draw", {}, powers={"nurgle": {"captured": 2}}, old_world_next=PLUNGED)
    assert (each(table, "points"), each(table, "captured")) == ([0, 5, 0, 0], [0, 2, 0, 0])


def test_the_grail_comes_before_scoring() -> None:
    """COW-OLDWORLD.35, COW-END.10: nobody is first or second where an Event token lies; ruiners keep their points."""
    for tokens, points in (({"event": 1}, [0, 3, 0, 0]), ({}, [9, 7, 0, 0])):
        estalia = {"figures": ["leper"], "corruption": {"khorne": 11}, "tokens": tokens}
        track = {"track": ["the_grail_is_found"]}
        assert each(stage("corruption", "dials", {"estalia": estalia}, old_world=track), "points") == points


def test_hero_removal_uses_the_current_threat() -> None:
    """COW-END.3, COW-DIAL.1: 5 above 3 at the start; one tick on, Khorne's 6 is above."""
    for dial, left in ((0, ["bloodletter"]), (1, ["leper"])):
        powers = {"khorne": {"dial": dial}, "nurgle": {"dial": 1}}
        regions = {"norsca": {"figures": ["bloodletter", "leper"], "tokens": {"hero": 1}}}
        table = stage("heroes", "old_world_cards", regions, powers=powers)
        assert table.region("norsca")["figures"] == left
    threats = [lay(powers={name: {"dial": n}}).power(name)["threat"] for name in POWERS for n in range(7)]
    assert len(set(threats)) == 28
