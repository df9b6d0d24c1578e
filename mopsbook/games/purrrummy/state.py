"""A position of Purrrummy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args

from mopsbook.cat_deck.cards import PLACE, Card, sort_hand, spelled
from mopsbook.cat_deck.usual import BEFORE, usual_dealer, usual_turn
from mopsbook.core import reading
from mopsbook.core.errors import PositionError, short
from mopsbook.core.forms import BySeat, Form, Listed, Maybe, OneCard, SeatNumber, Whole, Word
from mopsbook.core.position import (
    CLOSED,
    NAMED,
    OTHERS,
    UNLESS_ZERO,
    UNORDERED,
    Known,
    Position,
    Unless,
    Usual,
)
from mopsbook.games.purrrummy.faults import meld_faults
from mopsbook.games.purrrummy.melds import KINDS, SET, Meld, kind_of, meld_of
from mopsbook.games.purrrummy.options import PurrrummyOptions

Phase = Literal["dealer", "deal", "draw", "meld", "shuffle", "over"]
Cards = tuple[Card, ...]


CARD = OneCard(
    PLACE, "purrrummy.no-card", lambda o: spelled(52, o.jokers > 0), joker=lambda o: o.jokers > 0
)
CARDS = Listed(CARD)
HAND = Listed(CARD, sort=sort_hand)
SEAT = SeatNumber()
NUMBER = Whole()
RESHUFFLES: Form[int] = Whole(0, lambda options: options.max_reshuffles)
MELD_FIELDS = ("owner", "kind", "rank", "suit", "low", "cards")


class Melds(Form[tuple[Meld, ...]]):
    """The sets and runs on the table: each its owner, perhaps its kind, and its cards.

    Examples
    --------
    >>> Melds().parse("0 7C 7D 7S / 1 run X 7H X")[1]
    {'owner': 1, 'kind': 'run', 'cards': ['X', '7H', 'X']}
    """

    def parse(self, text: str) -> Any:  # noqa: D102
        found = []
        for owner, *words in filter(None, reading.by_seat(text)):
            kind = words.pop(0) if words[:1] and words[0] in KINDS else kind_of(tuple(words))
            if not kind:
                raise PositionError(
                    "purrrummy.set-or-run", cards=short(" ".join(words)), where="position"
                )
            found.append({"owner": reading.number(owner), "kind": kind, "cards": words})
        return found

    def read(self, name: str, value: Any, options: Any) -> tuple[Meld, ...]:  # noqa: D102
        return tuple([_meld(each, options) for each in reading.listed(name, value)])

    def json(self, value: tuple[Meld, ...]) -> Any:  # noqa: D102
        return [meld.json() for meld in value]

    def text(self, value: tuple[Meld, ...]) -> str:  # noqa: D102
        return " / ".join(map(str, value)) or "-"

    def nothing(self, options: Any) -> tuple[Meld, ...]:  # noqa: ARG002, D102
        return ()

    def cards(self, value: tuple[Meld, ...]) -> Iterator[str]:  # noqa: D102
        return (card for meld in value for card in meld.cards)


def _meld(value: Any, options: PurrrummyOptions) -> Meld:
    """Read a meld; its rank, or its suit and low end, follow from its cards."""
    if not isinstance(value, Mapping) or not {"owner", "kind", "cards"} <= value.keys():
        raise PositionError("purrrummy.meld-object", value=short(value))
    for name in value:
        if name not in MELD_FIELDS:
            raise PositionError("purrrummy.no-meld-field", field=short(name), fields=MELD_FIELDS)
    owner = SEAT.read("owner", value["owner"], options)
    kind = reading.one("kind", value["kind"], KINDS)
    cards = CARDS.read("cards", value["cards"], options)
    cards = sort_hand(cards) if kind == SET else cards
    for fault in meld_faults(options, owner, kind, cards):
        raise PositionError(
            "purrrummy.no-meld", cards=" ".join(cards) or "none", kind=kind, rule=fault.rule
        )
    meld = meld_of(owner, kind, cards)
    known = meld.json()
    for name in ("rank", "suit", "low"):
        if name in value and value[name] != known.get(name):
            raise PositionError(
                "purrrummy.meld-value",
                field=name,
                kind=kind,
                cards=" ".join(cards),
                value=short(value[name]),
            )
    return meld


class _Fields(NamedTuple):
    options: PurrrummyOptions
    phase: Annotated[Phase, Word(*get_args(Phase)), Usual("meld")]
    """``dealer``, ``deal`` or ``shuffle`` (chance is due), ``draw`` (a turn begins), ``meld`` (the card of the
    turn has been drawn, a discard will end it) or ``over``."""
    dealer: Annotated[int, SEAT, Usual(usual_dealer)]
    turn: Annotated[int, SEAT, Usual(usual_turn), UNLESS_ZERO]
    """The seat in turn; at the end the seat that has won, or the one whose turn did not begin any more."""
    hands: Annotated[tuple[Cards, ...], BySeat(HAND), OTHERS, UNORDERED]
    """Cards by seat, sorted."""
    stock: Annotated[Cards, CARDS, Usual(_stock), Unless(), CLOSED]
    """The face-down stock, the next card first."""
    discard: Annotated[Cards, CARDS, Usual(_discard), Unless()]
    """The discard pile, the top card last."""
    melds: Annotated[tuple[Meld, ...], Melds()] = ()
    """The sets and runs on the table, in the order in which they were laid out."""
    taken: Annotated[Card | None, Maybe(CARD), NAMED] = None
    """The card that was taken from the discard pile this turn, as long as it is in the hand."""
    reshuffles: Annotated[int, RESHUFFLES] = 0
    """How often the discards have become a new stock."""
    turns: Annotated[int, NUMBER] = 0
    """How many turns have ended."""


class PurrrummyState(Position, _Fields):
    """Everything that lies on the table and in the hands."""

    __slots__ = ()

    options: PurrrummyOptions
    GAME: ClassVar[str] = "purrrummy"


# ------------------------------------------------------------------ what follows for a field that is left out


def _elsewhere(at: Known) -> Cards:
    """Return the cards that are nowhere, as far as it is said; before the deal none."""
    if at.phase in BEFORE:
        return ()
    piles = [getattr(at, name) for name in ("stock", "discard") if name in at]
    places = (*at.hands, *[meld.cards for meld in at.melds], *piles)
    seen = Counter(card for cards in places for card in cards)
    return tuple((Counter(at.options.cards) - seen).elements())


def _stock(at: Known) -> Cards:
    return _elsewhere(at) if "discard" in at else _elsewhere(at)[:-1]


def _discard(at: Known) -> Cards:
    return _elsewhere(at)[-1:]
