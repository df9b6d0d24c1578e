"""The 36 tiles of a set: every object once on every colour."""

from __future__ import annotations

from collections.abc import Iterable

Tile = str
"""Colour letter and object digit, such as ``"A3"``."""

Place = tuple[int, int]
"""Row and column; what is laid above and to the left of the start tile has negative numbers."""

COLOURS = ("A", "B", "C", "D", "E", "F")
"""Blue, green, yellow, orange, pink, purple."""
OBJECTS = ("1", "2", "3", "4", "5", "6")
"""Pug, bone, bowl, can, cushion, poo."""
TILES: tuple[Tile, ...] = tuple(colour + object_ for colour in COLOURS for object_ in OBJECTS)
RANK = {tile: rank for rank, tile in enumerate(TILES)}
"""Where a tile lies in a sorted supply: by colour, then by object."""
PRINTED_CROWNS: tuple[Tile, ...] = ("A5", "B1", "C6", "D3", "E4", "F2")
SIDE = 5
"""Rows and columns of a full square."""
START: Place = (0, 0)
"""Where the first tile of a game lies."""
FULL = SIDE * SIDE


def is_place(value: object, most: int) -> bool:
    """Say whether something is a pair of whole numbers, none of them farther from 0 than `most`."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        return False
    return all(type(n) is int and abs(n) <= most for n in value)


def sort_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return the tiles in the order in which a supply lies there.

    Examples
    --------
    >>> sort_tiles(["C1", "A6", "A2"])
    ('A2', 'A6', 'C1')
    """
    return tuple(sorted(tiles, key=RANK.__getitem__))
