"""The cards of the cat deck, against what stands on the box."""

from __future__ import annotations

import pytest

from mopsbook.cat_deck import cards
from mopsbook.core.errors import NotationError


@pytest.mark.parametrize(
    ("size", "ranks"), [(32, "789TJQKA"), (36, "6789TJQKA"), (52, "23456789TJQKA")]
)
def test_each_deck_has_each_rank_in_each_suit(size, ranks):
    found = cards.deck(size)
    assert len(found) == len(set(found)) == size
    assert {cards.rank(card) for card in found} == set(ranks)
    assert {(cards.rank(c), cards.suit(c)) for c in found} == {
        (r, s) for r in ranks for s in "CDHS"
    }
    assert list(found) == sorted(found, key=lambda c: ("CDHS".index(c[1]), ranks.index(c[0])))


def test_there_is_no_other_deck():
    with pytest.raises(KeyError):
        cards.deck(53)


def test_a_hand_is_held_by_suit_then_by_rank_and_jokers_last():
    assert cards.sort_hand(["X", "2S", "AC", "TC", "9C", "KD", "X", "2H"]) == (
        "9C", "TC", "AC", "KD", "2H", "2S", "X", "X",
    )  # fmt: skip


@pytest.mark.parametrize("text", ["9C", "TC", "AS", "2D"])
def test_cards_are_read(text):
    assert cards.read_card(text) == cards.read_card(text, joker=True) == text


@pytest.mark.parametrize(
    "text", ["", "9", "C9", "1C", "10C", "9c", "9X", "XX", "?", "X", 9, None, ["9C"]]
)
def test_what_is_no_card_is_refused_with_a_sentence(text):
    with pytest.raises(NotationError, match=r"is no card; write its rank .* as in 9C"):
        cards.read_card(text)


def test_a_joker_is_read_where_there_are_jokers():
    assert cards.read_card("X", joker=True) == "X"
    with pytest.raises(NotationError, match="X is a joker"):
        cards.read_card("J", joker=True)


def test_words_get_numbers_for_number_cards():
    assert [cards.card_args(r + "D")["rank"] for r in "23456789TJQKA"] == [
        2, 3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K", "A",
    ]  # fmt: skip
    assert {cards.card_args(card)["suit"] for card in cards.deck(36)} == set("CDHS")


def test_corners_follow_the_box():
    assert [cards.index(r + "S", "KQJ") for r in "TJQKA"] == ["10", "J", "Q", "K", "A"]
    assert [cards.index(r + "S", "KDB") for r in "TJQKA"] == ["10", "B", "D", "K", "A"]
    assert cards.index("X", "KDB") == "X"
