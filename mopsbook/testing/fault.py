"""What a property says of a game that has it not."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from mopsbook.core.settings import spoken
from mopsbook.teach.catalogue import Catalogue


class GameFault(AssertionError):  # noqa: N818 (the name says whose fault it is)
    """A game has not a property that every game has.

    Parameters
    ----------
    what : str
        Id of the sentence that says what is wrong, in ``words/<language>.ftl``.
    game, state, move : object, optional
        Where it was found.
    **facts
        What else fills the sentence; it is told as it is written.

    Attributes
    ----------
    of : str
        The property; "" if it is found apart from all.

    Examples
    --------
    >>> print(GameFault("no-event", "dog", "hands 5 / 2", "0 fold"))
    dog, in the position 'hands 5 / 2', with the move '0 fold': What this move does is told by no event.
    """

    def __init__(
        self, what: str, game: object, state: object = None, move: object = None, **facts: object
    ) -> None:
        super().__init__(what)
        self.what, self.of = what, ""
        self.where = {"game": str(game), "position": str(state), "move": str(move)}
        self.place = "game" if state is None else "position" if move is None else "move"
        self.facts = {name: _written(value) for name, value in facts.items()}

    def told(self, lang: str | None = None) -> str:
        """Return the sentence in language `lang`; by default in the one that is set."""
        words = _words(spoken(lang))
        place = words.say(f"place-{self.place}", self.where)
        told = f"{place} {words.say(self.what, self.facts)}"
        return f"{self.of}: {told}" if self.of else told

    def __str__(self) -> str:
        return self.told()


def _written(value: object) -> Any:
    if isinstance(value, int | float):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(sorted(map(str, value))) or "-"
    return str(value)


@cache
def _words(lang: str) -> Catalogue:
    return Catalogue(lang, [files(__package__) / "words" / f"{lang}.ftl"])
