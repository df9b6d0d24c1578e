"""For every value of every option a worked case that fails under another one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cases.read import Case, read_file
from mopsbook.cases.run import run_case
from mopsbook.games.mogel_motte.options import READINGS

FOLDER = Path(__file__).parents[2] / "cases"
CASES = [
    entry
    for name in ("mogel_motte", "mogel_motte-more")
    for entry in read_file(FOLDER / f"{name}.json")
    if isinstance(entry, Case)
]
OTHERS: dict[str, list[Any]] = {name: list(values[1:]) for name, values in READINGS.items()} | {
    "number_counts": [[10, 7, 9, 8, 9]],
    "action_counts": [[0, 2, 1, 1, 1]],
    "moth_counts": [[1, 2, 2, 1, 2]],
}


def test_every_option_is_there() -> None:
    options = set(mops.game("mogel_motte").options.__dataclass_fields__)
    # who begins the first round is no matter of a position
    assert OTHERS.keys() == options - {"players", "first_guard"}


def test_the_cases_of_the_rulings_are_all_there() -> None:
    names = {str(case.data["id"]) for case in CASES}
    assert {f"motte-w{number:02}" for number in range(1, 38)} <= names


@pytest.mark.parametrize("seat", range(4))
def test_the_first_guard_begins(seat: int) -> None:
    state = mops.game("mogel_motte", first_guard=seat).start(seed=1)
    assert (state.guard, state.turn, state.starter) == (seat, seat, seat)


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
