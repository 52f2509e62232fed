"""What every bot is: somebody who gets a view and a decision, and answers with one of its options."""

from __future__ import annotations

from typing import Protocol

from oldworld.kernel.match import Decision, Match, Option
from oldworld.kernel.title import View


class Bot(Protocol):
    """Takes a seat. It is handed what its seat may know, never the match."""

    name: str
    looks: bool
    """Does it look at the view at all? One that does not need not be shown any."""

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the decision's options."""
        ...


def take_turn(match: Match, bot: Bot) -> Option:
    """Let a bot answer the first pending decision of a match."""
    decision = match.pending[0]
    option = bot.choose(match.view(decision.seat), decision)
    match.choose(option, decision.seat)
    return option
