"""What a lesson shows after a move: what a table would, with nothing gone that the seat could see."""

from __future__ import annotations

import pytest

from mopsbook.core import registry
from mopsbook.editions.of_games import lesson_of
from mopsbook.jupyter.turns import Turns
from mopsbook.lesson.read import read
from mopsbook.show.look import look_of
from mopsbook.show.offers import Make
from mopsbook.teach.words import Teller

ANY = """---
game: {name}
language: en
---
```turn
position: start
seed: 7
move: any
```
"""
"""A lesson in which everything is right that the rules let one do."""


@pytest.mark.parametrize("name", registry.games())
def test_a_move_that_is_right_shows_what_really_comes_of_it(name: str) -> None:
    shown = sum(map(compared, (lesson_of(name), ANY.format(name=name))))
    assert shown, "in one of them several moves are right"


def compared(text: str) -> int:
    """Compare what a lesson shows after each right move with what a table does; return how many those are."""
    script = read(text)
    name = script.game.name
    game, tell = script.game, Teller(name, "en", script.names).tell
    shown = 0
    for turn in (step.turn for step in script.steps if step.turn and not step.turn.free):
        turns = Turns(game, False, 1)
        turns.add(turn, 0, lambda frame: frame)
        for at, frame in enumerate(turns.frames):
            for id, intent in {**frame.on, **{one.id: one.intent for one in frame.buttons}}.items():
                to = turns.ways[at].get(id)
                move = intent.move if isinstance(intent, Make) else None
                if move is None or not to or turns.ways[to - 1]:
                    continue  # it leads on in the lesson, or is taken back
                after = game.observe(game.apply(turn.state, move).after, turn.seat)
                seen = turns.frames[to - 1]
                want = look_of(name).scene(after, seat=turn.seat)
                assert [*seen.scene.items] == [*want.items], move
                told = " ".join(tell(n.text.id, n.text.facts) for n in seen.story)
                assert "face-down card, face-down card" not in told, move
                shown += 1
    return shown


def test_a_dealer_who_has_chosen_sees_the_own_set_and_the_middle() -> None:
    script = read(ANY.format(name="mauz"))
    turn = next(step.turn for step in script.steps if step.turn and not step.turn.wanted)
    turns = Turns(script.game, False, 1)
    turns.add(turn, 0, lambda frame: frame)
    for button in ("keep", "reject"):
        items = turns.frames[turns.ways[0][button] - 1].scene.items.values()
        for zone in ("middle", f"hand{turn.seat}"):
            faces = [one.face for one in items if one.zone == zone]
            assert len(faces) == 3, (button, zone)
            assert None not in faces
