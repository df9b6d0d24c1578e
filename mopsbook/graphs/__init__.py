"""The graph that hides in every game, by networkx."""

from mopsbook.graphs.draw import draw
from mopsbook.graphs.draw_track import draw_track, show_track
from mopsbook.graphs.tracks import (
    dog_blocks,
    dog_hops,
    dog_range,
    dog_reach,
    dog_track,
    dog_way_home,
)
from mopsbook.graphs.tricks import beats, ranking

__all__ = [
    "beats",
    "dog_blocks",
    "dog_hops",
    "dog_range",
    "dog_reach",
    "dog_track",
    "dog_way_home",
    "draw",
    "draw_track",
    "ranking",
    "show_track",
]
