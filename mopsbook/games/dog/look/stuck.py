"""Why a hand that is folded openly could not be played: what stood in the way, as everybody can see."""

from __future__ import annotations

from collections.abc import Iterator

from mopsbook.core.verdict import Event
from mopsbook.games.dog.board import HOME
from mopsbook.games.dog.cards import SWAP
from mopsbook.games.dog.look.turn import Held, Turn
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.voice import spoken
from mopsbook.show.scene import Note, msg


def why_stuck(before: DogState, fold: Event) -> Iterator[Note]:
    """Tell what barred the cards that are folded.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("dog")
    >>> s = g.position("pieces t10 / t16; hands 8 9 / 2")
    >>> [(told.text.id, told.text.facts["pieces"]) for told in why_stuck(s, g.play(s, "fold").events[0])]
    [('told-barred', ('1:s',))]
    """
    player, cards = fold.facts["player"], fold.facts["cards"]
    turns = [Turn(before, (Held(card, 0),)) for card in dict.fromkeys(cards)]
    on_track = [piece for piece in turns[0].pieces if 0 <= piece[1] < HOME]
    if not on_track and not any(piece[1] > HOME for piece in turns[0].pieces):
        yield Note(msg("told-waiting", player=player), ("dog.start-cards",))
    faults = [fault for turn in turns for piece in on_track for fault in turn.refused(piece)[1]]
    barred = {(f.facts["seat"], f.facts["field"]) for f in faults if f.rule == PROTECTED}
    if barred:
        board = turns[0].desk.board
        pieces = tuple(
            f"{seat}:{spoken(board, seat, board.starts[seat])}" for seat, _ in sorted(barred)
        )
        yield Note(msg("told-barred", pieces=pieces), (PROTECTED,))
    if SWAP in cards and any(
        fault.rule == NO_SWAP for fault in Turn(before, (Held(SWAP, 0),)).refused()[1]
    ):
        yield Note(msg("told-no-swap", player=player), (NO_SWAP,))


PROTECTED, NO_SWAP = "dog.protected-start", "dog.swap-needs-own"
