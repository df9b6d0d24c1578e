"""How a position shows itself in a notebook, in the look of its game."""

from __future__ import annotations

from mopsbook.core.state import State
from mopsbook.show.look import look_of
from mopsbook.show.svg import as_svg
from mopsbook.show.text import as_text


def text_of(state: State) -> str:
    """Return a position as lines of text.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mopsen", players=3).position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> text_of(s).splitlines()[0]
    'Mopsen · Round 1 of 3 · Trick 1 · Anna led red 5 · Ben’s turn'
    """
    return as_text(look_of(state.GAME).scene(state))


def svg_of(state: State) -> str:
    """Return a position as SVG."""
    return as_svg(look_of(state.GAME).scene(state))
