"""A game of Miau! Miau! in a real JupyterLab: by keyboard to its end, and by mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.view import tab_until

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
    view.button("Choose hearts").hover()
    view.shows(".lit", "9H", "TH", "KH")
    view.shot(shots / "miau-miau-wish.png")
    assert view.violations() == []
    view.changes(lambda: notebook.page.keyboard.press("h"))
    assert notebook.ask("print(t.trace.moves[0])") == "0 play JC wish H\n"


def test_a_forgotten_call_costs_a_card_and_one_that_is_made_does_not(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=1, start='{LAST_BUT_ONE}'); t")
    view.changes(lambda: view.button("Miau!").click())
    expect(view.item("call0")).to_be_visible()
    view.shot(shots / "miau-miau-call.png")
    view.changes(lambda: notebook.page.keyboard.press("Escape"))
    view.changes(lambda: view.item("9C").click())
    expect(view.words).to_contain_text("forgot to call")
    assert notebook.ask("print(t.trace.steps()[0].after.hands[0])") == "('KD', 'AH')\n"
