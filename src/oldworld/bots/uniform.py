"""The random bot: every option as likely."""

from __future__ import annotations

from oldworld.kernel.chance import Chance, seed_word
from oldworld.kernel.match import Decision, Option
from oldworld.kernel.title import View


class RandomBot:
    """Chooses uniformly at random, with chance of its own."""

    name = "random"
    looks = False

    def __init__(self, seed: int | str = 0) -> None:
        self._chance = Chance(seed_word(f"random bot {seed}"))

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the decision's options, each as likely."""
        del view  # it does not even look
        return decision.options[self._chance.below(len(decision.options))]
