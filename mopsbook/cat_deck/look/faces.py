"""How the cards are drawn: few symbols, put together anew for each face.

A number card shows as many paws as it counts, a picture card the cat of its suit. Suits differ by
shape first; each has a colour of its own besides.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mopsbook.cat_deck import cards
from mopsbook.show.art import WORDS, Symbol, read, use
from mopsbook.show.cards import CARD, GAP, back, paper, stack
from mopsbook.show.scene import Face, Kit, Lettering, msg

PACKAGE = "mopsbook.cat_deck"
INK = {"C": "#23602f", "D": "#20499a", "H": "#a5281f", "S": "#2b2733", cards.JOKER: "#5b3590"}
EDGE = {"C": "#4f9b58", "D": "#4a7fd8", "H": "#d8574a", "S": "#5a5364"}
SHAPE = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
FUR = {
    "C": ("#b39a7c", "#4b3a2a", "#b6d36a"),
    "D": ("#efe4d2", "#5f5048", "#7fb2ee"),
    "H": ("#efac6c", "#a5582a", "#b9d27a"),
    "S": ("#4a4553", "#d9d4de", "#f0cf4e"),
    cards.JOKER: ("#d9cfe6", "#6a5a80", "#a9d67a"),
}
"""Of each cat: its fur, its markings and its eyes."""
TABBY = (
    '<path d="M-8 -24L-6 -13M0 -26V-12M8 -24L6 -13M-32 6L-22 8M-33 13L-24 14M32 6L22 8M33 13L24 14" '
    'fill="none" stroke-width="3.4" stroke-opacity=".6" stroke-linecap="round"/>'
)
MASK = (
    '<g stroke="none" fill="#6d5a4e"><path d="M-30 -2C-32 -14 -32 -26 -28 -36C-20 -33 -13 -28 -9 -24Z'
    'M30 -2C32 -14 32 -26 28 -36C20 -33 13 -28 9 -24Z"/><path d="M0 -12C14 -12 22 0 21 12C20 26 10 '
    '34 0 34C-10 34 -20 26 -21 12C-22 0 -14 -12 0 -12Z" fill-opacity=".8"/></g>'
)
BLAZE = '<path d="M0 -25C4 -12 5 0 8 12H-8C-5 0 -4 -12 0 -25Z" fill="#fffaf2" stroke="none"/>'
COAT = {"C": TABBY, "D": MASK, "H": TABBY + BLAZE, "S": "", cards.JOKER: BLAZE}
"""What is drawn between fur and face."""
HAT = {
    "J": ("cap", 35, 29, 38, 25, ""),
    "Q": ("tiara", 31, 33, 30, 20, ' fill="#f6d27a"'),
    "K": ("crown", 30, 27, 32, 21, ' fill="#f0b93a"'),
}
"""What the cat of a picture card wears, and where; a jack's cap has the ink of its suit."""
HEAD = (18, 47, 56, 53)
SMALL = (27, 58, 36, 34)
ACE = (16, 42, 58, 60)
"""Where the cat's head is, and head and shape of an ace."""
ART = (
    "cat",
    "face",
    "paw",
    "fish",
    "fool",
    "star",
    *SHAPE.values(),
    *(hat[0] for hat in HAT.values()),
)
COLUMNS = (42, 54, 66)
ROWS = {
    "2": ((22, 1), (90, 1)),
    "3": ((22, 1), (56, 1), (90, 1)),
    "4": ((22, 2), (90, 2)),
    "5": ((22, 2), (56, 1), (90, 2)),
    "6": ((22, 2), (56, 2), (90, 2)),
    "7": ((22, 2), (39, 1), (56, 2), (90, 2)),
    "8": ((22, 2), (39, 1), (56, 2), (73, 1), (90, 2)),
    "9": ((22, 2), (45, 2), (56, 1), (68, 2), (90, 2)),
    "T": ((22, 2), (33, 1), (45, 2), (68, 2), (79, 1), (90, 2)),
}
"""Of a number card: how high its rows of paws lie, and how many paws are in each."""


def kit(
    size: int,
    letters: str,
    *,
    joker: bool = False,
    art: Mapping[str, Symbol] | None = None,
    faces: Mapping[str, Face] | None = None,
) -> Kit:
    """Return all drawings of a game with this deck; the key of a card's face is the card.

    Besides the cards there are ``stack``, a pile of backs with room for a number, and ``gap``, an
    empty place.

    Parameters
    ----------
    size : {32, 36, 52}
        How many cards, without jokers.
    letters : str
        What stands in the corners of king, queen and jack, or "language" for what each language has.
    joker : bool
        Whether there are jokers, which all have the same face.
    art, faces : mapping, optional
        What else the game has.

    Examples
    --------
    >>> faces = kit(52, "KQJ", joker=True).faces
    >>> faces["TC"].label.facts, sorted(set(faces) - set(cards.deck(52)))
    ({'rank': 10, 'suit': 'C'}, ['X', 'gap', 'stack'])
    """
    symbols, drawn = _cards(size, letters, joker)
    things = {"stack": stack("#3d645f", BACK), "gap": GAP}
    own = {**drawn, **things, **(faces or {})}
    lettered = HAT if letters == cards.LANGUAGE else ()
    words = {f"rank{rank}": msg("corner", rank=rank) for rank in lettered}
    return Kit({**symbols, **(art or {})}, own, Face(*CARD, BACK, msg("back")), words)


def bubble(width: float) -> Face:
    """Return a speech bubble with room for a word."""
    right, edge = width - 12, width - 2
    svg = (
        f'<path d="M12 2H{right:g}Q{edge:g} 2 {edge:g} 18Q{edge:g} 34 {right:g} 34H32L20 43L22 34H12Q2 34 2 18'
        'Q2 2 12 2Z" fill="#fffdf5" stroke="#3a2c22" stroke-width="2.5" stroke-linejoin="round"/>'
    )
    return Face(width, 44, svg, None, Lettering(width / 2, 24, 15, "#3a2c22"))


@cache
def _cards(size: int, letters: str, joker: bool) -> tuple[dict[str, Symbol], dict[str, Face]]:
    art: dict[str, Symbol] = {name: read(PACKAGE, name) for name in ART}
    box = (0, 0, *CARD)
    for suit in cards.SUITS + cards.JOKER if joker else cards.SUITS:
        art[f"blank{suit}"] = (box, _blank(suit))
        art[f"cat{suit}"] = (box, _cat(suit, *HEAD))
    for suit in cards.SUITS:
        shape = use(SHAPE[suit], *ACE, f' fill="{EDGE[suit]}"')
        art[f"ace{suit}"] = (box, shape + _cat(suit, *SMALL))
    for rank in cards.RANKS[cards.RANKS.index(cards.LOWEST[size]) :]:
        own = letters == cards.LANGUAGE and rank in HAT
        art[f"rank{rank}"] = (box, _rank(rank, WORDS if own else cards.index(rank, letters)))
    faces = {card: _face(card) for card in cards.deck(size)}
    if joker:
        art[f"rank{cards.JOKER}"] = (box, use("star", 6, 8, 22, 22) + use("fool", 16, 27, 60, 30))
        faces[cards.JOKER] = _face(cards.JOKER)
    return art, faces


def _blank(suit: str) -> str:
    joker = suit == cards.JOKER
    shape = "" if joker else use(SHAPE[suit], 11, 41, 15, 15, f' fill="{EDGE[suit]}"')
    return paper(cards.FILL[suit]) + shape


def _cat(suit: str, x: float, y: float, w: float, h: float) -> str:
    fur, marks, eyes = FUR[suit]
    scale = w / 80
    return (
        f'<g fill="{fur}" stroke="{marks}" color="{eyes}">{use("cat", x, y, w, h)}'
        f'<g transform="translate({x + w / 2:g} {y + h / 2:g})scale({scale:g})">{COAT[suit]}</g>'
        f"{use('face', x, y, w, h)}</g>"
    )


def _rank(rank: str, letters: str) -> str:
    fit = ' textLength="28" lengthAdjust="spacingAndGlyphs"' if rank == "T" else ""
    svg = (
        f'<text x="19" y="36" font-size="36" font-weight="800" '
        f'text-anchor="middle"{fit}>{letters}</text>'
    )
    rows = ROWS.get(rank, ())
    paw = 17 if len(rows) < 4 else 13
    for y, count in rows:
        for x in COLUMNS[1::2] if count == 1 else COLUMNS[::2]:
            svg += use("paw", x - paw / 2, y - paw / 2, paw, paw)
    if rank in HAT:
        svg += use(*HAT[rank])
    return svg


def _face(card: str) -> Face:
    rank, suit = card[0], card[-1]
    svg = use(f"blank{suit}", 0, 0, *CARD)
    if rank not in ROWS:
        svg += use(f"{'ace' if rank == 'A' else 'cat'}{suit}", 0, 0, *CARD)
    svg += use(f"rank{rank}", 0, 0, *CARD, f' fill="{INK[suit]}"')
    return Face(*CARD, svg, msg("card", **cards.card_args(card)))


BACK = back("#3d645f", "#7fa39b", use("fish", 16, 44, 48, 24, ' fill="#e6d9bd"'))
