"""News as a document that is posted to an address of the person's own.

The address is somebody else's word: it may lead nowhere but out into the world. A name is looked up once for each
delivery, all it means is checked, and the connection goes to what was checked.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import http.client
import ipaddress
import json
import socket
import ssl
import threading
import time
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from oldworld import __version__
from oldworld.server.errors import Refused
from oldworld.server.letters.carriers import Undelivered

MOST_SECONDS: Final = 5.0
"""All that a delivery may take."""
_SIGNATURE: Final = "oldworld-signature"
_MOMENT: Final = "oldworld-time"
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_out_there(text: str) -> bool:
    """Is this an address of the wide world, and none of the server's own surroundings in disguise?

    >>> [is_out_there(one) for one in ("127.0.0.1", "192.168.1.7", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [False, False, False, False, False]
    >>> [is_out_there(one) for one in ("1.1.1.1", "2606:4700:4700::1111")]
    [True, True]
    """
    found: Ip = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_out_there(str(found.ipv4_mapped))
        if found in _NAT64:
            return is_out_there(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
        if found.sixtofour is not None or found.teredo is not None or found.is_site_local:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def check(url: str, own_network: bool) -> None:
    """Refuse an address to which nothing may be posted."""
    try:
        _where(_parts(url, own_network), own_network)
    except Undelivered as error:
        raise Refused(422, "hook_address", {"reason": error.why}) from None


def _parts(url: str, own_network: bool) -> SplitResult:
    """The parts of an address that can be meant."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Undelivered("malformed", for_good=True) from None
    if parts.scheme != "https" and not (own_network and parts.scheme == "http"):
        raise Undelivered("https", for_good=True)
    if not parts.hostname or parts.username is not None or parts.fragment:
        raise Undelivered("malformed", for_good=True)
    return parts


def _where(parts: SplitResult, own_network: bool) -> tuple[str, int]:
    """The address and port that a name means now. One that means anything near the server is refused."""
    host = parts.hostname or ""
    port = parts.port or {"https": 443, "http": 80}[parts.scheme]
    try:
        found = [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        raise Undelivered("unknown") from None
    if not found:
        raise Undelivered("unknown")
    if not own_network and not all(is_out_there(one) for one in found):
        raise Undelivered("own_network", for_good=True)
    return found[0], port


def signature(secret: str, moment: str, body: bytes) -> str:
    """By which whoever receives a document knows that it is ours: HMAC-SHA256 of the moment, a point, the document."""
    return "sha256=" + hmac.new(secret.encode(), moment.encode() + b"." + body, hashlib.sha256).hexdigest()


def post(url: str, secret: str, document: dict[str, Any], own_network: bool) -> int:
    """Post a document; the status that came back, or `Undelivered`. Nothing leads any further from there."""
    body = json.dumps(document, ensure_ascii=False).encode()
    moment = str(int(time.time()))
    headers = {
        "content-type": "application/json",
        "user-agent": f"oldworld/{__version__}",
        _MOMENT: moment,
        _SIGNATURE: signature(secret, moment, body),
    }
    status = send(url, body, headers, own_network)
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}", for_good=status == 410, status=status)
    return status


def send(url: str, body: bytes, headers: dict[str, str], own_network: bool) -> int:
    """Post bytes; the status that came back."""
    parts = _parts(url, own_network)
    host, port = _where(parts, own_network)
    try:
        line = socket.create_connection((host, port), timeout=MOST_SECONDS)
    except OSError as error:
        raise Undelivered(type(error).__name__) from None
    lines: list[socket.socket] = [line]
    end = threading.Timer(MOST_SECONDS, _hang_up, [lines])  # however slowly the other side answers
    end.daemon = True
    end.start()
    try:
        if parts.scheme == "https":
            context = ssl.create_default_context()
            safe = context.wrap_socket(line, server_hostname=parts.hostname, do_handshake_on_connect=False)
            lines.append(safe)
            safe.do_handshake()
        return _ask(lines[-1], parts, body, headers)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Undelivered(type(error).__name__) from None
    finally:
        end.cancel()
        for line in lines:
            line.close()


def _ask(line: socket.socket, parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port)
    connection.sock = line
    path = parts.path or "/"
    host = parts.netloc
    connection.request("POST", f"{path}?{parts.query}" if parts.query else path, body, {**headers, "host": host})
    answer = connection.getresponse()
    status = answer.status
    answer.close()
    return status


def _hang_up(lines: list[socket.socket]) -> None:
    with contextlib.suppress(OSError):
        lines[-1].shutdown(socket.SHUT_RDWR)
