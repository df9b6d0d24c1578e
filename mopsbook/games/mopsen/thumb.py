"""A rule of thumb for Mopsen: what a sensible beginner would do."""

from __future__ import annotations

from mopsbook.core.advice import Reason
from mopsbook.games.mopsen.cards import NUMBER, Card, strength
from mopsbook.games.mopsen.moves import MopsenMove, Pinch, Play, Redraw
from mopsbook.games.mopsen.options import bones_of
from mopsbook.games.mopsen.state import MopsenState


def liking(view: MopsenState, move: MopsenMove) -> float:
    """Say how much a seat likes a move, seeing only its own view.

    Exchange the middling cards, which neither win nor pinch; win tricks with cards that show many
    bones, as cheaply as possible; else stay low and pinch. A pinched card is liked for its bones.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:Y3 1:Y9; hands R1 / R2 / Y12 Y1 B3")
    >>> liking(s, g.move("2 play Y12")) < liking(s, g.move("2 play Y1"))
    True
    """
    if isinstance(move, Redraw):
        return _exchange(view, move.cards)
    if isinstance(move, Pinch):
        return -1 if move.card is None else _worth(view, move.card)
    if isinstance(move, Play):
        return _lay(view, move.card)
    return 0


def why(view: MopsenState, move: MopsenMove) -> Reason | None:
    """Return in a clause what speaks for a move; None if nothing of what is liked does.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:Y3 1:Y9; hands R1 / R2 / Y12 Y1 B3")
    >>> why(s, g.move("2 play Y1")).message, why(s, g.move("2 play Y12")).facts
    ('thumb-low', {'count': 2})
    """
    if isinstance(move, Redraw):
        return Reason("thumb-redraw", {}) if _exchange(view, move.cards) > 0 else None
    if isinstance(move, Pinch):
        return None if move.card is None else Reason("thumb-bones", {})
    if not isinstance(move, Play):
        return None
    laid = [strength(card, view.pecking) for _, card in view.trick]
    mine = strength(move.card, view.pecking)
    if not laid:
        return Reason("thumb-lead", {})
    if mine > max(laid):
        last = len(laid) == view.options.players - 1
        return Reason("thumb-wins" if last else "thumb-high", {"count": _worth(view, move.card)})
    return Reason("thumb-low" if mine < min(laid) else "thumb-spare", {})


def _worth(view: MopsenState, card: Card) -> int:
    return bones_of(view.options.bone_table)[card]


def _exchange(view: MopsenState, cards: tuple[Card, ...]) -> float:
    """High cards of weak colours are worth little; one bone is what a hand card is worth anyway."""
    weak = view.pecking[2:]
    return sum(1 if _worth(view, card) == 1 and card[0] in weak else -1 for card in cards)


def _lay(view: MopsenState, card: Card) -> float:
    pecking = view.pecking
    laid = [strength(other, pecking) for _, other in view.trick]
    mine = strength(card, pecking)
    last = len(view.trick) == view.options.players - 1
    bowl_left = 0 if view.bowls[view.turn] else view.options.bowl
    if not laid:
        return _worth(view, card) - 2 * pecking.index(card[0])
    if mine > max(laid):
        # a won trick is sure only for the last to play; the first one costs the bowl's own bones
        sure = 1 if last else 0.5
        return sure * (_worth(view, card) - bowl_left / 3) - NUMBER[card] / 100
    if mine < min(laid):
        return 1.5 - _worth(view, card) / 4
    return -_worth(view, card) / 4
