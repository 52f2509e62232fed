"""How tests of Chaos in the Old World read like play: lay a position out, play, look.

    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["2 bloodletter", "leper"]}},
        die={"khorne": [4, 1, 1, 1]},
    )
    assert table.region("kislev")["figures"] == ["bloodletter", "bloodletter"]

With OLDWORLD_EVERY_CHOICE=1 in the environment every choice is followed by *save, load, replay and
fork*, and the test goes on with the fork.
"""

from __future__ import annotations

import os
from typing import Any

from oldworld import IllegalChoice, Match
from oldworld.kernel.chance import Script

EVERY_CHOICE = os.environ.get("OLDWORLD_EVERY_CHOICE") == "1"


def everything(match: Match) -> tuple[object, ...]:
    """All that can be told of a match: its whole truth, what is asked, and what happened."""
    return (
        match.title.describe(match.play),
        [(d.seat, d.prompt, d.args, [str(o) for o in d.options]) for d in match.pending],
        [event.key() for event in match.events(everything=True)],
    )


def save_load_replay_fork(match: Match) -> Match:
    """What a careful player would do after a choice; nothing may change by it."""
    loaded = Match.replay(str(match.record()))
    assert everything(loaded) == everything(match)
    forked = match.fork()
    assert everything(forked) == everything(match)
    return forked.fork()


class Table:
    """A match in a test."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # -- playing

    def choose(self, *choices: str) -> Table:
        """Make choices: ``"khorne bloodletter1"``, or without the seat when one seat alone is asked."""
        for text in choices:
            first, _, rest = text.partition(" ")
            if rest:
                self.match.choose(rest, first)
            else:
                self.match.choose(text)
            if EVERY_CHOICE:
                self.match = save_load_replay_fork(self.match)
        return self

    # -- what is asked

    @property
    def pending(self) -> str:
        """The seat that must decide, "" when the game is over or stands still."""
        return self.match.pending[0].seat if self.match.pending else ""

    @property
    def asked(self) -> str:
        """The prompt's id."""
        return self.match.pending[0].prompt if self.match.pending else ""

    @property
    def options(self) -> list[str]:
        """What can be chosen now."""
        return [str(option) for option in self.match.pending[0].options] if self.match.pending else []

    def refused(self, text: str, seat: str | None = None) -> str:
        """The clause that forbids a choice (one word, or an action and where), "" when it is legal.

        One word that is refused must also be refused by `Match.choose`, and change nothing.
        """
        refusal = self.match.explain(text, seat)
        if refusal is None:
            return ""
        if " " not in text and self.match.pending:
            before = everything(self.match)
            try:
                self.match.choose(text, seat)
            except IllegalChoice:
                assert everything(self.match) == before
            else:
                raise AssertionError(f"{text} is explained away and yet can be chosen")
        return refusal.clause or refusal.reason

    # -- what is true

    @property
    def truth(self) -> dict[str, Any]:
        """The whole position."""
        return self.match.title.describe(self.match.play)

    def region(self, name: str) -> dict[str, Any]:
        """A region: figures, tokens, corruption, cards, ruined, magic, resistance, conquest, domination..."""
        found: dict[str, Any] = self.truth["regions"][name]
        return found

    def power(self, name: str) -> dict[str, Any]:
        """A power: points, power, dial, threat, counters, captured, hand, discards, deck, upgrades, reserve."""
        found: dict[str, Any] = self.truth["powers"][name]
        return found

    @property
    def events(self) -> list[str]:
        """What happened so far, as ``"figure_killed power=khorne figure=leper1 region=kislev"``."""
        of = self.match.title
        return [
            " ".join([of.event_name(e), *[f"{k}={v}" for k, v in of.event_args(e).items()]])
            for e in self.match.events(everything=True)
        ]

    def happened(self, text: str) -> int:
        """How many events begin with this name and have all these arguments."""
        words = text.split()
        count = 0
        for event in self.events:
            have = event.split()
            if have[0] == words[0] and all(word in have for word in words[1:]):
                count += 1
        return count


def lay(
    *,
    seats: list[str] | None = None,
    seed: int = 0,
    options: dict[str, str] | None = None,
    die: dict[str, list[int]] | None = None,
    draw: dict[str, list[str]] | None = None,
    old_world_next: list[str] | None = None,
    **position: Any,
) -> Table:
    """Lay out a position (see docs/scenario.md for its keys) with chance scripted as far as given."""
    from oldworld.kernel.title import title

    of = title("chaos")
    codes = [of.outcome_code(f"die {who} {value}") for who, values in (die or {}).items() for value in values]
    codes += [of.outcome_code(f"draw {who} {card}") for who, cards in (draw or {}).items() for card in cards]
    codes += [of.outcome_code(f"old_world {card}") for card in old_world_next or []]
    assert -1 not in codes, "an outcome of chance is misspelt"
    script = Script(codes) if codes else None
    match = Match("chaos", seats=seats, seed=seed, options=options, script=script, position=position)
    return Table(match)
