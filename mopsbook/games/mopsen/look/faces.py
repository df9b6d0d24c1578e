"""How cards and things of Mopsen are drawn: few symbols, put together anew for each face."""

from __future__ import annotations

from functools import cache

from mopsbook.games.mopsen.cards import CAT, COLOURS, DECK, NUMBER
from mopsbook.games.mopsen.options import MopsenOptions, bones_of
from mopsbook.show.art import draw, read, use
from mopsbook.show.cards import CARD, GAP, back, paper, stack
from mopsbook.show.scene import Face, Kit, Lettering, msg

RUNG = (112, 52)
DISH = (160, 82)
ARROW = (14, 206)
BONES = (18, 54)
"""Room for the bones of a card: below its colour, where they are seen in a hand as well."""
INK = {"R": "#8f2a22", "B": "#234a8f", "Y": "#795508", "C": "#2b6a31"}
PAPER = {"R": "#f7d9d3", "B": "#d6e3f8", "Y": "#fbeec6", "C": "#d9eeda"}
EDGE = {"R": "#d8574a", "B": "#4a7fd8", "Y": "#d49a1c", "C": "#5ba860"}
FUR = {"R": "#e9b29a", "B": "#b9c9e6", "Y": "#ecd199", "C": "#8fc493"}
SHAPE = {"R": "triangle", "B": "circle", "Y": "square", "C": "diamond"}
ART = ("pug", "cat", "bone", "bowl", *SHAPE.values())
MOST_DRAWN = 4
"""More bones than that are one bone and a number."""


@cache
def drawings(options: MopsenOptions) -> Kit:
    """Return all drawings of the game under its options: cards show the bones of their table.

    Examples
    --------
    >>> drawings(MopsenOptions()).faces["C8"].label.facts
    {'suit': 'C', 'number': 8, 'bones': 1}
    """
    shown = bones_of(options.bone_table)
    art = {name: read("mopsbook.games.mopsen", name) for name in ART}
    for suit in COLOURS:
        art[f"suit{suit}"] = ((0, 0, *CARD), _blank(suit))
    few = {count for count in shown.values() if 0 < count <= MOST_DRAWN}
    for count in range(1, max(few, default=0) + 1):
        art[f"bones{count}"] = ((0, 0, *BONES), _bones(count))
    if len(few) < len(set(shown.values()) - {0}):
        art["bones"] = ((0, 0, *BONES), f"<g {BONE_INK}>{use('bone', 0, 0, 18, 18)}</g>")
    faces = {card: _card(card, shown[card]) for card in DECK}
    for suit in COLOURS:
        faces[f"order{suit}"] = Face(
            *RUNG, _rung(suit), msg("colour", suit=suit), Lettering(78, 25, 15, INK[suit])
        )
    faces["bowl"] = Face(
        *DISH, use("bowl", 0, 0, *DISH), msg("bowl"), Lettering(80, 62, 31, "#fff")
    )
    faces |= {"stack": stack("#7a4f3a", BACK), "gap": GAP}
    faces["stronger"] = Face(*ARROW, STRONGER, None)
    return Kit(art, faces, Face(*CARD, BACK, msg("back")))


def _blank(suit: str) -> str:
    animal, shape = (
        read("mopsbook.games.mopsen", name)
        for name in ("cat" if suit == CAT else "pug", SHAPE[suit])
    )
    return (
        paper(PAPER[suit])
        + draw(animal, 25, 44, 51, 43, f' fill="{FUR[suit]}"')
        + draw(shape, 11, 39, 13, 13, f' fill="{EDGE[suit]}"')
    )


BONE_INK = 'fill="#fffaf0" stroke="#7d6643"'


def _bones(count: int) -> str:
    """Return bones one below the other."""
    bone = read("mopsbook.games.mopsen", "bone")
    column = "".join(draw(bone, 2, 13 * place, 14, 14) for place in range(count))
    return f"<g {BONE_INK}>{column}</g>"


def _card(card: str, bones: int) -> Face:
    suit, number = card[0], NUMBER[card]
    svg = use(f"suit{suit}", 0, 0, *CARD)
    letters = f'font-weight="800" text-anchor="middle" fill="{INK[suit]}"'
    fit = "" if number < 10 else ' textLength="34" lengthAdjust="spacingAndGlyphs"'
    svg += f'<text x="{18 if number < 10 else 24}" y="35" font-size="36" {letters}{fit}>{number}</text>'
    if bones:
        row = f"bones{bones}" if bones <= MOST_DRAWN else "bones"
        svg += use(row, 8, 54, *BONES)
    if bones > MOST_DRAWN:
        svg += f'<text x="17" y="86" font-size="14" {letters}>{bones}</text>'
    return Face(*CARD, svg, msg("card-label", suit=suit, number=number, bones=bones))


def _rung(suit: str) -> str:
    animal = "cat" if suit == CAT else "pug"
    return (
        f'<rect x="1" y="1" width="110" height="50" rx="11" fill="{PAPER[suit]}" '
        f'stroke="{EDGE[suit]}" stroke-width="1.5"/>'
        + use(animal, 3, 7, 46, 38, f' fill="{FUR[suit]}"')
        + use(SHAPE[suit], 73, 31, 12, 12, f' fill="{EDGE[suit]}"')
    )


SIGN = use("bone", 14, 30, 52, 52, ' fill="#e9cfae" stroke="#5f3c2b"')
BACK = back("#7a4f3a", "#a77e62", SIGN)
STRONGER = (
    '<path d="M7 204V6M2 14L7 4L12 14" fill="none" stroke="#8a775f" stroke-width="2" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
)
