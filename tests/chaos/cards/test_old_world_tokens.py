"""The six kinds of Old World token: how many there are, and what each one does where it lies."""

from __future__ import annotations

from typing import Any

import pytest

from oldworld.kernel.title import PlaceError
from tests.chaos.table import Table, lay

KINDS = [("event", 6), ("hero", 4), ("noble", 6), ("peasant", 20), ("skaven", 6), ("warpstone", 14)]


def points(table: Table) -> list[int]:
    return [power["points"] for power in table.truth["powers"].values()]


def dominate(**regions: dict[str, Any]) -> Table:
    """Settle domination; the game stands still before the cultists corrupt."""
    return lay(stage="domination", pause_before="corruption", regions=regions)


@pytest.mark.parametrize(("kind", "count"), KINDS)
def test_so_many_tokens_of_each_kind(kind: str, count: int) -> None:
    """COW-TOKENS.1: the pools are finite."""
    table = lay(pause_before="summoning", regions={"norsca": {"tokens": {kind: count}}})
    assert table.truth["supply"] == {**dict(KINDS), kind: 0}
    with pytest.raises(PlaceError, match=f"there are only {count} {kind} tokens"):
        lay(regions={"norsca": {"tokens": {kind: count}}, "kislev": {"tokens": {kind: 1}}})


def test_an_empty_pool_stays_empty() -> None:
    """COW-TOKENS.1: what is not there is not placed, nothing stands in for it, and the rest of the card goes on."""
    table = lay(
        stage="old_world",
        pause_before="draw",
        old_world_next=["bretonnian_knights"],
        regions={"norsca": {"tokens": {"hero": 4}}},
    )
    assert table.happened("token_placed") == 0
    assert table.truth["supply"] == {**dict(KINDS), "hero": 0}
    raid = lay(
        stage="old_world",
        pause_before="draw",
        old_world_next=["norse_reavers"],
        powers={"khorne": {"captured": 20}},
    )
    assert raid.truth["supply"] == {**dict(KINDS), "event": 3, "peasant": 0}


def test_a_token_taken_off_the_board_can_be_placed_again() -> None:
    """COW-TOKENS.1: all six Event tokens lie about; cleared, they are there for The Grail is Found."""
    table = lay(
        stage="old_world",
        pause_before="draw",
        old_world_next=["the_grail_is_found"],
        regions={"norsca": {"tokens": {"event": 6}}},
    )
    assert table.happened("token_placed token=event") == 5
    assert table.truth["supply"]["event"] == 1


def test_corruption_is_unlimited() -> None:
    """COW-TOKENS.2: a Power with any number of corruption tokens on the board places more."""
    full = {region: {"corruption": {"nurgle": 11}} for region in ("troll_country", "kislev", "empire", "tilea")}
    table = lay(stage="corruption", pause_before="remove_cards", regions={"norsca": {"figures": ["6 leper"]}, **full})
    assert table.region("norsca")["corruption"] == {"nurgle": 6}
    assert table.region("tilea")["corruption"] == {"nurgle": 11}


def test_advancement_counters_are_unlimited() -> None:
    """COW-TOKENS.3: a dial with more counters than there are pieces gets one more."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        powers={"nurgle": {"counters": 20}},
        regions={"empire": {"figures": ["2 leper"]}},
    )
    assert table.power("nurgle")["counters"] == 21


# -- what they do


@pytest.mark.parametrize("kind", ["event", "peasant", "hero", "warpstone"])
def test_tokens_that_change_no_value_of_a_region(kind: str) -> None:
    """COW-TOKENS.4, COW-TOKENS.11: with no card on the track they leave Resistance and Conquest Value alone."""
    region = lay(pause_before="summoning", regions={"kislev": {"tokens": {kind: 2}}}).region("kislev")
    assert (region["resistance"], region["conquest"], region["magic"]) == (3, 3, 0)
    assert set(region["domination"].values()) == {0}


def test_an_event_token_alone_does_nothing() -> None:
    """COW-TOKENS.4, COW-TOKENS.6: dice, figures, corruption and points of a round are as if it were not there."""
    rounds = []
    for tokens in ({"event": 1}, {}):
        table = lay(
            stage="battle",
            pause_before="game_end",
            old_world={"track": ["franzs_decree", "skavengers"]},
            die={"khorne": [1, 1, 1, 1], "nurgle": [1]},
            regions={"troll_country": {"figures": ["2 bloodletter", "leper", "plaguebearer"], "tokens": tokens}},
        )
        truth = table.truth
        del truth["supply"]
        assert truth["regions"]["troll_country"].pop("tokens") == tokens
        rounds.append((truth, table.events))
    assert rounds[0] == rounds[1]


@pytest.mark.parametrize(("nobles", "scored"), [(0, 3), (1, 4), (2, 5)])
def test_nobles_raise_the_conquest_value(nobles: int, scored: int) -> None:
    """COW-TOKENS.7, COW-TOKENS.9: each Noble is worth a point more, and four figures still beat Kislev's 3."""
    table = dominate(kislev={"figures": ["4 bloodletter"], "tokens": {"noble": nobles}})
    assert points(table) == [scored, 0, 0, 0]
    assert table.region("kislev")["resistance"] == 3


@pytest.mark.parametrize(("skaven", "figures", "scored"), [(0, 3, 0), (1, 3, 3), (1, 2, 0), (2, 2, 3), (3, 1, 3)])
def test_skaven_lower_resistance(skaven: int, figures: int, scored: int) -> None:
    """COW-TOKENS.8, COW-TOKENS.9: each Skaven makes Kislev easier to dominate, but worth no less."""
    table = dominate(kislev={"figures": [f"{figures} bloodletter"], "tokens": {"skaven": skaven}})
    assert points(table) == [scored, 0, 0, 0]
    assert (table.region("kislev")["resistance"], table.region("kislev")["conquest"]) == (3 - skaven, 3)


@pytest.mark.parametrize(("warpstones", "corruption", "ruined"), [(1, 10, 1), (0, 10, 0), (2, 9, 1), (2, 8, 0)])
def test_warpstones_count_towards_ruin(warpstones: int, corruption: int, ruined: int) -> None:
    """COW-TOKENS.10: with the cultist's token, 12 are needed, a Warpstone counting as one."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={
            "norsca": {"figures": ["leper"], "corruption": {"khorne": corruption}, "tokens": {"warpstone": warpstones}}
        },
    )
    assert table.region("norsca")["ruined"] == ruined


def test_warpstones_win_no_place_and_stay() -> None:
    """COW-TOKENS.10, COW-END.17: four Warpstones are nobody's corruption; two players share the places."""
    table = lay(
        stage="corruption",
        pause_before="dials",
        regions={"norsca": {"figures": ["leper"], "corruption": {"khorne": 1}, "tokens": {"warpstone": 10}}},
    )
    assert points(table) == [4, 3 + 4, 0, 0]
    assert table.region("norsca")["tokens"] == {"warpstone": 10}


def test_a_peasant_is_a_target_in_battle() -> None:
    """COW-TOKENS.11, COW-TOKENS.12: it takes a hit and lies on the sheet of who hit it; figures are not harmed."""
    regions = {"kislev": {"figures": ["bloodletter"], "tokens": {"peasant": 2}}}
    table = lay(stage="battle", pause_before="battle_end", regions=regions, die={"khorne": [4, 3]})
    assert table.power("khorne")["captured"] == 1
    assert table.region("kislev")["tokens"] == {"peasant": 1}
    assert table.region("kislev")["figures"] == ["bloodletter"]
    assert table.truth["supply"]["peasant"] == 18
    assert points(table) == [0, 0, 0, 0]


def test_captured_peasants_stay_on_the_sheet() -> None:
    """COW-TOKENS.12: round after round, until a card rewards them."""
    table = lay(stage="game_end", powers={"khorne": {"captured": 3}}, old_world_next=["skavengers"])
    assert table.truth["round"] == 2
    assert table.power("khorne")["captured"] == 3
    assert table.truth["supply"]["peasant"] == 17


def test_heroes_strike_in_the_end_phase() -> None:
    """COW-TOKENS.13: a Hero sends a figure of the highest Threat home, then and not before."""
    position: dict[str, Any] = {
        "stage": "battle",
        "regions": {"norsca": {"figures": ["2 leper", "acolyte"], "tokens": {"hero": 1}}},
    }
    assert lay(pause_before="heroes", **position).region("norsca")["figures"] == ["leper", "leper", "acolyte"]
    assert lay(pause_before="old_world_cards", **position).region("norsca")["figures"] == ["leper", "leper"]


def test_old_world_cards_place_move_and_remove_tokens() -> None:
    """COW-TOKENS.14: Road Wardens place, Mass Exodus moves, Norse Reavers remove."""
    placed = lay(stage="old_world", pause_before="draw", old_world_next=["road_wardens"])
    assert placed.region("empire")["tokens"] == {"peasant": 1}
    regions = {"kislev": {"tokens": {"peasant": 1, "event": 1}}}
    moved = lay(stage="old_world", pause_before="draw", old_world_next=["mass_exodus"], regions=regions)
    assert moved.region("kislev")["tokens"] == {"event": 1}
    assert moved.region("troll_country")["tokens"] == {"peasant": 1}
    removed = lay(
        stage="old_world_cards", pause_before="score", old_world={"track": ["norse_reavers"]}, regions=regions
    )
    assert removed.region("kislev")["tokens"] == {"event": 1}
    assert removed.truth["supply"]["peasant"] == 20


def test_dial_instructions_place_and_remove_tokens() -> None:
    """COW-TOKENS.14: Tzeentch's first tick places a Warpstone, Slaanesh's sixth removes two tokens of any kind."""
    placed = lay(
        stage="dials",
        pause_before="further_tick",
        powers={"tzeentch": {"counters": 1}},
        regions={"kislev": {"ruined": 1}},
    )
    assert (placed.pending, placed.asked) == ("tzeentch", "place_token")
    assert placed.refused("kislev") == "COW-RUINED.3"
    placed.choose("empire")
    assert placed.region("empire")["tokens"] == {"warpstone": 1}
    removed = lay(
        stage="dials",
        pause_before="further_tick",
        powers={"slaanesh": {"counters": 1, "dial": 5}},
        regions={"kislev": {"tokens": {"skaven": 1, "hero": 1}}, "tilea": {"tokens": {"warpstone": 1}}},
    )
    assert removed.options == ["hero@kislev", "skaven@kislev", "warpstone@tilea"]
    removed.choose("hero@kislev", "warpstone@tilea")
    assert removed.region("kislev")["tokens"] == {"skaven": 1}
    assert removed.region("tilea")["tokens"] == {}


def test_chaos_cards_move_tokens() -> None:
    """COW-TOKENS.14: Dark Influence takes a Noble to another region that is not ruined."""
    table = lay(
        to_act="slaanesh",
        powers={"slaanesh": {"hand": ["dark_influence"]}},
        regions={"kislev": {"tokens": {"noble": 1, "skaven": 1}}, "empire": {"ruined": 1}},
    )
    table.choose("slaanesh dark_influence", "kislev.left")
    assert table.refused("empire") == "COW-RUINED.3"
    table.choose("badlands")
    assert table.region("kislev")["tokens"] == {"skaven": 1}
    assert table.region("badlands")["tokens"] == {"noble": 1}


@pytest.mark.parametrize(
    ("region", "counters"),
    [
        ({"tokens": {"warpstone": 2}}, 1),
        ({"tokens": {"warpstone": 1}, "cards": ["changer_of_ways"]}, 1),
        ({"cards": ["changer_of_ways", "dazzle"]}, 1),
        ({"tokens": {"warpstone": 1}}, 0),
        ({"tokens": {"warpstone": 1, "skaven": 2, "noble": 2}}, 0),
    ],
)
def test_warpstones_serve_tzeentch(region: dict[str, Any], counters: int) -> None:
    """COW-TOKENS.15: two Warpstones, two magic symbols, or one of each, where Tzeentch places two corruption."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={"norsca": {"figures": ["2 acolyte"], **region}},
    )
    assert table.power("tzeentch")["counters"] == counters
