"""What goes over the wire about letters and news."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from oldworld.server.storage.post import What
from oldworld.server.wire import Wire

_LABEL = "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?"
MailAddress = Annotated[
    str,
    StringConstraints(
        min_length=3, max_length=254, pattern=rf"^[A-Za-z0-9!#$%&'*+/=?^_`{{|}}~.-]+@{_LABEL}(\.{_LABEL})+$"
    ),
]
Token = Annotated[str, StringConstraints(min_length=20, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
Password = Annotated[str, StringConstraints(min_length=10, max_length=200)]
Whats = Annotated[list[What], Field(max_length=8)]


class House(Wire):
    """What this server can do: does it send letters?"""

    mail: bool


class Email(Wire):
    """An e-mail address to which a letter shall go."""

    email: MailAddress


class Keep(Wire):
    """An e-mail address and a password, to keep a name."""

    email: MailAddress
    password: Password


class NewPassword(Wire):
    """Another password."""

    password: Password


class LinkIn(Wire):
    """The token of a link."""

    token: Token


class LinkOut(Wire):
    """Whose name a link leads to, and under which address."""

    name: str
    email: str
    mine: bool
    """Is it this browser's person anyway?"""


class WishesOut(Wire):
    """Of what somebody would like to be told while away, by mail and at their hook."""

    mail: Whats
    hook: Whats
    patience: int
    """For how many minutes they must have been away."""
    hook_url: str | None


class WishesIn(Wire):
    """What somebody would like to have otherwise."""

    mail: Whats | None = None
    hook: Whats | None = None
    patience: Annotated[int, Field(ge=1, le=24 * 60)] | None = None


class HookIn(Wire):
    """Where news shall be posted to."""

    url: Annotated[str, StringConstraints(min_length=10, max_length=500, pattern=r"^https?://[\x21-\x7e]+$")]


class HookOut(Wire):
    """The secret by which the receiver knows that news are ours. It is said once."""

    secret: str
