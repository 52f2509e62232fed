"""The table of Chaos in the Old World, drawn with rich: board, powers, track, hand."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oldworld.cli.speaking import Speaker

COLOURS = {"khorne": "red", "nurgle": "green", "tzeentch": "blue", "slaanesh": "magenta"}
LETTERS = {"khorne": "K", "nurgle": "N", "tzeentch": "T", "slaanesh": "S"}
_NARROW = 110
_NARROW_COLUMNS = ("region", "tokens", "figures", "cards")
_POWERS = ("power", "points", "threat", "next", "counters", "power_points", "hand", "captured", "upgrades")
_POWERS_NARROW = tuple([column for column in _POWERS if column != "next"])
_LEFT = ("power", "threat", "next", "upgrades")


def colour(power: str) -> str:
    """The colour of a power; its letter always stands beside it."""
    return COLOURS.get(power, "white")


def draw(view: dict[str, Any], speaker: Speaker, width: int) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [header(view, speaker), regions(view, speaker, width), powers(view, speaker, width)]
    if view["hand"] is not None:
        parts.append(hand(view, speaker))
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
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2 if wide else 1, 0, 0), show_lines=not wide)
    columns = ("region", "value", "tokens", "figures", "corruption", "cards") if wide else _NARROW_COLUMNS
    for column in columns:
        table.add_column(words(f"chaos-board-{column}"))
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
            marks = Text("\n").join([part for part in (tokens, corruption) if part])
            table.add_row(name + Text("\n") + value, marks, figures, cards)
    table.caption = words("chaos-board-legend")
    table.caption_justify = "left"
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
    """The powers, a row each: points, Threat and dial, counters, power, hands, upgrades."""
    words = speaker.words
    wide = width >= _NARROW
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2 if wide else 1, 0, 0))
    for column in _POWERS if wide else _POWERS_NARROW:
        right = column not in _LEFT
        table.add_column(words(f"chaos-board-{column}"), justify="right" if right else "left", overflow="fold")
    for power in view["powers"].values():
        name = Text(f"{LETTERS[power['name']]} {speaker.seat(power['name'])}", style=f"bold {colour(power['name'])}")
        if power["name"] == view["seat"]:
            name.append(" ◂")
        after = Text(tick(power, speaker), style="dim" if power["counters"] == 0 else "")
        cells: list[str | Text] = [name, str(power["points"])]
        if wide:
            cells += [dial(power), after]
        else:
            cells.append(Text(f"{threat(power)} ({power['dial']}/{power['dial_last']})\n") + after)
        cells += [str(power[part]) for part in ("counters", "power", "hand_size", "captured")]
        cells.append(", ".join(speaker.name("upgrade", upgrade) for upgrade in power["upgrades"]))
        table.add_row(*cells)
    return table


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
    for card, count in view["hand"].items():
        copies = f"{count} × " if count > 1 else ""
        table.add_row(f"{copies}{speaker.option(card)}", Text(speaker.text("card", card), style="dim"))
    return table


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
        lines.append(f"{speaker.seat(power['name'])}: " + ", ".join(parts))
    if view["hand"] is not None:
        cards = [f"{count} × {speaker.name('card', card)}" for card, count in view["hand"].items()]
        lines.append(f"{words('chaos-board-your_hand', power=speaker.seat(view['seat']))}: " + ", ".join(cards))
    return lines
