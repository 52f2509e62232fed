"""Files a person names: read and written with errors that say which file, and what is wrong with it."""

from __future__ import annotations

import errno
import gzip
import os
import unicodedata
import zlib
from pathlib import Path
from typing import Final

from oldworld.kernel.errors import OldworldError

LONGEST: Final = 900
"""Letters of a text that can be said back to a person (Fluent takes a thousand)."""
_END: Final = 200
_GZIP: Final = b"\x1f\x8b"


class FileError(OldworldError):
    """A file that cannot be read; ``file`` is its name as it was given, ``reason`` what is wrong."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"{file}: {reason}")
        self.file = file
        self.reason = reason


def shown(text: str) -> str:
    r"""Any text as one line that a terminal can show: control characters as escapes, a long middle left out.

    >>> print(shown("two" + chr(10) + "lines and a bell" + chr(7)))
    two\nlines and a bell\x07
    """
    return _short("".join([letter if _can_be_shown(letter) else repr(letter)[1:-1] for letter in _short(text)]))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - _END - 3]} … {text[-_END:]}"


def _can_be_shown(letter: str) -> bool:
    category = unicodedata.category(letter)
    return category[0] != "C" and category not in ("Zl", "Zp")


def why(error: OSError) -> str:
    """What the system says is wrong, without its number and the name of the file."""
    return error.strerror or str(error)


def named(file: str) -> Path:
    """The path a person means; an `OSError` if it cannot be one."""
    if not file:
        raise OSError(errno.ENOENT, "a file must have a name", "''")
    if "\0" in file:
        raise OSError(errno.EINVAL, "a file name cannot hold a null character", file)
    try:
        return Path(file).expanduser()
    except RuntimeError:
        raise OSError(errno.ENOENT, "there is no such user", file) from None


def read_text(file: str | Path, *, unpack: bool = True) -> str:
    """The text of a file; it may be packed with gzip, unless ``unpack`` is off."""
    try:
        data = named(str(file)).read_bytes()
        if data[:2] == _GZIP:
            if not unpack:
                raise FileError(str(file), "this file is packed with gzip; unpack it first: gunzip FILE")
            data = gzip.decompress(data)
        return data.decode("utf-8-sig")
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise FileError(str(file), "this file is packed with gzip, and it is damaged or cut off") from None
    except UnicodeDecodeError as error:
        raise FileError(str(file), f"this is not a text file: byte {error.start + 1} is not UTF-8") from None
    except OSError as error:
        raise FileError(str(file) or "''", why(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    half = path.with_name(path.name + ".part")
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    except BaseException:
        half.unlink(missing_ok=True)
        raise
