"""What holds of every game, whatever it is called and whatever is played: :mod:`mopsbook.testing` on ours.

For a game `x` the module ``tests.games.x.facts`` tells, apart from its engine, what
:class:`mopsbook.testing.Facts` asks: ``PLAYERS``, ``OPTIONS``, ``GAMES``, ``LONGEST``, ``universe``,
``conserved``, ``hidden``; and for :mod:`tests.test_cases` the values of options, ``READINGS`` and ``IDLE``; for
:mod:`tests.test_questions` the options under which some kinds are asked alone, ``VARIANTS``.
"""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.testing import (
    OF_GAMES,
    OF_TABLES,
    WITH_WORDS,
    Check,
    checks_of,
    legality,
    looks,
    notation,
    telling,
)
from tests.playing import subject_of

CHECKS = [check for name in mops.games() for check in checks_of(subject_of(name))]
LOOKS = [check for check in CHECKS if check.of.__module__ == looks.__name__]


BROAD = {
    notation.positions_views_and_records_come_back_under_all_options,
    legality.any_two_options_go_together,
    telling.what_happens_under_any_two_options_is_told,
}
"""Properties that are checked under drawn options, as others are at each table."""


def marked(checks: list[Check]) -> list[Any]:
    """Return checks with a mark at the slow ones: of each property all but one of its games and tables."""
    return [
        check if is_quick(check) else pytest.param(check, marks=pytest.mark.slow)
        for check in checks
    ]


def is_quick(check: Check) -> bool:
    """Say whether a check is the one of its property that stands for the others: each for another game and table."""
    names = mops.games()
    if (
        check.subject.name
        != names[(*OF_TABLES, *OF_GAMES, *WITH_WORDS).index(check.of) % len(names)]
    ):
        return False
    if check.options is None:
        return check.of not in BROAD
    tables = check.subject.tables
    return check.options == tables[(*OF_TABLES, *WITH_WORDS).index(check.of) % len(tables)]


@pytest.mark.parametrize("check", marked([one for one in CHECKS if one not in LOOKS]), ids=str)
def test_property(check: Check) -> None:
    check()
