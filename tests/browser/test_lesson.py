"""A lesson in a real browser: on a page without a kernel by keys alone, and with a kernel."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import mopsbook as mops
from tests.browser.view import LAYOUTS, NO_WIDER, View, focus, tab_until

LESSONS = Path(__file__).resolve().parents[1] / "lessons"
HOST = "page"
CLOCK = "own"
SETUP = f"import mopsbook as mops\nfile = {str(LESSONS / 'cats.en.md')!r}\n"
QUIET = 650
"""A press just after what comes up is not meant for it: so many milliseconds."""


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with a lesson."""
    return mops.Lesson(LESSONS / "cats.en.md").page(tmp_path_factory.mktemp("lesson") / "page.html")


def test_a_page_by_keys_alone(new_page: Any, page_file: Path, shots: Path) -> None:
    page = new_page(reduced_motion="reduce")
    page.context.set_offline(True)
    page.clock.install()
    page.goto(page_file.as_uri())
    view = View(page)
    keys = page.keyboard
    telling = view.host.locator(".telling")
    expect(telling).to_contain_text("Anna has led red 6.")
    assert "Anna has led red 6." in view.spoken
    view.root.focus()
    assert view.button("Show it").count() == 1
    keys.press("Space")
    expect(telling).to_contain_text("And the cat?")
    keys.press("PageDown")
    expect(view.prompt).to_contain_text("Now you")
    page.clock.fast_forward(QUIET)
    for item, says in (("Y3", "red 6 was led"), ("R2", "Take it back")):
        tab_until(page, lambda at: "item" in at["classes"] and at["id"] in ("R2", "Y3", "C4"))
        tab_until(page, lambda at, item=item: at["id"] == item, key="ArrowRight")
        keys.press("Enter")
        expect(view.host.locator(".panel")).to_contain_text(says)
        assert view.violations() == []
        page.clock.fast_forward(QUIET)
    assert focus(page)["inside"]
    keys.press("Escape")
    tab_until(page, lambda at: "item" in at["classes"] and at["id"] in ("R2", "Y3", "C4"))
    tab_until(page, lambda at: at["id"] == "C4", key="ArrowRight")
    page.clock.fast_forward(QUIET)
    keys.press("Enter")
    expect(telling).to_contain_text("A cat may always be played.")
    keys.press("PageDown")
    keys.press("PageDown")
    expect(view.prompt).to_contain_text("You have no blue card")
    page.clock.fast_forward(QUIET)
    keys.press("2")
    expect(view.notice).to_contain_text("Without blue nothing has to be followed.")
    assert view.violations() == []
    view.shot(shots / "lesson-asked.png")
    keys.press("PageUp")
    expect(view.prompt).not_to_contain_text("You have no blue card")
    keys.press("PageDown")
    expect(view.notice).to_contain_text("Right.")  # what was answered stays so


def test_every_width(
    new_page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shots: Path
) -> None:
    # with all that stands in the bar where there is a kernel, in the longer language
    monkeypatch.setattr(mops.Lesson, "on_page", lambda _: {})
    page_file = mops.Lesson(LESSONS / "cats.de.md").page(tmp_path / "page.html")
    page = new_page(reduced_motion="reduce")
    page.goto(page_file.as_uri())
    view = View(page)
    view.root.focus()
    for step in range(6):
        for width, scheme in LAYOUTS[1:3]:
            page.set_viewport_size({"width": width, "height": 740})
            page.emulate_media(color_scheme=scheme)
            expect(view.root).to_have_attribute("data-theme", scheme)
            page.wait_for_function(NO_WIDER, arg=width)
            assert view.violations() == [], (step, width)
            view.shot(shots / f"lesson-{step}-{width}.png")
        page.keyboard.press("PageDown")


def test_with_a_kernel(notebook: Any, show: Any, shots: Path) -> None:
    view = show("lesson = mops.Lesson(file); lesson")
    view.button("Play from here").click()
    table = View(notebook.page, view.host.locator(".aside"))
    expect(table.prompt).to_contain_text("Ben must play a red pug or a cat")
    view.shot(shots / "lesson-aside.png")
    wide = notebook.page.viewport_size
    notebook.page.set_viewport_size({"width": 360, "height": 800})
    back = view.button("Back")
    notebook.page.wait_for_function(  # an arrow: the title has the room
        "(back) => back.getBoundingClientRect().width <= 44", arg=back.element_handle()
    )
    notebook.page.set_viewport_size(wide)
    table.changes(lambda: table.click("R2"))
    assert notebook.ask("print(lesson._beside.trace.moves[0])").strip() == "1 play R2"
    view.button("Back").click()
    expect(view.host.locator(".telling")).to_contain_text("Anna has led red 6.")
    view.button("To your game").click()
    expect(table.root).to_be_visible()
    assert notebook.ask("print(lesson._beside.trace.moves[0])").strip() == "1 play R2"
    view.button("Back").click()
    expect(view.button("To your game")).to_be_visible()  # offered once, and at the end again
    expect(view.host.locator(".foot > .plays")).to_have_count(0)
    notebook.ask("lesson.index = 5")
    expect(view.prompt).to_contain_text("You have no blue card")
    notebook.later(QUIET)
    view.host.locator("[data-id=choice3]").click()
    expect(view.notice).to_contain_text("Only who has the colour")
    notebook.knows("[(r['right'], r['tries']) for r in lesson.results]", "[(False, 1)]")
    for _ in range(2):  # what comes of it is played out
        notebook.later(QUIET)
        view.button("Continue").click()
    notebook.later(QUIET)
    view.host.locator("[data-id=choice2]").click()
    notebook.knows("[(r['right'], r['tries']) for r in lesson.results]", "[(False, 2)]")
    expect(view.notice).to_contain_text("Right.")


def test_before_a_class_keys_lead_to_what_is_told_at_the_end_and_back(
    new_page: Any, page_file: Path
) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(page_file.as_uri())
    view = View(page)
    view.root.focus()
    page.keyboard.press("p")
    page.keyboard.press("End")
    page.keyboard.press("PageDown")  # which shows what is right
    leave = view.button("Back to the lesson")
    expect(view.host.locator(".answer.right")).to_have_count(1)
    page.keyboard.press("PageDown")
    expect(leave).to_be_visible()
    expect(view.host).to_have_attribute("data-presenting", "")
    assert view.violations() == []
    page.keyboard.press("PageUp")
    expect(leave).to_have_count(0)
    expect(view.host).to_have_attribute("data-presenting", "")


def test_what_a_screen_says_is_read_without_scrolling(
    new_page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mops.settings, "lang", "de")  # the longer language
    lesson = mops.Lesson("mopsen")
    page = new_page(viewport={"width": 848, "height": 680}, reduced_motion="reduce")
    page.goto(lesson.page(tmp_path / "page.html").as_uri())
    view = View(page)
    view.root.focus()
    done, step_of = view.root.locator(".bar .part"), view.root.locator(".bar .step")
    before, widths = 0.0, set()
    for step in range(len(lesson)):
        if step:
            page.keyboard.press("PageDown")
        share = page.wait_for_function(
            """([part, before]) => {
              const done = Number(part.style.getPropertyValue("--done"));
              return done > before + 1e-9 && done;
            }""",
            arg=[done.element_handle(), before],
        ).json_value()
        # it says what is written beside it: of so many screens some are done, and of this one a part
        screen, of = map(int, re.findall(r"\d+", step_of.inner_text()))
        assert screen - 1 < share * of <= screen + 1e-9
        before = share
        widths.add(done.bounding_box()["width"])
        scrolled = view.root.locator(".panel").evaluate(
            """panel => [panel, ...panel.querySelectorAll("*")].filter(
              (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)
            ).map((one) => one.className)"""
        )
        assert scrolled == [], step
    assert before == 1
    assert len(widths) == 1


def test_a_hint_moves_no_button(new_page: Any, tmp_path: Path) -> None:
    page = new_page(reduced_motion="reduce")
    page.clock.install()
    page.goto(mops.Lesson("mauz").page(tmp_path / "page.html").as_uri())
    view = View(page)
    page.clock.fast_forward(QUIET)
    before = view.button("Skip").bounding_box()
    view.button("Hint").click()
    expect(view.host.locator(".notice")).to_contain_text("Hint 1")
    assert view.button("Skip").bounding_box() == before


def test_what_says_what_a_card_is_for_may_be_dragged_onto(new_page: Any, tmp_path: Path) -> None:
    head = "---\ngame: mogel_motte\nplayers: 3\nlanguage: en\nseat: 0\n---\n"
    turn = "position: guard 2; discard N3; hands N2 M4 / N1 / N1\nmove: 0 cheat M4\nright: Psst!"
    page = new_page(reduced_motion="reduce")
    lesson = mops.Lesson(f"{head}Let it vanish.\n\n```turn\n{turn}\n```\n")
    page.clock.install()
    page.goto(lesson.page(tmp_path / "page.html").as_uri())
    view = View(page)
    page.clock.fast_forward(QUIET)
    view.item("hand0.M4.0").drag_to(view.item("edge"))
    expect(view.host.locator(".telling")).to_contain_text("Psst!")


def test_after_run_all_a_page_stands_at_its_lesson_which_leads_on_in_its_place(
    open_notebook: Any, shots: Path
) -> None:
    notebook = open_notebook("08-mauz.ipynb")
    page = notebook.page
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
    host = page.locator(".jp-OutputArea .mopsbook").first
    step = host.get_by_text("Screen 1 of 12")
    expect(step).to_be_visible()
    seen = page.locator(".jp-WindowedPanel-outer").bounding_box()
    page.wait_for_function(  # nothing was scrolled by hand
        "([step, low]) => step.getBoundingClientRect().bottom <= low",
        arg=[step.element_handle(), seen["y"] + seen["height"]],
    )
    assert host.locator(".stage").bounding_box()["y"] >= seen["y"]
    last = host.get_by_label("Go to").locator("option").last
    host.get_by_label("Go to").select_option(value=last.get_attribute("value"))
    ask = host.get_by_role("button", name="Ten questions")
    end = host.locator("[data-id=onward]")
    while not ask.count():
        end.click()
        page.wait_for_timeout(QUIET)
    ask.click()
    expect(page.get_by_text("Question 1 of 10", exact=True)).to_be_visible()
    page.screenshot(path=shots / "lesson-ten-questions.png")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(ask).to_be_visible()
