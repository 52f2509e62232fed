"""Ask the registries whether anything the locks name is known to be vulnerable.

Where they cannot be asked, one line says so; in CI (CI=true) that is a failure, because nobody would read the line.
A registry that keeps no advisories at all (a mirror) has nothing to be asked: that is said, and is no failure.
pip-audit calls what it could not look up "skipped" and is content; nothing is audited here that was skipped.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from machine import must
from web import WEB, node

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "dev.txt"


class Unasked(Exception):
    """The registry could not be asked, and why."""

    @property
    def keeps_none(self) -> bool:
        """Has the registry answered that there is no such thing as advisories?"""
        return re.search(r"\b40[45]\b|keeps no advisories", str(self)) is not None


def python() -> list[str]:
    """What is known of the Python packages that the lock names: server, terminal and tools."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.json"
        words: list[str | Path] = [
            "-r",
            LOCK,
            "--require-hashes",
            "--disable-pip",
            "--progress-spinner",
            "off",
            "-f",
            "json",
            "-o",
            found,
        ]
        done = subprocess.run([sys.executable, "-m", "pip_audit", *words], capture_output=True, text=True, check=False)
        if not found.exists():
            raise Unasked(last_line(done.stderr))
        packages: list[dict[str, Any]] = json.loads(found.read_text())["dependencies"]
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if len(skipped) == len(packages):
        raise Unasked("the registry keeps no advisories")
    if skipped:
        raise Unasked(f"nothing is said of {len(skipped)} of {len(packages)} packages: {', '.join(skipped[:3])}...")
    return [
        f"{package['name']} {package['version']}: {vulnerability['id']}, mended in "
        f"{' or '.join(vulnerability['fix_versions']) or 'no version yet'}"
        for package in packages
        for vulnerability in package["vulns"]
    ]


def browser() -> list[str]:
    """What is known of the npm packages that the browser's side is built with."""
    done = subprocess.run(["npm", "audit", "--json"], cwd=WEB, env=node(), capture_output=True, text=True, check=False)
    try:
        said = json.loads(done.stdout)
    except json.JSONDecodeError:
        raise Unasked(last_line(done.stderr)) from None
    if "vulnerabilities" not in said:
        raise Unasked(str(said.get("message") or said.get("error")))
    return [f"{name} ({found['severity']})" for name, found in said["vulnerabilities"].items()]


def last_line(text: str) -> str:
    """The last thing a program said."""
    return (text.strip().splitlines() or ["it said nothing"])[-1]


def main() -> int:
    status = 0
    for name, ask in (("Python", python), ("npm", browser)):
        try:
            found = ask()
        except Unasked as error:
            print(f"oldworld: the {name} packages are not audited here: {error}")
            status |= must() and not error.keeps_none
            continue
        for line in found:
            print(f"oldworld: vulnerable: {line}")
        print(f"oldworld: known vulnerabilities of the {name} packages: {len(found)}")
        status |= bool(found)
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
