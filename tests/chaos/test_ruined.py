"""What a ruined region still is, and what it is no more."""

import pytest

from tests.chaos.table import Table, lay

Regions = dict[str, dict[str, object]]
NOBODY_ELSE = {"nurgle": {"power": 0}, "tzeentch": {"power": 0}, "slaanesh": {"power": 0}}


def khornes_turn(regions: Regions, power: int = 7, hand: list[str] | None = None) -> Table:
    """Khorne alone has power left in the Summoning Phase."""
    return lay(
        to_act="khorne",
        powers={"khorne": {"power": power, "hand": hand or []}, **NOBODY_ELSE},
        regions=regions,
        pause_before="battle",
    )


@pytest.mark.parametrize("face_up", [True, False])
def test_a_ruination_card_ruins_face_up_or_down(face_up: bool) -> None:
    """COW-RUINED.1: domination, corruption and cards find a ruined region either way."""
    ruined: dict[str, object] = {"ruined": 1, "face_up": face_up}
    table = khornes_turn({"kislev": ruined}, hand=["battle_cry"])
    assert table.refused("battle_cry kislev") == "COW-RUINED.2"
    table = lay(
        stage="domination",
        pause_before="remove_cards",
        regions={"norsca": {**ruined, "figures": ["3 leper"]}},
    )
    assert table.power("nurgle")["points"] == 0
    assert table.region("norsca")["corruption"] == {}


def test_a_region_is_ruined_from_the_moment_of_the_card() -> None:
    """COW-RUINED.1, COW-RUINED.3: before it is scored, Skavengers can put no Skaven there."""
    table = lay(
        stage="corruption",
        old_world={"track": ["skavengers"]},
        regions={
            "kislev": {"corruption": {"nurgle": 12}, "tokens": {"warpstone": 1}},
            "tilea": {"tokens": {"warpstone": 1}},
            "badlands": {"tokens": {"warpstone": 1}},
        },
    )
    assert table.asked == "place_token"
    assert table.region("kislev")["face_up"]
    assert table.options == ["tilea", "badlands"]
    assert table.refused("kislev") == "COW-RUINED.3"


def test_no_card_is_played_in_a_ruined_region() -> None:
    """COW-RUINED.2: neither of its spaces is offered, those of its neighbours are."""
    table = khornes_turn({"kislev": {"ruined": 1, "figures": ["bloodsworn"]}}, hand=["battle_cry"])
    assert table.refused("battle_cry kislev") == "COW-RUINED.2"
    assert table.refused("battle_cry empire") == ""
    table.choose("battle_cry")
    assert "kislev.left" not in table.options
    assert "kislev.right" not in table.options
    assert len(table.options) == 16
    assert table.refused("kislev.left") == "COW-RUINED.2"


def test_no_card_is_played_the_round_after_the_ruin() -> None:
    """COW-RUINED.2: Kislev falls with cards on both spaces; they leave, and no new one comes."""
    table = lay(
        stage="corruption",
        powers={"khorne": {"hand": ["battle_cry"]}},
        regions={"kislev": {"corruption": {"nurgle": 12}, "cards": ["blood_frenzy", "rain_of_pus"]}},
        old_world_next=["plunged_into_chaos"],
    )
    assert table.region("kislev")["cards"] == ("", "")
    assert table.pending == "khorne"
    assert table.refused("battle_cry kislev") == "COW-RUINED.2"
    assert table.refused("battle_cry empire") == ""


def test_old_world_cards_place_no_token_in_a_ruined_region() -> None:
    """COW-RUINED.3: a Peasant for every region but the Badlands, and ruined Kislev."""
    table = lay(
        stage="old_world",
        pause_before="draw",
        regions={"kislev": {"ruined": 1}},
        old_world_next=["peasant_uprising"],
    )
    assert table.region("kislev")["tokens"] == {}
    assert table.region("empire")["tokens"] == {"peasant": 1}
    assert table.truth["supply"]["peasant"] == 13


def test_who_places_a_token_may_not_choose_a_ruined_region() -> None:
    """COW-RUINED.3: the lowest Threat showers Warpstones on the others."""
    table = lay(stage="old_world", regions={"kislev": {"ruined": 1}}, old_world_next=["meteor_showers"])
    assert table.pending == "nurgle"
    assert len(table.options) == 8
    assert table.refused("kislev") == "COW-RUINED.3"


def test_a_dial_places_no_token_in_a_ruined_region() -> None:
    """COW-RUINED.3: Tzeentch's first tick brings a Warpstone."""
    table = lay(stage="dials", powers={"tzeentch": {"counters": 1}}, regions={"tilea": {"ruined": 1}})
    assert table.pending == "tzeentch"
    assert len(table.options) == 8
    assert table.refused("tilea") == "COW-RUINED.3"


def test_dark_influence_moves_no_token_into_a_ruined_region() -> None:
    """COW-RUINED.3: a Noble can go anywhere else."""
    table = lay(
        to_act="slaanesh",
        powers={"khorne": {"power": 0}, "slaanesh": {"power": 2, "hand": ["dark_influence"]}},
        regions={"kislev": {"ruined": 1}, "empire": {"tokens": {"noble": 1}}},
    )
    table.choose("dark_influence", "empire.left")
    assert table.asked == "token_region"
    assert len(table.options) == 7
    assert table.refused("kislev") == "COW-RUINED.3"


def test_tokens_survive_the_ruin_of_their_region() -> None:
    """COW-RUINED.4: through the corruption step and the scoring."""
    tokens = {"hero": 1, "noble": 1, "peasant": 2, "skaven": 1, "warpstone": 1}
    table = lay(
        stage="corruption",
        pause_before="dials",
        regions={"kislev": {"corruption": {"nurgle": 12}, "tokens": tokens}},
    )
    assert table.region("kislev")["ruined"] == 1
    assert not table.region("kislev")["face_up"]
    assert table.region("kislev")["tokens"] == tokens


def test_nobody_dominates_a_ruined_region() -> None:
    """COW-RUINED.5: four lone figures score Troll Country and nothing of Norsca."""
    table = lay(
        stage="domination",
        pause_before="corruption",
        regions={
            "norsca": {"ruined": 1, "figures": ["4 bloodletter"]},
            "troll_country": {"figures": ["2 bloodletter"]},
        },
    )
    assert table.happened("dominated") == 1
    assert table.happened("dominated region=troll_country") == 1
    assert table.power("khorne")["points"] == 1


def test_cultists_leave_no_corruption_in_a_ruined_region() -> None:
    """COW-RUINED.6: next door they do."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={"kislev": {"ruined": 1, "figures": ["3 leper", "acolyte"]}, "tilea": {"figures": ["2 leper"]}},
    )
    assert table.region("kislev")["corruption"] == {}
    assert table.happened("corruption_placed") == 1
    assert table.region("tilea")["corruption"] == {"nurgle": 2}


def test_battles_are_fought_in_a_ruined_region() -> None:
    """COW-RUINED.7: against figures and Peasants."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"ruined": 1, "figures": ["bloodletter", "leper"], "tokens": {"peasant": 1}}},
        die={"khorne": [4, 4]},
    )
    assert table.options == ["leper1", "peasant"]
    table.choose("leper1", "peasant")
    assert table.region("kislev")["figures"] == ["bloodletter"]
    assert table.power("khorne")["captured"] == 1


def test_a_ruined_region_keeps_its_neighbours() -> None:
    """COW-RUINED.8: the Empire is next to Kislev, Bretonnia and the Border Princes, ruined or not."""
    table = khornes_turn({"empire": {"ruined": 1, "figures": ["bloodsworn"]}})
    table.choose("bloodletter1")
    assert table.options == ["kislev", "empire", "bretonnia", "border_princes"]
    table = khornes_turn({"empire": {"ruined": 1}, "kislev": {"figures": ["bloodsworn"]}})
    table.choose("bloodletter1")
    assert table.options == ["troll_country", "kislev", "empire"]


def test_a_ruined_region_keeps_its_place_in_the_order() -> None:
    """COW-RUINED.9: its battle is between those of its neighbours in the order."""
    there = {"figures": ["bloodletter"], "tokens": {"peasant": 1}}
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"tilea": {**there}, "estalia": {**there, "ruined": 1}, "bretonnia": {**there}},
        die={"khorne": [1] * 6},
    )
    assert [line for line in table.events if line.startswith("battle_began")] == [
        "battle_began region=bretonnia",
        "battle_began region=estalia",
        "battle_began region=tilea",
    ]


def test_a_ruined_region_keeps_its_place_among_the_heroes() -> None:
    """COW-RUINED.9, COW-RUINED.11: the Hero of ruined Kislev comes before the one of Tilea."""
    there = {"figures": ["bloodsworn", "bloodletter"], "tokens": {"hero": 1}}
    table = lay(
        stage="heroes", pause_before="old_world_cards", regions={"tilea": there, "kislev": {**there, "ruined": 1}}
    )
    assert table.match.pending[0].args == {"region": "kislev"}
    assert table.options == ["bloodsworn2", "bloodletter2"]
    table.choose("bloodletter2")
    assert table.match.pending[0].args == {"region": "tilea"}


def test_figures_are_summoned_into_a_ruined_region() -> None:
    """COW-RUINED.10: from the reserve and from the board."""
    table = khornes_turn({"kislev": {"ruined": 1}, "empire": {"figures": ["bloodsworn"]}})
    table.choose("bloodletter1", "kislev", "bloodsworn1", "kislev")
    assert table.region("kislev")["figures"] == ["bloodsworn", "bloodletter"]


def test_figures_are_summoned_out_of_a_ruined_region() -> None:
    """COW-RUINED.10: at their normal cost, as from any other."""
    table = khornes_turn({"kislev": {"ruined": 1, "figures": ["bloodletter", "bloodsworn"]}}, power=3)
    table.choose("bloodletter1", "empire")
    assert table.region("empire")["figures"] == ["bloodletter"]
    assert table.region("kislev")["figures"] == ["bloodsworn"]
    assert table.power("khorne")["power"] == 1


def test_figures_in_a_ruined_region_give_reach_and_limit_it() -> None:
    """COW-RUINED.10: Khorne's only figure stands in ruined Norsca."""
    table = khornes_turn({"norsca": {"ruined": 1, "figures": ["bloodsworn"]}})
    assert table.refused("bloodletter1 troll_country") == ""
    assert table.refused("bloodletter1 kislev") == "COW-SUMMON.16"


def test_heroes_left_in_a_ruined_region_still_strike() -> None:
    """COW-RUINED.11: and stay, as Heroes do."""
    table = lay(
        stage="heroes",
        pause_before="old_world_cards",
        regions={"kislev": {"ruined": 1, "figures": ["bloodletter"], "tokens": {"hero": 1}}},
    )
    assert table.region("kislev")["figures"] == []
    assert table.region("kislev")["tokens"] == {"hero": 1}


def test_a_ruined_region_is_not_ruined_again() -> None:
    """COW-RUINED.12: a dozen Warpstones change nothing, and the next card goes elsewhere."""
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={
            "kislev": {"ruined": 1, "tokens": {"warpstone": 12}},
            "tilea": {"corruption": {"nurgle": 12}},
        },
    )
    assert table.region("kislev")["ruined"] == 1
    assert table.happened("region_ruined region=kislev") == 0
    assert table.region("tilea")["ruined"] == 2
    assert table.truth["ruination_left"] == 3


def test_domination_points_of_a_region_ruined_later_in_the_phase_are_kept() -> None:
    """COW-RUINED.13: three for Kislev, and three more as its ruiner."""
    table = lay(
        stage="domination",
        pause_before="remove_cards",
        regions={"kislev": {"figures": ["4 leper"], "corruption": {"khorne": 8}}},
    )
    assert table.region("kislev")["ruined"] == 1
    assert table.happened("points_scored power=nurgle points=3 region=kislev") == 2
    assert table.power("nurgle")["points"] == 6
