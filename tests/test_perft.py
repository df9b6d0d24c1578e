"""Exactly so many lines of moves there are as were counted, by the lists of moves and without them."""

from __future__ import annotations

import pytest

import mopsbook as mops
from tests.perft import FOLDER, begun, count, entries, listed, tried

GAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))
ENTRIES = [(game, name) for game in GAMES for name in entries(game)]
MOST = 12
"""Not more positions are searched without the lists: that takes long."""


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_there_are_so_many_lines(name: str, entry: str) -> None:
    game, state = begun(name, given := entries(name)[entry])
    depths = range(1, len(given["counts"]) + 1)
    assert [count(game, state, depth, listed) for depth in depths] == given["counts"]


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_there_are_as_many_without_the_lists(name: str, entry: str) -> None:
    game, state = begun(name, given := entries(name)[entry])
    counts = given["counts"]
    depths = [1, *(depth for depth in range(2, len(counts) + 1) if counts[depth - 2] <= MOST)]
    assert [count(game, state, depth, tried) for depth in depths] == counts[: len(depths)]


def test_the_lines_of_every_game_are_counted() -> None:
    assert sorted(mops.games()) == GAMES
