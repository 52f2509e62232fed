"""A mail server and a hook on this machine, which keep what they receive."""

from __future__ import annotations

import email
import queue
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default

PATIENCE = 30.0


@dataclass
class Sink:
    """What was received, and how the next ones are answered."""

    port: int
    received: queue.Queue[bytes] = field(default_factory=queue.Queue)
    lines: list[str] = field(default_factory=list)
    """What was said before the letters: commands, or the heads of requests."""
    answers: list[str] = field(default_factory=list)
    """How the next ones are answered; what is not said here is welcome."""

    def letter(self) -> EmailMessage:
        """The next letter."""
        raw = self.received.get(timeout=PATIENCE).replace(b"\r\n", b"\n")
        return email.message_from_bytes(raw, policy=default)

    def text(self) -> str:
        """The text of the next letter."""
        return str(self.letter().get_content())


class _Mail(socketserver.StreamRequestHandler):
    """As much of SMTP as a letter needs."""

    def handle(self) -> None:
        sink: Sink = self.server.sink  # type: ignore[attr-defined]
        self._say("220 sink")
        while line := self.rfile.readline().decode().strip():
            sink.lines.append(line)
            word = line.split()[0].upper()
            if word == "EHLO":
                self._say("250-sink\r\n250-AUTH PLAIN\r\n250 8BITMIME")
            elif word == "RCPT":
                self._say(sink.answers.pop(0) if sink.answers else "250 yes")
            elif word == "AUTH":
                self._say("235 yes")
            elif word == "DATA":
                self._say("354 go on")
                text = b""
                while (row := self.rfile.readline()) != b".\r\n":
                    text += row
                sink.received.put(text)
                self._say("250 yes")
            else:
                self._say("221 bye" if word == "QUIT" else "250 yes")

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


class _Hook(socketserver.StreamRequestHandler):
    """As much of HTTP as a document needs."""

    def handle(self) -> None:
        sink: Sink = self.server.sink  # type: ignore[attr-defined]
        length = 0
        while line := self.rfile.readline().decode().strip():
            sink.lines.append(line)
            if line.lower().startswith("content-length:"):
                length = int(line.split(":")[1])
        if length:
            sink.received.put(self.rfile.read(length))
        answer = sink.answers.pop(0) if sink.answers else "204 No Content"
        if answer == "slowly":
            for _ in range(100):  # a byte now and then, and never an end
                self.wfile.write(b"H")
                if self.server.gone.wait(0.2):  # type: ignore[attr-defined]
                    return
        self.wfile.write(f"HTTP/1.1 {answer}\r\ncontent-length: 0\r\nlocation: /again\r\n\r\n".encode())


@contextmanager
def _sink(handler: type[socketserver.StreamRequestHandler]) -> Iterator[Sink]:
    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

        def handle_error(self, request: object, client_address: object) -> None:
            """Whoever hangs up in the middle may."""

    with Server(("127.0.0.1", 0), handler) as server:
        sink = Sink(server.server_address[1])
        server.sink = sink  # type: ignore[attr-defined]
        server.gone = threading.Event()  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield sink
        finally:
            server.gone.set()  # type: ignore[attr-defined]
            server.shutdown()
            thread.join()


@contextmanager
def mail_sink() -> Iterator[Sink]:
    """A mail server."""
    with _sink(_Mail) as sink:
        yield sink


@contextmanager
def hook_sink() -> Iterator[Sink]:
    """A hook."""
    with _sink(_Hook) as sink:
        yield sink
