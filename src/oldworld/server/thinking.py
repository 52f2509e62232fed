"""Bots think in processes of their own, never where requests are answered.

A process is handed a game's set-up and its rows, plays them, and lets the bot choose from its own view.
What it chose is committed like anybody's choice.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import threading
import time
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from oldworld.bots import make_bot
from oldworld.kernel.match import Match
from oldworld.server.errors import Refused, Stale
from oldworld.server.metrics import DRIVEN, THINKING
from oldworld.server.news import News
from oldworld.server.room import FORK, Room, opened
from oldworld.server.rooms import Rooms
from oldworld.server.storage.schema import Game

_LOG: Final = logging.getLogger("oldworld.thinking")
_TRIES: Final = 3
_KEPT: Final = 32
"""How many games a process remembers."""

Lines = tuple[tuple[str, str, str], ...]
"""The rows of a game without detours: kind, seat and text."""


@dataclass(frozen=True, slots=True)
class Task:
    """A question to a bot."""

    game_id: str
    title: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: str
    opening: str
    lines: Lines
    seat: str
    bot: str


_REMEMBERED: Final[OrderedDict[str, tuple[Lines, Match]]] = OrderedDict()


def _quiet() -> None:
    """Ctrl-C ends the server, and the server ends these processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(task: Task) -> str:
    """What the bot chooses; runs in a process of its own."""
    done, match = _REMEMBERED.pop(task.game_id, ((), None))
    if match is None or task.lines[: len(done)] != done:
        done = ()
        match = opened(task.title, task.seats, task.seed, task.options, task.opening, events=False)
    for kind, seat, text in task.lines[len(done) :]:
        if kind == FORK:
            match = match.branch(seat or None, int(text))
        else:
            match.choose(text, seat)
    _REMEMBERED[task.game_id] = (task.lines, match)
    while len(_REMEMBERED) > _KEPT:
        _REMEMBERED.popitem(last=False)
    asked = next(decision for decision in match.pending if decision.seat == task.seat)
    bot = make_bot(task.bot, seed=f"{task.seed}/{task.seat}/{len(match)}", title=task.title)
    return str(bot.choose(match.view(task.seat), asked))


class Thinkers:
    """Lets bots answer wherever one is asked, game by game, until a person is."""

    def __init__(self, rooms: Rooms, news: News, processes: int) -> None:
        self.rooms = rooms
        self.news = news
        self.processes = processes
        self._pool: Executor = self._new_pool()
        self._drivers = ThreadPoolExecutor(max_workers=max(2, processes), thread_name_prefix="bots")
        self._driven: set[str] = set()
        self._again: set[str] = set()
        self._lock = threading.Lock()
        self._closed = False

    def _new_pool(self) -> Executor:
        if self.processes == 0:
            return ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(max_workers=self.processes, mp_context=spawn, initializer=_quiet)

    def wake(self, game_id: str) -> None:
        """Look whether a bot is asked in this game, and let it answer. Returns at once."""
        with self._lock:
            if self._closed:
                return
            if game_id in self._driven:
                self._again.add(game_id)
                return
            self._driven.add(game_id)
            DRIVEN.inc()
            self._drivers.submit(self._drive, game_id)

    def wake_all(self) -> None:
        """After a start: look into every game that goes on."""
        with self.rooms.store.reading() as session:
            going_on = list(session.scalars(select(Game.id).where(Game.state == "playing")))
        for game_id in going_on:
            self.wake(game_id)

    @property
    def busy(self) -> bool:
        """Is any game being looked at?"""
        with self._lock:
            return bool(self._driven)

    def close(self) -> None:
        """No bot thinks any more."""
        with self._lock:
            self._closed = True
        self._drivers.shutdown(wait=True, cancel_futures=True)
        DRIVEN.dec(len(self._driven))  # those that waited for a driver
        self._driven.clear()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _drive(self, game_id: str) -> None:
        """Bot after bot answers, until a person must."""
        failures = 0
        while not self._closed:
            try:
                if self._one(game_id):
                    continue
            except Stale:
                continue  # somebody else was quicker: look again
            except BrokenProcessPool:
                failures += 1
                _LOG.warning("the bots' process died", extra={"game": game_id})
                self._pool = self._new_pool()
                if failures < _TRIES:
                    continue
            except Refused as error:
                _LOG.error("a bot cannot play: %s", error.code, extra={"game": game_id})
            except Exception:
                failures += 1
                _LOG.exception("a bot failed", extra={"game": game_id})
                if failures < _TRIES:
                    continue
            with self._lock:
                if game_id in self._again:
                    self._again.discard(game_id)
                    continue
                self._driven.discard(game_id)
                DRIVEN.dec()
                return

    def _one(self, game_id: str) -> bool:
        """Let one bot answer, if one is asked."""
        with self.rooms.store.reading() as session:
            if session.scalar(select(Game.state).where(Game.id == game_id)) != "playing":
                return False
            with self.rooms.use(game_id, session) as room:
                task = _task(room)
                number = room.number
        if task is None:
            return False
        asked = time.perf_counter()
        text = self._pool.submit(think, task).result()
        THINKING.labels(task.bot).observe(time.perf_counter() - asked)
        self.rooms.answer(game_id, task.seat, number, text)
        self.news.tell(game_id)
        return True


def _task(room: Room) -> Task | None:
    match = room.match
    for decision in match.pending:
        bot = room.bot_at(decision.seat)
        if bot:
            return Task(
                game_id=room.game_id,
                title=match.title.name,
                seats=match.seats,
                options=dict(match.setup),
                seed=str(match.seed),
                opening=room.opening,
                lines=tuple(room.lines()),
                seat=decision.seat,
                bot=bot,
            )
    return None
