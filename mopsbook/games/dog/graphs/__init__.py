"""The track, and what cards do on it."""

from mopsbook.games.dog.graphs.draw import draw_track
from mopsbook.games.dog.graphs.routes import dog_range, dog_way_home
from mopsbook.games.dog.graphs.show import show_track
from mopsbook.games.dog.graphs.touch import pictured as pictured
from mopsbook.games.dog.graphs.track import dog_track
from mopsbook.games.dog.graphs.ways import dog_blocks, dog_hops, dog_reach

__all__ = [
    "dog_blocks",
    "dog_hops",
    "dog_range",
    "dog_reach",
    "dog_track",
    "dog_way_home",
    "draw_track",
    "show_track",
]
