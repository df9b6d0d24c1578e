"""The graph that hides in every game, by networkx.

Those of a game lie in its folder, in the module ``graphs``, whose ``__all__`` names what is offered here; so may
those of a game that comes from elsewhere.

Examples
--------
>>> from mopsbook import graphs
>>> graphs.dog_track.__module__
'mopsbook.games.dog.graphs.track'
"""

from functools import cache
from inspect import isfunction
from typing import Any

from mopsbook.core import registry
from mopsbook.core.options import with_hints
from mopsbook.graphs.cards import draw_cards
from mopsbook.graphs.draw import draw

draw, draw_cards = with_hints(draw), with_hints(draw_cards)
_COMMON = {each.__name__: each for each in (draw, draw_cards)}
"""What is of no single game."""
_hinting = cache(with_hints)


def __getattr__(name: str) -> Any:
    if name == "__all__":
        offered = (found for module in registry.modules("graphs") for found in module.__all__)
        return sorted({*_COMMON, *offered})
    if not name.startswith("_"):
        for module in registry.modules("graphs"):
            if name in module.__all__:
                found = getattr(module, name)
                return _hinting(found) if isfunction(found) else found
    raise AttributeError(f"module 'mopsbook.graphs' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__getattr__("__all__")]
