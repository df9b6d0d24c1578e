"""Every rule of a book is cited by the code of its game, or is a note; and every id cited exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.core import registry
from tests.test_errors import is_error

ROOT = Path(mops.__file__).parent


def cited(name: str) -> tuple[set[str], set[str]]:
    """Return the rules that events and violations cite, and those that errors name."""
    prefix = registry.game_module(name, "engine").ENGINE.prefix
    rule = re.compile(rf"{prefix}\.[a-z0-9-]+")
    found = {f"{prefix}.unknown-move"}  # the kernel cites it for every game
    named: set[str] = set()
    for path in (ROOT / "games" / name / "words").glob("errors.*.ftl"):
        for brackets in re.findall(r"\([^()]*\)", path.read_text("utf-8")):
            named |= set(rule.findall(brackets))
    home = ROOT / "games" / name
    for path in (*home.glob("*.py"), *home.glob("graphs/*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        # an error names its sentence, and perhaps a rule; neither is a citation
        told = {id(leaf) for node in ast.walk(tree) if is_error(node) for leaf in ast.walk(node)}
        for node in ast.walk(tree):
            if is_error(node):
                named |= {
                    leaf.value
                    for keyword in node.keywords
                    for leaf in ast.walk(keyword.value)
                    if isinstance(leaf, ast.Constant) and rule.fullmatch(str(leaf.value))
                }
            if isinstance(node, ast.Constant) and id(node) not in told:
                found |= set(filter(rule.fullmatch, [str(node.value)]))
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("cite", "_cite"):
                found |= {
                    f"{prefix}.{leaf.value}"
                    for leaf in ast.walk(node.args[0])
                    if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
                }
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "slug":
                found |= {
                    f"{prefix}.{leaf.value}"
                    for branch in _results(node.value)
                    for leaf in ast.walk(branch)
                    if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
                }
    return found, named


def _results(value: ast.expr) -> list[ast.expr]:
    return [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]


@pytest.mark.parametrize("name", mops.games())
def test_every_id_in_the_code_is_a_rule_and_every_rule_is_cited_or_a_note(name: str) -> None:
    rules = mops.game(name).rules
    ids, named = cited(name)
    assert sorted((ids | named) - set(rules)) == []
    assert sorted(rule.id for rule in rules.values() if not rule.note and rule not in ids) == []
    assert sorted(rule.id for rule in rules.values() if rule.note and rule in ids) == []


@pytest.mark.parametrize("name", mops.games())
def test_every_option_is_named_by_a_rule_and_every_rule_names_an_option(name: str) -> None:
    game = mops.game(name)
    options = set(game.options.__dataclass_fields__) - {"players"}
    assert {rule.option for rule in game.rules.values() if rule.option} == options
