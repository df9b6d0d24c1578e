"""A rule of thumb for Mogel-Motte: what a sensible beginner would do."""

from __future__ import annotations

from mopsbook.core.advice import Reason
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.cards import ANT, MOTH
from mopsbook.games.mogel_motte.scoring import POINTS
from mopsbook.games.mogel_motte.state import MotteState


def liking(view: MotteState, move: m.MotteMove) -> float:
    """Say how much a seat likes a move, seeing only its own view.

    Be rid of what costs most: lay, give and cheat away moths before actions before numbers. A gift
    goes to whoever holds the fewest cards. The guard accuses who is seen cheating, and nobody else.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> s = g.position("discard N3; hands N2 S4 M1 / N4 / N1")
    >>> liking(s, g.move("0 play S4")) > liking(s, g.move("0 play N2"))
    True
    """
    if isinstance(move, m.Accuse | m.LetGo):
        return _reaction(view, move)
    if isinstance(move, m.Race):
        return move.fastest is not None
    if isinstance(move, m.Take):
        return -POINTS[move.card[0]]
    card = getattr(move, "card", None)
    if card is None:
        return 0
    worth = POINTS[card[0]] - _company(view, move) / 10
    if isinstance(move, m.Give):
        # whoever is close to the end is given what stops that
        return worth - len(view.hands[move.to]) / 100
    if isinstance(move, m.Play) and card[0] == ANT:
        return worth + 1  # all others get a card
    return worth


def why(view: MotteState, move: m.MotteMove) -> Reason | None:
    """Return in a clause what speaks for a move: what it gets rid of, or what hangs on it; None if that is nothing.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> s = g.position("discard N3; hands N2 S4 M1 / N4 / N1")
    >>> why(s, g.move("0 play S4")).facts, why(s, g.move("0 draw"))
    ({'count': 5}, None)
    """
    if isinstance(move, m.Accuse):
        return Reason("thumb-accuse", {})
    card = None if isinstance(move, m.Take) else getattr(move, "card", None)
    if card is None or move.player not in range(view.options.players):
        return None
    return Reason("thumb-costs", {"count": POINTS[card[0]]})


def _company(view: MotteState, move: m.MotteMove) -> int:
    """Count the other cards of that value in the own hand: laying one of them helps the others less."""
    if not isinstance(move, m.Play) or move.card[0] == MOTH:
        return 0
    return sum(card[1] == move.card[1] for card in view.hands[move.player]) - 1


def _reaction(view: MotteState, move: m.Accuse | m.LetGo) -> float:
    """Like the only accusation that is right; an accusation out of the blue costs a card."""
    if isinstance(move, m.LetGo):
        return 0
    seen = view.phase == "attempt" and view.attempt is not None and view.attempt[0] == move.target
    return 1 if seen else -1
