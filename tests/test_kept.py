"""What is kept beside each game: moments that show their rules, and moves on which readings part.

A rule has no moment that decided nothing in all the games that were looked through, and alone refused no slip of a
legal move in them: what it says is seldom, is said by other rules as well, or cannot be broken. Its example shows it.
"""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.options import changed_options
from mopsbook.teach.examples import Example
from mopsbook.teach.kept import kept_moments, kept_readings
from mopsbook.teach.readings import readings
from tests.playing import known_of


def decides(found: Example, rule: str) -> bool:
    """Say whether something in a moment rests on a rule, or it alone refuses the move at the end."""
    if found.refused:
        return [one.rule for one in found.refused] == [rule]
    return rule in found.rules


@pytest.mark.parametrize("name", mops.games())
def test_each_kept_moment_still_shows_its_rule(name: str) -> None:
    game = mops.game(name)
    wrong = [
        rule for rule in game.rules for one in kept_moments(game, rule) if not decides(one, rule)
    ]
    assert wrong == []


@pytest.mark.parametrize("name", mops.games())
def test_every_rule_has_a_moment_but_those_that_are_named(name: str) -> None:
    game = mops.game(name)
    rules = [one for one in game.rules.values() if not one.note and one.status != "technical"]
    without = {rule.id for rule in rules if not kept_moments(game, rule.id)}
    assert without == known_of(name, "NEVER_SHOWN", set())


@pytest.mark.parametrize("name", mops.games())
def test_kept_readings_part_on_their_last_move(name: str) -> None:
    game = mops.game(name)
    for rule, values in readings(game).items():
        option = game.rules[rule].option
        found = kept_readings(game, rule)
        kept = {values[one] for one in found}
        rare = {value for other, value in known_of(name, "RARELY_PART") if other == option}
        assert kept == set(values.values()) - rare or option in known_of(name, "SAME_MOVES"), rule
        for called, one in found.items():
            assert changed_options(one.game.options)[option] == values[called]
            assert answered(one.mine) != answered(one.theirs), (rule, called)


def answered(found: Example) -> object:
    """Return by which rules a move is refused, or what comes of it."""
    if found.refused:
        return [one.rule for one in found.refused]
    step = found.trace[-1]
    after = {name: value for name, value in step.after.json().items() if name != "options"}
    return [(event.kind, event.facts) for event in step.events], after
