"""The rule book: found, shown and left by keys alone, in a notebook and on a page; axe-core finds nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import mopsbook as mops
from mopsbook.jupyter.export import save_page
from tests.browser.view import LAYOUTS, NO_WIDER, View, focuses, tab_until, take, violations

HOST = "page"
SETUP = "import mopsbook as mops"


def book(page: Page, within: Locator | None = None) -> Locator:
    """Return the book that is shown."""
    host = (within or page).locator("div.mopsbook").first  # type: ignore[union-attr]
    expect(host.locator(".book")).to_be_attached(timeout=60_000)
    return host


def key_to(page: Page, label: str) -> None:
    """Go by Tab to what has a name, and press Enter."""
    tab_until(page, lambda at: at["label"] == label)
    page.keyboard.press("Enter")


def test_a_rule_is_found_shown_and_read_both_ways_by_keys(notebook: Any, shots: Path) -> None:
    notebook.cell("b = mops.RuleBook(mops.game('mopsen', players=3)); b")
    page = notebook.page
    cell = notebook.active
    host = book(page, cell)
    host.get_by_role("searchbox").focus()
    page.keyboard.type("must take pinch")
    expect(host.get_by_role("status")).to_contain_text("rules")
    key_to(page, "§ 4.6 Pinching is a must")
    expect(host.get_by_role("heading")).to_have_text("§ 4.6 Pinching is a must")
    focuses(page, lambda at: at["label"] == "§ 4.6 Pinching is a must")
    expect(host.locator(".pair .stage")).to_have_count(2)
    key_to(page, "Show me")
    expect(host.locator("figcaption").first).to_have_text("An example")
    take(page, shots / "book-lab.png")
    key_to(page, "Another one")
    expect(host.locator("figcaption").first).to_have_text("From a game, 1 of 2")
    assert violations(page, host) == []
    key_to(page, "Open a table with the other reading")
    View(page, host.locator(".aside"))
    focuses(page, lambda at: at["inside"] and at["label"] != "Back")  # what can be done there
    key_to(page, "Back")
    expect(host.locator(".aside")).to_have_count(0)
    assert notebook.ask("print(b.rule)") == "mopsen.pinch-must\n"


def test_it_is_one_key_away_from_a_table_which_waits(show: Any, notebook: Any, shots: Path) -> None:
    table = show("t = mops.Table(mops.game('mauz', players=2), seed=3, lang='de'); t")
    before = notebook.ask("print(t.rev, t.state)")
    table.host.locator(".mops").focus()
    table.page.keyboard.press("b")
    page = table.page
    dialog = table.host.get_by_role("dialog")
    expect(dialog).to_be_visible()
    search = dialog.get_by_role("searchbox")
    expect(search).to_be_focused()  # what is asked for
    page.keyboard.type("Fauchen")
    expect(dialog.get_by_role("status")).to_contain_text("Regeln")
    expect(dialog.locator("details")).to_have_count(0)  # chapters have made room for what was found
    tab_until(page, lambda at: at["label"].startswith("§ 5.5"))
    page.keyboard.press("Enter")
    key_to(page, "Zeig es mir")
    expect(dialog.locator(".boards .stage").first).to_be_visible()
    take(page, shots / "book-table.png")
    assert violations(page, table.host) == []
    key_to(page, "‹ Alle Regeln")
    search.fill("Runde beendet")
    tab_until(page, lambda at: at["label"].startswith("§ 5.6"))
    page.keyboard.press("Enter")
    key_to(page, "Einen Tisch mit der anderen Lesart öffnen")
    inner = View(page, table.host.locator(".aside"))  # the dialog makes room
    expect(dialog).to_have_count(0)
    inner.shot(shots / "book-otherwise.png")
    assert notebook.ask("print(t._beside.game.options != t.game.options)") == "True\n"
    table.host.locator(".back-bar button").click()
    expect(table.stage).to_be_visible()
    assert notebook.ask("print(t.rev, t.state)") == before


def test_a_page_shows_examples_in_every_width_and_theme(
    new_page: Any, tmp_path: Path, shots: Path
) -> None:
    shown = mops.RuleBook(mops.game("mauz"), "hiss-reveal", lang="de")
    page = new_page(reduced_motion="reduce")
    page.goto(save_page(tmp_path / "page.html", [shown], "Mauz").as_uri())
    host = book(page)
    host.get_by_role("button", name="Zeig es mir").click()
    expect(host.locator(".pair .stage")).to_have_count(4)  # two other readings, beside ours
    expect(host.locator(".boards .stage").first).to_be_visible()
    expect(host.get_by_text("kommen aus Python")).to_be_visible()
    for width, scheme in LAYOUTS:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)
        expect(host.locator("[data-theme]").first).to_have_attribute("data-theme", scheme)
        page.wait_for_function(NO_WIDER, arg=width)
        take(page, shots / f"book-{scheme}-{width}.png")
        assert violations(page, host) == [], (width, scheme)
