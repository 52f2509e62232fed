from typing import Any

import pytest

from oldworld.kernel.title import PlaceError
from tests.chaos.table import Table, lay

CARDS = [
    # card, copies, cost, magic symbols
    ("teleport", 4, 1, 0),
    ("changer_of_ways", 3, 0, 1),
    ("warp_shield", 3, 0, 0),
    ("temporal_stasis", 3, 1, 1),
    ("the_meddling_of_skaven", 3, 1, 0),
    ("the_persistence_of_change", 3, 1, 1),
    ("dazzle", 3, 2, 1),
    ("drain_power", 2, 0, 0),
]
ELSEWHERE = ["norsca", "troll_country", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands"]
MEDDLING = "the_meddling_of_skaven"
PERSISTENCE = "the_persistence_of_change"


def turn(*hand: str, power: int = 6, others: dict[str, dict[str, Any]] | None = None, **more: Any) -> Table:
    """Tzeentch's turn with these cards in hand; the others have no power left unless given."""
    powers: dict[str, dict[str, Any]] = {name: {"power": 0} for name in ("khorne", "nurgle", "slaanesh")}
    for name, given in (others or {}).items():
        powers[name] = powers[name] | given
    powers["tzeentch"] = {"hand": list(hand), "power": power}
    return lay(to_act="tzeentch", powers=powers, **more)


def kislev(*figures: str, cards: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """The regions of a position of which Kislev alone matters."""
    return {"kislev": {"figures": list(figures), "cards": cards or [], **more}}


@pytest.mark.parametrize(("card", "copies", "cost", "magic"), CARDS)
def test_what_is_printed_on_the_cards(card: str, copies: int, cost: int, magic: int) -> None:
    """COW-CARDS.1, COW-CARDS.12, COW-CARDS.14: the price paid, the same number in domination, the symbol."""
    table = turn(*[card] * copies).choose(card, "kislev.left")
    assert table.happened("power_spent") == (1 if cost else 0)
    assert table.happened(f"power_spent power=tzeentch points={cost}") == (1 if cost else 0)
    assert table.region("kislev")["domination"]["tzeentch"] == cost
    assert table.region("kislev")["magic"] == magic
    with pytest.raises(PlaceError):
        turn(*[card] * (copies + 1))


def test_the_deck_of_tzeentch() -> None:
    """COW-SETUP.12: 24 cards, of these eight designs and no others."""
    table = turn(*[card for card, copies, _, _ in CARDS for _ in range(copies)])
    assert table.power("tzeentch")["deck"] == 0
    assert len(table.power("tzeentch")["hand"]) == 24


def test_teleport_moves_a_cultist_or_warrior_of_anybody() -> None:
    """COW-CARDS.29, COW-RUINED.10: to any other region at all, however far, ruined or not."""
    regions = kislev("leper", "bloodletter", "acolyte", "horror") | {"badlands": {"ruined": 1}}
    table = turn("teleport", regions=regions).choose("teleport", "kislev.left")
    assert table.options == ["bloodletter1", "leper1", "acolyte1", "horror1"]
    table.choose("leper1")
    assert table.options == ELSEWHERE
    table.choose("badlands")
    assert table.region("badlands")["figures"] == ["leper"]
    assert table.region("kislev")["figures"] == ["bloodletter", "acolyte", "horror"]


def test_teleport_is_compulsory() -> None:
    """COW-CARDS.29, COW-CARDS.15: even when one's own only figure has to go."""
    table = turn("teleport", regions=kislev("horror")).choose("teleport", "kislev.right")
    assert table.options == ELSEWHERE
    assert table.refused("pass") == "COW-CARDS.15"
    table.choose("norsca")
    assert table.region("norsca")["figures"] == ["horror"]


def test_teleport_without_a_figure_does_nothing() -> None:
    """COW-CARDS.16, COW-CARDS.7: it can be played there all the same, for its price."""
    table = turn("teleport", regions={"empire": {"figures": ["leper"]}}).choose("teleport", "kislev.left")
    assert table.asked == "action"
    assert table.region("kislev")["cards"] == ("teleport", "")
    assert table.region("empire")["figures"] == ["leper"]
    assert table.power("tzeentch")["power"] == 5


def test_teleport_leaves_greater_daemons_where_they_are() -> None:
    """COW-CARDS.29"""
    regions = kislev("bloodthirster", "acolyte", "horror") | {"empire": {"figures": ["keeper_of_secrets"]}}
    table = turn("teleport", "teleport", regions=regions).choose("teleport", "kislev.left")
    assert table.options == ["acolyte1", "horror1"]
    assert table.refused("bloodthirster") == "COW-CARDS.29"
    table.choose("horror1", "tilea", "teleport", "empire.left")
    assert table.asked == "action"
    assert table.region("empire")["figures"] == ["keeper_of_secrets"]


def test_teleport_takes_only_khornes_figures_out_of_a_field_of_carnage() -> None:
    """COW-CARDS.26, COW-CONFLICT.1: and none when there are no others."""
    regions = kislev("bloodletter", "leper", "acolyte", cards=["field_of_carnage"])
    table = turn("teleport", regions=regions).choose("teleport", "kislev.right", "empire")
    assert table.region("empire")["figures"] == ["bloodletter"]
    regions = kislev("leper", "acolyte", cards=["field_of_carnage"])
    assert turn("teleport", regions=regions).choose("teleport", "kislev.right").asked == "action"


def test_teleport_in_the_french_edition_cannot_enter_a_field_of_carnage() -> None:
    """COW-CARDS.26: there the card bars the way in, for figures that are not Khorne's."""
    regions = kislev("bloodletter", "leper", cards=["field_of_carnage"]) | {"empire": {"cards": ["field_of_carnage"]}}
    for figure, goals in (("bloodletter1", ELSEWHERE), ("leper1", [r for r in ELSEWHERE if r != "empire"])):
        table = turn("teleport", regions=regions, options={"edition": "fr"})
        assert table.choose("teleport", "kislev.right", figure).options == goals


@pytest.mark.parametrize(("before", "space"), [(["battle_cry"], "kislev.right"), (["", "battle_cry"], "kislev.left")])
def test_changer_of_ways_cancels_cards_played_before_it(before: list[str], space: str) -> None:
    """COW-CARDS.36: whoever owns them, whichever space they lie in; and in its own region alone."""
    regions = kislev("leper", cards=before) | {"empire": {"figures": ["leper"], "cards": before}}
    table = turn("changer_of_ways", regions=regions, pause_before="remove_cards")
    table.choose("changer_of_ways", space, "pass")
    assert table.region("kislev")["corruption"] == {"nurgle": 1}
    assert table.region("empire")["corruption"] == {}


def test_changer_of_ways_cancels_cards_played_after_it() -> None:
    """COW-CARDS.36: what they would do on being played does not happen."""
    table = turn("teleport", regions=kislev("leper", "acolyte", cards=["changer_of_ways"]))
    table.choose("teleport", "kislev.right")
    assert table.asked == "action"
    assert table.region("kislev")["figures"] == ["leper", "acolyte"]
    assert table.power("tzeentch")["power"] == 5


def test_changer_of_ways_does_not_undo_what_is_done() -> None:
    """COW-CARDS.36: a figure protected before stays protected."""
    regions = kislev("bloodletter", "acolyte")
    table = turn("warp_shield", "changer_of_ways", regions=regions, pause_before="battle_end")
    table.choose("warp_shield", "kislev.left", "changer_of_ways", "kislev.right", "pass")
    assert table.region("kislev")["figures"] == ["bloodletter", "acolyte shielded"]


def test_changer_of_ways_leaves_costs_and_magic_symbols() -> None:
    """COW-CARDS.36, COW-MAGIC.1, COW-MAGIC.2, COW-MAGIC.5, COW-DIAL.10: symbols of cancelled cards count too."""
    regions = kislev("2 acolyte", cards=["the_stench_of_death", "changer_of_ways"])
    regions["tilea"] = {"figures": ["2 acolyte"], "cards": ["changer_of_ways"]}
    table = lay(stage="corruption", pause_before="remove_cards", regions=regions)
    assert table.region("kislev")["domination"] == {"khorne": 0, "nurgle": 3, "tzeentch": 2, "slaanesh": 0}
    assert [table.region(region)["magic"] for region in ("kislev", "tilea")] == [2, 1]
    assert table.happened("counter_gained power=tzeentch region=kislev") == 1
    assert table.power("tzeentch")["counters"] == 1


def test_changer_of_ways_twice_is_as_good_as_once() -> None:
    """COW-CARDS.18, COW-CARDS.36: and neither gives its symbol up."""
    regions = {"kislev": {"cards": ["changer_of_ways"]}, "empire": {"cards": ["influenza"]}}
    table = turn("changer_of_ways", regions=regions).choose("changer_of_ways", "kislev.right")
    assert table.region("kislev")["cards"] == ("changer_of_ways", "changer_of_ways")
    assert table.region("kislev")["magic"] == 2
    assert (table.region("kislev")["resistance"], table.region("empire")["resistance"]) == (3, 3)


def test_warp_shield_saves_one_own_figure_in_battle() -> None:
    """COW-CARDS.30: its player picks which of his; it fights on, and only it is safe."""
    regions = kislev("bloodletter", "horror", "2 acolyte", "acolyte by slaanesh")
    die = {"khorne": [4, 4], "tzeentch": [4]}
    table = turn("warp_shield", regions=regions, die=die, pause_before="battle_end").choose(
        "warp_shield", "kislev.left"
    )
    assert table.options == ["acolyte1", "horror1"]
    table.choose("horror1", "pass")
    assert table.refused("horror1") == "COW-CARDS.30"
    table.choose("khorne acolyte1", "khorne acolyte2", "tzeentch bloodletter1")
    assert table.region("kislev")["figures"] == ["acolyte by slaanesh", "horror shielded"]


def test_warp_shield_without_an_own_figure_does_nothing() -> None:
    """COW-CARDS.16"""
    table = turn("warp_shield", regions=kislev("leper")).choose("warp_shield", "kislev.left")
    assert table.asked == "action"
    assert table.region("kislev")["figures"] == ["leper"]


def test_warp_shield_can_leave_no_target_and_no_battle() -> None:
    """COW-CARDS.30, COW-BATTLE.2"""
    table = lay(stage="battle", pause_before="battle_end", regions=kislev("bloodletter", "acolyte shielded"))
    assert table.happened("battle_began") == 0


@pytest.mark.parametrize("how", [["acolyte1", "empire"], ["teleport", "kislev.right", "empire"]])
def test_warp_shield_goes_where_its_figure_goes(how: list[str]) -> None:
    """COW-CARDS.20, COW-CARDS.21, COW-CARDS.22: the figure can be moved and stays protected; the card stays."""
    regions = kislev("acolyte") | {"empire": {"figures": ["bloodletter", "horror"]}}
    table = turn("warp_shield", "teleport", regions=regions, die={"khorne": [5, 5]}, pause_before="battle_end")
    table.choose("warp_shield", "kislev.left", *how)
    assert table.region("kislev")["cards"][0] == "warp_shield"
    table.choose("pass")
    assert table.region("empire")["figures"] == ["bloodletter", "acolyte shielded"]


def test_warp_shield_stops_the_revenge_of_plaguebearers() -> None:
    """COW-CARDS.30, COW-UPGRADE.4: it is part of the battle."""
    regions = kislev("plaguebearer", "horror", "acolyte shielded")
    powers = {"nurgle": {"upgrades": ["up_plaguebearer"]}}
    die = {"nurgle": [1], "tzeentch": [4]}
    table = lay(stage="battle", pause_before="battle_end", regions=regions, powers=powers, die=die)
    assert table.region("kislev")["figures"] == ["acolyte shielded", "horror"]
    assert table.happened("hits_lost power=nurgle count=1") == 1


def test_warp_shield_does_not_stop_the_final_rotting() -> None:
    """COW-CARDS.30, COW-BATTLE.42: it kills at the end of the Battle Phase, outside battle."""
    regions = kislev("acolyte shielded", cards=["the_final_rotting"], corruption={"nurgle": 1})
    table = lay(stage="battle", pause_before="corruption_start", regions=regions)
    assert table.region("kislev")["figures"] == []


def test_warp_shield_does_not_stop_heroes_and_ends_with_the_round() -> None:
    """COW-CARDS.30, COW-END.3"""
    regions = kislev("acolyte shielded", tokens={"hero": 1}) | {"tilea": {"figures": ["horror shielded"]}}
    table = lay(stage="heroes", pause_before="old_world", regions=regions)
    assert table.region("kislev")["figures"] == []
    assert table.region("tilea")["figures"] == ["horror"]


def test_temporal_stasis_makes_the_cards_of_others_dearer() -> None:
    """COW-CARDS.11, COW-CARDS.2: two more into its region, cards without a price too; none more elsewhere."""
    powers = {"khorne": {"power": 2, "hand": ["battle_cry", "blood_frenzy"]}, "nurgle": {"hand": ["influenza"]}}
    table = lay(to_act="khorne", powers=powers, regions=kislev(cards=["temporal_stasis"]))
    assert table.refused("battle_cry kislev.right") == "COW-CARDS.2"
    assert table.refused("battle_cry empire.left") == ""
    table.choose("blood_frenzy", "kislev.right", "influenza", "empire.left")
    assert (table.power("khorne")["power"], table.power("nurgle")["power"]) == (0, 5)


def test_temporal_stasis_costs_its_owner_nothing() -> None:
    """COW-CARDS.11"""
    table = turn("dazzle", power=3, regions=kislev(cards=["", "temporal_stasis"])).choose("dazzle", "kislev.left")
    assert table.power("tzeentch")["power"] == 1


def test_temporal_stasis_leaves_the_printed_cost_to_domination() -> None:
    """COW-CARDS.12, COW-DOMINATION.4: three are paid, one is added."""
    powers = {"khorne": {"power": 3, "hand": ["battle_cry"]}}
    table = lay(to_act="khorne", powers=powers, regions=kislev(cards=["temporal_stasis"]))
    table.choose("battle_cry", "kislev.right")
    assert table.happened("power_spent power=khorne points=3") == 1
    assert table.region("kislev")["domination"]["khorne"] == 1


def test_the_meddling_of_skaven_lets_the_victim_choose_what_to_discard() -> None:
    """COW-CARDS.9: Tzeentch picks an opponent with a figure in the region, and that one picks two cards."""
    regions = kislev("bloodletter", "leper", "acolyte") | {"tilea": {"figures": ["seductress"]}}
    others = {"nurgle": {"hand": ["plague_aura", "influenza", "influenza"]}}
    table = turn(MEDDLING, "dazzle", others=others, regions=regions).choose(MEDDLING, "kislev.left")
    assert table.options == ["khorne", "nurgle"]
    table.choose("nurgle")
    assert (table.pending, table.asked, table.options) == ("nurgle", "discard", ["plague_aura", "influenza"])
    table.choose("influenza", "plague_aura")
    assert table.power("nurgle")["discards"] == ["plague_aura", "influenza"]
    assert table.power("nurgle")["hand"] == ["influenza"]
    assert (table.pending, table.asked) == ("tzeentch", "action")


@pytest.mark.parametrize("hand", [[], ["influenza"]])
def test_the_meddling_of_skaven_takes_what_there_is(hand: list[str]) -> None:
    """COW-CARDS.9: a victim with fewer than two cards discards them all, and owes nothing afterwards."""
    table = turn(MEDDLING, others={"nurgle": {"hand": hand}}, regions=kislev("leper")).choose(MEDDLING, "kislev.left")
    assert table.pending == "tzeentch"
    assert (table.power("nurgle")["discards"], table.power("nurgle")["hand"]) == (hand, [])
    assert table.power("nurgle")["owes"] == 0


def test_the_meddling_of_skaven_asks_even_when_all_cards_are_alike() -> None:
    """COW-CARDS.9: a question left out would tell the others what the hand is."""
    others = {"nurgle": {"hand": ["influenza"] * 3}}
    table = turn(MEDDLING, others=others, regions=kislev("leper")).choose(MEDDLING, "kislev.left")
    for _ in range(2):
        assert (table.pending, table.asked, table.options) == ("nurgle", "discard", ["influenza"])
        table.choose("influenza")
    assert table.power("nurgle")["hand"] == ["influenza"]


def test_the_meddling_of_skaven_looks_at_who_controls_a_figure() -> None:
    """COW-CONTROL.1, COW-CARDS.16: whose figure is controlled is not there; where nobody is, nobody discards."""
    others = {"nurgle": {"hand": ["influenza"] * 2}, "slaanesh": {"hand": ["abyssal_pact"] * 2}}
    regions = kislev("leper by slaanesh") | {"tilea": {"figures": ["acolyte"]}}
    table = turn(MEDDLING, MEDDLING, others=others, regions=regions).choose(MEDDLING, "tilea.left")
    assert table.asked == "action"
    table.choose(MEDDLING, "kislev.left", "slaanesh abyssal_pact")
    assert table.power("slaanesh")["hand"] == []
    assert table.power("nurgle")["hand"] == ["influenza"] * 2


def test_the_persistence_of_change_stays_where_its_player_killed() -> None:
    """COW-CARDS.9, COW-END.1, COW-CARDS.14: in its space, with its cost and symbol, and again only by a new kill."""
    regions = kislev("horror", "leper", cards=["dazzle", PERSISTENCE])
    draws = {"tzeentch": ["drain_power", "dazzle", "dazzle", "teleport", "teleport"]}
    table = lay(
        stage="battle", regions=regions, die={"tzeentch": [4]}, draw=draws, old_world_next=["plunged_into_chaos"]
    )
    assert table.truth["round"] == 2
    assert table.region("kislev")["cards"] == ("", PERSISTENCE)
    assert table.region("kislev")["magic"] == 1
    assert table.region("kislev")["domination"]["tzeentch"] == 2
    table.choose("khorne pass", "nurgle pass")
    assert table.refused("drain_power kislev.right") == "COW-CARDS.6"
    table.choose("tzeentch pass", "slaanesh pass")
    assert table.happened(f"card_stayed card={PERSISTENCE}") == 1
    assert table.happened(f"card_removed card={PERSISTENCE} region=kislev") == 1


@pytest.mark.parametrize(
    ("figures", "peasants"),
    [(["horror", "leper"], 0), (["bloodletter", "leper"], 0), (["horror by slaanesh", "leper"], 0), (["horror"], 1)],
    ids=["no kill", "a kill of Khorne", "a kill of a Horror under control", "a Peasant"],
)
def test_the_persistence_of_change_leaves_without_a_kill(figures: list[str], peasants: int) -> None:
    """COW-CARDS.9, COW-END.1, COW-CONTROL.1: a kill of its player; and a Peasant is no figure."""
    regions = kislev(*figures, cards=[PERSISTENCE], tokens={"peasant": peasants})
    die = {"tzeentch": [4 if peasants else 1], "khorne": [4, 1], "slaanesh": [4]}
    table = lay(stage="battle", pause_before="heroes", regions=regions, die=die)
    assert table.region("kislev")["cards"] == ("", "")
    assert table.power("tzeentch")["discards"] == [PERSISTENCE]


def test_the_persistence_of_change_asks_for_a_kill_in_its_own_region() -> None:
    """COW-CARDS.9"""
    regions = kislev(cards=[PERSISTENCE]) | {"tilea": {"killed_this_round": ["tzeentch"]}}
    table = lay(stage="remove_cards", pause_before="heroes", regions=regions)
    assert table.region("kislev")["cards"] == ("", "")


@pytest.mark.parametrize("cards", [[PERSISTENCE, "changer_of_ways"], ["changer_of_ways", PERSISTENCE]])
def test_the_persistence_of_change_does_not_stay_under_changer_of_ways(cards: list[str]) -> None:
    """COW-CARDS.36, COW-END.1"""
    regions = kislev(cards=cards, killed_this_round=["tzeentch"])
    table = lay(stage="remove_cards", pause_before="heroes", regions=regions)
    assert table.region("kislev")["cards"] == ("", "")


def test_dazzle_hides_one_cultist_of_each_opponent() -> None:
    """COW-CARDS.37, COW-CORRUPTION.2: in its region, whoever's figure the cultist is; none of Tzeentch himself."""
    regions = kislev("2 bloodsworn", "leper", "2 acolyte", "2 seductress", "acolyte by slaanesh", cards=["dazzle"])
    regions["tilea"] = {"figures": ["leper"]}
    table = lay(stage="corruption", pause_before="remove_cards", regions=regions)
    assert table.region("kislev")["corruption"] == {"khorne": 1, "tzeentch": 2, "slaanesh": 2}
    assert table.region("tilea")["corruption"] == {"nurgle": 1}


def test_dazzle_twice_hides_two_and_never_more_than_there_are() -> None:
    """COW-CARDS.37, COW-CARDS.17, COW-CORRUPTION.9: who places no token is no ruiner; domination counts all."""
    before = {"khorne": 5, "nurgle": 6}
    regions = kislev("bloodsworn", "3 leper", cards=["dazzle", "dazzle"], corruption=before)
    table = lay(stage="corruption", pause_before="remove_cards", regions=regions)
    assert table.region("kislev")["domination"]["nurgle"] == 3
    assert table.region("kislev")["corruption"] == {"khorne": 5, "nurgle": 7}
    assert (table.power("khorne")["points"], table.power("nurgle")["points"]) == (0, 3)


def test_drain_power_takes_a_point_from_each_opponent_with_a_cultist() -> None:
    """COW-CARDS.8: one each, however many cultists, and one gained in all; warriors do not matter."""
    regions = kislev("3 bloodsworn", "leper", "acolyte", "daemonette")
    others = {"khorne": {"power": 5}, "nurgle": {"power": 1}, "slaanesh": {"power": 4}}
    table = turn("drain_power", power=3, others=others, regions=regions).choose("drain_power", "kislev.left")
    assert [table.power(p)["power"] for p in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [4, 0, 4, 4]


@pytest.mark.parametrize("there", [[], ["leper"], ["plaguebearer", "acolyte"]], ids=["nobody", "at 0", "no cultist"])
@pytest.mark.parametrize(("had", "has"), [(1, 2), (11, 12), (12, 12)])
def test_drain_power_gains_without_a_victim_up_to_the_end_of_the_track(had: int, has: int, there: list[str]) -> None:
    """COW-CARDS.8: nobody falls below 0, and the track ends at 12."""
    table = turn("drain_power", power=had, regions=kislev(*there)).choose("drain_power", "kislev.left")
    assert (table.power("nurgle")["power"], table.power("tzeentch")["power"]) == (0, has)


def test_drain_power_takes_from_who_controls_the_cultist() -> None:
    """COW-CONTROL.1"""
    others = {"nurgle": {"power": 3}, "slaanesh": {"power": 3}}
    table = turn("drain_power", others=others, regions=kislev("leper by slaanesh")).choose("drain_power", "kislev.left")
    assert (table.power("nurgle")["power"], table.power("slaanesh")["power"]) == (3, 2)
