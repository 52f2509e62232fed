"""Where the table is shown: a rich terminal, or plain lines for pipes and screen readers."""

from __future__ import annotations

import shutil
import sys
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from oldworld.cli.speaking import Speaker

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

_FORGET = "\x1b[3J"
"""Tells a terminal to forget the lines that have been scrolled away."""
_TALL = 40
"""From so many lines on, the table shows what the cards of a hand do."""
_TABLE_LINES = 30
"""About so many lines a table takes, and the question under it."""


class Screen(ABC):
    """Shows the table, lines and questions, and reads what a person types."""

    def table(self, view: dict[str, Any], speaker: Speaker) -> None:
        """The whole table as one seat sees it. A title that nobody has drawn a board for is shown by its fields."""
        if speaker.title.name == "chaos":
            self.board(view, speaker)
            return
        for name, value in view.items():
            self.line(f"{name}: {value}")

    @abstractmethod
    def board(self, view: dict[str, Any], speaker: Speaker) -> None:
        """The board of *Chaos in the Old World*, and what lies beside it."""

    @abstractmethod
    def hand(self, view: dict[str, Any], speaker: Speaker) -> None:
        """The cards of the seat that sees this, and what they do."""

    def turn(self, news: list[tuple[str, str]], view: dict[str, Any] | None, speaker: Speaker) -> None:
        """What happened, a line and its style each; then the table, where it is to be shown."""
        for text, style in news:
            self.line(text, style)
        if view is not None:
            self.table(view, speaker)

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

    def board(self, view: dict[str, Any], speaker: Speaker) -> None:
        """All of it as lines."""
        from oldworld.cli.chaos_board import plain

        for text in plain(view, speaker):
            self.line(text)

    def hand(self, view: dict[str, Any], speaker: Speaker) -> None:
        """A line for each card."""
        from oldworld.cli.chaos_board import plain_hand

        for text in plain_hand(view, speaker):
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
        """A pipe has nothing to hide behind; at a terminal empty lines push away what was seen."""
        if sys.stdout.isatty():
            push_away()
            if note:
                self.line(note)


def push_away() -> None:
    """A screenful of empty lines, for terminals that cannot be cleared."""
    print("\n" * shutil.get_terminal_size().lines)


class RichScreen(Screen):
    """A terminal with colours."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def board(self, view: dict[str, Any], speaker: Speaker) -> None:
        """The board, the powers, the hand."""
        from oldworld.cli.chaos_board import draw

        self.console.print()
        self.console.print(draw(view, speaker, self.console.width, texts=self.console.height >= _TALL))

    def hand(self, view: dict[str, Any], speaker: Speaker) -> None:
        """The cards in a table."""
        from oldworld.cli.chaos_board import hand

        self.console.print(hand(view, speaker))

    def turn(self, news: list[tuple[str, str]], view: dict[str, Any] | None, speaker: Speaker) -> None:
        """Little news stands under the table, beside the question. Much of it is told first, a screen at a time."""
        from oldworld.cli.chaos_board import named_powers

        height = self.console.height
        lines = [self._coloured(text, style, named_powers(speaker)) for text, style in news]
        needed = sum([1 + line.cell_len // self.console.width for line in lines])
        if view is None or needed <= height // 3:
            if view is not None:
                self.table(view, speaker)
                self.console.print()
            self._pages(lines, speaker, wait=False)
            return
        self._pages(lines, speaker, wait=needed + _TABLE_LINES > height)
        self.table(view, speaker)

    @staticmethod
    def _coloured(text: str, style: str, names: dict[str, str]) -> Text:
        """A line in which each power's name has its colour."""
        from rich.text import Text

        line = Text(text, style=style)
        for name, colour in names.items():
            line.highlight_words([name], style=f"bold {colour}")
        return line

    def _pages(self, lines: list[Text], speaker: Speaker, *, wait: bool) -> None:
        """Lines, a screen at a time; ``wait``: also after the last ones."""
        room = self.console.height - 3
        used = 0
        for number, line in enumerate(lines):
            used += 1 + line.cell_len // self.console.width
            if used > room and number:
                if not self._go_on(speaker):
                    return
                used = 1 + line.cell_len // self.console.width
            self.console.print(line, highlight=False)
        if wait:
            self._go_on(speaker)

    def _go_on(self, speaker: Speaker) -> bool:
        """Wait for a person who reads; False when the rest is not wanted."""
        if not sys.stdin.isatty():
            return True
        return self.read(speaker.words("ui-more")).casefold() not in ("q", "quit")

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
        if self.console.is_dumb_terminal:
            push_away()
        else:
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write(_FORGET)
        if note:
            self.line(note, "dim")


def make_screen(plain: bool) -> Screen:
    """A rich screen on a terminal, a plain one on a pipe or where it is asked for."""
    if plain or not sys.stdout.isatty():
        return PlainScreen()
    from rich.console import Console

    return RichScreen(Console())
