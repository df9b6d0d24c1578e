"""The best arrangement of a hand: as many cards as possible in melds, by exhaustive search.

Each meld that can be made of the hand is a piece; so is, in the variant, each row of cards that can be
added to a meld on the table. Which of the jokers a piece has, and where they lie in it, changes nothing
for the others, so of all pieces with the same natural cards and as many jokers one is enough.

What can be reached with some natural cards and jokers is a set of scores, kept as a number with a bit for
each score. All arrangements are joined by shifting such sets, so every count of cards that can be laid
is known at once, not only the greatest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from mopsbook.cat_deck.cards import JOKER, Card
from mopsbook.games.purrrummy.choices import layouts
from mopsbook.games.purrrummy.laying import additions
from mopsbook.games.purrrummy.melds import HIGH_ACE, MOST, RUN, SET, Meld, card_at
from mopsbook.games.purrrummy.moves import LayOff, LayOut, layoff
from mopsbook.games.purrrummy.options import PurrrummyOptions, Shape

CARD, JOKER_KEPT = 64, 8
"""What a card that is laid weighs, and a joker that is not; the rest tells few melds from many."""

Cards = int
"""A set of natural cards of the hand, and of melds on the table: a number with a bit for each."""
Scores = int
"""A set of scores: a number with a bit for each."""
Moves = tuple[LayOut | LayOff, ...]


class Piece(NamedTuple):
    """Cards that are laid together."""

    cards: Cards
    """The natural cards, and the meld on the table to which they are added."""
    jokers: int
    """Number of jokers."""
    score: int
    """:data:`CARD` for each card, less :data:`JOKER_KEPT` for each joker, and one."""
    moves: Moves
    """The moves that lay them."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What is laid and what is left."""

    moves: Moves
    """The moves that lay the cards, whole melds first."""
    laid: int
    """Number of cards laid."""
    left: tuple[Card, ...]
    """The cards that stay in the hand."""


class Arranger:
    """All arrangements of one hand.

    Parameters
    ----------
    hand : tuple of str
        The cards, sorted.
    options : PurrrummyOptions
        What melds may look like, and whether single cards may be added to melds.
    melds : tuple of Meld
        The melds on the table.
    seat : int
        Whose hand it is.

    Examples
    --------
    >>> from mopsbook.games.purrrummy.options import PurrrummyOptions
    >>> hand = ("7C", "5D", "6D", "8D", "7H", "KS", "X")
    >>> arranger = Arranger(hand, PurrrummyOptions())
    >>> best = arranger.best()
    >>> [str(move) for move in best.moves], best.left
    (['0 meld 5D 6D X 8D'], ('7C', '7H', 'KS'))
    >>> arranger.counts()
    [0, 3, 4]
    """

    def __init__(
        self,
        hand: tuple[Card, ...],
        options: PurrrummyOptions,
        melds: tuple[Meld, ...] = (),
        seat: int = 0,
    ) -> None:
        self.hand, self.seat = hand, seat
        self.jokers = hand.count(JOKER)
        naturals = [card for card in hand if card != JOKER]
        # melds on the table come first: they are decided on before the cards that they need
        self._bits = {card: 1 << at for at, card in enumerate(naturals, len(melds))}
        self._all: Cards = sum(self._bits.values())
        self._pieces: dict[Cards, list[Piece]] = {}
        own = [self._piece((move,), 0) for move in layouts(seat, hand, options.shape)]
        self._melds = list({(piece.cards, piece.jokers): piece for piece in own}.values())
        self._add(self._melds)
        self.may_add = any(meld.owner == seat for meld in melds)
        self._tables: Cards = 0
        if options.layoff:
            for number, meld in enumerate(melds):
                if meld.owner != seat or options.layoff_targets == "any":
                    self._add_to(number, meld, options.shape)
        self._known: dict[tuple[Cards, int], Scores] = {}

    def _piece(self, moves: Moves, table: Cards) -> Piece:
        cards = [c for m in moves for c in (m.cards if isinstance(m, LayOut) else (m.card,))]
        jokers = cards.count(JOKER)
        bits = sum([self._bits[card] for card in cards if card != JOKER])
        return Piece(table | bits, jokers, CARD * len(cards) - JOKER_KEPT * jokers - 1, moves)

    def _add(self, pieces: Iterable[Piece]) -> None:
        for piece in pieces:
            self._pieces.setdefault(piece.cards & -piece.cards, []).append(piece)

    def _add_to(self, number: int, meld: Meld, shape: Shape) -> None:
        """Add the rows of cards that can be added to a meld on the table."""
        bit = 1 << number
        rows = _additions(meld, self.hand, shape)
        found = [
            self._piece(tuple(layoff(self.seat, card, number, end) for card, end in row), bit)
            for row in rows
        ]
        if found:
            self._tables |= bit
            self._add({(piece.cards, piece.jokers): piece for piece in found}.values())

    def counts(self) -> list[int]:
        """Return every number of cards that can be laid, in ascending order."""
        return sorted({-(-score // CARD) for score in _each(self._reach())})

    def best(self, most: int | None = None) -> Arrangement:
        """Return an arrangement that lays most cards, of these with fewest jokers, then fewest melds.

        Parameters
        ----------
        most : int, optional
            No more cards than these are laid, so that some are kept, such as one for the discard.
        """
        limit = len(self.hand) if most is None else most
        score = max(score for score in _each(self._reach()) if score <= CARD * limit)
        pieces = list(self._pieces_for(score))
        # cards are added only when there is a meld of one's own
        moves = [move for piece in pieces for move in piece.moves]
        moves.sort(key=lambda move: isinstance(move, LayOff))
        left = list(self.hand)
        for move in moves:
            for card in move.cards if isinstance(move, LayOut) else (move.card,):
                left.remove(card)
        return Arrangement(tuple(moves), len(self.hand) - len(left), tuple(left))

    def _reach(self) -> Scores:
        if self.may_add or not self._tables:
            return self._scores(self._all | self._tables, self.jokers)
        # whoever has no meld on the table lays one out first
        found = 1
        for piece in self._melds:
            rest = self._scores(self._all & ~piece.cards | self._tables, self.jokers - piece.jokers)
            found |= rest << piece.score
        return found

    def _scores(self, cards: Cards, jokers: int) -> Scores:
        """Return all scores that can be reached with some cards and jokers."""
        if not cards:
            return 1
        key = cards, jokers
        found = self._known.get(key)
        if found is None:
            lowest = cards & -cards
            found = self._scores(cards ^ lowest, jokers)
            for piece in self._pieces.get(lowest, ()):
                if not piece.cards & ~cards and piece.jokers <= jokers:
                    rest = self._scores(cards & ~piece.cards, jokers - piece.jokers)
                    found |= rest << piece.score
            self._known[key] = found
        return found

    def _pieces_for(self, score: int) -> Iterator[Piece]:
        """Yield pieces that together reach a score."""
        cards, jokers = self._all | self._tables, self.jokers
        if score and self._tables and not self.may_add:
            for piece in self._melds:
                rest = cards & ~piece.cards, jokers - piece.jokers
                if score >= piece.score and self._scores(*rest) >> score - piece.score & 1:
                    yield piece
                    (cards, jokers), score = rest, score - piece.score
                    break
        while score:
            lowest = cards & -cards
            if self._scores(cards ^ lowest, jokers) >> score & 1:
                cards ^= lowest
                continue
            for piece in self._pieces.get(lowest, ()):
                if piece.cards & ~cards or piece.jokers > jokers or piece.score > score:
                    continue
                rest = cards & ~piece.cards, jokers - piece.jokers
                if self._scores(*rest) >> score - piece.score & 1:
                    yield piece
                    (cards, jokers), score = rest, score - piece.score
                    break


def _each(scores: Scores) -> list[int]:
    return [score for score in range(scores.bit_length()) if scores >> score & 1]


Row = tuple[tuple[Card, str | None], ...]


def _additions(meld: Meld, hand: tuple[Card, ...], shape: Shape) -> Iterator[Row]:
    """Yield the rows of cards, with the ends where they lie, by which a hand can lengthen a meld."""
    if meld.kind == SET:
        yield from [(added,) for added in additions(meld, shape) if added[0] in hand]
        return
    free = min(hand.count(JOKER), shape.jokers - meld.jokers)
    high = meld.low + len(meld.cards)
    room = MOST[RUN] - len(meld.cards)
    below = room if shape.around else meld.low - 1
    above = room if shape.around else HIGH_ACE + 1 - high
    lows = list(_side(meld.of, range(meld.low - 1, meld.low - 1 - below, -1), hand, free))
    highs = list(_side(meld.of, range(high, high + above), hand, free))
    for low, top in product(lows, highs):
        if 0 < len(low) + len(top) <= room and (low + top).count(JOKER) <= free:
            yield (*[(card, "low") for card in low], *[(card, "high") for card in top])


def _side(
    colour: str, places: range, hand: tuple[Card, ...], free: int
) -> Iterator[tuple[Card, ...]]:
    """Yield the rows of cards that can be added at one end of a run, the first one beside it."""
    yield ()
    if places:
        card = card_at(colour, places[0])
        if card in hand:
            for row in _side(colour, places[1:], hand, free):
                yield (card, *row)
        if free > 0:
            for row in _side(colour, places[1:], hand, free - 1):
                yield (JOKER, *row)
