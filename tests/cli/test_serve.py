"""`oldworld serve` as a person runs it."""

from __future__ import annotations

import json
import re
import signal
import socket
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
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(args: list[str], complaint: str) -> None:
    said = call("serve", "--port", "0", *args) if args[0] != "--port" else call("serve", *args)
    assert (said.status, said.out, said.complaint) == (2, "", complaint)
