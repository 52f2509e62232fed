"""Nothing secret is ever written down: whatever is logged, at any level, while people do all they can do."""

from __future__ import annotations

import http.client
import json
import logging
import threading
import time
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
import uvicorn
from sqlalchemy import select
from websockets.sync.client import connect

from oldworld.server.app import make_app
from oldworld.server.letters.herald import Herald
from oldworld.server.settings import Settings
from oldworld.server.storage.post import Wishes
from oldworld.server.storage.schema import now
from oldworld.server.storage.store import Store
from tests.server.sinks import hook_sink, mail_sink

OWNERS = "the-owners-mail-password"
PASSWORD = "a long enough one"


class Browser:
    """Somebody's browser, which speaks real HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What a door answers."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"content-type": "application/json", "cookie": f"oldworld={self.cookie}"}
        line.request(method, f"/api{path}", None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        cookie = answer.headers.get("set-cookie", "")
        if cookie.startswith("oldworld="):
            self.cookie = cookie.removeprefix("oldworld=").split(";")[0]
        text = answer.read().decode()
        line.close()
        return json.loads(text) if text else None


class Everything(logging.Handler):
    """Keeps all that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def written() -> Iterator[Everything]:
    """All that is logged by anybody, down to the last detail."""
    handler = Everything()
    loggers = [logging.getLogger(name) for name in (None, "uvicorn", "uvicorn.access", "uvicorn.error")]
    before = [(logger, logger.level) for logger in loggers]
    yield handler
    for logger, level in before:
        logger.removeHandler(handler)
        logger.setLevel(level)


def listen_to(handler: Everything) -> None:
    """Once uvicorn has set its loggers up."""
    for name in (None, "uvicorn", "uvicorn.access", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.setLevel(logging.DEBUG)
        logger.addHandler(handler)


def test_nothing_secret_is_written_down(url: str, written: Everything) -> None:
    with mail_sink() as mail, hook_sink() as hook:
        said = f"smtp://table:{OWNERS}@127.0.0.1:{mail.port}/?from=table@example.org"
        settings = Settings(limits=False, thinkers=0, mail=said, own_network=True)
        app = make_app(settings, Store(url))
        config = uvicorn.Config(app, port=0, log_level="debug")
        server = uvicorn.Server(config)
        listen_to(written)
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            secrets = live(server.servers[0].sockets[0].getsockname()[1], app.state.parts, mail, hook)
        finally:
            server.should_exit = True
            thread.join()
    text = "\n".join(written.lines)
    assert "POST /api/sign-in " in text, "requests are written down here"
    assert "/socket?... HTTP" in text or "/socket?..." in text, "and sockets, without what is asked of them"
    assert {name: secret for name, secret in secrets.items() if secret in text} == {}


def live(port: int, parts: Any, mail: Any, hook: Any) -> dict[str, str]:
    """People do all they can do; every secret that there was."""
    secrets = {"the owner's password": OWNERS, "a password": PASSWORD, "a wrong password": "not the right one"}

    def token() -> str:
        parts.postman.send()
        return str(mail.text().split("#")[1].split()[0])

    marta, olek = Browser(port), Browser(port)
    marta.ask("POST", "/guests", {"name": "Marta"})
    secrets["a guest's cookie"] = marta.cookie
    marta.ask("POST", "/me/keep", {"email": "marta@example.org", "password": PASSWORD})
    secrets["a link"] = token()
    marta.ask("POST", "/links/look", {"token": secrets["a link"]})
    marta.ask("POST", "/links/come-in", {"token": secrets["a link"]})
    marta.ask("POST", "/links/come-in", {"token": secrets["a link"]})
    secrets["the cookie of a link"] = marta.cookie
    olek.ask("POST", "/sign-in", {"email": "marta@example.org", "password": "not the right one"})
    olek.ask("POST", "/sign-in", {"email": "marta@example.org", "password": 7})
    olek.ask("POST", "/sign-in", {"email": "marta@example.org", "password": PASSWORD})
    secrets["the cookie of a password"] = olek.cookie
    olek.ask("POST", "/sign-in-link", {"email": "marta@example.org"})
    secrets["another link"] = token()
    olek.ask("POST", "/sign-out", {})
    olek.ask("POST", "/guests", {"name": "Olek"})
    secrets["a hook's secret"] = marta.ask("PUT", "/me/hook", {"url": f"http://127.0.0.1:{hook.port}/a-secret-path"})[
        "secret"
    ]
    secrets["a hook's address"] = "a-secret-path"
    hook.answers = ["500 No"]
    marta.ask("POST", "/me/hook/test", {})
    seats = {"khorne": "me", "nurgle": "open", "slaanesh": "random"}
    made = marta.ask("POST", "/games", {"title": "chaos", "kind": "private", "seats": seats})
    game, invitation = made["id"], made["invitation"]
    secrets["an invitation"] = invitation
    olek.ask("GET", f"/games/{game}?invitation={invitation}")
    olek.ask("POST", f"/games/{game}/seat", {"seat": "nurgle", "invitation": invitation})
    line = f"ws://127.0.0.1:{port}/api/games/{game}/socket?invitation={invitation}"
    with connect(
        line, additional_headers={"cookie": f"oldworld={olek.cookie}"}, logger=logging.Logger("ours")
    ) as socket:
        socket.recv()
    secrets["a third cookie"] = olek.cookie
    hook.answers = ["500 No"] * 3
    mail.answers = ["451 later"] * 3
    Herald(parts.store, parts.presence, parts.postman).look(now() + timedelta(minutes=11))
    parts.postman.send()
    with parts.store.reading() as session:
        secrets["a link that ends letters"] = session.scalars(select(Wishes.stop)).one()
    marta.ask("POST", f"/no-letters?token={secrets['a link that ends letters']}")
    marta.ask("DELETE", "/me")
    return secrets
