"""What is recommended, and why: worked out by hand, or counted once more by brute force."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.purrrummy.advice import advise, advises, to_lay
from mopsbook.games.purrrummy.advice import missed as told_missed
from mopsbook.teach.words import Teller
from tests.games.purrrummy import brute


def counsel(position: str, **options: Any) -> Any:
    game = mops.game("purrrummy", **options)
    state = game.position(position)
    return advise(game.observe(state, state.turn), state.turn, 1)


def moves(position: str, **options: Any) -> list[str]:
    return [str(move) for move in counsel(position, **options).moves]


def facts(found: Any, message: str) -> Any:
    (reason,) = [reason for reason in found.sentences if reason.message == message]
    return reason.facts


def messages(found: Any) -> list[str]:
    return [reason.message for reason in found.sentences]


# ------------------------------------------------------------------ going out


def test_who_can_go_out_is_told_so() -> None:
    found = counsel("hands 7C 7D 7S 4H 5H X KD / 2H 3H")
    assert [str(m) for m in found.moves] == ["0 meld 7C 7D 7S", "0 meld 4H 5H X", "0 discard KD"]
    assert (found.value, found.bound, found.exact) == (None, None, True)
    assert messages(found) == ["advice-out", "advice-step-set", "advice-step-run"]
    assert facts(found, "advice-out") == {
        "player": 0, "laid": 6, "left": 0, "card": "KD", "discards": True,
    }  # fmt: skip
    step = facts(found, "advice-step-run")
    assert (step["number"], step["suit"], step["first"], step["last"]) == (2, "H", "4H", "6H")


def test_a_hand_may_be_laid_out_whole_where_no_discard_is_needed() -> None:
    found = counsel("hands 7C 7D 7S / 2H 3H", final_discard="optional")
    assert [str(move) for move in found.moves] == ["0 meld 7C 7D 7S"]
    assert found.exact and facts(found, "advice-out")["discards"] is False


def test_single_cards_are_added_to_go_out() -> None:
    table = "; melds 1 4S 5S 6S / 1 KC KD KH"
    held = "hands 9C 9D 9H 7S 8S KS 2D / 2H 3H"
    assert moves(held + table, layoff=True) == [
        "0 meld 9C 9D 9H", "0 layoff 7S on 0 high", "0 layoff 8S on 0 high", "0 layoff KS on 1",
        "0 discard 2D",
    ]  # fmt: skip
    assert moves(held + table) == ["0 meld 9C 9D 9H", "0 discard 2D"]


# ------------------------------------------------------------------ traps


@pytest.mark.parametrize(("held", "left"), [("7C 7D 7S KD 2H", 1), ("7C 7D 7S KD 2H 9C", 2)])
def test_a_meld_that_would_trap_the_hand_is_held(held: str, left: int) -> None:
    found = counsel(f"hands {held} / 2S 3H")
    assert len(found.moves) == 1 and not found.exact and found.value is None
    assert messages(found)[:2] == ["advice-hold", "advice-trap"]
    assert facts(found, "advice-trap") == {"player": 0, "laid": 3, "left": left}
    variant = counsel(f"hands {held} / 2S 3H", layoff=True)
    assert "advice-trap" not in messages(variant)
    assert str(variant.moves[0]) == "0 meld 7C 7D 7S"


def test_fewer_cards_are_laid_where_more_would_trap() -> None:
    # four of four sevens leave two cards and the discard; three leave three, which can still go out
    found = counsel("hands 7C 7D 7H 7S KD QD 2H / 2S 3H")
    assert facts(found, "advice-lay") == {"player": 0, "laid": 3, "left": 3}
    assert facts(found, "advice-trap") == {"player": 0, "laid": 4, "left": 2}


def test_a_hand_that_is_trapped_already_is_told_so() -> None:
    found = counsel("hands 7C 7D 7S / 2H 3H")
    assert messages(found)[:2] == ["advice-nothing", "advice-trapped"]
    assert facts(found, "advice-trapped") == {"player": 0, "left": 2}
    before = counsel("hands 7C 7D / 2H 3H; stock 7S; discard 9C; phase draw")
    assert facts(before, "advice-trapped") == {"player": 0, "left": 2}


# ------------------------------------------------------------------ the draw and the discard

HELD = "5H 6H KD 2C 9S TC JD"


def test_the_discard_is_taken_if_more_can_be_laid_with_it() -> None:
    # without it the four of hearts, the queen of diamonds and each of two jokers would help
    found = counsel(f"hands {HELD} / 2H 3H; discard 7H; phase draw")
    assert [str(move) for move in found.moves] == ["0 draw discard"]
    assert facts(found, "advice-take") == {
        "player": 0, "card": "7H", "gain": 3, "outs": 4, "unseen": 46,
    }  # fmt: skip
    assert facts(found, "advice-could") == {"player": 0, "laid": 0}


def test_the_stock_is_drawn_from_if_the_discard_helps_nothing() -> None:
    # the seven is not seen yet, so it would help as well
    found = counsel(f"hands {HELD} / 2H 3H; discard 3C; phase draw")
    assert [str(move) for move in found.moves] == ["0 draw stock"]
    assert facts(found, "advice-stock") == {
        "player": 0, "card": "3C", "gain": 0, "outs": 5, "unseen": 46,
    }  # fmt: skip
    empty = counsel(f"hands {HELD} / 2H 3H; stock 3C; discard -; phase draw")
    assert [str(move) for move in empty.moves] == ["0 draw stock"]
    assert messages(empty) == ["advice-could", "advice-unknown"]


def test_the_loneliest_card_is_discarded() -> None:
    # 2C stands alone; 9S has TS, and KD has JD
    assert moves("hands 5H 6H KD 2C 9S TS JD / 2H 3H") == ["0 discard 2C"]


def test_what_is_as_good_to_discard_is_told_to_be_so() -> None:
    # nothing from the stock makes a meld of four cards and a discard, so only kinship decides: king and ace have none
    found = counsel("hands 4C 5C 7H 7D KS AD / 2H 3H")
    told = [one.facts for one in found.sentences if one.message == "advice-other"]
    assert [(one["card"], one["than"], one["best"]) for one in told] == [
        ("KS", "same", "AD"), ("4C", "alone", "AD"),
    ]  # fmt: skip


def test_no_joker_is_discarded_where_another_card_is_left() -> None:
    assert moves("hands X KD 2H 9S 5C 7D JS / 2S 3S")[0] != "0 discard X"


def test_the_taken_card_is_not_given_back_where_it_may_not_be() -> None:
    held = "hands 5H 6H KD 2C 9S TS JD / 2H 3H; taken 2C"
    assert moves(held) == ["0 discard 2C"]
    assert moves(held, return_taken=False) != ["0 discard 2C"]


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"players": 3, "jokers": 1}], ids=str)
def test_outs_are_counted_once_more_by_brute_force(options: dict[str, Any]) -> None:
    game, rng = mops.game("purrrummy", **options), Random(str(options))
    o = brute.USUAL | {name: value for name, value in options.items() if name != "players"}
    for _ in range(3):
        state = game.play(game.start(rng), "draw stock").after
        seat = state.turn
        found = advise(game.observe(state, seat), seat, 1)
        left = list(state.hands[seat])
        for move in found.moves[:-1]:
            for card in move.cards:  # type: ignore[union-attr]
                left.remove(card)
        unseen = Counter(game.options.cards) - Counter([*state.hands[seat], *state.discard])
        told = {r.facts["card"]: r.facts["outs"] for r in found.sentences if "outs" in r.facts}
        assert facts(found, "advice-discard")["unseen"] == unseen.total()
        assert found.moves[-1].card in told  # type: ignore[union-attr]
        for card, outs in told.items():
            rest = list(left)
            rest.remove(card)
            counts = [n for n, _ in brute.ways(rest, o)]
            now, helps = to_lay(counts, len(rest) + 1, game.options), 0
            for other, number in unseen.items():
                counts = [n for n, _ in brute.ways([*rest, other], o)]
                helps += number * (to_lay(counts, len(rest) + 1, game.options) > now)
            assert outs == helps, (left, card)
        assert max(told.values()) == facts(found, "advice-discard")["outs"]


# ------------------------------------------------------------------ whole games


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [{}, {"players": 4, "layoff": True}, {"final_discard": "optional", "return_taken": False}],
    ids=str,
)
def test_what_is_recommended_is_legal_and_needs_no_secrets(options: dict[str, Any]) -> None:
    game, rng, exact = mops.game("purrrummy", **options), Random(5), 0
    for _ in range(3):
        state = game.start(rng)
        while (seat := game.actor(state)) is not None:
            assert [who for who in range(game.players) if advises(state, who)] == [seat]
            found = advise(game.observe(state, seat), seat, 1)
            assert found == advise(state, seat, 1)
            for move in found.moves:
                step = game.play(state, move, rng)
                assert "trapped" not in [event.kind for event in step.events]
                state = step.after
            if found.exact:
                exact += 1
                end = game.outcome(state)
                assert end is not None and end.winners == (seat,) and end.totals[seat] == 0
        assert not any(advises(state, who) for who in range(game.players))
    assert exact, "what this is about"


def test_the_card_just_taken_goes_back_where_it_is_the_last_one() -> None:
    game = mops.game("purrrummy", return_taken=False)
    state = game.position("hands KD / 2S; phase meld; taken KD")
    assert [str(move) for move in advise(state, 0, 1).moves] == ["0 discard KD"]


def missed(position: str, move: str, lang: str = "en") -> str:
    game = mops.game("purrrummy")
    state = game.position(position)
    found = told_missed(state, game.move(move, state))
    return Teller("purrrummy", lang).tell(found.message, found.facts) if found else ""


def test_what_would_have_been_far_better_is_told_after_a_move() -> None:
    # 2 and 5 of hearts, the queen of diamonds and two jokers help; beside the 8 of clubs its 6 and 9 and two eights as well
    hand = "hands 7C 8C 8D 3H KD 2S 4H JD / AS; discard TS"
    assert missed(hand, "0 discard 8C") == (
        "After this discard 5 cards that you have not seen help you to lay out more. "
        "Without the 2 of spades it would be 9."
    )
    assert missed(hand, "0 discard 2S") == missed(hand, "0 discard KD") == ""
    assert missed("hands 7C 7D 7S KD / 2H", "0 discard KD", "de") == (
        "Du hättest gewinnen können: 3 deiner Karten ließen sich auslegen."
    )
    drawing = "phase draw; hands 9C 9D KD / 2H; discard {}; stock 7C 8D"
    assert missed(drawing.format("9H"), "0 draw stock") == (
        "With the open 9 of hearts you could have laid out more."
    )
    assert missed(drawing.format("JH"), "0 draw stock") == ""
