"""What is counted while a server runs, and where Prometheus reads it.

The numbers are no business of the world, and whoever comes through a proxy comes from loopback as well: they have a
port of their own, which listens to this machine alone. Several workers write theirs into files of one folder
(prometheus-client does so where its environment variable names one), and the command that began them adds them up.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from sqlalchemy import Engine, event, func, select
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import SQLAlchemyError

from oldworld.kernel.errors import SetupError
from oldworld.server.storage.schema import Game

TOGETHER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where workers write their numbers; prometheus-client reads this when it is imported."""
_HERE: Final = "127.0.0.1"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
_STATES: Final = ("gathering", "playing", "over")
OURS: Final = CollectorRegistry()
disable_created_metrics()  # type: ignore[no-untyped-call]

REQUESTS: Final = Counter(
    "oldworld_requests", "Requests, by door and status.", ["method", "door", "status"], registry=OURS
)
DURATION: Final = Histogram(
    "oldworld_request_seconds", "How long requests took.", ["method", "door"], buckets=_SECONDS, registry=OURS
)
REFUSALS: Final = Counter("oldworld_refusals", "Requests that were refused, by code.", ["code"], registry=OURS)
CHOICES: Final = Histogram(
    "oldworld_choice_seconds", "Choices: checked, played and committed.", buckets=_SECONDS, registry=OURS
)
THINKING: Final = Histogram(
    "oldworld_thinking_seconds", "How long bots were waited for, by level.", ["bot"], buckets=_SECONDS, registry=OURS
)
SOCKETS: Final = Gauge("oldworld_sockets", "Open sockets.", multiprocess_mode="livesum", registry=OURS)
ROOMS: Final = Gauge("oldworld_rooms", "Open rooms.", multiprocess_mode="livesum", registry=OURS)
DRIVEN: Final = Gauge(
    "oldworld_bots_queue", "Games in which bots are answering or wait to.", multiprocess_mode="livesum", registry=OURS
)
DATABASE_ERRORS: Final = Counter(
    "oldworld_database_errors", "What the database refused or failed to do.", ["kind"], registry=OURS
)


def watch(engine: Engine) -> None:
    """Count what a database refuses."""

    @event.listens_for(engine, "handle_error")
    def count(context: ExceptionContext) -> None:
        DATABASE_ERRORS.labels(type(context.original_exception).__name__).inc()


class Games(Collector):
    """The games by state, as the database has them: no worker knows them all."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def collect(self) -> Iterator[Metric]:
        """Count them; where the database is away, only that is said."""
        up = GaugeMetricFamily("oldworld_database_up", "Does the database answer?", value=1)
        games = GaugeMetricFamily("oldworld_games", "Games, by state.", labels=["state"])
        try:
            with self.engine.connect() as connection:
                counted = select(Game.state, func.count()).group_by(Game.state)
                found = {row[0]: row[1] for row in connection.execute(counted)}
            for state in _STATES:
                games.add_metric([state], found.get(state, 0))
        except SQLAlchemyError:
            up = GaugeMetricFamily("oldworld_database_up", "Does the database answer?", value=0)
        yield up
        yield games


class Memory(Collector):
    """What this process and all that it began hold in memory: workers, and those that think for bots."""

    def collect(self) -> Iterator[Metric]:
        """Add them up; where the system does not tell (there is no /proc), nothing is said."""
        held = [size for pid in family(os.getpid()) if (size := resident(pid))]
        if held:
            yield GaugeMetricFamily("oldworld_memory_bytes", "Resident memory of all processes.", value=sum(held))
            yield GaugeMetricFamily("oldworld_processes", "Workers, thinkers, and who began them.", value=len(held))


def family(pid: int) -> list[int]:
    """A process and those it began, and those they began."""
    found = [pid]
    for parent in found:
        for listed in Path(f"/proc/{parent}/task").glob("*/children"):
            with contextlib.suppress(OSError):  # it has just ended
                found += [int(child) for child in listed.read_text().split()]
    return found


def resident(pid: int) -> int:
    """How many bytes a process holds in memory; 0 if it is gone."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


class _Workers(Collector):
    """The numbers of all workers. What one that died counted still counts, but it has nothing open any more."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        collector: Any = MultiProcessCollector  # it has no types
        self._files = collector(CollectorRegistry(), str(folder))

    def collect(self) -> Iterator[Metric]:
        """Add them up."""
        for file in self.folder.glob("gauge_live*_*.db"):
            if not Path(f"/proc/{file.stem.rpartition('_')[2]}").exists():
                file.unlink(missing_ok=True)
        yield from self._files.collect()


def everything(engine: Engine, folder: Path | None = None) -> CollectorRegistry:
    """All there is to be read: the numbers of this process, or those that several workers write into a folder."""
    found = CollectorRegistry()
    found.register(OURS if folder is None else _Workers(folder))
    found.register(Games(engine))
    found.register(Memory())
    return found


@contextlib.contextmanager
def shared() -> Iterator[Path]:
    """A folder for the numbers of workers that are begun inside the block."""
    with tempfile.TemporaryDirectory(prefix="oldworld-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[TOGETHER] = folder
        try:
            yield Path(folder)
        finally:
            del os.environ[TOGETHER]


def serve(port: int, registry: CollectorRegistry) -> tuple[str, Callable[[], None]]:
    """Let Prometheus read, from this machine alone; the address, and what ends it."""
    try:
        server, thread = start_http_server(port, _HERE, registry)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise SetupError(f"--metrics-port {port}: cannot listen at {_HERE} ({reason})") from None

    def close() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return f"http://{_HERE}:{server.server_port}/metrics", close
