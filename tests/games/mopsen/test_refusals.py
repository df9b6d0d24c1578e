"""Every refusal, one after the other, and positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import IllegalMove, NotationError, OptionError, PositionError
from mopsbook.games.mopsen.cards import DECK
from mopsbook.games.mopsen.moves import Deal, Pinch, Play, Redraw

EXCHANGE = (
    "4 players; phase redraw; turn 1; dealer 3; hands R1 R2 / B1 B2 B3 B4 / Y1 / C1; stack R9 B9 Y9"
)
LED = "4 players; trick 0:R5; hands B1 / R2 B2 C2 / Y1 R3 / C1"
PINCH = "4 players; phase pinch; turn 0; trick 1:R6 3:R7; bowls - / B9 / R9 / -; discard Y3 Y5; hands R1 / R2 / R3 / R4; pecking Y R B C"
ROUND_OVER = "4 players; phase round_over; scores 1 2 3 4; hands R1 / - / R3 / R4"
GAME_OVER = "4 players; phase game_over; scores 1 2 3 4 / 1 2 3 4 / 1 2 3 4; hands R1 / - / R3 / R4"

ROWS = [
    ("play by the wrong seat", LED, "2 play R3", "clockwise"),
    ("play by the seat that has played", LED, "0 play B1", "clockwise"),
    ("a card that is not in the hand", LED, "1 play R3", "own-hand"),
    ("a card that lies in the trick", LED, "1 play R5", "own-hand"),
    ("another colour while holding the led colour", LED, "1 play B2", "follow-suit"),
    ("play while a pinch is due", PINCH, "0 play R1", "pinch-steps"),
    ("play by the winner while a pinch is due", PINCH, "2 play R3", "pinch-steps"),
    ("pinch while none is due", LED, "1 pinch R5", "pinch-steps"),
    ("pinch by the winner", PINCH, "2 pinch R6", "lowest-pinches"),
    ("pinch by another seat", PINCH, "1 pinch R6", "lowest-pinches"),
    ("nothing taken by another seat", PINCH, "1 pinch -", "lowest-pinches"),
    ("pinch of the winning card", PINCH, "0 pinch R9", "pinch-lying-only"),
    ("pinch of the own card", PINCH, "0 pinch Y5", "pinch-lying-only"),
    ("pinch of the own card, by its own rule", PINCH, "0 pinch Y5", "pinch-own-card"),
    ("pinch of an old card", PINCH, "0 pinch Y3", "pinch-lying-only"),
    ("pinch of a card on another bowl", PINCH, "0 pinch B9", "pinch-lying-only"),
    ("pinch of a card in a hand", PINCH, "0 pinch R2", "pinch-lying-only"),
    ("declining the pinch", PINCH, "0 pinch -", "pinch-must"),
    ("exchange of more than three cards", EXCHANGE, "1 redraw B1 B2 B3 B4", "redraw"),
    ("exchange before the turn", EXCHANGE, "2 redraw Y1", "redraw-order"),
    ("exchange a second time", EXCHANGE, "0 redraw R1", "redraw-order"),
    ("exchange of a card of somebody else", EXCHANGE, "1 redraw R1", "own-hand"),
    ("exchange after the first lead", LED, "1 redraw R2", "redraw-timing"),
    ("exchange a second time, after all have exchanged", LED, "1 redraw R2", "redraw-order"),
    ("exchange while a pinch is due", PINCH, "0 redraw -", "redraw-timing"),
    ("play during the exchange", EXCHANGE, "1 play B1", "redraw-timing"),
    ("pinch during the exchange", EXCHANGE, "1 pinch B1", "pinch-steps"),
    ("play after the end of a round", ROUND_OVER, "0 play R1", "round-end"),
    ("pinch after the end of a round", ROUND_OVER, "0 pinch R1", "round-end"),
    ("exchange after the end of a round", ROUND_OVER, "0 redraw -", "round-end"),
    ("next round during the exchange", EXCHANGE, "next round", "round-end"),
    ("next round during a trick", LED, "next round", "round-end"),
    ("next round while a pinch is due", PINCH, "next round", "round-end"),
    ("play after the game", GAME_OVER, "0 play R1", "game-end"),
    ("pinch after the game", GAME_OVER, "0 pinch R1", "game-end"),
    ("exchange after the game", GAME_OVER, "0 redraw -", "game-end"),
    ("next round after the game", GAME_OVER, "next round", "game-end"),
    ("a move of an unknown type", LED, {"type": "shuffle"}, "unknown-move"),
    ("a text that is no move", LED, "1 sings R5", "unknown-move"),
]


@pytest.mark.parametrize(("tried", "position", "move", "rule"), ROWS, ids=[row[0] for row in ROWS])
def test_row_of_the_table_of_refusals(tried: str, position: str, move: Any, rule: str) -> None:
    game = mops.game("mopsen", players=4)
    state = game.position(position)
    assert f"mopsen.{rule}" in [violation.rule.id for violation in game.check(state, move)]
    with pytest.raises((IllegalMove, NotationError)) as caught:
        game.play(state, move)
    if isinstance(caught.value, IllegalMove):
        assert caught.value.rule.id in str(caught.value)
    assert str(state) == str(game.position(position))


def test_pinch_may_allows_nothing_for_the_lowest_player_alone() -> None:
    game = mops.game("mopsen", players=4, pinch="may")
    state = game.position(PINCH)
    assert game.check(state, "0 pinch -") == ()
    assert [v.rule.id for v in game.check(state, "1 pinch -")] == ["mopsen.lowest-pinches"]


@pytest.mark.parametrize("options", [{}, {"redraw_order": "simultaneous"}])
def test_a_wrong_seat_is_never_told_what_is_in_a_hand(options: dict[str, Any]) -> None:
    game = mops.game("mopsen", players=4, **options)
    exchange, led = game.position(EXCHANGE), game.position(LED)
    for card in DECK:
        assert [v.rule.id for v in game.check(led, f"3 play {card}")] == ["mopsen.clockwise"]
        assert [v.rule.id for v in game.check(exchange, f"3 redraw {card}")] == [
            "mopsen.redraw-order"
        ]


MALFORMED = [
    Play(True, "R2"), Play(1.0, "R2"), Play("1", "R2"), Play(1, None), Play(1, ["R2"]), Play(None, "R2"),
    Pinch(1.0, "R5"), Pinch(1, ["R5"]), Pinch(1, 5), Redraw(1, None), Redraw(1, 5), Redraw(1, ["R2"]),
    Redraw(1, "R2"), Redraw(1, (["R2"],)), Redraw(1, (None,)), Redraw(True, ()), Deal(None, None),
    Deal((1, 2), ("R1",)), Deal(("R", 1, "B", "Y"), ()), Deal(("R",), (["R1"],)), 5, 1.5, None, object(),
    [], (), b"1 play R2", {"R2"}, "", " ", "play", "1 play", "1 play R2 R3", "-1 play R2", "1 play r2",
    "1.0 play R2", "1 redraw", "1 redraw R2 -", "next", "next round 2", "deal", "deal R B Y C", "R17", "C9",
    "B0", "R01", {}, {"type": None}, {"type": ["play"]}, {"type": "play"}, {"type": "play", "card": 5},
    {"type": "play", "player": True, "card": "R2"}, {"type": "play", "player": 1.0, "card": "R2"},
    {"type": "play", "player": -1, "card": "R2"}, {"type": "play", "player": "1", "card": "R2"},
    {"type": "play", "player": 1, "card": "R2", "seat": 1}, {"type": "redraw", "player": 1, "cards": "R2"},
    {"type": "redraw", "player": 1, "cards": None}, {"type": "next_round", "player": 1},
    {"type": "deal", "pecking": "RBYC", "cards": []}, {"player": 1, "card": "R2"}, {1: 2},
]  # fmt: skip


@pytest.mark.parametrize(
    "position", [EXCHANGE, LED, PINCH, ROUND_OVER, GAME_OVER], ids=lambda p: p[11:30]
)
def test_what_is_no_move_is_an_unknown_move_and_nothing_worse(position: str) -> None:
    game = mops.game("mopsen", players=4)
    state = game.position(position)
    for move in MALFORMED:
        violations = game.check(state, move)  # type: ignore[arg-type]
        assert [v.rule.id for v in violations] == ["mopsen.unknown-move"], move
        with pytest.raises((IllegalMove, NotationError)):
            game.play(state, move)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "move", ["x" * 10**6, {"type": ["x"] * 10**6}, {"type": "play", "player": 1, "card": ["x"] * 10**5}, Play(1, "R" * 10**6), {"type": "play", **{str(n): 1 for n in range(10**5)}}],
    ids=["text", "type", "card", "value", "fields"],
)  # fmt: skip
def test_a_huge_move_is_refused_in_a_short_sentence(move: Any) -> None:
    game = mops.game("mopsen", players=4)
    for position in (EXCHANGE, LED):
        found = game.check(game.position(position), move)
        assert found and len(str(mops.explain(found))) < 500


# ------------------------------------------------------------------ positions that cannot be

IMPOSSIBLE = [
    ({"hands": [["R1"], ["R1"], []]}, "R1 would be in two places", "deck-composition"),
    ({"hands": [["R1"], [], []], "trick": [[0, "R1"]]}, "R1 would be in two places", "deck-composition"),
    ({"stack": ["C8"], "discard": ["C8"]}, "C8 would be in two places", "deck-composition"),
    ({"stack": [*DECK, "R1"]}, "R1 would be in two places", "deck-composition"),  # 57 cards
    ({"hands": [["R17"], [], []]}, "'R17', which is no card", "deck-composition"),
    ({"hands": [["C9"], [], []]}, "'C9', which is no card", "deck-composition"),
    ({"hands": [[5], [], []]}, "5, which is no card", "deck-composition"),
    ({"hands": [["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"], [], []]}, "more than 8 cards", "deal"),
    ({"hands": [[], []]}, "hands must be 3 lists, one for each seat, not 2", ""),
    ({"hands": "R1"}, "hands must be a list, not 'R1'", ""),
    ({"hands": {"0": ["R1"]}}, "hands must be a list", ""),
    ({"bowls": [["R1"], "R2", []]}, "bowls must be a list, not 'R2'", ""),
    ({"trick": [[0, "R1"], [2, "R2"]]}, "the seats [0, 1], in that order", "clockwise"),
    ({"trick": [[1, "R1"]], "leader": 0}, "Seat 0 leads", "clockwise"),
    ({"trick": [[0, "R1"], [1, "R2"], [2, "R3"]]}, "at most 2 cards, not 3", "clockwise"),
    ({"trick": [[0, "R1"]], "turn": 2}, "the turn of seat 1, not 2", "clockwise"),
    ({"trick": ["R1"]}, "pairs of a seat and a card, not 'R1'", ""),
    ({"trick": [[0, "R1", 1]]}, "pairs of a seat and a card", ""),
    ({"trick": [[3, "R1"]]}, "from 0 to 2, not 3", ""),
    ({"trick": [[True, "R1"]]}, "from 0 to 2, not True", ""),
    ({"pecking": ["R", "R", "B", "Y"]}, "the four colours R, B, Y and C", "pecking-setup"),
    ({"pecking": ["R", "B", "Y", 1]}, "the four colours R, B, Y and C", "pecking-setup"),
    ({"pecking": []}, "the four colours R, B, Y and C", "pecking-setup"),
    ({"players": 4}, "for 4 players, the game for 3", "players"),
    ({"players": 3.0}, "for 3.0 players, the game for 3", "players"),
    ({"players": True}, "for True players", "players"),
    ({"players": "3"}, "for '3' players", "players"),
    ({"round": 0}, "round must be a whole number from 1 to 3, not 0", ""),
    ({"round": 4}, "round must be a whole number from 1 to 3, not 4", ""),
    ({"round": True}, "round must be a whole number from 1 to 3, not True", ""),
    ({"round": 1.0}, "not 1.0", ""),
    ({"round": "1"}, "not '1'", ""),
    ({"dealer": 3}, "dealer must be a whole number from 0 to 2, not 3", ""),
    ({"leader": -1}, "leader must be a whole number from 0 to 2, not -1", ""),
    ({"leader": None}, "leader must be a whole number from 0 to 2, not None", ""),
    ({"phase": "over"}, "'over' is no phase", ""),
    ({"phase": ["play"]}, "['play'] is no phase", ""),
    ({"phase": "round_over", "trick": [[0, "R1"]]}, "There is no trick in the phase 'round_over'", ""),
    ({"phase": "redraw", "dealer": 2, "leader": 1}, "seat 0 leads the first trick, not seat 1", "first-lead"),
    ({"phase": "redraw", "bowls": [["R1"], [], []]}, "before the first trick", "redraw-timing"),
    ({"phase": "redraw", "discard": ["R1"]}, "before the first trick", "redraw-timing"),
    ({"phase": "deal", "hands": [["R1"], [], []]}, "Before a deal all cards are in the pack", "new-deal"),
    ({"phase": "pinch"}, "turn has to name the lowest player", "lowest-pinches"),
    ({"phase": "pinch", "turn": 0, "trick": []}, "all but two seats", "pinch-steps"),
    ({"phase": "pinch", "turn": 0, "trick": [[0, "R1"]]}, "all but two seats", "pinch-steps"),
    ({"phase": "pinch", "turn": 0, "trick": [[1, "R1"], [1, "R2"]]}, "all but two seats", "pinch-steps"),
    ({"phase": "pinch", "turn": 0, "trick": [[1, "R1"]], "winner": 1}, "all but two seats", "pinch-steps"),
    ({"winner": 1}, "named only in the phase 'pinch'", ""),
    ({"round": 1, "round_scores": [[1, 2, 3]], "hands": [["R1"], ["R2"], ["R3"]]}, "at most 0 rounds have been scored, not 1", "score-record"),
    ({"phase": "round_over", "round": 1, "round_scores": [[1, 2, 3]] * 2}, "at most 1 rounds", "score-record"),
    ({"round_scores": [[1, 2]]}, "3 whole numbers from 0, not '1 2'", ""),
    ({"round_scores": [[1, 2, True]]}, "3 whole numbers from 0", ""),
    ({"round_scores": [[1, 2, -3]]}, "3 whole numbers from 0", ""),
    ({"round_scores": [[1, 2, 3.0]]}, "3 whole numbers from 0", ""),
    ({"round_scores": [[1, 2, 3]] * 3, "hands": [["R1"], ["R2"], ["R3"]]}, "In round 3, phase 'play', at most 2 rounds have been scored, not 3", "score-record"),
    ({"phase": "game_over", "round": 2}, "the end of round 2 cannot be the phase 'game_over'", "game-end"),
    ({"chosen": [["R1"]]}, "only while all choose at once", "redraw-order"),
    ({"phase": "redraw", "turn": 1, "chosen": [["R1"]]}, "only while all choose at once", "redraw-order"),
    ({"hand": ["R1"]}, "'hand' is no field of a position; there are players, phase", ""),
    ({1: 2}, "1 is no field of a position", ""),
]  # fmt: skip


@pytest.mark.parametrize(("source", "says", "rule"), IMPOSSIBLE, ids=lambda v: str(v)[:60])
def test_impossible_positions_are_refused(source: dict[Any, Any], says: str, rule: str) -> None:
    with pytest.raises(PositionError) as caught:
        mops.game("mopsen", players=3).position(source)
    assert says in str(caught.value)
    assert not rule or f"(mopsen.{rule})" in str(caught.value)
    assert str(caught.value).endswith((".", "?"))


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        ([["R1"]], "for each seat that has exchanged already"),
        ([["R1"], ["B1"], []], "for each seat that has exchanged already"),
        ([["R1"], ["B1", "B2", "B3", "B4"]], "up to three cards"),
        ([["B1"], []], "only cards of the own hand"),
        ([["R1", "R1"], []], "only cards of the own hand"),
        ("R1", "chosen must be a list"),
    ],
)
def test_what_was_chosen_in_secret_has_to_fit(chosen: Any, says: str) -> None:
    game = mops.game("mopsen", players=3, redraw_order="simultaneous")
    source = {"phase": "redraw", "turn": 2, "hands": [["R1"], ["B1", "B2", "B3", "B4"], ["Y1"]]}
    with pytest.raises(PositionError, match=says):
        game.position(source | {"chosen": chosen})
    assert game.position(source | {"chosen": [["R1"], ["B1", "B4"]]}).chosen == (
        ("R1",),
        ("B1", "B4"),
    )
    assert game.position(source).chosen == ((), ())


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("hands R1 / R2", "3 lists, one for each seat, not 2"),
        ("hands R1 / R1 / -", "R1 would be in two places"),
        ("hand R1", "'hand' is no field of a position; there are players"),
        ("4 players", "for 4 players, the game for 3"),
        ("9999999999 players", "'9999999999' is no whole number"),
        ("trick R1", "'R1' is no card of a seat; write seat:card, as in 0:R5"),
        ("trick x:R1", "'x' is no whole number"),
        ("round one", "'one' is no whole number"),
        ("round -1", "'-1' is no whole number"),
        ("hands - / - / -; hands R1 / - / -", "'hands' stands twice"),
        ("pecking R B", "the four colours"),
        ("scores 1 2", "3 whole numbers from 0"),
        ("scores 1 2 x", "'x' is no whole number"),
        ("x" * 10**6, "has 1000000 characters"),
        ("x" * 10**3, "is no field of a position"),
        (5, "A position is a text or an object, not int"),
        (None, "not NoneType"),
        ([], "not list"),
        (b"", "not bytes"),
    ],
    ids=lambda v: str(v)[:40],
)
def test_texts_that_are_no_position_are_refused(source: Any, says: str) -> None:
    with pytest.raises(PositionError) as caught:
        mops.game("mopsen", players=3).position(source)
    assert says in str(caught.value) and len(str(caught.value)) < 400


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 2}, "for 3, 4 or 5 players, not for 2 (mopsen.players)"),
        ({"players": 6}, "not for 6"),
        ({"players": True}, "not for True"),
        ({"players": 4.0}, "not for 4.0"),
        ({"players": "4"}, "not for '4'"),
        ({"players": None}, "not for None"),
        ({"players": [4]}, "not for [4]"),
        ({"first_dealer": True}, "'first_dealer' cannot be True; it can be 0, 1, 2, 3"),
        ({"first_dealer": 1.0}, "'first_dealer' cannot be 1.0"),
        ({"first_dealer": "1"}, "'first_dealer' cannot be '1'"),
        ({"first_dealer": 4}, "'first_dealer' cannot be 4"),
        ({"players": 3, "first_dealer": 3}, "'first_dealer' cannot be 3; it can be 0, 1, 2"),
        ({"pinch": "might"}, "'pinch' cannot be 'might'; it can be 'must', 'may'"),
        ({"pinch": ["may"]}, "'pinch' cannot be ['may']"),
        ({"pinch": True}, "'pinch' cannot be True"),
        ({"tie_break": None}, "'tie_break' cannot be None; it can be 'shared', 'last_round'"),
        ({"pinhc": "may"}, "no option 'pinhc'; its options are players, bones, first_dealer"),
        ({"pinhc": "may"}, "Did you mean 'pinch'?"),
        ({"first_deeler": 1}, "Did you mean 'first_dealer'?"),
        ({"zebra": 1}, "no option 'zebra'"),
        ({"pecking_start": "RBYC"}, "a list of the four colours R, B, Y and C, strongest first"),
        ({"pecking_start": ["R", "B", "Y"]}, "(mopsen.pecking-setup)"),
        ({"pecking_start": ["R", "B", "Y", "Y"]}, "'pecking_start' cannot be ['R', 'B', 'Y', 'Y']"),
        ({"pecking_start": ["R", "B", "Y", 1]}, "'pecking_start' cannot be ['R', 'B', 'Y', 1]"),
        ({"pecking_start": [["R"], "B", "Y", "C"]}, "'pecking_start' cannot be"),
        ({"pecking_start": None}, "'pecking_start' cannot be None"),
        ({"bones": "loose"}, "'bones' cannot be 'loose'; it can be 'bands', 'strict', or a table"),
        ({"bones": 5}, "(mopsen.bones-table)"),
        ({"bones": {"pug": [1] * 16}}, "'bones' cannot be"),
        ({"bones": {"pug": [1] * 15, "cat": [1] * 8}}, "bones of pugs must be 16 whole numbers"),
        ({"bones": {"pug": [1] * 16, "cat": [1] * 7 + [2]}}, "none greater than the one before"),
        ({"bones": {"pug": [1, 2] + [0] * 14, "cat": [1] * 8}}, "(mopsen.bones-lower-more)"),
        ({"bones": {"pug": [-1] * 16, "cat": [1] * 8}}, "whole numbers from 0"),
        ({"bones": {"pug": [1] * 16, "cat": [True] * 8}}, "bones of cats must be 8 whole numbers"),
        ({"bones": {"pug": [1.0] * 16, "cat": [1] * 8}}, "bones of pugs must be 16 whole numbers"),
        ({"bones": {"pug": "4" * 16, "cat": [1] * 8}}, "bones of pugs must be 16 whole numbers"),
    ],
    ids=lambda v: str(v)[:50],
)  # fmt: skip
def test_options_that_do_not_exist_are_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError) as caught:
        mops.game("mopsen", **options)
    assert says in str(caught.value) and str(caught.value)[-1] in ".?"
