"""The ring of values, and where the cards go."""

from mopsbook.games.mogel_motte.graphs.draw import draw_flow, draw_ring
from mopsbook.games.mogel_motte.graphs.ring import motte_flow, motte_ring
from mopsbook.games.mogel_motte.graphs.ring import portrait as portrait

__all__ = ["draw_flow", "draw_ring", "motte_flow", "motte_ring"]
