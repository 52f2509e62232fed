"""The audit of what the locks name: asked of registries that are the test's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


class Registry(ThreadingHTTPServer):
    """Answers as OSV and as npm's registry do; knows one vulnerability of each, or none, or nothing at all."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Asked)
        self.knows: dict[str, Any] = {}
        self.status = 200

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}"


class Asked(BaseHTTPRequestHandler):
    """A question to a registry."""

    server: Registry

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        answer: object = {}
        if self.path.endswith("/advisories/bulk"):
            answer = {name: [found] for name, found in self.server.knows.items() if name == "svelte"}
        elif json.loads(body)["package"]["name"] in self.server.knows:
            answer = {"vulns": [self.server.knows[json.loads(body)["package"]["name"]]]}
        data = json.dumps(answer).encode()
        keeps_none = self.server.status == 405 and not self.path.endswith("/advisories/bulk")
        self.send_response(200 if keeps_none else self.server.status)  # npm's registry alone keeps none then
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_args: object) -> None:
        """Says nothing."""


@pytest.fixture
def registry() -> Iterator[Registry]:
    """A registry on loopback."""
    with Registry() as found:
        thread = threading.Thread(target=found.serve_forever)
        thread.start()
        yield found
        found.shutdown()
        thread.join()


def audit(registry: Registry, tmp_path: Path, ci: str = "") -> tuple[int, str]:
    """Run the audit; its status and what it says."""
    asked = {
        "PIP_AUDIT_VULNERABILITY_SERVICE": "osv",
        "PIP_AUDIT_OSV_URL": registry.url,
        "npm_config_registry": registry.url,
        "npm_config_cache": str(tmp_path),
        "npm_config_fetch_retries": "0",
        "XDG_CACHE_HOME": str(tmp_path),
        "CI": ci,
    }
    env = {**{name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}, **asked}
    command: list[str | Path] = [sys.executable, ROOT / "tools" / "audit.py"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=120)
    return done.returncode, done.stdout + done.stderr


def test_nothing_is_known_of_what_the_locks_name(registry: Registry, tmp_path: Path) -> None:
    status, said = audit(registry, tmp_path, "true")
    assert (status, said.splitlines()) == (
        0,
        [
            "oldworld: known vulnerabilities of the Python packages: 0",
            "oldworld: known vulnerabilities of the npm packages: 0",
        ],
    )


def test_what_is_vulnerable_is_named_and_fails(registry: Registry, tmp_path: Path) -> None:
    mended = {"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "999"}]}]}
    registry.knows = {
        "starlette": {
            "id": "GHSA-of-a-test",
            "summary": "bad",
            "affected": [{"package": {"name": "starlette", "ecosystem": "PyPI"}, **mended}],
        },
        "svelte": {
            "id": 1,
            "title": "bad",
            "url": "https://example.org",
            "severity": "high",
            "vulnerable_versions": "<999",
        },
    }
    status, said = audit(registry, tmp_path)
    assert status == 1
    assert "oldworld: vulnerable: starlette " in said
    assert "GHSA-of-a-test, mended in 999" in said
    assert "oldworld: vulnerable: svelte (high)\n" in said


@pytest.mark.parametrize(("ci", "answer", "status"), [("", 503, 0), ("true", 503, 1), ("", 405, 0), ("true", 405, 0)])
def test_registries_that_cannot_be_asked_are_said_and_fail_in_ci_unless_they_keep_no_advisories(
    registry: Registry, tmp_path: Path, ci: str, answer: int, status: int
) -> None:
    registry.status = answer
    done, said = audit(registry, tmp_path, ci)
    assert done == status, said
    assert ("the Python packages are not audited here: " in said) == (answer == 503)
    assert f"the npm packages are not audited here: {answer} " in said
