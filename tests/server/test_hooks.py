"""News posted to an address of the person's own: signed, out into the world alone, and no further than there."""

from __future__ import annotations

import hashlib
import hmac
import json
import socket
import time
from collections.abc import Iterator
from datetime import timedelta

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import select

from oldworld.server.app import make_app
from oldworld.server.doors.common import Parts
from oldworld.server.letters import hooks
from oldworld.server.letters.carriers import Undelivered
from oldworld.server.letters.herald import Herald
from oldworld.server.settings import Settings
from oldworld.server.storage.post import Letter
from oldworld.server.storage.schema import now
from oldworld.server.storage.store import Store
from tests.server.conftest import HERE, Come, Visitor, three
from tests.server.sinks import Sink, hook_sink

PUBLIC = "93.184.215.14"


@pytest.fixture
def hook() -> Iterator[Sink]:
    with hook_sink() as sink:
        yield sink


@pytest.fixture
def app(url: str) -> Iterator[FastAPI]:
    """A server whose owner lets people have hooks on the same machine."""
    made = make_app(Settings(limits=False, thinkers=0, own_network=True, address="https://table.example"), Store(url))
    with TestClient(made, base_url=HERE):
        yield made


def hooked(person: Visitor, hook: Sink) -> str:
    """Somebody has news posted to the sink; the secret that was said."""
    answer = person.http.put("/api/me/hook", json={"url": f"http://127.0.0.1:{hook.port}/news?room=7"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["secret"])


def head(hook: Sink, name: str) -> str:
    """What a line at the head of the last request said."""
    return next(line.split(": ", 1)[1] for line in reversed(hook.lines) if line.lower().startswith(f"{name}:"))


def test_news_are_posted_and_signed(visitor: Come, parts: Parts, hook: Sink) -> None:
    secrets = {}

    def come(name: str) -> Visitor:
        person = visitor(name)
        secrets[name] = hooked(person, hook)
        return person

    game, people = three(come)
    parts.thinkers.close()
    Herald(parts.store, parts.presence, parts.postman).look(now() + timedelta(minutes=11))
    parts.postman.send()
    seat = people["khorne"].table(game)["waiting"][0]["seat"]
    bodies = [hook.received.get(timeout=30) for _ in range(3)]
    assert hook.received.empty()
    documents = [json.loads(body) for body in bodies]
    turn = next(one for one in documents if one["news"][0]["what"] == "turn")
    assert turn["news"] == [
        {
            "what": "turn",
            "game": game,
            "title": "chaos",
            "seat": seat,
            "address": f"https://table.example/games/{game}",
            "text": turn["news"][0]["text"],
        }
    ]
    assert "it is your turn" in turn["text"]
    assert turn["text"] == turn["content"]
    assert hook.lines[0] == "POST /news?room=7 HTTP/1.1"
    assert head(hook, "host") == f"127.0.0.1:{hook.port}"
    moment = head(hook, "oldworld-time")
    assert abs(int(moment) - time.time()) < 60
    signed = {
        "sha256=" + hmac.new(secret.encode(), f"{moment}.".encode() + bodies[-1], hashlib.sha256).hexdigest()
        for secret in secrets.values()
    }
    assert head(hook, "oldworld-signature") in signed
    with parts.store.reading() as session:
        assert session.scalars(select(Letter)).all() == []


def test_a_hook_can_be_tried_and_its_secret_is_said_once(visitor: Come, hook: Sink) -> None:
    marta = visitor("Marta")
    assert marta.post("/me/hook/test", 409)["code"] == "no_hook"
    secret = hooked(marta, hook)
    assert len(secret) == 64
    assert marta.http.post("/api/me/hook/test").status_code == 204
    assert json.loads(hook.received.get(timeout=30))["news"] == []
    shown = marta.get("/me/wishes")
    assert shown["hook_url"].endswith("/news?room=7")
    assert len(shown["hook"]) == 5
    assert secret not in str(shown)
    assert secret not in str(marta.get("/me/export"))
    assert marta.http.delete("/api/me/hook").status_code == 204
    assert (marta.get("/me/wishes")["hook_url"], marta.get("/me/wishes")["hook"]) == (None, [])


@pytest.mark.parametrize("answer", ["500 No", "404 No", "301 Moved", "302 Found", "307 There"])
def test_what_is_not_welcome_is_said_and_nothing_leads_further(visitor: Come, hook: Sink, answer: str) -> None:
    marta = visitor("Marta")
    hooked(marta, hook)
    hook.answers = [answer]
    refusal = marta.post("/me/hook/test", 422)
    assert (refusal["code"], refusal["said"]["args"]) == ("hook_failed", {"status": int(answer[:3])})
    hook.received.get(timeout=30)
    assert hook.received.empty()
    assert len([line for line in hook.lines if line.startswith("POST")]) == 1
    assert not any("/again" in line for line in hook.lines), "a redirection is followed by nobody"


def test_whoever_answers_too_slowly_is_hung_up_on(visitor: Come, hook: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte every now and then keeps a time-out of each read alive; all of it together has one too."""
    monkeypatch.setattr(hooks, "MOST_SECONDS", 0.7)
    marta = visitor("Marta")
    hooked(marta, hook)
    hook.answers = ["slowly"]
    begun = time.monotonic()
    refusal = marta.post("/me/hook/test", 422)
    assert (refusal["code"], refusal["said"]["args"]) == ("hook_failed", {"status": 0})
    assert time.monotonic() - begun < 5


def test_a_hook_that_fails_is_tried_again(visitor: Come, parts: Parts, hook: Sink) -> None:
    marta = visitor("Marta")
    hooked(marta, hook)
    hook.answers = ["503 Busy"]
    with parts.store.writing() as session:
        one = {"what": "turn", "game": "abc", "title": "chaos", "seat": "khorne", "who": "", "winners": []}
        from oldworld.server.letters import outbox

        outbox.put(session, "hook", "news", marta.get("/me")["id"], args={"news": [one]})
    parts.postman.send()
    hook.received.get(timeout=30)
    parts.postman.send(now() + timedelta(seconds=50))
    assert hook.received.empty()
    parts.postman.send(now() + timedelta(seconds=70))
    assert json.loads(hook.received.get(timeout=30))["news"][0]["game"] == "abc"


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("http://example.org/hook", "https"),
        ("https://127.0.0.1/hook", "own_network"),
        ("https://localhost/hook", "own_network"),
        ("https://10.1.2.3/", "own_network"),
        ("https://172.16.0.1/", "own_network"),
        ("https://192.168.1.1/", "own_network"),
        ("https://169.254.169.254/latest/meta-data", "own_network"),
        ("https://100.64.0.1/", "own_network"),
        ("https://0.0.0.0/", "own_network"),
        ("https://224.0.0.1/", "own_network"),
        ("https://[::1]/", "own_network"),
        ("https://[fe80::1]/", "own_network"),
        ("https://[fd00::1]/", "own_network"),
        ("https://[::ffff:192.168.1.1]/", "own_network"),
        ("https://[64:ff9b::7f00:1]/", "own_network"),
        ("https://[2002:7f00:1::]/", "own_network"),
        ("https://2130706433/", "own_network"),
        ("https://0x7f.1/", "own_network"),
        ("https://nobody.invalid/", "unknown"),
        ("https://me:secret@example.org/", "malformed"),
        ("https://example.org:99999/", "malformed"),
    ],
)
def test_a_hook_leads_out_into_the_world(url: str, address: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = socket.getaddrinfo

    def nobody_is_asked(host: str, *args: object, **kwargs: object) -> object:
        if host == "nobody.invalid":
            raise socket.gaierror
        return real(host, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", nobody_is_asked)
    made = make_app(Settings(limits=False, thinkers=0), Store(url))
    with TestClient(made, base_url=HERE):
        answer = Visitor(made, "Marta").http.put("/api/me/hook", json={"url": address})
        assert (answer.status_code, answer.json()["code"]) == (422, "hook_address")
        assert answer.json()["said"]["args"] == {"reason": reason}


def test_a_name_that_comes_to_mean_something_near_is_refused_when_it_is_used(
    visitor: Come, hook: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It meant something far away when it was set up; now it means this machine, or both."""
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_a, **_k: [(2, 1, 6, "", (PUBLIC, 443))])
    hooks.check("https://hook.example/", own_network=False)
    for near in (["127.0.0.1"], [PUBLIC, "127.0.0.1"]):
        rows = [(2, 1, 6, "", (one, hook.port)) for one in near]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_a, _rows=rows, **_k: _rows)
        with pytest.raises(Undelivered, match="own_network") as caught:
            hooks.post(f"https://hook.example:{hook.port}/", "s", {}, own_network=False)
        assert caught.value.for_good
    assert hook.lines == []


def test_what_was_checked_is_what_is_connected_to(hook: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is looked up once: there is no second answer to be given another meaning."""
    asked = []
    real = socket.getaddrinfo

    def once(host: str, *args: object, **kwargs: object) -> object:
        asked.append(host)
        return real("127.0.0.1" if host == "hook.example" else host, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", once)
    assert hooks.post(f"http://hook.example:{hook.port}/", "s", {}, own_network=True) == 204
    assert asked.count("hook.example") == 1
    assert head(hook, "host") == f"hook.example:{hook.port}"
