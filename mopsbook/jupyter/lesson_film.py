"""The pictures of a lesson, and all that is told with them, as they are sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from mopsbook.jupyter.turns import Turns
from mopsbook.lesson.board import Board
from mopsbook.lesson.script import LessonStep, Script
from mopsbook.quiz import paper
from mopsbook.quiz.paper import Readers
from mopsbook.quiz.question import Question
from mopsbook.show import wire
from mopsbook.show.help import OFF, with_help
from mopsbook.show.packing import Frame, Json
from mopsbook.show.pictures import RING, Picture
from mopsbook.show.scene import Arrow

DRAWN = "moves"
"""The kind of the arrows that a teacher has drawn."""


class Film(NamedTuple):
    """What a lesson sends.

    Parameters
    ----------
    timeline : dict
        A picture for each step, behind them those of what can be chosen in its turns, and at last what is played out
        of its questions.
    steps : tuple of dict
        What is told in each step; see ``widgets/src/papers.ts``.
    papers : tuple of dict
        The questions, and what every answer to them is worth; at last those that only practise.
    met : tuple of str
        The rules that came up.
    frames : tuple of Frame
        The pictures of the steps.
    """

    timeline: Json
    steps: tuple[Json, ...]
    papers: tuple[Json, ...]
    met: tuple[str, ...]
    frames: tuple[Frame, ...]


def film(script: Script, readers: Readers, spare: Sequence[Question] = ()) -> Film:
    """Return what a lesson sends, with further questions that practise."""
    shown = _pictures(script)
    frames = [_frame(step, shown[at]) for at, step in enumerate(script.steps)]
    turns = Turns(script.game, script.seat is None, len(frames))
    starts = {
        at: turns.add(
            step.turn, at + 1, partial(_dressed, step), _goes_on(script.steps[at + 1 : at + 3])
        )
        for at, step in enumerate(script.steps)
        if step.turn
    }
    behind = [*frames, *turns.frames]
    papers: list[Json] = []
    steps: list[Json] = []
    for at, step in enumerate(script.steps):
        sent = _step(step, readers, script.seat is not None)
        if step.question is not None:
            sent["paper"] = len(papers)
            guess = {"guess": True} if step.guess else {}
            papers.append(_paper(step.question, at, readers, behind) | guess)
        steps.append(sent)
    for question in spare:
        behind.append(paper.picture(question))
        at = len(behind) - 1
        papers.append(_paper(question, at, readers, behind) | {"spare": True})
    timeline = wire.timeline(behind, rev=0, langs=readers.langs, names=readers.names)
    same = [at for at, step in enumerate(script.steps) if not step.picture and not step.question]
    timeline["guess"] = {"frames": len(frames), "starts": starts, "ways": turns.ways, "same": same}
    told = (rule for frame in frames for note in frame.story for rule in note.rules)
    asked = (rule for step in script.steps if step.question for rule in step.question.asked.rules)
    met = tuple(str(rule) for rule in dict.fromkeys((*told, *asked)))
    return Film(timeline, tuple(steps), tuple(papers), met, tuple(frames))


def _goes_on(steps: Sequence[LessonStep]) -> bool:
    """Say whether more than the first step after a turn lies on the board to which its move has led."""
    return any(step.turn for step in steps[:1]) or any(not step.anew for step in steps[1:])


def _pictures(script: Script) -> list[Picture]:
    """Return the picture of each step: what is told before the first board is told beside that."""
    below = _below(script)
    own = [step.picture and replace(step.picture, below=below) for step in script.steps]
    first = next((one for one in own if one), None)
    now = first or replace(Board(script.game, script.audience).picture(), below=below)
    found = []
    for before, picture in zip([None, *own], own, strict=False):
        if picture is None and before is not None:
            # the same board, of which nothing is told again
            now = replace(before, told=(), earlier=(*before.earlier, *before.told), notice=None)
        found.append(now := picture or now)
    return found


def _below(script: Script) -> int | None:
    """Return who sits at the lower edge where all hands are open: whoever is asked first, so that nobody moves round."""
    asked = (one.turn or one.question for one in script.steps)
    return next((one.seat for one in asked if one), None)


def _frame(step: LessonStep, picture: Picture) -> Frame:
    if step.question is not None:
        return paper.picture(step.question)
    return _dressed(step, with_help(picture.frame(), OFF))


def _dressed(step: LessonStep, frame: Frame) -> Frame:
    """Draw rings and arrows on a picture; what is chosen in it can still be seen."""
    if not step.rings and not step.arrows:
        return frame
    scene = frame.scene
    chosen = {item: mark for item, mark in scene.marks.items() if mark.kind == "picked"}
    marks = {**scene.marks, **dict.fromkeys(step.rings, RING), **chosen}
    arrows = tuple(Arrow(start, end, DRAWN) for start, end in step.arrows)
    return replace(frame, scene=replace(scene, marks=marks, arrows=arrows or scene.arrows))


def _step(step: LessonStep, readers: Readers, closed: bool) -> Json:
    """Return what is told in a step; what is not so is left out."""
    faults = [{lang: fault.told(lang, closed) for lang in readers.langs} for fault in step.faults]
    found: Mapping[str, Any] = {
        "html": step.html,
        "title": step.title,
        "veils": step.veils,
        "faults": faults,
        "tries": step.state is not None,
        "free": step.turn is not None and step.turn.free,
    }
    sent = {key: value for key, value in found.items() if value}
    return sent if step.passed is None else {**sent, "passed": step.passed}


def _paper(question: Question, at: int, readers: Readers, film: list[Frame]) -> Json:
    found = paper.key(question, readers, film)
    return {"paper": paper.paper(question, readers, at), **found, "film": 0}
