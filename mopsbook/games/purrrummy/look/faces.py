"""How the cards of Purrrummy are drawn: the deck, and jokers that show what they stand for."""

from __future__ import annotations

from functools import cache

from mopsbook.cat_deck.cards import JOKER, LANGUAGE, Card, index, rank, suit
from mopsbook.cat_deck.look.faces import EDGE, INK, SHAPE
from mopsbook.cat_deck.look.faces import kit as deck_kit
from mopsbook.show.art import use
from mopsbook.show.cards import CARD
from mopsbook.show.scene import Face, Kit, Lettering, Words, msg

STANDS = {"C": "X♣", "D": "X♦", "H": "X♥", "S": "X♠", JOKER: "X?"}
"""The face of a joker on the table, by the suit for which it stands; the last if that is open."""
TEN = "10"
"""What is added to the face of a ten: two digits take smaller ones, or they would cover the card beside."""


@cache
def kit(letters: str, jokers: bool) -> Kit:
    """Return all drawings of the game.

    Parameters
    ----------
    letters : str
        What stands in the corners of king, queen and jack, or "language" for what each language has.
    jokers : bool
        Whether there are jokers.

    Examples
    --------
    >>> sorted(kit("KDB", True).faces.keys() - kit("KDB", False).faces.keys())
    ['X', 'X?', 'X?10', 'X♠', 'X♠10', 'X♣', 'X♣10', 'X♥', 'X♥10', 'X♦', 'X♦10']
    """
    own: dict[str, Face] = {}
    for sign, face in STANDS.items() if jokers else ():
        own |= {face: _stand_in(sign, 36), face + TEN: _stand_in(sign, 23)}
    return deck_kit(52, letters, joker=jokers, faces=own)


def stand_in(card: Card, letters: str) -> tuple[str, Words]:
    """Return how a joker on the table is drawn: its face, and what is written in the corner.

    Parameters
    ----------
    card : str
        For what it stands; with X as suit if that is open.
    letters : str
        What stands in the corners of king, queen and jack, or "language" for what each language has.

    Examples
    --------
    >>> stand_in("TH", "KDB"), stand_in("JX", "KDB")[1].facts
    (('X♥10', 10), {'letter': 'B'})
    """
    if letters == LANGUAGE and rank(card) in "KQJ":
        return STANDS[suit(card)], msg("corner", rank=rank(card))
    sign = index(card, letters)
    if sign == TEN:
        return STANDS[suit(card)] + TEN, int(sign)
    return STANDS[suit(card)], int(sign) if sign.isdigit() else msg("joker-letter", letter=sign)


def _stand_in(sign: str, size: int) -> Face:
    """Return a joker with the corner of another card, but for its rank."""
    shape = "" if sign == JOKER else use(SHAPE[sign], 11, 41, 15, 15, f' fill="{EDGE[sign]}"')
    svg = (
        use("blankX", 0, 0, *CARD)
        + '<rect x="4" y="4" width="30" height="56" rx="6" fill="#fffdf8"/>'
        + shape
        + use("catX", 0, 0, *CARD)
        + use("fool", 16, 27, 60, 30)
    )
    return Face(*CARD, svg, msg("card", rank=JOKER, suit=JOKER), Lettering(19, 36, size, INK[sign]))
