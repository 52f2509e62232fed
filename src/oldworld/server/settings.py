"""What the person who runs a server decides."""

from __future__ import annotations

from dataclasses import dataclass, field


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
    mail: str = field(default="", repr=False)
    """How letters are sent, as `--mail` says it; with "" none are. It may hold a password."""
    address: str = "http://127.0.0.1:8017"
    """Where people find the table: letters lead there."""
    own_network: bool = False
    """May people have news sent to addresses of the server's own network?"""
