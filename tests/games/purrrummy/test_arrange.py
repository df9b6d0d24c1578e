"""The best arrangement of a hand is held against trying all melds with all others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cat_deck.cards import deck, sort_hand
from mopsbook.games.purrrummy.advice import to_lay
from mopsbook.games.purrrummy.arrange import Arranger
from mopsbook.games.purrrummy.moves import LayOff
from mopsbook.games.purrrummy.options import PurrrummyOptions
from tests.games.purrrummy import brute

SHAPES: list[dict[str, Any]] = [
    {},
    {"ace_around": True},
    {"min_naturals": 2},
    {"jokers_per_meld": 1},
    {"jokers": 4, "jokers_per_meld": 2, "ace_around": True},
]


def dealt(rng: Random, naturals: int, jokers: int, suits: str = "CDHS") -> tuple[str, ...]:
    """Return a hand; of fewer suits it holds more melds."""
    chosen = [card for card in deck(52) if card[1] in suits]
    return sort_hand([*rng.sample(chosen, naturals), *["X"] * jokers])


def check(hand: tuple[str, ...], reading: dict[str, Any]) -> int:
    """Hold the arranger against brute force; return the greatest number of cards."""
    arranger = Arranger(hand, PurrrummyOptions(**reading))
    expected = brute.ways(list(hand), brute.USUAL | reading)
    assert set(arranger.counts()) == {laid for laid, _ in expected}, hand
    for most in arranger.counts():
        found = arranger.best(most)
        used = hand.count("X") - found.left.count("X")
        assert found.laid == most == len(hand) - len(found.left)
        assert used == min(jokers for laid, jokers in expected if laid == most), hand
        laid = [card for move in found.moves for card in move.cards]  # type: ignore[union-attr]
        assert sort_hand([*laid, *found.left]) == hand
        for move in found.moves:
            assert brute.is_meld(move.kind, list(move.cards), brute.USUAL | reading)  # type: ignore[union-attr]
    return arranger.best().laid


@pytest.mark.parametrize("reading", SHAPES, ids=str)
def test_hands_of_all_kinds_are_arranged_as_by_brute_force(reading: dict[str, Any]) -> None:
    rng, laid = Random(str(reading)), 0
    for _ in range(25):
        jokers = rng.randint(0, 2)
        suits = rng.choice(("CDHS", "CD", "HS"))
        laid += check(dealt(rng, rng.randint(6, 10 - jokers), jokers, suits), reading) > 3
    assert laid > 6, "many hands hold more than one meld"


@pytest.mark.parametrize("suits", ["CDHS", "CDH"])
def test_ten_cards_with_two_jokers(suits: str) -> None:
    rng = Random(suits)
    for _ in range(10):
        check(dealt(rng, 8, 2, suits), {})


KNOWN = [
    # the seven is in a set and in a run, and a joker helps the one that lacks it
    ("7C 7D 7H 5H 6H KS X", 6, "7C 7D 7H / 5H 6H X"),
    # three runs of three, or three sets: nine cards, the tenth cannot be added
    ("2C 3C 4C 2D 3D 4D 2H 3H 4H KS", 9, None),
    # the longest run is not part of the best arrangement
    ("3S 4S 5S 6S 7S 7C 7D", 7, "7C 7D 7S / 3S 4S 5S 6S"),
    ("7C 8D QS KH 2S", 0, ""),
    ("9C X X", 3, None),
    ("AH 2H 3H QH KH X", 6, None),
]


@pytest.mark.parametrize(("cards", "laid", "melds"), KNOWN, ids=str)
def test_arrangements_worked_out_by_hand(cards: str, laid: int, melds: str | None) -> None:
    best = Arranger(sort_hand(cards.split()), PurrrummyOptions()).best()
    assert best.laid == laid
    if melds is not None:
        assert " / ".join(" ".join(move.cards) for move in best.moves) == melds  # type: ignore[union-attr]


def test_no_hand_is_made_too_small_to_go_out() -> None:
    plain, loose = PurrrummyOptions(), PurrrummyOptions(final_discard="optional")
    variant = PurrrummyOptions(layoff=True)
    #         held, counts -> plain, all may be laid, variant
    for held, counts, *expected in (
        (6, [0, 3], 0, 3, 3),
        (5, [0, 3], 0, 0, 3),
        (4, [0, 3], 3, 3, 3),
        (3, [0, 3], 0, 3, 0),
        (7, [0, 3, 4, 5], 3, 4, 5),
        (7, [0, 3, 6, 7], 6, 7, 6),
    ):
        assert [to_lay(counts, held, o) for o in (plain, loose, variant)] == expected, held


# ------------------------------------------------------------------ the variant


@pytest.mark.slow
@pytest.mark.parametrize(
    "reading",
    [{}, {"layoff_targets": "any"}, {"ace_around": True, "jokers_per_meld": 1}],
    ids=str,
)
def test_single_cards_are_added_as_by_trying_every_order_of_moves(reading: dict[str, Any]) -> None:
    options = {"layoff": True, "final_discard": "optional"} | reading
    game, rng, more = mops.game("purrrummy", **options), Random(str(reading)), 0
    for number in range(24):
        melds = [(1, "run", ["5H", "6H", "7H"]), (1, "set", ["9C", "9D", "9S"])]
        melds.append((number % 2, "run", ["QS", "X", "AS"]))
        laid = [card for _, _, cards in melds for card in cards]
        free = [card for card in deck(52) if card not in laid]
        near = [card for card in free if card[1] == "H" or card[0] in "9J"]
        held = [*rng.sample(near, 5), *(["X"] if number % 3 else []), "2D"]
        twin = brute.Table(2, 1, [*["2D"] * 10, *["3D"] * 11], options)
        twin.hands[0], twin.table, twin.turn, twin.drawn = held, melds, 0, True
        state = game.position(
            {
                "hands": [held, ["KD", "KC"]],
                "melds": [{"owner": o, "kind": k, "cards": c} for o, k, c in melds],
            }
        )
        arranger = Arranger(state.hands[0], state.options, state.melds, 0)
        assert set(arranger.counts()) == brute.counts_with_table(twin), held
        found = arranger.best()
        for move in found.moves:
            state = game.play(state, move).after
        assert state.hands[0] == found.left
        more += any(isinstance(move, LayOff) for move in found.moves)
    assert more > 8
