"""A position of Mauz."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal, NamedTuple, get_args

from mopsbook.cat_deck.cards import Card, deck, sort_hand, spelled
from mopsbook.cat_deck.seats import clockwise
from mopsbook.core.errors import PositionError
from mopsbook.core.forms import BySeat, Form, Listed, Maybe, OneCard, SeatNumber, Seats, Whole, Word
from mopsbook.core.position import CLOSED, NAMED, UNORDERED, Known, Position, Usual
from mopsbook.games.mauz.options import HAND_SIZE, SIZE, MauzOptions
from mopsbook.games.mauz.worth import lowest

Phase = Literal["first-dealer", "deal", "dealer", "play", "swapped", "shuffle", "round-end", "over"]
Reason = Literal["", "knock", "reveal", "dealt", "stock"]
Cards = tuple[Card, ...]


def _whole_hand(name: str, hand: Sequence[Card], options: MauzOptions) -> None:  # noqa: ARG001
    if len(hand) not in (0, HAND_SIZE):
        raise PositionError("mauz.hand-size", size=HAND_SIZE, found=len(hand))


CARDS = Listed(OneCard(deck(SIZE), "mauz.no-card", spelled(SIZE), size=SIZE))
SET = Listed(CARDS.form, sort=sort_hand)
HAND = Listed(CARDS.form, sort=sort_hand, check=_whole_hand)
SEAT, SEATS = SeatNumber(), Seats()
NUMBER = Whole()
COUNTERS: Form[int] = Whole(0, lambda options: options.tokens)


class _Fields(NamedTuple):
    options: MauzOptions
    phase: Annotated[Phase, Word(*get_args(Phase)), Usual(_phase)]
    """``first-dealer``, ``deal`` or ``shuffle`` (chance is due), ``dealer`` (keeps the set that it has looked
    at, or not), ``play``, ``swapped`` (whoever has just swapped may still knock or hiss, where that is allowed
    and could be as far as all can know), ``round-end`` (all hands lie open) or ``over``."""
    round: Annotated[int, Whole(1)]
    """From 1."""
    dealer: Annotated[int, SEAT, Usual(_dealer)]
    turn: Annotated[int, SEAT, Usual(_turn)]
    """The seat in turn; at the end of a round who deals the next one."""
    hands: Annotated[tuple[Cards, ...], BySeat(HAND), UNORDERED]
    """Cards by seat, sorted; () for a cat that is out. While the dealer chooses, its hand is the set that it
    has looked at."""
    middle: Annotated[Cards, CARDS, UNORDERED]
    """The three open cards; what is given lies where the taken card lay."""
    stock: Annotated[Cards, CARDS, CLOSED]
    """The face-down stock, the next card first."""
    tokens: Annotated[tuple[int, ...], BySeat(COUNTERS), Usual(_tokens)]
    """Counters by seat."""
    gone: Annotated[tuple[int, ...], SEATS, Usual(_gone)]
    """The cats that are out, in the order in which they left."""
    known: Annotated[tuple[Cards, ...], BySeat(CARDS), UNORDERED, NAMED]
    """For each seat the cards of its hand that all have seen, because they came from the middle or were
    shown."""
    out: Annotated[Cards, CARDS, UNORDERED] = ()
    """Cards that have been in the middle and were set aside."""
    second: Annotated[Cards, SET, CLOSED, UNORDERED] = ()
    """The dealer's other set, while it chooses."""
    turns: Annotated[int, NUMBER] = 0
    """How many turns have been taken in the round."""
    skips: Annotated[int, NUMBER] = 0
    """How many cats in a row have skipped."""
    knocker: Annotated[int | None, Maybe(SEAT)] = None
    """Who has knocked."""
    left: Annotated[tuple[int, ...], SEATS, Usual(_left)] = ()
    """The cats that still have a last turn, in order; the first of them is in turn."""
    reason: Annotated[Reason, Word(*get_args(Reason)), Usual(_reason)] = ""
    """Why the round ends, or has ended: ``knock``, ``reveal`` (a combination was shown), ``dealt`` (a
    combination was dealt) or ``stock`` (too few cards); "" as long as nothing ends it."""
    losers: Annotated[tuple[int, ...], SEATS, Usual(_losers)] = ()
    """Who has paid, or left the game, at the end of a round."""


class MauzState(Position, _Fields):
    """Everything that lies on the table and in the hands."""

    __slots__ = ()

    options: MauzOptions
    GAME: ClassVar[str] = "mauz"

    @property
    def cats(self) -> tuple[int, ...]:
        """The seats in play; at the end of a round those that are left."""
        return tuple([seat for seat in range(len(self.hands)) if seat not in self.gone])


# ------------------------------------------------------------------ what follows for a field that is left out


def _phase(at: Known) -> Phase:
    return "play" if any(at.hands) else "deal"


def _before(at: Known) -> bool:
    return at.phase in ("first-dealer", "deal")


def _ended(at: Known) -> bool:
    return at.phase in ("round-end", "over")


def _gone(at: Known) -> tuple[int, ...]:
    return () if _before(at) else tuple(n for n, hand in enumerate(at.hands) if not hand)


def _cats(at: Known) -> tuple[int, ...]:
    return tuple(n for n in range(at.options.players) if n not in at.gone) or (0,)


def _tokens(at: Known) -> tuple[int, ...]:
    return tuple(0 if n in at.gone else at.options.tokens for n in range(at.options.players))


def _dealer(at: Known) -> int:
    first = at.options.dealer
    return (0 if isinstance(first, str) else first) if _before(at) else _cats(at)[-1]


def _turn(at: Known) -> int:
    cats = _cats(at)
    if at.phase in ("play", "swapped", "shuffle", "over"):
        if "left" in at and at.left:
            return int(at.left[0])
        return (
            cats[0] if at.knocker is None or at.phase == "over" else clockwise(cats, at.knocker)[0]
        )
    return clockwise(cats, at.dealer)[0] if at.phase == "round-end" else at.dealer


def _left(at: Known) -> tuple[int, ...]:
    """Return, after a knock, the seats from the one in turn to the last one before the knocker."""
    if at.knocker is None or at.phase not in ("play", "swapped"):
        return ()
    order = clockwise(_cats(at), at.turn - 1)
    return order[: order.index(at.knocker)] if at.knocker in order else order


def _reason(at: Known) -> Reason:
    if at.knocker is not None:
        return "knock"
    return "reveal" if at.left or _ended(at) else ""


def _losers(at: Known) -> tuple[int, ...]:
    return lowest(at.hands, at.options) if _ended(at) and any(at.hands) else ()
