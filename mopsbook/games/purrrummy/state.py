"""A position of Purrrummy."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from mopsbook.core.state import State
from mopsbook.games.cat_deck.cards import Card
from mopsbook.games.purrrummy.melds import Meld
from mopsbook.games.purrrummy.options import PurrrummyOptions

DEALER = "dealer"
DEAL = "deal"
DRAW = "draw"
MELD = "meld"
SHUFFLE = "shuffle"
OVER = "over"
PHASES = (DEALER, DEAL, DRAW, MELD, SHUFFLE, OVER)


class _Fields(NamedTuple):
    """The values of a position; a tuple is made five times as fast as a frozen dataclass."""

    options: PurrrummyOptions
    phase: str
    dealer: int
    turn: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    discard: tuple[Card, ...]
    melds: tuple[Meld, ...] = ()
    taken: Card | None = None
    reshuffles: int = 0
    turns: int = 0


class PurrrummyState(State, _Fields):
    """Everything that lies on the table and in the hands.

    Parameters
    ----------
    options : PurrrummyOptions
        The readings under which it was reached.
    phase : str
        ``dealer``, ``deal`` or ``shuffle`` (chance is due), ``draw`` (a turn begins), ``meld`` (the card
        of the turn has been drawn, a discard will end it) or ``over``.
    dealer, turn : int
        Seats; at the end the seat that has won, or the one whose turn did not begin any more.
    hands : tuple of tuple of str
        Cards by seat, sorted.
    stock : tuple of str
        The face-down stock, the next card first.
    discard : tuple of str
        The discard pile, the top card last.
    melds : tuple of Meld
        The sets and runs on the table, in the order in which they were laid out.
    taken : str or None
        The card that was taken from the discard pile this turn, as long as it is in the hand.
    reshuffles : int
        How often the discards have become a new stock.
    turns : int
        How many turns have ended.
    """

    __slots__ = ()

    options: PurrrummyOptions
    GAME: ClassVar[str] = "purrrummy"

    def json(self) -> dict[str, Any]:
        """Return the position as an object of the rulings; :meth:`Game.position` reads it."""
        found: dict[str, Any] = {
            "players": self.options.players,
            "phase": self.phase,
            "dealer": self.dealer,
            "turn": self.turn,
            "hands": [list(hand) for hand in self.hands],
            "stock": list(self.stock),
            "discard": list(self.discard),
            "melds": [meld.json() for meld in self.melds],
        }
        for name in ("taken", "reshuffles", "turns"):
            if getattr(self, name):
                found[name] = getattr(self, name)
        return found
