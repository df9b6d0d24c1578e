"""Moments of games in which a rule decided something."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.game import Game
from mopsbook.teach import moments
from mopsbook.teach.examples import Example
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


class Known:
    """The first moment of each rule in one game, which is played no further than somebody has asked."""

    def __init__(self, game: Game[Any, Any], seed: Any) -> None:
        rng = Random()
        rng.setstate(seed)
        self._found: dict[str, Example] = {}
        self._coming = self._decided(game, rng)

    def _decided(self, game: Game[Any, Any], rng: Random) -> Iterator[str]:
        for rule, moment in moments.decisions(game, rng):
            if rule not in self._found:
                self._found[rule] = moment()
                yield rule

    def of(self, rule: str) -> Example | None:
        """Return the moment of a rule, if it comes up."""
        if rule not in self._found:
            next((one for one in self._coming if one == rule), None)
        return self._found.get(rule)


known = cache(Known)


@pytest.fixture
def each_game_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One seed deals the same games whatever rule is looked for: they are remembered from test to test."""
    monkeypatch.setattr(
        moments, "_in_game", lambda game, rule, rng: known(game, rng.getstate()).of(rule)
    )


@pytest.mark.usefixtures("each_game_is_played_once")
@pytest.mark.parametrize(
    ("name", "rule"),
    [
        pytest.param(
            *row.values, marks=[*row.marks, pytest.mark.xdist_group(f"moments-{row.values[0]}")]
        )
        for row in one_in(9, RULES)
    ],
)
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
        mops.moments(3, "follow-suit")
