"""A rule of thumb for Miau! Miau!: what a sensible beginner would do."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.cat_deck.cards import Card, rank, suit
from mopsbook.cat_deck.seats import following
from mopsbook.core.advice import Reason
from mopsbook.games.miau_miau.fits import EIGHT, JACK, SEVEN, fits
from mopsbook.games.miau_miau.moves import CALL_DUE, Challenge, Keep, MiauMove, Play
from mopsbook.games.miau_miau.state import MiauState

NEARLY_OUT = 2
"""A cat with so few cards has to be stopped."""


def liking(view: MiauState, move: MiauMove) -> float:
    """Say how much a seat likes a move, seeing only its own view.

    Never forget a call, and point out what others forget. Lay what many of the other own cards fit
    on; keep jacks for the time when nothing else fits, wish what is held most; spare sevens and
    eights for a neighbour that is nearly out of cards.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("miau_miau", players=2)
    >>> s = g.position("hands JC 9H TH KH / 7S AS; discard QC")
    >>> str(max(g.legal(s), key=lambda move: liking(s, move)))
    '0 play JC wish H'
    """
    if isinstance(move, Play):
        return _lay(view, move)
    if isinstance(move, Keep):
        return -2
    # to draw is what is left, and to point out a forgotten call costs nothing
    return 1 if isinstance(move, Challenge) else -3


def why(view: MiauState, move: MiauMove) -> Reason | None:
    """Return in a clause what speaks for a move; None if there is no choice.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("miau_miau", players=2)
    >>> s = g.position("hands JC 9H TH KH / 7S AS; discard QC")
    >>> why(s, g.move("0 play JC wish H"))
    Reason(message='thumb-wish', facts={'count': 3}, rules=())
    """
    if not isinstance(move, Play):
        return None
    rest = [card for card in view.hands[view.turn] if card != move.card]
    if _danger(view, move.card) > 0:
        return Reason("thumb-stop", {"other": following(view.hands, view.turn)})
    if rank(move.card) == JACK:
        held = sum(suit(card) == move.wish for card in rest)
        return Reason("thumb-wish", {"count": held}) if held else None
    count = _following(view, move.card, rest)
    return Reason("thumb-follows", {"count": count}) if count else None


def _lay(view: MiauState, move: Play) -> float:
    hand, card = view.hands[view.turn], move.card
    rest = [other for other in hand if other != card]
    due = CALL_DUE.get(len(hand))
    return (
        (0 if move.call == due else -10)
        + _danger(view, card)
        + (
            _wish(rest, move.wish or suit(card))
            if rank(card) == JACK
            else _following(view, card, rest) / (len(rest) or 1)
        )
    )


def _danger(view: MiauState, card: Card) -> float:
    """Say what it is worth to hinder the next cat with this card."""
    if rank(card) not in (SEVEN, EIGHT):
        return 0
    near = len(view.hands[following(view.hands, view.turn)]) <= NEARLY_OUT
    return 1.5 if near else -0.2


def _following(view: MiauState, card: Card, rest: Sequence[Card]) -> int:
    """Count the other own cards that go on this one."""
    fit = fits(view.options.jack_wild)[None][card]
    return sum(other in fit for other in rest)


def _wish(rest: Sequence[Card], wish: str) -> float:
    """Say how good a wish is; a jack is laid when nothing else fits, or as the last card but one."""
    held = sum(suit(other) == wish and rank(other) != JACK for other in rest)
    return held / (len(rest) or 1) - (1 if len(rest) > 1 else 0)
