"""`oldworld serve` as a person runs it."""

from __future__ import annotations

import json
import re
import signal
import socket
import time
import urllib.request
from pathlib import Path

import pytest

from tests.cli.console import Running, call


def test_it_says_where_the_table_is_and_ctrl_c_closes_it(tmp_path: Path) -> None:
    with Running("serve", "--port", "0", home=tmp_path) as server:
        said = server.until(r"the table is open at (http://127\.0\.0\.1:\d+/) \(Ctrl-C closes it\)\n")
        address = re.findall(r"http://\S+", said)[0]
        with urllib.request.urlopen(f"{address}api/health") as answer:
            assert json.load(answer)["status"] == "ok"
        server.process.send_signal(signal.SIGINT)
        said, status = server.rest()
    assert (said, status) == ("", 0)
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
def test_what_cannot_be_served_is_said_in_one_line(args: list[str], complaint: str) -> None:
    said = call("serve", "--port", "0", *args) if args[0] != "--port" else call("serve", *args)
    assert (said.status, said.out, said.complaint) == (2, "", complaint)


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
        address = re.findall(r"http://\S+", server.until(r"open at (http://127\.0\.0\.1:\d+/) "))[0]
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
