"""The learner's pace in a real JupyterLab: a table that waits, and goes on as it is asked."""

from __future__ import annotations

from playwright.sync_api import expect

SETUP = "import mopsbook as mops; g = mops.game('mopsen', players=4)"
START = "hands R14 R15 R16 / R1 R2 R3 / R5 R6 R7 / R9 R10 R11; pecking Y C R B"


def test_a_trick_stays_until_it_has_been_seen(notebook, show, shots):
    page = notebook.page
    view = show(f"t = mops.Table(g, seed=3, start='{START}'); t")
    prompt = view.host.locator(".prompt")
    goes_on = view.host.locator("[data-id=continue]")
    view.item("R14").click()
    expect(prompt).to_contain_text("Continue when you have seen it.", timeout=20_000)
    expect(goes_on).to_contain_text("Continue")
    view.shot(shots / "pace-trick.png")
    page.wait_for_timeout(3_000)  # longer than any picture of this trick would stay by itself
    expect(prompt).to_contain_text("Continue when you have seen it.")
    assert view.stage.locator(".mark-lowest").count() == 1
    # a click anywhere on the board goes on, and so does a key
    box = view.stage.bounding_box()
    page.mouse.click(box["x"] + 12, box["y"] + 12)
    expect(prompt).not_to_contain_text("Continue when you have seen it.")
    view.settle()
    expect(goes_on).to_have_count(0)


def test_the_pace_is_chosen_at_the_table_and_kept(notebook, show):
    view = show(f"t = mops.Table(g, seed=3, start='{START}'); t")
    view.host.get_by_role("combobox", name="Pace").select_option("fast")
    assert notebook.ask("print(t.pace)").strip() == "fast"
    view.item("R14").click()
    expect(view.root).to_have_attribute("data-live", "true", timeout=20_000)
