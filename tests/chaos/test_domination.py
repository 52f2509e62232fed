"""Who dominates a region, and what it brings."""

from typing import Any

import pytest

from oldworld.cli.speaking import Speaker
from oldworld.locale import Words
from tests.chaos.table import Table, lay


def dominate(**regions: Any) -> Table:
    """Domination is calculated in these regions."""
    return lay(stage="domination", pause_before="corruption", regions=regions)


def points(table: Table) -> list[int]:
    """The victory points of Khorne, Nurgle, Tzeentch and Slaanesh."""
    return [table.power(name)["points"] for name in ("khorne", "nurgle", "tzeentch", "slaanesh")]


def test_domination_goes_through_the_regions_in_standard_order() -> None:
    """COW-DOMINATION.1: whatever the order in which the figures came there."""
    strong = {
        "norsca": "2 leper",
        "troll_country": "2 leper",
        "kislev": "4 bloodsworn",
        "empire": "6 bloodletter",
        "bretonnia": "4 acolyte",
        "estalia": "5 plaguebearer",
        "tilea": "3 seductress",
        "border_princes": "2 acolyte",
        "badlands": "2 leper",
    }
    table = dominate(**{name: {"figures": [strong[name]]} for name in reversed(strong)})
    told = [line.split()[2] for line in table.events if line.startswith("dominated")]
    assert told == [f"region={name}" for name in strong]


def test_a_dominator_scores_before_the_next_region_is_looked_at() -> None:
    """COW-DOMINATION.1, COW-DOMINATION.8: the points come at once."""
    table = dominate(tilea={"figures": ["3 leper"]}, norsca={"figures": ["2 bloodsworn"]})
    assert [line.split()[:2] for line in table.events if line.startswith(("dominated", "points_scored"))] == [
        ["dominated", "power=khorne"],
        ["points_scored", "power=khorne"],
        ["dominated", "power=nurgle"],
        ["points_scored", "power=nurgle"],
    ]


def test_cards_and_figures_make_the_domination_value() -> None:
    """COW-DOMINATION.2: the example of Kislev; two Bloodsworn and a card of 2 against a daemon and a card of 0."""
    table = dominate(
        kislev={"figures": ["2 bloodsworn", "great_unclean_one"], "cards": ["the_blood_gods_call", "plague_touch"]}
    )
    assert table.region("kislev")["domination"] == {"khorne": 4, "nurgle": 1, "tzeentch": 0, "slaanesh": 0}
    assert table.happened("dominated power=khorne region=kislev value=4 resistance=3") == 1
    assert points(table) == [3, 0, 0, 0]


def test_both_cards_of_a_player_count() -> None:
    """COW-DOMINATION.2: The Stench of Death (3) and Rain of Pus (1) beside one Leper."""
    table = dominate(kislev={"figures": ["leper"], "cards": ["the_stench_of_death", "rain_of_pus"]})
    assert table.region("kislev")["domination"]["nurgle"] == 5
    assert points(table) == [0, 3, 0, 0]


def test_controlled_figures_count_for_the_controller() -> None:
    """COW-DOMINATION.2: for Slaanesh, and not for Nurgle whose they are."""
    table = dominate(kislev={"figures": ["3 leper by slaanesh", "seductress", "3 leper"]})
    assert table.region("kislev")["domination"] == {"khorne": 0, "nurgle": 3, "tzeentch": 0, "slaanesh": 4}
    assert points(table) == [0, 0, 0, 3]


@pytest.mark.parametrize("figure", ["bloodsworn", "bloodletter", "bloodthirster"])
def test_every_figure_counts_one(figure: str) -> None:
    """COW-DOMINATION.3: a cultist of cost 1 as much as a greater daemon of cost 3."""
    table = dominate(norsca={"figures": [figure]})
    assert table.region("norsca")["domination"]["khorne"] == 1
    assert points(table) == [0, 0, 0, 0]
    table = dominate(norsca={"figures": ["bloodsworn", figure]})
    assert table.region("norsca")["domination"]["khorne"] == 2
    assert points(table) == [1, 0, 0, 0]


def test_the_printed_cost_counts_though_nothing_was_paid() -> None:
    """COW-DOMINATION.4: Degenerate Royalty (3) is free where corruption abounds, and still worth 3."""
    table = lay(
        to_act="slaanesh",
        pause_before="corruption",
        powers={
            "khorne": {"power": 0},
            "nurgle": {"power": 0},
            "tzeentch": {"power": 0},
            "slaanesh": {"power": 1, "hand": ["degenerate_royalty"]},
        },
        regions={"kislev": {"figures": ["seductress"], "corruption": {"nurgle": 3}}},
    )
    table.choose("degenerate_royalty", "kislev.left")
    assert table.power("slaanesh")["power"] == 1
    table.choose("pass")
    assert table.happened("dominated power=slaanesh region=kislev value=4") == 1


def test_the_printed_cost_counts_though_more_was_paid() -> None:
    """COW-DOMINATION.4: beside Temporal Stasis Battle Cry (1) costs Khorne 3, and is worth 1."""
    table = lay(
        to_act="khorne",
        pause_before="corruption",
        powers={
            "khorne": {"power": 3, "hand": ["battle_cry"]},
            "nurgle": {"power": 0},
            "tzeentch": {"power": 0},
            "slaanesh": {"power": 0},
        },
        regions={"tilea": {"figures": ["2 bloodsworn"], "cards": ["temporal_stasis"]}},
    )
    table.choose("battle_cry", "tilea.right")
    assert table.power("khorne")["power"] == 0
    assert table.happened("dominated power=khorne region=tilea value=3") == 1


@pytest.mark.parametrize("others", [["3 bloodsworn"], []])
def test_cards_alone_can_dominate(others: list[str]) -> None:
    """COW-DOMINATION.5: Nurgle has nobody in Kislev but cards worth four; nobody else need be there either."""
    table = dominate(kislev={"cards": ["the_stench_of_death", "rain_of_pus"], "figures": others})
    assert table.region("kislev")["domination"]["nurgle"] == 4
    assert points(table) == [0, 3, 0, 0]


def test_only_the_highest_value_is_compared() -> None:
    """COW-DOMINATION.6: Nurgle's 3 beats the Resistance of Norsca too, and brings nothing."""
    table = dominate(norsca={"figures": ["4 bloodsworn", "3 leper", "2 acolyte"]})
    assert table.happened("dominated") == 1
    assert points(table) == [1, 0, 0, 0]


@pytest.mark.parametrize(("figures", "scored"), [(3, 0), (4, 3)])
def test_resistance_must_be_exceeded(figures: int, scored: int) -> None:
    """COW-DOMINATION.7: Kislev has 3; equality fails."""
    table = dominate(kislev={"figures": [f"{figures} bloodsworn"]})
    assert table.happened("dominated power=khorne") == (scored > 0)
    assert points(table) == [scored, 0, 0, 0]


@pytest.mark.parametrize(
    ("region", "value"),
    [
        ("norsca", 1),
        ("troll_country", 1),
        ("kislev", 3),
        ("empire", 5),
        ("bretonnia", 3),
        ("estalia", 4),
        ("tilea", 2),
        ("border_princes", 1),
        ("badlands", 1),
    ],
)
def test_a_dominator_scores_the_conquest_value(region: str, value: int) -> None:
    """COW-DOMINATION.8: the number printed on the board, no more for a higher value."""
    table = dominate(**{region: {"figures": [f"{value + 1} acolyte", "horror"]}})
    assert points(table) == [0, 0, value, 0]
    table = dominate(**{region: {"figures": [f"{value} acolyte"]}})
    assert points(table) == [0, 0, 0, 0]


def test_points_are_there_when_the_step_is_over() -> None:
    """COW-DOMINATION.8: before the corruption step begins, let alone the End Phase."""
    table = dominate(norsca={"figures": ["2 leper"]})
    assert table.truth["stage"] == "corruption"
    assert table.region("norsca")["corruption"] == {}
    assert points(table) == [0, 1, 0, 0]


@pytest.mark.parametrize("third", ["", "2 acolyte"])
def test_a_tie_for_the_highest_value_is_nobodys(third: str) -> None:
    """COW-DOMINATION.9: four each in Norsca (1); the third with two gains nothing by it."""
    table = dominate(norsca={"figures": ["4 bloodsworn", "4 leper", *([third] if third else [])]})
    assert table.happened("dominated") == 0
    assert points(table) == [0, 0, 0, 0]


def test_a_tie_is_told_as_a_tie_and_too_low_a_value_as_too_low() -> None:
    """COW-DOMINATION.9, COW-DOMINATION.7: 4 each beat Norsca's 1 and fail by the tie; 2 each would not beat Tilea."""
    table = dominate(
        norsca={"figures": ["4 bloodsworn", "4 leper"]},
        tilea={"figures": ["2 acolyte", "2 seductress"]},
        kislev={"figures": ["3 horror"]},
    )
    of = table.match.title
    told = [event for event in table.match.events(everything=True) if of.event_name(event) == "not_dominated"]
    assert [event.clause for event in told] == ["COW-DOMINATION.9", "COW-DOMINATION.7", "COW-DOMINATION.7"]
    for language, tie in (
        ("en", "Nobody dominates Norsca: a tie at 4"),
        ("pl", "Nikt nie dominuje w regionie Norska: remis przy wartości 4"),
        ("fr", "Norsca\N{NO-BREAK SPACE}: personne ne domine, égalité à 4"),
    ):
        speaker = Speaker(of, Words(language, of.name))
        said = [speaker.say(of.say_event(event)) for event in told]
        assert said[0] == tie
        assert "3" in said[1]


def test_a_tie_below_the_highest_value_does_not_matter() -> None:
    """COW-DOMINATION.9: Tzeentch and Slaanesh tie for second; Nurgle, between them in order, dominates."""
    table = dominate(norsca={"figures": ["2 bloodsworn", "3 leper", "2 acolyte", "2 seductress"]})
    assert points(table) == [0, 1, 0, 0]


def test_resistance_and_conquest_value_are_changed_apart() -> None:
    """COW-DOMINATION.10: a Skaven and a Noble in Kislev make it 2 to resist and 4 to conquer."""
    table = dominate(kislev={"figures": ["3 bloodsworn"], "tokens": {"skaven": 1, "noble": 1}})
    assert table.region("kislev")["resistance"] == 2
    assert table.region("kislev")["conquest"] == 4
    assert points(table) == [4, 0, 0, 0]


@pytest.mark.parametrize(("skaven", "resistance", "scored"), [(0, 3, 0), (1, 2, 0), (2, 1, 3)])
def test_each_skaven_lowers_the_resistance(skaven: int, resistance: int, scored: int) -> None:
    """COW-DOMINATION.11: two figures need two of them in Kislev, and still score the printed 3."""
    table = dominate(kislev={"figures": ["2 bloodsworn"], "tokens": {"skaven": skaven}})
    assert table.region("kislev")["resistance"] == resistance
    assert table.region("kislev")["conquest"] == 3
    assert points(table) == [scored, 0, 0, 0]


def test_resistance_is_never_below_0() -> None:
    """COW-DOMINATION.11: the publisher's ruling, for Skaven and Influenza alike."""
    table = dominate(
        norsca={"figures": ["acolyte"], "tokens": {"skaven": 3}},
        tilea={"figures": ["acolyte"], "tokens": {"skaven": 1}, "cards": ["influenza", "influenza"]},
    )
    assert table.region("norsca")["resistance"] == 0
    assert table.happened("dominated power=tzeentch region=norsca value=1 resistance=0") == 1
    assert table.region("tilea")["resistance"] == 0
    assert table.happened("dominated power=nurgle region=tilea value=2 resistance=0") == 1


def test_without_any_value_nobody_dominates_resistance_0() -> None:
    """COW-DOMINATION.7: zero must be exceeded too."""
    table = dominate(norsca={"tokens": {"skaven": 4}})
    assert table.region("norsca")["resistance"] == 0
    assert table.happened("dominated") == 0
    assert points(table) == [0, 0, 0, 0]


@pytest.mark.parametrize(("nobles", "scored"), [(0, 3), (1, 4), (3, 6)])
def test_each_noble_raises_the_conquest_value(nobles: int, scored: int) -> None:
    """COW-DOMINATION.12: and leaves the Resistance of Kislev at 3."""
    table = dominate(kislev={"figures": ["4 bloodsworn"], "tokens": {"noble": nobles}})
    assert table.region("kislev")["resistance"] == 3
    assert points(table) == [scored, 0, 0, 0]


def test_tokens_of_other_regions_change_nothing() -> None:
    """COW-DOMINATION.11, COW-DOMINATION.12: a Skaven and a Noble count in their own region only."""
    table = dominate(
        kislev={"figures": ["3 bloodsworn"]},
        empire={"tokens": {"skaven": 2, "noble": 2}},
        bretonnia={"figures": ["4 leper"]},
    )
    assert points(table) == [0, 3, 0, 0]
