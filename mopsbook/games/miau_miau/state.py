"""A position of Miau! Miau!."""

from __future__ import annotations

from operator import attrgetter
from typing import Annotated, ClassVar, Literal, NamedTuple, get_args

from mopsbook.cat_deck.cards import SUITS, Card, deck, sort_hand, spelled
from mopsbook.cat_deck.usual import usual_dealer, usual_turn
from mopsbook.core.forms import BySeat, Form, Listed, Maybe, OneCard, SeatNumber, Whole, Word
from mopsbook.core.position import (
    ALWAYS,
    CLOSED,
    NAMED,
    OTHERS,
    UNLESS_ZERO,
    UNORDERED,
    Known,
    Position,
    Usual,
)
from mopsbook.games.miau_miau.options import MiauOptions

Phase = Literal["dealer", "deal", "play", "drawn", "challenge", "shuffle", "over"]
Due = Literal["", "one", "owed", "penalty"]


Cards = tuple[Card, ...]


SIZE = attrgetter("size")
CARD = OneCard(
    lambda options: deck(options.size),
    "miau_miau.no-card",
    lambda options: spelled(options.size),
    size=SIZE,
)
CARDS = Listed(CARD)
HAND = Listed(CARD, sort=sort_hand)
SEAT = SeatNumber()
IDLE: Form[int] = Whole(0, lambda options: options.players)
COUNT: Form[int] = Whole(0, SIZE)


class _Fields(NamedTuple):
    options: MiauOptions
    phase: Annotated[Phase, Word(*get_args(Phase)), Usual("play")]
    """``dealer``, ``deal`` or ``shuffle`` (chance is due), ``play``, ``drawn`` (a card has been drawn and may
    be laid), ``challenge`` (a call was forgotten, who points it out?) or ``over``."""
    dealer: Annotated[int, SEAT, Usual(usual_dealer)]
    turn: Annotated[int, SEAT, Usual(usual_turn), UNLESS_ZERO]
    """The seat in turn; while a forgotten call is paid for, that of the cat that pays."""
    hands: Annotated[tuple[Cards, ...], BySeat(HAND), OTHERS, UNORDERED]
    """Cards by seat, sorted."""
    draw: Annotated[Cards, CARDS, CLOSED]
    """The face-down draw pile, the next card first."""
    discard: Annotated[Cards, CARDS]
    """The discard pile, the top card last."""
    wish: Annotated[str | None, Maybe(Word(*SUITS))] = None
    """The suit that was wished with the jack on top."""
    pending: Annotated[int, COUNT] = 0
    """Cards owed because of sevens."""
    drawn: Annotated[Card | None, Maybe(CARD), NAMED] = None
    """The card that has just been drawn and is the only one that may be laid. None in the phase ``drawn``:
    cards were drawn for sevens, and any matching card may be laid."""
    idle: Annotated[int, IDLE] = 0
    """How many turns in a row no card has moved in."""
    due: Annotated[
        Due, Word(*get_args(Due)), Usual(lambda at: "one" if at.phase == "shuffle" else ""), ALWAYS
    ] = ""
    """What is drawn on after a shuffle: ``one`` card for want of a matching one, cards ``owed`` for sevens, or
    a ``penalty``."""
    left: Annotated[int, COUNT, Usual(lambda at: int(at.phase == "shuffle")), UNLESS_ZERO] = 0
    """How many cards are still to be drawn after a shuffle."""
    forgot: Annotated[int | None, Maybe(SEAT)] = None
    """Who has forgotten a call, as long as others may point it out."""
    places: Annotated[tuple[int, ...], Listed(SEAT), Usual(_places), ALWAYS] = ()
    """Who has got rid of all cards, in that order."""


class MiauState(Position, _Fields):
    """Everything that lies on the table and in the hands."""

    __slots__ = ()

    options: MiauOptions
    GAME: ClassVar[str] = "miau_miau"

    @property
    def free_draw(self) -> bool:
        """Whether a card may be drawn although one fits: only where there is one (miau-miau.must-play)."""
        new = self.options.empty_pile == "reshuffle" and len(self.discard) > 1
        return self.options.voluntary_draw and (bool(self.draw) or new)


# ------------------------------------------------------------------ what follows for a field that is left out


def _places(at: Known) -> tuple[int, ...]:
    """Return who has got rid of all cards; if that is one seat it need not be said."""
    empty = tuple(seat for seat, hand in enumerate(at.hands) if not hand)
    return empty if at.phase in ("play", "drawn", "over") and len(empty) == 1 else ()
