"""axe-core finds nothing: every width and theme, every dialog, the result, the presenter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.jupyter.export import save_page
from tests.browser.view import LAYOUTS, NO_WIDER, View, take


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with the end of a game, and a table."""
    game = mops.game("mopsen", players=4)
    trace = mops.record(game, seed=7)
    start = game.position("trick 0:R6 1:R12 2:Y2; hands B2 Y5 / C3 B8 / R1 Y9 / R2 B16 C7")
    parts = [
        mops.Replay(trace, index=len(trace.moves)),
        mops.Table(game, seed=7, start=start, seat=3),
    ]
    return save_page(tmp_path_factory.mktemp("axe") / "page.html", parts, "Mopsen")


@pytest.fixture
def opened(new_page: Any, page_file: Path) -> Any:
    """A function that opens the page with settings of the reader, and gives its two views."""

    def open_page(**options: Any) -> tuple[Any, View, View]:
        page = new_page(reduced_motion="reduce", **options)
        page.goto(page_file.as_uri())
        return page, View(page), View(page, number=1)

    return open_page


def turn(page: Any, view: View, scheme: str) -> None:
    """Change the system's theme, and wait until it is that of a view."""
    page.emulate_media(color_scheme=scheme)
    expect(view.root).to_have_attribute("data-theme", scheme)


def test_every_width_and_theme(opened, shots):
    page, replay, table = opened()
    position = replay.host.get_by_label("Position in the game")
    over = position.input_value()
    for width, scheme in LAYOUTS:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function(NO_WIDER, arg=width)
        turn(page, table, scheme)
        table.shot(shots / f"offline-{scheme}-{width}.png")
        assert table.violations() == [], (width, scheme)
        for step, name in (("30", "replay"), (over, "result")):
            position.fill(step)
            replay.shot(shots / f"{name}-{scheme}-{width}.png")
            assert replay.violations() == [], (width, scheme, step)


def test_every_dialog(opened, shots):
    page, replay, table = opened()
    for view, button in (
        (replay, "Rules and keys"), (table, "Rules and keys"), (table, "New game"), (table, "Save and load"),
    ):  # fmt: skip
        view.button(button).click()
        expect(view.host.get_by_role("dialog")).to_be_visible()
        for scheme in ("light", "dark"):
            turn(page, view, scheme)
            take(page, shots / f"dialog-{button}-{scheme}.png")
            assert view.violations() == [], (button, scheme)
        page.keyboard.press("Escape")
    replay.words.locator(".why-so").first.click()
    replay.host.locator(".chip").first.click()
    expect(replay.host.get_by_role("dialog")).to_be_visible()
    for scheme in ("light", "dark"):
        turn(page, replay, scheme)
        assert replay.violations() == [], scheme


def test_a_menu(opened, shots):
    page, replay, table = opened(viewport={"width": 360, "height": 900})
    for name, view in (("replay", replay), ("table", table)):
        view.button("More").click()
        expect(view.host.get_by_role("group", name="More")).to_be_visible()
        take(page, shots / f"menu-{name}.png")
        assert view.violations() == []
        page.keyboard.press("Escape")


def test_the_presenter_and_forced_colours(opened, shots):
    _page, replay, table = opened(forced_colors="active")
    replay.shot(shots / "replay-forced-colours.png")
    table.shot(shots / "table-forced-colours.png")
    replay.button("Presenter mode").click()
    expect(replay.host).to_have_attribute("data-presenting", "")
    assert replay.violations() == []


def test_a_fault_would_be_found(opened):
    _, replay, _ = opened()
    replay.root.evaluate("root => root.insertAdjacentHTML('beforeend', '<button></button>')")
    assert any(fault.startswith("button-name") for fault in replay.violations())


@pytest.mark.parametrize("name", mops.games())
def test_every_game_in_both_widgets(new_page, tmp_path, name):
    game = mops.game(name)
    parts = [mops.Replay(mops.record(game, seed=7), index=20), mops.Table(game, seed=3)]
    page = new_page(reduced_motion="reduce")
    page.goto(save_page(tmp_path / "page.html", parts, name).as_uri())
    for number in (0, 1):
        assert View(page, number=number).violations() == []
