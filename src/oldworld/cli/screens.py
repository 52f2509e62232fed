"""Where the table is shown: a rich terminal, or plain lines for pipes and screen readers."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from oldworld.cli.speaking import Speaker

if TYPE_CHECKING:
    from rich.console import Console

_FORGET = "\x1b[3J"
"""Tells a terminal to forget the lines that have been scrolled away."""


class Screen(ABC):
    """Shows the table, lines and questions, and reads what a person types."""

    @abstractmethod
    def table(self, view: dict[str, Any], speaker: Speaker) -> None:
        """The whole table as one seat sees it."""

    @abstractmethod
    def line(self, text: str, style: str = "") -> None:
        """One line."""

    @abstractmethod
    def question(self, seat: str, prompt_id: str, prompt: str, options: list[tuple[str, str]]) -> None:
        """A question with its numbered options: the notation and the name of each."""

    @abstractmethod
    def read(self, prompt: str) -> str:
        """A line typed by a person; EOFError when there is no more."""

    @abstractmethod
    def clear(self, note: str = "") -> None:
        """Hide what the last person saw; the note says that it was hidden."""


class PlainScreen(Screen):
    """Lines of words. A line that begins with ``?`` asks; the options follow, numbered; the prompt ends them."""

    def table(self, view: dict[str, Any], speaker: Speaker) -> None:
        """The whole table as lines."""
        from oldworld.cli.chaos_board import plain

        for text in plain(view, speaker):
            self.line(text)

    def line(self, text: str, style: str = "") -> None:
        """One line."""
        print(text)

    def question(self, seat: str, prompt_id: str, prompt: str, options: list[tuple[str, str]]) -> None:
        """``? seat prompt``, then a line for each option: its number, notation and name."""
        print(f"? {seat} {prompt_id} {prompt}")
        for number, (notation, name) in enumerate(options, 1):
            print(f"{number} {notation} {name}")

    def read(self, prompt: str) -> str:
        """The next line of the input; the prompt on a line of its own says that it is awaited."""
        print(prompt, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def clear(self, note: str = "") -> None:
        """A pipe has nothing to hide behind."""


class RichScreen(Screen):
    """A terminal with colours."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def table(self, view: dict[str, Any], speaker: Speaker) -> None:
        """The board, the powers, the hand."""
        from oldworld.cli.chaos_board import draw

        self.console.print()
        self.console.print(draw(view, speaker, self.console.width))

    def line(self, text: str, style: str = "") -> None:
        """One line, perhaps in a style."""
        self.console.print(text, style=style or None, markup=False, highlight=False)

    def question(self, seat: str, prompt_id: str, prompt: str, options: list[tuple[str, str]]) -> None:
        """The question and its options in columns."""
        from rich.columns import Columns
        from rich.text import Text

        from oldworld.cli.chaos_board import colour

        self.console.print(Text(prompt, style=f"bold {colour(seat)}"))
        cells = []
        for number, (_, name) in enumerate(options, 1):
            cells.append(Text(f"{number:>3} ", style="cyan") + Text(name, style="default"))
        if cells:
            self.console.print(Columns(cells, padding=(0, 2), column_first=True))

    def read(self, prompt: str) -> str:
        """A line typed at the prompt, with the terminal's own editing."""
        return self.console.input(f"[bold]{prompt}[/bold] ").strip()

    def clear(self, note: str = "") -> None:
        """An empty screen, also above, so that the next person does not see the last one's hand."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(_FORGET)
        if note:
            self.line(note, "dim")


def make_screen(plain: bool) -> Screen:
    """A rich screen on a terminal, a plain one on a pipe or where it is asked for."""
    if plain or not sys.stdout.isatty():
        return PlainScreen()
    from rich.console import Console

    return RichScreen(Console())
