"""The tables: people, their sign-ins, games, who sits where, what was chosen, what was said."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, ClassVar, Literal

from sqlalchemy import JSON, DateTime, ForeignKey, Index, Integer, MetaData, String, Text, TypeDecorator
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

PERSON = 32
GAME = 22
GAME_SEED = 80
PERSON_NAME = 40


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, the same in every database (SQLite forgets the zone)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """As it comes out: always with its zone."""
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


def now() -> datetime:
    """The moment it is."""
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """What all tables share: constraints have names, so that a migration can speak of them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map: ClassVar = {dict[str, Any]: JSON, list[str]: JSON, datetime: Moment}


class Person(Base):
    """Somebody who plays. A guest has a name and nothing else."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(PERSON), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[Literal["en", "pl", "fr"]] = mapped_column(String(2))
    email: Mapped[str | None] = mapped_column(String(254), unique=True)
    confirmed: Mapped[datetime | None]
    """When it was shown that the address is theirs."""
    claimed: Mapped[str | None] = mapped_column(String(254))
    """The address they would like to have, until a letter that went there has come back."""
    password: Mapped[str | None] = mapped_column(String(200))
    muted: Mapped[list[str]] = mapped_column(default=list)
    """The people whose remarks this one would rather not read."""
    created: Mapped[datetime]
    seen: Mapped[datetime]


class SignIn(Base):
    """A browser that is somebody's. Only the digest of its token is kept."""

    __tablename__ = "sign_ins"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[datetime]
    seen: Mapped[datetime]


class Game(Base):
    """A game: its set-up, and how far it is. ``number`` counts its entries."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(GAME), primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[str] = mapped_column(String(20))
    options: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(String(GAME_SEED))
    kind: Mapped[Literal["open", "private", "solo"]] = mapped_column(String(10))
    """Who may sit down: ``open``, ``private`` (whoever has the invitation) or ``solo``."""
    state: Mapped[Literal["gathering", "playing", "over"]] = mapped_column(String(10))
    """``gathering``, ``playing`` or ``over``."""
    spectators: Mapped[bool]
    invitation: Mapped[str] = mapped_column(String(GAME))
    host_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    number: Mapped[int] = mapped_column(Integer, default=0)
    waiting: Mapped[list[str]]
    """The seats that must decide now."""
    result: Mapped[dict[str, Any] | None]
    clock: Mapped[dict[str, Any] | None]
    """How much time a seat has: ``{"kind": "live", "seconds": N}`` for all its choices, or ``"slow"`` for each."""
    deadline: Mapped[datetime | None]
    """When the time of somebody who must decide runs out; a bot takes the seat then."""
    after_id: Mapped[str | None] = mapped_column(String(GAME))
    """The game this one is the rematch of: only one of each is set up at a time."""
    digest: Mapped[str | None] = mapped_column(String(64))
    """Of an uploaded record; such a game was played elsewhere, and is nobody's here but its host's."""
    opening: Mapped[str | None] = mapped_column(Text)
    """A record whose header says how the game begins, where a seed alone cannot: a position, scripted chance."""
    created: Mapped[datetime]
    begun: Mapped[datetime | None]
    changed: Mapped[datetime]
    chairs: Mapped[list[Chair]] = relationship(order_by="Chair.place", cascade="all, delete-orphan")

    __table_args__ = (
        Index("ix_games_state_kind_changed", "state", "kind", "changed"),
        Index("ix_games_deadline", "deadline"),
        Index("uq_games_after_id", "after_id", unique=True),
        Index("ix_games_host_id_digest", "host_id", "digest", unique=True),
    )


class Chair(Base):
    """A seat of a game and who has it: a person, a bot, or nobody yet. With both, the bot stands in for the person."""

    __tablename__ = "chairs"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(40), primary_key=True)
    place: Mapped[int]
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    kept_id: Mapped[str | None] = mapped_column(String(PERSON), index=True)
    """For whom the seat of a rematch is kept until they accept."""
    called: Mapped[str | None] = mapped_column(String(PERSON_NAME))
    """Who sat here, in the words of an uploaded record."""
    turn: Mapped[int] = mapped_column(default=0)
    """After how many choices this person last chose: a bot that stands in does not count."""
    seen: Mapped[int] = mapped_column(default=0)
    """After how many choices this person last saw the table."""
    news: Mapped[int] = mapped_column(default=0)
    """How many lines of the seat's log have come since."""
    deadline: Mapped[datetime | None]
    """When this seat's time runs out, if it must decide."""
    person: Mapped[Person | None] = relationship(lazy="joined")
    kept: Mapped[Person | None] = relationship(
        lazy="joined", viewonly=True, primaryjoin="foreign(Chair.kept_id) == Person.id"
    )


class Remark(Base):
    """Something that was said at a table."""

    __tablename__ = "remarks"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[str | None] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[datetime]
    reported: Mapped[list[str]]
    """The people who found that it should not have been said."""


class Entry(Base):
    """One line of a game: a choice, or a choice taken back. Unique by game and number: nothing is lost or doubled."""

    __tablename__ = "entries"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    chance: Mapped[list[str]]
    """What chance brought with it, so that a game played again can be checked."""
    at: Mapped[datetime]
