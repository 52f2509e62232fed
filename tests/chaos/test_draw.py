"""The Draw Phase (COW-DRAW): cards as the Power sheet says, then power."""

from collections import Counter
from typing import Any

import pytest

from tests.chaos.table import Table, lay

POWERS = ["khorne", "nurgle", "tzeentch", "slaanesh"]


def draw(powers: dict[str, dict[str, Any]] | None = None, **position: Any) -> Table:
    """The Draw Phase up to its first question or its end."""
    return lay(stage="draw", pause_before="summoning", powers=powers or {}, **position)


def hands(table: Table) -> list[int]:
    return [len(table.power(power)["hand"]) for power in POWERS]


KHORNE = ["blood_frenzy", "battle_cry", "the_skull_throne", "field_of_carnage", "ritual_slaying", "reborn_in_blood"]
KHORNE += ["the_blood_gods_call"]
KHORNE_REST = [*KHORNE * 2, "blood_frenzy", "battle_cry", "the_skull_throne"]
"""One of each of Khorne's seven cards, and the seventeen other copies."""


@pytest.mark.parametrize("held", [0, 1, 4])
def test_each_power_draws_as_its_sheet_says(held: int) -> None:
    """COW-DRAW.1, COW-DRAW.2, COW-DRAW.3, COW-DRAW.4, COW-DRAW.5: two for Khorne, Nurgle and Slaanesh, whatever
    they hold; Tzeentch up to five in hand."""
    one = {"khorne": "battle_cry", "nurgle": "influenza", "tzeentch": "teleport", "slaanesh": "dark_influence"}
    table = draw({power: {"hand": [one[power]] * held} for power in POWERS})
    if held:
        table.choose("tzeentch pass")
    assert hands(table) == [held + 2, held + 2, 5, held + 2]
    assert [table.power(power)["deck"] for power in POWERS] == [22 - held, 22 - held, 19, 22 - held]


def test_tzeentch_may_discard_one_card_before_he_draws() -> None:
    """COW-DRAW.6: he alone is asked, once, before his draw; the card lies on his discard pile."""
    table = draw({"tzeentch": {"hand": ["teleport", "teleport", "dazzle"]}})
    assert (table.pending, table.asked) == ("tzeentch", "discard_first")
    assert sorted(table.options) == ["dazzle", "pass", "teleport"]
    assert hands(table)[2] == 3
    table.choose("dazzle")
    assert not table.pending
    assert table.power("tzeentch")["discards"] == ["dazzle"]
    assert hands(table) == [2, 2, 5, 2]
    assert table.happened("cards_drawn power=tzeentch count=3") == 1


def test_tzeentch_need_not_discard() -> None:
    """COW-DRAW.6: passing keeps all cards; without a card there is nothing to ask."""
    table = draw({"tzeentch": {"hand": ["teleport", "teleport", "dazzle"]}}).choose("pass")
    assert table.power("tzeentch")["discards"] == []
    assert Counter(table.power("tzeentch")["hand"]) >= Counter(["teleport", "teleport", "dazzle"])
    assert table.happened("cards_drawn power=tzeentch count=2") == 1
    assert not draw().pending


@pytest.mark.parametrize(
    ("held", "choice", "drawn", "hand"),
    [(5, "pass", 0, 5), (5, "dazzle", 1, 5), (7, "pass", 0, 7), (7, "dazzle", 0, 6)],
)
def test_tzeentch_with_five_cards_draws_nothing(held: int, choice: str, drawn: int, hand: int) -> None:
    """COW-DRAW.7, COW-DRAW.5: what counts is the hand after the discard; nothing is ever given back."""
    cards = ["dazzle", "teleport", "teleport", "teleport", "drain_power", "drain_power", "warp_shield"]
    table = draw({"tzeentch": {"hand": cards[:held]}}).choose(choice)
    assert hands(table)[2] == hand
    assert table.happened("cards_drawn power=tzeentch") == min(drawn, 1)
    assert table.happened("card_drawn power=tzeentch") == drawn


@pytest.mark.parametrize("seed", range(5))
def test_a_used_up_deck_is_made_anew_from_the_discards(seed: int) -> None:
    """COW-DRAW.8: the last card, then the shuffled discard pile; what is in hand or on the board stays out of it."""
    table = draw(
        {"khorne": {"hand": KHORNE_REST[2:], "discards": KHORNE[1:]}},
        seed=seed,
        regions={"norsca": {"cards": KHORNE_REST[:2]}},
    )
    found = table.power("khorne")
    assert (len(found["hand"]), found["deck"], found["discards"]) == (17, 5, [])
    new = Counter(found["hand"]) - Counter(KHORNE_REST[2:])
    assert new["blood_frenzy"] == 1
    assert set(new) < set(KHORNE)
    assert table.happened("deck_reshuffled power=khorne count=6") == 1
    assert table.region("norsca")["cards"] == ("blood_frenzy", "battle_cry")


def test_the_new_deck_is_shuffled() -> None:
    """COW-DRAW.8: each discarded card is as likely to be drawn."""
    seen: Counter[str] = Counter()
    for seed in range(350):
        table = draw({"khorne": {"hand": KHORNE_REST, "discards": KHORNE}}, seed=seed)
        seen.update(event.split("card=")[1] for event in table.events if event.startswith("card_drawn power=khorne"))
    assert set(seen) == set(KHORNE)
    assert sum((count - 100) ** 2 / 100 for count in seen.values()) < 25


def test_a_deck_that_still_has_cards_is_not_mixed_with_the_discards() -> None:
    """COW-DRAW.8: two cards are enough for Khorne; his discards stay where they are."""
    discards = ["battle_cry", *KHORNE[2:]]
    table = draw({"khorne": {"hand": KHORNE_REST[1:], "discards": discards}})
    assert table.power("khorne")["discards"] == discards
    assert Counter(table.power("khorne")["hand"]) == Counter([*KHORNE_REST, "blood_frenzy"])
    assert not table.happened("deck_reshuffled")


def test_without_deck_and_discards_nothing_is_drawn() -> None:
    """COW-DRAW.8, COW-DRAW.9: a player whose 24 cards are all in hand draws none of another's instead."""
    table = draw({"khorne": {"hand": [*KHORNE_REST, *KHORNE]}})
    assert hands(table) == [24, 2, 5, 2]
    assert [table.power(power)["deck"] for power in POWERS] == [0, 22, 19, 22]


@pytest.mark.parametrize("seed", range(5))
def test_a_player_draws_from_his_own_deck_alone(seed: int) -> None:
    """COW-DRAW.9: each hand holds its owner's cards; each deck has lost just what its owner drew."""
    table = draw(seed=seed)
    for power in POWERS:
        found = table.power(power)
        other = next(name for name in POWERS if name != power)
        summoning = lay(to_act=power, powers={power: {"hand": found["hand"]}})
        assert {summoning.refused(card) for card in found["hand"]} == {""}
        summoning = lay(to_act=other)
        assert {summoning.refused(card) for card in found["hand"]} == {"COW-SETUP.12"}
        assert len(found["hand"]) + found["deck"] == 24


def test_there_is_no_hand_limit() -> None:
    """COW-DRAW.10: nobody gives a card back, however many he holds, in the Draw Phase or later."""
    table = lay(stage="draw", powers={"khorne": {"hand": [*KHORNE_REST, *KHORNE[:5]]}})
    assert len(table.power("khorne")["hand"]) == 24
    for power in POWERS:
        assert table.asked == "action"
        table.choose(f"{power} pass")
    assert table.truth["round"] == 2
    assert table.happened("card_discarded") == 0
    assert len(table.power("khorne")["hand"]) == 24


@pytest.mark.parametrize("left", [0, 1, 6, 7, 12])
def test_power_is_reset_and_never_carried_over(left: int) -> None:
    """COW-DRAW.11, COW-DRAW.13: the marker goes to the highlighted value from wherever it stands."""
    table = draw({power: {"power": left} for power in POWERS})
    assert [table.power(power)["power"] for power in POWERS] == [7, 6, 6, 6]


@pytest.mark.parametrize(
    ("power", "upgrades", "points"),
    [
        ("khorne", ["up_khorne_power"], 8),
        ("nurgle", ["up_power_of_pestilence"], 7),
        ("tzeentch", ["up_tzeentch_power"], 7),
        ("slaanesh", ["up_power_of_pleasure"], 7),
        ("slaanesh", ["up_power_of_pleasure", "up_power_of_pain"], 9),
        ("nurgle", ["up_leper", "up_provender_of_ruin"], 6),
    ],
)
def test_upgrades_raise_what_power_is_reset_to(power: str, upgrades: list[str], points: int) -> None:
    """COW-DRAW.12, COW-DRAW.11: each of its upgrades that grants power adds to its reset, and to nobody else's."""
    table = draw({power: {"upgrades": upgrades, "power": 3}})
    plain = {"khorne": 7, "nurgle": 6, "tzeentch": 6, "slaanesh": 6}
    assert {name: table.power(name)["power"] for name in POWERS} == plain | {power: points}


@pytest.mark.parametrize("plays", [["bloodletter1", "kislev", "pass"], ["pass"]])
def test_power_left_in_one_round_is_gone_in_the_next(plays: list[str]) -> None:
    """COW-DRAW.13, COW-DRAW.11: whatever Khorne spends or passes by, the next round gives him seven."""
    table = lay(to_act="khorne", powers={power: {"power": 0} for power in POWERS[1:]}, old_world_next=["skavengers"])
    table.choose(*plays)
    assert (table.truth["round"], table.truth["stage"]) == (2, "summoning")
    assert [table.power(power)["power"] for power in POWERS] == [7, 6, 6, 6]


def test_what_one_player_does_in_the_draw_phase_changes_nothing_for_another() -> None:
    """COW-DRAW.14: the others draw and reset alike whether Tzeentch keeps, discards, or has nothing to choose."""
    drawn = {
        "khorne": ["battle_cry", "blood_frenzy"],
        "nurgle": ["influenza", "influenza"],
        "slaanesh": ["dark_influence", "abyssal_pact"],
    }
    ends = []
    for hand, choice in ((["dazzle"] * 3, "pass"), (["dazzle"] * 3, "dazzle"), ([], "")):
        table = draw({"tzeentch": {"hand": hand}}, draw=drawn)
        if choice:
            assert [decision.seat for decision in table.match.pending] == ["tzeentch"]
            table.choose(choice)
        ends.append({power: table.power(power) for power in drawn})
    assert ends[0] == ends[1] == ends[2]
    assert {power: sorted(found["hand"]) for power, found in ends[0].items()} == {
        power: sorted(cards) for power, cards in drawn.items()
    }
