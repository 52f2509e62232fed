"""The heuristic bot: it wins, it follows its power's plan, and it knows what its seat knows and no more."""

from __future__ import annotations

import math

import pytest

from oldworld import Match
from oldworld.bots import make_bot
from oldworld.kernel.match import Decision
from oldworld.lab.simulate import Plan, Simulation
from oldworld.titles.chaos import prompts
from oldworld.titles.chaos.advice import worth
from tests.chaos.random_games import POWERS, walk
from tests.chaos.table import Table, lay


def advice(match: Match, decision: Decision) -> dict[str, float]:
    """What the title advises, by option."""
    view = match.view(decision.seat)
    options = [str(option) for option in decision.options]
    values = match.title.advise(view, decision.prompt, decision.args, options)
    return dict(zip(options, values, strict=True))


def choice(table: Table) -> str:
    """What the bot would choose."""
    decision = table.match.pending[0]
    bot = make_bot("heuristic", seed=1)
    return str(bot.choose(table.match.view(decision.seat), decision))


def action(table: Table) -> str:
    """What the bot does with its action, and where: ``"leper kislev"``."""
    first = choice(table)
    table.choose(first)
    where = choice(table) if table.asked in ("summon_where", "card_where") else ""
    return f"{first.rstrip('0123456789')} {where.removesuffix('.left').removesuffix('.right')}".strip()


# -- it wins ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("power", POWERS)
def test_it_wins_in_each_seat_against_three_random_bots(power: str) -> None:
    """A small edition of the measurement in docs/bots.md; there it is 400 games a seat."""
    players = {seat: "heuristic" if seat == power else "random" for seat in POWERS}
    simulation = Simulation(Plan("chaos", players, {}, 5_000), 40, 1)
    simulation.run(lambda _: None)
    assert simulation.report()["seats"][power]["share"] >= 0.7


# -- it is a good guest -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_every_option_of_every_question_gets_a_number(seed: int) -> None:
    for match in walk(seed):
        for decision in match.pending:
            values = advice(match, decision)
            assert len(values) == len(decision.options)
            assert all(math.isfinite(value) for value in values.values())


@pytest.mark.parametrize("seed", range(10))
def test_it_chooses_the_same_whatever_its_seat_cannot_know(seed: int) -> None:
    for number, match in enumerate(walk(seed)):
        if not match.pending or number % 7:
            continue
        decision = match.pending[0]
        other = match.fork(as_seen_by=decision.seat, seed=seed)
        here = make_bot("heuristic", seed=seed).choose(match.view(decision.seat), decision)
        there = make_bot("heuristic", seed=seed).choose(other.view(decision.seat), other.pending[0])
        assert here == there


def test_the_same_seed_plays_the_same_game() -> None:
    def record() -> str:
        match = Match("chaos", seed=11)
        bots = {seat: make_bot("heuristic", seed=f"11/{seat}") for seat in match.seats}
        while match.pending:
            decision = match.pending[0]
            match.choose(bots[decision.seat].choose(match.view(decision.seat), decision), decision.seat)
        return str(match.record())

    assert record() == record()


# -- the plans ----------------------------------------------------------------------------------------


def test_khorne_hunts_in_another_region_rather_than_where_he_hunts_already() -> None:
    table = lay(
        to_act="khorne",
        powers={"khorne": {"power": 2, "hand": []}},
        regions={
            "kislev": {"figures": ["bloodletter", "2 leper"]},
            "empire": {"figures": ["2 acolyte"]},
        },
    )
    assert action(table) == "bloodletter empire"


def test_khorne_does_not_hunt_where_there_is_nobody() -> None:
    table = lay(
        to_act="khorne",
        powers={"khorne": {"power": 2, "hand": []}},
        regions={"troll_country": {"figures": ["bloodsworn", "seductress"]}},
    )
    assert action(table) == "bloodletter troll_country"


def test_nurgle_brings_the_second_cultist_to_a_populous_region() -> None:
    table = lay(
        to_act="nurgle",
        powers={"nurgle": {"power": 1, "hand": []}},
        regions={"kislev": {"figures": ["leper"]}, "norsca": {"figures": ["leper"]}},
    )
    assert action(table) == "leper kislev"


def test_tzeentch_brings_cultists_to_two_warpstones() -> None:
    table = lay(
        to_act="tzeentch",
        powers={"tzeentch": {"power": 2, "hand": []}},
        regions={
            "troll_country": {"figures": ["acolyte"]},
            "norsca": {"tokens": {"warpstone": 2}},
            "kislev": {},
        },
    )
    assert action(table) == "acolyte norsca"


def test_tzeentch_plays_magic_where_a_warpstone_and_cultists_are() -> None:
    table = lay(
        to_act="tzeentch",
        powers={"tzeentch": {"power": 1, "hand": ["changer_of_ways"]}},
        regions={"badlands": {"figures": ["2 acolyte"], "tokens": {"warpstone": 1}}},
    )
    assert action(table) == "changer_of_ways badlands"


def test_slaanesh_follows_the_noble() -> None:
    table = lay(
        to_act="slaanesh",
        powers={"slaanesh": {"power": 2, "hand": []}},
        regions={"tilea": {"figures": ["seductress"]}, "estalia": {"tokens": {"noble": 1}}},
    )
    assert action(table) == "seductress estalia"


def test_what_helps_nobody_is_left_undone() -> None:
    table = lay(
        to_act="slaanesh",
        powers={"slaanesh": {"power": 1, "hand": ["field_of_ecstasy"]}},
        regions={region: {"ruined": number} for number, region in enumerate(["norsca", "kislev"], 1)},
    )
    assert choice(table) != "field_of_ecstasy"


# -- questions that come up seldom --------------------------------------------------------------------


def test_it_hits_the_cultist_and_never_wastes_a_hit() -> None:
    table = lay(
        stage="battle",
        regions={"kislev": {"figures": ["2 bloodletter", "leper", "great_unclean_one"]}},
        die={"khorne": [4, 5, 5, 1]},
    )
    assert table.asked == "hit"
    values = advice(table.match, table.match.pending[0])
    assert max(values, key=lambda option: values[option]).startswith("leper")
    table.choose(choice(table))
    if table.asked == "hit" and table.pending == "khorne":
        assert choice(table) != "more"


def test_the_acolyte_leaves_the_warpstone_with_those_who_stay() -> None:
    for staying, answer in ((0, "yes"), (2, "no")):
        table = lay(
            to_act="tzeentch",
            powers={"tzeentch": {"power": 1, "hand": [], "upgrades": ["up_acolyte"]}},
            regions={"kislev": {"figures": [f"{staying + 1} acolyte"], "tokens": {"warpstone": 1}}},
        )
        table.choose("tzeentch acolyte1", "tzeentch empire")
        assert table.asked == "carry"
        assert choice(table) == answer


def test_the_horror_steps_onto_a_card_space() -> None:
    table = lay(
        to_act="tzeentch",
        powers={"tzeentch": {"power": 2, "hand": [], "upgrades": ["up_horror"]}},
    )
    table.choose("tzeentch horror1", "tzeentch empire")
    assert table.asked == "stand"
    assert choice(table) in ("empire.left", "empire.right")


def test_the_keeper_of_secrets_takes_a_cultist() -> None:
    table = lay(
        stage="corruption_start",
        powers={"slaanesh": {"upgrades": ["up_keeper_of_secrets"]}},
        regions={"kislev": {"figures": ["keeper_of_secrets", "leper", "acolyte"], "tokens": {"noble": 1}}},
    )
    assert table.asked == "seduce_cultist"
    assert choice(table) in table.options


def test_plaguebearers_avenge_themselves_on_a_bloodletter_rather_than_a_cultist() -> None:
    table = lay(
        stage="battle",
        powers={"nurgle": {"upgrades": ["up_plaguebearer"]}},
        regions={"tilea": {"figures": ["bloodletter", "bloodsworn", "plaguebearer"], "ruined": 1}},
        die={"khorne": [4, 1], "nurgle": [1]},
    )
    assert table.asked == "retaliate"
    assert choice(table).startswith("bloodletter")


def test_the_earliest_die_is_rolled_where_one_is_all() -> None:
    table = lay(
        stage="battle",
        old_world={"track": ["greenskins_invade"]},
        regions={
            "empire": {
                "figures": ["bloodletter", "leper"],
                "cards": ["blood_frenzy", ""],
                "tokens": {"event": 1},
            }
        },
    )
    assert table.asked == "which_die"
    assert choice(table) == "die_card"


def test_warp_shield_protects_a_cultist_rather_than_a_horror() -> None:
    table = lay(
        to_act="tzeentch",
        powers={"tzeentch": {"power": 1, "hand": ["warp_shield"]}},
        regions={"kislev": {"figures": ["horror", "acolyte", "bloodletter"]}},
    )
    table.choose("tzeentch warp_shield", "tzeentch kislev.left")
    assert table.asked == "shield"
    assert choice(table).startswith("acolyte")


def test_the_final_rotting_takes_the_warrior_of_the_highest_price() -> None:
    table = lay(
        stage="battle_end",
        regions={
            "kislev": {
                "figures": ["acolyte", "bloodletter"],
                "cards": ["the_final_rotting", ""],
                "corruption": {"nurgle": 1},
                "ruined": 0,
            }
        },
    )
    assert table.asked == "rot"
    assert choice(table).startswith("bloodletter")


def test_a_hero_gets_the_figure_that_is_missed_least() -> None:
    table = lay(
        stage="heroes",
        powers={"nurgle": {"dial": 9}},
        regions={"kislev": {"figures": ["great_unclean_one", "2 leper"], "tokens": {"hero": 1}}},
    )
    assert table.asked == "hero"
    assert choice(table).startswith("leper")


def test_the_rest_of_the_prompts_come_up_in_random_games() -> None:
    tested_above = {"carry", "stand", "seduce_cultist", "retaliate", "which_die", "shield", "rot", "return_figure"}
    met = {d.prompt for seed in range(30) for match in walk(seed) for d in match.pending}
    assert set(prompts.NAMES) - met <= tested_above


# -- its arithmetic -----------------------------------------------------------------------------------


def test_the_chance_of_hits_is_that_of_exploding_dice() -> None:
    assert worth.hit_chance(0, 1) == 0.0
    assert worth.hit_chance(1, 1) == pytest.approx(1 / 2)
    assert worth.hit_chance(1, 2) == pytest.approx(1 / 12)
    assert worth.hit_chance(2, 1) == pytest.approx(3 / 4)
    assert worth.hit_chance(2, 2) == pytest.approx(1 / 4 + 2 * (1 / 12) * (1 / 2))
    assert worth.hit_chance(99, 1) == pytest.approx(1.0, abs=1e-6)
    assert worth.hit_chance(3, 50) == 0.0


def test_two_counters_promise_twice_as_much_as_one_and_a_fourth_little() -> None:
    assert worth.ticks(1.0) == pytest.approx(1.0)
    assert worth.ticks(2.0) > 1.9
    assert worth.ticks(4.0) - worth.ticks(3.0) < 0.3
    assert worth.ticks(0.0) == 0.0
    assert worth.ticks(50.0) == worth.ticks(9.0)
