"""What Purrrummy asks, with answers that are worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from mopsbook.games.purrrummy import questions as q
from tests.playing import asked_at


@pytest.mark.parametrize(
    ("hand", "options", "right", "rule"),
    [
        ("7C 7D 7S KD", {}, "set", "purrrummy.set"),
        ("5H 6H 7H KD", {}, "run", "purrrummy.run"),
        ("5H 6H 8H KD", {}, "neither", "purrrummy.run"),
        ("5H 6H 7S KD", {}, "neither", "purrrummy.run"),
        ("KH AH 2H 9C", {}, "neither", "purrrummy.ace-around"),
        ("KH AH 2H 9C", {"ace_around": True}, "run", "purrrummy.run"),
    ],
)
def test_what_is_a_meld(hand: str, options: dict[str, Any], right: str, rule: str) -> None:
    position = f"hands {hand} / 2C 3D; phase meld"
    found = [
        asked_at("purrrummy", q.is_a_meld, position, seed=seed, **options) for seed in range(12)
    ]
    assert {(one.right, one.rules[0]) for one in found if one} == {((right,), rule)}


def test_what_a_joker_stands_for() -> None:
    found = asked_at("purrrummy", q.joker_stands_for, "hands 5H 7H X KD / 2C 3D; phase meld")
    assert found and found.right == ("6H",)
    # what would go on with the run tempts, too, not only the same card of another suit
    offered = {reply.value for reply in found.replies}
    assert len(offered) == 4 and {"4H", "6H", "8H"} <= offered <= {
        "4H",
        "8H",
        "6H",
        "6C",
        "6D",
        "6S",
    }


@pytest.mark.parametrize(
    ("hand", "options", "left"),
    [
        ("7C 7D 7S 2H 3H 4H KD", {}, 1),  # two melds, and one card for the discard
        ("7C 7D 7S 2H 3H 4H", {}, 3),  # not both: one card has to be kept
        ("7C 7D 7S 2H 3H 4H", {"final_discard": "optional"}, 0),
        ("7C 7D 7S 7H KD", {}, 1),
    ],
)
def test_how_many_cards_are_left(hand: str, options: dict[str, Any], left: int) -> None:
    found = asked_at("purrrummy", q.left_over, f"hands {hand} / 2C 3D; phase meld", **options)
    assert found and found.right == (left,)


@pytest.mark.parametrize(
    ("hand", "options", "right"),
    [
        ("7C 7D 7S 2H 3H 4H KD", {}, "yes"),  # two melds, and the king is discarded
        ("7C 7D 7S 2H 3H 4H", {}, "no"),  # nothing would be left for the discard
        ("7C 7D 7S 2H 3H 4H", {"final_discard": "optional"}, "yes"),
        ("7C 7D 7S KD 9H", {}, "no"),
    ],
)
def test_whether_a_hand_goes_out(hand: str, options: dict[str, Any], right: str) -> None:
    found = asked_at("purrrummy", q.can_go_out, f"hands {hand} / 2C 3D; phase meld", **options)
    assert found and found.right == (right,)


def test_what_can_be_added() -> None:
    # the five lengthens the run of the other cat, the king a set of one's own
    melds = "0 KC KD KS / 1 2H 3H 4H"
    position = f"hands 5H KH 9C 8D / 2C; phase meld; melds {melds}"
    found = asked_at("purrrummy", q.can_be_added, position, layoff=True)
    assert found and found.right == ("5H",)
    why = {reply.value: reply.why[0].rules for reply in found.replies}
    assert why["KH"] == ("purrrummy.layoff-others-only",)
    assert why["9C"] == ("purrrummy.layoff-fits",)


@pytest.mark.parametrize(("reshuffles", "right"), [(0, "shuffle"), (1, "end")])
def test_what_comes_without_a_stock(reshuffles: int, right: str) -> None:
    position = f"hands 7C 7D / 2C; phase meld; stock 3C; discard 4C 5C; reshuffles {reshuffles}"
    found = asked_at("purrrummy", q.without_stock, position)
    assert found and found.right == (right,)


@pytest.mark.parametrize(("swap", "right"), [(False, "stays"), (True, "swap")])
def test_whether_a_joker_can_be_taken_back(swap: bool, right: str) -> None:
    position = "hands 6H KD 9C / 2C 3D; phase meld; melds 1 5H X 7H / 0 2S 3S 4S"
    found = asked_at("purrrummy", q.joker_stays, position, layoff=True, joker_swap=swap)
    assert found and found.right == (right,)
    assert asked_at("purrrummy", q.joker_stays, position.replace("6H", "6D")) is None


def test_whether_a_card_may_be_added_already() -> None:
    position = "hands 8H KD 9C / 2C 3D; phase meld; melds 1 5H 6H 7H"
    found = asked_at("purrrummy", q.adds_already, position, layoff=True)
    assert found and found.right == ("first",)
    own = [
        asked_at("purrrummy", q.adds_already, f"{position} / 0 2S 3S 4S", seed=n, layoff=True)
        for n in range(9)
    ]
    assert {one.right for one in own if one} == {("now",)}


def test_nothing_is_added_in_the_plain_game() -> None:
    position = "hands 8H KD 9C / 2C 3D; phase meld; melds 1 5H 6H 7H"
    found = asked_at("purrrummy", q.adds_already, position)
    assert found and (found.right, found.rules) == (("never",), ("purrrummy.layoff-variant",))


@pytest.mark.parametrize(
    ("hand", "top", "right", "rule"),
    [
        ("7C 7D KH 2S", "7S", ("7C", "7D"), "purrrummy.set"),
        ("5H 6H KH 2S", "7H", ("5H", "6H"), "purrrummy.run"),
        ("QH KH 2H 9S", "AH", ("KH", "QH"), "purrrummy.run"),  # not king, ace, two
    ],
)
def test_what_the_top_discard_goes_with(
    hand: str, top: str, right: tuple[str, ...], rule: str
) -> None:
    found = asked_at(
        "purrrummy", q.goes_with, f"hands {hand} / 2C 3D; phase draw; discard 9D {top}"
    )
    assert found and (found.right, found.rules[0]) == (right, rule)


def test_with_more_than_one_pair_it_is_not_asked_what_a_card_goes_with() -> None:
    position = "hands 7C 7D 5S 6S / 2C 3D; phase draw; discard 9D 7S"
    assert asked_at("purrrummy", q.goes_with, position) is None


def test_which_cards_could_lie_in_melds() -> None:
    position = "hands 7C 7D 7S 8S 9S KD KH AC 2C / 2D; phase meld"
    found = asked_at("purrrummy", q.in_melds, position)
    assert found and found.right == ("7C", "7D", "7S", "8S", "9S")
    slips = {reply.value: reply.why[0].facts["slip"] for reply in found.replies}
    assert slips == {"KD": "pair", "KH": "pair", "AC": "near", "2C": "near"}
    around = "hands KH AH 2H 3H 9C / 2D; phase meld"
    found = asked_at("purrrummy", q.in_melds, around)
    assert found and found.right == ("2H", "3H", "AH")
    slips = {reply.value: reply.why[0].facts["slip"] for reply in found.replies}
    assert slips == {"KH": "corner", "9C": "alone"}
    found = asked_at("purrrummy", q.in_melds, around.replace("9C", "9C 9D"), ace_around=True)
    assert found and found.right == ("2H", "3H", "AH", "KH")


def test_in_which_order_a_run_lies() -> None:
    found = asked_at("purrrummy", q.in_order, "hands 5H 7H X KD / 2C 3D; phase meld")
    assert found and found.right == ("5H", "X", "7H")
    found = asked_at("purrrummy", q.in_order, "hands AH 2H 3H 9D / 2C 3D; phase meld")
    assert found and found.right == ("AH", "2H", "3H")
    for plain in ("5H 6H 7H KD", "QH KH AH 9D"):  # as they lie in the hand
        assert asked_at("purrrummy", q.in_order, f"hands {plain} / 2C 3D; phase meld") is None


@pytest.mark.parametrize(
    ("more", "options", "right"),
    [
        ("KD 2H", {}, "never"),  # one card, and the next makes two
        ("KD 2H 9S", {}, "never"),  # two, and the next makes three: none is left to be discarded
        ("KD 2H 9S", {"final_discard": "optional"}, "later"),
        ("KD 2H 9S JC", {}, "later"),  # three, and the next makes four
    ],
)
def test_a_hand_may_be_too_small_ever_to_become_empty(
    more: str, options: dict[str, Any], right: str
) -> None:
    position = f"hands 7C 7D 7S {more} / 2C 3D; phase meld"
    found = asked_at("purrrummy", q.too_few, position, "0 meld 7C 7D 7S", **options)
    assert found and found.right == (right,)


@pytest.mark.parametrize(("again", "right"), [(True, "any"), (False, "kept")])
def test_whether_a_taken_card_goes_back(again: bool, right: str) -> None:
    position = "hands 7C 8D 9H / 2C 3D; phase meld; taken 9H"
    found = asked_at("purrrummy", q.gives_back, position, return_taken=again)
    assert found and found.right == (right,)


def test_who_holds_fewest_if_the_game_ends() -> None:
    position = "hands 7C 8D / 2C 3D 4H / 9H TH; phase draw"
    found = asked_at("purrrummy", q.fewest_at_the_end, position, players=3)
    assert found and found.right == ((0, 2),)
    assert {reply.value for reply in found.replies} == {(), (0,), (1,), (2,), (0, 2)}
    # a hint has no number that could be one of the right seats
    told = {reply.value: reply.hint[0].facts for reply in found.replies if reply.hint}
    assert told == {
        (): {"slip": "nobody"}, (0,): {"slip": "tie"}, (1,): {"slip": "count"}, (2,): {"slip": "tie"},
    }  # fmt: skip
