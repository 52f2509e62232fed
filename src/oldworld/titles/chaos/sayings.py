"""What the title has to say, as message ids with arguments (locale/*/chaos holds the sentences)."""

from __future__ import annotations

import re
from typing import Final

from oldworld.kernel.events import Event
from oldworld.kernel.match import Decision
from oldworld.kernel.saying import Saying
from oldworld.kernel.title import Refusal
from oldworld.titles.chaos import game_end, happenings, old_world_tables, options as o, prompts, tables, terms as t
from oldworld.titles.chaos.view import ChaosView, FigureView

_NUMBERED: Final = re.compile(r"^([a-z_]+?)(\d+)$")
_PROMPT_KINDS: Final[dict[str, str]] = {"figure": "figure", "card": "card", "region": "region", "token": "token"}


def name(kind: str, word: str) -> Saying:
    """The name of a thing."""
    if kind == "figure":
        found = _NUMBERED.match(word)
        return Saying(f"figure-{found.group(1)}", number=f" {found.group(2)}") if found else Saying(f"figure-{word}")
    if kind == "space":
        region, _, side = word.partition(".")
        return Saying(f"option-space-{side}", {"region": name("region", region)})
    if kind == "place":
        return Saying("place-reserve") if word == "reserve" else name("region", word)
    if kind == "stage":
        return Saying(f"phase-{t.PHASE_OF_STAGE[t.STAGES.index(word)]}")
    if kind == "old_world":
        return Saying(f"oldworld-{word}")
    return Saying(f"{kind}-{word}")


def event(happened: Event, args: dict[str, str | int]) -> Saying:
    """What happened."""
    kinds = dict(happenings.ARGUMENTS[happened.kind])
    said: dict[str, Saying | int | str] = {}
    for key, value in args.items():
        said[key] = value if isinstance(value, int) else name(kinds[key], value)
    message = happenings.NAMES[happened.kind]
    if happened.kind == happenings.POINTS_SCORED and "region" in args:
        message = "points_scored_in"
    if happened.kind == happenings.NOT_DOMINATED and happened.b > happened.c:
        message = "not_dominated_tied"
    if happened.kind == happenings.GAME_ENDED:
        said["reason"] = Saying(f"end-{game_end.REASONS[happened.a]}")
    return Saying(f"event-{message}", said)


def dice(rolled: list[Event]) -> Saying:
    """Dice rolled one after the other by one power, as one line."""
    values = " ".join([str(die.b) for die in rolled])
    return Saying("event-die_rolled", {"power": name("power", t.POWERS[rolled[0].a]), "value": values})


def prompt(decision: Decision) -> Saying:
    """What is asked of the seat itself."""
    args = {
        key: name(_PROMPT_KINDS[key], value) if key in _PROMPT_KINDS else value for key, value in decision.args.items()
    }
    return Saying(f"ask-{decision.prompt}", args)


def topic(decision: Decision) -> Saying:
    """What others may know of it."""
    args = {"power": name("power", decision.seat)}
    key = prompts.TOPIC_ARGUMENTS.get(decision.topic)
    if key is not None:
        args[key] = name(_PROMPT_KINDS[key], decision.args[key])
    return Saying(f"topic-{decision.topic}", args)


_KINDS: Final[list[tuple[int, str]]] = [
    (o.PAIR, "pair"),
    (o.UPGRADE, "upgrade"),
    (o.CORRUPTION, "corruption"),
    (o.TOKEN, "token"),
    (o.POWER, "power"),
    (o.CARD, "card"),
    (o.SPACE, "space"),
    (o.REGION, "region"),
    (o.FIGURE, "figure"),
]


def option(text: str, view: ChaosView | None) -> Saying:
    """An option as a person would say it."""
    number = o.NUMBERS[text]
    kind = next((kind for start, kind in _KINDS if number >= start), "word")
    if kind == "word":
        return Saying(f"option-{text}")
    if kind == "figure":
        return figure(text, view) if view is not None else name(kind, text)
    if kind in ("token", "corruption"):
        what, _, region = text.partition("@")
        key = "token" if kind == "token" else "power"
        return Saying(f"option-{kind}", {key: name(key, what), "region": name("region", region)})
    if kind == "pair":
        first, _, second = text.partition("+")
        return Saying("option-pair", {"first": name("region", first), "second": name("region", second)})
    if kind == "card":
        return Saying("option-card", {"card": name("card", text), "cost": tables.CARD_COST[tables.CARDS.index(text)]})
    return name(kind, text)


def figure(text: str, view: ChaosView) -> Saying:
    """A figure, where it is, and what lies on it."""
    said = [name("place", "reserve")]
    for region in view.regions.values():
        for found in region.figures:
            if found.name == text:
                said = [name("region", region.name), *marks(found)]
    return Saying("option-figure", {"figure": name("figure", text), "place": said})


def marks(found: FigureView) -> list[Saying]:
    """What lies on a figure."""
    said: list[Saying] = []
    if found.controller != found.owner:
        said.append(Saying("mark-controlled", {"power": name("power", found.controller)}))
    if found.shielded:
        said.append(Saying("mark-shielded"))
    if found.downed:
        said.append(Saying("mark-downed"))
    if found.space:
        said.append(Saying("mark-standing"))
    return said


def refusal(why: Refusal) -> Saying:
    """Why something is not legal."""
    args: dict[str, Saying | int | str] = {}
    for key, value in why.args.items():
        if key == "power" and value in t.POWERS:
            args[key] = name("power", value)
        elif key in ("figure", "other") and value in tables.FIGURES:
            args[key] = name("figure", value)
        elif key in ("card", "region"):
            args[key] = name(key, value)
        else:
            args[key] = value
    return Saying(f"why-{why.reason}", args)


def facts(kind: str, word: str) -> Saying | None:
    """The numbers of a thing: what stands on its sheet or card beside its text."""
    if kind == "figure" and word in tables.KIND_NAMES:
        number = tables.KIND_NAMES.index(word)
        return Saying(
            "facts-figure",
            {
                "power": name("power", t.POWERS[number // 3]),
                "class": Saying(f"class-{t.CLASSES[number % 3]}"),
                "count": tables.KIND_MASK[number].bit_count(),
                "cost": tables.COST[number],
                "attack": tables.ATTACK[number],
                "defence": tables.DEFENCE[number],
            },
        )
    if kind == "card":
        number = tables.CARDS.index(word)
        message = "facts-card-magic" if tables.CARD_MAGIC[number] else "facts-card"
        args = {"cost": tables.CARD_COST[number], "copies": tables.CARD_COPIES[number]}
        return Saying(message, {"power": name("power", t.POWERS[tables.CARD_OWNER[number]]), **args})
    if kind == "old_world":
        number = old_world_tables.OLD_WORLD_CARDS.index(word)
        message = "facts-old_world-comet" if old_world_tables.COMET[number] else "facts-old_world"
        return Saying(message, {"copies": old_world_tables.OLD_WORLD_COPIES[number]})
    if kind == "region":
        number = t.REGIONS.index(word)
        message = "facts-region-populous" if tables.POPULOUS[number] else "facts-region"
        beside = [name("region", t.REGIONS[other]) for other in tables.REGIONS_IN[tables.ADJACENT[number]]]
        return Saying(message, {"value": tables.VALUE[number], "beside": beside})
    return None
