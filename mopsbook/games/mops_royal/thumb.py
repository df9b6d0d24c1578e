"""A rule of thumb for Mops Royal: what a sensible beginner would do."""

from __future__ import annotations

from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.moves import Lay, Refuse, RoyalMove, Score
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import FULL, Place, Tile


def liking(view: RoyalState, move: RoyalMove) -> float:
    """Say how much a seat likes a move.

    Lay beside tiles of the same colour or with the same object; score the dearest combination, but
    while there is room let small ones grow; turn the tile that is of least use.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal")
    >>> s = g.position("boards A2 A3, .. B2 / B3; tile A4")
    >>> liking(s, g.move("0 place 0,2")) > liking(s, g.move("0 place 2,1"))
    True
    """
    board = view.boards[view.turn]
    if isinstance(move, Lay):
        after = board.with_tile(move.at, view.tile)
        dearest = max([s.points for s in after.scorings if move.at in s.cells], default=0)
        return dearest + _kin(board, move.at, view.tile)
    if isinstance(move, Score):
        points = next(s.points for s in board.scorings if s.cells == move.cells)
        return points - _kin(board, move.flip, board[move.flip].tile) / 4
    if isinstance(move, Refuse):
        return -view.cost
    # to score nothing now is to hope for a combination of five
    return 0 if view.phase == "final" or len(board) > FULL - 8 else 5


def _kin(board: Layout, at: Place, tile: Tile) -> float:
    """Count the tiles nearby with the same colour or object; those at a corner count half."""
    found = 0.0
    for row in (-1, 0, 1):
        for column in (-1, 0, 1):
            other = board.get((at[0] + row, at[1] + column))
            if other and not other.turned and other.tile != tile:
                alike = other.tile[0] == tile[0] or other.tile[1] == tile[1]
                found += alike * (1 if row == 0 or column == 0 else 0.5)
    return found
