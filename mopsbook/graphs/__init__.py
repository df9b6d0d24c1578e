"""The graph that hides in every game, by networkx.

Those of a game lie in its folder, in the module ``graphs``, whose ``__all__`` names what is offered here; so may
those of a game that comes from elsewhere.

Examples
--------
>>> from mopsbook import graphs
>>> graphs.dog_track.__module__
'mopsbook.games.dog.graphs.ways'
"""

from typing import Any

from mopsbook.core import registry
from mopsbook.graphs.cards import draw_cards
from mopsbook.graphs.draw import draw

_COMMON = {each.__name__: each for each in (draw, draw_cards)}
"""What is of no single game."""


def __getattr__(name: str) -> Any:
    if name == "__all__":
        offered = (found for module in registry.modules("graphs") for found in module.__all__)
        return sorted({*_COMMON, *offered})
    if not name.startswith("_"):
        for module in registry.modules("graphs"):
            if name in module.__all__:
                return getattr(module, name)
    raise AttributeError(f"module 'mopsbook.graphs' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__getattr__("__all__")]
