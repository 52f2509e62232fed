"""The log: a line for each thing that happened, for people or for programs.

What goes in is chosen, never copied: no query string, no cookie, no body, no address of anybody.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO

Style = Literal["text", "json"]
STYLES: Final = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The request that is being answered: its id stands in every line that is written meanwhile."""
_OF_REQUESTS: Final = ("request", "method", "door", "status", "ms", "game")
_OF_SERVERS: Final = ("version", "workers", "address", "database", "news", "metrics")
_QUERY: Final = re.compile(r"\?\S*")
_FIELDS: Final = (*_OF_REQUESTS, *_OF_SERVERS)
"""What a line may say beside its message, in this order."""


def _at(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name in _FIELDS if (value := getattr(record, name, "")) != ""}


class Lines(logging.Formatter):
    """One line for each thing that happened, as JSON: for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as an object; a traceback is one of its fields."""
        line = {"at": _at(record), "level": record.levelname.lower(), "logger": record.name}
        line |= {"message": record.getMessage(), **_fields(record)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Words(logging.Formatter):
    """The same for people: a traceback follows its line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        message = record.getMessage().replace("\n", "\\n").replace("\r", "\\r")
        fields = "".join(f" {name}={value}" for name, value in _fields(record).items())
        text = f"{_at(record)} {record.levelname.lower():<7} {record.name}: {message}{fields}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def _mark(record: logging.LogRecord) -> bool:
    """Note during which request a line was written."""
    if not hasattr(record, "request"):
        record.request = REQUEST.get()
    return True


def begin(style: Style | None, level: str, stream: TextIO | None = None) -> None:
    """Write the log of this process to its error stream: as text where that is a terminal, as JSON where it is none.

    The level is that of our own lines. Others are heard from warnings on, whatever is asked: what some of them tell
    a programmer (the headers of a socket) is nobody's business.
    """
    to = stream or sys.stderr
    handler = logging.StreamHandler(to)
    handler.setFormatter(Words() if (style or ("text" if to.isatty() else "json")) == "text" else Lines())
    handler.addFilter(_mark)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("oldworld").setLevel(level.upper())
    logging.captureWarnings(True)


class _Discreet(logging.Filter):
    """Cuts queries off addresses; the headers and sockets that are told while debugging are nobody's to read."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shall it be written down at all?"""
        if isinstance(record.args, tuple):
            record.args = tuple(_QUERY.sub("?...", arg) if isinstance(arg, str) else arg for arg in record.args)
        return record.levelno > logging.DEBUG


_DISCREET: Final = _Discreet()


def keep_secrets() -> None:
    """Let the web server write nothing secret down, whoever begins it and whatever it is asked to tell."""
    for name in ("uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).addFilter(_DISCREET)  # once, however often it is added
