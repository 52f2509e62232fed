"""Who carries letters: a mail server, or a folder on one's own machine."""

from __future__ import annotations

import ipaddress
import smtplib
import ssl
from dataclasses import dataclass, field
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import parse_qs, unquote, urlsplit

from oldworld.kernel.errors import SetupError

_TIMEOUT: Final = 30.0
_PORTS: Final = {"smtp": 587, "smtps": 465}
_REMEDY: Final = "write smtp://USER:PASSWORD@HOST:587/?from=ADDRESS, smtps://..., or folder:PATH"
_NO_SENDER: Final = "oldworld@localhost"


class Undelivered(Exception):
    """It was not delivered, and why, without a word of it. ``for_good``: there is no sense in trying again."""

    def __init__(self, why: str, for_good: bool = False, status: int = 0) -> None:
        super().__init__(why)
        self.why = why
        self.for_good = for_good
        self.status = status


class Carrier(Protocol):
    """Takes letters to where they go."""

    @property
    def sender(self) -> str:
        """Whom the letters are from."""
        ...

    def carry(self, letter: EmailMessage) -> None:
        """Deliver a letter, or raise `Undelivered`."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder in which each letter becomes a file."""

    path: Path
    sender: str = _NO_SENDER

    def carry(self, letter: EmailMessage) -> None:
        """Write the letter; nobody sees half of it."""
        name = letter["message-id"].strip("<>").partition("@")[0]
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            half = self.path / f".{name}"
            half.write_bytes(letter.as_bytes())
            half.rename(self.path / f"{name}.eml")
        except OSError as error:
            raise Undelivered(type(error).__name__) from None


@dataclass(frozen=True, slots=True)
class MailServer:
    """A mail server that speaks SMTP."""

    host: str
    port: int
    sender: str
    tls: bool
    """TLS from the first word on; otherwise it begins when the server offers it."""
    user: str = ""
    password: str = field(default="", repr=False)

    def carry(self, letter: EmailMessage) -> None:
        """Hand the letter over."""
        try:
            with self._connect() as server:
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Undelivered(f"refused with {codes[0]}", for_good=codes[0] >= 500) from None
        except smtplib.SMTPResponseException as error:
            raise Undelivered(f"{type(error).__name__} {error.smtp_code}") from None
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(type(error).__name__) from None

    def _connect(self) -> smtplib.SMTP:
        if self.tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=_TIMEOUT, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=_TIMEOUT)
        try:
            server.ehlo()
            if not self.tls and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
            elif not self.tls and self.user and not _is_here(self.host):
                raise Undelivered("the server offers no TLS, and a password is never sent in the clear")
            if self.user:
                server.login(self.user, self.password)
        except BaseException:
            server.close()
            raise
        return server


def _is_here(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def carrier_of(url: str) -> Carrier:
    """What `--mail` means. What is wrong with it is said without repeating it: it may hold a password."""
    if url.startswith("folder:") and len(url) > len("folder:"):
        return Folder(Path(url.removeprefix("folder:")))
    try:
        parts = urlsplit(url)
        port = parts.port
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in _PORTS or not parts.hostname:
            raise ValueError
    except ValueError:
        raise SetupError(f"--mail: this is no address of a mail server; {_REMEDY}") from None
    try:
        Address(addr_spec=sender)
    except (ValueError, HeaderParseError, IndexError):
        sender = ""
    if "@" not in sender:
        raise SetupError(f"--mail: whom are the letters from? {_REMEDY}")
    return MailServer(
        host=parts.hostname,
        port=port or _PORTS[parts.scheme],
        sender=sender,
        tls=parts.scheme == "smtps",
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
    )
