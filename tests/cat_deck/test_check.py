"""The games of the deck judge each move that they are asked about, whatever they remember."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import IllegalMove

WRONG: list[tuple[str, dict[str, Any], str, list[str]]] = [
    ("miau_miau", {}, "hands 9H QC / KD 8S; draw AS; discard 9C", ["0 play AS", "0 draw", "1 draw"]),
    ("mauz", {}, "hands 6C 7D 8H / 9C 9D KH; middle TC JD QH", ["0 hiss", "0 keep", "1 skip"]),
    ("purrrummy", {}, "hands 7C 8D 9H / KD 2H", ["0 discard KD", "0 draw stock", "1 discard KD"]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "options", "position", "moves"), WRONG, ids=str)
def test_what_was_listed_is_judged_all_the_same(
    name: str, options: dict[str, Any], position: str, moves: list[str]
) -> None:
    game = mops.game(name, players=2, **options)
    state = game.position(position)
    wrong = tuple(game.move(move) for move in moves)
    # what the list is remembered for is speed: the verdict must not come from it
    game._listed = game._interrupting = (state, wrong)
    for move in wrong:
        assert game.check(state, move)
    other = game.start(1)
    game.legal(other), game.interrupts(other)
    for move in wrong:
        with pytest.raises(IllegalMove):
            game.apply(state, move)
