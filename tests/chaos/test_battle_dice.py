"""Who fights where, with how many dice, and when they are rolled."""

import pytest

from tests.chaos.table import Table, lay


def regions_of(table: Table, event: str) -> list[str]:
    """The regions of all events of a name, as they came."""
    lines = [line.split() for line in table.events]
    return [word[7:] for line in lines if line[0] == event for word in line if word.startswith("region=")]


def first(table: Table, text: str) -> int:
    """Where the first event stands that has all these words."""
    words = set(text.split())
    return next(number for number, line in enumerate(table.events) if words <= set(line.split()))


def test_battles_go_through_the_regions_in_standard_order() -> None:
    """COW-BATTLE.1: whatever the order in which the figures came there."""
    names = [
        "norsca",
        "troll_country",
        "kislev",
        "empire",
        "bretonnia",
        "estalia",
        "tilea",
        "border_princes",
        "badlands",
    ]
    fighters = ["bloodletter"] * 6 + ["horror"] * 3
    regions = {n: {"figures": [f], "tokens": {"peasant": 1}} for n, f in zip(reversed(names), fighters, strict=True)}
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions=regions,
        die={"khorne": [1] * 12, "tzeentch": [1] * 3},
    )
    assert regions_of(table, "battle_began") == names
    assert regions_of(table, "dice_rolled") == names


def test_a_battle_is_over_before_the_next_region_rolls() -> None:
    """COW-BATTLE.1: the hits of Kislev are assigned before a die falls in Tilea."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "tilea": {"figures": ["bloodletter", "acolyte"]},
            "kislev": {"figures": ["bloodletter", "leper", "acolyte"]},
        },
        die={"khorne": [4, 1, 4, 1]},
    )
    assert table.match.pending[0].args == {"region": "kislev"}
    assert table.happened("dice_rolled region=tilea") == 0
    table.choose("leper1")
    assert table.happened("dice_rolled region=tilea power=khorne count=2") == 1


def test_without_dice_there_is_no_battle() -> None:
    """COW-BATTLE.2: cultists face each other and a Peasant, and nobody may roll."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["bloodsworn", "leper"], "tokens": {"peasant": 1}}},
    )
    assert table.happened("battle_began") == 0


@pytest.mark.parametrize("others", [[], ["acolyte shielded"], ["leper by khorne"]])
def test_without_a_target_there_is_no_battle(others: list[str]) -> None:
    """COW-BATTLE.2: nobody else is there, or none who may be hit."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["2 bloodletter", *others]}, "tilea": {"figures": ["leper"]}},
    )
    assert table.happened("battle_began") == 0


def test_one_attacker_and_one_target_make_a_battle() -> None:
    """COW-BATTLE.2: only one of the two needs dice."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["bloodletter", "leper"]}},
        die={"khorne": [1, 1]},
    )
    assert table.happened("battle_began region=kislev") == 1
    assert table.happened("dice_rolled") == 1


def test_each_power_rolls_and_assigns_before_the_next_one_rolls() -> None:
    """COW-BATTLE.3: Khorne, Nurgle, Tzeentch, Slaanesh."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["daemonette", "horror", "plaguebearer", "bloodletter", "2 bloodsworn"]}},
        die={"khorne": [4, 4], "nurgle": [4], "tzeentch": [4], "slaanesh": [1]},
    )
    rolled: list[str] = []
    for power, target in (("khorne", "horror1"), ("nurgle", "bloodsworn1"), ("tzeentch", "bloodsworn2")):
        rolled.append(power)
        assert table.pending == power
        assert [e.split()[1] for e in table.events if e.startswith("dice_rolled")] == [f"power={p}" for p in rolled]
        table.choose(target)
    assert table.happened("dice_rolled power=slaanesh") == 1


@pytest.mark.parametrize(
    ("power", "figures", "dice"),
    [
        ("khorne", ["2 bloodletter", "bloodthirster"], 8),
        ("nurgle", ["2 plaguebearer", "great_unclean_one"], 5),
        ("tzeentch", ["3 horror", "lord_of_change"], 6),
        ("slaanesh", ["3 daemonette", "keeper_of_secrets"], 5),
    ],
)
def test_dice_are_the_sum_of_attack_values(power: str, figures: list[str], dice: int) -> None:
    """COW-BATTLE.4: warriors and greater daemons together."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": figures, "tokens": {"peasant": 1}}},
        die={power: [1] * dice},
    )
    assert table.happened(f"dice_rolled power={power} count={dice}") == 1


def test_a_controlled_figure_rolls_for_its_controller() -> None:
    """COW-BATTLE.4: its attack is added to the dice of the player it fights for."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["bloodletter by slaanesh", "bloodletter", "daemonette"]}},
        die={"khorne": [1, 1], "slaanesh": [1, 1, 1]},
    )
    assert table.happened("dice_rolled power=khorne count=2") == 1
    assert table.happened("dice_rolled power=slaanesh count=3") == 1


def test_a_downed_figure_still_rolls() -> None:
    """COW-BATTLE.5: the Plaguebearer falls first and takes its killer along."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["bloodletter", "plaguebearer"]}},
        die={"khorne": [5, 1], "nurgle": [5]},
    )
    assert first(table, "figure_downed figure=plaguebearer1") < first(table, "dice_rolled power=nurgle count=1")
    assert table.region("kislev")["figures"] == []


def test_attack_0_adds_no_die() -> None:
    """COW-BATTLE.6: cultists swell no pool, and alone they roll nothing."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["bloodletter", "3 bloodsworn", "3 leper", "2 seductress"]}},
        die={"khorne": [1, 1]},
    )
    assert table.happened("dice_rolled power=khorne count=2") == 1
    assert table.happened("dice_rolled") == 1


def test_a_card_adds_dice() -> None:
    """COW-BATTLE.7: Blood Frenzy is worth two more."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["bloodletter", "leper"], "cards": ["blood_frenzy"]}},
        die={"khorne": [1] * 4},
    )
    assert table.happened("dice_rolled power=khorne count=2 early=1") == 1
    assert table.happened("die_rolled power=khorne") == 4


def test_an_upgrade_adds_dice() -> None:
    """COW-BATTLE.7: upgraded Bloodsworn bring one die each."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        powers={"khorne": {"upgrades": ["up_bloodsworn"]}},
        regions={"kislev": {"figures": ["3 bloodsworn", "leper"]}},
        die={"khorne": [1] * 3},
    )
    assert table.happened("dice_rolled power=khorne count=3") == 1


def test_every_die_is_rolled_though_one_hit_would_do() -> None:
    """COW-BATTLE.8: nobody is asked how many dice, and none stays behind."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["3 bloodletter", "leper"]}},
        die={"khorne": [4] * 6},
    )
    assert len(table.match) == 0
    assert table.happened("die_rolled power=khorne value=4") == 6
    assert table.happened("hits_lost power=khorne count=5") == 1


@pytest.mark.parametrize(("value", "hits"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)])
def test_four_and_more_hit(value: int, hits: int) -> None:
    """COW-BATTLE.9: one hit each, and no second die."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["horror"], "tokens": {"peasant": 3}}},
        die={"tzeentch": [value, 4]},
    )
    assert table.happened("die_rolled") == 1
    assert table.power("tzeentch")["captured"] == hits


@pytest.mark.parametrize(("dice", "hits"), [([6, 1], 1), ([6, 4], 2)])
def test_a_six_hits_and_rolls_another(dice: list[int], hits: int) -> None:
    """COW-BATTLE.10: the six itself counts, whatever the further die shows."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["horror"], "tokens": {"peasant": 4}}},
        die={"tzeentch": [*dice, 4]},
    )
    assert table.happened("dice_rolled count=1") == 1
    assert table.happened("die_rolled") == 2
    assert table.power("tzeentch")["captured"] == hits


@pytest.mark.parametrize(("dice", "hits"), [([6, 3], 1), ([6, 5], 2), ([6, 6, 3], 2), ([6, 6, 5], 3)])
def test_an_exploded_die_counts_like_any_other(dice: list[int], hits: int) -> None:
    """COW-BATTLE.11: it hits on 4, 5, 6 and explodes again on 6."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["horror"], "tokens": {"peasant": 5}}},
        die={"tzeentch": [*dice, 4]},
    )
    assert table.happened("die_rolled") == len(dice)
    assert table.power("tzeentch")["captured"] == hits


def test_explosions_have_no_limit() -> None:
    """COW-BATTLE.12: fifteen sixes in a row from one Horror."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["horror"], "tokens": {"peasant": 20}}},
        die={"tzeentch": [*[6] * 15, 2]},
    )
    assert table.happened("die_rolled value=6") == 15
    assert table.power("tzeentch")["captured"] == 15


def test_all_dice_fall_before_the_first_hit_is_assigned() -> None:
    """COW-BATTLE.13: those of explosions too."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["2 bloodletter", "leper", "acolyte"]}},
        die={"khorne": [6, 1, 1, 1, 6, 2]},
    )
    assert table.asked == "hit"
    assert table.happened("die_rolled") == 6
    table.choose("leper1", "acolyte1")
    assert table.happened("die_rolled") == 6
    assert table.region("kislev")["figures"] == ["bloodletter", "bloodletter"]


def test_peasants_roll_no_dice() -> None:
    """COW-BATTLE.21: three Peasants do nothing to a lone Bloodletter."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["bloodletter"], "tokens": {"peasant": 3}}},
        die={"khorne": [1, 1]},
    )
    assert table.happened("die_rolled") == 2
    assert table.region("kislev")["figures"] == ["bloodletter"]
    assert table.region("kislev")["tokens"] == {"peasant": 3}


def test_a_power_alone_fights_peasants() -> None:
    """COW-BATTLE.22: the example of the Border Princes, 3 and 4 rolled."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"border_princes": {"figures": ["bloodletter"], "tokens": {"peasant": 2}}},
        die={"khorne": [3, 4]},
    )
    assert table.happened("dice_rolled power=khorne count=2") == 1
    assert table.power("khorne")["captured"] == 1
    assert table.region("border_princes")["tokens"] == {"peasant": 1}


@pytest.mark.parametrize("there", [{"figures": ["leper"]}, {"tokens": {"peasant": 1}}])
def test_dice_of_a_card_need_no_figure_of_their_player(there: dict[str, object]) -> None:
    """COW-BATTLE.31: Blood Frenzy rolls against whoever is there."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {**there, "cards": ["blood_frenzy"]}},
        die={"khorne": [4, 1]},
    )
    assert table.happened("dice_rolled power=khorne count=2") == 1
    assert table.region("kislev")["figures"] == []
    assert table.region("kislev")["tokens"] == {}


def test_dice_of_a_card_need_a_target() -> None:
    """COW-BATTLE.31: with Khorne's own figures alone Blood Frenzy rolls nothing."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["bloodsworn"], "cards": ["blood_frenzy"]}},
    )
    assert table.happened("dice_rolled") == 0


def test_the_start_of_battle_comes_before_the_normal_dice_of_its_region() -> None:
    """COW-BATTLE.41: before anybody's dice there, but after the battles of earlier regions."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "kislev": {"figures": ["bloodletter", "leper"]},
            "tilea": {"figures": ["bloodletter", "plaguebearer"], "cards": ["", "blood_frenzy"]},
        },
        die={"khorne": [1] * 6, "nurgle": [1]},
    )
    rolls = [line for line in table.events if line.startswith("dice_rolled")]
    assert rolls == [
        "dice_rolled power=khorne region=kislev count=2 early=0",
        "dice_rolled power=khorne region=tilea count=2 early=1",
        "dice_rolled power=khorne region=tilea count=2 early=0",
        "dice_rolled power=nurgle region=tilea count=1 early=0",
    ]


def test_the_end_of_the_battle_phase_comes_after_all_rolls_in_all_regions() -> None:
    """COW-BATTLE.42: The Final Rotting waits for the Badlands, and its victim has fought meanwhile."""
    table = lay(
        stage="battle",
        pause_before="corruption_start",
        regions={
            "norsca": {
                "figures": ["bloodletter", "leper"],
                "cards": ["the_final_rotting"],
                "corruption": {"nurgle": 1},
            },
            "badlands": {"figures": ["horror"], "tokens": {"peasant": 1}},
        },
        die={"khorne": [1, 1], "tzeentch": [1]},
    )
    rotten = first(table, "figure_killed power=nurgle figure=bloodletter1")
    assert first(table, "dice_rolled power=khorne region=norsca count=2") < rotten
    assert first(table, "dice_rolled power=tzeentch region=badlands") < rotten
    assert table.region("norsca")["figures"] == ["leper"]


def test_figures_elsewhere_take_no_part() -> None:
    """COW-BATTLE.43: those next door neither add dice nor can be hit."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={
            "kislev": {"figures": ["bloodletter", "leper", "acolyte"]},
            "empire": {"figures": ["bloodthirster"]},
            "troll_country": {"figures": ["plaguebearer"]},
        },
        die={"khorne": [4, 1]},
    )
    assert table.happened("dice_rolled power=khorne count=2") == 1
    assert table.options == ["leper1", "acolyte1"]
    assert table.refused("plaguebearer1") == "COW-BATTLE.43"
    table.choose("leper1")
    assert table.happened("dice_rolled") == 1
    assert table.region("troll_country")["figures"] == ["plaguebearer"]
