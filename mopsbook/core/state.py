"""What all positions and moves have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from mopsbook.core.asked import SVG, TEXT, ask


class State:
    """A position: an immutable value that can print and draw itself.

    A game derives a frozen dataclass with slots or a named tuple from it. Hidden cards of a seat's
    view are the string :data:`HIDDEN`.
    """

    __slots__ = ()

    GAME: ClassVar[str]
    """Name of the game, which is the name of its folder."""

    options: Any
    """The options under which this position was reached."""

    @classmethod
    def declared(cls) -> Mapping[str, Any]:
        """Return what is declared of its fields; see :mod:`mopsbook.core.position`."""
        return {}

    def json(self) -> dict[str, Any]:
        """Return the position as a JSON object, from which it can be read again."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> Self:  # noqa: ARG002
        """Return what a seat may know, as far as that is declared."""
        return self

    def __repr__(self) -> str:
        text: str = ask(TEXT, self)
        return text

    def _repr_svg_(self) -> str:
        svg: str = ask(SVG, self)
        return svg


HIDDEN = "?"
"""A card whose face the viewer may not know."""


class _MoveType(type):
    """The type of moves: one that declares no field of its own has room for none."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any
    ) -> _MoveType:
        if not any(key.startswith("__annot") for key in body):
            body.setdefault("__slots__", ())
        return super().__new__(mcls, name, bases, body, **more)


class Move(metaclass=_MoveType):
    """One recorded decision or one outcome of chance: a value; ``str`` gives its notation.

    A game derives frozen dataclasses with slots from it.
    """

    __slots__ = ()

    player: int | None
    """The seat that makes it; None for chance and for moves of the whole table."""

    def json(self) -> dict[str, Any]:
        """Return the move as a JSON object, from which it can be read again."""
        raise NotImplementedError


ANYONE = -2
"""Actor of a position in which any seat may make the next move, such as "next round"."""

CHANCE = -1
"""Actor of a position in which chance is due, such as a deal."""
