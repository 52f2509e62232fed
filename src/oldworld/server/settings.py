"""What the person who runs a server decides."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. The defaults are those of a table on one's own machine."""

    secure: bool = False
    """Are cookies for TLS alone? They are behind a proxy that speaks it."""
    thinkers: int = 1
    """How many processes think for bots; with 0 they think in the server's own."""
    limits: bool = True
    """Are requests limited? A measurement that hammers the server switches it off."""
    news: str = ""
    """Where the workers tell each other what has changed: ``redis://...``, or "" for the database itself."""
