"""What a table tells the look beside a position: whom the guard watches, what is picked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from mopsbook.core.state import HIDDEN
from mopsbook.games.mogel_motte.state import MotteState

QUICK, PAUSE, GAZE, PROGRAM = "quick", "pause", "gaze", "program"
SNEAK, ACCUSE = "sneak", "accuse"
"""What the next click is for, if that has been said before it."""


class Signs(NamedTuple):
    """What the words of a draft say.

    Parameters
    ----------
    gaze : int or None
        The seat at which the guard looks.
    quick : bool
        Whether the speed of one person alone counts, so that the table works out who was slowest.
    pause : bool
        Whether the game waits for nobody, so that people can cheat.
    programs : tuple of int
        Seats of which people cannot tell how quick they were.
    picked : str
        A card that is to be given away, :data:`SNEAK`, :data:`ACCUSE`, or "".
    """

    gaze: int | None = None
    quick: bool = False
    pause: bool = False
    programs: tuple[int, ...] = ()
    picked: str = ""


def read(draft: Sequence[str]) -> Signs:
    """Read the words of a draft.

    Examples
    --------
    >>> read(("gaze 2", "pause", "sneak"))
    Signs(gaze=2, quick=False, pause=True, programs=(), picked='sneak')
    """
    words = told(draft)
    gaze, *_ = (*_seats(words, GAZE), None)
    picked = draft[len(words) :]
    return Signs(
        gaze, QUICK in words, PAUSE in words, _seats(words, PROGRAM), picked[-1] if picked else ""
    )


def _seats(words: Sequence[str], about: str) -> tuple[int, ...]:
    return tuple(int(word.split()[1]) for word in words if word.startswith(about))


def told(draft: Sequence[str]) -> tuple[str, ...]:
    """Return the words of a draft that stand before what is picked.

    Examples
    --------
    >>> told(("gaze 2", "pause", "sneak"))
    ('gaze 2', 'pause')
    """
    return tuple(takewhile(lambda word: word.startswith((QUICK, PAUSE, GAZE, PROGRAM)), draft))


def viewer(view: MotteState) -> int | None:
    """Return whose view it is; None if nothing is hidden."""
    hidden = [HIDDEN in hand for hand in view.hands]
    if not any(hidden):
        return None
    open_ = [seat for seat, hand in enumerate(view.hands) if hand and not hidden[seat]]
    return open_[0] if len(open_) == 1 else None


def seen(view: MotteState, you: int | None) -> tuple[int, ...]:
    """Return the seats whose cards can be seen, and who can therefore act here."""
    seats = range(view.options.players)
    if not any(HIDDEN in hand for hand in view.hands):
        return tuple(seats)
    # where several look on, not even the hand below is open
    return tuple(seat for seat in seats if seat == you and HIDDEN not in view.hands[seat])
