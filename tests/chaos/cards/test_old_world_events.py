"""The Old World cards with a comet whose texts are known: The Grail is Found, Greenskins Invade, Norse Reavers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos.table import Table, lay


def reveal(card: str, track: list[str] | None = None, **position: Any) -> Table:
    """Reveal a card; the game stands still when the Old World Phase is over."""
    return lay(
        stage="old_world", pause_before="draw", old_world_next=[card], old_world={"track": track or []}, **position
    )


def end_step(track: list[str], **position: Any) -> Table:
    """Resolve the cards on the track in the End Phase; the game stands still before ruin is scored."""
    return lay(stage="old_world_cards", pause_before="score", old_world={"track": track}, **position)


def fight(track: list[str], die: dict[str, list[int]], **position: Any) -> Table:
    """Begin the Battle Phase with cards on the track; the game stands still when it is fought out."""
    return lay(stage="battle", pause_before="battle_end", old_world={"track": track}, die=die, **position)


def tokens(table: Table, kind: str) -> dict[str, int]:
    """Where tokens of a kind lie, and how many."""
    regions = table.truth["regions"]
    return {name: regions[name]["tokens"][kind] for name in regions if kind in regions[name]["tokens"]}


def points(table: Table) -> list[int]:
    return [power["points"] for power in table.truth["powers"].values()]


# -- The Grail is Found


def test_the_grail_is_found() -> None:
    """COW-OLDWORLD.34: old Event tokens and comet cards go; Events in Bretonnia and in each region next to it."""
    table = reveal(
        "the_grail_is_found", ["greenskins_invade", "skavengers"], regions={"norsca": {"tokens": {"event": 3}}}
    )
    assert table.pending == ""
    assert tokens(table, "event") == {"empire": 1, "bretonnia": 1, "estalia": 1, "tilea": 1, "border_princes": 1}
    assert table.truth["old_world"]["track"] == ("the_grail_is_found", "skavengers")
    assert table.truth["old_world"]["gone"] == ["greenskins_invade"]


def test_the_grail_is_found_passes_over_ruined_regions() -> None:
    """COW-RUINED.3: a ruined region takes no Event token, and loses the one it has."""
    table = reveal("the_grail_is_found", regions={"tilea": {"ruined": 1, "tokens": {"event": 1}}})
    assert tokens(table, "event") == {"empire": 1, "bretonnia": 1, "estalia": 1, "border_princes": 1}


def test_the_grail_is_found_cleanses_regions_with_an_event() -> None:
    """COW-OLDWORLD.35: everybody's corruption leaves the regions with an Event token, and no other."""
    regions = {
        "empire": {"tokens": {"event": 1}, "corruption": {"khorne": 2, "slaanesh": 1}, "figures": ["leper"]},
        "kislev": {"tokens": {"hero": 1}, "corruption": {"nurgle": 3}},
    }
    table = end_step(["", "the_grail_is_found"], regions=regions)
    assert table.region("empire")["corruption"] == {}
    assert table.region("empire")["figures"] == ["leper"]
    assert table.region("kislev")["corruption"] == {"nurgle": 3}
    assert end_step([], regions=regions).region("empire")["corruption"] == {"khorne": 2, "slaanesh": 1}


def test_the_grail_is_found_before_ruined_regions_are_scored() -> None:
    """COW-OLDWORLD.35: a region ruined this round that is cleansed gives no place points; ruiners keep theirs."""
    position: dict[str, Any] = {
        "stage": "corruption",
        "pause_before": "dials",
        "regions": {
            "bretonnia": {"figures": ["leper"], "corruption": {"khorne": 11}, "tokens": {"event": 1}},
            "estalia": {"figures": ["acolyte"], "corruption": {"slaanesh": 11}},
        },
    }
    table = lay(old_world={"track": ["the_grail_is_found"]}, **position)
    assert points(table) == [0, 3, 9, 10]
    assert (table.region("bretonnia")["ruined"], table.region("bretonnia")["face_up"]) == (1, False)
    assert points(lay(**position)) == [8, 7, 9, 10]


# -- Greenskins Invade


def test_greenskins_invade() -> None:
    """COW-OLDWORLD.26: old Event tokens and comet cards go; Events in the Badlands, the Empire and Tilea."""
    table = reveal(
        "greenskins_invade",
        ["norse_reavers", "the_grail_is_found"],
        regions={"norsca": {"tokens": {"event": 1}}, "tilea": {"tokens": {"event": 1}}},
    )
    assert tokens(table, "event") == {"empire": 1, "tilea": 1, "badlands": 1}
    assert table.truth["supply"]["event"] == 3
    assert table.truth["old_world"]["track"] == ("greenskins_invade", "")
    assert sorted(table.truth["old_world"]["gone"]) == ["norse_reavers", "the_grail_is_found"]


def test_greenskins_invade_passes_over_ruined_regions() -> None:
    """COW-RUINED.3: a ruined Empire takes no Event token."""
    table = reveal("greenskins_invade", regions={"empire": {"ruined": 1}})
    assert tokens(table, "event") == {"tilea": 1, "badlands": 1}


INVADED = {
    "kislev": {"figures": ["2 bloodletter", "plaguebearer"]},
    "empire": {"figures": ["2 bloodletter", "3 plaguebearer"], "tokens": {"event": 1}},
}


def test_greenskins_invade_allow_one_die_each() -> None:
    """COW-OLDWORLD.27: one die a player where an Event token lies; elsewhere all dice are rolled."""
    table = fight(["", "greenskins_invade"], {"khorne": [1, 1, 1, 1, 1], "nurgle": [1, 1]}, regions=INVADED)
    assert table.happened("dice_rolled power=khorne region=kislev count=4") == 1
    assert table.happened("dice_rolled region=empire") == 2
    assert table.happened("dice_rolled power=khorne region=empire count=1") == 1
    assert table.happened("dice_rolled power=nurgle region=empire count=1") == 1


@pytest.mark.parametrize("track", [[], ["norse_reavers"]])
def test_greenskins_invade_no_longer(track: list[str]) -> None:
    """COW-OLDWORLD.12, COW-TOKENS.6: without the card on the track an Event token limits nothing."""
    table = fight(track, {"khorne": [1] * 8, "nurgle": [1] * 4}, regions=INVADED)
    assert table.happened("dice_rolled power=khorne region=empire count=4") == 1
    assert table.happened("dice_rolled power=nurgle region=empire count=3") == 1


def test_greenskins_invade_but_a_six_still_explodes() -> None:
    """COW-OLDWORLD.27, COW-BATTLE.10: the one die that shows 6 is followed by another."""
    table = fight(
        ["greenskins_invade"],
        {"khorne": [6, 5], "nurgle": [1]},
        regions={"empire": {"figures": ["bloodthirster", "2 leper"], "tokens": {"event": 1}}},
    )
    assert table.happened("dice_rolled power=khorne count=1") == 1
    assert table.happened("die_rolled power=khorne") == 2
    table.choose("leper2")
    assert table.region("empire")["figures"] == ["bloodthirster"]


def test_greenskins_invade_and_one_picks_a_die_of_a_card() -> None:
    """COW-OLDWORLD.27: whose dice differ picks one; all sources together give no second die."""
    regions = {
        "empire": {
            "figures": ["bloodletter", "leper", "plaguebearer"],
            "cards": ["blood_frenzy"],
            "tokens": {"event": 1},
        }
    }
    early = fight(["greenskins_invade"], {"khorne": [4], "nurgle": [1]}, regions=regions)
    assert (early.pending, early.asked) == ("khorne", "which_die")
    assert early.options == ["die_card", "die_normal"]
    early.choose("die_card", "leper1")
    assert early.happened("dice_rolled power=khorne count=1 early=1") == 1
    assert early.happened("dice_rolled power=khorne early=0") == 0
    normal = fight(["greenskins_invade"], {"khorne": [1], "nurgle": [1]}, regions=regions).choose("die_normal")
    assert normal.happened("dice_rolled power=khorne count=1 early=0") == 1
    assert normal.happened("dice_rolled power=khorne early=1") == 0


def test_greenskins_invade_and_one_picks_a_die_of_a_figure() -> None:
    """COW-OLDWORLD.27: upgraded Bloodletters and a Bloodthirster have different dice, of which one is rolled."""
    position: dict[str, Any] = {
        "powers": {"khorne": {"upgrades": ["up_bloodletter"]}},
        "regions": {"empire": {"figures": ["bloodletter", "bloodthirster", "leper"], "tokens": {"event": 1}}},
    }
    table = fight(["greenskins_invade"], {"khorne": [1]}, **position)
    assert table.options == ["die_early", "die_normal"]
    table.choose("die_early")
    assert table.happened("dice_rolled power=khorne") == 1
    assert table.happened("dice_rolled power=khorne count=1 early=1") == 1
    table = fight(["greenskins_invade"], {"khorne": [1]}, **position).choose("die_normal")
    assert table.happened("dice_rolled power=khorne") == 1
    assert table.happened("dice_rolled power=khorne count=1 early=0") == 1
    position["regions"]["empire"]["cards"] = ["blood_frenzy"]
    for pick, early in (("die_card", 1), ("die_early", 1), ("die_normal", 0)):
        table = fight(["greenskins_invade"], {"khorne": [1]}, **position)
        assert table.options == ["die_card", "die_early", "die_normal"]
        table.choose(pick)
        assert table.happened("dice_rolled power=khorne") == table.happened("die_rolled power=khorne") == 1
        assert table.happened(f"dice_rolled power=khorne count=1 early={early}") == 1


def test_greenskins_invade_for_the_whole_battle_phase() -> None:
    """COW-OLDWORLD.27, COW-CONFLICT.1: a second battle there (Reborn in Blood) brings no second die."""
    regions = {"empire": {"figures": ["bloodletter", "leper"], "cards": ["reborn_in_blood"], "tokens": {"event": 1}}}
    table = fight(["greenskins_invade"], {"khorne": [1]}, regions=regions)
    assert table.happened("battle_began region=empire") == 1
    assert table.happened("dice_rolled power=khorne region=empire") == 1
    assert table.happened("die_rolled power=khorne") == 1
    free = fight([], {"khorne": [1] * 4}, regions=regions)
    assert free.happened("die_rolled power=khorne") == 4


def test_greenskins_invade_round_after_round() -> None:
    """COW-OLDWORLD.27: the next Battle Phase allows one die again."""
    table = lay(
        stage="battle",
        old_world={"track": ["greenskins_invade"]},
        old_world_next=["plunged_into_chaos"],
        die={"khorne": [1, 1]},
        regions={"empire": {"figures": ["bloodletter", "leper"], "tokens": {"event": 1}}},
    )
    assert (table.truth["round"], table.pending) == (2, "khorne")
    table.choose("khorne pass", "nurgle pass", "tzeentch pass", "slaanesh pass")
    assert table.truth["round"] == 3
    assert table.happened("dice_rolled power=khorne region=empire count=1") == 2


# -- Norse Reavers


def test_norse_reavers() -> None:
    """COW-OLDWORLD.28: old Event tokens and comet cards go; three Events, then a Peasant in every region."""
    table = reveal("norse_reavers", regions={"norsca": {"tokens": {"event": 2, "peasant": 1}}})
    assert tokens(table, "event") == {"empire": 1, "bretonnia": 1, "tilea": 1}
    assert tokens(table, "peasant") == {
        "norsca": 2,
        "troll_country": 1,
        "kislev": 1,
        "empire": 1,
        "bretonnia": 1,
        "estalia": 1,
        "tilea": 1,
        "border_princes": 1,
        "badlands": 1,
    }
    assert table.truth["old_world"]["track"] == ("norse_reavers", "")


def test_norse_reavers_with_ruin_and_a_short_supply() -> None:
    """COW-RUINED.3, COW-TOKENS.1: ruined regions get nothing; Peasants go round in region order while they last."""
    table = reveal(
        "norse_reavers",
        regions={"norsca": {"ruined": 1}, "empire": {"ruined": 2}},
        powers={"nurgle": {"captured": 18}},
    )
    assert tokens(table, "event") == {"bretonnia": 1, "tilea": 1}
    assert tokens(table, "peasant") == {"troll_country": 1, "kislev": 1}


def test_norse_reavers_carry_peasants_off() -> None:
    """COW-OLDWORLD.29: one Peasant, if there is any, leaves each region with an Event token."""
    regions = {
        "empire": {"tokens": {"event": 1, "peasant": 2}},
        "tilea": {"tokens": {"event": 1}},
        "bretonnia": {"tokens": {"event": 1, "peasant": 1, "noble": 1}},
        "kislev": {"tokens": {"peasant": 1}},
    }
    table = end_step(["norse_reavers"], regions=regions)
    assert tokens(table, "peasant") == {"kislev": 1, "empire": 1}
    assert table.truth["supply"]["peasant"] == 18
    assert tokens(table, "noble") == {"bretonnia": 1}
    off = end_step([], regions=regions)
    assert tokens(off, "peasant") == {"kislev": 1, "empire": 2, "bretonnia": 1}
