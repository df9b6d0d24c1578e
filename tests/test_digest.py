"""The same games, words, lists and verdicts under any hash seed, and without assertions."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import mopsbook as mops
from tests.digest import game_of, longest, main
from tests.playing import facts_of

ROOT = Path(__file__).parent.parent


@pytest.mark.slow  # that games go the same way each time is seen by those that are written down, too
def test_a_digest_depends_on_nothing_but_the_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another interpreter, in which what is hashed comes in another order, and in this one."""
    asked = ["tests.digest", "--games", "1", "--told", "0.05"]
    run = subprocess.run(
        [sys.executable, "-O", "-m", *asked],
        cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (0, "")
    monkeypatch.setattr(sys, "argv", asked)
    assert sys.flags.hash_randomization and main() == 0
    assert capsys.readouterr().out == run.stdout
    once = [line.split() for line in run.stdout.splitlines()]
    assert tuple(name for name, *_ in once) == mops.games()
    assert all(int(lines) > 20 for _, _, lines, _ in once)
    for name in mops.games():
        assert [*islice(game_of(name, 0, 0), 20)] != [*islice(game_of(name, 1, 0), 20)]


def test_only_a_reading_with_a_longer_walk_has_a_longer_bound() -> None:
    both = {"voluntary_draw": True, "draw_count": "until-playable"}
    assert longest(mops.game("miau_miau", **both, deck=52)) == 1_000_000
    for option, value in both.items():
        assert longest(mops.game("miau_miau", **{option: value})) == 20_000
    assert longest(mops.game("mopsen")) == facts_of("mopsen").LONGEST
