"""What the compiled build must be told, and the interpreted one can do without.

A class that others may subclass from plain Python (a title of another project, a test) says so with
``@mypyc_attr(allow_interpreted_subclasses=True)``. The compiler reads the decorator and drops it; the
engine itself needs no package for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**_says: bool) -> Callable[[T], T]:
        """A decorator that does nothing."""
        return lambda decorated: decorated
