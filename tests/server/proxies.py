"""A whole game through a proxy that speaks TLS, configured as docs/host.md has it. `make services` runs this."""

from __future__ import annotations

import json
import os
import random
import re
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.cli.console import Running
from tests.server.conftest import Json
from tests.server.services import Listening, free_port, program

HOST_PAGE = Path(__file__).parents[2] / "docs" / "host.md"
PROXIES = [name for name in ("nginx", "caddy") if program(name)]


class Proxy(Listening):
    """A proxy before a server, with a certificate of its own."""

    def __init__(self, name: str, table: int) -> None:
        super().__init__()
        self.name = name
        self.table = table
        self.plain = free_port()
        self.certificate, self._key = self.folder / "cert.pem", self.folder / "key.pem"
        words = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
        words += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(self._key), "-out", str(self.certificate)]
        subprocess.run(["openssl", "req", *words], check=True, capture_output=True)
        self.origin = Origin(f"https://localhost:{self.port}")

    def page(self) -> str:
        """What docs/host.md says, for this machine: other ports, another name, another certificate."""
        found = re.findall(rf"```{self.name}\n(.*?)```", HOST_PAGE.read_text(), re.DOTALL)
        assert len(found) == 1
        return str(found[0]).replace("table.example.org", "localhost").replace(":8017", f":{self.table}")

    def command(self) -> list[str | Path]:
        """What begins it, in the foreground and in its folder."""
        found = program(self.name)
        assert found is not None
        settings = self.folder / "settings"
        settings.write_text(self._nginx() if self.name == "nginx" else self._caddy())
        if self.name == "nginx":
            return [found, "-p", self.folder, "-c", settings]
        own = [f"{name}={self.folder}" for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")]
        return ["env", *own, found, "run", "--adapter", "caddyfile", "--config", settings]

    def _nginx(self) -> str:
        page = self.page()
        for ours, theirs in (
            ("/etc/letsencrypt/live/localhost/fullchain.pem", str(self.certificate)),
            ("/etc/letsencrypt/live/localhost/privkey.pem", str(self._key)),
            ("/var/log/nginx/oldworld.log", f"{self.folder}/log"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen [::]:80;", f"listen [::1]:{self.plain};"),
            ("listen 443", f"listen 127.0.0.1:{self.port}"),
            ("listen [::]:443", f"listen [::1]:{self.port}"),
        ):
            assert ours in page, ours
            page = page.replace(ours, theirs)
        kept = "".join(
            f"{kind}_temp_path {self.folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;" if os.getuid() == 0 else ""
        here = f"daemon off; pid {self.folder}/pid; error_log {self.folder}/errors; {user}"
        return f"{here}\nevents {{}}\nhttp {{\n{kept}\n{page}}}\n"

    def _caddy(self) -> str:
        page = self.page()
        mine = f"https://localhost:{self.port} {{\n    bind 127.0.0.1\n    tls {self.certificate} {self._key}\n"
        assert page.startswith("localhost {\n")
        return "{\n    admin off\n    auto_https off\n}\n" + page.replace("localhost {\n", mine, 1)

    def browser(self, address: str = "127.0.0.1") -> httpx.Client:
        """Somebody's browser, at an address of this machine."""
        trusted = ssl.create_default_context(cafile=self.certificate)
        line = httpx.HTTPTransport(verify=trusted, local_address=address)
        return httpx.Client(base_url=self.origin, transport=line, headers={"origin": self.origin}, timeout=60)


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    """A server as a host runs it, and a proxy before it."""
    database = f"sqlite:///{tmp_path}/table.sqlite3"
    args = ("serve", "--port", "0", "--tls", "--log-level", "warning", "--database", database)
    with Running(*args, home=tmp_path, group=True) as server:
        said = server.until(r"the table is open at (http://127\.0\.0\.1:\d+/) ")
        port = int(re.findall(r"127\.0\.0\.1:(\d+)/ ", said)[0])
        with Proxy(request.param, port) as found:
            yield found


def ask(http: httpx.Client, method: str, path: str, body: Json = None) -> Json:
    """What a door answers; whoever was too quick waits as long as it says."""
    while True:
        answer = http.request(method, f"/api{path}", json=body)
        if answer.status_code != 429:
            assert answer.status_code in (200, 201), answer.text
            return answer.json()
        time.sleep(int(answer.headers["retry-after"]))


@contextmanager
def socket_of(proxy: Proxy, http: httpx.Client, game: str, origin: Origin) -> Iterator[Iterator[Json]]:
    """What the socket of somebody's browser tells."""
    where = f"wss://localhost:{proxy.port}/api/games/{game}/socket"
    trusted = ssl.create_default_context(cafile=proxy.certificate)
    headers = {"cookie": f"oldworld={http.cookies['oldworld']}"}
    with connect(where, ssl=trusted, origin=origin, additional_headers=headers, max_size=None) as line:
        yield (json.loads(news) for news in line)


def test_a_whole_game_is_played_over_tls_with_sockets(proxy: Proxy) -> None:
    chance = random.Random(4)
    with ExitStack() as closing:
        people: dict[str, httpx.Client] = {}
        for seat, name in (("khorne", "Marta"), ("nurgle", "Olek"), ("slaanesh", "Zofia")):
            people[seat] = closing.enter_context(proxy.browser())
            came = people[seat].post("/api/guests", json={"name": name})
            assert came.status_code == 201
            cookie = {word.strip().lower() for word in came.headers["set-cookie"].split(";")}
            assert {"secure", "httponly", "samesite=strict"} <= cookie
            assert came.headers["strict-transport-security"] == "max-age=31536000"
        seats = {"khorne": "me", "nurgle": "open", "slaanesh": "open"}
        game = ask(people["khorne"], "POST", "/games", {"title": "chaos", "seats": seats})["id"]
        for seat in ("nurgle", "slaanesh"):
            ask(people[seat], "POST", f"/games/{game}/seat", {"seat": seat})
        with pytest.raises(InvalidStatus), socket_of(proxy, people["nurgle"], game, Origin("https://evil.test")):
            pass
        with socket_of(proxy, people["nurgle"], game, proxy.origin) as told:
            assert next(told)["table"]["seat"] == "nurgle"
            table = ask(people["khorne"], "GET", f"/games/{game}/table")
            while table["result"] is None:
                seat = table["waiting"][0]["seat"]
                if table["seat"] != seat:
                    table = ask(people[seat], "GET", f"/games/{game}/table")
                option = chance.choice(table["decision"]["options"])["text"]
                chosen = {"number": table["number"], "option": option}
                table = ask(people[seat], "POST", f"/games/{game}/choices", chosen)
            seen = next(news["table"] for news in told if news.get("table", {}).get("result") is not None)
        assert seen["number"] == table["number"] > 50
        assert seen["result"] == table["result"]
        record = people["khorne"].get(f"/api/games/{game}/record")
        assert record.text.startswith("oldworld")


def test_limits_go_by_the_address_of_the_browser_and_nobody_can_pretend_another(proxy: Proxy) -> None:
    """Each address has a bucket: one that is empty is not filled by claiming to be somebody else."""
    with proxy.browser("127.0.0.2") as pushing, proxy.browser("127.0.0.3") as another:
        answers = [
            pushing.post(
                "/api/guests", json={"name": "M"}, headers={"x-forwarded-for": f"192.0.2.{number}"}
            ).status_code
            for number in range(12)
        ]
        assert answers == [201] * 10 + [429] * 2
        assert another.post("/api/guests", json={"name": "M"}).status_code == 201


def test_nginx_sends_who_comes_without_tls_to_the_other_door(tmp_path: Path) -> None:
    for name in set(PROXIES) & {"nginx"}:
        with Proxy(name, free_port()) as proxy:
            answer = httpx.get(f"http://localhost:{proxy.plain}/games/x?y=z")
            assert answer.status_code == 301
            assert answer.headers["location"] == f"https://localhost:{proxy.plain}/games/x?y=z"
