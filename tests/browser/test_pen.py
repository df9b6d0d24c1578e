"""A presenter's pen: rings and arrows by mouse, finger and keys, wiped off by one; nothing is played meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

import mopsbook as mops
from mopsbook.jupyter.export import save_page
from tests.browser.view import UNFULL, View, focus, violations

HOST = "page"
SETUP = "import mopsbook as mops"
MOPSEN = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B"


def middle(item: Locator) -> tuple[float, float]:
    box = item.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def begin(view: View, keys: Any) -> None:
    """Present, and take the pen."""
    view.root.focus()
    keys.press("p")
    expect(view.host).to_have_attribute("data-presenting", "")
    keys.press("z")
    expect(view.button("Pen: rings and arrows")).to_have_attribute("aria-pressed", "true")


def test_what_is_drawn_plays_nothing(show: Any, notebook: Any, shots: Path) -> None:
    view = show(
        f"g = mops.game('mopsen', players=3); t = mops.Table(g, start={MOPSEN!r}, seat=2); t"
    )
    before = notebook.ask("print(t.rev, t.state)")
    page, keys = notebook.page, notebook.page.keyboard
    begin(view, keys)
    arrows = view.stage.locator(".arrow")
    usual = arrows.count()
    page.mouse.move(*middle(view.item("R3")))
    page.mouse.down()
    page.mouse.move(*middle(view.item("R16")), steps=5)
    expect(arrows).to_have_count(usual + 1)  # it follows the pointer
    page.mouse.up()
    expect(arrows).to_have_count(usual + 1)
    view.item("B4").focus()
    keys.press("Enter")
    view.shows(".lit", "B4")
    view.item("Y1").focus()
    keys.press("Shift+Enter")
    expect(arrows).to_have_count(usual + 2)
    view.shot(shots / "pen-table.png")
    assert violations(page, view.host) == []
    keys.press("x")
    expect(arrows).to_have_count(usual)
    view.shows(".lit")
    expect(view.stage.locator(".item:focus")).to_have_count(
        0
    )  # its ring would look like a drawn one
    assert notebook.ask("print(t.rev, t.state)") == before
    assert "pen is on" in view.spoken
    keys.press("z")
    view.changes(lambda: (view.item("R3").focus(), keys.press("Enter")))
    assert notebook.ask("print(t.trace.moves[0].card)") == "R3\n"
    keys.press("Escape")


def test_a_finger_draws_and_a_step_wipes_off(new_page: Any, tmp_path: Path, shots: Path) -> None:
    game = mops.game("mopsen", players=3)
    replay = mops.Replay(mops.record(game, start=game.position(MOPSEN), moves=["2 play R3"]))
    page = new_page(has_touch=True, viewport={"width": 400, "height": 700})
    page.goto(save_page(tmp_path / "page.html", replay, "Mopsen").as_uri())
    view = View(page)
    view.root.focus()
    page.keyboard.press("p")
    page.keyboard.press("z")
    arrows = view.stage.locator(".arrow")
    usual = arrows.count()
    (x, y), (to_x, to_y) = middle(view.item("R16")), middle(view.item("Y1"))
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    finger("touchStart", (x, y))
    finger("touchMove", ((x + to_x) / 2, (y + to_y) / 2))
    finger("touchMove", (to_x, to_y))
    page.wait_for_timeout(300)  # it rests: after a fling the browser takes a tap for its end
    finger("touchMove", (to_x, to_y))
    finger("touchEnd")
    expect(arrows).to_have_count(usual + 1)
    view.item("R16").tap()
    view.shows(".lit", "R16")
    view.shot(shots / "pen-narrow.png")
    page.keyboard.press("ArrowRight")
    view.shows(".lit")
    page.keyboard.press("Escape")  # first the pen, then the presentation
    expect(view.host).to_have_attribute("data-presenting", "")
    assert focus(page)["inside"]
    page.keyboard.press("Escape")
    expect(view.host).not_to_have_attribute("data-presenting", "")
    view.page.wait_for_function(UNFULL)
