"""The lobby: setting games up, sitting down, getting up, beginning; which games there are for whom."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final, Literal

from sqlalchemy import ColumnElement, and_, false, or_, select
from sqlalchemy.orm import Session, selectinload

from oldworld.bots import LEVELS
from oldworld.kernel.errors import SetupError
from oldworld.kernel.match import Match
from oldworld.kernel.title import Title, resolve, title, title_names
from oldworld.server import wire
from oldworld.server.clocks import make_clock
from oldworld.server.errors import Refused, not_found
from oldworld.server.letters import notices
from oldworld.server.storage.schema import Chair, Game, Person, now

MOST_LISTED: Final = 100
MOST_GOING_ON: Final = 50
"""How many games somebody may have going on at once."""
ME: Final = "me"
OPEN: Final = "open"

Which = Literal["open", "mine", "over"]


def new_game(session: Session, host: Person, asked: wire.NewGame) -> Game:
    """Set a game up; it begins at once where no seat is left open."""
    if asked.title not in title_names():
        raise Refused(422, "no_title", {"title": asked.title})
    if asked.seed and asked.kind != "solo":
        raise Refused(422, "seed_alone")
    of = title(asked.title)
    try:
        seats = of.check_seats(list(asked.seats))
        options = resolve(of, asked.options)
    except SetupError as error:
        raise Refused(422, "setup", {"reason": str(error)}) from None
    for seat, who in asked.seats.items():
        if who not in (ME, OPEN, *LEVELS):
            raise Refused(422, "no_such_player", {"seat": seat, "player": who})
    if list(asked.seats.values()).count(ME) > 1:
        raise Refused(422, "two_seats")
    if asked.kind == "solo" and (OPEN in asked.seats.values() or ME not in asked.seats.values()):
        raise Refused(422, "solo_seats")
    if asked.kind == "solo" and asked.clock is not None:
        raise Refused(422, "solo_clock")
    game = make_game(host, of, options)
    game.seed = asked.seed or game.seed
    game.kind = asked.kind
    game.spectators = asked.spectators
    game.clock = asked.clock.model_dump() if asked.clock is not None else None
    game.chairs = [_chair(seat, place, asked.seats, host) for place, seat in enumerate(seats)]
    open_game(session, game, host)
    return game


def make_game(host: Person, of: Title, options: dict[str, str]) -> Game:
    """A private game without chairs, that nobody has been told of."""
    moment = now()
    return Game(
        id=secrets.token_urlsafe(12),
        title=of.name,
        rules_version=of.rules_version,
        options=options,
        seed=secrets.token_hex(16),
        kind="private",
        state="gathering",
        spectators=False,
        invitation=secrets.token_urlsafe(16),
        host_id=host.id,
        number=0,
        waiting=[],
        created=moment,
        changed=moment,
    )


def open_game(session: Session, game: Game, host: Person) -> None:
    """A game is there from now on, unless its host has too many; it begins if no seat is open."""
    if len(list_games(session, host, "mine")) >= MOST_GOING_ON:
        raise Refused(409, "too_many_games", {"most": MOST_GOING_ON})
    session.add(game)
    session.flush()
    _begin_if_full(session, game)


def _chair(seat: str, place: int, who: Mapping[str, str], host: Person) -> Chair:
    taker = who[seat]
    return Chair(
        seat=seat,
        place=place,
        person=host if taker == ME else None,
        bot=taker if taker in LEVELS else None,
    )


def _begin_if_full(session: Session, game: Game) -> None:
    """All seats are taken: the game begins. Its first position is looked at once, so that the lobby knows it."""
    if any(chair.person is None and chair.bot is None for chair in game.chairs):
        return
    first = Match(game.title, seats=[chair.seat for chair in game.chairs], seed=game.seed, options=game.options)
    game.state = "playing"
    game.begun = game.changed = now()
    game.waiting = [decision.seat for decision in first.pending]
    people = [chair.seat for chair in game.chairs if chair.bot is None and chair.seat in game.waiting]
    clock = make_clock(game.clock, game.begun)
    game.deadline = clock.deadline(people) if clock is not None else None
    for chair in game.chairs:
        chair.deadline = game.deadline if chair.seat in people else None
    notices.begun(session, game, clock)


def find(session: Session, game_id: str, person: Person | None, invitation: str = "", *, hold: bool = False) -> Game:
    """A game this person may see; there is no other for them.

    While it is held nobody else sits down, gets up or asks for it again: whoever comes next sees what was done.
    """
    if hold:
        session.execute(select(Game.id).where(Game.id == game_id).with_for_update())
    game = session.get(Game, game_id, options=[selectinload(Game.chairs)])
    if game is None or not may_see(game, person, invitation):
        raise not_found("game")
    return game


def may_see(game: Game, person: Person | None, invitation: str = "") -> bool:
    """Those who sit there, whoever has the invitation, and everybody where spectators are welcome."""
    if person is not None and (game.host_id == person.id or sits(game, person) or kept_for(game, person)):
        return True
    if invitation and secrets.compare_digest(invitation.encode(), game.invitation.encode()):
        return True
    return game.kind == "open" and (game.spectators or game.state == "gathering")


def sits(game: Game, person: Person) -> Chair | None:
    """The chair somebody has in a game."""
    return next((chair for chair in game.chairs if chair.person_id == person.id), None)


def kept_for(game: Game, person: Person) -> Chair | None:
    """The chair that is kept for somebody until they accept."""
    return next((chair for chair in game.chairs if chair.kept_id == person.id), None)


def sit(session: Session, game: Game, person: Person, seat: str) -> None:
    """Take a seat; the game begins with the last one."""
    _gathering(game)
    if sits(game, person) is not None:
        raise Refused(409, "two_seats")
    chair = _free_chair(game, seat)
    if chair.kept_id not in (None, person.id):
        raise Refused(409, "seat_kept", {"name": chair.kept.name if chair.kept is not None else ""})
    kept = kept_for(game, person)
    if kept is not None:
        kept.kept_id = None
    chair.person = person
    game.changed = now()
    session.flush()
    _begin_if_full(session, game)


def put_bot(session: Session, game: Game, host: Person, seat: str, bot: str) -> None:
    """The host puts a bot into a seat that nobody has, kept or not."""
    _gathering(game)
    if game.host_id != host.id:
        raise Refused(403, "not_host")
    if bot not in LEVELS:
        raise Refused(422, "no_such_player", {"seat": seat, "player": bot})
    chair = _free_chair(game, seat)
    chair.bot, chair.kept_id = bot, None
    game.changed = now()
    session.flush()
    _begin_if_full(session, game)


def free_seat(game: Game, host: Person, seat: str) -> None:
    """The host keeps a seat no longer for somebody who has not come."""
    _gathering(game)
    if game.host_id != host.id:
        raise Refused(403, "not_host")
    chair = _free_chair(game, seat)
    if chair.kept_id is None:
        raise Refused(409, "not_kept")
    chair.kept_id = None
    game.changed = now()


def get_up(session: Session, game: Game, person: Person) -> None:
    """Leave a seat before the game begins, or decline one that was kept; a game that its host leaves is called off."""
    _gathering(game)
    if game.host_id == person.id:
        session.delete(game)
        return
    chair = sits(game, person) or kept_for(game, person)
    if chair is None:
        raise Refused(409, "not_seated")
    chair.person = chair.kept_id = None
    game.changed = now()


def _gathering(game: Game) -> None:
    if game.state != "gathering":
        raise Refused(409, "begun")


def _free_chair(game: Game, seat: str) -> Chair:
    chair = next((chair for chair in game.chairs if chair.seat == seat), None)
    if chair is None:
        raise Refused(422, "no_seat", {"seat": seat})
    if chair.person is not None or chair.bot is not None:
        raise Refused(409, "seat_taken", {"seat": seat})
    return chair


def list_games(session: Session, person: Person | None, which: Which) -> list[Game]:
    """The games of a list, the latest first: ``open`` to sit down at, ``mine`` that go on, ``over`` that I was in."""
    mine: ColumnElement[bool] = false()
    if person is not None:
        here = or_(Chair.person_id == person.id, Chair.kept_id == person.id)
        mine = or_(Game.host_id == person.id, Game.chairs.any(here))
    free = Game.chairs.any(and_(Chair.person_id.is_(None), Chair.bot.is_(None), Chair.kept_id.is_(None)))
    where = {
        "open": and_(Game.state == "gathering", Game.kind == "open", free),
        "mine": and_(Game.state != "over", mine),
        "over": and_(Game.state == "over", mine),
    }[which]
    rows = select(Game).where(where).order_by(Game.changed.desc()).limit(MOST_LISTED)
    return list(session.scalars(rows.options(selectinload(Game.chairs))))


def describe(game: Game, person: Person | None) -> wire.GameOut:
    """A game as the lobby shows it to somebody."""
    me = person.id if person is not None else ""
    host = bool(me) and game.host_id == me
    own = next((chair for chair in game.chairs if me and chair.person_id == me), None)
    mine = own.seat if own is not None else None
    kept = person is not None and kept_for(game, person) is not None
    return wire.GameOut(
        id=game.id,
        title=game.title,
        kind=game.kind,
        state=game.state,
        options=game.options,
        chairs=[
            wire.ChairOut(
                seat=chair.seat,
                name=chair.person.name if chair.person is not None else chair.called or "",
                bot=chair.bot or "",
                mine=chair.seat == mine,
                taken=chair.person is not None or chair.bot is not None,
                kept=chair.kept.name if chair.kept_id and chair.kept is not None else "",
                kept_for_me=bool(me) and chair.kept_id == me,
                deadline=chair.deadline,
            )
            for chair in game.chairs
        ],
        waiting=game.waiting,
        number=game.number,
        mine=mine is not None or host or kept,
        my_turn=game.state == "playing" and mine in game.waiting,
        host=host,
        spectators=game.spectators,
        clock=wire.ClockIn.model_validate(game.clock) if game.clock is not None else None,
        deadline=game.deadline,
        invitation=game.invitation if mine is not None or host else None,
        news=own.news if own is not None and game.state == "playing" else 0,
        after=game.after_id if mine is not None or host or kept else None,
        uploaded=game.digest is not None,
        result=game.result,
        created=game.created,
        changed=game.changed,
    )
