"""What the tile of the round would bring at each place where it can lie: help for who has to choose."""

from __future__ import annotations

from typing import NamedTuple

from mopsbook.games.mops_royal.scorings import Scoring
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import Place
from mopsbook.show.scene import Msg, msg

AROUND = tuple((r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c)
"""From a place to those that touch it, at a corner too: diagonals can be scored."""


class Outlook(NamedTuple):
    """What a tile would bring at a place."""

    scoring: Scoring | None
    """The dearest combination with it."""
    alike: tuple[Place, ...]
    """The face-up tiles round it with its colour or its object."""


def outlooks(view: RoyalState) -> dict[Place, Outlook]:
    """Return what the tile of the round would bring at each place where it can lie.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3, .. B4 / B3; tile A4")
    >>> found = outlooks(s)
    >>> found[0, 2].scoring.pattern, found[1, 2]
    ('I3', Outlook(scoring=None, alike=((0, 1), (1, 1))))
    """
    if view.phase != "lay":
        return {}
    board, tile = view.boards[view.turn], view.tile
    face_up = board.face_up()
    found = {}
    for at in board.free:
        scorings = board.with_tile(at, tile).scorings
        near = ((at[0] + r, at[1] + c) for r, c in AROUND)
        found[at] = Outlook(
            next((one for one in scorings if at in one.cells), None),
            tuple([n for n in near if n in face_up and {*face_up[n]} & {*tile}]),
        )
    return found


def words_of(view: RoyalState, found: Outlook) -> Msg:
    """Return that in words."""
    if found.scoring is not None:
        return msg("can-lay", **found.scoring.facts)
    board = view.boards[view.turn]
    if found.alike:
        return msg("can-lay-beside", tiles=tuple(board[at].tile for at in found.alike))
    return msg("can-lay-alone")
