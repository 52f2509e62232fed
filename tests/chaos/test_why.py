"""Why not (why.py): every refusal names its reason and its clause, and refuses only what is not legal."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from oldworld import Match
from oldworld.kernel.title import Refusal, title
from tests.chaos.random_games import walk
from tests.chaos.table import Table, lay

CHAOS = title("chaos")
WORDS = [CHAOS.option_text(number) for number in range(CHAOS.option_count())]
"""The whole catalogue of options."""
REGIONS = ["norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands"]
SPACES = [f"{region}.{side}" for region in REGIONS for side in ("left", "right")]


def why(table: Table, text: str, seat: str | None = None) -> str:
    """The clause and the reason of a refusal, "" when there is none; what is refused cannot be chosen either."""
    refusal = table.match.explain(text, seat)
    if refusal is None:
        return ""
    table.refused(text, seat)
    return f"{refusal.clause} {refusal.reason}".strip()


def args(table: Table, text: str, seat: str | None = None) -> dict[str, str]:
    """What a refusal says about the case."""
    refusal = table.match.explain(text, seat)
    assert refusal is not None
    return refusal.args


def test_a_word_that_means_nothing() -> None:
    """COW-SUMMON.2: it is no action, neither alone nor as one of two; the answer says which word it is."""
    table = lay()
    assert why(table, "waaagh") == why(table, "bloodsworn1 waaagh") == why(table, "") == "unknown_word"
    assert args(table, "bloodsworn1 waaagh") == {"word": "waaagh"}


def test_after_the_game() -> None:
    """COW-WIN.4: nothing is legal any more."""
    table = lay(stage="game_end", powers={"khorne": {"points": 50}})
    assert table.truth["over"]
    assert why(table, "bloodsworn1", "khorne") == why(table, "pass", "nurgle") == "COW-WIN.4 game_over"


def test_out_of_turn() -> None:
    """COW-ROUND.5, COW-SUMMON.6: it is another's turn, or there is no turn without power."""
    table = lay(powers={"slaanesh": {"power": 0}})
    assert why(table, "leper1", "nurgle") == why(table, "leper1 kislev", "nurgle") == "COW-ROUND.5 not_your_turn"
    assert why(table, "seductress1", "slaanesh") == "COW-SUMMON.6 no_power_left"
    assert args(table, "leper1", "nurgle") == {"power": "khorne"}


def test_an_action_is_a_figure_or_a_card() -> None:
    """COW-SUMMON.2: alone, or with a place that does not fit."""
    table = lay(powers={"khorne": {"hand": ["battle_cry"]}})
    assert why(table, "kislev") == why(table, "pass kislev") == "COW-SUMMON.2 summon_or_play"
    assert why(table, "bloodsworn1 kislev.left") == why(table, "battle_cry khorne") == "COW-SUMMON.2 summon_or_play"


def test_figures_that_cannot_be_summoned() -> None:
    """COW-SUMMON.11, COW-SUMMON.15: another's, too dear, or the second of two that nothing tells apart."""
    table = lay(powers={"khorne": {"power": 2}})
    assert why(table, "leper1") == why(table, "leper1 kislev") == "COW-SUMMON.11 not_your_figure"
    assert why(table, "bloodthirster") == "COW-SUMMON.15 figure_too_dear"
    assert args(table, "bloodthirster") == {"figure": "bloodthirster", "cost": "3", "power": "2"}
    assert why(table, "bloodsworn2") == "alike"


def test_a_figure_that_can_go_nowhere() -> None:
    """COW-SUMMON.15: two points would pay for a Bloodletter, but Road Wardens make it three from the board."""
    kislev = {"figures": ["bloodletter"]}
    table = lay(powers={"khorne": {"power": 2}}, regions={"kislev": kislev}, old_world={"track": ["road_wardens"]})
    assert why(table, "bloodletter1") == "COW-SUMMON.15 figure_too_dear"
    assert args(table, "bloodletter1") == {"figure": "bloodletter1", "cost": "3", "power": "2"}
    assert why(table, "bloodletter2 kislev") == ""


def test_a_figure_too_dear_everywhere_costs_what_it_would_really_cost() -> None:
    """COW-SUMMON.15, COW-SUMMON.14: with Road Wardens a Bloodthirster costs four from the board."""
    kislev = {"figures": ["bloodthirster"]}
    table = lay(powers={"khorne": {"power": 2}}, regions={"kislev": kislev}, old_world={"track": ["road_wardens"]})
    assert args(table, "bloodthirster") == {"figure": "bloodthirster", "cost": "4", "power": "2"}


def test_a_figure_that_is_barred_everywhere() -> None:
    """COW-CARDS.26: by the French reading; it could be paid, so no cost keeps it."""
    barred = {region: {"cards": ["field_of_carnage"]} for region in ("norsca", "troll_country", "kislev")}
    barred["norsca"]["figures"] = ["leper"]
    nurgle = {"nurgle": {"hand": ["the_stench_of_death"], "power": 1}}
    table = lay(to_act="nurgle", options={"field_of_carnage": "in"}, regions=barred, powers=nurgle)
    assert table.options == ["pass"]
    assert why(table, "leper1") == why(table, "leper2") == "COW-CARDS.26 nowhere_to_summon"


def test_regions_to_which_a_figure_cannot_go() -> None:
    """COW-SUMMON.22, COW-SUMMON.16, COW-SUMMON.15: where it stands, out of reach, or too dear just there."""
    kislev = {"figures": ["bloodletter"]}
    table = lay(powers={"khorne": {"power": 2}}, regions={"kislev": kislev}, old_world={"track": ["franzs_decree"]})
    assert args(table, "bloodletter1 tilea") == {"figure": "bloodletter1", "region": "tilea"}
    assert why(table, "bloodletter1 kislev") == "COW-SUMMON.22 same_region"
    assert why(table, "bloodletter1 tilea") == "COW-SUMMON.16 out_of_reach"
    assert why(table, "bloodletter1 empire") == "COW-SUMMON.15 figure_too_dear"
    assert args(table, "bloodletter1 empire")["cost"] == "3"
    assert why(table, "bloodletter1 troll_country") == ""
    table.choose("bloodletter2")
    assert why(table, "tilea") == "COW-SUMMON.16 out_of_reach"


def test_field_of_carnage() -> None:
    """COW-CARDS.26: it holds figures of others; by the French reading it keeps them out."""
    there = {"kislev": {"figures": ["leper"], "cards": ["field_of_carnage"]}, "empire": {"figures": ["leper"]}}
    table = lay(to_act="nurgle", regions=there)
    assert why(table, "leper1") == "COW-CARDS.26 carnage_holds"
    assert why(table, "leper2 kislev") == ""
    table = lay(to_act="nurgle", options={"field_of_carnage": "in"}, regions=there)
    assert why(table, "leper1 empire") == ""
    assert why(table, "leper2 kislev") == "COW-CARDS.26 carnage_bars"


def test_cards_that_cannot_be_played() -> None:
    """COW-SETUP.12, COW-CARDS.1, COW-CARDS.2: another's, not in the hand, too dear."""
    table = lay(powers={"khorne": {"power": 1, "hand": ["reborn_in_blood"]}})
    assert why(table, "influenza") == "COW-SETUP.12 not_your_card"
    assert why(table, "battle_cry") == why(table, "battle_cry kislev") == "COW-CARDS.1 not_in_hand"
    assert why(table, "reborn_in_blood") == "COW-CARDS.2 card_too_dear"
    assert args(table, "reborn_in_blood").items() >= {"card": "reborn_in_blood", "cost": "2", "power": "1"}.items()


def test_a_card_too_dear_everywhere_is_too_dear() -> None:
    """COW-CARDS.2: with one point Reborn in Blood cannot be played, Horror on one of eighteen spaces or not."""
    horror = {"norsca": {"figures": ["horror on left"]}}
    table = lay(powers={"khorne": {"power": 1, "hand": ["reborn_in_blood"]}}, regions=horror)
    assert why(table, "reborn_in_blood") == "COW-CARDS.2 card_too_dear"


def full_board(*but: str) -> dict[str, Any]:
    """Every space taken, but for those of some regions."""
    cards = ["plague_aura"] * 4 + ["influenza"] * 4 + ["rain_of_pus"] * 3 + ["dark_influence"] * 4 + ["warp_shield"] * 3
    return {region: {"cards": cards[2 * i : 2 * i + 2]} for i, region in enumerate(REGIONS) if region not in but}


def test_a_full_board() -> None:
    """COW-CARDS.5: no space is left even for a card of cost 0; those of a ruined region count for nothing."""
    for board in (full_board(), full_board("kislev") | {"kislev": {"ruined": 1}}):
        table = lay(powers={"khorne": {"hand": ["blood_frenzy"]}}, regions=board)
        assert why(table, "blood_frenzy") == "COW-CARDS.5 all_spaces_taken"


def test_a_region_barred_to_magic() -> None:
    """COW-OLDWORLD.15: Teclis keeps Dazzle, which has a magic symbol, from where an Event lies, and if that is the
    last free region, it cannot be played though it could be paid; Teleport has no symbol."""
    kislev = {"kislev": {"tokens": {"event": 1}}}
    for full, reason in (({}, ""), (full_board("kislev"), "COW-OLDWORLD.15 magic_barred")):
        table = lay(
            to_act="tzeentch",
            powers={"tzeentch": {"hand": ["dazzle", "teleport"]}},
            regions=full | kislev,
            old_world={"track": ["teclis_aids_the_empire"]},
        )
        assert why(table, "dazzle") == reason
        assert why(table, "dazzle kislev.left") == why(table, "dazzle kislev") == "COW-OLDWORLD.15 magic_barred"
        assert why(table, "teleport kislev") == ""


def test_spaces_that_take_no_card() -> None:
    """COW-RUINED.2, COW-CARDS.4, COW-CARDS.6, COW-CARDS.2: ruined, full, taken, or too dear just there."""
    table = lay(
        powers={"khorne": {"power": 2, "hand": ["battle_cry"]}},
        regions={"norsca": {"ruined": 1}, "tilea": {"cards": ["temporal_stasis"]}}
        | {"kislev": {"cards": ["influenza", "influenza"]}, "empire": {"cards": ["influenza"]}},
    )
    whys = {
        "norsca.left": "COW-RUINED.2 ruined_takes_no_card",
        "kislev.right": "COW-CARDS.4 both_spaces_taken",
        "empire.left": "COW-CARDS.6 space_taken",
        "empire.right": "",
        "tilea.right": "COW-CARDS.2 card_too_dear",
    }
    assert {space: why(table, f"battle_cry {space}") for space in whys} == whys
    assert args(table, "battle_cry tilea.right")["cost"] == "3"
    assert [why(table, f"battle_cry {of}") for of in ("norsca", "kislev")] == [*whys.values()][:2]
    table.choose("battle_cry")
    assert {space: why(table, space) for space in whys} == whys


BARRED: dict[str, dict[str, Any]] = {
    "COW-UPGRADE.4 horror_stands_there": {"figures": ["horror on right"]},
    "COW-OLDWORLD.33 one_card_only": {"tokens": {"skaven": 1}},
    "COW-CARDS.2 card_too_dear": {"cards": ["temporal_stasis"]},
}


@pytest.mark.parametrize("reason", BARRED)
@pytest.mark.parametrize("place", ["kislev.right", "kislev"])
def test_an_empty_space_that_takes_no_card(reason: str, place: str) -> None:
    """COW-UPGRADE.4, COW-OLDWORLD.33, COW-CARDS.2: a Horror, a Skaven or Temporal Stasis is in the way; so it is
    when the region is named and not the space."""
    table = lay(
        powers={"khorne": {"power": 2, "hand": ["battle_cry"]}},
        regions={"kislev": {"cards": ["influenza"]} | BARRED[reason]},
        old_world={"track": ["the_horned_ones_due"]},
    )
    assert why(table, f"battle_cry {place}") == reason


def battle(*figures: str, **more: Any) -> Table:
    """A battle in Kislev, with a Leper in the Empire who has no part in it."""
    regions = {"kislev": {"figures": list(figures)}, "empire": {"figures": ["leper6"]}}
    return lay(stage="battle", pause_before="battle_end", regions=regions, **more)


def test_whom_hits_cannot_go_to() -> None:
    """COW-BATTLE.14, 15, 23, 26, 28, 43 and COW-CARDS.30: two hits of Khorne's, and whom they do not kill."""
    table = battle(
        "bloodletter", "leper", "acolyte shielded", "plaguebearer", "great_unclean_one", die={"khorne": [4, 4]}
    )
    assert (table.pending, table.options) == ("khorne", ["leper1", "plaguebearer1"])
    assert why(table, "peasant") == "COW-BATTLE.14 no_peasant_here"
    assert why(table, "bloodletter1") == "COW-BATTLE.15 own_figure"
    assert why(table, "great_unclean_one") == "COW-BATTLE.23 too_few_hits"
    assert args(table, "great_unclean_one")["needed"] == "3"
    assert why(table, "pass") == "COW-BATTLE.26 hits_must_be_assigned"
    assert why(table, "leper6") == why(table, "leper2") == "COW-BATTLE.43 not_in_this_battle"
    assert why(table, "acolyte1") == "COW-CARDS.30 shielded"
    assert why(table, "leper1 plaguebearer1") == "one_at_a_time"
    table.choose("leper1")
    assert why(table, "leper1") == "COW-BATTLE.28 already_downed"


def test_a_daemonette_that_only_sixes_hit() -> None:
    """COW-BATTLE.32: a 4 and a 5 are two hits, but not for it."""
    upgraded = {"slaanesh": {"upgrades": ["up_daemonette"]}}
    table = battle("bloodletter", "leper", "acolyte", "daemonette", powers=upgraded, die={"khorne": [4, 5]})
    assert why(table, "daemonette1") == "COW-BATTLE.32 sixes_only"


@pytest.mark.parametrize("upgrades", [[], ["up_bloodletter"]])
def test_of_targets_that_nothing_tells_apart_one_is_offered(upgrades: list[str]) -> None:
    """COW-BATTLE.23: one hit would kill the second Leper; it is not offered because the first one is."""
    table = battle(
        "bloodletter", "2 leper", "acolyte", powers={"khorne": {"upgrades": upgrades}}, die={"khorne": [4, 1]}
    )
    assert table.options == ["leper1", "acolyte1"]
    assert why(table, "leper2") == "alike"
    assert args(table, "leper2") == {"figure": "leper2", "other": "leper1"}


def test_an_early_hit_kept_tells_figures_apart() -> None:
    """COW-BATTLE.23, COW-BATTLE.38: one more hit kills the Horror that was hit early, not the other one."""
    kislev = {"figures": ["bloodletter", "2 horror", "leper"], "cards": ["blood_frenzy"]}
    table = lay(stage="battle", regions={"kislev": kislev}, die={"khorne": [4, 1, 4, 1]})
    table.choose("horror1")
    assert (table.asked, table.options) == ("hit", ["leper1", "horror1"])
    assert why(table, "horror2") == "COW-BATTLE.23 too_few_hits"


def test_hits_that_go_back_go_to_who_killed() -> None:
    """COW-UPGRADE.4: the Plaguebearers' hit goes back to Khorne; no number of hits would make it Tzeentch's."""
    upgraded = {"nurgle": {"upgrades": ["up_plaguebearer"]}}
    table = battle("bloodletter", "bloodsworn", "plaguebearer", "acolyte", powers=upgraded, die={"khorne": [4, 1]})
    table.choose("plaguebearer1")
    assert (table.pending, table.asked, table.options) == ("nurgle", "retaliate", ["bloodsworn1", "bloodletter1"])
    assert why(table, "acolyte1") == "COW-UPGRADE.4 not_who_killed"
    assert why(table, "leper6") == "COW-BATTLE.43 not_in_this_battle"


def test_what_an_effect_cannot_be_told() -> None:
    """COW-CARDS.29, COW-CARDS.15: Teleport asks for one cultist or warrior of its region, and must be answered."""
    table = lay(
        to_act="tzeentch",
        powers={"tzeentch": {"hand": ["teleport"]}},
        regions={"kislev": {"figures": ["2 leper", "bloodletter", "bloodthirster"]}},
    )
    table.choose("teleport", "kislev.left")
    assert table.options == ["bloodletter1", "leper1"]
    assert why(table, "bloodthirster") == "COW-CARDS.29 daemons_are_immune"
    assert why(table, "pass") == "COW-CARDS.15 must_choose"
    assert why(table, "leper2") == "alike"
    assert args(table, "leper2") == {"figure": "leper2", "other": "leper1"}
    assert why(table, "leper3") == why(table, "kislev") == why(table, "yes") == "not_among_options"


def test_daemons_do_not_rot() -> None:
    """COW-BATTLE.42: The Final Rotting takes cultists and warriors of enemies at the end of the Battle Phase."""
    figures = ["bloodthirster", "bloodletter", "acolyte", "leper"]
    rotting = {"figures": figures, "cards": ["the_final_rotting"], "corruption": {"nurgle": 1}}
    table = lay(stage="battle_end", regions={"kislev": rotting})
    assert (table.pending, table.options) == ("nurgle", ["bloodletter1", "acolyte1"])
    assert why(table, "bloodthirster") == "COW-BATTLE.42 daemons_are_immune"
    assert why(table, "leper1") == "not_among_options"
    assert why(table, "pass") == "COW-CARDS.15 must_choose"


def test_tokens_do_not_go_to_ruined_regions() -> None:
    """COW-RUINED.3: Tzeentch places a Warpstone, and Slaanesh moves a Noble, anywhere else."""
    ruined = {"kislev": {"ruined": 1}, "empire": {"tokens": {"noble": 1}}}
    table = lay(stage="dials", powers={"tzeentch": {"counters": 1}}, regions=ruined)
    assert table.asked == "place_token"
    assert why(table, "pass") == "COW-DIAL.20 must_choose"
    assert why(table, "kislev") == "COW-RUINED.3 ruined_takes_no_token"
    table = lay(to_act="slaanesh", powers={"slaanesh": {"hand": ["dark_influence"]}}, regions=ruined)
    table.choose("dark_influence", "empire.left")
    assert table.asked == "token_region"
    assert why(table, "kislev") == "COW-RUINED.3 ruined_takes_no_token"
    assert why(table, "empire") == "not_among_options"


def test_an_action_once_chosen_must_be_done() -> None:
    """COW-SUMMON.11, COW-CARDS.1: the second part of a summon, or of playing a card, is no effect of a card."""
    table = lay(powers={"khorne": {"hand": ["battle_cry"]}})
    assert why(table.choose("bloodletter1"), "pass") == "COW-SUMMON.11 must_choose"
    table = lay(powers={"khorne": {"hand": ["battle_cry"]}})
    assert why(table.choose("battle_cry"), "pass") == "COW-CARDS.1 must_choose"


def test_what_upgrades_and_old_world_cards_ask_must_be_answered() -> None:
    """COW-UPGRADE.4, COW-OLDWORLD.27, COW-BATTLE.26: the clause is that of who asks."""
    kislev = {"figures": ["keeper_of_secrets", "leper", "acolyte"]}
    powers = {"slaanesh": {"upgrades": ["up_keeper_of_secrets"]}, "nurgle": {"upgrades": ["up_plaguebearer"]}}
    table = lay(stage="corruption_start", powers=powers, regions={"kislev": kislev})
    assert table.asked == "seduce_cultist"
    assert why(table, "pass") == "COW-UPGRADE.4 must_choose"
    event = {"figures": ["bloodletter", "leper"], "cards": ["blood_frenzy"], "tokens": {"event": 1}}
    table = lay(stage="battle", regions={"kislev": event}, old_world={"track": ["greenskins_invade"]})
    assert table.asked == "which_die"
    assert why(table, "pass") == "COW-OLDWORLD.27 must_choose"
    table = battle("bloodletter", "bloodsworn", "plaguebearer", powers=powers, die={"khorne": [4, 1]})
    assert table.asked == "retaliate"
    assert why(table, "pass") == "COW-BATTLE.26 hits_must_be_assigned"


@pytest.mark.parametrize(("stage", "clause"), [("heroes", "COW-END.3"), ("old_world", "COW-OLDWORLD.2")])
def test_other_duties(stage: str, clause: str) -> None:
    """COW-END.3, COW-OLDWORLD.2: a Hero's victim must be named, and where a revealed card puts its token."""
    kislev = {"figures": ["bloodletter", "bloodsworn"], "tokens": {"hero": 1}}
    table = lay(stage=stage, regions={"kislev": kislev}, old_world_next=["warpstone_discovery"])
    assert table.asked == {"heroes": "hero", "old_world": "place_token"}[stage]
    assert why(table, "pass") == f"{clause} must_choose"


def test_what_is_begun_in_a_turn_is_finished() -> None:
    """COW-SUMMON.11, COW-CARDS.1: once figure or card is chosen, its place belongs to the same act."""
    table = lay(to_act="khorne", powers={"khorne": {"hand": ["battle_cry"]}})
    table.choose("bloodletter1")
    assert why(table, "pass") == "COW-SUMMON.11 must_choose"
    table = lay(to_act="khorne", powers={"khorne": {"hand": ["battle_cry"]}})
    table.choose("battle_cry")
    assert why(table, "pass") == "COW-CARDS.1 must_choose"


def test_upgrades_that_cannot_be_chosen() -> None:
    """COW-UPGRADE.2, COW-UPGRADE.7: another's, or one that is in play."""
    table = lay(stage="dials", powers={"khorne": {"dial": 1, "counters": 1, "upgrades": ["up_bloodsworn"]}})
    assert table.asked == "upgrade"
    assert why(table, "pass") == "COW-UPGRADE.2 must_choose"
    assert why(table, "up_leper") == "COW-UPGRADE.2 not_your_upgrade"
    assert why(table, "up_bloodsworn") == "COW-UPGRADE.7 upgrade_in_play"


GAMES, DECISIONS = 30, 120
"""How many games, and how far into each."""


def where_it_can_go(match: Match, action: str) -> set[str]:
    """The places to which an action can really be done: choose it in a fork, and look."""
    fork = match.fork()
    seen = len(fork.events(everything=True))
    fork.choose(action)
    if fork.pending and fork.pending[0].prompt in ("summon_where", "card_where"):
        places = {str(option) for option in fork.pending[0].options}
    else:
        named = [(CHAOS.event_name(e), CHAOS.event_args(e)) for e in fork.events(everything=True, start=seen)]
        places = {str(have["to"]) for name, have in named if name == "figure_summoned"}
        places |= {str(have["space"]) for name, have in named if name == "card_played"}
        assert len(places) == 1
    return places | {place.partition(".")[0] for place in places}


def is_true(refusal: Refusal, word: str, offered: set[str]) -> bool:
    """Does power really not cover a cost, is a figure of the kind really offered, where a refusal says so?"""
    if refusal.reason.endswith("too_dear"):
        return int(refusal.args["cost"]) > int(refusal.args["power"])
    kind = word.rstrip("12345678")
    return refusal.reason != "alike" or kind in {option.rstrip("12345678") for option in offered}


class Findings:
    """What random games showed to be wrong with refusals; all of it should stay empty."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.places: list[str] = []
        self.untrue: list[str] = []
        self.decisions = self.actions = 0

    def look(self, match: Match, where: str, chooser: random.Random) -> None:
        """Compare what is explained with what is possible, at one decision."""
        decision = match.pending[0]
        offered = {str(option) for option in decision.options}
        self.decisions += 1
        for word in WORDS:
            refusal = match.explain(word)
            if (refusal is None) != (word in offered):
                self.words.append(f"{where}: {word}")
            elif refusal is not None and not is_true(refusal, word, offered):
                self.untrue.append(f"{where}: {word} {refusal}")
        if decision.prompt == "action":
            self.actions += 1
            for word in WORDS:
                if word not in offered and match.explain(f"{word} {chooser.choice(REGIONS + SPACES)}") is None:
                    self.places.append(f"{where}: {word}")
            for action in offered:
                possible = where_it_can_go(match, action) if action != "pass" else set()
                for place in REGIONS + SPACES:
                    if (match.explain(f"{action} {place}") is None) != (place in possible):
                        self.places.append(f"{where}: {action} {place}")


@pytest.fixture(scope="module")
def findings() -> Findings:
    found = Findings()
    for seed in range(GAMES):
        chooser = random.Random(seed)
        for number, match in enumerate(islice(walk(seed), DECISIONS)):
            if match.pending:
                found.look(match, f"seed {seed}, decision {number}", chooser)
    return found


def test_what_is_offered_is_all_that_is_legal(findings: Findings) -> None:
    """COW-SUMMON.2: an option is refused exactly when it is not among those of the question."""
    assert findings.decisions > 2000
    assert findings.words == []


def test_an_action_and_where_is_refused_when_it_is_not_possible(findings: Findings) -> None:
    """COW-SUMMON.16, COW-CARDS.6: in two words, too, just what can be done is legal."""
    assert findings.actions > 1000
    assert findings.places == []


def test_what_a_refusal_says_is_so(findings: Findings) -> None:
    """COW-SUMMON.15, COW-CARDS.2: what is too dear costs more than there is; of figures alike one is offered."""
    assert findings.untrue == []
