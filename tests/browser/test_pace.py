"""The learner's pace in a real JupyterLab: a table that waits, and goes on as it is asked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.view import PAINTED

HOST = "page"
CLOCK = "own"
SETUP = "import mopsbook as mops; g = mops.game('mopsen', players=4)"
START = "hands R14 R15 R16 / R1 R2 R3 / R5 R6 R7 / R9 R10 R11; pecking Y C R B"


def test_a_trick_stays_until_it_has_been_seen(notebook, show, shots):
    page = notebook.page
    view = show(f"t = mops.Table(g, seed=3, start='{START}'); t")
    goes_on = view.host.locator("[data-id=continue]")
    view.item("R14").click()
    expect(view.prompt).to_contain_text(
        "Continue: the button below, Space, or a press on the board.", timeout=20_000
    )
    expect(goes_on).to_contain_text("Continue")
    view.shot(shots / "pace-trick.png")
    notebook.later(3_000)  # longer than any picture of this trick would stay by itself
    expect(view.prompt).to_contain_text(
        "Continue: the button below, Space, or a press on the board."
    )
    expect(view.stage.locator(".mark-lowest")).to_have_count(1)
    # a click anywhere on the board goes on, and so does a key: to the pecking order, and to the pinch
    box = view.stage.bounding_box()
    page.mouse.click(box["x"] + 12, box["y"] + 12)
    expect(view.stage.locator("[data-id=orderR].mark-active")).to_be_visible()
    page.keyboard.press("Space")
    expect(view.prompt).not_to_contain_text(
        "Continue: the button below, Space, or a press on the board."
    )
    view.settle()
    expect(goes_on).to_have_attribute("aria-disabled", "true")


def test_on_a_phone_what_goes_on_is_in_sight_beside_what_is_to_be_done(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=3, start='{START}'); t")
    view.host.evaluate("(box) => { box.style.width = '360px' }")
    view.settle()
    view.host.locator(".card.can-act.mark-legal").first.click()
    goes_on = view.prompt.locator("[data-id=continue]")
    expect(goes_on).to_have_class("go-on main", timeout=20_000)
    expect(view.prompt).to_contain_text("tap the table")
    view.shot(shots / "pace-phone.png")
    edge, board = goes_on.bounding_box(), view.stage.bounding_box()
    assert edge["y"] - (board["y"] + board["height"]) < 40, "right under the board"
    told = view.words.locator(".current").inner_text()
    goes_on.click()
    expect(view.words.locator(".current")).not_to_have_text(told)


def test_on_a_phone_the_board_comes_back_when_it_is_ones_turn(notebook, show):
    view, page = show(f"t = mops.Table(g, seed=3, start='{START}'); t"), notebook.page
    size = page.viewport_size
    page.set_viewport_size({"width": 400, "height": 600})
    view.host.evaluate("(box) => { box.style.width = '360px' }")
    view.settle()
    view.host.locator(".card.can-act.mark-legal").first.click()
    expect(view.prompt.locator("[data-id=continue]")).to_have_class("go-on main", timeout=20_000)
    top = "(stage) => stage.getBoundingClientRect().top"
    view.host.evaluate("(box) => box.shadowRoot.querySelector('.words').scrollIntoView()")
    assert view.stage.evaluate(top) < -200
    for _ in range(20):  # by a key, so that nothing has been pressed there
        if view.root.get_attribute("data-live") == "true":
            break
        page.keyboard.press("Space")
        page.wait_for_timeout(300)
    expect(view.root).to_have_attribute("data-live", "true")
    page.wait_for_function(f"(stage) => ({top})(stage) >= 0", arg=view.stage.element_handle())
    page.set_viewport_size(size)


def test_a_guided_game_stops_at_what_is_new_and_says_it_and_points_at_it(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=3, start='{START}', guided=True); t")
    view.item("R14").click()
    new = view.host.locator(".panel .notice")
    expect(new).to_contain_text("New: If a pug was led", timeout=20_000)
    expect(view.stage.locator("[data-id=R14].mark-told")).to_be_visible()
    expect(view.host.locator("[role=log]")).to_contain_text("New: If a pug was led")
    view.shot(shots / "guided.png")
    notebook.later(2_000)  # it waits at any pace
    expect(new).to_contain_text("New: If a pug was led")
    view.host.evaluate("(box) => { box.style.width = '360px' }")
    expect(new).to_be_in_viewport()
    view.shot(shots / "guided-phone.png")
    view.prompt.locator("[data-id=continue]").click()
    expect(new.filter(has_text="New: If a pug was led")).to_have_count(0)


def test_the_pace_is_chosen_at_the_table_and_kept(notebook, show):
    view = show(f"t = mops.Table(g, seed=3, start='{START}'); t")
    view.host.get_by_role("combobox", name="Pace").select_option("fast")
    notebook.knows("t.pace", "fast")
    view.item("R14").click()
    expect(view.root).to_have_attribute("data-live", "true", timeout=20_000)


def test_words_are_told_newest_first_and_why_to_whoever_asks(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=3, start='{START}'); t")
    view.changes(lambda: view.item("R14").click())
    turns = view.words.locator(".notes")
    expect(turns.first).to_have_class("notes current")
    assert turns.count() > 3
    chips = view.words.locator(".chip")
    assert all(len(told) > len("§ 4.10 ") for told in chips.all_inner_texts())  # with its title
    view.changes(lambda: view.item("R15").click())
    seen = chips.count()
    view.words.get_by_role("button", name="which rules?").first.click()
    expect(chips).not_to_have_count(seen)
    view.host.locator("button.coach").click()
    rules = view.host.get_by_role("dialog").locator(".rule-list button")
    expect(rules.nth(50)).to_be_attached()
    view.shot(shots / "pace-rules.png")
    name = rules.first.inner_text()
    rules.first.click()
    expect(view.host.get_by_role("dialog", name=name)).to_be_visible()
    for left in (1, 0):
        notebook.page.keyboard.press("Escape")
        expect(view.host.get_by_role("dialog")).to_have_count(left)


MAUZ = "hands 6C 7D 8H / 9C 9D KH / AC AD 7S; middle TC JD QH; turns 5; knocker 1; tokens 0 1 1"


def test_advice_and_results_stand_on_top_and_move_no_button(notebook, show, shots):
    game = "mops.game('mauz', players=3, tokens=1)"
    view = show(f"t = mops.Table({game}, seed=3, start='{MAUZ}'); t")
    skip = view.host.locator(".actions [data-id=skip]")

    def place() -> tuple[float, float]:
        notebook.page.evaluate(PAINTED)  # what is beside the board has found its size
        button, whole = skip.bounding_box(), view.host.bounding_box()
        return button["x"] - whole["x"], button["y"] - whole["y"]

    before = place()
    view.changes(lambda: view.button("What is best?").click())
    assert place() == before
    expect(view.notice.locator("tbody tr")).to_have_count(4)
    expect(view.notice.locator("tr.strong")).to_have_count(1)
    view.shot(shots / "pace-advice.png")
    view.changes(skip.click)
    expect(view.words.locator(":scope > .scores:first-child .result")).to_be_visible()
    notebook.later(600)  # it may lie where the last press was: no double click
    view.changes(lambda: view.button("Play to the end").click())
    expect(view.words.locator(":scope > .scores:first-child .result")).to_contain_text("wins")
    expect(view.host.locator(".actions .main")).to_have_text("Play again")
    view.shot(shots / "pace-end.png")
