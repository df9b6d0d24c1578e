"""A game of Mops Royal in a real JupyterLab: by keyboard to its end, and by mouse."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.view import focus, tab_until

HOST = "page"
SETUP = "import mopsbook as mops; g = mops.game('mops_royal')"
LINE = "boards A2 A3 A4 A6 / B3; tile A6; phase score"
# all sizes and crowns; a diagonal has the longest name
MANY = "A1 A2 A3 A4 A5, B1 B2 B3 B4 B5, C1 C2 D3 C4 C5, A6 D2 D1 D4 D5, E1 E2 E3 E4 E5"
HEADS = """(all) => all.map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one.querySelector("b"));
  return [range.toString(), new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
})"""
# asked at once: the page may be scrolled meanwhile
INSIDE = """(part, box) => {
  const [small, large] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
  return large.top <= small.top && small.bottom <= large.bottom;
}"""
SLOW = """
import time
answer = t._session.handle
t._session.handle = lambda *said: (time.sleep(1), answer(*said))
"""


def reach_place(page: Any, key: str) -> None:
    """Tab to the own square, and go through it to a place where the tile may lie."""
    tab_until(page, lambda at: at["id"].startswith(("to.", "0:")), key)
    tab_until(page, lambda at: "mark-legal" in at["classes"].split(), "ArrowRight")


def test_the_second_half_of_a_game_of_two_by_keyboard_alone(notebook, show, shots):
    page = notebook.page
    view = show(
        "states = mops.record(g, seed=4).states()\n"
        "half = next(s for s in states if s.phase == 'lay' and len(s.boards[0]) == 13)\n"
        "t = mops.Table(g, seed=4, start=half, seat=0); t"
    )
    page.keyboard.press("Escape")  # out of the editor, as a reader leaves a cell
    tab_until(page, lambda at: at["inside"])
    over = view.over
    laid, scored, key = 0, 0, "Tab"
    while not over.count():
        if view.cards(".can-act.mark-legal[data-id^='to.']"):
            # once something was done, the square is where the focus is, or before it
            reach_place(page, "Shift+Tab" if laid else "Tab")
            laid += 1
            key = "Tab"
        else:
            # the first of the list is the dearest; where there is a choice, it comes next
            tab_until(page, lambda at: at["action"] and at["id"] != "advise", key)
            scored += 1
            key = "Shift+Tab"
        assert laid + scored < 99, "the game does not end"
        view.changes(lambda: page.keyboard.press("Enter"))
        if laid == 6:
            view.shot(shots / "mops-royal-19.png")
    expect(over.first).to_be_visible()
    view.shot(shots / "mops-royal-result.png")
    assert laid == 12
    told = notebook.ask("print(t.state.phase, len(t.state.boards[0]), t.state.scores[0] > 0)")
    assert told.strip() == "game_over 25 True"


def test_places_are_found_by_arrow_keys_as_they_lie(notebook, show):
    page = notebook.page
    view = show("t = mops.Table(g, seed=1, start='boards A2 A3, .. B2 / B3; tile C1'); t")
    view.item("to.-1,0").focus()
    keys = ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    reached = []
    for key in keys:
        page.keyboard.press(key)
        reached.append(focus(page)["id"])
    # by rows and columns, over what lies there to where the tile can go
    assert reached == ["to.1,0", "to.1,2", "to.2,1", "to.1,0", "to.-1,0"]
    label = view.item("0:0,0").get_attribute("aria-label")
    assert label.startswith("blue bone, row 1, column 1")
    label = view.item("to.1,-1").get_attribute("aria-label")
    assert label.startswith("free space down and to the left of the blue bone, cannot be chosen. ")
    view.item("to.1,-1").focus()
    view.changes(lambda: page.keyboard.press("Enter"))
    expect(view.notice).to_contain_text("corner")


def test_a_combination_lights_up_its_tiles_and_a_tile_its_combinations(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=1, start='{LINE}'); t")
    four = view.host.locator(".actions .drawn").first
    four.hover()
    expect(view.stage.locator(".item.lit")).to_have_count(4)
    view.shot(shots / "mops-royal-lit.png")
    view.item("0:0,0").hover()
    expect(view.host.locator(".actions .lit")).to_have_count(2)
    view.shows(".lit", "pattern.I3", "pattern.I4")
    notebook.page.keyboard.press("Tab")  # so that the focus is one by keys
    view.item("pattern.I3").focus()
    expect(view.stage.locator(".item.lit[data-id^='0:']")).to_have_count(4)
    view.changes(four.click)
    view.changes(lambda: view.item("0:0,2").click())
    assert notebook.ask("print(t.state.scores, *t.state.boards[0].turned())") == "(4, 0) (0, 2)\n"
    assert view.violations() == []


def test_beside_a_long_list_the_question_can_be_read_and_each_line_has_one_head(
    notebook, show, shots
):
    final = "mops.game('mops_royal', variant_final=True)"
    view = show(
        f"t = mops.Table({final}, seed=1, start='boards {MANY} / B3; phase final')\n"
        "t.layout.width = '1180px'; t"
    )
    heads = view.host.locator(".actions .drawn span:has(> b)").evaluate_all(HEADS)
    assert len(heads) > 12
    assert [head for head, lines in heads if lines > 2] == []  # of the narrowest panel two lines
    inside(view.prompt, view.host.locator(".panel"))
    view.shot(shots / "mops-royal-many.png")
    # a notice takes no more room than it needs, as long as there is some
    turned = "boards A2 A3- A4 A6 A5 / B3; tile A6; phase score"
    view = show(f"t = mops.Table(g, seed=1, start='{turned}'); t.layout.width = '1180px'; t")
    view.changes(lambda: view.item("0:0,1").click(force=True))
    view.shot(shots / "mops-royal-refused.png")
    inside(view.button("Score nothing"), view.host.locator(".panel"))
    inside(view.notice.locator("p").first, view.host.locator(".panel"))


def inside(part: Any, box: Any) -> None:
    """Check that nothing of a part is scrolled out of its box."""
    assert part.evaluate(INSIDE, box.element_handle()), part.inner_text()


def test_a_slow_kernel_is_waited_for_and_lights_are_no_answer(notebook, show):
    view = show(f"t = mops.Table(g, seed=1, start='{LINE}'); t")
    assert notebook.ask(SLOW) == ""
    # the pointer lights up tiles and buttons long before the kernel has said anything
    view.changes(view.host.locator(".actions .drawn").first.click)
    assert set(view.cards(".mark-lowest")) == {"0:0,1", "0:0,2"}
    view.changes(view.item("0:0,1").click)
    assert notebook.ask("print(t.state.scores)") == "(4, 0)\n"


def test_the_best_is_seen_before_and_looked_back_on_after(notebook, show, shots):
    start = "boards A2 A3 A4 A6, .. B3, .. C3 / B4; phase final"
    final = "mops.game('mops_royal', variant_final=True)"
    view = show(f"t = mops.Table({final}, start='{start}'); t.layout.width = '400px'; t")
    best = view.button("What is best?")
    best.scroll_into_view_if_needed()
    view.changes(best.click)
    expect(view.notice).to_be_in_viewport()
    lines = view.notice.locator("p").first.inner_text().splitlines()
    assert [line[:2] for line in lines] == ["Yo", "Al"], "a line for each sentence"
    steps = view.notice.locator("tbody tr").all_inner_texts()
    assert [step[:2] + step[-1] for step in steps] == ["1.2", "2.4"], "each scoring, and its points"
    assert set(view.cards(".mark-best")) == {"0:0,1", "0:1,1", "0:2,1"}
    view.shot(shots / "mops-royal-best.png")

    view.changes(view.host.locator(".actions .drawn").first.click)
    view.changes(view.item("0:0,1").click)  # turned over too early
    view.changes(view.button("Look back").click)
    assert set(view.cards(".mark-best[data-id^='0:']")) == {"0:0,1", "0:1,1", "0:2,1"}
    view.shot(shots / "mops-royal-look-back.png")
    # by key: so soon after the last a click would be the second of two
    view.changes(lambda: view.button("Next (1/3)").press("Enter"))
    expect(view.notice).to_contain_text("2 points are lost")
    view.changes(lambda: view.button("Next (2/3)").press("Enter"))
    expect(view.notice).to_contain_text("4 of 6 possible points")
    assert view.violations() == []
    view.changes(view.button("Back to my game").click)
    expect(view.button("Look back")).to_be_visible()
