"""Cards that are being picked out of a hand: what can be made of them, or why nothing can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache
from typing import NamedTuple

from mopsbook.cat_deck.cards import JOKER, Card, rank, sort_hand, suit
from mopsbook.core.verdict import Violation
from mopsbook.games.purrrummy import verdicts
from mopsbook.games.purrrummy.engine import Purrrummy
from mopsbook.games.purrrummy.melds import KINDS, LADDER, RUN, SET, kind_of, orders
from mopsbook.games.purrrummy.moves import LayOff, LayOut, Swap
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.games.purrrummy.state import PurrrummyState

Token = str
"""A card of the hand: its notation; a joker has the number of its copy, as in ``X.0``."""


class Possible(NamedTuple):
    """What can be laid on the table in a position, one card after the other or as a meld."""

    melds: tuple[LayOut, ...]
    layoffs: tuple[LayOff, ...]
    swaps: tuple[Swap, ...]


class Picking:
    """What has been picked out of the hand of the seat in turn; that hand has to be visible.

    Parameters
    ----------
    view : PurrrummyState
        A position in which the card of the turn has been drawn.
    draft : sequence of str
        Tokens of the picked cards.

    Attributes
    ----------
    cards : tuple of str
        The picked cards.
    fitting, whole : tuple of LayOut
        The melds that hold all of them, and those that hold nothing else.
    joins : Counter
        How many of the melds that hold them need a card besides; as long as nothing is picked, melds
        with jokers count for these alone, since with a joker nearly every card makes a meld.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands 5H 6H KD X / 2S; discard 9H; phase meld")
    >>> [str(move) for move in Picking(s, ("5H", "X.0", "6H")).whole]
    ['0 meld X 5H 6H', '0 meld 5H 6H X']
    >>> sorted(Picking(s, ("5H",)).joins.items())
    [('6H', 2), ('X', 2)]
    """

    def __init__(self, view: PurrrummyState, draft: Sequence[Token] = ()) -> None:
        self.view, self.seat = view, view.turn
        self.draft = tuple(draft)
        self.cards = sort_hand(map(card_of, draft))
        self.possible = possible(view)
        picked = Counter(self.cards)
        self.fitting = tuple(move for move in self.possible.melds if picked <= Counter(move.cards))
        self.whole = tuple(move for move in self.fitting if len(move.cards) == len(self.cards))
        self.joins = Counter(
            card
            for move in self.fitting
            for card in Counter(move.cards) - picked
            if draft or card == JOKER or JOKER not in move.cards
        )

    @property
    def one(self) -> Card | None:
        """The picked card, if there is only one."""
        return self.cards[0] if len(self.cards) == 1 else None

    @property
    def layoffs(self) -> tuple[LayOff, ...]:
        """Where the picked card can be added to a meld."""
        return self.laid_off(self.one)

    @property
    def swaps(self) -> tuple[Swap, ...]:
        """The jokers for which the picked card can be exchanged."""
        return self.swapped(self.one)

    def laid_off(self, card: Card | None) -> tuple[LayOff, ...]:
        """Return where a card of the hand can be added to a meld."""
        return tuple(move for move in self.possible.layoffs if move.card == card)

    def swapped(self, card: Card | None) -> tuple[Swap, ...]:
        """Return the jokers for which a card of the hand can be exchanged."""
        return tuple(move for move in self.possible.swaps if move.card == card)

    def toggled(self, token: Token) -> tuple[Token, ...]:
        """Return the draft after a click on a card: it is picked, or put back."""
        if token in self.draft:
            return tuple(other for other in self.draft if other != token)
        return (*self.draft, token)

    def fault(self) -> Violation:
        """Return why the picked cards are no meld that can be laid out.

        Examples
        --------
        >>> import mopsbook as mops
        >>> s = mops.game("purrrummy").position("hands 9C 9D TD 4S 5S / 2S; discard 9H; phase meld")
        >>> [Picking(s, cards).fault().facts["why"] for cards in
        ...  (("9C", "9D", "TD"), ("4S", "5S"), ("4S", "5S", "TD"))]
        ['ranks', 'few', 'suits']
        """
        kinds = [kind_of(self.cards)] if kind_of(self.cards) else KINDS
        found = [list(verdicts.check(self.view, self._meant(kind))) for kind in kinds]
        return min(found, key=len)[0]

    def _meant(self, kind: str) -> LayOut:
        """Return the picked cards as a set or a run, although they may be none."""
        if kind == SET:
            return LayOut(self.seat, SET, self.cards)
        found = orders(self.cards, self.view.options.ace_around)
        as_run = sorted(self.cards, key=lambda card: LADDER.find(rank(card)) % (len(LADDER) + 1))
        return LayOut(self.seat, RUN, found[0] if found else tuple(as_run))

    @property
    def apart(self) -> bool:
        """Whether no two of the picked cards have the rank or the suit in common."""
        naturals = [card for card in self.cards if card != JOKER]
        return all(len(set(map(part, naturals))) == len(naturals) > 1 for part in (rank, suit))


def card_of(token: Token) -> Card:
    """Return the card that a token names."""
    return token.partition(".")[0]


def token_of(card: Card, copy: int) -> Token:
    """Return the token of a card in a hand."""
    return f"{card}.{copy}" if card == JOKER else card


@lru_cache(maxsize=64)
def possible(view: PurrrummyState) -> Possible:
    """Return what the seat in turn can lay on the table."""
    legal = _engine(view.options).legal(view)
    return Possible(
        tuple(move for move in legal if isinstance(move, LayOut)),
        tuple(move for move in legal if isinstance(move, LayOff)),
        tuple(move for move in legal if isinstance(move, Swap)),
    )


@lru_cache(maxsize=32)
def _engine(options: PurrrummyOptions) -> Purrrummy:
    return Purrrummy({f.name: getattr(options, f.name) for f in fields(options)})
