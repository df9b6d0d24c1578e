"""A team game of Dog in a real JupyterLab, by keyboard alone and by mouse."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.jupyter.export import save_page
from tests.browser.view import View, focuses, look_through, tab_until

HOST = "page"
SETUP = "import mopsbook as mops; g = mops.game('dog')"
SEVEN = "pieces t5 t60 h1 z / t13 t63 z z / z z z z / z z z z; hands 7 2 / 3 4 / 5 6 / 8 9"
ENDING = (
    "pieces t57 h2 h3 h4 / z z z z / t31 h2 h3 h4 / z z z z; hands 2 3 8 13 / 2 3 / 2 3 13 / 5 6; "
    "turn 0; starter 0; round 2"
)


def reach(page: Any, wanted: re.Pattern[str]) -> None:
    """Look for something that may be chosen."""
    may = {"mark-legal", "mark-hit"}
    look_through(page, lambda at: wanted.match(at["id"]) and may & {*at["classes"].split()})


# what moves stays where it begins, however long it takes to look
HOLD = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const move = animate.apply(this, given);
    move.pause();
    return move;
  };
}"""
CARD, PIECE = re.compile(r"hand0\."), re.compile(r"\d:[A-E]")
TARGET = re.compile(r"to\.|[1-3]:[A-E]")


def test_a_team_game_to_its_end_by_keyboard_alone(notebook, show, shots):
    page = notebook.page
    view = show(f"t = mops.Table(g, seed=2, seat=0, start='{ENDING}'); t")
    page.keyboard.press("Escape")  # out of the editor, as a reader leaves a cell
    tab_until(page, lambda at: at["inside"])
    over = view.over
    for number in range(900):
        if over.count():
            break
        if view.host.locator(".actions .main").count():
            tab_until(page, lambda at: at["action"] and "main" in at["classes"])
        elif view.button("As 13").or_(view.button("As 2")).or_(view.button("As a swap")).count():
            tab_until(page, lambda at: at["action"])
        elif view.cards(".can-act[data-id^='to.']") or view.cards(".mark-hit.can-act"):
            reach(page, TARGET)
        elif view.cards(".card.mark-picked"):
            reach(page, PIECE)
        else:
            reach(page, CARD)
        view.changes(lambda: page.keyboard.press("Enter"))
        if number in (1, 2):
            view.shot(shots / f"dog-{number}.png")
    expect(over.first).to_be_visible()
    view.shot(shots / "dog-result.png")
    assert notebook.ask("print(t.state.phase)").strip() == "over"


def test_a_seven_in_two_parts_taken_back_and_told(notebook, show, shots):
    page = notebook.page
    view = show(f"t = mops.Table(g, seed=2, seat=0, start='{SEVEN}'); t")
    view.changes(lambda: view.item("hand0.7.0").click())
    assert (
        view.item("0:A")
        .get_attribute("aria-label")
        .startswith("red piece A, track 60, can go to 7 fields")
    )
    view.changes(lambda: view.item("0:A").click())
    expect(view.item("to.t1")).to_have_attribute("aria-label", re.compile("burns"))
    view.shot(shots / "dog-seven.png")
    view.changes(lambda: page.keyboard.press("5"))  # from track 60 to track 1
    expect(view.host).to_contain_text("2 points of the 7")
    expect(view.host).to_contain_text("burned: Ben")
    view.item("hand0.7.0").focus()
    view.changes(lambda: page.keyboard.press("Escape"))
    expect(view.host).to_contain_text("7 points")
    # from the hand it goes on to what can be done, and back to the pieces
    view.item("hand0.7.0").focus()
    page.keyboard.press("Tab")
    focuses(page, lambda at: at["action"])
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    focuses(page, lambda at: at["id"].startswith("0:"))
    view.item("hand0.7.0").focus()
    assert view.root.evaluate("root => root.getRootNode().activeElement !== null")
    assert view.violations() == []


def test_a_piece_walks_over_the_fields_between(new_page, tmp_path):
    game = mops.game("dog")
    start = game.position("pieces t60 / t9; hands 7 / 2 / 2 / 2")
    replay = mops.Replay(mops.record(game, start=start, moves=["7 t60>t3"]), index=0)
    page = new_page(reduced_motion="no-preference")
    page.goto(save_page(tmp_path / "page.html", [replay], "Dog").as_uri())
    view = View(page)
    page.wait_for_timeout(400)  # pictures that follow each other quickly do not move
    page.evaluate(HOLD)
    view.button("Next step").click()
    stops = """node => node.getAnimations().flatMap(one => one.effect.getKeyframes()).map(frame => frame.transform)"""
    walked = view.item("0:A").evaluate(stops)
    place = "node => getComputedStyle(node).transform"
    fields = [f"t{n}" for n in (60, 61, 62, 63, 0, 1, 2, 3)]
    seen = [re.findall(r"-?[\d.]+", view.item(field).evaluate(place))[4:] for field in fields]
    assert [re.findall(r"-?[\d.]+", stop)[:2] for stop in walked] == seen


def test_what_is_asked_moves_nothing_that_is_pressed_next(new_page, tmp_path):
    """On a phone, too: an answer stands below the buttons."""
    stuck = "turn 0; pieces h4 z z z / t9 z z z / z z z z / z z z z; hands 5 8 swap / 2 / 3 / 4"
    tables = [mops.Table(mops.game("dog"), seed=1, start=stuck) for _ in range(2)]
    rev = tables[1].timeline["rev"]
    tables[1]._hear(tables[1], {"kind": "button", "rev": rev, "on": "why-none"}, [])
    page = new_page(reduced_motion="reduce", viewport={"width": 360, "height": 800})
    page.goto(save_page(tmp_path / "page.html", tables, "Asked").as_uri())
    views = [View(page, number=n) for n in range(2)]
    expect(views[1].notice).to_be_visible()
    for button in ("fold", "why-none"):
        at = [
            view.host.locator(f"[data-id={button}]").bounding_box()["y"]
            - view.root.bounding_box()["y"]
            for view in views
        ]
        assert at[0] == at[1], button
