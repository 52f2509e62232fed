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


def deck_but(power: str, left: int) -> list[str]:
    """All cards of a power but so many copies of its first design, to be put elsewhere than in the deck."""
    copies = {
        "khorne": "blood_frenzy:4 battle_cry:4 the_skull_throne:4 field_of_carnage:3 ritual_slaying:3 "
        "reborn_in_blood:3 the_blood_gods_call:3",
        "tzeentch": "teleport:4 changer_of_ways:3 warp_shield:3 temporal_stasis:3 the_meddling_of_skaven:3 "
        "the_persistence_of_change:3 dazzle:3 drain_power:2",
    }
    cards = [part.split(":")[0] for part in copies[power].split() for _ in range(int(part.split(":")[1]))]
    return cards[left:]


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
    ("held", "choice", "drawn", "hand"), [(5, "pass", 0, 5), (5, "dazzle", 1, 5), (7, "pass", 0, 7), (7, "dazzle", 0, 6)]
)
def test_tzeentch_with_five_cards_draws_nothing(held: int, choice: str, drawn: int, hand: int) -> None:
    """COW-DRAW.7, COW-DRAW.5: what counts is the hand after the discard; nothing is ever given back."""
    cards = ["dazzle", "teleport", "teleport", "teleport", "drain_power", "drain_power", "warp_shield"]
    table = draw({"tzeentch": {"hand": cards[:held]}}).choose(choice)
    assert hands(table)[2] == hand
    assert table.happened("cards_drawn power=tzeentch") == min(drawn, 1)
    assert table.happened("card_drawn power=tzeentch") == drawn


def test_a_used_up_deck_is_made_anew_from_the_discards() -> None:
    """COW-DRAW.8: one card left, then the discard pile is shuffled and drawn from; hand and board stay out of it."""
    rest = deck_but("khorne", 1)
    for seed in range(8):
        table = draw(
            {"khorne": {"hand": rest[:12], "discards": rest[12:22]}},
            seed=seed,
            regions={"norsca": {"cards": [rest[22]]}},
        )
        found = table.power("khorne")
        assert (len(found["hand"]), found["deck"], found["discards"]) == (14, 9, [])
        new = Counter(found["hand"]) - Counter(rest[:12])
        assert new["blood_frenzy"] >= 1
        assert new - Counter(["blood_frenzy"]) <= Counter(rest[12:22])
        assert table.happened("deck_reshuffled power=khorne count=10") == 1
        assert table.region("norsca")["cards"] == (rest[22], "")


def test_a_new_deck_is_shuffled() -> None:
    """COW-DRAW.8: each discarded card is as likely to be drawn first."""
    hand = deck_but("khorne", 4)
    seen = Counter(
        card
        for seed in range(300)
        for card in draw({"khorne": {"hand": hand[4:], "discards": ["blood_frenzy", *hand[:3]]}}, seed=seed).power(
            "khorne"
        )["discards"]
    )
    assert seen == {}
    drawn: Counter[str] = Counter()
    for seed in range(400):
        table = draw({"khorne": {"hand": deck_but("khorne", 5)[3:], "discards": ["battle_cry"]}}, seed=seed)
        drawn.update(event.split("card=")[1] for event in table.events if event.startswith("card_drawn power=khorne"))
    assert drawn
