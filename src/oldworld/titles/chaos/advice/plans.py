"""What each power plays for: the weights of its plan, in victory points.

Khorne hunts in many regions, Nurgle holds populous ones, Tzeentch plays many cheap cards where
Warpstones lie, Slaanesh follows Nobles and Heroes; their dials reward just that.
"""

from __future__ import annotations

from typing import Final

from oldworld.titles.chaos import tables, terms as t


class Plan:
    """How much a power values what can happen in a region."""

    def __init__(
        self,
        *,
        tick: float,
        kill: float,
        token: float,
        domination: float,
        upgrades: tuple[str, ...],
        keeps: tuple[str, ...],
        rather_discards: tuple[str, ...] = (),
    ) -> None:
        self.tick = tick
        """An advance of the dial by one position."""
        self.kill = kill
        """An enemy figure that is gone."""
        self.token = token
        """A corruption token of its own, before it is clear whether its region falls."""
        self.domination = domination
        """A victory point scored by dominating."""
        self.upgrades: list[int] = [tables.UPGRADES.index(name) for name in upgrades]
        """Its upgrades, the one it wants first in front."""
        self.likes: dict[str, float] = dict.fromkeys(keeps, 1.0) | dict.fromkeys(rather_discards, -1.0)
        """Chaos cards it would keep in hand, or give away."""


PLANS: Final[list[Plan]] = [
    Plan(  # Khorne: two ticks a round, by killing in many regions
        tick=6.0,
        kill=0.7,
        token=0.1,
        domination=0.7,
        upgrades=("up_khorne_power", "up_bloodletter", "up_bloodsworn", "up_bloodthirster", "up_khorne_cards"),
        keeps=("blood_frenzy", "the_blood_gods_call"),
        rather_discards=("field_of_carnage",),
    ),
    Plan(  # Nurgle: cultists in the populous regions; in the long run their ruin pays
        tick=5.5,
        kill=0.25,
        token=0.3,
        domination=1.0,
        upgrades=(
            "up_power_of_pestilence",
            "up_leper",
            "up_provender_of_ruin",
            "up_great_unclean_one",
            "up_plaguebearer",
        ),
        keeps=("plague_aura", "influenza"),
        rather_discards=("a_great_foul_consumption",),
    ),
    Plan(  # Tzeentch: cultists and magic where Warpstones lie
        tick=6.0,
        kill=0.2,
        token=0.25,
        domination=0.8,
        upgrades=("up_tzeentch_power", "up_lord_of_change", "up_tzeentch_cards", "up_acolyte", "up_horror"),
        keeps=("changer_of_ways", "drain_power", "temporal_stasis", "the_persistence_of_change"),
        rather_discards=("warp_shield", "teleport"),
    ),
    Plan(  # Slaanesh: cultists where Nobles and Heroes stand
        tick=6.5,
        kill=0.2,
        token=0.3,
        domination=0.9,
        upgrades=(
            "up_power_of_pleasure",
            "up_power_of_pain",
            "up_seductress",
            "up_daemonette",
            "up_keeper_of_secrets",
        ),
        keeps=("dark_influence", "insidious_lies", "perverse_infiltration"),
        rather_discards=("abyssal_pact",),
    ),
]
if [plan.upgrades[0] // 5 for plan in PLANS] != list(range(len(t.POWERS))):
    raise tables.FactError("the plans stand in power order, each with the upgrades of its own power")
