"""What is asked of a seat: the prompts, and the part of the game everybody knows them by."""

from __future__ import annotations

from typing import Final

ACTION: Final = 0
SUMMON_WHERE: Final = 1
CARD_WHERE: Final = 2
HIT: Final = 3
EARLY_HIT: Final = 4
WHICH_DIE: Final = 5
RETALIATE: Final = 6
ROT: Final = 7
TARGET_FIGURE: Final = 8
TARGET_REGION: Final = 9
GATHER_REGION: Final = 10
GATHER_FIGURE: Final = 11
SHIELD: Final = 12
VICTIM: Final = 13
DISCARD: Final = 14
DISCARD_FIRST: Final = 15
MOVE_TOKEN: Final = 16
TOKEN_REGION: Final = 17
SEDUCE: Final = 18
DECAY: Final = 19
PLACE_TOKEN: Final = 20
PAIR: Final = 21
FLEE: Final = 22
HERO: Final = 23
RETURN_FIGURE: Final = 24
UPGRADE: Final = 25
REMOVE_CORRUPTION: Final = 26
REMOVE_TOKEN: Final = 27
CARRY: Final = 28
STAND: Final = 29
SEDUCE_CULTIST: Final = 30
HERO_MOVES: Final = 31
HERO_WHERE: Final = 32

NAMES: Final[list[str]] = [
    "action",
    "summon_where",
    "card_where",
    "hit",
    "early_hit",
    "which_die",
    "retaliate",
    "rot",
    "target_figure",
    "target_region",
    "gather_region",
    "gather_figure",
    "shield",
    "victim",
    "discard",
    "discard_first",
    "move_token",
    "token_region",
    "seduce",
    "decay",
    "place_token",
    "pair",
    "flee",
    "hero",
    "return_figure",
    "upgrade",
    "remove_corruption",
    "remove_token",
    "carry",
    "stand",
    "seduce_cultist",
    "hero_moves",
    "hero_where",
]
"""Each prompt's id. What others are told is the phase alone, and `ACTION` and what follows it look alike."""

# What a prompt's subject is, so that its arguments can be named.
NOTHING: Final = 0
FIGURE: Final = 1
CARD: Final = 2
REGION: Final = 3
TOKEN: Final = 4
COUNT: Final = 5
SUBJECT: Final[list[int]] = [
    NOTHING,
    FIGURE,
    CARD,
    REGION,
    REGION,
    REGION,
    REGION,
    REGION,
    REGION,
    FIGURE,
    REGION,
    REGION,
    REGION,
    REGION,
    COUNT,
    NOTHING,
    REGION,
    TOKEN,
    REGION,
    REGION,
    TOKEN,
    TOKEN,
    REGION,
    REGION,
    REGION,
    NOTHING,
    COUNT,
    COUNT,
    REGION,
    FIGURE,
    REGION,
    NOTHING,
    REGION,
]
