"""Worked cases held against the rules: ``mopsbook cases FILE...``."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from mopsbook.cases.check import BESIDES, CHECKS, CasePosition
from mopsbook.cases.read import Case, CaseError, Unreadable, read_file
from mopsbook.core import registry
from mopsbook.core.errors import MopsError, short
from mopsbook.core.game import Game

SEED = "worked cases"
"""Where chance comes from that becomes due in a case: always the same."""

ABOUT = frozenset({"id", "title", "rules", "game", "options"})
"""Keys that say which case it is and under which rules it is played."""

ASKS = CHECKS.keys() | BESIDES


def main(paths: Iterable[str | Path], lang: str | None = None) -> int:
    """Check all cases of some files, print each that fails and the sum; return the exit code.

    Parameters
    ----------
    paths : iterable of str or Path
        Markdown or JSON files.
    lang : str, optional
        The language in which it is told.

    Returns
    -------
    int
        0 if every case holds, otherwise 1.
    """
    held = failed = 0
    for path in paths:
        for entry in read_file(path):
            lines = report(entry, lang)
            held, failed = held + (not lines), failed + bool(lines)
            for line in lines:
                print(line)
    print(CaseError("case-sum", held=held, failed=failed).told(lang))
    sys.stdout.flush()
    return 1 if failed else 0


def report(entry: Case | Unreadable, lang: str | None = None) -> list[str]:
    """Return the line that tells why an entry of a file fails; none if it holds."""
    if isinstance(entry, Unreadable):
        told = [f"{entry.where}: {entry.problem.told(lang)}"]
    else:
        problems = run_case(entry, lang)
        name = entry.name or CaseError("case-without-id").told(lang)
        told = [f"{entry.where}: {name}: {'; '.join(problems)}"] if problems else []
    return [" ".join(line.splitlines()) for line in told]  # whatever a case is called


def run_case(case: Case, lang: str | None = None) -> list[str]:
    """Return everything in which a case and the rules differ; [] if it holds.

    Examples
    --------
    >>> case = {"rules": ["mopsen.void-any"], "expect": {"legal": ["0 play R5"], "turn": 1},
    ...         "position": "3 players; hands R5 C1 / R2 / B9"}
    >>> run_case(Case("here", "", case))
    ['legal: expected 0 play R5, found 0 play R5, 0 play C1', 'turn: expected 1, found 0']
    """
    try:
        problems = _run(case.game_name(), case.data)
    except MopsError as error:
        problems = [error]
    except RecursionError:
        problems = [CaseError("case-nested")]
    except Exception as error:  # a fault of an engine must not hide the cases after it
        problems = [CaseError("case-engine", kind=type(error).__name__, problem=str(error))]
    return [problem.told(lang) for problem in problems]


def _run(name: str, data: Mapping[str, Any]) -> list[MopsError]:
    if not isinstance(data.get("options", {}), Mapping):
        raise CaseError("case-options", data=short(data["options"]))
    game, source, asked = begun(name, data)
    problems: list[MopsError] = [
        CaseError("case-no-rule", key="rules", rule=short(rule), game=name)
        for rule in _rules(data)
        if rule not in game.rules
    ]
    moves = asked.pop("moves", [])
    position = CasePosition(game, game.position(source), Random(SEED))
    stopped = position.play("moves", moves)
    if stopped:
        return [*problems, stopped]
    if not asked.keys() - {"filter"}:
        problems.append(CaseError("case-asks-nothing"))
    return problems + list(position.check(asked))


def begun(name: str, data: Mapping[str, Any]) -> tuple[Game[Any, Any], Any, dict[str, Any]]:
    """Return the game of a case, its position as it is written, and what is to be done and held there.

    Examples
    --------
    >>> begun("mopsen", {"position": "3 players; hands R5 / R2 / B9", "legal_count": 1})[1:]
    ('3 players; hands R5 / R2 / B9', {'legal_count': 1})
    """
    engine = registry.engine_of(name)
    rest = {key: value for key, value in data.items() if key not in ABOUT}
    asked = {key: rest.pop(key) for key in data if key in ASKS or key == "moves"}
    source: Any = rest  # the fields of the position stand beside the other keys
    if "position" in rest:
        source = rest.pop("position")
        rest.pop("players", None)  # read by case_options
        asked |= rest
    return Game(engine(engine.case_options(data))), source, asked


def _rules(data: Mapping[str, Any]) -> list[str]:
    rules = data.get("rules", [])
    if isinstance(rules, list) and all(isinstance(rule, str) for rule in rules):
        return rules
    raise CaseError("case-rules", rules=short(rules))
