from typing import Any

import pytest

from oldworld import Match, SetupError
from tests.chaos.table import Table, lay

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
POLISH = {
    "edition": "pl",
    "field_of_carnage": "out",
    "ruiners": "round",
    "slaanesh_tokens": "2",
    "khorne_kills": "1",
    "khorne_counter": "phase",
    "old_world_deck_3": "8",
    "plunged_peasants": "kept",
}
FRENCH = {
    "edition": "fr",
    "field_of_carnage": "in",
    "ruiners": "step",
    "slaanesh_tokens": "1",
    "khorne_kills": "1",
    "khorne_counter": "phase",
    "old_world_deck_3": "6",
    "plunged_peasants": "kept",
}


def ways(name: str, other: str) -> pytest.MarkDecorator:
    """How a set-up may come to one value of a setting or the other: by default, by edition, by asking for it."""
    usual = POLISH[name]
    asked = [{name: usual}, {name: other}, {"edition": "fr", name: usual}, {"edition": "fr", name: other}]
    found: list[tuple[dict[str, str], str]] = [
        ({}, usual),
        ({"edition": "pl"}, usual),
        ({"edition": "fr"}, FRENCH[name]),
    ]
    found += [(options, options[name]) for options in asked]
    ids = ["-".join(options.values()) or "default" for options, _ in found]
    return pytest.mark.parametrize(("options", "value"), found, ids=ids)


def counters(table: Table) -> list[int]:
    return [table.power(name)["counters"] for name in POWERS]


def points(table: Table) -> list[int]:
    return [table.power(name)["points"] for name in POWERS]


# -- what a set-up resolves to


def test_the_polish_edition_is_the_default() -> None:
    """COW-CARDS.26, COW-CORRUPTION.9, COW-DIAL.5, COW-DIAL.11, COW-SETUP.23"""
    assert Match("chaos").setup == Match("chaos", options={"edition": "pl"}).setup == POLISH


def test_the_french_edition_reads_four_rules_otherwise() -> None:
    """COW-CARDS.26, COW-CORRUPTION.9, COW-DIAL.11, COW-SETUP.23: and keeps the other three as they are."""
    assert Match("chaos", options={"edition": "fr"}).setup == FRENCH


@pytest.mark.parametrize("edition", ["pl", "fr"])
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("field_of_carnage", "in"),
        ("ruiners", "step"),
        ("slaanesh_tokens", "1"),
        ("khorne_kills", "2"),
        ("khorne_counter", "battle"),
        ("old_world_deck_3", "6"),
        ("plunged_peasants", "returned"),
    ],
)
def test_a_setting_beats_the_edition(edition: str, name: str, value: str) -> None:
    """COW-CONFLICT.2: what is asked for by name holds in either edition, and changes nothing else."""
    base = POLISH if edition == "pl" else FRENCH
    for asked in (value, POLISH[name]):
        assert Match("chaos", options={"edition": edition, name: asked}).setup == base | {name: asked}


@pytest.mark.parametrize("options", [{"edition": "en"}, {"khorne_kills": "3"}, {"slaanesh_tokens": ""}, {"dice": "5"}])
def test_what_is_no_setting_is_refused(options: dict[str, str]) -> None:
    """COW-SETUP.1: a game is not set up by half-understood options."""
    with pytest.raises(SetupError):
        Match("chaos", options=options)


# -- each setting in play


@ways("field_of_carnage", "in")
def test_field_of_carnage_bars_leaving_or_entering(options: dict[str, str], value: str) -> None:
    """COW-CARDS.26: for figures that are not Khorne's."""
    regions = {
        "kislev": {"figures": ["leper"], "cards": ["field_of_carnage"]},
        "troll_country": {"figures": ["plaguebearer"]},
    }
    table = lay(regions=regions, to_act="nurgle", options=options)
    left = [table.refused(move) for move in ("leper1 troll_country", "leper1 empire", "leper1 norsca")]
    entered = [table.refused(move) for move in ("plaguebearer1 kislev", "leper2 kislev")]
    assert left == (["COW-CARDS.26"] * 3 if value == "out" else ["", "", ""])
    assert entered == (["COW-CARDS.26"] * 2 if value == "in" else ["", ""])


@ways("field_of_carnage", "in")
def test_field_of_carnage_lets_khornes_figures_come_and_go(options: dict[str, str], value: str) -> None:
    """COW-CARDS.26: his own and those he controls, whichever way others are barred."""
    regions = {
        "kislev": {"figures": ["bloodsworn"], "cards": ["field_of_carnage"]},
        "troll_country": {"figures": ["bloodletter"]},
    }
    table = lay(regions=regions, options=options)
    assert [table.refused(move) for move in ("bloodsworn1 troll_country", "bloodletter1 kislev")] == ["", ""]
    assert table.match.setup["field_of_carnage"] == value


@ways("field_of_carnage", "in")
def test_field_of_carnage_bars_teleport_the_same_way(options: dict[str, str], value: str) -> None:
    """COW-CARDS.29, COW-CONFLICT.1: a figure that may not leave is not moved, one that may not enter goes elsewhere."""
    for played, held in (("kislev", "out"), ("norsca", "in")):
        regions = {played: {"figures": ["leper"]}, "kislev": {"cards": ["field_of_carnage"]}}
        if played == "kislev":
            regions["kislev"]["figures"] = ["leper"]
        hand = {"tzeentch": {"hand": ["teleport"]}}
        table = lay(regions=regions, powers=hand, to_act="tzeentch", options=options)
        table.choose("teleport", f"{played}.right")
        if played == "kislev" and value == held:
            assert table.asked == "action"
            assert table.region("kislev")["figures"] == ["leper"]
        else:
            assert table.asked == "target_region"
            assert ("kislev" in table.options) == (played == "norsca" and value == "out")
            assert "tilea" in table.options


@ways("ruiners", "step")
def test_ruiners_placed_this_round_or_in_this_step(options: dict[str, str], value: str) -> None:
    """COW-CORRUPTION.9, COW-CORRUPTION.10: Slaanesh when summoning, Tzeentch in the step, Khorne long ago."""
    powers: dict[str, Any] = {name: {"power": 0} for name in POWERS}
    powers["slaanesh"] = {"power": 1, "hand": ["perverse_infiltration"]}
    regions = {"kislev": {"figures": ["acolyte"], "corruption": {"khorne": 10}}}
    table = lay(regions=regions, powers=powers, pause_before="remove_cards", options=options)
    table.choose("perverse_infiltration", "kislev.left", "pass")
    assert table.region("kislev")["ruined"] == 1
    assert points(table) == [0, 0, 3, 3 if value == "round" else 0]


@ways("slaanesh_tokens", "1")
def test_slaanesh_tokens_that_earn_a_counter(options: dict[str, str], value: str) -> None:
    """COW-DIAL.11: one beside a Noble is enough or not, two always are, none counts without Noble and Hero."""
    for figures, tokens, earned in (
        ("seductress", {"noble": 1}, 1 if value == "1" else 0),
        ("seductress", {"hero": 1}, 1 if value == "1" else 0),
        ("2 seductress", {"noble": 1}, 1),
        ("2 seductress", {"warpstone": 2}, 0),
    ):
        regions = {"norsca": {"figures": [figures], "tokens": tokens}}
        table = lay(stage="corruption", pause_before="remove_cards", regions=regions, options=options)
        assert counters(table) == [0, 0, 0, earned]


def fight(regions: dict[str, Any], dice: list[int], options: dict[str, str]) -> int:
    """The counters Khorne earns in a Battle Phase."""
    table = lay(stage="battle", pause_before="battle_end", regions=regions, die={"khorne": dice}, options=options)
    while table.pending:
        table.choose(table.options[0])
    return counters(table)[0]


@ways("khorne_kills", "2")
def test_khorne_kills_that_earn_a_counter(options: dict[str, str], value: str) -> None:
    """COW-DIAL.5: in one region; one kill each in two regions are not two in one."""
    one, two = {"figures": ["bloodletter", "acolyte"]}, {"figures": ["bloodletter", "2 acolyte"]}
    assert fight({"kislev": one}, [4, 1], options) == (1 if value == "1" else 0)
    assert fight({"kislev": two}, [4, 4], options) == 1
    split = {"kislev": one, "tilea": {"figures": ["bloodletter", "leper"]}}
    assert fight(split, [4, 1, 4, 1], options) == (2 if value == "1" else 0)


@ways("khorne_counter", "battle")
def test_khorne_counter_for_a_phase_or_for_each_battle(options: dict[str, str], value: str) -> None:
    """COW-DIAL.7, COW-CARDS.38: Reborn in Blood brings a second battle, and a second kill."""
    regions = {"kislev": {"figures": ["bloodletter", "2 acolyte"], "cards": ["reborn_in_blood"]}}
    assert fight(regions, [4, 1, 4, 1], options) == (2 if value == "battle" else 1)
    assert fight(regions, [4, 1, 1, 1], options) == 1


@pytest.mark.parametrize(("counter", "earned"), [("phase", 1), ("battle", 0)])
def test_khorne_counter_and_khorne_kills_together(counter: str, earned: int) -> None:
    """COW-DIAL.7, COW-DIAL.5: one kill in each of two battles are two in the phase, and two in no battle."""
    regions = {"kislev": {"figures": ["bloodletter", "2 acolyte"], "cards": ["reborn_in_blood"]}}
    assert fight(regions, [4, 1, 4, 1], {"khorne_kills": "2", "khorne_counter": counter}) == earned


def rounds(seats: list[str], options: dict[str, str]) -> int:
    """How many rounds a game lasts in which nobody does anything."""
    table = Table(Match("chaos", seats=seats, seed=5, options=options))
    for _ in range(len(table.match.seats) * 20):
        if not table.pending:
            break
        table.choose("pass" if "pass" in table.options else table.options[0])
    result = table.match.result
    assert result is not None
    assert result.reason == "old_world_deck_empty"
    return table.happened("old_world_revealed")


@ways("old_world_deck_3", "6")
def test_old_world_deck_3_is_how_long_three_can_play(options: dict[str, str], value: str) -> None:
    """COW-SETUP.23, COW-WIN.17: eight rounds or six."""
    assert rounds(["khorne", "tzeentch", "slaanesh"], options) == int(value)


@pytest.mark.parametrize("edition", ["pl", "fr"])
def test_old_world_deck_3_does_not_concern_four(edition: str) -> None:
    """COW-SETUP.23: seven rounds."""
    assert rounds(list(POWERS), {"edition": edition, "old_world_deck_3": "6"}) == 7


@ways("plunged_peasants", "returned")
def test_plunged_peasants_stay_or_go_back(options: dict[str, str], value: str) -> None:
    """COW-TOKENS.12: rewarded either way, 3 more for the most; kept, they are rewarded again by the next such card."""
    table = lay(
        stage="old_world",
        powers={"khorne": {"captured": 3}, "nurgle": {"captured": 1}},
        options=options,
        old_world_next=["plunged_into_chaos", "plunged_into_chaos"],
    )
    kept = value == "kept"
    assert points(table) == [6, 1, 0, 0]
    assert [table.power(name)["captured"] for name in POWERS] == ([3, 1, 0, 0] if kept else [0, 0, 0, 0])
    assert table.truth["supply"]["peasant"] == (16 if kept else 20)
    table.choose(*[f"{name} pass" for name in POWERS])
    assert table.happened("old_world_revealed card=plunged_into_chaos") == 2
    assert points(table) == ([12, 2, 0, 0] if kept else [6, 1, 0, 0])
