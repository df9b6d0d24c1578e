"""Where things lie that a seat may not know.

A thing (card, tile) is the tuple of all paths into ``state.json()`` at which it stands:
``(("hands", 1, 0),)``, or ``(("hands", 1, 0), ("drawn",))`` for a card that a second field names as well.
What everybody has seen is not hidden, although it lies in the hand of another seat; what the view must not
show is hidden, although somebody may remember it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from mopsbook.core.state import State

Path = tuple[str | int, ...]
Thing = tuple[Path, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every single value of a JSON object, and where it stands.

    Examples
    --------
    >>> list(leaves({"hands": [["9C"], []], "turn": 1}))
    [(('hands', 0, 0), '9C'), (('turn',), 1)]
    """
    if isinstance(value, dict | list):
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in inner:
            yield from leaves(part, (*path, key))
    else:
        yield path, value


@lru_cache(maxsize=64)
def leaves_of(state: State) -> Mapping[Path, Any]:
    """Return every single value of a position, by where it stands."""
    return dict(leaves(state.json()))


def standing(state: State, names: Collection[str]) -> list[Thing]:
    """Return where each of some things stands of which there is one of a kind.

    Examples
    --------
    >>> import mopsbook as mops
    >>> standing(mops.game("mopsen", players=3).position("hands R5 / R2 / B9"), {"R2"})
    [(('hands', 1, 0),)]
    """
    found: dict[str, list[Path]] = {name: [] for name in sorted(names)}
    for path, leaf in leaves(state.json()):
        if isinstance(leaf, str) and leaf in found:
            found[leaf].append(path)
    return [tuple(paths) for paths in found.values() if paths]


def lying(name: str, row: Collection[object], *within: int) -> list[Thing]:
    """Return the places of a row that each hold one thing: of a pile, or of a hand of several.

    Examples
    --------
    >>> lying("stock", ("9C", "TD"))
    [(('stock', 0),), (('stock', 1),)]
    """
    return [((name, *within, place),) for place in range(len(row))]


def held(hands: Collection[Collection[object]], seat: int) -> list[Thing]:
    """Return the places in all hands but that of `seat`.

    Examples
    --------
    >>> held((("9C",), ("TD",)), 0)
    [(('hands', 1, 0),)]
    """
    return [
        thing
        for who, hand in enumerate(hands)
        if who != seat
        for thing in lying("hands", hand, who)
    ]


def declared(state: State, seat: int) -> list[Thing]:
    """Return the things that a position declares to be hidden from a seat: in closed fields, and of others.

    Examples
    --------
    >>> import mopsbook as mops
    >>> declared(mops.game("mopsen", players=3).position("hands R5 / R2 / B9"), 0)
    [(('hands', 1, 0),), (('hands', 2, 0),)]
    """
    told = state.json()
    found: list[Thing] = []
    for field in state.declared().values():
        if field.secret is not None:
            for path, leaf in leaves(told[field.name], (field.name,)):
                if leaf is not None and (field.secret.all or path[1] != seat):
                    found.append((path,))
    return found


def seen_names(state: State, things: Iterable[Thing]) -> set[str]:
    """Return the names that stand elsewhere than at hidden places."""
    secret = {path for thing in things for path in thing}
    found = leaves_of(state).items()
    return {leaf for path, leaf in found if isinstance(leaf, str) and path not in secret}


def unnamed(state: State, things: Collection[Thing]) -> set[str]:
    """Return the names that stand nowhere but at hidden places: a view names none of them."""
    told = leaves_of(state)
    return {told[path] for thing in things for path in thing} - seen_names(state, things)
