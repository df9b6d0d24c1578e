"""Saved games in one folder, by plain file names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from unicodedata import category

from mopsbook.core.errors import MopsError, ReplayError, TraceError
from mopsbook.core.game import Game
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.record.files import NO_ROOM
from mopsbook.record.reading import replay
from mopsbook.record.trace import Trace

SUFFIX = ".jsonl"
MOST_LISTED = 100
EXISTS = "table-save-exists"
"""What is said before a file would be replaced."""
LONGEST_FILE_NAME = 60
# letters of any script, digits and a few signs: good on every file system, and never a path
_NAME = re.compile(r"\w(?:[\w .\-]*[\w\-])?")
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")  # devices on Windows


class Saves:
    """The saved games of a folder.

    Parameters
    ----------
    folder : Path
        Where they lie; it is made for the first of them.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def place(self) -> str:
        """Where the folder is, as a person is told: from the home folder on, if it lies in that."""
        folder = self.folder.absolute()
        try:
            return str(Path("~") / folder.relative_to(Path.home()))
        except (RuntimeError, ValueError):  # there is no home, or it lies elsewhere
            return str(folder)

    def names(self) -> list[str]:
        """Return the names of the files that may be saved games, sorted."""
        try:
            found = [entry.name for entry in self.folder.iterdir() if entry.suffix == SUFFIX]
        except OSError:  # a folder that is gone or closed holds nothing that could be loaded
            return []
        return sorted(name for name in found if file_name(name) == name)[:MOST_LISTED]

    def write(self, trace: Trace, name: str, *, replace: bool = False) -> str:
        """Save a game; return the name of the file.

        Raises
        ------
        DeclinedError
            If the name will not do, the file cannot be written, or there is one already and
            `replace` is not set.
        """
        file = _checked(name)
        path = self.folder / file
        if not replace and (path.exists() or path.is_symlink()):
            raise DeclinedError("error", EXISTS, file=file)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            trace.save(path)
        except OSError as error:
            why = "table-save-full" if error.errno in NO_ROOM else "table-save-failed"
            raise DeclinedError("error", why, file=file) from error
        return file

    def read(self, name: str, game: Game[Any, Any]) -> tuple[str, Trace]:
        """Read a saved game of the game `game`; return the name of its file too.

        Raises
        ------
        DeclinedError
            If there is none of that name, it cannot be read, or it is another game than that of the table.
        """
        file = _checked(name)
        path = self.folder / file
        if not path.is_file():
            raise DeclinedError("error", "table-load-missing", file=file)
        try:
            trace = replay(path)
        except ReplayError as error:
            raise DeclinedError(
                "error", "table-load-move", file=file, number=error.number
            ) from error
        except (TraceError, OSError) as error:
            raise DeclinedError("error", "table-load-broken", file=file) from error
        except MopsError as error:  # a game or an option that does not exist here
            raise DeclinedError("error", "table-load-other", file=file) from error
        if trace.game.name != game.name:
            raise DeclinedError("error", "table-load-other", file=file)
        return file, trace


def file_name(name: str) -> str | None:
    r"""Return the file name for a game that a person calls `name`; None if it cannot be one.

    Examples
    --------
    >>> file_name("Anna’s round"), file_name("round 1"), file_name("round 1.jsonl")
    (None, 'round 1.jsonl', 'round 1.jsonl')
    >>> file_name("../notes"), file_name(".hidden"), file_name("nul")
    (None, None, None)
    >>> file_name("Ame\N{COMBINING ACUTE ACCENT}lie") == "Ame\N{COMBINING ACUTE ACCENT}lie.jsonl"
    True
    """
    stem = name.strip().removesuffix(SUFFIX)
    # a mark belongs to the letter before it, in many scripts and on some keyboards
    marks = [category(sign)[0] == "M" for sign in stem]
    letters = "".join(sign for sign, mark in zip(stem, marks, strict=True) if not mark)
    fine = len(stem) <= LONGEST_FILE_NAME and marks[:1] != [True] and _NAME.fullmatch(letters)
    return stem + SUFFIX if fine and not _RESERVED.fullmatch(letters) else None


def _checked(name: str) -> str:
    file = file_name(name)
    if file is None:
        raise DeclinedError("error", "table-save-name")
    return file
