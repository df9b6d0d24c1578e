"""What is made of the parts of a table, made once: nearly all of them stay as they are from picture to picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

Part = TypeVar("Part")
Made = TypeVar("Made")


class Laid(dict[str, Part]):
    """What lies on a table in one picture: first what lies there in all of them, its `ground`, and on it the picture's `own`.

    Of two pictures on the same ground only what is their own need be compared. It is made when all is there.

    Parameters
    ----------
    ground : mapping
        One object for all pictures.
    own : mapping
        What lies on it, and what of it is otherwise than in all other pictures.

    Examples
    --------
    >>> laid = Laid({"board": 1}, {"piece": 2})
    >>> laid, laid.own
    ({'board': 1, 'piece': 2}, {'piece': 2})
    """

    __slots__ = ("ground", "own")

    def __init__(self, ground: Mapping[str, Part], own: Mapping[str, Part]) -> None:
        super().__init__(ground)
        self.update(own)
        self.ground, self.own = ground, own


class Steady(Generic[Part, Made]):
    """Remembers what was made of each part of a table, as long as the part stays as it is.

    Examples
    --------
    >>> lengths = Steady()
    >>> lengths.of({"a": "one", "b": "three"}, len)
    {'a': 3, 'b': 5}
    >>> lengths.of({"a": "one", "b": "two"}, len)  # looks at "two" alone
    {'a': 3, 'b': 3}
    """

    def __init__(self) -> None:
        self._last: dict[str, Part] = {}
        self._made: dict[str, Made] = {}
        self._ground: tuple[Mapping[str, Part], dict[str, Made]] = ({}, {})

    def of(self, parts: Mapping[str, Part], make: Callable[[Part], Made]) -> dict[str, Made]:
        """Return what `make` makes of each part; of a part that is equal to what it was, the same object as before.

        What is made of a ground is a ground, too.
        """
        if not isinstance(parts, Laid):
            return self._each(parts, make)
        if parts.ground is not self._ground[0]:
            self._ground = parts.ground, self._each(parts.ground, make)
        return Laid(self._ground[1], self._each(parts.own, make))

    def _each(self, parts: Mapping[str, Part], make: Callable[[Part], Made]) -> dict[str, Made]:
        last, made = self._last, self._made
        # hundreds of parts for each picture: first those that are the very same are left out
        for key in [key for key, part in parts.items() if last.get(key) is not part]:
            part = parts[key]
            if key not in last or last[key] != part:
                made[key] = make(part)
            last[key] = part
        return {key: made[key] for key in parts}
