"""Texts in files: what a disk can refuse is told in a sentence, and nothing is left half written."""

from __future__ import annotations

import errno
import json
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

from mopsbook.core.errors import TraceError, saying, short
from mopsbook.core.words import sentence

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
        raise saying(TypeError, "file-path", path=short(path))
    return Path(path)


class Written(type(Path())):  # type: ignore[misc]
    """The path of a file that was just written: in a notebook a sentence, with a link from where it can be loaded.

    Examples
    --------
    >>> Written("class/cats.html")._repr_html_()
    'Saved: <a href="class/cats.html" download>class/cats.html</a>'
    """

    def _repr_html_(self) -> str:
        name = escape(str(self))
        # a notebook is served from its folder, and nothing that lies elsewhere
        near = not self.is_absolute() and ".." not in self.parts
        link = f'<a href="{escape(quote(self.as_posix()))}" download>{name}</a>' if near else name
        return self._told(link)

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        printer.text(self._told(str(self)))

    def _told(self, file: str) -> str:
        return sentence("written", file=file)


def write(path: str | os.PathLike[str], content: bytes) -> Path:
    """Write a file; an existing one is replaced in one go, and folders that are missing are made.

    Returns
    -------
    Path
        Where it was written; a notebook shows it as a sentence.

    Raises
    ------
    OSError
        If it cannot be written; there is no room if its ``errno`` is one of :data:`NO_ROOM`.
    """
    target = path_of(path)
    with _told(target):
        return Written(_replace(target, content))


def append(path: str | os.PathLike[str], content: bytes) -> Path:
    """Add to the end of a file, which is made if there is none, as are its folders.

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
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.is_dir():
            raise saying(IsADirectoryError, "file-folder", file=short(target.name or str(target)))
        if target.exists() and not target.is_file():  # nobody wants a file instead of a device
            raise saying(FileExistsError, "file-device", file=short(target.name or str(target)))
        yield
    except (OSError, ValueError) as error:  # some names can be none, such as half a character
        number = getattr(error, "errno", None)
        if isinstance(error, OSError) and number is None:
            raise
        kind = type(error) if isinstance(error, OSError) else OSError
        name = short(target.name)
        told = (
            saying(kind, "disk-full", file=name)
            if number in NO_ROOM
            else saying(kind, "file-unwritable", file=name, problem=_problem(error))
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
            raise saying(FileNotFoundError, "no-file", file=short(str(source)))
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
