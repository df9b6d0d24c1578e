"""How the deck is drawn: what is on each card, and that all of it stays small."""

from __future__ import annotations

import json
import re
import zlib
from xml.etree import ElementTree

import pytest

import mopsbook as mops
from mopsbook.cat_deck.cards import RANKS, SUITS
from mopsbook.cat_deck.look.faces import SHAPE, kit
from mopsbook.show import wire
from mopsbook.show.art import symbols
from mopsbook.show.look import look_of
from mopsbook.show.svg import as_svg

WHOLE = kit(52, "KDB", joker=True)
COUNTS = {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}


@pytest.mark.parametrize(("size", "lowest"), [(32, "7"), (36, "6"), (52, "2")])
def test_every_card_of_a_deck_has_a_face_and_no_other(size: int, lowest: str) -> None:
    ranks = RANKS[RANKS.index(lowest) :]
    expected = {rank + suit for rank in ranks for suit in SUITS}
    assert set(kit(size, "KDB").faces) == expected | {"stack", "gap"}
    assert set(kit(size, "KDB", joker=True).faces) == expected | {"stack", "gap", "X"}


def test_number_cards_show_as_many_paws_as_they_count_and_the_others_none() -> None:
    for rank in RANKS + "X":
        assert WHOLE.art[f"rank{rank}"][1].count('"#paw"') == COUNTS.get(rank, 0), rank


def test_each_suit_has_a_shape_and_a_cat_of_its_own() -> None:
    drawings = [WHOLE.art[name][1] for name in (SHAPE[suit] for suit in SUITS)]
    cats = [WHOLE.art[f"cat{suit}"][1] for suit in SUITS]
    assert len(set(drawings)) == len(set(cats)) == 4
    for suit in SUITS:
        assert f'"#{SHAPE[suit]}"' in WHOLE.art[f"blank{suit}"][1]
        assert f'"#{SHAPE[suit]}"' in WHOLE.art[f"ace{suit}"][1]


@pytest.mark.parametrize(("letters", "shown"), [("KDB", "B D K"), ("KQJ", "J Q K")])
def test_picture_cards_have_the_letters_that_are_asked_for(letters: str, shown: str) -> None:
    art = kit(36, letters).art
    found = [re.findall(r">(\w+)</text>", art[f"rank{rank}"][1]) for rank in "JQK"]
    assert found == [[letter] for letter in shown.split()]


@pytest.mark.parametrize(("lang", "shown"), [("en", "J Q K"), ("de", "B D K")])
@pytest.mark.parametrize("name", ["mauz", "miau_miau", "purrrummy"])
def test_picture_cards_have_the_letters_of_the_language(name: str, lang: str, shown: str) -> None:
    """As they are sent, and in a picture; all else is drawn once for all languages."""
    game = mops.game(name, players=2)
    sent = wire.kit(game, ("de", "en"))
    letters = [
        re.findall(r">(\w+)</text>", text) for text in sent["written"][lang].split("</symbol>")
    ]
    assert letters == [*([letter] for letter in shown.split()), []]
    assert "id='rankK'" not in sent["art"] and "id='rankA'" in sent["art"]
    hands = {
        "mauz": "hands QH 9H 8S / 9C 9D KH; middle TC JD 6S",
        "miau_miau": "hands QH 9H / KD; discard 9C",
    }
    position = game.position(hands.get(name, "hands QH 9H / KD; phase meld"))
    queen = re.search(r'-rankQ"[^>]*><text[^>]*>(\w)', as_svg(look_of(name).scene(position), lang))
    assert queen is not None and queen[1] == shown.split()[1]


def test_all_symbols_are_there_and_every_drawing_is_well_formed() -> None:
    drawn = [face.svg for face in (*WHOLE.faces.values(), WHOLE.back)]
    for svg in (*drawn, symbols(WHOLE.art)):
        ElementTree.fromstring(f"<svg>{svg}</svg>")
        assert set(re.findall(r'href="#(\w+)"', svg)) <= WHOLE.art.keys()


def test_a_notebook_that_saves_the_whole_deck_stays_small() -> None:
    saved = json.dumps([symbols(WHOLE.art), [face.svg for face in WHOLE.faces.values()]])
    assert len(zlib.compress(saved.encode(), 9)) < 3500
