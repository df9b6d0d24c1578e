"""What Miau! Miau! asks, with answers that are worked out by hand."""

from __future__ import annotations

import pytest

from mopsbook.games.miau_miau import questions as q
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
