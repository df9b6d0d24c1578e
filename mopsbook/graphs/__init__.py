"""The graph that hides in every game, by networkx."""

from mopsbook.graphs.draw import draw
from mopsbook.graphs.draw_melds import draw_meld_conflicts, draw_melds, draw_neighbours
from mopsbook.graphs.draw_patterns import (
    draw_conflicts,
    draw_patterns,
    draw_scorings,
    draw_square,
)
from mopsbook.graphs.draw_ring import draw_flow, draw_ring
from mopsbook.graphs.draw_suits import draw_cards
from mopsbook.graphs.draw_track import draw_track, show_track
from mopsbook.graphs.followers import miau_chain, miau_followers
from mopsbook.graphs.melds import (
    purrrummy_best,
    purrrummy_conflicts,
    purrrummy_largest,
    purrrummy_melds,
    purrrummy_neighbours,
)
from mopsbook.graphs.patterns import (
    royal_conflicts,
    royal_grid,
    royal_patterns,
    royal_placements,
)
from mopsbook.graphs.ring import motte_flow, motte_ring
from mopsbook.graphs.swaps import draw_swaps, mauz_swaps, mauz_together
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
    "draw_cards",
    "draw_conflicts",
    "draw_flow",
    "draw_meld_conflicts",
    "draw_melds",
    "draw_neighbours",
    "draw_patterns",
    "draw_ring",
    "draw_scorings",
    "draw_square",
    "draw_swaps",
    "draw_track",
    "mauz_swaps",
    "mauz_together",
    "miau_chain",
    "miau_followers",
    "motte_flow",
    "motte_ring",
    "purrrummy_best",
    "purrrummy_conflicts",
    "purrrummy_largest",
    "purrrummy_melds",
    "purrrummy_neighbours",
    "ranking",
    "royal_conflicts",
    "royal_grid",
    "royal_patterns",
    "royal_placements",
    "show_track",
]
