"""A table within a real JupyterLab: its keys beside those of the notebook, its cells, its boxes and tabs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from mopsbook.core import registry
from tests.browser.test_keys import table
from tests.browser.test_table import TRICK, names
from tests.browser.view import UNFULL, View, focus, take

SETUP = "import mopsbook as mops, ipywidgets as w; g = mops.game('mopsen', players=3)"


@pytest.mark.parametrize("game", registry.games())
def test_the_own_hand_is_three_keys_away(show, game):
    view = table(show, game)
    page = view.page
    for _ in range(2):  # and Escape before them
        page.keyboard.press("Tab")
        if focus(page)["inside"]:
            break
    at = focus(page)["id"]
    zone = view.item(at).evaluate(
        "node => node.getRootNode().querySelector(`[role=group][aria-owns~='${node.id}']`).ariaLabel"
    )
    assert "Anna" in zone or "Your" in zone, (at, zone)


def test_two_views_a_box_and_a_closed_widget(notebook, show):
    name, other = next(names), next(names)
    view = show(f"{name} = mops.Table(g, seed=4, seat=2, start='{TRICK}'); {name}")
    box = (
        f"{other} = mops.Replay(mops.record(g, seed=1, moves=[]))\n"
        f"w.HBox([{name}, {other}], layout=w.Layout(width='1400px'))"
    )
    second, beside = (
        show(box),
        View(notebook.page, notebook.active, 1),
    )
    assert second.cards(".mark-legal") == ["R1"]
    assert second.host.bounding_box()["width"] == beside.host.bounding_box()["width"] > 300
    # what is done in one view is seen in the other
    second.changes(lambda: second.item("R1").click())
    expect(view.item("R1")).not_to_have_class(re.compile("mark-legal"))
    view.settle()
    assert view.cards() == second.cards()
    # and what Python does, in both
    second.changes(lambda: notebook.ask(f"{name}.undo()"))
    assert second.cards(".mark-legal") == ["R1"]
    assert notebook.ask(f"{name}.close(); {other}.close()") == ""
    expect(second.host).to_have_count(0)


def test_a_cell_run_again_and_a_hidden_tab(notebook, show):
    name = next(names)
    show(f"{name} = mops.Table(g, seed=4, seat=2, start='{TRICK}'); {name}")
    notebook.page.evaluate("window.jupyterapp.commands.execute('notebook:run-cell')")
    view = View(notebook.page, notebook.active)
    view.changes(lambda: view.item("R1").click())
    tabs = (
        f"{name} = mops.Table(g, seed=4, seat=2, start='{TRICK}')\n"
        f"w.Tab([w.HTML('<i>first</i>'), {name}], titles=['words', 'table'])"
    )
    notebook.cell(tabs)
    cell = notebook.active
    expect(cell.locator("i", has_text="first")).to_be_visible()
    cell.get_by_role("tab", name="table").click()
    hidden = View(notebook.page, cell)
    assert hidden.stage.bounding_box()["width"] > 300
    hidden.changes(lambda: hidden.item("R1").click())


def test_presenter_mode_and_the_way_out(notebook, show, shots):
    name = next(names)
    page = notebook.page
    view = show(f"{name} = mops.Table(g, seed=4, seat=2, start='{TRICK}'); {name}")
    view.item("R1").focus()
    page.keyboard.press("p")
    expect(view.host).to_have_attribute("data-presenting", "")
    take(page, shots / "table-presenter.png")
    page.keyboard.press("p")  # the board alone
    expect(view.host.locator(".words")).to_be_hidden()
    page.keyboard.press("p")
    expect(view.host).not_to_have_attribute("data-presenting", "")
    view.page.wait_for_function(UNFULL)
    # keys of the notebook do nothing while a card has the focus: "d d" would delete the cell
    cells = page.locator(".jp-Cell").count()
    view.item("R1").focus()
    for key in "ddxa":  # B opens the rule book
        page.keyboard.press(key)
    assert page.locator(".jp-Cell").count() == cells
    page.keyboard.press("Escape")
    assert not focus(page)["inside"]
    page.wait_for_timeout(300)  # whoever else wants it has taken it by then
    assert page.evaluate("document.activeElement.matches('.jp-Cell, .jp-Cell *')"), "in the cell"
