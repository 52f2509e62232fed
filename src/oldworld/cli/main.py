"""The `oldworld` command: what it can do, and bad input answered with a clear line."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence

from oldworld import __version__

_MISSING = "this needs the terminal table's libraries: pip install 'oldworld[cli]'"
_NO_SERVER = "this needs the server's libraries: pip install 'oldworld[server]'"
_SERVERS = (
    "alembic",
    "argon2",
    "fastapi",
    "prometheus_client",
    "pydantic",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(
        prog="oldworld",
        description="Play and study Chaos in the Old World: in the terminal, by its rules.",
        epilog="Begin with: oldworld play. What a command can do: oldworld COMMAND --help.",
    )
    top.add_argument("--version", action="version", version=f"oldworld {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help="play a game at this terminal, against bots or each other")
    _title(play)
    play.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="POWER=WHO",
        help="who sits there: human, heuristic or random; may be given for each power",
    )
    play.add_argument("--powers", default="", metavar="P,P,P", help="the powers in the game (default: all four)")
    play.add_argument("--bots", metavar="LEVEL", help="the bots in all other seats: heuristic (default) or random")
    _setup(play)
    play.add_argument("--seed", help="the seed of chance (default: a new game each time)")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    play.add_argument("--plain", action="store_true", help="plain lines, for pipes and screen readers")
    play.add_argument("--yes", action="store_true", help="ask nothing before the game begins")
    _lang(play)

    replay = commands.add_parser("replay", help="check a record and show it step by step")
    replay.add_argument("file", metavar="FILE", help="a saved game or any other record; may be packed with gzip")
    replay.add_argument("--check", action="store_true", help="only check it")
    replay.add_argument("--move", type=int, default=0, metavar="N", help="begin at choice N")
    replay.add_argument("--seat", metavar="POWER", help="show what this power may know (default: everything)")
    replay.add_argument("--plain", action="store_true", help="plain lines")
    _lang(replay)

    scenario = commands.add_parser("scenario", help="run scenario files (positions with what must hold)")
    scenario.add_argument("files", nargs="+", metavar="FILE", help="scenario files, or folders that hold some (*.toml)")
    _lang(scenario)

    simulate = commands.add_parser("simulate", help="play many games between bots and count")
    _title(simulate)
    simulate.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    simulate.add_argument(
        "--seats",
        default="random",
        metavar="BOTS",
        help="random (default) or heuristic: for all, one each, or POWER=BOT,...",
    )
    simulate.add_argument("--powers", default="", metavar="P,P,P", help="the powers in the game (default: all four)")
    simulate.add_argument("--jobs", type=int, default=0, metavar="J", help="processes (default: all cores)")
    simulate.add_argument("--seed", type=int, default=0, metavar="N", help="the first game's seed")
    simulate.add_argument("--json", action="store_true", help="the raw numbers")
    _setup(simulate)
    _lang(simulate)

    serve = commands.add_parser("serve", help="open the table for browsers, here or far away")
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: 127.0.0.1)")
    serve.add_argument("--port", type=int, default=8017, metavar="N", help="the port (default: 8017; 0: any free one)")
    serve.add_argument(
        "--database",
        default=os.environ.get("OLDWORLD_DATABASE"),
        metavar="URL",
        help="sqlite:///FILE or postgresql://... (default: $OLDWORLD_DATABASE, or a file in your data folder)",
    )
    serve.add_argument(
        "--mail",
        default=os.environ.get("OLDWORLD_MAIL", ""),
        metavar="URL",
        help="smtp://USER:PASSWORD@HOST:587/?from=ADDRESS, smtps://... or folder:PATH (default: $OLDWORLD_MAIL)",
    )
    serve.add_argument(
        "--address", metavar="URL", help="where people find the table, for letters (default: where it listens)"
    )
    serve.add_argument(
        "--own-network", action="store_true", help="people's hooks may lead into the server's own network"
    )
    serve.add_argument("--tls", action="store_true", help="a proxy in front speaks TLS: cookies are for TLS alone")
    serve.add_argument(
        "--thinkers", type=int, default=1, metavar="N", help="processes that think for bots (default: 1)"
    )
    serve.add_argument(
        "--workers", type=int, default=1, metavar="N", help="server processes (default: 1; more need PostgreSQL)"
    )
    serve.add_argument(
        "--news",
        default=os.environ.get("OLDWORLD_NEWS", ""),
        metavar="URL",
        help="redis://... by which workers tell each other what has changed (default: $OLDWORLD_NEWS, or PostgreSQL)",
    )
    serve.add_argument(
        "--proxy",
        metavar="ADDRESSES",
        help="whose X-Forwarded headers are believed: addresses or networks (with --tls by default: this machine)",
    )
    serve.add_argument(
        "--metrics-port", type=int, metavar="N", help="a port of this machine alone where Prometheus reads (0: any)"
    )
    serve.add_argument(
        "--log", choices=("text", "json"), help="how the log is written (default: text to a terminal, otherwise json)"
    )
    serve.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="info", help="what is logged (info)"
    )
    serve.add_argument("--open", action="store_true", help="open the address in a browser")

    backup = commands.add_parser("backup", help="copy the database of a server into a file, while it runs")
    backup.add_argument("file", metavar="FILE", help="the copy; a file that is there already is left alone")
    backup.add_argument(
        "--database",
        default=os.environ.get("OLDWORLD_DATABASE"),
        metavar="URL",
        help="sqlite:///FILE (default: $OLDWORLD_DATABASE, or the file in your data folder)",
    )

    rules = commands.add_parser("rules", help="search the numbered rules")
    rules.add_argument("word", nargs="+", metavar="WORD", help="words of the rule, or its number: COW-SUMMON.16")
    _lang(rules)

    card = commands.add_parser("card", help="what a card, figure, upgrade or token does, what a region borders")
    card.add_argument("word", nargs="+", metavar="NAME", help="a name, or a part of one")
    _lang(card)
    return top


def _title(command: argparse.ArgumentParser) -> None:
    command.add_argument("title", nargs="?", default="chaos", metavar="TITLE", help="the game (default: chaos)")


def _setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", metavar="NAME", help="whose printing decides: pl (default) or fr")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a rule read otherwise; a wrong NAME lists them",
    )


def _lang(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang", choices=("en", "pl", "fr"), default=None, help="the language (default: from the environment)"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; bad input is one line on the error stream and exit status 2."""
    _streams()
    asked = parser()
    args = asked.parse_args(argv)
    if args.command is None:
        asked.print_help(sys.stderr)
        return 2
    from oldworld.cli.files import why
    from oldworld.kernel.errors import OldworldError, RecordError

    try:
        from oldworld.locale import language_of

        if getattr(args, "lang", "") is None:
            args.lang = language_of()
        status = _run(args)
        sys.stdout.flush()
        return status
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith(_SERVERS):
            return _complain(_NO_SERVER)
        if error.name is None or not error.name.startswith(("rich", "fluent")):
            raise
        return _complain(_MISSING)
    except RecordError as error:
        return _complain(f"{getattr(args, 'load', '') or getattr(args, 'file', '')}: {error}")
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - nobody reads any more
        return 0
    except OldworldError as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{error.filename}: {why(error)}" if error.filename else why(error))
    except KeyboardInterrupt:
        return 130


def _complain(text: str) -> int:
    """One line about bad input."""
    from oldworld.cli.files import shown

    print(f"oldworld: {shown(text)}", file=sys.stderr)
    return 2


def _streams() -> None:
    """Streams that are closed read and write nothing; a letter that a stream does not know is no reason to fail."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123 - open as long as the program runs
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - likewise
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(io.UnsupportedOperation):
                stream.reconfigure(errors="replace")


def _run(args: argparse.Namespace) -> int:
    if args.command == "play":
        from oldworld.cli import play

        return play.run(args)
    if args.command == "replay":
        from oldworld.cli import replay

        return replay.run(args)
    if args.command == "scenario":
        from oldworld.cli import scenarios

        return scenarios.run(args)
    if args.command == "simulate":
        from oldworld.cli import simulate

        return simulate.run(args)
    if args.command == "serve":
        from oldworld.cli import serve

        return serve.run(args)
    if args.command == "backup":
        from oldworld.cli import backup

        return backup.run(args)
    from oldworld.cli import lookup

    return lookup.run(args)


if __name__ == "__main__":
    sys.exit(main())
