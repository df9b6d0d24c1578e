"""What cannot be is refused with a sentence that names the rule, and what is no move is none."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.errors import NotationError, OptionError, PositionError
from mopsbook.games.mauz.moves import (
    Hiss,
    Keep,
    Knock,
    NextRound,
    Quiet,
    Reject,
    Skip,
    Swap1,
    Swap3,
)

TWO = "hands 6C 7D 8H / 9C 9D KH; "
PLAY = TWO + "middle TC JD QH; "
THREE = "3 players; hands KC 9C 8S / JD 9D 9S / QH TH 8C; middle KD 7H 6S; "
END = TWO + "middle TC JD QH; phase round-end; "

POSITIONS: list[tuple[dict[str, Any], Any, str]] = [
    ({}, "hands 6C 7D 8H / 9C 9D 6C; middle TC JD QH", r"6C would be in two places.*mauz\.deck"),
    ({}, PLAY + "stock 8H", r"8H would be in two places"),
    ({}, PLAY + "out 5C", r"out holds '5C'.*no card of the 36.*mauz\.deck"),
    ({}, PLAY + "out X", r"'X', which is no card"),
    ({}, "hands 6C 7D / 9C 9D KH; middle TC JD QH", r"A hand has 3 cards.*not 2 \(mauz\.deal\)"),
    ({}, "hands 6C 7D 8H; middle TC JD QH", "hands must be 2 lists, one for each seat, not 1"),
    ({}, "3 players", r"for 3 players, the game for 2.*\(mauz\.players\)"),
    ({}, TWO + "middle TC JD", r"the middle has 3 cards.*not 2 and 0"),
    ({}, TWO + "middle TC JD QH; second AC AD AS", r"not 3 and 3 \(mauz\.dealer-choice\)"),
    ({}, PLAY + "turn 2", "turn must be a whole number from 0 to 1, not 2"),
    ({}, PLAY + "phase lunch", "'lunch' is no phase; there are first-dealer"),
    ({}, PLAY + "tokens 3", "tokens must be 2 numbers, one for each seat, not 1"),
    ({}, PLAY + "tokens 4 3", "tokens must be a whole number from 0 to 3, not 4"),
    ({}, PLAY + "known TC / -", r"known holds TC for a hand of 6C 7D 8H.*mauz\.hidden"),
    ({}, PLAY + "known 6C 6C / -", r"each once \(mauz\.hidden\)"),
    ({}, PLAY + "skips 2", r"2 skips in a row cannot be.*mauz\.all-skip-count"),
    ({}, PLAY + "skips 1; left 0; knocker 1", r"One skip cannot be"),
    ({}, PLAY + "left 0", r"Without a knock there are last turns only with.*mauz\.reveal-ends-round"),
    ({}, PLAY + "knocker 0; left 0", r"not who has knocked.*mauz\.knock-last-swap"),
    ({}, PLAY + "turn 1; knocker 0; left -", r"A reason for the end.*mauz\.swap-until-end"),
    ({}, PLAY + "left 0 0", "left holds different seats from 0 to 1"),
    ({}, PLAY + "reason stock", r"A reason for the end.*mauz\.swap-until-end"),
    ({}, PLAY + "reason rain", "'rain' is no reason; there are "),
    ({}, PLAY + "losers 0", r"Nobody has paid before the end.*mauz\.fewest-loses"),
    ({}, PLAY + "gone 1; tokens 3 0", r"Seat 1 is out, so it holds no cards \(mauz\.elimination\)"),
    ({}, "hands 6C 7D 8H / -; middle TC JD QH", r"At least two cats are in play.*mauz\.winner"),
    ({}, "hands AC AD AH / 9C 9D KH; middle TC JD QH", r"Seat 0 holds AC AD AH.*mauz\.meow"),
    ({}, "hands 6C 6D 6H / 9C 9D KH; middle TC JD QH", r"shown at once \(mauz\.hiss\)"),
    (
        {"purr_any_31": True},
        "hands AC KC QC / 9C 9D KH; middle TC JD QH",
        r"shown at once \(mauz\.purr-by-count\)",
    ),
    (
        {"dealt_reveal": "own-turn"},
        "hands AC AD AH / 9C 9D KH; middle TC JD QH",
        r"Seat 0 holds AC AD AH",
    ),
    ({}, PLAY + "phase swapped", r"can neither knock nor hiss.*mauz\.one-swap-per-turn"),
    ({}, PLAY + "phase shuffle", r"Cards are shuffled only under.*mauz\.stock-out"),
    ({"stock_out": "showdown"}, PLAY + "phase shuffle; out AC AD AS", r"mauz\.stock-out"),
    ({}, "phase deal; hands 6C 7D 8H / -", r"all cards are in the pack.*mauz\.deal"),
    ({}, "phase deal; turns 1", r"nobody has had a turn.*mauz\.deal"),
    ({}, "phase deal; knocker 0", r"nobody has had a turn.*mauz\.deal"),
    ({}, "phase first-dealer", r"only with dealer='random'.*mauz\.first-dealer"),
    ({}, "phase deal; dealer 0; turn 1", r"Seat 0 deals.*not that of seat 1.*mauz\.next-dealer"),
    ({}, "phase deal; gone 1; tokens 3 1", r"Seat 1 has counters left.*mauz\.elimination"),
    ({}, TWO + "second AC AD 6S; phase dealer; dealer 0; turn 1", r"Seat 0 deals and chooses"),
    ({}, END + "losers 1", r"The fewest points are held by 0.*mauz\.fewest-loses"),
    ({}, END + "losers -", r"The fewest points are held by 0"),
    ({}, END + "reason knock", r"Nobody has knocked.*mauz\.knock"),
    ({}, END + "left 0", r"nobody has a last turn left.*mauz\.knock-last-swap"),
    ({}, END + "gone 1; tokens 3 0; turn 0", r"At least two cats are in play"),
    ({}, TWO + "middle TC JD QH; phase over", r"The game is over when one cat.*mauz\.winner"),
    ({}, PLAY + "middel TC", r"'middel' is no field of a position; there are players"),
    ({}, 5, "a text or an object, not int"),
    ({}, {"hands": "9H"}, "hands must be a list, not '9H'"),
    ({}, {"tokens": 5}, "tokens must be a list, not 5"),
    (
        {},
        {"hands": [["6C", "7D", "8H"], ["9C", "9D", "KH"]], "middle": ["TC", "JD", "QH"], "knocker": 0, "left": [], "reason": ""},
        r"Seat 0 has knocked, so the others have a last turn \(mauz\.knock-last-swap\)",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("options", "source", "told"), POSITIONS, ids=str)
def test_impossible_positions_are_refused(options: dict[str, Any], source: Any, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        mops.game("mauz", players=2, **options).position(source)


THREES: list[tuple[str, str]] = [
    ("knocker 1; left 0 2; turn 0", r"clockwise from the seat in turn"),
    ("dealer 1; gone 1; tokens 3 0 3", r"Seat 1 is out, so it holds no cards"),
    (
        "phase round-end; gone 2; tokens 3 3 0; losers 0 1",
        r"only those that have lost the round can be out \(mauz\.elimination\)",
    ),
    ("left 0 2; reason dealt", r"clockwise from the seat in turn"),
    ("left 0 1 2; reason reveal", r"not who has knocked or shown a combination"),
]


@pytest.mark.parametrize(("more", "told"), THREES)
def test_impossible_turns_of_three_are_refused(more: str, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        mops.game("mauz", players=3).position(THREE + more)


OUT = "hands - / JD 9D 9S / QH TH 8C; middle KD 7H 6S; tokens 0 1 1; "


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("turn 0", r"It cannot be the turn of seat 0, which is out"),
        ("dealer 0", r"Seat 0 is out, so it has not dealt this round"),
    ],
)
def test_who_is_out_has_no_turn_and_does_not_deal(more: str, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        mops.game("mauz", players=3).position(OUT + more)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 1}, r"Mauz is for 2 to 6 players, not for 1 \(mauz\.players\)"),
        ({"players": 7}, r"not for 7"),
        ({"players": True}, r"mauz\.players"),
        ({"tokens": 0}, r"'tokens' cannot be 0; every cat has 1 to 99 counters \(mauz\.counters\)"),
        ({"tokens": True}, r"mauz\.counters"),
        ({"dealer": 4}, r"'dealer' cannot be 4; it can be 0, 1, 2, 3, 'random'"),
        ({"hiss": "never"}, r"'hiss' cannot be 'never'; it can be 'reveal', 'may-reveal', 'knock-only'"),
        ({"purr_any_31": 1}, r"'purr_any_31' cannot be 1"),
        ({"hisss": "reveal"}, r"mauz has no option 'hisss'.*Did you mean 'hiss'"),
    ],
)  # fmt: skip
def test_options_that_there_are_not(options: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        mops.game("mauz", **options)


def test_what_is_left_out_of_a_position_is_filled_in() -> None:
    game = mops.game("mauz", players=3)
    state = game.position(THREE + "knocker 0")
    assert (state.turn, state.left, state.reason, state.dealer) == (1, (1, 2), "knock", 2)
    state = game.position(THREE + "knocker 0; turn 2")
    assert state.left == (2,)
    state = game.position(OUT)
    assert (state.gone, state.turn, state.dealer) == ((0,), 1, 2)
    state = game.position({})
    assert (state.phase, state.dealer, state.tokens) == ("deal", 0, (3, 3, 3))
    state = game.position(THREE + "phase round-end")
    assert (state.losers, state.turn, state.reason) == ((0, 1), 0, "reveal")
    assert game.engine.fields(state)["result"]["points"] == [19, 19, 20]


# ------------------------------------------------------------------ moves

MALFORMED: list[Any] = [
    Swap1(0, "6C", "2C"), Swap1(0, "6C", None), Swap1(0, ["6C"], "TC"), Swap1("0", "6C", "TC"), Swap1(True, "6C", "TC"),  # type: ignore[arg-type]
    Skip(None), Knock("0"), Keep(1.0), Reject(None), Swap3("all"), Hiss(None), Quiet([]),  # type: ignore[arg-type]
    Dealer("0"), Dealer(True), Deal(["6C"]), Deal((1,)), Shuffle("6C"), Shuffle((None,)),  # type: ignore[arg-type]
    5, None, 1.5, object(), [], (), b"0 skip", {"0 skip"}, "", " ", "0", "swap", "0 swap", "0 swap 6C", "0 swap 6C TC",
    "0 swap 6C for", "0 swap 6C for 10C", "0 swap 6C 7D for TC JD", "0 swap3 6C", "0 skip now", "-1 skip", "0 deal",
    "next", "round", "next round please", "dealer", "dealer x", "dealer 0 1", "deal 6C XX", "6C", "²  skip", "9999 skip",
    {}, {"type": None}, {"type": ["skip"]}, {"type": "swap"}, {"type": "swap1"}, {"type": "swap1", "give": "6C"},
    {"type": "swap1", "give": "6C", "take": "TC", "card": "TC"}, {"type": "swap1", "give": 6, "take": "TC"},
    {"type": "skip", "player": -1}, {"type": "skip", "player": True}, {"type": "skip", "give": "6C"},
    {"type": "deal", "cards": "6C"}, {"type": "dealer"}, {"type": "dealer", "seat": "0"}, {"type": "next_round"}, {1: 2},
]  # fmt: skip


@pytest.mark.parametrize("position", [PLAY, "phase deal", PLAY + "phase round-end"])
def test_what_is_no_move_is_an_unknown_move_and_nothing_worse(position: str) -> None:
    game = mops.game("mauz", players=2)
    state = game.position(position)
    for move in MALFORMED:
        assert [v.rule.id for v in game.check(state, move)] == ["mauz.unknown-move"], move


def test_the_seat_may_be_left_out_where_a_position_is_at_hand() -> None:
    game = mops.game("mauz", players=2)
    state = game.position(PLAY + "turn 1")
    assert game.move("swap 9C for TC", state) == Swap1(1, "9C", "TC")
    assert game.move({"type": "swap3"}, state) == Swap3(1)
    assert (
        game.move("next round") == game.move("deal") == game.move({"type": "deal"}) == NextRound()
    )
    with pytest.raises(NotationError, match="write '0 swap 6C for TC'"):
        game.move("swap 9C for TC")


# ------------------------------------------------------------------ refusals, with what is told of them

FACTS: list[tuple[dict[str, Any], str, str, str, dict[str, Any]]] = [
    ({}, PLAY, "1 skip", "first-turn", {"player": 1, "actor": 0, "phase": "play"}),
    ({}, PLAY, "0 swap 9C for TC", "swap-one", {"player": 0, "give": "9C", "take": "TC", "why": "give"}),
    ({}, PLAY, "0 swap 6C for KH", "swap-one", {"player": 0, "give": "6C", "take": "KH", "why": "take"}),
    ({}, PLAY, "0 quiet", "one-swap-per-turn", {"player": 0, "why": "first"}),
    ({}, PLAY, "0 keep", "dealer-choice", {"player": 0, "actor": 0, "phase": "play"}),
    ({}, PLAY, "next round", "swap-until-end", {"player": 0, "actor": 0, "phase": "play"}),
    ({}, PLAY, "0 hiss", "hiss-reveal", {"player": 0, "why": "reveal"}),
    ({"hiss": "knock-only"}, PLAY, "0 hiss", "hiss-reveal", {"player": 0, "why": "knock-only"}),
    ({"hiss": "may-reveal"}, PLAY, "0 hiss", "hiss-reveal", {"player": 0, "why": "hand"}),
    ({}, PLAY + "knocker 1", "0 knock", "knock-last-swap", {"player": 0, "reason": "knock", "knocker": 1}),
    (
        {"last_swap_after_reveal": True},
        PLAY + "left 0",
        "0 knock",
        "knock-last-swap",
        {"player": 0, "reason": "reveal"},
    ),
    ({"knock_from": "second-turn"}, PLAY + "turns 1", "0 knock", "knock-when", {"player": 0}),
    ({"knock_after_all_skip": False}, PLAY + "out AC AD AS", "0 knock", "all-skip-knock", {"player": 0}),
    (
        {"hiss": "may-reveal"},
        "hands 6C 6D 6H / 9C 9D KH; middle TC JD QH; phase swapped",
        "0 knock",
        "knock-instead",
        {"player": 0},
    ),
    ({}, "phase deal", "deal 6C 6C", "deck", {"count": 1, "size": 36}),
    ({}, END, "0 skip", "showdown", {"player": 0, "actor": 0, "phase": "round-end"}),
]  # fmt: skip


@pytest.mark.parametrize(("options", "position", "move", "rule", "told"), FACTS, ids=str)
def test_refusals_tell_why(
    options: dict[str, Any], position: str, move: str, rule: str, told: dict[str, Any]
) -> None:
    game = mops.game("mauz", players=2, **options)
    state = game.position(position)
    assert {v.rule.id: v.facts for v in game.check(state, move)} == {f"mauz.{rule}": told}


def test_all_reasons_are_given_at_once() -> None:
    game = mops.game("mauz", players=2, knock_from="second-turn", knock_after_all_skip=False)
    state = game.position(PLAY + "out AC AD AS; knocker 1")
    rules = [v.rule.id for v in game.check(state, "0 knock")]
    assert rules == ["mauz.knock-last-swap", "mauz.knock-when", "mauz.all-skip-knock"]
    assert len(game.check(state, "0 swap 9C for KH")) == 2


def test_a_wrong_seat_is_told_nothing_of_its_cards() -> None:
    game = mops.game("mauz", players=2)
    state = game.position(PLAY)
    told = [game.check(state, f"1 swap {card} for TC") for card in ("9C", "AS")]
    assert told[0] == told[1]


def test_a_case_asks_for_the_points_of_hands_only() -> None:
    game = mops.game("mauz", players=2)
    state = game.position({})
    for asked in (5, [5], [{"hand": "6C"}], [{"hand": ["6C", "7C"]}], [{"hand": ["6C", "7C", []]}]):
        with pytest.raises(NotationError, match="points asks for a list"):
            game.engine.case_figure(state, "points", asked)
    assert game.engine.case_figure(state, "lives", 3) is None
