"""The facts of the title as tables of numbers, read once from the data files and checked.

Everything here is constant. The state never copies any of it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from oldworld.titles.chaos import terms as t


class FactError(ValueError):
    """A data file says something impossible: which file, which entry, what would be right."""


def load(name: str) -> dict[str, Any]:
    """A data file of the title, as read."""
    path = Path(__file__).with_name("facts") / name
    with path.open("rb") as file:
        return tomllib.load(file)


def check(good: bool, where: str, why: str) -> None:
    """Refuse a data file that says something impossible."""
    if not good:
        raise FactError(f"{where}: {why}")


# -- the board --------------------------------------------------------------------------------------

_board: Final[dict[str, Any]] = load("board.toml")
REGION_FACTS: Final[list[dict[str, Any]]] = _board["regions"]["list"]
check([r["id"] for r in REGION_FACTS] == list(t.REGIONS), "board.toml", "the nine regions in standard order")

VALUE: Final[list[int]] = [r["value"] for r in REGION_FACTS]
"""The printed number of a region: Resistance and Conquest Value (COW-SETUP.20)."""
POPULOUS: Final[list[bool]] = [r["populous"] for r in REGION_FACTS]
ADJACENT: Final[list[int]] = [sum(1 << t.REGIONS.index(n) for n in r["adjacent"]) for r in REGION_FACTS]
for _a in range(9):
    for _b in range(9):
        check(
            (ADJACENT[_a] >> _b & 1) == (ADJACENT[_b] >> _a & 1),
            "board.toml",
            f"{t.REGIONS[_a]} and {t.REGIONS[_b]} must name each other as adjacent, or neither",
        )
POPULOUS_REGIONS: Final[int] = sum(1 << r for r in range(9) if POPULOUS[r])

SUPPLY: Final[list[int]] = [_board["supply"][name] for name in t.TOKENS]
OPENING_HAND: Final[int] = _board["setup"]["chaos_hand"]
START_TOKENS: Final[list[int]] = [_board["setup"]["tokens"].get(name, 0) for name in t.TOKENS]
check(sum(START_TOKENS) == 9, "board.toml [setup] tokens", "one token for each of the nine regions")
OLD_WORLD_DECK: Final[dict[int, int]] = {int(k): v for k, v in _board["setup"]["old_world_deck"].items()}
RUIN_AT: Final[int] = _board["thresholds"]["ruin_at_tokens"]
VICTORY_POINTS: Final[int] = _board["thresholds"]["victory_points"]
RUINED_REGIONS: Final[int] = _board["thresholds"]["ruined_regions"]


def _members(mask: int, size: int) -> list[int]:
    return [bit for bit in range(size) if mask >> bit & 1]


REGIONS_IN: Final[list[list[int]]] = [_members(mask, 9) for mask in range(512)]
"""The regions of a mask of regions, in standard order."""
REACH: Final[list[int]] = [
    mask | sum({1 << n for r in _members(mask, 9) for n in _members(ADJACENT[r], 9)}) for mask in range(512)
]
"""A mask of regions and everything adjacent to them (COW-SUMMON.16)."""

# -- powers, figures, dials, upgrades -----------------------------------------------------------------

POWER_FACTS: Final[list[dict[str, Any]]] = load("powers.toml")["power"]
check([p["id"] for p in POWER_FACTS] == list(t.POWERS), "powers.toml", "the four powers in power order")

POWER_POINTS: Final[list[int]] = [p["power_points"] for p in POWER_FACTS]
DRAWS: Final[list[int]] = [p["draw"].get("count", 0) for p in POWER_FACTS]
DRAWS_UP_TO: Final[list[int]] = [p["draw"].get("up_to", 0) for p in POWER_FACTS]
TRACK_TOP: Final = 12
"""The power track runs from 0 to 12."""

FIGURES: Final[list[str]] = []
"""The name of every figure: its kind and a number, such as ``bloodletter3``."""
KIND_OF: Final[list[int]] = []
KIND_NAMES: Final[list[str]] = []
KIND_MASK: Final[list[int]] = []
OWN: Final[list[int]] = []
"""For each power the mask of all its figures."""
COST: Final[list[int]] = []
ATTACK: Final[list[int]] = []
DEFENCE: Final[list[int]] = []
for _p in POWER_FACTS:
    _classes = [f["class"] for f in _p["figures"]]
    check(_classes == list(t.CLASSES), f"powers.toml {_p['id']}", "cultist, warrior, daemon")
    _own = 0
    for _f in _p["figures"]:
        _mask = 0
        for _n in range(_f["count"]):
            _mask |= 1 << len(FIGURES)
            KIND_OF.append(len(KIND_NAMES))
            FIGURES.append(f"{_f['id']}{_n + 1}" if _f["count"] > 1 else _f["id"])
        KIND_NAMES.append(_f["id"])
        KIND_MASK.append(_mask)
        COST.append(_f["cost"])
        ATTACK.append(_f["attack"])
        DEFENCE.append(_f["defence"])
        _own |= _mask
    OWN.append(_own)
FIGURE_COUNT: Final[int] = len(FIGURES)
OWNER_OF: Final[list[int]] = [kind // 3 for kind in KIND_OF]
CLASS_OF: Final[list[int]] = [kind % 3 for kind in KIND_OF]
CULTISTS: Final[int] = sum(KIND_MASK[kind] for kind in range(0, t.KINDS, 3))
WARRIORS: Final[int] = sum(KIND_MASK[kind] for kind in range(1, t.KINDS, 3))
DAEMONS: Final[int] = sum(KIND_MASK[kind] for kind in range(2, t.KINDS, 3))
KIND_FIRST: Final[list[int]] = [KIND_OF.index(kind) for kind in range(t.KINDS)]
"""The number of the first figure of a kind; a kind's figures are numbered in a row."""
LOWEST: Final[list[int]] = [-1] + [(n & -n).bit_length() - 1 for n in range(1, 256)]
COUNT: Final[list[int]] = [n.bit_count() for n in range(256)]
check(max(mask.bit_count() for mask in KIND_MASK) <= 8, "powers.toml", "at most eight figures of a kind")

THREAT: Final[list[list[int]]] = [[d.get("threat", 99) for d in p["dial"]] for p in POWER_FACTS]
"""A Power's Threat at each position of its dial (COW-DIAL.1); the Victory position shows none."""
DIAL_OP: Final[list[list[int]]] = [[t.INSTRUCTIONS.index(d["op"]) for d in p["dial"]] for p in POWER_FACTS]
DIAL_N: Final[list[list[int]]] = [[d.get("n", 0) for d in p["dial"]] for p in POWER_FACTS]
for _i, _p in enumerate(POWER_FACTS):
    check(DIAL_OP[_i][0] == t.START, f"powers.toml {_p['id']}", "a dial begins with start")
    check(DIAL_OP[_i][-1] == t.VICTORY, f"powers.toml {_p['id']}", "a dial ends with victory")
_threats: Final[list[int]] = [n for row in THREAT for n in row if n < 99]
check(len(set(_threats)) == len(_threats), "powers.toml", "no threat number stands twice on the dials")

UPGRADES: Final[list[str]] = []
UPGRADE_FIGURE: Final[list[int]] = []
"""The kind a follower upgrade is for, -1 for a power upgrade."""
UPGRADE_STATS: Final[list[list[int]]] = []
_effects: Final[list[dict[str, Any]]] = []
for _p in POWER_FACTS:
    check(len(_p["upgrade"]) == 5, f"powers.toml {_p['id']}", "five upgrades (COW-SETUP.13)")
    for _u in _p["upgrade"]:
        UPGRADES.append(_u["id"])
        UPGRADE_FIGURE.append(KIND_NAMES.index(_u["figure"]) if "figure" in _u else -1)
        _s = _u.get("stats", {})
        UPGRADE_STATS.append([_s["cost"], _s["attack"], _s["defence"]] if _s else [])
        _effects.append(_u.get("effect", {}))


PRINTED_VALUES: Final[list[list[int]]] = [COST, ATTACK, DEFENCE]
"""Cost, attack and defence by kind of figure, as the sheets have them."""


def values_with(upgraded: int) -> list[list[int]]:
    """Cost, attack and defence by kind of figure, with some follower upgrades in play (COW-UPGRADE.4)."""
    found = [COST[:], ATTACK[:], DEFENCE[:]]
    for upgrade, kind in enumerate(UPGRADE_FIGURE):
        if upgraded >> upgrade & 1 and kind >= 0:
            for column in range(3):
                found[column][kind] = UPGRADE_STATS[upgrade][column]
    return found


_FOLLOWER_EFFECTS: Final = {
    "early": "bloodletter",
    "counts_as": "bloodthirster",
    "free_alone": "leper",
    "retaliates": "plaguebearer",
    "corruption_on_summon": "",
    "carries": "",
    "stands_on_space": "",
    "magic": "",
    "sixes_only": "",
    "seduces": "keeper_of_secrets",
}
"""What a follower upgrade can say; where a figure is named, the rules look for this figure alone."""
_POWER_EFFECTS: Final = {"power", "draw", "always_ruiner", "together"}
for _name, _effect in zip(UPGRADES, _effects, strict=True):
    for _key in _effect:
        check(
            _key in _FOLLOWER_EFFECTS or _key in _POWER_EFFECTS,
            f"powers.toml {_name}",
            f"{_key!r} is no effect of an upgrade; see docs/add-a-card.md",
        )


def _upgrade_with(key: str) -> list[int]:
    """For each kind of figure, the upgrade (as a bit) whose effect has ``key``; 0 where there is none."""
    bits = [0] * t.KINDS
    for number, effect in enumerate(_effects):
        if key in effect:
            where = f"powers.toml {UPGRADES[number]}"
            check(UPGRADE_FIGURE[number] >= 0, where, f"{key} is for a follower upgrade")
            only = _FOLLOWER_EFFECTS[key]
            check(not only or KIND_NAMES[UPGRADE_FIGURE[number]] == only, where, f"{key} is for {only} alone")
            bits[UPGRADE_FIGURE[number]] = 1 << number
    return bits


def _power_upgrades(key: str) -> list[int]:
    return [int(effect.get(key, 0)) for effect in _effects]


EARLY: Final[list[int]] = _upgrade_with("early")
COUNTS_AS: Final[list[int]] = _upgrade_with("counts_as")
COUNTS_AS_N: Final[list[int]] = _power_upgrades("counts_as")
FREE_ALONE: Final[list[int]] = _upgrade_with("free_alone")
RETALIATES: Final[list[int]] = _upgrade_with("retaliates")
CORRUPTS: Final[list[int]] = _upgrade_with("corruption_on_summon")
CORRUPTS_N: Final[int] = max(_power_upgrades("corruption_on_summon"))
CARRIES: Final[list[int]] = _upgrade_with("carries")
STANDS: Final[list[int]] = _upgrade_with("stands_on_space")
FIGURE_MAGIC: Final[list[int]] = _upgrade_with("magic")
FIGURE_MAGIC_N: Final[int] = max(_power_upgrades("magic"))
SIXES_ONLY: Final[list[int]] = _upgrade_with("sixes_only")
SEDUCES: Final[list[int]] = _upgrade_with("seduces")
MORE_POWER: Final[list[int]] = _power_upgrades("power")
MORE_DRAW: Final[list[int]] = _power_upgrades("draw")
ALWAYS_RUINER: Final[list[int]] = [1 << n if "always_ruiner" in e else 0 for n, e in enumerate(_effects)]
TOGETHER: Final[list[list[int]]] = [
    [1 << n | 1 << UPGRADES.index(e["together"]["with"]), e["together"].get("power", 0)]
    for n, e in enumerate(_effects)
    if "together" in e
]
"""Pairs of upgrades (as two bits) that give more power together than each alone (COW-UPGRADE.9)."""

# -- Chaos cards ------------------------------------------------------------------------------------

CARD_FACTS: Final[list[dict[str, Any]]] = load("chaos_cards.toml")["card"]
CARDS: Final[list[str]] = [c["id"] for c in CARD_FACTS]
CARD_COUNT: Final[int] = len(CARDS)
CARD_OWNER: Final[list[int]] = [t.POWERS.index(c["power"]) for c in CARD_FACTS]
CARD_COST: Final[list[int]] = [c["cost"] for c in CARD_FACTS]
CARD_COPIES: Final[list[int]] = [c["copies"] for c in CARD_FACTS]
CARD_MAGIC: Final[list[int]] = [1 if c["magic"] else 0 for c in CARD_FACTS]
check(sorted(CARD_OWNER) == CARD_OWNER, "chaos_cards.toml", "cards stand together by power, in power order")
ALL_SPACES: Final = (1 << t.SPACES) - 1
FIRST_CARD: Final[list[int]] = [CARD_OWNER.index(p) for p in range(4)]
LAST_CARD: Final[list[int]] = [FIRST_CARD[p] + CARD_OWNER.count(p) for p in range(4)]
for _i in range(4):
    check(sum(CARD_COPIES[FIRST_CARD[_i] : LAST_CARD[_i]]) == 24, "chaos_cards.toml", "24 cards a power (COW-SETUP.12)")

_VOCABULARY: Final[set[str]] = {
    "early_dice",
    "forbids",
    "figures_count_by",
    "draw_per_kill",
    "extra_battles",
    "on_play",
    "domination_per_corruption",
    "resistance",
    "defence_enemies",
    "defence_yours",
    "figures_per_corruption",
    "kills_per_corruption",
    "corruption_if_dominating",
    "surcharge",
    "stays_if_you_killed",
    "cultists_fewer",
    "domination_per_token",
    "discount",
}
for _c in CARD_FACTS:
    for _key in _c["effect"]:
        check(_key in _VOCABULARY, f"chaos_cards.toml {_c['id']}", f"{_key!r} is no effect; see docs/add-a-card.md")


_FORBIDS: Final = {"corruption", "leaving", "text", "battle", "enemy_domination"}
_WHEN: Final = {
    "on_play",
    "while_in_region",
    "battle_start",
    "battle_step",
    "battle_phase_end",
    "domination_step",
    "corruption_region",
    "card_removal",
}
for _c in CARD_FACTS:
    _forbidden = _c["effect"].get("forbids")
    check(
        _forbidden is None or _forbidden in _FORBIDS,
        f"chaos_cards.toml {_c['id']}",
        f"forbids = {_forbidden!r}; it can be: {', '.join(sorted(_FORBIDS))}",
    )
    check(_c["when"] in _WHEN, f"chaos_cards.toml {_c['id']}", f"when = {_c['when']!r}: {', '.join(sorted(_WHEN))}")
    check(
        _c.get("stacks", True) or bool({"forbids", "figures_count_by"} & set(_c["effect"])),
        f"chaos_cards.toml {_c['id']}",
        "only restrictions and replacements do not add up (COW-CARDS.17-18)",
    )


def _numbers(key: str) -> list[int]:
    """What each card says of ``key``, 0 where it says nothing."""
    return [int(c["effect"].get(key, 0)) for c in CARD_FACTS]


def _who_forbids(what: str) -> int:
    """The cards (as a mask) that forbid something while they lie there."""
    return sum(1 << n for n, c in enumerate(CARD_FACTS) if c["effect"].get("forbids") == what)


EARLY_DICE: Final[list[int]] = _numbers("early_dice")
EXTRA_BATTLES: Final[list[int]] = _numbers("extra_battles")
DRAW_PER_KILL: Final[list[int]] = _numbers("draw_per_kill")
PER_OWN_CORRUPTION: Final[list[int]] = _numbers("domination_per_corruption")
RESISTANCE: Final[list[int]] = _numbers("resistance")
DEFENCE_ENEMIES: Final[list[int]] = _numbers("defence_enemies")
DEFENCE_YOURS: Final[list[int]] = _numbers("defence_yours")
FIGURES_PER_CORRUPTION: Final[list[int]] = _numbers("figures_per_corruption")
KILLS_PER_CORRUPTION: Final[list[int]] = _numbers("kills_per_corruption")
CORRUPTION_IF_DOMINATING: Final[list[int]] = _numbers("corruption_if_dominating")
SURCHARGE: Final[list[int]] = _numbers("surcharge")
CULTISTS_FEWER: Final[list[int]] = _numbers("cultists_fewer")
PER_HERO: Final[list[int]] = [c["effect"].get("domination_per_token", {}).get("hero", 0) for c in CARD_FACTS]
PER_NOBLE: Final[list[int]] = [c["effect"].get("domination_per_token", {}).get("noble", 0) for c in CARD_FACTS]
DISCOUNT_AT: Final[list[int]] = [c["effect"].get("discount", {}).get("at_corruption", 0) for c in CARD_FACTS]
DISCOUNT: Final[list[int]] = [c["effect"].get("discount", {}).get("less", 0) for c in CARD_FACTS]
LEAST_COST: Final[list[int]] = [cost - less for cost, less in zip(CARD_COST, DISCOUNT, strict=True)]
"""The least a card can cost: its printed cost, less its own discount."""
ON_PLAY: Final[list[str]] = [c["effect"].get("on_play", "") for c in CARD_FACTS]
STAYS: Final[int] = sum(1 << n for n, c in enumerate(CARD_FACTS) if c["effect"].get("stays_if_you_killed"))
BY_ATTACK: Final[int] = sum(1 << n for n, c in enumerate(CARD_FACTS) if c["effect"].get("figures_count_by") == "attack")
NO_CORRUPTION: Final[int] = _who_forbids("corruption")
NO_LEAVING: Final[int] = _who_forbids("leaving")
DEARER: Final[int] = sum(1 << n for n, more in enumerate(SURCHARGE) if more)
NO_TEXT: Final[int] = _who_forbids("text")
NO_BATTLE: Final[int] = _who_forbids("battle")
NO_ENEMY_DOMINATION: Final[int] = _who_forbids("enemy_domination")

# -- ruination --------------------------------------------------------------------------------------

RUINATION_FACTS: Final[list[dict[str, Any]]] = load("ruination.toml")["card"]
check([c["number"] for c in RUINATION_FACTS] == [1, 2, 3, 4, 5], "ruination.toml", "cards 1 to 5 in order")
RUINATION_CARDS: Final[int] = len(RUINATION_FACTS)
RUINERS: Final[list[int]] = [0] + [c["ruiners"] for c in RUINATION_FACTS]
FIRST_PLACE: Final[list[list[int]]] = [[]] + [[c["values"][r][0] for r in t.REGIONS] for c in RUINATION_FACTS]
SECOND_PLACE: Final[list[list[int]]] = [[]] + [[c["values"][r][1] for r in t.REGIONS] for c in RUINATION_FACTS]


def card(name: str) -> int:
    """The number of a Chaos card."""
    return CARDS.index(name)
