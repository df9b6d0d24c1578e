"""What was answered, as plain rows: their form, and the file in which they are kept."""

from __future__ import annotations

import hashlib
import json
import math
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypedDict
from zlib import crc32

from mopsbook.core.errors import MopsError, TraceError, short
from mopsbook.record import files
from mopsbook.record.files import HALVES, json_object

FORMAT = 1
"""The version of the file."""
LONGEST_STUDENT = 100
"""Characters of a student's name."""
LONGEST_NUMBER = 10_000
"""Bits of a whole number that Python still reads."""


class _Answered(TypedDict):
    """What every row holds, also one of a file that was saved before there was more."""

    question: str
    game: str
    kind: str
    level: int
    rules: list[str]
    answer: Any
    right: bool
    tries: int
    seconds: float
    student: str


class Row(_Answered, total=False):
    """How one question was answered.

    Parameters
    ----------
    question : str
        The id of the question.
    game, kind : str
        The game, and which kind of question it is.
    level : int
        How many rules had to be seen at once: 1, 2 or 3.
    rules : list of str
        Ids of the rules that decide it, the deciding one first.
    answer : object
        The last answer, as JSON has it; None if none was given.
    right : bool
        Whether the first answer was right.
    tries : int
        How many answers were given; 0 if the question was skipped, or its answer shown at once.
    seconds : float
        How long it took until the first of them, or until it was skipped.
    student : str
        Who answered; "" if nobody was named.
    first : object
        The first answer, by which it is told whether that was right, or None; files that are older have none of this.
    words : str
        The question in words, in the language in which it was read.
    practice : bool
        Whether it was asked to practise what had been missed or skipped.
    """

    first: Any
    words: str
    practice: bool


NEEDED = tuple(_Answered.__annotations__)
FIELDS = tuple(Row.__annotations__)


def save_rows(path: str | os.PathLike[str], rows: Iterable[Row], student: str = "") -> Path:
    """Write rows as JSON Lines; an existing file is replaced in one go.

    Returns
    -------
    Path
        Where they were written.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    lines = [_dump(row) for row in rows]
    head = {"mopsbook": FORMAT, "results": len(lines), "student": student}
    end = _dump({"end": len(lines), "check": _digest(lines)})
    text = "".join(f"{line}\n" for line in [_dump(head), *lines, end])
    return files.write(path, text.encode())


def read_rows(path: str | os.PathLike[str], called: str | None = None) -> list[Row]:
    """Read the rows of a file that :func:`save_rows` has written.

    What is wrong is told with the name of the file, or with `called`, which may name its folder, too.

    Raises
    ------
    TraceError
        If it is no such file, was cut off or edited, or is of another version.
    FileNotFoundError
        If there is no such file.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> row = Row(
    ...     question="mopsen.takes.1", game="mopsen", kind="takes", level=1, rules=["mopsen.win-trick"],
    ...     answer="card-R16", right=True, tries=1, seconds=4.5, student="Ada",
    ... )
    >>> with TemporaryDirectory() as folder:
    ...     read_rows(save_rows(f"{folder}/ada.jsonl", [row], "Ada")) == [row]
    True
    """
    try:
        return _read(files.read(path))
    except MopsError as error:
        raise TraceError("within", where=called or Path(path).name, problem=error) from error


def checked(row: Any, number: int) -> Row:
    """Return a row that has the form of one.

    Raises
    ------
    TraceError
        If it has not; the error names the row by its number and the field that does not fit.
    """
    if not isinstance(row, Mapping):
        raise TraceError("results-row", row=number, value=short(row))
    for name in NEEDED:
        if name not in row:
            raise TraceError("results-lacking", row=number, field=name)
    for name, value in row.items():
        if name not in FITS or not FITS[name](value):
            raise TraceError("results-field", row=number, field=short(name), value=short(value))
    if (row["right"] and not row["tries"]) or (row["tries"] == 0) != (row["answer"] is None):
        raise TraceError("results-field", row=number, field="'tries'", value=short(row["tries"]))
    found: Row = {name: row[name] for name in FIELDS if name in row}  # type: ignore[assignment]
    return found


def _read(text: str) -> list[Row]:
    first, *lines = text.removeprefix("\ufeff").rstrip().split("\n")
    head = json_object(first)
    if head is None or "mopsbook" not in head or "results" not in head:
        raise TraceError("results-header")
    if type(head["mopsbook"]) is not int or head["mopsbook"] != FORMAT:  # True is 1 in Python
        raise TraceError("trace-version", version=short(head["mopsbook"]), reads=FORMAT)
    end = (json_object(lines[-1]) if lines else None) or {}
    if "end" not in end:
        raise TraceError("results-cut", rows=len(lines))
    found = [json_object(line) for line in lines[:-1]]
    if None in found:
        raise TraceError("results-line", line=found.index(None) + 2)
    rows = [checked(row, number) for number, row in enumerate(found, 1)]
    # a line may also have been written otherwise, by a tool that means the same
    texts: tuple[Iterable[str], ...] = (lines[:-1], map(_dump, rows))
    # a page without a kernel has another sum
    whole = end.get("crc") == crc32("\n".join(lines[:-1]).encode())
    whole = whole or any(end.get("check") == _digest(one) for one in texts)
    if end["end"] != len(rows) or not whole:
        raise TraceError("results-edited")
    return rows


def _is_json(value: object) -> bool:
    """Say whether a value comes back from a file as it was."""
    if isinstance(value, str):
        return not HALVES.search(value)
    if isinstance(value, int):
        return value.bit_length() < LONGEST_NUMBER
    if isinstance(value, float):
        return math.isfinite(value)
    try:
        if isinstance(value, list | tuple):
            return all(map(_is_json, value))
        if isinstance(value, dict):
            return {*map(type, value)} <= {str} and _is_json([*value, *value.values()])
    except RecursionError:
        return False
    return value is None


def _is_text(value: object, longest: int = files.LARGEST) -> bool:
    return isinstance(value, str) and len(value) <= longest and not HALVES.search(value)


FITS: Mapping[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("question", "game", "kind", "words"), _is_text),
    **dict.fromkeys(("answer", "first"), _is_json),
    **dict.fromkeys(("right", "practice"), lambda value: isinstance(value, bool)),
    "student": lambda value: _is_text(value, LONGEST_STUDENT),
    "rules": lambda value: isinstance(value, list) and bool(value) and all(map(_is_text, value)),
    "level": lambda value: type(value) is int and value in (1, 2, 3),
    "tries": lambda value: type(value) is int and 0 <= value < 10**6,
    "seconds": lambda value: type(value) in (int, float) and 0 <= value < math.inf,
}
"""Whether a value has the form of a field."""


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _digest(lines: Iterable[str]) -> str:
    """Return a short sum over lines: it tells an edited file from a saved one."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
