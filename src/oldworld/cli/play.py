"""`oldworld play`: set a game up and sit down at it."""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from oldworld.bots import LEVELS
from oldworld.cli import saves
from oldworld.cli.files import why
from oldworld.cli.matching import fold, number_of
from oldworld.cli.screens import Screen, make_screen
from oldworld.cli.session import HUMAN, Quit, Session
from oldworld.cli.speaking import Speaker
from oldworld.kernel.errors import SetupError
from oldworld.kernel.match import Match
from oldworld.kernel.record import seed_line
from oldworld.kernel.title import Title, resolve, title
from oldworld.locale import Words, language_of


def run(args: argparse.Namespace) -> int:
    """Play a game at this terminal."""
    of = title(args.title)
    screen = make_screen(args.plain)
    speaker = Speaker(of, Words(args.lang, of.name))
    session: Session | None = None
    try:
        match, players = load_game(args, of) if args.load else new_game(args, of, screen, speaker)
        screen.line(speaker.words("ui-welcome", title=speaker.words(f"{match.title.name}-title")), "bold")
        session = Session(match, players, screen, speaker, loaded=bool(args.load))
        begun = len(match)
        session.run()
        if len(session.match) > begun:
            return _keep(session, screen, speaker, args)
    except Quit:
        return _leave(session, screen, speaker, args)
    except EOFError:
        screen.line(speaker.words("ui-input_ended"))
        return _leave(session, screen, speaker, args)
    except KeyboardInterrupt:
        return _leave(session, screen, speaker, args, 130)
    except BrokenPipeError:  # nobody reads any more, so nobody can be told
        if session is not None and session.match.pending:
            session.leave()
        raise
    return 0


def _leave(session: Session | None, screen: Screen, speaker: Speaker, args: argparse.Namespace, status: int = 0) -> int:
    """Save what is being played, and say how to go on."""
    if session is not None and session.match.pending:
        try:
            path = session.leave()
        except OSError as error:
            file = str(error.filename or "")
            screen.line(speaker.words("ui-save_failed", file=file, reason=why(error)), "red")
            return 1
        screen.line("")
        screen.line(speaker.words("ui-interrupted", file=str(path)))
        command = [program(), "play", session.match.title.name, *_manner(args), "--load", shlex.quote(str(path))]
        screen.line(speaker.words("ui-continue", command=" ".join(command)))
    return status


def _keep(session: Session, screen: Screen, speaker: Speaker, args: argparse.Namespace) -> int:
    """Keep a game that is over, and say how to look at it again."""
    try:
        path = session.leave()
    except OSError as error:
        screen.line(speaker.words("ui-save_failed", file=str(error.filename or ""), reason=why(error)), "red")
        return 1
    screen.line("")
    screen.line(speaker.words("ui-kept", file=str(path)))
    command = [program(), "replay", *_manner(args), shlex.quote(str(path))]
    screen.line(speaker.words("ui-look_again", command=" ".join(command)))
    return 0


def _manner(args: argparse.Namespace) -> list[str]:
    """The language and the screen of this call, where they are not what comes by itself."""
    found = [] if args.lang == language_of() else ["--lang", args.lang]
    return [*found, "--plain"] if args.plain else found


def load_game(args: argparse.Namespace, of: Title) -> tuple[Match, dict[str, str]]:
    """A saved game, as it was; ``--seat`` may put somebody else into a seat."""
    for name in ("powers", "bots", "edition", "option", "seed"):
        if getattr(args, name):
            raise SetupError(f"--{name}: a saved game has its own; leave --{name} or --load out")
    given = seat_players(args.seat, of)
    match, players = saves.load(args.load)
    check_in_game(given, match.seats)
    return match, {**players, **given}


def program() -> str:
    """How this person can call us again: by name where that is found, else by where we lie."""
    if shutil.which("oldworld"):
        return "oldworld"
    called = Path(sys.argv[0])
    if called.name == "oldworld":
        return os.path.relpath(called)
    python = "python" if shutil.which("python") == sys.executable else shlex.quote(sys.executable)
    return f"{python} -m oldworld"


def new_game(args: argparse.Namespace, of: Title, screen: Screen, speaker: Speaker) -> tuple[Match, dict[str, str]]:
    """A new game as the command line says; a person at a terminal is asked what it leaves open."""
    seats = powers_of(args.powers)
    all_seats = of.check_seats(seats)
    given = seat_players(args.seat, of)
    check_in_game(given, all_seats)
    options = dict(option_pairs(args.option))
    if args.edition:
        options["edition"] = args.edition
    resolve(of, options)
    if args.bots and args.bots not in (HUMAN, *LEVELS):
        raise SetupError(f"--bots {args.bots}: there is no such bot; there are: {', '.join(LEVELS)}")
    level = args.bots or LEVELS[-1]
    seed = seed_line(args.seed if args.seed is not None else secrets.randbelow(10**9))
    if not args.plain and sys.stdin.isatty() and not given and not args.yes:
        given, seats, level, options = Wizard(of, screen, speaker).ask(seats, options, args.bots or "")
        all_seats = of.check_seats(seats)
    if not given:
        given = {all_seats[0]: HUMAN}
    players = {seat: given.get(seat, level) for seat in all_seats}
    return Match(of, seats=all_seats, seed=seed, options=options), players


def powers_of(text: str) -> list[str]:
    """``--powers khorne,nurgle,slaanesh`` as a list."""
    return [seat.strip() for seat in text.split(",") if seat.strip()]


def check_in_game(given: Mapping[str, str], seats: Sequence[str]) -> None:
    """Whoever is given a seat must find it in the game."""
    for seat in given:
        if seat not in seats:
            raise SetupError(f"--seat {seat}: this power is not in the game; in it are: {', '.join(seats)}")


def seat_players(given: Sequence[str], of: Title) -> dict[str, str]:
    """``--seat khorne=human`` as a table of who sits where."""
    players: dict[str, str] = {}
    for text in given:
        seat, equals, player = text.partition("=")
        if seat not in of.seat_names():
            raise SetupError(f"--seat {text}: there is no power {seat!r}; there are: {', '.join(of.seat_names())}")
        if seat in players:
            raise SetupError(f"--seat {text}: {seat} has been given a player already; name each power once")
        if not equals:
            player = HUMAN
        if player not in (HUMAN, *LEVELS):
            raise SetupError(f"--seat {text}: {player!r} cannot sit there; it can be: {', '.join((HUMAN, *LEVELS))}")
        players[seat] = player
    return players


def option_pairs(given: Sequence[str]) -> list[tuple[str, str]]:
    """``--option NAME=VALUE`` as pairs."""
    pairs = []
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"--option {text}: write it as NAME=VALUE")
        pairs.append((name, value))
    return pairs


class Wizard:
    """Asks a person for what a new game needs; Enter takes what stands first."""

    def __init__(self, of: Title, screen: Screen, speaker: Speaker) -> None:
        self.of = of
        self.screen = screen
        self.speaker = speaker
        self.words = speaker.words

    def ask(
        self, seats: list[str], options: dict[str, str], level: str
    ) -> tuple[dict[str, str], list[str], str, dict[str, str]]:
        """How many powers and people, which powers are theirs, how good the bots are, by which printing."""
        names = list(seats or self.of.seat_names())
        count = len(names) if seats else self._count()
        people = 1 + self._pick(self.words("ui-setup_people"), [str(number) for number in range(1, count + 1)])
        mine: list[str] = []
        for number in range(1, people + 1):
            left = [seat for seat in names if seat not in mine]
            labels = [*[self.speaker.seat(seat) for seat in left], self.words("ui-setup_random")]
            asked = "ui-setup_power" if people == 1 else "ui-setup_power_of"
            picked = self._pick(self.words(asked, number=number), labels)
            mine.append(left[picked] if picked < len(left) else secrets.choice(left))
        while count < len(names):
            names.remove(secrets.choice([seat for seat in names if seat not in mine]))
            seats = names
        levels = [LEVELS[-1], *LEVELS[:-1]]
        if not level and people < count:
            labels = [self.words(f"ui-level-{name}") for name in levels]
            level = levels[self._pick(self.words("ui-setup_level"), labels)]
        if "edition" not in options:
            editions = next(setting for setting in self.of.settings() if setting.name == "edition").values
            names_of = [self.words(f"ui-edition-{edition}") for edition in editions]
            options["edition"] = editions[self._pick(self.words("ui-setup_edition"), names_of)]
        return dict.fromkeys(mine, HUMAN), seats, level or levels[0], options

    def _count(self) -> int:
        """With how many seats; not asked where the title leaves no choice."""
        counts = sorted(self.of.seat_counts(), reverse=True)
        if len(counts) == 1:
            return counts[0]
        return counts[self._pick(self.words("ui-setup_powers"), [str(count) for count in counts])]

    def _pick(self, question: str, labels: list[str]) -> int:
        """The number of the label a person picks."""
        self.screen.line("")
        first = labels[0].partition(" (")[0]
        self.screen.line(f"{question} {self.words('ui-setup_enter', label=first)}", "bold")
        for number, label in enumerate(labels, 1):
            self.screen.line(f"  {number}  {label}")
        while True:
            typed = self.screen.read(self.words("ui-prompt"))
            if not typed:
                return 0
            if 1 <= number_of(typed) <= len(labels):
                return number_of(typed) - 1
            begun = [n for n, label in enumerate(labels) if fold(label).startswith(fold(typed))]
            if len(begun) == 1:
                return begun[0]
            self.screen.line(self.words("ui-setup_bad", options=", ".join(labels)), "yellow")
