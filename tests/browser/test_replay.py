"""A replay in a real JupyterLab: linked both ways, in boxes, and after the kernel was restarted."""

from __future__ import annotations

from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.jupyter.export import save_page
from tests.browser.notebook import Notebook
from tests.browser.view import UNFULL, View, take

MOTION = "no-preference"
SETUP = """import mopsbook as mops, ipywidgets as w
g = mops.game("mopsen", players=3)
s = g.position("trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B")
t = mops.record(g, start=s, moves=["2 play R3", "2 pinch R16"])"""


def active(notebook: Notebook, number: int = 0) -> View:
    return View(notebook.page, notebook.active, number)


def test_the_index_goes_both_ways(notebook):
    notebook.cell(
        "r = mops.Replay(t); slider = w.IntSlider(max=3); out = w.Output()\n"
        "w.jslink((r, 'index'), (slider, 'value'))\n"
        "seen = []; r.observe(lambda c: seen.append(c['new']), 'index')\n"
        "twice = w.interactive_output(lambda step: print('step', step), {'step': slider})\n"
        "w.VBox([w.HBox([r]), slider, twice])"
    )
    view = active(notebook)
    step = view.host.locator(".bar .step")
    cell = notebook.active
    expect(step).to_have_text("Start")
    view.button("Next step").click()
    expect(step).to_have_text("Step 1 of 3")
    expect(cell.locator("pre", has_text="step 1")).to_be_visible()
    notebook.ask("r.index = 99")
    expect(step).to_have_text("Step 3 of 3")
    expect(cell.locator("pre", has_text="step 3")).to_be_visible()  # the kernel knows it, too
    notebook.ask("slider.value = 0")
    expect(step).to_have_text("Start")
    assert notebook.ask("print(r.index, seen)").strip() == "0 [1, 3, 0]"
    notebook.ask("r.lang = 'de'")
    expect(step).to_have_text("Start")


def test_two_views_share_the_step_and_a_closed_one_is_gone(notebook):
    notebook.cell("r2 = mops.Replay(t); w.VBox([r2])")
    first = active(notebook)
    notebook.cell("r2")
    second = active(notebook)
    second.button("Last step").click()
    expect(first.host.locator(".bar .step")).to_have_text("Step 3 of 3")
    notebook.ask("r2.close()")
    expect(second.host).to_have_count(0)


def test_presenter_mode_hides_hands_until_asked(notebook, shots):
    notebook.cell("mops.Replay(t)")
    view = active(notebook)
    view.item("B1").focus()
    faces = ".card[aria-label*='bone']"
    shown = len(view.cards(faces))
    notebook.page.keyboard.press("p")
    expect(view.host).to_have_attribute("data-presenting", "")
    read = view.stage.locator(f".item{faces}")
    expect(read).not_to_have_count(shown)  # once Python has sent the game with all hands closed
    notebook.page.keyboard.press("h")
    expect(read).to_have_count(shown)
    notebook.page.keyboard.press("ArrowRight")
    expect(view.host.locator(".bar .step")).to_have_text("Step 1 of 3")
    take(notebook.page, shots / "replay-presenter.png")
    notebook.page.keyboard.press("Escape")
    expect(view.host).not_to_have_attribute("data-presenting", "")
    view.page.wait_for_function(UNFULL)


def test_a_move_is_guessed_by_keys_and_by_a_click(notebook, shots):
    notebook.cell("r3 = mops.Replay(t); r3")
    view = active(notebook)
    view.host.get_by_label("Guess the move").select_option(label="Guess Cleo’s moves")
    told = view.host.locator(".words .notice")
    expect(told).to_contain_text("What would you do here for Cleo?")  # once Python has sent it
    notebook.page.wait_for_timeout(700)  # a press right after a list was for the list
    view.item("B4").click(force=True)  # what is told not to be possible can be pressed all the same
    expect(told).to_contain_text("That cannot be done")
    expect(told).to_contain_text("red")
    expect(view.host.locator(".bar .step")).to_have_text("Step 1 of 3")
    take(notebook.page, shots / "replay-guess.png")
    view.host.locator(".mops").focus()
    notebook.page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("What would you do")
    view.item("R16").focus()
    notebook.page.wait_for_timeout(700)  # a key that comes too soon was for the picture before
    notebook.page.keyboard.press("Enter")
    expect(told).to_contain_text("That is what was done, too.")
    notebook.knows("r3.index, r3.guess", "3 2")


def test_what_is_shown_is_tried_at_a_table_aside(notebook, shots):
    notebook.cell("r6 = mops.Replay(t, lang='de'); r6")
    view = active(notebook)
    view.button("Mehr").first.click()
    view.button("Hier selbst probieren").click()
    inner = View(notebook.page, view.host.locator(".aside"))
    inner.changes(lambda: inner.click("R3"))
    take(notebook.page, shots / "replay-aside.png")
    assert notebook.ask("print(len(r6._beside.trace), r6.index)") == "1 0\n"
    view.host.locator(".back-bar button").click()
    expect(view.host.locator(".bar .step")).to_have_text("Start")
    assert notebook.ask("print(r6._beside)") == "None\n"


def test_on_a_page_it_is_said_what_trying_needs(new_page, tmp_path):
    game = mops.game("mopsen", players=3)
    page = new_page()
    shown = mops.Replay(mops.record(game, seed=7))
    page.goto(save_page(tmp_path / "page.html", shown, "Mopsen").as_uri())
    view = View(page)
    view.button("More").first.click()
    view.button("Try this here").click()
    expect(view.notice).to_contain_text("Python is needed")
    expect(view.stage).to_be_visible()


def test_a_replay_outlives_its_kernel(notebook):
    """The last test: it restarts the kernel of the notebook."""
    notebook.cell("mops.Replay(t)")
    view = active(notebook)
    notebook.restart_kernel()
    view.button("Last step").click()
    expect(view.host.locator(".bar .step")).to_have_text("Step 3 of 3")
    expect(view.words).to_contain_text("pinches red 16")
    view.host.get_by_label("Language").select_option("de")
    expect(view.host.locator(".bar .step")).to_have_text("Schritt 3 von 3")
