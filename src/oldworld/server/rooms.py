"""Games in progress: rows of the database played again, one room each.

A choice is answered by: open the room, look whether rows have come since, check the expected number,
apply, commit. Whoever calls tells the seats afterwards. A room that could not commit what it applied is
thrown away and opened anew when it is needed.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from oldworld.kernel.errors import IllegalChoice
from oldworld.kernel.match import Match
from oldworld.kernel.title import Refusal
from oldworld.server.errors import Refused, Stale, not_found
from oldworld.server.storage.schema import Chair, Entry, Game, now
from oldworld.server.storage.store import Store

MOST_ROOMS: Final = 500
CHOICE: Final = "choice"
UNDO: Final = "undo"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a person, a bot, or nobody yet."""

    seat: str
    person: str
    bot: str


class Room:
    """A game played from its rows. ``number`` counts the rows it has read; its lock is held by whoever uses it."""

    def __init__(self, game: Game) -> None:
        self.game_id = game.id
        self.lock = threading.RLock()
        self.number = 0
        self.sitters: list[Sitter] = []
        """Who sits where; looked up each time the room is used."""
        self.match = Match(
            game.title, seats=[chair.seat for chair in game.chairs], seed=game.seed, options=game.options
        )
        if self.match.title.rules_version != game.rules_version:
            raise Refused(409, "other_rules", {"was": game.rules_version, "now": self.match.title.rules_version})
        self.marks: list[int] = [len(self.match.events(everything=True))]
        """How many things had happened before each choice, and after the last."""

    def seat_of(self, person: str) -> str | None:
        """The seat this person has, or None."""
        return next((sitter.seat for sitter in self.sitters if person and sitter.person == person), None)

    def bot_at(self, seat: str) -> str:
        """The level of the bot in a seat, or "" if a person has it."""
        return next(sitter.bot for sitter in self.sitters if sitter.seat == seat)

    def people(self) -> list[str]:
        """The people who sit here."""
        return [sitter.person for sitter in self.sitters if sitter.person]

    def choose(self, seat: str, text: str) -> list[str]:
        """Make a choice; what chance brought with it. An illegal one raises `IllegalChoice` and changes nothing."""
        before = len(self.match.outcomes()) if len(self.match) else 0
        self.match.choose(text, seat)
        self.marks.append(len(self.match.events(everything=True)))
        return [self.match.title.outcome_text(code) for code in self.match.outcomes()[before:]]

    def take_back(self, upto: int) -> None:
        """Back to the position after so many choices."""
        self.match = self.match.back(len(self.match) - upto)
        del self.marks[upto + 1 :]

    def read(self, entries: list[Entry]) -> None:
        """Play the rows that have come since."""
        for entry in entries:
            if entry.kind == UNDO:
                self.take_back(int(entry.text))
            else:
                try:
                    chance = self.choose(entry.seat, entry.text)
                except IllegalChoice as error:
                    raise Refused(409, "damaged_game", {"number": entry.number}) from error
                if chance != entry.chance:
                    raise Refused(409, "damaged_game", {"number": entry.number})
            self.number = entry.number + 1

    def waiting(self) -> list[str]:
        """The seats that must decide now."""
        return [decision.seat for decision in self.match.pending]


class Rooms:
    """The rooms this worker has open; the ones unused for longest are closed first."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._lock = threading.Lock()

    def forget(self, game_id: str) -> None:
        """Open this room anew next time."""
        with self._lock:
            self._open.pop(game_id, None)

    @contextmanager
    def use(self, game_id: str, session: Session) -> Iterator[Room]:
        """A room that has read all its rows, for as long as the block lasts."""
        with self._lock:
            room = self._open.get(game_id)
            if room is not None:
                self._open.move_to_end(game_id)
        if room is None:
            game = session.get(Game, game_id)
            if game is None:
                raise not_found("game")
            if game.state == "gathering":
                raise Refused(409, "not_begun")
            room = Room(game)
            with self._lock:
                room = self._open.setdefault(game_id, room)
                while len(self._open) > MOST_ROOMS:
                    self._open.popitem(last=False)
        with room.lock:
            chairs = session.scalars(select(Chair).where(Chair.game_id == game_id).order_by(Chair.place))
            room.sitters = [Sitter(c.seat, c.person_id or "", c.bot or "") for c in chairs]
            rows = select(Entry).where(Entry.game_id == game_id, Entry.number >= room.number).order_by(Entry.number)
            try:
                room.read(list(session.scalars(rows)))
            except Refused:
                self.forget(game_id)
                raise
            yield room

    def answer(self, game_id: str, seat: str, number: int, text: str) -> int:
        """A seat chooses; the new number. Committed when this returns, and not to be told before."""
        return self._write(game_id, seat, number, CHOICE, text)

    def take_back(self, game_id: str, seat: str, number: int, upto: int) -> int:
        """A seat's choices are taken back to the position after ``upto`` choices; the new number."""
        return self._write(game_id, seat, number, UNDO, str(upto))

    def _write(self, game_id: str, seat: str, number: int, kind: str, text: str) -> int:
        applied = False
        try:
            with self.store.writing() as session, self.use(game_id, session) as room:
                if room.number != number:
                    raise Stale
                chance: list[str] = []
                if kind == UNDO:
                    applied = True
                    room.take_back(int(text))
                else:
                    self._check(room, seat, text)
                    applied = True
                    chance = room.choose(seat, text)
                row = Entry(game_id=game_id, number=number, kind=kind, seat=seat, text=text, chance=chance, at=now())
                session.add(row)
                self._note(session, room, number + 1)
                session.flush()
                room.number = number + 1
        except IntegrityError:
            self.forget(game_id)
            raise Stale from None
        except BaseException:
            if applied:
                self.forget(game_id)
            raise
        return number + 1

    def _check(self, room: Room, seat: str, text: str) -> None:
        """Refuse what is not legal, in the words of the title."""
        match = room.match
        refusal = match.explain(text, seat)
        if refusal is not None:
            raise illegal(match, refusal)
        asked = [decision for decision in match.pending if decision.seat == seat]
        if not asked:
            raise Refused(409, "not_asked")
        if text not in [option.text for option in asked[0].options]:
            raise Refused(422, "no_option")

    def _note(self, session: Session, room: Room, number: int) -> None:
        """What the lobby knows of a game."""
        game = session.get_one(Game, room.game_id)
        game.number = number
        game.waiting = room.waiting()
        game.changed = now()
        result = room.match.result
        game.state = "over" if result is not None else "playing"
        game.result = None
        if result is not None:
            game.result = {"winners": list(result.winners), "reason": result.reason, "points": result.points}


def illegal(match: Match, refusal: Refusal) -> Refused:
    """A choice that the rules do not allow, with the clause that forbids it."""
    said = match.title.say_refusal(refusal)
    return Refused(422, "illegal", clause=refusal.clause, said=said, title=match.title.name)
