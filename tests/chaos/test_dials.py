from typing import Any

import pytest

from oldworld import Match
from tests.chaos.table import Table, lay

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
THREATS = {
    "khorne": [3, 6, 12, 14, 17, 23, 28, 31, 32],
    "nurgle": [1, 5, 10, 13, 18, 22, 26, 30, 33, 34],
    "tzeentch": [2, 7, 9, 15, 20, 21, 25, 29],
    "slaanesh": [4, 8, 11, 16, 19, 24, 27],
}
INSTRUCTIONS = {
    "khorne": "score 4, upgrade, draw 2, score 4, upgrade, upgrade, draw 2, draw 2",
    "nurgle": "score 3, unspoil 1, upgrade, score 3, upgrade, unspoil 2, upgrade, score 3, unspoil 2",
    "tzeentch": "warpstone 1, upgrade, score 3, upgrade, warpstone 2, upgrade, score 5",
    "slaanesh": "score 3, upgrade, noble 2, upgrade, upgrade, clear 2",
}
BOARD: dict[str, Any] = {"kislev": {"corruption": {"khorne": 3}, "tokens": {"peasant": 3}}}


def turn(stage: str = "dials", pause: str = "game_end", regions: dict[str, Any] | None = None, **powers: Any) -> Table:
    """Dials are to be advanced; the game stands still when they have been."""
    return lay(stage=stage, pause_before=pause, powers=powers, regions=regions or {})


def tick(regions: dict[str, Any] | None = None, **powers: Any) -> Table:
    """The first ticks alone."""
    return turn("dials", "further_tick", regions, **powers)


def corrupt(regions: dict[str, Any]) -> list[int]:
    """The counters that the Corruption Phase brings."""
    return each(turn("corruption", "remove_cards", regions), "counters")


def playing_on(table: Table) -> Table:
    """Whatever is asked is answered by the first option."""
    while table.pending:
        table.choose(table.options[0])
    return table


def each(table: Table, what: str) -> list[Any]:
    """What the four powers have of something, in power order."""
    return [table.power(name)[what] for name in POWERS]


# -- Threat, counters, conditions


def test_threat_is_the_number_in_the_small_window() -> None:
    """COW-DIAL.1: position by position on every dial, and no number stands twice."""
    for name, threats in THREATS.items():
        for position, threat in enumerate(threats):
            assert lay(powers={name: {"dial": position}}).power(name)["threat"] == threat
    assert sorted(number for threats in THREATS.values() for number in threats) == list(range(1, 35))


def test_a_counter_comes_the_moment_the_condition_is_met() -> None:
    """COW-DIAL.2: in the middle of a battle, before anybody else has rolled."""
    given = {"kislev": {"figures": ["2 bloodletter", "leper", "plaguebearer", "acolyte"]}}
    table = lay(stage="battle", regions=given, die={"khorne": [4, 4, 1, 1]}).choose("leper1")
    assert table.power("khorne")["counters"] == 1
    assert (table.pending, table.happened("dice_rolled power=nurgle")) == ("khorne", 0)


def test_one_event_yields_one_counter_however_far_it_goes() -> None:
    """COW-DIAL.4: three figures killed in a region, six tokens placed in one; one counter each."""
    given = {"norsca": {"figures": ["2 bloodletter", "3 acolyte"]}, "kislev": {"figures": ["6 leper"]}}
    table = lay(stage="battle", pause_before="remove_cards", regions=given, die={"khorne": [4, 4, 4, 1]})
    table.choose("acolyte2", "acolyte3")
    assert table.happened("figure_killed power=khorne") == 3
    assert table.region("kislev")["corruption"] == {"nurgle": 6}
    assert each(table, "counters") == [1, 1, 0, 0]


def test_khornes_condition_is_one_enemy_figure_killed() -> None:
    """COW-DIAL.5: by Khorne and by nobody else."""
    for figures, dice, expected in (
        (["bloodletter", "leper"], {"khorne": [4, 1]}, [1, 0, 0, 0]),
        (["bloodletter", "leper"], {"khorne": [3, 1]}, [0, 0, 0, 0]),
        (["plaguebearer", "acolyte", "bloodsworn"], {"nurgle": [4]}, [0, 0, 0, 0]),
    ):
        table = lay(stage="battle", pause_before="battle_end", regions={"kislev": {"figures": figures}}, die=dice)
        assert each(playing_on(table), "counters") == expected


def test_peasants_are_no_kill_for_khorne() -> None:
    """COW-DIAL.6: two captured, no counter."""
    given = {"kislev": {"figures": ["bloodletter"], "tokens": {"peasant": 2}}}
    table = lay(stage="battle", pause_before="battle_end", regions=given, die={"khorne": [4, 4]})
    assert (table.power("khorne")["captured"], each(table, "counters")[0]) == (2, 0)


def test_khorne_earns_one_counter_a_region_and_phase() -> None:
    """COW-DIAL.7, COW-DIAL.3: a second battle in Kislev brings no second counter, a kill in Tilea brings one more."""
    given: dict[str, Any] = {"kislev": {"figures": ["bloodletter", "2 leper"], "cards": ["reborn_in_blood"]}}
    given["tilea"] = {"figures": ["bloodletter", "acolyte"]}
    table = lay(stage="battle", pause_before="battle_end", regions=given, die={"khorne": [4, 1] * 3})
    assert table.happened("figure_killed power=khorne region=kislev") == 2
    assert each(table, "counters") == [2, 0, 0, 0]


def test_tokens_placed_are_judged_region_by_region() -> None:
    """COW-DIAL.8: one token each in three regions is nothing, two each are three counters."""
    for figures, earned in (("leper", 0), ("2 leper", 3)):
        given = {name: {"figures": [figures]} for name in ("kislev", "empire", "estalia")}
        assert corrupt(given) == [0, earned, 0, 0]


def test_nurgles_condition_is_two_tokens_in_a_populous_region() -> None:
    """COW-DIAL.9, COW-SETUP.21: Kislev, the Empire, Bretonnia, Estalia; one token is too few anywhere."""
    for region in lay().truth["regions"]:
        populous = region in ("kislev", "empire", "bretonnia", "estalia")
        assert corrupt({region: {"figures": ["2 leper"]}}) == [0, int(populous), 0, 0]
        assert corrupt({region: {"figures": ["leper"]}}) == [0, 0, 0, 0]


def test_tokens_of_two_phases_are_judged_apart() -> None:
    """COW-DIAL.9, COW-DIAL.11: two when summoning and two of Lepers are two counters; one and one are none."""
    idle = {"khorne": {"power": 0}, "tzeentch": {"power": 0}}
    nurgle = {"upgrades": ["up_great_unclean_one"], "power": 3}
    slaanesh = {"hand": ["perverse_infiltration"], "power": 1}
    for lepers, earned in ((1, 1), (2, 2)):
        given: dict[str, Any] = {"kislev": {"figures": [f"{lepers} leper"]}}
        given["tilea"] = {"figures": ["seductress"], "tokens": {"noble": 1}}
        table = turn("summoning", "remove_cards", given, **idle, nurgle=nurgle, slaanesh=slaanesh)
        table.choose("great_unclean_one", "kislev", "perverse_infiltration", "tilea.left", "pass")
        assert table.region("kislev")["corruption"] == {"nurgle": 2 + lepers}
        assert table.region("tilea")["corruption"] == {"slaanesh": 2}
        assert each(table, "counters") == [0, earned, 0, 0]


def test_tzeentchs_condition_is_two_tokens_beside_two_signs() -> None:
    """COW-DIAL.10, COW-TOKENS.15: Warpstones and magic symbols in any mix, whoever's card it is."""
    for figures, tokens, cards, earned in (
        ("2 acolyte", {"warpstone": 2}, [], 1),
        ("2 acolyte", {}, ["dazzle", "changer_of_ways"], 1),
        ("2 acolyte", {"warpstone": 1}, ["plague_aura"], 1),
        ("2 acolyte", {"warpstone": 1}, ["teleport"], 0),
        ("2 acolyte", {"warpstone": 1, "noble": 2}, [], 0),
        ("acolyte", {"warpstone": 2}, [], 0),
    ):
        given = {"norsca": {"figures": [figures], "tokens": tokens, "cards": cards}}
        assert corrupt(given) == [0, 0, earned, 0]


def test_slaaneshs_condition_is_two_tokens_beside_a_noble_or_hero() -> None:
    """COW-DIAL.11, COW-EXAMPLE.12: one, two and three tokens earn 0, 1 and 1; no other token will do."""
    for where, figures, tokens, earned in (
        ("empire", "seductress", {"hero": 1}, 0),
        ("bretonnia", "2 seductress", {"hero": 1}, 1),
        ("estalia", "3 seductress", {"noble": 1}, 1),
        ("norsca", "2 seductress", {"peasant": 1, "warpstone": 2, "event": 1, "skaven": 1}, 0),
    ):
        assert corrupt({where: {"figures": [figures], "tokens": tokens}}) == [0, 0, 0, earned]


# -- ticks and instructions


def test_one_tick_however_many_counters() -> None:
    """COW-DIAL.12, COW-DIAL.14: one position on, in power order; four counters tied with four bring no more."""
    table = turn(khorne={"counters": 4}, nurgle={"counters": 4}, tzeentch={"counters": 1, "dial": 6})
    assert each(table, "dial") == [1, 1, 7, 0]
    assert [table.happened(f"dial_advanced power={name}") for name in POWERS] == [1, 1, 1, 0]
    for name in POWERS:
        alone = playing_on(tick(BOARD, **{name: {"counters": 3}}))
        assert each(alone, "dial") == [int(name == other) for other in POWERS]


def test_without_counters_a_dial_stands_still() -> None:
    """COW-DIAL.13, COW-DIAL.29: and Start, where it stands, does nothing, now or when the game begins."""
    table = turn(nurgle={"counters": 1})
    assert (each(table, "dial"), each(table, "points")) == ([0, 2, 0, 0], [0, 3, 0, 0])
    table = Table(Match("chaos", seed=3))
    assert (each(table, "dial"), each(table, "points")) == ([0, 0, 0, 0], [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("power", "position", "text"),
    [(power, n, text) for power, row in INSTRUCTIONS.items() for n, text in enumerate(row.split(", "), 1)],
)
def test_each_tick_carries_out_what_it_shows(power: str, position: int, text: str) -> None:
    """COW-DIAL.15, COW-DIAL.20: the instruction newly shown, on each position of the four dials."""
    table = tick(BOARD, **{power: {"counters": 1, "dial": position - 1}})
    playing_on(table)
    assert table.power(power)["dial"] == position
    kind, _, number = text.partition(" ")
    happened = {
        "score": table.power(power)["points"],
        "draw": len(table.power(power)["hand"]),
        "upgrade": len(table.power(power)["upgrades"]),
        "unspoil": 3 - table.region("kislev")["corruption"].get("khorne", 0),
        "clear": 3 - table.region("kislev")["tokens"].get("peasant", 0),
        "warpstone": table.happened("token_placed token=warpstone"),
        "noble": table.happened("token_placed token=noble"),
    }
    assert {name: count for name, count in happened.items() if count} == {kind: int(number or 1)}


def test_strictly_the_most_counters_bring_a_further_tick() -> None:
    """COW-DIAL.16, COW-EXAMPLE.10: Khorne's second tick is an upgrade, and it is carried out too."""
    table = turn(khorne={"counters": 2}, nurgle={"counters": 1}, tzeentch={"counters": 1})
    table.choose("tzeentch norsca", "khorne up_bloodsworn")
    assert each(table, "dial") == [2, 1, 1, 0]
    assert each(table, "points") == [4, 3, 0, 0]
    assert table.region("norsca")["tokens"] == {"warpstone": 1}
    assert table.power("khorne")["upgrades"] == ["up_bloodsworn"]


def test_equal_counters_bring_nobody_a_further_tick() -> None:
    """COW-DIAL.17: nor a third power with fewer; alone with a single counter one has the most."""
    table = turn(khorne={"counters": 2}, nurgle={"counters": 2}, slaanesh={"counters": 1})
    assert each(table, "dial") == [1, 1, 0, 1]
    assert each(turn(nurgle={"counters": 1}, regions=BOARD), "dial") == [0, 2, 0, 0]


def test_the_further_tick_comes_after_every_first_tick() -> None:
    """COW-DIAL.18: Slaanesh's first before Khorne's second."""
    table = playing_on(turn(khorne={"counters": 3}, slaanesh={"counters": 1}))
    order = [event for event in table.events if event.startswith("dial_advanced")]
    assert order == [f"dial_advanced power={text}" for text in ("khorne tick=1", "slaanesh tick=1", "khorne tick=2")]


def test_a_dial_at_victory_turns_no_further() -> None:
    """COW-DIAL.18, COW-DIAL.30: the further tick finds Victory and changes nothing."""
    table = turn(khorne={"counters": 3, "dial": 8})
    assert table.power("khorne")["dial"] == 9
    assert table.happened("dial_advanced power=khorne") == 1


def test_counters_go_back_once_all_dials_are_advanced() -> None:
    """COW-DIAL.19: they lie there until the further tick is decided."""
    given: dict[str, Any] = {"khorne": {"counters": 2}, "nurgle": {"counters": 1}}
    assert each(tick(**given), "counters") == [2, 1, 0, 0]
    assert each(playing_on(turn(**given)), "counters") == [0, 0, 0, 0]


@pytest.mark.parametrize(("power", "dial"), [("tzeentch", 0), ("slaanesh", 2), ("nurgle", 1), ("slaanesh", 5)])
def test_an_instruction_is_compulsory(power: str, dial: int) -> None:
    """COW-DIAL.20: Warpstones, Nobles, corruption or Old World tokens; no way round it."""
    given = {name: {"corruption": {"khorne": 1}, "tokens": {"peasant": 1}} for name in ("kislev", "tilea")}
    table = lay(stage="dials", regions=given, powers={power: {"counters": 1, "dial": dial}})
    assert table.pending == power
    assert "pass" not in table.options
    assert table.refused("pass") == "COW-DIAL.20"


def test_an_instruction_is_carried_out_as_far_as_it_can_be() -> None:
    """COW-DIAL.21, COW-TOKENS.1: one token of two to remove, one of two in the supply, one card of two to draw."""
    one = {"kislev": {"tokens": {"peasant": 1}, "corruption": {"tzeentch": 1}}}
    five = {"counters": 1, "dial": 5}
    cleared = tick(one, slaanesh=five, nurgle=five)
    assert cleared.region("kislev")["tokens"] == cleared.region("kislev")["corruption"] == {}
    spread = {"norsca": {"tokens": {"noble": 5}}}
    placed = tick(spread, slaanesh={"counters": 1, "dial": 2}).choose("tilea")
    assert placed.pending == ""
    assert placed.truth["supply"]["noble"] == 0
    held = 4 * ["blood_frenzy", "battle_cry", "the_skull_throne"] + 2 * ["the_blood_gods_call"]
    held += 3 * ["field_of_carnage", "ritual_slaying", "reborn_in_blood"]
    drawn = tick(khorne={"counters": 1, "dial": 2, "hand": held})
    assert (len(held), len(drawn.power("khorne")["hand"]), drawn.power("khorne")["deck"]) == (23, 24, 0)


def test_draw_takes_cards_from_the_own_deck() -> None:
    """COW-DIAL.22: two of Khorne's 24."""
    khorne = {"counters": 1, "dial": 2, "hand": ["battle_cry"]}
    drawn = {"khorne": ["blood_frenzy", "the_skull_throne"]}
    table = lay(stage="dials", pause_before="further_tick", powers={"khorne": khorne}, draw=drawn)
    assert table.power("khorne")["hand"] == ["blood_frenzy", "battle_cry", "the_skull_throne"]
    assert table.power("khorne")["deck"] == 21


@pytest.mark.parametrize(
    ("power", "dial", "token", "supply"), [("slaanesh", 2, "noble", 6), ("tzeentch", 4, "warpstone", 14)]
)
def test_tokens_may_go_to_one_region_or_to_several(power: str, dial: int, token: str, supply: int) -> None:
    """COW-DIAL.23, COW-DIAL.24, COW-RUINED.3: two from the supply, anywhere but where it is ruined."""
    given = {"kislev": {"ruined": 1}}
    for second, expected in (("tilea", (2, 0)), ("estalia", (1, 1))):
        table = tick(given, **{power: {"counters": 1, "dial": dial}})
        assert len(table.options) == 8
        assert table.refused("kislev") == "COW-RUINED.3"
        table.choose("tilea", second)
        assert tuple(table.region(name)["tokens"].get(token, 0) for name in ("tilea", "estalia")) == expected
        assert table.truth["supply"][token] == supply - 2


def test_corruption_and_tokens_are_removed_from_anywhere() -> None:
    """COW-DIAL.25, COW-DIAL.26: of any owner or kind, the own too; Old World tokens return to the supply."""
    given: dict[str, Any] = {"tilea": {"corruption": {"slaanesh": 2}, "tokens": {"peasant": 2}}}
    given["norsca"] = {"corruption": {"khorne": 2, "nurgle": 1}, "tokens": {"hero": 1, "event": 1}}
    five = {"counters": 1, "dial": 5}
    table = tick(given, nurgle=five, slaanesh=five)
    assert table.options == ["khorne@norsca", "nurgle@norsca", "slaanesh@tilea"]
    table.choose("nurgle@norsca", "slaanesh@tilea")
    assert table.options == ["event@norsca", "hero@norsca", "peasant@tilea"]
    table.choose("hero@norsca", "peasant@tilea")
    norsca, tilea = table.region("norsca"), table.region("tilea")
    assert (norsca["corruption"], tilea["corruption"]) == ({"khorne": 2}, {"slaanesh": 1})
    assert (norsca["tokens"], tilea["tokens"]) == ({"event": 1}, {"peasant": 1})
    assert (table.truth["supply"]["hero"], table.truth["supply"]["peasant"]) == (4, 19)


def test_score_adds_victory_points() -> None:
    """COW-DIAL.27: to those there are."""
    table = tick(tzeentch={"counters": 1, "dial": 6, "points": 9})
    assert table.power("tzeentch")["points"] == 14


def test_victory_counts_only_when_the_end_is_checked() -> None:
    """COW-DIAL.30, COW-WIN.6: Khorne reaches it first; Nurgle scores yet, and Tzeentch reaches it with more points."""
    given: dict[str, Any] = {
        "khorne": {"counters": 1, "dial": 8, "points": 5},
        "nurgle": {"counters": 1, "dial": 0},
        "tzeentch": {"counters": 1, "dial": 7, "points": 6},
    }
    table = turn(**given)
    assert (each(table, "dial"), table.truth["over"]) == ([9, 1, 8, 0], False)
    assert table.power("nurgle")["points"] == 3
    ended = lay(stage="dials", powers=given).match.result
    assert ended is not None
    assert (ended.winners, ended.reason) == (("tzeentch",), "dial_at_victory")


# -- upgrade cards

KHORNES = ["up_bloodsworn", "up_bloodletter", "up_bloodthirster", "up_khorne_power", "up_khorne_cards"]
SLAANESHS = ["up_seductress", "up_daemonette", "up_keeper_of_secrets", "up_power_of_pleasure", "up_power_of_pain"]


def test_upgrades_come_into_play_by_the_dial_alone() -> None:
    """COW-UPGRADE.1, COW-SETUP.13: none at the start, none for the asking, none by another instruction."""
    table = Table(Match("chaos", seed=1))
    assert each(table, "upgrades") == [[], [], [], []]
    assert lay().refused("up_bloodsworn") == "COW-SUMMON.2"
    assert turn(khorne={"counters": 1}, nurgle={"counters": 1}).happened("upgraded") == 0
    assert turn(khorne={"counters": 1, "dial": 1}).asked == "upgrade"


def test_one_unused_upgrade_of_ones_own_must_be_chosen() -> None:
    """COW-UPGRADE.2, COW-DIAL.28, COW-UPGRADE.7: each once."""
    table = turn(slaanesh={"counters": 1, "dial": 1})
    assert table.options == SLAANESHS
    assert table.refused("up_leper") == "COW-UPGRADE.2"
    assert table.choose("up_daemonette").power("slaanesh")["upgrades"] == ["up_daemonette"]
    later = turn(slaanesh={"counters": 1, "dial": 3, "upgrades": ["up_daemonette"]})
    assert later.options == [upgrade for upgrade in SLAANESHS if upgrade != "up_daemonette"]
    assert later.refused("up_daemonette") == "COW-UPGRADE.7"


def test_an_upgrade_cannot_be_declined() -> None:
    """COW-UPGRADE.2: "must"."""
    table = turn(slaanesh={"counters": 1, "dial": 1})
    assert "pass" not in table.options
    assert table.refused("pass") == "COW-UPGRADE.2"


def test_five_upgrades_are_all_there_are() -> None:
    """COW-UPGRADE.7, COW-DIAL.21: a further instruction finds none to play."""
    table = turn(khorne={"counters": 1, "dial": 4, "upgrades": KHORNES})
    assert (table.pending, table.power("khorne")["upgrades"]) == ("", KHORNES)


def test_everybody_sees_which_upgrade_is_taken() -> None:
    """COW-UPGRADE.3, COW-UPGRADE.6: the others and who looks on, then and later."""
    table = turn(khorne={"counters": 1, "dial": 1}).choose("up_khorne_power")
    for seat in ("khorne", "slaanesh", None):
        told = [table.match.title.event_args(event) for event in table.match.events(seat)]
        assert {"power": "khorne", "upgrade": "up_khorne_power"} in told
        view: Any = table.match.view(seat)
        assert view.powers["khorne"].upgrades == ["up_khorne_power"]


def test_a_follower_upgrade_is_for_all_figures_of_its_type() -> None:
    """COW-UPGRADE.4, COW-UPGRADE.5, COW-UPGRADE.12: every Bloodsworn attacks with 1, not 0, and no Leper."""
    given = {"kislev": {"figures": ["4 bloodsworn", "leper"]}}
    table = turn("battle", "battle_end", given, khorne={"upgrades": ["up_bloodsworn"]})
    assert table.happened("dice_rolled") == table.happened("dice_rolled power=khorne count=4") == 1


def test_power_upgrades_raise_the_reset() -> None:
    """COW-UPGRADE.6, COW-UPGRADE.8, COW-UPGRADE.9: 7 for Nurgle; 7 for Slaanesh, and 9 with the sister card."""
    for slaanesh, points in (([], 6), (["up_power_of_pleasure"], 7), (["up_power_of_pleasure", "up_power_of_pain"], 9)):
        given = {"nurgle": {"upgrades": ["up_power_of_pestilence"]}, "slaanesh": {"upgrades": slaanesh}}
        table = turn("draw", "summoning", **given)
        assert each(table, "power") == [7, 7, 6, points]


def test_upgrades_that_count_for_more() -> None:
    """COW-UPGRADE.10, COW-UPGRADE.11: the Bloodthirster as three figures, the Lord of Change as two symbols."""
    given = {"kislev": {"figures": ["bloodthirster", "lord_of_change"]}}
    for upgraded, value, magic in ((False, 1, 0), (True, 3, 2)):
        cards = [["up_bloodthirster"], ["up_lord_of_change"]] if upgraded else [[], []]
        table = turn("summoning", "summoning", given, khorne={"upgrades": cards[0]}, tzeentch={"upgrades": cards[1]})
        assert table.region("kislev")["domination"] == {"khorne": value, "nurgle": 0, "tzeentch": 1, "slaanesh": 0}
        assert table.region("kislev")["magic"] == magic
