"""What cannot be is refused with a sentence that names the rule."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import NotationError, OptionError, PositionError
from mopsbook.games.dog.moves import Fold, Give, Play, Portion, Seating, Shuffle, Swap

POSITIONS: list[tuple[Any, str]] = [
    ("pieces t5 t5", r"two pieces on t5.*dog\.one-per-field"),
    ("pieces t5 / t5", r"Seats 0 and 1 would both have a piece on t5.*dog\.one-per-field"),
    ("pieces h1 h1", r"two pieces on h1.*dog\.one-per-field"),
    ("pieces h1 h2 h3 h4 h5", r"home has only 4 fields.*dog\.home-size"),
    ("pieces h1 h2 h3 h4 t5", r"would have 5 pieces.*everybody has 4.*dog\.pieces-team"),
    ("pieces t64", r"'t64' is no field; there are z, t0 to t63.*dog\.track-geometry"),
    ("pieces q5", "'q5' is no field"),
    ("pieces h1 h2 h3 h4 / - / h1 h2 h3 h4", r"already won.*dog\.win-stop"),
    ("hand 7 7 7 7 7 7 7 7 7", r"9 cards 7; there are 8.*dog\.deck"),
    ("hand 11", r"'11' is no card; there are 1/11, 2.*dog\.deck-kinds"),
    ("stock 5; discard 5", r"There would be 2 cards.*there are 110.*dog\.deck"),
    ("phase draw; hand 5", r"drawn in solo games only.*dog\.solo"),
    ("phase give", r"no card to give.*dog\.exchange-duty"),
    ("phase over", r"nobody has won.*dog\.win-team"),
    ("phase lunch", "'lunch' is no phase; there are seating"),
    ("turn 4", "turn must be a whole number from 0 to 3, not 4"),
    ("bare 0", r"dog\.protected-any"),
    ("covered 0; stock -", r"covered.*dog\.fold-visible"),
    ("places 0 2", r"the game is over.*dog\.win-stop"),
    ("3 players", r"for 3 players, the game for 4.*dog\.players"),
    ("due deal; hand 5", r"only in the phase 'shuffle'.*dog\.reshuffle"),
    ("turn 1; turn 2", "stands twice"),
    ("tutn 1", "no field of a position; there are players, phase"),
    ({"pieces": {"4": "t5"}}, "no seat '4'; there are 0 to 3"),
    ({"pieces": 5}, "pieces is an object or a list by seat, not 5"),
    ({"hand": "5", "hands": {"0": "6"}}, "given twice"),
    (5, "a text or an object, not int"),
]


@pytest.mark.parametrize(("source", "told"), POSITIONS, ids=str)
def test_impossible_positions_are_refused(source: Any, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        mops.game("dog").position(source)


def test_six_pieces_in_a_solo_game_are_refused() -> None:
    with pytest.raises(
        PositionError, match=r"6 pieces; with 2 players everybody has 5.*pieces-solo"
    ):
        mops.game("dog", players=2).position("pieces t1 t2 t3 t4 t5 t6")


OPTIONS: list[tuple[dict[str, Any], str]] = [
    ({"players": 7}, r"2 to 6 players, not for 7 \(dog\.players\)"),
    ({"players": True}, r"dog\.players"),
    ({"spaces": 7}, "'spaces' cannot be 7"),
    ({"players": 6, "sections": 4}, r"4 sections is too small for 6 players \(dog\.sections\)"),
    ({"seats": [0, 1]}, r"list of 4 different sections of 0 to 3 \(dog\.seats\)"),
    ({"seats": [0, 2, 1, 3]}, r"sections have to rise.*\(dog\.seats\)"),
    ({"first_dealer": 4}, "'first_dealer' cannot be 4"),
    ({"swap_blank": "always"}, "'swap_blank' cannot be 'always'; it can be 'play'"),
    ({"home_entri": "forced"}, "Did you mean 'home_entry'"),
]


@pytest.mark.parametrize(("options", "told"), OPTIONS, ids=str)
def test_impossible_options_are_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        mops.game("dog", **options)


def test_switches_may_be_said_in_python() -> None:
    assert mops.game("dog", voluntary_fold=True) == mops.game("dog", voluntary_fold="on")
    assert mops.game("dog", seven_repeat=False) == mops.game("dog", seven_repeat="off")
    turned = mops.game("dog", players=2, seats=[3, 1])
    assert turned.options.board.starts == (48, 16)


NOTATION = [
    ("", "is no move; write '7 t5>t8; t9>t13'"),
    ("joker", r"A joker has to say what it stands for \(dog\.joker\)"),
    ("joker=9 t5>t14", r"only a joker stands for another card.*\(dog\.joker\)"),
    ("5=7 t5>t12", r"\(dog\.joker\)"),
    ("joker t5<>1:t20", r"write joker=swap t5<>1:t20 \(dog\.joker\)"),
    ("swap t5<>", r"is no swap; write 't5<>1:t20', or '-' \(dog\.swap\)"),
    ("11 t5>t16", r"'11' is no card; there are 1/11"),
    ("5 t5-t10", "is no way of a piece; write 't5>t10'"),
    ("5 t5>t10 1:t10", "is no piece that is sent back; write 'x1:t8'"),
    ("give", "is no move"),
    ({"type": "jump"}, "'jump' is no type of move; there are play, swap"),
    ({"type": "play", "card": "5"}, "has the fields type and card, portions"),
    ({"type": "play", "card": "5", "portions": [{"from": "t5"}]}, "is no move of a piece"),
    ({"type": "give", "card": "5", "player": -1}, "is no seat"),
    (7, "is no move"),
]


@pytest.mark.parametrize(("source", "told"), NOTATION, ids=str)
def test_what_is_no_move_is_refused(source: Any, told: str) -> None:
    game = mops.game("dog")
    state = game.position("pieces t5; hand 5 joker")
    with pytest.raises(NotationError, match=told):
        game.move(source, state)
    (violation,) = game.check(state, source) if isinstance(source, str | dict) else (None,)
    assert violation is None or violation.rule == "dog.unknown-move"


ODD: list[Any] = [
    Play(5, (), "", 0),
    Play("5", (), "", 0),
    Play("5", ("t5>t10",), "", 0),
    Play("5", (Portion("t5", 10),), "", 0),
    Play("5", (Portion(5, 10, None, (1, 2)),), "7", 0),
    Swap("swap", 5, None),
    Swap("swap", 5, (1,)),
    Give(None, 0),
    Fold("0"),
    Seating([0, 1]),
    Shuffle(("5", 5)),
    "fold or so",
    None,
]


@pytest.mark.parametrize("move", ODD, ids=repr)
def test_odd_values_break_the_technical_rule(move: Any) -> None:
    game = mops.game("dog")
    state = game.position("pieces t5; hand 5")
    assert [v.rule for v in game.check(state, move)] == ["dog.unknown-move"]


def test_another_seat_is_not_told_what_is_in_a_hand() -> None:
    game = mops.game("dog")
    state = game.position("pieces t5 / t20; hands 5 / 6")
    for card in ("5", "6"):
        wrong = Play(card, (Portion(20, 26),), "", 1)
        assert [v.rule for v in game.check(state, wrong)] == ["dog.turn-order"]


def test_refusals_name_the_piece_in_the_way() -> None:
    game = mops.game("dog")
    state = game.position("pieces t14 h2 t61 / t16; hands 3 6")
    (block, shield) = game.check(state, "3 t14>t17")
    assert block.rule == "dog.start-block" and shield.rule == "dog.protected-start"
    assert (block.facts["seat"], block.facts["field"]) == (1, "t16@1")
    jump = game.check(state, "6 t61>h3")[0]
    assert jump.rule == "dog.home-no-jump" and jump.facts["field"] == "h2"


def test_who_opened_the_round_may_have_finished_in_it() -> None:
    game = mops.game("dog", players=3, play_on="places")
    state = game.position("pieces h1 h2 h3 h4 z; starter 0; turn 1; hands - / 5 / 6; places 0")
    assert game.position(str(state)) == state
    with pytest.raises(PositionError, match=r"not in turn any more \(dog\.win-stop\)"):
        game.position("pieces h1 h2 h3 h4 z; starter 0; turn 0; hands - / 5 / 6; places 0")


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_every_position_of_a_game_for_places_is_read_back(players: int) -> None:
    game = mops.game("dog", players=players, play_on="places")
    states = mops.record(game, seed=2).states()
    assert any(state.starter in state.finished for state in states), "what this is about"
    for state in states[:: 1 if players == 3 else 3]:
        assert game.position(str(state)) == state


@pytest.mark.parametrize(
    ("plain", "named"), [("5 t5>t10", "5 0:t5>t10"), ("swap t5<>1:t9", "swap 0:t5<>1:t9")]
)
def test_a_piece_of_whoever_plays_may_be_written_with_the_seat(plain: str, named: str) -> None:
    game = mops.game("dog")
    state = game.position("pieces t5 / t9 / t20 / t40; hands 5 swap / 2 / 2 / 2; turn 0")
    assert game.move(named, state) == game.move(plain, state)
