"""A rule of thumb for Dog: what a sensible beginner would do."""

from __future__ import annotations

from mopsbook.core.advice import Reason
from mopsbook.games.dog.board import HOME, START_ZONE
from mopsbook.games.dog.cards import FOUR, JOKER, PLACE, SEVEN, STARTERS, SWAP, Card
from mopsbook.games.dog.moves import DogMove, Draw, Give, Play, Swap, Toss
from mopsbook.games.dog.state import DogState

WORTH = {JOKER: 9.0, "13": 7.0, "1/11": 6.5, SEVEN: 6.0, FOUR: 5.0, SWAP: 3.5}
"""What it is worth to keep a card for later; the plain ones are worth less, the small ones least."""


def liking(view: DogState, move: DogMove) -> float:
    """Say how much a seat likes a move, seeing only its own view.

    Come home, start pieces, walk on, hit opponents and spare the own side; keep jokers and start
    cards. A partner with nothing on the loop is given a start card by whoever needs it less.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("dog")
    >>> s = g.position("pieces t61 t5 / t30; hands 3 5")
    >>> best = max(g.legal(s), key=lambda move: liking(s, move))
    >>> str(best)
    '5 t61>h2'
    """
    if isinstance(move, Play):
        return _walks(view, move) - _worth(move.card)
    if isinstance(move, Swap):
        return _swaps(view, move) - _worth(move.card)
    if isinstance(move, Give):
        return _gift(view, move)
    if isinstance(move, Toss):
        return -_worth(move.card)
    return 1 if isinstance(move, Draw) else -50


def why(view: DogState, move: DogMove) -> Reason | None:
    """Return in a clause what speaks for a move; None if nothing special does.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("dog")
    >>> s = g.position("pieces t61 t5 / t8; hands 3 5")
    >>> [why(s, g.move(text, s)).message for text in ("5 t61>h2", "3 t5>t8 x1:t8")]
    ['thumb-home', 'thumb-hit']
    """
    if isinstance(move, Swap):
        return Reason("thumb-swap", {}) if _swaps(view, move) > 0 else None
    if isinstance(move, Give):
        return Reason("thumb-gift" if _gift(view, move) > 0 else "thumb-spare", {})
    if not isinstance(move, Play):
        return None
    if any(part.target > HOME > part.source for part in move.portions):
        return Reason("thumb-home", {})
    if any(not _side(view, who) for part in move.portions for who, _ in part.hits):
        return Reason("thumb-hit", {})
    if any(part.source == START_ZONE for part in move.portions):
        return Reason("thumb-start", {})
    keeps = move.card not in WORTH and any(card in WORTH for card in view.hands[view.turn])
    return Reason("thumb-keep", {}) if keeps else None


def _worth(card: Card) -> float:
    return WORTH.get(card, 1 + PLACE[card] / 10)


def _gift(view: DogState, move: Give) -> float:
    seat = move.player if move.player is not None else view.turn
    partner = view.options.partner(seat)
    if partner is not None and move.card in STARTERS and _waits(view, partner):
        starters = sum(card in STARTERS for card in view.hands[view.turn])
        if starters > 1 or _is_out(view, seat):
            return 20 - _worth(move.card)
    return -_worth(move.card)


def _waits(view: DogState, seat: int) -> bool:
    """Say whether a seat has pieces to start and none on the loop."""
    return START_ZONE in view.pieces[seat] and not _is_out(view, seat)


def _is_out(view: DogState, seat: int) -> bool:
    return any(0 <= field < HOME for field in view.pieces[seat])


def place(view: DogState, seat: int, field: int) -> float:
    """Say how good a place on the board is for a piece of `seat`, in steps walked."""
    if field == START_ZONE:
        return -20
    board = view.options.board
    if field > HOME:
        return board.length + 6 * (field - HOME)
    start = board.starts[seat]
    walked = board.length - board.until(seat, field)
    if field == start:
        return 6  # protected, but it has to leave before anybody else can start
    # just before its home a piece is worth most, however it came there
    return walked if walked < board.length - 12 else board.length - 8


def _side(view: DogState, seat: int) -> bool:
    return seat in view.options.side(view.turn)


def _walks(view: DogState, move: Play) -> float:
    total = 0.0
    for part in move.portions:
        seat = part.owner(view.turn)
        total += place(view, seat, part.target) - place(view, seat, part.source)
        for who, field in part.hits:
            loss = place(view, who, field) + 20
            total += -1.5 * loss if _side(view, who) else 0.7 * loss
    return total


def _swaps(view: DogState, move: Swap) -> float:
    pair = move.pair(view.turn)
    if pair is None:
        return 0
    (seat, own), (other, field) = pair
    gain = place(view, seat, field) - place(view, seat, own)
    theirs = place(view, other, own) - place(view, other, field)
    return gain + (theirs if _side(view, other) else -0.5 * theirs)
