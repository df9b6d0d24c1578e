"""What is asked in Mopsen of its own, answered once more."""

from __future__ import annotations

from mopsbook.core.step import AnyStep
from mopsbook.quiz.question import Question
from tests.again import Answers, Found


def _takes(_question: Question, step: AnyStep) -> Answers:
    return {step.after.bowls[step.after.winner][-1]}


def _pinches(_question: Question, step: AnyStep) -> Answers:
    low = step.after.discard[-1]
    laid = [*step.before.trick, (step.move.player, step.move.card)]
    return {low} | {f"plate{seat}" for seat, card in laid if card == low}


def _may_be_pinched(question: Question, step: AnyStep) -> Answers:
    return {move.card for move in question.game.legal(step.before)} - {None}


def _pecking(_question: Question, step: AnyStep) -> Answers:
    return {"".join(step.after.pecking)}


def _ranking(question: Question, step: AnyStep) -> Answers:
    order = "".join(step.before.pecking)
    cards = [card for _, card in step.before.trick] + [step.move.card]
    ranked = sorted(cards, key=lambda card: (order.index(card[0]), -int(card[1:])))
    return set(question.answers) if tuple(ranked) == question.answers else set(ranked[:1])


def _worth(question: Question, step: AnyStep) -> Answers:
    state, seat = step.before, question.asked.text.facts["player"]
    pug, cat = state.options.bone_table
    rows = {"C": cat}
    bones = [rows.get(card[0], pug)[int(card[1:]) - 1] for card in state.bowls[seat]]
    empty = 7 if question.game.players == 3 else 5
    return {(sum(bones) if bones else empty) + len(state.hands[seat])}


def _cats(question: Question, step: AnyStep) -> Answers:
    state, seat = step.before, question.seat
    legal = {move.card for move in question.game.legal(state)}
    if state.trick[0][1][0] == "C":
        return {"any"} if legal == {*state.hands[seat]} else set()
    return {"anytime"} if any(card[0] == "C" for card in legal) else set()


AGAIN: Found = {
    "takes-the-trick": _takes,
    "pinches": _pinches,
    "may-be-pinched": _may_be_pinched,
    "pecking-afterwards": _pecking,
    "ranking": _ranking,
    "worth-now": _worth,
    "cats-and-suit": _cats,
}
"""For each kind how its right answers are found once more."""
