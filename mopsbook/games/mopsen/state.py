"""A position of Mopsen, and its notation.

A text is a list of fields, such as::

    3 players; pecking Y C R B; trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4

Fields that are left out have the values of an empty table in round 1, with seat 0 leading, as far as
nothing else follows from the others.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args

from mopsbook.core import forms, reading
from mopsbook.core.errors import PositionError, noted
from mopsbook.core.position import (
    ALWAYS,
    CLOSED,
    NAMED,
    OTHERS,
    UNLESS_ZERO,
    UNORDERED,
    Called,
    Known,
    Position,
    Unless,
    Usual,
)
from mopsbook.core.rounds import Scores
from mopsbook.games.mopsen.cards import COLOURS, DECK, SPELLED, Card, sort_hand
from mopsbook.games.mopsen.options import MopsenOptions

Phase = Literal["deal", "redraw", "play", "pinch", "round_over", "game_over"]
ROUNDS = 3
Cards = tuple[Card, ...]


class _Pecking(forms.Listed[str]):
    """The four colours in an order; nothing before they are shuffled for the first time."""

    def read(self, name: str, value: Any, options: Any) -> tuple[str, ...]:  # noqa: ARG002
        order = tuple(reading.listed(name, value))
        if not order or (len(order) == len(COLOURS) and all(c in order for c in COLOURS)):
            return order
        raise PositionError("mopsen.pecking", field=name, order=noted(order))


class _Trick(forms.Listed[tuple[int, Card]]):
    """The cards of a trick; there may be commas between them."""

    def parse(self, text: str) -> Any:
        return super().parse(text.replace(",", " "))


CARD = forms.OneCard(DECK, "mopsen.no-card-in", SPELLED)
CARDS, HAND = forms.Listed(CARD), forms.Listed(CARD, sort=sort_hand)
SEAT = forms.SeatNumber()


class _Fields(NamedTuple):
    options: MopsenOptions
    phase: Annotated[Phase, forms.Word(*get_args(Phase)), Usual(_phase), Unless("play")]
    """``deal`` (chance is due), ``redraw``, ``play``, ``pinch``, ``round_over`` or ``game_over``."""
    round: Annotated[int, forms.Whole(1, ROUNDS), Usual(_round), Unless(1)]
    """1 to 3."""
    dealer: Annotated[int, SEAT, Usual(_dealer), ALWAYS]
    leader: Annotated[int, SEAT, Usual(_leader), UNLESS_ZERO]
    """The seat that leads the present trick; during a pinch it still is who led the trick."""
    turn: Annotated[int, SEAT, Usual(_turn), Unless(_to_lead)]
    pecking: Annotated[tuple[str, ...], _Pecking(forms.Word(*COLOURS)), Usual(_pecking), ALWAYS]
    """The four colours, strongest first."""
    trick: Annotated[tuple[tuple[int, Card], ...], _Trick(forms.SeatCard(CARD, "0:R5"))]
    """Seat and card of what lies in front of the bowls, in the order of play."""
    hands: Annotated[tuple[Cards, ...], forms.BySeat(HAND), OTHERS, UNORDERED]
    """Cards by seat, sorted."""
    bowls: Annotated[tuple[Cards, ...], forms.BySeat(CARDS), UNORDERED]
    """Cards by seat, in the order in which they were won."""
    discard: Annotated[Cards, CARDS, UNORDERED]
    """The open discard pile."""
    stack: Annotated[Cards, CARDS, CLOSED]
    """The face-down stack, the next card first."""
    round_scores: Annotated[tuple[tuple[int, ...], ...], Scores(), Called("scores")] = ()
    """Points by seat for each finished round."""
    winner: Annotated[int | None, forms.Maybe(SEAT), Usual(_winner), ALWAYS] = None
    """Who won the trick; only while a pinch is due."""
    chosen: Annotated[tuple[Cards, ...], forms.Groups(CARDS), Usual(_chosen), ALWAYS, NAMED] = ()
    """Cards chosen to be put away, by order of choice; only while all choose at once."""


class MopsenState(Position, _Fields):
    """Everything that lies on the table and in the hands.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mopsen", players=3).position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> str(s)
    '3 players; dealer 2; turn 1; pecking R B Y C; trick 0:R5; hands R1 / R2 B3 / Y4'
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


# ------------------------------------------------------------------ what follows for a field that is left out


def _phase(at: Known) -> Phase:
    # with nobody's card in a trick and nothing in a hand a round has just ended
    if at.trick or all(at.hands):
        return "play"
    return "game_over" if "round" in at and at.round == ROUNDS else "round_over"


def _round(at: Known) -> int:
    """Return the round in which so many rounds have been scored."""
    if at.phase == "game_over":
        return ROUNDS
    scored = len(at.round_scores)
    return min(ROUNDS, max(1, scored) if at.phase == "round_over" else scored + 1)


def _next(at: Known, seat: int, steps: int) -> int:
    return int(seat + steps) % int(at.options.players)


def _dealer(at: Known) -> int:
    """Return the seat before the leader before the first trick, and the last seat after it."""
    return _next(at, at.leader if at.phase in ("deal", "redraw") else 0, -1)


def _leader(at: Known) -> int:
    if at.phase in ("deal", "redraw"):
        return _next(at, at.dealer, 1) if "dealer" in at else 0
    if at.trick and at.phase != "pinch":
        return int(at.trick[0][0])
    return int(at.turn) if at.phase == "play" and "turn" in at else 0


def _turn(at: Known) -> int:
    if at.phase == "pinch":
        raise PositionError("mopsen.pinch-turn")
    return _next(at, at.leader, len(at.trick))


def _to_lead(at: Known) -> int | None:
    return None if at.phase == "pinch" else int(at.leader)


def _pecking(at: Known) -> tuple[str, ...]:
    if at.phase != "deal" or at.round > 1:
        return COLOURS
    start = at.options.pecking_start
    return () if isinstance(start, str) else start


def _winner(at: Known) -> int | None:
    """Return in a pinch the one seat that neither takes a card nor has one in the trick."""
    if at.phase != "pinch":
        return None
    others = {*range(at.options.players)} - {at.turn, *(seat for seat, _ in at.trick)}
    return min(others, default=None)


def _chosen(at: Known) -> tuple[Cards, ...]:
    return ((),) * choosers(at)


def choosers(at: Known | MopsenState) -> int:
    """Return how many seats have chosen in secret what they put away."""
    secret = at.phase == "redraw" and at.options.redraw_order == "simultaneous"
    return (at.turn - at.leader) % int(at.options.players) if secret else 0
