"""Why a press on the board leads nowhere, once it is chosen what is played."""

from __future__ import annotations

from mopsbook.core.verdict import Fault
from mopsbook.games.dog.cards import SWAP
from mopsbook.games.dog.look.marks import chosen, fields_of_items, turn_of
from mopsbook.games.dog.look.turn import Piece, Turn, pieces_of
from mopsbook.games.dog.state import DogState
from mopsbook.show.offers import Draft, Refuse


def refused(view: DogState, draft: Draft, item: str) -> Refuse | None:
    """Return why an item of the board that is not offered cannot be chosen; None if no rule says so.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook.games.dog.look.turn import Held
    >>> s = mops.game("dog").position("pieces t0 / t9; hands 3 5")
    >>> [fault.rule for fault in refused(s, (Held("3", 0),), "0h1").violations]
    ['dog.home-not-from-start']
    >>> refused(s, (), "0h1") is None
    True
    """
    turn = turn_of(view, draft)
    if turn is None or not turn.kind:
        return None
    pieces, fields = pieces_of(turn.desk), fields_of_items(view.options)
    if item not in pieces and item not in fields:
        return None
    owner, place = pieces.get(item) or fields[item]
    there = turn.seat if owner is None else owner, place
    piece, (who, field) = chosen(turn), there
    if piece is not None and piece != there:
        # whose piece stands there counts where two of them change places
        stands = turn.desk.standing(field)
        if turn.kind == SWAP and stands is None and item not in pieces:
            return None
        found = turn.refused_at(piece, (who if stands is None else stands, field))
    else:
        foreign = who != turn.seat and item in pieces
        if turn.kind == SWAP:
            # an own piece is chosen first, as the prompt says; but what no piece can be swapped with says so
            found = _never_swapped(turn, there) if foreign else []
        else:
            found = turn.refused(there)[1] if foreign else []
    return Refuse(tuple(found)) if found else None


def _never_swapped(turn: Turn, there: Piece) -> list[Fault]:
    """Return why no piece can change places with another one; nothing if one can."""
    tried = [turn.refused_at(own, there) for own in turn.usable or turn.pieces]
    about = [[one for one in faults if one.facts.get("seat") == there[0]] for faults in tried]
    return about[0] if all(about) else []
