"""Old World cards with known texts that go to the track, those of the comet apart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos.table import Table, lay

KHORNE_DECIDES = {"nurgle": {"dial": 1}, "tzeentch": {"dial": 1}}
"""Threats 3, 5, 7, 4."""
TZEENTCH_DECIDES = {"nurgle": {"dial": 2}}
"""Threats 3, 10, 2, 4."""


def reveal(card: str, track: list[str] | None = None, **position: Any) -> Table:
    """Reveal a card; the game stands still when the Old World Phase is over."""
    return lay(
        stage="old_world", pause_before="draw", old_world_next=[card], old_world={"track": track or []}, **position
    )


def end_step(track: list[str], **position: Any) -> Table:
    """Resolve the cards on the track in the End Phase; the game stands still before ruin is scored."""
    return lay(stage="old_world_cards", pause_before="score", old_world={"track": track}, **position)


def tokens(table: Table, kind: str) -> dict[str, int]:
    """Where tokens of a kind lie, and how many."""
    regions = table.truth["regions"]
    return {name: regions[name]["tokens"][kind] for name in regions if kind in regions[name]["tokens"]}


def hand_sizes(table: Table) -> list[int]:
    return [len(power["hand"]) for power in table.truth["powers"].values()]


# -- Peasant Uprising


def test_peasant_uprising() -> None:
    """COW-OLDWORLD.2, COW-OLDWORLD.5: a Peasant in every region but the Badlands; then the card enters the track."""
    table = reveal("peasant_uprising", regions={"kislev": {"tokens": {"peasant": 1}}})
    assert table.pending == ""
    assert tokens(table, "peasant") == {
        "norsca": 1,
        "troll_country": 1,
        "kislev": 2,
        "empire": 1,
        "bretonnia": 1,
        "estalia": 1,
        "tilea": 1,
        "border_princes": 1,
    }
    assert table.truth["supply"]["peasant"] == 11
    assert table.truth["old_world"]["track"] == ("peasant_uprising", "")


def test_peasant_uprising_with_ruin_and_a_short_supply() -> None:
    """COW-TOKENS.1, COW-RUINED.3: regions in order get what there is, ruined ones nothing."""
    table = reveal("peasant_uprising", regions={"troll_country": {"ruined": 1}}, powers={"slaanesh": {"captured": 17}})
    assert tokens(table, "peasant") == {"norsca": 1, "kislev": 1, "empire": 1}
    assert table.truth["supply"]["peasant"] == 0


def test_peasant_uprising_raises_resistance() -> None:
    """COW-OLDWORLD.15: each Peasant adds 1 to the Resistance of its region while the card is on the track."""
    regions = {"kislev": {"tokens": {"peasant": 2, "skaven": 1, "noble": 1}}}
    table = lay(pause_before="summoning", regions=regions, old_world={"track": ["", "peasant_uprising"]})
    assert (table.region("kislev")["resistance"], table.region("kislev")["conquest"]) == (4, 4)
    assert table.region("empire")["resistance"] == 5
    two = lay(pause_before="summoning", regions=regions, old_world={"track": ["peasant_uprising", "peasant_uprising"]})
    assert two.region("kislev")["resistance"] == 6


@pytest.mark.parametrize(("figures", "points"), [("4 bloodletter", 0), ("5 bloodletter", 3)])
def test_peasant_uprising_hinders_domination(figures: str, points: int) -> None:
    """COW-OLDWORLD.12: Kislev with a Peasant resists with 4; without the card on the track with 3."""
    regions = {"kislev": {"figures": [figures], "tokens": {"peasant": 1}}}
    table = lay(
        stage="domination", pause_before="corruption", regions=regions, old_world={"track": ["peasant_uprising"]}
    )
    assert table.power("khorne")["points"] == points
    calm = lay(stage="domination", pause_before="corruption", regions=regions, old_world={"gone": ["peasant_uprising"]})
    assert calm.power("khorne")["points"] == 3


def test_peasant_uprising_ends_when_it_is_pushed_off_the_track() -> None:
    """COW-OLDWORLD.7, COW-OLDWORLD.12: pushed to space 2 it still works, pushed off it does not."""
    regions = {"kislev": {"tokens": {"peasant": 2}}}
    pushed = reveal("franzs_decree", ["peasant_uprising", "skavengers"], regions=regions)
    assert pushed.truth["old_world"]["track"] == ("franzs_decree", "peasant_uprising")
    assert pushed.region("kislev")["resistance"] == 5
    gone = reveal("franzs_decree", ["skavengers", "peasant_uprising"], regions=regions)
    assert gone.truth["old_world"]["gone"] == ["peasant_uprising"]
    assert gone.region("kislev")["resistance"] == 3


# -- Warpstone Discovery


def test_warpstone_discovery() -> None:
    """COW-OLDWORLD.24: two Warpstones into one region, which the lowest Threat chooses."""
    table = reveal("warpstone_discovery", powers=KHORNE_DECIDES, regions={"badlands": {"ruined": 1}})
    assert (table.pending, len(table.options)) == ("khorne", 8)
    assert table.refused("badlands") == "COW-RUINED.3"
    table.choose("tilea")
    assert table.pending == ""
    assert tokens(table, "warpstone") == {"tilea": 2}
    assert table.truth["old_world"]["track"] == ("warpstone_discovery", "")


@pytest.mark.parametrize(("left", "placed"), [(2, {"norsca": 12, "tilea": 2}), (1, {"norsca": 13, "tilea": 1})])
def test_warpstone_discovery_places_what_there_is(left: int, placed: dict[str, int]) -> None:
    """COW-TOKENS.1: of the 14 Warpstones only what is left can be placed."""
    table = reveal("warpstone_discovery", regions={"norsca": {"tokens": {"warpstone": 14 - left}}})
    table.choose("tilea")
    assert tokens(table, "warpstone") == placed


def test_warpstone_discovery_with_no_warpstone_left() -> None:
    """COW-TOKENS.1: with an empty pool nobody is asked where."""
    table = reveal("warpstone_discovery", regions={"norsca": {"tokens": {"warpstone": 14}}})
    assert table.pending == ""
    assert table.truth["old_world"]["track"] == ("warpstone_discovery", "")


def test_warpstone_discovery_gives_cards_at_the_end_of_the_round() -> None:
    """COW-OLDWORLD.25: one card for each player with a figure by a Warpstone, however many such regions."""
    regions = {
        "norsca": {"figures": ["2 leper", "bloodletter"], "tokens": {"warpstone": 2}},
        "kislev": {"figures": ["plaguebearer"], "tokens": {"warpstone": 1}},
        "empire": {"figures": ["acolyte"], "tokens": {"peasant": 1}},
        "tilea": {"ruined": 1, "figures": ["keeper_of_secrets"], "tokens": {"warpstone": 1}},
    }
    table = end_step(["warpstone_discovery"], regions=regions)
    assert hand_sizes(table) == [1, 1, 0, 1]
    assert hand_sizes(lay(stage="old_world_cards", pause_before="score", regions=regions)) == [0, 0, 0, 0]


# -- Skavengers


def test_skavengers() -> None:
    """COW-OLDWORLD.30: a Skaven in the Badlands and one in the Border Princes."""
    table = reveal("skavengers", regions={"badlands": {"tokens": {"skaven": 1}}})
    assert table.pending == ""
    assert tokens(table, "skaven") == {"border_princes": 1, "badlands": 2}
    assert table.truth["old_world"]["track"] == ("skavengers", "")


def test_skavengers_with_ruin_or_a_short_supply() -> None:
    """COW-RUINED.3, COW-TOKENS.1: a ruined region and an empty pool give no Skaven."""
    assert tokens(reveal("skavengers", regions={"badlands": {"ruined": 1}}), "skaven") == {"border_princes": 1}
    assert tokens(reveal("skavengers", regions={"norsca": {"tokens": {"skaven": 6}}}), "skaven") == {"norsca": 6}


def test_skavengers_gather_by_warpstone() -> None:
    """COW-OLDWORLD.31: the lowest Threat puts a Skaven where a Warpstone lies, and only there."""
    regions = {
        "norsca": {"tokens": {"warpstone": 1}},
        "kislev": {"tokens": {"warpstone": 1, "skaven": 1}},
        "tilea": {"tokens": {"warpstone": 1}, "ruined": 1},
    }
    table = end_step(["", "skavengers"], powers=TZEENTCH_DECIDES, regions=regions)
    assert (table.pending, table.asked) == ("tzeentch", "place_token")
    assert table.options == ["norsca", "kislev"]
    assert table.refused("tilea") == "COW-RUINED.3"
    table.choose("kislev")
    assert table.pending == ""
    assert tokens(table, "skaven") == {"kislev": 2}


def test_skavengers_need_a_warpstone_a_skaven_and_their_card() -> None:
    """COW-OLDWORLD.31: nothing happens without a Warpstone on the board, nor with an empty pool, nor off the track."""
    alone = end_step(["skavengers"], regions={"norsca": {"tokens": {"skaven": 1}}})
    assert (alone.pending, tokens(alone, "skaven")) == ("", {"norsca": 1})
    warpstones = {"norsca": {"tokens": {"warpstone": 1, "skaven": 6}}, "kislev": {"tokens": {"warpstone": 1}}}
    spent = end_step(["skavengers"], regions=warpstones)
    assert (spent.pending, tokens(spent, "skaven")) == ("", {"norsca": 6})
    assert tokens(end_step([], regions={"norsca": {"tokens": {"warpstone": 1}}}), "skaven") == {}


# -- The Horned One's Due


@pytest.mark.parametrize(
    ("pair", "placed"),
    [("bretonnia+empire", {"empire": 1, "bretonnia": 1}), ("estalia+tilea", {"estalia": 1, "tilea": 1})],
)
def test_the_horned_ones_due(pair: str, placed: dict[str, int]) -> None:
    """COW-OLDWORLD.32: Skaven in Bretonnia and the Empire, or in Estalia and Tilea, as the lowest Threat chooses."""
    table = reveal("the_horned_ones_due", powers=KHORNE_DECIDES)
    assert (table.pending, table.asked) == ("khorne", "pair")
    assert table.options == ["bretonnia+empire", "estalia+tilea"]
    table.choose(pair)
    assert table.pending == ""
    assert tokens(table, "skaven") == placed
    assert table.truth["old_world"]["track"] == ("the_horned_ones_due", "")


def test_the_horned_ones_due_passes_over_ruined_regions() -> None:
    """COW-RUINED.3: the ruined region of a pair takes no Skaven, the other one does."""
    table = reveal("the_horned_ones_due", regions={"estalia": {"ruined": 1}})
    table.choose("estalia+tilea")
    assert tokens(table, "skaven") == {"tilea": 1}


def test_the_horned_ones_due_leaves_room_for_one_card() -> None:
    """COW-OLDWORLD.33: with a Skaven there, a region takes one Chaos card instead of two."""
    regions = {
        "norsca": {"tokens": {"skaven": 1}, "cards": ["", "battle_cry"]},
        "kislev": {"tokens": {"skaven": 1}},
        "empire": {"cards": ["battle_cry"]},
    }
    position: dict[str, Any] = {"to_act": "nurgle", "powers": {"nurgle": {"hand": ["influenza"]}}, "regions": regions}
    table = lay(old_world={"track": ["", "the_horned_ones_due"]}, **position)
    table.choose("nurgle influenza")
    assert table.refused("norsca.left") == "COW-OLDWORLD.33"
    assert table.refused("empire.right") == ""
    assert {"kislev.left", "kislev.right"} <= set(table.options)
    free = lay(**position)
    assert free.refused("influenza norsca") == ""


def test_the_horned_ones_due_spares_cards_already_there() -> None:
    """COW-OLDWORLD.33: two cards that lie there stay, and both count."""
    table = lay(
        pause_before="summoning",
        regions={"norsca": {"tokens": {"skaven": 1}, "cards": ["battle_cry", "the_skull_throne"]}},
        old_world={"track": ["the_horned_ones_due"]},
    )
    assert table.region("norsca")["cards"] == ("battle_cry", "the_skull_throne")
    assert table.region("norsca")["domination"]["khorne"] == 2


# -- Bretonnian Knights


def test_bretonnian_knights() -> None:
    """COW-OLDWORLD.4: a Hero in Bretonnia, and one in another region that the lowest Threat chooses."""
    table = reveal("bretonnian_knights", powers=KHORNE_DECIDES, regions={"badlands": {"ruined": 1}})
    assert table.pending == "khorne"
    assert tokens(table, "hero") == {"bretonnia": 1}
    assert table.options == ["norsca", "troll_country", "kislev", "empire", "estalia", "tilea", "border_princes"]
    assert table.refused("badlands") == "COW-RUINED.3"
    table.choose("kislev")
    assert table.pending == ""
    assert tokens(table, "hero") == {"kislev": 1, "bretonnia": 1}
    assert table.truth["old_world"]["track"] == ("bretonnian_knights", "")


def test_bretonnian_knights_with_ruin_or_a_short_supply() -> None:
    """COW-RUINED.3, COW-TOKENS.1: a ruined Bretonnia gets no Hero; the last Hero goes to Bretonnia."""
    ruined = reveal("bretonnian_knights", regions={"bretonnia": {"ruined": 1}})
    ruined.choose("empire")
    assert tokens(ruined, "hero") == {"empire": 1}
    short = reveal("bretonnian_knights", regions={"norsca": {"tokens": {"hero": 3}}})
    assert short.pending == ""
    assert tokens(short, "hero") == {"norsca": 3, "bretonnia": 1}


def test_bretonnian_knights_cost_cards_to_those_in_bretonnia() -> None:
    """COW-OLDWORLD.14: in the End Phase whoever has a figure in Bretonnia discards one card of its choice."""
    position: dict[str, Any] = {
        "powers": {
            "khorne": {"hand": ["battle_cry", "blood_frenzy"]},
            "nurgle": {"hand": ["influenza", "plague_aura"]},
            "tzeentch": {"hand": []},
            "slaanesh": {"hand": ["dark_influence"]},
        },
        "regions": {
            "bretonnia": {"figures": ["2 leper", "acolyte", "seductress"]},
            "empire": {"figures": ["bloodletter"]},
        },
    }
    table = end_step(["bretonnian_knights"], **position)
    assert (table.pending, table.asked) == ("nurgle", "discard")
    assert table.options == ["plague_aura", "influenza"]
    table.choose("plague_aura")
    assert table.pending == ""
    assert hand_sizes(table) == [2, 1, 0, 0]
    assert table.power("nurgle")["discards"] == ["plague_aura"]
    assert table.power("slaanesh")["discards"] == ["dark_influence"]
    assert table.power("tzeentch")["owes"] == 0
    assert hand_sizes(end_step([], **position)) == [2, 2, 0, 1]


# -- Dwarf Trollslayers


@pytest.mark.parametrize(
    ("pair", "placed"),
    [("norsca+kislev", {"norsca": 1, "kislev": 1}), ("troll_country+empire", {"troll_country": 1, "empire": 1})],
)
def test_dwarf_trollslayers(pair: str, placed: dict[str, int]) -> None:
    """COW-OLDWORLD.4: Heroes in Norsca and Kislev, or in Troll Country and the Empire."""
    table = reveal("dwarf_trollslayers", powers=TZEENTCH_DECIDES)
    assert (table.pending, table.asked) == ("tzeentch", "pair")
    assert table.options == ["norsca+kislev", "troll_country+empire"]
    table.choose(pair)
    assert tokens(table, "hero") == placed
    assert table.truth["old_world"]["track"] == ("dwarf_trollslayers", "")


def test_dwarf_trollslayers_with_ruin_or_a_short_supply() -> None:
    """COW-RUINED.3, COW-TOKENS.1: a ruined region gets no Hero, and the pool holds four."""
    ruined = reveal("dwarf_trollslayers", regions={"kislev": {"ruined": 1}}).choose("norsca+kislev")
    assert tokens(ruined, "hero") == {"norsca": 1}
    short = reveal("dwarf_trollslayers", regions={"badlands": {"tokens": {"hero": 4}}}).choose("norsca+kislev")
    assert tokens(short, "hero") == {"badlands": 4}
