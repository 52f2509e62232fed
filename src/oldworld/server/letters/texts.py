"""What letters say, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from functools import lru_cache
from typing import Any, Final

from oldworld.kernel.title import title, title_names
from oldworld.locale import Words
from oldworld.server.storage.post import Wishes
from oldworld.server.storage.schema import Person, now

STOP_DOOR: Final = "/api/no-letters"
_HOUSE: Final = "oldworld"
_UNITS: Final = (("days", 24 * 60), ("hours", 60), ("minutes", 1))


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a letter, and where."""

    name: str
    language: str
    email: str

    @classmethod
    def of(cls, person: Person, email: str = "") -> Reader:
        """A person, at an address or their own."""
        return cls(person.name, person.language, email or person.email or "")


@lru_cache(maxsize=64)
def words_of(language: str, of: str = "") -> Words:
    """The words of letters, with those of a title where it has any."""
    return Words(language, of, "letters")


def letter(reader: Reader, sender: str, subject: str, lines: list[str], stop: str = "") -> EmailMessage:
    """A letter as it is sent; ``stop`` is the address that ends such letters."""
    made = EmailMessage(policy=SMTP)
    made["From"] = Address(_HOUSE, addr_spec=sender)
    made["To"] = Address(reader.name, addr_spec=reader.email)
    made["Subject"] = subject
    made["Date"] = format_datetime(now())
    made["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    text = "\n\n".join([words_of(reader.language)("letter-hello", name=reader.name), *lines])
    made.set_content(f"{text}\n", cte="quoted-printable")
    made["Content-Language"] = reader.language  # after the content, which clears all about itself
    return made


def way_in(reader: Reader, sender: str, address: str, token: str, why: str) -> EmailMessage:
    """A link to come in by: because it was asked for (``link``), to show whose the address is (``claim``), or because
    somebody claims an address under which a name is kept already (``held``)."""
    say = words_of(reader.language)
    return letter(
        reader,
        sender,
        say(f"letter-{why}-subject", name=reader.name),
        [
            say(f"letter-{why}", name=reader.name),
            f"{address}/come-in#{token}",
            say("letter-link-holds"),
            say(f"letter-{why}-not-you"),
        ],
    )


def moved(reader: Reader, sender: str, address: str) -> EmailMessage:
    """Told to the old address: the name is kept under another one now."""
    say = words_of(reader.language)
    subject = say("letter-moved-subject", name=reader.name)
    return letter(reader, sender, subject, [say("letter-moved", name=reader.name), f"{address}/account"])


def test(reader: Reader, sender: str, address: str, wishes: Wishes) -> EmailMessage:
    """A letter that was asked for to see whether letters come."""
    say = words_of(reader.language)
    lines = [say("letter-test"), f"{address}/account", _end(reader.language, address, wishes)]
    return letter(reader, sender, say("letter-test-subject"), lines, _stop_door(address, wishes))


def news(
    reader: Reader, sender: str, address: str, told: list[Mapping[str, Any]], wishes: Wishes, moment: datetime
) -> EmailMessage:
    """What happened while somebody was away, at one table or several."""
    say = words_of(reader.language)
    lines = [f"{sentence(reader.language, one, moment)}\n{game_address(address, one)}" for one in told]
    if len(told) == 1:
        subject = say(f"letter-{told[0]['what']}-subject", title=title_name(reader.language, told[0]["title"]))
    else:
        subject = say("letter-many-subject", count=len({one["game"] for one in told}))
    lines.append(_end(reader.language, address, wishes))
    return letter(reader, sender, subject, lines, _stop_door(address, wishes))


def sentence(language: str, one: Mapping[str, Any], moment: datetime) -> str:
    """One thing that happened, as a sentence."""
    say = words_of(language)
    args: dict[str, str | int] = {"title": title_name(language, one["title"])}
    what = one["what"]
    if what in ("turn", "clock", "begun"):
        args["seat"] = seat_name(language, one["title"], one["seat"])
    if what == "clock":
        args["amount"] = amount(language, (datetime.fromisoformat(one["deadline"]) - moment).total_seconds())
    if what == "undo":
        args["who"] = seat_name(language, one["title"], one["who"])
    if what == "over":
        winners = [seat_name(language, one["title"], seat) for seat in one["winners"]]
        args["count"] = len(winners)
        args["who"] = ", ".join(winners)
    return say(f"letter-{what}", **args)


def document(language: str, address: str, told: list[Mapping[str, Any]], moment: datetime) -> dict[str, Any]:
    """The same for a program. ``text`` and ``content`` are what chat rooms show of it."""
    found = [
        {
            **{key: one[key] for key in ("what", "game", "title", "seat")},
            "address": game_address(address, one),
            "text": sentence(language, one, moment),
        }
        for one in told
    ]
    text = "\n".join(f"{one['text']} {one['address']}" for one in found)
    return {"news": found, "text": text, "content": text}


def test_document(language: str, address: str) -> dict[str, Any]:
    """A document that was asked for to see whether it comes."""
    text = f"{words_of(language)('letter-test')} {address}/account"
    return {"news": [], "text": text, "content": text}


def game_address(address: str, one: Mapping[str, Any]) -> str:
    """Where a game is."""
    return f"{address}/games/{one['game']}"


def amount(language: str, seconds: float) -> str:
    """A length of time, in the largest unit of which there is one."""
    minutes = max(1, round(seconds / 60))
    unit, size = next((unit, size) for unit, size in _UNITS if minutes >= size)
    return words_of(language)(f"letter-{unit}", count=round(minutes / size))


def title_name(language: str, name: str) -> str:
    """What a title is called; its own word where nobody has named it."""
    say = words_of(language, name)
    return say(f"{name}-title") if say.has(f"{name}-title") else name


def seat_name(language: str, name: str, seat: str) -> str:
    """What a seat is called."""
    if name not in title_names():
        return seat
    said = title(name).say_seat(seat)
    say = words_of(language, name)
    return f"{say(f'{name}-{said.message}')}{said.number}" if say.has(f"{name}-{said.message}") else seat


def _stop_door(address: str, wishes: Wishes) -> str:
    return f"{address}{STOP_DOOR}?token={wishes.stop}"


def _end(language: str, address: str, wishes: Wishes) -> str:
    return f"-- \n{words_of(language)('letter-stop')}\n{address}/no-letters#{wishes.stop}"
