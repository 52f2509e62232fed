"""`oldworld replay`: verify a record and step through it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import chain, islice

from oldworld.cli.files import LONGEST, FileError, read_text, shown
from oldworld.cli.matching import number_of
from oldworld.cli.screens import Screen, make_screen
from oldworld.cli.speaking import Speaker
from oldworld.kernel.errors import RecordError
from oldworld.kernel.events import Event
from oldworld.kernel.match import Match
from oldworld.kernel.record import FORMAT, Record
from oldworld.locale import Words

_LOG_LINES = 40


def split(text: str) -> list[tuple[int, str]]:
    """The records of a file that may hold several, each with the line it begins on."""
    found: list[tuple[int, list[str]]] = [(1, [])]
    begun = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() == FORMAT and begun:
            found.append((number, []))
        found[-1][1].append(line)
        begun = begun or (line.strip() != "" and not line.lstrip().startswith("#"))
    return [(number, "\n".join(lines)) for number, lines in found]


def run(args: argparse.Namespace) -> int:
    """Check the record; then show it step by step at a terminal, or just say that it holds."""
    try:
        records = split(read_text(args.file))
    except FileError as error:
        print(f"oldworld: {shown(str(error))}", file=sys.stderr)
        return 1
    status = 0
    for first, text in records:
        try:
            record = Record.parse(text)
            match = record.replay()
        except RecordError as error:
            place = f"{args.file}: line {first - 1 + error.line}"
            print(f"oldworld: {shown(f'{place}: {error.reason}')}", file=sys.stderr)
            status = 1
            continue
        if args.seat is not None and args.seat not in match.seats:
            seats = ", ".join(match.seats)
            text = f"--seat {args.seat}: nobody sits there; the seats are: {seats}"
            print(f"oldworld: {shown(text)}", file=sys.stderr)
            status = 2
            continue
        speaker = Speaker(match.title, Words(args.lang, match.title.name), match.setup)
        print(speaker.words("ui-replay_ok", choices=len(match), outcomes=len(match.outcomes())))
        if args.check:
            continue
        screen = make_screen(args.plain)
        if args.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            show_all(record, screen, speaker, args.seat)
        else:
            Steps(record, screen, speaker, args.seat).run(args.move)
    return status


def news(record: Record, seat: str | None) -> Iterator[tuple[Match, list[Event]]]:
    """The start and then every choice: the match, and what the seat (None: all is told) hears of it."""
    match = record.start()
    told: list[Event] = []
    for reached in chain([match], (after for _, after in record.steps())):
        known = {id(event) for event in told}
        yield reached, [e for e in reached.events(seat, everything=seat is None) if id(e) not in known]
        told = reached.events(everything=True)


def show_all(record: Record, screen: Screen, speaker: Speaker, seat: str | None) -> None:
    """The start, then every choice and what came of it, as lines."""
    last = record.replay()
    for number, (match, events) in enumerate(news(record, seat)):
        screen.line(what(match, number, len(last), speaker, seat))
        for line, clause in speaker.events(events):
            screen.line(f"    {line}  [{clause}]")
    if last.result is not None:
        for line in speaker.result(last.result):
            screen.line(line)


def what(match: Match, number: int, total: int, speaker: Speaker, looking: str | None) -> str:
    """Which choice was made last, if the seat that is looking on (None: all is told) may know it yet."""
    if number == 0:
        return speaker.words("ui-replay_start")
    choice = match.choices()[-1]
    seat = speaker.seat(match.title.seat_names()[choice.seat])
    option = speaker.option(match.title.option_text(choice.option))
    if looking is not None and not last_is_known(match, looking):
        option = speaker.words("ui-replay_secret")
    return speaker.words("ui-replay_at", number=number, total=total, seat=seat, choice=option)


def last_is_known(match: Match, seat: str) -> bool:
    """May a seat know the last choice? Not the card whose space is still asked for, nor an answer given at once."""
    given = match.play.answers_since_checkpoint()
    return given == 0 or given - 1 in match.play.known_answers(match.title.seat_names().index(seat))


class Steps:
    """A record at a terminal: forward, back, or to any choice."""

    def __init__(self, record: Record, screen: Screen, speaker: Speaker, seat: str | None) -> None:
        self.record = record
        self.screen = screen
        self.speaker = speaker
        self.seat = seat
        self.total = len(record.replay())

    def run(self, number: int) -> None:
        """Show a choice, then do as the person says."""
        at = max(0, min(number, self.total))
        while True:
            match, events = next(islice(news(self.record, self.seat), at, None))
            self._show(match, at, events)
            try:
                typed = self._asked(match)
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q" or (not typed and at == self.total):
                return
            wanted = number_of(typed)
            at = wanted if wanted >= 0 else at - 1 if typed == "b" else at + 1
            at = max(0, min(at, self.total))

    def _asked(self, match: Match) -> str:
        """Where to go: "" on, "b" back, a number, or "q" away; the log is shown, and what is not understood said."""
        words = self.speaker.words
        while True:
            self.screen.line(words("ui-replay_step"), "dim")
            typed = self.screen.read(words("ui-prompt")).casefold()
            if typed in ("l", "log"):
                self._log(match)
            elif typed in ("", "b", "q") or number_of(typed) >= 0:
                return typed
            elif typed in ("quit", "exit"):
                return "q"
            else:
                self.screen.line(words("ui-replay_unknown", text=typed[:LONGEST]), "yellow")

    def _log(self, match: Match) -> None:
        for line, clause in self.speaker.events(match.events(self.seat, everything=self.seat is None))[-_LOG_LINES:]:
            self.screen.line(f"{line}  [{clause}]")

    def _show(self, match: Match, at: int, events: list[Event]) -> None:
        self.screen.clear()
        self.screen.table(match.view(self.seat).as_dict(), self.speaker)
        self.screen.line(what(match, at, self.total, self.speaker, self.seat), "bold")
        if at == 0:
            return
        for line, clause in self.speaker.events(events):
            self.screen.line(f"  {line}  [{clause}]", "dim")
        if match.result is not None:
            for line in self.speaker.result(match.result):
                self.screen.line(line, "bold")
