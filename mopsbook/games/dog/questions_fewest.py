"""What is asked of Dog about how few cards bring a piece home."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, refusing
from mopsbook.games.dog.board import HOME
from mopsbook.games.dog.cards import JOKER, SEVEN, SWAP, Card
from mopsbook.games.dog.moves import walk
from mopsbook.games.dog.plays import reach_of
from mopsbook.games.dog.questions_turn import decides, piece_item
from mopsbook.games.dog.reach import Reach
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard

NOT_FROM_START = "dog.home-not-from-start"
"""The rule that one forgets most easily on the way home."""
FARTHEST_HOME = 3
"""More cards are not looked for."""


def fewest_cards(at: Moment) -> Asked | None:
    """Ask how many cards of the hand one piece needs at least to come home."""
    hand = at.view.hands[at.seat] if decides(at) else ()
    reach = reach_of(at.view) if hand else None
    if reach is None or {*hand} & {SEVEN, SWAP, JOKER} or not reach.lanes:
        return None
    field = at.rng.choice(reach.lanes)[0]
    steps = _fewest(at.view, reach.seat, field, hand)
    if len(steps) < 2 and (not steps or at.rng.random() < 0.9):
        return None
    board = at.view.options.board
    piece, rules = f"{reach.seat}:{board.fact(field)}", ["dog.home-exact", "dog.home-forward"]
    told = [
        Reason("quiz-by-card", {"card": step.card, "target": board.fact(step.target), "back": step.back})
        for step in steps
    ]  # fmt: skip
    if any(step.back for step in steps):
        rules.insert(0, "dog.four-then-home")
    facts = {"count": len(steps), "first": told[0], "then": told[len(told) // 2], "last": told[-1]}
    # what one may think of first: a card that would fit from the start field into home
    whose = None if reach.seat == at.seat else reach.seat
    tried = [walk(at.seat, card, field, home, (), whose) for card in hand for home in board.homes()]
    faults = [at.game.check(at.view, move) for move in tried]
    barred = [one[0] for one in faults if {str(fault.rule) for fault in one} == {NOT_FROM_START}]
    replies = [Reply(1, None, (refusing(barred[0]),))] if barred and len(steps) > 1 else []
    return Asked(
        Reason("quiz-fewest", {"piece": piece}), "number", (len(steps),), (Reason("because-fewest", facts, tuple(rules)),),
        tuple(rules), tuple(replies), shown=(piece_item(at.view, reach.seat, field),), level=min(3, 1 + len(steps)),
    )  # fmt: skip


class _Step(NamedTuple):
    """A card by which a piece goes somewhere, and whether backward."""

    card: Card
    target: int
    back: bool


def _fewest(view: DogState, seat: int, field: int, hand: tuple[Card, ...]) -> tuple[_Step, ...]:
    """Return the fewest cards by which a piece comes home if nobody else moves, in their order; () if it cannot."""
    boards: list[tuple[DogState, int, tuple[_Step, ...]]] = [(view, field, ())]
    for _ in range(FARTHEST_HOME):
        reached = []
        for state, at, laid in boards:
            reach, left = Reach(state, seat), Counter(hand) - Counter(one.card for one in laid)
            for card in dict.fromkeys(left):
                for source, target, _hits in reach.plain(card):
                    if source == at and target > HOME:
                        return (*laid, _Step(card, target, False))
                    if source == at:
                        trial = TrialBoard.of(state)
                        back = trial.carry(seat, source, target).back
                        after = state._replace(
                            pieces=trial.pieces(), bare=tuple(sorted(trial.bare))
                        )
                        reached.append((after, target, (*laid, _Step(card, target, back))))
        boards = reached
    return ()
