"""A game from elsewhere in a real JupyterLab: played to its end by mouse and by keys, and replayed with no kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.view import View, look_through, tab_until
from tests.test_outside import installed, run  # noqa: F401 (a fixture)

SETUP = "import sys"
TWICE = 550
"""Milliseconds after which a second press of the same button is one of its own."""


@pytest.fixture
def table(notebook: Any, show: Any, installed: Path) -> View:  # noqa: F811
    """A table for six near the end of a game, which is over when somebody has no card left."""
    assert notebook.ask(f"sys.path.insert(0, {str(installed)!r}); import mopsbook as mops") == ""
    view: View = show(
        "g = mops.game('play_or_pay', players=6)\n"
        "late = next(s for s in mops.record(g, seed=4).states() if s.turn == 0 and len(s.hands[0]) == 3)\n"
        "t = mops.Table(g, seed=4, seat=0, start=late); t"
    )
    return view


def by_mouse(view: View) -> None:
    card = view.stage.locator(".item.mark-legal").first
    if card.count():
        card.click()
    else:
        view.page.wait_for_timeout(TWICE)  # the same button once more, and no double click
        view.host.locator(".actions button").first.click()


def by_keys(view: View) -> None:
    if view.cards(".mark-legal"):
        look_through(view.page, lambda at: "mark-legal" in at["classes"])
    else:
        tab_until(view.page, lambda at: at["action"])
    view.page.keyboard.press("Enter")


@pytest.mark.parametrize("by", [by_mouse, by_keys])
def test_a_game_to_its_end(notebook: Any, table: View, shots: Path, by: Any) -> None:
    notebook.page.keyboard.press("Escape")  # out of the editor, as a reader leaves a cell
    for number in range(60):
        if notebook.ask("print(t.trace.over)") == "True\n":
            break
        table.changes(lambda: by(table))
        if number == 1:
            table.shot(shots / f"outside-{by.__name__}.png")
    won = notebook.ask(
        "print(t.trace.outcome.winners[0], len(t.state.hands[t.trace.outcome.winners[0]]))"
    )
    assert won.split()[1] == "0", "whoever wins holds no card"
    expect(table.words).to_contain_text("out and win")
    assert table.violations() == []


def test_a_replay_without_a_kernel(new_page: Any, installed: Path, tmp_path: Path) -> None:  # noqa: F811
    code = """
import sys
import mopsbook as mops
trace = mops.record(mops.game("play_or_pay", players=3), seed=7)
mops.save_page(sys.argv[1], [mops.Replay(trace, index=0)], "Play or Pay")
print(len(trace) - mops.Replay(trace).index)
"""
    page_file = tmp_path / "page.html"
    total = run(installed, code, str(page_file)).strip()
    page = new_page(reduced_motion="reduce")
    page.context.set_offline(True)
    page.goto(page_file.as_uri())
    view = View(page)
    expect(view.host.locator(".bar .step")).to_have_text("Before the start")
    view.button("Next step").click()
    expect(view.words).to_contain_text("All cards are dealt")
    tab_until(page, lambda at: at["id"] != "")
    page.keyboard.press("End")
    expect(view.host.locator(".bar .step")).to_have_text(f"Step {total} of {total}")
    expect(view.words).to_contain_text("is out and wins")
