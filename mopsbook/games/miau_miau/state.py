"""A position of Miau! Miau!."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from mopsbook.core.state import State
from mopsbook.games.cat_deck.cards import Card
from mopsbook.games.miau_miau.options import MiauOptions

DEALER = "dealer"
DEAL = "deal"
PLAY = "play"
DRAWN = "drawn"
CHALLENGE = "challenge"
SHUFFLE = "shuffle"
OVER = "over"
PHASES = (DEALER, DEAL, PLAY, DRAWN, CHALLENGE, SHUFFLE, OVER)

ONE = "one"
OWED = "owed"
PENALTY = "penalty"
DUES = (ONE, OWED, PENALTY)


class _Fields(NamedTuple):
    """The values of a position; a tuple is made five times as fast as a frozen dataclass."""

    options: MiauOptions
    phase: str
    dealer: int
    turn: int
    hands: tuple[tuple[Card, ...], ...]
    draw: tuple[Card, ...]
    discard: tuple[Card, ...]
    wish: str | None = None
    pending: int = 0
    drawn: Card | None = None
    idle: int = 0
    due: str = ""
    left: int = 0
    forgot: int | None = None
    places: tuple[int, ...] = ()


class MiauState(State, _Fields):
    """Everything that lies on the table and in the hands.

    Parameters
    ----------
    options : MiauOptions
        The readings under which it was reached.
    phase : str
        ``dealer``, ``deal`` or ``shuffle`` (chance is due), ``play``, ``drawn`` (a card has been drawn
        and may be laid), ``challenge`` (a call was forgotten, who points it out?) or ``over``.
    dealer, turn : int
        Seats; while a forgotten call is paid for it is the turn of the cat that pays.
    hands : tuple of tuple of str
        Cards by seat, sorted.
    draw : tuple of str
        The face-down draw pile, the next card first.
    discard : tuple of str
        The discard pile, the top card last.
    wish : str or None
        The suit that was wished with the jack on top.
    pending : int
        Cards owed because of sevens.
    drawn : str or None
        The card that has just been drawn and is the only one that may be laid. None in the phase
        ``drawn``: cards were drawn for sevens, and any matching card may be laid.
    idle : int
        How many turns in a row no card has moved in.
    due : str
        What is drawn on after a shuffle: ``one`` card for want of a matching one, cards ``owed``
        for sevens, or a ``penalty``.
    left : int
        How many cards are still to be drawn after a shuffle.
    forgot : int or None
        Who has forgotten a call, as long as others may point it out.
    places : tuple of int
        Who has got rid of all cards, in that order.
    """

    __slots__ = ()

    options: MiauOptions
    GAME: ClassVar[str] = "miau_miau"

    @property
    def free_draw(self) -> bool:
        """Whether a card may be drawn although one fits: only where there is one (miau-miau.must-play)."""
        new = self.options.empty_pile == "reshuffle" and len(self.discard) > 1
        return self.options.voluntary_draw and (bool(self.draw) or new)

    def json(self) -> dict[str, Any]:
        """Return the position as an object of the rulings; :meth:`Game.position` reads it."""
        found: dict[str, Any] = {
            "players": self.options.players,
            "phase": self.phase,
            "dealer": self.dealer,
            "turn": self.turn,
            "hands": [list(hand) for hand in self.hands],
            "draw": list(self.draw),
            "discard": list(self.discard),
            "wish": self.wish,
            "pending": self.pending,
        }
        for name in ("drawn", "idle", "due", "left"):
            if getattr(self, name):
                found[name] = getattr(self, name)
        if self.forgot is not None:
            found["forgot"] = self.forgot
        if self.places:
            found["places"] = list(self.places)
        return found
