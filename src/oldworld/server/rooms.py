"""Games in progress: rows of the database played again, one room each.

A choice is answered by: open the room, look whether rows have come since, check the expected number,
apply, commit. Whoever calls tells the seats afterwards. A room that could not commit what it applied is
thrown away and opened anew when it is needed.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, lazyload, selectinload
from sqlalchemy.orm.attributes import set_committed_value

from oldworld.kernel.match import Match
from oldworld.kernel.title import Refusal
from oldworld.server.errors import Refused, Stale, not_found
from oldworld.server.letters import notices
from oldworld.server.metrics import CHOICES, ROOMS
from oldworld.server.room import CHOICE, UNDO, Room
from oldworld.server.storage.schema import Chair, Entry, Game, Person, now
from oldworld.server.storage.store import Store
from oldworld.server.table import lines_after

MOST_ROOMS: Final = 500
_LOCKS: Final = 64
Shown = TypeVar("Shown")


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
            if self._open.pop(game_id, None) is not None:
                ROOMS.dec()

    def lock(self, game_id: str) -> threading.RLock:
        """Held by whoever uses a room, and by whoever changes it until the change is committed."""
        return self._locks[hash(game_id) % _LOCKS]

    @contextmanager
    def use(self, game_id: str, session: Session) -> Iterator[Room]:
        """A room that has read all its rows, for as long as the block lasts."""
        with self.lock(game_id):
            game = session.get(Game, game_id, options=[selectinload(Game.chairs)])
            if game is None:
                raise not_found("game")
            room = self._room(game)
            room.seat_them(game.chairs)
            if game.number > room.number:
                rows = select(Entry).where(Entry.game_id == game_id, Entry.number >= room.number)
                try:
                    room.read(list(session.scalars(rows.order_by(Entry.number))))
                except Refused:
                    self.forget(game_id)
                    raise
            yield room

    def _room(self, game: Game) -> Room:
        with self._mutex:
            room = self._open.get(game.id)
            if room is not None:
                self._open.move_to_end(game.id)
                return room
        if game.state == "gathering":
            raise Refused(409, "not_begun")
        room = Room(game)
        with self._mutex:
            if game.id not in self._open:
                ROOMS.inc()
            self._open[game.id] = room
            while len(self._open) > MOST_ROOMS:
                self._open.popitem(last=False)
                ROOMS.dec()
        return room

    def answer(self, game_id: str, seat: str, number: int, text: str) -> int:
        """A seat chooses; the new number. Committed when this returns, and not to be told before."""

        def chosen(room: Room, _seat: str, _session: Session) -> Row:
            return choice(room, seat, text)

        return self.write(game_id, number, lambda _session: seat, chosen, lambda room: room.number)

    def write(
        self,
        game_id: str,
        number: int,
        who: Callable[[Session], str],
        what: Callable[[Room, str, Session], Row],
        then: Callable[[Room], Shown],
    ) -> Shown:
        """Write the row that ``what`` makes of the room for the seat of ``who``, if its number is still expected.

        Nobody can look into the room between the moment the row is played in it and its commit; ``then`` looks first.
        """
        played: Room | None = None
        begun = time.perf_counter()
        with self.lock(game_id):
            try:
                with self.store.writing() as session:
                    _game = hold(session, game_id)  # a session forgets what nobody holds on to
                    seat = who(session)
                    with self.use(game_id, session) as room:
                        if room.number != number:
                            raise Stale
                        kind, text = what(room, seat, session)
                        played = room
                        at = now()
                        chance = room.play(kind, seat, text, at)
                        room.number = number + 1
                        session.add(
                            Entry(game_id=game_id, number=number, kind=kind, seat=seat, text=text, chance=chance, at=at)
                        )
                        self._note(session, room, kind, seat)
                        room.seat_them(session.get_one(Game, game_id).chairs)  # what they have seen has changed
            except IntegrityError:
                self.forget(game_id)
                raise Stale from None
            except BaseException:
                if played is not None:
                    self.forget(game_id)
                raise
            if kind == CHOICE:
                CHOICES.observe(time.perf_counter() - begun)
            return then(played)

    def _note(self, session: Session, room: Room, kind: str, actor: str) -> None:
        """What the lobby knows of a game, and what people who are away will be told."""
        game = session.get_one(Game, room.game_id)
        before = game.waiting
        game.number = room.number
        game.waiting = room.waiting()
        game.changed = now()
        game.deadline = room.deadline()
        self._note_chairs(session, room, kind, actor)
        result = room.match.result
        game.state = "over" if result is not None else "playing"
        game.result = None
        if result is not None:
            game.result = {"winners": list(result.winners), "reason": result.reason, "points": result.points}
        notices.after_row(session, game, room, before, kind, actor)

    @staticmethod
    def _note_chairs(session: Session, room: Room, kind: str, seat: str) -> None:
        """Who has how much time, and how much of the log the person at each seat has not seen yet."""
        deadlines = room.deadlines()
        moves = len(room.match)
        for chair in session.get_one(Game, room.game_id).chairs:
            chair.deadline = deadlines.get(chair.seat)
            if chair.person_id is None:
                continue
            if kind == UNDO:
                chair.seen = min(chair.seen, moves)
                chair.news = lines_after(room, chair.seat, chair.seen)
            elif kind == CHOICE:
                chair.news += lines_after(room, chair.seat, moves - 1)
            if kind == CHOICE and chair.seat == seat and chair.bot is None:
                chair.turn, chair.seen, chair.news = moves, moves, 0

    def saw(self, game_id: str, person: Person, move: int, epoch: int) -> None:
        """Somebody has the table of so many choices before their eyes. What was taken back meanwhile does not count."""
        with self.lock(game_id), self.store.writing() as session:
            _game = hold(session, game_id)
            with self.use(game_id, session) as room:
                seat = room.seat_of(person.id)
                if seat is None:
                    raise Refused(403, "not_seated")
                chair = session.get_one(Chair, (game_id, seat))
                seen = min(move, len(room.match))
                if epoch == room.epoch and seen > chair.seen:
                    chair.seen = seen
                    chair.news = lines_after(room, seat, seen)


def hold(session: Session, game_id: str) -> Game | None:
    """The game and its chairs as they are now; until the session ends nobody else changes who sits there.

    Who the people are is not looked up: whoever writes a row asks for no names.
    """
    rows = select(Chair, Game).join(Game, Game.id == Chair.game_id).where(Game.id == game_id).order_by(Chair.place)
    names = (lazyload(Chair.person), lazyload(Chair.kept))
    found = session.execute(rows.with_for_update(of=Chair).options(*names)).all()
    if not found:
        return None
    game = found[0].Game
    assert isinstance(game, Game)
    set_committed_value(game, "chairs", [row.Chair for row in found])
    return game


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
