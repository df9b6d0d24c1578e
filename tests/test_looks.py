"""What is true of the look of every game: pictures hang together, and all that is said has words."""

from __future__ import annotations

import pytest

from mopsbook.testing import Check
from tests.test_properties import LOOKS, marked


@pytest.mark.parametrize("check", marked(LOOKS), ids=str)
def test_property(check: Check) -> None:
    check()
