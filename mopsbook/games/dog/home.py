"""Who has brought home all that wins, and whose pieces are moved until then."""

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
    # fields stand in rising order: the last four are home, if four are
    if pieces[seat][-HOME_SIZE] < HOME:
        return False
    partner = options.partner(seat)
    return partner is None or pieces[partner][-HOME_SIZE] > HOME


def active(options: DogOptions, pieces: Sequence[Sequence[int]], player: int) -> int:
    """Return whose pieces a player moves: the partner's once the own ones are home."""
    # fields stand in rising order, so the first one is home only if all are
    if options.teams and pieces[player][0] > HOME:
        return (player + options.players // 2) % options.players
    return player
