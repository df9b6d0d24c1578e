"""Cards that are being picked out of a hand: what can be made of them, or why nothing can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Any

from mopsbook.cat_deck.cards import JOKER, Card, rank, sort_hand, suit
from mopsbook.core.game import game_of
from mopsbook.core.verdict import Fault
from mopsbook.games.purrrummy import verdicts
from mopsbook.games.purrrummy.look.names import in_hand
from mopsbook.games.purrrummy.melds import KINDS, LADDER, RUN, SET, kind_of, orders
from mopsbook.games.purrrummy.moves import ENDS, Discard, LayOff, LayOut, PurrrummyMove, Swap
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.show.offers import Draft, Pick, toggled


class Picking:
    """What has been picked out of the hand of the seat in turn; that hand has to be visible.

    Parameters
    ----------
    view : PurrrummyState
        A position in which the card of the turn has been drawn.
    draft : tuple
        Items of the picked cards.

    Attributes
    ----------
    cards : tuple of str
        The picked cards.
    fitting, whole : tuple of LayOut
        The melds that hold all of them, and those that hold nothing else.
    layoffs, swaps : tuple
        Where the picked card, if there is only one, can be added to a meld, and the jokers for which it can be
        exchanged.
    joins : Counter
        How many of the melds that hold them need a card besides; as long as nothing is picked, melds
        with jokers count only if there are no others, since with a joker nearly every card makes a meld.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands 5H 6H KD X / 2S; discard 9H; phase meld")
    >>> [str(move) for move in Picking(s, ("5H", "X.hand0.0", "6H")).whole]
    ['0 meld X 5H 6H', '0 meld 5H 6H X']
    >>> sorted(Picking(s, ("5H",)).joins.items())
    [('6H', 2), ('X', 2)]
    """

    def __init__(self, view: PurrrummyState, draft: Draft = ()) -> None:
        self.view, self.seat = view, view.turn
        self.draft = draft
        self._held = {item: card for item, card, _ in in_hand(view, self.seat)}
        self.cards = self._cards(draft)
        self.possible = possible(view)
        picked = Counter(self.cards)
        self.fitting = tuple(
            move for move in self.possible[LayOut] if picked <= Counter(move.cards)
        )
        self.whole = tuple(move for move in self.fitting if len(move.cards) == len(self.cards))
        self.layoffs, self.swaps = self.laid_off(self.one), self.swapped(self.one)
        plain = tuple(move for move in self.fitting if JOKER not in move.cards)
        self._worth = self.fitting if draft or not plain else plain
        self.joins = Counter(
            card
            for move in self.fitting
            for card in Counter(move.cards) - picked
            if card == JOKER or move in self._worth
        )

    @property
    def one(self) -> Card | None:
        """The picked card, if there is only one."""
        return self.cards[0] if len(self.cards) == 1 else None

    def partners(self, card: Card) -> tuple[Card, ...]:
        """Return the other cards in melds that hold a card; in those without a joker, if there are any.

        Examples
        --------
        >>> import mopsbook as mops
        >>> s = mops.game("purrrummy").position("hands 5H 6H 7H 7C 7D / 2S; discard 9H; phase meld")
        >>> Picking(s).partners("7H"), Picking(s).partners("5H")
        (('7C', '7D', '5H', '6H'), ('6H', '7H'))
        """
        melds = [move.cards for move in self._worth if card in move.cards]
        return sort_hand({other for cards in melds for other in cards} - {card})

    def laid_off(self, card: Card | None) -> tuple[LayOff, ...]:
        """Return where a card of the hand can be added to a meld."""
        return tuple(move for move in self.possible[LayOff] if move.card == card)

    def swapped(self, card: Card | None) -> tuple[Swap, ...]:
        """Return the jokers for which a card of the hand can be exchanged."""
        return tuple(move for move in self.possible[Swap] if move.card == card)

    def later(self, card: Card) -> tuple[int, ...]:
        """Return to whose melds a card can be added once the seat has laid out one of its own.

        Examples
        --------
        >>> import mopsbook as mops
        >>> g = mops.game("purrrummy", layoff=True)
        >>> s = g.position("hands 5H KD / 2S; melds 1 5C 5D 5S; discard 9H; phase meld")
        >>> Picking(s).later("5H"), Picking(s).later("KD")
        ((1,), ())
        """
        owners = [
            meld.owner
            for number, meld in enumerate(self.view.melds)
            for end in (None, *ENDS)
            for found in [verdicts.check(self.view, LayOff(self.seat, card, number, end))]
            if [fault.rule for fault in found] == ["purrrummy.layoff-own-meld-first"]
        ]
        return tuple(dict.fromkeys(owners))

    def pick(self, item: str) -> Pick:
        """Return what a press on a card of the hand does: it is picked, or put back."""
        after = toggled(self.draft, item)
        if item in self.draft:
            return Pick(after)
        return Pick(after, partial(_takes, Counter(self._cards(after))))

    def _cards(self, items: Iterable[str]) -> tuple[Card, ...]:
        return sort_hand(self._held[item] for item in items)

    def fault(self) -> Fault:
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


def _takes(picked: Counter[Card], move: PurrrummyMove) -> bool:
    """Say whether a move takes all picked cards from the hand."""
    if isinstance(move, LayOut):
        return picked <= Counter(move.cards)
    return isinstance(move, LayOff | Swap | Discard) and [*picked.elements()] == [move.card]


@lru_cache(maxsize=64)
def possible(view: PurrrummyState) -> Mapping[type[Any], tuple[Any, ...]]:
    """Return what the seat in turn can do, by the kind of the move."""
    kinds, legal = (LayOut, LayOff, Swap, Discard), game_of(view).legal(view)
    return {kind: tuple(move for move in legal if isinstance(move, kind)) for kind in kinds}
