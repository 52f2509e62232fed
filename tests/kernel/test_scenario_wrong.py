"""Scenario files that are not understood: the line, the reason, and never anything else than a scenario's error."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given, settings, strategies as st

from oldworld import ScenarioError
from oldworld.kernel.scenario import run_text
from tests.kernel.test_scenario import BOARD, CHAOS, STEPS

pytestmark = pytest.mark.usefixtures("tiny")

GOOD = (Path(__file__).parents[1] / "scenarios" / "chaos" / "COWX-SUMMON-1.toml").read_text(encoding="utf-8")


def error(text: str) -> str:
    """What is said of a file that is not understood."""
    with pytest.raises(ScenarioError) as caught:
        run_text(text)
    assert caught.value.line <= len(text.splitlines())
    assert caught.value.reason
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a scenario needs a line: name = '...'"),
        ("title = 'chaos'\nname = 7", "line 2: a scenario needs a line: name = '...'"),
        ("name = 'x'\ntitle = ['chaos']", "line 2: a scenario needs a line: title = '...'"),
        ("name = 'x'\n\ntitle = 'go'", "line 3: there is no title 'go'; there are: chaos"),
        ("title = 'chaos'\nname = ", "line 2: this is not TOML: "),
        ("title = 'chaos'\ntitle = 'chaos'", "line 2: this is not TOML: "),
        ("title = 'chaos'\nname = 'x\n", "line 2: this is not TOML: "),
        ("a = " + "[" * 10**4, "this is not TOML: "),
        (f"{CHAOS}\nclauses = 0x{'f' * 5000}", "this is not TOML: "),
        (f"{CHAOS}[then]\nround = 0x{'f' * 5000}", "this is not TOML: "),
        (f"{CHAOS}# x\nwrong = 1", "line 4: wrong: unknown; known are: about, chance, choose, "),
        (f"{CHAOS}\n[[step]]\nchose = []", "line 5: step.chose: unknown; known are: choose, illegal, legal, then"),
        (f"{CHAOS}\n[setup]\n\nseed = 1.5", "line 6: setup.seed: expected a number or a text, not 1.5"),
        (f"{CHAOS}[setup]\nseed = ' x'", "line 4: the seed cannot be ' x'"),
        (f"{CHAOS}[setup]\nedition = 'pl'\nruiners = 'x'", "line 5: option ruiners cannot be 'x'; it can be: "),
        (f"{CHAOS}[setup]\nseats = [['khorne']]", "line 4: setup.seats: expected a text, not ['khorne']"),
        (f"{CHAOS}[given]\n\nregions.kislew.ruined = 1", "line 5: given.regions: 'kislew' is none of: norsca, "),
        (
            f"{CHAOS}[given.regions.kislev]\nfigures = ['ork']",
            "line 4: given.regions.kislev.figures: 'ork' is none of: ",
        ),
        (f"{CHAOS}[given]\npowers.khorne.hand = ['ork']", "line 4: given.powers.khorne.hand: 'ork' is none of: "),
        (f"{CHAOS}given = 'x'", "line 3: given: expected a table, not 'x'"),
        (f"{CHAOS}[chance]\nfoo = [1]", "line 4: chance.foo: 'foo 1' is no outcome of chance"),
        (f"{CHAOS}[chance]\nold_world = ['x']", "line 4: chance.old_world: 'old_world x' is no outcome of chance"),
        (f"{CHAOS}[chance]\ndie.khorne = [true]", "line 4: chance.die: 'die khorne True' is no outcome of chance"),
        (f"{CHAOS}[chance]\ndie.khorne.x = [4]", "line 4: chance.die: expected a list, not {'x': [4]}"),
        (f"{CHAOS}chance = []", "line 3: chance: expected a table, not []"),
        (
            f"{CHAOS}legal = ['sigmar pass']",
            "line 3: 'sigmar pass': a choice reads 'SEAT OPTION', the seats are khorne",
        ),
        (f"{CHAOS}legal = ['khorne ']", "line 3: 'khorne ': a choice reads 'SEAT OPTION', the seats are khorne"),
        (f"{CHAOS}\nillegal = {{ 'pass' = '' }}", "line 4: 'pass': a choice reads 'SEAT OPTION', the seats are khorne"),
        (f"{CHAOS}choose = [' ']", "line 3: choose: expected a text, not ' '"),
        (f"{CHAOS}then = ['x']", "line 3: then: expected a table, not ['x']"),
        (f"{CHAOS}[then]\nevents = [1]", "line 4: then.events: expected a text, not 1"),
        (f"{CHAOS}[then]\nno_events = ['']", "line 4: then.no_events: expected a text, not ''"),
        (f"{CHAOS}[then]\nseconds = 1", "line 4: then.seconds: unknown; known are: events, no_events, pending, "),
    ],
)
def test_what_is_not_understood_is_said_with_its_line(text: str, said: str) -> None:
    assert error(text).startswith(said), error(text)


# -- changed at random ----------------------------------------------------------------------------

LETTERS = "0123456789=#-_. \n\r\t{}[]\"',:abcdefghiklmnoprstuvwxyzPT²٣\x0b\x85\u2028é\0"


def is_understood_or_not(text: str) -> None:
    """Whatever the file says, it is played or refused."""
    try:
        name, said = run_text(text)
    except ScenarioError as refused:
        assert 0 <= refused.line <= len(text.splitlines())
        assert refused.reason
        return
    assert isinstance(name, str)
    assert all(isinstance(line, str) and line for line in said)


@settings(max_examples=1500)
@given(data=st.data(), text=st.sampled_from([GOOD, STEPS, BOARD]))
def test_letters_changed_at_random(data: st.DataObject, text: str) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        gone = data.draw(st.integers(0, 2))
        text = text[:place] + data.draw(st.text(LETTERS, max_size=2)) + text[place + gone :]
    is_understood_or_not(text)


VALUES = st.recursive(
    st.sampled_from(
        ["1", "-1", "0", "1.5", "nan", "true", "''", "'khorne'", "'kislev'", "'2 leper'", "1979-05-27", "9" * 30]
    ),
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]")
        | inner.map(lambda item: f"{{ khorne = {item} }}")
    ),
    max_leaves=4,
)
KEYS = [
    "about",
    "clauses",
    "setup",
    "setup.seats",
    "setup.seed",
    "setup.edition",
    "chance",
    "chance.die",
    "chance.draw",
]
KEYS += ["chance.old_world", "chance.token", "chance.reshuffle", "choose", "legal", "illegal", "then", "then.round"]
KEYS += ["then.powers", "then.regions", "then.options", "then.pending", "then.events", "then.result", "then.old_world"]
KEYS += [
    "step",
    "given",
    "given.round",
    "given.stage",
    "given.powers",
    "given.regions",
    "given.old_world",
    "given.to_act",
]


@settings(max_examples=1500)
@given(st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=3))
@example({"then.options": "['² leper']"})
def test_any_value_under_any_key(values: dict[str, str]) -> None:
    is_understood_or_not(CHAOS + "".join(f"{key} = {value}\n" for key, value in values.items()))
