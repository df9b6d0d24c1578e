"""Moments of games in which a rule decided something."""

from __future__ import annotations

from itertools import islice

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from tests.playing import known_of
from tests.quick import one_in

RULES = [
    (name, rule.id)
    for name in mops.games()
    for rule in mops.game(name).rules.values()
    if not rule.note and rule.status != "technical"
    if rule.id not in known_of(name, "NEVER_SHOWN")
    and rule.id not in known_of(name, "SELDOM_SHOWN")
]


@pytest.mark.parametrize(("name", "rule"), one_in(9, RULES))
def test_a_rule_decides_in_the_last_move_of_its_moment_or_alone_forbids_one(
    name: str, rule: str
) -> None:
    found = next(mops.moments(mops.game(name), rule, seed=1), None)
    assert found is not None
    events = found.trace[-1].events if found.trace.moves else ()
    refusing = [violation.rule for violation in found.refused]
    assert refusing == [rule] or any(rule in event.rules for event in events)


def test_each_moment_is_of_another_game() -> None:
    found = list(islice(mops.moments(mops.game("mauz"), "knock", seed=3), 4))
    assert len({one.trace.first for one in found}) == 4
    again = next(mops.moments(mops.game("mauz"), "mauz.knock", seed=3))
    assert again.trace == found[0].trace


def test_a_rule_that_was_switched_off_is_shown_where_it_holds() -> None:
    game = mops.game("mops_royal")
    found = next(mops.moments(game, "refuse-cost"))
    assert not game.options.variant_refuse
    assert found.trace.game.options.variant_refuse


def test_unknown_rules_and_games_are_named() -> None:
    with pytest.raises(KeyError, match=r"Did you mean 'mopsen\.follow-suit'"):
        mops.moments(mops.game("mopsen"), "folow-suit")
    with pytest.raises(OptionError, match="moments"):
        mops.moments("mopsen", "follow-suit")
