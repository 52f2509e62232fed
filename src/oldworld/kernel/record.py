"""A game as text: its set-up, its seed, its choices, and every outcome of chance (docs/record.md).

The text can be read without the engine, and the engine can check it: a replay makes the choices again
and compares each die, draw and reshuffle with what is written.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from oldworld.kernel.chance import DIE, Script, outcome_topic, outcome_value
from oldworld.kernel.errors import OldworldError, RecordError, SetupError
from oldworld.kernel.match import NOBODY, Match
from oldworld.kernel.title import PlaceError, Title, resolve, title

FORMAT: Final = "oldworld-record 1"
_SHORT_DIGEST: Final = 16
_WORDS: Final = 1 << 60
"""The states of the generator are below this."""
_KNOWN: Final = (FORMAT.split()[0], "title", "set", "seat", "seed", "chance", "play", "position")
"""What a line of the header may begin with."""


def seed_line(seed: int | str) -> str:
    """A seed as a record writes it, or a `SetupError`: a record must hold it as it is.

    >>> seed_line(7), seed_line("any text")
    ('7', 'any text')
    """
    text = str(seed)
    if text.splitlines() != [text.strip()] or not text.isprintable():
        raise SetupError(f"the seed cannot be {text!r}: it is one line of text without spaces at its ends")
    return text


def read_outcome(of: Title, text: str) -> int:
    """An outcome of chance that can have come, packed; otherwise -1.

    >>> of = title("chaos")
    >>> of.outcome_text(read_outcome(of, "die khorne 4"))
    'die khorne 4'
    >>> read_outcome(of, "die khorne 9"), read_outcome(of, "die khorne six")
    (-1, -1)
    """
    code = of.outcome_code(text)
    if code < 0 or (outcome_topic(code) == DIE and not 1 <= outcome_value(code) <= 6):
        return -1
    try:
        return code if of.outcome_text(code) == text else -1
    except IndexError:  # so large a number that it ran over into what stands before it
        return -1


class Line:
    """A line of a record that means something: its number in the file and its words."""

    __slots__ = ("number", "text", "words")

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self.words = text.split()


class Record:
    """A game as text. ``lines`` are its meaningful lines, without comments and blanks.

    >>> import oldworld
    >>> match = oldworld.Match("chaos", seed=3)
    >>> match.choose(match.pending[0].options[0])
    >>> record = match.record()
    >>> Record.parse(str(record)).replay().seats == match.seats
    True
    """

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines

    def __str__(self) -> str:
        return "\n".join(line.text for line in self.lines) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and [x.text for x in other.lines] == [x.text for x in self.lines]

    def __hash__(self) -> int:
        return hash(str(self))

    # -- writing ----------------------------------------------------------------------------------

    @classmethod
    def of(cls, match: Match, players: Mapping[str, str] | None = None) -> Record:
        """The record of a match, as far as it has gone; ``players`` says who sits where."""
        names = players or {}
        texts = [FORMAT, f"title {match.title.name} {match.title.rules_version}"]
        texts += [f"set {name} {value}" for name, value in match.setup.items()]
        texts += [" ".join(["seat", seat, *names.get(seat, "").split()]) for seat in match.seats]
        if match.position is not None:
            texts.append(f"position {json.dumps(match.position, separators=(',', ':'))}")
        texts.append("chance scripted" if match.scripted else f"seed {seed_line(match.seed)}")
        texts.append("play")
        texts += _moves(match)
        result = match.result
        if result is None:
            texts.append(f"open {len(match)}")
        else:
            winners = " ".join(result.winners) if result.winners else "nobody"
            points = " ".join(f"{seat}={n}" for seat, n in result.points.items())
            texts.append(f"end {result.reason} {result.clause} winners {winners} points {points}")
        texts.append(f"digest {_digest(texts)}")
        return cls([Line(number + 1, text) for number, text in enumerate(texts)])

    # -- reading ----------------------------------------------------------------------------------

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; its form is checked here, its truth by `replay`."""
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise RecordError(text.count("\n", 0, error.start) + 1, "a record is UTF-8 text; this is not") from None
        lines = [
            Line(number, raw.strip())
            for number, raw in enumerate(text.splitlines(), 1)
            if raw.strip() and not raw.lstrip().startswith("#")
        ]
        if not lines:
            raise RecordError(1, "this file is empty; a record begins with the line 'oldworld-record 1'")
        if lines[0].text != FORMAT:
            raise RecordError(lines[0].number, f"a record begins with the line {FORMAT!r}, not {lines[0].text[:40]!r}")
        last = lines[-1]
        if last.words[0] != "digest" or len(last.words) != 2:
            raise RecordError(last.number, "the record is cut off: its last line must be 'digest ...'")
        if lines[-2].words[0] not in ("end", "open"):
            raise RecordError(lines[-2].number, "the line before the digest must say 'end ...' or 'open ...'")
        return cls(lines)

    def header(self, word: str) -> list[Line]:
        """The header lines that begin with a word."""
        found = []
        for line in self.lines:
            if line.text == "play":
                break
            if line.words[0] == word:
                found.append(line)
        return found

    def _one(self, word: str) -> Line:
        found = self.header(word)
        if not found:
            raise RecordError(self.lines[0].number, f"the header has no line '{word} ...'")
        if len(found) > 1:
            raise RecordError(found[1].number, f"the header has a second line '{word} ...'")
        return found[0]

    def moves(self) -> list[Line]:
        """The lines between ``play`` and the end."""
        for index, line in enumerate(self.lines):
            if line.text == "play":
                return self.lines[index + 1 : -2]
        raise RecordError(self.lines[-1].number, "the record has no line 'play'")

    def players(self) -> dict[str, str]:
        """Who sat where, as far as the record says so."""
        return {line.words[1]: " ".join(line.words[2:]) for line in self.header("seat") if len(line.words) > 1}

    def start(self) -> Match:
        """The match the header describes, before any choice."""
        self._check_header()
        of = self._title()
        options: dict[str, str] = {}
        for line in self.header("set"):
            if len(line.words) != 3:
                raise RecordError(line.number, "a set-up line reads: set NAME VALUE")
            name, value = line.words[1:]
            if name in options:
                raise RecordError(line.number, f"the header has a second line 'set {name} ...'")
            with _at(line):
                resolve(of, {name: value})
            options[name] = value
        seats = self._seats(of)
        script = None
        seed = "scripted"
        if self.header("chance"):
            line = self._one("chance")
            if line.words != ["chance", "scripted"]:
                raise RecordError(line.number, "a chance line reads: chance scripted")
            if self.header("seed"):
                raise RecordError(line.number, "the header has a seed and scripted chance; it must have one of them")
            script = Script([code for line in self.moves() for code in self._outcomes(of, line)])
        else:
            line = self._one("seed")
            seed = line.text[len("seed") :].strip()
            if not seed:
                raise RecordError(line.number, "a seed line reads: seed TEXT")
            with _at(line):
                seed_line(seed)
        try:
            return Match(of, seats=seats, seed=seed, options=options, script=script, position=self._position())
        except PlaceError as error:
            raise RecordError(self._one("position").number, f"position.{error}") from None
        except LookupError as error:
            raise RecordError(self._first_move(), f"scripted chance: {error}") from None

    def _check_header(self) -> None:
        """Every line before ``play`` must be of the header."""
        for line in self.lines[1:]:
            if line.words[0] not in _KNOWN:
                known = ", ".join(sorted(_KNOWN))
                raise RecordError(line.number, f"the header knows no {line.words[0]!r}; it has {known}")
            if line.words[0] == _KNOWN[0]:
                raise RecordError(line.number, f"the header has a second line '{_KNOWN[0]} ...'")
            if line.text == "play":
                return

    def _title(self) -> Title:
        named = self._one("title")
        if len(named.words) != 3:
            raise RecordError(named.number, "a title line reads: title NAME VERSION")
        with _at(named):
            of = title(named.words[1])
        found, ours = named.words[2], of.rules_version
        if found != ours:
            raise RecordError(named.number, f"this record is of rules version {found}; this engine plays {ours}")
        return of

    def _seats(self, of: Title) -> list[str]:
        seats: list[str] = []
        bad = 0
        for line in self.header("seat"):
            if len(line.words) < 2:
                raise RecordError(line.number, "a seat line reads: seat NAME")
            if not bad and (line.words[1] in seats or line.words[1] not in of.seat_names()):
                bad = line.number
            seats.append(line.words[1])
        try:
            of.check_seats(seats)
        except SetupError as error:
            raise RecordError(bad or self.header("seat")[-1].number, str(error)) from None
        return seats

    def _first_move(self) -> int:
        """The line of the first outcome or choice, or of what stands in its place."""
        return self.lines[[line.text for line in self.lines].index("play") + 1].number

    def _position(self) -> dict[str, object] | None:
        if not self.header("position"):
            return None
        line = self._one("position")
        try:
            found = json.loads(line.text[len("position") :])
        except (ValueError, RecursionError) as error:
            raise RecordError(line.number, f"the position is not JSON: {error}") from None
        if not isinstance(found, dict):
            raise RecordError(line.number, "the position must be a JSON object")
        return found

    @staticmethod
    def _outcomes(of: Title, line: Line) -> list[int]:
        if line.words[0] != "=":
            return []
        codes = []
        for text in _expand(line):
            code = read_outcome(of, text)
            if code < 0:
                raise RecordError(line.number, f"{text!r} is no outcome of chance")
            codes.append(code)
        return codes

    def steps(self) -> Iterator[tuple[Line, Match]]:
        """Replay step by step: each line with a choice, and the match after it. Every line is checked."""
        return (step for step in self._reached(self.start()) if step[0].words[0] != "fork")

    def _reached(self, match: Match) -> Iterator[tuple[Line, Match]]:
        """Each line with a choice or a fork, and the match after it."""
        of = match.title
        seen = count = 0
        for line in self.moves():
            word = line.words[0]
            if word == "=":
                for code in self._outcomes(of, line):
                    have = match.outcomes()
                    if seen >= len(have):
                        raise RecordError(line.number, f"'{of.outcome_text(code)}': nothing was rolled or drawn here")
                    if have[seen] != code:
                        said, came = of.outcome_text(code), of.outcome_text(have[seen])
                        raise RecordError(line.number, f"the record says '{said}', the engine '{came}'")
                    seen += 1
                continue
            if seen < len(match.outcomes()):
                missing = of.outcome_text(match.outcomes()[seen])
                raise RecordError(line.number, f"before this line the outcome '{missing}' is missing")
            if word == "fork":
                match = self._fork(match, line)
                yield line, match
                continue
            count += 1
            if len(line.words) != 3 or line.words[0] != str(count):
                raise RecordError(line.number, f"expected choice number {count}: '{count} SEAT OPTION'")
            with _at(line):
                match.choose(line.words[2], line.words[1])
            yield line, match
        if seen < len(match.outcomes()):
            missing = of.outcome_text(match.outcomes()[seen])
            raise RecordError(self.lines[-2].number, f"before this line the outcome '{missing}' is missing")
        self._check_end(match)

    def _fork(self, match: Match, line: Line) -> Match:
        words = line.words
        if len(words) != 3 or not words[2].isdecimal() or len(words[2]) > 19 or not 0 < int(words[2]) < _WORDS:
            raise RecordError(line.number, "a fork line reads: fork SEAT WORD (SEAT may be -)")
        with _at(line):
            fork = match.branch(None if words[1] == "-" else words[1], int(words[2]))
        if len(fork) < len(match):
            raise RecordError(line.number, f"{words[1]} cannot know choice {len(match)} yet; its fork is without it")
        return fork

    def _check_end(self, match: Match) -> None:
        expected = Record.of(match)
        closing, ours = self.lines[-2], expected.lines[-2].text
        if closing.text != ours:
            raise RecordError(closing.number, f"the record ends '{closing.text}', the game '{ours}'")
        if self.lines[-1].text != f"digest {_digest([line.text for line in self.lines[:-1]])}":
            raise RecordError(self.lines[-1].number, "the digest does not fit: a line was changed, moved or removed")

    def replay(self, upto: int | None = None) -> Match:
        """Play the record again and check all of it; with ``upto`` stop after so many choices."""
        match = self.start()
        if upto is None or upto > 0:
            for _, reached in self._reached(match):
                match = reached
                if len(match) == upto:
                    break
        return match


@contextmanager
def _at(line: Line) -> Iterator[None]:
    """What goes wrong within goes wrong on this line."""
    try:
        yield
    except OldworldError as error:
        raise RecordError(line.number, str(error)) from None
    except LookupError as error:
        raise RecordError(line.number, f"scripted chance: {error}") from None


def _moves(match: Match) -> list[str]:
    """The choices, each after the outcomes that came before it."""
    of = match.title
    names = of.seat_names()
    texts: list[str] = []
    outcomes = match.outcomes()
    shown = 0
    count = 0
    for choice in match.choices():
        texts += _outcome_lines([of.outcome_text(code) for code in outcomes[shown : choice.outcomes]])
        shown = choice.outcomes
        if choice.seat == NOBODY:
            branch = match.branches()[choice.option]
            texts.append(f"fork {names[branch.seat] if branch.seat >= 0 else '-'} {branch.word}")
        else:
            count += 1
            texts.append(f"{count} {names[choice.seat]} {of.option_text(choice.option)}")
    texts += _outcome_lines([of.outcome_text(code) for code in outcomes[shown:]])
    return texts


def _outcome_lines(texts: list[str]) -> list[str]:
    """Outcomes as lines; what has the same beginning (dice or draws of one seat) shares a line."""
    lines: list[str] = []
    head = ""
    for text in texts:
        start, _, value = text.rpartition(" ")
        if lines and start == head:
            lines[-1] += f" {value}"
        else:
            lines.append(f"= {text}")
            head = start
    return lines


def _expand(line: Line) -> list[str]:
    """The outcomes of a line, one text each: ``= die khorne 4 6`` is two."""
    words = line.words[1:]
    if len(words) < 2:
        raise RecordError(line.number, "an outcome line reads: = die SEAT VALUE ... or = draw SEAT CARD ...")
    fixed = 1 if words[0] in ("old_world", "token") else 2
    head = " ".join(words[:fixed])
    if len(words) == fixed:
        raise RecordError(line.number, f"'= {head}' says no value")
    return [f"{head} {value}" for value in words[fixed:]]


def _digest(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:_SHORT_DIGEST]
