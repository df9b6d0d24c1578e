"""What is written on a table can be read at every width: it is never smaller than 9 px."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.jupyter.export import save_page

WIDTHS = (360, 639, 640, 919, 920)
"""The narrowest, and the last before and the first after each change of the layout."""
SMALLEST = """table => Math.min(...[...table.querySelectorAll(".stage svg > :not(defs) text")].map(
    one => parseFloat(getComputedStyle(one).fontSize) * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)
))"""


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
