"""What can happen in a game: the events, each with the names of its arguments."""

from __future__ import annotations

from typing import Final

_TABLE: Final[list[tuple[str, str]]] = [
    # name, arguments as name:kind
    ("round_began", "round:n"),
    ("phase_began", "phase:stage"),
    ("tokens_dealt", "token:token region:region"),
    ("old_world_revealed", "card:old_world"),
    ("old_world_placed", "card:old_world space:n"),
    ("old_world_left", "card:old_world"),
    ("token_placed", "token:token region:region"),
    ("token_removed", "token:token region:region"),
    ("token_moved", "token:token from:region to:region"),
    ("peasant_captured", "power:power region:region"),
    ("points_scored", "power:power points:n region:region"),
    ("cards_drawn", "power:power count:n"),
    ("card_drawn", "power:power card:card"),
    ("card_discarded", "power:power card:card"),
    ("deck_reshuffled", "power:power count:n"),
    ("power_reset", "power:power points:n"),
    ("passed", "power:power"),
    ("figure_summoned", "power:power figure:figure from:place to:region"),
    ("power_spent", "power:power points:n"),
    ("power_gained", "power:power points:n"),
    ("power_lost", "power:power points:n"),
    ("card_played", "power:power card:card space:space"),
    ("figure_moved", "figure:figure from:place to:place"),
    ("figure_shielded", "figure:figure"),
    ("control_taken", "power:power figure:figure"),
    ("control_ended", "figure:figure"),
    ("corruption_placed", "power:power region:region count:n"),
    ("corruption_removed", "power:power region:region count:n"),
    ("battle_began", "region:region"),
    ("dice_rolled", "power:power region:region count:n early:n"),
    ("die_rolled", "power:power value:n"),
    ("hit_kept", "power:power figure:figure"),
    ("figure_downed", "power:power figure:figure"),
    ("figure_killed", "power:power figure:figure region:region"),
    ("hits_lost", "power:power count:n"),
    ("counter_gained", "power:power region:region"),
    ("dominated", "power:power region:region value:n resistance:n"),
    ("not_dominated", "region:region value:n resistance:n"),
    ("region_ruined", "region:region number:n"),
    ("card_removed", "card:card region:region"),
    ("card_stayed", "card:card region:region"),
    ("figure_returned", "figure:figure region:region"),
    ("ruin_scored", "region:region"),
    ("dial_advanced", "power:power tick:n"),
    ("upgraded", "power:power upgrade:upgrade"),
    ("game_ended", "end:n"),
    ("horror_stands", "figure:figure space:space"),
]
NAMES: Final[list[str]] = [name for name, _ in _TABLE]
ARGUMENTS: Final[list[list[list[str]]]] = [[part.split(":") for part in args.split()] for _, args in _TABLE]

ROUND_BEGAN: Final = 0
PHASE_BEGAN: Final = 1
TOKENS_DEALT: Final = 2
OLD_WORLD_REVEALED: Final = 3
OLD_WORLD_PLACED: Final = 4
OLD_WORLD_LEFT: Final = 5
TOKEN_PLACED: Final = 6
TOKEN_REMOVED: Final = 7
TOKEN_MOVED: Final = 8
PEASANT_CAPTURED: Final = 9
POINTS_SCORED: Final = 10
CARDS_DRAWN: Final = 11
CARD_DRAWN: Final = 12
CARD_DISCARDED: Final = 13
DECK_RESHUFFLED: Final = 14
POWER_RESET: Final = 15
PASSED: Final = 16
FIGURE_SUMMONED: Final = 17
POWER_SPENT: Final = 18
POWER_GAINED: Final = 19
POWER_LOST: Final = 20
CARD_PLAYED: Final = 21
FIGURE_MOVED: Final = 22
FIGURE_SHIELDED: Final = 23
CONTROL_TAKEN: Final = 24
CONTROL_ENDED: Final = 25
CORRUPTION_PLACED: Final = 26
CORRUPTION_REMOVED: Final = 27
BATTLE_BEGAN: Final = 28
DICE_ROLLED: Final = 29
DIE_ROLLED: Final = 30
HIT_KEPT: Final = 31
FIGURE_DOWNED: Final = 32
FIGURE_KILLED: Final = 33
HITS_LOST: Final = 34
COUNTER_GAINED: Final = 35
DOMINATED: Final = 36
NOT_DOMINATED: Final = 37
REGION_RUINED: Final = 38
CARD_REMOVED: Final = 39
CARD_STAYED: Final = 40
FIGURE_RETURNED: Final = 41
RUIN_SCORED: Final = 42
DIAL_ADVANCED: Final = 43
UPGRADED: Final = 44
GAME_ENDED: Final = 45
HORROR_STANDS: Final = 46
