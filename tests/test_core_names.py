"""The public names: found when they are asked for, and never something else."""

from __future__ import annotations

import subprocess
import sys

import pytest

import mopsbook as mops


@pytest.mark.parametrize(
    "first", ["mops.game('mopsen')", "mops.Trace", "import mopsbook.games.mopsen.engine"]
)
def test_folders_never_take_the_place_of_functions(first: str) -> None:
    code = f"import mopsbook as mops; {first}; print(callable(mops.games), callable(mops.record), mops.games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("True True ('")


def test_unknown_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        _ = mops.gmae  # type: ignore[attr-defined]


def test_all_names_are_listed() -> None:
    assert set(mops.__all__) <= set(dir(mops))
