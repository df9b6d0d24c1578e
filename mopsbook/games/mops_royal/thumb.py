"""A rule of thumb for Mops Royal: what a sensible beginner would do."""

from __future__ import annotations

from mopsbook.core.advice import Reason
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
    return hoped(view)


def hoped(view: RoyalState) -> float:
    """Return by how many points a combination has to be larger not to be waited for one of five tiles.

    While eight places are free that one comes in most games: whoever waits for it gets about eight points more in a
    game of two than whoever scores what there is.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal")
    >>> hoped(g.position("boards A2 A3 A4 / B3; tile A4; phase score"))
    5
    """
    room = FULL - len(view.boards[view.turn])
    return 0 if view.phase == "final" or room < ROOM else HOPE


ROOM, HOPE = 8, 5


def why(view: RoyalState, move: RoyalMove) -> Reason | None:
    """Return in a clause what speaks for a place of the tile; of all else a table gives advice.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal")
    >>> s = g.position("boards A2 A3, .. B4 / B3; tile A4")
    >>> [why(s, g.move(f"0 place {at}", s)).message for at in ("0,2", "1,2")]
    ['thumb-makes', 'thumb-beside']
    """
    if not isinstance(move, Lay):
        return None
    board = view.boards[view.turn]
    after = board.with_tile(move.at, view.tile)
    made = next((one for one in after.scorings if move.at in one.cells), None)
    if made is not None:
        return Reason("thumb-makes", made.facts)
    tiles = [board[at].tile for at in _alike(board, move.at, view.tile)]
    return Reason("thumb-beside", {"tiles": tiles}) if tiles else None


def _kin(board: Layout, at: Place, tile: Tile) -> float:
    """Count the tiles nearby with the same colour or object; those at a corner count half."""
    near = _alike(board, at, tile)
    return sum([1 if row == at[0] or column == at[1] else 0.5 for row, column in near])


def _alike(board: Layout, at: Place, tile: Tile) -> list[Place]:
    """Return where nearby tiles lie with the same colour or object, in rows."""
    found = []
    for row in (-1, 0, 1):
        for column in (-1, 0, 1):
            near = at[0] + row, at[1] + column
            other = board.get(near)
            if other and not other.turned and other.tile != tile and {*other.tile} & {*tile}:
                found.append(near)
    return found
