"""Addresses of databases and of news as they may be shown: without their passwords."""

from __future__ import annotations

import re

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError


def shown(address: str | URL) -> str:
    """An address without what is secret in it: a password, and whatever is said behind the question mark."""
    try:
        return make_url(address).set(query={}).render_as_string(hide_password=True)
    except ArgumentError:
        return masked(str(address))


def masked(text: str) -> str:
    """What somebody wrote and is no address, without what might have been meant as a password."""
    return re.sub(r"(//[^/\s:]*):.*@", r"\1:***@", text.partition("?")[0])
