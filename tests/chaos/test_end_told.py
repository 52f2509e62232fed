"""How the end of the game is told: the whole result, and the lines people read, for three and four powers."""

from __future__ import annotations

import itertools
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from oldworld.cli.chaos_board import draw, plain
from oldworld.cli.speaking import Speaker
from oldworld.kernel.record import Record
from oldworld.kernel.title import Outcome
from oldworld.locale import LANGUAGES, Words
from tests.chaos.table import Table, lay

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
VICTORY = {"khorne": 9, "nurgle": 10, "tzeentch": 8, "slaanesh": 7}
"""The position at which each dial shows Victory."""
SEATS = [POWERS, *itertools.combinations(POWERS, 3)]
"""All four powers, and each three of them."""
RUIN: dict[str, Any] = {
    "regions": {n: {"ruined": i} for i, n in enumerate(("norsca", "kislev", "empire", "tilea", "badlands"), 1)}
}
everywhere = pytest.mark.parametrize(
    ("seats", "edition"), [(seats, edition) for seats in SEATS for edition in ("pl", "fr")], ids=str
)


def end(
    seats: tuple[str, ...], edition: str, points: list[int], dials: dict[str, int] | None = None, **position: Any
) -> Outcome:
    """The end that is found with these points, in the order of the seats; its record says the same."""
    powers: dict[str, dict[str, int]] = {s: {"points": n} for s, n in zip(seats, points, strict=False)}
    for seat, dial in (dials or {}).items():
        powers[seat]["dial"] = dial
    options = {"edition": edition}
    table = lay(stage="game_end", seats=list(seats), options=options, powers=powers, **position)
    result = table.match.result
    assert result is not None
    assert result.points == dict(zip(seats, points, strict=False))
    winners = " ".join(result.winners) or "nobody"
    told = " ".join(f"{seat}={n}" for seat, n in result.points.items())
    assert f"end {result.reason} {result.clause} winners {winners} points {told}" in str(table.match.record())
    return result


def lines(result: Outcome, language: str) -> list[str]:
    """What the terminal says."""
    of = lay().match.title
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in Speaker(of, Words(language, of.name)).result(result)]


# -- the whole result ---------------------------------------------------------------------------------


@everywhere
def test_a_dial_at_victory_ranks_its_power_first_and_the_others_by_points(seats: tuple[str, ...], edition: str) -> None:
    """COW-WIN.5, COW-WIN.8: the last seat with fewest points."""
    last = seats[-1]
    points = [60, 7, 7, 0] if len(seats) == 4 else [60, 7, 0]
    result = end(seats, edition, points, {last: VICTORY[last]})
    assert (result.winners, result.reason, result.clause) == ((last,), "dial_at_victory", "COW-WIN.5")
    assert result.ranking == ((last,), (seats[0],), seats[1:-1])


@everywhere
def test_a_shared_win_is_one_group_of_the_ranking(seats: tuple[str, ...], edition: str) -> None:
    """COW-WIN.6, COW-WIN.7: three dials at Victory, two of them level; the third is ranked by its points."""
    dials = {seat: VICTORY[seat] for seat in seats[:3]}
    result = end(seats, edition, [4, 9, 9, 30], dials)
    assert (result.winners, result.clause) == (seats[1:3], "COW-WIN.5")
    others = ((seats[3],), (seats[0],)) if len(seats) == 4 else ((seats[0],),)
    assert result.ranking == (seats[1:3], *others)


def higher_threat(seats: tuple[str, ...]) -> str:
    """Of the first two seats the one with the higher Threat, when all dials stand at Start."""
    start = {"khorne": 3, "nurgle": 1, "tzeentch": 2, "slaanesh": 4}
    return max(seats[:2], key=lambda seat: start[seat])


@everywhere
@pytest.mark.parametrize(
    ("more", "points", "reason", "clause"),
    [
        ({}, [51, 51, 50, 49], "victory_points", "COW-WIN.9"),
        (RUIN, [31, 31, 30, 29], "five_regions_ruined", "COW-WIN.12"),
    ],
    ids=["points", "ruin"],
)
def test_the_higher_threat_is_ranked_before_who_is_level_with_it(
    seats: tuple[str, ...], edition: str, more: dict[str, Any], points: list[int], reason: str, clause: str
) -> None:
    """COW-WIN.9, COW-WIN.11, COW-WIN.12, COW-WIN.13: alone in front, the others behind it by their points."""
    result = end(seats, edition, points[: len(seats)], **more)
    winner = higher_threat(seats)
    second = seats[1] if winner == seats[0] else seats[0]
    assert (result.winners, result.reason, result.clause) == ((winner,), reason, clause)
    assert result.ranking == ((winner,), (second,), *[(seat,) for seat in seats[2:]])


@everywhere
def test_after_ruin_with_no_points_at_all_a_power_in_play_wins(seats: tuple[str, ...], edition: str) -> None:
    """COW-WIN.13: level at nought; a power that is not in the game has no Threat to win by."""
    result = end(seats, edition, [0] * len(seats), **RUIN)
    winner = "slaanesh" if "slaanesh" in seats else "khorne"
    assert result.winners == (winner,)
    assert result.ranking == ((winner,), tuple(seat for seat in seats if seat != winner))


@everywhere
def test_when_all_lose_nobody_ranks_above_anybody(seats: tuple[str, ...], edition: str) -> None:
    """COW-WIN.14: the points are told all the same."""
    result = end(seats, edition, [49, 3, 3, 0][: len(seats)], old_world={"left": 0})
    assert (result.winners, result.reason, result.clause) == ((), "old_world_deck_empty", "COW-WIN.14")
    assert result.ranking == (seats,)


# -- what people read ---------------------------------------------------------------------------------

TOLD: list[tuple[dict[str, Any], dict[str, list[str]]]] = [
    (
        {"points": [7, 40, 0, 0], "dials": {"khorne": 9}},
        {
            "en": ["a Threat dial shows Victory", "Winner: Khorne"],
            "pl": ["wskaźnik Zagrożenia pokazuje „Zwycięstwo”", "Zwycięstwo: Khorne"],
            "fr": ["un cadran de Menace indique Victoire", "Vainqueur : Khorne"],
        },
    ),
    (
        {"points": [7, 7, 7, 0], "dials": {"khorne": 9, "nurgle": 10}},
        {
            "en": ["a Threat dial shows Victory", "Shared win: Khorne, Nurgle"],
            "pl": ["wskaźnik Zagrożenia pokazuje „Zwycięstwo”", "Wspólne zwycięstwo: Khorne, Nurgle"],
            "fr": ["un cadran de Menace indique Victoire", "Victoire partagée : Khorne, Nurgle"],
        },
    ),
    (
        {"points": [52, 51, 0, 0]},
        {
            "en": ["fifty victory points", "Winner: Khorne"],
            "pl": ["pięćdziesiąt Punktów Zwycięstwa", "Zwycięstwo: Khorne"],
            "fr": ["cinquante points de victoire", "Vainqueur : Khorne"],
        },
    ),
    (
        {"points": [52, 52, 0, 0]},
        {
            "en": ["fifty victory points", "Level on points: the higher Threat wins", "Winner: Khorne"],
            "pl": [
                "pięćdziesiąt Punktów Zwycięstwa",
                "Remis na Punkty Zwycięstwa: wygrywa wyższe Zagrożenie",
                "Zwycięstwo: Khorne",
            ],
            "fr": [
                "cinquante points de victoire",
                "Égalité de points : la plus forte Menace l'emporte",
                "Vainqueur : Khorne",
            ],
        },
    ),
    (
        {"points": [0, 5, 5, 4], **RUIN},
        {
            "en": ["five regions are ruined", "Level on points: the higher Threat wins", "Winner: Tzeentch"],
            "pl": [
                "pięć Spustoszonych regionów",
                "Remis na Punkty Zwycięstwa: wygrywa wyższe Zagrożenie",
                "Zwycięstwo: Tzeentch",
            ],
            "fr": [
                "cinq régions sont dévastées",
                "Égalité de points : la plus forte Menace l'emporte",
                "Vainqueur : Tzeentch",
            ],
        },
    ),
    (
        {"points": [9, 9, 0, 0], "old_world": {"left": 0}},
        {
            "en": ["the Old World deck is empty and all powers lose", "Nobody wins"],
            "pl": ["talia Starego Świata jest pusta i przegrywają wszystkie Potęgi", "Nikt nie wygrywa"],
            "fr": ["le paquet Vieux Monde est vide et toutes les Puissances perdent", "Personne ne gagne"],
        },
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("position", "told"), TOLD)
def test_the_terminal_says_how_it_ended(language: str, position: dict[str, Any], told: dict[str, list[str]]) -> None:
    """COW-WIN.5, COW-WIN.7, COW-WIN.9, COW-WIN.11, COW-WIN.12, COW-WIN.13, COW-WIN.14: why, who, and the points."""
    result = end(POWERS, "pl", **position)
    said = lines(result, language)
    assert said[:-1] == told[language]
    assert said[-1] == " · ".join(f"{seat.capitalize()} {n}" for seat, n in result.points.items())


def test_a_dial_at_victory_shows_no_threat_on_any_table() -> None:
    """COW-DIAL.1: none is printed there; 98 points are, and the Threats of the others."""
    table = lay(stage="game_end", powers={"nurgle": {"dial": 10, "points": 98}, "khorne": {"dial": 8}})
    of = table.match.title
    seen = table.match.view().as_dict()
    speaker = Speaker(of, Words("en", of.name))
    tables = ["\n".join(plain(seen, speaker))]
    for width in (80, 140):
        console = Console(width=width, file=StringIO())
        with console.capture() as shown:
            console.print(draw(seen, speaker, width))
        tables.append(shown.get())
    for text in tables:
        assert "98" in text
        assert "32" in text
        assert "99" not in text
        assert "★" in text


@pytest.mark.parametrize("seats", SEATS, ids=str)
def test_a_replayed_game_has_the_same_end(seats: tuple[str, ...]) -> None:
    """COW-WIN.14, COW-SETUP.4: and no power that was not in the game is told of."""
    table = Table(lay(seats=list(seats), seed=2, old_world={"left": 0}).match)
    while table.pending:
        table.choose("pass" if "pass" in table.options else table.options[0])
    result = table.match.result
    again = Record.parse(str(table.match.record())).replay().result
    assert result is not None
    assert again is not None
    assert (again.winners, again.ranking, again.clause) == (result.winners, result.ranking, result.clause)
    assert tuple(result.points) == seats
    assert lines(result, "en")[-1] == " · ".join(f"{seat.capitalize()} {n}" for seat, n in result.points.items())
