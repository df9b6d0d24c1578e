"""What is asked in Mauz of its own, answered once more."""

from __future__ import annotations

from typing import Any

from mopsbook.core.step import AnyStep
from mopsbook.quiz.question import Question
from tests.again import Answers, Found


def _points(cards: Any, mixed: str) -> float:
    worth = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}
    if len({card[0] for card in cards}) == 1:
        return 33 if cards[0][0] == "A" else 30.5
    by_suit = [[worth.get(c[0]) or int(c[0]) for c in cards if c[1] == s] for s in "CDHS"]
    together = [sum(row) for row in by_suit if len(row) > 1]
    if together:
        return together[0]
    return 0 if mixed == "nothing" else max(max(row, default=0) for row in by_suit)


def _hand_counts(question: Question, step: AnyStep) -> Answers:
    return {_points(step.before.hands[question.seat], question.game.options.mixed_suits)}


def _best_swap(question: Question, step: AnyStep) -> Answers:
    hand, middle = step.before.hands[question.seat], step.before.middle
    mixed = question.game.options.mixed_suits
    found = {
        (give, take): _points([take, *(card for card in hand if card != give)], mixed)
        for give in hand
        for take in middle
    }
    most = max(found.values())
    best = [both for both, points in found.items() if points == most]
    assert len(best) == 1 and most > max(_points(hand, mixed), _points(middle, mixed))
    return set(best[0])


def _would_pay(question: Question, step: AnyStep) -> Answers:
    mixed = question.game.options.mixed_suits
    points = {seat: _points(hand, mixed) for seat, hand in enumerate(step.before.hands) if hand}
    return {tuple(seat for seat, one in points.items() if one == min(points.values()))}


def _combination(question: Question, step: AnyStep) -> Answers:
    """Try every swap of the hand with its real game."""
    game, state = question.game, step.before
    ends = []
    for give in state.hands[question.seat]:
        for take in state.middle:
            events = game.play(state, f"{question.seat} swap {give} for {take}").events
            shown = {event.facts["player"] for event in events if event.kind == "show"}
            if question.seat in shown:
                ends.append({give, take})
    assert len(ends) == 1
    return ends[0]


def _stronger(question: Question, step: AnyStep) -> Answers:
    assert question.choices is not None
    mixed = question.game.options.mixed_suits
    points = {one.value: _points(one.value, mixed) for one in question.choices}
    return {hand for hand, one in points.items() if one == max(points.values())}


def _last_turns(question: Question, step: AnyStep) -> Answers:
    after = question.game.play(step.before, f"{question.seat} skip").after
    return {after.turn if after.phase == "play" else -1}


def _all_skip(question: Question, step: AnyStep) -> Answers:
    after = question.game.play(step.before, f"{question.seat} skip").after
    changed = after.phase == "play" and not {*after.middle} & {*step.before.middle}
    return {"middle"} if changed else {"?"}


AGAIN: Found = {
    "hand-counts": _hand_counts,
    "best-swap": _best_swap,
    "would-pay": _would_pay,
    "combination": _combination,
    "stronger": _stronger,
    "last-turns": _last_turns,
    "all-skip": _all_skip,
}
"""For each kind how its right answers are found once more."""
