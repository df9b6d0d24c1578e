"""The rows above and below a table: one each, and with little room the rest is behind a button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.jupyter.export import save_page
from mopsbook.teach.guide import syllabus_of
from tests.browser.view import PAINTED, View, focuses, tab_until
from tests.guide import turns

ROW = 44
ROWS = """() => [...document.querySelectorAll(".mopsbook")].flatMap(({ shadowRoot }) =>
  [".head", ".bar"].map((name) => {
    const { width, height } = shadowRoot.querySelector(name).getBoundingClientRect();
    return [shadowRoot.querySelector(".title").textContent, name, width, height];
  }))"""

CUT = """() => [...document.querySelectorAll(".mopsbook")].flatMap(({ shadowRoot }) => {
  const bar = shadowRoot.querySelector(".bar");
  const edge = bar.getBoundingClientRect().right + 1;
  const out = [...bar.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > edge);
  const ink = document.createElement("canvas").getContext("2d");
  const read = [...shadowRoot.querySelectorAll(".table .bar select")].filter((one) => {
    const style = getComputedStyle(one);
    ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const [first] = one.selectedOptions[0].label.trim().split(/ (?=\\S*$)/);
    return ink.measureText(first).width > one.clientWidth - 8;
  });
  const [line] = bar.querySelectorAll(".track");
  const short = line && line.clientWidth < 110;
  return out.length || read.length || short
    ? [[shadowRoot.querySelector(".title").textContent, out.length, read.map((one) => one.value), short]] : [];
})"""

IN = """(lang) => document.querySelectorAll(".mopsbook").forEach(({ shadowRoot }) => {
  const choice = shadowRoot.querySelector(`select:has(option[value="${lang}"])`);
  choice.value = lang;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
})"""


@pytest.fixture
def shown(new_page: Any, tmp_path: Path) -> Callable[..., list[View]]:
    """A function that shows widgets on one page of some width."""

    def show(*widgets: Any, width: int, **options: Any) -> list[View]:
        page = new_page(
            viewport={"width": width, "height": 800}, reduced_motion="reduce", **options
        )
        page.goto(save_page(tmp_path / "page.html", widgets, "Bars").as_uri())
        page.add_style_tag(content="body { padding: 0 }")
        return [View(page, number=number) for number in range(len(widgets))]

    return show


def test_title_and_bar_take_one_row_each(shown):
    games = [mops.game(name) for name in mops.games()]
    tables = [mops.Table(game, seed=7) for game in games]
    replays = [mops.Replay(mops.record(game, seed=6)) for game in games]
    views = shown(*tables, *replays, width=848)
    page = views[0].page
    for lang in ("en", "de"):
        page.evaluate(IN, lang)
        for view in views:
            expect(view.root).to_have_attribute("lang", lang)
        for width in (320, 360, 711, 848):
            page.set_viewport_size({"width": width, "height": 800})
            page.evaluate(PAINTED)
            rows = page.evaluate(ROWS)
            assert len(rows) == 2 * len(views)
            faults = [row for row in rows if not (0 < row[2] <= width and 0 < row[3] <= ROW)]
            assert faults == [], (lang, width)
            assert width == 320 or page.evaluate(CUT) == [], (lang, width)


BACK = 44
BESIDE_BACK = """(wide) => [...document.querySelectorAll(".mopsbook")].flatMap((host) => {
  if (!host.querySelector("[slot=back]")) {
    const back = document.createElement("div");
    Object.assign(back, { slot: "back", style: `width: ${wide}px; flex: none` });
    host.append(back);
  }
  const [name, ...rest] = host.shadowRoot.querySelectorAll(".title b, .title span span");
  const cut = [name, ...rest.slice(0, 1)].filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth);
  return cut.map((one) => one.textContent);
})"""
ON_A_PHONE = """() => [...document.querySelectorAll(".mopsbook")].flatMap(({ shadowRoot }) => {
  const root = shadowRoot.querySelector(".mops");
  const [top, gap] = [root.getBoundingClientRect().top, parseFloat(getComputedStyle(root).paddingTop)];
  const low = innerHeight - shadowRoot.querySelector(".bar").offsetHeight - 2 * gap; // it stays in sight
  // a result is told by the headline, and its points may be further down
  const [first] = shadowRoot.querySelectorAll(".words:not(:has(.scores)) > .current");
  const news = (first ?? shadowRoot.querySelector(".prompt")).getBoundingClientRect();
  const sides = [...shadowRoot.querySelectorAll(".words > *")].map((one) => one.getBoundingClientRect());
  const box = shadowRoot.querySelector(".panel").getBoundingClientRect();
  const out = sides.some(({ left, right }) => left < box.left + 8 || right > box.right - 8);
  const name = shadowRoot.querySelector(".title").textContent;
  return [...(news.top + 20 > top + low ? [`${name}: news ${news.top - top}`] : []), ...(out ? [`${name}: margin`] : [])];
})"""


def test_on_a_phone_titles_have_room_beside_what_leads_back_and_the_newest_words_are_seen(shown):
    tables = [
        mops.Table(mops.game(name), seed=syllabus_of(name).seed, help="guided")
        for name in mops.games()
    ]
    for table in tables:
        for _ in zip(range(5), turns(table._session), strict=False):
            pass
    over = mops.Table(mops.game("mauz"), seed=7, help="guided")
    for _ in turns(over._session):
        if over._session.display.frames[-1].scene.sheet is not None:
            break
    for table in (*tables, over):
        table._session.display.cut()
        table._do(lambda: None)
    views = shown(*tables, over, width=360)
    page = views[0].page
    for lang in ("en", "de"):
        page.evaluate(IN, lang)
        for view in views:
            expect(view.root).to_have_attribute("lang", lang)
        for width in (360, 400):
            page.set_viewport_size({"width": width, "height": 800})
            page.evaluate(PAINTED)
            assert page.evaluate(ON_A_PHONE) == [], (lang, width)
            assert page.evaluate(BESIDE_BACK, BACK) == [], (lang, width)


def test_before_a_class_the_bar_is_as_wide_as_the_board_alone(shown):
    replay = mops.Replay(mops.record(mops.game("mogel_motte"), seed=3))
    for width in (
        1024,
        1280,
        1920,
    ):  # on pages of their own: a window that fills the screen keeps its size
        (view,) = shown(replay, width=width)
        view.root.focus()
        view.page.keyboard.press("p")
        expect(view.host).to_have_attribute("data-presenting", "")
        view.page.evaluate(PAINTED)
        assert [found for found in view.page.evaluate(CUT) if found[1]] == [], width


def test_over_words_that_end_a_wheel_moves_the_page(shown):
    """In parts that could be scrolled, but have no more words than are seen."""
    views = shown(mops.Lesson("mauz"), mops.Table(mops.game("mauz"), seed=7), width=1280)
    page = views[0].page
    page.add_style_tag(content="body { padding-block: 1000px }")
    for view in views:
        for part in (".panel", ".foot"):
            where = view.host.locator(part)
            where.evaluate("(part) => part.scrollIntoView({ block: 'center' })")
            before, box = page.evaluate("scrollY"), where.bounding_box()
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
            page.mouse.wheel(0, 2000)
            page.wait_for_function("(before) => scrollY > before", arg=before)


def test_a_menu_by_keys(shown):
    (view,) = shown(mops.Table(mops.game("mauz"), seed=7), width=360)
    page, menu = view.page, view.host.get_by_role("group", name="More")
    tab_until(page, lambda at: at["label"] == "More")
    page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    tab_until(page, lambda at: at["label"] == "Light or dark")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    focuses(page, lambda at: at["label"] == "More")  # and not the notebook
    page.keyboard.press("Enter")
    tab_until(page, lambda at: at["label"] == "New game")
    page.keyboard.press("Enter")
    expect(view.host.get_by_role("dialog", name="New game")).to_be_visible()
    expect(menu).to_be_hidden()
    page.keyboard.press("Escape")
    focuses(page, lambda at: at["label"] == "More")


def test_a_menu_by_touch(shown):
    (view,) = shown(mops.Table(mops.game("mauz"), seed=7), width=360, has_touch=True)
    menu = view.host.get_by_role("group", name="More")
    view.button("More").tap()
    expect(menu).to_be_visible()
    view.host.get_by_label("Light or dark").select_option("dark")
    expect(view.root).to_have_attribute("data-theme", "dark")
    expect(menu).to_be_visible()
    view.page.touchscreen.tap(20, 400)
    expect(menu).to_be_hidden()


def test_what_is_pointed_at_on_the_time_line_is_named(shown):
    trace = mops.record(mops.game("mopsen", players=3), seed=6)
    (view,) = shown(mops.Replay(trace), width=1100)
    slider = view.host.get_by_label("Position in the game")
    named = view.host.locator(".named")
    expect(named).to_have_count(0)
    slider.focus()
    expect(named).to_have_text("Round 1 of 3")
    view.host.get_by_label("Go to").select_option(label="\u2003Trick 2")
    slider.focus()
    expect(named).to_have_text("Round 1 of 3 · Trick 2")
    box = slider.bounding_box()
    view.page.mouse.move(box["x"] + box["width"] - 1, box["y"] + 10)
    expect(named).to_contain_text("Round 3 of 3")


def test_a_long_name_on_a_short_time_line_is_not_cut_off(shown):
    """On a phone the line takes a seventh of the width, and begins and ends near the middle."""
    trace = mops.record(mops.game("miau_miau"), seed=4, players="simple")
    (view,) = shown(mops.Replay(trace, seat=0, lang="de"), width=320)
    slider = view.host.locator("input[type=range]")
    for key in ("Home", "End"):
        slider.press(key)
        box = view.host.locator(".named").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 320, (key, box)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_where_there_is_no_room_for_a_table_it_says_how_to_make_some(
    shown: Callable[..., list[View]], lang: str
) -> None:
    table = mops.Table(mops.game("mopsen"), seed=3, lang=lang)
    replay = mops.Replay(mops.record(mops.game("mauz"), seed=3), lang=lang)
    views = shown(table, replay, width=320)
    page = views[0].page
    page.set_viewport_size({"width": 60, "height": 800})
    for view in views:
        side_bar = {"en": "close the side bar", "de": "Schließe die Seitenleiste"}[lang]
        expect(view.host.locator(".slim")).to_contain_text(side_bar)
        assert view.host.locator(".stage").count() == 0
        size = view.host.locator(".slim p").bounding_box()
        assert size["width"] <= 60 and size["height"] < 800  # and not a letter a line
    page.set_viewport_size({"width": 320, "height": 800})
    for view in views:
        expect(view.host.locator(".stage")).to_be_visible()
        assert view.host.locator(".slim").count() == 0


OUT = """() => [...document.querySelectorAll(".mopsbook")].flatMap(({ shadowRoot }, number) => {
  const all = shadowRoot.querySelector(".mops");
  const right = all.getBoundingClientRect().right + 1;
  const board = shadowRoot.querySelector(".stage").getBoundingClientRect();
  const bar = shadowRoot.querySelector(".bar");
  const below = all.matches(".beside") ? 0 : bar.getBoundingClientRect().top - board.bottom;
  const parts = [bar, ...shadowRoot.querySelectorAll(".bar *, .prompt, .actions button")];
  const out = parts.filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > right);
  const next = shadowRoot.querySelector("[data-id=next]") ?? bar;
  return out.length || next.scrollWidth > next.clientWidth + 1 || below > 20 ? [[number, out.length, below]] : [];
})"""


def test_what_steps_through_a_game_is_seen_whole_with_its_board_at_any_width(
    shown: Callable[..., list[View]],
) -> None:
    """Beside what an editor of notebooks has on a phone, little more than half of its width is left."""
    parts: list[Any] = []
    for name in mops.games():
        table = mops.Table(mops.game(name), seed=3)
        trace = mops.record(table.game, seed=3, players="simple")
        table._do(partial(table._session.tutor.replay, trace, None, 0))
        table._do(partial(table._session.tutor.leaf, 9))
        parts += [table, mops.Replay(trace[:9])]
    page = shown(*parts, width=848)[0].page
    for width in (260, 270, 300, 340, 400, 480, 620, 700, 848):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(PAINTED)
        assert page.evaluate(OUT) == [], width


def test_a_key_that_takes_nothing_back_says_why(
    shown: Callable[..., list[View]],
) -> None:
    (view,) = shown(mops.Table(mops.game("miau_miau"), seed=3), width=400)
    view.root.focus()
    view.page.keyboard.press("u")
    expect(view.host.locator(".notice.gold")).to_be_visible()


PLACES = """() => [...document.querySelectorAll(".mopsbook")].map(({ shadowRoot }) => {
  const all = [...shadowRoot.querySelectorAll(".bar button, .foot button")].filter((one) => one.checkVisibility());
  const bar = shadowRoot.querySelector(".bar").getBoundingClientRect();
  return Object.fromEntries(all.map((one) => {
    const { x, y, width } = one.getBoundingClientRect();
    return [one.dataset.id ?? one.textContent, [x, y - bar.y, width].map(Math.round)];
  }));
})"""


@pytest.mark.parametrize("name", ["mopsen", "dog"])
def test_what_turns_pages_stays_where_it_is_in_two_rows_at_most(
    shown: Callable[..., list[View]], name: str
) -> None:
    tables = [mops.Table(mops.game(name), seed=3) for _ in range(3)]
    trace = mops.record(tables[0].game, seed=3, players="simple")
    for table, by in zip(tables, (0, 3, 12), strict=True):
        table._do(partial(table._session.tutor.replay, trace, None, 0))
        table._do(partial(table._session.tutor.leaf, by))
    views = shown(*tables, width=848)
    page = views[0].page
    for width in (848, 360):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(PAINTED)
        first, *others = page.evaluate(PLACES)
        assert {"previous", "next", "guess", "back"} <= first.keys()
        # below a board stands what is asked, and then what else can be done
        kept = first.keys() - (() if width > 700 else {"guess", "back"})
        for other in others:
            assert {one: other[one] for one in kept} == {one: first[one] for one in kept}
        for view in views:
            assert view.host.locator(".bar").bounding_box()["height"] <= ROW
        assert all(x >= 0 and x + wide <= width for x, _, wide in first.values())


SEEN = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(button.getRootNode().elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("width", [1280, 400])
def test_a_game_can_be_started_whatever_is_unfolded(shown, width):
    """The box is longest where many play, each in a way of their own, and many rules are doubtful."""
    (view,) = shown(mops.Table(mops.game("dog", players=6), seed=7), width=width)
    if width == 400:
        view.button("More").click()
    view.button("New game").click()
    box = view.host.get_by_role("dialog", name="New game")
    start = box.get_by_role("button", name="Start the game")
    box.get_by_label("The others play").select_option("each")
    for folded in box.locator("details").all():
        folded.evaluate("(all) => { all.open = true; }")  # clicks so soon are not meant
        view.page.evaluate(PAINTED)
        assert start.evaluate(SEEN)
    # what has the focus is not below it either
    for label in ("Seed", "Players"):
        box.get_by_label(label).focus()
        assert box.get_by_label(label).evaluate(SEEN)
        assert start.evaluate(SEEN)
