"""A game at one terminal: people and bots take their turns, and commands are answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from oldworld.bots import LEVELS, Bot, make_bot
from oldworld.cli import matching, saves
from oldworld.cli.files import LONGEST, FileError, shown, why
from oldworld.cli.screens import Screen
from oldworld.cli.speaking import Speaker
from oldworld.kernel.errors import OldworldError
from oldworld.kernel.match import NOBODY, Decision, Match

HUMAN = "human"
_LOG_LINES = 20
_MOST_CLAUSES = 12
_MOST_MEANINGS = 8


class Quit(Exception):
    """The person leaves the table."""


class Session:
    """The table: a match, who sits where, and the screen between them."""

    def __init__(
        self, match: Match, players: dict[str, str], screen: Screen, speaker: Speaker, *, loaded: bool = False
    ) -> None:
        self.screen = screen
        self.speaker = speaker
        self.words = speaker.words
        self._sit(match, players, loaded)
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "board": self._board,
            "hand": self._hand,
            "log": self._log,
            "why": self._why,
            "rules": self._rules,
            "card": self._card,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
            "exit": self._quit,
        }

    def _sit(self, match: Match, players: dict[str, str], loaded: bool) -> None:
        """Take seats: a bot where the player is a bot's level, a person everywhere else.

        What happened before a game was saved is not told again; the log has it.
        """
        self.match = match
        self.speaker.setup = match.setup
        self.players = {seat: players.get(seat) or HUMAN for seat in match.seats}
        self.bots: dict[str, Bot] = {
            seat: make_bot(level, seed=f"{match.seed}/{seat}", title=match.title)
            for seat, level in self.players.items()
            if level in LEVELS
        }
        self._viewer = ""
        told = len(match.events(everything=True)) if loaded else 0
        self._told = dict.fromkeys(("", *match.seats), told)
        """How many events each seat has been told of; "" is what a spectator has."""
        self._drawn = -1
        """After how many choices the table was drawn last."""
        self._phase: object = ""

    @property
    def people(self) -> list[str]:
        """The seats people sit in."""
        return [seat for seat in self.players if seat not in self.bots]

    # -- the game -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while self.match.pending:
            decision = self.match.pending[0]
            bot = self.bots.get(decision.seat)
            if bot is not None:
                self._choose(str(bot.choose(self.match.view(decision.seat), decision)), decision.seat)
            else:
                self._ask(decision)
        news = self._news(self.people[0] if len(self.people) == 1 else "")
        self.screen.turn(news, self.match.view(None).as_dict(), self.speaker)
        result = self.match.result
        if result is not None:
            for line in self.speaker.result(result):
                self.screen.line(line, "bold")

    def _choose(self, option: str, seat: str) -> None:
        """Make a choice wholly or, where Ctrl-C comes between, not at all."""
        after = self.match.fork()
        after.choose(option, seat)
        self.match = after

    def _ask(self, decision: Decision) -> None:
        """Put a question to a person and wait until it is answered."""
        if decision.seat != self._viewer:
            self._hand_over(decision.seat)
        news = self._news(decision.seat)
        view = self.match.view(decision.seat)
        table = view.as_dict()
        phase = table.get("phase", len(self.match))  # without phases the table is shown at every question
        new_turn = decision.prompt == "action" or phase != self._phase
        draw = self._drawn < 0 or (new_turn and self._drawn != len(self.match))
        self.screen.turn(news, table if draw else None, self.speaker)
        if draw:
            self._drawn = len(self.match)
            self._phase = phase
        names = [(str(option), self.speaker.option(str(option), view)) for option in decision.options]
        self.screen.question(decision.seat, decision.prompt, self.speaker.prompt(decision), names)
        self._answer(self.screen.read(self.words("ui-prompt")))

    def _answer(self, line: str) -> None:
        line = line[:LONGEST]
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if not line:
            return
        if command is not None:
            command(rest.strip())
            return
        seat = self.match.pending[0].seat
        choices, could_be = matching.understand(line, self.match, self.speaker)
        if choices:
            for choice in choices:
                self._choose(choice, seat)
        elif could_be:
            options = " · ".join([self.speaker.option(option) for option in could_be[:_MOST_MEANINGS]])
            if len(could_be) > _MOST_MEANINGS:
                options += " · …"
            self.screen.line(self.words("ui-ambiguous", text=line, options=options), "yellow")
        elif line.isdecimal():
            last = str(len(self.match.pending[0].options))
            self.screen.line(self.words("ui-no_number", number=line, last=last), "yellow")
        else:
            self.screen.line(self.words("ui-unknown_choice", text=line), "yellow")

    def _hand_over(self, seat: str) -> None:
        """Between people at one screen, hands are hidden."""
        if len(self.people) > 1:
            self.screen.clear(self.words("ui-hidden") if self._viewer else "")
            self.screen.question(seat, "hand_over", self.words("ui-pass_keyboard", seat=self.speaker.seat(seat)), [])
            if self._commands.get(self.screen.read(self.words("ui-prompt")).casefold()) == self._quit:
                raise Quit
            self.screen.clear()
        self._viewer = seat
        self._drawn = -1

    def _news(self, seat: str) -> list[tuple[str, str]]:
        """What happened since this seat ("" for everybody) was last told, as far as it may know: lines and styles."""
        from oldworld.cli.chaos_board import HEADINGS

        total = len(self.match.events(everything=True))
        events = self.match.events(seat or None, start=self._told[seat or self._viewer])
        self._told[seat] = total
        return [
            (self.speaker.say(saying), "bold" if saying.message in HEADINGS else "")
            for saying, _ in self.match.title.say_events(events)
        ]

    # -- commands -------------------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        for line in self.words("ui-help").splitlines():
            self.screen.line(line)

    def _board(self, rest: str) -> None:
        self._drawn = -1

    def _hand(self, rest: str) -> None:
        self.screen.hand(self.match.view(self._viewer).as_dict(), self.speaker)

    def _log(self, rest: str) -> None:
        wanted = matching.number_of(rest)
        lines = self.speaker.events(self.match.events(self._viewer or None))
        if not lines:
            self.screen.line(self.words("ui-log_empty"))
        for line, clause in lines[-wanted if wanted > 0 else -_LOG_LINES :]:
            self.screen.line(f"{line}  [{clause}]")

    def _why(self, rest: str) -> None:
        if not rest:
            example = str(self.match.pending[0].options[0])
            self.screen.line(self.words("ui-why_usage", example=example))
            return
        options = self.match.pending[0].options
        number = matching.number_of(rest)
        if rest.isdecimal() and not 1 <= number <= len(options):
            self.screen.line(self.words("ui-no_number", number=rest, last=str(len(options))))
            return
        asked = str(options[number - 1]) if number > 0 else matching.notation(rest, self.match, self.speaker)
        refusal = self.match.explain(asked, self._viewer)
        if refusal is None:
            self.screen.line(self.words("ui-why_legal"))
            return
        reason = self.speaker.refusal(refusal)
        if refusal.clause:
            self.screen.line(self.words("ui-why", reason=reason, clause=refusal.clause))
            self.screen.line(self.speaker.clause(refusal.clause), "dim")
        else:
            self.screen.line(self.words("ui-why_plain", reason=reason))

    def _rules(self, rest: str) -> None:
        if not rest:
            self.screen.line(self.words("ui-rules_usage"))
            return
        found = self.words.search_rules(rest)
        if not found:
            self.screen.line(self.words("ui-no_clause", word=rest))
        for clause, text in found[:_MOST_CLAUSES]:
            self.screen.line(f"{clause}: {text}")
        if len(found) > _MOST_CLAUSES:
            self.screen.line(self.words("ui-more_clauses", count=len(found) - _MOST_CLAUSES))

    def _card(self, rest: str) -> None:
        if not rest:
            self.screen.line(self.words("ui-card_usage"))
            return
        lines = card_lines(rest, self.speaker)
        for line in lines or [self.words("ui-no_card", word=rest)]:
            self.screen.line(line)

    def _undo(self, rest: str) -> None:
        """Back to the last choice a person here made. What was seen meanwhile is taken back by consent."""
        names = self.match.title.seat_names()
        acted: list[str] = []
        for choice in reversed(self.match.choices()):
            if choice.seat == NOBODY:
                continue
            acted.append(names[choice.seat])
            if acted[-1] == self._viewer:
                seen = len(self.match.outcomes()) > choice.outcomes or len(set(acted)) > 1
                break
        else:
            self.screen.line(self.words("ui-nothing_to_undo"))
            return
        if seen and len(self.people) > 1 and not self._consent():
            self.screen.line(self.words("ui-undo_kept"))
            return
        self.match = self.match.back(len(acted))
        total = len(self.match.events(everything=True))
        self._told = {seat: min(count, total) for seat, count in self._told.items()}
        self._drawn = -1
        self.screen.line(self.words("ui-undone", number=len(self.match)))

    def _consent(self) -> bool:
        """Do all people here agree to take back what some have seen?"""
        answers = [("yes", self.words("ui-yes")), ("no", self.words("ui-no"))]
        self.screen.question(self._viewer, "undo_seen", self.words("ui-undo_seen"), answers)
        typed = self.screen.read(self.words("ui-prompt")).casefold()
        return typed != "" and (typed == "1" or any(word.startswith(typed) for word in answers[0]))

    def _save(self, rest: str) -> None:
        try:
            path = saves.save(self.match, self.players, rest)
        except OSError as error:
            file = rest or str(error.filename or "")
            self.screen.line(self.words("ui-save_failed", file=file, reason=why(error)), "red")
        else:
            self.screen.line(self.words("ui-saved", file=str(path)))

    def _load(self, rest: str) -> None:
        if not rest:
            self.screen.line(self.words("ui-load_again"))
            return
        try:
            match, players = saves.load(rest)
        except OldworldError as error:
            reason = shown(error.reason if isinstance(error, FileError) else str(error))
            self.screen.line(self.words("ui-load_failed", file=rest, reason=reason), "red")
            return
        self._sit(match, players, True)
        self.screen.line(self.words("ui-loaded", file=rest))

    def _quit(self, rest: str) -> None:
        raise Quit

    def leave(self) -> Path:
        """Save the game for later."""
        return saves.save(self.match, self.players)


def card_lines(text: str, speaker: Speaker) -> list[str]:
    """What a card, upgrade or token of that name does."""
    sought = matching.fold(text)
    lines: list[str] = []
    if not sought:
        return lines
    words = speaker.words
    for kind, word in speaker.title.things():
        name = speaker.name(kind, word)
        if sought in matching.fold(name) or sought in matching.fold(word):
            lines.append(name)
            facts = speaker.title.say_facts(kind, word)
            if facts is not None:
                lines.append(f"  {speaker.say(facts)}")
            text = speaker.text(kind, word)
            if text:
                lines.append(f"  {text}")
            if speaker.title.is_reconstructed(kind, word):
                lines.append(f"  ({words(f'{speaker.title.name}-board-reconstructed')})")
    return lines
