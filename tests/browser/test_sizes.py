"""At every width the board takes the room that there is, and what is written on it can be read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.jupyter.export import save_page
from tests.browser.view import View

WIDTHS = (360, 639, 640, 919, 920)
"""The narrowest, and the last before and the first after each change of the layout."""
SMALLEST = """table => Math.min(...[...table.querySelectorAll(".stage svg > :not(defs) text")].map(
    one => parseFloat(getComputedStyle(one).fontSize) * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)
))"""
SWEEP = (*range(320, 1601, 40), 711, 848)
"""And the column of marimo, and the cell of JupyterLab as it opens by itself."""
HOSTS = (
    "display: block",
    "display: flex",
    "display: flex; flex-direction: column; align-items: center",
    "display: grid; justify-items: center",
    "float: left",
    "display: inline-block",
)
"""What a host may lay a widget out in, also one that asks how wide the widget would like to be."""
HIGHEST = 720
"""How wide a board above its words may be: a wider one is higher, and leaves no words on a screen."""
# What is drawn, not the box it is drawn in: an svg may be wider than its drawing.
BOARDS = """async (width) => {
  document.querySelector("main").style.width = `${width}px`;
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let n = 0; n < 2; n++) await painted();
  return [...document.querySelectorAll(".mopsbook")].map(({ shadowRoot }) => {
    const box = (part) => shadowRoot.querySelector(part).getBoundingClientRect();
    const [all, board, panel] = [".mops", ".stage > svg > .rim", ".panel"].map(box);
    const { classList } = shadowRoot.querySelector(".mops");
    return {
      which: shadowRoot.querySelector(".title").textContent + classList,
      beside: classList.contains("beside"),
      width: all.width,
      left: board.left - all.left,
      board: board.width,
      right: all.right - board.right,
      panel: panel.width,
      gap: panel.left - board.right,
    };
  });
}"""


def test_the_board_takes_the_width_that_there_is(new_page, tmp_path):
    """Of a wide view the words take three tenths, or what they need; the rest is the board's."""
    parts: list[object] = []
    for number, name in enumerate(registry.games()):
        game = mops.game(name, players=2 + (name in ("mopsen", "mogel_motte")))
        trace = mops.record(game, seed=3, moves=[])
        host = f"<div style='{HOSTS[number % len(HOSTS)]}'>"
        parts += [host, mops.Replay(trace), "</div>", host, mops.Table(game, seed=3), "</div>"]
    page = new_page(reduced_motion="reduce", viewport={"width": 1640, "height": 800})
    page.goto(save_page(tmp_path / "page.html", parts, "Sizes").as_uri())
    page.add_style_tag(content="body { max-width: none; margin: 0; padding: 0 }")
    assert View(page, number=13).stage.is_visible()
    for width in SWEEP:
        views = page.evaluate(BOARDS, width)
        assert len(views) == 14
        for at in views:
            where = (width, at)
            assert at["width"] == pytest.approx(width, abs=1), where
            assert at["beside"] == (width >= 920), where
            if at["beside"]:
                assert at["left"] == pytest.approx(20, abs=1), where
                assert at["gap"] == pytest.approx(20, abs=1), where
                assert at["panel"] == pytest.approx(max(250, 0.293 * (width - 60)), abs=2), where
            else:
                assert at["board"] == pytest.approx(min(HIGHEST, width - 12), abs=1), where
                assert at["left"] == pytest.approx(at["right"], abs=1), where


def test_in_jupyterlab_as_it_opens_by_itself_the_board_can_be_read(open_notebook, shots):
    """The first cell of the first notebook, on a laptop, with the list of files open."""
    notebook = open_notebook("00-welcome.ipynb", viewport={"width": 1280, "height": 800})
    notebook.run_all()
    assert notebook.errors() == []
    notebook.page.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(1, 'start')")
    view = View(notebook.page)
    assert view.host.bounding_box()["width"] == pytest.approx(848, abs=2)
    notebook.page.screenshot(path=shots / "welcome-848.png")
    assert view.root.get_attribute("class") == "mops replay"
    assert view.stage.bounding_box()["width"] == HIGHEST


@pytest.mark.parametrize("name", registry.games())
def test_nothing_written_on_a_table_is_too_small(new_page, tmp_path, name):
    games = [mops.game(name, players=players) for players in (3, 4)]
    if name == "miau_miau":
        games.append(mops.game(name, players=6))
    tables = [mops.Table(game, seed=3) for game in games]
    page = new_page(reduced_motion="reduce")
    page.goto(save_page(tmp_path / "page.html", tables, name).as_uri())
    page.add_style_tag(content="body { max-width: none; margin: 0; padding: 0 }")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        for table in page.locator(".mops").all():
            box = re.compile("^0 0 400 " if width < 640 else "^0 0 790 ")
            expect(table.locator(".stage svg")).to_have_attribute("viewBox", box)
            expect(table).to_have_class(re.compile("beside$" if width >= 920 else "table$"))
            assert table.evaluate(SMALLEST) >= 9, width
