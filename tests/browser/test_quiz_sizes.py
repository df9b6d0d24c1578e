"""A quiz keeps to what holds of a table at every width, whatever is asked, before an answer and after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.jupyter.export import save_page
from mopsbook.quiz.question import Question
from tests.browser.test_sizes import BESIDE, HEIGHT, measured, wrong
from tests.browser.view import View
from tests.quizzing import of_each_kind

SWEEP = (*range(320, 1601, 80), 711, 848)
SEEN = """(host) => {
  const part = (name) => host.shadowRoot.querySelector(name)?.getBoundingClientRect();
  const all = (name) => [...host.shadowRoot.querySelectorAll(name)];
  const [panel, prompt, notice, foot, words] =
    [".panel", ".prompt", ".notice", ".foot", ".words"].map(part);
  const told = host.shadowRoot.querySelector(".words");
  const wide = all("button:not(.to-table), .step, .prompt p, .notice").filter((one) => one.getClientRects().length)
    .filter((one) => one.getBoundingClientRect().right > host.getBoundingClientRect().right - 4 ||
      one.scrollWidth > one.clientWidth + 1);
  return {
    width: part(".mops").width, wide: wide.map((one) => one.textContent),
    asked: prompt.bottom < panel.bottom + 1,
    // as far as an answer can be told in a part of the panel
    verdict: !notice || notice.height > panel.height / 2 || notice.bottom < panel.bottom + 1,
    answers: foot.height > Math.min(70, host.shadowRoot.querySelector(".foot").scrollHeight - 2),
    // what is told is not cut off beside an empty part of the panel
    words: told.scrollHeight < told.clientHeight + 2 ||
      prompt.height + foot.height + words.height > panel.height - 8,
    position: getComputedStyle(host.shadowRoot.querySelector(".bar")).position,
  };
}"""
ANSWERED = """(host) => {
  const part = (name) => host.shadowRoot.querySelector(name);
  part(".answer")?.click();
  return part(".answer") !== null;
}"""


def length(question: Question) -> int:
    """How much there is to be read of a question."""
    told = [question.text("de"), *(one.text("de") for one in question.choices or ())]
    return sum(map(len, told)) + 40 * len(told)


def longest(name: str) -> list[Question]:
    """The longest question of a game that is answered by choices, and the longest of the others."""
    asked = of_each_kind(name)
    by_choice = [one for one in asked if one.choices]
    return [max(some, key=length) for some in (by_choice, [*{*asked} - {*by_choice}]) if some]


def test_at_every_width_a_question_is_seen_as_a_table_is(new_page: Any, tmp_path: Path) -> None:
    asked = [one for name in registry.games() for one in longest(name)]
    parts = [mops.Quiz([one], lang="de") for one in asked]
    page = new_page(reduced_motion="reduce", viewport={"width": 1640, "height": HEIGHT})
    page.goto(save_page(tmp_path / "page.html", parts, "Sizes").as_uri())
    page.add_style_tag(content="body { max-width: none; margin: 0; padding: 0 }")
    for number in range(len(asked)):
        expect(View(page, number=number).stage).to_be_visible()
    assert seen_badly(page, asked) == {}
    # by chance some are right; of those all is told at once
    assert sum(page.evaluate(f"[...document.querySelectorAll('.mopsbook')].map({ANSWERED})"))
    assert seen_badly(page, asked) == {}, "once they are answered"


def seen_badly(page: Any, asked: list[Question]) -> dict[str, list[int]]:
    """Return what is wrong with the questions of a page, and at which widths."""
    faults: dict[str, list[int]] = {}
    for width in SWEEP:
        page.evaluate(
            "(width) => { document.querySelector('main').style.width = `${width}px`; }", width
        )
        views = measured(page)
        seen = page.evaluate(f"[...document.querySelectorAll('.mopsbook')].map({SEEN})")
        for one, at, more in zip(asked, views, seen, strict=True):
            found = {*wrong(at, HEIGHT)} - {"little room for words"}
            if not at["beside"]:  # long answers go on where the page is scrolled
                found -= {"higher than what is seen"}
            found |= {
                f"no {what}" for what in ("asked", "verdict", "answers", "words") if not more[what]
            }
            found |= {f"wide: {text}" for text in more["wide"]}
            if width < BESIDE and more["position"] == "sticky":
                found.add("the bar lies over the answers")
            for fault in found:
                faults.setdefault(f"{one.kind} of {one.game.name}: {fault}", []).append(width)
    return faults
