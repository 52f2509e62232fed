"""Positions as files: given / when / then, in TOML (docs/scenario.md).

A scenario says where a game stands, what chance will bring, which choices are made, and what must hold
afterwards. Anybody can write one without knowing Python.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from oldworld.kernel.chance import Script
from oldworld.kernel.errors import IllegalChoice, OldworldError, ScenarioError, SetupError
from oldworld.kernel.match import Match
from oldworld.kernel.record import read_outcome, seed_line
from oldworld.kernel.title import PlaceError, Title, resolve, title

_TOP: Final = {
    "title",
    "name",
    "about",
    "example",
    "clauses",
    "setup",
    "given",
    "chance",
    "step",
    "choose",
    "legal",
    "illegal",
    "then",
}
_STEP: Final = {"choose", "legal", "illegal", "then"}
_KINDS: Final[dict[type, str]] = {list: "list", dict: "table", str: "text"}
_QUOTED: Final = r"""(?:"(?:[^"\\]|\\.)*"|'[^']*')"""
_VALUE: Final = re.compile(rf"{_QUOTED}(?!\s*[.=])")
"""A text in quotes that is no key."""
_KEY: Final = re.compile(rf"(?:{_QUOTED}|[\w-]+)(?=\s*[.=])")
"""A part of a key, bare or in quotes: a point or an equals sign follows."""
_SEVERAL: Final = re.compile(r"([0-9]{1,4}) (.+)")
"""Several things of a kind, such as ``2 leper``."""


class Scenario:
    """A scenario read from its text; `run` plays it."""

    def __init__(self, text: str) -> None:
        self._text = text
        try:
            self.spec: dict[str, Any] = tomllib.loads(text)
            repr(self.spec)  # a number so long that it cannot be written, nor said in a message, is a ValueError
        except (ValueError, RecursionError) as error:
            found = re.search(r"line (\d+)", str(error))
            last = len(text.splitlines()) if "end of document" in str(error) else 0
            raise ScenarioError(int(found.group(1)) if found else last, f"this is not TOML: {error}") from None
        self._known(self.spec, _TOP, "")
        self.name: str = self._string("name")
        self.clauses: list[str] = [str(clause) for clause in self._typed("clauses", list, [])]
        self.steps: list[dict[str, Any]] = self._steps()

    # -- running ----------------------------------------------------------------------------------

    def start(self) -> Match:
        """The match in the position the scenario gives."""
        try:
            of = title(self._string("title"))
        except SetupError as error:
            raise ScenarioError(self._line("title"), str(error)) from None
        seats, seed, options = self._setup(of)
        given = self._typed("given", dict, None)
        try:
            return Match(of, seats=seats, seed=seed, options=options, script=self._script(of), position=given)
        except PlaceError as error:
            raise ScenarioError(self._line(f"given.{error.path}"), f"given.{error.path}: {error.reason}") from None
        except LookupError as error:
            raise ScenarioError(self._line("chance"), f"chance: {error}") from None

    def _setup(self, of: Title) -> tuple[list[str], int | str, dict[str, str]]:
        """Seats, seed and options; each is checked by itself, so that an error can name its line."""
        setup = dict(self._typed("setup", dict, {}))
        self._texts(setup, "seats", "setup.seats")
        seats = setup.pop("seats", [])
        seed = setup.pop("seed", 0)
        if not isinstance(seed, int | str):
            raise ScenarioError(self._line("setup.seed"), f"setup.seed: expected a number or a text, not {seed!r}")
        options = {name: str(value) for name, value in setup.items()}
        key = "seats"
        try:
            of.check_seats(seats)
            key = "seed"
            seed_line(seed)
            for key, value in options.items():
                resolve(of, {key: value})
        except SetupError as error:
            raise ScenarioError(self._line(f"setup.{key}"), str(error)) from None
        return seats, seed, options

    def run(self, between: Callable[[Match], Match] | None = None) -> list[str]:
        """Play the scenario. What does not hold, a line each; empty when all is as it must be.

        ``between`` gets the match after every choice and returns the one to go on with.
        """
        match = self.start()
        wrong: list[str] = []
        for number, step in enumerate(self.steps, 1):
            place = f"step {number}: " if len(self.steps) > 1 else ""
            seen = 0 if number == 1 else len(match.events(everything=True))
            for text in step.get("choose", []):
                seat, option = self._choice(match, text)
                try:
                    match.choose(option, seat)
                    if between is not None:
                        match = between(match)
                except (IllegalChoice, LookupError) as error:
                    wrong.append(f"{place}'{text}' cannot be chosen: {error}")
                    return wrong
            wrong += [place + line for line in self._check_step(match, step, seen)]
        script = match.play.chance.script
        left = script.left() if script is not None else []
        if left:
            unused = ", ".join(match.title.outcome_text(code) for code in left)
            wrong.append(f"chance was scripted that never came: {unused}")
        return wrong

    def _check_step(self, match: Match, step: dict[str, Any], seen: int) -> list[str]:
        wrong: list[str] = []
        for text in step.get("legal", []):
            seat, option = self._choice(match, text)
            refusal = match.explain(option, seat)
            if refusal is not None:
                wrong.append(f"'{text}' must be legal; refused by {refusal.clause}: {refusal.reason}")
        for text, clause in step.get("illegal", {}).items():
            seat, option = self._choice(match, text)
            refusal = match.explain(option, seat)
            if refusal is None:
                wrong.append(f"'{text}' must be illegal by {clause}")
            elif clause and refusal.clause != clause:
                wrong.append(f"'{text}' must be illegal by {clause}, not by {refusal.clause} ({refusal.reason})")
        return wrong + self._check_then(match, step.get("then", {}), seen)

    def _check_then(self, match: Match, then: dict[str, Any], seen: int) -> list[str]:
        wrong: list[str] = []
        truth = match.title.describe(match.play)
        for key, expected in then.items():
            if key in ("events", "no_events"):
                happened = _happened(match, seen)
                wrong += _in_order(expected, happened) if key == "events" else _absent(expected, happened)
            elif key == "pending":
                have = " ".join(decision.seat for decision in match.pending)
                wrong += _same(expected, have, "pending")
            elif key == "asked":
                wrong += _same(expected, match.pending[0].prompt if match.pending else "", "asked")
            elif key == "options":
                have_options = [str(option) for option in match.pending[0].options] if match.pending else []
                wrong += _same(expected, have_options, "options")
            elif key == "result":
                wrong += _same(expected, _result(match), "result")
            elif key in truth:
                wrong += _same(expected, truth[key], key)
            else:
                known = ", ".join(["events", "no_events", "pending", "asked", "options", "result", *truth])
                raise ScenarioError(self._line(key), f"then.{key}: unknown; known are: {known}")
        return wrong

    def _choice(self, match: Match, text: str) -> tuple[str, str]:
        seat, _, option = text.partition(" ")
        if seat not in match.seats or not option.strip():
            seats = ", ".join(match.seats)
            raise ScenarioError(self._line_of(text), f"{text!r}: a choice reads 'SEAT OPTION', the seats are {seats}")
        return seat, option.strip()

    # -- reading ----------------------------------------------------------------------------------

    def _steps(self) -> list[dict[str, Any]]:
        steps = self._typed("step", list, [])
        single = {key: self.spec[key] for key in _STEP if key in self.spec}
        if steps and single:
            raise ScenarioError(self._line("step"), f"use either [[step]] or {', '.join(sorted(single))} at the top")
        found = steps or [single]
        for step in found:
            if not isinstance(step, dict):
                raise ScenarioError(self._line("step"), "a step is a table: [[step]]")
            self._known(step, _STEP, "step")
            for key in ("choose", "legal"):
                self._texts(step, key, key)
            for key in ("illegal", "then"):
                if not isinstance(step.get(key, {}), dict):
                    raise ScenarioError(self._line(key), f"{key}: expected a table, not {step[key]!r}")
            for choice, clause in step.get("illegal", {}).items():
                if not isinstance(clause, str):
                    raise ScenarioError(
                        self._line_of(choice), f"illegal: expected a clause for {choice!r}, not {clause!r}"
                    )
            for key in ("events", "no_events"):
                self._texts(step.get("then", {}), key, f"then.{key}")
        return found

    def _texts(self, table: dict[str, Any], key: str, path: str) -> None:
        """What stands under a key must be a list of texts that say something."""
        value = table.get(key, [])
        if not isinstance(value, list):
            raise ScenarioError(self._line(path), f"{path}: expected a list, not {value!r}")
        for text in value:
            if not isinstance(text, str) or not text.strip():
                raise ScenarioError(self._line(path), f"{path}: expected a text, not {text!r}")

    def _script(self, of: Title) -> Script | None:
        chance = self._typed("chance", dict, {})
        codes: list[int] = []
        for topic, value in chance.items():
            queues = value.items() if isinstance(value, dict) else [("", value)]
            for who, values in queues:
                line = self._line(f"chance.{topic}.{who}" if who else f"chance.{topic}")
                if not isinstance(values, list):
                    raise ScenarioError(line, f"chance.{topic}: expected a list, not {values!r}")
                for item in values:
                    text = " ".join(str(part) for part in (topic, who, item) if part != "")
                    code = read_outcome(of, text)
                    if code < 0:
                        raise ScenarioError(line, f"chance.{topic}: {text!r} is no outcome of chance")
                    codes.append(code)
        return Script(codes) if codes else None

    def _known(self, table: dict[str, Any], known: set[str], path: str) -> None:
        for key in table:
            if key not in known:
                where = f"{path}.{key}" if path else key
                raise ScenarioError(self._line(key), f"{where}: unknown; known are: {', '.join(sorted(known))}")

    def _string(self, key: str) -> str:
        value = self.spec.get(key)
        if not isinstance(value, str):
            raise ScenarioError(self._line(key), f"a scenario needs a line: {key} = '...'")
        return value

    def _typed(self, key: str, kind: type, default: Any) -> Any:
        value = self.spec.get(key, default)
        if value is not default and not isinstance(value, kind):
            raise ScenarioError(self._line(key), f"{key}: expected a {_KINDS[kind]}, not {value!r}")
        return value

    def _line(self, path: str) -> int:
        """The line on which the last part of a path stands as a key, as well as the text can tell."""
        lines = self._text.splitlines()
        start = 0
        for index, part in enumerate(path.split(".")):
            for number in range(start, len(lines)):
                if part in _keys(lines[number]):
                    start = number
                    break
            else:
                if index == 0:
                    return 0
        return start + 1

    def _line_of(self, text: str) -> int:
        """The line on which a text stands, 0 if it is written in another way."""
        return next((number for number, line in enumerate(self._text.splitlines(), 1) if text in line), 0)


def _keys(line: str) -> list[str]:
    """The parts of the keys on a line; all words of a ``[table.header]``."""
    bare = _VALUE.sub("", line).split("#")[0].strip()
    return re.findall(r"[\w-]+", bare) if bare.startswith("[") else [_unquoted(key) for key in _KEY.findall(bare)]


def _unquoted(key: str) -> str:
    """A part of a key as TOML reads it; as it stands where TOML cannot."""
    try:
        return str(tomllib.loads(f"key = {key}")["key"]) if key[0] in "\"'" else key
    except ValueError:
        return key


def _happened(match: Match, seen: int) -> list[tuple[str, dict[str, str]]]:
    of = match.title
    found = []
    for event in match.events(everything=True)[seen:]:
        args = {name: str(value) for name, value in of.event_args(event).items()}
        found.append((of.event_name(event), args | {"clause": event.clause}))
    return found


def _fits(text: str, event: tuple[str, dict[str, str]]) -> bool:
    words = text.split()
    if words[0] != event[0]:
        return False
    return all(event[1].get(key) == value for key, _, value in (word.partition("=") for word in words[1:]))


def _in_order(expected: list[str], happened: list[tuple[str, dict[str, str]]]) -> list[str]:
    at = 0
    for text in expected:
        while at < len(happened) and not _fits(text, happened[at]):
            at += 1
        if at == len(happened):
            return [f"events: '{text}' did not happen, or not in this order"]
        at += 1
    return []


def _absent(expected: list[str], happened: list[tuple[str, dict[str, str]]]) -> list[str]:
    return [f"no_events: '{text}' happened" for text in expected if any(_fits(text, event) for event in happened)]


def _result(match: Match) -> object:
    result = match.result
    if result is None:
        return "open"
    return {
        "winners": list(result.winners),
        "reason": result.reason,
        "clause": result.clause,
        "points": result.points,
    }


def _spread(items: list[Any]) -> Counter[str]:
    """A list as a bag, where ``2 leper`` is two of them."""
    bag: Counter[str] = Counter()
    for item in items:
        text = str(item)
        several = _SEVERAL.fullmatch(text)
        if several is not None:
            bag[several.group(2)] += int(several.group(1))
        else:
            bag[text] += 1
    return bag


def _same(expected: Any, have: Any, path: str) -> list[str]:
    """What differs. A table need only name what matters; a list is a bag unless its order is a fact."""
    if isinstance(expected, dict):
        if not isinstance(have, dict):
            return [f"{path} is {have!r}, not a table"]
        wrong: list[str] = []
        for key, value in expected.items():
            if key in have:
                wrong += _same(value, have[key], f"{path}.{key}")
            elif value not in (0, "", [], {}):
                wrong.append(f"{path}.{key} must be {value!r}; there is none")
        return wrong
    if isinstance(expected, list) and isinstance(have, list):
        if _spread(expected) != _spread(have):
            return [f"{path} must be {expected!r}, it is {have!r}"]
        return []
    if isinstance(expected, list) and isinstance(have, tuple):
        return [] if tuple(expected) == have else [f"{path} must be {expected!r}, it is {list(have)!r}"]
    return [] if expected == have else [f"{path} must be {expected!r}, it is {have!r}"]


def run_text(text: str) -> tuple[str, list[str]]:
    """Run a scenario from its text: its name, and what does not hold."""
    scenario = Scenario(text)
    try:
        return scenario.name, scenario.run()
    except ScenarioError:
        raise
    except OldworldError as error:
        raise ScenarioError(0, str(error)) from None
