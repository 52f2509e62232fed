"""The tables of what goes out to people who are away: links to come in by, letters, wishes, notices, sights."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from sqlalchemy import ForeignKey, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from oldworld.server.storage.schema import Base

Way = Literal["mail", "hook"]
What = Literal["turn", "clock", "begun", "over", "undo"]


class Link(Base):
    """A link to come in by, sent to an address. Only the digest of its token is kept."""

    __tablename__ = "links"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    email: Mapped[str] = mapped_column(String(254))
    claimed: Mapped[bool]
    """Did the person ask for it, to show that the address is theirs? Otherwise whoever gave the address did."""
    until: Mapped[datetime]


class Letter(Base):
    """Something to be sent. It holds no text and no token: both are made when it is sent."""

    __tablename__ = "letters"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    way: Mapped[Way] = mapped_column(String(10))
    kind: Mapped[str] = mapped_column(String(10))
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    email: Mapped[str] = mapped_column(String(254))
    """Where it goes; "" for the person's own address."""
    args: Mapped[dict[str, Any]]
    created: Mapped[datetime]
    due: Mapped[datetime] = mapped_column(index=True)
    """When to try next. Whoever sends it moves this first, so that nobody else does."""
    until: Mapped[datetime]
    """When it is given up."""
    tries: Mapped[int]


class Wishes(Base):
    """Of what somebody would like to be told while away, and how."""

    __tablename__ = "wishes"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    mail: Mapped[list[str]]
    hook: Mapped[list[str]]
    patience: Mapped[int]
    """For how many minutes one must have been away."""
    hook_url: Mapped[str | None] = mapped_column(String(500))
    hook_secret: Mapped[str | None] = mapped_column(String(64))
    stop: Mapped[str] = mapped_column(String(43), unique=True)
    """The token of the link that ends letters; all it can do is that."""


class Notice(Base):
    """Something that somebody will be told, if they have not come to see it by then."""

    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), index=True)
    seat: Mapped[str] = mapped_column(String(40))
    what: Mapped[What] = mapped_column(String(10))
    who: Mapped[str] = mapped_column(String(40))
    """The seat that asks, where one does."""
    created: Mapped[datetime]
    due: Mapped[datetime] = mapped_column(index=True)


class Sight(Base):
    """When somebody was last seen looking at a game they sit at."""

    __tablename__ = "sights"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True)
    at: Mapped[datetime]
