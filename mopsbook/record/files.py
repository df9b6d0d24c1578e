"""Texts in files: what a disk can refuse is told in a sentence, and nothing is left half written."""

from __future__ import annotations

import errno
import json
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mopsbook.core.errors import TraceError, short, why

LARGEST = 4_000_000
"""Bytes; the longest games of the collection need a tenth of it."""


HALVES = re.compile("[\ud800-\udfff]")
"""Halves of characters, which JSON can carry and no file can."""

NO_ROOM = frozenset({errno.ENOSPC, errno.EFBIG, errno.EDQUOT})
"""What a disk says that is full, or of which one may use no more."""


def path_of(path: str | os.PathLike[str]) -> Path:
    """Return where a file is to be, as it was named.

    Examples
    --------
    >>> path_of(5)
    Traceback (most recent call last):
    TypeError: Name a file by a text or a Path, not by 5.
    """
    if not isinstance(path, str | os.PathLike):
        raise TypeError(why("file-path", path=short(path)))
    return Path(path)


def write(path: str | os.PathLike[str], content: bytes) -> Path:
    """Write a file; an existing one is replaced in one go.

    Returns
    -------
    Path
        Where it was written.

    Raises
    ------
    OSError
        If it cannot be written; there is no room if its ``errno`` is one of :data:`NO_ROOM`.
    """
    target = path_of(path)
    with _told(target):
        return _replace(target, content)


def append(path: str | os.PathLike[str], content: bytes) -> Path:
    """Add to the end of a file, which is made if there is none.

    Returns
    -------
    Path
        Where it was written.

    Raises
    ------
    OSError
        As of :func:`write`.
    """
    target = path_of(path)
    with _told(target), target.open("ab") as file:
        file.write(content)
    return target


@contextmanager
def _told(target: Path) -> Iterator[None]:
    """Look at a file that is to be written, and tell in a sentence why it cannot be."""
    try:
        if not target.parent.is_dir():
            raise FileNotFoundError(why("no-folder", folder=short(str(target.parent))))
        if target.is_dir():
            raise IsADirectoryError(why("file-folder", file=short(target.name or str(target))))
        if target.exists() and not target.is_file():  # nobody wants a file instead of a device
            raise FileExistsError(why("file-device", file=short(target.name or str(target))))
        yield
    except (OSError, ValueError) as error:  # some names can be none, such as half a character
        number = getattr(error, "errno", None)
        if isinstance(error, OSError) and number is None:
            raise
        kind = type(error) if isinstance(error, OSError) else OSError
        name = short(target.name)
        full = number in NO_ROOM
        told = kind(
            why("disk-full", file=name)
            if full
            else why("file-unwritable", file=name, problem=_problem(error))
        )
        told.errno = number
        raise told from error


def _problem(error: Exception) -> str:
    """Return what the system says, without the name of the file, which may have no end."""
    said = getattr(error, "strerror", None) or getattr(error, "reason", None)
    return str(said or error)


def _replace(target: Path, content: bytes) -> Path:
    # written beside it first, so that a full disk never leaves half a file
    with tempfile.NamedTemporaryFile(dir=target.parent, prefix="mopsbook-", delete=False) as file:
        written = Path(file.name)
        try:
            file.write(content)
            file.close()
            written.chmod(0o644)  # temporary files are readable by their owner alone
            return written.replace(target)
        except BaseException:
            written.unlink()
            raise


def read(path: str | os.PathLike[str], newest: bool = False) -> str:
    """Return the text of a file that was saved.

    Parameters
    ----------
    path : str or Path
        The file.
    newest : bool
        Whether of a file that is too large the first line and the last ones are read.

    Raises
    ------
    TraceError
        If it can be none, or cannot be read.
    FileNotFoundError
        If there is no such file.
    """
    source = path_of(path)
    try:
        if not source.exists():
            raise FileNotFoundError(why("no-file", file=short(str(source))))
        if not source.is_file():
            raise TraceError("trace-no-file", file=short(source.name or str(source)))
        if source.stat().st_size > LARGEST and newest:
            return _ends(source)
        if source.stat().st_size > LARGEST:
            raise TraceError("trace-large", file=source.name)
        return source.read_text("utf-8")
    except FileNotFoundError:
        raise
    except UnicodeDecodeError:
        raise TraceError("trace-no-text", file=source.name) from None
    except OSError as error:
        raise TraceError(
            "trace-unreadable", file=short(source.name), problem=_problem(error)
        ) from error


def _ends(source: Path) -> str:
    """Return the first line of a file, and of its last bytes the whole lines."""
    with source.open("rb") as file:
        first = file.readline(LARGEST)
        file.seek(-LARGEST, os.SEEK_END)
        file.readline()
        return (first + file.read()).decode()


def json_object(line: str) -> dict[str, Any] | None:
    """Return what a line of a file of JSON Lines holds; None if that is no object.

    Examples
    --------
    >>> json_object('{"move": "0 draw"}'), json_object("[1]"), json_object('{"move')
    ({'move': '0 draw'}, None, None)
    """
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):  # such as a number of thousands of digits
        return None
    return found if isinstance(found, dict) else None
