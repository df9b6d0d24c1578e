"""What an item under the pointer says covers nothing that can be pressed next."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.jupyter.export import save_page
from tests.browser.view import PAINTED, View, take
from tests.frames import press

COVERED = """(root) => {
  const box = (one) => one.getBoundingClientRect();
  const why = root.querySelector(".why");
  if (!why) return null;
  const { left, right, top, bottom } = box(why);
  const targets = [...root.querySelectorAll(".item.can-act:not(.mark-dim) .ring")].map(box);
  const share = targets.map((one) => {
    const across = Math.min(right, one.right) - Math.max(left, one.left);
    const down = Math.min(bottom, one.bottom) - Math.max(top, one.top);
    return across > 0 && down > 0 ? (across * down) / (one.width * one.height) : 0;
  });
  return Math.max(0, ...share);
}"""
# How many pixels an item's words stand away from it, or over the edge of the board.
AWAY = """(item) => {
  const root = item.closest(".mops");
  const [why, own, board] = [".why", item, ".stage"].map((one) =>
    (one.localName ? one : root.querySelector(one)).getBoundingClientRect());
  return Math.max(why.left - own.right, own.left - why.right, why.top - own.bottom, own.top - why.bottom,
    100 * Math.max(board.left - why.left, why.right - board.right, board.top - why.top, why.bottom - board.bottom));
}"""
STARTS = {
    "dog": "pieces t5 t60 h1 z / t13 t63 z z / z z z z / z z z z; hands 7 2 / 3 4 / 5 6 / 8 9",
    "mauz": "hands 6H 7D 9H / 9C TD KC; middle TC JD QH; stock 6C 7C 8C",
    "purrrummy": "hands 5H 6H 9C 9D KD 7S X / 2S 3S 4C; discard QS; melds 0 AC AD AH / 1 4S 5S 6S; phase meld",
}
"""Where there is something to say about items."""
PRESSES = {"dog": ["hand0.7.0", "0:t60"], "purrrummy": ["9D"]}


@pytest.mark.parametrize("name", registry.games())
def test_no_hint_covers_what_can_be_pressed(new_page, tmp_path, shots, name):
    page = new_page(reduced_motion="reduce")
    options = {"players": 2} if name in ("mauz", "purrrummy") else {}
    table = mops.Table(
        mops.game(name, **options), seed=3, seat=0, start=STARTS.get(name), help="always"
    )
    for on in PRESSES.get(name, ()):
        press(table, on)
    page.goto(save_page(tmp_path / "page.html", table, name).as_uri())
    page.add_style_tag(content="body { max-width: none; margin: 0; padding: 0 }")
    root = View(page).root
    for width in (360, 848):
        page.set_viewport_size({"width": width, "height": 760})
        page.evaluate(PAINTED)
        told = 0
        for item in root.locator(".item.can-act").all()[:12]:
            page.mouse.move(1, 1)
            box = item.bounding_box()  # its left edge is seen where others lie over it
            page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.4)
            covered = root.evaluate(COVERED)
            if covered is not None:
                told += 1
                assert covered < 0.15, (width, item.get_attribute("aria-label"))
                if width > 360:  # on a phone a target may be all that is near
                    assert item.evaluate(AWAY) <= 60, item.get_attribute("aria-label")
        take(page, shots / f"hint-{name}-{width}.png")
        assert told >= 1, width


def test_a_double_click_marks_no_words(new_page, tmp_path):
    page = new_page(reduced_motion="reduce", viewport={"width": 848, "height": 760})
    table = mops.Table(mops.game("mopsen"), seed=3, seat=0)
    page.goto(save_page(tmp_path / "page.html", table, "Words").as_uri())
    root = View(page).root
    for what in (".item.plate", ".item.card", ".felt", ".actions button", ".bar button"):
        root.locator(what).first.dblclick(force=True)
        assert page.evaluate("String(getSelection())") == "", what
        assert root.evaluate("(all) => String(all.getRootNode().getSelection?.() ?? '')") == "", (
            what
        )
