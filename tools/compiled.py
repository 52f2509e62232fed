"""Build the compiled wheel, run the tests on it, and compare its records with the interpreted engine's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import bootstrap
from wheel import build

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-compiled"
GAMES = 60
PLAY = f"""
import hashlib, random, sys
from oldworld import Match
from oldworld.kernel import match
assert match.__file__.endswith('.py') == (sys.argv[1] == 'interpreted'), match.__file__
for seed in range({GAMES}):
    game = Match('chaos', seed=seed, seats=None if seed % 3 else ('khorne', 'tzeentch', 'slaanesh'),
                 options={{'edition': 'fr' if seed % 2 else 'pl'}})
    pick = random.Random(seed)
    while game.pending:
        decision = game.pending[0]
        game.choose(pick.choice(decision.options), decision.seat)
        if pick.random() < 0.02:
            game = game.fork(as_seen_by=decision.seat, seed=seed)
    print(seed, hashlib.sha256(str(game.record()).encode()).hexdigest())
    print([event.key() for event in game.events(everything=True)][-3:])
"""


def records(python: Path, name: str) -> str:
    """What the records of some random games come to."""
    done = subprocess.run([python, "-c", PLAY, name], capture_output=True, text=True, check=False, cwd=ROOT / "tests")
    if done.returncode:
        sys.exit(f"oldworld: the {name} engine failed:\n{done.stderr}")
    return done.stdout


def prepare() -> Path:
    """The Python of an environment in which the compiled wheel of this tree is installed."""
    lock = ROOT / "requirements" / "dev.txt"
    ready = VENV / ".ready"
    if not ready.exists() or ready.stat().st_mtime < lock.stat().st_mtime:
        if bootstrap.main(str(VENV)):
            sys.exit(1)
    print("oldworld: compiling", flush=True)
    wheel = build(ROOT / "build" / "compiled")
    python = VENV / "bin" / "python"
    uv = Path(sys.executable).with_name("uv")
    subprocess.run([uv, "pip", "install", "--quiet", "--reinstall", "--no-deps", "--python", python, wheel], check=True)
    return python


def main() -> int:
    python = prepare()
    if records(Path(sys.executable), "interpreted") != records(python, "compiled"):
        print("oldworld: the interpreted and the compiled engine write different records")
        return 1
    print(f"oldworld: {GAMES} games have identical records in both builds; the tests on the compiled one", flush=True)
    done = subprocess.run(
        [python, "-m", "pytest", "-n", os.environ.get("JOBS", "auto"), "tests", "--ignore=tests/server"],
        check=False,
        cwd=ROOT,
    )
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
