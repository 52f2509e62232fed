"""The words of Chaos in the Old World as small integers: the state holds nothing else.

Regions stand in standard region order (COW-ORDER.1), powers in power order (COW-ORDER.2).
"""

from __future__ import annotations

from typing import Final

# -- powers and regions -----------------------------------------------------------------------------

KHORNE: Final = 0
NURGLE: Final = 1
TZEENTCH: Final = 2
SLAANESH: Final = 3
NOBODY: Final = -1
POWERS: Final[tuple[str, ...]] = ("khorne", "nurgle", "tzeentch", "slaanesh")

NORSCA: Final = 0
TROLL_COUNTRY: Final = 1
KISLEV: Final = 2
EMPIRE: Final = 3
BRETONNIA: Final = 4
ESTALIA: Final = 5
TILEA: Final = 6
BORDER_PRINCES: Final = 7
BADLANDS: Final = 8
RESERVE: Final = 9
"""Not a region: where a power's figures are when they are not on the board."""
REGIONS: Final[tuple[str, ...]] = (
    "norsca",
    "troll_country",
    "kislev",
    "empire",
    "bretonnia",
    "estalia",
    "tilea",
    "border_princes",
    "badlands",
)
PLACES: Final[tuple[str, ...]] = (*REGIONS, "reserve")
ALL_REGIONS: Final = 0b111_111_111

# -- figures ----------------------------------------------------------------------------------------

CULTIST: Final = 0
WARRIOR: Final = 1
DAEMON: Final = 2
CLASSES: Final[tuple[str, ...]] = ("cultist", "warrior", "daemon")
KINDS: Final = 12
"""A kind is a power's class of figure: power * 3 + class."""
LEPER: Final = 3
PLAGUEBEARER: Final = 4
GREAT_UNCLEAN_ONE: Final = 5
ACOLYTE: Final = 6
HORROR: Final = 7
LORD_OF_CHANGE: Final = 8
DAEMONETTE: Final = 10
KEEPER_OF_SECRETS: Final = 11
BLOODLETTER: Final = 1
BLOODTHIRSTER: Final = 2

# -- Old World tokens -------------------------------------------------------------------------------

EVENT: Final = 0
HERO: Final = 1
NOBLE: Final = 2
PEASANT: Final = 3
SKAVEN: Final = 4
WARPSTONE: Final = 5
TOKENS: Final[tuple[str, ...]] = ("event", "hero", "noble", "peasant", "skaven", "warpstone")
TOKEN_KINDS: Final = 6

# -- the round: one stage after the other -----------------------------------------------------------

OLD_WORLD: Final = 0
DRAW: Final = 1
SUMMONING: Final = 2
BATTLE: Final = 3
BATTLE_END: Final = 4
CORRUPTION_START: Final = 5
DOMINATION: Final = 6
CORRUPTION: Final = 7
REMOVE_CARDS: Final = 8
HEROES: Final = 9
OLD_WORLD_CARDS: Final = 10
SCORE: Final = 11
DIALS: Final = 12
FURTHER_TICK: Final = 13
GAME_END: Final = 14
STAGES: Final[tuple[str, ...]] = (
    "old_world",
    "draw",
    "summoning",
    "battle",
    "battle_end",
    "corruption_start",
    "domination",
    "corruption",
    "remove_cards",
    "heroes",
    "old_world_cards",
    "score",
    "dials",
    "further_tick",
    "game_end",
)
PHASE_OF_STAGE: Final[tuple[str, ...]] = (
    "old_world",
    "draw",
    "summoning",
    "battle",
    "battle",
    "corruption",
    "corruption",
    "corruption",
    "end",
    "end",
    "end",
    "end",
    "end",
    "end",
    "end",
)

# -- empty places -----------------------------------------------------------------------------------

EMPTY: Final = -1
"""No card in this space, nothing on this place of the track."""
SPACES: Final = 18
"""Two Chaos card spaces a region (COW-CARDS.3): region * 2 is the left one, region * 2 + 1 the right."""

# -- dial instructions ------------------------------------------------------------------------------

START: Final = 0
POINTS: Final = 1
UPGRADE: Final = 2
DRAW_CARDS: Final = 3
PLACE_WARPSTONE: Final = 4
PLACE_NOBLE: Final = 5
REMOVE_CORRUPTION: Final = 6
REMOVE_OLD_WORLD: Final = 7
VICTORY: Final = 8
INSTRUCTIONS: Final[tuple[str, ...]] = (
    "start",
    "vp",
    "upgrade",
    "draw",
    "place_warpstone",
    "place_noble",
    "remove_corruption",
    "remove_old_world",
    "victory",
)

# -- outcomes of chance (topics; a die is topic 0 of the kernel) --------------------------------------

DRAW_CHAOS: Final = 1
DRAW_OLD_WORLD: Final = 2
START_TOKEN: Final = 3
RESHUFFLE: Final = 4
