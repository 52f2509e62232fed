"""The Old World Phase (COW-OLDWORLD): one card, who carries it out, the track, comets, and when effects work."""

from typing import Any

import pytest

from tests.chaos.table import Table, lay

POWERS = ["khorne", "nurgle", "tzeentch", "slaanesh"]
IDLE = {power: {"power": 0} for power in POWERS}
DISCARDED = ["plunged_into_chaos", "up_from_skavenblight", "meteor_showers", "the_crusade_is_come", "mass_exodus"]
KEPT = [
    "peasant_uprising",
    "warpstone_discovery",
    "skavengers",
    "the_horned_ones_due",
    "the_grail_is_found",
    "greenskins_invade",
    "norse_reavers",
    "bretonnian_knights",
    "dwarf_trollslayers",
    "dark_elf_corsairs",
    "electors_sue_for_peace",
    "teclis_aids_the_empire",
    "divine_inspiration",
    "electors_arise",
    "franzs_decree",
    "road_wardens",
    "witch_hunters",
]


def reveal(card: str, *, track: list[str] | None = None, **position: Any) -> Table:
    """The Old World Phase in which a card comes up, up to its first question or its end."""
    position.setdefault("pause_before", "draw")
    return lay(stage="old_world", old_world_next=[card], old_world={"track": track or []}, **position)


def track(table: Table) -> tuple[str, ...]:
    found: tuple[str, ...] = table.truth["old_world"]["track"]
    return found


def gone(table: Table) -> list[str]:
    found: list[str] = table.truth["old_world"]["gone"]
    return sorted(found)


def index(table: Table, text: str) -> int:
    """Where an event came first."""
    return [set(text.split()) <= set(event.split()) for event in table.events].index(True)


def test_one_card_is_revealed_a_round() -> None:
    """COW-OLDWORLD.1: the top card and no other; the deck is one card thinner."""
    table = reveal("skavengers", seats=["khorne", "nurgle", "slaanesh"])
    assert table.happened("old_world_revealed") == table.happened("old_world_revealed card=skavengers") == 1
    assert table.truth["old_world"]["left"] == 7


def test_the_immediate_text_is_carried_out_at_once() -> None:
    """COW-OLDWORLD.2: tokens lie on the board before the card is on the track and before anybody draws."""
    table = reveal("norse_reavers")
    assert table.region("empire")["tokens"] == {"event": 1, "peasant": 1}
    assert not table.happened("cards_drawn")
    assert index(table, "token_placed region=badlands") < index(table, "old_world_placed card=norse_reavers")


@pytest.mark.parametrize(
    ("seats", "dials", "lowest"),
    [
        (POWERS, {}, "nurgle"),
        (POWERS, {"nurgle": 1}, "tzeentch"),
        (POWERS, {"nurgle": 1, "tzeentch": 1}, "khorne"),
        (POWERS, {"nurgle": 1, "tzeentch": 1, "khorne": 1}, "slaanesh"),
        (POWERS, {"nurgle": 4, "tzeentch": 4, "khorne": 4, "slaanesh": 3}, "slaanesh"),
        (POWERS, {"nurgle": 9, "tzeentch": 7, "khorne": 8, "slaanesh": 6}, "slaanesh"),
        (["khorne", "tzeentch", "slaanesh"], {}, "tzeentch"),
    ],
)
def test_the_lowest_threat_carries_the_card_out(seats: list[str], dials: dict[str, int], lowest: str) -> None:
    """COW-OLDWORLD.3: whoever shows the smallest number on his dial, whatever his seat."""
    table = reveal("meteor_showers", seats=seats, powers={power: {"dial": dial} for power, dial in dials.items()})
    assert (table.pending, table.asked) == (lowest, "place_token")
    assert all(table.refused("norsca", other) == "COW-ROUND.5" for other in seats if other != lowest)


def test_every_choice_is_made_by_the_lowest_threat() -> None:
    """COW-OLDWORLD.4: all six places of The Crusade Is Come, two different regions for each kind of token."""
    table = reveal("the_crusade_is_come", powers={power: {"dial": 1} for power in POWERS[:3]})
    for token in ("peasant", "hero", "noble"):
        for region in ("kislev", "estalia"):
            assert (table.pending, table.asked) == ("slaanesh", "place_token")
            assert table.match.pending[0].args == {"token": token}
            table.choose(region)
            assert region not in table.options or table.match.pending[0].args != {"token": token}
    assert table.region("kislev")["tokens"] == table.region("estalia")["tokens"]
    assert table.region("kislev")["tokens"] == {"hero": 1, "noble": 1, "peasant": 1}


def test_the_lowest_threat_also_picks_between_what_a_card_offers() -> None:
    """COW-OLDWORLD.4: one of two pairs of regions for The Horned One's Due; the other stays empty."""
    table = reveal("the_horned_ones_due", powers={"nurgle": {"dial": 1}})
    assert (table.pending, table.options) == ("tzeentch", ["bretonnia+empire", "estalia+tilea"])
    table.choose("estalia+tilea")
    assert [name for name in table.truth["regions"] if table.region(name)["tokens"]] == ["estalia", "tilea"]


@pytest.mark.parametrize(
    ("before", "after", "left"),
    [
        (["", ""], ("skavengers", ""), []),
        (["road_wardens", ""], ("skavengers", "road_wardens"), []),
        (["road_wardens", "franzs_decree"], ("skavengers", "road_wardens"), ["franzs_decree"]),
        (["", "franzs_decree"], ("skavengers", "franzs_decree"), []),
    ],
)
def test_a_card_enters_the_track(before: list[str], after: tuple[str, ...], left: list[str]) -> None:
    """COW-OLDWORLD.5, COW-OLDWORLD.6, COW-OLDWORLD.7, COW-OLDWORLD.8: in at space 1, pushed to 2, pushed out;
    where space 1 is empty nothing is pushed."""
    table = reveal("skavengers", track=before)
    assert (track(table), gone(table)) == (after, left)


def test_the_effect_of_a_card_pushed_off_the_track_ends() -> None:
    """COW-OLDWORLD.7, COW-OLDWORLD.12: Peasants resist on either space of the track, and no longer beyond it."""
    kislev = {"kislev": {"tokens": {"peasant": 2}}}
    for before, resistance in ((["peasant_uprising"], 5), (["", "peasant_uprising"], 5)):
        table = lay(old_world={"track": before}, regions=kislev)
        assert table.region("kislev")["resistance"] == resistance
    table = reveal("skavengers", track=["road_wardens", "peasant_uprising"], regions=kislev)
    assert table.region("kislev")["resistance"] == 3
    table = reveal("skavengers", track=["peasant_uprising"], regions=kislev)
    assert table.region("kislev")["resistance"] == 5


@pytest.mark.parametrize("card", DISCARDED)
def test_a_card_that_says_so_is_discarded_after_its_instructions(card: str) -> None:
    """COW-OLDWORLD.9, COW-OLDWORLD.10, COW-OLDWORLD.5: it leaves the game and the track stays as it is."""
    table = reveal(
        card,
        track=["road_wardens", "greenskins_invade"],
        powers={"khorne": {"captured": 1}},
        regions={"kislev": {"tokens": {"warpstone": 1, "peasant": 1}}},
    )
    while table.pending:
        assert gone(table) == []
        table.choose(table.options[0])
    assert gone(table) == [card]
    assert track(table) == ("road_wardens", "greenskins_invade")
    assert table.events[-2] == f"old_world_left card={card}"


@pytest.mark.parametrize("card", [*DISCARDED, *KEPT])
def test_every_card_does_something_at_once_and_only_some_stay(card: str) -> None:
    """COW-OLDWORLD.11, COW-OLDWORLD.2: all 22 titles have an immediate text; seventeen go on to the track."""
    table = reveal(
        card,
        powers={"khorne": {"captured": 1}},
        regions={"kislev": {"tokens": {"warpstone": 1, "peasant": 1}, "figures": ["leper"]}},
    )
    while table.pending:
        table.choose(table.options[0])
    done = table.events[index(table, "old_world_revealed") + 1 : -2]
    assert {event.split()[0] for event in done} <= {"token_placed", "token_moved", "points_scored"}
    assert done
    assert track(table) == ((card, "") if card in KEPT else ("", ""))


def test_a_persistent_effect_needs_its_card_on_the_track() -> None:
    """COW-OLDWORLD.12, COW-OLDWORLD.15: The Horned One's Due limits a region with a Skaven to one Chaos card."""
    for before, clause in (
        (["the_horned_ones_due"], "COW-OLDWORLD.33"),
        (["", "the_horned_ones_due"], "COW-OLDWORLD.33"),
        ([], ""),
    ):
        table = lay(
            to_act="khorne",
            old_world={"track": before},
            powers={"khorne": {"hand": ["blood_frenzy"]}},
            regions={
                name: {"tokens": {"skaven": n}, "cards": ["teleport"]} for name, n in (("tilea", 1), ("kislev", 0))
            },
        )
        assert table.refused("blood_frenzy tilea.right") == clause
        assert table.refused("blood_frenzy kislev.right") == ""
        assert table.refused("blood_frenzy norsca.right") == ""


def test_a_continuous_effect_works_from_the_moment_its_card_lies_there() -> None:
    """COW-OLDWORLD.15: Peasant Uprising counts in domination, and follows every Peasant that comes or goes."""
    table = reveal(
        "peasant_uprising",
        pause_before="remove_cards",
        regions={"norsca": {"figures": ["2 leper"]}, "badlands": {"figures": ["2 leper"]}},
    )
    for power in POWERS:
        table.choose(f"{power} pass")
    assert table.region("norsca")["tokens"] == {"peasant": 1}
    assert [table.region(name)["resistance"] for name in ("norsca", "badlands", "empire")] == [2, 1, 6]
    assert table.happened("dominated region=norsca") == 0
    assert table.happened("dominated power=nurgle region=badlands") == 1


def test_an_effect_works_only_at_its_moment() -> None:
    """COW-OLDWORLD.13, COW-OLDWORLD.14: Warpstone Discovery draws once a round, in the step for Old World cards,
    after the Heroes and before ruin is scored."""
    table = lay(
        stage="draw",
        pause_before="old_world",
        old_world={"track": ["warpstone_discovery"]},
        powers={"khorne": {"hand": ["blood_frenzy"]}},
        regions={
            "kislev": {"figures": ["bloodsworn", "leper"], "tokens": {"warpstone": 2, "hero": 1}},
            "tilea": {"figures": ["acolyte"]},
            "norsca": {"ruined": 1, "face_up": True, "corruption": {"nurgle": 1}},
        },
    )
    for power in POWERS:
        table.choose(f"{power} pass")
    draws = [event for event in table.events if event.startswith("cards_drawn") and event.endswith("count=1")]
    assert draws == ["cards_drawn power=nurgle count=1"]
    assert index(table, "figure_returned figure=bloodsworn1") < table.events.index(draws[0])
    assert table.events.index(draws[0]) < index(table, "ruin_scored region=norsca")


def test_cards_that_name_no_moment_act_one_after_the_other_in_the_end_phase() -> None:
    """COW-OLDWORLD.14: nothing before that step; then the card on space 1 and the one on space 2."""
    marked = {"tokens": {"event": 1, "peasant": 1}, "corruption": {"khorne": 2}}
    for stop, peasants, corruption in (("heroes", 1, {"khorne": 2}), ("score", 0, {})):
        table = lay(
            stage="battle",
            pause_before=stop,
            old_world={"track": ["norse_reavers", "the_grail_is_found"]},
            regions={"tilea": marked},
        )
        assert table.region("tilea")["tokens"].get("peasant", 0) == peasants
        assert table.region("tilea")["corruption"] == corruption
    assert index(table, "token_removed token=peasant") < index(table, "corruption_removed region=tilea")


def test_an_effect_may_name_a_moment_of_the_battle_phase() -> None:
    """COW-OLDWORLD.16, COW-OLDWORLD.13: Greenskins Invade asks which one die to roll as the battle starts."""
    table = lay(
        to_act="khorne",
        pause_before="battle_end",
        old_world={"track": ["greenskins_invade"]},
        powers={**IDLE, "khorne": {"power": 1}},
        regions={"tilea": {"figures": ["2 bloodletter", "2 leper"], "cards": ["blood_frenzy"], "tokens": {"event": 1}}},
        die={"khorne": [1]},
    )
    assert table.asked == "action"
    table.choose("pass")
    assert (table.pending, table.asked, table.happened("dice_rolled")) == ("khorne", "which_die", 0)
    table.choose("die_card")
    assert table.happened("dice_rolled power=khorne count=1") == table.happened("dice_rolled") == 1
    assert table.truth["stage"] == "battle_end"


def test_comet_cards_leave_the_track_and_gaps_stay() -> None:
    """COW-OLDWORLD.17, COW-OLDWORLD.18, COW-OLDWORLD.20, COW-OLDWORLD.8: the rulebook's example; the comet on
    space 1 goes first, then the text is done, and the card on space 2 is not pushed."""
    table = reveal(
        "norse_reavers",
        track=["greenskins_invade", "warpstone_discovery"],
        regions={"kislev": {"tokens": {"event": 2}}},
    )
    assert (track(table), gone(table)) == (("norse_reavers", "warpstone_discovery"), ["greenskins_invade"])
    assert "event" not in table.region("kislev")["tokens"]
    order = ["old_world_left card=greenskins_invade", "token_placed token=event", "old_world_placed card=norse_reavers"]
    assert [index(table, text) for text in order] == sorted(index(table, text) for text in order)


@pytest.mark.parametrize(
    ("before", "after", "left"),
    [
        (["dark_elf_corsairs", "greenskins_invade"], ("norse_reavers", ""), ["dark_elf_corsairs", "greenskins_invade"]),
        (["road_wardens", "greenskins_invade"], ("norse_reavers", "road_wardens"), ["greenskins_invade"]),
        (["", "the_grail_is_found"], ("norse_reavers", ""), ["the_grail_is_found"]),
        (["road_wardens", "skavengers"], ("norse_reavers", "road_wardens"), ["skavengers"]),
    ],
)
def test_every_comet_on_the_track_goes_but_not_the_new_card(
    before: list[str], after: tuple[str, ...], left: list[str]
) -> None:
    """COW-OLDWORLD.17, COW-OLDWORLD.21, COW-OLDWORLD.20: Norse Reavers bear the comet too and yet stay."""
    table = reveal("norse_reavers", track=before)
    assert (track(table), gone(table)) == (after, left)


def test_what_is_told_of_a_card_that_leaves_names_the_rule() -> None:
    """COW-OLDWORLD.7, COW-OLDWORLD.9, COW-OLDWORLD.17: pushed off the track, discarded at once, or swept away by
    the comet."""
    for card, before, clause in (
        ("skavengers", ["road_wardens", "greenskins_invade"], "COW-OLDWORLD.7"),
        ("plunged_into_chaos", ["road_wardens"], "COW-OLDWORLD.9"),
        ("norse_reavers", ["road_wardens", "greenskins_invade"], "COW-OLDWORLD.17"),
    ):
        match = reveal(card, track=before).match
        told = [event.clause for event in match.events() if match.title.event_name(event) == "old_world_left"]
        assert told == [clause]


def test_a_gap_stays_until_a_card_enters() -> None:
    """COW-OLDWORLD.20, COW-OLDWORLD.10: the card on space 2 does not move up, and is not pushed out either."""
    table = reveal("plunged_into_chaos", track=["", "skavengers"])
    assert track(table) == ("", "skavengers")


def test_a_removed_comet_card_has_no_effect_although_events_lie_there() -> None:
    """COW-OLDWORLD.19: after Norse Reavers the Event in the Empire no longer holds anybody to one die."""
    for card, dice in (("norse_reavers", 4), ("road_wardens", 1)):
        table = reveal(
            card,
            track=["greenskins_invade"],
            pause_before="battle_end",
            regions={"empire": {"figures": ["2 bloodletter"], "tokens": {"event": 1}}},
            die={"khorne": [1] * 4},
        )
        for power in POWERS:
            table.choose(f"{power} pass")
        assert table.region("empire")["tokens"] == {"event": 1, "peasant": 1}
        assert table.happened(f"dice_rolled power=khorne region=empire count={dice}") == 1


def test_a_comet_does_nothing_of_its_own() -> None:
    """COW-OLDWORLD.22: cards that do not mention comets push a comet card along like any other, off the track too,
    and a comet card that comes up leaves cards without one alone."""
    table = reveal("skavengers", track=["greenskins_invade"], regions={"kislev": {"tokens": {"event": 1}}})
    assert (track(table), gone(table)) == (("skavengers", "greenskins_invade"), [])
    assert table.region("kislev")["tokens"] == {"event": 1}
    table = reveal("skavengers", track=["greenskins_invade", "norse_reavers"])
    assert (track(table), gone(table)) == (("skavengers", "greenskins_invade"), ["norse_reavers"])
    table = reveal("norse_reavers", track=["", "skavengers"])
    assert (track(table), gone(table)) == (("norse_reavers", "skavengers"), [])


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_left_never_comes_back(seed: int) -> None:
    """COW-OLDWORLD.23: of the last four cards each comes up once, whether it was discarded, pushed out or cleared."""
    last = ["mass_exodus", "greenskins_invade", "norse_reavers", "franzs_decree"]
    rest = ["meteor_showers"] * 2 + ["up_from_skavenblight"] * 2 + ["peasant_uprising"] * 2 + ["plunged_into_chaos"] * 4
    rest += [card for card in KEPT[1:] if card not in last] + ["the_crusade_is_come"]
    table = lay(stage="old_world", seed=seed, old_world={"left": 4, "gone": rest})
    while table.pending:
        table.choose("pass" if "pass" in table.options else table.options[0])
    revealed = [event.partition("card=")[2] for event in table.events if event.startswith("old_world_revealed")]
    assert sorted(revealed) == sorted(last)
    assert sorted([*gone(table), *(card for card in track(table) if card)]) == sorted([*rest, *last])
