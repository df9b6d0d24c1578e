"""Which cards can be played in a position."""

from __future__ import annotations

from mopsbook.games.dog.cards import BACKWARD, JOKER, SEVEN, STEPS, SWAP, Card
from mopsbook.games.dog.moves import Play, Portion, Swap, walk
from mopsbook.games.dog.reach import Reach, Walk
from mopsbook.games.dog.sevens import sevens
from mopsbook.games.dog.state import DogState

WALKED = frozenset(STEPS) - {SEVEN, SWAP}
"""Cards by which one piece walks or starts."""
CHOOSING = BACKWARD | {card for card, numbers in STEPS.items() if len(numbers) > 1}
"""Cards by which one piece can walk in several ways."""
SHARED = frozenset({SEVEN, JOKER})
SWAPPED = frozenset({SWAP, JOKER})


def reach_of(state: DogState) -> Reach:
    """Return what the pieces of the seat in turn can do."""
    return Reach(state, state.options.active(state.pieces, state.turn))


def plays(state: DogState) -> list[Play | Swap]:
    """Return every play of a card, one for each outcome.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5 t8 / t13; hands 3 8")
    >>> for move in plays(s):
    ...     print(move)
    3 t5>t8 x0:t8
    3 t8>t11
    8 t5>t13 x1:t13
    8 t8>t16
    """
    reach, player = reach_of(state), state.turn
    seat = None if reach.seat == player else reach.seat
    found: list[Play | Swap] = []
    blanks: list[Play | Swap] = []
    for card in dict.fromkeys(state.hands[player]):
        gone: set[int] = set()
        if card in WALKED:
            ways = reach.plain(card)
            if card in CHOOSING:
                ways, gone = _unlike(ways, reach.seat)
            found += [walk(player, card, source, to, hits, seat) for source, to, hits in ways]
        if card in SHARED:
            role = "" if card == SEVEN else SEVEN
            found += [
                Play(card, parts, role, player)
                for parts in sevens(state, reach)
                if not gone or _taken(reach, parts) not in gone
            ]
        if card in SWAPPED:
            mine, others = reach.swaps()
            if not others:
                blanks.append(Swap(card, player=player))
            found += [Swap(card, own, other, seat, player) for own in mine for other in others]
    if state.options.swap_blank == "play" or (
        state.options.swap_blank == "last-resort" and not found
    ):
        found += blanks
    return found


def _unlike(ways: list[Walk], seat: int) -> tuple[list[Walk], set[int]]:
    """Leave out ways to a board that another one leads to; return also which fields seem emptied.

    Whichever own piece is hit, it looks as if the one that moved had been taken away.
    """
    gone: set[int] = set()
    unlike: list[Walk] = []
    for way in ways:
        source, _, hits = way
        if hits and hits[0][0] == seat and source >= 0:
            if source in gone:
                continue
            gone.add(source)
        unlike.append(way)
    return unlike, gone


def _taken(reach: Reach, parts: tuple[Portion, ...]) -> int | None:
    """Return the field of the piece that a 7 seems to take away, if it seems to do nothing else."""
    hits = [hit for part in parts for hit in part.hits]
    if len(hits) != 1 or hits[0][0] != reach.seat or parts[-1].seat != parts[0].seat:
        return None
    own, now = set(reach.own), set(reach.own)
    for part in parts:
        now.remove(part.source)
        now.add(part.target)
    left = own - now
    return left.pop() if len(left) == 1 and now <= own else None


def can_play(state: DogState) -> bool:
    """Say whether any card of the seat in turn can be played."""
    return bool(plays(state))


def harmless(state: DogState, possible: list[Play | Swap]) -> bool:
    """Say whether one of these plays sends back neither an own piece nor one of the partner."""
    player = state.turn
    ours = state.options.side(player)
    return any(
        isinstance(move, Swap)
        or not any(seat in ours for part in move.portions for seat, _ in part.hits)
        for move in possible
    )


def to_shuffle(state: DogState) -> tuple[Card, ...]:
    """Return the cards that are shuffled when a shuffle is due: all that nobody holds."""
    return state.stock + state.discard
