"""Where nothing is wanted of whoever looks, nothing says so: on the way to a decision, and in a look back."""

from __future__ import annotations

from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.jupyter.session import TableSession
from mopsbook.show.look import in_parts, tell
from mopsbook.show.packing import Frame
from mopsbook.show.scene import Msg
from mopsbook.teach.words import Teller
from tests.guide import turns

TURN = {"en": "Your turn", "de": "Du bist dran"}


def played(name: str, tmp_path: Path) -> tuple[TableSession, list[Frame]]:
    """Play some turns; return the table and the pictures on the way to them."""
    table, way = TableSession(mops.game(name), 3, folder=tmp_path), list[Frame]()
    for _ in zip(range(8), turns(table), strict=False):
        way += table.display.frames[:-1]
    return table, way


def told(name: str, lang: str, frame: Frame) -> str:
    """Return what stands above a picture, and what is to be done."""
    teller = Teller(name, lang, None, frame.you)
    words: list[Msg] = [*frame.scene.title, *([frame.prompt.text] if frame.prompt else [])]
    return " ".join(teller.tell(one.id, one.facts) for one in words)


@pytest.mark.parametrize("name", mops.games())
def test_on_the_way_to_a_decision_no_title_says_that_it_is_your_turn(
    name: str, tmp_path: Path
) -> None:
    table, way = played(name, tmp_path)
    for lang, turn in TURN.items():
        for frame in way:
            parts = [Teller(name, lang, None, 0).tell(m.id, m.facts) for m in frame.scene.title]
            assert turn not in parts
    [*_, last] = table.display.frames
    assert len(last.scene.title) >= 1


@pytest.mark.parametrize("name", mops.games())
def test_whoever_looks_back_is_asked_for_nothing(name: str, tmp_path: Path) -> None:
    table, _ = played(name, tmp_path)
    table.tutor.replay(*table.screen.shared, table.screen.open, table.match.beside)
    decided = 0
    while True:
        [frame] = table.display.frames
        assert frame.you == 0
        for lang, turn in TURN.items():
            assert turn not in told(name, lang, frame)
        if frame.prompt is not None and frame.prompt.text.id == "replay-asked":
            decided += 1
            assert told(name, "en", frame) and "Anna" not in told(name, "en", frame)
        buttons = {one.id: one for one in frame.buttons}
        assert (buttons["guess"].why is None) == (buttons["guess"].kind != "off")
        if buttons["next"].kind != "leaf":
            break
        table.tutor.leaf(1)
    assert decided >= 3


@pytest.mark.parametrize("name", mops.games())
def test_what_was_announced_is_not_the_headline_of_what_comes_next(name: str) -> None:
    steps = mops.record(mops.game(name), seed=1, players="simple").steps()
    for one in tell(in_parts(steps), 0):
        heads = [note.text.id for note in one.notes if note.heads]
        if one.step.announced and len(one.notes) > 1:
            assert heads and heads != [f"event-{one.step.announced}"]


def test_after_a_round_of_dog_the_news_is_who_deals_and_begins() -> None:
    steps = mops.record(mops.game("dog"), seed=1, players="simple").steps()
    [first, *_] = [one for one in tell(in_parts(steps), 0) if one.step.announced == "round-end"]
    [head] = [note.text for note in first.notes if note.heads]
    said = Teller("dog", "en", None, 0).tell(head.id, head.facts)
    assert said == "Cleo deals everybody 5 cards for round 2, and Dana plays the first one."
