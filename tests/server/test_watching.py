"""What is counted and what is logged: by doors and codes, and nothing that is somebody's."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from prometheus_client import generate_latest
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from oldworld.server import logs, metrics
from oldworld.server.doors.common import Parts
from tests.server.conftest import Come, let_bots_answer, three


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The log as `oldworld serve --log json --log-level debug` writes it."""
    root, ours = logging.getLogger(), logging.getLogger("oldworld")
    before = (list(root.handlers), root.level, ours.level)
    stream = io.StringIO()
    logs.begin("json", "debug", stream)
    yield stream
    logging.captureWarnings(False)
    root.handlers[:], level, our_level = before
    root.setLevel(level)
    ours.setLevel(our_level)


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def count(name: str, **labels: str) -> float:
    """A number as Prometheus would read it now."""
    return metrics.OURS.get_sample_value(name, labels) or 0.0


# -- the log ------------------------------------------------------------------------------------------


def test_every_request_is_a_line_with_the_id_that_its_answer_has(visitor: Come, log: io.StringIO) -> None:
    marta = visitor("Marta")
    game = marta.new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    log.truncate(log.seek(0))
    answer = marta.http.get(f"/api/games/{game}/table?since=0")
    (line,) = [line for line in lines(log) if line["logger"] == "oldworld.requests"]
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["method"], line["door"], line["status"]) == ("GET", "/api/games/{game_id}/table", 200)
    assert (line["game"], line["level"], line["message"]) == (game, "info", "answered")
    assert line["ms"] > 0
    assert set(line) == {"at", "level", "logger", "message", "request", "method", "door", "status", "ms", "game"}


def test_nothing_secret_is_in_the_log(visitor: Come, log: io.StringIO) -> None:
    marta, olek = visitor("Marta Kowalska"), visitor("Olek")
    password = "a long enough secret"
    marta.post("/me/keep", email="marta@example.org", password=password)
    olek.post("/me/keep", 409, email="marta@example.org", password="another long secret")
    again = visitor("")
    again.post("/sign-in", 401, email="marta@example.org", password=password + "!")
    again.post("/sign-in", email="marta@example.org", password=password)
    again.post("/sign-in", 422, email="no address at all", password=password)
    game = marta.new_game("private", khorne="me", nurgle="open", slaanesh="open")
    invitation = marta.get(f"/games/{game}")["invitation"]
    olek.get(f"/games/{game}", invitation=invitation)
    olek.get(f"/games/{invitation}", 404)  # an invitation in the wrong place
    olek.get(f"/{invitation}", 404)
    olek.post(f"/games/{game}/seat", seat="nurgle", invitation=invitation)
    olek.post(f"/games/{game}/remarks", 201, text="between you and me")
    with olek.http.websocket_connect(f"ws://table.test/api/games/{game}/socket?invitation={invitation}") as socket:
        socket.receive_json()
    marta.get("/me/export")
    tokens = [person.http.cookies["oldworld"] for person in (marta, olek, again)]
    again.http.post("/api/sign-out")
    marta.http.delete("/api/me")
    said = log.getvalue()
    assert len(lines(log)) >= 15
    for secret in [password, "another long", "marta@", "example.org", "no address", invitation, "between", *tokens]:
        assert secret not in said, secret
    for secret in ["Marta", "Kowalska", "argon2", "oldworld=", "testclient", "?"]:
        assert secret not in said, secret


def test_what_broke_down_is_a_line_with_its_traceback_and_an_answer_without(
    visitor: Come, parts: Parts, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    marta = visitor("Marta")
    monkeypatch.setattr("oldworld.server.lobby.list_games", lambda *_args: 1 / 0)
    answer = marta.http.get("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert "ZeroDivisionError" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    line = lines(log)[-1]
    assert (line["level"], line["status"], line["door"]) == ("error", 500, "/api/games")
    assert line["request"] == answer.headers["x-request-id"]
    assert line["traceback"].endswith("ZeroDivisionError: division by zero")
    assert sum("ZeroDivisionError" in said for said in log.getvalue().splitlines()) == 1


def test_a_socket_that_broke_down_is_closed_and_noted(
    visitor: Come, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, people = three(visitor)
    monkeypatch.setattr("oldworld.server.looking.table", lambda *_args: 1 / 0)
    with people["khorne"].socket(f"/games/{game}/socket") as socket, pytest.raises(WebSocketDisconnect) as caught:
        socket.receive_json()
    assert caught.value.code == 1011
    line = lines(log)[-1]
    assert (line["method"], line["door"]) == ("SOCKET", "/api/games/{game_id}/socket")
    assert (line["status"], line["level"]) == (1011, "error")
    assert "ZeroDivisionError" in line["traceback"]
    assert count("oldworld_sockets") == 0


def test_what_the_database_was_to_be_told_is_not_in_its_errors(parts: Parts) -> None:
    with pytest.raises(Exception, match=r"no such table|does not exist") as caught, parts.store.writing() as session:
        session.execute(text("insert into nowhere values (:secret)"), {"secret": "a-digest-of-something"})
    assert "a-digest-of-something" not in str(caught.value)


def test_a_line_of_text_stays_one_line() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Words())
    record = logging.LogRecord("oldworld.test", logging.INFO, "", 0, "first\nforged %s", ("\r\nline",), None)
    handler.handle(record)
    assert len(stream.getvalue().splitlines()) == 1
    assert "oldworld.test: first\\nforged \\r\\nline" in stream.getvalue()


# -- the numbers --------------------------------------------------------------------------------------


def test_requests_are_counted_by_door_and_status(visitor: Come) -> None:
    marta = visitor("Marta")
    door = {"method": "GET", "door": "/api/games/{game_id}"}
    before = count("oldworld_requests_total", **door, status="404")
    timed = count("oldworld_request_seconds_count", **door)
    for name in ("one", "two", "three"):
        marta.get(f"/games/{name}", 404)
    assert count("oldworld_requests_total", **door, status="404") == before + 3
    assert count("oldworld_request_seconds_count", **door) == timed + 3
    assert count("oldworld_request_seconds_bucket", **door, le="0.25") > 0


def test_refusals_are_counted_by_code(visitor: Come) -> None:
    marta = visitor("Marta")
    before = {code: count("oldworld_refusals_total", code=code) for code in ("no_game", "malformed", "other_site")}
    marta.get("/games/one", 404)
    marta.post("/games", 422)
    assert marta.http.delete("/api/me", headers={"origin": "http://evil.test"}).status_code == 403
    assert {code: count("oldworld_refusals_total", code=code) for code in before} == {
        code: number + 1 for code, number in before.items()
    }


def test_no_label_is_made_of_what_somebody_asked_for(visitor: Come) -> None:
    marta = visitor("Marta")
    game = marta.new_game("private", khorne="me", nurgle="open", slaanesh="open")
    invitation = marta.get(f"/games/{game}")["invitation"]
    for path in (f"/api/games/{game}", f"/api/{invitation}", f"/games/{game}", "/api/games/x/y/z"):
        marta.http.get(path, params={"invitation": invitation})
    marta.http.request("BREW", "/api/me")
    shown = generate_latest(metrics.OURS).decode()
    for asked in (game, invitation, "BREW", "/y/z"):
        assert asked not in shown, asked
    assert 'method="OTHER"' in shown


def test_choices_sockets_rooms_and_bots_are_counted(visitor: Come, parts: Parts) -> None:
    choices, rooms = count("oldworld_choice_seconds_count"), count("oldworld_rooms")
    thought = count("oldworld_thinking_seconds_count", bot="random")
    game, people = three(visitor)
    assert count("oldworld_rooms") == rooms + 1
    marta = people["khorne"]
    waiting = marta.table(game)["waiting"][0]["seat"]
    table = people[waiting].table(game)
    with people[waiting].socket(f"/games/{game}/socket") as socket:
        socket.receive_json()
        assert count("oldworld_sockets") == 1
        people[waiting].choose(game, table["decision"]["options"][0]["text"])
        people[waiting].choose(game, "nonsense", 422)
    assert count("oldworld_choice_seconds_count") == choices + 1
    assert count("oldworld_sockets") == 0
    parts.rooms.forget(game)
    assert count("oldworld_rooms") == rooms
    alone = marta.new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    let_bots_answer(parts)
    while count("oldworld_thinking_seconds_count", bot="random") == thought:
        marta.choose(alone, marta.table(alone)["decision"]["options"][0]["text"])
        let_bots_answer(parts)
    assert count("oldworld_bots_queue") == 0


def test_games_are_counted_where_they_are_kept(visitor: Come, parts: Parts) -> None:
    three(visitor)
    visitor("Ola").new_game(khorne="me", nurgle="open", slaanesh="open")
    registry = metrics.everything(parts.store.engine)
    assert {
        state: registry.get_sample_value("oldworld_games", {"state": state})
        for state in ("gathering", "playing", "over")
    } == {"gathering": 1, "playing": 1, "over": 0}
    assert registry.get_sample_value("oldworld_database_up") == 1
    assert (registry.get_sample_value("oldworld_memory_bytes") or 0) > 10_000_000


def test_where_the_database_is_away_the_other_numbers_are_still_there(parts: Parts) -> None:
    with parts.store.writing() as session:
        session.execute(text("alter table games rename to gone"))
    errors = count("oldworld_database_errors_total", kind="OperationalError")
    errors += count("oldworld_database_errors_total", kind="UndefinedTable")
    registry = metrics.everything(parts.store.engine)
    assert registry.get_sample_value("oldworld_database_up") == 0
    assert registry.get_sample_value("oldworld_rooms") is not None
    after = count("oldworld_database_errors_total", kind="OperationalError")
    assert after + count("oldworld_database_errors_total", kind="UndefinedTable") > errors


# -- health -------------------------------------------------------------------------------------------


def test_without_its_database_the_server_says_so_and_is_alive(
    visitor: Come, parts: Parts, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    """A database that is away for a moment: every door says so, and all is well when it is there again."""
    marta = visitor("Marta")
    http = marta.http
    assert http.get("/api/health").json()["status"] == "ok"
    really = parts.store.engine.dialect.connect

    def away(*_args: object, **_more: object) -> None:
        assert parts.store.engine.dialect.dbapi is not None
        raise parts.store.engine.dialect.dbapi.OperationalError("it is away")

    parts.store.engine.dispose()
    monkeypatch.setattr(parts.store.engine.dialect, "connect", away)
    for door in ("/api/health", "/api/games"):
        answer = http.get(door)
        assert (answer.status_code, answer.json()["code"]) == (503, "no_database")
        assert answer.headers["retry-after"] == "5"
    with marta.socket("/games/any/socket") as socket, pytest.raises(WebSocketDisconnect) as caught:
        socket.receive_json()
    assert (caught.value.code, caught.value.reason) == (1013, "no_database")
    assert http.get("/api/alive").json()["status"] == "ok"
    said = [line["message"] for line in lines(log) if line["logger"] == "oldworld.server"]
    assert said == ["the database does not answer: it is away"] * 3
    monkeypatch.setattr(parts.store.engine.dialect, "connect", really)
    assert http.get("/api/health").json()["status"] == "ok"
