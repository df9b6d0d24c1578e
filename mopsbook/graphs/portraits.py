"""How the nodes of a graph are drawn: as cards, as boxes with their names, and as numbers on their colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mopsbook.show.scene import Face, Kit, Lettering, Msg

LETTERS = 16
NAMED = 13
"""How long a name is, and the words for a pile."""
COLD, HOT = (255, 246, 222), (196, 60, 30)
"""The colours of the least and the largest number."""
INK, PAPER, BORDER = "#33261c", "#fffaf0", "#8a6d46"
CARD = 56
"""How high a drawn node is beside which letters have their usual size."""
STEP = 54
"""From card to card of a node of several: their corners are seen."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """How a node is drawn.

    Parameters
    ----------
    say : Msg
        What it is called.
    face : Face, optional
        Its drawing; without one a box with what it is called.
    shows : tuple of str
        The items of the board for which it stands.
    fill : str
        Of a box.
    name : Msg, optional
        What it is called among the neighbours of others, if that is shorter.
    """

    say: Msg
    face: Face | None = None
    shows: tuple[str, ...] = ()
    fill: str = PAPER
    name: Msg | None = None


def heat(part: float) -> str:
    """Return the colour of a number between the least, 0, and the largest, 1: the darker, the more.

    Examples
    --------
    >>> heat(0), heat(1)
    ('#fff6de', '#c43c1e')
    """
    mixed = (round(a + (b - a) * part) for a, b in zip(COLD, HOT, strict=True))
    return "#" + "".join(f"{one:02x}" for one in mixed)


def heats(numbers: Mapping[Any, float]) -> dict[Any, tuple[str, str]]:
    """Return the colour of each number, and of the letters on it.

    Examples
    --------
    >>> heats({"a": 1, "b": 3})
    {'a': ('#fff6de', '#33261c'), 'b': ('#c43c1e', '#fffaf0')}
    """
    least, most = min(numbers.values(), default=0), max(numbers.values(), default=0)
    parts = {key: (one - least) / ((most - least) or 1) for key, one in numbers.items()}
    return {key: (heat(part), INK if part < 0.6 else PAPER) for key, part in parts.items()}


def number_text(number: float) -> int | str:
    """Return a number as it is written.

    Examples
    --------
    >>> number_text(3.0), number_text(2.5)
    (3, '2.5')
    """
    return int(number) if number == int(number) else f"{number:g}"


def side_by_side(kit: Kit, cards: list[str]) -> Face:
    """Return the face of one card, or of several beside each other."""
    faces = [kit.faces[card] for card in cards]
    if len(faces) == 1:
        return faces[0]
    svg = "".join(
        f'<g transform="translate({n * STEP} 0)">{face.svg}</g>' for n, face in enumerate(faces)
    )
    return Face(STEP * (len(faces) - 1) + faces[-1].w, max(face.h for face in faces), svg, None)


def number_box(colour: tuple[str, str]) -> Face:
    """Return a box in a colour, with room for a number in the other one."""
    return _boxed(58, 46, *colour, 20)


def name_box(portrait: Portrait, name: str, unit: float) -> Face:
    """Return a box with a name, `unit` times as large as beside small things."""
    # words are longer than what they stand for
    letters = len(name) if portrait.say.id == "graph-node" else NAMED
    width = max(44, 24 + letters * LETTERS * 0.62) * unit
    return _boxed(width, 40 * unit, portrait.fill, INK, LETTERS * unit)


def _boxed(w: float, h: float, fill: str, ink: str, size: float) -> Face:
    """Return a box on which something is written."""
    box = (
        f'<rect width="{w:g}" height="{h:g}" rx="12" fill="{fill}" stroke="{BORDER}" '
        'stroke-width="1.5"/>'
    )
    return Face(w, h, box, None, Lettering(w / 2, h / 2 + size * 0.36, size, ink))
