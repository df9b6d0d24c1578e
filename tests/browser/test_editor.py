"""The editor: a position is changed with the mouse and by keys, and leads to a table and back; axe-core finds nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.jupyter.export import save_page
from tests.browser.view import View, violations

START = "hands 6C 7D 8H / 9C 9D KH; middle TC JD QH"
HOST = "page"
SETUP = f"import mopsbook as mops\ng = mops.game('mauz', players=2)\ns = g.position({START!r})"
GLIDE = 700
"""So long what was put somewhere else is on its way there, in milliseconds."""
IMPOSSIBLE, POSSIBLE = "This position cannot occur:", "This position can occur."


def test_with_the_mouse_things_are_swapped_and_played_with(notebook: Any, shots: Path) -> None:
    notebook.cell("e = mops.Editor(s); e")
    view = View(notebook.page, notebook.active)
    host = view.host
    prompt = host.locator(".prompt")
    expect(prompt).to_contain_text(POSSIBLE)
    view.item("6C").click()
    expect(prompt).to_contain_text("is picked")
    view.item("TC").click()
    expect(prompt).to_contain_text(IMPOSSIBLE)
    expect(prompt).to_contain_text("A hand has 3 cards")
    view.shot(shots / "editor-impossible.png")
    host.locator('[data-id="middle/0"].thing').click()
    host.locator('[data-id="hands/0"].put').click()
    expect(prompt).to_contain_text(POSSIBLE)
    assert notebook.ask("print(e.position.hands[0])") == "('TC', '7D', '8H')\n"
    assert violations(notebook.page, host) == []
    host.locator('[data-id="table"]').click()
    inner = View(notebook.page, host.locator(".aside"))
    inner.item("7D").wait_for()
    assert notebook.ask("print(e._beside.state == e.position)") == "True\n"
    inner.item("7D").click()  # which brings all of the table into sight
    expect(host.locator(".back-bar button")).to_be_in_viewport(ratio=1)
    host.locator(".back-bar button").click()
    expect(prompt).to_be_visible()
    assert notebook.ask("print(e._beside)") == "None\n"


def test_things_are_dragged_on_the_table_and_in_the_rows(notebook: Any) -> None:
    notebook.cell("e = mops.Editor(s); e")
    view = View(notebook.page, notebook.active)
    host, mouse = view.host, notebook.page.mouse
    prompt = host.locator(".prompt")
    view.item("6C").scroll_into_view_if_needed()
    for thing, step in (("6C", mouse.down), ("TC", mouse.up)):
        mouse.move(*middle(view.item(thing)).values(), steps=5)
        step()
    expect(prompt).to_contain_text("A hand has 3 cards")
    expect(prompt.locator(".chip")).to_have_text(
        "§ 2.2 Three cards each"
    )  # which rule, one press away
    host.locator('[data-id="middle/0"].thing').drag_to(host.locator('[data-id="hands/0"].put'))
    expect(prompt).to_contain_text(POSSIBLE)
    assert notebook.ask("print(e.position.hands[0], e.position.middle)") == (
        "('TC', '7D', '8H') ('JD', 'QH', '6C')\n"
    )


def middle(part: Any) -> dict[str, float]:
    box = part.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_fingers_tap_a_thing_and_where_it_goes_or_drag_it_there(notebook: Any) -> None:
    notebook.cell("e = mops.Editor(s); e")
    view = View(notebook.page, notebook.active)
    host = view.host
    prompt = host.locator(".prompt")
    touch = notebook.page.context.new_cdp_session(notebook.page)

    def finger(kind: str, *points: dict[str, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    def drag(begin: Any, end: Any) -> None:
        begin.scroll_into_view_if_needed()
        a, b = middle(begin), middle(end)
        finger("touchStart", a)
        for n in range(1, 6):
            finger("touchMove", {key: a[key] + (b[key] - a[key]) * n / 5 for key in a})
        finger("touchEnd")

    for part in ('[data-id="hands/0/0"].thing', '[data-id="box"].put'):
        host.locator(part).scroll_into_view_if_needed()
        finger("touchStart", middle(host.locator(part)))
        finger("touchEnd")
    expect(prompt).to_contain_text(IMPOSSIBLE)
    assert notebook.ask("print(e.notation.count('6C'))") == "0\n"
    drag(host.locator('[data-id="middle/0"].thing'), host.locator('[data-id="hands/0"].put'))
    expect(host.locator('[data-id="middle/2"].thing')).to_have_count(0)
    drag(view.item("JD"), view.item("9C"))
    expect(host.locator('[data-id="hands/1/3"].thing')).to_be_visible()
    # from the table into a row, before what lies there
    notebook.page.wait_for_timeout(GLIDE)
    drag(view.item("KH"), host.locator('[data-id="middle/0"].thing'))
    expect(host.locator('[data-id="middle/1"].thing')).to_be_visible()
    lie = "print(*(e._desk.row(name).text for name in ('hands/0', 'hands/1', 'middle')), sep=', ')"
    assert notebook.ask(lie) == "TC 7D 8H, 9C 9D JD, KH QH\n"


def test_on_a_phone_the_end_of_every_game_can_be_changed_and_taken_back(
    notebook: Any, shots: Path
) -> None:
    page = notebook.page
    page.set_viewport_size({"width": 360, "height": 740})
    for name in registry.games():
        end = f"mops.record(mops.game({name!r}), seed=3, players='simple').last"
        notebook.cell(f"import mopsbook as mops\ne = mops.Editor({end}); e")
        host = View(page, notebook.active).host
        prompt = host.locator(".prompt")
        expect(prompt).to_contain_text(POSSIBLE)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, name
        text = notebook.ask("print(e.notation)").rstrip("\n")
        for part in (".desk .thing:not([data-id^=box])", "[data-id=box].put"):
            host.locator(part).first.click()
        notebook.knows(f"e.notation == {text!r}", "False")
        host.get_by_role("button", name="Undo").click()
        notebook.knows(f"e.notation == {text!r}", "True")
        expect(prompt).to_contain_text(POSSIBLE)
        View(page, notebook.active).shot(shots / f"editor-phone-{name}.png")


def test_by_keys_things_are_moved_taken_out_and_brought_back(notebook: Any) -> None:
    notebook.cell("e = mops.Editor(s); e")
    view = View(notebook.page, notebook.active)
    host, keys = view.host, notebook.page.keyboard
    prompt = host.locator(".prompt")
    host.locator('[data-id="hands/0/0"].thing').focus()
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(prompt).to_contain_text("is picked")
    keys.press("Escape")
    expect(prompt).not_to_contain_text("is picked")
    keys.press("Delete")
    expect(prompt).to_contain_text(IMPOSSIBLE)
    expect(host.locator('[data-id="box/7D"]')).to_be_visible()
    keys.press("u")
    expect(prompt).to_contain_text(POSSIBLE)
    assert notebook.ask("print(e.position == s)") == "True\n"


def test_a_table_leads_to_the_editor_and_back(show: Any, notebook: Any) -> None:
    table = show("t = mops.Table(g, start=s); t")
    table.button("More").first.click()
    table.button("Edit this position (everything is shown)").click()
    inner = View(notebook.page, table.host.locator(".aside"))
    expect(inner.host.locator(".prompt")).to_contain_text(POSSIBLE)
    assert notebook.ask("print(t._beside.position == t.state)") == "True\n"
    table.host.locator(".back-bar button").click()
    expect(table.host.locator(".aside")).to_have_count(0)


def test_on_a_page_it_says_what_changing_needs(new_page: Any, tmp_path: Path) -> None:
    editor = mops.Editor(mops.game("mauz", players=2).position(START))
    page = new_page()
    page.goto(save_page(tmp_path / "page.html", editor, "Mauz").as_uri())
    view = View(page)
    expect(view.host.locator(".prompt")).to_contain_text("that needs Python")
    expect(view.host.locator("textarea")).to_have_value(editor.notation)
    assert violations(page, view.host) == []


def test_a_tile_goes_to_a_free_place_that_is_pressed(notebook: Any) -> None:
    notebook.cell(
        "r = mops.game('mops_royal', players=2).position('boards A2 A3 / B3; tile C1')\n"
        "e = mops.Editor(r); e"
    )
    view = View(notebook.page, notebook.active)
    view.host.locator('[data-id="box/C2"]').click()
    view.item("to.1,0").click()
    expect(view.host.locator('[data-id="boards/0/1,0"]')).to_be_visible()
    assert notebook.ask("print(e._desk.row('boards/0').text)") == "A2 A3, C2 ..\n"
