"""What goes over the wire, as types: the OpenAPI document and the browser's types are made from these."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from oldworld.kernel.saying import Saying

Name = Annotated[
    str, StringConstraints(min_length=1, max_length=40, pattern=r"^[^\s\x00-\x1f\x7f](.*[^\s\x00-\x1f\x7f])?$")
]
Language = Literal["en", "pl", "fr"]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
Kind = Literal["open", "private", "solo"]


def _keys_too(schema: dict[str, Any]) -> None:
    """Say in the document what keys may be: pydantic would let all others in beside those it describes."""
    ((_, word),) = schema.pop("patternProperties").items()
    schema |= {"propertyNames": word, "additionalProperties": word}


Words = Annotated[dict[Word, Word], Field(json_schema_extra=_keys_too)]


class Wire(BaseModel):
    """What all of them share: a key that nobody knows is a mistake."""

    model_config = ConfigDict(extra="forbid")


class Said(Wire):
    """A sentence as the id of a Fluent message with what goes into it; ``number`` follows the whole."""

    id: str
    args: dict[str, str | int | Said | list[Said]] = {}
    number: str = ""


def said(title: str, saying: Saying) -> Said:
    """A title's saying, ready to be sent."""
    args: dict[str, str | int | Said | list[Said]] = {}
    for key, value in saying.args.items():
        if isinstance(value, Saying):
            args[key] = said(title, value)
        elif isinstance(value, str | int):
            args[key] = value
        else:
            args[key] = [said(title, part) for part in value]
    return Said(id=f"{title}-{saying.message}", args=args, number=saying.number)


class Refusal(Wire):
    """Why a request changed nothing. ``said`` is a message with its arguments; ``clause`` the rule it rests on."""

    code: str
    said: Said
    clause: str = ""
    table: TableOut | None = None
    """The table as it is now, for whoever answered for an older one."""


# -- people -------------------------------------------------------------------------------------------


class NewGuest(Wire):
    """A name is enough to play."""

    name: Name
    language: Language = "en"


class Change(Wire):
    """What a person may change about themselves."""

    name: Name | None = None
    language: Language | None = None


class Credentials(Wire):
    """An e-mail address and a password."""

    email: Annotated[str, StringConstraints(min_length=3, max_length=254, pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]+$")]
    password: Annotated[str, StringConstraints(min_length=10, max_length=200)]


class Me(Wire):
    """Who is signed in here."""

    id: str
    name: str
    language: Language
    email: str | None
    guest: bool
    confirmed: bool
    """Was it shown that the address is theirs?"""
    claimed: str | None
    """The address to which a letter went that has not come back yet."""
    password: bool
    """Is there a password to come back with?"""


# -- titles -------------------------------------------------------------------------------------------


class SettingOut(Wire):
    """A set-up option, its values, and what each edition makes of it."""

    name: str
    values: list[str]
    default: str
    by_edition: dict[str, str]


class TitleOut(Wire):
    """A game that can be played here."""

    name: str
    seats: list[str]
    seat_names: dict[str, Said]
    counts: list[int]
    """With how many seats it can be played."""
    settings: list[SettingOut]
    bots: list[str]


# -- games --------------------------------------------------------------------------------------------


class ClockIn(Wire):
    """How much time a seat has: ``live`` for all its choices, ``slow`` for each. Then a bot takes the seat."""

    kind: Literal["live", "slow"]
    seconds: Annotated[int, Field(ge=60, le=30 * 24 * 3600)]


class NewGame(Wire):
    """A game to be set up. A seat is taken by ``me``, by a bot's level, or ``open`` for whoever comes."""

    title: Word
    seats: Annotated[Words, Field(min_length=1, max_length=12)]
    options: Annotated[Words, Field(max_length=40)] = {}
    kind: Kind = "open"
    spectators: bool = True
    clock: ClockIn | None = None
    seed: Annotated[str, StringConstraints(max_length=80, pattern=r"^[A-Za-z0-9 _.-]*$")] = ""


class Sit(Wire):
    """Where somebody would like to sit."""

    seat: Word
    invitation: Annotated[str, StringConstraints(max_length=40)] = ""


class Replace(Wire):
    """The host puts a bot into a seat that nobody has."""

    seat: Word
    bot: Word


class Rematch(Wire):
    """Once more: everybody where they sat, or one seat further on."""

    rotate: bool = False


class ChairOut(Wire):
    """A seat and who has it; with a name and a bot, the bot stands in."""

    seat: str
    name: str
    bot: str
    mine: bool
    taken: bool
    kept: str = ""
    """Whose seat this will be if they accept."""
    kept_for_me: bool = False
    deadline: datetime | None = None
    """When the time of this seat runs out, if it must decide."""


class GameOut(Wire):
    """A game as the lobby shows it."""

    id: str
    title: str
    kind: Kind
    state: Literal["gathering", "playing", "over"]
    options: dict[str, str]
    chairs: list[ChairOut]
    waiting: list[str]
    number: int
    mine: bool
    my_turn: bool
    host: bool
    spectators: bool
    invitation: str | None
    """For those who sit here: what lets others in."""
    clock: ClockIn | None
    deadline: datetime | None
    """When the time of somebody who must decide runs out."""
    news: int
    """How many lines of my seat's log I have not seen."""
    after: str | None
    """The game that this is the rematch of, for those who may know."""
    uploaded: bool
    """Played elsewhere: its record was uploaded."""
    result: dict[str, JsonValue] | None
    created: datetime
    changed: datetime


# -- the table ----------------------------------------------------------------------------------------


class Answer(Wire):
    """One of the options, for the position this browser saw."""

    number: Annotated[int, Field(ge=0, lt=1_000_000)]
    option: Annotated[str, StringConstraints(min_length=1, max_length=80)]


class TakeBack(Wire):
    """Undo: the last choice, or all of the turn."""

    number: Annotated[int, Field(ge=0, lt=1_000_000)]
    what: Literal["choice", "turn", "by_consent"] = "choice"


class Consent(Wire):
    """Whether what a seat asks for may be taken back."""

    number: Annotated[int, Field(ge=0, lt=1_000_000)]
    agree: bool


class Why(Wire):
    """Something a player would like to do."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=80)]


class WhyOut(Wire):
    """Why it is not legal now; ``said`` is null when it is."""

    said: Said | None
    clause: str


class OptionOut(Wire):
    """Something that may be chosen."""

    text: str
    said: Said


class DecisionOut(Wire):
    """What is asked of this seat, and what it may answer."""

    prompt: str
    args: dict[str, str]
    said: Said
    options: list[OptionOut]


class WaitingOut(Wire):
    """Who must decide, and what everybody may know of it."""

    seat: str
    said: Said
    bot: bool


class LineOut(Wire):
    """Something that happened: after how many choices, and by which clause."""

    move: int
    said: Said
    clause: str


class ProposalOut(Wire):
    """A seat asks to take back what others have seen: how many choices, and who has agreed."""

    seat: str
    back: int
    agreed: list[str]


class DigestOut(Wire):
    """What came since this seat's last turn: after which choice, where in the log, and how much of it is new."""

    move: int
    """After how many choices of the game it begins."""
    line: int
    """The number of its first line in the log."""
    lines: int
    unseen: int
    """So many lines came since this person last saw the table."""


class Seen(Wire):
    """After how many choices somebody has the table before their eyes, and in which epoch of its log."""

    move: Annotated[int, Field(ge=0, lt=1_000_000)]
    epoch: Annotated[int, Field(ge=0, lt=1_000_000)]


class UndoOut(Wire):
    """How many choices this seat could take back now: the last, or the turn's; or by consent. 0 for none."""

    choice: int
    turn: int
    by_consent: int
    proposal: ProposalOut | None
    withdrawn: bool = False
    """The last proposal was taken off the table by whoever had made it."""


class ClockOut(Wire):
    """What the clock showed when the last row was written."""

    kind: Literal["live", "slow"]
    seconds: int
    left: dict[str, float]
    at: datetime
    deadline: datetime | None


class ResultOut(Wire):
    """How it ended."""

    reason: Said
    clause: str
    winners: list[str]
    ranking: list[list[str]]
    points: dict[str, int]


class ReplayOut(Wire):
    """A moment of a game, through somebody's eyes; all-seeing eyes get the view of every seat."""

    table: TableOut
    moves: int
    """How many choices the game has so far."""
    views: dict[str, dict[str, JsonValue]]


class Upload(Wire):
    """A record of a game that was played elsewhere."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=60_000)]


class NewRemark(Wire):
    """Something to be said at a table."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True)]


class RemarkOut(Wire):
    """Something that was said. One that several people reported has no text any more."""

    number: int
    speaker: str | None
    name: str
    seat: str | None
    text: str
    at: datetime
    hidden: bool


class Mute(Wire):
    """Somebody whose remarks one would rather not read."""

    person: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]


class MutedOut(Wire):
    """Somebody one reads nothing of."""

    person: str
    name: str


class Branch(Wire):
    """Play on from a moment: who has which seat, ``me`` or a bot."""

    move: Annotated[int, Field(ge=0, lt=1_000_000)]
    seats: Annotated[Words, Field(min_length=1, max_length=12)]


class TableOut(Wire):
    """Everything a seat (or a spectator) receives of a game in progress."""

    game: str
    title: str
    number: int
    """Of the rows so far: an answer must name it."""
    move: int
    """How many choices have been made."""
    seat: str | None
    view: dict[str, JsonValue]
    waiting: list[WaitingOut]
    decision: DecisionOut | None
    undo: UndoOut
    clock: ClockOut | None
    log: list[LineOut]
    log_from: int
    """The number of the log's first line."""
    epoch: int
    """How many times something was taken back: lines told in another epoch may be other ones now."""
    digest: DigestOut | None
    """For those who sit here."""
    result: ResultOut | None
