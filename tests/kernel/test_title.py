"""The registry of titles, set-up options, positions that cannot be, and the smallest honest title."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oldworld import Match, SetupError
from oldworld.kernel import title as registry
from oldworld.kernel.title import PlaceError, Refusal, Setting, register, resolve, title, title_names
from tests import tiny as module

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture
def name() -> Iterator[str]:
    """A name for a title, forgotten after the test."""
    yield "passing"
    registry._TITLES.pop("passing", None)
    registry._LOADED.pop("passing", None)


# -- the registry ---------------------------------------------------------------------------------


def test_a_registered_title_is_found_by_its_name() -> None:
    assert {"chaos", "tiny", "talk"} <= set(title_names())
    assert title("tiny") is module.TITLE
    assert title("tiny").name == "tiny"


def test_an_unknown_title_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(SetupError, match=r"there is no title 'chess'; there are: chaos,.* tiny, talk"):
        title("chess")


def test_a_title_is_imported_when_it_is_asked_for(name: str) -> None:
    register(name, "tests.no_such_module")
    assert name in title_names()
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        title(name)


def test_a_title_registered_again_is_the_later_one(name: str) -> None:
    register(name, "tests.tiny")
    assert title(name).name == "tiny"
    register(name, "tests.kernel.talk")
    assert title(name).name == "talk"


def test_a_module_without_a_title_is_no_title(name: str) -> None:
    register(name, "tests.kernel.looking")
    with pytest.raises(AttributeError, match="TITLE"):
        title(name)


# -- set-up options -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "full"),
    [
        ({}, {"edition": "long", "rounds": "4"}),
        ({"edition": "long"}, {"edition": "long", "rounds": "4"}),
        ({"edition": "short"}, {"edition": "short", "rounds": "2"}),
        ({"rounds": "2"}, {"edition": "long", "rounds": "2"}),
        ({"rounds": "4", "edition": "short"}, {"edition": "short", "rounds": "4"}),
    ],
)
def test_what_is_given_goes_before_the_edition_and_the_edition_before_the_default(
    given: dict[str, str], full: dict[str, str]
) -> None:
    assert resolve(title("tiny"), given) == full
    assert list(resolve(title("tiny"), given)) == ["edition", "rounds"], "in the title's order"
    assert Match("tiny", options=given).setup == full


def test_what_is_given_is_left_alone() -> None:
    given = {"rounds": "2"}
    resolve(title("tiny"), given)
    assert given == {"rounds": "2"}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"round": "2"}, "tiny has no option 'round'; it has: edition, rounds"),
        ({"rounds": "3"}, "option rounds cannot be '3'; it can be: 4, 2"),
        ({"edition": "middling"}, "option edition cannot be 'middling'; it can be: long, short"),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_what_can(given: dict[str, str], reason: str) -> None:
    with pytest.raises(SetupError) as caught:
        Match("tiny", options=given)
    assert str(caught.value) == reason


def test_a_setting_needs_no_edition() -> None:
    assert Setting("speed", ("fast", "slow"), "slow").by_edition == {}
    assert Refusal("TINY.1", "why").args == {}


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"moon": 1}, "moon"),
        ({"blue": {"hand": [1]}}, "blue"),
        ({"stage": "supper"}, "stage"),
        ({"prize": 9}, "prize"),
        ({"round": "one"}, "round"),
        ({"leader": "blue"}, "leader"),
        ({"red": {"hand": [1, 7]}}, "red.hand"),
        ({"red": {"left": "all"}}, "red.left"),
        ({"red": {"hand": [2, 2, 2]}, "green": {"hand": [2, 2]}}, "bag"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_place(position: dict[str, object], path: str) -> None:
    with pytest.raises(PlaceError) as caught:
        Match("tiny", position=position)
    assert caught.value.path == path
    assert str(caught.value) == f"{path}: {caught.value.reason}"


# -- the smallest honest title --------------------------------------------------------------------


def test_the_title_to_copy_is_short() -> None:
    assert module.__file__ is not None
    with Path(module.__file__).open(encoding="utf-8") as source:
        assert len(source.readlines()) < 350


@pytest.mark.parametrize("seats", [["red"], ["red", "red"], ["red", "pink"], ["red", "green", "blue", "blue"]])
def test_its_seats_are_two_or_three_of_three(seats: list[str]) -> None:
    with pytest.raises(SetupError, match="two or three different seats"):
        Match("tiny", seats=seats)
    assert Match("tiny").seats == ("red", "green")
    assert Match("tiny", seats=["blue", "red"]).seats == ("red", "blue")


def test_its_heuristic_bot_bids_high_for_a_high_prize_and_lays_where_it_scores_more() -> None:
    of = title("tiny")
    for prize, best in ((6, "5"), (1, "2")):
        match = Match("tiny", position={"stage": "lay", "prize": prize, "red": {"hand": [2, 5]}})
        values = of.advise(match.view("red"), "card", {}, ["2", "5"])
        assert ["2", "5"][values.index(max(values))] == best
        values = of.advise(match.view("red"), "place", {"card": "5"}, ["left", "right"])
        assert ["left", "right"][values.index(max(values))] == ("right" if prize == 6 else "left")


def test_the_page_about_titles_shows_its_code() -> None:
    page = (Path(__file__).parents[2] / "docs" / "add-a-title.md").read_text(encoding="utf-8")
    code = [line.strip() for line in Path(str(module.__file__)).read_text(encoding="utf-8").splitlines()]
    shown = [
        line.strip() for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) for line in block.splitlines()
    ]
    assert len(shown) == 8
    assert set(shown) <= set(code)
