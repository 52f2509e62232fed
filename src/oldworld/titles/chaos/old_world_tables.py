"""The facts of the Old World cards as tables of numbers, read once and checked; see `tables`."""

from __future__ import annotations

from typing import Any, Final

from oldworld.titles.chaos import tables, terms as t

# -- Old World cards --------------------------------------------------------------------------------

CARD_FACTS: Final[list[dict[str, Any]]] = tables.load("old_world_cards.toml")["card"]
OLD_WORLD_CARDS: Final[list[str]] = [c["id"] for c in CARD_FACTS]
OLD_WORLD_COPIES: Final[list[int]] = [c["copies"] for c in CARD_FACTS]
COMET: Final[list[bool]] = [c["comet"] for c in CARD_FACTS]
CLEARS: Final[list[bool]] = [c["clears"] for c in CARD_FACTS]
TO_TRACK: Final[list[bool]] = [c["goes_to"] == "track" for c in CARD_FACTS]
tables.check(sum(OLD_WORLD_COPIES) == 28, "old_world_cards.toml", "28 cards")
tables.check(sum(1 for c in CARD_FACTS if c["comet"]) == 6, "old_world_cards.toml", "six comet cards")


_LASTING_KEYS: Final = {
    "resistance_per",
    "draw_where",
    "place_where",
    "token",
    "one_card_where",
    "cleanse_where",
    "one_die_where",
    "remove",
    "where",
    "discard_if_in",
    "slay_where",
    "raid_where",
    "peace_where",
    "no_magic_where",
    "hero_may_move",
    "summon_into",
    "costs_more",
    "summon_from_board_costs_more",
    "hunt_where",
}
for _c in CARD_FACTS:
    for _key in _c.get("lasting", {}):
        tables.check(
            _key in _LASTING_KEYS,
            f"old_world_cards.toml {_c['id']}",
            f"{_key!r} is no lasting effect; see docs/add-a-card.md",
        )


def _lasting(key: str, value: str | None = None) -> int:
    """The Old World cards (as a mask) whose lasting effect says ``key`` (= ``value``)."""
    mask = 0
    for number, card in enumerate(CARD_FACTS):
        lasting = card.get("lasting", {})
        if key in lasting and (value is None or lasting[key] == value):
            mask |= 1 << number
    return mask


RESISTANCE_PER_PEASANT: Final[int] = _lasting("resistance_per", "peasant")
RESISTANCE_PER_NOBLE: Final[int] = _lasting("resistance_per", "noble")
ONE_CARD_WHERE_SKAVEN: Final[int] = _lasting("one_card_where", "skaven")
ONE_DIE_WHERE_EVENT: Final[int] = _lasting("one_die_where", "event")
PEACE_WHERE_EVENT: Final[int] = _lasting("peace_where", "event")
NO_MAGIC_WHERE_EVENT: Final[int] = _lasting("no_magic_where", "event")
BOARD_COSTS_MORE: Final[int] = _lasting("summon_from_board_costs_more")
INTO_COSTS_MORE: Final[int] = _lasting("summon_into")
INTO_REGION: Final[list[int]] = [
    t.REGIONS.index(c["lasting"]["summon_into"]) if "summon_into" in c.get("lasting", {}) else -1 for c in CARD_FACTS
]
INTO_MORE: Final[list[int]] = [int(c.get("lasting", {}).get("costs_more", 0)) for c in CARD_FACTS]
BOARD_MORE: Final[list[int]] = [int(c.get("lasting", {}).get("summon_from_board_costs_more", 0)) for c in CARD_FACTS]
LASTING: Final[list[dict[str, Any]]] = [c.get("lasting", {}) for c in CARD_FACTS]
AT_THE_END: Final[list[bool]] = [c.get("when") == "end_phase" for c in CARD_FACTS]

# What an immediate text does, as steps of numbers: [verb, token, regions or count, where or pair, each]
PLACE_AT: Final = 0
PLACE_CHOSEN: Final = 1
PLACE_EITHER: Final = 2
SCORE_PEASANTS: Final = 3
FLEE: Final = 4
ANYWHERE: Final = 0
NEAR_WARPSTONE: Final = 1
WITH_PEASANT: Final = 2
WITH_CULTIST: Final = 3
WHERE: Final[tuple[str, ...]] = ("", "warpstone_near", "peasant", "cultist", "populous", "not_bretonnia")


def _mask_of(names: list[str]) -> int:
    return sum(1 << t.REGIONS.index(name) for name in names)


PAIRS: Final[list[str]] = []
"""The pairs between which an Old World card lets its decider choose, such as ``bretonnia+empire``."""
PAIR_MASK: Final[list[int]] = []


_STEP_KEYS: Final = {"place", "at", "everywhere_but", "either", "choose", "where", "each", "score_peasants", "flee"}


def _step(card: str, step: dict[str, Any]) -> list[int]:
    """One step of an immediate text as numbers."""
    place = f"old_world_cards.toml {card}"
    for key in step:
        tables.check(key in _STEP_KEYS, place, f"{key!r} is no part of a step; see docs/add-a-card.md")
    token_name = step.get("place", step.get("flee", "peasant"))
    tables.check(token_name in t.TOKENS, place, f"{token_name!r} is no token; there are: {', '.join(t.TOKENS)}")
    tables.check(
        "place" not in step or bool({"at", "everywhere_but", "either", "choose"} & set(step)),
        place,
        "place says where: at, everywhere_but, either or choose",
    )
    if "score_peasants" in step:
        return [SCORE_PEASANTS, t.PEASANT, int(step["score_peasants"]), 0, 0]
    if "flee" in step:
        return [FLEE, t.TOKENS.index(step["flee"]), 0, 0, 0]
    token = t.TOKENS.index(step["place"])
    if "at" in step:
        return [PLACE_AT, token, _mask_of(step["at"]), 0, 1]
    if "everywhere_but" in step:
        return [PLACE_AT, token, t.ALL_REGIONS & ~_mask_of(step["everywhere_but"]), 0, 1]
    if "either" in step:
        first = len(PAIRS)
        for pair in step["either"]:
            PAIRS.append("+".join(pair))
            PAIR_MASK.append(_mask_of(pair))
        return [PLACE_EITHER, token, first, len(PAIRS), 1]
    where = step.get("where", "")
    tables.check(where in WHERE, f"old_world_cards.toml {card}", f"where = {where!r} is not known")
    return [PLACE_CHOSEN, token, int(step["choose"]), WHERE.index(where), int(step.get("each", 1))]


IMMEDIATE: Final[list[list[list[int]]]] = [[_step(c["id"], s) for s in c["immediate"]] for c in CARD_FACTS]


def old_world_card(name: str) -> int:
    """The number of an Old World card."""
    return OLD_WORLD_CARDS.index(name)
