"""Tokens (COW-TOKENS): which run out, and what each kind of Old World token does and does not do."""

from typing import Any

import pytest

from oldworld import SetupError
from tests.chaos.table import Table, lay

POWERS = ["khorne", "nurgle", "tzeentch", "slaanesh"]
CULTISTS = {"khorne": "bloodsworn", "nurgle": "leper", "tzeentch": "acolyte", "slaanesh": "seductress"}


def finish(table: Table) -> Table:
    """Everybody passes, or takes what is offered first, until nothing is asked."""
    while table.pending:
        table.choose("pass" if "pass" in table.options else table.options[0])
    return table


def lying(table: Table, token: str) -> int:
    return sum(region["tokens"].get(token, 0) for region in table.truth["regions"].values())


def outcome(table: Table) -> dict[str, Any]:
    """All that is true of powers and regions but the Old World tokens."""
    regions = {name: {**region, "tokens": None} for name, region in table.truth["regions"].items()}
    return {"powers": table.truth["powers"], "regions": regions}


@pytest.mark.parametrize(
    ("card", "token", "pool", "others"),
    [
        ("norse_reavers", "peasant", 20, {"event": 3}),
        ("skavengers", "skaven", 6, {}),
        ("meteor_showers", "warpstone", 14, {}),
        ("warpstone_discovery", "warpstone", 14, {}),
        ("the_crusade_is_come", "hero", 4, {"peasant": 2, "noble": 2}),
        ("the_crusade_is_come", "noble", 6, {"peasant": 2, "hero": 2}),
    ],
)
def test_an_empty_pool_stays_empty(card: str, token: str, pool: int, others: dict[str, int]) -> None:
    """COW-TOKENS.1: the last token is placed, the next is not, and none of another kind comes in its place."""
    table = lay(
        stage="old_world",
        pause_before="draw",
        old_world_next=[card],
        regions={"kislev": {"tokens": {token: pool - 1}}},
    )
    while table.pending:
        table.choose("norsca" if "norsca" in table.options else table.options[0])
    assert table.happened(f"token_placed token={token}") == 1
    assert table.truth["supply"][token] == 0
    kinds = ("event", "hero", "noble", "peasant", "skaven", "warpstone")
    assert {kind: lying(table, kind) for kind in kinds if lying(table, kind)} == {token: pool, **others}
    with pytest.raises(SetupError, match=f"there are only {pool} {token} tokens"):
        lay(regions={"kislev": {"tokens": {token: pool + 1}}})


def test_a_dial_finds_an_empty_pool_empty() -> None:
    """COW-TOKENS.1: Slaanesh places the one Noble that is left, Tzeentch no Warpstone at all."""
    table = lay(
        stage="dials",
        pause_before="further_tick",
        powers={"tzeentch": {"counters": 1}, "slaanesh": {"dial": 2, "counters": 1}},
        regions={"kislev": {"tokens": {"noble": 5}}, "tilea": {"tokens": {"warpstone": 14}}},
    )
    assert (table.pending, table.asked) == ("slaanesh", "place_token")
    table.choose("norsca")
    assert not table.pending
    assert (lying(table, "noble"), lying(table, "warpstone")) == (6, 14)


def test_a_captured_peasant_is_missing_from_the_pool_and_a_removed_token_is_not() -> None:
    """COW-TOKENS.1: twenty Peasants in all, sheets and board together; what leaves the board can come again."""
    table = lay(
        stage="old_world_cards",
        pause_before="draw",
        powers={"khorne": {"captured": 12}},
        old_world={"track": ["norse_reavers"]},
        old_world_next=["peasant_uprising"],
        regions={"kislev": {"tokens": {"event": 1, "peasant": 7}}},
    )
    assert table.happened("token_removed token=peasant region=kislev") == 1
    assert table.region("norsca")["tokens"] == table.region("troll_country")["tokens"] == {"peasant": 1}
    assert (lying(table, "peasant"), table.truth["supply"]["peasant"]) == (8, 0)


@pytest.mark.parametrize("power", POWERS)
def test_corruption_tokens_are_unlimited(power: str) -> None:
    """COW-TOKENS.2: with sixty of its tokens on the board a power places one more."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={"norsca": {"corruption": {power: 60}}, "tilea": {"figures": [CULTISTS[power]]}},
    )
    assert table.region("tilea")["corruption"] == {power: 1}


def test_counters_are_unlimited() -> None:
    """COW-TOKENS.3: with eighty counters on the dials Khorne still earns his."""
    table = lay(
        stage="battle",
        pause_before="corruption_start",
        powers={power: {"counters": 20} for power in POWERS},
        regions={"kislev": {"figures": ["bloodletter", "leper"]}},
        die={"khorne": [4, 1]},
    )
    assert [table.power(power)["counters"] for power in POWERS] == [21, 20, 20, 20]


BUSY: dict[str, dict[str, Any]] = {
    "kislev": {"figures": ["bloodletter", "2 leper", "horror"], "cards": ["battle_cry"], "tokens": {"noble": 1}},
    "empire": {"figures": ["2 acolyte", "seductress"], "cards": ["rain_of_pus", "abyssal_pact"]},
    "tilea": {"figures": ["great_unclean_one", "2 bloodsworn"], "corruption": {"slaanesh": 10}},
}


@pytest.mark.parametrize("seed", range(5))
def test_an_event_has_no_effect_of_its_own(seed: int) -> None:
    """COW-TOKENS.4: a whole round goes the same way with Events on the board and without, choices and all."""
    tables = []
    for events in (0, 2):
        regions = {name: {**spec, "tokens": {**spec.get("tokens", {}), "event": events}} for name, spec in BUSY.items()}
        tables.append(
            lay(
                seed=seed,
                pause_before="old_world",
                powers={"khorne": {"hand": ["blood_frenzy"]}, "slaanesh": {"hand": ["dark_influence"]}},
                regions=regions,
            )
        )
    one, two = tables
    while one.pending:
        assert (one.pending, one.options) == (two.pending, two.options)
        choice = one.options[seed % len(one.options)]
        one.choose(choice)
        two.choose(choice)
    assert not two.pending
    assert outcome(one) == outcome(two)


def test_an_event_marks_a_region_for_a_card() -> None:
    """COW-TOKENS.4, COW-TOKENS.6: Dark Elf Corsairs take cultists where an Event lies, and there alone."""
    for track in (["dark_elf_corsairs"], []):
        table = lay(
            stage="old_world_cards",
            pause_before="score",
            old_world={"track": track},
            regions={"kislev": {"figures": ["leper"], "tokens": {"event": 1}}, "tilea": {"figures": ["leper"]}},
        )
        assert (table.region("kislev")["figures"], table.region("tilea")["figures"]) == (
            [] if track else ["leper"],
            ["leper"],
        )


def test_events_outlast_their_card_and_mean_nothing_then() -> None:
    """COW-TOKENS.5, COW-TOKENS.6: the card is pushed off the track; its Events stay, without effect."""
    table = lay(
        stage="old_world",
        pause_before="dials",
        old_world={"track": ["road_wardens", "dark_elf_corsairs"]},
        old_world_next=["skavengers"],
        regions={"kislev": {"figures": ["leper"], "tokens": {"event": 1}}},
    )
    finish(table)
    assert table.truth["old_world"]["gone"] == ["dark_elf_corsairs"]
    assert table.region("kislev")["tokens"] == {"event": 1}
    assert table.region("kislev")["figures"] == ["leper"]


def test_a_later_card_gives_events_a_meaning_again() -> None:
    """COW-TOKENS.6, COW-TOKENS.5: the Event of a card long gone does nothing until one that reads it lies there."""
    for track, corruption in (([], {"khorne": 2}), (["norse_reavers"], {"khorne": 2}), (["the_grail_is_found"], {})):
        table = lay(
            stage="old_world_cards",
            pause_before="score",
            old_world={"track": track, "gone": ["dark_elf_corsairs"]},
            regions={"kislev": {"corruption": {"khorne": 2}, "tokens": {"event": 1}}},
        )
        assert table.region("kislev")["corruption"] == corruption
        assert table.region("kislev")["tokens"] == {"event": 1}


@pytest.mark.parametrize("nobles", [0, 1, 2, 5])
@pytest.mark.parametrize("skaven", [0, 1, 2, 3])
def test_nobles_and_skaven_add_up_each_on_its_own_side(nobles: int, skaven: int) -> None:
    """COW-TOKENS.7, COW-TOKENS.8, COW-TOKENS.9: a Noble is a point more to conquer, a Skaven one less to resist."""
    kislev = {"tokens": {"noble": nobles, "skaven": skaven}}
    for figures, wins in ((3 - skaven, False), (4 - skaven, True)):
        table = lay(
            stage="domination",
            pause_before="corruption",
            regions={"kislev": {**kislev, "figures": [f"{figures} leper"] if figures else []}},
        )
        assert (table.region("kislev")["resistance"], table.region("kislev")["conquest"]) == (3 - skaven, 3 + nobles)
        assert table.power("nurgle")["points"] == (3 + nobles if wins else 0)


@pytest.mark.parametrize(
    ("corruption", "warpstones", "ruined"), [(11, 0, 0), (11, 1, 1), (10, 1, 0), (9, 3, 1), (0, 12, 1), (0, 11, 0)]
)
def test_a_warpstone_counts_as_corruption_for_ruin(corruption: int, warpstones: int, ruined: int) -> None:
    """COW-TOKENS.10: each Warpstone is one more token when the region is checked."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={"tilea": {"corruption": {"nurgle": corruption}, "tokens": {"warpstone": warpstones}}},
    )
    assert table.region("tilea")["ruined"] == ruined


def test_a_warpstone_is_no_corruption_token_otherwise() -> None:
    """COW-TOKENS.10: it makes Degenerate Royalty no cheaper, and nobody can take it away as corruption."""
    for corruption, clause in ((2, "COW-CARDS.2"), (3, "")):
        table = lay(
            to_act="slaanesh",
            powers={"slaanesh": {"power": 2, "hand": ["degenerate_royalty", "abyssal_pact"]}},
            regions={"tilea": {"corruption": {"khorne": corruption}, "tokens": {"warpstone": 4}}},
        )
        assert table.refused("degenerate_royalty tilea.left") == clause
    table = lay(
        stage="dials",
        powers={"nurgle": {"dial": 1, "counters": 1}, "khorne": {"counters": 1}},
        regions={"tilea": {"tokens": {"warpstone": 4}}},
    )
    assert table.asked != "remove_corruption"
    assert table.power("nurgle")["dial"] == 2


@pytest.mark.parametrize("seed", range(3))
def test_a_peasant_has_no_effect_of_its_own(seed: int) -> None:
    """COW-TOKENS.11: with nobody to fight, a round goes the same way with Peasants on the board and without."""
    ends = []
    for peasants in (0, 3):
        regions: dict[str, Any] = {
            "kislev": {"figures": ["2 leper", "acolyte"], "tokens": {"peasant": peasants}},
            "tilea": {"figures": ["seductress"], "cards": ["plague_aura"], "tokens": {"peasant": peasants}},
        }
        table = lay(seed=seed, pause_before="old_world", regions=regions)
        ends.append((table.options, outcome(finish(table))))
    assert ends[0] == ends[1]


def test_a_peasant_is_a_target_in_battle() -> None:
    """COW-TOKENS.11: one may hit it instead of a figure, and it does not hit back."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"tilea": {"figures": ["bloodletter", "leper"], "tokens": {"peasant": 1}}},
        die={"khorne": [5, 1]},
    )
    assert table.options == ["leper1", "peasant"]
    table.choose("peasant")
    assert (table.region("tilea")["figures"], table.region("tilea")["tokens"]) == (["bloodletter", "leper"], {})
    assert table.happened("dice_rolled") == 1


def test_captured_peasants_stay_and_a_card_rewards_them() -> None:
    """COW-TOKENS.12: no points when captured, kept into the next round, paid when Plunged Into Chaos comes up."""
    table = lay(
        stage="battle",
        pause_before="draw",
        powers={"khorne": {"captured": 1}, "slaanesh": {"captured": 1}},
        regions={"tilea": {"figures": ["bloodletter"], "tokens": {"peasant": 1}}},
        old_world_next=["plunged_into_chaos"],
        die={"khorne": [5, 1]},
    )
    revealed = [event.split()[0] for event in table.events].index("old_world_revealed")
    assert next(n for n, event in enumerate(table.events) if event.startswith("points_scored")) > revealed
    assert [table.power(power)["points"] for power in POWERS] == [2 + 3, 0, 0, 1]
    assert [table.power(power)["captured"] for power in POWERS] == [2, 0, 0, 1]
    assert table.truth["supply"]["peasant"] == 17


@pytest.mark.parametrize(
    ("option", "captured", "points", "kept"),
    [
        ("kept", [2, 2, 1, 0], [2, 2, 1, 0], [2, 2, 1, 0]),
        ("kept", [0, 0, 4, 3], [0, 0, 7, 3], [0, 0, 4, 3]),
        ("kept", [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
        ("returned", [0, 0, 4, 3], [0, 0, 7, 3], [0, 0, 0, 0]),
    ],
)
def test_the_reward_for_peasants(option: str, captured: list[int], points: list[int], kept: list[int]) -> None:
    """COW-TOKENS.12: a point for each, three more for whoever has strictly the most; then they are kept."""
    table = lay(
        stage="old_world",
        pause_before="draw",
        options={"plunged_peasants": option},
        powers={power: {"captured": count} for power, count in zip(POWERS, captured, strict=True)},
        old_world_next=["plunged_into_chaos"],
    )
    assert [table.power(power)["points"] for power in POWERS] == points
    assert [table.power(power)["captured"] for power in POWERS] == kept
    assert table.truth["supply"]["peasant"] == 20 - sum(kept)


def test_a_hero_removes_a_figure_in_the_end_phase() -> None:
    """COW-TOKENS.13: not in battle, not in the Corruption Phase; and the Hero stays."""
    for stop, figures in (("heroes", ["leper"]), ("old_world_cards", [])):
        table = lay(
            stage="battle",
            pause_before=stop,
            regions={"kislev": {"figures": ["leper"], "tokens": {"hero": 1}}, "tilea": {"figures": ["leper"]}},
        )
        assert table.region("kislev")["figures"] == figures
        assert table.region("kislev")["tokens"] == {"hero": 1}
        assert table.region("tilea")["figures"] == ["leper"]


def test_old_world_cards_place_move_and_remove_tokens() -> None:
    """COW-TOKENS.14: Franz's Decree places a Noble, Mass Exodus moves a Peasant, Norse Reavers remove one."""
    table = lay(stage="old_world", pause_before="draw", old_world_next=["franzs_decree"])
    assert table.region("empire")["tokens"] == {"noble": 1}
    table = lay(
        stage="old_world",
        pause_before="draw",
        old_world_next=["mass_exodus"],
        regions={"empire": {"tokens": {"peasant": 1}}},
    )
    assert (table.region("empire")["tokens"], table.region("border_princes")["tokens"]) == ({}, {"peasant": 1})
    table = lay(
        stage="old_world_cards",
        pause_before="score",
        old_world={"track": ["norse_reavers"]},
        regions={"empire": {"tokens": {"event": 1, "peasant": 2}}},
    )
    assert table.region("empire")["tokens"] == {"event": 1, "peasant": 1}


def test_dials_place_and_remove_tokens() -> None:
    """COW-TOKENS.14: Tzeentch's first tick places a Warpstone, Slaanesh's sixth removes two tokens of any kind."""
    table = lay(
        stage="dials",
        pause_before="further_tick",
        powers={"tzeentch": {"counters": 1}, "slaanesh": {"dial": 5, "counters": 1}},
        regions={"kislev": {"tokens": {"hero": 1, "skaven": 1}}},
    )
    table.choose("tzeentch tilea")
    assert table.region("tilea")["tokens"] == {"warpstone": 1}
    assert table.options == ["hero@kislev", "skaven@kislev", "warpstone@tilea"]
    table.choose("slaanesh hero@kislev", "slaanesh warpstone@tilea")
    assert (table.region("tilea")["tokens"], table.region("kislev")["tokens"]) == ({}, {"skaven": 1})
    assert (table.truth["supply"]["hero"], table.truth["supply"]["warpstone"]) == (4, 14)


def test_a_chaos_card_moves_a_token() -> None:
    """COW-TOKENS.14: Dark Influence takes a Noble from its region to another."""
    table = lay(
        to_act="slaanesh",
        powers={"slaanesh": {"hand": ["dark_influence"]}},
        regions={"kislev": {"tokens": {"noble": 1, "skaven": 1}}},
    )
    table.choose("dark_influence", "kislev.left", "tilea")
    assert (table.region("kislev")["tokens"], table.region("tilea")["tokens"]) == ({"skaven": 1}, {"noble": 1})


@pytest.mark.parametrize(
    ("tokens", "cards", "counters"),
    [
        ({"warpstone": 2}, [], 1),
        ({"warpstone": 1}, ["dark_influence"], 1),
        ({"warpstone": 1}, ["teleport"], 0),
        ({"warpstone": 1, "noble": 3}, [], 0),
        ({}, ["dark_influence"], 0),
    ],
)
def test_warpstones_count_for_tzeentch(tokens: dict[str, int], cards: list[str], counters: int) -> None:
    """COW-TOKENS.15: two Warpstones, or one and a magic symbol, let two of his tokens earn a counter."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={"tilea": {"figures": ["2 acolyte"], "tokens": tokens, "cards": cards}},
    )
    assert table.power("tzeentch")["counters"] == counters
