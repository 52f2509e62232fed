"""Playing: choices, what is refused, taking back, the socket."""

from __future__ import annotations

import random
import threading

import pytest
from starlette.websockets import WebSocketDisconnect

from oldworld.server.doors.common import Parts
from oldworld.server.table import waiting as waiting_for
from tests.server.conftest import Come, Json, Visitor, play_until, three

TWO = {"khorne": "me", "nurgle": "open", "slaanesh": "open"}


def asked(game: str, people: dict[str, Visitor]) -> tuple[Visitor, Json]:
    """Who must choose now, and the table as they see it."""
    seat = people["khorne"].table(game)["waiting"][0]["seat"]
    return people[seat], people[seat].table(game)


def test_only_who_is_asked_sees_what_is_asked(visitor: Come) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    assert table["decision"]["options"]
    for other in people.values():
        if other is not who:
            seen = other.table(game)
            assert seen["decision"] is None
            assert seen["waiting"] == table["waiting"]


def test_a_choice_is_made_once_and_everybody_sees_it(visitor: Come) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    option = table["decision"]["options"][0]["text"]
    after = who.choose(game, option)
    assert after["number"] == table["number"] + 1
    for person in people.values():
        assert person.table(game)["number"] == after["number"]


def test_an_answer_for_an_older_table_is_refused_with_the_one_that_is(visitor: Come) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    option = table["decision"]["options"][0]["text"]
    who.choose(game, option, number=table["number"])
    refusal = who.choose(game, option, 409, number=table["number"])
    assert refusal["code"] == "stale"
    assert refusal["table"] == who.table(game)


def test_two_browsers_that_answer_at_once_make_one_choice(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    for _ in range(10):
        who, table = asked(game, people)
        options = [option["text"] for option in table["decision"]["options"]]
        answers: list[int] = []

        def answer(option: str, who: Visitor = who, at: int = table["number"], out: list[int] = answers) -> None:
            sent = who.http.post(f"/api/games/{game}/choices", json={"number": at, "option": option})
            out.append(sent.status_code)

        both = [threading.Thread(target=answer, args=(option,)) for option in (options[0], options[-1])]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
        assert sorted(answers) == [200, 409]
        assert who.table(game)["number"] == table["number"] + 1


@pytest.mark.parametrize(
    ("number", "option", "status", "code"),
    [
        (0, "no_such_thing", 422, "illegal"),
        (0, "x" * 81, 422, "malformed"),
        (0, "", 422, "malformed"),
        (-1, "pass", 422, "malformed"),
        (10**9, "pass", 422, "malformed"),
        ("0 or 1", "pass", 422, "malformed"),
        (999, "pass", 409, "stale"),
    ],
)
def test_what_means_nothing_changes_nothing(visitor: Come, number: Json, option: str, status: int, code: str) -> None:
    game, people = three(visitor)
    who, before = asked(game, people)
    assert who.post(f"/games/{game}/choices", status, number=number, option=option)["code"] == code
    assert who.table(game) == before


def test_what_the_rules_forbid_is_refused_with_its_clause(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    while table["decision"]["prompt"] != "action":
        who.choose(game, table["decision"]["options"][-1]["text"])
        who, table = asked(game, people)
    own = table["seat"]
    foreign = {"khorne": "leper1", "nurgle": "bloodsworn1", "slaanesh": "leper1"}[own]
    refusal = who.choose(game, foreign, 422)
    assert refusal["code"] == "illegal"
    assert refusal["clause"].startswith("COW-")
    assert refusal["said"]["id"].startswith("chaos-why-")
    assert who.table(game) == table


def test_nobody_chooses_for_another(visitor: Come) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    option = table["decision"]["options"][0]["text"]
    for other in people.values():
        if other is not who:
            refusal = other.choose(game, option, 422)
            assert refusal["said"]["id"] == "chaos-why-not_your_turn"
    assert visitor("Passer-by").choose(game, option, 403)["code"] == "not_seated"
    assert visitor("").choose(game, option, 401)["code"] == "not_signed_in"
    assert who.table(game) == table


@pytest.mark.parametrize("game", ["unknown", "x" * 22])
def test_a_game_that_is_not_there(visitor: Come, game: str) -> None:
    marta = visitor("Marta")
    assert marta.get(f"/games/{game}/table", 404)["code"] == "no_game"
    assert marta.post(f"/games/{game}/choices", 404, number=0, option="pass")["code"] == "no_game"
    assert marta.post(f"/games/{game}/why", 404, text="pass")["code"] == "no_game"
    assert marta.post(f"/games/{game}/undo", 404, number=0)["code"] == "no_game"


def test_why_not_is_answered_with_the_clause(visitor: Come) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    legal = table["decision"]["options"][0]["text"]
    assert who.post(f"/games/{game}/why", text=legal) == {"said": None, "clause": ""}
    other = next(person for person in people.values() if person is not who)
    refusal = other.post(f"/games/{game}/why", text=legal)
    assert refusal["said"]["id"] == "chaos-why-not_your_turn"
    assert refusal["clause"] == "COW-ROUND.5"


def test_the_log_is_sent_from_where_the_browser_has_it(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    pick = random.Random(1)
    play_until(parts, game, 30, pick.choice)
    whole = people["khorne"].table(game)
    assert whole["log_from"] == 0
    part = people["khorne"].table(game, since=10)
    assert (part["log_from"], part["log"]) == (10, whole["log"][10:])
    moves = [line["move"] for line in whole["log"]]
    assert moves == sorted(moves)
    assert moves[-1] <= whole["move"]
    assert all(line["clause"].startswith("COW-") for line in whole["log"])


def your_turn(person: Visitor, game: str) -> Json:
    """The table, once this person is asked."""
    with person.socket(f"/games/{game}/socket") as socket:
        while True:
            table = socket.receive_json()["table"]
            if table["decision"] is not None:
                return person.table(game)


# -- taking back --------------------------------------------------------------------------------------


def test_the_first_half_of_a_choice_can_be_taken_back(visitor: Come) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    while table["decision"]["prompt"] != "action":
        who.choose(game, table["decision"]["options"][-1]["text"])
        who, table = asked(game, people)
    half = who.choose(game, table["decision"]["options"][0]["text"])
    assert half["decision"]["prompt"] == "summon_where"
    assert half["undo"] == {"choice": 1, "turn": 1, "by_consent": 0, "proposal": None, "withdrawn": False}
    back = who.post(f"/games/{game}/undo", number=half["number"])
    assert back["number"] == half["number"] + 1
    assert back["epoch"] == table["epoch"] + 1
    anew = {"number": 0, "epoch": 0, "digest": None}
    assert {**back, **anew} == {**table, **anew}
    assert who.post(f"/games/{game}/undo", 409, number=half["number"])["code"] == "stale"


def test_nothing_is_taken_back_once_somebody_else_has_acted_or_been_asked(visitor: Come) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    while table["decision"]["prompt"] != "action":
        who.choose(game, table["decision"]["options"][-1]["text"])
        who, table = asked(game, people)
    who.choose(game, "pass")
    after, _ = asked(game, people)
    assert after is not who
    after.choose(game, "pass")
    refusal = who.post(f"/games/{game}/undo", 409, number=who.table(game)["number"])
    assert refusal["code"] == "nothing_to_undo"


def test_nothing_is_taken_back_after_chance_has_spoken(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    pick = random.Random(5)
    for _ in range(200):
        with parts.store.reading() as session, parts.rooms.use(game, session) as room:
            seen = len(room.match.outcomes())
        who, table = asked(game, people)
        who.choose(game, pick.choice(table["decision"]["options"])["text"])
        with parts.store.reading() as session, parts.rooms.use(game, session) as room:
            rolled = len(room.match.outcomes()) > seen
        if rolled:
            possible = who.table(game)["undo"]
            assert (possible["choice"], possible["turn"]) == (0, 0)
            assert possible["by_consent"] == 1
            return
    raise AssertionError("nobody rolled or drew in 200 choices")


def passed(game: str, people: dict[str, Visitor]) -> tuple[Visitor, list[Visitor], Json]:
    """Somebody passes and another has acted since: who would like it back, the others, and the table."""
    who, table = asked(game, people)
    while table["decision"]["prompt"] != "action":
        who.choose(game, table["decision"]["options"][-1]["text"])
        who, table = asked(game, people)
    who.choose(game, "pass")
    after, _ = asked(game, people)
    after.choose(game, "pass")
    return who, [person for person in people.values() if person is not who], who.table(game)


def test_what_others_have_seen_is_taken_back_once_all_agree(visitor: Come) -> None:
    game, people = three(visitor)
    who, others, table = passed(game, people)
    assert (table["undo"]["choice"], table["undo"]["by_consent"]) == (0, 2)
    proposed = who.post(f"/games/{game}/undo", number=table["number"], what="by_consent")
    asking = {"seat": table["seat"], "back": 2, "agreed": [table["seat"]]}
    assert proposed["undo"]["proposal"] == asking
    assert others[0].table(game)["undo"]["proposal"] == asking
    refusal = who.post(f"/games/{game}/undo/consent", 409, number=proposed["number"], agree=True)
    assert refusal["code"] == "nothing_asked", "who asks has agreed already"
    first = others[0].post(f"/games/{game}/undo/consent", number=proposed["number"], agree=True)
    assert first["move"] == table["move"], "one has not answered yet"
    second = others[1].post(f"/games/{game}/undo/consent", number=first["number"], agree=True)
    assert second["move"] == table["move"] - 2
    assert second["undo"]["proposal"] is None
    assert who.table(game)["decision"]["prompt"] == "action"


def test_one_refusal_is_enough_and_a_choice_ends_the_question(visitor: Come) -> None:
    game, people = three(visitor)
    who, others, table = passed(game, people)
    proposed = who.post(f"/games/{game}/undo", number=table["number"], what="by_consent")
    refused = others[0].post(f"/games/{game}/undo/consent", number=proposed["number"], agree=False)
    assert (refused["undo"]["proposal"], refused["move"]) == (None, table["move"])
    again = who.post(f"/games/{game}/undo", number=refused["number"], what="by_consent")
    chooser, seen = asked(game, people)
    chooser.choose(game, seen["decision"]["options"][0]["text"], number=again["number"])
    assert who.table(game)["undo"]["proposal"] is None
    number = who.table(game)["number"]
    assert others[0].post(f"/games/{game}/undo/consent", 409, number=number, agree=True)["code"] == "nothing_asked"


def test_whoever_asks_to_take_back_may_ask_no_longer(visitor: Come) -> None:
    game, people = three(visitor)
    who, others, table = passed(game, people)
    proposed = who.post(f"/games/{game}/undo", number=table["number"], what="by_consent")
    first = others[0].post(f"/games/{game}/undo/consent", number=proposed["number"], agree=True)
    withdrawn = who.post(f"/games/{game}/undo/consent", number=first["number"], agree=False)
    assert (withdrawn["undo"]["proposal"], withdrawn["undo"]["withdrawn"], withdrawn["move"]) == (
        None,
        True,
        table["move"],
    )
    seen = others[1].table(game)
    assert seen["undo"]["withdrawn"]
    refusal = others[1].post(f"/games/{game}/undo/consent", 409, number=seen["number"], agree=True)
    assert refusal["code"] == "nothing_asked"
    again = who.post(f"/games/{game}/undo", number=seen["number"], what="by_consent")
    assert (again["undo"]["proposal"]["agreed"], again["undo"]["withdrawn"]) == ([table["seat"]], False)
    refused = others[0].post(f"/games/{game}/undo/consent", number=again["number"], agree=False)
    assert not refused["undo"]["withdrawn"], "it was refused"


def test_others_are_told_what_everybody_may_know_of_a_question(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    pick = random.Random(14)
    topics: dict[str, set[str]] = {}
    for _ in range(1000):
        with parts.store.reading() as session, parts.rooms.use(game, session) as room:
            if not room.match.pending:
                break
            (waiting,) = waiting_for(room)
            topics.setdefault(waiting.said.id, set()).update(waiting.said.args)
        play_until(parts, game, 1, pick.choice)
    assert topics["chaos-topic-act"] == {"power"}
    assert topics["chaos-topic-hits"] == {"power", "region"}
    assert len(topics) > 2
    assert people["khorne"].table(game)["waiting"] == []


def test_against_bots_alone_everything_can_be_taken_back(visitor: Come, parts: Parts) -> None:
    marta = visitor("Marta")
    game = marta.new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    pick = random.Random(4)
    for _ in range(4):
        table = your_turn(marta, game)
        marta.choose(game, pick.choice(table["decision"]["options"])["text"])
    table = your_turn(marta, game)
    assert table["undo"]["choice"] > 0
    back = marta.post(f"/games/{game}/undo", number=table["number"])
    assert back["move"] == table["move"] - table["undo"]["choice"]
    assert back["decision"] is not None


def test_what_was_taken_back_stays_taken_back_when_the_game_is_read_again(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    half = who.choose(game, table["decision"]["options"][0]["text"])
    if half["undo"]["choice"]:
        who.post(f"/games/{game}/undo", number=half["number"])
    before = who.table(game)
    parts.rooms.forget(game)
    assert who.table(game) == before


# -- the socket ---------------------------------------------------------------------------------------


def test_the_socket_tells_what_has_changed_and_the_log_from_where_it_was(visitor: Come) -> None:
    game, people = three(visitor)
    who, table = asked(game, people)
    other = next(person for person in people.values() if person is not who)
    with other.socket(f"/games/{game}/socket") as socket:
        first = socket.receive_json()["table"]
        assert first == other.table(game)
        who.choose(game, table["decision"]["options"][0]["text"])
        second = socket.receive_json()["table"]
        assert second["number"] == table["number"] + 1
        assert second["log_from"] == len(first["log"])
        assert {**second, "log": first["log"] + second["log"], "log_from": 0} == other.table(game)


def test_the_socket_of_a_game_that_gathers_tells_who_comes(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game(**TWO)
    with marta.socket(f"/games/{game}/socket") as socket:
        assert socket.receive_json()["gathering"]["state"] == "gathering"
        olek.post(f"/games/{game}/seat", seat="nurgle")
        assert socket.receive_json()["gathering"]["chairs"][1]["name"] == "Olek"
        marta.post(f"/games/{game}/bots", seat="slaanesh", bot="random")
        assert socket.receive_json()["table"]["seat"] == "khorne"


@pytest.mark.parametrize("game", ["unknown", "a b"])
def test_the_socket_of_a_game_that_is_not_there_is_closed(visitor: Come, game: str) -> None:
    with visitor("Marta").socket(f"/games/{game}/socket") as socket, pytest.raises(WebSocketDisconnect) as caught:
        socket.receive_json()
    assert (caught.value.code, caught.value.reason) == (4404, "no_game")


# -- whole games --------------------------------------------------------------------------------------


def test_a_whole_game_against_bots(visitor: Come) -> None:
    marta = visitor("Marta")
    game = marta.new_game("solo", khorne="me", nurgle="heuristic", slaanesh="random")
    pick = random.Random(3)
    with marta.socket(f"/games/{game}/socket") as socket:
        while True:
            table = socket.receive_json()["table"]
            if table["result"] is not None:
                break
            if table["decision"] is not None:
                option = pick.choice(table["decision"]["options"])["text"]
                sent = marta.http.post(f"/api/games/{game}/choices", json={"number": table["number"], "option": option})
                assert sent.status_code in (200, 409)
    shown = marta.get(f"/games/{game}")
    assert shown["state"] == "over"
    assert shown["result"]["points"] == table["result"]["points"]
    assert [row["id"] for row in marta.get("/games", which="over")] == [game]
    assert marta.choose(game, "pass", 422)["said"]["id"] == "chaos-why-game_over"
