"""A lesson as one page: no kernel, no network, by mouse and by keyboard alone."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.jupyter.export import save_page
from tests.browser.conftest import whole
from tests.browser.view import View, focus, tab_until

NAMES = ["Anna </script><b>", "Ben & Co", "<!-- Cleo"]


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with a whole game, a short lesson, and a table that nobody can play at."""
    game = mops.game("mopsen", players=3)
    long = mops.Replay(mops.record(game, seed=7, players="simple", names=NAMES))
    start = game.position("trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B")
    short = mops.Replay(mops.record(game, start=start, moves=["2 play R3", "2 pinch R16"]), index=0)
    table = mops.Table(game, seed=7, start=start, seat=2)
    parts = ["<h1>Mopsen</h1>", long, "<h2>Pinching</h2>", short, table, start]
    with whole():
        return save_page(tmp_path_factory.mktemp("page") / "lesson.html", parts, "Mopsen <lesson>")


@pytest.fixture
def open_lesson(new_page: Any, page_file: Path) -> Any:
    """A function that opens the page with the network cut off; its requests are kept in `asked`."""

    def opened(**options: Any) -> Any:
        page = new_page(reduced_motion="reduce", **options)
        page.context.set_offline(True)
        page.asked = []
        page.on("request", lambda request: page.asked.append(request.url))
        page.goto(page_file.as_uri())
        return page

    return opened


def step(view: View) -> str:
    return view.host.locator(".bar .step").inner_text()


def test_steps_by_mouse(open_lesson, shots):
    page = open_lesson()
    view = View(page)
    assert page.title() == "Mopsen <lesson>"
    assert step(view) == "Start"  # the row and the hands are dealt, the first may decide
    view.button("Next step").click()
    first, total = step(view).removeprefix("Step ").split(" of ")
    assert (first, int(total) > 90) == ("1", True)
    view.button("Last step").click()
    assert step(view) == f"Step {total} of {total}"
    expect(view.words).to_contain_text("wins")
    expect(view.host).to_contain_text(NAMES[0])  # markup in a name is text
    view.shot(shots / "page-result.png")
    view.host.get_by_label("Position in the game").fill("40")
    assert step(view) == f"Step 39 of {total}"
    view.button("First step").click()
    assert step(view) == "Before the start"
    assert {url.split(":")[0] for url in page.asked} <= {"file", "blob"}


def test_steps_by_keyboard_alone(open_lesson):
    page = open_lesson()
    view, short = View(page), View(page, number=1)
    tab_until(page, lambda at: at["id"] != "")
    page.keyboard.press("End")
    total = step(view).split(" of ")[1]
    for key, expected in (
        ("ArrowLeft", f"Step {int(total) - 1} of {total}"), ("Home", "Before the start"),
        ("ArrowRight", "Start"), ("PageDown", f"Step 1 of {total}"),
        ("PageUp", "Start"),
    ):  # fmt: skip
        page.keyboard.press(key)
        assert step(view) == expected, key
    page.keyboard.press("Shift+ArrowRight")
    assert int(step(view).split()[1]) > 1
    # every card has a name for the ear, and the rule behind a move is at hand
    assert focus(page)["label"]
    tab_until(page, lambda at: "words" in at["classes"])
    tab_until(page, lambda at: "chip" in at["classes"], key="ArrowDown")
    page.keyboard.press("Enter")
    expect(view.host.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(view.host.get_by_role("dialog")).to_have_count(0)
    assert step(short) == "Start"  # the other replay is a widget of its own


def test_play_and_pause(open_lesson):
    page = open_lesson()
    view = View(page, number=1)
    view.host.get_by_label("Speed").select_option("4")
    view.button("Play").click()
    expect(view.host.locator(".bar .step")).to_have_text("Step 3 of 3")
    expect(view.button("Play")).to_be_visible()


def test_a_seat_sees_its_own_cards_only(open_lesson):
    page = open_lesson()
    view = View(page)
    hand = view.host.locator("[data-id^='hand0.']")
    expect(hand).to_have_count(0)
    view.host.get_by_label("Whose view").select_option("1")
    expect(hand.first).to_be_visible()  # a back: which card it is stands nowhere
    view.host.get_by_label("Whose view").select_option("all")
    expect(hand).to_have_count(0)


def test_languages_need_no_kernel(open_lesson):
    page = open_lesson()
    view = View(page, number=1)
    view.button("Last step").click()
    expect(view.words).to_contain_text("pinches red 16")
    view.host.get_by_label("Language").select_option("de")
    expect(view.words).to_contain_text("Rot 16")
    view.button("Schritt zurück").click()
    assert step(view).startswith("Schritt 2")


def test_a_table_without_a_kernel_says_so(open_lesson):
    page = open_lesson()
    view = View(page, number=2)
    view.item("R3").click()
    expect(view.notice).to_contain_text("No kernel is connected")
    expect(page.locator("main > svg")).to_be_visible()  # the position at the end


def test_where_nobody_hears_time_stands_still(new_page, tmp_path):
    slap = "phase slap; guard 1; turn 1; discard N3 Q4; draw N1 N2; hands N1 N5 / N2 N2 / N3 N4"
    table = mops.Table(mops.game("mogel_motte", players=3), start=slap, live=True)
    page = new_page(reduced_motion="reduce")
    page.clock.install()
    page.goto(save_page(tmp_path / "slap.html", table, "Slap").as_uri())
    view = View(page)
    page.clock.run_for(60_000)
    expect(view.notice).to_have_count(0)
    page.clock.resume()
    view.host.locator('.actions [data-id="slap"]').click()
    expect(view.notice).to_contain_text("No kernel is connected")


def test_without_scripts_the_page_is_text(new_page, page_file):
    page = new_page(java_script_enabled=False)
    page.goto(page_file.as_uri())
    expect(page.locator("pre").first).to_contain_text("Pecking order")


def read91(text: str) -> bytes:
    """Two signs are 13 bits, or 14 where that many can be said, the lowest first."""
    digits = [ord(one) - 35 for one in text.replace("~", "<").replace("!", "\\")]
    bits = count = 0
    for low, high in zip(digits[::2], [*digits[1::2], 0], strict=False):
        value = low + 91 * high
        bits, count = bits | value << count, count + (13 if value & 8191 > 88 else 14)
    return bits.to_bytes(count // 8 + 1, "little")


@pytest.mark.slow  # a whole game with all its views
def test_nothing_ends_the_script_and_nothing_is_fetched(page_file):
    text = page_file.read_text("utf-8")
    zipped = re.findall(r'(?<=")eN[\w+/]{999,}=*', text)  # as zlib's first bytes are in base64
    inside = [zlib.decompress(base64.b64decode(one)).decode() for one in zipped]
    programs = re.findall(
        r'(?<=")Mm[!#-;=-\[\]-~]{9999,}', text
    )  # and in that of widgets/base91.mjs
    inside += [zlib.decompressobj().decompress(read91(one)).decode() for one in programs]
    assert sum("attachShadow" in one for one in inside) == 1
    assert "</script><b>" not in text
    assert "https://" not in text + "".join(inside)


def test_the_program_is_kept_once_and_unpacked_once(new_page, page_file):
    assert page_file.read_text("utf-8").count("new DecompressionStream") == 1
    page = new_page()
    page.add_init_script(
        "window.made = []; const make = URL.createObjectURL;"
        "URL.createObjectURL = (blob) => { made.push(blob.size); return make(blob); }"
    )
    page.goto(page_file.as_uri())
    expect(page.locator(".mopsbook")).to_have_count(3)
    *packed, program = sorted(page.evaluate("made"))
    assert (len(packed), program > max(packed)) == (3, True)


def test_where_the_program_may_not_run_its_place_says_so(new_page, page_file):
    page = new_page()
    page.add_init_script("delete window.DecompressionStream")
    page.goto(page_file.as_uri())
    expect(page.locator("[data-mops-view]").first).to_have_text(
        "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
    )
