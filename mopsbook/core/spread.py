"""The form of what lies on boards, one for each seat: things on spots."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from mopsbook.core.forms import Form

T = TypeVar("T")
Laid = Mapping[str, str]
"""What lies on one board: the notation of each thing, by its spot."""


class Spread(Form[T]):
    """A form whose value falls into boards, so that an editor can move one thing after another."""

    @abstractmethod
    def spread(self, value: T) -> Sequence[Laid]:
        """Return what lies on each board."""

    @abstractmethod
    def gathered(self, boards: Sequence[Laid], options: Any) -> T:
        """Return the value of boards, whether they can be or not; a thing on the spot "" lies beside the others.

        Raises
        ------
        PositionError
            If there is no such thing or spot.
        """

    @abstractmethod
    def row_text(self, board: Laid) -> str:
        """Return one board as it is written."""

    @abstractmethod
    def parse_row(self, text: str, before: Laid) -> Laid:
        """Return the board that is written; it begins where the one before it did."""

    @abstractmethod
    def spot(self, text: str) -> tuple[int, str] | None:
        """Return the board and the spot on it that are written, if they are."""

    @abstractmethod
    def kinds(self, options: Any) -> Iterable[str]:
        """Return all things that can lie there."""
