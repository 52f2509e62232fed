"""Facts that only the worked examples of the rulebooks tell (COW-EXAMPLE), seen in play."""

from __future__ import annotations

import pytest

from tests.chaos.table import Table, lay


def dice_of(figure: str) -> int:
    """How many dice a figure rolls in a battle against a Peasant."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": [figure], "tokens": {"peasant": 9}}},
    )
    rolled = [event for event in table.events if event.startswith("dice_rolled")]
    return sum(int(event.split("count=")[1].split()[0]) for event in rolled)


def dies_of(figure: str, hits: int) -> bool:
    """Is a figure killed by so many hits of an enemy who rolls four dice?"""
    enemy, power = ("great_unclean_one", "nurgle") if figure.startswith("blood") else ("bloodthirster", "khorne")
    rolls = [4] * hits + [1] * (4 - hits)
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": [enemy, figure]}},
        die={
            power: rolls,
            "khorne" if power == "nurgle" else "nurgle": [1] * 4,
            "tzeentch": [1] * 4,
            "slaanesh": [1] * 4,
        },
    )
    left: list[str] = table.region("kislev")["figures"]
    return left == [enemy]


def cost_of(figure: str, power: str) -> int:
    """What it takes off the power marker to summon a figure."""
    table = lay(to_act=power)
    before: int = table.power(power)["power"]
    table.choose(figure, "kislev")
    after: int = table.power(power)["power"]
    return before - after


def test_bloodsworn() -> None:
    """COW-EXAMPLE.1: cost 1, attack 0, defence 1."""
    assert cost_of("bloodsworn1", "khorne") == 1
    assert dice_of("bloodsworn") == 0
    assert dies_of("bloodsworn", 1)


def test_bloodletter() -> None:
    """COW-EXAMPLE.2: attack 2, defence 1."""
    assert dice_of("bloodletter") == 2
    assert dies_of("bloodletter", 1)


@pytest.mark.parametrize("warrior", ["plaguebearer", "horror", "daemonette"])
def test_no_other_warriors_attack_with_two(warrior: str) -> None:
    """COW-EXAMPLE.2: those of the other three Powers start with one die."""
    assert dice_of(warrior) == 1


def test_bloodthirster() -> None:
    """COW-EXAMPLE.3: attack 4, and more than one hit to kill it: three."""
    assert dice_of("bloodthirster") == 4
    assert [dies_of("bloodthirster", hits) for hits in (1, 2, 3)] == [False, False, True]


def test_great_unclean_one() -> None:
    """COW-EXAMPLE.4: attack 3, defence 3."""
    assert dice_of("great_unclean_one") == 3
    assert [dies_of("great_unclean_one", hits) for hits in (2, 3)] == [False, True]


def test_plaguebearer() -> None:
    """COW-EXAMPLE.5: attack 1, defence 1."""
    assert dice_of("plaguebearer") == 1
    assert dies_of("plaguebearer", 1)


@pytest.mark.parametrize("cultist", ["leper", "acolyte"])
def test_leper_and_acolyte(cultist: str) -> None:
    """COW-EXAMPLE.6, COW-EXAMPLE.7: attack 0, defence 1."""
    assert dice_of(cultist) == 0
    assert dies_of(cultist, 1)


def test_kislev() -> None:
    """COW-EXAMPLE.8: Resistance 3, Conquest Value 3: three are not enough, four score three points."""
    table = lay()
    assert table.region("kislev")["resistance"] == 3
    assert table.region("kislev")["conquest"] == 3

    def points(figures: int) -> int:
        table = lay(
            stage="domination",
            pause_before="corruption",
            regions={"kislev": {"figures": [f"{figures} bloodletter"]}},
        )
        scored: int = table.power("khorne")["points"]
        return scored

    assert (points(3), points(4)) == (0, 3)


def test_norsca_troll_country_and_kislev_lie_in_a_row() -> None:
    """COW-EXAMPLE.9: each borders on the next, and the ends do not touch."""
    table = lay(regions={"kislev": {"figures": ["bloodsworn"]}})
    assert table.refused("bloodletter1 troll_country") == ""
    assert table.refused("bloodletter1 norsca") == "COW-SUMMON.16"
    table = lay(regions={"norsca": {"figures": ["bloodsworn"]}})
    assert table.refused("bloodletter1 troll_country") == ""
    assert table.refused("bloodletter1 kislev") == "COW-SUMMON.16"


def ticks() -> Table:
    """The example's counters: two for Khorne, one for Nurgle, one for Tzeentch."""
    return lay(
        stage="dials",
        pause_before="game_end",
        powers={"khorne": {"counters": 2}, "nurgle": {"counters": 1}, "tzeentch": {"counters": 1}},
    )


def test_first_ticks() -> None:
    """COW-EXAMPLE.10: Khorne scores 4, Nurgle 3, Tzeentch places one Warpstone; then Khorne upgrades."""
    table = ticks()
    assert (table.power("khorne")["points"], table.power("nurgle")["points"]) == (4, 3)
    assert (table.pending, table.asked) == ("tzeentch", "place_token")
    table.choose("kislev")
    assert table.region("kislev")["tokens"] == {"warpstone": 1}
    assert (table.pending, table.asked) == ("khorne", "upgrade")
    table.choose("up_bloodsworn")
    assert table.power("khorne")["upgrades"] == ["up_bloodsworn"]
    assert [table.power(power)["dial"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [2, 1, 1, 0]
    assert [table.power(power)["points"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [4, 3, 0, 0]


def test_who_survives_the_complicated_battle() -> None:
    """COW-EXAMPLE.11: of two Plaguebearers one is killed early; the other and the Great Unclean One remain."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "estalia": {
                "figures": ["bloodsworn", "bloodletter", "leper", "2 plaguebearer", "great_unclean_one"],
                "cards": ["blood_frenzy", "rain_of_pus"],
            }
        },
        die={"khorne": [1, 6, 4, 4, 4], "nurgle": [1, 2, 3, 6, 6, 4]},
    )
    assert table.asked == "early_hit"
    table.choose("plaguebearer1", "plaguebearer1")
    assert table.region("estalia")["figures"].count("plaguebearer") == 1
    assert (table.pending, table.asked) == ("khorne", "hit")
    assert table.options == ["leper1", "plaguebearer2"]
    assert table.refused("great_unclean_one") == "COW-BATTLE.23"
    table.choose("leper1", "bloodletter1", "bloodsworn1")
    assert table.happened("dice_rolled power=nurgle region=estalia count=4") == 1
    assert table.happened("hits_lost power=nurgle count=1") == 1
    assert table.region("estalia")["figures"] == ["plaguebearer", "great_unclean_one"]


def test_slaanesh_counters() -> None:
    """COW-EXAMPLE.12: one token in the Empire earns nothing, two in Bretonnia and three in Estalia one counter each."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={
            "empire": {"figures": ["seductress"], "tokens": {"hero": 1}},
            "bretonnia": {"figures": ["2 seductress"], "tokens": {"hero": 1}},
            "estalia": {"figures": ["3 seductress"], "tokens": {"noble": 1}},
        },
    )
    for region, tokens, counters in (("empire", 1, 0), ("bretonnia", 2, 1), ("estalia", 3, 1)):
        assert table.region(region)["corruption"] == {"slaanesh": tokens}
        assert table.happened(f"counter_gained power=slaanesh region={region}") == counters
    assert table.power("slaanesh")["counters"] == 2
