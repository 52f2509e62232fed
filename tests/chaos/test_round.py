"""The round (COW-ROUND): its six phases, the steps of the last two, and who acts first."""

from tests.chaos.table import Table, lay

POWERS = ["khorne", "nurgle", "tzeentch", "slaanesh"]


def firsts(table: Table, *texts: str) -> list[int]:
    """Where, among all events, each of these came first."""
    return [[set(text.split()) <= set(event.split()) for event in table.events].index(True) for text in texts]


def pass_all(table: Table) -> Table:
    """Everybody passes, discards nothing, and takes what is offered first, until nothing is asked."""
    while table.pending:
        table.choose("pass" if "pass" in table.options else table.options[0])
    return table


def test_six_phases_follow_each_other_in_order() -> None:
    """COW-ROUND.1: Old World, Draw, Summoning, Battle, Corruption, End; then the next round begins alike."""
    table = lay(
        stage="old_world",
        old_world_next=["skavengers", "norse_reavers"],
        powers={"khorne": {"counters": 1}, "nurgle": {"counters": 1}},
        regions={"kislev": {"figures": ["bloodletter", "leper"]}},
        die={"khorne": [1, 1]},
    )
    table.choose("bloodsworn1", "kislev", "nurgle pass", "tzeentch pass", "slaanesh pass", "khorne pass")
    order = firsts(
        table,
        "old_world_revealed card=skavengers",
        "cards_drawn power=khorne count=2",
        "figure_summoned figure=bloodsworn1",
        "dice_rolled power=khorne count=2",
        "corruption_placed power=nurgle region=kislev",
        "dial_advanced power=khorne",
        "round_began round=2",
        "old_world_revealed card=norse_reavers",
    )
    assert order == sorted(order)
    began = [event.partition("phase=")[2] for event in table.events if event.startswith("phase_began")]
    phases = ["draw", "summoning", "battle", "corruption_start", "remove_cards", "old_world", "draw"]
    assert began == phases
    assert (table.truth["round"], table.pending, table.asked) == (2, "tzeentch", "discard_first")


def test_rounds_repeat_until_the_check_at_a_rounds_close_ends_the_game() -> None:
    """COW-ROUND.2: a deck of three cards gives three whole rounds; the check stops the game, nothing earlier does."""
    table = pass_all(lay(stage="old_world", old_world={"left": 3}))
    assert table.happened("old_world_revealed") == 3
    assert [table.happened(f"round_began round={number}") for number in (2, 3, 4)] == [1, 1, 0]
    assert table.events[-1].startswith("game_ended")
    assert table.match.result is not None
    assert table.match.result.reason == "old_world_deck_empty"


def test_a_game_decided_in_mid_round_is_played_to_the_rounds_close() -> None:
    """COW-ROUND.2: fifty points in the first phase do not stop the round, and no further round begins."""
    table = pass_all(lay(stage="old_world", powers={"slaanesh": {"points": 50}}))
    assert table.happened("old_world_revealed") == 1
    assert table.happened("passed") == 4
    assert table.happened("phase_began phase=remove_cards") == 1
    assert table.happened("round_began") == 0
    assert table.match.result is not None
    assert table.match.result.winners == ("slaanesh",)


def test_domination_everywhere_comes_before_corruption_anywhere() -> None:
    """COW-ROUND.3: the Badlands are dominated before a token lies in Norsca, and Norsca before its ruin."""
    table = lay(
        stage="corruption_start",
        pause_before="remove_cards",
        regions={
            "norsca": {"figures": ["3 leper"], "corruption": {"slaanesh": 9}},
            "badlands": {"figures": ["2 acolyte"]},
        },
    )
    order = firsts(
        table,
        "dominated power=nurgle region=norsca",
        "dominated power=tzeentch region=badlands",
        "corruption_placed power=nurgle region=norsca",
        "region_ruined region=norsca",
        "corruption_placed power=tzeentch region=badlands",
    )
    assert order == sorted(order)
    assert table.power("nurgle")["points"] == 1 + 3
    assert table.power("tzeentch")["points"] == 1


def test_tokens_of_the_domination_step_count_in_the_corruption_step() -> None:
    """COW-ROUND.3: what Stench of Death adds in the first step helps to ruin the region in the second."""
    table = lay(
        stage="corruption_start",
        pause_before="remove_cards",
        regions={"tilea": {"figures": ["leper"], "cards": ["the_stench_of_death"], "corruption": {"slaanesh": 9}}},
    )
    assert table.region("tilea")["corruption"] == {"nurgle": 3, "slaanesh": 9}
    assert table.region("tilea")["ruined"] == 1


def test_the_end_phase_has_six_steps_in_order() -> None:
    """COW-ROUND.4: Chaos cards, Heroes, Old World cards, ruined regions, dials, the check for the end."""
    table = lay(
        stage="remove_cards",
        old_world={"track": ["norse_reavers"], "left": 0},
        powers={"khorne": {"counters": 1}, "slaanesh": {"counters": 1}},
        regions={
            "norsca": {"cards": ["battle_cry"]},
            "kislev": {"figures": ["leper"], "tokens": {"hero": 1}},
            "empire": {"tokens": {"event": 1, "peasant": 1}},
            "tilea": {"ruined": 1, "face_up": True, "corruption": {"tzeentch": 3}},
        },
    )
    steps = [
        "card_removed card=battle_cry region=norsca",
        "figure_returned figure=leper1 region=kislev",
        "token_removed token=peasant region=empire",
        "points_scored power=tzeentch points=7 region=tilea",
        "dial_advanced power=slaanesh",
        "game_ended",
    ]
    assert [table.happened(step) for step in steps] == [1] * 6
    assert firsts(table, *steps) == sorted(firsts(table, *steps))


def test_a_hero_strikes_before_old_world_cards_look_for_figures() -> None:
    """COW-ROUND.4: steps 2 and 3; whoever loses his last figure beside a Warpstone finds nothing."""
    table = lay(
        stage="remove_cards",
        pause_before="score",
        old_world={"track": ["warpstone_discovery"]},
        regions={
            "kislev": {"figures": ["leper"], "tokens": {"hero": 1, "warpstone": 1}},
            "tilea": {"figures": ["acolyte"], "tokens": {"warpstone": 1}},
        },
    )
    assert [len(table.power(power)["hand"]) for power in POWERS] == [0, 0, 1, 0]


def test_the_grail_cleanses_before_ruin_is_scored() -> None:
    """COW-ROUND.4: steps 3 and 4; corruption taken away by an Old World card scores no place."""
    ruined = {"ruined": 1, "face_up": True, "corruption": {"khorne": 7, "nurgle": 5}}
    table = lay(
        stage="remove_cards",
        pause_before="dials",
        old_world={"track": ["", "the_grail_is_found"]},
        regions={"tilea": {**ruined, "tokens": {"event": 1}}, "norsca": {**ruined, "ruined": 2}},
    )
    assert [table.power(power)["points"] for power in POWERS] == [7, 3, 0, 0]
    assert (table.region("tilea")["face_up"], table.region("norsca")["face_up"]) == (False, False)


def test_ruin_is_scored_before_dials_remove_corruption() -> None:
    """COW-ROUND.4: steps 4 and 5; tokens that a scored region gave back cannot be removed by a dial."""
    table = lay(
        stage="score",
        powers={"nurgle": {"dial": 1, "counters": 1}},
        regions={
            "tilea": {"ruined": 1, "face_up": True, "corruption": {"nurgle": 6}},
            "norsca": {"corruption": {"tzeentch": 1, "khorne": 1}},
        },
    )
    assert table.power("nurgle")["points"] == 7
    assert (table.pending, table.asked) == ("nurgle", "remove_corruption")
    assert table.options == ["khorne@norsca", "tzeentch@norsca"]


def test_dials_advance_before_the_end_is_checked() -> None:
    """COW-ROUND.4: steps 5 and 6; a dial that reaches Victory in the very last round still wins."""
    table = lay(stage="dials", old_world={"left": 0}, powers={"slaanesh": {"dial": 6, "counters": 1}})
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.reason) == (("slaanesh",), "dial_at_victory")


def test_summoning_goes_in_power_order() -> None:
    """COW-ROUND.5: nobody acts before his turn."""
    table = lay(to_act="khorne")
    for index, power in enumerate(POWERS):
        assert table.pending == power
        for other in POWERS[index + 1 :]:
            assert table.refused("norsca", other) == "COW-ROUND.5"
        table.choose("pass")


def test_battle_goes_in_power_order() -> None:
    """COW-ROUND.5: within a battle Khorne rolls and strikes first, Slaanesh last."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"tilea": {"figures": ["daemonette", "horror", "plaguebearer", "bloodletter"]}},
        die={"khorne": [1, 1], "nurgle": [4], "tzeentch": [1], "slaanesh": [4]},
    )
    order = firsts(
        table,
        "dice_rolled power=khorne",
        "dice_rolled power=nurgle",
        "figure_downed power=nurgle figure=bloodletter1",
        "dice_rolled power=tzeentch",
        "dice_rolled power=slaanesh",
        "figure_downed power=slaanesh figure=plaguebearer1",
    )
    assert order == sorted(order)


def test_dials_are_carried_out_in_power_order() -> None:
    """COW-ROUND.5: four upgrades to choose, Khorne's first and Slaanesh's last."""
    table = lay(
        stage="dials",
        powers={power: {"dial": dial, "counters": 1} for power, dial in zip(POWERS, (1, 2, 1, 1), strict=True)},
    )
    asked = []
    while table.asked == "upgrade":
        asked.append(table.pending)
        table.choose(table.options[0])
    assert asked == POWERS
