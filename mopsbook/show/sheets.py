"""Score sheets that several games fill in the same way."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from mopsbook.core.engine import Outcome
from mopsbook.core.rounds import totals
from mopsbook.core.state import State
from mopsbook.show.scene import Msg, Sheet, SheetRow, msg


def by_seat(
    columns: Sequence[str],
    cells: Iterable[Sequence[object]],
    winners: Collection[int],
    result: Msg,
    **caption: Any,
) -> Sheet:
    """Return a sheet with a row for each seat.

    Parameters
    ----------
    columns : sequence of str
        The messages above the columns, that of the names first.
    cells : iterable of sequence of object
        By seat what stands in the other columns.
    winners : collection of int
        The seats whose rows are marked.
    result : Msg
        What is told below.
    caption : object
        Facts of the caption.

    Examples
    --------
    >>> sheet = by_seat(("sheet-player", "sheet-cards"), [(0,), (3,)], (0,), msg("sheet-result"))
    >>> [(row.cells, row.strong) for row in sheet.rows]
    [(('0',), True), (('3',), False)]
    """
    return Sheet(
        msg("sheet-caption", **caption), tuple(map(msg, columns)), _rows(cells, winners), result
    )


def by_rounds(
    view: State,
    end: Outcome | None,
    best: Callable[[Sequence[int]], int] = max,
    sign: str = "",
) -> Sheet | None:
    """Return a sheet with a column for each round, a row for each seat, and the result or who leads.

    A position may be set up without the scores of earlier rounds; their columns are left out.

    Parameters
    ----------
    view : State
        A position of a game of several rounds (:mod:`mopsbook.core.rounds`); there is a sheet once one is over.
    end : Outcome or None
        How the game ended, if it did.
    best : callable
        Returns the best of all sums.
    sign : str, optional
        What stands before points that are not 0, as on the plates: "−" if they count against a seat.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("phase game_over; round 3; scores 4 1 2 / 0 2 1")
    >>> sheet = by_rounds(s, g.outcome(s))
    >>> [one.facts for one in sheet.head[1:3]], sheet.rows[0].cells, sheet.result.facts
    ([{'round': 2}, {'round': 3}], ('4', '0', '4'), {'players': (0,), 'points': 4, 'shared': False})
    >>> by_rounds(g.position("phase round_over; round 1; scores 4 1 2"), None, min).result.facts
    {'players': (1,), 'points': 1}
    """
    at: Any = view
    if at.phase not in ("round_over", "game_over"):
        return None
    winners, scores, summed = end.winners if end else (), at.round_scores, totals(view)
    first = at.round - len(scores) + 1
    rounds = [msg("sheet-round", round=first + n) for n in range(len(scores))]
    rows = [(*[row[n] for row in scores], total) for n, total in enumerate(summed)]
    cells = [[f"{sign if points else ''}{points}" for points in row] for row in rows]
    if not end:
        points: float = best(summed)
        leading = tuple(seat for seat, total in enumerate(summed) if total == points)
        result = msg("sheet-leads", players=leading, points=points)
    else:
        points, shared = end.totals[winners[0]], len(winners) > 1
        result = msg("sheet-result", players=winners, points=points, shared=shared)
    head = (msg("sheet-player"), *rounds, msg("sheet-total"))
    return Sheet(msg("sheet-caption"), head, _rows(cells, winners), result)


def _rows(cells: Iterable[Sequence[object]], winners: Collection[int]) -> tuple[SheetRow, ...]:
    return tuple(
        SheetRow(
            msg("seat-name", player=seat),
            tuple(cell if isinstance(cell, Msg) else str(cell) for cell in row),
            seat in winners,
        )
        for seat, row in enumerate(cells)
    )
