"""A position of Mauz."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from mopsbook.core.state import State
from mopsbook.games.cat_deck.cards import Card
from mopsbook.games.mauz.options import MauzOptions

FIRST_DEALER = "first-dealer"
DEAL = "deal"
DEALER = "dealer"
PLAY = "play"
SWAPPED = "swapped"
SHUFFLE = "shuffle"
ROUND_END = "round-end"
OVER = "over"
PHASES = (FIRST_DEALER, DEAL, DEALER, PLAY, SWAPPED, SHUFFLE, ROUND_END, OVER)

KNOCK = "knock"
REVEAL = "reveal"
DEALT = "dealt"
STOCK = "stock"
REASONS = (KNOCK, REVEAL, DEALT, STOCK)


class _Fields(NamedTuple):
    """The values of a position; a tuple is made five times as fast as a frozen dataclass."""

    options: MauzOptions
    phase: str
    round: int
    dealer: int
    turn: int
    hands: tuple[tuple[Card, ...], ...]
    middle: tuple[Card, ...]
    stock: tuple[Card, ...]
    tokens: tuple[int, ...]
    gone: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    out: tuple[Card, ...] = ()
    second: tuple[Card, ...] = ()
    turns: int = 0
    skips: int = 0
    knocker: int | None = None
    left: tuple[int, ...] = ()
    reason: str = ""
    losers: tuple[int, ...] = ()


class MauzState(State, _Fields):
    """Everything that lies on the table and in the hands.

    Parameters
    ----------
    options : MauzOptions
        The readings under which it was reached.
    phase : str
        ``first-dealer``, ``deal`` or ``shuffle`` (chance is due), ``dealer`` (keeps the set that it
        has looked at, or not), ``play``, ``swapped`` (whoever has just swapped may still knock or hiss,
        where that is allowed and could be as far as all can know), ``round-end`` (all hands lie open) or ``over``.
    round : int
        From 1.
    dealer, turn : int
        Seats; at the end of a round `turn` is who deals the next one.
    hands : tuple of tuple of str
        Cards by seat, sorted; () for a cat that is out. While the dealer chooses, its hand is the set
        that it has looked at.
    middle : tuple of str
        The three open cards; what is given lies where the taken card lay.
    stock : tuple of str
        The face-down stock, the next card first.
    tokens : tuple of int
        Counters by seat.
    gone : tuple of int
        The cats that are out, in the order in which they left.
    known : tuple of tuple of str
        For each seat the cards of its hand that all have seen, because they came from the middle or
        were shown.
    out : tuple of str
        Cards that have been in the middle and were set aside.
    second : tuple of str
        The dealer's other set, while it chooses.
    turns : int
        How many turns have been taken in the round.
    skips : int
        How many cats in a row have skipped.
    knocker : int or None
        Who has knocked.
    left : tuple of int
        The cats that still have a last turn, in order; the first of them is in turn.
    reason : str
        Why the round ends, or has ended: ``knock``, ``reveal`` (a combination was shown), ``dealt`` (a
        combination was dealt) or ``stock`` (too few cards); "" as long as nothing ends it.
    losers : tuple of int
        Who has paid, or left the game, at the end of a round.
    """

    __slots__ = ()

    options: MauzOptions
    GAME: ClassVar[str] = "mauz"

    @property
    def cats(self) -> tuple[int, ...]:
        """The seats in play; at the end of a round those that are left."""
        return tuple([seat for seat in range(len(self.hands)) if seat not in self.gone])

    def json(self) -> dict[str, Any]:
        """Return the position as an object of the rulings; :meth:`Game.position` reads it."""
        found: dict[str, Any] = {
            "players": self.options.players,
            "phase": self.phase,
            "round": self.round,
            "dealer": self.dealer,
            "turn": self.turn,
            "hands": [list(hand) for hand in self.hands],
            "middle": list(self.middle),
            "stock": list(self.stock),
            "tokens": list(self.tokens),
            "gone": list(self.gone),
            "known": [list(cards) for cards in self.known],
            "out": list(self.out),
            "second": list(self.second),
            "turns": self.turns,
            "skips": self.skips,
            "knocker": self.knocker,
            "left": list(self.left),
            "reason": self.reason,
            "losers": list(self.losers),
        }
        return found
