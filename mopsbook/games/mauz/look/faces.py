"""How the things of Mauz are drawn that are not cards: counters, and what cats say."""

from __future__ import annotations

from functools import cache

from mopsbook.cat_deck.look import faces as deck
from mopsbook.games.mauz.look.places import CALL, COUNTERS
from mopsbook.games.mauz.options import SIZE, MauzOptions
from mopsbook.games.mauz.worth import COUNT, HISS, MEOW, PURR
from mopsbook.show.art import use
from mopsbook.show.scene import Face, Kit, Lettering

KNOCK = "knock"
CALLS = (KNOCK, MEOW, PURR, HISS, COUNT)
MOST_DRAWN = 4
"""More counters than that are one and a number."""


@cache
def drawings(options: MauzOptions) -> Kit:
    """Return all drawings: the deck, counters, and calls.

    Examples
    --------
    >>> sorted(set(drawings(MauzOptions()).faces) - set(drawings(MauzOptions(tokens=1)).faces))
    ['counters2', 'counters3']
    """
    faces = {call: deck.bubble(CALL[0]) for call in CALLS}
    most = min(options.tokens, MOST_DRAWN)
    for left in range(most + 1):
        faces[f"counters{left}"] = Face(*COUNTERS, _counters(left, most), None)
    faces["counters"] = Face(*COUNTERS, _fish(44, KEPT), None, Lettering(80, 16, 20, "#6b5a47"))
    return deck.kit(SIZE, options.card_letters, faces=faces)


KEPT = ' fill="#e0972c"'
SPENT = ' fill="#8a775f" opacity=".5"'


def _counters(left: int, most: int) -> str:
    first = COUNTERS[0] / 2 - 14 * (most - 1)
    return "".join(_fish(first + 28 * n, KEPT if n < left else SPENT) for n in range(most))


def _fish(x: float, more: str) -> str:
    return use("fish", x - 13, 2.5, 26, 13, more)


def counters(left: int, options: MauzOptions) -> tuple[str, int | None]:
    """Return the face for so many counters, and the number to be written on it.

    Examples
    --------
    >>> counters(2, MauzOptions()), counters(7, MauzOptions(tokens=9))
    (('counters2', None), ('counters', 7))
    """
    return (f"counters{left}", None) if options.tokens <= MOST_DRAWN else ("counters", left)
