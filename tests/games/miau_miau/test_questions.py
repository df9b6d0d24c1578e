"""What Miau! Miau! asks, with answers that are worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.asking import Moment
from mopsbook.games.miau_miau import questions as q
from mopsbook.quiz.consequences import items_of
from mopsbook.quiz.kinds import playable
from mopsbook.quiz.which_rule import refused
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


@pytest.mark.parametrize(
    ("hand", "options", "right"),
    [
        ("9C KS", {}, "draw"),
        ("9C", {}, "nothing"),
        ("9C", {"last_call": "required"}, "draw"),
        ("9C KS", {"call_check": "challenge"}, "pointed"),
    ],
)
def test_what_comes_of_a_forgotten_call(hand: str, options: dict[str, str], right: str) -> None:
    position = f"hands {hand} / KD KH; discard TC"
    call = "miau" if hand == "9C KS" else "miau-miau"
    found = asked_at(
        "miau_miau", q.forgets_to_call, position, f"0 play 9C {call}", players=2, **options
    )
    assert found and found.right == (right,)
    more = f"hands {hand} 8D 7D / KD KH; discard TC"
    assert asked_at("miau_miau", q.forgets_to_call, more, "0 play 9C", players=2) is None


def test_what_happens_when_the_pile_runs_out() -> None:
    position = "hands 9C KS 8D / KD KH; draw 7H; discard QH TH TC"
    for options, right in (({}, "below"), ({"empty_pile": "stop"}, "end")):
        found = asked_at("miau_miau", q.pile_runs_out, position, "0 play 9C", players=2, **options)
        assert found and found.right == (right,)


def test_what_can_be_played_after_drawing_names_the_card_that_was_drawn() -> None:
    """Which card that is can be seen nowhere else."""
    game = mops.game("miau_miau", players=2)
    state = game.position("hands 7S KS / KD KH; draw 9C QD; discard QH TC")
    after = game.apply(state, game.move("0 draw", state)).after
    asked = playable(Moment(game, game.observe(after, 0), 0, None, Random(1)))
    assert asked and asked.right == ("9C",)
    assert asked.text.facts["situation"].facts == {"phase": "drawn", "card": "9C"}


def test_why_something_cannot_be_played_after_drawing_names_the_card_that_was_drawn() -> None:
    game = mops.game("miau_miau", players=2, voluntary_draw=True)
    state = game.position("hands 7C KS / KD KH; draw 9C QD; discard QH TC")
    after = game.apply(state, game.move("0 draw", state)).after
    moment = Moment(game, game.observe(after, 0), 0, None, Random(1))
    asked = refused(moment)
    assert asked and asked.right == ("miau-miau.play-drawn",)
    assert asked.text.facts["situation"].facts["card"] == "9C"
    before = refused(moment._replace(view=game.observe(state, 0)))
    assert before is None or "situation" not in before.text.facts


def test_nothing_is_said_of_a_drawn_card_where_sevens_were_drawn_for() -> None:
    """Two cards came, and none of them is the one that was drawn."""
    game = mops.game("miau_miau", players=2, after_seven_draw="may-play")
    state = game.position("phase drawn; hands 7H JH AH 7S / KD KH; discard 7C")
    moment = Moment(game, game.observe(state, 0), 0, None, Random(1))
    assert q.situation(moment) == {"phase": ""}
    asked = playable(moment)
    assert asked is None or asked.text.facts == {"phase": ""}
