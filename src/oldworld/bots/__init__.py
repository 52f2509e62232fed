"""Who can take a seat besides a person. A bot sees what a person in its seat would see, and nothing more.

>>> import oldworld
>>> from oldworld.bots import make_bot
>>> match = oldworld.Match("chaos", seed=1)
>>> decision = match.pending[0]
>>> bot = make_bot("random", seed=1)
>>> bot.choose(match.view(decision.seat), decision) in decision.options
True
"""

from __future__ import annotations

from typing import Final

from oldworld.bots.base import Bot
from oldworld.bots.heuristic import HeuristicBot
from oldworld.bots.uniform import RandomBot
from oldworld.kernel.errors import SetupError
from oldworld.kernel.title import Title

LEVELS: Final = ("random", "heuristic")
"""The bots there are, weakest first."""

__all__ = ["LEVELS", "Bot", "HeuristicBot", "RandomBot", "make_bot"]


def make_bot(level: str, *, seed: int | str = 0, title: Title | str = "chaos") -> Bot:
    """A bot of a level; its own chance is seeded, so that a game with it can be played again."""
    if level == "random":
        return RandomBot(seed)
    if level == "heuristic":
        return HeuristicBot(title, seed)
    raise SetupError(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
