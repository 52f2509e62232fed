"""The five ruination cards: what ruiners score at once, and first and second place in each region."""

from __future__ import annotations

import pytest

from tests.chaos.table import Table, lay

REGIONS = ["norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands"]


def points(table: Table) -> list[int]:
    return [power["points"] for power in table.truth["powers"].values()]


def ruin(number: int, region: str) -> Table:
    """Ruin a region with a card and play until it is scored.

    Khorne has the most corruption there and Nurgle the second most, all of earlier rounds; Tzeentch's
    one cultist brings it to 12.
    """
    return lay(
        stage="corruption",
        pause_before="dials",
        ruination_left=6 - number,
        regions={region: {"figures": ["acolyte"], "corruption": {"khorne": 7, "nurgle": 4}}},
    )


def assert_card(number: int, ruiners: int, places: list[tuple[int, int]]) -> None:
    for region, (first, second) in zip(REGIONS, places, strict=True):
        table = ruin(number, region)
        assert table.region(region)["ruined"] == number
        assert points(table) == [first, second, ruiners, 0], region
        assert table.happened(f"points_scored power=khorne points={first} region={region}") == 1
        assert table.happened(f"points_scored power=nurgle points={second} region={region}") == 1
        assert table.happened(f"points_scored power=tzeentch points={ruiners} region={region}") == 1


def test_ruination_card_1() -> None:
    """COW-CORRUPTION.15"""
    assert_card(1, 3, [(6, 3), (6, 3), (8, 4), (10, 5), (8, 4), (9, 4), (7, 3), (7, 3), (6, 3)])


def test_ruination_card_2() -> None:
    """COW-CORRUPTION.16"""
    assert_card(2, 4, [(7, 3), (7, 3), (9, 4), (11, 5), (9, 4), (10, 5), (8, 4), (8, 4), (7, 3)])


def test_ruination_card_3() -> None:
    """COW-CORRUPTION.17"""
    assert_card(3, 4, [(7, 3), (7, 3), (9, 4), (11, 5), (9, 4), (10, 5), (8, 4), (8, 4), (7, 3)])


def test_ruination_card_4() -> None:
    """COW-CORRUPTION.18"""
    assert_card(4, 5, [(8, 4), (8, 4), (10, 5), (12, 6), (10, 5), (11, 5), (9, 4), (9, 4), (8, 4)])


def test_ruination_card_5() -> None:
    """COW-CORRUPTION.19"""
    assert_card(5, 5, [(8, 4), (8, 4), (10, 5), (12, 6), (10, 5), (11, 5), (9, 4), (9, 4), (8, 4)])


def test_the_cards_come_in_the_order_of_their_numbers() -> None:
    """COW-CORRUPTION.8, COW-CORRUPTION.7: six regions reach 12 in one step; the first five get cards 1 to 5."""
    full = {"figures": ["leper"], "corruption": {"khorne": 11}}
    regions = dict.fromkeys(REGIONS[:6], full)
    table = lay(stage="corruption", pause_before="remove_cards", regions=regions)
    assert [table.region(region)["ruined"] for region in REGIONS] == [1, 2, 3, 4, 5, 0, 0, 0, 0]
    assert table.truth["ruination_left"] == 0
    assert points(table) == [0, 3 + 4 + 4 + 5 + 5, 0, 0]


def test_without_a_card_there_is_neither_ruin_nor_a_point() -> None:
    """COW-CORRUPTION.12, COW-CORRUPTION.13: the sixth region keeps its corruption and is not ruined."""
    table = lay(
        stage="corruption",
        pause_before="dials",
        ruination_left=0,
        regions={"estalia": {"figures": ["leper"], "corruption": {"khorne": 11}}},
    )
    assert table.region("estalia")["ruined"] == 0
    assert table.region("estalia")["corruption"] == {"khorne": 11, "nurgle": 1}
    assert points(table) == [0, 0, 0, 0]


def test_estalia_in_the_printed_example() -> None:
    """COWX-RUIN-1, COWX-SCORE-1, COW-CORRUPTION.15, COW-CORRUPTION.10: 3 for each ruiner, then 9 and 4."""
    position = {
        "estalia": {
            "figures": ["bloodsworn", "3 leper", "acolyte"],
            "corruption": {"khorne": 4, "nurgle": 5, "slaanesh": 1},
        }
    }
    ruined = lay(stage="corruption", pause_before="remove_cards", regions=position)
    assert ruined.region("estalia")["corruption"] == {"khorne": 5, "nurgle": 8, "tzeentch": 1, "slaanesh": 1}
    assert points(ruined) == [3, 3, 3, 0]
    scored = lay(stage="corruption", pause_before="dials", regions=position)
    assert points(scored) == [3 + 4, 3 + 9, 3, 0]
    assert scored.region("estalia")["corruption"] == {}
    assert not scored.region("estalia")["face_up"]


@pytest.mark.parametrize(
    ("corruption", "scored"),
    [
        ({"khorne": 12}, [10, 0, 0, 0]),
        ({"khorne": 6, "nurgle": 6}, [7, 7, 0, 0]),
        ({"khorne": 4, "nurgle": 4, "slaanesh": 4}, [5, 5, 0, 5]),
        ({"khorne": 6, "nurgle": 3, "tzeentch": 3}, [10, 2, 2, 0]),
        ({"khorne": 6, "nurgle": 2, "tzeentch": 2, "slaanesh": 2}, [10, 1, 1, 1]),
        ({"khorne": 3, "nurgle": 6, "tzeentch": 2, "slaanesh": 1}, [5, 10, 0, 0]),
    ],
)
def test_the_places_of_card_1_in_the_empire(corruption: dict[str, int], scored: list[int]) -> None:
    """COW-END.11, COW-END.12, COW-END.13, COW-END.14, COW-END.15, COW-END.16: 10 and 5, whole or shared."""
    table = lay(
        stage="score",
        pause_before="dials",
        regions={"empire": {"ruined": 1, "face_up": True, "corruption": corruption}},
    )
    assert points(table) == scored
