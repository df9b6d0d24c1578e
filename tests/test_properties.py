"""What holds of every game, whatever it is called and whatever is played: :mod:`mopsbook.testing` on ours.

For a game `x` the module ``tests.games.x.facts`` tells, apart from its engine, what
:class:`mopsbook.testing.Facts` asks: ``PLAYERS``, ``OPTIONS``, ``GAMES``, ``LONGEST``, ``universe``,
``conserved``, ``hidden``; and for :mod:`tests.test_cases` the values of options, ``READINGS`` and ``IDLE``.
"""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.testing import Check, checks_of, looks
from tests.playing import subject_of

CHECKS = [check for name in mops.games() for check in checks_of(subject_of(name))]
LOOKS = [check for check in CHECKS if check.of.__module__ == looks.__name__]


@pytest.mark.parametrize("check", [check for check in CHECKS if check not in LOOKS], ids=str)
def test_property(check: Check) -> None:
    check()
