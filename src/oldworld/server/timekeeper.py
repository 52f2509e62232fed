"""Looks at the clocks: where somebody's time has run out, a bot takes the seat until they come back."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from oldworld.bots import LEVELS
from oldworld.server.news import News
from oldworld.server.rooms import Rooms
from oldworld.server.rounds import Rounds
from oldworld.server.storage.schema import Chair, Game, now
from oldworld.server.thinking import Thinkers

EVERY_SECONDS: Final = 1.0


class Timekeeper:
    """A thread that looks at the clocks now and then. Several workers may do so: the first to commit wins."""

    def __init__(self, rooms: Rooms, news: News, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.news = news
        self.thinkers = thinkers
        self._rounds = Rounds("clocks", EVERY_SECONDS, self.look)

    def start(self) -> None:
        """Begin to look."""
        self._rounds.start()

    def close(self) -> None:
        """Look no more."""
        self._rounds.close()

    def look(self) -> None:
        """Let bots stand in wherever a deadline has passed."""
        due = select(Game.id).where(Game.state == "playing", Game.deadline <= now())
        with self.rooms.store.reading() as session:
            games = list(session.scalars(due))
        for game_id in games:
            self._stand_in(game_id)
            self.news.tell(game_id)
            self.thinkers.wake(game_id)

    def _stand_in(self, game_id: str) -> None:
        rooms = self.rooms
        with rooms.lock(game_id), rooms.store.writing() as session, rooms.use(game_id, session) as room:
            if room.clock is None:
                return
            for seat in room.clock.late(room.waiting_people(), now()):
                session.get_one(Chair, (game_id, seat)).bot = LEVELS[-1]
            session.flush()
            game = session.get_one(Game, game_id)
            session.refresh(game)
            room.seat_them(game.chairs)
            game.deadline = room.deadline()
            for chair in game.chairs:
                chair.deadline = room.deadlines().get(chair.seat)
