"""How the things of Miau! Miau! are drawn that are not cards."""

from __future__ import annotations

from functools import cache

from mopsbook.cat_deck.cards import FILL, SUITS
from mopsbook.cat_deck.look import faces as deck
from mopsbook.games.miau_miau.look.places import BADGE
from mopsbook.games.miau_miau.moves import MIAU, MIAU_MIAU
from mopsbook.games.miau_miau.options import MiauOptions
from mopsbook.show.art import use
from mopsbook.show.scene import Face, Kit, Lettering, msg

FORGOTTEN = "forgotten"
BUBBLES = {MIAU: 66, MIAU_MIAU: 114, FORGOTTEN: 44}
"""How wide the bubble of a call is, and that of a cat which says nothing."""


@cache
def drawings(options: MiauOptions) -> Kit:
    """Return all drawings: the deck, the badges for wished suits and owed cards, and the calls.

    Examples
    --------
    >>> drawn = drawings(MiauOptions(card_letters="KQJ"))
    >>> ">Q</text>" in drawn.art["rankQ"][1], len(drawn.faces)
    (True, 42)
    """
    faces = {f"wish{suit}": Face(*BADGE, _wish(suit), msg("colour", suit=suit)) for suit in SUITS}
    faces["owed"] = Face(*BADGE, OWED, None, Lettering(37, 42, 27, "#fff"))
    faces |= {call: deck.bubble(width) for call, width in BUBBLES.items()}
    return deck.kit(options.size, options.card_letters, faces=faces)


def _wish(suit: str) -> str:
    return (
        f'<circle cx="32" cy="32" r="30" fill="{FILL[suit]}" stroke="{deck.EDGE[suit]}" '
        'stroke-width="4"/>' + use(deck.SHAPE[suit], 15, 15, 34, 34, f' fill="{deck.INK[suit]}"')
    )


OWED = (
    '<circle cx="32" cy="32" r="30" fill="#7657d3" stroke="#fffaf0" stroke-width="4"/>'
    '<path d="M14 33H26M20 27V39" stroke="#fff" stroke-width="4" stroke-linecap="round"/>'
)
