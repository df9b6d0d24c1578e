"""A round of Mogel-Motte in a real JupyterLab by keyboard, a slap in real time, and a catch by mouse."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.view import tab_until

HOST = "page"
SETUP = "import mopsbook as mops; g = mops.game('mogel_motte', players=3)"
ROUND = "guard 1; discard N3; draw N1 N5 N2 N4 N3 N1; hands N1 N2 M4 S4 / N2 N4 N5 Q1 / N1 C3 N5 N3"
SLAP = "phase slap; guard 1; turn 1; discard N3 Q4; draw N1 N2; hands N1 N5 / N2 N2 / N3 N4"
ATTEMPT = "phase attempt; attempt 1:M2; guard 0; turn 2; discard N3; draw N1 N2; hands N1 N5 M4 / N2 N2 / N3 N4"


def slapped(notebook):
    """How the slap came out; the others may have played on since."""
    code = "next(move.json() for move in t.trace.moves if str(move).startswith('slap'))"
    return json.loads(notebook.ask(f"import json; print(json.dumps({code}))"))


def test_a_calm_round_by_keyboard_alone(notebook, show, shots):
    page = notebook.page
    view = show(f"t = mops.Table(g, seed=18, start='{ROUND}', seat=0); t")
    page.keyboard.press("Escape")  # out of the editor, as a reader leaves a cell
    tab_until(page, lambda at: at["id"].startswith("hand0"))
    view.changes(lambda: page.keyboard.press("s"))
    tab_until(page, lambda at: at["id"] == "hand0.M4.0", "ArrowRight")
    view.shot(shots / "mogel-motte-sneak.png")
    view.changes(lambda: page.keyboard.press("Enter"))
    expect(view.item("under0.0")).to_be_visible()
    over = view.host.locator(".scores")
    for _ in range(60):
        if over.count():
            break
        if view.host.locator(".actions .main, .go-on.main").count():
            tab_until(page, lambda at: at["action"] and "main" in at["classes"])
        else:
            tab_until(page, lambda at: at["id"].startswith("hand0"), "Shift+Tab")
            page.keyboard.press(
                "ArrowLeft"
            )  # a key that has just gone on chooses nothing before another one
            tab_until(page, lambda at: "mark-legal" in at["classes"].split(), "ArrowRight")
        view.changes(lambda: page.keyboard.press("Enter"))
    expect(over.first).to_be_visible()
    view.shot(shots / "mogel-motte-round.png")
    assert view.violations() == []
    assert notebook.ask("print(t.state.phase)") == "round_over\n"


def test_a_slap_in_real_time(notebook, show, shots):
    page = notebook.page
    view = show(f"t = mops.Table(g, seed=1, start='{SLAP}', seat=0, live=True); t")
    view.item("hand0.N1.0").focus()  # the key works wherever the focus is
    view.changes(lambda: page.keyboard.press(" "))
    assert slapped(notebook)["order"][0] == 0, "a hand at once is the fastest"


def test_who_does_nothing_is_late(notebook, show):
    view = show(f"t = mops.Table(g, seed=1, start='{SLAP}', seat=0, live=True); t")
    view.host.scroll_into_view_if_needed()  # the clock goes while it can be seen
    expect(view.prompt).to_contain_text("The hands came down in this order", timeout=20_000)
    expect(view.prompt).to_contain_text("You are slowest")
    slap = slapped(notebook)
    assert (slap["slowest"], slap["clock"]) == (0, 30)


def test_a_guard_accuses_and_hands_a_card_over(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=2, start='{ATTEMPT}', seat=0); t")
    expect(view.item("attempt")).to_be_visible()
    assert view.violations() == []
    view.shot(shots / "mogel-motte-attempt.png")
    view.button("Accuse Ben").hover()  # which lights Ben's name up
    view.changes(lambda: view.button("Accuse Ben").click())
    assert set(view.cards(".mark-dim")) == {"hand0.M4.0"}
    view.changes(lambda: view.item("hand0.N5.0").click())
    expect(view.item("bug")).to_be_visible()
    assert notebook.ask("print(t.state.guard, t.state.hands[0])") == "1 ('N1', 'M4')\n"
