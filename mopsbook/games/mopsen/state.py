"""A position of Mopsen."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from mopsbook.core.state import State
from mopsbook.games.mopsen.cards import Card
from mopsbook.games.mopsen.options import MopsenOptions

DEAL = "deal"
REDRAW = "redraw"
PLAY = "play"
PINCH = "pinch"
ROUND_OVER = "round_over"
GAME_OVER = "game_over"
PHASES = (DEAL, REDRAW, PLAY, PINCH, ROUND_OVER, GAME_OVER)


class _Fields(NamedTuple):
    """The values of a position; a tuple is made five times as fast as a frozen dataclass."""

    options: MopsenOptions
    phase: str
    round: int
    dealer: int
    leader: int
    turn: int
    pecking: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    trick: tuple[tuple[int, Card], ...]
    bowls: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    stack: tuple[Card, ...]
    round_scores: tuple[tuple[int, ...], ...] = ()
    winner: int | None = None
    chosen: tuple[tuple[Card, ...], ...] = ()


class MopsenState(State, _Fields):
    """Everything that lies on the table and in the hands.

    Parameters
    ----------
    options : MopsenOptions
        The readings under which it was reached.
    phase : str
        ``deal`` (chance is due), ``redraw``, ``play``, ``pinch``, ``round_over`` or ``game_over``.
    round : int
        1 to 3.
    dealer, leader, turn : int
        Seats. `leader` leads the present trick; during a pinch it still is who led the trick.
    pecking : tuple of str
        The four colours, strongest first.
    hands : tuple of tuple of str
        Cards by seat, sorted.
    trick : tuple of (int, str)
        Seat and card of what lies in front of the bowls, in the order of play.
    bowls : tuple of tuple of str
        Cards by seat, in the order in which they were won.
    discard : tuple of str
        The open discard pile.
    stack : tuple of str
        The face-down stack, the next card first.
    round_scores : tuple of tuple of int
        Points by seat for each finished round.
    winner : int or None
        Who won the trick; only while a pinch is due.
    chosen : tuple of tuple of str
        Cards chosen to be put away, by order of choice; only while all choose at once.
    """

    __slots__ = ()

    options: MopsenOptions
    GAME: ClassVar[str] = "mopsen"

    @property
    def shuffles_pecking(self) -> bool:
        """Whether the deal that is due begins with a shuffled pecking order."""
        if self.round == 1:
            return self.options.pecking_start == "shuffled"
        return self.options.pecking_between_rounds == "shuffle"

    def json(self) -> dict[str, Any]:
        """Return the position as an object of the rulings; :meth:`Game.position` reads it."""
        found: dict[str, Any] = {
            "players": self.options.players,
            "phase": self.phase,
            "round": self.round,
            "dealer": self.dealer,
            "leader": self.leader,
            "turn": self.turn,
            "pecking": list(self.pecking),
            "hands": [list(hand) for hand in self.hands],
            "trick": [[seat, card] for seat, card in self.trick],
            "bowls": [list(bowl) for bowl in self.bowls],
            "discard": list(self.discard),
            "stack": list(self.stack),
            "round_scores": [list(scores) for scores in self.round_scores],
        }
        if self.winner is not None:
            found["winner"] = self.winner
        if self.chosen:
            found["chosen"] = [list(cards) for cards in self.chosen]
        return found
