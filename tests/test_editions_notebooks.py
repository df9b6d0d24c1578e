"""The German edition of the notebooks: nothing is missing or stale, and it runs as its source does."""

from __future__ import annotations

import ast
import contextlib
import io
import json
import re
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.editions import catalogue, of_notebooks
from mopsbook.editions.code import translated_code
from tests.test_editions import WITH_LESSON, same

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"


def cells(content: bytes, kind: str) -> list[str]:
    return [
        "".join(one["source"]) for one in json.loads(content)["cells"] if one["cell_type"] == kind
    ]


def test_nothing_is_missing_in_the_german_notebooks_and_nothing_is_stale() -> None:
    assert list(of_notebooks.problems(NOTEBOOKS, "de")) == []


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_of_which_nothing_is_translated_comes_out_as_it_went_in(path: Path) -> None:
    source = json.loads(path.read_bytes())
    made = of_notebooks.translated_notebook(source, same, "en")
    for cell, other in zip(source["cells"], made["cells"], strict=True):
        if cell["cell_type"] == "markdown":
            assert "".join(cell["source"]) == "".join(other["source"])
            assert cell["id"] == other["id"]


def test_the_welcome_and_all_lessons_are_there_in_german() -> None:
    done = catalogue.read(of_notebooks.path_of(NOTEBOOKS, "de"), "de")
    found = set()
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        code = "\n".join(cells(path.read_bytes(), "code"))
        if not any(f'mops.Lesson("{game}")' in code for game in WITH_LESSON):
            continue
        made = of_notebooks.edition(path.read_bytes(), done, "de")
        assert cells(made, "code")[0].splitlines()[2] == 'mops.settings.lang = "de"'
        assert cells(made, "markdown")[-1] != cells(path.read_bytes(), "markdown")[-1]
        assert not any(cell.get("outputs") for cell in json.loads(made)["cells"])
        found |= {game for game in WITH_LESSON if f'mops.Lesson("{game}")' in code}
    assert found == {*mops.games()} & {*WITH_LESSON}


def test_what_code_prints_in_words_is_translated_and_nothing_that_it_computes_with() -> None:
    code = """move = game.play(state, "0 play")  # the same
print("of these:", move["kind"], ", ".join(f"{one} ends" for one in ends) or "nothing", len("seven"))
print(f"{'all' if kind == 'simple' else 'some'} cats: {game.rules['mauz.knock'].title}", end="; ")
def told(share):
    return f"{share:.0%} of them"
key = "the name"; print(f"{key}={share}")"""
    kept: list[str] = []

    def louder(text: str) -> str:
        kept.append(text)
        return text.replace("of", "OF").replace("cats", "CATS").replace("ends", "ENDS")

    made = translated_code(code, louder)
    assert sorted(kept) == sorted(
        [
            '"of these:"',
            'f"{one} ends"',
            '"nothing"',
            "f\"{'all' if kind == 'simple' else 'some'} cats: {game.rules['mauz.knock'].title}\"",
            'f"{share:.0%} of them"',
        ]
    )
    assert made == code.replace("of", "OF").replace("cats", "CATS").replace('ends"', 'ENDS"')
    assert translated_code("%time print('cats')", louder) == "%time print('cats')"


def test_what_many_games_come_to_has_its_interval() -> None:
    played = 0
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        for code in cells(path.read_bytes(), "code"):
            if re.search(r"for seed in range\(", code):
                played += 1
                assert "1.96" in code, (path.stem, code)
    assert played >= 7


def test_where_a_game_is_taught_no_code_has_to_be_read() -> None:
    folded = 0
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        found = [
            one for one in json.loads(path.read_bytes())["cells"] if one["cell_type"] == "code"
        ]
        if any(
            f'mops.Lesson("{game}")' in "".join(one["source"])
            for one in found
            for game in WITH_LESSON
        ):
            folded += 1
            assert all(one["metadata"].get("jupyter", {}).get("source_hidden") for one in found), (
                path
            )
            assert "mops.Lesson" in "".join(found[0]["source"]), path  # something to do comes first
            if len(found) == 1:  # where a page stands after Run All
                assert json.loads(path.read_bytes())["cells"][-1] == found[0], path
    assert folded == len(WITH_LESSON) + 1


def test_a_new_passage_of_a_german_notebook_is_named(tmp_path: Path) -> None:
    source = {
        "cells": [
            {"cell_type": "markdown", "source": ["# Cats\n", "\n", "Pugs sleep."]},
            {"cell_type": "code", "source": ["import mopsbook as mops"], "outputs": []},
        ]
    }
    content = json.dumps(source).encode()
    (tmp_path / "01-cats.ipynb").write_bytes(content)
    held = catalogue.read(tmp_path / "de.po", "de")
    assert of_notebooks.edition(content, held, "de") == content
    held.add("Cats", "Katzen")
    catalogue.write(of_notebooks.path_of(tmp_path, "de"), held)
    of_notebooks.renew(tmp_path, "de")
    assert list(of_notebooks.problems(tmp_path, "de")) == ["01-cats.ipynb: missing: Pugs sleep."]
    assert cells(of_notebooks.edition(content, held, "de"), "markdown") == [
        "# Katzen\n\nPugs sleep."
    ]


def german() -> dict[str, bytes]:
    """Return the notebooks that are told in German, as they are there."""
    done = catalogue.read(of_notebooks.path_of(NOTEBOOKS, "de"), "de")
    sources = {path.stem: path.read_bytes() for path in sorted(NOTEBOOKS.glob("*.ipynb"))}
    made = {name: of_notebooks.edition(one, done, "de") for name, one in sources.items()}
    return {name: one for name, one in made.items() if one != sources[name]}


MANY = re.compile(r"(?<=for seed in range\()\d+(?=\))")
NUMBERS = re.compile(r"\d+(?:[.,]\d+)?")
CUT = re.compile(r"<Figure size .*|VBox\(.*", re.DOTALL)
"""What Jupyter says of a drawing, and of a box that it cuts short."""


def stored(cell: dict[str, Any]) -> str:
    """Return what a cell of the source shows as text; nbval says whether it still does."""
    texts = (
        one.get("text") or one.get("data", {}).get("text/plain", "") for one in cell["outputs"]
    )
    return "\n".join("".join(text) for text in texts)


def shown(code: str, kept: dict[str, Any]) -> str:
    """Run a cell; return what it prints, and what it ends with."""
    tree, printed, last = ast.parse(code), io.StringIO(), None
    ends = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), kept)
        if isinstance(ends, ast.Expr):
            last = eval(compile(ast.Expression(ends.value), "cell", "eval"), kept)
    quiet = last is None or code.rstrip().endswith(";")
    return printed.getvalue() + ("" if quiet else repr(last))


def numbers(text: str) -> list[str]:
    return sorted(one.replace(",", ".") for one in NUMBERS.findall(CUT.sub("", text)))


def printed(codes: list[str], sources: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Run the code of cells one after the other; return what each prints, and what its source does.

    That is stored; but where many games are played, two have to do, of the source as well.
    """
    kept: dict[str, Any] = {"__name__": "notebook"}
    found = []
    with mops.settings():
        for code, cell in zip(codes, sources, strict=True):
            few, same = (MANY.sub("2", one) for one in (code, "".join(cell["source"])))
            found.append((shown(few, kept), stored(cell) if few == code else shown(same, kept)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(german()))
def test_a_german_notebook_runs_and_says_the_same_numbers_as_its_source(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # in which it may write
    source, told = (
        [cell for cell in json.loads(content)["cells"] if cell["cell_type"] == "code"]
        for content in ((NOTEBOOKS / f"{name}.ipynb").read_bytes(), german()[name])
    )
    codes = ["".join(cell["source"]) for cell in told]
    if any(
        "look_again()" in code for code in codes
    ):  # the games that it installs stay in its process
        with ProcessPoolExecutor(1, get_context("spawn")) as alone:
            found = alone.submit(printed, codes, source).result()
    else:
        found = printed(codes, source)
    for cell, (text, wanted) in zip(source, found, strict=True):
        assert numbers(text) == numbers(wanted), (cell["id"], text)
