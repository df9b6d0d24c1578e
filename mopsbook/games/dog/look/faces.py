"""How cards, fields and pieces of Dog are drawn: few symbols, put together anew for each face."""

from __future__ import annotations

from functools import cache
from math import pi

from mopsbook.games.dog.cards import FOUR, JOKER, KINDS, SEVEN, START, SWAP, Card
from mopsbook.games.dog.letters import ALL_SEATS, LETTERS
from mopsbook.games.dog.look.places import FIELD, FLAT, OWN, TALL, Panel
from mopsbook.games.dog.voice import card_args
from mopsbook.show.art import read, use
from mopsbook.show.cards import CARD, GAP, PILE, back, heap, paper, stack
from mopsbook.show.outlines import flower, regular
from mopsbook.show.scene import Face, Kit, Lettering, msg

PACKAGE = "mopsbook.games.dog"
ART = ("head", "piece", "start", "ahead", "both", "split", "swap", "star")
INK = ("#8f2a22", "#234a8f", "#795508", "#2b6a31", "#5b3590", "#8a3f06")
PAPER = ("#f7d9d3", "#d6e3f8", "#fbeec6", "#d9eeda", "#e6dbf6", "#fbdfc4")
EDGE = ("#d8574a", "#4a7fd8", "#d49a1c", "#4f9f57", "#8a63c8", "#e07b24")
FUR = ("#ecb5a5", "#b9c9e6", "#ecd199", "#a5cfa8", "#cdbbe8", "#f2bd8d")
PIECE = 28
NUMBERED, GOAL = 24, 21
WIDE = 28
"""Size of a field that can be reached by so many steps that its number has two digits and a sign."""
DIGITS = 16.5
"""Height of the numbers on fields."""
STEPS = 13
"""Height of the numbers of steps, which have a sign."""
GOALS = {"goal": ("#e8effc", "#1d4fb0"), "harm": ("#fcebe7", "#96261a")}
"""Fields that can be reached; on the way to the second kind somebody is hit."""
GUARD = 34


SHAPES = (
    "M0 -12.5A12.5 12.5 0 1 1 0 12.5A12.5 12.5 0 1 1 0 -12.5Z",
    regular(4, 16, pi / 4, 0.16),
    regular(4, 16.5, 0, 0.2),
    regular(6, 14.2, pi / 6, 0.14),
    flower(12.6),
    regular(3, 20, 0, 0.24),
)
"""The outline of each colour, so that it is told from the others without its colour."""


@cache
def kit() -> Kit:
    """Return all drawings.

    Examples
    --------
    >>> kit().faces["joker"].label.facts["kind"]
    'joker'
    """
    art = {name: read(PACKAGE, name) for name in ART}
    for seat, shape in enumerate(SHAPES):
        down = ' transform="translate(0 3.5)"' if seat == 5 else ""
        art[f"shape{seat}"] = ((-16.0, -16.0, 32.0, 32.0), f'<path d="{shape}"{down}/>')
        outline = use(f"shape{seat}", -16, -16, 32, 32)
        ground = f'<g fill="{PAPER[seat]}" stroke="{EDGE[seat]}" stroke-width="2.8">{outline}</g>'
        art[f"ground{seat}"] = ((-14, -14, PIECE, PIECE), ground)
    faces = {card: _card(card) for card in KINDS}
    for seat in ALL_SEATS:
        faces |= _pieces(seat)
    for panel in (TALL, FLAT, OWN):
        for seat in ALL_SEATS:
            for team in range(4):
                key = f"{panel.name}{seat}{team or ''}"
                faces[key] = Face(*panel.size, _panel(panel, seat, team), None)
    for key, size in (("field", FIELD), ("number", NUMBERED)):
        faces[key] = _numbered(size, _disc(size, "#fffaf0", "#bda981", 1.6), "#5b4a36")
    faces["ahead"] = Face(FIELD, FIELD, read(PACKAGE, "onward")[1], None)
    faces["nobody"] = Face(PIECE, PIECE, _disc(PIECE, "#efe6d2", "#a8977a", 2.2), None)
    for key, (ground, ink) in GOALS.items():
        faces[key] = _numbered(GOAL, _disc(GOAL, ground, ink, 1), ink, STEPS)
        faces[f"{key}-wide"] = _numbered(WIDE, _disc(WIDE, ground, ink, 1), ink, STEPS)
    for panel in (TALL, FLAT):
        room = (panel.hand or TALL.zone)[2]
        out = Lettering(room / 2, 17, 13, "#6b5a48")
        faces[f"out-{panel.name}"] = Face(room, 24, "", None, out)
    faces["guard"] = Face(GUARD, GUARD, read(PACKAGE, "guard")[1], None)
    under = heap("#fffdf8", "#cfc3ae")
    faces |= {"stock": stack("#4f5f7a", CARD_BACK), "gap": GAP, "heap": Face(*PILE, under, None)}
    count = Lettering(40, 100, 52, "#fffaf0")
    return Kit(art, faces, Face(*CARD, CARD_BACK, msg("back"), count))


def _numbered(size: float, svg: str, ink: str, high: float = DIGITS) -> Face:
    return Face(size, size, svg, None, Lettering(size / 2, size / 2 + 0.36 * high, high, ink))


def _disc(size: float, fill: str, edge: str, width: float) -> str:
    half = size / 2
    return (
        f'<circle cx="{half:g}" cy="{half:g}" r="{half - width / 2:g}" fill="{fill}" '
        f'stroke="{edge}" stroke-width="{width}"/>'
    )


def _shape(seat: int, size: float, width: float, fill: str) -> str:
    """Return an empty place in a colour, in its shape."""
    return (
        f'<g fill="{fill}" stroke="{EDGE[seat]}" stroke-width="{width}">'
        f"{use(f'shape{seat}', 0, 0, size, size)}</g>"
    )


def _pieces(seat: int) -> dict[str, Face]:
    """Return the faces of a colour: its fields, its piece, and that with each letter."""
    ground = use(f"ground{seat}", 0, 0, PIECE, PIECE)
    pug = ground + use("piece", 5.5, 6.5, 17, 15.3, f' fill="{FUR[seat]}"')
    label = msg("piece-face", owner=seat)
    faces = {
        f"start{seat}": Face(33, 33, _shape(seat, 33, 3.2, PAPER[seat]), None),
        f"home{seat}": Face(25, 25, _shape(seat, 25, 2.6, PAPER[seat]), None),
        f"pug{seat}": Face(PIECE, PIECE, pug, label),
    }
    head = ground + use("head", 2.5, 3.2, 23, 20.7, f' fill="{FUR[seat]}"')
    for letter in LETTERS:
        svg = (
            f'{head}<text x="14" y="20.9" font-size="18" font-weight="800" text-anchor="middle" '
            f'fill="#2b211a">{letter}</text>'
        )
        faces[f"pug{seat}{letter}"] = Face(PIECE, PIECE, svg, label)
    return faces


DASHES = ("", "", ' stroke-dasharray="9 4"', ' stroke-dasharray="2 4" stroke-linecap="round"')


def _panel(panel: Panel, seat: int, team: int) -> str:
    """Return the ground of a seat's panel; partners have the same edge and the same sign."""
    width, height = panel.size
    svg = (
        f'<rect x="1.5" y="1.5" width="{width - 3:g}" height="{height - 3:g}" rx="15" '
        f'fill="#fffaf0" fill-opacity=".85" stroke="{EDGE[seat]}" stroke-width="2.6"'
        f"{DASHES[team]}/>"
    )
    if not team:
        return svg
    x, y = panel.badge
    bars = "".join(
        f'<path d="M{x + (n - (team - 1) / 2) * 4:g} {y - 4:g}v8"/>' for n in range(team)
    )
    return (
        f'{svg}<circle cx="{x:g}" cy="{y:g}" r="8" fill="#3a2c22"/>'
        f'<g stroke="#fffaf0" stroke-width="2.2" stroke-linecap="round">{bars}</g>'
    )


TINTS = {
    "start": ("#f7d9d3", "#8f2a22"),
    "plain": ("#d6e3f8", "#234a8f"),
    "special": ("#e6dbf6", "#5b3590"),
    "swap": ("#d9eeda", "#2b6a31"),
    "joker": ("#fbeec6", "#795508"),
}
"""What a card can do: ground and ink."""
KIND = {
    START: "start",
    "13": "start",
    FOUR: "special",
    SEVEN: "special",
    SWAP: "swap",
    JOKER: "joker",
}
SIGN = {START: "start", "13": "start", FOUR: "both", SEVEN: "split"}
CORNER_SIGN = {SWAP: "swap", JOKER: "star"}


def _card(card: Card) -> Face:
    tint, ink = TINTS[KIND.get(card, "plain")]
    svg = paper(tint)
    if card in CORNER_SIGN:
        filled = f' fill="{"#e6a100" if card == JOKER else "none"}" stroke="{ink}"'
        svg += use(CORNER_SIGN[card], 12, 28, 56, 56, filled)
        if card == JOKER:
            svg += use("piece", 27, 46, 26, 23, ' fill="#ecd199"')
    else:
        fit = ' textLength="70" lengthAdjust="spacingAndGlyphs"' if card == START else ""
        svg += (
            f'<text x="40" y="60" font-size="40" font-weight="800" '
            f'text-anchor="middle" fill="{ink}"{fit}>{card}</text>'
            + use(SIGN.get(card, "ahead"), 20, 76, 40, 22, f' stroke="{ink}"')
        )
    return Face(*CARD, svg, msg("card-label", **card_args(card)))


SIGN_OF_BACK = use("piece", 18, 36, 44, 40, ' fill="#d9c3a4"')
CARD_BACK = back("#4f5f7a", "#8fa0bd", SIGN_OF_BACK)
