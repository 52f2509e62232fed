"""Rematches: the same people once more. One new game for all, in which each has a seat that is kept for them."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from oldworld.kernel.errors import SetupError
from oldworld.kernel.title import resolve, title
from oldworld.server import lobby
from oldworld.server.errors import Refused
from oldworld.server.storage.schema import Chair, Game, Person


def find(session: Session, game_id: str, *, hold: bool = False) -> Game | None:
    """The rematch of a game, as long as it is not over; held where somebody is about to sit down at it."""
    rows = select(Game).where(Game.after_id == game_id, Game.state != "over")
    return session.scalar(rows.with_for_update(of=Game) if hold else rows)


def ask(session: Session, game: Game, person: Person, rotate: bool) -> Game:
    """Whoever sat at a game that is over asks for another, or joins the one that somebody has asked for already.

    The game is held by whoever calls: of two who ask at once the second finds what the first has made.
    """
    if lobby.sits(game, person) is None:
        raise Refused(403, "not_seated")
    if game.state != "over":
        raise Refused(409, "still_playing")
    made = find(session, game.id, hold=True)
    if made is None:
        return _make(session, game, person, rotate)
    if lobby.sits(made, person) is None:
        kept = lobby.kept_for(made, person)
        if made.state != "gathering":
            raise Refused(409, "begun")
        if kept is not None:
            lobby.sit(session, made, person, kept.seat)
    return made


def _make(session: Session, game: Game, host: Person, rotate: bool) -> Game:
    """The same title, options, kind, clock and spectators; bots play as well as before."""
    of = title(game.title)
    try:
        made = lobby.make_game(host, of, resolve(of, game.options))
    except SetupError as error:
        raise Refused(422, "setup", {"reason": str(error)}) from None
    made.kind, made.spectators, made.clock = game.kind, game.spectators, game.clock
    made.chairs = _seated(game.chairs, host, 1 if rotate else 0)
    for earlier in session.scalars(select(Game).where(Game.after_id == game.id)):
        earlier.after_id = None  # it is over too: whoever comes from this game shall find the new one
    session.flush()
    made.after_id = game.id
    lobby.open_game(session, made, host)
    return made


def _seated(chairs: list[Chair], host: Person, steps: int) -> list[Chair]:
    """Everybody so many seats further on, bots too. A bot that only stood in makes room for whose seat it is."""
    count = len(chairs)
    found = []
    for place, chair in enumerate(chairs):
        was = chairs[(place - steps) % count]
        found.append(
            Chair(
                seat=chair.seat,
                place=place,
                person=host if was.person_id == host.id else None,
                kept_id=was.person_id if was.person_id != host.id else None,
                bot=was.bot if was.person_id is None else None,
            )
        )
    return found
