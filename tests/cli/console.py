"""The `oldworld` command as people and programs meet it: called, on a pipe, and at a terminal."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from unittest import mock

from oldworld.cli.main import main

PATIENCE: Final = 60.0
"""Seconds until a process that says nothing is given up; machines that run tests may be slow."""
COMMAND: Final = (sys.executable, "-m", "oldworld")
_ASKED: Final = r"(?s)(\A|\n)\? .*?\n>\n"
_SOURCE: Final = str(Path(__file__).parents[2] / "src")


def environment(home: Path, **more: str) -> dict[str, str]:
    """What a process of ours sees: no language, a data folder of its own."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "SYSTEMROOT")}
    return {**kept, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "PYTHONPATH": _SOURCE, **more}


class Said:
    """What a command did: its exit status, its output, its errors."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def complaint(self) -> str:
        """The one line that says what was wrong: exactly one, on the error stream."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("oldworld: ")
        return lines[0].removeprefix("oldworld: ")


def call(*args: str, typed: str = "", **env: str) -> Said:
    """Call the command in this process; it reads what was ``typed``, and is no terminal."""
    out, err = io.StringIO(), io.StringIO()
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    with (
        mock.patch.dict(os.environ, {**dict.fromkeys(names, ""), **env}),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            status = main(args)
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
    return Said(status, out.getvalue(), err.getvalue())


def process(*args: str, home: Path, typed: bytes = b"", env: Mapping[str, str] | None = None) -> Said:
    """Call the command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *args],
        input=typed,
        capture_output=True,
        env=environment(home, **(env or {})),
        timeout=PATIENCE,
        check=False,
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


class Question:
    """A question on a pipe: who is asked, the prompt's id, the options, and all that was said before."""

    def __init__(self, text: str) -> None:
        before, _, asked = text.rpartition("\n? ")
        first, *rest = asked.splitlines()
        self.before = before
        self.text = text
        self.seat, self.prompt, self.said = first.split(" ", 2)
        self.options: list[str] = []
        self.names: list[str] = []
        for number, line in enumerate(rest, 1):
            count, notation, name = line.split(" ", 2)
            assert count == str(number)
            self.options.append(notation)
            self.names.append(name)


class Running:
    """The command in a process of its own, spoken with while it runs. It is ended with the ``with`` block.

    With ``group`` it leads a group of processes, whose number is its own; the whole group is ended.
    """

    def __init__(self, *args: str, home: Path, terminal: bool = False, group: bool = False, **env: str) -> None:
        self.text = ""
        self._terminal = terminal
        self._group = group
        more = {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "200"} if terminal else {}
        inside = -1
        if terminal:
            self._fd, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=inside if terminal else subprocess.PIPE,
            stdout=inside if terminal else subprocess.PIPE,
            stderr=inside if terminal else subprocess.STDOUT,
            env=environment(home, **{**more, **env}),
            start_new_session=group,
        )
        if terminal:
            os.close(inside)
        else:
            assert self.process.stdout is not None
            self._fd = self.process.stdout.fileno()

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *error: object) -> None:
        if self._group:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        elif self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(BrokenPipeError):
                    stream.close()
        if self._terminal:
            os.close(self._fd)

    def until(self, pattern: str, patience: float = PATIENCE) -> str:
        """What is said up to and with the pattern."""
        end = time.monotonic() + patience
        while (found := re.search(pattern, self.text)) is None:
            if not self._more(end):
                raise AssertionError(f"{pattern!r} was never said; but this was: {self.text[-3000:]}")
        said, self.text = self.text[: found.end()], self.text[found.end() :]
        return said

    def _more(self, end: float) -> bool:
        left = end - time.monotonic()
        ready = select.select([self._fd], [], [], max(0.0, left))[0]
        if not ready:
            return False
        try:
            data = os.read(self._fd, 65536)
        except OSError:  # how a terminal says that nobody is there any more
            return False
        self.text += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)

    def asked(self) -> Question:
        """The next question on a pipe."""
        return Question("\n" + self.until(_ASKED).removesuffix(">\n"))

    def asked_or_ended(self) -> Question | None:
        """The next question on a pipe, None when the game has ended instead."""
        end = time.monotonic() + PATIENCE
        while re.search(_ASKED, self.text) is None:
            if not self._more(end):
                return None
        return self.asked()

    def type(self, line: str) -> None:
        """Type a line."""
        data = (line + "\n").encode()
        if self._terminal:
            os.write(self._fd, data)
        else:
            assert self.process.stdin is not None
            self.process.stdin.write(data)
            self.process.stdin.flush()

    def interrupt(self) -> None:
        """Ctrl-C, once the process waits for somebody to type.

        Between the prompt and the wait Python's own ``input`` may swallow a signal (it drops what flushing
        the standard streams raises); a person would press the keys again.
        """
        state = Path(f"/proc/{self.process.pid}/stat")
        for _ in range(500):
            if not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "S":
                break
            time.sleep(0.01)
        self.process.send_signal(signal.SIGINT)

    def close(self) -> None:
        """Nothing more will be typed."""
        assert self.process.stdin is not None
        self.process.stdin.close()

    def rest(self) -> tuple[str, int]:
        """All that is said until the end, and the exit status."""
        end = time.monotonic() + PATIENCE
        while self._more(end):
            pass
        said, self.text = self.text, ""
        return said, self.process.wait(max(1.0, end - time.monotonic()))
