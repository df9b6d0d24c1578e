"""The graph that hides in every game, by networkx."""

from mopsbook.graphs.draw import draw
from mopsbook.graphs.tricks import beats, ranking

__all__ = ["beats", "draw", "ranking"]
