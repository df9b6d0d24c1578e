"""What is true of the look of every game: pictures hang together, and all that is said has words."""

from __future__ import annotations

from importlib import import_module
from itertools import islice, pairwise

import pytest

import mopsbook as mops
from mopsbook.show.scene import Msg
from mopsbook.teach.words import Teller, languages
from mopsbook.testing import Check
from tests.playing import facts_of, known_of
from tests.tables import drafts
from tests.test_properties import LOOKS, marked

CORNER = 24
"""From the left edge of a card 90 units wide to the end of its number."""
PICKED = 250
"""All that one can have picked with up to three of eleven cards, fewest first: no button comes later."""
HANDS = [
    (name, players)
    for name in mops.games()
    for players in {*facts_of(name).SEATS} & {3, 4, 5} - {*known_of(name, "CLOSE_HANDS")}
]
"""Games and players of them whose dealt hands have room for that."""


@pytest.mark.parametrize("check", marked(LOOKS), ids=str)
def test_property(check: Check) -> None:
    check()


@pytest.mark.parametrize(("name", "players"), HANDS)
def test_where_all_cards_are_open_the_corners_of_dealt_hands_are_seen(
    name: str, players: int
) -> None:
    states = mops.record(mops.game(name, players=players), seed=1).states()
    dealt = next(state for state in states if min(map(len, state.hands)) > 2)
    scene = import_module(f"mopsbook.games.{name}.look").scene(dealt, seat=0)
    for shape in range(len(scene.shapes)):
        for seat in range(1, players):
            hand = [item for item in scene.items.values() if item.zone == f"hand{seat}"]
            lying = sorted(scene.at(item, shape) for item in hand)
            assert len(lying) == len(dealt.hands[seat])
            for (x, _, _, scale), (beside, _, _, _) in pairwise(lying):
                assert beside - x >= CORNER * scale


@pytest.mark.parametrize("name", mops.games())
def test_in_a_hand_each_card_lies_over_the_one_before_it(name: str) -> None:
    """What is later in order is drawn later: so the corner of an open card is never covered.

    What lies across a hand, such as a card that is given away, lies over all of it.
    """
    look, g = import_module(f"mopsbook.games.{name}.look"), mops.game(name)
    for state in [*mops.record(g, seed=1).states()][:200:5]:
        scene = look.scene(g.observe(state, 0), seat=0)
        hands: dict[str, list[tuple[float, int]]] = {}
        for item in scene.items.values():
            if item.kind == "card" and scene.zones[item.zone].kind == "hand" and not item.z:
                hands.setdefault(item.zone, []).append((scene.at(item, 0)[0], item.n))
        for lying in hands.values():
            order = [n for _, n in sorted(lying)]
            assert order == sorted(order)


@pytest.mark.parametrize("name", mops.games())
def test_a_letter_that_presses_a_button_is_one_of_its_words_and_no_number_in_each_language(
    name: str,
) -> None:
    said = {
        (button.label, button.key)
        for state in [*mops.record(mops.game(name), seed=1).states()][:200:5]
        for _, offered in islice(drafts(state), PICKED)
        for button in offered.buttons
    }
    strange = set()
    for lang in languages(name):
        teller = Teller(name, lang)
        for words in said:
            label, key = (
                teller.tell(one.id, one.facts) if isinstance(one, Msg) else one for one in words
            )
            # on a small key an O is read as a zero, and an I as a one
            if len(key) == 1 and key.isalpha() and (key in "oi" or key not in label.lower()):
                strange.add((lang, key, label))
    assert strange == set()
