"""A position of Dog."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from mopsbook.core.state import State
from mopsbook.games.dog.board import field_text
from mopsbook.games.dog.cards import Card
from mopsbook.games.dog.options import DogOptions

SEATING = "seating"
DEALER = "dealer"
SHUFFLE = "shuffle"
DEAL = "deal"
GIVE = "give"
PLAY = "play"
DRAW = "draw"
DRAWN = "drawn"
OVER = "over"
PHASES = (SEATING, DEALER, SHUFFLE, GIVE, PLAY, DRAW, DRAWN, OVER)
DUE = (DEAL, GIVE, DRAW, DRAWN)


class _Fields(NamedTuple):
    """The values of a position; a tuple is made five times as fast as a frozen dataclass."""

    options: DogOptions
    phase: str
    round: int
    dealer: int
    starter: int
    turn: int
    pieces: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    discard: tuple[Card, ...]
    given: tuple[Card | None, ...] = ()
    due: str = ""
    bare: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()
    places: tuple[tuple[int, ...], ...] = ()
    people: tuple[int, ...] = ()


class DogState(State, _Fields):
    """Everything that lies on the table and in the hands.

    Parameters
    ----------
    options : DogOptions
        The readings under which it was reached.
    phase : str
        ``seating``, ``dealer``, ``shuffle`` (chance is due), ``give``, ``play``, ``draw`` (a card has
        been tossed), ``drawn`` or ``over``.
    round : int
        From 1.
    dealer, starter, turn : int
        Seats; `starter` opens the round.
    pieces : tuple of tuple of int
        Fields by seat, in rising order.
    hands : tuple of tuple of str
        Cards by seat, sorted.
    stock : tuple of str
        The face-down stock, the next card first.
    discard : tuple of str
        The discard pile, the top card last.
    given : tuple of (str or None)
        By seat the card that is on its way to somebody else.
    due : str
        What goes on after a shuffle: ``deal``, ``draw``, ``drawn`` or ``give`` (without an exchange: the first play).
    bare : tuple of int
        Seats whose piece on the own start field is not protected (only under start-or-lap).
    covered : tuple of int
        Places in the discard pile of cards that lie face down (only with hidden folded cards).
    places : tuple of tuple of int
        Who has finished, in the order of finishing; partners together.
    people : tuple of int
        The number of the person on each seat (only after drawing for seats).
    """

    __slots__ = ()

    options: DogOptions
    GAME: ClassVar[str] = "dog"

    @property
    def finished(self) -> frozenset[int]:
        """Seats that have won or taken a place, and are out of the game."""
        return frozenset(seat for group in self.places for seat in group)

    def json(self) -> dict[str, Any]:
        """Return the position as an object of the rulings; :meth:`Game.position` reads it."""
        found: dict[str, Any] = {
            "players": self.options.players,
            "phase": self.phase,
            "round": self.round,
            "dealer": self.dealer,
            "starter": self.starter,
            "turn": self.turn,
            "pieces": [[field_text(field) for field in fields] for fields in self.pieces],
            "hands": [list(hand) for hand in self.hands],
            "stock": list(self.stock),
            "discard": list(self.discard),
        }
        if self.given:
            found["given"] = list(self.given)
        if self.due:
            found["due"] = self.due
        for name in ("bare", "covered", "people"):
            if getattr(self, name):
                found[name] = list(getattr(self, name))
        if self.places:
            found["places"] = [list(group) for group in self.places]
        return found
