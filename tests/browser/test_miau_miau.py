"""A game of Miau! Miau! in a real JupyterLab: by keyboard to its end, and by mouse."""

from __future__ import annotations

from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.jupyter.export import save_page
from tests.browser.view import View, tab_until

HOST = "page"
SETUP = "import mopsbook as mops; g = mops.game('miau_miau', players=2)"
JACK = "hands JC 9H TH KH / 7S AS; discard 8H QC; draw 7D 9D"
LAST_BUT_ONE = "hands 9C KD / 8S AS 7D; discard 9H; draw AH TD QC"


def test_a_game_of_two_to_its_end_by_keyboard_alone(notebook, show, shots):
    page = notebook.page
    view = show("t = mops.Table(g, seed=6); t")
    page.keyboard.press("Escape")  # out of the editor, as a reader leaves a cell
    tab_until(page, lambda at: at["inside"])
    over = view.over
    calls, key = 0, "Tab"
    for turn in range(99):
        if over.count():
            break
        if view.host.locator(".actions .main").count():
            calls += view.button("Miau!").count()
            tab_until(page, lambda at: at["action"] and "main" in at["classes"])
        else:
            # once something was done, the hand is where the focus is, or before it
            tab_until(page, lambda at: "can-act" in at["classes"] and at["id"] != "stack", key)
            tab_until(page, lambda at: "mark-legal" in at["classes"].split(), "ArrowRight")
            key = "Shift+Tab"
        view.changes(lambda: page.keyboard.press("Enter"))
        if turn == 4:
            view.shot(shots / "miau-miau-4.png")
    expect(over.first).to_be_visible()
    view.shot(shots / "miau-miau-result.png")
    assert calls > 0, "the last card but one was laid"
    told = notebook.ask("print(t.state.phase, min(map(len, t.state.hands)))")
    assert told.strip() == "over 0"


def test_a_wish_is_one_click_more_and_shows_what_is_held(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=1, start='{JACK}'); t")
    view.changes(lambda: view.item("JC").click())
    # what takes the pick back stands first, and its shadow, by which nothing shows through above it, covers no wish
    shadow, gap = view.root.locator(".actions [data-id=back]").evaluate(SHADOWED)
    assert shadow <= gap
    view.button("Choose hearts").hover()
    view.shows(".lit", "9H", "TH", "KH")
    view.shot(shots / "miau-miau-wish.png")
    assert view.violations() == []
    view.changes(lambda: notebook.page.keyboard.press("h"))
    assert notebook.ask("print(t.trace.moves[0])") == "0 play JC wish H\n"


SHADOWED = """(one) => {
  const [, down, blur, spread] = getComputedStyle(one).boxShadow.match(/-?[\\d.]+px/g)?.map(parseFloat) ?? [0, 0, 0, 0];
  const low = one.getBoundingClientRect().bottom;
  const below = [...one.parentElement.children].map((other) => other.getBoundingClientRect().top - low);
  return [down + blur + spread, Math.min(...below.filter((far) => far >= 0))];
}"""
ALL_SEEN = """(panel) => {
  const { bottom } = panel.querySelector(".foot").getBoundingClientRect();
  return [...panel.querySelectorAll(".actions button")].filter(
    (one) => one.getBoundingClientRect().bottom > bottom).map((one) => one.dataset.id);
}"""


def test_all_that_can_be_chosen_is_in_sight_beside_a_long_story(new_page, tmp_path):
    """As high as the cell of JupyterLab at 1280 x 800, with the story of a whole round of turns."""
    table = mops.Table(mops.game("miau_miau", players=2), seed=1, start=JACK)
    table._hear(table, {"kind": "item", "rev": table.timeline["rev"], "on": "JC"}, [])
    page = new_page(reduced_motion="reduce", viewport={"width": 848, "height": 680})
    page.goto(save_page(tmp_path / "page.html", table, "Wish").as_uri())
    panel = View(page).host.locator(".panel")
    panel.locator(".words").evaluate("(words) => words.append('And so on. '.repeat(99))")
    expect(panel.locator(".actions button")).to_have_count(5)
    assert panel.evaluate(ALL_SEEN) == []


def test_a_forgotten_call_costs_a_card_and_one_that_is_made_does_not(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=1, start='{LAST_BUT_ONE}'); t")
    view.changes(lambda: view.button("Miau!").click())
    expect(view.item("call0")).to_be_visible()
    view.shot(shots / "miau-miau-call.png")
    view.changes(lambda: notebook.page.keyboard.press("Escape"))
    view.changes(lambda: view.item("9C").click())
    expect(view.words).to_contain_text("forgot to call")
    assert notebook.ask("print(t.trace.steps()[0].after.hands[0])") == "('KD', 'AH')\n"
