"""Play many games between bots, in several processes, and count what came of them."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Any, Final

from oldworld.bots import make_bot
from oldworld.kernel.errors import SetupError
from oldworld.kernel.match import Match
from oldworld.kernel.title import View, resolve, title

_BATCHES_A_JOB: Final = 40
_BATCH: Final = 50
"""The most games that a process plays before it reports them."""
_BATCH_SECONDS: Final = 0.25
"""How long a process should play before it reports, where a game is shorter than that."""
_WAITING_A_JOB: Final = 3
"""How many batches are handed out at once; the others need not exist yet."""
_Z95: Final = 1.959964


class NoView(View):
    """What a bot that does not look is shown."""

    def as_dict(self) -> dict[str, object]:
        """Nothing."""
        return {}


NO_VIEW: Final = NoView()


class Plan:
    """Which games to play: the title, who sits where, the options, and the first seed."""

    def __init__(self, of: str, players: Mapping[str, str], options: Mapping[str, str], seed: int) -> None:
        self.title = of
        self.players = dict(players)
        self.options = dict(options)
        self.seed = seed
        resolve(title(of), options)
        for level in self.players.values():
            make_bot(level, title=of)


class GameRow:
    """What is kept of one game."""

    __slots__ = ("decisions", "points", "reason", "rounds", "seed", "winners")

    def __init__(
        self, seed: int, winners: tuple[str, ...], reason: str, points: dict[str, int], rounds: int, decisions: int
    ) -> None:
        self.seed = seed
        self.winners = winners
        self.reason = reason
        self.points = points
        self.rounds = rounds
        self.decisions = decisions

    def as_dict(self) -> dict[str, object]:
        """The row as plain data."""
        return {name: getattr(self, name) for name in self.__slots__}


def play_one(plan: Plan, seed: int) -> GameRow:
    """One game between bots."""
    match = Match(plan.title, seats=tuple(plan.players), seed=seed, options=plan.options, events=False, keep=False)
    bots = {seat: make_bot(level, seed=f"{seed}/{seat}", title=plan.title) for seat, level in plan.players.items()}
    while match.pending:
        decision = match.pending[0]
        bot = bots[decision.seat]
        view = match.view(decision.seat) if bot.looks else NO_VIEW
        match.choose(bot.choose(view, decision), decision.seat)
    result = match.result
    if result is None:
        raise AssertionError("a game that is over has a result")
    return GameRow(seed, result.winners, result.reason, result.points, match.rounds, len(match))


_stop: list[Event] = []
"""In a worker process: what says that no further game is to begin."""


def play_batch(plan: Plan, seeds: Sequence[int]) -> tuple[list[GameRow], float]:
    """Several games, as many as are begun before the end is called, and the seconds they took."""
    began = time.perf_counter()
    rows = []
    for seed in seeds:
        if _stop and _stop[0].is_set():
            break
        rows.append(play_one(plan, seed))
    return rows, time.perf_counter() - began


class Simulation:
    """A running count of games."""

    def __init__(self, plan: Plan, games: int, jobs: int) -> None:
        if games < 1:
            raise SetupError(f"--games must be at least 1, not {games}")
        if jobs < 1:
            raise SetupError(f"--jobs must be at least 1, not {jobs}")
        self.plan = plan
        self.games = games
        self.jobs = jobs
        self.rows: list[GameRow] = []
        self.seconds = 0.0

    def run(self, progress: Callable[[int], None]) -> None:
        """Play all games; ``progress`` hears how many are done. Interrupted, what is done stays counted."""
        began = time.perf_counter()
        try:
            for rows in self._batches():
                self.rows += rows
                self.seconds = time.perf_counter() - began
                progress(len(self.rows))
        finally:
            self.seconds = time.perf_counter() - began
            self.rows.sort(key=lambda row: row.seed)

    def _batches(self) -> Iterator[list[GameRow]]:
        left = range(self.plan.seed, self.plan.seed + self.games)
        most = max(1, min(_BATCH, -(-self.games // (self.jobs * _BATCHES_A_JOB))))
        if self.jobs == 1:
            for seed in left:
                yield [play_one(self.plan, seed)]
            return
        size = 1  # nobody knows yet how long a game takes: bots that think take a hundred times as long as others
        context = multiprocessing.get_context()
        stop = context.Event()
        workers = min(self.jobs, self.games)
        pool = ProcessPoolExecutor(workers, context, _begin_work, (stop,))
        waiting: set[Future[tuple[list[GameRow], float]]] = set()
        try:
            while left or waiting:
                with _deaf():
                    while left and len(waiting) < workers * _WAITING_A_JOB:
                        waiting.add(pool.submit(play_batch, self.plan, left[:size]))
                        left = left[size:]
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    rows, seconds = future.result()
                    waiting.remove(future)
                    size = max(1, min(most, round(len(rows) * _BATCH_SECONDS / seconds)))
                    yield rows
        finally:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            for future in waiting:
                if not future.cancelled() and future.exception() is None:
                    self.rows += future.result()[0]

    # -- the report -------------------------------------------------------------------------------

    def report(self) -> dict[str, Any]:
        """The numbers, as plain data."""
        games = len(self.rows)
        decisions = sum(row.decisions for row in self.rows)
        seats = {}
        for seat, level in self.plan.players.items():
            wins = sum(1 for row in self.rows if seat in row.winners)
            low, high = interval(wins, games)
            seats[seat] = {
                "bot": level,
                "wins": wins,
                "share": wins / games if games else 0.0,
                "low": low,
                "high": high,
                "points": _mean([row.points[seat] for row in self.rows]),
            }
        return {
            "title": self.plan.title,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "asked": self.games,
            "games": games,
            "jobs": self.jobs,
            "seconds": self.seconds,
            "decisions": decisions,
            "decisions_per_game": decisions / games if games else 0.0,
            "decisions_per_second": decisions / self.seconds if self.seconds else 0.0,
            "games_per_second": games / self.seconds if self.seconds else 0.0,
            "rounds": _mean([row.rounds for row in self.rows]),
            "seats": seats,
            "ends": dict(Counter(row.reason for row in self.rows).most_common()),
        }


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C waits while processes begin: one that hears it before it knows to ignore it would break the pool."""
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is None:  # not every system has it
        yield
        return
    before = mask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)


def _begin_work(stop: Event) -> None:
    """Ctrl-C is the parent's business: a worker finishes its game. When the parent is killed, it ends too."""
    _stop[:] = [stop]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(x, 3) for x in interval(50, 100)]
    [0.404, 0.596]
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = _Z95 * _Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = _Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
