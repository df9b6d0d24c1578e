"""What Miau! Miau! asks, with answers that are worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.asking import Moment
from mopsbook.games.miau_miau import questions as q
from mopsbook.quiz.consequences import items_of
from tests.playing import asked_at


@pytest.mark.parametrize(("pending", "owed"), [(0, 2), (2, 4), (4, 6)])
def test_how_many_cards_are_owed(pending: int, owed: int) -> None:
    position = f"hands 7H 9C / KD KH; discard 7C; pending {pending}"
    found = asked_at("miau_miau", q.owed_after_seven, position, "0 play 7H miau", players=2)
    assert found and found.right == (owed,)


def test_what_fits_a_wish() -> None:
    position = "hands JC 9C 9S JS KS / KD KH; discard TC"
    found = asked_at("miau_miau", q.fits_the_wish, position, "0 play JC wish S", players=2)
    assert found and found.right == ("9S", "KS")
    why = {reply.value: reply.why[0].facts["slip"] for reply in found.replies}
    assert why == {"9S": "fits", "KS": "fits", "9C": "own", "JS": "jack"}
    assert asked_at("miau_miau", q.fits_the_wish, position, "0 play JC wish H", players=2) is None


@pytest.mark.parametrize(
    ("hand", "due"), [("9C", "miau-miau"), ("9C KS", "miau"), ("9C KS 8D", "nothing")]
)
def test_what_has_to_be_called(hand: str, due: str) -> None:
    position = f"hands {hand} / KD KH; discard TC"
    found = [
        asked_at("miau_miau", q.has_to_call, position, "0 play 9C", seed=seed, players=2)
        for seed in range(9)
    ]
    assert {one.right for one in found if one} == {(due,)}


def test_a_card_with_a_call_and_a_wish_is_marked() -> None:
    """It is pressed only after the call."""
    game = mops.game("miau_miau", players=2)
    view = game.position("hands JS 9C / KD KH; discard TS")
    move = game.move("0 play JS wish D miau")
    assert items_of(Moment(game, view, 0, move, Random(1)), move) == ("JS",)
