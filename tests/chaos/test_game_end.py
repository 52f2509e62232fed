"""When the game is over, who has won, and who has not."""

from typing import Any

import pytest

from oldworld import Match
from tests.chaos.table import Table, lay

PASSES = ("khorne pass", "nurgle pass", "tzeentch pass", "slaanesh pass")
VICTORY = {"khorne": 9, "nurgle": 10, "tzeentch": 8, "slaanesh": 7}
"""The position at which each dial shows Victory."""
RUIN: dict[str, Any] = {
    "regions": {n: {"ruined": i} for i, n in enumerate(("norsca", "kislev", "empire", "tilea", "badlands"), 1)}
}
EMPTY: dict[str, Any] = {"old_world": {"left": 0}}
WAYS: list[tuple[dict[str, Any], str]] = [
    ({"powers": {"nurgle": {"dial": 10}}}, "dial_at_victory"),
    ({"powers": {"nurgle": {"points": 50}}}, "victory_points"),
    ({**RUIN, "powers": {"nurgle": {"points": 1}}}, "five_regions_ruined"),
    (EMPTY, "old_world_deck_empty"),
]
"""The four ways a game ends."""


def check(points: list[int] | None = None, dials: dict[str, int] | None = None, **position: Any) -> Table:
    """The check at the end of a round, with these points (Khorne, Nurgle, Tzeentch, Slaanesh) and dials."""
    powers: dict[str, dict[str, int]] = {name: {"points": 0} for name in VICTORY}
    for name, number in zip(VICTORY, points or [], strict=False):
        powers[name]["points"] = number
    for name, dial in (dials or {}).items():
        powers[name]["dial"] = dial
    return lay(stage="game_end", pause_before="old_world", powers=powers, **position)


def ended(table: Table) -> tuple[str, list[str]]:
    """Why the game is over and who has won it; nothing while it goes on."""
    result = table.match.result
    if result is None:
        assert not table.match.over
        return "", []
    assert table.match.over
    return result.reason, list(result.winners)


# -- when it is checked -------------------------------------------------------------------------------


@pytest.mark.parametrize(("position", "reason"), WAYS)
def test_the_end_is_checked_in_the_last_step_of_the_end_phase(position: dict[str, Any], reason: str) -> None:
    """COW-WIN.1: whichever condition is met, the whole round is played out first."""
    table = lay(stage="draw", **position)
    assert (table.pending, ended(table)) == ("khorne", ("", []))
    table.choose(*PASSES)
    assert table.truth["round"] == 1
    assert table.truth["stage"] == "game_end"
    assert ended(table)[0] == reason


STAGES = ["battle", "battle_end", "corruption_start", "domination", "corruption", "remove_cards", "heroes"]
STAGES += ["old_world_cards", "score", "dials", "further_tick", "game_end"]


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(("position", "reason"), WAYS)
def test_no_earlier_step_ends_the_game(position: dict[str, Any], reason: str, stage: str) -> None:
    """COW-WIN.1: the game stands before each step of the round, and is not over."""
    table = lay(stage="battle", pause_before=stage, **position)
    assert (table.truth["stage"], ended(table)) == (stage, ("", []))


def test_fifty_points_in_mid_round_do_not_stop_the_game() -> None:
    """COW-WIN.2: Khorne reaches 51 by domination; Nurgle then scores a ruined region, and wins with 58."""
    table = lay(
        stage="domination",
        powers={"khorne": {"points": 48}, "nurgle": {"points": 49}},
        regions={
            "kislev": {"figures": ["4 bloodletter"]},
            "tilea": {"ruined": 4, "face_up": True, "corruption": {"nurgle": 9}},
        },
    )
    assert table.power("khorne")["points"] == 51
    assert table.power("nurgle")["points"] == 58
    assert ended(table) == ("victory_points", ["nurgle"])


def test_a_dial_that_comes_to_victory_wins_over_points_of_the_same_step() -> None:
    """COW-WIN.1, COW-WIN.8: Nurgle's tick brings it to 50, Slaanesh's later one to Victory."""
    table = lay(
        stage="dials",
        powers={
            "nurgle": {"points": 49, "counters": 1},
            "slaanesh": {"dial": 6, "counters": 1},
        },
    )
    assert table.power("nurgle")["points"] == 52
    assert ended(table) == ("dial_at_victory", ["slaanesh"])


# -- the order of the conditions ----------------------------------------------------------------------


def test_the_conditions_are_looked_at_in_order() -> None:
    """COW-WIN.3: dial, points, ruin, deck; each is taken away in turn, until the game goes on."""
    everything: dict[str, Any] = {**RUIN, **EMPTY}
    found = [
        ended(check([50, 0, 0, 0], {"nurgle": 10}, **everything)),
        ended(check([50, 0, 0, 0], **everything)),
        ended(check([49, 0, 0, 0], **everything)),
        ended(check([49, 0, 0, 0], **EMPTY)),
        ended(check([49, 0, 0, 0])),
    ]
    assert found == [
        ("dial_at_victory", ["nurgle"]),
        ("victory_points", ["khorne"]),
        ("five_regions_ruined", ["khorne"]),
        ("old_world_deck_empty", []),
        ("", []),
    ]


def test_the_first_condition_met_decides() -> None:
    """COW-WIN.4: with all four met the game has one end, by the dial, and no more is played."""
    table = check([99, 0, 60, 70], {"nurgle": 10}, **RUIN, **EMPTY)
    assert table.happened("game_ended") == 1
    assert ended(table) == ("dial_at_victory", ["nurgle"])
    assert table.refused("pass") == "COW-WIN.4"
    assert table.pending == ""


# -- a dial at Victory --------------------------------------------------------------------------------


@pytest.mark.parametrize("power", list(VICTORY))
def test_a_dial_at_victory_wins(power: str) -> None:
    """COW-WIN.5: the position before it does not."""
    assert ended(check([1, 2, 3, 4], {power: VICTORY[power]})) == ("dial_at_victory", [power])
    assert ended(check([1, 2, 3, 4], {power: VICTORY[power] - 1})) == ("", [])


@pytest.mark.parametrize(("points", "winner"), [([9, 8, 0, 0], "khorne"), ([8, 9, 0, 0], "nurgle")])
def test_of_several_dials_the_one_with_most_points_wins(points: list[int], winner: str) -> None:
    """COW-WIN.6: Khorne's and Nurgle's show Victory."""
    assert ended(check(points, {"khorne": 9, "nurgle": 10})) == ("dial_at_victory", [winner])


def test_points_of_others_do_not_matter_between_dials() -> None:
    """COW-WIN.6: Slaanesh has more than either and no Victory."""
    assert ended(check([9, 8, 0, 40], {"khorne": 9, "nurgle": 10})) == ("dial_at_victory", ["khorne"])


def test_level_dial_winners_share_the_win() -> None:
    """COW-WIN.7: no Threat parts them; Tzeentch with as many points and no Victory has no share."""
    table = check([9, 9, 9, 0], {"khorne": 9, "nurgle": 10})
    assert ended(table) == ("dial_at_victory", ["khorne", "nurgle"])
    result = table.match.result
    assert result is not None
    assert result.ranking[0] == ("khorne", "nurgle")


def test_only_the_best_of_three_dials_share() -> None:
    """COW-WIN.6, COW-WIN.7: Slaanesh is at Victory too, with fewer points."""
    dials = {"khorne": 9, "nurgle": 10, "slaanesh": 7}
    assert ended(check([5, 9, 0, 9], dials)) == ("dial_at_victory", ["nurgle", "slaanesh"])


def test_all_four_can_share() -> None:
    """COW-WIN.7: level at nought."""
    assert ended(check([0, 0, 0, 0], VICTORY)) == ("dial_at_victory", list(VICTORY))


def test_a_dial_beats_fifty_points() -> None:
    """COW-WIN.8: ten points and Victory against fifty."""
    assert ended(check([10, 50, 0, 0], {"khorne": 9})) == ("dial_at_victory", ["khorne"])


# -- fifty points -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "found"), [(49, ("", [])), (50, ("victory_points", ["tzeentch"]))])
def test_fifty_points_win(points: int, found: tuple[str, list[str]]) -> None:
    """COW-WIN.9: forty-nine do not."""
    assert ended(check([48, 0, points, 0])) == found


@pytest.mark.parametrize(("points", "winner"), [([50, 52, 51, 0], "nurgle"), ([53, 52, 51, 0], "khorne")])
def test_of_several_with_fifty_the_most_points_win(points: list[int], winner: str) -> None:
    """COW-WIN.10: whoever has the higher Threat; that of Tzeentch is the highest here."""
    assert ended(check(points, {"tzeentch": 7})) == ("victory_points", [winner])


@pytest.mark.parametrize(
    ("dials", "winner"), [({}, "khorne"), ({"nurgle": 1}, "nurgle"), ({"nurgle": 1, "khorne": 1}, "khorne")]
)
def test_level_on_points_the_higher_threat_wins(dials: dict[str, int], winner: str) -> None:
    """COW-WIN.11: 3 against 1, then 3 against 5, then 6 against 5; Slaanesh's 8 has too few points."""
    assert ended(check([55, 55, 0, 54], {**dials, "slaanesh": 1})) == ("victory_points", [winner])


# -- five ruined regions ------------------------------------------------------------------------------


def ruined(count: int) -> dict[str, Any]:
    """So many ruined regions."""
    return {"regions": dict(list(RUIN["regions"].items())[:count])}


@pytest.mark.parametrize(("count", "found"), [(4, ("", [])), (5, ("five_regions_ruined", ["slaanesh"]))])
def test_five_ruined_regions_end_the_game(count: int, found: tuple[str, list[str]]) -> None:
    """COW-WIN.12: the most points win, below fifty as they are."""
    assert ended(check([10, 20, 30, 40], **ruined(count))) == found


def test_most_points_win_whatever_the_threat() -> None:
    """COW-WIN.12: Nurgle with 31, though Khorne with 30 has the higher Threat."""
    assert ended(check([30, 31, 0, 0], **RUIN)) == ("five_regions_ruined", ["nurgle"])


@pytest.mark.parametrize(
    ("dials", "winner"), [({}, "khorne"), ({"nurgle": 1}, "nurgle"), ({"nurgle": 1, "tzeentch": 1}, "tzeentch")]
)
def test_after_ruin_a_tie_goes_to_the_higher_threat(dials: dict[str, int], winner: str) -> None:
    """COW-WIN.13: of those level with 30; Slaanesh's 8 has too few points."""
    assert ended(check([30, 30, 30, 29], {**dials, "slaanesh": 1}, **RUIN)) == ("five_regions_ruined", [winner])


def test_the_fifth_region_is_scored_before_the_game_ends() -> None:
    """COW-WIN.12: its ruiner points (5) and first place (10) make Tzeentch the winner."""
    table = lay(
        stage="corruption",
        powers={"khorne": {"points": 14}},
        regions={
            **{name: {"ruined": number} for number, name in enumerate(("norsca", "empire", "tilea", "badlands"), 1)},
            "kislev": {"figures": ["acolyte"], "corruption": {"tzeentch": 11}},
        },
    )
    assert table.power("tzeentch")["points"] == 15
    assert ended(table) == ("five_regions_ruined", ["tzeentch"])


# -- the empty deck -----------------------------------------------------------------------------------


def test_with_the_deck_empty_all_lose() -> None:
    """COW-WIN.14: the one with 49 points too; nobody ranks above anybody."""
    table = check([49, 10, 20, 30], **EMPTY)
    assert ended(table) == ("old_world_deck_empty", [])
    result = table.match.result
    assert result is not None
    assert result.ranking == (("khorne", "nurgle", "tzeentch", "slaanesh"),)


def test_one_card_left_is_enough_to_go_on() -> None:
    """COW-WIN.14: the deck is not empty yet."""
    assert ended(check([49, 10, 20, 30], old_world={"left": 1})) == ("", [])


def last_round(**position: Any) -> Table:
    """The round whose Old World card is the last one."""
    return lay(stage="old_world", old_world={"left": 1}, old_world_next=["plunged_into_chaos"], **position)


def test_drawing_the_last_card_does_not_end_the_game() -> None:
    """COW-WIN.15: its round is played to the end."""
    table = last_round(regions={"kislev": {"figures": ["4 leper"]}})
    assert table.truth["old_world"]["left"] == 0
    assert (table.pending, ended(table)) == ("khorne", ("", []))
    table.choose(*PASSES)
    assert table.happened("corruption_placed power=nurgle region=kislev count=4") == 1
    assert ended(table) == ("old_world_deck_empty", [])


def test_points_of_the_last_round_still_win() -> None:
    """COW-WIN.16: Nurgle dominates Kislev for its 50th point."""
    table = last_round(powers={"nurgle": {"points": 47}}, regions={"kislev": {"figures": ["4 leper"]}})
    table.choose(*PASSES)
    assert table.happened("dominated power=nurgle region=kislev") == 1
    assert table.power("nurgle")["points"] >= 50
    assert ended(table) == ("victory_points", ["nurgle"])


def test_ruin_in_the_last_round_still_wins() -> None:
    """COW-WIN.16: five ruined regions are looked at before the deck."""
    table = last_round(powers={"slaanesh": {"points": 2}}, **RUIN)
    table.choose(*PASSES)
    assert ended(table) == ("five_regions_ruined", ["slaanesh"])


@pytest.mark.parametrize(
    ("seats", "rounds"), [(["khorne", "nurgle", "tzeentch", "slaanesh"], 7), (["khorne", "nurgle", "slaanesh"], 8)]
)
def test_the_game_lasts_as_many_rounds_as_the_deck_has_cards(seats: list[str], rounds: int) -> None:
    """COW-WIN.17: seven for four players, eight for three, when nobody does anything."""
    table = Table(Match("chaos", seats=seats, seed=11))
    while table.pending:
        assert ended(table) == ("", [])
        table.choose("pass" if "pass" in table.options else table.options[0])
    assert table.truth["round"] == rounds
    assert table.happened("old_world_revealed") == rounds
    assert ended(table) == ("old_world_deck_empty", [])


def test_points_go_beyond_the_end_of_the_track() -> None:
    """COW-WIN.18: 98 and the five of the Empire are 103, which beat 102."""
    table = lay(
        stage="domination",
        powers={"khorne": {"points": 98}, "slaanesh": {"points": 102}},
        regions={"empire": {"figures": ["6 bloodletter"]}},
    )
    assert table.power("khorne")["points"] == 103
    assert ended(table) == ("victory_points", ["khorne"])
