"""For every value of every option a worked case that fails under another one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cases.read import Case, read_file
from mopsbook.cases.run import run_case
from mopsbook.games.mops_royal.options import VALUES

FOLDER = Path(__file__).parents[2] / "cases"
CASES = [
    entry
    for name in ("mops_royal", "mops_royal-more")
    for entry in read_file(FOLDER / f"{name}.json")
    if isinstance(entry, Case)
]
OTHERS: dict[str, list[Any]] = {name: list(values[1:]) for name, values in VALUES.items()} | {
    "tile_set": [["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]],
    "crowns": ["printed", ["A2"], ["A1", "A2"]],
    "caller": [1, "random"],
    "patterns": [
        "printed",
        [{"id": "bar", "cells": [[0, 0], [0, 1], [0, 2]], "marks": [[0, 0]]}],
    ],
    "points": [{"3": 1, "4": 5, "5": 9}],
}
"""The values that no case has by itself: the cases of the rulings use the set "basic"."""


def test_every_option_is_there() -> None:
    options = set(mops.game("mops_royal").options.__dataclass_fields__)
    assert OTHERS.keys() == options - {"players"}


def test_the_cases_of_the_rulings_are_all_there() -> None:
    names = {str(case.data["id"]) for case in CASES}
    assert {f"mops-w{number:02}" for number in range(1, 25)} <= names


def under(case: Case, options: dict[str, Any]) -> Case:
    return Case(case.where, case.game, {**case.data, "options": options})


@pytest.mark.parametrize(
    ("option", "value"), [(o, v) for o, values in OTHERS.items() for v in values], ids=str
)
def test_each_reading_has_a_case_that_fails_under_the_other(option: str, value: Any) -> None:
    given = [(case, dict(case.data.get("options", {}))) for case in CASES]
    other = [(case, options) for case, options in given if options.get(option) == value]
    usual = [(case, options) for case, options in given if option not in options]
    without = [under(case, {k: v for k, v in o.items() if k != option}) for case, o in other]
    assert any(map(run_case, without)), "no case needs the other reading"
    changed = [under(case, o | {option: value}) for case, o in usual]
    assert any(map(run_case, changed)), "no case needs the usual reading"
