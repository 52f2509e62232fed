"""`oldworld serve` as a person runs it."""

from __future__ import annotations

import json
import re
import signal
import socket
import time
import urllib.error
import urllib.request
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.cli.console import Running, call


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_the_table_is_and_ends_when_it_is_told_to(tmp_path: Path, by: signal.Signals) -> None:
    with Running("serve", "--port", "0", home=tmp_path) as server:
        said = server.until(r"the table is open at (http://127\.0\.0\.1:\d+/) \(Ctrl-C closes it\)\n")
        begun = json.loads(re.findall(r"^{.*}$", said, re.MULTILINE)[0])
        assert (begun["message"], begun["workers"]) == ("the server begins", 1)
        assert begun["database"] == f"sqlite:///{tmp_path}/oldworld/table.sqlite3"
        address = re.findall(r"open at (http://\S+)", said)[0]
        with urllib.request.urlopen(f"{address}api/health") as answer:
            assert json.load(answer)["status"] == "ok"
        server.process.send_signal(by)
        said, status = server.rest()
    asked, ended = (json.loads(line) for line in said.splitlines())
    assert (asked["door"], asked["status"]) == ("/api/health", 200)
    assert ended["message"] == "the server has ended"
    assert status == 0
    assert (tmp_path / "oldworld" / "table.sqlite3").exists()


def test_a_port_that_is_taken_is_said_with_what_to_do() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = call("serve", "--port", str(port))
    assert said.status == 2
    assert said.complaint == (
        f"cannot listen at 127.0.0.1:{port} (address already in use); --port N names another port"
    )


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--port", "99999"], "--port 99999: a port is a number from 0 to 65535"),
        (["--thinkers", "0"], "--thinkers 0: at least 1 process must think"),
        (["--database", "mysql://x"], "--database mysql://x: it is sqlite:///FILE or postgresql://..."),
        (
            ["--database", "mysql://me:secret@x"],
            "--database mysql://me:***@x: it is sqlite:///FILE or postgresql://...",
        ),
        (["--metrics-port", "-1"], "--metrics-port -1: a port is a number from 0 to 65535"),
        (
            ["--news", "redis://localhost"],
            "--news: there is nobody to be told; several workers need --database postgresql://...",
        ),
        (["--database", "mysql://me:pw@x"], "--database mysql://me:***@x: it is sqlite:///FILE or postgresql://..."),
        (["--address", "table.example"], "--address table.example: write https://HOST"),
        (["--address", "https://x/y"], "--address https://x/y: write https://HOST"),
        (
            ["--mail", "smtp://me:pw@mail.example"],
            "--mail: whom are the letters from? write smtp://USER:PASSWORD@HOST:587/?from=ADDRESS, smtps://..., "
            "or folder:PATH",
        ),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path, args: list[str], complaint: str) -> None:
    database = [] if "--database" in args else ["--database", f"sqlite:///{tmp_path}/table.sqlite3"]
    said = call("serve", "--port", "0", *database, *args)
    assert (said.status, said.out, said.complaint) == (2, "", complaint)


def test_the_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    with Running("serve", "--port", "0", "--metrics-port", "0", home=tmp_path) as server:
        said = server.until(r"the table is open at (http://127\.0\.0\.1:\d+/) ")
        metrics = re.findall(r'"metrics": "(http://127\.0\.0\.1:\d+/metrics)"', said)[0]
        table = re.findall(r"open at (http://\S+)", said)[0]
        with urllib.request.urlopen(metrics) as answer:
            assert 'oldworld_games{state="playing"} 0.0' in answer.read().decode().splitlines()
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(f"{table}api/metrics")
        caught.value.close()


def test_a_metrics_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path}/table.sqlite3"
        said = call("serve", "--port", "0", "--metrics-port", str(port), "--database", database)
    assert said.complaint == f"--metrics-port {port}: cannot listen at 127.0.0.1 (address already in use)"


def test_a_database_may_be_named_by_the_environment(tmp_path: Path) -> None:
    """Whoever lists the processes of a machine sees their words, and would see the password among them."""
    secret = "postgresql://oldworld:a-secret-password@127.0.0.1:1/oldworld"
    said = call("serve", "--port", "0", OLDWORLD_DATABASE=secret)
    assert said.status == 2
    assert said.complaint.startswith("the database postgresql+psycopg://oldworld:***@127.0.0.1:1/oldworld cannot be")
    assert "a-secret-password" not in said.err


@pytest.mark.parametrize(
    ("terminal", "shape"), [(False, r'^{"at": ".*"}$'), (True, r"^\d{4}-.* info +oldworld\.server: ")]
)
def test_the_log_is_text_at_a_terminal_and_json_elsewhere(tmp_path: Path, terminal: bool, shape: str) -> None:
    with Running("serve", "--port", "0", home=tmp_path, terminal=terminal) as server:
        said = server.until(r"the table is open at ")
        assert re.search(shape, said, re.MULTILINE), said


@pytest.mark.parametrize(
    ("options", "believed"),
    [([], ()), (["--tls"], ("127.0.0.1",)), (["--proxy", "127.0.0.2"], ("127.0.0.2",))],
)
def test_only_a_proxy_is_believed_whom_it_speaks_for(
    tmp_path: Path, options: list[str], believed: tuple[str, ...]
) -> None:
    """Whoever is believed comes from as many addresses as it says; anybody else has one bucket of each limit."""
    with Running("serve", "--port", "0", "--log-level", "warning", *options, home=tmp_path) as server:
        said = server.until(r"the table is open at (http://127\.0\.0\.1:\d+/) ")
        address = re.findall(r"open at (http://\S+)", said)[0]
        for comes_from in ("127.0.0.1", "127.0.0.2"):
            with httpx.Client(transport=httpx.HTTPTransport(local_address=comes_from), base_url=address) as http:
                answers = [
                    http.post("api/guests", json={"name": "M"}, headers={"x-forwarded-for": f"192.0.2.{number}"})
                    for number in range(11)
                ]
            assert answers[-1].status_code == (201 if comes_from in believed else 429), comes_from


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("OLDWORLD_DATABASE", "mysql://x", "--database mysql://x: it is sqlite:///FILE or postgresql://..."),
        (
            "OLDWORLD_MAIL",
            "me:pw@mail",
            "--mail: this is no address of a mail server; write smtp://USER:PASSWORD@HOST:587/?from=ADDRESS, "
            "smtps://..., or folder:PATH",
        ),
    ],
)
def test_what_holds_a_password_may_stand_in_the_environment(name: str, value: str, complaint: str) -> None:
    said = call("serve", "--port", "0", **{name: value})
    assert (said.status, said.complaint) == (2, complaint)


def test_letters_lead_to_where_the_table_is(tmp_path: Path) -> None:
    post = tmp_path / "post"
    with Running("serve", "--port", "0", home=tmp_path, OLDWORLD_MAIL=f"folder:{post}") as server:
        address = re.findall(r"open at (http://\S+)", server.until(r"open at (http://127\.0\.0\.1:\d+/) "))[0]
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        for door, body in (("guests", {"name": "Marta"}), ("me/email", {"email": "marta@example.org"})):
            said = json.dumps(body).encode()
            browser.open(
                urllib.request.Request(f"{address}api/{door}", said, {"content-type": "application/json"})
            ).close()
        end = time.monotonic() + 60
        while not (found := list(post.glob("*.eml"))):
            assert time.monotonic() < end
            time.sleep(0.02)
        server.process.send_signal(signal.SIGINT)
        server.rest()
    assert f"{address}come-in#" in found[0].read_text().replace("=\n", "")
