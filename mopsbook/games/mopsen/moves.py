"""The moves, as values: equal moves are equal, and their text is the notation.

A move is ``1 play B3``, ``0 redraw R16 B5``, ``0 redraw -``, ``2 pinch R16``, ``2 pinch -`` or
``next round``; the seat may be left out where a position is at hand, and ``B3`` alone plays or takes
that card.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain, combinations, repeat
from typing import Annotated, Any, NamedTuple, get_args

from mopsbook.core.moves import SEAT, ChanceMove, Moves, PlainMove, SeatMove, Spelling
from mopsbook.core.moves import NextRound as NextRound
from mopsbook.core.state import HIDDEN
from mopsbook.games.mopsen.cards import DECK, MOST_PLAYERS, Card, read_card

CARD, NO_CARD = Spelling(read_card, texts=True), Spelling(read_card, none=True, texts=True)
CARDS = Spelling(read_card, many=True, texts=True)
COLOURS = Spelling(str, many=True, pattern="[^/]+", texts=True)


class _RedrawFields(NamedTuple):
    player: int
    cards: Annotated[tuple[Card, ...], CARDS]


class Redraw(PlainMove, _RedrawFields):
    """Put away up to three cards and draw as many.

    The order of `cards` is that in which they go under the stack, where it cannot matter: legal
    lists hold one order only, that of a sorted hand.
    """

    __slots__ = ()

    NOTATION = "{player} redraw {cards}"

    player: Annotated[int, SEAT]


@dataclass(frozen=True, slots=True)
class Play(SeatMove):
    """Lay a card, as leader or as follower."""

    NOTATION = "{player} play {card}"

    card: Annotated[Card, CARD]


@dataclass(frozen=True, slots=True)
class Pinch(SeatMove):
    """Take one of the cards that still lie there; None declines, where that is allowed."""

    NOTATION = "{player} pinch {card}"

    card: Annotated[Card | None, NO_CARD]


@dataclass(frozen=True, slots=True)
class Deal(ChanceMove):
    """An outcome of chance: the pecking order, and all cards in the order of dealing.

    The first eight cards go to the dealer's left neighbour, the next eight to the seat after
    that, and so on; what is left is the stack, its top card first.
    """

    NOTATION = "deal {pecking} / {cards}"

    pecking: Annotated[tuple[str, ...], COLOURS]
    cards: Annotated[tuple[Card, ...], CARDS]


MopsenMove = Play | Pinch | Redraw | NextRound | Deal


class _Moves(Moves[MopsenMove]):
    """The moves; a card alone is played or taken, whichever is due."""

    def read_text(self, text: str, state: Any) -> MopsenMove:
        alone = re.fullmatch(r"([0-9]{1,3} )?([^ ]+)", " ".join(text.split()))
        if state is not None and alone and alone[2] in DECK:
            what = "pinch" if state.phase == "pinch" else "play"
            text = f"{alone[1] or ''}{what} {alone[2]}"
        return super().read_text(text, state)


MOVES = _Moves(*get_args(MopsenMove), forms="mopsen")


def redraws(player: int, hand: tuple[Card, ...], most: int) -> tuple[Redraw, ...]:
    """Return every exchange of up to `most` cards, the smaller ones first.

    Examples
    --------
    >>> [str(move) for move in redraws(0, ("R1", "B2"), most=1)]
    ['0 redraw -', '0 redraw R1', '0 redraw B2']
    """
    choices = chain.from_iterable(combinations(hand, count) for count in range(most + 1))
    # a hand of eight has 93 of them, so they are made as the bare tuples that they are
    return tuple(map(partial(tuple.__new__, Redraw), zip(repeat(player), choices)))


PLAYS: tuple[dict[Card, Play], ...] = tuple(
    {card: Play(seat, card) for card in (*DECK, HIDDEN)} for seat in range(MOST_PLAYERS)
)
"""The one Play value for each seat and card: legal lists are made of these many times a second."""
pinch = cache(Pinch)
"""The one Pinch value for a seat and a card."""
