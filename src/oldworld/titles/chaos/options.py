"""The catalogue of options: every choice the title ever offers, as one dense number and one word.

The word is the record's notation. A list of legal options is a list of these numbers.
"""

from __future__ import annotations

from typing import Final

from oldworld.titles.chaos import old_world_tables, tables, terms as t

PASS: Final = 0
MORE: Final = 1
"""Put a further hit on a figure this roll has struck down already."""
YES: Final = 2
NO: Final = 3
DIE_CARD: Final = 4
DIE_EARLY: Final = 5
DIE_NORMAL: Final = 6
PEASANT_TARGET: Final = 7
FIGURE: Final = 8
REGION: Final = FIGURE + 45
SPACE: Final = REGION + 9
CARD: Final = SPACE + t.SPACES
POWER: Final = CARD + 30
TOKEN: Final = POWER + 4
"""An Old World token in a region: region * 6 + kind."""
CORRUPTION: Final = TOKEN + 54
"""A corruption token of a power in a region: region * 4 + power."""
UPGRADE: Final = CORRUPTION + 36
PAIR: Final = UPGRADE + 20
COUNT: Final = PAIR + len(old_world_tables.PAIRS)

if len(tables.FIGURES) != 45 or tables.CARD_COUNT != 30 or len(tables.UPGRADES) != 20:
    raise tables.FactError("powers.toml or chaos_cards.toml: 45 figures, 30 card designs, 20 upgrades")

TEXTS: Final[list[str]] = [
    "pass",
    "more",
    "yes",
    "no",
    "die_card",
    "die_early",
    "die_normal",
    "peasant",
    *tables.FIGURES,
    *t.REGIONS,
    *[f"{t.REGIONS[s >> 1]}.{'right' if s & 1 else 'left'}" for s in range(t.SPACES)],
    *tables.CARDS,
    *t.POWERS,
    *[f"{t.TOKENS[i % 6]}@{t.REGIONS[i // 6]}" for i in range(54)],
    *[f"{t.POWERS[i % 4]}@{t.REGIONS[i // 4]}" for i in range(36)],
    *tables.UPGRADES,
    *old_world_tables.PAIRS,
]
NUMBERS: Final[dict[str, int]] = {text: number for number, text in enumerate(TEXTS)}

if len(NUMBERS) != COUNT:
    raise tables.FactError("two options of the catalogue share a word")

REGION_LISTS: Final[list[list[int]]] = [[REGION + r for r in members] for members in tables.REGIONS_IN]
"""The region options of a mask of regions; shared, never to be changed."""
_HALF: Final = t.SPACES // 2
_SPACES_OF_HALF: Final[list[list[list[int]]]] = [
    [[SPACE + first + n for n in range(_HALF) if mask >> n & 1] for mask in range(1 << _HALF)] for first in (0, _HALF)
]
"""The space options of a mask of the first half of the spaces, and of the second."""


def space_options(mask: int) -> list[int]:
    """The space options of a mask of spaces."""
    return _SPACES_OF_HALF[0][mask & (1 << _HALF) - 1] + _SPACES_OF_HALF[1][mask >> _HALF]
