"""Tells people who are away: looks at the notices that are due, and puts letters into the outbox."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from oldworld.server.errors import Refused
from oldworld.server.letters import outbox
from oldworld.server.letters.postman import Postman
from oldworld.server.letters.presence import Look, Presence
from oldworld.server.rounds import Rounds
from oldworld.server.storage.post import Notice, Sight, Wishes
from oldworld.server.storage.schema import Chair, Game, Person, SignIn, now
from oldworld.server.storage.store import Store

_LOG: Final = logging.getLogger("oldworld.letters")
EVERY_SECONDS: Final = 5.0
_MARK: Final = timedelta(seconds=20)
"""How often it is noted who is looking."""
NEAR: Final = timedelta(seconds=45)
"""Whoever was seen so lately is looking still."""
_TOGETHER: Final = timedelta(minutes=1)
"""What falls due so soon after goes into the same letter."""
_AT_ONCE: Final = 200


class Herald:
    """A thread that looks at the notices. Of several workers, whoever deletes a notice first tells it."""

    def __init__(self, store: Store, presence: Presence, postman: Postman) -> None:
        self.store = store
        self.presence = presence
        self.postman = postman
        self._marked = datetime.min.replace(tzinfo=now().tzinfo)
        self._rounds = Rounds("notices", EVERY_SECONDS, self.look)

    def start(self) -> None:
        """Begin to look."""
        self._rounds.start()

    def close(self) -> None:
        """Look no more."""
        self._rounds.close()

    def look(self, moment: datetime | None = None) -> None:
        """Tell all that is due to whoever has not come to see it."""
        at = moment or now()
        with self.store.reading() as session:
            due = select(Notice.person_id).where(Notice.due <= at).distinct().limit(_AT_ONCE)
            people = list(session.scalars(due))
        if people or at - self._marked >= _MARK:
            self._mark(at)
        told = [person for person in people if self._tell(person, at)]
        if told:
            self.postman.wake()

    # -- who is looking -------------------------------------------------------------------------------

    def _mark(self, at: datetime) -> None:
        """Note who is looking, so that every worker knows."""
        self._marked = at
        looks = self.presence.take()
        if not looks:
            return
        try:
            with self.store.writing() as session:
                for game_id, person_id in sorted(_seated(session, looks)):
                    session.merge(Sight(game_id=game_id, person_id=person_id, at=at))
        except IntegrityError:
            _LOG.debug("another worker has noted the same")

    # -- telling --------------------------------------------------------------------------------------

    def _tell(self, person_id: str, at: datetime) -> bool:
        """Tell somebody all that is due, in one letter. Was there anything to tell?"""
        try:
            with self.store.writing() as session:
                person, wishes = session.get(Person, person_id), session.get(Wishes, person_id)
                rows = select(Notice).where(Notice.person_id == person_id, Notice.due <= at + _TOGETHER)
                due = list(session.scalars(rows.order_by(Notice.due)))
                ready = [one for one in due if _is_ready(session, one, wishes, at)]
                mine = _taken(session, ready)
                told = [_about(session, one) for one in ready if one.id in mine]
                if person is None or wishes is None:
                    return False
                return self._put(session, person, wishes, told)
        except Refused:
            _LOG.warning("the outbox is full: somebody is told later")
            return False

    def _put(self, session: Session, person: Person, wishes: Wishes, told: list[dict[str, Any]]) -> bool:
        by_mail = _wanted(told, wishes.mail) if person.confirmed is not None and self.postman.carrier else []
        by_hook = _wanted(told, wishes.hook) if wishes.hook_url is not None else []
        if by_mail:
            outbox.put(session, "mail", "news", person.id, args={"news": by_mail})
        if by_hook:
            outbox.put(session, "hook", "news", person.id, args={"news": by_hook})
        return bool(by_mail or by_hook)


def _seated(session: Session, looks: set[Look]) -> set[tuple[str, str]]:
    """The games and people of those who look at a game they sit at."""
    digests = {digest for _, digest in looks}
    signed = select(SignIn.digest, SignIn.person_id).where(SignIn.digest.in_(digests))
    people = {row.digest: row.person_id for row in session.execute(signed)}
    chairs = select(Chair.game_id, Chair.person_id).where(Chair.game_id.in_({game_id for game_id, _ in looks}))
    seated = {(row.game_id, row.person_id) for row in session.execute(chairs)}
    return {(game_id, people[digest]) for game_id, digest in looks if digest in people} & seated


def _is_ready(session: Session, notice: Notice, wishes: Wishes | None, at: datetime) -> bool:
    """Shall it be told now? What was seen is forgotten, and for a turn patience begins when one looked away."""
    sight = session.get(Sight, (notice.game_id, notice.person_id))
    if sight is None:
        return True
    if notice.what == "turn":
        later = sight.at + timedelta(minutes=wishes.patience if wishes is not None else 0)
        if later > at:
            session.execute(update(Notice).where(Notice.id == notice.id).values(due=later))
            return False
        return True
    seen = at - sight.at < NEAR if notice.what == "clock" else sight.at >= notice.created
    if seen:
        session.execute(delete(Notice).where(Notice.id == notice.id))
    return not seen


def _taken(session: Session, notices: list[Notice]) -> set[int]:
    """Take notices to be told; those that another worker has taken meanwhile are not among them."""
    if not notices:
        return set()
    session.flush()
    ids = [notice.id for notice in notices]
    taken = delete(Notice).where(Notice.id.in_(ids)).returning(Notice.id)
    return set(session.scalars(taken.execution_options(synchronize_session=False)))


def _about(session: Session, notice: Notice) -> dict[str, Any]:
    """What a letter needs to know of a notice."""
    game = session.get_one(Game, notice.game_id)
    return {
        "what": notice.what,
        "game": game.id,
        "title": game.title,
        "seat": notice.seat,
        "who": notice.who,
        "winners": game.result["winners"] if game.result is not None else [],
        "deadline": (game.deadline or now()).isoformat(),
    }


def _wanted(told: list[dict[str, Any]], wishes: Iterable[str]) -> list[dict[str, Any]]:
    """What is wished for. Whoever hears that it is their turn need not hear that the game has begun."""
    found = [one for one in told if one["what"] in wishes]
    turns = {one["game"] for one in found if one["what"] == "turn"}
    return [one for one in found if one["what"] != "begun" or one["game"] not in turns]
