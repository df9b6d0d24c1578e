"""A lesson that is written for one seat tells it nothing of the others' hands, be it right or wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.testing.twins import twin
from tests.playing import hiding, subject_of
from tests.sent import unzipped
from tests.tables import positions
from tests.test_lesson import HEAD


@pytest.mark.parametrize("game", mops.games())
def test_a_lesson_for_one_seat_holds_nothing_of_the_others(game: str) -> None:
    rng, found = Random(5), 0
    g = mops.game(game)
    for state in positions(g, seed=4, every=3):
        other = twin(subject_of(game), g, state, 0, rng) if g.actor(state) == 0 else None
        if other is None:
            continue
        one, two = (sent_to_seat(g, str(twin)) for twin in (state, other))
        assert one == two
        if (found := found + 1) == 3:
            return
    assert found or game not in hiding()


def test_nor_does_what_is_wrong_in_it() -> None:
    head = HEAD.replace("language", "seat: 0\nlanguage")
    sent = []
    for card in ("R2", "R3"):
        board = f"position: trick 0:R6; hands R5 / {card} Y3 / B8\nmove: 1 play Y3\nring: R99"
        lesson = mops.Lesson(
            f"{head}```board\n{board}\n```\n```board\nposition: hands {card} {card} / B1\n```"
        )
        assert card.replace("R", "red ") in str(lesson.faults[0]) or card in str(lesson.faults[0])
        sent.append((unzipped(lesson.lesson), unzipped(lesson.timeline)))
    assert sent[0] == sent[1]
    told = [fault["en"] for step in sent[0][0]["steps"] for fault in step.get("faults", ())]
    assert [one.split(":")[0] for one in told] == [f"Line {n} of the lesson" for n in (9, 10, 13)]
    assert "R99" in told[1] and "hidden" in told[0] and "hidden" in told[2]


def sent_to_seat(g: Game[Any, Any], position: str) -> dict[str, Any]:
    """All that a lesson for the first seat sends: a board, a turn in which all can be tried, and a question."""
    head = f"---\ngame: {g.name}\nplayers: {g.players}\nlanguage: en\nseat: 0\n---\n"
    blocks = (
        f"```board\nposition: {position}\n```\n```turn\n```\n```question\nclick: playable\n```\n"
    )
    lesson = mops.Lesson(head + blocks)
    steps = lesson._script.steps
    assert steps[0].picture is not None and steps[1].turn is not None
    return {name: lesson.get_state()[name] for name in ("timeline", "lesson", "given", "index")}
