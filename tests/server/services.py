"""Services beside a server, begun for tests: on loopback or in a folder of their own, and ended with it."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 30.0


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's own programs, where this machine has one."""
    beside = shutil.which("initdb")
    if beside:
        return Path(beside).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


def program(name: str) -> str | None:
    """A program, where this machine has it; those that serve are not on everybody's path."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def free_port() -> int:
    """A port of loopback that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def somebody() -> str | None:
    """Whom a service runs as that refuses to run as root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return None


class Service(ABC):
    """Something that can be begun and ended, as often as one likes; its folder goes with the block."""

    def __init__(self) -> None:
        self._kept = tempfile.TemporaryDirectory(prefix="oldworld-", ignore_cleanup_errors=True)
        self.folder = Path(self._kept.name)

    @abstractmethod
    def start(self) -> None:
        """Begin, and wait until it answers."""

    @abstractmethod
    def stop(self) -> None:
        """End at once, and wait until it has."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
        self._kept.cleanup()


class Postgres(Service):
    """A PostgreSQL that listens to nothing but a socket in its folder."""

    def __init__(self, programs: Path) -> None:
        super().__init__()
        self.programs = programs
        self.url = f"postgresql://oldworld@/postgres?host={self.folder}"
        self._user = somebody()
        if self._user:
            shutil.chown(self.folder, self._user)
        data = self.folder / "data"
        self.run("initdb", "-D", data, "-U", "oldworld", "-A", "trust", "-E", "UTF8", "--no-sync")

    def run(self, name: str, *words: str | Path) -> None:
        """Run one of PostgreSQL's own programs."""
        command = [self.programs / name, *words]
        subprocess.run(command, user=self._user, cwd=self.folder, check=True, capture_output=True)

    def start(self) -> None:
        """Begin, and wait until it answers."""
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self.run("pg_ctl", "-D", self.folder / "data", "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self) -> None:
        """End at once: whoever is connected is cut off."""
        self.run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")


class Listening(Service):
    """A program that listens at a port of loopback."""

    def __init__(self) -> None:
        super().__init__()
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str | Path]:
        """What begins it, in the foreground."""

    def start(self) -> None:
        """Begin, and wait until somebody listens."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
                return
            except OSError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise AssertionError((self.folder / "log").read_text()) from None
                time.sleep(0.02)

    def stop(self) -> None:
        """End at once."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)


class Redis(Listening):
    """A Redis with a password, that keeps nothing."""

    password = "a-password-of-redis"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://:{self.password}@127.0.0.1:{self.port}/0"

    def command(self) -> list[str | Path]:
        """What begins it; the password stands in a file."""
        settings = self.folder / "redis.conf"
        settings.write_text(
            f'bind 127.0.0.1\nport {self.port}\nrequirepass {self.password}\nsave ""\ndir {self.folder}\n'
        )
        found = program("redis-server")
        assert found is not None
        return [found, settings]
