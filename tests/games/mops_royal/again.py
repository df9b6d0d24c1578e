"""What is asked in Mops Royal of its own, answered once more."""

from __future__ import annotations

from random import Random
from typing import Any

from mopsbook.core.step import AnyStep
from mopsbook.quiz.question import Question
from tests.again import Answers, Found


def _cells(question: Question) -> tuple[tuple[int, int], ...]:
    places = (item.partition(":")[2].split(",") for item in question.asked.shown)
    return tuple(sorted((int(row), int(column)) for row, column in places))


def _scores(question: Question, step: AnyStep) -> list[Any]:
    legal = question.game.legal(step.before)
    cells = _cells(question)
    return [move for move in legal if getattr(move, "cells", None) == cells]


def _brings(question: Question, step: AnyStep) -> Answers:
    seat = question.seat
    afters = [question.game.apply(step.before, move).after for move in _scores(question, step)]
    return {after.scores[seat] - step.before.scores[seat] for after in afters}


def _turns(question: Question, step: AnyStep) -> Answers:
    return {f"{question.seat}:{m.flip[0]},{m.flip[1]}" for m in _scores(question, step)}


def _combination(question: Question, step: AnyStep) -> Answers:
    """See what each choice of a tile to be turned breaks; one rule is common to all if it is none."""
    if _scores(question, step):
        return {"fits"}
    where = " ".join(f"{row},{column}" for row, column in _cells(question))
    broken = [
        {one.rule.id for one in question.game.check(step.before, f"{question.seat} score {where} turn {row},{column}")}
        for row, column in _cells(question)
    ]  # fmt: skip
    return set.intersection(*broken)


def _afters(question: Question, step: AnyStep) -> dict[Any, Any]:
    """Return for each scoring of the seat the square after it."""
    legal = [move for move in question.game.legal(step.before) if hasattr(move, "flip")]
    afters = {move: question.game.apply(step.before, move).after for move in legal}
    return {move: after.boards[question.seat] for move, after in afters.items()}


def _worth_points(question: Question, step: AnyStep) -> Answers:
    seat, points = question.seat, question.asked.text.facts["points"]
    moves = _afters(question, step)
    cells = {
        move.cells
        for move in moves
        if question.game.apply(step.before, move).after.scores[seat] == step.before.scores[seat] + points
    }  # fmt: skip
    assert len(cells) == 1
    return {f"{seat}:{row},{column}" for row, column in cells.pop()}


def _ended(question: Question, step: AnyStep) -> Answers:
    """Look which combinations have a tile that lies face down after the scoring."""
    square = _afters(question, step)[question.moves[0]]
    choices = [choice.value for choice in question.choices or ()]
    places = {one: [tuple(map(int, at.split(","))) for at in one.split()] for one in choices[:2]}
    gone = [one for one, cells in places.items() if any(square[at].turned for at in cells)]
    return {gone[0] if len(gone) == 1 else "both" if gone else "neither"}


def _best_first(question: Question, step: AnyStep) -> Answers:
    """Go on in every order."""
    known: dict[Any, int] = {}

    def most(square: Any) -> int:
        key = frozenset(square.face_up())
        if key not in known:
            known[key] = max(
                [one.points + most(square.turn_over(one.flip)) for one in square.scorings],
                default=0,
            )
        return known[key]

    before, seat = step.before.scores[question.seat], question.seat
    totals = {
        move: question.game.apply(step.before, move).after.scores[seat] - before + most(square)
        for move, square in _afters(question, step).items()
    }
    best = [move for move, total in totals.items() if total == max(totals.values())]
    return {" ".join(f"{r},{c}" for r, c in (*move.cells, move.flip)) for move in best}


def _who_lays(question: Question, step: AnyStep) -> Answers:
    """Play the round out."""
    game, state, found = question.game, step.before, set()
    while (
        (actor := game.actor(state)) is not None and actor >= 0 and state.phase in ("lay", "score")
    ):
        moves = game.legal(state)
        laying = [move for move in moves if type(move).__name__ == "Lay"]
        found |= {f"plate{actor}"} if laying else set()
        state = game.apply(state, (laying or moves)[-1]).after
    return found


def _refusal_costs(question: Question, step: AnyStep) -> Answers:
    after = question.game.apply(step.before, question.moves[0]).after
    return {step.before.scores[question.seat] - after.scores[question.seat]}


def _start_tile(question: Question, step: AnyStep) -> Answers:
    """Try to begin with each."""
    game, found = question.game, set()
    options = [tile for tile in game.options.tiles if tile not in game.options.crowned]
    state = game.engine.initial()
    assert state.phase == "start"
    for choice in question.choices or ():
        tiles = [choice.value, *[one for one in options if one != choice.value]][: game.players]
        move = game.engine.chance(state, Random(1))
        begun = type(move)(tuple(tiles), move.caller)
        found |= {choice.value} if game.check(state, begun) else set()
    return found


def _where_refused(question: Question, step: AnyStep) -> Answers:
    legal = question.game.legal(step.before)
    places = [move.on for move in legal if type(move).__name__ == "Refuse"]
    return {f"{question.seat}:{row},{column}" for row, column in places}


def _refused(question: Question, step: AnyStep) -> Any:
    return question.game.apply(step.before, question.moves[0]).after


def _below_zero(question: Question, step: AnyStep) -> Answers:
    return {_refused(question, step).scores[question.seat]}


def _after_refusing(question: Question, step: AnyStep) -> Answers:
    after = _refused(question, step)
    mine = after.turn == question.seat and after.phase == "score"
    return {"score" if mine or question.seat in after.scorers else "over"}


def _after_last_tile(question: Question, step: AnyStep) -> Answers:
    """Score each: the seat never has another one to score."""
    game, seat = question.game, question.seat
    scorings = [move for move in game.legal(step.before) if type(move).__name__ == "Score"]
    afters = [game.apply(step.before, move).after for move in scorings]
    again = [after.turn == seat and after.phase == "score" for after in afters]
    return {"one"} if len(scorings) > 1 and not any(again) else set()


AGAIN: Found = {
    "brings": _brings,
    "turns-over": _turns,
    "is-a-combination": _combination,
    "worth-points": _worth_points,
    "ended-by": _ended,
    "best-first": _best_first,
    "who-lays": _who_lays,
    "refusal-costs": _refusal_costs,
    "start-tile": _start_tile,
    "where-refused": _where_refused,
    "below-zero": _below_zero,
    "after-refusing": _after_refusing,
    "after-last-tile": _after_last_tile,
}
"""For each kind how its right answers are found once more."""
