"""One view of a table or a replay on a page, as a test handles it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, expect

from mopsbook.teach.words import interface

_FOCUS = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const host = at?.getRootNode()?.host ?? null;
  return {
    id: at?.dataset?.id ?? "",
    classes: at?.getAttribute("class") ?? "",
    label: at?.getAttribute("aria-label") ?? at?.textContent ?? "",
    action: at?.matches?.(".actions button, .go-on.main") ?? false,
    inside: host?.classList?.contains("mopsbook") ?? false,
  };
}"""
# What the kernel has drawn: title, table and words. What a pointer or the focus alone changes (hints,
# lights, tab stops) is not of it, nor what the page does by itself, such as closing a dialog or
# saying that no answer came yet.
_PICTURE = """(root) => [...root.querySelectorAll(".title, .stage, .panel")].map((part) => {
  const copy = part.cloneNode(true);
  for (const hint of copy.querySelectorAll(".why")) hint.remove();
  for (const node of copy.querySelectorAll("[tabindex]")) node.removeAttribute("tabindex");
  for (const node of copy.querySelectorAll(".lit")) node.classList.remove("lit");
  return copy.innerHTML;
}).join()"""
# What others did is gone through as fast as may be, as by somebody who has seen it all.
_LIVE = """(root) => root.dataset.live === "true" || void root.querySelector(".skip").click()"""
_CHANGED = f"""([root, before, waits]) => ({_LIVE})(root)
  && !waits.includes(root.querySelector(".notice p")?.textContent)
  && ({_PICTURE})(root) !== before"""
# Where an item can be seen, from its upper left corner: another one may lie on the rest of it. Not at its
# edges, since it may lie askew and rises under the pointer.
_SEEN = """(item) => {
  const { left, top, width, height } = item.getBoundingClientRect();
  for (let y = 0.3; y < 0.8; y += 0.1) for (let x = 0.15; x < 0.9; x += 0.05) {
    const [dx, dy] = [x * width, y * height];
    const over = item.getRootNode().elementFromPoint(left + dx, top + dy);
    if (over?.closest("[data-id]") === item) return { x: dx, y: dy };
  }
}"""
_SHOWS = """([stage, state, ids]) => ids.join() ===
  [...stage.querySelectorAll(`.item${state}`)].map((one) => one.dataset.id).sort().join()"""
# What a page does about a new size, it has done then.
PAINTED = """async () => {
  for (let n = 0; n < 2; n++) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}"""
# Until the browser has left the full screen no other view gets a key, and what has the focus may lose it.
UNFULL = "() => document.fullscreenElement === null"
NO_WIDER = "(width) => document.documentElement.scrollWidth <= width"
SHOTS = "MOPSBOOK_SHOTS"
"""The variable of the environment that names a folder for pictures to be looked at; without it none are taken."""
WAITS = [interface(lang)[word] for lang in ("en", "de") for word in ("still-working", "no-answer")]
LAYOUTS = ((1280, "light"), (760, "dark"), (360, "light"), (360, "dark"))
"""Widths at which words stand beside a board and below it, each in both themes."""
AXE = Path(__file__).resolve().parents[2] / "widgets" / "node_modules" / "axe-core" / "axe.min.js"
_RUN_AXE = """async (host) => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // of all that is right nothing has to be told
  const { violations } = await axe.run(host, { runOnly: tags, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
}"""


class View:
    """The `number`-th widget within `within`."""

    def __init__(self, page: Page, within: Locator | None = None, number: int = 0) -> None:
        self.page = page
        self.host = (within or page).locator("div.mopsbook").nth(number)  # type: ignore[union-attr]
        self.root = self.host.locator(".mops")
        self.stage = self.host.locator(".stage > svg")
        expect(self.stage).to_be_visible(timeout=60_000)

    def item(self, id: str) -> Locator:
        """A card or another thing on the table."""
        return self.stage.locator(f'[data-id="{id}"]')

    def click(self, id: str) -> None:
        """Click on an item where it can be seen, also on one that will be refused."""
        item = self.item(id)
        item.scroll_into_view_if_needed()
        item.click(position=item.evaluate(_SEEN), force=True)

    def cards(self, state: str = "") -> list[str]:
        """The ids of all items with a class such as ``mark-legal``."""
        found: list[str] = self.stage.locator(f".item{state}").evaluate_all(
            "all => all.map((one) => one.dataset.id)"
        )
        return found

    def button(self, name: str) -> Locator:
        """A button of the widget by its name."""
        return self.host.get_by_role("button", name=name, exact=True)

    def shows(self, state: str, *ids: str) -> None:
        """Wait until the items with a class, such as ``.lit``, are these."""
        self._wait(_SHOWS, [self.stage.element_handle(), state, sorted(ids)])

    @property
    def words(self) -> Locator:
        """What is told beside the table."""
        return self.host.locator(".words")

    @property
    def prompt(self) -> Locator:
        """Whose turn it is and what to do."""
        return self.host.locator(".prompt")

    @property
    def notice(self) -> Locator:
        """What the table says."""
        return self.host.locator(".panel .notice")

    @property
    def over(self) -> Locator:
        """What is there when a game is over, and not before."""
        return self.host.locator("[data-id=play-again]")

    @property
    def spoken(self) -> str:
        """What a screen reader is told."""
        return self.host.locator("[role=log]").inner_text()

    def settle(self) -> None:
        """Go on until the last picture is shown."""
        self._wait(_LIVE, self.root.element_handle())

    def changes(self, act: Callable[[], object]) -> None:
        """Do something, and wait until the widget has changed and settled."""
        before = self.root.evaluate(_PICTURE)
        act()
        self._wait(_CHANGED, [self.root.element_handle(), before, WAITS])

    def _wait(self, until: str, arg: object) -> None:
        """Look now and then, and not with each picture of the page, which it would have to make."""
        self.page.wait_for_function(until, arg=arg, polling=50, timeout=20_000)

    def shot(self, path: Path) -> None:
        """Take a picture of the widget, if somebody wants to look at it."""
        take(self.host, path)

    def violations(self) -> list[str]:
        """What axe-core finds wrong, each in a line."""
        return violations(self.page, self.host)


def violations(page: Page, host: Locator) -> list[str]:
    """What axe-core finds wrong in a widget, each in a line."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = host.evaluate(_RUN_AXE)
    return found


def take(what: Page | Locator, path: Path) -> None:
    """Take a picture, if somebody wants to look at it."""
    if SHOTS in os.environ:
        what.screenshot(path=path, animations="disabled")


def focus(page: Page) -> dict[str, Any]:
    """What has the focus, within the shadow root too."""
    found: dict[str, Any] = page.evaluate(_FOCUS)
    return found


def focuses(page: Page, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until what has the focus is wanted, and return it: it goes there when the page has been drawn anew."""
    end = monotonic() + 20
    while not wanted(now := focus(page)):
        assert monotonic() < end, f"the focus is on {now}"
        page.wait_for_timeout(20)
    return now


def tab_until(
    page: Page, wanted: Callable[[dict[str, Any]], bool], key: str = "Tab"
) -> dict[str, Any]:
    """Press a key until what has the focus is wanted, which may have to come from Python first."""
    end = monotonic() + 20
    presses = 0
    while not wanted(now := focus(page)):
        late = presses > 80 and monotonic() > end
        assert not late, f"{presses} times {key} did not lead there; the focus is on {now}"
        page.keyboard.press(key)
        presses += 1
    return now


def look_through(page: Page, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Go from one part of the table to the next, and through each by arrow keys, as a reader without a mouse does."""
    end = monotonic() + 20
    while monotonic() < end:
        first = now = tab_until(page, lambda at: "can-act" in at["classes"])
        while not wanted(now):
            page.keyboard.press("ArrowRight")
            now = focus(page)
            if now["id"] == first["id"]:
                page.keyboard.press("Tab")
                break
        else:
            return
    raise AssertionError(f"it was not found by keyboard; the focus is on {focus(page)}")
