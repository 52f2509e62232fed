"""What came since one's last turn, what the lobby says of it, and a log of which something was taken back."""

from __future__ import annotations

import random

from sqlalchemy import update

from oldworld.server.doors.common import Parts
from oldworld.server.storage.schema import Chair
from tests.server.conftest import Come, Json, Visitor, play_until, three


def asked(game: str, people: dict[str, Visitor]) -> tuple[str, Json]:
    """The seat that must choose, and the table as it sees it."""
    seat = people["khorne"].table(game)["waiting"][0]["seat"]
    return seat, people[seat].table(game)


def any_choice(game: str, people: dict[str, Visitor], pick: random.Random) -> str:
    """Somebody chooses anything; who."""
    seat, table = asked(game, people)
    people[seat].choose(game, pick.choice(table["decision"]["options"])["text"])
    return seat


def news(person: Visitor, game: str) -> int:
    """How many things the lobby says happened."""
    (row,) = [row for row in person.get("/games", which="mine") if row["id"] == game]
    return int(row["news"])


def test_what_came_since_ones_own_last_choice(visitor: Come) -> None:
    game, people = three(visitor)
    pick = random.Random(21)
    own = dict.fromkeys(people, 0)
    for _ in range(40):
        seat = any_choice(game, people, pick)
        move = people[seat].table(game)["move"]
        own[seat] = move
        for one, person in people.items():
            table = person.table(game)
            digest = table["digest"]
            since = [line for line in table["log"] if line["move"] > own[one]]
            assert digest["move"] == own[one]
            assert table["log"][digest["line"] :] == since
            assert digest["lines"] == len(since)
            assert digest["unseen"] == len(since) == news(person, game), "nobody has looked since"
    assert visitor("").table(game)["digest"] is None, "a spectator has no turns"


def test_what_was_before_somebodys_eyes_is_no_news_but_stays_in_the_digest(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    play_until(parts, game, 12, random.Random(22).choice)
    _, table = asked(game, people)
    other = next(person for person in people.values() if person.table(game)["digest"]["unseen"] > 0)
    before = other.table(game)["digest"]
    half = table["move"] - 3
    assert other.http.post(f"/api/games/{game}/seen", json={"move": half, "epoch": 0}).status_code == 204
    some = other.table(game)
    assert some["digest"] == {**before, "unseen": sum(1 for line in some["log"] if line["move"] > half)}
    for move in (table["move"], half, 10_000):
        other.http.post(f"/api/games/{game}/seen", json={"move": move, "epoch": 0})
        assert other.table(game)["digest"] == {**before, "unseen": 0}
        assert news(other, game) == 0


def test_only_who_sits_there_says_what_they_saw_and_nobody_is_told(visitor: Come) -> None:
    game, people = three(visitor)
    body = {"move": 1, "epoch": 0}
    assert visitor("Passer-by").post(f"/games/{game}/seen", 403, **body)["code"] == "not_seated"
    assert visitor("").post(f"/games/{game}/seen", 401, **body)["code"] == "not_signed_in"
    assert people["khorne"].post("/games/unknown/seen", 404, **body)["code"] == "no_game"
    assert people["khorne"].post(f"/games/{game}/seen", 422, move=-1, epoch=0)["code"] == "malformed"


def test_what_a_bot_chose_that_stood_in_is_news(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    parts.thinkers.close()
    pick = random.Random(23)
    while any_choice(game, people, pick) != "nurgle":
        pass
    olek = people["nurgle"]
    at = olek.table(game)["move"]
    with parts.store.writing() as session:
        session.execute(update(Chair).where(Chair.game_id == game, Chair.seat == "nurgle").values(bot="random"))
    play_until(parts, game, 20, pick.choice)
    table = olek.table(game)
    assert table["digest"]["move"] == at
    assert table["digest"]["unseen"] == table["digest"]["lines"] > 0
    olek.post(f"/games/{game}/seat/back")
    assert olek.table(game)["digest"] == table["digest"], "to come back is not to have read"


def test_taking_back_brings_the_older_turn_back_and_counts_anew(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    pick = random.Random(24)
    while True:
        seat, table = asked(game, people)
        others = [person for name, person in people.items() if name != seat]
        before = {person.name: (person.table(game)["digest"], news(person, game)) for person in people.values()}
        after = people[seat].choose(game, pick.choice(table["decision"]["options"])["text"])
        if table["move"] > 10 and after["undo"]["choice"] == 1:
            break
    assert after["digest"]["unseen"] == 0
    assert after["digest"]["move"] == after["move"]
    back = people[seat].post(f"/games/{game}/undo", number=after["number"])
    mine, _ = before[people[seat].name]
    assert {**back["digest"], "unseen": 0} == {**mine, "unseen": 0}
    for person in others:
        assert (person.table(game)["digest"], news(person, game)) == before[person.name]


def test_lines_that_were_taken_back_are_told_anew(visitor: Come) -> None:
    """A log that is as long as before may hold other lines: its epoch says so."""
    game, people = three(visitor)
    pick = random.Random(25)
    while True:
        seat, table = asked(game, people)
        who = people[seat]
        after = who.choose(game, table["decision"]["options"][0]["text"])
        if after["undo"]["choice"] == 1 and len(after["log"]) > len(table["log"]) > 20:
            break
        any_choice(game, people, pick)
    other = next(person for name, person in people.items() if name != seat)
    had = len(after["log"])
    with other.socket(f"/games/{game}/socket?since={had}&epoch=0") as socket:
        first = socket.receive_json()["table"]
        assert (first["log"], first["epoch"]) == ([], 0)
        who.post(f"/games/{game}/undo", number=after["number"])
        told = socket.receive_json()["table"]
        assert (told["log_from"], told["epoch"]) == (0, 1)
        assert told["log"] == other.table(game)["log"]
    who.choose(game, table["decision"]["options"][-1]["text"])
    whole = other.table(game)
    assert other.table(game, since=had, epoch=0) == whole, "from before: the whole log"
    assert other.table(game, since=had, epoch=1)["log"] == whole["log"][had:]
    with other.socket(f"/games/{game}/socket?since={had}&epoch=0") as socket:
        assert socket.receive_json()["table"] == whole


def test_what_was_seen_before_something_was_taken_back_is_not_what_came_instead(visitor: Come) -> None:
    game, people = three(visitor)
    pick = random.Random(26)
    while True:
        seat, table = asked(game, people)
        after = people[seat].choose(game, pick.choice(table["decision"]["options"])["text"])
        if after["undo"]["choice"] == 1 and table["move"] > 5:
            break
    other = next(person for name, person in people.items() if name != seat)
    other.http.post(f"/api/games/{game}/seen", json={"move": after["move"], "epoch": 0})
    people[seat].post(f"/games/{game}/undo", number=after["number"])
    people[seat].choose(game, table["decision"]["options"][-1]["text"])
    now = other.table(game)
    unseen = sum(1 for line in now["log"] if line["move"] > table["move"])
    assert now["digest"]["unseen"] == unseen
    other.http.post(f"/api/games/{game}/seen", json={"move": now["move"], "epoch": 0})
    assert other.table(game)["digest"]["unseen"] == unseen, "that was another table"
