"""Setting games up, sitting down, inviting, and which games there are for whom."""

from __future__ import annotations

import random

import pytest

from oldworld.server.doors.common import Parts
from oldworld.server.lobby import MOST_GOING_ON
from tests.server.conftest import Come, Json, play_until

FOUR = {"khorne": "me", "nurgle": "open", "tzeentch": "heuristic", "slaanesh": "random"}


def chairs(game: Json) -> dict[str, str]:
    """Who sits where: a person's name, a bot's level, or nothing."""
    return {chair["seat"]: chair["name"] or chair["bot"] for chair in game["chairs"]}


def test_a_game_gathers_until_its_last_seat_is_taken(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game(**FOUR)
    shown = marta.get(f"/games/{game}")
    assert (shown["state"], shown["host"], shown["mine"]) == ("gathering", True, True)
    assert marta.get(f"/games/{game}/table", 409)["code"] == "not_begun"
    begun = olek.post(f"/games/{game}/seat", seat="nurgle")
    assert begun["state"] == "playing"
    assert chairs(begun) == {"khorne": "Marta", "nurgle": "Olek", "tzeentch": "heuristic", "slaanesh": "random"}
    assert olek.table(game)["seat"] == "nurgle"


def test_the_host_can_put_a_bot_into_an_empty_seat(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game(**FOUR)
    assert olek.post(f"/games/{game}/bots", 403, seat="nurgle", bot="random")["code"] == "not_host"
    assert marta.post(f"/games/{game}/bots", 422, seat="nurgle", bot="clever")["code"] == "no_such_player"
    assert marta.post(f"/games/{game}/bots", seat="nurgle", bot="random")["state"] == "playing"


def test_a_seat_is_taken_once(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game(khorne="me", nurgle="open", slaanesh="open")
    assert olek.post(f"/games/{game}/seat", 409, seat="khorne")["code"] == "seat_taken"
    assert olek.post(f"/games/{game}/seat", 422, seat="tzeentch")["code"] == "no_seat"
    olek.post(f"/games/{game}/seat", seat="nurgle")
    assert olek.post(f"/games/{game}/seat", 409, seat="slaanesh")["code"] == "two_seats"


def test_somebody_may_get_up_before_the_game_begins(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game(khorne="me", nurgle="open", slaanesh="open")
    olek.post(f"/games/{game}/seat", seat="nurgle")
    assert olek.http.delete(f"/api/games/{game}/seat").status_code == 204
    assert chairs(marta.get(f"/games/{game}"))["nurgle"] == ""
    assert olek.http.delete(f"/api/games/{game}/seat").json()["code"] == "not_seated"


def test_a_game_that_its_host_leaves_is_called_off(visitor: Come) -> None:
    marta = visitor("Marta")
    game = marta.new_game(**FOUR)
    assert marta.http.delete(f"/api/games/{game}/seat").status_code == 204
    assert marta.get(f"/games/{game}", 404)["code"] == "no_game"


def test_nobody_sits_down_or_gets_up_once_it_has_begun(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game(khorne="me", nurgle="random", slaanesh="random")
    assert olek.post(f"/games/{game}/seat", 409, seat="nurgle")["code"] == "begun"
    assert marta.http.delete(f"/api/games/{game}/seat").json()["code"] == "begun"


def test_a_private_game_is_for_those_who_have_its_invitation(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game("private", khorne="me", nurgle="open", slaanesh="random")
    invitation = marta.get(f"/games/{game}")["invitation"]
    assert len(invitation) > 20
    assert olek.get(f"/games/{game}", 404)["code"] == "no_game"
    assert olek.post(f"/games/{game}/seat", 404, seat="nurgle")["code"] == "no_game"
    assert olek.post(f"/games/{game}/seat", 404, seat="nurgle", invitation="x" * 22)["code"] == "no_game"
    assert olek.get(f"/games/{game}", invitation=invitation)["invitation"] is None, "he does not sit there yet"
    assert olek.post(f"/games/{game}/seat", seat="nurgle", invitation=invitation)["state"] == "playing"
    assert visitor("Zofia").get(f"/games/{game}/table", 404)["code"] == "no_game"


def test_a_game_against_bots_alone_is_nobody_elses_business(visitor: Come) -> None:
    game = visitor("Marta").new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    for other in (visitor("Olek"), visitor("")):
        assert other.get(f"/games/{game}", 404)["code"] == "no_game"
        assert other.get(f"/games/{game}/table", 404)["code"] == "no_game"


def test_spectators_are_welcome_or_not(visitor: Come) -> None:
    marta = visitor("Marta")
    seats = {"khorne": "me", "nurgle": "random", "slaanesh": "random"}
    shown = marta.post("/games", 201, title="chaos", kind="open", seats=seats)["id"]
    hidden = marta.post("/games", 201, title="chaos", kind="open", seats=seats, spectators=False)["id"]
    assert visitor("").get(f"/games/{shown}/table")["seat"] is None
    assert visitor("").get(f"/games/{hidden}/table", 404)["code"] == "no_game"


def test_the_lists_of_the_lobby(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    waiting = marta.new_game(**FOUR)
    private = marta.new_game("private", khorne="me", nurgle="open", slaanesh="random")
    playing = marta.new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    assert [game["id"] for game in olek.get("/games", which="open")] == [waiting]
    assert {game["id"] for game in marta.get("/games", which="mine")} == {waiting, private, playing}
    assert olek.get("/games", which="mine") == []
    assert visitor("").get("/games", which="mine") == []
    assert marta.get("/games", which="over") == []


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"title": "chess", "seats": {"khorne": "me"}}, "no_title"),
        ({"title": "chaos", "seats": {"khorne": "me"}}, "setup"),
        ({"title": "chaos", "seats": {"khorne": "me", "nurgle": "me", "slaanesh": "random"}}, "two_seats"),
        ({"title": "chaos", "seats": {"khorne": "me", "nurgle": "clever", "slaanesh": "random"}}, "no_such_player"),
        ({"title": "chaos", "seats": FOUR, "kind": "solo"}, "solo_seats"),
        ({"title": "chaos", "seats": FOUR, "seed": "1"}, "seed_alone"),
        ({"title": "chaos", "seats": FOUR, "options": {"edition": "de"}}, "setup"),
        ({"title": "chaos", "seats": FOUR, "options": {"colour": "red"}}, "setup"),
        ({"title": "chaos", "seats": {}}, "malformed"),
        ({"title": "chaos", "seats": FOUR, "stakes": 5}, "malformed"),
        ({"title": "chaos"}, "malformed"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(visitor: Come, asked: Json, code: str) -> None:
    marta = visitor("Marta")
    assert marta.post("/games", 422, **asked)["code"] == code
    assert marta.get("/games", which="mine") == []


def test_a_seed_can_be_named_where_nobody_else_could_know_it(visitor: Come) -> None:
    hands = []
    for _ in range(2):
        marta = visitor("Marta")
        seats = {"khorne": "me", "nurgle": "random", "slaanesh": "random"}
        game = marta.post("/games", 201, title="chaos", kind="solo", seats=seats, seed="7")["id"]
        hands.append(marta.table(game)["view"]["hand"])
    assert hands[0] == hands[1]


def test_somebody_may_have_many_games_but_not_any_number(visitor: Come) -> None:
    marta = visitor("Marta")
    for _ in range(MOST_GOING_ON):
        marta.new_game(**FOUR)
    assert marta.post("/games", 409, title="chaos", seats=FOUR)["code"] == "too_many_games"


def test_the_lobby_tells_whose_time_runs_out_when(visitor: Come, parts: Parts) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    parts.thinkers.close()
    seats = {"khorne": "me", "nurgle": "open", "slaanesh": "random"}
    clock = {"kind": "live", "seconds": 600}
    game = marta.post("/games", 201, title="chaos", seats=seats, clock=clock)["id"]
    olek.post(f"/games/{game}/seat", seat="nurgle")
    pick = random.Random(15)
    seen = set()
    for _ in range(40):
        shown = marta.get(f"/games/{game}")
        ends = {chair["seat"]: chair["deadline"] for chair in shown["chairs"] if chair["deadline"] is not None}
        assert set(ends) == set(shown["waiting"]) - {"slaanesh"}
        assert shown["deadline"] == min(ends.values(), default=None)
        seen |= set(ends)
        play_until(parts, game, 1, pick.choice)
    assert seen == {"khorne", "nurgle"}


def test_the_titles_say_how_they_can_be_set_up(visitor: Come) -> None:
    (chaos,) = visitor("").get("/titles")
    assert (chaos["name"], chaos["counts"]) == ("chaos", [3, 4])
    assert chaos["seats"] == ["khorne", "nurgle", "tzeentch", "slaanesh"]
    assert chaos["seat_names"]["khorne"]["id"] == "chaos-power-khorne"
    assert chaos["settings"][0]["name"] == "edition"
    assert chaos["bots"] == ["random", "heuristic"]
