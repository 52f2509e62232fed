"""`make bench`: measure oldworld beside its peers in one run, and write bench/results.md.

Timings on a shared machine vary, so all contestants take turns and only ratios within one run are
compared. The peers live in an environment of their own (bench/.venv).
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "bench"
VENV = HERE / ".venv"
ROUNDS = int(os.environ.get("ROUNDS", "3"))
SECONDS = float(os.environ.get("SECONDS", "6"))
MEMORY_GAMES = int(os.environ.get("MEMORY_GAMES", "100000"))
PEERS = ("catanatron", "open_spiel")


HOW_DRIVEN = (
    "A decision is a player's: the legal options are listed, one is picked, it is applied, and the driver looks"
    " whether the game is over. The time of chance and of setting up counts; its outcomes are no decisions. hearts"
    " and oldworld are driven by the same loop from Python: options are numbers, picked with"
    " `options[int(random() * len(options))]`; oldworld's is the fast path of docs/library.md, without checkpoints."
    " Catanatron's `play_tick` lists the options and lets its `RandomPlayer` pick with `random.choice`. The forced"
    " decisions of both peers are counted; oldworld asks those only where silence would tell something hidden.",
)


def say(text: str) -> None:
    print(f"bench: {text}", flush=True)


def prepare() -> None:
    """An environment with the peers and the compiled wheel."""
    uv = Path(sys.executable).with_name("uv")
    if not (VENV / "bin" / "python").exists():
        say("making an environment for the peers")
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, VENV], check=True)
    python = VENV / "bin" / "python"
    subprocess.run([uv, "pip", "install", "--quiet", "--python", python, *PEERS], check=True)
    say("building the compiled wheel")
    subprocess.run([sys.executable, ROOT / "tools" / "wheel.py", ROOT / "dist"], check=True)
    wheel = next((ROOT / "dist").glob("*.whl"))
    subprocess.run([uv, "pip", "install", "--quiet", "--reinstall", "--no-deps", "--python", python, wheel], check=True)


def measure(python: str | Path, script: str, *args: str, source: bool = False) -> dict[str, Any]:
    """Run a measurement in a process of its own; ``source`` runs the interpreted engine."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONPATH", None)
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [python, HERE / script, *args], capture_output=True, text=True, check=False, env=environment, cwd=HERE
    )
    if done.returncode != 0:
        raise SystemExit(f"bench: {script} failed:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def median(rows: list[dict[str, Any]], key: str) -> float:
    return float(statistics.median(row[key] for row in rows))


def import_ms() -> tuple[float, float]:
    """Milliseconds to import the engine with a title, and for `oldworld --help` to answer.

    As after an installation: the bytecode is written already.
    """
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    code = (
        "import time; t = time.perf_counter(); import oldworld, oldworld.titles.chaos; print(time.perf_counter() - t)"
    )
    imports = []
    helps = []
    timed = (
        "import subprocess, sys, time; t = time.perf_counter();"
        "subprocess.run([sys.argv[1], '--help'], capture_output=True, check=True); print(time.perf_counter() - t)"
    )
    command = str(Path(sys.executable).with_name("oldworld"))
    for _ in range(8):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
        imports.append(float(done.stdout) * 1000)
        done = subprocess.run(
            [sys.executable, "-c", timed, command], capture_output=True, text=True, check=True, env=environment
        )
        helps.append(float(done.stdout) * 1000)
    return statistics.median(imports[1:]), statistics.median(helps[1:])


def main() -> int:
    prepare()
    python = VENV / "bin" / "python"
    rows: dict[str, list[dict[str, Any]]] = {"pure": [], "compiled": [], "catanatron": [], "openspiel": []}
    for number in range(ROUNDS):
        say(f"round {number + 1} of {ROUNDS}")
        rows["catanatron"].append(measure(python, "peer_catanatron.py", str(SECONDS)))
        rows["pure"].append(measure(python, "ours.py", str(SECONDS), source=True))
        rows["openspiel"].append(measure(python, "peer_openspiel.py", str(SECONDS)))
        rows["compiled"].append(measure(python, "ours.py", str(SECONDS)))
    if rows["pure"][0]["compiled"] or not rows["compiled"][0]["compiled"]:
        raise SystemExit("bench: the interpreted and the compiled engine were mixed up")
    say(f"memory over {MEMORY_GAMES} games")
    memory = measure(python, "ours.py", "memory", str(MEMORY_GAMES))
    imported, helped = import_ms()
    text = report(rows, memory, imported, helped)
    (HERE / "results.md").write_text(text)
    print(text)
    return 0


def report(rows: dict[str, list[dict[str, Any]]], memory: dict[str, Any], imported: float, helped: float) -> str:
    speed = {name: median(found, "decisions_per_second") for name, found in rows.items()}
    cat, spiel = speed["catanatron"], speed["openspiel"]
    lines = [
        "# What was measured",
        "",
        "Written by `make bench`. One core; everybody took turns in one run, medians of"
        f" {ROUNDS} rounds of {SECONDS:g} s. Only the ratios mean anything on another machine.",
        "",
        f"Machine: {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}.",
        "",
        "| uniform random play of whole games | decisions/s | games/s | decisions/game | x Catanatron | x hearts |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    names = {
        "catanatron": "Catanatron, Catan for four (Python)",
        "openspiel": "OpenSpiel, hearts (C++, from Python)",
        "pure": "oldworld, Chaos in the Old World for four, interpreted",
        "compiled": "oldworld, Chaos in the Old World for four, compiled",
    }
    for name, title in names.items():
        games, length = median(rows[name], "games_per_second"), median(rows[name], "decisions_per_game")
        lines.append(
            f"| {title} | {speed[name]:,.0f} | {games:,.0f} | {length:.0f}"
            f" | {speed[name] / cat:.2f} | {speed[name] / spiel:.2f} |"
        )
    lines += ["", *HOW_DRIVEN]
    lines += [
        "",
        "| other ways to drive them | decisions/s |",
        "|---|---:|",
        "| OpenSpiel hearts, outcomes of chance drawn by their probabilities |"
        f" {median(rows['openspiel'], 'by_probability'):,.0f} |",
        f"| oldworld through `Match` as it comes, interpreted | {median(rows['pure'], 'by_match'):,.0f} |",
        f"| oldworld through `Match` as it comes, compiled | {median(rows['compiled'], 'by_match'):,.0f} |",
    ]
    goals = [
        ("interpreted at least 2 x Catanatron", speed["pure"] / cat, 2.0),
        ("compiled at least 8 x Catanatron", speed["compiled"] / cat, 8.0),
        ("compiled no slower than OpenSpiel hearts", speed["compiled"] / spiel, 1.0),
    ]
    lines += ["", "| goal | ratio | met |", "|---|---:|---|"]
    lines += [f"| {goal} | {ratio:.2f} | {'yes' if ratio >= least else 'NO'} |" for goal, ratio, least in goals]
    lines += ["", "| | interpreted | compiled |", "|---|---:|---:|"]
    for key, title in (
        ("fork_fresh_us", "fork at a fresh checkpoint, µs"),
        ("fork_us", "`match.fork()` anywhere, with its history, µs"),
        ("fork_as_seen_us", "fork as seen by a seat, µs"),
        ("view_us", "`match.view()`, µs"),
    ):
        lines.append(f"| {title} | {median(rows['pure'], key):,.1f} | {median(rows['compiled'], key):,.1f} |")
    peaks = memory["peaks_kb"]
    lines += [
        "",
        f"Peak memory, compiled, after 1 %, 10 %, 50 % and all of {memory['games']:,} games: "
        + ", ".join(f"{kb / 1024:.1f} MB" for kb in peaks)
        + ".",
        f"`import oldworld` with a title: {imported:.0f} ms (goal 60). `oldworld --help`: {helped:.0f} ms (goal 300).",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
