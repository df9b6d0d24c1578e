"""On paper nothing is cut off, covers anything else or loses its colours: tables and replays of all games."""

from __future__ import annotations

import re

import pytest

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.jupyter.export import save_page
from mopsbook.show.packing import unpack
from tests.browser.view import View
from tests.frames import press

LANGS = ("de", "en")
A4 = {"width": 718, "height": 1047}
"""What margins of a centimetre leave of a sheet, in pixels."""
PRINTED = """() => [...document.querySelectorAll(".mopsbook")].map(({ shadowRoot }) => {
  const shown = (name) => [...shadowRoot.querySelectorAll(name)].filter((one) => one.clientHeight);
  const box = (one) => one.getBoundingClientRect();
  const parts = [".title", ".stage > svg", ".prompt", ".words", ".notice"].flatMap(shown);
  const order = parts.filter((one) => !one.matches(".words *")).map(box).sort((a, b) => a.top - b.top);
  const within = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const [all] = shown(".mops");
  const [board, words] = [shown(".stage > svg")[0], shown(".words")[0]];
  const style = getComputedStyle(all);
  const faults = {
    "one over the other": order.some((one, n) => n && order[n - 1].bottom > one.top + 1),
    "out of its box": shown(".note, .scores, .coach").some((one) => !within(box(one), box(words)))
      || parts.some((one) => !within(box(one), box(all))),
    "cut off": parts.slice(2).some((one) => one.scrollHeight > one.clientHeight + 1
      || one.scrollWidth > one.clientWidth + 1),
    "a small board": box(board).width < 0.9 * all.clientWidth && box(board).height < 600,
    "higher than a sheet": box(board).height > 950,
    "to be pressed": shown("button:not(.chip), select, input").length > 0,
    "no colours": style.filter !== "none" || style.printColorAdjust !== "exact",
  };
  return [shown(".title")[0].textContent, Object.keys(faults).filter((name) => faults[name])];
})"""


WIDE = """all => all.map((one) => {
  const { a } = one.getScreenCTM();
  return a * one.viewBox.baseVal.width;
})"""
"""How wide pictures are, in pixels, without what is left empty beside them."""


def refused(table: mops.Table) -> mops.Table:
    """Press what may not be pressed, if there is anything, so that a notice is shown."""
    marks = unpack(table.timeline)[-1]["marks"]
    dim = [ids for kind, ids in marks if table.timeline["marks"][kind]["kind"] == "dim"]
    for item in " ".join(dim).split()[:1]:
        press(table, item)
    return table


def test_what_is_printed_flows_and_keeps_its_colours(new_page, tmp_path, shots):
    parts = []
    for name in registry.games():
        game = mops.game(name)
        parts.append(refused(mops.Table(game, seed=3, help="always")))
        replay = mops.Replay(mops.record(game, seed=3, players="simple"))
        replay.index = len(replay) - 1  # its result and its points
        parts.append(replay)
    page = new_page(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(save_page(tmp_path / "page.html", parts, "Print").as_uri())
    assert View(page, number=len(parts) - 1).stage.is_visible()
    page.pdf(path=shots / "print.pdf", format="A4")
    page.emulate_media(media="print")
    for size in (A4, {"width": 360, "height": 500}):
        page.set_viewport_size(size)
        found = page.evaluate(PRINTED)
        assert len(found) == len(parts)
        assert [(title, faults) for title, faults in found if faults] == []


@pytest.mark.parametrize(("kind", "most"), [("rules", 2), ("questions", 2), ("scores", 1)])
def test_two_sheets_hold_the_rules_or_eight_questions_and_one_the_scores(
    new_page, shots, kind, most
):
    """In the language in which there is more to be read."""
    page = new_page()
    for name in registry.games():
        made = {lang: mops.handout(mops.game(name), kind, lang=lang, count=8) for lang in LANGS}
        lang = max(made, key=lambda lang: len(re.sub("<[^>]*>", "", made[lang].html)))
        page.set_content(made[lang].html)
        path = shots / f"{kind}-{name}-{lang}.pdf"
        printed = page.pdf(path=path, prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) <= most, (name, lang)
        if kind == "questions":  # 45 millimetres at least, above the longest choices, too
            assert min(page.locator(".question svg").evaluate_all(WIDE)) > 170, (name, lang)
        cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"
        assert page.locator("body, p, figure").evaluate_all(cut) == 0


def test_what_is_printed_while_presenting_has_no_black_page_behind_it(new_page, tmp_path):
    page = new_page(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    replay = mops.Replay(mops.record(mops.game("mauz"), seed=3)[:5])
    page.goto(save_page(tmp_path / "page.html", replay, "Print").as_uri())
    page.locator("input[type=range]").press("p")
    page.wait_for_function("document.fullscreenElement !== null")
    behind = "getComputedStyle(document.fullscreenElement, '::backdrop').backgroundColor"
    assert page.evaluate(behind) == "rgb(0, 0, 0)"
    page.emulate_media(media="print")
    assert page.evaluate(behind) == "rgba(0, 0, 0, 0)"
