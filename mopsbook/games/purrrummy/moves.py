"""The moves, as values: equal moves are equal, and their text is the notation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Any, get_args

from mopsbook.cat_deck import moves
from mopsbook.cat_deck.cards import JOKER, Card, read_card, sort_hand
from mopsbook.cat_deck.moves import Dealer
from mopsbook.core.errors import NotationError, short
from mopsbook.core.moves import SEAT, Moves, SeatMove, Spelling
from mopsbook.core.reading import one_word
from mopsbook.core.state import State
from mopsbook.games.purrrummy import melds
from mopsbook.games.purrrummy.options import Shape
from mopsbook.games.purrrummy.state import PurrrummyState

STOCK = "stock"
DISCARD = "discard"
PILES = (STOCK, DISCARD)
ENDS = ("low", "high")


def _index(value: object) -> int:
    if type(value) is int and 0 <= value < 1000:
        return value
    raise NotationError("purrrummy.no-index", value=short(value))


_card = partial(read_card, joker=True)
CARD = Spelling(_card, by_options=True)
CARDS = Spelling(_card, many=True, by_options=True)
PILE = Spelling(one_word(PILES, "purrrummy.no-pile"), name="from")
END = Spelling(one_word(ENDS, "purrrummy.no-end"))
KIND = Spelling(
    one_word(melds.KINDS, "purrrummy.no-meld-kind", what="kind"), pattern="|".join(melds.KINDS)
)
NUMBER = Spelling(_index, SEAT.word)


@dataclass(frozen=True, slots=True)
class Draw(SeatMove):
    """Take the card with which a turn begins."""

    NOTATION = "{player} draw {pile}"

    pile: Annotated[str, PILE]
    """``"stock"`` or ``"discard"``."""


@dataclass(frozen=True, slots=True)
class LayOut(SeatMove):
    """Lay out a set or a run."""

    NOTATION = "{player} meld[ {kind}] {cards}"
    TYPE = "meld"

    kind: Annotated[str, KIND]
    """``"set"`` or ``"run"``; None only while it is read and not said."""
    cards: Annotated[tuple[Card, ...], CARDS]
    """Cards of its hand: those of a set sorted, jokers last; those of a run in playing order."""

    def __str__(self) -> str:
        return f"{self.player} meld {melds.cards_text(self.kind, self.cards)}"


@dataclass(frozen=True, slots=True)
class LayOff(SeatMove):
    """Add a card to a meld on the table."""

    NOTATION = "{player} layoff {card} on {meld}[ {end}]"
    TYPE = "layoff"

    card: Annotated[Card, CARD]
    """A card of its hand."""
    meld: Annotated[int, NUMBER]
    """The number of the meld on the table, from 0."""
    end: Annotated[str | None, END] = None
    """``"low"`` or ``"high"``: at which end of a run; None for a set."""


@dataclass(frozen=True, slots=True)
class Swap(SeatMove):
    """Lay the card for which a joker stands in its place, and take the joker."""

    NOTATION = "{player} swap {card} on {meld} at {index}"

    card: Annotated[Card, CARD]
    """A natural card of its hand."""
    meld: Annotated[int, NUMBER]
    """The number of the meld on the table, from 0."""
    index: Annotated[int, NUMBER]
    """Where the joker lies among the cards of the meld, from 0."""


@dataclass(frozen=True, slots=True)
class Discard(SeatMove):
    """Lay a card on the discard pile, which ends the turn."""

    NOTATION = "{player} discard {card}"

    card: Annotated[Card, CARD]


class Deal(moves.Deal):
    """An outcome of chance: all cards in the order of dealing, with jokers among them."""

    __slots__ = ()

    cards: Annotated[tuple[Card, ...], CARDS]


class Shuffle(moves.Shuffle):
    """An outcome of chance: the discards below the top one, shuffled, as the new stock."""

    __slots__ = ()

    cards: Annotated[tuple[Card, ...], CARDS]


Decision = Draw | LayOut | LayOff | Swap | Discard
PurrrummyMove = Decision | Dealer | Deal | Shuffle


class _Moves(Moves[PurrrummyMove]):
    """The moves, with what follows from the cards and from the table where it is not said.

    Where it is not said that a run is meant, its cards may be named in any order, if only one order
    makes a run of them. With a position the end of a run may be left out where only one can be meant.

    Examples
    --------
    >>> MOVES.read("0 meld 7S 5S X")
    LayOut(player=0, kind='run', cards=('5S', 'X', '7S'))
    >>> str(MOVES.read({"type": "layoff", "player": 1, "card": "X", "meld": 0, "end": "low"}))
    '1 layoff X on 0 low'
    """

    def formed(self, move: Any) -> bool:
        laid_out = not isinstance(move, LayOut) or (
            move.kind in melds.KINDS
            and (move.kind == melds.RUN or move.cards == sort_hand(move.cards))
        )
        return super().formed(move) and laid_out

    def read(self, source: object, state: State | None = None) -> PurrrummyMove:
        move, shape = super().read(source, state), getattr(self.options, "shape", Shape())
        if isinstance(move, LayOut):
            return _in_order(move, shape)
        if isinstance(move, LayOff) and move.end is None and isinstance(state, PurrrummyState):
            return _with_end(move, state, shape)
        return move


def _in_order(move: LayOut, shape: Shape) -> LayOut:
    """Return a meld as it is laid out; the kind is None where none was named."""
    kind = move.kind or melds.kind_of(move.cards)
    if not kind:
        raise NotationError("purrrummy.set-or-run", cards=short(" ".join(move.cards)), where="move")
    if kind == melds.SET:
        return LayOut(move.player, melds.SET, sort_hand(move.cards))
    found = () if move.kind else melds.orders(move.cards, shape.around)
    return LayOut(move.player, melds.RUN, found[0] if len(found) == 1 else move.cards)


def _with_end(move: LayOff, state: PurrrummyState, shape: Shape) -> LayOff:
    """Return a lay-off with the end of the run at which alone its card fits, if there is one."""
    if not 0 <= move.meld < len(state.melds) or state.melds[move.meld].kind == melds.SET:
        return move
    meld = state.melds[move.meld]
    ends = melds.end_places(meld, shape.around)
    fit = [end for end, at in ends.items() if move.card in (JOKER, melds.card_at(meld.of, at))]
    return LayOff(move.player, move.card, move.meld, fit[0]) if len(fit) == 1 else move


MOVES = _Moves(*get_args(PurrrummyMove), forms="purrrummy")

draw = cache(Draw)
layoff = cache(LayOff)
swap = cache(Swap)
discard = cache(Discard)
