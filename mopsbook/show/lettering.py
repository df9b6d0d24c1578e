"""How large letters are on a table, and how much room they take: no renderer can be asked for that."""

from __future__ import annotations

LETTER, QUIET = 0.6, 0.55
"""Width of a bold letter and of a plain one, in parts of their height."""
NAME, TITLE, WORDS, TAG = 13, 13, 13, 13
"""Heights of the letters of a plate, of a caption, of a quiet one, and of a flag."""
PLATE, FLAG = 2.2, 1.7
"""Heights of these pills, in parts of the height of their letters."""
FLAGGED = 22
"""How high above a name the middle of its flag is: it lies on the edge of the plate, and over little above it."""


def width(text: str | int, size: float, letter: float = LETTER) -> float:
    """Return how wide some words are about.

    Examples
    --------
    >>> width("Discard pile", 10), width(12, 20)
    (72.0, 24.0)
    """
    return len(str(text)) * size * letter


def pill(text: str, size: float) -> float:
    """Return how wide a pill is in which some words stand.

    Examples
    --------
    >>> round(pill("Ben", 10)), round(pill("Maximilian", 10))
    (35, 77)
    """
    return max(size * 3, width(text, size) + size * 1.7)
