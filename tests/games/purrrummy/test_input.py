"""What cannot be is refused with a sentence that names the rule, and what is no move is none."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cat_deck.moves import Dealer
from mopsbook.core.errors import NotationError, OptionError, PositionError
from mopsbook.games.purrrummy.moves import Deal, Discard, Draw, LayOff, LayOut, Shuffle, Swap

TWO = "hands 9H QC / KD 8S; "
DUE = "phase shuffle; stock -; discard 4C 9S TD; "
TOO_MANY = "hands 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC / 2D; "

POSITIONS: list[tuple[dict[str, Any], Any, str]] = [
    ({}, "hands 9H QC / KD 9H", r"more cards than in the pack.*9H 1 times.*purrrummy\.deck"),
    ({}, TWO + "stock QC", r"holds QC 1 times"),
    ({}, "hands X X / X 2C", r"holds X 2 times"),
    ({"jokers": 0}, "hands X / 2C", r"holds X 0 times"),
    ({}, "hands 1C / KD", r"hands holds '1C', which is no card.*a joker as X.*purrrummy\.deck"),
    ({}, "hands 9H / KD / 8S", "hands must be 2 lists, one for each seat, not 3"),
    ({}, "5 players", r"for 5 players, the game for 2.*\(purrrummy\.players\)"),
    ({}, TWO + "turn 2", "turn must be a whole number from 0 to 1, not 2"),
    ({}, TWO + "phase lunch", "'lunch' is no phase; there are dealer"),
    ({}, TOO_MANY, r"Seat 0 cannot hold 12 cards, but 11 at most.*purrrummy\.deal"),
    ({}, TOO_MANY + "turn 1", r"Seat 0 cannot hold 12 cards, but 10 at most"),
    ({}, "hands 9H / -", r"Seat 1 has no cards, so the game is over.*purrrummy\.win"),
    ({}, TWO + "taken 9C", r"9C can be the card taken.*in the hand.*purrrummy\.draw-one"),
    ({}, TWO + "taken 9H; phase draw", r"only in the phase 'meld'"),
    ({}, TWO + "phase draw; stock -", r"No turn begins without a stock.*purrrummy\.stock-out"),
    ({}, TWO + "turns 200", r"After 200 turns the game is over.*purrrummy\.round-limit"),
    ({}, TWO + "reshuffles 2", "reshuffles must be a whole number from 0 to 1, not 2"),
    ({}, TWO + "phase over", r"The game is over when.*purrrummy\.win"),
    ({}, "hands - / 9H; phase over; turn 1", r"when the seat in turn has no cards"),
    ({}, "hands - / -; phase over", r"when the seat in turn has no cards"),
    ({}, TWO + "phase shuffle", r"when a turn begins without a stock.*purrrummy\.stock-out"),
    ({}, TWO + DUE + "reshuffles 1", r"not happened too often"),
    ({"stock_out": "end"}, TWO + DUE, r"The discards are shuffled when"),
    ({}, TWO + "phase shuffle; stock -; discard 4C", r"some lie below the top one"),
    ({}, TWO + "dealer 1", r"seat 0 deals, so it cannot be seat 1.*purrrummy\.dealer"),
    ({}, "phase deal; hands 9H / -", r"all cards are in the pack.*purrrummy\.deal"),
    ({}, "phase deal; stock 9H", r"all cards are in the pack"),
    ({}, "phase deal; turn 0", r"seat 1 begins, not seat 0.*purrrummy\.first-player"),
    ({}, "phase deal; turns 3", r"no card is taken, no stock shuffled and no turn over"),
    ({}, "phase dealer", r"nobody draws for it.*purrrummy\.dealer"),
    ({}, TWO + "melds 0 7C 7D", r"7C 7D is no set \(purrrummy\.set\)"),
    ({}, TWO + "melds 0 7C 7D 8D", r"7C 7D 8D is no set \(purrrummy\.set\)"),
    ({}, TWO + "melds 0 KH AH 2H", r"KH AH 2H is no run \(purrrummy\.ace-around\)"),
    ({}, TWO + "melds 0 5H 7H 8H", r"5H 7H 8H is no run \(purrrummy\.run\)"),
    ({}, TWO + "melds 0 7C X X", r"'7C X X' can be meant as a set or as a run.*'0 run X 7H X'"),
    ({}, TWO + "melds 2 7C 7D 7S", "owner must be a whole number from 0 to 1, not 2"),
    ({"min_naturals": 2}, TWO + "melds 0 set 7C X X", r"no set \(purrrummy\.natural-cards\)"),
    ({"jokers_per_meld": 1}, TWO + "melds 0 set 7C X X", r"no set \(purrrummy\.joker-count\)"),
    ({}, {"melds": ["7C"]}, r"A meld is an object with an owner.*'7C'"),
    ({}, {"melds": [{"owner": 0, "kind": "set", "cards": ["7C", "7D", "7S"], "rank": "8"}]},
     r"rank of the set 7C 7D 7S cannot be '8'.*purrrummy\.set"),
    ({}, {"melds": [{"owner": 0, "kind": "run", "cards": ["AC", "2C", "3C"], "low": 14}]},
     r"low of the run AC 2C 3C cannot be 14.*purrrummy\.run"),
    ({}, {"melds": [{"owner": 0, "kind": "set", "cards": ["7C", "7D", "7S"], "low": 7}]},
     r"low of the set 7C 7D 7S cannot be 7"),
    ({}, {"melds": [{"owner": 0, "kind": "run", "cards": ["AC", "2C", "3C"], "high": 3}]},
     r"'high' is no field of a meld"),
    ({}, TWO + "draw 9C", "'draw' is no field of a position; there are players, phase"),
    ({}, 5, "a text or an object, not int"),
    ({}, {"hands": "9H"}, "hands must be a list, not '9H'"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "source", "told"), POSITIONS, ids=str)
def test_impossible_positions_are_refused(options: dict[str, Any], source: Any, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        mops.game("purrrummy", **options).position(source)


def test_piles_that_are_left_out_hold_the_other_cards() -> None:
    game = mops.game("purrrummy", jokers=1)
    state = game.position("hands 9H QC / KD X; melds 1 7C 7D 7S")
    seen = {"9H", "QC", "KD", "7C", "7D", "7S", "X"}
    assert len(state.discard) == 1 and len(state.stock) == 53 - 7 - 1
    assert not seen & {*state.discard, *state.stock}
    left = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    for card in ("9H", "KD", "2C"):
        left.remove(card)
    assert game.position("hands 9H / KD; discard 2C").stock == (*left, "X")
    assert game.position("hands 9H / KD; stock 2C").stock == ("2C",)
    assert game.position("phase deal").stock == ()


OPTIONS: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, r"2, 3 or 4 players, not for 1 \(purrrummy\.players\)"),
    ({"players": 5}, r"not for 5 \(purrrummy\.players\)"),
    ({"players": True}, r"purrrummy\.players"),
    ({"jokers": 5}, "'jokers' cannot be 5; it can be 2, 0, 1, 3, 4, 6"),
    ({"jokers": True}, "'jokers' cannot be True"),
    ({"dealer": 2}, "'dealer' cannot be 2; it can be 0, 1, 'random'"),
    ({"layoff": 1}, "'layoff' cannot be 1; it can be False, True"),
    ({"final_discard": "never"}, "it can be 'required', 'optional'"),
    ({"max_rounds": -1}, r"'max_rounds' cannot be -1.*0 for no limit \(purrrummy\.round-limit\)"),
    ({"max_rounds": 1.5}, "'max_rounds' cannot be 1.5"),
    ({"max_rounds": 10**9}, "from 1 to 10000"),
    ({"joker": 2}, "purrrummy has no option 'joker'.*Did you mean 'jokers'"),
]


@pytest.mark.parametrize(("options", "told"), OPTIONS, ids=str)
def test_impossible_options_are_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        mops.game("purrrummy", **options)


TEXTS: list[tuple[str, Any]] = [
    ("1 draw stock", Draw(1, "stock")),
    ("draw discard", Draw(0, "discard")),
    ("meld 7S 7C 7D", LayOut(0, "set", ("7C", "7D", "7S"))),
    ("meld X 7D 7S", LayOut(0, "set", ("7D", "7S", "X"))),
    ("meld set 7S X X", LayOut(0, "set", ("7S", "X", "X"))),
    ("meld run X 7S X", LayOut(0, "run", ("X", "7S", "X"))),
    ("meld 7S 5S X", LayOut(0, "run", ("5S", "X", "7S"))),
    ("meld run 7S 5S X", LayOut(0, "run", ("7S", "5S", "X"))),
    ("meld 6S 5S X", LayOut(0, "run", ("6S", "5S", "X"))),
    ("meld KS AS QS", LayOut(0, "run", ("QS", "KS", "AS"))),
    ("meld 9C 9D TD", LayOut(0, "set", ("9C", "9D", "TD"))),
    ("meld 4S 5H 6D", LayOut(0, "run", ("4S", "5H", "6D"))),
    ("layoff 9H on 0", LayOff(0, "9H", 0)),
    ("layoff 8C on 1", LayOff(0, "8C", 1, "high")),
    ("layoff X on 1", LayOff(0, "X", 1)),
    ("layoff X on 1 low", LayOff(0, "X", 1, "low")),
    ("layoff 9H on 7", LayOff(0, "9H", 7)),
    ("1 swap 7S on 1 at 2", Swap(1, "7S", 1, 2)),
    ("discard 9H", Discard(0, "9H")),
    ("dealer 2", Dealer(2)),
    ("shuffle 9C X", Shuffle(("9C", "X"))),
    ("deal 9C TD", Deal(("9C", "TD"))),
]


@pytest.mark.parametrize(("text", "move"), TEXTS, ids=lambda value: str(value)[:30])
def test_moves_are_read_where_a_position_is_at_hand(text: str, move: Any) -> None:
    game = mops.game("purrrummy")
    state = game.position("hands 9H QC / KD 8S; melds 0 9C 9D 9S / 1 5C 6C 7C")
    assert game.move(text, state) == move
    assert game.move(str(move)) == move
    assert game.move(move.json()) == move


def test_around_the_corner_cards_are_put_in_another_order() -> None:
    for around, cards in ((True, ("KS", "AS", "2S")), (False, ("2S", "KS", "AS"))):
        game = mops.game("purrrummy", ace_around=around)
        assert game.move("0 meld 2S KS AS") == LayOut(0, "run", cards)


NO_MOVES: list[tuple[Any, str]] = [
    ("", "is no move; write '0 draw stock'"),
    ("0 sing", "is no move"),
    ("0 draw", "is no move"),
    ("0 draw hand", "'hand' is no pile; there are stock and discard"),
    ("0 meld", "is no move"),
    ("0 meld 7c 7D 7S", "'7c' is no card; write its rank"),
    ("0 meld 7C X X", "'7C X X' can be meant as a set or as a run; write 'set' or 'run'"),
    ("0 meld X X X", "can be meant as a set or as a run"),
    ("0 layoff 7S 1 high", "is no move"),
    ("0 layoff 7S on 1 left", "'left' is no end of a run; there are low and high"),
    ("0 layoff 7S on one", "'one' is no number of a meld"),
    ("0 swap 7S on 1", "is no move"),
    ("0 discard", "is no move"),
    ("0 discard 10C", "'10C' is no card.*X is a joker"),
    ("dealer two", "'two' is no seat"),
    ({"type": "pass"}, "'pass' is no type of move; there are draw, meld, layoff, swap, discard"),
    ({"type": "draw"}, "A move of type 'draw' has the fields type and from, player"),
    ({"type": "draw", "from": ["stock"]}, "no pile"),
    ({"type": "meld", "cards": "7C"}, "'7C' is no list"),
    ({"type": "meld", "cards": ["7C", "7D", "7S"], "kind": "pair"}, "'pair' is no kind of meld"),
    ({"type": "meld", "cards": ["7C", "7D", "7S"], "kind": 5}, "5 is no kind of meld"),
    ({"type": "layoff", "card": "7C", "meld": -1}, "-1 is no number of a meld"),
    ({"type": "layoff", "card": "7C", "meld": True}, "True is no number of a meld"),
    ({"type": "swap", "card": "7C", "meld": 0, "index": "1"}, "'1' is no number"),
    ({"type": "discard", "card": "7C", "player": True}, "True is no seat"),
    (["0 draw stock"], "is no move"),
]


@pytest.mark.parametrize(("source", "told"), NO_MOVES, ids=str)
def test_what_is_no_move_is_told_so(source: Any, told: str) -> None:
    game = mops.game("purrrummy")
    with pytest.raises(NotationError, match=told):
        game.move(source, game.position("hands 9H QC / KD 8S"))


MALFORMED: list[Any] = [
    Draw(True, "stock"), Draw(0, "hand"), Draw("0", "stock"), LayOut(None, "set", ("7C",)), LayOut(0, "pair", ("7C",)),
    LayOut(0, "set", ["7C", "7D", "7S"]), LayOut(0, "set", ("7D", "7C", "7S")), LayOut(0, "run", ("7c",)),
    LayOut(0, "run", None), LayOff(0, "7c", 0), LayOff(0, "7C", "0"), LayOff(0, "7C", 0, "left"), LayOff(0, None, 0),
    Swap(0, "7C", 0, None), Swap(0, "7C", True, 0), Discard(0, None), Discard("0", "7C"), Discard(0, ["7C"]),
    Dealer(None), Dealer("0"), Deal(None), Deal(["9C"]), Deal((9,)), Shuffle("9C"), Shuffle((None,)),
    5, None, object(), [], (),
]  # fmt: skip


@pytest.mark.parametrize("move", MALFORMED, ids=lambda move: type(move).__name__)
def test_a_move_of_the_wrong_make_breaks_the_technical_rule(move: Any) -> None:
    game = mops.game("purrrummy")
    state = game.position("hands 9H QC / KD 8S")
    assert [v.rule.id for v in game.check(state, move)] == ["purrrummy.unknown-move"]


def test_a_wrong_seat_is_never_told_what_is_in_a_hand() -> None:
    game = mops.game("purrrummy")
    state = game.position("hands 9H QC / KD 8S 8C 8D")
    for move in ("1 discard KD", "1 discard 2C", "1 meld 8C 8D 8S", "1 meld 2C 2D 2S"):
        assert [v.rule.id for v in game.check(state, move)] == ["purrrummy.first-player"]
