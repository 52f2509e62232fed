"""What the data files say of themselves: where each fact comes from, and what was filled in."""

from __future__ import annotations

from typing import Any, Final

from oldworld.titles.chaos import old_world_tables, tables

_FILLED_IN: Final = ("effect: reconstructed", "amount: reconstructed", "memory")
RECONSTRUCTED: Final[set[str]] = {
    entry["id"]
    for entry in [
        *tables.CARD_FACTS,
        *old_world_tables.CARD_FACTS,
        *[u for p in tables.POWER_FACTS for u in p["upgrade"]],
    ]
    if entry.get("reconstructed") or any(mark in entry["source"] for mark in _FILLED_IN)
}
"""Cards and upgrades whose effect, or a text of theirs, is not known from print."""
FACTS: Final[dict[str, list[dict[str, Any]]]] = {
    "card": tables.CARD_FACTS,
    "old_world": old_world_tables.CARD_FACTS,
    "power": tables.POWER_FACTS,
    "region": tables.REGION_FACTS,
    "ruination": tables.RUINATION_FACTS,
}
"""The data files as read, for those who show cards and their sources."""
