"""What Chaos cards do when they are played: a module a power, and here the way from a card to its procedure."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import tables
from oldworld.titles.chaos.cards import khorne, nurgle, slaanesh, tzeentch
from oldworld.titles.chaos.game import Game

KNOWN = (
    "gather",
    "decay",
    "teleport",
    "shield",
    "meddle",
    "drain",
    "infiltrate",
    "influence",
    "seduce",
)
for _name in tables.ON_PLAY:
    if _name and _name not in KNOWN:
        raise tables.FactError(f"chaos_cards.toml: on_play = {_name!r}; there are: {', '.join(KNOWN)}")


def play_effect(game: Game, power: int, card: int, region: int) -> Generator[Ask, None, None] | None:
    """Carry out the effect of a card just laid into a region (COW-CARDS.8, COW-CARDS.15).

    Returns the procedure of an effect that may ask something; one that asks nothing is done at once.
    """
    name = tables.ON_PLAY[card]
    if name == "infiltrate":
        slaanesh.infiltrate(game, power, region)
    elif name == "drain":
        tzeentch.drain(game, power, region)
    elif name == "teleport":
        return tzeentch.teleport(game, power, region)
    elif name == "shield":
        return tzeentch.shield(game, power, region)
    elif name == "meddle":
        return tzeentch.meddle(game, power, region)
    elif name == "influence":
        return slaanesh.influence(game, power, region)
    elif name == "seduce":
        return slaanesh.seduce(game, power, region)
    elif name == "gather":
        return khorne.gather(game, power, region)
    else:
        return nurgle.decay(game, power, region)
    return None
