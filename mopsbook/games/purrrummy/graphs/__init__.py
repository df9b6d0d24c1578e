"""Melds, and cards that could become some."""

from mopsbook.games.purrrummy.graphs.draw import draw_meld_conflicts, draw_melds, draw_neighbours
from mopsbook.games.purrrummy.graphs.melds import (
    purrrummy_best,
    purrrummy_conflicts,
    purrrummy_largest,
    purrrummy_melds,
    purrrummy_neighbours,
)

__all__ = [
    "draw_meld_conflicts",
    "draw_melds",
    "draw_neighbours",
    "purrrummy_best",
    "purrrummy_conflicts",
    "purrrummy_largest",
    "purrrummy_melds",
    "purrrummy_neighbours",
]
