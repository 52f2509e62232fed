"""What people will be told unless they come to see it first: written with the row that it is about.

A turn begins when a seat is waited for that was not, and is one notice. Whoever acts is there and needs none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from sqlalchemy import and_, delete, or_, select
from sqlalchemy.orm import Session

from oldworld.server.clocks import Clock
from oldworld.server.room import ASK, Room
from oldworld.server.storage.post import Notice, What, Wishes
from oldworld.server.storage.schema import Game, now


def begun(session: Session, game: Game, clock: Clock | None) -> None:
    """The game has begun: all are told, and those who must decide that it is their turn."""
    if game.kind == "solo":
        return
    people = {chair.seat: chair.person_id for chair in game.chairs if chair.person_id and not chair.bot}
    wanted = _Wanted(session, game, people)
    wanted.add("begun", people)
    wanted.add("turn", game.waiting)
    wanted.add_clocks(clock, game.waiting)


def after_row(session: Session, game: Game, room: Room, before: Iterable[str], kind: str, actor: str) -> None:
    """A row was written: what it answered need not be told any more, and what it brought will be."""
    if game.kind == "solo":
        return
    people = {sitter.seat: sitter.person for sitter in room.sitters if sitter.person and not sitter.bot}
    wanted = _Wanted(session, game, {sitter.seat: sitter.person for sitter in room.sitters if sitter.person})
    if not wanted.anybody():
        return  # nobody here has ever wished for anything, so nothing waits to be told
    waiting = room.waiting()
    proposal = room.proposal
    asked = [seat for seat in people if seat not in proposal.agreed] if proposal is not None else []
    session.execute(
        delete(Notice).where(
            Notice.game_id == game.id,
            or_(
                Notice.what == "clock",
                and_(Notice.what == "turn", Notice.seat.not_in(waiting)),
                and_(Notice.what == "undo", Notice.seat.not_in(asked)),
            ),
        ),
        execution_options={"synchronize_session": False},
    )
    waited = [seat for seat in waiting if seat in people]
    wanted.add("turn", [seat for seat in waited if seat not in before and seat != actor])
    wanted.add_clocks(room.clock, waited)
    if kind == ASK:
        wanted.add("undo", asked, who=actor)
    if game.state == "over":
        wanted.add("over", [seat for seat in people if seat != actor])


class _Wanted:
    """Writes the notices that somebody wishes for."""

    def __init__(self, session: Session, game: Game, people: Mapping[str, str]) -> None:
        self.session = session
        self.game = game
        self.people = people
        self._wishes: dict[str, Wishes] | None = None

    def anybody(self) -> bool:
        """Has anybody here wishes?"""
        return bool(self._all())

    def _all(self) -> dict[str, Wishes]:
        """The wishes of all who sit here, looked up once."""
        if self._wishes is None:
            rows = self.session.scalars(select(Wishes).where(Wishes.person_id.in_(set(self.people.values()))))
            self._wishes = {row.person_id: row for row in rows}
        return self._wishes

    def _of(self, seat: str) -> Wishes | None:
        return self._all().get(self.people.get(seat, ""))

    def add(self, what: What, seats: Iterable[str], who: str = "", due: datetime | None = None) -> None:
        """Tell those seats at which people sit who wish for it."""
        moment = now()
        for seat in seats:
            wishes = self._of(seat)
            if wishes is None or (what not in wishes.mail and what not in wishes.hook):
                continue
            self.session.add(
                Notice(
                    person_id=wishes.person_id,
                    game_id=self.game.id,
                    seat=seat,
                    what=what,
                    who=who,
                    created=moment,
                    due=due or moment + timedelta(minutes=wishes.patience),
                )
            )

    def add_clocks(self, clock: Clock | None, waiting: Iterable[str]) -> None:
        """Warn those who must decide when a quarter of their time is left."""
        if clock is not None and clock.kind == "slow":
            self.add("clock", waiting, due=clock.last + timedelta(seconds=clock.seconds * 3 / 4))
