"""Scenario files: where a game stands, what chance brings, what is chosen, and what must hold afterwards."""

from __future__ import annotations

import pytest

from oldworld import Match
from oldworld.kernel.scenario import Scenario, run_text

pytestmark = pytest.mark.usefixtures("tiny")

HEAD = 'title = "tiny"\nname = "A scenario"\n'
LAY = """
[given]
stage = "lay"
prize = 6
pause_before = "draw"
red = { hand = [2, 5] }
green = { hand = [1] }
"""
CHAOS = 'title = "chaos"\nname = "A scenario"\n'
LAID = f'{HEAD}choose = ["red 2", "red right"]{LAY.replace("draw", "bid")}[then]\n'
STEPS = f"""{HEAD}{LAY}
[[step]]
choose = ["red 2"]
legal = ["red left", "red right"]
illegal = {{ "red 5" = "TINY.5", "green 1" = "TINY.3" }}
[step.then]
pending = "red"
asked = "place"
options = ["right", "left"]
result = "open"

[[step]]
choose = ["red right"]
[step.then]
pending = ""
asked = ""
options = []
red = {{ hand = [5], left = 0, right = 6 }}
events = ["laid seat=red card=2 place=right clause=TINY.5"]
no_events = ["won"]
"""


def wrong(text: str) -> list[str]:
    """What does not hold."""
    return run_text(text)[1]


# -- positions ------------------------------------------------------------------------------------


def test_what_a_position_does_not_name_keeps_its_default() -> None:
    truth = Scenario(f"{CHAOS}[given]\npowers.khorne.points = 12\nregions.kislev.figures = ['2 leper']").start()
    found = truth.title.describe(truth.play)
    bare = Scenario(f"{CHAOS}[given]").start()
    expected = bare.title.describe(bare.play)
    assert found.keys() == expected.keys()
    assert [key for key in found if found[key] != expected[key]] == ["powers", "regions"]
    assert (
        wrong(f"{CHAOS}[given]\n[then]\nround = 1\nstage = 'summoning'\npowers.khorne.power = 7\nasked = 'action'")
        == []
    )


def test_without_given_a_new_game_is_set_up_by_its_rules() -> None:
    match = Scenario(f"{CHAOS}[setup]\nseed = 5\nseats = ['khorne', 'nurgle', 'slaanesh']\nedition = 'fr'").start()
    other = Match("chaos", seed=5, seats=["khorne", "nurgle", "slaanesh"], options={"edition": "fr"})
    assert match.record() == other.record()
    assert match.outcomes()
    assert Scenario(CHAOS).start().record() == Match("chaos").record()


def test_a_seed_may_be_a_text_and_an_option_a_number() -> None:
    match = Scenario(f"{HEAD}[setup]\nseed = 'any text'\nrounds = 2").start()
    assert (match.seed, match.setup["rounds"]) == ("any text", "2")


def test_what_describes_and_explains_is_not_used() -> None:
    scenario = Scenario(f'{HEAD}about = "x"\nexample = "COWX-1"\nclauses = ["TINY.1", "TINY.2"]')
    assert (scenario.name, scenario.clauses, scenario.run()) == ("A scenario", ["TINY.1", "TINY.2"], [])


# -- steps and choices ----------------------------------------------------------------------------


def test_steps_are_played_one_after_the_other_and_what_must_hold_is_looked_at_after_each() -> None:
    assert wrong(STEPS) == []
    assert wrong(STEPS.replace('"place"', '"card"').replace("right = 6", "right = 5")) == [
        "step 1: asked must be 'card', it is 'place'",
        "step 2: red.right must be 5, it is 6",
    ]


def test_between_gets_the_match_after_every_choice() -> None:
    seen: list[int] = []

    def look(match: Match) -> Match:
        seen.append(len(match))
        return match.fork()

    assert Scenario(STEPS).run(look) == []
    assert seen == [1, 2]


def test_after_a_choice_that_is_not_legal_nothing_more_is_played() -> None:
    text = STEPS.replace('"red 2"', '"red 3", "red 2"').replace("right = 6", "right = 5")
    assert wrong(text) == ["step 1: 'red 3' cannot be chosen: 3: not in hand (option 3) [TINY.5]"]
    assert wrong(f'choose = ["red 3"]\n{HEAD}{LAY}') == ["'red 3' cannot be chosen: 3: not in hand (option 3) [TINY.5]"]


def test_what_must_be_legal_and_is_not_and_what_must_not_be_and_is() -> None:
    text = STEPS.replace('"red left", ', '"red left", "red 5", ').replace('"green 1"', '"red right" = "", "green 1"')
    assert wrong(text) == [
        "step 1: 'red 5' must be legal; refused by TINY.5: not_free",
        "step 1: 'red right' must be illegal by ",
    ]


def test_a_clause_that_forbids_must_be_the_one_and_any_will_do_where_none_is_given() -> None:
    assert wrong(STEPS.replace('"green 1" = "TINY.3"', '"green 1" = ""')) == []
    assert wrong(STEPS.replace('"green 1" = "TINY.3"', '"green 1" = "TINY.5"')) == [
        "step 1: 'green 1' must be illegal by TINY.5, not by TINY.3 (not_asked)"
    ]


@pytest.mark.parametrize(
    "text", ["khorne bloodsworn1 kislev", "khorne battle_cry kislev", "khorne battle_cry kislev.left"]
)
def test_an_action_and_where_may_be_said_at_once_in_what_is_legal(text: str) -> None:
    given = '[given]\npowers.khorne.hand = ["battle_cry"]\n'
    assert wrong(f'legal = ["{text}"]\n{CHAOS}{given}') == []
    assert wrong(f'illegal = {{ "{text}" = "" }}\n{CHAOS}{given}') == [f"'{text}' must be illegal by "]


def test_spaces_in_a_choice_do_not_count() -> None:
    assert wrong(STEPS.replace('"red right"]\n[', '"red   right "]\n[')) == []


def test_a_choice_of_somebody_who_is_not_asked_cannot_be_made() -> None:
    assert wrong(STEPS.replace('choose = ["red 2"]', 'choose = ["green 1"]')) == [
        "step 1: 'green 1' cannot be chosen: 1: green is not asked anything now [TINY.3]"
    ]


# -- chance ---------------------------------------------------------------------------------------


def test_chance_brings_what_is_written_each_kind_and_seat_in_its_own_order() -> None:
    assert wrong(f"{CHAOS}[given]\nstage = 'draw'\npause_before = 'summoning'\n{DRAWS}") == []
    for die in range(1, 7):
        then = f"prize = {die}\nred.hand = [5, 6]\ngreen.hand = [1, 4]\n"
        assert wrong(f"{LAID}{then}[chance]\ndie.red = [{die}]\ndraw = {{ green = [4], red = [6] }}") == []


DRAWS = """
[chance]
draw.nurgle = ["influenza", "influenza"]
draw.khorne = ["battle_cry", "blood_frenzy"]
[then]
powers.khorne.hand = ["blood_frenzy", "battle_cry"]
powers.nurgle.hand = ["2 influenza"]
events = ["card_drawn power=khorne card=battle_cry", "card_drawn power=khorne card=blood_frenzy"]
"""


def test_when_the_written_chance_is_used_up_the_seed_goes_on() -> None:
    battle = "[given]\nstage = 'battle'\nregions.kislev.figures = ['6 bloodletter', 'leper', 'horror']\n"
    rolls = set()
    for seed in range(12):
        match = Scenario(f"{CHAOS}[setup]\nseed = {seed}\n{battle}[chance]\ndie.khorne = [1, 2]").start()
        dice = [match.title.outcome_text(code) for code in match.outcomes()]
        assert dice[:2] == ["die khorne 1", "die khorne 2"]
        rolls.add(tuple(dice[2:]))
    assert len(rolls) > 6


def test_chance_that_never_came_is_a_failure_and_said_last() -> None:
    text = f"{STEPS.replace('right = 6', 'right = 5')}[chance]\ndie.green = [4, 4]\ndraw.red = [1]"
    assert wrong(text) == [
        "step 2: red.right must be 5, it is 6",
        "chance was scripted that never came: die green 4, die green 4, draw red 1",
    ]


def test_a_card_that_cannot_be_drawn_after_a_choice_is_a_failure_of_the_choice() -> None:
    text = STEPS.replace('pause_before = "draw"', 'pause_before = "end"') + "[chance]\ndraw.red = [2, 2, 2, 2]"
    text = text.replace("hand = [2, 5]", "hand = [2, 5], left = 1")
    failure = wrong(text.replace("hand = [1]", "hand = [2, 2, 2]"))[0]
    assert failure.startswith("step 1: 'red 2' cannot be chosen: scripted draw 2 is not in the bag")


# -- what must hold -------------------------------------------------------------------------------

BOARD = f"""{CHAOS}[given]
pause_before = "summoning"
regions.kislev.figures = ["2 leper", "acolyte shielded", "horror"]
regions.kislev.cards = ["", "battle_cry"]
old_world.track = ["skavengers", ""]
"""


@pytest.mark.parametrize(
    ("then", "failure"),
    [
        ("regions.kislev.figures = ['horror', 'acolyte shielded', '2 leper']", ""),
        ("regions.kislev.figures = ['leper', 'horror', 'leper', 'acolyte shielded']", ""),
        ("regions.kislev.figures = ['leper', '2 horror', 'acolyte shielded']", "regions.kislev.figures must be ["),
        ("regions.kislev.figures = ['2 leper', 'acolyte', 'horror']", "regions.kislev.figures must be ["),
        ("regions.kislev.figures = ['2 leper', 'horror']", "regions.kislev.figures must be ["),
        ("regions.kislev.figures = ['² leper']", "regions.kislev.figures must be ["),
        (f"regions.kislev.figures = ['{'9' * 5000} leper']", "regions.kislev.figures must be ["),
        ("regions.kislev.figures = 'leper'", "regions.kislev.figures must be 'leper', it is ["),
        ("regions.kislev.cards = ['', 'battle_cry']", ""),
        ("regions.kislev.cards = ['battle_cry', '']", "regions.kislev.cards must be ['battle_cry', ''], it is ["),
        ("regions.kislev.cards = ['battle_cry']", "regions.kislev.cards must be ['battle_cry'], it is ["),
        ("old_world.track = ['', 'skavengers']", "old_world.track must be ['', 'skavengers'], it is ["),
        ("regions.kislev.tokens = { hero = 0 }", ""),
        ("regions.kislev.tokens = { hero = 1 }", "regions.kislev.tokens.hero must be 1; there is none"),
        ("regions.kislev = { ruined = 0, corruption = {}, tokens = {} }", ""),
        ("regions.kislev.none = ''", ""),
        ("regions.kislew.ruined = 0", "regions.kislew must be {'ruined': 0}; there is none"),
        ("regions.kislev.ruined = {}", "regions.kislev.ruined is 0, not a table"),
        ("regions.kislev = 1", "regions.kislev must be 1, it is {"),
        ("powers.khorne.threat = 3\npowers.khorne.reserve = ['4 bloodsworn', '6 bloodletter', 'bloodthirster']", ""),
        ("pending = ''", ""),
        ("pending = 'khorne'", "pending must be 'khorne', it is ''"),
        ("options = ['pass']", "options must be ['pass'], it is []"),
        ("over = false\nresult = 'open'", ""),
        ("over = true", "over must be True, it is False"),
        ("result = { winners = [] }", "result is 'open', not a table"),
    ],
)
def test_how_what_must_hold_is_compared(then: str, failure: str) -> None:
    said = wrong(f"{BOARD}[then]\n{then}\n")
    assert len(said) == (1 if failure else 0), said
    assert not failure or said[0].startswith(failure)


def test_how_the_game_ended_is_compared() -> None:
    text = f"{CHAOS}[given]\nstage = 'game_end'\npowers.tzeentch = {{ dial = 8, points = 10 }}\n[then]\nover = true\n"
    clause = "clause = 'COW-WIN.5', reason = 'dial_at_victory'"
    right = f"result = {{ winners = ['tzeentch'], {clause}, points = {{ tzeentch = 10 }} }}"
    assert wrong(text + right) == []
    assert wrong(text + right.replace("WIN.5", "WIN.9"))[0].startswith("result.clause must be 'COW-WIN.9', it is ")
    assert wrong(text + right.replace("10", "11")) == ["result.points.tzeentch must be 11, it is 10"]
    assert wrong(text + "result = 'open'")[0].startswith("result must be 'open', it is {'winners': ['tzeentch']")


@pytest.mark.parametrize(
    ("events", "holds"),
    [
        ("['laid', 'drew', 'got', 'drew', 'got', 'rolled']", True),
        ("['laid', 'rolled']", True),
        ("['laid seat=red', 'drew seat=green', 'rolled seat=red clause=TINY.2']", True),
        ("['rolled', 'laid']", False),
        ("['rolled', 'rolled']", False),
        ("['laid seat=green']", False),
        ("['laid seat=red clause=TINY.2']", False),
        ("['laid colour=red']", False),
        ("['lai']", False),
        ("[]", True),
    ],
)
def test_events_must_have_happened_in_this_order_with_these_arguments(events: str, holds: bool) -> None:
    said = wrong(f"{LAID}events = {events}")
    assert (said == []) == holds
    assert holds or "did not happen, or not in this order" in said[0]


def test_events_of_a_step_are_those_since_the_last_and_the_first_has_what_came_before_it() -> None:
    text = f"{HEAD}[given]\nstage = 'draw'\n"
    first = "[[step]]\n[step.then]\nevents = ['drew seat=red', 'drew seat=green', 'rolled']\n"
    second = "[[step]]\nchoose = ['red {}', 'green {}']\n[step.then]\nno_events = ['drew']\nevents = ['bid', 'bid']\n"
    second = second.format(4, 4) + "[chance]\ndraw = { red = [4], green = [4, 1], blue = [] }\n"
    assert wrong(text + first + second) == ["step 2: no_events: 'drew' happened"]
    assert wrong(text.replace("[given]", "[given]\npause_before = 'draw'") + second)[0].startswith("'red 4' cannot")
    assert wrong(text + first + second.replace("'drew'", "'drew seat=blue'")) == []


def test_no_events_are_named_when_they_happened() -> None:
    assert wrong(f"{LAID}no_events = ['laid place=left', 'won']") == []
    assert wrong(f"{LAID}no_events = ['won', 'laid place=right', 'rolled']") == [
        "no_events: 'laid place=right' happened",
        "no_events: 'rolled' happened",
    ]
