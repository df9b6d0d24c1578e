"""Of several rules that a move breaks, the one that helps most is told first; and every press is answered."""

from __future__ import annotations

from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.core.state import CHANCE
from mopsbook.jupyter.answers import refusal
from mopsbook.show.offers import Make, Pick, Watch
from mopsbook.teach.words import Teller
from tests.tables import frozen, notice, send, sit

FIRST = [
    # what a piece starts with helps more than which points are left
    ("dog", "pieces t5; hands 7 2 / 3", "7 z>t0", ["start-cards", "seven-no-start", "seven-full"]),
    # a piece may not go there at all; what lies in its way is another matter
    ("dog", "pieces h2 h4; hands 5 / 3", "5 h2>h7", ["home-exact", "home-no-jump"]),
    ("dog", "pieces h4 t5; hands 7 / 3", "7 t5>t6; h4>h5", ["home-exact", "seven-full"]),
    # that there is a piece to swap with, before the duty to do it
    ("dog", "pieces t5 / t10; hands swap / 3", "swap -", ["swap-blank", "swap-forced"]),
    # no other value would help a moth
    ("mogel_motte", "guard 2; discard N1; hands N2 M4 / N1 / N1", "0 play M4",
     ["moth-not-laid", "adjacent"]),
    # tiles that have nothing in common are no combination in any shape or number
    ("mops_royal", "boards A2 A3 A4 B5 / B3; phase final", "0 score 0,0 0,3 turn 0,3",
     ["same-colour-or-object", "sizes"]),
]  # fmt: skip
OPTIONS = {"mops_royal": {"variant_final": True}, "mogel_motte": {"players": 3}}


@pytest.mark.parametrize(("name", "start", "move", "rules"), FIRST)
def test_the_sentence_that_helps_most_comes_first_and_the_others_on_request(
    name, start, move, rules
):
    game = mops.game(name, **OPTIONS.get(name, {}))
    found = game.check(game.position(start), move)
    assert [violation.rule.id.partition(".")[2] for violation in found] == rules
    told = refusal(found)
    assert len(told.texts) == 1 and len(told.more) == len(rules) - 1


@pytest.mark.parametrize("name", mops.games())
def test_a_press_on_anything_says_something(name: str, tmp_path: Path) -> None:
    """Cards of others, piles, plates, empty places: what chooses nothing tells what it is, or why it cannot be chosen."""
    game = mops.game(name)
    states = mops.record(game, seed=3, players="simple").states()
    due = [state for state in states if game.actor(state) not in (None, CHANCE)]
    pressed = set()
    for state in due[:: len(due) // 4]:
        table = sit(tmp_path, (max(game.actor(state), 0),), str(state), game)
        frame = table.display.frames[-1]
        tellers = [Teller(name, lang, (), frame.you) for lang in ("en", "de")]
        for item in frame.scene.items:
            if isinstance(frame.on.get(item), Pick | Watch):
                continue
            makes = frame.on.get(item)
            if isinstance(makes, Make) and not game.check(table.match.view, makes.move):
                continue
            before = frozen(table)
            send(table, "item", on=item)
            assert frozen(table) == before
            answer = notice(table)
            assert answer is not None, (item, str(state))
            for teller in tellers:
                told = [teller.tell(text.id, text.facts) for text in answer.texts]
                assert told and all(len(text) > 8 for text in told), (item, told)
            pressed.add(frame.scene.zones[frame.scene.items[item].zone].kind)
    assert len(pressed) >= 2
