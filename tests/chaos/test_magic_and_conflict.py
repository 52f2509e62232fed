"""Magic symbols (COW-MAGIC), and effects that contradict each other (COW-CONFLICT)."""

from typing import Any

import pytest

from tests.chaos.table import Table, lay

POWERS = ["khorne", "nurgle", "tzeentch", "slaanesh"]
MAGIC = ["plague_aura", "the_stench_of_death", "changer_of_ways", "temporal_stasis", "the_persistence_of_change"]
MAGIC += ["dazzle", "dark_influence", "soporific_musk", "abyssal_pact"]
PLAIN = ["blood_frenzy", "battle_cry", "the_skull_throne", "field_of_carnage", "ritual_slaying", "reborn_in_blood"]
PLAIN += ["the_blood_gods_call", "influenza", "plague_touch", "rain_of_pus", "a_great_foul_consumption"]
PLAIN += ["the_final_rotting", "all_things_decay", "teleport", "warp_shield", "the_meddling_of_skaven", "drain_power"]
PLAIN += ["perverse_infiltration", "insidious_lies", "field_of_ecstasy", "degenerate_royalty"]
LORD = {"tzeentch": {"upgrades": ["up_lord_of_change"]}}


def corruption_step(region: dict[str, Any], **position: Any) -> Table:
    """The Corruption Phase with all that matters in Tilea."""
    return lay(stage="corruption_start", pause_before="remove_cards", regions={"tilea": region}, **position)


def battle(region: dict[str, Any], **position: Any) -> Table:
    """The Battle Phase with all that matters in Tilea, up to its first question or its end."""
    return lay(stage="battle", pause_before="corruption_start", regions={"tilea": region}, **position)


# -- magic symbols ------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [["changer_of_ways"], ["changer_of_ways"] * 2])
def test_a_magic_symbol_has_no_effect_of_its_own(cards: list[str]) -> None:
    """COW-MAGIC.1: battle, domination, corruption and points are as without it; Tzeentch's dial alone looks for it."""
    ends = []
    for lying in ([], cards):
        table = lay(
            stage="battle",
            pause_before="remove_cards",
            regions={"tilea": {"figures": ["2 acolyte", "2 leper", "2 seductress", "horror"], "cards": lying}},
            die={"tzeentch": [1]},
        )
        assert table.power("tzeentch")["counters"] == (1 if len(lying) == 2 else 0)
        found = table.region("tilea")
        ends.append([found[key] for key in ("figures", "tokens", "corruption", "resistance", "conquest", "domination")])
        ends[-1] += [[table.power(power)[key] for key in ("points", "reserve", "power")] for power in POWERS]
        ends[-1] += [table.power(power)["counters"] for power in ("khorne", "nurgle", "slaanesh")]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("card", [*MAGIC, *PLAIN])
def test_magic_symbols_come_from_chaos_cards_in_the_region(card: str) -> None:
    """COW-MAGIC.2: nine of the thirty cards bear one, for the region they lie in and as long as they lie there."""
    table = lay(stage="remove_cards", pause_before="remove_cards", regions={"tilea": {"cards": [card]}})
    magic = {name: region["magic"] for name, region in table.truth["regions"].items() if region["magic"]}
    assert magic == ({"tilea": 1} if card in MAGIC else {})
    table = lay(stage="remove_cards", pause_before="heroes", regions={"tilea": {"cards": [card]}})
    assert table.region("tilea")["magic"] == 0


def test_magic_symbols_of_two_cards_add_up_even_without_their_text() -> None:
    """COW-MAGIC.2: Changer of Ways takes the text of the other card, not its symbol."""
    table = lay(regions={"tilea": {"cards": ["dark_influence", "changer_of_ways"]}})
    assert table.region("tilea")["magic"] == 2


def test_an_upgrade_gives_a_figure_magic_symbols() -> None:
    """COW-MAGIC.3, COW-MAGIC.2: two for the Lord of Change once upgraded; no other figure has any."""
    figures = ["lord_of_change", "acolyte", "horror", "keeper_of_secrets", "great_unclean_one", "bloodthirster"]
    assert lay(powers=LORD, regions={"tilea": {"figures": figures}}).region("tilea")["magic"] == 2
    assert lay(powers=LORD, regions={"tilea": {"figures": figures[1:]}}).region("tilea")["magic"] == 0
    assert lay(regions={"tilea": {"figures": figures}}).region("tilea")["magic"] == 0


def test_a_figures_symbols_go_where_the_figure_goes() -> None:
    """COW-MAGIC.4: from nowhere to Kislev, from Kislev to the Empire, and home when it is removed."""
    table = lay(to_act="tzeentch", powers={"tzeentch": {**LORD["tzeentch"], "power": 9}, "slaanesh": {"power": 0}})
    assert not any(region["magic"] for region in table.truth["regions"].values())
    table.choose("tzeentch lord_of_change", "tzeentch kislev")
    assert table.region("kislev")["magic"] == 2
    table.choose("khorne pass", "nurgle pass", "tzeentch lord_of_change", "tzeentch empire")
    magic = {name: region["magic"] for name, region in table.truth["regions"].items() if region["magic"]}
    assert magic == {"empire": 2}
    table = lay(
        stage="heroes",
        pause_before="old_world_cards",
        powers=LORD,
        regions={"tilea": {"figures": ["lord_of_change"], "tokens": {"hero": 1}}},
    )
    assert table.region("tilea")["magic"] == 0


def test_a_figures_symbols_add_to_those_of_cards() -> None:
    """COW-MAGIC.4, COW-MAGIC.2: three symbols where the Lord of Change stands beside Dazzle."""
    table = lay(powers=LORD, regions={"tilea": {"figures": ["lord_of_change"], "cards": ["dazzle", "teleport"]}})
    assert table.region("tilea")["magic"] == 3


@pytest.mark.parametrize(("upgrades", "lord", "counters"), [(1, "tilea", 1), (0, "tilea", 0), (1, "estalia", 0)])
def test_symbols_on_a_figure_satisfy_tzeentchs_condition(upgrades: int, lord: str, counters: int) -> None:
    """COW-MAGIC.5, COW-MAGIC.4, COW-MAGIC.3: two tokens beside the upgraded Lord of Change, not elsewhere."""
    regions: dict[str, dict[str, list[str]]] = {"tilea": {"figures": ["2 acolyte"]}, "estalia": {"figures": []}}
    regions[lord]["figures"].append("lord_of_change")
    powers = LORD if upgrades else {}
    table = lay(stage="corruption", pause_before="remove_cards", powers=powers, regions=regions)
    assert table.power("tzeentch")["counters"] == counters


def test_other_effects_look_for_magic_symbols() -> None:
    """COW-MAGIC.1, COW-MAGIC.2: Teclis keeps cards that bear one out of regions with an Event."""
    table = lay(
        to_act="slaanesh",
        old_world={"track": ["teclis_aids_the_empire"]},
        powers={"slaanesh": {"hand": ["dark_influence", "insidious_lies"]}},
        regions={"empire": {"tokens": {"event": 1}}},
    )
    assert table.refused("dark_influence empire.left") == "COW-OLDWORLD.15"
    assert table.refused("insidious_lies empire.left") == ""
    assert table.refused("dark_influence tilea.left") == ""


# -- corruption caused and forbidden ------------------------------------------------------------------


def test_battle_cry_keeps_the_tokens_of_the_stench_of_death_away() -> None:
    """COW-CONFLICT.3, COW-CONFLICT.1: Nurgle dominates and scores, yet places nothing; without the cry he does."""
    figures = ["plaguebearer", "great_unclean_one"]
    table = corruption_step({"figures": figures, "cards": ["the_stench_of_death", "battle_cry"]})
    assert table.happened("dominated power=nurgle region=tilea") == 1
    assert (table.power("nurgle")["points"], table.region("tilea")["corruption"]) == (2, {})
    table = corruption_step({"figures": figures, "cards": ["the_stench_of_death"]})
    assert (table.power("nurgle")["points"], table.region("tilea")["corruption"]) == (2, {"nurgle": 2})


@pytest.mark.parametrize("cards", [["battle_cry"], ["", "battle_cry"], ["battle_cry", "battle_cry"]])
def test_battle_cry_stops_cultists_of_all_its_own_players_too(cards: list[str]) -> None:
    """COW-CONFLICT.2, COW-CONFLICT.1: a card forbids what followers would do, whoever owns card and follower."""
    table = corruption_step({"figures": ["bloodsworn", "leper", "acolyte", "2 seductress"], "cards": cards})
    assert table.region("tilea")["corruption"] == {}
    assert table.happened("corruption_placed") == 0


def test_a_great_foul_consumption_corrupts_nothing_under_battle_cry() -> None:
    """COW-CONFLICT.2: card against card; the figures go home all the same."""
    for cards, tokens in (
        (["a_great_foul_consumption", "battle_cry"], {}),
        (["a_great_foul_consumption"], {"nurgle": 2}),
    ):
        table = corruption_step({"figures": ["4 plaguebearer"], "cards": cards})
        assert (table.region("tilea")["figures"], table.region("tilea")["corruption"]) == ([], tokens)


@pytest.mark.parametrize(("cards", "tokens"), [(["battle_cry"], {}), ([], {"nurgle": 2})])
def test_an_upgrade_corrupts_nothing_under_battle_cry(cards: list[str], tokens: dict[str, int]) -> None:
    """COW-CONFLICT.2, COW-CONFLICT.1: the upgraded Great Unclean One is summoned, its two tokens are not placed."""
    table = lay(
        to_act="nurgle",
        powers={"nurgle": {"upgrades": ["up_great_unclean_one"]}},
        regions={"tilea": {"cards": cards}},
    )
    table.choose("great_unclean_one", "tilea")
    assert table.region("tilea")["figures"] == ["great_unclean_one"]
    assert table.region("tilea")["corruption"] == tokens


@pytest.mark.parametrize(("cards", "tokens"), [(["battle_cry"], {}), ([], {"slaanesh": 1})])
def test_a_card_played_under_battle_cry_corrupts_nothing(cards: list[str], tokens: dict[str, int]) -> None:
    """COW-CONFLICT.1, COW-CONFLICT.2: Perverse Infiltration may be played there and does nothing."""
    table = lay(
        to_act="slaanesh",
        powers={"slaanesh": {"hand": ["perverse_infiltration"]}},
        regions={"tilea": {"cards": cards}},
    )
    table.choose("perverse_infiltration", "tilea.right")
    assert table.region("tilea")["corruption"] == tokens


# -- dice given and forbidden -------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["blood_frenzy", "reborn_in_blood", ""])
def test_field_of_ecstasy_prevails_over_all_that_gives_dice(other: str) -> None:
    """COW-CONFLICT.1, COW-CONFLICT.2: no battle, whatever cards and upgrades would roll, its own player's included."""
    region = {"figures": ["2 bloodletter", "2 daemonette", "leper"], "tokens": {"peasant": 1}}
    khorne = {"khorne": {"upgrades": ["up_bloodletter"]}}
    table = battle({**region, "cards": ["field_of_ecstasy", other]}, powers=khorne)
    assert not table.pending
    assert table.happened("battle_began") == table.happened("dice_rolled") == 0
    assert battle({**region, "cards": [other]}, powers=khorne).happened("battle_began region=tilea") == 1


def test_an_old_world_card_prevails_over_a_chaos_card() -> None:
    """COW-CONFLICT.2: Electors Sue for Peace forbid what Blood Frenzy gives, where an Event lies."""
    region = {"figures": ["bloodletter", "leper"], "cards": ["blood_frenzy"]}
    for events, battles in ((1, 0), (0, 1)):
        table = battle(
            {**region, "tokens": {"event": events}},
            old_world={"track": ["electors_sue_for_peace"]},
            die={"khorne": [1] * 4},
        )
        assert table.happened("battle_began") == battles


def test_an_old_world_card_limits_the_dice_of_figures_and_cards() -> None:
    """COW-CONFLICT.1, COW-CONFLICT.2: under Greenskins Invade one die of four, and none from a further battle."""
    region = {"figures": ["2 bloodletter", "leper"], "tokens": {"event": 1}, "cards": ["reborn_in_blood"]}
    table = battle(region, old_world={"track": ["greenskins_invade"]}, die={"khorne": [1]})
    assert [event for event in table.events if event.startswith("dice_rolled")] == [
        "dice_rolled power=khorne region=tilea count=1 early=0"
    ]


# -- movement and domination --------------------------------------------------------------------------


def test_field_of_carnage_prevails_over_what_would_move_a_figure_away() -> None:
    """COW-CONFLICT.1, COW-CONFLICT.2: neither Teleport nor its owner's summon takes a Leper out; Khorne's may go."""
    for figures, cards, asked in (
        (["leper", "2 acolyte"], ["field_of_carnage"], "action"),
        (["leper", "2 acolyte"], [""], "target_figure"),
        (["leper", "bloodsworn"], ["field_of_carnage"], "target_region"),
    ):
        table = lay(
            to_act="tzeentch",
            powers={"tzeentch": {"hand": ["teleport"]}},
            regions={"tilea": {"figures": figures, "cards": cards}},
        )
        table.choose("teleport", "tilea.right")
        assert table.asked == asked
    table = lay(to_act="nurgle", regions={"tilea": {"figures": ["leper"], "cards": ["field_of_carnage"]}})
    assert table.refused("leper1") == "COW-CARDS.26"
    table = lay(to_act="khorne", regions={"tilea": {"figures": ["bloodsworn"], "cards": ["field_of_carnage"]}})
    assert table.refused("bloodsworn1 estalia") == ""


def test_khornes_own_card_does_not_move_what_his_own_card_keeps() -> None:
    """COW-CONFLICT.2: The Blood God's Call takes his figure out of a Field of Carnage and leaves Nurgle's there."""
    table = lay(
        to_act="khorne",
        powers={"khorne": {"hand": ["the_blood_gods_call"]}},
        regions={"tilea": {"figures": ["leper", "bloodsworn"], "cards": ["field_of_carnage"]}},
    )
    table.choose("the_blood_gods_call", "kislev.left", "tilea")
    assert table.options == ["bloodsworn1", "pass"]


@pytest.mark.parametrize(
    ("cards", "value"),
    [(["the_skull_throne"], 1 + 6), ([""], 3 + 1), (["the_skull_throne", "abyssal_pact"], 1), (["abyssal_pact"], 0)],
)
def test_abyssal_pact_prevails_over_what_makes_figures_count(cards: list[str], value: int) -> None:
    """COW-CONFLICT.1, COW-CONFLICT.2: neither a card nor an upgrade makes Khorne's figures count against it."""
    table = lay(
        powers={"khorne": {"upgrades": ["up_bloodthirster"]}},
        regions={"tilea": {"figures": ["bloodthirster", "bloodletter", "seductress"], "cards": cards}},
    )
    assert table.region("tilea")["domination"]["khorne"] == value
    assert table.region("tilea")["domination"]["slaanesh"] == 1


def test_a_ruined_region_prevails_over_a_card_that_places_tokens() -> None:
    """COW-CONFLICT.2: Norse Reavers put a Peasant everywhere but where no token may lie."""
    table = lay(
        stage="old_world", pause_before="draw", old_world_next=["norse_reavers"], regions={"empire": {"ruined": 1}}
    )
    assert (table.region("empire")["tokens"], table.region("tilea")["tokens"]) == ({}, {"event": 1, "peasant": 1})
