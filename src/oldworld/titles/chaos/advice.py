"""Rules of thumb: how good each option looks to a power, from its own view alone."""

from __future__ import annotations

from oldworld.titles.chaos.view import ChaosView


def advise(view: ChaosView, prompt: str, args: dict[str, str], options: list[str]) -> list[float]:
    """A value for each option; the bot takes the highest."""
    del view, prompt, args
    return [-1.0 if option == "pass" else 0.0 for option in options]
