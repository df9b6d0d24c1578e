"""How tiles, places and patterns of Mops Royal are drawn: few symbols, put together for each face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from mopsbook.games.mops_royal.look.places import ICON, SLOT, TILE
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.patterns import Pattern, normalised, shapes
from mopsbook.games.mops_royal.tiles import COLOURS, TILES, Place
from mopsbook.show.art import read, use
from mopsbook.show.scene import Face, Kit, Lettering, msg

PACKAGE = "mopsbook.games.mops_royal"
EDGE = dict(
    zip(COLOURS, ("#3f74d1", "#3f9a49", "#d9a01a", "#df7328", "#d765a0", "#7d55bf"), strict=True)
)
PAPER = dict(
    zip(COLOURS, ("#dbe7fa", "#dcf0dd", "#fdf0c8", "#fce0cc", "#fbdcec", "#e7ddf6"), strict=True)
)
SHAPE = dict(
    zip(COLOURS, ("circle", "diamond", "square", "triangle", "heart", "star"), strict=True)
)
"""In the corner of a tile, so that its colour is told from the others without colour."""
DRAWN = {
    "1": ("pug", 52, 44, ' fill="#e8c19a"'),
    "2": ("bone", 54, 54, ' fill="#fffaf0" stroke="#8d7450"'),
    "3": ("bowl", 58, 29, ""),
    "4": ("can", 38, 46, ""),
    "5": ("cushion", 58, 34, ""),
    "6": ("poo", 46, 43, ""),
}
"""What is drawn for an object, its width and height, and how it is filled."""
ART = (*(name for name, *_ in DRAWN.values()), *SHAPE.values(), "crown")
GROUND = (83, 84)
"""Of a tile and its shadow."""


@cache
def drawings(options: RoyalOptions) -> Kit:
    """Return all drawings: tiles lying open and turned over, places, and every shape of a pattern.

    Examples
    --------
    >>> import mopsbook as mops
    >>> faces = drawings(mops.game("mops_royal").options).faces
    >>> faces["A5"].label.facts, faces["A5-"].label.id
    ({'tile': 'A5', 'crown': True}, 'tile-back')
    """
    art = {name: read(PACKAGE, name) for name in ART}
    for colour in COLOURS:
        art[f"tile{colour}"] = ((0, 0, *GROUND), _ground(EDGE[colour], PAPER[colour]))
    art["tile"] = ((0, 0, *GROUND), _ground("#a98a64", "#b2946d"))
    faces = {}
    for tile in TILES:
        crown = tile in options.crowned
        faces[tile] = Face(
            TILE, TILE, _tile(tile, crown), msg("tile-label", tile=tile, crown=crown)
        )
        faces[f"{tile}-"] = Face(
            TILE, TILE, _turned(tile), msg("tile-back", tile=tile), Lettering(65, 70, 27, "#4d3a22")
        )
    faces["place"] = Face(TILE, TILE, GAP, None)
    faces["gone"] = Face(TILE, TILE, GONE, None)
    faces["beside"] = Face(SLOT, TILE, _fence(SLOT, TILE), None)
    faces["above"] = Face(TILE, SLOT, _fence(TILE, SLOT), None)
    keys = icons(options.pattern_set)
    for cells, pattern in shapes(options.pattern_set).items():
        label = msg("pattern-label", pattern=pattern.id)
        faces[keys[cells]] = Face(ICON, ICON, _icon(cells, pattern.marks), label)
    return Kit(art, faces, Face(TILE, TILE, use("tile", 0, 0, *GROUND), msg("back")))


@cache
def icons(patterns: tuple[Pattern, ...]) -> dict[tuple[Place, ...], str]:
    """Return the face of each shape that a pattern has when it is turned and mirrored."""
    return {cells: f"shape{n}" for n, cells in enumerate(shapes(patterns))}


def icon_of(cells: Sequence[Place], patterns: tuple[Pattern, ...]) -> str:
    """Return the face of the shape that some places of a square have.

    Examples
    --------
    >>> from mopsbook.games.mops_royal.patterns import PRINTED
    >>> icon_of([(0, -1), (0, 0), (0, 1)], PRINTED) == icon_of([(3, 2), (3, 3), (3, 4)], PRINTED)
    True
    """
    return icons(patterns)[normalised(cells)]


def _ground(edge: str, paper: str) -> str:
    return (
        '<rect x="1.5" y="3" width="80" height="80" rx="12" opacity=".15"/>'
        f'<rect width="80" height="80" rx="12" fill="{edge}"/>'
        f'<rect x="4.5" y="4.5" width="71" height="71" rx="9" fill="{paper}"/>'
    )


def drawn_tile(tile: str, turned: bool, crown: bool) -> str:
    """Return the drawing of a tile as it lies in a square."""
    return _turned(tile) if turned else _tile(tile, crown)


def _thing(tile: str) -> str:
    name, width, height, fill = DRAWN[tile[1]]
    return use(name, 43 - width / 2, 46 - height / 2, width, height, fill)


def _tile(tile: str, crown: bool) -> str:
    colour = tile[0]
    svg = (
        use(f"tile{colour}", 0, 0, *GROUND)
        + use(SHAPE[colour], 7.5, 7.5, 21, 21, f' fill="{EDGE[colour]}"')
        + _thing(tile)
    )
    return svg + use("crown", 42, 3, 36, 25) if crown else svg


def _turned(tile: str) -> str:
    """Return the back of a tile, through which what it shows can still be guessed."""
    return (
        use("tile", 0, 0, *GROUND)
        + use(SHAPE[tile[0]], 8, 8, 18, 18, ' fill="#5d4527" opacity=".75"')
        + f'<g opacity=".28">{_thing(tile)}</g>'
    )


def _fence(width: float, height: float) -> str:
    """Return a rail with posts that is as long as what it stands at, in a field that can be pressed."""
    along = max(width, height)
    upright = f' transform="translate({width:g}) rotate(90)"' if width < height else ""
    middle, apart = min(width, height) / 2, along / POSTS
    posts = "".join(
        f'<rect x="{(n + 0.5) * apart - 5:g}" y="{middle - 11:g}" width="10" height="22" rx="3"/>'
        for n in range(POSTS)
    )
    return (
        f'<rect width="{width:g}" height="{height:g}" opacity="0"/>'
        f'<g fill="#b08d62" stroke="#8a6d46" stroke-width="1.5"{upright}>'
        f'<rect y="{middle - 3:g}" width="{along:g}" height="6" rx="3"/>{posts}</g>'
    )


POSTS = 4
GAP = (
    '<rect x="2" y="2" width="76" height="76" rx="11" fill="#fff" fill-opacity=".3" '
    'stroke="#8a775f" stroke-opacity=".7" stroke-width="2" stroke-dasharray="5 5"/>'
)
GONE = '<rect x="30" y="30" width="20" height="20" rx="6" fill="#8a775f" fill-opacity=".35"/>'


def _icon(cells: Iterable[Place], marks: Iterable[Place]) -> str:
    """Return the small drawing of a shape; what may be turned over is filled."""
    height, width = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
    step = ICON / max(3, height, width)
    size = f"{step - 1:.3g}"
    top, left = ((ICON - count * step + 1) / 2 for count in (height, width))

    def squares(some: Iterable[Place]) -> str:
        return "".join(
            f"M{left + column * step:.3g} {top + row * step:.3g}h{size}v{size}h-{size}z"
            for row, column in some
        )

    return (
        # between its squares it can be pressed, too
        f'<rect width="{ICON}" height="{ICON}" opacity="0"/>'
        '<g stroke="currentColor">'
        f'<path d="{squares(cells)}" fill="#fffaf0" fill-opacity=".6"/>'
        f'<path d="{squares(marks)}" fill="#7657d3"/></g>'
    )
