"""Texts in files: what a disk can refuse is told in a sentence, and nothing is left half written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from mopsbook.core.errors import TraceError, short

LARGEST = 4_000_000
"""Bytes; the longest games of the collection need a tenth of it."""


def write(path: str | os.PathLike[str], text: str) -> Path:
    """Write a text into a file; an existing one is replaced in one go.

    Returns
    -------
    Path
        Where it was written.
    """
    target = Path(path)
    if not target.parent.is_dir():
        raise FileNotFoundError(f"There is no folder {str(target.parent)!r} to save a game in.")
    if target.is_dir():
        raise IsADirectoryError(f"{target.name} is a folder; name a file to save the game in.")
    # written beside it first, so that a full disk never leaves half a game
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=target.parent, prefix="mopsbook-", delete=False
    ) as file:
        written = Path(file.name)
        try:
            file.write(text)
            file.close()
            written.chmod(0o644)  # temporary files are readable by their owner alone
            return written.replace(target)
        except BaseException:
            written.unlink()
            raise


def read(path: str | os.PathLike[str]) -> str:
    """Return the text of a saved game.

    Raises
    ------
    TraceError
        If it can be none, or cannot be read.
    FileNotFoundError
        If there is no such file.
    """
    source = Path(path)
    try:
        if not source.exists():
            raise FileNotFoundError(f"There is no file {short(str(source))}.")
        if not source.is_file():
            raise TraceError(f"{source.name} is no file, so it is no saved game.")
        if source.stat().st_size > LARGEST:
            raise TraceError(f"{source.name} is larger than any saved game; it was not read.")
        return source.read_text("utf-8")
    except FileNotFoundError:
        raise
    except UnicodeDecodeError:
        raise TraceError(f"{source.name} is no text file, so it is no saved game.") from None
    except OSError as error:
        raise TraceError(f"{short(source.name)} cannot be read: {error.strerror}.") from error
