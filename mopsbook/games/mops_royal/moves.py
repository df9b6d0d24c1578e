"""The moves, as values: equal moves are equal, and their text is the notation."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from mopsbook.core.state import Move
from mopsbook.games.mops_royal.tiles import Place, Tile


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay the revealed tile beside a tile of the own layout.

    Parameters
    ----------
    player : int
        The seat.
    at : (int, int)
        Row and column.
    """

    player: int
    at: Place

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "place", "player": self.player, "at": list(self.at)}

    def __str__(self) -> str:
        return f"{self.player} place {place_text(self.at)}"


@dataclass(frozen=True, slots=True)
class Refuse(Move):
    """Put the revealed tile face down on a turned one, for points (mops-royal.refuse-variant)."""

    player: int
    on: Place

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "refuse", "player": self.player, "on": list(self.on)}

    def __str__(self) -> str:
        return f"{self.player} refuse {place_text(self.on)}"


@dataclass(frozen=True, slots=True)
class Score(Move):
    """Score a combination and turn one of its tiles face down.

    Parameters
    ----------
    player : int
        The seat.
    cells : tuple of (int, int)
        The places of the combination, sorted.
    flip : (int, int)
        The place of the tile that is turned.
    """

    player: int
    cells: tuple[Place, ...]
    flip: Place

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {
            "type": "score",
            "player": self.player,
            "cells": [list(cell) for cell in self.cells],
            "flip": list(self.flip),
        }

    def __str__(self) -> str:
        cells = " ".join(map(place_text, self.cells))
        return f"{self.player} score {cells} turn {place_text(self.flip)}"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Score nothing in this round."""

    player: int

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "pass", "player": self.player}

    def __str__(self) -> str:
        return f"{self.player} pass"


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """Leave the final scoring for good, where that is allowed (mops-royal.final-must-score)."""

    player: int

    def json(self) -> dict[str, Any]:
        """Return the move as an object."""
        return {"type": "stop", "player": self.player}

    def __str__(self) -> str:
        return f"{self.player} stop"


@dataclass(frozen=True, slots=True)
class Start(Move):
    """An outcome of chance: the start tile of each seat, and the caller where chance names one."""

    tiles: tuple[Tile, ...]
    caller: int | None = None

    player: None = field(default=None, init=False, repr=False)

    def json(self) -> dict[str, Any]:
        """Return the outcome as an object."""
        found: dict[str, Any] = {"type": "start", "tiles": list(self.tiles)}
        return found if self.caller is None else found | {"caller": self.caller}

    def __str__(self) -> str:
        caller = "" if self.caller is None else f" caller {self.caller}"
        return f"start {' '.join(self.tiles)}{caller}"


@dataclass(frozen=True, slots=True)
class Reveal(Move):
    """An outcome of chance: the tile that the caller turns up."""

    tile: Tile

    player: None = field(default=None, init=False, repr=False)

    def json(self) -> dict[str, Any]:
        """Return the outcome as an object."""
        return {"type": "reveal", "tile": self.tile}

    def __str__(self) -> str:
        return f"reveal {self.tile}"


RoyalMove = Lay | Refuse | Score | Pass | Stop | Start | Reveal


def place_text(at: Place) -> str:
    """Write a place as it stands in a move.

    Examples
    --------
    >>> place_text((1, -1))
    '1,-1'
    """
    return f"{at[0]},{at[1]}"


class _Lays(dict[Place, Lay]):
    """The moves with which a seat lays a tile, made once each: most lists are made of these."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self._player = player

    def __missing__(self, at: Place) -> Lay:
        found = self[at] = Lay(self._player, at)
        return found


LAYS = tuple(map(_Lays, range(4)))
"""By seat the one value for each place."""

# and the others, for the same seat and places the same value
refuse = lru_cache(maxsize=1 << 14)(Refuse)
score = lru_cache(maxsize=1 << 16)(Score)
pass_ = cache(Pass)
stop = cache(Stop)
reveal = cache(Reveal)
