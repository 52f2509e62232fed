"""The table of Chaos in the Old World, drawn with rich: board, powers, track, hand."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oldworld.cli.speaking import Speaker

COLOURS = {"khorne": "red", "nurgle": "green", "tzeentch": "bright_blue", "slaanesh": "magenta"}
LETTERS = {"khorne": "K", "nurgle": "N", "tzeentch": "T", "slaanesh": "S"}
HEADINGS = ("event-round_began", "event-phase_began", "event-battle_began")
"""The events that begin a part of the log."""
_NARROW = 110
_TINY = 70
_LONGEST_WORD = 14
"""Letters of the longest word in a figure's name, with its comma."""
_NARROW_COLUMNS = ("region", "tokens", "figures", "cards")
_POWERS = ("power", "points", "threat", "next", "counters", "power_points", "hand", "captured", "upgrades")
_POWERS_NARROW = _POWERS[:-1]
_LEFT = ("power", "threat", "next", "upgrades")


def colour(power: str) -> str:
    """The colour of a power; its letter always stands beside it."""
    return COLOURS.get(power, "white")


def named_powers(speaker: Speaker) -> dict[str, str]:
    """The powers' names and their colours."""
    return {speaker.seat(seat): found for seat, found in COLOURS.items()}


def draw(view: dict[str, Any], speaker: Speaker, width: int, *, texts: bool = True) -> RenderableType:
    """The whole table as one seat sees it; ``texts``: also what the cards of its hand do."""
    parts: list[RenderableType] = [header(view, speaker), regions(view, speaker, width)]
    parts += [Text(speaker.words("chaos-board-legend"), style="dim italic"), powers(view, speaker, width)]
    if width < _NARROW:
        parts += upgrades(view, speaker)
    if view["hand"] is not None:
        parts.append(hand(view, speaker) if texts else short_hand(view, speaker))
    return Group(*parts)


def header(view: dict[str, Any], speaker: Speaker) -> Text:
    """Round, phase, what is left, and the Old World track."""
    words = speaker.words
    line = words(
        "chaos-board-header",
        round=view["round"],
        phase=words(f"chaos-phase-{view['phase']}"),
        deck=view["old_world_deck"],
        ruin=view["ruination_left"],
    )
    track = [speaker.name("old_world", card) if card else "–" for card in view["track"]]
    return Text(line, style="bold") + Text("\n" + words("chaos-board-track", first=track[0], second=track[1]))


def regions(view: dict[str, Any], speaker: Speaker, width: int) -> Table:
    """The nine regions, a row each, in standard order."""
    words = speaker.words
    wide = width >= _NARROW
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2 if wide else 1, 0, 0))
    columns = ("region", "value", "tokens", "figures", "corruption", "cards") if wide else _NARROW_COLUMNS
    for column in columns:
        table.add_column(words(f"chaos-board-{column}"), min_width=_LONGEST_WORD if column == "figures" else None)
    for region in view["regions"].values():
        name = Text(speaker.name("region", region["name"]))
        if region["populous"]:
            name.append(" *", style="dim")
        if view["battle"] == region["name"]:
            name.stylize("reverse")
        if region["ruined"]:
            value = Text(words("chaos-board-ruined", number=region["ruined"]), style="dim")
        else:
            value = Text(f"{region['resistance']}/{region['conquest']}")
        tokens, figures = _tokens(region, speaker), _figures(region, speaker)
        corruption, cards = _corruption(region), _cards(region, speaker)
        if wide:
            table.add_row(name, value, tokens, figures, corruption, cards)
        else:
            marks = Text(" · ").join([part for part in (tokens, corruption) if part])
            table.add_row(name + Text(" ") + value, marks, figures, cards)
    return table


def _tokens(region: dict[str, Any], speaker: Speaker) -> Text:
    parts = []
    for kind, count in region["tokens"].items():
        if count:
            name = speaker.words(f"chaos-token-{kind}", "short")
            parts.append(f"{count} × {name}" if count > 1 else name)
    return Text(", ".join(parts))


def _figures(region: dict[str, Any], speaker: Speaker) -> Text:
    """Each power's figures by kind; controlled, shielded and downed ones say so."""
    groups: dict[tuple[str, str, str], int] = {}
    for figure in region["figures"]:
        mark = ""
        if figure["controller"] != figure["owner"]:
            mark += f">{LETTERS[figure['controller']]}"
        if figure["shielded"]:
            mark += "+"
        if figure["downed"]:
            mark += "x"
        key = (figure["owner"], figure["kind"], mark)
        groups[key] = groups.get(key, 0) + 1
    text = Text()
    for (owner, kind, mark), count in groups.items():
        if text:
            text.append(", ")
        name = f"{speaker.words(f'chaos-figure-{kind}')}{mark}"
        text.append(f"{count} × {name}" if count > 1 else name, style=colour(owner))
    return text


def _corruption(region: dict[str, Any]) -> Text:
    text = Text()
    for power, count in region["corruption"].items():
        if count:
            if text:
                text.append(" ")
            text.append(f"{LETTERS[power]}{count}", style=colour(power))
    if region["magic"]:
        text.append(f" ✦{region['magic']}" if text else f"✦{region['magic']}")
    return text


def _cards(region: dict[str, Any], speaker: Speaker) -> Text:
    names = [speaker.name("card", card) if card else "–" for card in region["cards"]]
    return Text(" | ".join(names)) if any(region["cards"]) else Text("– | –", style="dim")


def powers(view: dict[str, Any], speaker: Speaker, width: int) -> Table:
    """The powers, a row each: points, Threat and dial, counters, power, hands; upgrades where there is room."""
    words = speaker.words
    wide, tiny = width >= _NARROW, width < _TINY
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2 if wide else 1, 0, 0))
    for column in _POWERS if wide else _POWERS_NARROW:
        heading = words(f"chaos-board-{column}")
        if not wide and words.has(f"chaos-board-{column}", "short"):
            heading = words(f"chaos-board-{column}", "short")
        if tiny and column == "power":
            heading = ""
        right = column not in _LEFT
        table.add_column(heading, justify="right" if right else "left", no_wrap=not wide and not tiny)
    for power in view["powers"].values():
        letter = LETTERS[power["name"]]
        name = Text(letter if tiny else f"{letter} {speaker.seat(power['name'])}")
        name.stylize(f"bold {colour(power['name'])}")
        if power["name"] == view["seat"]:
            name.append(" ◂")
        after = Text(tick(power, speaker), style="dim" if power["counters"] == 0 else "")
        turned = dial(power) if wide else f"{threat(power)} ({power['dial']}/{power['dial_last']})"
        cells: list[str | Text] = [name, str(power["points"]), turned, after]
        cells += [str(power[part]) for part in ("counters", "power", "hand_size", "captured")]
        if wide:
            cells.append(_upgrades(power, speaker))
        table.add_row(*cells)
    return table


def upgrades(view: dict[str, Any], speaker: Speaker) -> list[Text]:
    """The upgrades in play, a line for each power that has any."""
    return [
        Text(f"{LETTERS[power['name']]} ", style=f"bold {colour(power['name'])}").append(
            _named(speaker.words("chaos-board-upgrades"), _upgrades(power, speaker), speaker), style="default not bold"
        )
        for power in view["powers"].values()
        if power["upgrades"]
    ]


def _upgrades(power: dict[str, Any], speaker: Speaker) -> str:
    return ", ".join(speaker.name("upgrade", upgrade) for upgrade in power["upgrades"])


def dial(power: dict[str, Any]) -> Text:
    """The Threat, and the dial as a strip: a point for each position, filled as far as it has turned."""
    turned = "●" * power["dial"]
    text = Text(f"{threat(power):>2} ")
    text.append(turned, style=colour(power["name"]))
    text.append("○" * (power["dial_last"] - power["dial"]), style="dim")
    return text


def threat(power: dict[str, Any]) -> str:
    """The number in the small window of the dial; the Victory position shows none."""
    return str(power["threat"]) if power["dial"] < power["dial_last"] else "★"


def tick(power: dict[str, Any], speaker: Speaker) -> str:
    """What the dial's next position brings."""
    return speaker.words(f"chaos-tick-{power['next_tick']}", n=power["next_count"])


def hand(view: dict[str, Any], speaker: Speaker) -> Table:
    """The seat's own cards with their texts."""
    words = speaker.words
    table = Table(
        box=box.SIMPLE,
        pad_edge=False,
        title=words("chaos-board-your_hand", power=speaker.seat(view["seat"])),
        title_justify="left",
        show_header=False,
    )
    table.add_column()
    table.add_column()
    for card, said in _cards_in_hand(view, speaker):
        table.add_row(said, Text(speaker.text("card", card), style="dim"))
    return table


def short_hand(view: dict[str, Any], speaker: Speaker) -> Text:
    """The seat's own cards by name, where there is no room for their texts."""
    title = speaker.words("chaos-board-your_hand", power=speaker.seat(view["seat"]))
    cards = " · ".join([said for _, said in _cards_in_hand(view, speaker)])
    return Text(_named(title, cards or "–", speaker))


def plain_hand(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """The seat's own cards with their texts as lines."""
    title = speaker.words("chaos-board-your_hand", power=speaker.seat(view["seat"]))
    cards = _cards_in_hand(view, speaker)
    return [title, *[_named(said, speaker.text("card", card), speaker) for card, said in cards]]


def _named(name: str, what: str, speaker: Speaker) -> str:
    """A name and what it names, with the colon as the language writes it."""
    return speaker.words("chaos-board-named", name=name, what=what)


def _cards_in_hand(view: dict[str, Any], speaker: Speaker) -> list[tuple[str, str]]:
    """The cards of the hand, each with its name, cost and number."""
    held = view["hand"].items()
    return [(card, f"{count} × {speaker.option(card)}" if count > 1 else speaker.option(card)) for card, count in held]


def plain(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """The table as lines of words, for pipes and screen readers."""
    words = speaker.words
    lines = str(header(view, speaker)).splitlines()
    for region in view["regions"].values():
        said = [speaker.name("region", region["name"])]
        if region["populous"]:
            said.append(words("chaos-board-populous"))
        if region["ruined"]:
            said.append(words("chaos-board-ruined", number=region["ruined"]))
        else:
            said.append(f"{words('chaos-board-value')} {region['resistance']}/{region['conquest']}")
        for part in (_tokens(region, speaker), _figures(region, speaker), _corruption(region)):
            if part:
                said.append(str(part))
        if any(region["cards"]):
            said.append(str(_cards(region, speaker)))
        lines.append("; ".join(said))
    for power in view["powers"].values():
        parts = [
            f"{words('chaos-board-points')} {power['points']}",
            f"{words('chaos-board-threat')} {threat(power)} ({power['dial']}/{power['dial_last']})",
            f"{words('chaos-board-next')} {tick(power, speaker)}",
            f"{words('chaos-board-counters')} {power['counters']}",
            f"{words('chaos-board-power_points')} {power['power']}",
            f"{words('chaos-board-hand')} {power['hand_size']}",
        ]
        if power["upgrades"]:
            names = ", ".join(speaker.name("upgrade", upgrade) for upgrade in power["upgrades"])
            parts.append(f"{words('chaos-board-upgrades')} {names}")
        lines.append(_named(speaker.seat(power["name"]), ", ".join(parts), speaker))
    if view["hand"] is not None:
        cards = [f"{count} × {speaker.name('card', card)}" for card, count in view["hand"].items()]
        lines.append(
            _named(words("chaos-board-your_hand", power=speaker.seat(view["seat"])), ", ".join(cards), speaker)
        )
    return lines
