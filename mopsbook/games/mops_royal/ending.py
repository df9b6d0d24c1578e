"""Who has won, and by what."""

from __future__ import annotations

from mopsbook.core.engine import Outcome
from mopsbook.games.mops_royal.state import RoyalState


def face_down(state: RoyalState) -> tuple[int, ...]:
    """Return by seat what counts in a tie: face-down tiles, or only the places where they lie."""
    places = [len(board.turned()) for board in state.boards]
    if state.options.tiebreak_count == "spaces":
        return tuple(places)
    # what is refused lies on another tile, and has no place of its own
    refused = [len(board.names) - len(board) for board in state.boards]
    return tuple(map(sum, zip(places, refused, strict=True)))


def is_last_chance(state: RoyalState) -> bool:
    """Say whether the seat in turn will not score again (mops-royal.last-scoring)."""
    full = state.boards[state.turn].full and not state.options.score_when_idle
    return full or not state.supply(state.caller)


def outcome(state: RoyalState) -> Outcome | None:
    """Return who has won, by points and then by fewer face-down tiles; None before the end.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal", variant_final=True)
    >>> state = g.position("phase game_over; boards A2 A3- / B3 B4; scores 7 7")
    >>> outcome(state).winners
    (1,)
    """
    if state.phase != "game_over":
        return None
    most = max(state.scores)
    winners = [seat for seat, points in enumerate(state.scores) if points == most]
    rules = ["mops-royal.winner"]
    if len(winners) > 1:
        turned = face_down(state)
        fewest = min(turned[seat] for seat in winners)
        winners = [seat for seat in winners if turned[seat] == fewest]
        rules += ["mops-royal.tie-break", "mops-royal.refuse-tie-count"]
    if len(winners) > 1:
        rules.append("mops-royal.final-tie")
        if state.options.final_tie == "caller-last":
            winners = [seat for seat in winners if seat != state.caller]
    return Outcome(tuple(winners), tuple(state.scores), tuple(rules))
