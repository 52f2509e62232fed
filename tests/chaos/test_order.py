"""Order (COW-ORDER): regions from Norsca to the Badlands, powers from Khorne to Slaanesh, one after the other."""

from itertools import pairwise

import pytest

from tests.chaos.table import Table, lay

POWERS = ["khorne", "nurgle", "tzeentch", "slaanesh"]
REGIONS = [
    "norsca",
    "troll_country",
    "kislev",
    "empire",
    "bretonnia",
    "estalia",
    "tilea",
    "border_princes",
    "badlands",
]


def told(table: Table, event: str, key: str) -> list[str]:
    """What one argument was in each event of a kind, in the order in which they happened."""
    lines = [line.split() for line in table.events if line.split()[0] == event]
    return [word.partition("=")[2] for words in lines for word in words if word.startswith(f"{key}=")]


def test_battles_follow_the_standard_region_order() -> None:
    """COW-ORDER.1: nine battles, from Norsca to the Badlands."""
    fighters = ["bloodletter"] * 6 + ["plaguebearer", "horror", "daemonette"]
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            name: {"figures": [figure], "tokens": {"peasant": 1}}
            for name, figure in reversed(list(zip(REGIONS, fighters, strict=True)))
        },
        die={"khorne": [1] * 12, "nurgle": [1], "tzeentch": [1], "slaanesh": [1]},
    )
    assert told(table, "battle_began", "region") == REGIONS


def test_domination_corruption_and_tokens_follow_the_standard_region_order() -> None:
    """COW-ORDER.1: the same way in the Corruption Phase, in the End Phase and when tokens are laid everywhere."""
    figures = ["2 leper", "2 leper", "4 acolyte", "6 bloodletter", "4 acolyte", "5 seductress", "4 bloodsworn"]
    figures += ["3 daemonette", "3 horror"]
    table = lay(
        stage="domination",
        pause_before="draw",
        regions={name: {"figures": [figure]} for name, figure in zip(REGIONS, figures, strict=True)},
        old_world_next=["norse_reavers"],
    )
    assert told(table, "dominated", "region") == REGIONS
    without_cultists = ("empire", "border_princes", "badlands")
    assert told(table, "corruption_placed", "region") == [name for name in REGIONS if name not in without_cultists]
    assert told(table, "token_placed", "region")[3:] == REGIONS


def test_ruined_regions_are_scored_in_the_standard_region_order() -> None:
    """COW-ORDER.1: whatever the numbers of their ruination cards."""
    ruined = {"badlands": 1, "empire": 3, "tilea": 2, "norsca": 5}
    table = lay(
        stage="score",
        pause_before="dials",
        regions={name: {"ruined": n, "face_up": True, "corruption": {"khorne": 1}} for name, n in ruined.items()},
    )
    assert told(table, "ruin_scored", "region") == ["norsca", "empire", "tilea", "badlands"]


def test_powers_follow_the_standard_power_order() -> None:
    """COW-ORDER.2: Khorne, Nurgle, Tzeentch, Slaanesh in drawing, in battle, in corrupting one region."""
    table = lay(
        stage="draw",
        pause_before="remove_cards",
        regions={
            "tilea": {"figures": ["seductress", "acolyte", "leper", "bloodsworn"]},
            "kislev": {"figures": ["daemonette", "horror", "plaguebearer", "bloodletter"], "tokens": {"peasant": 1}},
        },
        die={"khorne": [1, 1], "nurgle": [1], "tzeentch": [1], "slaanesh": [1]},
    )
    for power in POWERS:
        table.choose(f"{power} pass")
    assert told(table, "cards_drawn", "power") == POWERS
    assert told(table, "power_reset", "power") == POWERS
    assert told(table, "dice_rolled", "power") == POWERS
    assert told(table, "corruption_placed", "power") == POWERS


def test_a_region_where_nothing_is_to_be_done_is_skipped() -> None:
    """COW-ORDER.3: no battle without enemies or Peasants, no domination without figures or cards, no scoring."""
    table = lay(
        stage="battle",
        pause_before="dials",
        regions={
            "kislev": {"figures": ["leper", "acolyte"]},
            "bretonnia": {"figures": ["bloodletter", "leper"]},
            "estalia": {"figures": ["bloodletter"]},
            "badlands": {"figures": ["plaguebearer"], "tokens": {"peasant": 1}},
        },
        die={"khorne": [1, 1], "nurgle": [1]},
    )
    assert told(table, "battle_began", "region") == ["bretonnia", "badlands"]
    assert told(table, "corruption_placed", "region") == ["kislev", "kislev", "bretonnia"]
    assert told(table, "not_dominated", "region") == ["kislev", "bretonnia", "estalia", "badlands"]
    assert told(table, "ruin_scored", "region") == []


def test_what_happened_in_an_earlier_region_counts_in_a_later_one() -> None:
    """COW-ORDER.4: Norsca takes the first ruination card, so ruiners of the Badlands score by the second."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={
            "badlands": {"figures": ["leper"], "corruption": {"khorne": 11}},
            "norsca": {"figures": ["acolyte"], "corruption": {"khorne": 11}},
        },
    )
    assert (table.region("norsca")["ruined"], table.region("badlands")["ruined"]) == (1, 2)
    assert [table.power(power)["points"] for power in POWERS] == [0, 4, 3, 0]


def test_an_earlier_region_uses_up_what_a_later_one_would_need() -> None:
    """COW-ORDER.4: the two Peasants that are left lie in Norsca and the Troll Country."""
    table = lay(
        stage="old_world",
        pause_before="draw",
        powers={"khorne": {"captured": 18}},
        old_world_next=["norse_reavers"],
    )
    assert [name for name in REGIONS if "peasant" in table.region(name)["tokens"]] == ["norsca", "troll_country"]


def test_a_figure_killed_in_an_earlier_battle_is_back_home_before_the_next() -> None:
    """COW-ORDER.4: Ritual Slaying in Norsca has drawn its card before the battle of Kislev begins."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "norsca": {"figures": ["bloodletter", "leper"], "cards": ["ritual_slaying"]},
            "kislev": {"figures": ["bloodletter", "leper", "acolyte"]},
        },
        die={"khorne": [5, 1, 5, 1]},
    )
    assert table.asked == "hit"
    assert (table.region("norsca")["figures"], len(table.power("khorne")["hand"])) == (["bloodletter"], 1)
    assert "leper" in table.region("kislev")["figures"]


@pytest.mark.parametrize("left", [2, 1, 0])
def test_the_ruination_stack_runs_dry_in_region_order(left: int) -> None:
    """COW-ORDER.5: Norsca before Kislev; a region that misses out stands, and nobody scores for it, now or later."""
    table = lay(
        stage="corruption",
        pause_before="dials",
        ruination_left=left,
        regions={
            "kislev": {"figures": ["leper"], "corruption": {"khorne": 11}},
            "norsca": {"figures": ["acolyte"], "corruption": {"slaanesh": 11}},
        },
    )
    assert table.region("norsca")["ruined"] == (6 - left if left else 0)
    assert table.region("kislev")["ruined"] == (5 if left == 2 else 0)
    norsca = [0, 0, 5 + 4, 8] if left else [0, 0, 0, 0]
    kislev = [10, 5 + 5, 0, 0] if left == 2 else [0, 0, 0, 0]
    assert [table.power(power)["points"] for power in POWERS] == [a + b for a, b in zip(norsca, kislev, strict=True)]
    assert (table.region("kislev")["corruption"] == {}) == (left == 2)


def test_neighbours_in_the_order_share_a_border() -> None:
    """COW-ORDER.6: from any region one can summon into the next one of the order, but not past it."""
    for one, two in pairwise(REGIONS):
        for name, following in ((one, two), (two, one)):
            table = lay(to_act="khorne", regions={name: {"figures": ["bloodletter"]}})
            assert table.refused(f"bloodletter2 {following}") == ""
    table = lay(to_act="khorne", regions={"norsca": {"figures": ["bloodletter"]}})
    assert {table.refused(f"bloodsworn1 {name}") for name in REGIONS[2:]} == {"COW-SUMMON.16"}
