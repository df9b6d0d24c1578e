"""Worked cases hold, can fail in each of their keys, and tell the readings of a rule apart."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cases.read import Case, read_file
from mopsbook.cases.run import run_case
from tests.playing import facts_of

FOLDER = Path(__file__).parent / "cases"
FILES = sorted(path for path in FOLDER.iterdir() if path.suffix in (".json", ".md"))
ENTRIES = [entry for path in FILES for entry in read_file(path)]
CASES = [entry for entry in ENTRIES if isinstance(entry, Case)]
RULE_CASES = {
    game: [
        case
        for case in CASES
        if case.game_name() == game and not case.data["id"].startswith("form-")
    ]
    for game in mops.games()
}


def name(case: Case) -> str:
    return str(case.data["id"])


def changed(case: Case, **keys: Any) -> Case:
    return Case(case.where, case.game, {**case.data, **keys})


# ------------------------------------------------------------------ the cases of the repository


@pytest.mark.parametrize("case", CASES, ids=name)
def test_case_holds(case: Case) -> None:
    assert run_case(case) == []


def test_everything_in_the_files_is_a_case_of_its_own_name() -> None:
    assert all(isinstance(entry, Case) for entry in ENTRIES)
    names = [name(case) for case in CASES]
    assert len(set(names)) == len(names)


def test_the_worked_cases_are_all_there() -> None:
    for game in mops.games():
        prefix, count = facts_of(game).CASES
        found = [name(entry) for entry in read_file(FOLDER / f"{game}.json")]
        assert found == [f"{prefix}-w{number:02}" for number in range(1, count + 1)]


@pytest.mark.parametrize("game", mops.games())
def test_every_rule_that_is_no_note_has_a_case(game: str) -> None:
    rules = mops.game(game).rules
    named = {rule for case in CASES for rule in case.data.get("rules", ())}
    named.add("mopsen.first-dealer")  # speaks of a new game, in which no case begins
    assert [rule.id for rule in rules.values() if not rule.note and rule not in named] == []


# ------------------------------------------------------------------ the readings


def of_every_game(facts: str) -> list[tuple[str, str, Any]]:
    """Return game, option and value of each value that the facts of the games list."""
    return [
        (game, option, value)
        for game in mops.games()
        for option, values in getattr(facts_of(game), facts).items()
        for value in values
    ]


@pytest.mark.parametrize("game", mops.games())
def test_every_option_is_there(game: str) -> None:
    facts, options = facts_of(game), {*mops.game(game).options.__dataclass_fields__}
    assert sorted([*facts.READINGS, *facts.IDLE]) == sorted(options - {"players"})


@pytest.mark.parametrize(("game", "option", "value"), of_every_game("READINGS"), ids=str)
def test_each_reading_has_a_case_that_fails_under_the_other(
    game: str, option: str, value: Any
) -> None:
    given = [(case, case.data.get("options", {})) for case in RULE_CASES[game]]
    other = [(case, options) for case, options in given if options.get(option) == value]
    usual = [(case, options) for case, options in given if option not in options]
    without = [
        changed(case, options={o: v for o, v in options.items() if o != option})
        for case, options in other
    ]
    assert any(map(run_case, without)), "no case needs the other reading"
    under = [changed(case, options={**options, option: value}) for case, options in usual]
    assert any(map(run_case, under)), "no case needs the usual reading"


@pytest.mark.parametrize(("game", "option", "value"), of_every_game("IDLE"), ids=str)
def test_what_decides_nothing_is_named_in_a_case(game: str, option: str, value: Any) -> None:
    given = [case.data.get("options", {}) for case in RULE_CASES[game]]
    assert value in [options[option] for options in given if option in options]


# ------------------------------------------------------------------ every key can fail


def bent_leaf(value: Any) -> Any:
    """Return another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return "R16" if value != "R16" else "R15"
    return 7


def bent_value(value: Any) -> Iterator[Any]:
    """Yield copies of an expected value, each wrong in one place."""
    if isinstance(value, dict):
        for key in value:
            yield from ({**value, key: bent} for bent in bent_value(value[key]))
    elif isinstance(value, list):
        yield [*value, "C8"]
        for place in range(len(value)):
            yield value[:place] + value[place + 1 :]
            for bent in bent_value(value[place]):
                yield [*value[:place], bent, *value[place + 1 :]]
    else:
        yield bent_leaf(value)


def bent_moves(value: list[Any]) -> Iterator[Any]:
    """Yield lists of legal moves with one that is not, and with one too few."""
    yield [*value, "2 play C8"]
    yield from (value[:place] + value[place + 1 :] for place in range(len(value)))


def bent_rules(value: list[Any]) -> Iterator[Any]:
    """Yield verdicts that name another rule."""
    for place, entry in enumerate(value):
        move, rule = entry if isinstance(entry, list) else (entry["move"], entry["rule"])
        for wrong in ["mopsen.goal", *([None] if rule else [])]:
            yield [*value[:place], {"move": move, "rule": wrong}, *value[place + 1 :]]


def each(bend: Callable[[Any], Iterator[Any]]) -> Callable[[Any], Iterator[Any]]:
    return lambda value: ({**value, k: bent} for k in value for bent in bend(value[k]))


def bent_includes(value: list[Any]) -> Iterator[Any]:
    yield [*value, "2 play C8"]


def bent_steps(value: Any) -> Iterator[Any]:
    steps = value if isinstance(value, list) else [value]
    for place, step in enumerate(steps):
        for bent in bent_keys(step):
            yield [*steps[:place], bent[1], *steps[place + 1 :]]


def bent_points(value: Any) -> Iterator[Any]:
    """Yield points that are wrong; of hands, each a claim of its own, none can be one too few."""
    if not (isinstance(value, list) and value and isinstance(value[0], dict)):
        yield from bent_value(value)
        return
    for place, claim in enumerate(value):
        for wrong in bent_value(claim["points"]):
            yield [*value[:place], {**claim, "points": wrong}, *value[place + 1 :]]


BENDS: dict[str, Callable[[Any], Iterator[Any]]] = {
    "points": bent_points,
    "legal": bent_moves,
    "legal_of_type": each(bent_moves),
    "includes": bent_includes,
    "verdicts": bent_rules,
    "illegal": bent_rules,
    "not": bent_rules,
    "then": bent_steps,
    "play": lambda value: iter(
        ["2 play C8", [*([value] if isinstance(value, str) else value), "2 play C8"]]
    ),
    "moves": lambda value: iter([[*value, "2 play C8"]]),
    "filter": lambda value: iter([{"types": ["pinch"]}]),
}
ABOUT = {
    "id",
    "title",
    "rules",
    "game",
    "options",
    "position",
    "players",
    "trick",
    "hands",
    "phase",
    "round",
    "dealer",
    "starter",
    "turn",
    "due",
    "pieces",
    "hand",
    "stock",
}


def bent_keys(asked: dict[str, Any], top: bool = False) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield (key, copy of what is asked) with one thing wrong."""
    for key, value in asked.items():
        if top and key in ABOUT:
            continue
        if key in ("expect", "after"):
            yield from ((k, {**asked, key: inner}) for k, inner in bent_keys(value))
            continue
        for bent in BENDS.get(key, bent_value)(value):
            # `not` and `illegal` with null ask only that a move is refused
            rules = (
                [e["rule"] for e in bent if isinstance(e, dict) and "rule" in e]
                if isinstance(bent, list)
                else []
            )
            if key in ("not", "illegal") and None in rules:
                continue
            yield key, {**asked, key: bent}


BENT = [(case, key, data) for case in CASES for key, data in bent_keys(dict(case.data), top=True)]


@pytest.mark.slow
def test_every_case_fails_when_anything_expected_is_bent() -> None:
    assert len(BENT) > 1000
    unseen = [
        (name(case), key, data)
        for case, key, data in BENT
        if not run_case(Case(case.where, case.game, data))
    ]
    assert unseen == []


def test_every_key_of_the_form_is_bent() -> None:
    keys = {key for _, key, _ in BENT}
    form = {
        "legal", "legal_count", "legal_of_type", "verdicts", "illegal", "not", "includes", "count",
        "state", "size", "then", "moves", "filter", "winners", "totals", "round_scores_now",
        "hand_sizes", "stack_size", "stack_top", "hands.0", "hands/0/1", "hands",
    }  # fmt: skip
    assert form <= keys
    nested = json.dumps([case.data for case in CASES])
    assert '"after"' in nested and '"play"' in nested
