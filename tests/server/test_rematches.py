"""Playing again with the same people: one new game for all."""

from __future__ import annotations

import random
import threading

import pytest

from oldworld.server.doors.common import Parts
from tests.server.conftest import Come, Json, Visitor, play_until, three

CLOCK = {"kind": "slow", "seconds": 86400}


def over(come: Come, parts: Parts) -> tuple[str, dict[str, Visitor]]:
    """A game of three people that is over."""
    game, people = three(come)
    play_until(parts, game, 5000, random.Random(3).choice)
    return game, people


def sitting(game: Json) -> dict[str, str]:
    """Who sits where, or for whom a seat is kept."""
    return {c["seat"]: c["name"] or c["bot"] or (f"kept for {c['kept']}" if c["kept"] else "") for c in game["chairs"]}


def test_whoever_sat_there_asks_and_the_others_seats_are_kept(visitor: Come, parts: Parts) -> None:
    game, people = over(visitor, parts)
    made = people["nurgle"].post(f"/games/{game}/rematch")
    assert sitting(made) == {"khorne": "kept for Marta", "nurgle": "Olek", "slaanesh": "kept for Zofia"}
    was = people["nurgle"].get(f"/games/{game}")
    for same in ("title", "kind", "options", "spectators", "clock"):
        assert made[same] == was[same]
    assert (made["state"], made["host"], made["after"]) == ("gathering", True, game)
    seen = people["khorne"].get(f"/games/{made['id']}")
    assert [c["seat"] for c in seen["chairs"] if c["kept_for_me"]] == ["khorne"]
    assert made["id"] in [row["id"] for row in people["khorne"].get("/games", which="mine")]
    assert made["id"] not in [row["id"] for row in visitor("Passer-by").get("/games", which="open")], "none is free"


def test_whoever_asks_after_the_first_joins_and_the_last_begins(visitor: Come, parts: Parts) -> None:
    game, people = over(visitor, parts)
    made = people["nurgle"].post(f"/games/{game}/rematch")["id"]
    again = people["nurgle"].post(f"/games/{game}/rematch", rotate=True)
    assert (again["id"], sitting(again)["nurgle"]) == (made, "Olek"), "asking twice changes nothing"
    joined = people["khorne"].post(f"/games/{game}/rematch")
    assert (joined["id"], joined["state"], sitting(joined)["khorne"]) == (made, "gathering", "Marta")
    begun = people["slaanesh"].post(f"/games/{made}/seat", seat="slaanesh")
    assert begun["state"] == "playing"
    assert people["slaanesh"].table(made)["seat"] == "slaanesh"
    assert people["khorne"].post(f"/games/{game}/rematch")["id"] == made


def test_two_who_ask_at_once_get_one_game(visitor: Come, parts: Parts) -> None:
    game, people = over(visitor, parts)
    answers: list[Json] = []
    gate = threading.Barrier(3)

    def ask(person: Visitor) -> None:
        gate.wait()
        answers.append(person.post(f"/games/{game}/rematch"))

    asking = [threading.Thread(target=ask, args=(person,)) for person in people.values()]
    for one in asking:
        one.start()
    for one in asking:
        one.join()
    (made,) = {answer["id"] for answer in answers}
    assert people["khorne"].get(f"/games/{made}")["state"] == "playing", "all three sit there"


def test_everybody_may_move_one_seat_on(visitor: Come, parts: Parts) -> None:
    game, people = over(visitor, parts)
    made = people["khorne"].post(f"/games/{game}/rematch", rotate=True)
    assert sitting(made) == {"khorne": "kept for Zofia", "nurgle": "Marta", "slaanesh": "kept for Olek"}


def test_bots_keep_their_seats_and_levels_and_a_game_alone_begins_at_once(visitor: Come, parts: Parts) -> None:
    marta = visitor("Marta")
    game = marta.new_game("solo", khorne="random", nurgle="me", slaanesh="heuristic")
    parts.thinkers.close()
    play_until(parts, game, 5000, random.Random(4).choice)
    made = marta.post(f"/games/{game}/rematch")
    assert sitting(made) == {"khorne": "random", "nurgle": "Marta", "slaanesh": "heuristic"}
    assert (made["kind"], made["state"]) == ("solo", "playing")
    assert marta.post(f"/games/{game}/rematch")["id"] == made["id"]
    play_until(parts, made["id"], 5000, random.Random(5).choice)
    third = marta.post(f"/games/{game}/rematch", rotate=True)
    assert third["id"] not in (game, made["id"]), "the first rematch is over too"
    assert sitting(third) == {"khorne": "heuristic", "nurgle": "random", "slaanesh": "Marta"}


def test_a_bot_that_stood_in_makes_room_again(visitor: Come, parts: Parts) -> None:
    game, people = over(visitor, parts)
    with parts.store.writing() as session:
        from oldworld.server.storage.schema import Chair

        session.get_one(Chair, (game, "slaanesh")).bot = "heuristic"
    assert sitting(people["khorne"].post(f"/games/{game}/rematch"))["slaanesh"] == "kept for Zofia"


def test_the_host_may_free_a_seat_or_put_a_bot_in_it(visitor: Come, parts: Parts) -> None:
    game, people = over(visitor, parts)
    marta, olek, zofia = people.values()
    made = marta.post(f"/games/{game}/rematch")["id"]
    path = f"/games/{made}/kept"
    stranger = visitor("Passer-by")
    assert stranger.post(f"/games/{made}/seat", 409, seat="nurgle")["code"] == "seat_kept"
    assert olek.http.delete(f"/api{path}/slaanesh").json()["code"] == "not_host"
    freed = marta.http.delete(f"/api{path}/nurgle").json()
    assert sitting(freed)["nurgle"] == ""
    assert marta.http.delete(f"/api{path}/nurgle").json()["code"] == "not_kept"
    assert made in [row["id"] for row in stranger.get("/games", which="open")]
    assert sitting(marta.post(f"/games/{made}/bots", seat="slaanesh", bot="random"))["slaanesh"] == "random"
    assert stranger.post(f"/games/{made}/seat", seat="nurgle")["state"] == "playing"
    assert olek.post(f"/games/{game}/rematch", 409)["code"] == "begun"
    assert made not in [row["id"] for row in zofia.get("/games", which="mine")]


def test_a_kept_seat_can_be_declined_or_left_for_another(visitor: Come, parts: Parts) -> None:
    game, people = over(visitor, parts)
    marta, olek, zofia = people.values()
    made = marta.post(f"/games/{game}/rematch")["id"]
    assert olek.http.delete(f"/api/games/{made}/seat").status_code == 204
    assert sitting(marta.get(f"/games/{made}"))["nurgle"] == ""
    moved = zofia.post(f"/games/{made}/seat", seat="nurgle")
    assert sitting(moved) == {"khorne": "Marta", "nurgle": "Zofia", "slaanesh": ""}
    assert sitting(olek.post(f"/games/{game}/rematch"))["slaanesh"] == "", "nothing is kept for him any more"


def test_a_rematch_that_is_called_off_can_be_asked_for_anew(visitor: Come, parts: Parts) -> None:
    game, people = over(visitor, parts)
    made = people["khorne"].post(f"/games/{game}/rematch")["id"]
    assert people["khorne"].http.delete(f"/api/games/{made}/seat").status_code == 204
    again = people["nurgle"].post(f"/games/{game}/rematch")
    assert again["id"] != made
    assert again["host"]


def test_the_table_that_is_over_tells_everybody_at_once(visitor: Come, parts: Parts) -> None:
    game, people = over(visitor, parts)
    marta, olek, zofia = people.values()
    with zofia.socket(f"/games/{game}/socket") as socket, visitor("").socket(f"/games/{game}/socket") as watching:
        assert socket.receive_json()["rematch"] is None
        assert watching.receive_json()["rematch"] is None
        made = marta.post(f"/games/{game}/rematch")["id"]
        for told in (socket.receive_json(), watching.receive_json()):
            assert told["rematch"]["id"] == made
            assert "table" not in told, "the table is as it was"
        olek.post(f"/games/{game}/rematch")
        assert sitting(socket.receive_json()["rematch"])["nurgle"] == "Olek"
        marta.http.delete(f"/api/games/{made}/seat")
        assert socket.receive_json()["rematch"] is None


def test_a_private_rematch_is_told_to_those_alone_who_sat_there(visitor: Come, parts: Parts) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game("private", khorne="me", nurgle="open", slaanesh="random")
    invitation = marta.get(f"/games/{game}")["invitation"]
    olek.post(f"/games/{game}/seat", seat="nurgle", invitation=invitation)
    parts.thinkers.close()
    play_until(parts, game, 5000, random.Random(6).choice)
    made = marta.post(f"/games/{game}/rematch")["id"]
    with olek.socket(f"/games/{game}/socket") as socket:
        assert socket.receive_json()["rematch"]["id"] == made
    with visitor("Guest").socket(f"/games/{game}/socket?invitation={invitation}") as socket:
        assert socket.receive_json()["rematch"] is None
    assert marta.get(f"/games/{made}")["invitation"] != invitation


def test_who_may_not_ask(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    assert people["khorne"].post(f"/games/{game}/rematch", 409)["code"] == "still_playing"
    play_until(parts, game, 5000, random.Random(7).choice)
    assert visitor("Passer-by").post(f"/games/{game}/rematch", 403)["code"] == "not_seated"
    assert visitor("").post(f"/games/{game}/rematch", 401)["code"] == "not_signed_in"
    assert people["khorne"].get("/games", which="mine") == []


@pytest.mark.parametrize("who", ["host", "kept"])
def test_somebody_who_deletes_everything_keeps_no_seat(visitor: Come, parts: Parts, who: str) -> None:
    game, people = over(visitor, parts)
    made = people["khorne"].post(f"/games/{game}/rematch")["id"]
    leaver = people["khorne" if who == "host" else "nurgle"]
    assert leaver.http.delete("/api/me").status_code == 204
    if who == "host":
        assert people["slaanesh"].get(f"/games/{made}", 404)["code"] == "no_game"
    else:
        assert sitting(people["slaanesh"].get(f"/games/{made}"))["nurgle"] == ""
