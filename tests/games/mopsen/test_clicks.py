"""What can be pressed in a game of Mopsen."""

from __future__ import annotations

import mopsbook as mops
from mopsbook.games.mopsen import look
from mopsbook.show.offers import Pick
from tests.games.mopsen.scenes import TRACES, pinching
from tests.tables import moves


def test_every_card_of_the_acting_hand_can_be_clicked():
    phases = set()
    for trace in TRACES:
        for state in trace.states():
            offers = look.offers(state)
            phases.add(state.phase)
            if state.phase == "redraw":
                assert offers.on == {card: Pick((card,)) for card in state.hands[state.turn]}
            elif state.phase == "play":
                assert moves(offers) == {
                    c: f"{state.turn} play {c}" for c in state.hands[state.turn]
                }
    assert phases >= {"redraw", "play"}


def test_in_a_pinch_every_card_of_the_trick_can_be_clicked():
    game, step = pinching()
    made = moves(look.offers(step.after))
    assert {card: made[card] for card in ("R9", "R14", "B3", "R2", "B4")} == {
        "R9": "0 pinch R9", "R14": "0 pinch R14", "B3": "0 pinch B3", "R2": "0 pinch R2",
        "B4": "0 play B4",
    }  # fmt: skip
    scene = look.scene(step.after)
    assert made.keys() <= scene.items.keys()
    for card in ("B3", "R2", "B4"):
        assert scene.marks[card].why is not None
        assert game.check(step.after, made[card])


def test_buttons():
    game, step = pinching()
    first = game.start(seed=1)

    def names(state, draft=()):
        return [(b.id, str(b.intent.move)) for b in look.offers(state, draft).buttons]

    assert names(first) == [("keep", "1 redraw -")]
    picked = first.hands[1][1::-1]
    told = f"1 redraw {' '.join(first.hands[1][:2])}"
    assert names(first, picked) == [("put-away", told), ("keep", "1 redraw -")]
    assert names(step.after) == [("take-R9", "0 pinch R9"), ("take-R14", "0 pinch R14")]
    may = mops.game("mopsen", players=4, pinch="may")
    state = may.position(str(step.after))
    assert names(state)[-1] == ("take-nothing", "0 pinch -")
    over = next(s for s in TRACES[0].states() if s.phase == "round_over")
    assert names(over) == [("next-round", "next round")]
    assert names(TRACES[0].last) == []


def test_picked_cards_and_a_fourth():
    state = mops.game("mopsen").start(seed=1)
    hand = state.hands[1]
    marks = look.scene(state, draft=hand[:3]).marks
    assert [marks[card].kind for card in hand] == ["picked"] * 3 + ["dim"] * 5
    assert marks[hand[3]].rules == ("mopsen.redraw",)
    assert {m.kind for m in look.scene(state, draft=hand[:2]).marks.values()} == {"picked", "legal"}


def test_the_prompt_tells_what_is_to_be_decided():
    _, step = pinching()
    prompt = look.offers(step.after).prompt
    assert prompt.text.id == "prompt-pinch"
    assert "mopsen.pinch-step-3" in prompt.rules


def test_after_a_round_the_own_cards_still_answer():
    trace = TRACES[1]
    over = next(s for s in trace.states() if s.phase == "round_over")
    seat = next(seat for seat, hand in enumerate(over.hands) if hand)
    view = trace.game.observe(over, seat)
    assert moves(look.offers(view, seat=seat)) == {
        card: f"{seat} play {card}" for card in over.hands[seat]
    }
