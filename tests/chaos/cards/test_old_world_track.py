"""Immediate and persistent texts of the Old World cards: when they act, who decides, and when they end."""

from __future__ import annotations

from typing import Any

import pytest

from oldworld.kernel.title import PlaceError
from tests.chaos.table import Table, lay

COPIES = {
    "plunged_into_chaos": 4,
    "peasant_uprising": 2,
    "up_from_skavenblight": 2,
    "meteor_showers": 2,
    "warpstone_discovery": 1,
    "skavengers": 1,
    "the_horned_ones_due": 1,
    "the_grail_is_found": 1,
    "greenskins_invade": 1,
    "norse_reavers": 1,
    "the_crusade_is_come": 1,
    "bretonnian_knights": 1,
    "dwarf_trollslayers": 1,
    "dark_elf_corsairs": 1,
    "electors_sue_for_peace": 1,
    "teclis_aids_the_empire": 1,
    "divine_inspiration": 1,
    "electors_arise": 1,
    "franzs_decree": 1,
    "mass_exodus": 1,
    "road_wardens": 1,
    "witch_hunters": 1,
}
DISCARDED = {"plunged_into_chaos", "up_from_skavenblight", "meteor_showers", "the_crusade_is_come", "mass_exodus"}
CHOICES = {
    "up_from_skavenblight": 1,
    "meteor_showers": 2,
    "warpstone_discovery": 1,
    "the_horned_ones_due": 1,
    "the_crusade_is_come": 6,
    "bretonnian_knights": 1,
    "dwarf_trollslayers": 1,
    "divine_inspiration": 1,
    "electors_arise": 2,
    "mass_exodus": 1,
    "witch_hunters": 1,
}
"""How many choices each card leaves open on the board of `BUSY`; the other cards leave none."""
BUSY: dict[str, Any] = {
    "norsca": {"tokens": {"warpstone": 1}, "figures": ["leper"]},
    "kislev": {"tokens": {"peasant": 1}},
    "bretonnia": {"tokens": {"peasant": 1}, "figures": ["acolyte"]},
}
DIALS = {
    "khorne": {"nurgle": 1, "tzeentch": 1, "slaanesh": 0, "khorne": 0},
    "nurgle": {"nurgle": 0, "tzeentch": 0, "slaanesh": 0, "khorne": 0},
    "tzeentch": {"nurgle": 1, "tzeentch": 0, "slaanesh": 0, "khorne": 0},
    "slaanesh": {"nurgle": 1, "tzeentch": 1, "slaanesh": 0, "khorne": 1},
}
"""For each power, dials on which its Threat is the lowest."""


def reveal(card: str, track: list[str] | None = None, **position: Any) -> Table:
    """Reveal a card; the game stands still when the Old World Phase is over."""
    return lay(
        stage="old_world", pause_before="draw", old_world_next=[card], old_world={"track": track or []}, **position
    )


def end_step(track: list[str], **position: Any) -> Table:
    """Resolve the cards on the track in the End Phase; the game stands still before ruin is scored."""
    return lay(stage="old_world_cards", pause_before="score", old_world={"track": track}, **position)


def answer_all(table: Table) -> Table:
    """Answer every question with its first option."""
    while table.pending:
        table.choose(table.options[0])
    return table


@pytest.mark.parametrize(("card", "copies"), COPIES.items())
def test_so_many_copies_of_each_title(card: str, copies: int) -> None:
    """COW-OLDWORLD.23: 28 cards of 22 titles; a copy that left the game cannot be there once more."""
    assert (sum(COPIES.values()), len(COPIES)) == (28, 22)
    table = lay(old_world={"gone": [card] * copies})
    assert table.truth["old_world"]["gone"] == [card] * copies
    with pytest.raises(PlaceError, match=f"there are only {copies} cards {card}"):
        lay(old_world={"gone": [card] * (copies + 1)})


@pytest.mark.parametrize("card", COPIES)
def test_every_card_does_something_at_once(card: str) -> None:
    """COW-OLDWORLD.11, COW-OLDWORLD.2: each has immediate instructions; those without a lasting text are discarded."""
    table = answer_all(reveal(card, regions=BUSY, powers={"khorne": {"captured": 1}}))
    revealed = table.events.index(f"old_world_revealed card={card}")
    end = f"old_world_left card={card}" if card in DISCARDED else f"old_world_placed card={card} space=1"
    done = table.events[revealed + 1 : table.events.index(end)]
    assert done
    assert {event.split()[0] for event in done} <= {"token_placed", "token_moved", "points_scored"}
    assert table.truth["old_world"]["track"] == (("", "") if card in DISCARDED else (card, ""))


@pytest.mark.parametrize("decider", DIALS)
@pytest.mark.parametrize("card", COPIES)
def test_the_lowest_threat_decides(card: str, decider: str) -> None:
    """COW-OLDWORLD.3, COW-OLDWORLD.4: whatever a card leaves open, the power with the lowest Threat chooses."""
    powers = {power: {"dial": dial} for power, dial in DIALS[decider].items()}
    table = reveal(card, regions=BUSY, powers=powers)
    deciders = []
    while table.pending:
        deciders.append(table.pending)
        table.choose(table.options[0])
    assert deciders == [decider] * CHOICES.get(card, 0)


def test_the_lowest_threat_among_three_players() -> None:
    """COW-OLDWORLD.3: without Nurgle, Tzeentch begins with the lowest Threat."""
    table = reveal("meteor_showers", seats=["khorne", "tzeentch", "slaanesh"])
    assert table.pending == "tzeentch"


# -- the End Phase step

ACTS_AT_THE_END: dict[str, tuple[dict[str, Any], str, int]] = {
    "warpstone_discovery": ({"norsca": {"figures": ["leper"], "tokens": {"warpstone": 1}}}, "cards_drawn count=1", 0),
    "skavengers": ({"norsca": {"tokens": {"warpstone": 1}}}, "token_placed token=skaven", 0),
    "the_grail_is_found": ({"norsca": {"tokens": {"event": 1}, "corruption": {"nurgle": 1}}}, "corruption_removed", 0),
    "norse_reavers": ({"norsca": {"tokens": {"event": 1, "peasant": 1}}}, "token_removed token=peasant", 0),
    "bretonnian_knights": ({"bretonnia": {"figures": ["leper"]}}, "card_discarded power=nurgle", 0),
    "dwarf_trollslayers": ({"norsca": {"tokens": {"hero": 1}, "figures": ["3 bloodletter"]}}, "figure_returned", 1),
    "dark_elf_corsairs": ({"norsca": {"tokens": {"event": 1}, "figures": ["leper"]}}, "figure_returned", 0),
    "divine_inspiration": ({"norsca": {"tokens": {"hero": 1}}}, "token_moved token=hero", 0),
    "witch_hunters": ({"norsca": {"tokens": {"hero": 1}, "figures": ["3 leper"]}}, "figure_returned", 1),
}
"""A board on which the card acts, what happens then, and how often that happens without the card in the same round."""


def play_a_round(first: str, second: str, regions: dict[str, Any]) -> Table:
    """With these cards on the track Franz's Decree is revealed; everybody passes, and the round runs to its scoring."""
    table = lay(
        stage="old_world",
        pause_before="score",
        old_world_next=["franzs_decree"],
        old_world={"track": [first, second]},
        regions=regions,
    )
    table.choose("khorne pass", "nurgle pass", "tzeentch pass", "slaanesh pass")
    return answer_all(table)


@pytest.mark.parametrize("card", ACTS_AT_THE_END)
def test_it_acts_once_a_round_in_the_end_phase(card: str) -> None:
    """COW-OLDWORLD.13, COW-OLDWORLD.14, COW-END.9: in the step for Old World cards, and at no other moment."""
    regions, what, otherwise = ACTS_AT_THE_END[card]
    table = play_a_round("", card, regions)
    assert table.truth["old_world"]["track"] == ("franzs_decree", card)
    assert table.happened(what) == otherwise + 1
    step = answer_all(end_step([card], regions=regions, powers={"nurgle": {"hand": ["influenza"]}}))
    assert step.happened(what) == 1


@pytest.mark.parametrize("card", ACTS_AT_THE_END)
def test_it_no_longer_acts_when_pushed_off_the_track(card: str) -> None:
    """COW-OLDWORLD.12, COW-OLDWORLD.7: a card pushed off space 2 leaves the game and its effect ends."""
    regions, what, otherwise = ACTS_AT_THE_END[card]
    table = play_a_round("road_wardens", card, regions)
    assert table.truth["old_world"]["track"] == ("franzs_decree", "road_wardens")
    assert table.truth["old_world"]["gone"] == [card]
    assert table.happened(what) == otherwise


@pytest.mark.parametrize(
    ("card", "refused", "dice"),
    [
        ("the_horned_ones_due", "COW-OLDWORLD.33", 4),
        ("teclis_aids_the_empire", "COW-OLDWORLD.15", 4),
        ("greenskins_invade", "", 1),
        ("electors_sue_for_peace", "", 0),
    ],
)
def test_what_a_continuous_card_forbids_is_free_again_when_it_is_pushed_off(card: str, refused: str, dice: int) -> None:
    """COW-OLDWORLD.7, COW-OLDWORLD.12, COW-OLDWORLD.15: on space 2 it still forbids, off the track no longer,
    though the tokens that it looks for lie there as before."""
    marked = {"figures": ["2 bloodletter", "seductress"], "cards": ["battle_cry"], "tokens": {"event": 1, "skaven": 1}}
    for first, forbidden, rolled in (("", refused, dice), ("franzs_decree", "", 4)):
        table = lay(
            stage="old_world",
            pause_before="battle_end",
            old_world_next=["skavengers"],
            old_world={"track": [first, card]},
            powers={"slaanesh": {"hand": ["dark_influence"]}},
            regions={"empire": marked},
            die={"khorne": [1, 1, 1, 1]},
        )
        table.choose("khorne pass", "nurgle pass", "tzeentch pass")
        assert table.refused("dark_influence empire.right") == forbidden
        table.choose("slaanesh pass")
        assert table.truth["old_world"]["track"] == ("skavengers", first or card)
        assert table.happened("die_rolled power=khorne") == rolled


def test_the_card_on_space_1_acts_before_the_one_on_space_2() -> None:
    """COW-END.9: a card drawn first can be discarded; with the spaces swapped there is nothing to discard yet."""
    regions = {"bretonnia": {"figures": ["leper"], "tokens": {"warpstone": 1}}}
    draw_first = end_step(["warpstone_discovery", "bretonnian_knights"], regions=regions)
    assert draw_first.power("nurgle")["hand"] == []
    assert len(draw_first.power("nurgle")["discards"]) == 1
    discard_first = end_step(["bretonnian_knights", "warpstone_discovery"], regions=regions)
    assert len(discard_first.power("nurgle")["hand"]) == 1
    assert discard_first.power("nurgle")["discards"] == []


def test_old_world_cards_act_after_the_heroes() -> None:
    """COW-END.9: a Hero sends the only figure home before Warpstone Discovery looks for one."""
    regions = {"norsca": {"figures": ["leper"], "tokens": {"warpstone": 1, "hero": 1}}}
    position: dict[str, Any] = {"old_world": {"track": ["warpstone_discovery"]}, "regions": regions}
    assert lay(stage="heroes", pause_before="score", **position).power("nurgle")["hand"] == []
    assert len(lay(stage="old_world_cards", pause_before="score", **position).power("nurgle")["hand"]) == 1


@pytest.mark.parametrize(
    "card",
    [
        "peasant_uprising",
        "the_horned_ones_due",
        "greenskins_invade",
        "electors_sue_for_peace",
        "teclis_aids_the_empire",
        "electors_arise",
        "franzs_decree",
        "road_wardens",
    ],
)
def test_a_continuous_card_does_nothing_in_the_end_phase(card: str) -> None:
    """COW-OLDWORLD.13, COW-OLDWORLD.15, COW-OLDWORLD.16: what works at another moment does not act here."""
    every = {"event": 1, "hero": 1, "noble": 1, "peasant": 1, "skaven": 1, "warpstone": 1}
    regions = {"empire": {"figures": ["leper", "bloodletter"], "corruption": {"nurgle": 1}, "tokens": every}}
    for track in ([card], ["", card]):
        table = end_step(track, regions=regions, powers={"nurgle": {"hand": ["influenza"]}})
        assert table.pending == ""
        assert table.events == []
