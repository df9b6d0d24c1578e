"""The letters of the pieces of a seat: each keeps its own for a whole game.

They stand in the order of the fields, as one text for each seat: of pieces on ``z``, ``t5`` and ``t60``
the letters ``"CBA"`` mean that A stands on ``t60``.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from mopsbook.games.dog.board import HOME, START_ZONE, Board
from mopsbook.games.dog.options import DogOptions

ALL_SEATS = range(6)
LETTERS = "ABCDE"


def usual(options: DogOptions, pieces: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Return the letters of pieces that have none yet: A is the next to come home."""
    return tuple([_row(options.board, fields, seat) for seat, fields in enumerate(pieces)])


def _row(board: Board, fields: Sequence[int], seat: int) -> str:
    """Return the letters of a seat: first the loop from the front on, then home, then who waits.

    Examples
    --------
    >>> _row(Board(16, 4, True, (0, 1, 2, 3)), (-1, 5, 60, 201), 0)
    'DBAC'
    """
    until = board.to_start[seat]

    def turn(at: int) -> tuple[int, int]:
        field = fields[at]
        if field == START_ZONE:
            return 2, at
        return (1, field) if field > HOME else (0, until[field])

    ranks = {at: n for n, at in enumerate(sorted(range(len(fields)), key=turn))}
    return "".join(LETTERS[ranks[at]] for at in range(len(fields)))


def moved(
    fields: tuple[int, ...], letters: str, source: int, target: int
) -> tuple[tuple[int, ...], str]:
    """Return fields in rising order and their letters after a piece has moved.

    Examples
    --------
    >>> moved((-1, 5, 60), "CBA", 5, 63)
    ((-1, 60, 63), 'CAB')
    """
    at = fields.index(source)
    row = [*fields]
    del row[at]
    to = bisect(row, target)
    row.insert(to, target)
    if to != at:  # it has overtaken others of its own
        others = letters[:at] + letters[at + 1 :]
        letters = others[:to] + letters[at] + others[to:]
    return tuple(row), letters
