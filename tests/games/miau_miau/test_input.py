"""What cannot be is refused with a sentence that names the rule, and what is no move is none."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cat_deck.cards import deck
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.errors import NotationError, OptionError, PositionError
from mopsbook.games.miau_miau.moves import Challenge, Draw, Keep, Play, Quiet

TWO = "hands 9H QC / KD 8S; "

POSITIONS: list[tuple[dict[str, Any], Any, str]] = [
    ({}, "hands 9H QC / KD 9H; discard 9C", r"9H would be in two places.*miau-miau\.deck"),
    ({}, TWO + "draw QC; discard 9C", r"QC would be in two places"),
    ({}, "hands 2C / KD; discard 9C", r"hands holds '2C'.*no card of the 32.*miau-miau\.deck"),
    ({"deck": 52}, "hands X / KD; discard 9C", r"'X', which is no card of the 52"),
    ({}, "hands 9H / KD / 8S; discard 9C", "hands must be 2 lists, one for each seat, not 3"),
    ({}, "3 players; discard 9C", r"for 3 players, the game for 2.*\(miau-miau\.players\)"),
    ({}, TWO, r"at least the card that is turned up.*miau-miau\.piles"),
    ({}, TWO + "discard 9C; turn 2", "turn must be a whole number from 0 to 1, not 2"),
    ({}, TWO + "discard 9C; phase lunch", "'lunch' is no phase; there are dealer"),
    ({}, TWO + "discard 9C; wish H", r"H cannot have been chosen with 9C.*miau-miau\.jack-wish"),
    ({}, TWO + "discard JC; wish X", "'X' is no wish; there are C, D, H, S"),
    ({}, TWO + "discard JC; wish", "'' is no wish; there are C, D, H, S"),
    ({}, TWO + "discard JC; wish CD", "'CD' is no wish; there are C, D, H, S"),
    ({"wish": "other-suit-or-none"}, TWO + "discard JC; wish C", r"not for its own suit"),
    ({}, TWO + "discard 9C; pending 2", r"2 cards cannot be owed with 9C.*miau-miau\.seven-stack"),
    ({}, TWO + "discard 7C; pending 3", r"3 cards cannot be owed.*adds two"),
    ({}, TWO + "discard 7C; drawn 9H", "In the phase 'play' there can be nothing in the field 'drawn'"),
    ({}, TWO + "discard 9C; left 1", "nothing in the field 'left'"),
    ({}, TWO + "discard 9C; forgot 0", "nothing in the field 'forgot'"),
    ({}, TWO + "discard 9C; due one", "only in the phase 'shuffle'"),
    ({}, TWO + "discard 9C; idle 2", r"2 turns in a row.*miau-miau\.blocked"),
    ({}, "hands 9H QC / -; discard 9C", r"Seat 1 has no cards left.*the game is over.*miau-miau\.win"),
    ({}, "hands - / -; discard 9C; phase over", r"Without cards are the seats 0, 1.*miau-miau\.win"),
    ({}, "hands - / -; discard 9C; phase over; places 0 1", r"more than one seat.*miau-miau\.play-on"),
    ({}, TWO + "discard 9C; places 0", r"Without cards are the seats none.*it holds 0"),
    ({}, TWO + "discard 9C; phase over", r"The game is over when.*miau-miau\.win"),
    ({}, TWO + "discard 9C; dealer 1", r"seat 0 deals, so it cannot be seat 1.*miau-miau\.dealer"),
    ({}, "phase deal; hands 9H / -", r"all cards are in the pack.*miau-miau\.deal"),
    ({}, "phase deal; turn 0", r"seat 1 begins, not seat 0.*miau-miau\.first-player"),
    ({}, "phase dealer", r"nobody draws for it.*miau-miau\.dealer"),
    ({}, TWO + "discard 9C; phase drawn", r"has to name the card that was drawn.*play-drawn"),
    ({}, TWO + "discard 9C; phase drawn; drawn KD", r"both are in its hand.*miau-miau\.play-drawn"),
    ({}, "hands 9H / KD 8S; discard 9C; phase drawn; drawn 9H", r"both are in its hand"),
    ({}, TWO + "discard 9S; phase drawn; drawn QC", r"turn has ended by itself.*turn-ends-after-draw"),
    ({}, TWO + "discard 9C; phase challenge; forgot 1", r"call_check='challenge'.*call-timing"),
    ({"call_check": "challenge"}, TWO + "discard 9C; phase challenge", r"forgot has to name"),
    (
        {"call_check": "challenge"},
        TWO + "discard 9C; phase challenge; forgot 1",
        r"cannot have forgotten a call with 2 cards.*miau-miau\.call-miau",
    ),
    (
        {"call_check": "challenge"},
        "hands 9H QC / -; discard 9C; phase challenge; forgot 1",
        r"cannot have forgotten a call with 0 cards",
    ),
    ({}, TWO + "discard 9C; phase shuffle", r"at least one card lies below.*miau-miau\.empty-pile"),
    ({}, TWO + "draw AC; discard TC 9C; phase shuffle", "when the draw pile is empty"),
    ({}, TWO + "discard TC 9C; phase shuffle; left 2", r"for 'one' it cannot be 2"),
    ({}, TWO + "discard TC 9C; phase shuffle; due penalty; left 2", r"costs 1, not 2.*call-penalty"),
    (
        {"last_call": "required", "call_penalty": 3},
        "hands - / KD 8S; discard TC 9C; phase shuffle; due penalty; left 2",
        r"costs 1, not 2.*call-penalty",
    ),
    ({}, TWO + "discard TC 9C; phase shuffle; due owed", r"drawn for a seven, not for 9C.*draws-two"),
    ({}, TWO + "discard TC 9C; phase shuffle; due rent", "'rent' is no due; there are one, owed"),
    ({"empty_pile": "stop"}, TWO + "discard TC 9C; phase shuffle", "the game ends instead"),
    ({}, TWO + "discrad 9C", "'discrad' is no field of a position; there are players, phase"),
    ({}, 5, "a text or an object, not int"),
    ({}, {"hands": "9H"}, "hands must be a list, not '9H'"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "source", "told"), POSITIONS, ids=str)
def test_impossible_positions_are_refused(options: dict[str, Any], source: Any, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        mops.game("miau_miau", players=2, **options).position(source)


OPTIONS: list[tuple[dict[str, Any], str]] = [
    (
        {"players": 1},
        r"2 to 8 players, or up to 10 with max_players='physical', not for 1 \(miau-miau\.p",
    ),
    ({"players": 11}, r"not for 11 \(miau-miau\.players\)"),
    ({"players": True}, r"miau-miau\.players"),
    ({"players": 9}, r"With 52 cards Miau! Miau! is for 2 to 8 players, not for 9.*'physical'"),
    ({"players": 6, "deck": 32}, "With 32 cards Miau! Miau! is for 2 to 5 players, not for 6"),
    ({"players": 7, "deck": 32, "max_players": "physical"}, "2 to 6 players, not for 7"),
    ({"deck": 36}, "'deck' cannot be 36; it can be 0, 32, 52"),
    ({"dealer": 4}, "'dealer' cannot be 4; it can be 0, 1, 2, 3, 'random'"),
    ({"jack_wild": 1}, "'jack_wild' cannot be 1; it can be False, True"),
    ({"call_penalty": 0}, "'call_penalty' cannot be 0; it can be 1, 2, 3, 4, 5"),
    ({"wishes": "any-suit"}, "has no option 'wishes'.*Did you mean 'wish'"),
]


@pytest.mark.parametrize(("options", "told"), OPTIONS, ids=str)
def test_impossible_options_are_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        mops.game("miau_miau", **options)


def test_the_most_that_a_deck_serves() -> None:
    for players, size, limit in ((5, 32, "comfortable"), (8, 52, "comfortable")):
        mops.game("miau_miau", players=players, deck=size, max_players=limit)
    for players, size in ((6, 32), (10, 52)):
        game = mops.game("miau_miau", players=players, deck=size, max_players="physical")
        state = game.start(seed=1)
        assert [len(hand) for hand in state.hands] == [5] * players
        assert len(state.draw) == size - 5 * players - 1


TEXTS: list[tuple[str, Any]] = [
    ("0 play 9C", Play(0, "9C")),
    ("play 9C", Play(0, "9C")),
    ("9C", Play(0, "9C")),
    ("1 9C miau", Play(1, "9C", None, "miau")),
    ("JC wish H miau", Play(0, "JC", "H", "miau")),
    ("0 play 8C miau-miau", Play(0, "8C", None, "miau-miau")),
    ("draw", Draw(0)),
    ("1 keep", Keep(1)),
    ("2 challenge", Challenge(2)),
    ("quiet", Quiet(0)),
    ("dealer 2", Dealer(2)),
    ("shuffle 9C TD", Shuffle(("9C", "TD"))),
    ("deal " + " ".join(deck(32)), Deal(deck(32))),
]


@pytest.mark.parametrize(("text", "move"), TEXTS, ids=lambda value: str(value)[:30])
def test_moves_are_read_where_a_position_is_at_hand(text: str, move: Any) -> None:
    game = mops.game("miau_miau", players=3)
    state = game.position("hands 9C QC JC / KD 8S / AS AC; discard 9H")
    assert game.move(text, state) == move
    assert game.move(str(move)) == move


def test_the_last_call_is_added_where_it_makes_itself() -> None:
    for last_call, call in (("automatic", "miau-miau"), ("required", None)):
        game = mops.game("miau_miau", players=2, last_call=last_call)
        state = game.position("hands 9C / KD 8S; discard 9H")
        assert game.move("9C", state) == Play(0, "9C", None, call)
        assert game.move({"type": "play", "card": "9C"}, state) == Play(0, "9C", None, call)
        assert game.move("1 play KD", state) == Play(1, "KD")


NO_MOVES: list[tuple[Any, str]] = [
    ("", "is no move; write '0 play JC wish H'"),
    ("0 play", "is no move"),
    ("0 sing", "is no move"),
    ("0 play 9c", "'9c' is no card; write its rank"),
    ("0 play X", "'X' is no card"),
    ("0 play JC wish", "after the card comes a suit.*not 'wish'"),
    ("0 play JC wish B", "'B' is no suit to choose; there are C, D, H, S"),
    ("0 play 9C mew", r"or a call \(miau or miau-miau\), not 'mew'"),
    ("0 play 9C miau 9D", "not '9D'"),
    ("0 draw 2", "is no move"),
    ("dealer two", "'two' is no seat"),
    ("9999 draw", "'9999' is no seat"),
    ({"type": "pass"}, "'pass' is no type of move; there are play, draw, keep"),
    ({"type": "play"}, "has the fields type and card, player, not"),
    ({"type": "play", "card": "9C", "suit": "H"}, "has the fields type and card, player, not"),
    ({"type": "play", "card": "9C", "call": "mew"}, "'mew' is no call; there are miau and miau-miau"),
    ({"type": "play", "card": "JC", "wish": "CD"}, "'CD' is no suit to choose"),
    ({"type": "play", "card": "9C", "player": True}, "True is no seat"),
    ({"type": "deal", "cards": "9C"}, "'9C' is no list"),
    (["0 draw"], "is no move"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "told"), NO_MOVES, ids=str)
def test_what_is_no_move_is_told_so(source: Any, told: str) -> None:
    game = mops.game("miau_miau", players=2)
    with pytest.raises(NotationError, match=told):
        game.move(source, game.position("hands 9C QC / KD 8S; discard 9H"))


MALFORMED: list[Any] = [
    Play(True, "9C"), Play("0", "9C"), Play(0, None), Play(0, ["9C"]), Play(0, "9c"), Play(0, "9C", 5),
    Play(0, "9C", ["H"]), Play(0, "9C", None, "mew"), Play(0, "9C", None, ["miau"]), Draw(None), Keep(0.0),
    Challenge("1"), Quiet(True), Dealer(None), Dealer("0"), Deal(None), Deal(["9C"]), Deal((9,)),
    Shuffle("9C"), Shuffle((None,)), 5, None, object(), [], (),
]  # fmt: skip


@pytest.mark.parametrize("move", MALFORMED, ids=lambda move: type(move).__name__)
def test_a_move_of_the_wrong_make_breaks_the_technical_rule(move: Any) -> None:
    game = mops.game("miau_miau", players=2)
    state = game.position("hands 9C QC / KD 8S; discard 9H")
    assert [v.rule.id for v in game.check(state, move)] == ["miau-miau.unknown-move"]


def test_a_wrong_seat_is_never_told_what_is_in_a_hand() -> None:
    game = mops.game("miau_miau", players=2)
    state = game.position("hands 9C QC / KD 8S; discard 9H")
    for card in deck(32):
        found = game.check(state, f"1 play {card}")
        assert [v.rule.id for v in found] == ["miau-miau.direction"]
