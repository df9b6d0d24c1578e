"""A position of Mops Royal."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from mopsbook.core.state import State
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.tiles import Tile

START = "start"
REVEAL = "reveal"
LAY = "lay"
SCORE = "score"
FINAL = "final"
GAME_OVER = "game_over"
PHASES = (START, REVEAL, LAY, SCORE, FINAL, GAME_OVER)


class _Fields(NamedTuple):
    """The values of a position; a tuple is made five times as fast as a frozen dataclass."""

    options: RoyalOptions
    phase: str
    round: int
    turn: int
    tile: Tile
    boards: tuple[Layout, ...]
    revealed: tuple[Tile, ...]
    scores: tuple[int, ...]
    refused: tuple[int, ...]
    caller: int
    scorers: tuple[int, ...] = ()
    stopped: tuple[int, ...] = ()
    upcoming: tuple[Tile, ...] = ()


class RoyalState(State, _Fields):
    """Everything that lies on the table.

    Which tiles the caller's face-down supply holds follows from the others; their order is drawn
    when one is turned up, and is all that is hidden.

    Parameters
    ----------
    options : RoyalOptions
        The readings under which it was reached.
    phase : str
        ``start`` and ``reveal`` (chance is due), ``lay``, ``score``, ``final`` or ``game_over``.
    round : int
        From 1.
    turn : int
        The seat that has to lay or may score; everybody after it in the round still has to act.
    tile : str
        The tile of the round; "" if none is revealed.
    boards : tuple of Layout
        By seat.
    revealed : tuple of str
        The tiles that the caller has turned up, in order.
    scores : tuple of int
        By seat.
    refused : tuple of int
        How many tiles each seat has refused.
    caller : int
        The seat that turns up tiles.
    scorers : tuple of int
        Seats that may still score in this round (only if all lay before anybody scores).
    stopped : tuple of int
        Seats that have left the final scoring for good.
    upcoming : tuple of str
        The tiles that are turned up next, where a set-up position names them; in the view of no seat.
    """

    __slots__ = ()

    options: RoyalOptions
    GAME: ClassVar[str] = "mops_royal"

    def supply(self, seat: int) -> tuple[Tile, ...]:
        """Return the tiles that `seat` has not laid, refused or turned up, sorted."""
        gone = self.gone(seat)
        return tuple([tile for tile in self.options.tiles if tile not in gone])

    def gone(self, seat: int) -> frozenset[Tile]:
        """Return the tiles that `seat` has laid, refused or turned up."""
        names = self.boards[seat].names
        # what the caller has laid was turned up, but for the start tile
        return names.union(self.revealed) if seat == self.caller else names

    @property
    def cost(self) -> int:
        """Points that the next refusal costs the seat in turn (mops-royal.refuse-cost)."""
        return 2 + self.refused[self.turn]

    def json(self) -> dict[str, Any]:
        """Return the position as an object of the rulings; :meth:`Game.position` reads it."""
        return {
            "players": self.options.players,
            "phase": self.phase,
            "round": self.round,
            "turn": self.turn,
            "caller": self.caller,
            "boards": [list(board.rows()) for board in self.boards],
            "origins": [list(board.box()[:2]) for board in self.boards],
            "tile": self.tile,
            "revealed": list(self.revealed),
            "scores": list(self.scores),
            "refused": list(self.refused),
            "scorers": list(self.scorers),
            "stopped": list(self.stopped),
            "upcoming": list(self.upcoming),
        }
