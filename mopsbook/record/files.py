"""Texts in files: what a disk can refuse is told in a sentence, and nothing is left half written."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from mopsbook.core.errors import TraceError, short

LARGEST = 4_000_000
"""Bytes; the longest games of the collection need a tenth of it."""


NO_ROOM = frozenset({errno.ENOSPC, errno.EFBIG, errno.EDQUOT})
"""What a disk says that is full, or of which one may use no more."""


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
    target = Path(path)
    if not target.parent.is_dir():
        raise FileNotFoundError(
            f"There is no folder {short(str(target.parent))} to save a file in."
        )
    if target.is_dir():
        raise IsADirectoryError(f"{target.name} is a folder; name a file to save it in.")
    try:
        return _replace(target, content)
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        full = OSError(
            f"There is no room left on the disk for {short(target.name)}, so it was not saved; what was "
            "there before is still there. Delete something, or save in another folder."
        )
        full.errno = error.errno
        raise full from error


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
