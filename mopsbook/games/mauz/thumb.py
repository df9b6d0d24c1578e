"""A rule of thumb for Mauz: what a sensible beginner would do."""

from __future__ import annotations

from mopsbook.games.mauz.moves import Hiss, Keep, Knock, MauzMove, Reject, Skip, Swap1, Swap3
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.worth import after, shown_at_once, worth

ENOUGH = 25
"""A hand of so many points can end the round, if no swap makes it better."""
USUAL = 15.5
"""What three cards are worth on average, so that the dealer keeps no less."""
SURE = 100.0


def liking(view: MauzState, move: MauzMove) -> float:
    """Say how much a seat likes a move, seeing only its own view.

    Take what makes the hand worth more, best of all a combination; knock with 25 points if no swap
    makes them more, and skip with fewer. The dealer keeps what is worth as much as three cards are on
    average. Where nobody may knock, only skips bring new cards: who swaps to and fro instead never ends
    the round.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 9H TH JC / 9C 9D KH; middle QH 7D 8S")
    >>> str(max(g.legal(s), key=lambda move: liking(s, move)))
    '0 swap JC for QH'
    """
    hand, options = view.hands[view.turn], view.options
    if isinstance(move, Swap1 | Swap3):
        made = after(move, hand, view.middle)
        return worth(made, options).points + (SURE if made in shown_at_once(options) else 0)
    if isinstance(move, Hiss):
        return SURE
    points = worth(hand, options).points
    if isinstance(move, Knock):
        return points + 0.2 if points >= ENOUGH else -1
    if isinstance(move, Skip):
        return points + 0.1
    if isinstance(move, Keep | Reject):
        return float((points >= USUAL) == isinstance(move, Keep))
    return 0
