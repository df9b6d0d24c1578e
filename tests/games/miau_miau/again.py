"""What is asked in Miau! Miau! of its own, answered once more."""

from __future__ import annotations

from dataclasses import replace

from mopsbook.core.step import AnyStep
from mopsbook.quiz.question import Question
from tests.again import Answers, Found


def _owed(question: Question, step: AnyStep) -> Answers:
    after = question.game.apply(step.before, question.moves[0]).after
    return {after.pending}


def _held(question: Question, step: AnyStep) -> Answers:
    return {len(step.after.hands[question.seat])}


def _who_draws(question: Question, step: AnyStep) -> Answers:
    """Whoever comes after the one who answers draws what is owed then, and two more."""
    # nobody forgets a call in what is asked
    due = {1: "miau-miau", 2: "miau"}.get(len(step.before.hands[question.seat]))
    after = question.game.apply(step.before, replace(step.move, call=due)).after
    return {f"{(after.turn + 1) % question.game.players} {after.pending + 2}"}


def _fits_the_wish(question: Question, step: AnyStep) -> Answers:
    wish = question.asked.text.facts["suit"]
    rest = {*step.before.hands[question.seat]} - {step.move.card}
    return {card for card in rest if card[1] == wish and card[0] != "J"}


def _has_to_call(question: Question, step: AnyStep) -> Answers:
    held = len(step.before.hands[question.seat])
    return {{1: "miau-miau", 2: "miau"}.get(held, "nothing")}


def _forgotten(question: Question, step: AnyStep) -> Answers:
    options, held = question.game.options, len(step.before.hands[question.seat])
    if held == 1 and options.last_call == "automatic":
        return {"nothing"}
    return {"draw" if options.call_check == "automatic" else "pointed"}


def _runs_out(question: Question, step: AnyStep) -> Answers:
    return {"below" if question.game.options.empty_pile == "reshuffle" else "end"}


AGAIN: Found = {
    "owed-after-seven": _owed,
    "held-after-sevens": _held,
    "who-draws": _who_draws,
    "fits-the-wish": _fits_the_wish,
    "has-to-call": _has_to_call,
    "forgets-to-call": _forgotten,
    "pile-runs-out": _runs_out,
}
"""For each kind how its right answers are found once more."""
