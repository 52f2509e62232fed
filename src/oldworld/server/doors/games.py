"""The lobby and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy.orm import Session

from oldworld.bots import LEVELS
from oldworld.kernel.title import title, title_names
from oldworld.server import lobby, people, wire
from oldworld.server.doors.common import Asker, Had, HadOf, Parts, PartsOf, Reading, SignedIn, Token, myself
from oldworld.server.errors import Refused, Stale
from oldworld.server.limits import ACT, NEW_GAME
from oldworld.server.room import AGREE, ASK, BACK, REFUSE, UNDO, WITHDRAW, Room
from oldworld.server.rooms import Row, choice
from oldworld.server.storage.schema import Chair, Game, Person
from oldworld.server.table import table, undo

router = APIRouter(tags=["games"])

GameId = Annotated[str, Path(min_length=1, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Invitation = Annotated[str, Query(max_length=40)]


@router.get("/titles")
def titles() -> list[wire.TitleOut]:
    """The games that can be played here."""
    found = []
    for name in title_names():
        of = title(name)
        found.append(
            wire.TitleOut(
                name=name,
                seats=list(of.seat_names()),
                seat_names={seat: wire.said(name, of.say_seat(seat)) for seat in of.seat_names()},
                counts=list(of.seat_counts()),
                settings=[
                    wire.SettingOut(
                        name=s.name, values=list(s.values), default=s.default, by_edition=dict(s.by_edition)
                    )
                    for s in of.settings()
                ],
                bots=list(LEVELS),
            )
        )
    return found


@router.get("/games")
def list_games(session: Reading, asker: Asker, which: lobby.Which = "open") -> list[wire.GameOut]:
    """The games of a list, the latest first."""
    return [lobby.describe(game, asker) for game in lobby.list_games(session, asker, which)]


@router.post("/games", status_code=201)
def new_game(given: wire.NewGame, parts: PartsOf, person: SignedIn) -> wire.GameOut:
    """Set a game up. It begins at once where no seat is left open."""
    parts.limits.take(NEW_GAME, person.id)
    with parts.store.writing() as session:
        mine = myself(session, person)
        game = lobby.new_game(session, mine, given)
        found = lobby.describe(game, mine)
    parts.changed(found.id)
    return found


@router.get("/games/{game_id}")
def show_game(game_id: GameId, session: Reading, asker: Asker, invitation: Invitation = "") -> wire.GameOut:
    """A game, for those who may see it."""
    return lobby.describe(lobby.find(session, game_id, asker, invitation), asker)


@router.post("/games/{game_id}/seat")
def sit(game_id: GameId, given: wire.Sit, parts: PartsOf, person: SignedIn) -> wire.GameOut:
    """Sit down. A private game wants its invitation."""
    with parts.store.writing() as session:
        mine = myself(session, person)
        game = lobby.find(session, game_id, mine, given.invitation, hold=True)
        lobby.sit(session, game, mine, given.seat)
        found = lobby.describe(game, mine)
    told(parts, found)
    return found


@router.post("/games/{game_id}/seat/back", response_model=wire.TableOut)
def come_back(game_id: GameId, parts: PartsOf, token: Token, log: HadOf) -> Response:
    """Take one's seat again in which a bot stood in."""

    def mine(session: Session, person: Person) -> str:
        chair = lobby.sits(lobby.find(session, game_id, person), person)
        if chair is None:
            raise Refused(403, "not_seated")
        if chair.bot is None:
            raise Refused(409, "not_stood_in")
        return chair.seat

    def row(room: Room, seat: str, session: Session) -> Row:
        session.get_one(Chair, (game_id, seat)).bot = None
        session.flush()
        room.seat_them(session.get_one(Game, game_id).chairs)
        return Row(BACK, "")

    with parts.store.reading() as session, parts.rooms.use(game_id, session) as room:
        number = room.number
    return _write(parts, game_id, token, number, log, row, mine)


@router.delete("/games/{game_id}/seat", status_code=204)
def get_up(game_id: GameId, parts: PartsOf, person: SignedIn) -> None:
    """Get up before the game begins. A game that its host leaves is called off."""
    with parts.store.writing() as session:
        mine = myself(session, person)
        game = lobby.find(session, game_id, mine, hold=True)
        found = lobby.describe(game, mine)
        lobby.get_up(session, game, mine)
    told(parts, found)


@router.post("/games/{game_id}/bots")
def put_bot(game_id: GameId, given: wire.Replace, parts: PartsOf, person: SignedIn) -> wire.GameOut:
    """The host puts a bot into a seat that nobody has."""
    with parts.store.writing() as session:
        mine = myself(session, person)
        game = lobby.find(session, game_id, mine, hold=True)
        lobby.put_bot(session, game, mine, given.seat, given.bot)
        found = lobby.describe(game, mine)
    told(parts, found)
    return found


def told(parts: Parts, game: wire.GameOut) -> None:
    """A game has changed, and the change is committed; at the table it is the rematch of they look at it too."""
    parts.changed(game.id)
    if game.after is not None:
        parts.news.tell(game.after)


# -- the table ----------------------------------------------------------------------------------------


@router.get("/games/{game_id}/table", response_model=wire.TableOut)
def look(
    game_id: GameId,
    parts: PartsOf,
    session: Reading,
    asker: Asker,
    log: HadOf,
    invitation: Invitation = "",
) -> Response:
    """The table as this person may see it, with the log from line ``since`` on, if nothing was taken back."""
    lobby.find(session, game_id, asker, invitation)
    with parts.rooms.use(game_id, session) as room:
        return _shown(table(room, _seat(room, asker), log.since, log.epoch))


@router.post("/games/{game_id}/seen", status_code=204)
def saw(game_id: GameId, given: wire.Seen, parts: PartsOf, person: SignedIn) -> None:
    """The table of so many choices is before somebody's eyes: what came till then is no news to them any more."""
    parts.limits.take(ACT, person.id)
    parts.rooms.saw(game_id, person, given.move, given.epoch)


@router.post("/games/{game_id}/choices", response_model=wire.TableOut)
def choose(game_id: GameId, given: wire.Answer, parts: PartsOf, token: Token, log: HadOf) -> Response:
    """Choose one of the options, for the position this browser saw. Committed when this answers."""

    def row(room: Room, seat: str, _session: Session) -> Row:
        return choice(room, seat, given.option)

    return _write(parts, game_id, token, given.number, log, row)


@router.post("/games/{game_id}/undo", response_model=wire.TableOut)
def take_back(game_id: GameId, given: wire.TakeBack, parts: PartsOf, token: Token, log: HadOf) -> Response:
    """Take back one's last choice, or those of the turn, where nothing new was seen since; else ask for it."""

    def row(room: Room, seat: str, _session: Session) -> Row:
        possible = undo(room, seat)
        back = {"choice": possible.choice, "turn": possible.turn, "by_consent": possible.by_consent}[given.what]
        if back == 0:
            raise Refused(409, "nothing_to_undo")
        return Row(ASK if given.what == "by_consent" else UNDO, str(len(room.match) - back))

    return _write(parts, game_id, token, given.number, log, row)


@router.post("/games/{game_id}/undo/consent", response_model=wire.TableOut)
def consent(game_id: GameId, given: wire.Consent, parts: PartsOf, token: Token, log: HadOf) -> Response:
    """Agree that a seat takes back what one has seen, or refuse. It is taken back when all people have agreed.

    Whoever has asked may refuse too: then they ask no longer.
    """

    def row(room: Room, seat: str, _session: Session) -> Row:
        proposal = room.proposal
        if proposal is not None and seat == proposal.seat and not given.agree:
            return Row(WITHDRAW, "")
        if proposal is None or seat in proposal.agreed:
            raise Refused(409, "nothing_asked")
        if not given.agree:
            return Row(REFUSE, "")
        if proposal.agreed | {seat} >= set(room.people()):
            return Row(UNDO, str(proposal.upto))
        return Row(AGREE, "")

    return _write(parts, game_id, token, given.number, log, row)


@router.post("/games/{game_id}/why")
def why(game_id: GameId, given: wire.Why, parts: PartsOf, person: SignedIn) -> wire.WhyOut:
    """Why something is not legal now."""
    with parts.store.reading() as session:
        seat = my_seat(session, game_id, person)
        with parts.rooms.use(game_id, session) as room:
            return _why(room, given.text, seat)


def _why(room: Room, text: str, seat: str) -> wire.WhyOut:
    match = room.match
    refusal = match.explain(text, seat)
    if refusal is None:
        return wire.WhyOut(said=None, clause="")
    return wire.WhyOut(said=wire.said(match.title.name, match.title.say_refusal(refusal)), clause=refusal.clause)


def _seat(room: Room, person: Person | None) -> str | None:
    return room.seat_of(person.id) if person is not None else None


def my_seat(session: Session, game_id: str, person: Person) -> str:
    """The seat somebody has in a game that has begun."""
    game = lobby.find(session, game_id, person)
    chair = lobby.sits(game, person)
    if chair is None:
        raise Refused(403, "not_seated")
    if game.state == "gathering":
        raise Refused(409, "not_begun")
    if chair.bot is not None:
        raise Refused(409, "stood_in")
    return chair.seat


def _write(
    parts: Parts,
    game_id: str,
    token: str,
    number: int,
    log: Had,
    what: Callable[[Room, str, Session], Row],
    whose: Callable[[Session, Person], str] | None = None,
) -> Response:
    """Write a row of somebody's seat and tell everybody; whoever wrote for an older table is shown the one that is.

    Who it is, is looked up in the same transaction: a choice costs one.
    """
    who = ""

    def seat(session: Session) -> str:
        nonlocal who
        person = people.who(session, token)
        if person is None:
            raise Refused(401, "not_signed_in")
        parts.limits.take(ACT, person.id)
        who = person.id
        return whose(session, person) if whose is not None else my_seat(session, game_id, person)

    def fresh(room: Room) -> wire.TableOut:
        return table(room, room.seat_of(who), log.since, log.epoch)

    def after(room: Room) -> tuple[wire.TableOut, bool]:
        return fresh(room), any(sitter.bot for sitter in room.sitters)

    try:
        found, bots = parts.rooms.write(game_id, number, seat, what, after)
    except Stale as error:
        with parts.store.reading() as session, parts.rooms.use(game_id, session) as room:
            error.table = fresh(room)
        raise
    parts.changed(game_id, bots)
    return _shown(found)


def _shown(found: wire.TableOut) -> Response:
    """A table as it is sent: it is of its form already, and large."""
    return Response(found.model_dump_json(), media_type="application/json")
