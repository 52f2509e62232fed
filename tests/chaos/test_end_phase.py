"""The End Phase: cards leave, Heroes strike, Old World cards act, ruined regions are scored."""

import pytest

from tests.chaos.table import Table, lay

Regions = dict[str, dict[str, object]]


def heroes(*figures: str, tokens: int = 1, dials: dict[str, int] | None = None) -> Table:
    """Heroes in Kislev among these figures. Threats at the start: Slaanesh 4, Khorne 3, Tzeentch 2, Nurgle 1."""
    return lay(
        stage="heroes",
        pause_before="old_world_cards",
        powers={power: {"dial": dial} for power, dial in (dials or {}).items()},
        regions={"kislev": {"figures": list(figures), "tokens": {"hero": tokens}}},
    )


def score(region: str = "kislev", number: int = 1, **corruption: int) -> Table:
    """A region with a ruination card is scored."""
    return lay(
        stage="score",
        pause_before="dials",
        regions={region: {"ruined": number, "face_up": True, "corruption": corruption, "tokens": {"warpstone": 2}}},
    )


def points(table: Table) -> list[int]:
    """The victory points of Khorne, Nurgle, Tzeentch and Slaanesh."""
    return [table.power(name)["points"] for name in ("khorne", "nurgle", "tzeentch", "slaanesh")]


def returned(table: Table) -> list[str]:
    """The figures that went back to a reserve, as they went."""
    return [line.split()[1][7:] for line in table.events if line.startswith("figure_returned")]


# -- step 1: Chaos cards ------------------------------------------------------------------------------


def test_chaos_cards_go_to_their_owners_discards() -> None:
    """COW-END.1: from both spaces of every region, each to its own pile."""
    table = lay(
        stage="remove_cards",
        pause_before="heroes",
        powers={"khorne": {"discards": ["battle_cry"]}},
        regions={
            "norsca": {"cards": ["blood_frenzy", "rain_of_pus"]},
            "kislev": {"cards": ["", "warp_shield"], "ruined": 1},
            "badlands": {"cards": ["abyssal_pact", "blood_frenzy"]},
        },
    )
    assert all(region["cards"] == ("", "") for region in table.truth["regions"].values())
    assert table.power("khorne")["discards"] == ["blood_frenzy", "blood_frenzy", "battle_cry"]
    assert table.power("nurgle")["discards"] == ["rain_of_pus"]
    assert table.power("tzeentch")["discards"] == ["warp_shield"]
    assert table.power("slaanesh")["discards"] == ["abyssal_pact"]
    assert table.power("khorne")["hand"] == []


def test_chaos_cards_lie_until_the_end_phase() -> None:
    """COW-END.1: through battle, domination and corruption, and no longer."""
    regions: Regions = {"kislev": {"figures": ["bloodletter", "leper"], "cards": ["influenza", "blood_frenzy"]}}
    table = lay(stage="battle", pause_before="remove_cards", regions=regions)
    assert table.happened("battle_began region=kislev") == 1
    assert table.region("kislev")["cards"] == ("influenza", "blood_frenzy")
    table = lay(stage="battle", pause_before="heroes", regions=regions)
    assert table.region("kislev")["cards"] == ("", "")


def test_what_chaos_cards_did_is_over_before_the_heroes_strike() -> None:
    """COW-END.2: Resistance, domination values and magic are those of the bare board when the Hero comes."""
    table = lay(
        stage="remove_cards",
        regions={
            "kislev": {
                "figures": ["leper", "plaguebearer"],
                "tokens": {"hero": 1},
                "corruption": {"nurgle": 2},
                "cards": ["influenza", "plague_aura"],
            }
        },
    )
    assert table.asked == "hero"
    kislev = table.region("kislev")
    assert kislev["resistance"] == 3
    assert kislev["domination"]["nurgle"] == 2
    assert kislev["magic"] == 0


# -- step 2: Heroes -----------------------------------------------------------------------------------


def test_a_hero_strikes_the_highest_threat_there() -> None:
    """COW-END.3: Khorne (3), since Slaanesh (4) is elsewhere; one figure, and it must go."""
    table = lay(
        stage="heroes",
        pause_before="old_world_cards",
        regions={
            "kislev": {"figures": ["leper", "bloodsworn", "acolyte"], "tokens": {"hero": 1}},
            "tilea": {"figures": ["seductress"]},
        },
    )
    assert table.region("kislev")["figures"] == ["leper", "acolyte"]
    assert table.region("tilea")["figures"] == ["seductress"]
    assert table.power("khorne")["reserve"].count("bloodsworn") == 4


@pytest.mark.parametrize(
    ("dials", "struck"),
    [
        ({}, "seductress1"),
        ({"nurgle": 1}, "leper1"),
        ({"nurgle": 1, "khorne": 1}, "bloodsworn1"),
        ({"nurgle": 1, "khorne": 1, "tzeentch": 1}, "acolyte1"),
        ({"nurgle": 1, "khorne": 1, "tzeentch": 1, "slaanesh": 1}, "seductress1"),
    ],
)
def test_threat_is_read_off_the_dial(dials: dict[str, int], struck: str) -> None:
    """COW-END.3: at one tick each it is Khorne 6, Nurgle 5, Tzeentch 7, Slaanesh 8; points do not matter."""
    assert returned(heroes("bloodsworn", "leper", "acolyte", "seductress", dials=dials)) == [struck]


def test_the_owner_chooses_and_may_not_decline() -> None:
    """COW-END.3, COW-END.4: any of his figures in the region, a greater daemon too, and nobody else's."""
    table = heroes("bloodsworn", "bloodletter", "bloodthirster", "leper", "plaguebearer")
    assert (table.pending, table.asked) == ("khorne", "hero")
    assert table.options == ["bloodsworn1", "bloodletter1", "bloodthirster"]
    assert table.refused("pass") != ""
    assert table.refused("leper1") != ""
    table.choose("bloodthirster")
    assert table.region("kislev")["figures"] == ["bloodsworn", "bloodletter", "leper", "plaguebearer"]


def test_heroes_strike_one_after_another() -> None:
    """COW-END.5: the second looks at what the first has left, and its victim is chosen afterwards."""
    table = heroes("3 bloodsworn", "bloodletter", "leper", tokens=2)
    table.choose("bloodletter1")
    assert table.pending == ""
    assert table.region("kislev")["figures"] == ["bloodsworn", "bloodsworn", "leper"]
    table = heroes("2 bloodsworn", "bloodletter", "seductress", tokens=2)
    assert returned(table) == ["seductress1"]
    assert table.options == ["bloodsworn1", "bloodletter1"]


def test_further_heroes_strike_the_next_highest_threat() -> None:
    """COW-END.6: first Slaanesh's only figure, then Khorne's, then Tzeentch's, and Nurgle's is spared."""
    table = heroes("bloodsworn", "leper", "acolyte", "seductress", tokens=3)
    assert returned(table) == ["seductress1", "bloodsworn1", "acolyte1"]
    assert table.region("kislev")["figures"] == ["leper"]


def test_heroes_stay_with_one_player_while_he_has_figures() -> None:
    """COW-END.6: both of Khorne's go before Nurgle's is looked at."""
    assert returned(heroes("2 bloodsworn", "leper", tokens=2)) == ["bloodsworn1", "bloodsworn2"]


@pytest.mark.parametrize(("figures", "struck"), [([], []), (["leper"], ["leper1"])])
def test_a_hero_without_figures_removes_nothing(figures: list[str], struck: list[str]) -> None:
    """COW-END.7: no victim is looked for elsewhere, and the game goes on."""
    table = lay(
        stage="heroes",
        pause_before="old_world_cards",
        regions={"kislev": {"figures": figures, "tokens": {"hero": 2}}, "tilea": {"figures": ["bloodsworn"]}},
    )
    assert returned(table) == struck
    assert table.truth["stage"] == "old_world_cards"


def test_heroes_stay_on_the_board() -> None:
    """COW-END.8: whether they struck somebody or not."""
    table = lay(
        stage="heroes",
        pause_before="old_world_cards",
        regions={"kislev": {"figures": ["3 leper"], "tokens": {"hero": 2}}, "tilea": {"tokens": {"hero": 1}}},
    )
    assert table.region("kislev")["figures"] == ["leper"]
    assert table.region("kislev")["tokens"] == {"hero": 2}
    assert table.region("tilea")["tokens"] == {"hero": 1}
    assert table.truth["supply"]["hero"] == 1


# -- step 3: Old World cards --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("track", "drawn"),
    [(["skavengers", "warpstone_discovery"], 0), (["warpstone_discovery", "skavengers"], 1)],
)
def test_the_card_on_space_1_acts_first(track: list[str], drawn: int) -> None:
    """COW-END.9: when the Skaven is placed, Khorne has drawn or not yet drawn."""
    table = lay(
        stage="old_world_cards",
        pause_before="score",
        old_world={"track": track},
        regions={
            "kislev": {"figures": ["bloodsworn"], "tokens": {"warpstone": 1}},
            "tilea": {"tokens": {"warpstone": 1}},
        },
    )
    assert table.asked == "place_token"
    assert len(table.power("khorne")["hand"]) == drawn
    table.choose("tilea")
    assert table.region("tilea")["tokens"] == {"warpstone": 1, "skaven": 1}
    assert len(table.power("khorne")["hand"]) == 1


def test_old_world_cards_act_between_heroes_and_scoring() -> None:
    """COW-END.9: the Hero has struck, and The Grail Is Found takes the corruption before it is scored."""
    table = lay(
        stage="remove_cards",
        pause_before="dials",
        old_world={"track": ["the_grail_is_found"]},
        regions={
            "kislev": {
                "ruined": 1,
                "face_up": True,
                "figures": ["leper"],
                "corruption": {"nurgle": 12},
                "tokens": {"event": 1, "hero": 1},
            }
        },
    )
    told = [line.split()[0] for line in table.events]
    assert told.index("figure_returned") < told.index("corruption_removed") < told.index("ruin_scored")
    assert points(table) == [0, 0, 0, 0]


@pytest.mark.parametrize(("pause_before", "peasants"), [("old_world_cards", 2), ("score", 1)])
def test_old_world_cards_act_in_their_step_only(pause_before: str, peasants: int) -> None:
    """COW-END.9: Norse Reavers take a Peasant from beside an Event then, and not before."""
    table = lay(
        stage="battle",
        pause_before=pause_before,
        old_world={"track": ["", "norse_reavers"]},
        regions={"kislev": {"tokens": {"peasant": 2, "event": 1}}},
    )
    assert table.region("kislev")["tokens"] == {"event": 1, "peasant": peasants}


# -- step 4: ruined regions ---------------------------------------------------------------------------


def test_regions_ruined_this_round_are_scored_in_standard_order() -> None:
    """COW-END.10: those whose card is still face up, and no other."""
    regions: Regions = {
        name: {"ruined": number, "face_up": number != 2, "corruption": {"nurgle": 12}}
        for number, name in enumerate(("badlands", "kislev", "tilea", "norsca"), 1)
    }
    table = lay(stage="score", pause_before="dials", regions=regions)
    assert [line for line in table.events if line.startswith("ruin_scored")] == [
        "ruin_scored region=norsca",
        "ruin_scored region=tilea",
        "ruin_scored region=badlands",
    ]
    assert points(table) == [0, 8 + 8 + 6, 0, 0]


def test_first_and_second_place() -> None:
    """COW-END.11, COW-END.12, COW-END.16: Estalia in the example, 9 and 4, nothing for one token each."""
    table = score("estalia", nurgle=8, khorne=5, tzeentch=1, slaanesh=1)
    assert points(table) == [4, 9, 0, 0]


@pytest.mark.parametrize(
    ("number", "region", "first", "second"),
    [(1, "kislev", 8, 4), (3, "kislev", 9, 4), (5, "kislev", 10, 5), (1, "tilea", 7, 3), (5, "empire", 12, 6)],
)
def test_the_card_of_the_region_says_how_much(number: int, region: str, first: int, second: int) -> None:
    """COW-END.11, COW-END.12: by its number and the region's line on it; more tokens bring no more."""
    assert points(score(region, number, tzeentch=4, slaanesh=9)) == [0, 0, second, first]


def test_a_lone_corrupter_scores_first_place_only() -> None:
    """COW-END.13: nobody is second."""
    table = score("kislev", nurgle=12)
    assert points(table) == [0, 8, 0, 0]
    assert table.happened("points_scored") == 1


def test_without_corruption_nobody_scores() -> None:
    """COW-END.13: twelve Warpstones may have ruined it."""
    table = score("kislev")
    assert points(table) == [0, 0, 0, 0]
    assert not table.region("kislev")["face_up"]


@pytest.mark.parametrize(
    ("region", "corruption", "scored"),
    [
        ("kislev", {"khorne": 5, "nurgle": 5}, [6, 6, 0, 0]),
        ("norsca", {"khorne": 5, "slaanesh": 5}, [4, 0, 0, 4]),
        ("kislev", {"khorne": 5, "nurgle": 5, "tzeentch": 4}, [6, 6, 0, 0]),
        ("kislev", {"khorne": 4, "nurgle": 4, "slaanesh": 4}, [4, 4, 0, 4]),
        ("estalia", {"khorne": 4, "nurgle": 4, "slaanesh": 4, "tzeentch": 1}, [4, 4, 0, 4]),
        ("tilea", {"khorne": 3, "nurgle": 3, "slaanesh": 3, "tzeentch": 3}, [2, 2, 2, 2]),
    ],
)
def test_a_tie_for_most_shares_both_values(region: str, corruption: dict[str, int], scored: list[int]) -> None:
    """COW-END.14: added, divided, rounded down; nobody else scores."""
    assert points(score(region, **corruption)) == scored


@pytest.mark.parametrize(
    ("region", "corruption", "scored"),
    [
        ("kislev", {"khorne": 6, "nurgle": 3, "tzeentch": 3}, [8, 2, 2, 0]),
        ("norsca", {"nurgle": 6, "khorne": 3, "slaanesh": 3}, [1, 6, 0, 1]),
        ("kislev", {"khorne": 6, "nurgle": 3, "tzeentch": 3, "slaanesh": 1}, [8, 2, 2, 0]),
        ("empire", {"slaanesh": 6, "nurgle": 2, "tzeentch": 2, "khorne": 2}, [1, 1, 1, 10]),
    ],
)
def test_a_tie_for_second_shares_the_second_value(region: str, corruption: dict[str, int], scored: list[int]) -> None:
    """COW-END.15: rounded down; the first value is the leader's alone."""
    assert points(score(region, **corruption)) == scored


@pytest.mark.parametrize(
    ("corruption", "clauses"),
    [
        ({"khorne": 6, "nurgle": 3}, {"khorne": "COW-END.11", "nurgle": "COW-END.12"}),
        ({"khorne": 5, "nurgle": 5, "slaanesh": 2}, {"khorne": "COW-END.14", "nurgle": "COW-END.14"}),
        (
            {"khorne": 2, "nurgle": 2, "tzeentch": 8},
            {"tzeentch": "COW-END.11", "khorne": "COW-END.15", "nurgle": "COW-END.15"},
        ),
    ],
)
def test_each_place_is_told_with_its_own_clause(corruption: dict[str, int], clauses: dict[str, str]) -> None:
    """COW-END.11, COW-END.12, COW-END.14, COW-END.15."""
    table = score("kislev", **corruption)
    of = table.match.title
    events = [e for e in table.match.events(everything=True) if of.event_name(e) == "points_scored"]
    assert {of.event_args(event)["power"]: event.clause for event in events} == clauses


def test_third_and_fourth_place_score_nothing() -> None:
    """COW-END.16: three and two tokens behind six and four."""
    assert points(score(khorne=2, nurgle=3, tzeentch=4, slaanesh=6)) == [0, 0, 4, 8]


def test_warpstones_take_no_place() -> None:
    """COW-END.17: eleven of them neither outdo one token of Nurgle's nor make it seem tied, and they stay."""
    table = lay(
        stage="score",
        pause_before="dials",
        regions={
            "kislev": {"ruined": 1, "face_up": True, "corruption": {"nurgle": 1}, "tokens": {"warpstone": 11}},
            "tilea": {
                "ruined": 2,
                "face_up": True,
                "corruption": {"khorne": 2, "nurgle": 1},
                "tokens": {"warpstone": 2},
            },
        },
    )
    assert points(table) == [8, 8 + 4, 0, 0]
    assert table.region("kislev")["tokens"] == {"warpstone": 11}


def test_a_scored_card_is_turned_and_the_region_stays_ruined() -> None:
    """COW-END.18: face down, with its number."""
    table = score("kislev", 3, nurgle=12)
    assert table.region("kislev")["ruined"] == 3
    assert not table.region("kislev")["face_up"]
    later = lay(
        stage="score",
        regions={"kislev": {"ruined": 3, "face_up": True, "corruption": {"nurgle": 12}}},
        old_world_next=["plunged_into_chaos"],
    )
    assert (later.truth["round"], later.asked) == (2, "action")
    assert later.region("kislev")["ruined"] == 3
    assert not later.region("kislev")["face_up"]


def test_all_corruption_leaves_a_scored_region() -> None:
    """COW-END.19: of those too who scored nothing, and none of another region."""
    table = lay(
        stage="score",
        pause_before="dials",
        regions={
            "kislev": {
                "ruined": 1,
                "face_up": True,
                "corruption": {"khorne": 1, "nurgle": 8, "tzeentch": 2, "slaanesh": 3},
            },
            "tilea": {"corruption": {"khorne": 4}},
        },
    )
    assert table.region("kislev")["corruption"] == {}
    assert table.region("tilea")["corruption"] == {"khorne": 4}


def test_a_face_down_card_is_not_scored_again() -> None:
    """COW-END.20: whatever corruption may lie there."""
    table = lay(
        stage="score",
        pause_before="dials",
        regions={"kislev": {"ruined": 1, "corruption": {"nurgle": 7, "khorne": 5}}},
    )
    assert points(table) == [0, 0, 0, 0]
    assert table.happened("ruin_scored") == 0


def test_a_region_is_scored_in_one_round_only() -> None:
    """COW-END.20: Kislev brings its points in the first End Phase and none in the second."""
    table = lay(
        stage="corruption",
        regions={"kislev": {"corruption": {"khorne": 12}}},
        old_world_next=["plunged_into_chaos", "plunged_into_chaos"],
    )
    assert points(table) == [8, 0, 0, 0]
    table.choose("khorne pass", "nurgle pass", "tzeentch pass", "slaanesh pass")
    assert table.truth["round"] == 3
    assert points(table) == [8, 0, 0, 0]
