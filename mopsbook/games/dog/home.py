"""Who has brought home all that wins."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.games.dog.board import HOME, HOME_SIZE
from mopsbook.games.dog.options import DogOptions


def side(options: DogOptions, seat: int) -> tuple[int, ...]:
    """Return the seats that win together with a seat."""
    partner = options.partner(seat)
    return (seat,) if partner is None else tuple(sorted((seat, partner)))


def complete(options: DogOptions, pieces: Sequence[Sequence[int]], seat: int) -> bool:
    """Say whether the side of a seat has all it needs in home (dog.win-team, dog.win-four)."""
    return all(
        sum(field > HOME for field in pieces[who]) == HOME_SIZE for who in side(options, seat)
    )
