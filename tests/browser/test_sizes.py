"""At every width the board takes the room that there is, all is seen at once, and what is written can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.jupyter.export import save_page
from mopsbook.show.look import story_of
from mopsbook.teach.words import Teller
from tests.browser.conftest import LAPTOP, unbroken
from tests.browser.notebook import Notebook
from tests.browser.view import PAINTED, UNFULL, View, take
from tests.playing import facts_of

SWEEP = (*range(320, 1601, 40), 711, 848)
"""And the column of marimo, and the cell of JupyterLab as it opens by itself."""
HEIGHT = 800
"""How high the window is in which the widths are tried."""
PERHAPS, BESIDE = 600, 700
"""From these widths on words stand beside the board: where it is larger so, and always."""
HOSTS = (
    "display: block",
    "display: flex",
    "display: flex; flex-direction: column; align-items: center",
    "display: grid; justify-items: center",
    "float: left",
    "display: inline-block",
)
"""What a host may lay a widget out in, also one that asks how wide the widget would like to be."""
MEASURED = """(host) => {
  const part = (name) => host.shadowRoot.querySelector(name);
  const box = (name) => part(name).getBoundingClientRect();
  const told = part(".telling") ? ".telling" : ".words"; // a lesson tells its own words first
  const [all, board, cloth, panel, words, bar] =
    [".mops", ".stage > svg", ".stage > svg > .rim", ".panel", told, ".bar"].map(box);
  const { a, b } = part(".stage > svg").getScreenCTM();
  // of the hands that a replay lays open all round, as small as a table has them closed, drawings tell enough
  const small = part(".mops.replay") ? ":not(.card *)" : "";
  const read = `.stage svg > :not(defs) text${small}`;
  const letters = [...host.shadowRoot.querySelectorAll(read)].map(
    (one) => parseFloat(getComputedStyle(one).fontSize) *
      Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b));
  const titles = [...host.shadowRoot.querySelectorAll(".title b, .title span span:first-child")];
  const lowest = Math.max(...[".prompt", ".foot"].map((name) => box(name).bottom));
  const cut = [...titles, ...host.shadowRoot.querySelectorAll(".head, .tools, .bar, .panel, .foot")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className);
  return {
    beside: part(".mops").classList.contains("beside"),
    shape: part(".stage > svg").getAttribute("viewBox"),
    scale: Math.hypot(a, b), letters: Math.min(...letters), cut,
    width: all.width, height: all.height, inner: part(".mops").scrollHeight,
    left: cloth.left - all.left, right: all.right - cloth.right,
    board: board.width, high: board.height, panel: panel.width, words: words.height,
    replay: part(".mops").classList.contains("replay"), told: lowest - all.top + bar.height,
    scrolls: [".prompt", ".foot", ".words"].filter((name) => /auto|scroll/.test(getComputedStyle(part(name)).overflowY)),
  };
}"""


def measured(page: Any) -> list[dict[str, Any]]:
    """Return how large the views of a page and their parts are."""
    page.evaluate(PAINTED)
    found: list[dict[str, Any]] = page.evaluate(
        f"[...document.querySelectorAll('.mopsbook')].filter((one) => one.clientWidth).map({MEASURED})"
    )
    return found


def wrong(at: dict[str, Any], room: float) -> list[str]:
    """Return what is wrong with a view in a room so high."""
    gap = 6 if at["width"] < BESIDE else 10
    below = 224 if at["replay"] else 270  # two rows, gaps and what is told; a replay has no buttons
    takes = {
        "all the height": at["height"] > room - 3 if at["beside"] else at["high"] > room - below,
        "all the width": at["panel"] < 253
        if at["beside"]
        else at["width"] - at["board"] < 2 * gap + 4,
    }
    faults = {
        # below a board words go on where the page is scrolled, but what is to be done is in sight
        "higher than what is seen": (at["height"] if at["beside"] else at["told"]) > room
        or at["inner"] > at["height"] + 1,
        "scrolls by itself": not at["beside"] and bool(at["scrolls"]),
        "empty beside the board": not at["beside"] and at["left"] + at["right"] > 2 * gap + 4,
        "small letters": at["letters"] < (9 if at["width"] < BESIDE else 11) - 0.05,
        "words in the wrong place": at["beside"] != (at["width"] >= BESIDE)
        and not PERHAPS <= at["width"] < BESIDE,
        "the board leaves room": not any(takes.values()),
        "little room for words": at["panel"] < 250 or at["words"] < 40,
        "cut off": bool(at["cut"]),
        "no margin": min(at["left"], at["right"]) < gap - 1,
    }
    return [fault for fault, found in faults.items() if found]


PRESENTED = """(host) => {
  const part = (name) => host.shadowRoot.querySelector(name);
  const box = (name) => part(name).getBoundingClientRect();
  const [all, board, prompt] = [".mops", ".stage > svg > .rim", ".prompt"].map(box);
  const news = part(".current .note")?.getBoundingClientRect();
  return {
    width: board.width, height: board.height, inner: part(".mops").scrollHeight,
    left: board.left, top: board.top, right: board.right, bottom: board.bottom,
    prompt: prompt.height, told: part(".current .note")?.textContent.length ?? 0, lowest: Math.max(prompt.bottom, news?.bottom ?? 0),
    letters: Math.min(...[".prompt p", ".note"].map((one) => parseFloat(getComputedStyle(part(one)).fontSize))),
  };
}"""

ALONE = """(number) => document.querySelectorAll(".mopsbook").forEach((one, n) => {
  one.style.display = n === number ? "" : "none";
})"""
"""So that the others need not be laid out anew with each step."""


@pytest.fixture(scope="module")
def all_games(chromium: Any, tmp_path_factory: Any) -> Iterator[tuple[Any, list[str]]]:
    """A page with a replay and a table of each game, each in a host of another kind."""
    parts: list[object] = []
    for number, name in enumerate(registry.games()):
        game = mops.game(name, players=4 if 2 in facts_of(name).SEATS else 3)
        trace = mops.record(game, seed=3, moves=[])
        host = f"<div style='{HOSTS[number % len(HOSTS)]}'>"
        parts += [host, mops.Replay(trace), "</div>", host, mops.Table(game, seed=3), "</div>"]
    context = chromium.new_context(
        reduced_motion="reduce", viewport={"width": 1640, "height": HEIGHT}
    )
    page = context.new_page()
    with unbroken(page):
        file = tmp_path_factory.mktemp("sizes") / "page.html"
        page.goto(save_page(file, parts, "Sizes").as_uri())
        page.add_style_tag(content="body { max-width: none; margin: 0; padding: 0 }")
        kinds = [f"{name}, {kind}" for name in registry.games() for kind in ("replay", "table")]
        assert View(page, number=len(kinds) - 1).stage.is_visible()
        yield page, kinds
    context.close()


def test_at_every_width_the_board_is_large_and_all_is_seen_at_once(all_games):
    page, kinds = all_games
    faults: dict[str, list[int]] = {}
    for width in SWEEP:
        page.evaluate(
            "(width) => { document.querySelector('main').style.width = `${width}px`; }", width
        )
        views = measured(page)
        assert [at["width"] for at in views] == pytest.approx([width] * len(kinds), abs=1)
        for kind, at in zip(kinds, views, strict=True):
            for fault in wrong(at, HEIGHT):
                faults.setdefault(f"{kind}: {fault}", []).append(width)
    assert faults == {}


def test_presenting_puts_the_board_first(all_games):
    """The board takes most of the screen, the prompt and what is new the rest; a step more, and it is all but alone.

    A game's replay on one screen, its table on another.
    """
    page, kinds = all_games
    page.evaluate("document.querySelector('main').style.removeProperty('width')")
    for screen, (width, height) in enumerate(((1280, 800), (1920, 1080))):
        page.set_viewport_size({"width": width, "height": height})
        for number, kind in enumerate(kinds):
            if (number + number // 2) % 2 != screen:
                continue
            page.evaluate(ALONE, number)
            page.evaluate(PAINTED)
            view = View(page, number=number)
            usual = view.host.evaluate(PRESENTED)
            view.root.focus()
            presented, alone = (_next_step(page, view) for _ in range(2))
            assert area(presented) > area(usual), kind
            assert presented["width"] > 0.7 * width or presented["height"] > 0.9 * height, kind
            assert presented["inner"] <= height and presented["prompt"] > 20, kind
            # how a game begins is a long story
            assert presented["lowest"] <= height or presented["told"] > 270, kind
            # what is long is smaller, so that it can be read at once
            assert presented["letters"] >= (14 if presented["told"] > 300 else 17), kind
            # it reaches two edges that lie opposite, and a line of words stays below it
            assert 30 < alone["prompt"] < 70, kind
            low = height - alone["prompt"] - alone["bottom"]
            edges = [alone["left"], alone["top"], width - alone["right"], low]
            assert min(edges) > -1 and sorted(edges)[1] < 8, kind
            view.host.get_by_role("button", name="Leave presenter mode").click()
            expect(view.host).not_to_have_attribute("data-presenting", "")
            view.page.wait_for_function(UNFULL)


def test_what_a_press_is_told_cuts_no_board_that_stands_alone(new_page, tmp_path):
    table = mops.Table(mops.game("mopsen"), seed=3)
    bare = {"kind": "item", "rev": table.timeline["rev"], "on": ""}
    table._hear(table, bare, [])
    page = new_page(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(save_page(tmp_path / "page.html", table, "Told").as_uri())
    view = View(page)
    view.root.focus()
    _next_step(page, view)
    alone = _next_step(page, view)
    told = view.notice.bounding_box()
    assert alone["top"] >= 0 and alone["bottom"] <= told["y"] + 1
    assert told["height"] > 30 and told["y"] + told["height"] <= 801


SCROLLED = """(host) => Math.max(...[".words", ".panel"].map((name) => {
  const box = host.shadowRoot.querySelector(name);
  return box.scrollHeight - box.clientHeight;
}))"""


@pytest.mark.usefixtures("views")  # before a class hands are closed
def test_before_a_class_nothing_has_to_be_scrolled(new_page, tmp_path):
    """The steps of which most is told can be read at once, the result of a round, and how a game begins."""
    kinds: list[object] = []
    parts: list[mops.Replay | mops.Table] = []
    for name in registry.games():
        game, teller = mops.game(name, players=4), Teller(name, "de")

        def told(step: Any, teller: Teller = teller) -> int:
            return sum(len(teller.tell(n.text.id, n.text.facts)) for n in story_of(step))

        for step in sorted(mops.record(game, seed=5, players="simple").steps(), key=told)[-2:]:
            trace = mops.record(game, start=step.before, moves=[step.move])
            parts.append(mops.Replay(trace, lang="de", langs=["de"], index=0))
            kinds.append((name, told(step)))
        parts.append(mops.Table(game, seed=3, lang="de"))
        kinds.append((name, "begins"))
    page = new_page(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(save_page(tmp_path / "page.html", parts, "Steps").as_uri())
    scrolled = []
    for number, (kind, part) in enumerate(zip(kinds, parts, strict=True)):
        page.evaluate(ALONE, number)
        view = View(page, number=number)
        view.root.focus()
        page.keyboard.press("p")
        expect(view.host).to_have_attribute("data-presenting", "")
        for _ in range(len(part) - 1 if isinstance(part, mops.Replay) else 1):
            if isinstance(part, mops.Replay):
                page.keyboard.press("ArrowRight")
            page.evaluate(PAINTED)
            # what is beside the board comes a frame later, and finds its size
            try:
                page.wait_for_function(
                    f"(host) => ({SCROLLED})(host) <= 1",
                    arg=view.host.element_handle(),
                    timeout=3000,
                )
            except PlaywrightTimeoutError:
                scrolled.append(kind)
        page.keyboard.press("Escape")
        page.wait_for_function(UNFULL)
    assert scrolled == []


SCROLL_BOXES = """(host) => [...host.shadowRoot.querySelectorAll("*")].filter(
  (one) => one.checkVisibility() && /auto|scroll/.test(getComputedStyle(one).overflowY)
).map((one) => one.className.split(" ")[0])"""
FULL = "A1 A2 A3 A4 A5, B1 B2 B3 B4 B5, C1 C2 D3 C4 C5, A6 D2 D1 D4 D5, E1 E2 E3 E4 E5"
SEEN = """(host, names) => {
  const panel = host.shadowRoot.querySelector(".panel").getBoundingClientRect();
  return names.filter((name) => {
    const { top, bottom } = host.shadowRoot.querySelector(name).getBoundingClientRect();
    return panel.top <= top && bottom <= panel.bottom;
  });
}"""


def test_a_view_has_one_scroll_box_with_the_newest_in_sight(new_page, tmp_path):
    """A table of points stands among what is told, and a long list with a table of advice scrolls with it."""
    game = mops.game("mops_royal", players=2, variant_final=True)
    over = game.position("phase game_over; boards A2 A3 / B3 B4; scores 7 6")
    asked = mops.Table(game, start=f"boards {FULL} / B3; phase final", seed=1)
    asked._hear(asked, {"kind": "button", "rev": asked.timeline["rev"], "on": "advise"}, [])
    line = "boards A2 A3 A4 A6 / B3; tile A6; phase score"
    few = mops.Table(mops.game("mops_royal"), start=line, seed=1)
    parts = [mops.Replay(mops.record(game, start=over, moves=[])), asked, few]
    page = new_page(viewport={"width": 848, "height": 680})
    page.goto(save_page(tmp_path / "page.html", parts, "End").as_uri())
    views = [View(page, number=n) for n in range(3)]
    assert [view.host.evaluate(SCROLL_BOXES) for view in views] == [["panel"]] * 3
    for view, *names in (
        (views[0], ".prompt", ".scores"),
        (views[1], ".prompt", ".notice p", ".strong"),
        (views[2], ".prompt", "[data-id=score-0]", "[data-id=score-2]", "[data-id=pass]"),
    ):
        assert view.host.evaluate(SEEN, names) == names


def test_what_a_game_begins_with_is_read_without_scrolling(new_page, tmp_path):
    """In the longer language, as JupyterLab opens by itself: what it is about, and how it was dealt."""
    names = ("mauz", "mogel_motte", "mops_royal")
    parts = [mops.Table(mops.game(name), seed=3, lang="de") for name in names]
    page = new_page(reduced_motion="reduce", viewport={"width": 1000, "height": 680})
    page.goto(save_page(tmp_path / "page.html", parts, "Begin").as_uri())
    page.add_style_tag(content="main { width: 848px }")
    views = [View(page, number=n) for n in range(len(names))]
    page.evaluate(PAINTED)
    assert {
        name: view.host.evaluate(SCROLLED) for name, view in zip(names, views, strict=True)
    } == dict.fromkeys(names, 0)


def area(at: dict[str, float]) -> float:
    """Return how large a board is."""
    return at["width"] * at["height"]


def _next_step(page: Any, view: View) -> dict[str, float]:
    """Go on with presenting, and return how large everything is then."""
    page.keyboard.press("p")
    page.evaluate(PAINTED)
    found: dict[str, float] = view.host.evaluate(PRESENTED)
    return found


LOW = "<div style='height: 620px; overflow: auto'>"


@pytest.mark.parametrize(
    ("around", "room"),
    [
        (LOW, 620),
        ("<div style='max-height: 620px; overflow-y: scroll'>", 620),
        ("<div style='overflow-x: auto'>", HEIGHT),  # it grows with what it holds
        (f"<section><template shadowrootmode=open>{LOW}<slot></slot></div></template>", 620),
    ],
)
def test_what_is_seen_is_the_part_of_the_page_that_scrolls(new_page, tmp_path, around, room):
    """Also where that part is in a shadow root, and where it is as high as what it holds, up to a height."""
    end = "</section>" if "section" in around else "</div>"
    table = mops.Table(mops.game("mauz"), seed=3)
    page = new_page(reduced_motion="reduce", viewport={"width": 1000, "height": HEIGHT})
    parts = [around, "<p>Before.</p>", table, f"<p>After.</p>{end}"]
    page.goto(save_page(tmp_path / "page.html", parts, "Part").as_uri())
    View(page)
    [at] = measured(page)
    assert wrong(at, room) == [], at


def test_in_a_frame_that_is_as_high_as_what_it_holds_it_does_not_shrink(new_page, tmp_path):
    save_page(tmp_path / "page.html", mops.Table(mops.game("mauz"), seed=3), "Frame")
    outer = tmp_path / "outer.html"
    outer.write_text("<!doctype html><iframe src=page.html width=900 height=150></iframe>")
    page = new_page(reduced_motion="reduce")
    page.goto(outer.as_uri())
    table = page.frame_locator("iframe").locator(".mops")
    expect(table).to_be_visible()
    assert 560 < table.bounding_box()["height"] <= 640


EVERY_GAME = f"""import mopsbook as mops
from ipywidgets import VBox
games = [mops.game(name) for name in {[*registry.games()]}]
VBox([view for g in games for view in (mops.Table(g, seed=3), mops.Replay(mops.record(g, seed=3, moves=[])))])
"""


RESIZED = """(width) => Math.abs(
  document.querySelector(".jp-Cell.jp-mod-active .mopsbook").clientWidth - width) <= 2"""


def test_in_jupyterlab_as_it_opens_by_itself_all_is_seen_at_once(new_page, lab, shots):
    """The lesson of the first notebook, and all games, on two laptops, with the list of files open."""
    notebook = Notebook.at(new_page(viewport=LAPTOP), lab, "00-welcome.ipynb")
    page, scroller = notebook.page, notebook.page.locator(".jp-WindowedPanel-outer")
    # whoever runs all cells is led to the lesson, which comes into sight as a whole
    page.keyboard.press("Escape")
    notebook.run_all()
    first, seen = View(page).host, scroller.bounding_box()
    page.wait_for_function(
        """([host, { y, height }]) => {
          const { top, bottom } = host.getBoundingClientRect();
          return y - 1 <= top && bottom <= y + height + 1;
        }""",
        arg=[first.element_handle(), seen],
    )
    lesson = page.evaluate("window.jupyterapp.shell.currentWidget.content.activeCellIndex")
    notebook.cell(EVERY_GAME)
    every = notebook.active
    assert View(page, every, number=2 * len(registry.games()) - 1).stage.is_visible()
    for wide, high, width in ((1280, 800, 848), (1366, 768, 934)):
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_function(RESIZED, arg=width)
        views = [at for at in measured(page) if at["width"] == pytest.approx(width, abs=2)]
        room = scroller.evaluate("(one) => one.clientHeight")
        assert len(views) >= 2 * len(registry.games())
        assert [(at, faults) for at in views if (faults := wrong(at, room))] == []
    notebook.run_all()
    page.evaluate(f"window.jupyterapp.shell.currentWidget.content.scrollToItem({lesson}, 'start')")
    first = View(page).host
    assert first.bounding_box()["width"] == pytest.approx(934, abs=2)
    take(page, shots / "welcome.png")
    assert wrong(first.evaluate(MEASURED), room) == []
