"""What comes from other sites, what is too long or too often, and what browsers are told to forbid."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from oldworld.server.app import make_app
from oldworld.server.errors import Refused
from oldworld.server.limits import Limit, Limits
from oldworld.server.safety import MOST_BYTES
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store
from tests.server.conftest import HERE, Come


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "http://table.test.evil.test", "http://table.test:81"])
def test_a_page_of_another_site_changes_nothing(visitor: Come, origin: str) -> None:
    marta = visitor("Marta")
    answer = marta.http.post("/api/games", json={}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "other_site")
    answer = marta.http.delete("/api/me", headers={"origin": origin})
    assert answer.status_code == 403
    assert marta.get("/me")["name"] == "Marta"


def test_a_browser_that_says_no_origin_but_another_site_is_refused(app: FastAPI) -> None:
    http = TestClient(app, base_url=HERE)
    assert http.post("/api/guests", json={"name": "M"}, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert http.post("/api/guests", json={"name": "M"}).status_code == 201, "a program is no page"


def test_a_page_of_another_site_gets_no_socket(visitor: Come) -> None:
    marta = visitor("Marta")
    game = marta.new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    url = f"ws://table.test/api/games/{game}/socket"
    with pytest.raises(WebSocketDisconnect) as caught:
        marta.http.websocket_connect(url, headers={"origin": "http://evil.test"}).__enter__()
    assert (caught.value.code, caught.value.reason) == (4403, "other_site")


@pytest.mark.parametrize("path", ["/api/me", "/api/nothing", "/api/health"])
def test_every_answer_forbids_what_no_page_of_ours_needs(visitor: Come, path: str) -> None:
    headers = visitor("").http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"


def test_what_is_too_long_is_not_read(visitor: Come) -> None:
    marta = visitor("Marta")
    answer = marta.http.post("/api/games", content=b" " * (MOST_BYTES + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")

    def endless() -> Iterator[bytes]:
        for _ in range(MOST_BYTES // 1000 + 2):
            yield b" " * 1000

    answer = marta.http.post("/api/games", content=endless())
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"name": 1e999}'])
def test_what_cannot_be_read_is_refused_with_the_place(visitor: Come, body: bytes) -> None:
    answer = visitor("").http.post("/api/guests", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == "malformed"
    assert answer.json()["said"]["args"]["where"].startswith("body")


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/nothing", 404), ("PUT", "/api/me", 405)])
def test_there_is_no_such_door(visitor: Come, method: str, path: str, status: int) -> None:
    answer = visitor("").http.request(method, path)
    assert answer.status_code == status
    assert answer.json()["said"]["id"].startswith("refused-no_")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("OPTIONS", "/api/games", "GET, POST"),
        ("GET", "/api/guests", "POST"),
        ("PUT", "/api/me", "DELETE, GET, PATCH"),
        ("OPTIONS", "/api/games/abc/seat", "DELETE, POST"),
    ],
)
def test_what_cannot_be_done_at_a_door_is_said_with_what_can(
    visitor: Come, method: str, path: str, allowed: str
) -> None:
    answer = visitor("").http.request(method, path)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


def test_limits_are_buckets_that_fill_again() -> None:
    moment = 100.0
    limits = Limits(clock=lambda: moment)
    twice = Limit("twice", 2, 10)
    limits.take(twice, "marta")
    limits.take(twice, "marta")
    with pytest.raises(Refused) as caught:
        limits.take(twice, "marta")
    assert (caught.value.status, caught.value.args_said) == (429, {"limit": "twice", "seconds": 11})
    limits.take(twice, "olek")
    moment += 10
    limits.take(twice, "marta")
    with pytest.raises(Refused):
        limits.take(twice, "marta")


def test_who_comes_in_too_often_is_told_when_to_come_back(url: str) -> None:
    with TestClient(make_app(Settings(thinkers=0), Store(url)), base_url=HERE, headers={"origin": HERE}) as http:
        answers = [http.post("/api/guests", json={"name": "M"}) for _ in range(12)]
    assert [answer.status_code for answer in answers] == [201] * 10 + [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 0
    assert answers[-1].json()["said"]["args"]["limit"] == "new_guest"


def test_no_password_and_no_token_is_ever_logged(visitor: Come, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    marta = visitor("Marta")
    secrets = ["a long enough secret", marta.http.cookies["oldworld"]]
    marta.post("/me/keep", email="m@example.org", password=secrets[0])
    visitor("").post("/sign-in", 401, email="m@example.org", password=secrets[0] + "!")
    assert not any(secret in caplog.text for secret in secrets)


def test_the_client_is_served_and_finds_its_own_pages(tmp_path: Path) -> None:
    from oldworld.server.pages import add_pages

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>oldworld</title>")
    (tmp_path / "assets" / "index-abc.js").write_text("1")
    (tmp_path / "icon.svg").write_text("<svg/>")
    app = FastAPI()
    add_pages(app, tmp_path)
    http = TestClient(app, base_url=HERE)
    for path in ("/", "/games/abc", "/rules"):
        answer = http.get(path)
        assert "<title>oldworld" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    assert "immutable" in http.get("/assets/index-abc.js").headers["cache-control"]
    assert http.get("/icon.svg").text == "<svg/>"
    assert "<title>oldworld" in http.get("/..%2f..%2fetc/passwd").text


def test_what_the_build_has_packed_goes_to_browsers_that_unpack(tmp_path: Path) -> None:
    from oldworld.server.pages import add_pages

    (tmp_path / "assets").mkdir()
    for name, text in (("index.html", "<!doctype html>"), ("assets/index-abc.js", "const whole = 1;")):
        (tmp_path / name).write_text(text)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(f"packed {text}".encode()))
    (tmp_path / "assets" / "alone-abc.js").write_text("alone")
    app = FastAPI()
    add_pages(app, tmp_path)
    http = TestClient(app, base_url=HERE)
    for path, kind in (("/", "text/html"), ("/assets/index-abc.js", "text/javascript")):
        answer = http.get(path, headers={"accept-encoding": "br, gzip;q=0.5"})
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith(kind)
        assert answer.text.startswith("packed ")
        for wish in ("identity", "gzip;q=0", "gzip; q=0.0", ""):
            whole = http.get(path, headers={"accept-encoding": wish})
            assert "content-encoding" not in whole.headers
            assert not whole.text.startswith("packed ")
            assert whole.headers["vary"] == "accept-encoding"
    assert http.get("/assets/alone-abc.js", headers={"accept-encoding": "gzip"}).text == "alone"
