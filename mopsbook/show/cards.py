"""How the cards of all games are drawn: their paper, their backs, piles of these, and empty places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from mopsbook.show.scene import Face, Lettering

CARD = (80, 112)
PILE = (88, 120)
RIM = "#fff8ee"
INSIDE = 'x="8" y="8" width="64" height="96" rx="5" fill="none"'
GAP = Face(
    *CARD,
    '<rect x="2" y="2" width="76" height="108" rx="9" fill="#fff" fill-opacity=".25" '
    'stroke="#8a775f" stroke-opacity=".6" stroke-width="2" stroke-dasharray="6 6"/>',
    None,
)
"""An empty place for a card."""


def copies(hand: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield each card of a sorted hand, and which of the equal ones it is.

    Examples
    --------
    >>> list(copies(["N2", "N2", "M1"]))
    [('N2', 0), ('N2', 1), ('M1', 0)]
    """
    return ((card, copy) for card, same in groupby(hand) for copy, _ in enumerate(same))


def paper(fill: str) -> str:
    """Return SVG of a card on which nothing is drawn yet."""
    return (
        '<rect x=".5" y=".5" width="79" height="111" rx="9" fill="#fffdf8" stroke="#cfc3ae"/>'
        f'<rect x="4" y="4" width="72" height="104" rx="6.5" fill="{fill}"/>'
    )


def back(fill: str, dashes: str, sign: str) -> str:
    """Return SVG of a back in a colour, with a dashed frame round a sign."""
    return (
        f'<rect x="1" y="1" width="78" height="110" rx="9" fill="{fill}" stroke="{RIM}" '
        f'stroke-width="3"/><rect {INSIDE} stroke="{dashes}" stroke-dasharray="3 4" '
        f'stroke-width="1.5"/>{sign}'
    )


def heap(fill: str, edge: str, top: str = "") -> str:
    """Return SVG of the edges of cards that lie under another one."""
    under = (
        f'<rect x="{{0}}" y="{{0}}" width="78" height="110" rx="9" fill="{fill}" stroke="{edge}"/>'
    )
    return under.format(9) + under.format(5) + top


def stack(fill: str, top: str) -> Face:
    """Return a pile of backs in a colour, with room for their number."""
    return Face(*PILE, heap(fill, RIM, top), None, Lettering(40, 103, 30, RIM))
