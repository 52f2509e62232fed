"""A sentence as an id with arguments, so that it can be said in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Saying:
    """The id of a message (without the title's prefix) and what goes into it.

    An argument is a number, a text that is the same in all languages, another saying, or several
    sayings that are listed. ``number`` follows the whole, as in "Leper 3".
    """

    __slots__ = ("args", "message", "number")

    def __init__(
        self,
        message: str,
        args: Mapping[str, Saying | Sequence[Saying] | int | str] | None = None,
        number: str = "",
    ) -> None:
        self.message = message
        self.args: dict[str, Saying | Sequence[Saying] | int | str] = dict(args) if args is not None else {}
        self.number = number

    def __repr__(self) -> str:
        return f"Saying({self.message}, {self.args})"
