"""The moves, as values: equal moves are equal, and their text is the notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, get_args

from mopsbook.cat_deck.cards import Card, deck
from mopsbook.cat_deck.moves import CARD, Deal, Dealer, Shuffle
from mopsbook.core import moves
from mopsbook.core.moves import Moves, SeatMove, WordMove
from mopsbook.games.mauz.options import SIZE


@dataclass(frozen=True, slots=True)
class Swap1(SeatMove):
    """Swap one card for one of the middle."""

    NOTATION = "{player} swap {give} for {take}"

    give: Annotated[Card, CARD]
    """A card of its hand."""
    take: Annotated[Card, CARD]
    """A card of the middle."""


class Keep(WordMove):
    """The dealer keeps the set that it has looked at."""


class Reject(WordMove):
    """The dealer lays that set into the middle and takes the other one unseen."""


class Swap3(WordMove):
    """Swap all three cards for those of the middle."""


class Skip(WordMove):
    """Leave the cards as they are."""


class Knock(WordMove):
    """End the round: every other cat has one more turn."""


class Hiss(WordMove):
    """Show three cards of one rank, where that is left to their holder."""


class Quiet(WordMove):
    """Neither knock nor hiss after a swap, where either was possible."""


class NextRound(moves.NextRound):
    """Gather all cards for the next round; the whole table makes this move."""

    ALSO = ("deal",)
    TYPE = "deal"


Decision = Keep | Reject | Swap1 | Swap3 | Skip | Knock | Hiss | Quiet | NextRound
MauzMove = Decision | Dealer | Deal | Shuffle


class _Moves(Moves[MauzMove]):
    def formed(self, move: Any) -> bool:
        # any card can be read, but not all are in the deck
        known = not isinstance(move, Swap1) or {move.give, move.take} <= {*deck(SIZE)}
        return super().formed(move) and known


MOVES = _Moves(*get_args(MauzMove), forms="mauz")

keep = cache(Keep)
reject = cache(Reject)
swap3 = cache(Swap3)
skip = cache(Skip)
knock = cache(Knock)
hiss = cache(Hiss)
quiet = cache(Quiet)
NEXT_ROUND = NextRound()


@cache
def swaps(player: int, give: Card) -> Mapping[Card, Swap1]:
    """Return the one Swap1 value for each card that may be taken: legal lists are made of these.

    Examples
    --------
    >>> str(swaps(0, "6C")["TC"])
    '0 swap 6C for TC'
    """
    return {take: Swap1(player, give, take) for take in deck(SIZE) if take != give}
