"""What a request can be refused for: a code, the status, and what the person reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oldworld.kernel.saying import Saying

if TYPE_CHECKING:
    from oldworld.server.wire import TableOut


class Refused(Exception):
    """A request that changes nothing, and why. ``said`` is the title's own reason, where it has one."""

    def __init__(
        self,
        status: int,
        code: str,
        args: Mapping[str, str | int] | None = None,
        clause: str = "",
        said: Saying | None = None,
        title: str = "",
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.args_said = dict(args) if args is not None else {}
        self.clause = clause
        self.said = said
        self.title = title
        self.table: TableOut | None = None
        """The table as it is now, where the browser's was an older one."""


class Stale(Refused):
    """Somebody else was quicker, or this browser was behind: the table has moved on."""

    def __init__(self) -> None:
        super().__init__(409, "stale")


def not_found(what: str) -> Refused:
    """There is no such thing, or it is none of this person's business."""
    return Refused(404, f"no_{what}")
