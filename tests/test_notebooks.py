"""What the README and the notebooks say is so, and what they are for is in them."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.jupyter.setup import player_counts
from mopsbook.lesson.read import read
from mopsbook.teach.words import Teller

ROOT = Path(__file__).resolve().parents[1]
NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
TITLES = {Teller(name, "en").tell("game-name"): name for name in registry.games()}


def cells(name: str, kind: str) -> list[str]:
    cells = json.loads((ROOT / f"notebooks/{name}.ipynb").read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == kind]


def test_the_readme_and_the_welcome_say_how_many_can_play() -> None:
    readme = (ROOT / "README.md").read_text("utf-8").partition("## Two commands")[0]
    begins = sorted((readme.index(f"**{title}**"), title) for title in TITLES)
    ends = [*(at for at, _ in begins[1:]), len(readme)]
    welcome = "\n".join(cells("00-welcome", "markdown"))
    for (begin, title), end in zip(begins, ends, strict=True):
        least, *_, most = player_counts(mops.game(TITLES[title]))
        of = re.search(r"(\w+) (?:to|or) (\w+)", readme[begin:end])
        assert of and of.groups() == (NUMBERS[least], NUMBERS[most]), title
        assert re.search(rf"\*\*{title}\*\*.*\| {least} to {most} \|", welcome), title


def test_a_teacher_copies_a_line_and_changes_words() -> None:
    """The notebook for teachers has no programs: calls, and what they return under a name."""
    for cell in cells("12-for-teachers", "code"):
        for node in ast.walk(ast.parse(cell)):
            if isinstance(node, ast.Import | ast.ImportFrom):
                assert ast.unparse(node) == "import mopsbook as mops"
            elif isinstance(node, ast.stmt):
                assert isinstance(node, ast.Expr | ast.Assign), ast.unparse(node)
            assert not isinstance(node, ast.comprehension | ast.Lambda | ast.JoinedStr)


@pytest.mark.parametrize("where", ["README", "12-for-teachers"])
def test_lessons_are_written_alike_and_nothing_is_wrong_in_them(where: str) -> None:
    """The notebook that teaches it and the README write rules and heads in the same, shortest way."""
    if where == "README":
        found = re.findall(
            r"````markdown\n(.*?)````", (ROOT / "README.md").read_text("utf-8"), re.S
        )
    else:
        found = re.findall(r'^text = """(.*?)"""', "\n".join(cells(where, "code")), re.S | re.M)
    (text,) = found
    assert read(text).faults == ()
    keys = [
        row.partition(":")[0] for row in text.partition("---")[2].partition("---")[0].split("\n")
    ]
    assert [key for key in keys if key] == ["game", "players", "language", "names"][: len(keys) - 2]
    assert re.findall(r"(?m)^rule: (.*)", text) == ["follow-suit"]
