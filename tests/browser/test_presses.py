"""One press, one move: a key that is held down and the second click of two do nothing, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from mopsbook.core import registry
from tests.browser.view import View
from tests.playing import facts_of

HOST = "page"
SETUP = """import mopsbook as mops

def spied(table):
    heard, handle = [], table._session.handle
    table._session.handle = lambda said, *more: (heard.append(said), handle(said, *more))
    return table, heard"""
TRICK = "trick -; hands B2 Y5 R3 / C3 B8 R7 / R1 Y9 B16; stack B3 B4"
# the time of an event is what the test says: how long the kernel takes to answer is not its matter
CLOCK = """(when) => window.addEventListener(
  "pointerdown", (ev) => Object.defineProperty(ev, "timeStamp", { value: when }), { capture: true, once: true }
)"""
FIRST = {"mogel_motte": '[data-id="wait"]', "mauz": '.actions [data-id="keep"]'}
"""What is pressed first; elsewhere it is what is lit up as legal."""
LEGAL = ".item.can-act.mark-legal"
STARTS = {
    "mopsen": TRICK,
    "mogel_motte": "guard 2; turn 0; discard N3; draw N1 N5 N2; hands Q2 N1 M3 / N4 N5 S1 / N2 N5 A1",
}
"""Where a game starts that does not offer that from the beginning."""


@pytest.fixture(params=registry.games())
def table(request: pytest.FixtureRequest, notebook: Any, show: Any) -> tuple[View, str]:
    """A table at which every seat is played by whoever sits there, and what is to be pressed."""
    game = request.param
    players = min(facts_of(game).SEATS)
    start = f", start='{STARTS[game]}'" if game in STARTS else ""
    made = f"mops.Table(mops.game('{game}', players={players}), seed=3, seat='all', cover=False{start})"
    view = show(f"t, heard = spied({made}); t")
    return view, FIRST.get(game, LEGAL)


def heard(notebook: Any) -> list[str]:
    """What has come to Python, in order; the question itself comes after it."""
    said: str = notebook.ask("print(*(one.get('on', one['kind']) for one in heard), sep='\\n')")
    return said.splitlines()


def middle(part: Any) -> tuple[float, float]:
    """Where a part of the page can be clicked."""
    part.scroll_into_view_if_needed()
    at = part.bounding_box()
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def click(view: View, at: tuple[float, float], when: int) -> None:
    """Click at a place and a time."""
    view.page.evaluate(CLOCK, when)
    view.page.mouse.click(*at)


def test_enter_that_is_held_down_presses_once(notebook, table):
    view, what = table
    first = view.host.locator(what).first
    first.focus()
    keyboard = view.page.keyboard
    view.changes(lambda: keyboard.down("Enter"))
    for _ in range(3):
        keyboard.down("Enter")
        assert len(heard(notebook)) == 1
    keyboard.up("Enter")


def test_the_second_click_of_two_presses_nothing(notebook, table):
    view, what = table
    at = middle(view.host.locator(what).first)
    view.changes(lambda: click(view, at, 1000))
    click(view, at, 1300)
    assert len(heard(notebook)) == 1


def test_a_double_click_takes_back_once(notebook, show):
    view = show(
        f"t, heard = spied(mops.Table(mops.game('mopsen', players=3), seat='all', cover=False, start='{TRICK}'))\n"
        "t.play('0 play B2'); t.play('1 play B8'); t"
    )
    undo = middle(view.button("Undo"))
    view.changes(lambda: click(view, undo, 1000))
    click(view, undo, 1300)
    assert heard(notebook) == ["undo"]
    view.changes(lambda: click(view, undo, 1600))
    assert heard(notebook) == ["undo", "undo"]
    assert notebook.ask("print(len(t.trace.moves))") == "0\n"
