"""The comet with two tails: which cards bear it, what its removal does, and what it does not do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos.table import Table, lay

COMETS = [
    "the_grail_is_found",
    "greenskins_invade",
    "norse_reavers",
    "dark_elf_corsairs",
    "electors_sue_for_peace",
    "teclis_aids_the_empire",
]
OTHERS = [
    "peasant_uprising",
    "warpstone_discovery",
    "skavengers",
    "the_horned_ones_due",
    "bretonnian_knights",
    "dwarf_trollslayers",
    "divine_inspiration",
    "electors_arise",
    "franzs_decree",
    "road_wardens",
    "witch_hunters",
]
DISCARDED = ["plunged_into_chaos", "up_from_skavenblight", "meteor_showers", "the_crusade_is_come", "mass_exodus"]


def reveal(card: str, track: list[str], **position: Any) -> Table:
    """Reveal a card and answer what it asks; the game stands still when the Old World Phase is over."""
    table = lay(stage="old_world", pause_before="draw", old_world_next=[card], old_world={"track": track}, **position)
    while table.pending:
        table.choose(table.options[0])
    return table


@pytest.mark.parametrize("card", COMETS)
def test_a_comet_card_clears_event_tokens_and_comet_cards(card: str) -> None:
    """COW-OLDWORLD.17, COW-OLDWORLD.18: both happen before it puts its own tokens, and itself, down."""
    first, second = [other for other in COMETS if other != card][:2]
    table = reveal(
        card, [first, second], regions={"norsca": {"tokens": {"event": 4}}, "kislev": {"tokens": {"event": 2}}}
    )
    removed = table.events.index("token_removed token=event region=kislev")
    placed = next(i for i, event in enumerate(table.events) if event.startswith("token_placed token=event"))
    assert table.happened("token_removed token=event region=norsca") == 4
    assert table.happened("token_removed token=event region=kislev") == 2
    assert removed < placed
    for other in (first, second):
        assert table.events.index(f"old_world_left card={other}") < table.events.index(
            f"old_world_placed card={card} space=1"
        )
    assert table.truth["old_world"]["track"] == (card, "")
    assert sorted(table.truth["old_world"]["gone"]) == sorted([first, second])


@pytest.mark.parametrize("card", COMETS)
def test_a_drawn_comet_card_does_not_remove_itself(card: str) -> None:
    """COW-OLDWORLD.21: it is not on the track yet when it clears the track."""
    table = reveal(card, [])
    assert table.truth["old_world"]["track"] == (card, "")
    assert table.truth["old_world"]["gone"] == []
    assert table.happened("token_placed token=event") >= 3


@pytest.mark.parametrize("card", OTHERS)
def test_cards_without_a_comet_stay_and_are_not_moved_up(card: str) -> None:
    """COW-OLDWORLD.17, COW-OLDWORLD.20, COW-OLDWORLD.8: they survive the clearing, each in its space."""
    behind = reveal("greenskins_invade", ["norse_reavers", card])
    assert behind.truth["old_world"]["track"] == ("greenskins_invade", card)
    assert behind.truth["old_world"]["gone"] == ["norse_reavers"]
    before = reveal("greenskins_invade", [card, "norse_reavers"])
    assert before.truth["old_world"]["track"] == ("greenskins_invade", card)
    assert before.truth["old_world"]["gone"] == ["norse_reavers"]


@pytest.mark.parametrize("card", OTHERS + DISCARDED)
def test_a_comet_means_nothing_to_other_cards(card: str) -> None:
    """COW-OLDWORLD.22: cards that do not mention the comet clear neither comet cards nor Event tokens."""
    table = reveal(card, ["norse_reavers", ""], regions={"norsca": {"tokens": {"event": 1, "warpstone": 1}}})
    assert "norse_reavers" in table.truth["old_world"]["track"]
    assert table.region("norsca")["tokens"]["event"] == 1
    assert table.happened("old_world_left card=norse_reavers") == 0


def test_a_comet_card_is_pushed_off_the_track_like_any_other() -> None:
    """COW-OLDWORLD.22, COW-OLDWORLD.7: the symbol neither speeds it up nor holds it."""
    table = reveal("franzs_decree", ["the_grail_is_found", "norse_reavers"])
    assert table.truth["old_world"]["track"] == ("franzs_decree", "the_grail_is_found")
    assert table.truth["old_world"]["gone"] == ["norse_reavers"]


def test_norse_reavers_after_greenskins_and_warpstone() -> None:
    """COWX-COMET-1, COW-OLDWORLD.20, COW-OLDWORLD.8: the printed example; Warpstone Discovery keeps space 2."""
    table = reveal("norse_reavers", ["greenskins_invade", "warpstone_discovery"])
    assert table.truth["old_world"]["track"] == ("norse_reavers", "warpstone_discovery")
    assert table.truth["old_world"]["gone"] == ["greenskins_invade"]
    order = [event.split()[0] for event in table.events if event.startswith("old_world")]
    assert order == ["old_world_revealed", "old_world_left", "old_world_placed"]
    left = table.events.index("old_world_left card=greenskins_invade")
    assert left < table.events.index("token_placed token=event region=empire")


def test_effects_of_a_removed_comet_card_stop_though_event_tokens_lie_there() -> None:
    """COW-OLDWORLD.19, COW-TOKENS.5: Norse Reavers mark the Empire anew, but Greenskins no longer limit dice there."""
    regions = {"empire": {"figures": ["bloodletter", "leper"], "tokens": {"event": 1}}}
    table = lay(
        stage="old_world",
        pause_before="battle_end",
        old_world_next=["norse_reavers"],
        old_world={"track": ["", "greenskins_invade"]},
        regions=regions,
        die={"khorne": [1, 1]},
    )
    assert table.region("empire")["tokens"]["event"] == 1
    table.choose("khorne pass", "nurgle pass", "tzeentch pass", "slaanesh pass")
    assert table.happened("dice_rolled power=khorne region=empire count=2") == 1


def test_event_tokens_stay_when_their_card_is_pushed_off() -> None:
    """COW-TOKENS.5, COW-TOKENS.6: left over, they do nothing until a card gives them a meaning again."""
    position: dict[str, Any] = {
        "regions": {"empire": {"figures": ["bloodletter", "leper"], "tokens": {"event": 1}}},
        "die": {"khorne": [1, 1]},
        "stage": "old_world",
        "pause_before": "battle_end",
        "old_world_next": ["franzs_decree"],
    }
    passes = ("khorne pass", "nurgle pass", "tzeentch pass", "slaanesh pass")
    gone = lay(old_world={"track": ["skavengers", "greenskins_invade"]}, **position).choose(*passes)
    assert gone.region("empire")["tokens"] == {"event": 1, "noble": 1}
    assert gone.happened("dice_rolled power=khorne region=empire count=2") == 1
    there = lay(old_world={"track": ["greenskins_invade", "skavengers"]}, **position).choose(*passes)
    assert there.happened("dice_rolled power=khorne region=empire count=1") == 1
