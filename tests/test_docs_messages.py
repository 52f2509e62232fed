"""Every message that docs/record.md and docs/scenario.md show is what the engine says of that mistake."""

from __future__ import annotations

import re

import pytest

from oldworld import Match, RecordError, ScenarioError
from oldworld.kernel.scenario import run_text
from tests.test_docs import page, rows, section

MATCH = Match("chaos", seed=7)
MATCH.choose("warp_shield")
RECORD = str(MATCH.record())

RECORD_MISTAKES: dict[str, tuple[str, str]] = {
    "the file is empty": (r"(?s).*", "# nothing\n"),
    "the first line is another": (r"^oldworld-record 1\n", ""),
    "the last line is no digest": (r"^digest .*\n", ""),
    "the line before it is neither `end` nor `open`": (r"^open 1\n", ""),
    "no `title` line": (r"^title .*\n", ""),
    "neither `seed` nor `chance`": (r"^seed 7\n", ""),
    "`title`, `seed`, `chance`, `position` or the same `set` twice": (r"^seed 7\n", "seed 7\nseed 8\n"),
    "`seed` and `chance` at once": (r"^seed 7\n", "seed 7\nchance scripted\n"),
    "an unknown header line": (r"^seed 7\n", "player Anna\nseed 7\n"),
    "no `play` line": (r"^play\n", ""),
    "a `title` line of another form": (r"^title chaos 1$", "title chaos"),
    "an unknown title": (r"^title chaos 1$", "title chess 1"),
    "another version of the rules": (r"^title chaos 1$", "title chaos 0"),
    "a `set` line of another form": (r"^set edition pl$", "set edition"),
    "an unknown option": (r"^set edition pl$", "set colour red"),
    "a value the option does not have": (r"^set edition pl$", "set edition en"),
    "a `seat` line without a seat": (r"^seat khorne$", "seat"),
    "an unknown power": (r"^seat khorne$", "seat sigmar"),
    "a power twice": (r"^seat khorne$", "seat nurgle"),
    "too few powers": (r"^seat khorne\nseat nurgle\n", ""),
    "a `seed` line without a seed": (r"^seed 7$", "seed"),
    "a `chance` line of another form": (r"^seed 7$", "chance seeded"),
    "a position that is no JSON": (r"^seed 7$", "position {\nseed 7"),
    "a position that is no table": (r"^seed 7$", "position []\nseed 7"),
    "a position that cannot be, see [scenarios](scenario.md#what-a-position-refuses)": (
        r"^seed 7$",
        'position {"regions":{"kislew":{}}}\nseed 7',
    ),
    "a choice of another form, or with another number": (r"^1 tzeentch warp_shield$", "2 tzeentch warp_shield"),
    "a choice of a seat that is not asked": (r"^1 tzeentch warp_shield$", "1 khorne pass"),
    "a choice that is not legal": (r"^1 tzeentch warp_shield$", "1 tzeentch dazzle"),
    "the same, where a clause forbids it": (r"^open 1$", "2 khorne leper1\nopen 1"),
    "an outcome that did not come": (r"^= token warpstone", "= token noble"),
    "an outcome too many": (r"^open 1$", "= die khorne 4\nopen 1"),
    "an outcome too few": (r"^= old_world .*\n= draw.*\n= draw.*\n", ""),
    "an outcome that means nothing": (r"^open 1$", "= die khorne 9\nopen 1"),
    "an outcome line without a value": (r"^open 1$", "= die khorne\nopen 1"),
    "an outcome line with one word": (r"^open 1$", "= die\nopen 1"),
    "scripted cards that cannot be drawn": (
        r"(?s)^seed 7$(.*)= draw khorne \w+",
        r"chance scripted\1= draw khorne dazzle",
    ),
    "a fork line of another form": (r"^open 1$", "fork khorne\nopen 1"),
    "a fork after a choice that its seat cannot know": (r"^open 1$", "2 khorne bloodsworn1\nfork nurgle 5\nopen 1"),
    "another end": (r"^open 1$", "open 2"),
    "another digest": (r"^digest .*$", "digest 0123456789abcdef"),
}

HEAD = 'title = "chaos"\nname = "A mistake"\n'
GIVEN = f"{HEAD}[given]\n"
POSITION_MISTAKES: dict[str, str] = {
    "an unknown key": "foo = 1",
    "an unknown region, power, stage, token, card, upgrade, kind": "regions.kislew.figures = []",
    "a number that is none, or too small": "powers.khorne.power = -1",
    "no list, no table": 'regions.kislev.figures = "leper"',
    "a power that does not play": 'powers.tzeentch.points = 1\n[setup]\nseats = ["khorne", "nurgle", "slaanesh"]',
    "more power points than the track has": "powers.khorne.power = 13",
    "a dial too far": "powers.khorne.dial = 10",
    "another's card in a hand": 'powers.khorne.hand = ["teleport"]',
    "too many copies": f"powers.tzeentch.hand = {['teleport'] * 5}",
    "an upgrade twice": 'powers.khorne.upgrades = ["up_bloodsworn", "up_bloodsworn"]',
    "another's upgrade": 'powers.khorne.upgrades = ["up_leper"]',
    "too many tokens": "regions.kislev.tokens = { hero = 5 }",
    "too many captured Peasants": "powers.khorne.captured = 21",
    "three cards in a region": 'regions.kislev.cards = ["", "", ""]',
    "three cards on the track": 'old_world.track = ["", "", ""]',
    "a ruination card that is none": "regions.kislev.ruined = 6",
    "one ruination card in two regions": "regions.norsca.ruined = 1\nregions.kislev.ruined = 1",
    "more ruination cards than there are": "ruination_left = 5\nregions.norsca.ruined = 1",
    "`face_up` that is neither true nor false": 'regions.kislev.face_up = "no"',
    "`face_up` where no ruination card lies": "regions.kislev.face_up = true",
    "more Old World cards than there are": "old_world.left = 30",
    "too many figures": 'regions.kislev.figures = ["5 bloodsworn"]',
    "one figure twice": 'regions.kislev.figures = ["leper1", "leper1"]',
    "an unknown mark": 'regions.kislev.figures = ["leper asleep"]',
    "a figure on a card space that is not the Horror's": 'regions.kislev.figures = ["leper on left"]',
    "a card space that is taken": 'regions.kislev = { figures = ["horror on left"], cards = ["dazzle"] }',
    "no kind": 'regions.kislev.figures = ["2"]',
}
FILE_MISTAKES: dict[str, str] = {
    "the file is not TOML": "title = ",
    "`title` or `name` is missing": 'title = "chaos"',
    "an unknown key": f"{HEAD}foo = 1",
    "an unknown key in a step": f"{HEAD}[[step]]\nfoo = 1",
    "a key of the wrong type": f'{HEAD}clauses = "x"',
    "an unknown title": 'title = "chess"\nname = "A mistake"',
    "an unknown set-up option": f'{HEAD}[setup]\ncolour = "red"',
    "a value the option does not have": f'{HEAD}[setup]\nedition = "en"',
    "seats that cannot play": f'{HEAD}[setup]\nseats = ["khorne"]',
    "seats that are no list": f'{HEAD}[setup]\nseats = "khorne"',
    "a position that cannot be, as [above](#what-a-position-refuses)": f"{GIVEN}foo = 1",
    "`[[step]]` and keys of a step at the top": f"{HEAD}choose = []\n[[step]]",
    "a step that is no table": f"{HEAD}step = [1]",
    "choices that are no list": f'{HEAD}choose = "khorne pass"',
    "a choice that is no text": f"{HEAD}choose = [1]",
    "a choice of another form": f'{HEAD}choose = ["khorne"]',
    "`illegal` or `then` that is no table": f'{HEAD}illegal = ["khorne pass"]',
    "a clause that is no text": f'{HEAD}illegal = {{ "khorne pass" = 1 }}',
    "an unknown key in `then`": f"{HEAD}[then]\nfoo = 1",
    "events that are no list": f'{HEAD}[then]\nevents = "passed"',
    "chance that is no list": f"{HEAD}[chance]\ndie.khorne = 4",
    "chance that means nothing": f"{HEAD}[chance]\ndie.khorne = [9]",
    "cards that cannot be drawn at the start": f"{HEAD}[chance]\ndraw.khorne = {['blood_frenzy'] * 5}",
}
FAILURES: dict[str, str] = {
    "a choice is not legal": f'choose = ["khorne leper1"]\n{GIVEN}',
    "something must be legal": f'legal = ["khorne leper1"]\n{GIVEN}',
    "something must be illegal": f'illegal = {{ "khorne pass" = "COW-SUMMON.1" }}\n{GIVEN}',
    "another clause forbids it": f'illegal = {{ "khorne leper1" = "COW-SUMMON.1" }}\n{GIVEN}',
    "a value is another": f'{GIVEN}[then]\nregions.kislev.figures = ["leper"]',
    "a value is not there": f"{GIVEN}[then]\nregions.kislev.foo = 1",
    "an event did not happen": f'{GIVEN}[then]\nevents = ["passed"]',
    "an event did happen": f'choose = ["khorne pass"]\n{GIVEN}[then]\nno_events = ["passed"]',
    "chance is left over": f"{GIVEN}[chance]\ndie.khorne = [4]",
}


def says(shown: str, said: str) -> bool:
    """Is this what a page shows? Three points stand for anything."""
    message = re.findall(r"`([^`]+)`", shown)[0]
    return re.fullmatch(".*".join(re.escape(part) for part in message.split("...")), said) is not None


def error_of(text: str) -> ScenarioError:
    """What is said of a scenario that cannot be understood."""
    with pytest.raises(ScenarioError) as caught:
        run_text(text)
    return caught.value


def test_what_a_record_refuses() -> None:
    shown = rows(page("record.md"), "what is wrong")
    assert set(shown) == set(RECORD_MISTAKES)
    for mistake, (old, new) in RECORD_MISTAKES.items():
        text, count = re.subn(old, new, RECORD, count=1, flags=re.MULTILINE)
        assert count == 1, mistake
        with pytest.raises(RecordError) as caught:
            Match.replay(text)
        assert says(shown[mistake][0], caught.value.reason), f"{mistake}: {caught.value.reason}"


def test_what_a_position_refuses() -> None:
    shown = rows(section(page("scenario.md"), "What a position refuses"), "what is wrong")
    assert set(shown) == set(POSITION_MISTAKES)
    for mistake, text in POSITION_MISTAKES.items():
        reason = error_of(GIVEN + text).reason
        assert says(shown[mistake][0], reason), f"{mistake}: {reason}"


def test_what_a_scenario_file_refuses() -> None:
    shown = rows(page("scenario.md"), "what is not understood")
    assert set(shown) == set(FILE_MISTAKES)
    for mistake, text in FILE_MISTAKES.items():
        said = str(error_of(text))
        assert says(shown[mistake][0], said), f"{mistake}: {said}"


def test_what_does_not_hold_in_a_scenario() -> None:
    shown = rows(page("scenario.md"), "what does not hold")
    assert set(shown) == set(FAILURES)
    for failure, text in FAILURES.items():
        _, wrong = run_text(text)
        assert says(shown[failure][0], wrong[0]), f"{failure}: {wrong}"
