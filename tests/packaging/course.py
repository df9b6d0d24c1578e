"""Run the example course by nbgrader itself, from the teacher's sheet to the pages for two students.

``python tests/packaging/course.py FOLDER``: `FOLDER` is a copy of ``notebooks/course``. What nbgrader does in several
commands is done here by its own interface, in one process, since each command takes seconds to start.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path

import nbformat
from traitlets.config import Config

import mopsbook as mops

NAME = "follow-suit"
GAME = mops.game("mopsen", players=4)
TOPIC = ["follow-suit", "cat-anytime", "win-trick"]


def hand_in(course: Path, student: str, cards: str, *, game: bool) -> None:
    """Put into the exchange what a student hands in: the notebook that was released, a quiz, and perhaps a game."""
    stamp = f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S.%f} UTC"
    folder = course / "exchange/mopsbook/inbound" / f"{student}+{NAME}+{stamp}+1"
    shutil.copytree(course / "exchange/mopsbook/outbound" / NAME, folder)
    (folder / "timestamp.txt").write_text(stamp)
    (folder / "submission_secret.txt").write_text(student)
    sheet = folder / f"{NAME}.ipynb"
    notebook = nbformat.read(sheet, as_version=4)
    for cell in notebook.cells:
        if cell.id == "cards":
            cell.source = cards
    nbformat.write(notebook, sheet)
    if game:
        mops.record(GAME, seed=5, players="simple").save(folder / "game.jsonl")
    quiz = mops.Quiz(GAME, about=TOPIC, count=4, seed=11, student=student)
    while quiz.question is not None:
        quiz.answer(quiz.question.answers)
        quiz.next()
    quiz.save(folder / "quiz.jsonl")


def told(answer: dict[str, object]) -> None:
    """Stop where nbgrader has failed."""
    if not answer["success"]:
        sys.exit(f"{answer.get('log')} {answer.get('error')}")


def main(course: Path) -> None:
    from nbgrader.apps import NbGraderAPI  # there only where this is run

    os.chdir(course)
    settings: dict[str, object] = {"get_config": Config}
    exec((course / "nbgrader_config.py").read_text("utf-8"), settings)
    nbgrader = NbGraderAPI(config=settings["c"])
    told(nbgrader.generate_assignment(NAME))
    told(nbgrader.release_assignment(NAME))
    hand_in(course, "ada", 'cards = ["C6", "R2", "R5"]', game=True)
    hand_in(course, "ben", 'cards = ["R2", "R5", "B7"]', game=False)
    nbgrader.exchange.config.ExchangeCollect.check_owner = False  # one user hands in for both
    told(nbgrader.collect(NAME))
    for student in ("ada", "ben"):
        told(nbgrader.autograde(NAME, student))
    told(nbgrader.generate_feedback(NAME))
    told(nbgrader.release_feedback(NAME))
    with nbgrader.gradebook as book:
        sheets = book.assignment_submissions(NAME)
        print(json.dumps({sheet.student.id: sheet.score for sheet in sheets}))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
