"""Which cards can be played in a position."""

from __future__ import annotations

from mopsbook.games.dog.board import HOME, START_ZONE
from mopsbook.games.dog.cards import BACKWARD, JOKER, SEVEN, STARTERS, STEPS, SWAP, Card
from mopsbook.games.dog.moves import Play, Swap, walk
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.reach import Reach
from mopsbook.games.dog.sevens import sevens
from mopsbook.games.dog.state import DRAWN, PLAY, DogState


def active(options: DogOptions, pieces: tuple[tuple[int, ...], ...], player: int) -> int:
    """Return whose pieces a player moves: the partner's once the own ones are home."""
    # fields stand in rising order, so the first one is home only if all are
    if options.teams and pieces[player][0] > HOME:
        return (player + options.players // 2) % options.players
    return player


def reach_of(state: DogState) -> Reach:
    """Return what the pieces of the seat in turn can do."""
    seat = active(state.options, state.pieces, state.turn)
    return Reach(state.options, state.pieces, state.bare, seat)


def plays(state: DogState) -> list[Play | Swap]:
    """Return every play of a card, one for each outcome.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5 t8 / t13; hands 3 8")
    >>> for move in plays(s):
    ...     print(move)
    3 z>t5
    """
    reach = reach_of(state)
    found: list[Play | Swap] = []
    blanks: list[Play | Swap] = []
    for card in dict.fromkeys(state.hands[state.turn]):
        _plays_of(state, reach, card, found, blanks)
    if state.options.swap_blank == "play" or (
        state.options.swap_blank == "last-resort" and not found
    ):
        found += blanks
    return found


def _plays_of(
    state: DogState,
    reach: Reach,
    card: Card,
    found: list[Play | Swap],
    blanks: list[Play | Swap],
) -> None:
    player = state.turn
    seat = None if reach.seat == player else reach.seat
    if card != SEVEN:
        found += [
            walk(player, card, source, target, seat, hits)
            for source, target, hits in reach.plain(card)
        ]
    if card in (SEVEN, JOKER):
        role = "" if card == SEVEN else SEVEN
        found += [
            Play(card, parts, role, player)
            for parts in sevens(state.options, state.pieces, state.bare, player, reach)
        ]
    if card in (SWAP, JOKER):
        mine, others = reach.swaps()
        if not others:
            blanks.append(Swap(card, player=player))
        found += [Swap(card, own, other, seat, player) for own in mine for other in others]


def can_play(state: DogState) -> bool:
    """Say whether any card of the seat in turn can be played."""
    return bool(plays(state))


def harmless(state: DogState, possible: list[Play | Swap]) -> bool:
    """Say whether one of these plays sends back neither an own piece nor one of the partner."""
    player = state.turn
    ours = {player, state.options.partner(player)}
    return any(
        isinstance(move, Swap)
        or not any(seat in ours for part in move.portions for seat, _ in part.hits)
        for move in possible
    )


def to_shuffle(state: DogState) -> tuple[Card, ...]:
    """Return the cards that are shuffled when a shuffle is due: all that nobody holds."""
    return state.stock + state.discard


def allowed(state: DogState, move: object) -> bool:
    """Say quickly whether a plain play is legal; False only says that it has to be looked at.

    A property test holds it against :mod:`~mopsbook.games.dog.verdicts`.
    """
    if type(move) is not Play or move.player != state.turn or len(move.portions) != 1:
        return False
    part, card, seat = move.portions[0], move.card, state.turn
    if move.role or card == SEVEN or state.phase not in (PLAY, DRAWN):
        return False
    if card not in state.hands[seat] or part.seat is not None or part.source < START_ZONE:
        return False
    row = state.pieces[seat]
    if part.source not in row or row[0] > HOME:
        return False
    reach = reach_of(state)
    if part.hits and part.hits != reach.hits(part.target):
        return False
    if part.source == START_ZONE:
        return card in STARTERS and part.target == reach.start and reach.start not in row
    return any(
        part.target in reach.forward(part.source, steps) for steps in STEPS[card]
    ) or (card in BACKWARD and part.target == reach.backward(part.source))
