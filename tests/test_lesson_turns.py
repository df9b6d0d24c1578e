"""Moves that a learner makes in a lesson: whatever leads to the same position is the same move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from mopsbook.core import registry
from mopsbook.core.asking import Moment
from mopsbook.core.chance import rng_of
from mopsbook.core.state import Move
from mopsbook.editions.of_games import lesson_of
from mopsbook.jupyter.guess import pressed
from mopsbook.jupyter.lesson_film import film
from mopsbook.jupyter.turns import ELSE, TAKE_BACK, Turns
from mopsbook.lesson.markdown import QUESTION, TURN, Block, parts, split
from mopsbook.lesson.read import read
from mopsbook.lesson.script import Turn
from mopsbook.quiz.paper import Readers
from mopsbook.show.look import look_of
from mopsbook.show.offers import way_to
from tests.frames import TWO_TURNS
from tests.tables import EXCHANGE


def turns_of(name: str) -> list[tuple[Any, Turn]]:
    script = read(lesson_of(name))
    return [(script.game, step.turn) for step in script.steps if step.turn and step.turn.wanted]


def pressed_moves(turns: Turns, first: int) -> Iterator[tuple[Move, int]]:
    """Yield each move that can be pressed, and the picture to which that leads; 0 is the lesson itself."""
    known, fresh = {first}, [first]
    while fresh:
        at = fresh.pop()
        intents = pressed(turns.frames[at - 1])
        for id, to in turns.ways[at - 1].items():
            move = getattr(intents.get(id), "move", None)
            ends = not to or turns.ways[to - 1].keys() <= {TAKE_BACK}
            if isinstance(move, Move) and ends:
                yield move, to
            elif to and to not in known:
                known.add(to)
                fresh.append(to)


@pytest.mark.parametrize("name", registry.games())
def test_what_leads_to_the_same_position_is_right_as_well(name: str) -> None:
    otherwise = []
    for game, turn in turns_of(name):
        turns, view = Turns(game, False, 1), game.observe(turn.state, turn.seat)
        at = Moment(game, view, turn.seat, None, rng_of(0))
        for move, to in pressed_moves(turns, turns.add(turn, 0, lambda frame: frame)):
            right = any(at.same(move, one) for one in turn.wanted)
            taken_back = to and TAKE_BACK in turns.ways[to - 1]
            assert right != bool(taken_back), move
            otherwise += [str(move)] if right and move not in turn.wanted else []
    # worked out by hand: only a seven has parts, and its two can be played the other way round
    assert ("7 t63>h4; t10>t12" in otherwise) == (name == "dog")


@pytest.mark.parametrize("name", registry.games())
def test_who_is_told_that_something_else_is_asked_for_is_told_why_or_helped(name: str) -> None:
    for game, turn in turns_of(name):
        assert turn.hints, turn.state
        turns = Turns(game, False, 1)
        for move, to in pressed_moves(turns, turns.add(turn, 0, lambda frame: frame)):
            if to and turns.ways[to - 1]:
                assert turns.frames[to - 1].notice is not None, move


def test_who_makes_another_right_move_is_told_how_the_lesson_goes_on() -> None:
    # red 2 and the cat may both be played, and the lesson goes on as after the first of them
    text = """---
game: mopsen
players: 3
language: en
---
```turn
position: trick 0:R6; hands R5 / R2 C4 / B8
move: 1 play R2
move: 1 play C4
```
"""
    script = read(text)
    turn = script.steps[0].turn
    assert turn is not None
    turns = Turns(script.game, False, 1)
    leads = dict(pressed_moves(turns, turns.add(turn, 0, lambda frame: frame)))
    by = {str(move): to for move, to in leads.items()}
    notice = turns.frames[by["1 play C4"] - 1].notice
    assert by["1 play R2"] == 0
    assert notice is not None and [one.id for one in notice.texts] == ["lesson-also"]


@pytest.mark.parametrize("name", registry.games())
def test_no_button_stands_out_that_leads_elsewhere_or_solves_a_riddle(name: str) -> None:
    for game, turn in turns_of(name):
        turns = Turns(game, False, 1)
        first = turns.add(turn, 0, lambda frame: frame)
        prominent = {one.id for one in turns.frames[first - 1].buttons if one.kind == "main"}
        if turn.others:
            assert not prominent
            continue
        view = game.observe(turn.state, turn.seat)
        offered = partial(look_of(name).offers, view, seat=turn.seat)
        ways = [way_to(offered, one) for one in turn.wanted]
        assert prominent <= {way[0].id for way in ways}
    # by hand: the only thing to do there is a button, and it is named
    if name == "mogel_motte":
        cheat = next(one for _, one in turns_of(name) if "cheat" in str(one.wanted[0]))
        turns = Turns(game, False, 1)
        buttons = turns.frames[turns.add(cheat, 0, lambda frame: frame) - 1].buttons
        assert [one.id for one in buttons if one.kind == "main"] == ["sneak"]


@pytest.mark.parametrize(
    ("position", "move", "buttons"),
    [
        # a card is played, and nothing else can be done
        ("trick 0:R6; hands R5 / R2 C4 / B8", "1 play R2", 0),
        # cards are put away, or a button keeps them all
        (EXCHANGE, "0 redraw R1", 1),
    ],
)
def test_where_something_can_be_chosen_is_said(position: str, move: str, buttons: int) -> None:
    head = "---\ngame: mopsen\nplayers: 3\nlanguage: en\n---\n"
    text = f"{head}```turn\nposition: {position}\nmove: {move}\n```\n"
    script = read(text)
    turn = script.steps[0].turn
    assert turn is not None, script.faults
    turns = Turns(script.game, False, 1)
    first = turns.add(turn, 0, lambda frame: frame)
    frame = turns.frames[first - 1]
    assert frame.prompt is not None and frame.prompt.text.id == "lesson-turn"
    said = turns.frames[turns.ways[first - 1][ELSE] - 1].notice
    assert said is not None and said.texts[0].id == "lesson-else"
    for told in (frame.prompt.text, said.texts[0]):
        assert dict(told.args) == {"place": "cards", "buttons": buttons}


@pytest.mark.parametrize("name", registry.games())
def test_the_last_screen_of_a_lesson_is_played_to_the_end_of_a_round_or_a_game(name: str) -> None:
    script = read(lesson_of(name))
    last = [step for step in script.steps if step.title == script.steps[-1].title]
    end = last[-1].state
    assert end is not None and sum(step.turn is not None for step in last) >= 2
    scene = last[-1].picture.frame().scene if last[-1].picture else None
    assert script.game.actor(end) not in range(script.game.players)
    assert scene and scene.sheet  # and it is told what it came to


@pytest.mark.parametrize("name", registry.games())
def test_a_lesson_begins_with_a_move_and_asks_for_something_three_times_of_four(name: str) -> None:
    first = read(lesson_of(name)).steps[0]
    assert first.turn is not None and first.turn.wanted
    kinds = [part.kind for part in parts(split(lesson_of(name))[2], 0) if isinstance(part, Block)]
    asking = [kind for kind in kinds if kind in (TURN, QUESTION)]
    assert len(asking) >= 0.75 * len(kinds)


CHAIN = TWO_TURNS.replace("```turn", "# One\n\n```turn", 1)


def test_a_turn_goes_on_where_the_one_before_has_led_to_unless_something_new_begins() -> None:
    first, then, last = read(CHAIN).steps
    assert "A nine." in then.html and "And now discard." in then.html
    assert then.turn and first.turn and last.turn is None
    (told,) = then.turn.told  # and what came of the move is still told
    assert str(told.step.move) == "0 draw discard" and first.turn.told == ()
    for parted in ("# Two\n", "---\n\n# One\n"):
        assert len(read(CHAIN.replace("And now", f"{parted}\nAnd now")).steps) == 4
    other = "position: hands 9C 9H KH / 3C 4C; discard 2D; stock 5D\nmove: 0 discard KH"
    assert len(read(CHAIN.replace("move: 0 discard KH", other)).steps) == 4


def test_after_moves_of_others_the_own_turn_is_there_at_once() -> None:
    text = """---
game: mopsen
players: 3
language: en
seat: 2
---
```board
position: trick 0:R6; hands R5 / R2 C4 / B8 R9
move: 1 play C4
say: A cat.
```

And you?

```turn
move: 2 play R9
```
"""
    first, then, *_ = read(text).steps
    assert first.turn is None and then.turn is not None
    assert "A cat." in then.html and "And you?" in then.html and then.passed is None
    assert [str(one.step.move) for one in then.turn.told] == ["1 play C4"]
    shown = text.replace("move: 1 play C4\n", "").replace("turn 1", "turn 2")
    assert read(shown).steps[0].turn is None  # where nothing was moved, it is looked at first


def test_whoever_has_chosen_what_leads_nowhere_is_told_to_put_it_back() -> None:
    head = "---\ngame: purrrummy\nplayers: 2\nlanguage: en\n---\n"
    position = "hands 7S 7H 7D 3C 9C / 2S 2H; discard KD; phase meld"
    script = read(f"{head}```turn\nposition: {position}\nmove: 0 meld 7D 7H 7S\n```\n")
    turn = script.steps[0].turn
    assert turn is not None, script.faults
    turns = Turns(script.game, False, 1)
    at = turns.add(turn, 0, lambda frame: frame)

    def pressed_after(*items: str) -> str:
        now = at
        for item in items:
            now = turns.ways[now - 1][item]
        notice = turns.frames[now - 1].notice
        return "" if notice is None else notice.texts[0].id

    assert pressed_after("7H", "7S") == ""
    # what leads nowhere is gone through for some presses only
    assert pressed_after("3C", "7S", "7H", "7D") == "lesson-put-back"
    assert pressed_after("3C", "3C", "7S", "7H") == ""


def test_a_lesson_says_that_it_goes_on_with_another_move_only_where_it_does() -> None:
    head = "---\ngame: mopsen\nplayers: 3\nlanguage: en\n---\n"
    position = "position: trick 0:R6; hands R5 / R2 C4 / B8\n"
    turn = f"```turn\n{position}move: 1 play R2\nmove: 1 play C4\nright: Good.\n```\n"
    for below, goes_on in (
        ("```board\nmove: 2 play B8\n```", True),
        (f"```board\n{position}```", False),
        ("", False),
    ):
        found = film(read(head + turn + below), Readers(("en",), ()))
        notices = [
            told for told in map(str, found.timeline["texts"]["en"]) if "more than one" in told
        ]
        assert ["goes on" in told for told in notices] == [goes_on]


def test_after_a_choice_that_was_not_asked_for_something_else_can_be_chosen() -> None:
    # the guard accuses somebody else, of which nothing can be known here, and then the right one
    ((game, turn),) = [
        (game, turn)
        for game, turn in turns_of("mogel_motte")
        if turn.wanted == (game.move("0 accuse 1"),) and turn.state.phase == "turn"
    ]
    turns = Turns(game, False, 1)
    ways = turns.ways[turns.add(turn, 0, lambda frame: frame) - 1]
    told = turns.ways[ways["accuse"] - 1]["accuse2"]
    assert turns.frames[told - 1].notice is not None
    assert turns.ways[turns.ways[told - 1]["accuse"] - 1]["accuse1"] == 0


def test_a_turn_has_no_buttons_for_what_others_do() -> None:
    for game, turn in turns_of("mogel_motte"):
        if game.move("race 0 N4") in turn.wanted:
            turns = Turns(game, False, 1)
            buttons = turns.frames[turns.add(turn, 0, lambda frame: frame) - 1].buttons
            # nor for what the lesson tells later, or has told
            assert [one.id for one in buttons] == ["nobody", "hint"]
            return
    raise AssertionError("no race in this lesson")
