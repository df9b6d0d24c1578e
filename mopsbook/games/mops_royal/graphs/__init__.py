"""The square, its combinations and its scorings."""

from mopsbook.games.mops_royal.graphs.draw import (
    draw_conflicts,
    draw_patterns,
    draw_scorings,
    draw_square,
)
from mopsbook.games.mops_royal.graphs.portrait import pictured as pictured
from mopsbook.games.mops_royal.graphs.portrait import portrait as portrait
from mopsbook.games.mops_royal.graphs.square import (
    royal_conflicts,
    royal_grid,
    royal_patterns,
    royal_placements,
)

__all__ = [
    "draw_conflicts",
    "draw_patterns",
    "draw_scorings",
    "draw_square",
    "royal_conflicts",
    "royal_grid",
    "royal_patterns",
    "royal_placements",
]
