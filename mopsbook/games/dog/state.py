"""A position of Dog."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args

from mopsbook.core.errors import PositionError
from mopsbook.core.forms import Form, Groups, SeatNumber, Seats, Whole, Word
from mopsbook.core.position import ALWAYS, CLOSED, OTHERS, UNORDERED, Known, Position, Unless, Usual
from mopsbook.games.dog import forms
from mopsbook.games.dog.cards import Card
from mopsbook.games.dog.letters import usual
from mopsbook.games.dog.options import DogOptions

Phase = Literal["seating", "dealer", "shuffle", "give", "play", "draw", "drawn", "over"]
Due = Literal["", "deal", "give", "draw", "drawn"]
DUE = get_args(Due)[1:]


SEAT, SEATS = SeatNumber(), Seats()
MOST_ROUNDS = 10_000
"""More rounds than any game has."""
Hand = tuple[Card, ...]


class _Fields(NamedTuple):
    options: DogOptions
    phase: Annotated[Phase, Word(*get_args(Phase)), Usual(_phase), Unless("play")]
    """``seating``, ``dealer``, ``shuffle`` (chance is due), ``give``, ``play``, ``draw`` (a card has been
    tossed), ``drawn`` or ``over``."""
    round: Annotated[int, Whole(1, MOST_ROUNDS)]
    """From 1."""
    dealer: Annotated[
        int, SEAT, Usual(lambda at: (at.starter - at.options.turn_step) % at.options.players)
    ]
    starter: Annotated[int, SEAT, Usual(lambda at: at.turn if "turn" in at else 0)]
    """The seat that opens the round."""
    turn: Annotated[int, SEAT, Usual(lambda at: at.starter if "starter" in at else 0), ALWAYS]
    pieces: Annotated[tuple[tuple[int, ...], ...], forms.Pieces(), UNORDERED]
    """Fields by seat, in rising order."""
    hands: Annotated[tuple[Hand, ...], forms.Rows(forms.HAND), OTHERS, UNORDERED]
    """Cards by seat, sorted."""
    stock: Annotated[Hand, forms.PILE, Usual(_stock), Unless(_undealt), CLOSED]
    """The face-down stock, the next card first."""
    discard: Annotated[Hand, forms.PILE, Usual(_discard)]
    """The discard pile, the top card last."""
    given: Annotated[tuple[Card | None, ...], forms.Given(), Usual(_given)] = ()
    """By seat the card that is on its way to somebody else."""
    due: Annotated[
        Due, Word(*get_args(Due)), Usual(lambda at: "deal" if at.phase == "shuffle" else ""), ALWAYS
    ] = ""
    """What goes on after a shuffle: ``deal``, ``draw``, ``drawn`` or ``give`` (without an exchange: the first
    play)."""
    bare: Annotated[tuple[int, ...], SEATS] = ()
    """Seats whose piece on the own start field is not protected (only under start-or-lap)."""
    covered: Annotated[tuple[int, ...], forms.Covered()] = ()
    """Places in the discard pile of cards that lie face down (only with hidden folded cards)."""
    places: Annotated[tuple[tuple[int, ...], ...], Groups(SEATS), Usual(_places), ALWAYS] = ()
    """Who has finished, in the order of finishing; partners together."""
    people: Annotated[tuple[int, ...], SEATS] = ()
    """The number of the person on each seat (only after drawing for seats)."""
    letters: Annotated[tuple[str, ...], forms.Letters(), Usual(_letters)] = ()
    """By seat the letters of its pieces, in the order of their fields; rules know nothing of them."""


class DogState(Position, _Fields):
    """Everything that lies on the table and in the hands."""

    __slots__ = ()

    options: DogOptions
    GAME: ClassVar[str] = "dog"
    ALSO: ClassVar[Mapping[str, Form[Any]]] = {"hand": forms.HAND}

    @property
    def finished(self) -> frozenset[int]:
        """Seats that have won or taken a place, and are out of the game."""
        return frozenset([seat for group in self.places for seat in group])

    @classmethod
    def meant(cls, given: Mapping[str, Any], options: DogOptions) -> Mapping[str, Any]:
        """Return the fields; ``hand`` is that of the seat in turn."""
        if "hand" not in given:
            return given
        told = {name: value for name, value in given.items() if name != "hand"}
        seat = SEAT.read("turn", given.get("turn", given.get("starter", 0)), options)
        hand, hands = forms.HAND.read("hand", given["hand"], options), told.get("hands", {})
        if not isinstance(hands, Mapping | list | tuple):
            return told  # which is refused when it is read
        rows = forms.by_seat(hands)
        if forms.HAND.read("hands", rows.get(str(seat), ()), options):
            raise PositionError("dog.hand-twice", seat=seat)
        return told | {"hands": rows | {str(seat): hand}}


# ------------------------------------------------------------------ what follows for a field that is left out


def _phase(at: Known) -> Phase:
    # a board without cards stands between two rounds
    return "play" if any(at.hands) else "shuffle"


def _given(at: Known) -> tuple[Card | None, ...]:
    return (None,) * int(at.options.players) if at.phase == "give" else ()


def _letters(at: Known) -> tuple[str, ...]:
    return usual(at.options, at.pieces)


def _undealt(at: Known) -> Hand:
    """Return the cards that nobody holds."""
    return forms.rest(*at.hands, filter(None, at.given))


def _stock(at: Known) -> Hand:
    return forms.rest(*at.hands, filter(None, at.given), at.discard if "discard" in at else ())


def _discard(at: Known) -> Hand:
    return forms.rest(*at.hands, filter(None, at.given), at.stock) if "stock" in at else ()


def _places(at: Known) -> tuple[tuple[int, ...], ...]:
    """Return who has won, as far as the pieces tell it."""
    options = at.options
    won = (options.side(n) for n in range(options.players) if options.complete(at.pieces, n))
    return tuple(islice(won, 1)) if at.phase == "over" else ()
