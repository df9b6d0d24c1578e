"""What is asked in Mogel-Motte of its own, answered once more."""

from __future__ import annotations

from random import Random
from typing import Any

from mopsbook.core.step import AnyStep
from mopsbook.quiz.question import Question
from tests.again import Answers, Found


def _called(question: Question, step: AnyStep) -> Answers:
    everybody = {f"plate{seat}" for seat in range(question.game.players)}
    return everybody - {f"plate{question.seat}"}


def _costs(question: Question, step: AnyStep) -> Answers:
    hand = step.before.hands[question.seat]
    points = sum({"N": 1, "M": 10}.get(card[0], 5) for card in hand)
    return {points, -points}


def _may_cheat(question: Question, step: AnyStep) -> Answers:
    """Look whether a cheat of the seat is among what can be done unasked; if not, why."""
    state, seat = step.before, question.seat
    if any(
        type(m).__name__ == "Cheat" and m.player == seat for m in question.game.interrupts(state)
    ):
        return {"yes"}
    if state.phase in ("gifts", "ant"):
        return {"motte.cheat-time"}
    return {"motte.guard-honest" if seat == state.guard else "motte.cheat-last-card"}


def _slapped(question: Question, step: AnyStep) -> Any:
    """Return the position after the slap that the question tells of, in the game as it really was."""
    game, (_, slap) = question.game, question.moves
    return game.apply(step.after, slap).after


def _who_gives(question: Question, step: AnyStep) -> Answers:
    slowest = question.asked.text.facts["slowest"]
    after = _slapped(question, step)
    assert slowest == after.slowest and question.seat in after.queue
    return {f"plate{seat}" for seat in range(question.game.players) if seat != slowest}


def _gift_order(question: Question, step: AnyStep) -> Answers:
    """Go round from the slowest; who really gives comes in that order."""
    slowest, seats = question.asked.text.facts["slowest"], question.game.players
    order = tuple((slowest + n) % seats for n in range(1, seats))
    queue = _slapped(question, step).queue
    assert tuple(seat for seat in order if seat in queue) == queue and question.seat in queue
    return {*order} if order == question.answers else set()


def _is_caught(question: Question, step: AnyStep) -> Answers:
    before, after, seat = step.before, step.after, question.seat
    if any(event.kind == "caught" for event in step.events):
        return {"caught"} if after.phase == "clarify" else set()
    more = len(after.hands[seat]) - len(before.hands[seat])
    gone = len(after.vanished) - len(before.vanished)
    return {"other" if gone else "nobody"} if more == 1 and after.guard == seat else set()


def _next_guard(question: Question, step: AnyStep) -> Answers:
    ring = [*range(question.game.players)] * 2
    return {ring[ring.index(step.before.starter) + 1]}


def _may_give(question: Question, step: AnyStep) -> Answers:
    own = [move.card for move in question.game.legal(step.after) if hasattr(move, "to")]
    items = question.frame().scene.items
    hand = [item for item in items if item.startswith(f"hand{question.seat}.")]
    return {item for item in hand if item.split(".")[1] in own}


def _thrown(question: Question, step: AnyStep) -> list[Any]:
    """Return every throw onto the cockroach, whoever is fastest."""
    return [move for move in question.game.legal(step.after) if move.fastest is not None]


def _race_throws(question: Question, step: AnyStep) -> Answers:
    own = [move.card for move in _thrown(question, step) if move.fastest == question.seat]
    items = question.frame().scene.items
    hand = [item for item in items if item.startswith(f"hand{question.seat}.")]
    return {item for item in hand if item.split(".")[1] in own}


def _race_stays(question: Question, step: AnyStep) -> Answers:
    """Throw what can be thrown: one card more lies there, and no hand has become larger."""
    for race in _thrown(question, step):
        after = question.game.apply(step.after, race).after
        assert len(after.discard) in (1, len(step.after.discard) + 1)
        assert all(
            len(one) <= len(old) for one, old in zip(after.hands, step.after.hands, strict=True)
        )
    return {"back"}


def _after_race(question: Question, step: AnyStep) -> Answers:
    (nobody,) = (move for move in question.game.legal(step.after) if move.fastest is None)
    return {question.game.apply(step.after, nobody).after.turn}


def _who_takes_it(question: Question, step: AnyStep) -> Answers:
    """Look who really took the card, by what they hold then."""
    top, state = step.before.discard[-1], step.after
    if state.discard[-2:-1] == (top,) and len(state.discard) > len(step.before.discard):
        return {-1}
    first = next(event for event in step.events if event.kind == "take")
    assert first.facts["card"] == top
    seat: int = first.facts["player"]
    assert state.hands[seat].count(top) == step.before.hands[seat].count(top) + 1
    return {seat}


def _new_pile(question: Question, step: AnyStep) -> Answers:
    if step.after.phase != "reshuffle":
        return set()
    shuffled = question.game.engine.chance(step.after, Random(1)).cards
    return {"below" if len(shuffled) == len(step.after.discard) - 1 else "all"}


def _nothing_left(question: Question, step: AnyStep) -> Answers:
    """Take all cards of the draw pile and all discards but the top one away, and draw."""
    bare = step.before._replace(draw=(), discard=step.before.discard[-1:])
    drawn = question.game.apply(bare, step.move)
    nothing = drawn.events[0].kind == "no-card" and drawn.after.hands == bare.hands
    return {"over"} if nothing and drawn.after.turn != bare.turn else set()


def _empty_hand(_question: Question, step: AnyStep) -> Answers:
    return {"over"} if step.after.phase in ("round_over", "game_over") else {"others"}


def _equal_totals(question: Question, step: AnyStep) -> Answers:
    scores = step.before.round_scores
    totals = [sum(row[seat] for row in scores) for seat in range(question.game.players)]
    return {tuple(seat for seat, total in enumerate(totals) if total == min(totals))}


AGAIN: Found = {
    "called-to-act": _called,
    "hand-costs": _costs,
    "may-cheat": _may_cheat,
    "who-gives": _who_gives,
    "gift-order": _gift_order,
    "who-is-caught": _is_caught,
    "next-guard": _next_guard,
    "may-give": _may_give,
    "race-throws": _race_throws,
    "race-stays": _race_stays,
    "after-race": _after_race,
    "who-takes-it": _who_takes_it,
    "new-pile": _new_pile,
    "nothing-left": _nothing_left,
    "empty-hand": _empty_hand,
    "equal-totals": _equal_totals,
}
"""For each kind how its right answers are found once more."""
