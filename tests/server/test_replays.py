"""Looking at a game again, its record, and playing on from one of its moments."""

from __future__ import annotations

import random

import pytest

from oldworld import Match
from oldworld.server.doors.common import Parts
from tests.server.conftest import Come, Json, play_until, three

SEATS = ("khorne", "nurgle", "slaanesh")
BOTS = {"khorne": "me", "nurgle": "random", "slaanesh": "random"}


def test_while_it_goes_on_one_looks_with_ones_own_eyes(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    seen: list[dict[str, Json]] = []
    pick = random.Random(2)
    for _ in range(15):
        seen.append({seat: person.table(game)["view"] for seat, person in people.items()})
        play_until(parts, game, 1, pick.choice)
    for move, views in enumerate(seen):
        for seat, person in people.items():
            found = person.get(f"/games/{game}/replay", move=move)
            assert found["moves"] == 15
            assert found["table"]["view"] == views[seat]
            assert found["table"]["move"] == move
    for eyes in ("nurgle", "all"):
        assert people["khorne"].get(f"/games/{game}/replay", 403, move=3, eyes=eyes)["code"] == "still_playing"
    hands = visitor("").get(f"/games/{game}/replay", move=3)["table"]["view"]
    assert hands["hand"] is None


def test_when_it_is_over_one_looks_with_anybodys(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    play_until(parts, game, 5000, random.Random(3).choice)
    marta = people["khorne"]
    moves = marta.table(game)["move"]
    for eyes in SEATS:
        assert marta.get(f"/games/{game}/replay", move=7, eyes=eyes)["table"]["view"]["hand"] is not None
    whole = marta.get(f"/games/{game}/replay", move=moves, eyes="all")
    assert set(whole["views"]) == set(SEATS)
    assert all(view["hand"] is not None for view in whole["views"].values())
    ids = {line["said"]["id"] for line in whole["table"]["log"]}
    assert {"chaos-event-card_drawn", "chaos-event-game_ended"} <= ids
    assert whole["table"]["result"] is not None
    assert marta.get(f"/games/{game}/replay", 422, move=moves + 1)["code"] == "no_move"
    assert marta.get(f"/games/{game}/replay", 422, move=0, eyes="tzeentch")["code"] == "no_seat"


def test_the_record_of_a_game_that_is_over_checks_itself(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    assert people["khorne"].get(f"/games/{game}/record", 409)["code"] == "still_playing"
    play_until(parts, game, 5000, random.Random(4).choice)
    answer = people["nurgle"].http.get(f"/api/games/{game}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"-{game}.record" in answer.headers["content-disposition"]
    match = Match.replay(answer.text)
    assert match.result is not None
    assert "seat nurgle Olek\n" in answer.text
    assert match.result.points == people["khorne"].table(game)["result"]["points"]


def test_one_can_play_on_from_any_moment_of_a_game_that_is_over(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    play_until(parts, game, 5000, random.Random(5).choice)
    marta = people["khorne"]
    made = marta.post(f"/games/{game}/branch", 201, move=20, seats={**BOTS, "khorne": "random", "nurgle": "me"})
    assert (made["kind"], made["state"]) == ("solo", "playing")
    with marta.socket(f"/games/{made['id']}/socket") as socket:
        while True:
            table = socket.receive_json()["table"]
            if table["decision"] is not None:
                break
    assert table["seat"] == "nurgle"
    assert table["move"] >= 20
    before = marta.get(f"/games/{game}/replay", move=20, eyes="nurgle")["table"]
    there = marta.get(f"/games/{made['id']}/replay", move=20)["table"]
    assert there["view"] == before["view"]
    parts.rooms.forget(made["id"])
    again = marta.table(made["id"])
    assert again["view"]["powers"] == marta.table(made["id"])["view"]["powers"]
    assert marta.table(game)["result"] is not None, "the game it came from is as it was"


def test_chance_is_new_where_one_plays_on(visitor: Come, parts: Parts) -> None:
    """Or one would know the dice."""
    game, people = three(visitor)
    play_until(parts, game, 5000, random.Random(6).choice)
    marta = people["khorne"]
    parts.thinkers.close()
    tails = set()
    for _ in range(3):
        made = marta.post(f"/games/{game}/branch", 201, move=10, seats=BOTS)["id"]
        play_until(parts, made, 60, random.Random(1).choice)
        with parts.store.reading() as session, parts.rooms.use(made, session) as room:
            tails.add(str(room.match.record()).partition("fork ")[2].partition("\n")[2])
    assert len(tails) == 3


def test_nobody_plays_on_from_a_game_that_others_still_play(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    play_until(parts, game, 10, random.Random(7).choice)
    assert people["khorne"].post(f"/games/{game}/branch", 409, move=5, seats=BOTS)["code"] == "still_playing"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"move": 9999, "seats": BOTS}, "no_move"),
        ({"move": 3, "seats": {"khorne": "me"}}, "other_seats"),
        ({"move": 3, "seats": {**BOTS, "khorne": "random"}}, "solo_seats"),
        ({"move": 3, "seats": {**BOTS, "nurgle": "open"}}, "solo_seats"),
        ({"move": -1, "seats": BOTS}, "malformed"),
    ],
)
def test_a_moment_that_is_not_there_is_refused(visitor: Come, parts: Parts, asked: Json, code: str) -> None:
    marta = visitor("Marta")
    game = marta.new_game("solo", **BOTS)
    parts.thinkers.close()
    play_until(parts, game, 10, random.Random(8).choice)
    assert marta.post(f"/games/{game}/branch", 422, **asked)["code"] == code
    assert len(marta.get("/games", which="mine")) == 1


def test_a_link_to_a_moment_leads_there_whoever_follows_it(visitor: Come, parts: Parts) -> None:
    """Where others may watch anybody may look again; elsewhere whoever has the invitation."""
    seats = {"khorne": "me", "nurgle": "random", "slaanesh": "random"}
    marta, olek, nobody = visitor("Marta"), visitor("Olek"), visitor("")
    parts.thinkers.close()
    for kind, spectators, shown in (("open", True, True), ("open", False, False), ("private", True, False)):
        asked = {"title": "chaos", "kind": kind, "seats": seats, "spectators": spectators}
        game = marta.post("/games", 201, **asked)["id"]
        invitation = marta.get(f"/games/{game}")["invitation"]
        play_until(parts, game, 5000, random.Random(10).choice)
        for person in (olek, nobody):
            found = person.http.get(f"/api/games/{game}/replay", params={"move": 9, "eyes": "nurgle"})
            assert found.status_code == (200 if shown else 404)
            linked = person.get(f"/games/{game}/replay", move=9, eyes="nurgle", invitation=invitation)
            assert (linked["table"]["move"], linked["table"]["seat"]) == (9, "nurgle")
            assert person.http.get(f"/api/games/{game}/record", params={"invitation": invitation}).status_code == 200
        branch = f"/games/{game}/branch"
        assert olek.http.post(f"/api{branch}", json={"move": 9, "seats": BOTS}).status_code == (201 if shown else 404)
        assert olek.post(f"{branch}?invitation={invitation}", 201, move=9, seats=BOTS)["kind"] == "solo"


def test_one_does_not_play_on_after_the_end(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    play_until(parts, game, 5000, random.Random(9).choice)
    marta = people["khorne"]
    end = marta.table(game)["move"]
    assert marta.post(f"/games/{game}/branch", 409, move=end, seats=BOTS)["code"] == "over_there"
    assert marta.get("/games", which="mine") == []
