"""Looking at a game for all who listen there: each is told what its own seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from oldworld.server import lobby, people, rematches, talk, wire
from oldworld.server.ears import Ear
from oldworld.server.errors import Refused
from oldworld.server.room import Room
from oldworld.server.rooms import Rooms
from oldworld.server.storage.schema import Game, Person
from oldworld.server.storage.store import Store
from oldworld.server.table import table

Listeners = list[tuple[Ear, Person | None]]


class Looker:
    """Looks at games, one session and one room for all who listen."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    def look(self, game_id: str, ears: Sequence[Ear]) -> None:
        """Tell everybody what there is to be told now; those who may not see the game hear that there is none."""
        with self.store.reading() as session:
            signed_in = people.who_all(session, {ear.token for ear in ears})
            listeners: Listeners = []
            game = None
            for ear in ears:
                person = signed_in.get(ear.token)
                try:
                    game = lobby.find(session, game_id, person, ear.invitation)
                    listeners.append((ear, person))
                except Refused as error:
                    ear.fail(error)
            if game is None:
                return
            remarks = _remarks(session, game, listeners)
            if game.state == "gathering":
                for ear, person in listeners:
                    found = lobby.describe(game, person).model_dump_json()
                    _tell(ear, {"gathering": found}, {"gathering": found}, remarks[ear])
                return
            over = game.state == "over"
            again = rematches.find(session, game.id) if over else None
            try:
                with self.rooms.use(game_id, session) as room:
                    for ear, person in listeners:
                        news, known = _table(room, ear, person)
                        if over:
                            news["rematch"] = known["rematch"] = _rematch(again, person)
                        _tell(ear, news, known, remarks[ear])
            except Refused as error:
                for ear, _person in listeners:
                    ear.fail(error)


def _table(room: Room, ear: Ear, person: Person | None) -> tuple[dict[str, str], dict[str, str]]:
    """The table with what is new in the log, and the table without: by that it is known again."""
    shown = table(room, room.seat_of(person.id) if person is not None else None, ear.lines, ear.epoch)
    ear.epoch = shown.epoch
    ear.lines = shown.log_from + len(shown.log)
    text = shown.model_dump_json()
    if not shown.log:
        return {"table": text}, {"table": text}  # of its own each: more may be added
    bare = shown.model_copy(update={"log": [], "log_from": ear.lines})
    return {"table": text}, {"table": bare.model_dump_json()}


def _rematch(again: Game | None, person: Person | None) -> str:
    """Who plays again, for those who may see that table."""
    if again is None or not lobby.may_see(again, person):
        return "null"
    return lobby.describe(again, person).model_dump_json()


def _tell(ear: Ear, news: dict[str, str], known: dict[str, str], remarks: list[wire.RemarkOut]) -> None:
    if remarks:
        ear.remarks = max(ear.remarks, remarks[-1].number + 1)
        news = {**news, "remarks": "[" + ",".join(remark.model_dump_json() for remark in remarks) + "]"}
    ear.tell(news, known)


def _remarks(session: Session, game: Game, listeners: Listeners) -> dict[Ear, list[wire.RemarkOut]]:
    """What was said since each listened last, and once more what has been hidden since."""
    last, hidden = talk.overview(session, game)
    again = {ear: {number for number in hidden - ear.hidden if number < ear.remarks} for ear, _person in listeners}
    since = {ear: min([ear.remarks, *numbers]) for ear, numbers in again.items()}
    first = min(since.values(), default=0)
    rows = talk.rows(session, game, first) if first <= last else []
    found = {}
    for ear, person in listeners:
        ear.hidden = hidden
        wanted = [row for row in rows if row.number >= ear.remarks or row.number in again[ear]]
        found[ear] = talk.heard_by(person, wanted)
    return found
