"""The heuristic bot: takes the option its title's advice values most."""

from __future__ import annotations

from oldworld.kernel.chance import Chance, seed_word
from oldworld.kernel.match import Decision, Option
from oldworld.kernel.title import Title, View, title


class HeuristicBot:
    """Follows the plan of its seat, as the title's `advise` lays it out; equal options are drawn by lot."""

    name = "heuristic"
    looks = True

    def __init__(self, of: Title | str, seed: int | str = 0) -> None:
        self._title = title(of) if isinstance(of, str) else of
        self._chance = Chance(seed_word(f"heuristic bot {seed}"))

    def choose(self, view: View, decision: Decision) -> Option:
        """The option valued most."""
        values = self._title.advise(view, decision.prompt, decision.args, [str(o) for o in decision.options])
        best = max(values)
        among = [option for option, value in zip(decision.options, values, strict=True) if value >= best - 1e-9]
        return among[self._chance.below(len(among))]
