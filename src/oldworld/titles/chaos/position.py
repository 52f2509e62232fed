"""Positions: the whole state as plain data, written by `describe` and read by `place`.

`describe` also writes what follows from the rest (supplies, Threat, Resistance...); `place` does not take
that. A position may be partial: what it does not name keeps its default (an empty board, nothing in hand,
markers at their start). docs/scenario.md describes the form.
"""

from __future__ import annotations

import re
from typing import Any, Final

from oldworld.titles.chaos import corruption, old_world_tables, setting_up, tables, terms as t, verbs
from oldworld.titles.chaos.game import Game


class PositionError(Exception):
    """Something in a position is impossible; ``path`` says where, such as ``regions.kislev.figures``."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


# -- writing ------------------------------------------------------------------------------------------


def describe(game: Game) -> dict[str, Any]:
    """The whole truth of a game, hidden things too, as a position. A tuple's order is a fact, a list's is not."""
    s = game.s
    found: dict[str, Any] = {
        "round": s.round,
        "stage": t.STAGES[s.stage],
        "powers": {t.POWERS[p]: _describe_power(game, p) for p in game.powers},
        "regions": {t.REGIONS[r]: _describe_region(game, r) for r in range(9)},
        "old_world": {
            "track": tuple([old_world_tables.OLD_WORLD_CARDS[c] if c >= 0 else "" for c in s.track]),
            "left": s.old_world_left,
            "gone": [old_world_tables.OLD_WORLD_CARDS[c] for c, n in enumerate(s.old_world_out) for _ in range(n)],
        },
        "supply": {t.TOKENS[k]: s.supply[k] for k in range(t.TOKEN_KINDS)},
        "ruination_left": s.ruin_left,
        "over": game.over,
    }
    if s.stage == t.SUMMONING:
        found["to_act"] = t.POWERS[s.cursor & 3]
    return found


def _describe_power(game: Game, power: int) -> dict[str, Any]:
    s = game.s
    cards = range(tables.FIRST_CARD[power], tables.LAST_CARD[power])
    return {
        "points": s.vp[power],
        "power": s.power[power],
        "dial": s.dial[power],
        "threat": game.threat(power),
        "counters": s.counters[power],
        "captured": s.peasants[power],
        "owes": s.owes[power],
        "hand": [tables.CARDS[c] for c in cards for _ in range(s.hand[c])],
        "discards": [tables.CARDS[c] for c in cards for _ in range(s.discard[c])],
        "deck": s.deck_size[power],
        "upgrades": [tables.UPGRADES[n] for n in range(power * 5, power * 5 + 5) if s.upgraded >> n & 1],
        "reserve": [
            figure_text(game, f)
            for f in range(tables.FIGURE_COUNT)
            if tables.OWNER_OF[f] == power and s.where[f] == t.RESERVE
        ],
    }


def _describe_region(game: Game, region: int) -> dict[str, Any]:
    s = game.s
    return {
        "figures": [figure_text(game, f) for f in range(tables.FIGURE_COUNT) if s.at[region] >> f & 1],
        "tokens": {t.TOKENS[k]: s.tokens[region * 6 + k] for k in range(t.TOKEN_KINDS) if s.tokens[region * 6 + k]},
        "corruption": {t.POWERS[p]: s.corruption[region * 4 + p] for p in range(4) if s.corruption[region * 4 + p]},
        "cards": tuple([tables.CARDS[c] if c >= 0 else "" for c in s.spaces[region * 2 : region * 2 + 2]]),
        "ruined": s.ruin[region],
        "face_up": s.face_up >> region & 1 == 1,
        "placed_this_round": [t.POWERS[p] for p in range(4) if s.ruiners[region] >> p & 1],
        "killed_this_round": [t.POWERS[p] for p in range(4) if s.killed_here[p] >> region & 1],
        "magic": game.magic_in(region),
        "resistance": verbs.resistance(game, region),
        "conquest": verbs.conquest(game, region),
        "domination": {t.POWERS[p]: corruption.domination_value(game, p, region) for p in game.powers},
    }


def figure_text(game: Game, figure: int) -> str:
    """A figure as a position writes it: its kind, and what lies on it."""
    s = game.s
    words = [tables.KIND_NAMES[tables.KIND_OF[figure]]]
    controller = s.controller(figure)
    if controller != tables.OWNER_OF[figure]:
        words.append(f"by {t.POWERS[controller]}")
    if s.shielded >> figure & 1:
        words.append("shielded")
    if s.spent >> figure & 1:
        words.append("spent")
    if s.downed >> figure & 1:
        words.append("downed")
    for i in range(0, len(s.standing), 2):
        if s.standing[i] == figure:
            words.append("on right" if s.standing[i + 1] & 1 else "on left")
    return " ".join(words)


# -- reading ------------------------------------------------------------------------------------------

Table = dict[Any, Any]
"""What somebody wrote: nothing in it is what it should be until it was looked at (compiled, a type is a promise)."""
_TOP = {"round", "stage", "to_act", "powers", "regions", "old_world", "ruination_left", "pause_before"}
_POWER = {
    "points",
    "power",
    "dial",
    "counters",
    "captured",
    "owes",
    "hand",
    "discards",
    "upgrades",
}
_REGION = {
    "figures",
    "tokens",
    "corruption",
    "cards",
    "ruined",
    "face_up",
    "placed_this_round",
    "killed_this_round",
}
_OLD_WORLD = {"track", "left", "gone"}
_FIGURES: Final = re.compile(r"(?:([1-9][0-9]?)\s+)?([^\W\d].*)", re.DOTALL)
"""A figure of a position: how many, its kind, the marks that lie on it."""


def place(game: Game, spec: Table) -> None:
    """Put a game that has not begun into a position."""
    s = game.s
    _keys(spec, _TOP, "")
    game.placed = True
    s.round = _number(spec.get("round", 1), "round", 1)
    s.old_world_left = setting_up.old_world_deck(game)
    for power in range(4):
        if power in game.powers:
            s.side[power] = tables.OWN[power]
            s.at[t.RESERVE] |= tables.OWN[power]
            s.power[power] = tables.POWER_POINTS[power]
        else:
            setting_up.leave_out(game, power)
    for name, power_spec in _table(spec.get("powers", {}), "powers").items():
        power = _player(game, name, "powers")
        _place_power(game, power, _table(power_spec, f"powers.{name}"), f"powers.{name}")
    for name, region_spec in _table(spec.get("regions", {}), "regions").items():
        region = _one_of(name, t.REGIONS, "regions")
        _place_region(game, region, _table(region_spec, f"regions.{name}"), f"regions.{name}")
    _place_old_world(game, _table(spec.get("old_world", {}), "old_world"))
    used = s.ruined.bit_count()
    s.ruin_left = _number(spec.get("ruination_left", tables.RUINATION_CARDS - used), "ruination_left", 0)
    if s.ruin_left > tables.RUINATION_CARDS - used:
        raise PositionError("ruination_left", f"there are {tables.RUINATION_CARDS} cards, {used} of them in regions")
    if "stage" in spec:
        s.stage = _one_of(spec["stage"], t.STAGES, "stage")
    else:
        s.stage = t.SUMMONING
    if "to_act" in spec:
        if s.stage not in (t.SUMMONING, t.DRAW):
            raise PositionError("to_act", "only in the stages draw and summoning do powers take turns")
        s.cursor = _one_of(spec["to_act"], t.POWERS, "to_act")
    if "pause_before" in spec:
        game.pause_before = _one_of(spec["pause_before"], t.STAGES, "pause_before")


def _place_power(game: Game, power: int, spec: Table, path: str) -> None:
    s = game.s
    _keys(spec, _POWER, path)
    s.vp[power] = _number(spec.get("points", 0), f"{path}.points", 0)
    s.power[power] = _number(spec.get("power", s.power[power]), f"{path}.power", 0)
    if s.power[power] > tables.TRACK_TOP:
        raise PositionError(f"{path}.power", f"the power track ends at {tables.TRACK_TOP}")
    s.dial[power] = _number(spec.get("dial", 0), f"{path}.dial", 0)
    if s.dial[power] >= len(tables.THREAT[power]):
        raise PositionError(f"{path}.dial", f"this dial has positions 0 to {len(tables.THREAT[power]) - 1}")
    s.counters[power] = _number(spec.get("counters", 0), f"{path}.counters", 0)
    s.owes[power] = _number(spec.get("owes", 0), f"{path}.owes", 0)
    s.peasants[power] = _number(spec.get("captured", 0), f"{path}.captured", 0)
    _take_tokens(game, t.PEASANT, s.peasants[power], f"{path}.captured")
    for text in _list(spec.get("hand", []), f"{path}.hand"):
        card = _take_card(game, power, text, f"{path}.hand")
        s.hand[card] += 1
        s.hand_size[power] += 1
    for text in _list(spec.get("discards", []), f"{path}.discards"):
        s.discard[_take_card(game, power, text, f"{path}.discards")] += 1
    for text in _list(spec.get("upgrades", []), f"{path}.upgrades"):
        upgrade = _one_of(text, tables.UPGRADES, f"{path}.upgrades")
        if upgrade // 5 != power:
            raise PositionError(f"{path}.upgrades", f"{text} belongs to {t.POWERS[upgrade // 5]}")
        if s.upgraded >> upgrade & 1:
            raise PositionError(f"{path}.upgrades", f"there is only one card {text}")
        s.put_upgrade(upgrade)


def _take_tokens(game: Game, token: int, count: int, path: str) -> None:
    """Take tokens out of the supply."""
    supply = game.s.supply
    if count > supply[token]:
        raise PositionError(path, f"there are only {tables.SUPPLY[token]} {t.TOKENS[token]} tokens")
    supply[token] -= count


def _take_card(game: Game, power: int, text: object, path: str) -> int:
    """Take a card out of its owner's deck."""
    s = game.s
    card = _one_of(text, tables.CARDS, path)
    owner = tables.CARD_OWNER[card]
    if power >= 0 and owner != power:
        raise PositionError(path, f"{text} is a card of {t.POWERS[owner]}")
    if owner not in game.powers:
        raise PositionError(path, f"{text} is a card of {t.POWERS[owner]}, who is not in the game")
    if s.deck[card] == 0:
        raise PositionError(path, f"there are only {tables.CARD_COPIES[card]} cards {text}")
    s.deck[card] -= 1
    s.deck_size[owner] -= 1
    return card


def _place_region(game: Game, region: int, spec: Table, path: str) -> None:
    s = game.s
    _keys(spec, _REGION, path)
    for name, count in _table(spec.get("tokens", {}), f"{path}.tokens").items():
        token = _one_of(name, t.TOKENS, f"{path}.tokens")
        s.tokens[region * 6 + token] = _number(count, f"{path}.tokens.{name}", 0)
        _take_tokens(game, token, s.tokens[region * 6 + token], f"{path}.tokens.{name}")
    for name, count in _table(spec.get("corruption", {}), f"{path}.corruption").items():
        power = _player(game, name, f"{path}.corruption")
        s.corruption[region * 4 + power] = _number(count, f"{path}.corruption.{name}", 0)
    cards = _list(spec.get("cards", []), f"{path}.cards")
    if len(cards) > 2:
        raise PositionError(f"{path}.cards", "a region has two card spaces: [left, right]")
    for index, text in enumerate(cards):
        if text != "":
            s.set_space(region * 2 + index, _take_card(game, -1, text, f"{path}.cards"))
    number = _number(spec.get("ruined", 0), f"{path}.ruined", 0)
    if number > tables.RUINATION_CARDS:
        raise PositionError(f"{path}.ruined", "ruination cards are numbered 1 to 5")
    face_up = spec.get("face_up", False)
    if not isinstance(face_up, bool):
        raise PositionError(f"{path}.face_up", f"expected true or false, not {face_up!r}")
    if number:
        if number in s.ruin:
            raise PositionError(f"{path}.ruined", f"there is only one ruination card {number}")
        s.set_ruined(region, number)
        if face_up:
            s.face_up |= 1 << region
    elif face_up:
        raise PositionError(f"{path}.face_up", "this region is not ruined: no card lies there")
    for name in _list(spec.get("placed_this_round", []), f"{path}.placed_this_round"):
        s.ruiners[region] |= 1 << _player(game, name, f"{path}.placed_this_round")
    for name in _list(spec.get("killed_this_round", []), f"{path}.killed_this_round"):
        s.killed_here[_player(game, name, f"{path}.killed_this_round")] |= 1 << region
    for text in _list(spec.get("figures", []), f"{path}.figures"):
        _place_figures(game, region, text, f"{path}.figures")


def _place_figures(game: Game, region: int, text: object, path: str) -> None:
    """``2 leper``, ``leper3``, ``acolyte shielded``, ``leper by slaanesh``, ``horror on left``."""
    s = game.s
    found = _FIGURES.fullmatch(text.strip()) if isinstance(text, str) else None
    if found is None:
        raise PositionError(path, f"a figure is written as its kind, such as 'bloodletter' or '2 leper', not {text!r}")
    count = int(found.group(1) or 1)
    words = found.group(2).split()
    name = words.pop(0)
    for _ in range(count):
        figure = _free_figure(game, name, path)
        s.move(figure, region)
        marks = words[:]
        while marks:
            mark = marks.pop(0)
            if mark == "shielded":
                s.shielded |= 1 << figure
            elif mark == "spent":
                s.spent |= 1 << figure
            elif mark == "downed":
                s.downed |= 1 << figure
            elif mark == "by" and marks:
                s.take_control(figure, _player(game, marks.pop(0), path))
            elif mark == "on" and marks and marks[0] in ("left", "right"):
                space = region * 2 + (1 if marks.pop(0) == "right" else 0)
                _stand(game, figure, space, path)
            else:
                raise PositionError(path, f"{mark!r} is no mark; there are: shielded, spent, downed, by POWER, on left")


def _stand(game: Game, figure: int, space: int, path: str) -> None:
    """Put a figure on an empty card space (the Horror upgrade)."""
    s = game.s
    if tables.STANDS[tables.KIND_OF[figure]] == 0:
        raise PositionError(path, f"{tables.FIGURES[figure]} cannot stand on a card space")
    if s.spaces[space] >= 0 or s.stander(space) >= 0 or figure in s.standing[::2]:
        raise PositionError(path, f"{tables.FIGURES[figure]} can stand on one card space alone, and it must be empty")
    s.standing += [figure, space]


def _free_figure(game: Game, name: str, path: str) -> int:
    """A figure of that name or kind that is in its reserve."""
    s = game.s
    if name in tables.FIGURES:
        figure = tables.FIGURES.index(name)
        if s.at[t.RESERVE] >> figure & 1 == 0:
            raise PositionError(path, f"{name} is on the board already, or its power is not in the game")
        return figure
    kind = _one_of(name, tables.KIND_NAMES, path)
    for figure in range(tables.FIGURE_COUNT):
        if tables.KIND_OF[figure] == kind and s.at[t.RESERVE] >> figure & 1:
            return figure
    raise PositionError(path, f"no {name} is left in the reserve")


def _place_old_world(game: Game, spec: Table) -> None:
    s = game.s
    _keys(spec, _OLD_WORLD, "old_world")
    s.old_world_left = _number(spec.get("left", s.old_world_left), "old_world.left", 0)
    track = [t.EMPTY, t.EMPTY]
    texts = _list(spec.get("track", []), "old_world.track")
    if len(texts) > 2:
        raise PositionError("old_world.track", "the track has two spaces")
    for index, text in enumerate(texts):
        if text != "":
            track[index] = _take_old_world(game, text, "old_world.track")
    s.set_track(track[0], track[1])
    for text in _list(spec.get("gone", []), "old_world.gone"):
        s.old_world_out[_take_old_world(game, text, "old_world.gone")] += 1
    unseen = sum(s.old_world_bag)
    if s.old_world_left > unseen:
        raise PositionError("old_world.left", f"{s.old_world_left} are too many: only {unseen} cards are left")


def _take_old_world(game: Game, text: object, path: str) -> int:
    card = _one_of(text, old_world_tables.OLD_WORLD_CARDS, path)
    if game.s.old_world_bag[card] == 0:
        raise PositionError(path, f"there are only {old_world_tables.OLD_WORLD_COPIES[card]} cards {text}")
    game.s.old_world_bag[card] -= 1
    return card


# -- checking the form --------------------------------------------------------------------------------


def _keys(spec: Table, known: set[str], path: str) -> None:
    for key in spec:
        if key not in known:
            where = f"{path}.{key}" if path else str(key)
            raise PositionError(where, f"unknown; known are: {', '.join(sorted(known))}")


def _one_of(value: object, known: tuple[str, ...] | list[str], path: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise PositionError(path, f"{value!r} is none of: {', '.join(known)}")
    return known.index(value)


def _player(game: Game, value: object, path: str) -> int:
    """A power that is in the game."""
    power = _one_of(value, t.POWERS, path)
    if power not in game.powers:
        raise PositionError(f"{path}.{value}", "this power is not in the game")
    return power


def _number(value: object, path: str, least: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise PositionError(path, f"expected a number of at least {least}, not {value!r}")
    return value


def _table(value: object, path: str) -> Table:
    if not isinstance(value, dict):
        raise PositionError(path, f"expected a table, not {value!r}")
    return value


def _list(value: object, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(path, f"expected a list, not {value!r}")
    return value
