"""A scoring that is being put together tile by tile: what has been chosen, and what can come next."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.moves import Score
from mopsbook.games.mops_royal.patterns import SIZES
from mopsbook.games.mops_royal.scorings import SIGN, Scoring
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import Place
from mopsbook.show.offers import Draft


class Combination(NamedTuple):
    """Tiles that can be scored together; there is a way for each of them that may be turned over."""

    cells: tuple[Place, ...]
    ways: tuple[Scoring, ...]

    @property
    def flips(self) -> tuple[Place, ...]:
        """Which tiles may be turned over."""
        return tuple(way.flip for way in self.ways)


def combinations(layout: Layout) -> tuple[Combination, ...]:
    """Return what could be scored in a square, the dearest first.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4 A6 / B3; tile A6; phase score")
    >>> [(len(found.cells), found.flips) for found in combinations(s.boards[0])]
    [(4, ((0, 1), (0, 2))), (3, ((0, 1),)), (3, ((0, 2),))]
    """
    return tuple(
        Combination(cells, tuple(ways))
        for cells, ways in groupby(layout.scorings, attrgetter("cells"))
    )


class Picking:
    """What has been chosen of a scoring in the square of the seat in turn.

    Parameters
    ----------
    view : RoyalState
        A position in which something may be scored.
    draft : tuple
        Places of the chosen tiles.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4 A6 / B3; tile A6; phase score")
    >>> picking = Picking(s, ((0, 0), (0, 2)))
    >>> picking.can_pick((0, 3)), picking.can_pick((0, 1)), picking.whole
    (True, True, None)
    >>> Picking(s, ((0, 0), (0, 2), (0, 1))).whole.flips
    ((0, 1),)
    """

    def __init__(self, view: RoyalState, draft: Draft = ()) -> None:
        self.view, self.seat = view, view.turn
        self.draft, self.chosen = draft, frozenset(draft)
        layout = view.boards[view.turn]
        self.face_up = layout.face_up()
        self.fitting = tuple(c for c in combinations(layout) if self.chosen <= set(c.cells))

    @property
    def whole(self) -> Combination | None:
        """The combination that has been chosen completely, if it is one."""
        return next((c for c in self.fitting if len(c.cells) == len(self.chosen)), None)

    def can_pick(self, at: Place) -> bool:
        """Say whether a click on a tile chooses it, or lays it back.

        As soon as a combination is whole, a click says which of its tiles is turned over.
        """
        if self.whole is not None and at in self.chosen:
            return False
        return any(at in c.cells for c in self.fitting)

    def score(self, way: Scoring) -> Score:
        """Return a scoring as a move."""
        return Score(self.seat, way.cells, way.flip)

    def refused(self, at: Place) -> Score:
        """Return a scoring that cannot be, because of a tile that cannot be chosen or turned over.

        Tiles of the same colour or object are added up to three, so that the reason is their shape
        and not their number, where there are so many.

        Examples
        --------
        >>> import mopsbook as mops
        >>> s = mops.game("mops_royal").position("boards A2 A3 A4 B1 A6 / B3; tile A6; phase score")
        >>> str(Picking(s, ((0, 0),)).refused((0, 4)))
        '0 score 0,0 0,1 0,4 turn 0,4'
        """
        wanted = {*self.chosen, at}
        alike: list[list[Place]] = [[]]
        for sign in SIGN.values():
            signs = {self.face_up[place][sign] for place in wanted if place in self.face_up}
            if wanted <= self.face_up.keys() and len(signs) == 1:
                alike.append([p for p, tile in self.face_up.items() if tile[sign] in signs])
        more = [place for place in max(alike, key=len) if place not in wanted]
        cells = (*wanted, *more[: max(0, SIZES[0] - len(wanted))])
        return Score(self.seat, tuple(sorted(cells)), at)
