"""The corruption step: tokens, ruin, ruiners, and what the ruination cards are worth."""

import pytest

from tests.chaos.table import Table, lay

REGIONS = ["norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands"]
Regions = dict[str, dict[str, object]]


def corrupt(regions: Regions, pause_before: str = "remove_cards", stage: str = "corruption", left: int = 5) -> Table:
    """The corruption step in these regions, with so many ruination cards left."""
    return lay(stage=stage, pause_before=pause_before, regions=regions, ruination_left=left)


def points(table: Table) -> list[int]:
    """The victory points of Khorne, Nurgle, Tzeentch and Slaanesh."""
    return [table.power(name)["points"] for name in ("khorne", "nurgle", "tzeentch", "slaanesh")]


def told(table: Table, *names: str) -> list[tuple[str, str]]:
    """The events of these names, as they came, each with its region."""
    lines = [line.split() for line in table.events if line.split()[0] in names]
    return [(words[0], word[7:]) for words in lines for word in words if word.startswith("region=")]


# -- placing ------------------------------------------------------------------------------------------


def test_corruption_goes_through_the_regions_in_standard_order() -> None:
    """COW-CORRUPTION.1: after domination has been settled everywhere."""
    kinds = ["leper"] * 3 + ["acolyte"] * 3 + ["seductress"] * 3
    regions: Regions = {n: {"figures": [f"2 {k}"]} for n, k in zip(reversed(REGIONS), kinds, strict=True)}
    table = corrupt(regions, stage="domination")
    assert told(table, "corruption_placed") == [("corruption_placed", name) for name in REGIONS]
    both = [name for name, _ in told(table, "corruption_placed", "dominated")]
    assert both == ["dominated"] * 4 + ["corruption_placed"] * 9


def test_each_cultist_leaves_a_token() -> None:
    """COW-CORRUPTION.2: of its player, in its region, beside those that lie there."""
    table = corrupt(
        {
            "kislev": {"figures": ["2 bloodsworn", "3 leper", "acolyte"], "corruption": {"khorne": 1, "slaanesh": 1}},
            "tilea": {"figures": ["4 seductress"]},
        }
    )
    assert table.region("kislev")["corruption"] == {"khorne": 3, "nurgle": 3, "tzeentch": 1, "slaanesh": 1}
    assert table.region("tilea")["corruption"] == {"slaanesh": 4}
    assert table.region("kislev")["figures"] == ["bloodsworn"] * 2 + ["leper"] * 3 + ["acolyte"]


def test_a_controlled_cultist_leaves_its_controllers_token() -> None:
    """COW-CORRUPTION.2: it is a cultist that Slaanesh has there, not Nurgle."""
    table = corrupt({"kislev": {"figures": ["leper by slaanesh", "2 leper"]}})
    assert table.region("kislev")["corruption"] == {"nurgle": 2, "slaanesh": 1}


@pytest.mark.parametrize(
    "figures",
    [
        ["6 bloodletter", "bloodthirster"],
        ["5 plaguebearer", "great_unclean_one"],
        ["3 horror", "lord_of_change"],
        ["3 daemonette", "keeper_of_secrets"],
    ],
)
def test_warriors_and_daemons_leave_none(figures: list[str]) -> None:
    """COW-CORRUPTION.3: only the Acolyte or Leper next to them does."""
    table = corrupt({"kislev": {"figures": figures}, "tilea": {"figures": ["leper"]}})
    assert table.region("kislev")["corruption"] == {}
    assert table.region("tilea")["corruption"] == {"nurgle": 1}


# -- ruin ---------------------------------------------------------------------------------------------


def test_all_place_before_the_tokens_are_counted() -> None:
    """COW-CORRUPTION.4: Khorne's token is the twelfth, and yet Slaanesh still places and is a ruiner."""
    table = corrupt({"kislev": {"figures": ["bloodsworn", "seductress"], "corruption": {"nurgle": 11}}})
    names = [name for name, _ in told(table, "corruption_placed", "region_ruined")]
    assert names == ["corruption_placed", "corruption_placed", "region_ruined"]
    assert table.region("kislev")["corruption"] == {"khorne": 1, "nurgle": 11, "slaanesh": 1}
    assert points(table) == [3, 0, 0, 3]


@pytest.mark.parametrize(("old", "ruined"), [(8, 0), (9, 1), (10, 1)])
def test_twelve_tokens_ruin_a_region(old: int, ruined: int) -> None:
    """COW-CORRUPTION.5: old and new, of all players together."""
    table = corrupt(
        {"kislev": {"figures": ["leper", "2 acolyte"], "corruption": {"khorne": old - 4, "nurgle": 2, "slaanesh": 2}}}
    )
    assert table.region("kislev")["ruined"] == ruined


def test_a_region_is_ruined_without_cultists_too() -> None:
    """COW-CORRUPTION.5: twelve tokens placed by cards are twelve tokens."""
    table = corrupt({"kislev": {"corruption": {"slaanesh": 12}}})
    assert table.region("kislev")["ruined"] == 1


@pytest.mark.parametrize(("warpstones", "ruined"), [(1, 0), (2, 1), (3, 1)])
def test_each_warpstone_counts_for_ruin(warpstones: int, ruined: int) -> None:
    """COW-CORRUPTION.6: with ten corruption tokens two are needed; they stay Warpstones."""
    table = corrupt({"kislev": {"corruption": {"nurgle": 10}, "tokens": {"warpstone": warpstones}}})
    assert table.region("kislev")["ruined"] == ruined
    assert table.region("kislev")["tokens"] == {"warpstone": warpstones}
    assert table.region("kislev")["corruption"] == {"nurgle": 10}


def test_other_tokens_do_not_count_for_ruin() -> None:
    """COW-CORRUPTION.6: Skaven, Nobles and Peasants are no Warpstones."""
    table = corrupt(
        {"kislev": {"corruption": {"nurgle": 11}, "tokens": {"skaven": 2, "noble": 2, "peasant": 2, "hero": 1}}}
    )
    assert table.region("kislev")["ruined"] == 0


def test_a_region_is_checked_before_the_next_one_is_corrupted() -> None:
    """COW-CORRUPTION.7: ruin in Norsca comes before the tokens of Kislev."""
    table = corrupt(
        {
            "kislev": {"figures": ["leper"], "corruption": {"nurgle": 11}},
            "norsca": {"figures": ["leper"], "corruption": {"nurgle": 11}},
        }
    )
    assert told(table, "corruption_placed", "region_ruined") == [
        ("corruption_placed", "norsca"),
        ("region_ruined", "norsca"),
        ("corruption_placed", "kislev"),
        ("region_ruined", "kislev"),
    ]


def test_ruination_cards_are_taken_from_the_top() -> None:
    """COW-CORRUPTION.8: two regions are ruined already; the next two get 3 and 4, face up."""
    table = lay(
        stage="corruption",
        pause_before="score",
        regions={
            "empire": {"ruined": 1},
            "norsca": {"ruined": 2},
            "badlands": {"corruption": {"nurgle": 12}},
            "kislev": {"corruption": {"khorne": 12}},
        },
    )
    assert [table.region(name)["ruined"] for name in ("kislev", "badlands")] == [3, 4]
    assert table.region("kislev")["face_up"]
    assert table.region("badlands")["face_up"]
    assert not table.region("norsca")["face_up"]
    assert table.truth["ruination_left"] == 1


# -- ruiners ------------------------------------------------------------------------------------------


def test_ruiners_score_at_once() -> None:
    """COW-CORRUPTION.9, COW-CORRUPTION.10: Estalia in the example; Slaanesh's old token earns nothing."""
    table = corrupt(
        {
            "estalia": {
                "figures": ["bloodsworn", "3 leper", "acolyte"],
                "corruption": {"khorne": 4, "nurgle": 5, "slaanesh": 1},
            }
        }
    )
    assert table.region("estalia")["corruption"] == {"khorne": 5, "nurgle": 8, "tzeentch": 1, "slaanesh": 1}
    assert table.region("estalia")["ruined"] == 1
    assert points(table) == [3, 3, 3, 0]


def test_ruiners_score_before_the_next_region() -> None:
    """COW-CORRUPTION.9: immediately, so Kislev is corrupted after Nurgle has its points."""
    table = corrupt({"norsca": {"figures": ["leper"], "corruption": {"nurgle": 11}}, "kislev": {"figures": ["leper"]}})
    assert told(table, "points_scored", "corruption_placed") == [
        ("corruption_placed", "norsca"),
        ("points_scored", "norsca"),
        ("corruption_placed", "kislev"),
    ]


@pytest.mark.parametrize(("ruiners", "scored"), [("round", 3), ("step", 0)])
def test_a_token_placed_earlier_in_the_round_makes_a_ruiner(ruiners: str, scored: int) -> None:
    """COW-CORRUPTION.9: by Perverse Infiltration; the French printing looks at this step alone."""
    table = lay(
        to_act="slaanesh",
        pause_before="remove_cards",
        options={"ruiners": ruiners},
        powers={
            "khorne": {"power": 0},
            "nurgle": {"power": 0},
            "tzeentch": {"power": 0},
            "slaanesh": {"power": 1, "hand": ["perverse_infiltration"]},
        },
        regions={"kislev": {"figures": ["leper"], "corruption": {"nurgle": 10}}},
    )
    table.choose("perverse_infiltration", "kislev.left", "pass")
    assert table.region("kislev")["ruined"] == 1
    assert points(table) == [0, 3, 0, scored]


def test_a_token_placed_the_round_before_makes_no_ruiner() -> None:
    """COW-CORRUPTION.10: Khorne corrupts Kislev and is driven out; Nurgle alone ruins it a round later."""
    table = lay(
        stage="corruption",
        regions={"kislev": {"figures": ["bloodsworn", "leper"], "corruption": {"nurgle": 9}, "tokens": {"hero": 1}}},
        old_world_next=["plunged_into_chaos", "plunged_into_chaos"],
    )
    assert table.region("kislev")["figures"] == ["leper"]
    assert table.region("kislev")["corruption"] == {"khorne": 1, "nurgle": 10}
    table.choose("khorne pass", "nurgle pass", "tzeentch pass", "slaanesh pass")
    assert table.region("kislev")["ruined"] == 1
    assert table.happened("points_scored power=nurgle points=3 region=kislev") == 1
    assert table.happened("points_scored power=khorne points=3") == 0
    assert points(table) == [4, 3 + 8, 0, 0]


def test_each_ruiner_scores_the_same() -> None:
    """COW-CORRUPTION.11: five tokens earn no more than one."""
    table = corrupt({"kislev": {"figures": ["5 leper", "acolyte"], "corruption": {"khorne": 6}}})
    assert points(table) == [0, 3, 3, 0]


def test_without_a_card_there_is_no_ruin() -> None:
    """COW-CORRUPTION.12, COW-CORRUPTION.13: no points now, none in the End Phase, and the tokens stay."""
    regions: Regions = {"kislev": {"figures": ["2 leper"], "corruption": {"nurgle": 10, "khorne": 5}}}
    table = corrupt(regions, left=0, pause_before="dials")
    assert table.region("kislev")["ruined"] == 0
    assert table.happened("region_ruined") == 0
    assert points(table) == [0, 0, 0, 0]
    assert table.region("kislev")["corruption"] == {"nurgle": 12, "khorne": 5}
    table = corrupt(regions, left=1, pause_before="dials")
    assert table.region("kislev")["ruined"] == 5
    assert points(table) == [5, 15, 0, 0]


def test_the_last_card_goes_to_the_first_region_in_order() -> None:
    """COW-CORRUPTION.12: Norsca takes the fifth, Kislev goes without."""
    table = corrupt({name: {"corruption": {"nurgle": 12}} for name in ("kislev", "norsca")}, left=1)
    assert table.region("norsca")["ruined"] == 5
    assert table.region("kislev")["ruined"] == 0


def test_places_are_not_scored_in_this_phase() -> None:
    """COW-CORRUPTION.14: nor is a token taken away before the End Phase."""
    regions: Regions = {"kislev": {"corruption": {"khorne": 7, "nurgle": 5}}}
    table = corrupt(regions)
    assert table.region("kislev")["ruined"] == 1
    assert points(table) == [0, 0, 0, 0]
    assert table.region("kislev")["corruption"] == {"khorne": 7, "nurgle": 5}
    assert points(corrupt(regions, pause_before="score")) == [0, 0, 0, 0]
    assert points(corrupt(regions, pause_before="dials")) == [8, 4, 0, 0]


# -- the five cards -----------------------------------------------------------------------------------


def values(number: int) -> tuple[set[int], list[tuple[int, int]]]:
    """What a ruination card brings ruiners, and first and second place, region by region."""
    ruiners: set[int] = set()
    places: list[tuple[int, int]] = []
    for name in REGIONS:
        regions: Regions = {
            name: {"corruption": {"khorne": 7, "nurgle": 4, "tzeentch": 1}, "placed_this_round": ["tzeentch"]}
        }
        first, second, ruiner, nothing = points(corrupt(regions, left=6 - number, pause_before="dials"))
        assert nothing == 0
        ruiners.add(ruiner)
        places.append((first, second))
    return ruiners, places


def test_ruination_card_1() -> None:
    """COW-CORRUPTION.15"""
    assert values(1) == ({3}, [(6, 3), (6, 3), (8, 4), (10, 5), (8, 4), (9, 4), (7, 3), (7, 3), (6, 3)])


def test_ruination_card_2() -> None:
    """COW-CORRUPTION.16"""
    assert values(2) == ({4}, [(7, 3), (7, 3), (9, 4), (11, 5), (9, 4), (10, 5), (8, 4), (8, 4), (7, 3)])


def test_ruination_card_3() -> None:
    """COW-CORRUPTION.17"""
    assert values(3) == ({4}, [(7, 3), (7, 3), (9, 4), (11, 5), (9, 4), (10, 5), (8, 4), (8, 4), (7, 3)])


def test_ruination_card_4() -> None:
    """COW-CORRUPTION.18"""
    assert values(4) == ({5}, [(8, 4), (8, 4), (10, 5), (12, 6), (10, 5), (11, 5), (9, 4), (9, 4), (8, 4)])


def test_ruination_card_5() -> None:
    """COW-CORRUPTION.19"""
    assert values(5) == ({5}, [(8, 4), (8, 4), (10, 5), (12, 6), (10, 5), (11, 5), (9, 4), (9, 4), (8, 4)])
