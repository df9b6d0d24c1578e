"""A game of Mauz in a real JupyterLab: by keyboard to its end, and by mouse."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.view import tab_until

HOST = "page"
SETUP = "import mopsbook as mops; g = mops.game('mauz', players=2, tokens=1)"
TURN = "hands 6H 7D 9H / 9C TD KC; middle TC JD QH; stock 6C 7C 8C"


def press(page: Any, view: Any, label: str) -> None:
    """Tab to a button and press it; its key may stand behind its name."""
    tab_until(page, lambda at: at["action"] and at["label"].startswith(label))
    view.changes(lambda: page.keyboard.press("Enter"))


def test_a_game_of_two_to_its_end_by_keyboard_alone(notebook, show, shots):
    page = notebook.page
    view = show("t = mops.Table(g, seed=2); t")
    page.keyboard.press("Escape")  # out of the editor, as a reader leaves a cell
    tab_until(page, lambda at: at["inside"])
    over = view.over
    swapped = False
    for turn in range(60):
        if view.button("Play again").count():
            break
        if view.button("Next round").count():
            press(page, view, "Next round")
            swapped = False
        elif view.button("Keep this set").count():
            press(page, view, "Keep this set")
        elif swapped:
            knock = view.button("Knock").count()
            view.changes(lambda key="k" if knock else "s": page.keyboard.press(key))
        else:
            # the first card of the middle for the first of the hand
            tab_until(page, lambda at: "mark-legal" in at["classes"])
            view.changes(lambda: page.keyboard.press("Enter"))
            tab_until(page, lambda at: "mark-legal" in at["classes"])
            view.changes(lambda: page.keyboard.press("Enter"))
            swapped = True
        if turn == 3:
            view.shot(shots / "mauz-3.png")
    expect(over.first).to_be_visible()
    view.shot(shots / "mauz-result.png")
    told = notebook.ask("print(t.state.phase, len(t.state.cats))")
    assert told.strip() == "over 1"


def test_what_a_swap_leads_to_is_told_on_pointing_at_a_card(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=1, start='{TURN}'); t")
    view.item("QH").hover()
    expect(view.host.locator(".why")).to_contain_text("25")
    view.changes(lambda: view.button("What is best?").click())
    expect(view.notice).to_contain_text("25 points instead of 15")
    assert set(view.cards(".mark-best")) == {"7D", "QH"}
    view.item("QH").hover()
    expect(view.host.locator(".why")).to_contain_text("25")
    expect(view.host.locator(".actions .lit")).to_have_count(0)
    view.changes(lambda: view.item("7D").click())
    view.item("TC").hover()
    expect(view.host.locator(".why")).to_contain_text("15")
    view.shot(shots / "mauz-why.png")
    assert view.violations() == []
    view.changes(lambda: view.item("QH").click())
    assert notebook.ask("print(t.trace.moves[0])") == "0 swap 7D for QH\n"
