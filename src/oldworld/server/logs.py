"""What the web server writes down of requests: no invitation, no token, no cookie, and not what sockets say."""

from __future__ import annotations

import logging
import re
from typing import Final

_LOGGERS: Final = ("uvicorn.access", "uvicorn.error")
_QUERY: Final = re.compile(r"\?\S*")


class _Discreet(logging.Filter):
    """Cuts queries off addresses; the headers and sockets that are told while debugging are nobody's to read."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shall it be written down at all?"""
        if isinstance(record.args, tuple):
            record.args = tuple(_QUERY.sub("?...", arg) if isinstance(arg, str) else arg for arg in record.args)
        return record.levelno > logging.DEBUG


_DISCREET: Final = _Discreet()


def keep_secrets() -> None:
    """Let nothing secret be written down."""
    for name in _LOGGERS:
        logging.getLogger(name).addFilter(_DISCREET)  # once, however often it is added
