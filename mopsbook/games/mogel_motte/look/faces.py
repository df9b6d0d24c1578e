"""How the cards and things are drawn: few symbols, put together anew for each face.

A value is told three times: by its number, by a colour, and by a shape with as many corners.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from math import cos, pi, sin

from mopsbook.games.mogel_motte.cards import CARDS, FILL, KINDS, NEXT_TO, NUMBER, VALUE, VALUES
from mopsbook.games.mogel_motte.voice import card_args
from mopsbook.show.art import read, use
from mopsbook.show.cards import CARD, GAP, back, paper, stack
from mopsbook.show.scene import Face, Kit, Lettering, msg

PACKAGE = "mopsbook.games.mogel_motte"
RING = (112, 112)
BUG = (46, 46)
EYES = (44, 27)
HAND = (44, 48)
EDGE = (168, 46)
INK = {1: "#8a5a00", 2: "#23602f", 3: "#94271d", 4: "#20499a", 5: "#5a2f96"}
STRONG = {1: "#d99312", 2: "#439a53", 3: "#d1483a", 4: "#3f78cf", 5: "#8757c6"}
ART = ("lamp", *(kind for kind in KINDS.values() if kind != "number"), "guard", "hand", "eyes")
SHINE = {1: (0,), 2: (-7, 7), 3: (-12, 0, 12), 4: (-16, -6, 6, 16), 5: (-20, -10, 0, 10, 20)}
"""Of a lamp: where its lights are, as many as it counts."""
NEAR = {0: (), **NEXT_TO}
FITS, NOW = "#2568e0", "#e6a100"
"""The rings round what fits and round what counts now, as elsewhere at a table."""


@cache
def kit() -> Kit:
    """Return all drawings.

    Examples
    --------
    >>> drawn = kit()
    >>> drawn.faces["M3"].label.facts
    {'kind': 'moth', 'value': 3}
    """
    names = (*ART, *(f"corners{value}" for value in VALUES))
    art = {name: read(PACKAGE, name) for name in names}
    for value in VALUES:
        art[f"value{value}"] = ((0, 0, *CARD), _blank(value))
        art[f"lamp{value}"] = ((0, 0, *CARD), _lamp(value))
    faces = {card: _card(card) for card in CARDS}
    faces |= {
        f"ring{value}": Face(*RING, _ring(value, NEAR[value]), None) for value in (0, *VALUES)
    }
    faces |= {f"race{value}": Face(*RING, _ring(value, ()), None) for value in VALUES}
    faces |= {"stack": stack("#3b3f6b", BACK + COUNT), "gap": GAP}
    faces["guard"] = Face(*BUG, TOKEN + use("guard", 4, 3, 38, 38), None)
    faces["eyes"] = Face(*EYES, use("eyes", 0, 0, *EYES), None)
    faces["hand"] = Face(*HAND, use("hand", 0, 0, *HAND), None, Lettering(20, 39, 15, "#5f3c2b"))
    faces["edge"] = Face(*EDGE, read(PACKAGE, "edge")[1], None)
    return Kit(art, faces, Face(*CARD, BACK, msg("back")))


def _blank(value: int) -> str:
    shape = use(
        f"corners{value}", 46, 9, 26, 26, f' fill="{STRONG[value]}" stroke="{STRONG[value]}"'
    )
    return (
        f'{paper(FILL[value])}{shape}<text x="20" y="36" font-size="36" font-weight="800" '
        f'text-anchor="middle" fill="{INK[value]}">{value}</text>'
    )


def _index(value: int, x: float, y: float, size: float) -> str:
    """Return a value as a number on its shape, around a point."""
    low = 2.2 if value in (1, 3) else 0  # the room in these shapes is in their lower part
    letters = size * (0.46 if value == 3 else 0.53)
    colour = f' fill="{STRONG[value]}" stroke="{STRONG[value]}"'
    return (
        use(f"corners{value}", x - size / 2, y - size / 2, size, size, colour)
        + f'<text x="{x:g}" y="{y + letters * 0.36 + low * size / 24:.3g}" '
        f'font-size="{letters:.3g}" font-weight="800" text-anchor="middle" fill="#fff">{value}</text>'
    )


def _lamp(value: int) -> str:
    lights = "".join(f'<circle cx="{42 + x}" cy="{86 - abs(x) // 5}" r="4"/>' for x in SHINE[value])
    return (
        use("lamp", 8, 38, 68, 68, f' fill="{STRONG[value]}"')
        + f'<g fill="#fffbe6" stroke="{INK[value]}" stroke-width="1.3">{lights}</g>'
    )


def _card(card: str) -> Face:
    kind, value = card[0], VALUE[card]
    svg = use(f"value{value}", 0, 0, *CARD)
    if kind == NUMBER:
        svg += use(f"lamp{value}", 0, 0, *CARD)
    else:
        svg += use(KINDS[kind], 7, 38, 68, 68)
    return Face(*CARD, svg, msg("card", **card_args(card)))


def _ring(value: int, near: Collection[int]) -> str:
    """Return the five values in a circle: which one counts, and which fit; it is itself all that fits in a race."""
    svg = (
        '<circle cx="56" cy="56" r="55" fill="#f6efdf" stroke="#cfc3ae"/><circle cx="56" cy="58" r="35" '
        'fill="none" stroke="#b9a98c" stroke-width="2.5"/>'
    )
    for at, number in enumerate(VALUES):
        angle = 2 * pi * at / 5 - pi / 2
        x, y = round(56 + 35 * cos(angle)), round(58 + 35 * sin(angle))
        seen = "" if number == value or number in near or not value else ' opacity=".45"'
        if number == value:
            ring = NOW if near else FITS
            svg += f'<circle cx="{x}" cy="{y}" r="20" fill="#fff6d8" stroke="{ring}" stroke-width="3.5"/>'
        elif number in near:
            svg += f'<circle cx="{x}" cy="{y}" r="19.5" fill="#fffaf0" stroke="{FITS}" stroke-width="3"/>'
        else:
            svg += f'<circle cx="{x}" cy="{y}" r="18" fill="#f6efdf"/>'
        svg += f"<g{seen}>{_index(number, x, y, 34)}</g>"
    return svg


TOKEN = '<circle cx="23" cy="23" r="21.5" fill="#fffaf0" stroke="#2f6136" stroke-width="2.5"/>'
SIGN = (
    '<path d="M54 22A10 10 0 1 0 63 34A8 8 0 0 1 54 22Z" fill="#f4e3b4"/>'
    '<path d="M22 24L23.5 28L27.5 29L23.5 30.5L22 34L20.5 30.5L16.5 29L20.5 28Z'
    'M26 88L27 91L30 92L27 93L26 96L25 93L22 92L25 91ZM58 84L59 87L62 88L59 89L58 92L57 89L54 88L57 87Z" '
    'fill="#cfd2ee"/>' + use("moth", 16, 38, 48, 48)
)
COUNT = '<rect x="18" y="82" width="44" height="26" rx="13" fill="#23264a"/>'
BACK = back("#3b3f6b", "#7d82b3", SIGN)
