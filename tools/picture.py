"""Draw docs/table.svg: the terminal table some turns into a game between bots."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console

from oldworld import Match
from oldworld.bots import make_bot
from oldworld.cli.screens import RichScreen
from oldworld.cli.speaking import Speaker
from oldworld.locale import Words

# rich's own frame, without the font it would fetch from elsewhere
# ruff: noqa: E501 - lines of SVG
FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def main(target: str) -> int:
    match = Match("chaos", seed=12)
    bots = {seat: make_bot("heuristic", seed=seat) for seat in match.seats}
    while len(match) < 150 or match.pending[0].prompt != "action" or match.pending[0].seat != "khorne":
        decision = match.pending[0]
        match.choose(bots[decision.seat].choose(match.view(decision.seat), decision), decision.seat)
    speaker = Speaker(match.title, Words("en", "chaos"))
    console = Console(record=True, width=118, height=60, file=io.StringIO())
    screen = RichScreen(console)
    view = match.view("khorne")
    screen.table(view.as_dict(), speaker)
    decision = match.pending[0]
    names = [(str(option), speaker.option(str(option), view)) for option in decision.options]
    screen.question(decision.seat, decision.prompt, speaker.prompt(decision), names)
    Path(target).write_text(console.export_svg(title="oldworld", code_format=FORMAT, unique_id="t"), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "docs/table.svg"))
