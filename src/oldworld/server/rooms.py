"""Games in progress: rows of the database played again, one room each.

A choice is answered by: open the room, look whether rows have come since, check the expected number,
apply, commit. Whoever calls tells the seats afterwards. A room that could not commit what it applied is
thrown away and opened anew when it is needed.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from oldworld.kernel.match import Match
from oldworld.kernel.title import Refusal
from oldworld.server.errors import Refused, Stale, not_found
from oldworld.server.letters import notices
from oldworld.server.room import CHOICE, Room
from oldworld.server.storage.schema import Chair, Entry, Game, now
from oldworld.server.storage.store import Store

MOST_ROOMS: Final = 500
_LOCKS: Final = 64


class Row(NamedTuple):
    """What is to be written: the kind of row and its text."""

    kind: str
    text: str


class Rooms:
    """The rooms this worker has open; the ones unused for longest are closed first."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._mutex = threading.Lock()
        self._locks = [threading.RLock() for _ in range(_LOCKS)]

    def forget(self, game_id: str) -> None:
        """Open this room anew next time."""
        with self._mutex:
            self._open.pop(game_id, None)

    def lock(self, game_id: str) -> threading.RLock:
        """Held by whoever uses a room, and by whoever changes it until the change is committed."""
        return self._locks[hash(game_id) % _LOCKS]

    @contextmanager
    def use(self, game_id: str, session: Session) -> Iterator[Room]:
        """A room that has read all its rows, for as long as the block lasts."""
        with self.lock(game_id):
            room = self._room(game_id, session)
            room.seat_them(list(session.scalars(select(Chair).where(Chair.game_id == game_id).order_by(Chair.place))))
            rows = select(Entry).where(Entry.game_id == game_id, Entry.number >= room.number).order_by(Entry.number)
            try:
                room.read(list(session.scalars(rows)))
            except Refused:
                self.forget(game_id)
                raise
            yield room

    def _room(self, game_id: str, session: Session) -> Room:
        with self._mutex:
            room = self._open.get(game_id)
            if room is not None:
                self._open.move_to_end(game_id)
                return room
        game = session.get(Game, game_id)
        if game is None:
            raise not_found("game")
        if game.state == "gathering":
            raise Refused(409, "not_begun")
        room = Room(game)
        with self._mutex:
            self._open[game_id] = room
            while len(self._open) > MOST_ROOMS:
                self._open.popitem(last=False)
        return room

    def answer(self, game_id: str, seat: str, number: int, text: str) -> int:
        """A seat chooses; the new number. Committed when this returns, and not to be told before."""
        return self.write(game_id, seat, number, lambda room, _session: choice(room, seat, text))

    def write(self, game_id: str, seat: str, number: int, what: Callable[[Room, Session], Row]) -> int:
        """Write the row that ``what`` makes of the room as it is, if its number is still the expected one.

        Nobody can look into the room between the moment the row is played in it and its commit.
        """
        played = False
        with self.lock(game_id):
            try:
                with self.store.writing() as session, self.use(game_id, session) as room:
                    if room.number != number:
                        raise Stale
                    row = what(room, session)
                    played = True
                    at = now()
                    chance = room.play(row.kind, seat, row.text, at)
                    room.number = number + 1
                    session.add(
                        Entry(
                            game_id=game_id,
                            number=number,
                            kind=row.kind,
                            seat=seat,
                            text=row.text,
                            chance=chance,
                            at=at,
                        )
                    )
                    self._note(session, room, row.kind, seat)
            except IntegrityError:
                self.forget(game_id)
                raise Stale from None
            except BaseException:
                if played:
                    self.forget(game_id)
                raise
        return number + 1

    def _note(self, session: Session, room: Room, kind: str, actor: str) -> None:
        """What the lobby knows of a game, and what people who are away will be told."""
        game = session.get_one(Game, room.game_id)
        before = game.waiting
        game.number = room.number
        game.waiting = room.waiting()
        game.changed = now()
        game.deadline = room.deadline()
        result = room.match.result
        game.state = "over" if result is not None else "playing"
        game.result = None
        if result is not None:
            game.result = {"winners": list(result.winners), "reason": result.reason, "points": result.points}
        notices.after_row(session, game, room, before, kind, actor)


def illegal(match: Match, refusal: Refusal) -> Refused:
    """A choice that the rules do not allow, with the clause that forbids it."""
    said = match.title.say_refusal(refusal)
    return Refused(422, "illegal", clause=refusal.clause, said=said, title=match.title.name)


def choice(room: Room, seat: str, text: str) -> Row:
    """A choice that is legal; what is not is refused in the words of the title."""
    match = room.match
    refusal = match.explain(text, seat)
    if refusal is not None:
        raise illegal(match, refusal)
    asked = [decision for decision in match.pending if decision.seat == seat]
    if not asked:
        raise Refused(409, "not_asked")
    if text not in [option.text for option in asked[0].options]:
        raise Refused(422, "no_option")
    return Row(CHOICE, text)
