"""`oldworld simulate`: many games, a progress bar, a table."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

from oldworld.bots import LEVELS
from oldworld.cli.play import option_pairs, powers_of
from oldworld.cli.speaking import Speaker
from oldworld.kernel.errors import SetupError
from oldworld.kernel.title import Title, title
from oldworld.lab.simulate import Plan, Simulation
from oldworld.locale import Words


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came of them; Ctrl-C prints what is done so far."""
    of = title(args.title)
    options = dict(option_pairs(args.option))
    if args.edition:
        options["edition"] = args.edition
    simulation = Simulation(
        Plan(of.name, players_of(args.seats, args.powers, of), options, args.seed), args.games, args.jobs or cores()
    )
    stopped = False
    quiet = args.json or not sys.stderr.isatty()
    words = Words(args.lang, of.name)
    try:
        with nullcontext(_silent) if quiet else progress_bar(words("ui-simulate_playing"), args.games) as progress:
            simulation.run(progress)
    except KeyboardInterrupt:
        stopped = True
    report = simulation.report()
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        show(report, Speaker(of, words), stopped)
    return 130 if stopped else 0


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def players_of(text: str, powers: str, of: Title) -> dict[str, str]:
    """``--seats``: one bot for all, one for each seat in order, or ``khorne=heuristic,nurgle=random``.

    Where powers are named, the others play at random; if they are enough for a game, they play it alone.
    """
    seats = of.check_seats(powers_of(powers))
    parts = powers_of(text)
    named: dict[str, str] = {}
    for part in parts:
        seat, equals, level = part.partition("=")
        if not equals:
            level = part
        elif seat not in of.seat_names():
            raise SetupError(f"--seats: there is no power {seat!r}; there are: {', '.join(of.seat_names())}")
        if level not in LEVELS:
            raise SetupError(f"--seats: there is no bot {level!r}; there are: {', '.join(LEVELS)}")
        if equals:
            if seat in named:
                raise SetupError(f"--seats: {seat} is named twice")
            named[seat] = level
    if named:
        if len(named) != len(parts):
            raise SetupError("--seats: name a power for each bot (POWER=BOT,...) or for none")
        if not powers:
            with suppress(SetupError):
                seats = of.check_seats(list(named))
        for seat in named:
            if seat not in seats:
                raise SetupError(f"--seats: {seat} is not in the game; in it are: {', '.join(seats)}")
        return {seat: named.get(seat, LEVELS[0]) for seat in seats}
    if len(parts) == 1:
        parts *= len(seats)
    if len(parts) != len(seats):
        raise SetupError(f"--seats names {len(parts)} bots for {len(seats)} seats: {', '.join(seats)}")
    return dict(zip(seats, parts, strict=True))


def _silent(done: int) -> None:
    """No progress is shown."""


class progress_bar(AbstractContextManager[Callable[[int], None]]):  # noqa: N801 - used like a function
    """A progress bar on the error stream."""

    def __init__(self, label: str, total: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._progress.add_task(label, total=total)

    def __enter__(self) -> Callable[[int], None]:
        self._progress.start()
        return self._update

    def __exit__(self, *error: object) -> None:
        self._progress.stop()

    def _update(self, done: int) -> None:
        self._progress.update(self._task, completed=done)


def show(report: dict[str, Any], speaker: Speaker, stopped: bool) -> None:
    """The report as tables."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    words = speaker.words

    def percent(share: float) -> str:
        return words("ui-simulate_percent", number=words.decimal(100 * share))

    console = Console()
    if stopped:
        console.print(words("ui-simulate_stopped", games=report["games"], asked=report["asked"]), style="yellow")
    console.print(
        words(
            "ui-simulate_title",
            games=report["games"],
            title=words(f"{report['title']}-title"),
            decisions=report["decisions"],
            seconds=words.decimal(report["seconds"]),
            speed=round(report["decisions_per_second"]),
            jobs=report["jobs"],
        ),
        highlight=False,
    )
    wins = Table(title=words("ui-simulate_wins"), box=box.SIMPLE_HEAD, title_justify="left")
    for column in ("seat", "bot", "won", "interval", "points"):
        right = column in ("won", "points")
        wins.add_column(words(f"ui-simulate_{column}"), justify="right" if right else "left")
    for seat, row in report["seats"].items():
        low, high = (words.decimal(100 * row[end]) for end in ("low", "high"))
        share, between = percent(row["share"]), words("ui-simulate_percents", low=low, high=high)
        wins.add_row(speaker.seat(seat), row["bot"], share, between, words.decimal(row["points"]))
    console.print(wins)
    ends = Table(title=words("ui-simulate_ends"), box=box.SIMPLE_HEAD, title_justify="left", show_header=False)
    ends.add_column()
    ends.add_column(justify="right")
    for reason, count in report["ends"].items():
        ends.add_row(words(f"{report['title']}-end-{reason}"), percent(count / report["games"]))
    console.print(ends)
    rest = Table(box=None, show_header=False)
    rest.add_column()
    rest.add_column(justify="right")
    rest.add_row(words("ui-simulate_rounds"), words.decimal(report["rounds"], 2))
    rest.add_row(words("ui-simulate_decisions"), words.decimal(report["decisions_per_game"]))
    rest.add_row(words("ui-simulate_games_a_second"), words.decimal(report["games_per_second"]))
    console.print(rest)
