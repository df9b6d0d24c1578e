"""Why a press on the board leads nowhere, once it is chosen what is played."""

from __future__ import annotations

from mopsbook.games.dog.board import START_ZONE, read_field
from mopsbook.games.dog.cards import SWAP
from mopsbook.games.dog.look.marks import chosen, turn_of
from mopsbook.games.dog.look.turn import Piece, Turn
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
    there = _place(turn, item) if turn is not None and turn.kind else None
    if turn is None or there is None:
        return None
    piece, (who, field) = chosen(turn), there
    if piece is not None and piece != there:
        # whose piece stands there counts where two of them change places
        stands = turn.desk.standing(field)
        if turn.kind == SWAP and stands is None and ":" not in item:
            return None
        found = turn.refused_at(piece, (who if stands is None else stands, field))
    else:
        # to swap with somebody, an own piece is chosen first, as the prompt says
        foreign = who != turn.seat and ":" in item and turn.kind != SWAP
        found = turn.refused(there)[1] if foreign else []
    return Refuse(tuple(found)) if found else None


def _place(turn: Turn, item: str) -> Piece | None:
    """Return seat and field of an item: of a piece its own, of a field of the loop those of who moves."""
    owner, colon, letter = item.partition(":")
    if colon:
        seat = int(owner)
        return seat, turn.desk.rows[seat][turn.desk.letters[seat].index(letter)]
    if item.startswith("zone"):
        return int(item[4]), START_ZONE
    if item[:1].isdigit():
        return int(item[0]), read_field(item[1:]) or 0
    field = read_field(item) if item[1:].isdigit() else None
    return None if field is None else (turn.seat, field)
