"""`make bench-server`: live games at a server of two workers on PostgreSQL, at growing rates; writes bench/server.md.

What is measured is the compiled wheel, as `make wheel` builds it for a host: this calls itself again with its Python.
Everything runs on this machine: PostgreSQL, the workers, the processes of the bots, and the scripted clients, which
share its cores with what they measure. Nothing but loopback is talked to, and every step ends by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import platform
import random
import re
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import compiled  # noqa: E402
import machine  # noqa: E402
import websockets  # noqa: E402
from sqlalchemy.orm import Session  # noqa: E402
from tests.server.services import Postgres, postgres_programs  # noqa: E402

from oldworld.kernel import match  # noqa: E402
from oldworld.server import lobby, people, wire  # noqa: E402
from oldworld.server.room import UNDO, Room  # noqa: E402
from oldworld.server.rooms import Rooms, Row  # noqa: E402
from oldworld.server.storage.store import Store  # noqa: E402
from oldworld.server.table import table  # noqa: E402

GAMES = int(os.environ.get("GAMES", "500"))
WORKERS = 2
SECONDS = float(os.environ.get("SECONDS", "20"))
RATES = [int(rate) for rate in os.environ.get("RATES", "10 20 30 40 60 80 100 130 160 200").split()]
"""Choices a second that are offered, step by step, until the server does not keep up."""
SEATS = ("khorne", "nurgle", "tzeentch", "slaanesh")
MEDIAN_GOAL, LATE_GOAL, LOAD_GOAL = 10.0, 50.0, 100.0
LONG = 500
_KEPT_UP = 0.98
_LAST = 0.2
"""So many seconds after the last choice was offered all must be answered."""
_NUMBER = re.compile(r'"number": ?(\d+)')


def say(text: str) -> None:
    print(f"bench-server: {text}", flush=True)


# -- the games ----------------------------------------------------------------------------------------


@dataclass
class Player:
    """Somebody at a table: a browser's cookie, and what its socket told last."""

    seat: str
    token: str


@dataclass
class Live:
    """A game as its clients know it."""

    id: str
    players: dict[str, Player]
    number: int = -1
    asked: tuple[Player, int, list[str]] | None = None
    sent: float = 0.0
    """When the choice was sent whose news the sockets wait for."""
    expected: int = -1
    over: bool = False


def set_up(store: Store, count: int) -> list[Live]:
    """Games of four people each, begun."""
    made: list[Live] = []
    for at in range(count):
        with store.writing() as session:
            players = {}
            game = None
            for seat in SEATS:
                person = people.new_guest(session, f"{seat} {at}", "en")
                players[seat] = Player(seat, people.sign_in(session, person))
                if game is None:
                    seats = {name: "me" if name == seat else "open" for name in SEATS}
                    asked = wire.NewGame(title="chaos", seats=seats, kind="private", seed="")
                    game = lobby.new_game(session, person, asked)
                else:
                    lobby.sit(session, game, person, seat)
            assert game is not None and game.state == "playing"
            made.append(Live(game.id, players))
    return made


# -- the clients --------------------------------------------------------------------------------------


class Http:
    """A few connections that are kept open, as a browser's are."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, token: str, body: bytes) -> int:
        """The status of the answer, which is read to its end."""
        reader, writer = self.idle.pop() if self.idle else await asyncio.open_connection(self.host, self.port)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\norigin: http://{self.host}:{self.port}\r\n"
            f"cookie: oldworld={token}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        try:
            writer.write(head.encode() + body)
            answer = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            # The server hangs up where nobody has asked for some seconds, as it does to a browser: begin anew.
            reader, writer = await asyncio.open_connection(self.host, self.port)
            writer.write(head.encode() + body)
            answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer, re.IGNORECASE)
        if length:
            await reader.readexactly(int(length[1]))
        else:
            while size := int(await reader.readline(), 16):
                await reader.readexactly(size + 2)
            await reader.readline()
        self.idle.append((reader, writer))
        return int(answer[9:12])

    def close(self) -> None:
        for _reader, writer in self.idle:
            writer.close()


@dataclass
class Step:
    """What a rate came to."""

    rate: int
    offered: int = 0
    answers: list[float] = field(default_factory=list)
    """Milliseconds from a choice sent until it was answered, which is after its commit."""
    told: list[float] = field(default_factory=list)
    """Milliseconds from a choice sent until another seat's socket told it."""
    in_time: int = 0
    """Choices answered before the step was over."""
    refused: int = 0
    unready: int = 0
    """Choices not offered, because no game was ready for one."""

    def holds(self) -> bool:
        """Were the choices answered at the rate at which they came?"""
        return self.offered > 0 and self.in_time >= _KEPT_UP * self.offered and not self.refused

    def meets(self) -> bool:
        return self.holds() and self.median() <= MEDIAN_GOAL and late(self.answers) <= LATE_GOAL

    def median(self) -> float:
        return statistics.median(self.answers) if self.answers else float("inf")


def late(times: Sequence[float]) -> float:
    """The 99th percentile."""
    return sorted(times)[max(0, int(len(times) * 0.99) - 1)] if times else float("inf")


class Clients:
    """All people at all tables."""

    def __init__(self, games: list[Live], address: str) -> None:
        self.games = games
        where = urlsplit(address)
        self.host, self.port = str(where.hostname), int(where.port or 80)
        self.http = Http(self.host, self.port)
        self.step = Step(0)
        self.listening: list[asyncio.Task[None]] = []
        self.open = 0

    async def connect(self) -> None:
        """Open every socket, some at a time."""
        gate = asyncio.Semaphore(40)
        for game in self.games:
            for player in game.players.values():
                self.listening.append(asyncio.create_task(self._listen(game, player, gate)))
        every = len(self.listening)
        end = time.monotonic() + 240
        while self.open < every and time.monotonic() < end:
            await asyncio.sleep(0.2)
            for task in self.listening:
                if task.done():
                    task.result()
        if self.open < every:
            raise SystemExit(f"bench-server: only {self.open} of {every} sockets were opened")

    async def _listen(self, game: Live, player: Player, gate: asyncio.Semaphore) -> None:
        uri = f"ws://{self.host}:{self.port}/api/games/{game.id}/socket"
        headers = {"cookie": f"oldworld={player.token}", "origin": f"http://{self.host}:{self.port}"}
        await gate.acquire()
        async with websockets.connect(uri, additional_headers=headers, max_size=None, compression=None) as socket:
            first = True
            async for text in socket:
                self._hear(game, player, str(text))
                if first:
                    first = False
                    self.open += 1
                    gate.release()

    def _hear(self, game: Live, player: Player, text: str) -> None:
        found = _NUMBER.search(text, 0, 400)
        if found is None:
            return
        number = int(found[1])
        if number == game.expected and game.asked is None and player is not self._asker(game):
            self.step.told.append((time.perf_counter() - game.sent) * 1000)
        if number < game.number:
            return
        game.number = number
        if '"decision": null' in text or '"decision":null' in text:
            game.over = game.over or '"result": {' in text or '"result":{' in text
            return
        shown = json.loads(text)["table"]
        game.asked = (player, number, [option["text"] for option in shown["decision"]["options"]])

    def _asker(self, game: Live) -> Player | None:
        return game.asked[0] if game.asked is not None else None

    async def run(self, rate: int, pick: random.Random) -> Step:
        """Offer so many choices a second for a while, whether or not the earlier ones are answered."""
        self.step = step = Step(rate)
        flying: set[asyncio.Task[None]] = set()
        begun = time.perf_counter()
        at = begun
        while at < begun + SECONDS:
            at += pick.expovariate(rate)
            wait = at - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            ready = [
                game
                for game in pick.sample(self.games, min(40, len(self.games)))
                if game.asked is not None and not game.over
            ]
            if not ready:
                step.unready += 1
                continue
            step.offered += 1
            task = asyncio.create_task(self._choose(ready[0], pick, step))
            flying.add(task)
            task.add_done_callback(flying.discard)
        await asyncio.sleep(_LAST)
        step.in_time = len(step.answers)
        if flying:
            await asyncio.wait(flying, timeout=30)
        return step

    async def _choose(self, game: Live, pick: random.Random, step: Step) -> None:
        assert game.asked is not None
        player, number, options = game.asked
        game.asked = None
        game.expected = number + 1
        game.sent = time.perf_counter()
        body = json.dumps({"number": number, "option": pick.choice(options)}).encode()
        sent = game.sent
        status = await self.http.post(f"/api/games/{game.id}/choices?since=999999", player.token, body)
        if status == 200:
            step.answers.append((time.perf_counter() - sent) * 1000)
        else:
            step.refused += 1

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        self.http.close()


# -- the server ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def serving(url: str) -> Iterator[tuple[str, int]]:
    """The real command, with several workers; its address and process."""
    words = [sys.executable, "-m", "oldworld", "serve", "--port", "0", "--log-level", "warning"]
    words += ["--workers", str(WORKERS), "--database", url]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True)
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            raise SystemExit("bench-server: the server does not begin")
        yield found[0], process.pid
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


def family(pid: int) -> list[int]:
    """A process and all that it began."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = [pid]
    if children.exists():
        for child in children.read_text().split():
            found += family(int(child))
    return found


def memory(pid: int) -> float:
    """Megabytes that a process and all it began hold for themselves."""
    kept = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            rollup = Path(f"/proc/{one}/smaps_rollup").read_text()
            kept += sum(int(size) for size in re.findall(r"^Private_\w+:\s+(\d+) kB", rollup, re.MULTILINE))
    return kept / 1024


# -- loading a long game ------------------------------------------------------------------------------


def _take_back(rooms: Rooms, game_id: str, number: int, upto: int) -> int:
    def row(_room: Room, _seat: str, _session: Session) -> Row:
        return Row(UNDO, str(upto))

    return rooms.write(game_id, number, lambda _session: SEATS[0], row, lambda room: room.number)


def long_game(store: Store) -> tuple[str, int]:
    """A game with so many choices, some of them taken back: no game is that long without."""
    live = set_up(store, 1)[0]
    rooms = Rooms(store)
    pick = random.Random(6)
    chosen = number = 0
    while chosen < LONG:
        with store.reading() as session, rooms.use(live.id, session) as room:
            decisions = room.match.pending
            moves = len(room.match)
        last = moves >= 300 or not decisions
        if last:
            _take_back(rooms, live.id, number, moves - 40)
        else:
            texts = [option.text for option in decisions[0].options]
            text = pick.choice([text for text in texts if "pass" not in text] or texts)
            seat = decisions[0].seat
            rooms.answer(live.id, seat, number, text)
            chosen += 1
        number += 1
    return live.id, number


def load(store: Store, game_id: str) -> float:
    """Milliseconds until a worker that never saw the game has the table for somebody who comes to it."""
    times = []
    for _ in range(7):
        rooms = Rooms(store)
        begun = time.perf_counter()
        with Session(store.engine) as session, rooms.use(game_id, session) as room:
            table(room, SEATS[0]).model_dump_json()
        times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)


# -- the report ---------------------------------------------------------------------------------------


def report(steps: list[Step], lines: list[str]) -> str:
    best = [step for step in steps if step.meets()]
    rate = f"{best[-1].rate} choices a second" if best else "no rate that was tried"
    text = [
        "# What the server was measured at",
        "",
        f"Written by `make bench-server`: {GAMES} live games of four, a socket for each of the {4 * GAMES} seats, a"
        f" server of {WORKERS} workers on PostgreSQL, compiled as `make wheel` builds it. All of it, and the scripted"
        " clients too, on one machine:"
        f" {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}. Each rate for"
        f" {SECONDS:g} s; choices come at random moments, whether or not earlier ones are answered.",
        "",
        "A choice is *answered* when the server says that it is committed, with the table as it is then; it is *told*"
        " when the socket of another seat has it.",
        "",
        "| choices a second | answered | median, ms | 99th percentile, ms | told, median | told, 99th | met |",
        "|---:|---:|---:|---:|---:|---:|---|",
    ]
    for step in steps:
        told = f"{statistics.median(step.told):.1f} | {late(step.told):.1f}" if step.told else "| "
        met = "yes" if step.meets() else "late" if step.holds() else "no"
        text.append(
            f"| {step.rate} | {len(step.answers) / SECONDS:.1f} | {step.median():.1f} | {late(step.answers):.1f}"
            f" | {told} | {met} |"
        )
    goals = f"Median at most {MEDIAN_GOAL:g} ms and 99th percentile at most {LATE_GOAL:g} ms"
    return "\n".join([*text, "", f"{goals}: {rate}.", "", *lines, ""])


async def measure(games: list[Live], address: str, pid: int, lines: list[str]) -> list[Step]:
    before = memory(pid)
    clients = Clients(games, address)
    say(f"{len(games)} games, {4 * len(games)} sockets")
    begun = time.perf_counter()
    await clients.connect()
    took = time.perf_counter() - begun
    each = (memory(pid) - before) / len(games) * 1024
    lines.append(f"An idle game with its four sockets open keeps {each:.0f} KB, in all workers together;")
    lines.append(f"all {4 * len(games)} sockets were open, each with its table, after {took:.1f} s.")
    pick = random.Random(1)
    await clients.run(RATES[0], pick)  # to warm up
    steps: list[Step] = []
    for rate in RATES:
        step = await clients.run(rate, pick)
        steps.append(step)
        say(
            f"{rate}/s: {len(step.answers) / SECONDS:.1f}/s answered, median {step.median():.1f} ms,"
            f" 99th {late(step.answers):.1f} ms, told {statistics.median(step.told or [0]):.1f} ms,"
            f" refused {step.refused}, unready {step.unready}"
        )
        if not step.holds() or late(step.answers) > 10 * LATE_GOAL:
            break
        await asyncio.sleep(2)
    await clients.close()
    assert all(one.rate < other.rate for one, other in pairwise(steps))
    return steps


def main() -> int:
    programs = machine.obtain(postgres_programs, ["postgresql"], "the server is not measured")
    if programs is None:
        return 1
    lines: list[str] = []
    with Postgres(programs) as database:
        url = database.url
        store = Store(url)
        say("setting the games up")
        games = set_up(store, GAMES)
        game_id, rows = long_game(store)
        took = load(store, game_id)
        store.close()
        lines.append(f"A game of {LONG} choices ({rows} rows) is loaded in {took:.0f} ms (goal {LOAD_GOAL:g}).")
        say(lines[-1])
        with serving(url) as (address, pid):
            time.sleep(4)
            steps = asyncio.run(measure(games, address, pid, lines))
    text = report(steps, lines)
    print(text)
    (ROOT / "bench" / "server.md").write_text(text)
    return 0


if __name__ == "__main__":
    if match.__file__.endswith(".py"):
        python = str(compiled.prepare())
        os.execv(python, [python, *sys.argv])
    sys.exit(main())
