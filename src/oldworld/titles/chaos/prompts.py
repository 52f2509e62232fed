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
"""Each prompt's id."""

ACT: Final = "act"
"""What others are told of `ACTION` and of what follows it: all of it looks alike, for it is not known yet."""
TOPICS: Final[dict[int, str]] = {
    DISCARD: "discard",
    DISCARD_FIRST: "discard",
    HIT: "hits",
    EARLY_HIT: "hits",
    RETALIATE: "hits",
    WHICH_DIE: "die",
    UPGRADE: "upgrade",
    PLACE_TOKEN: "place",
    PAIR: "place",
    REMOVE_CORRUPTION: "remove",
    REMOVE_TOKEN: "remove",
    HERO: "lose",
    RETURN_FIGURE: "lose",
    FLEE: "old_world",
    HERO_MOVES: "old_world",
    HERO_WHERE: "old_world",
    ROT: "effect",
    TARGET_FIGURE: "effect",
    TARGET_REGION: "effect",
    GATHER_REGION: "effect",
    GATHER_FIGURE: "effect",
    SHIELD: "effect",
    VICTIM: "effect",
    MOVE_TOKEN: "effect",
    TOKEN_REGION: "effect",
    SEDUCE: "effect",
    DECAY: "effect",
    SEDUCE_CULTIST: "effect",
    CARRY: "effect",
    STAND: "effect",
}
"""What everybody may know of a prompt: it follows from dice, cards and tokens that lie open. Where two prompts are
one choice in two halves, the second is known by the same words as the first."""
TOPIC_ARGUMENTS: Final[dict[str, str]] = {"hits": "region", "die": "region", "place": "token", "lose": "region"}
"""The argument of the prompt that everybody may know too."""

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
