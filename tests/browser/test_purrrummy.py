"""A game of Purrrummy in a real JupyterLab: by keyboard to its end, and melds by mouse."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.view import tab_until

HOST = "page"
SETUP = "import mopsbook as mops; g = mops.game('purrrummy', layoff=True)"
MELDS = (
    "hands 5H 6H 9C 9D KD 7S X / 2S 3S 4C; discard QS; melds 0 AC AD AH / 1 4S 5S 6S; phase meld"
)
DRAW = (
    "phase draw; hands 3S 4S 5S 7C 7D 9H JH QD KD KC / 2H 3H 4D 6C 8C 8D TH TC AC AS; "
    "stock JS 2D 9C; discard 7H"
)

KEYS = {"meld": "l", "layoff": "a", "swap": "p", "discard": "d"}
"""A letter of what stands on each button: lay Out, Add, Put, Discard."""


def items(cards: list[str]) -> list[str]:
    """What cards of the own hand are called on the table."""
    return [f"X.hand0.{cards[:n].count('X')}" if c == "X" else c for n, c in enumerate(cards)]


def pick(view: Any, hand: list[str], cards: list[str]) -> None:
    """Go to the own hand and through it by keys, and pick cards."""
    tab_until(view.page, lambda at: at["id"] in items(hand), "Shift+Tab")
    for item in items(cards):
        tab_until(view.page, lambda at, item=item: at["id"] == item, "ArrowRight")
        view.changes(lambda: view.page.keyboard.press("Enter"))


def test_a_game_of_two_to_its_end_by_keyboard_alone(notebook, show, shots):
    page = notebook.page
    view = show("t = mops.Table(g, seed=52); t")
    page.keyboard.press("Escape")  # out of the editor, as a reader leaves a cell
    tab_until(page, lambda at: at["inside"])
    over = view.over
    done: list[str] = []
    while not over.count():
        hand, best = (
            notebook.ask(f"print(*{what})").split()
            for what in (
                "t.state.hands[0]",
                "str(mops.advise(t.state, seconds=1).moves[0]).split()",
            )
        )
        kind = best[1]
        if kind == "draw":
            tab_until(page, lambda at: at["action"] and "stock" in at["label"])
            view.changes(lambda: page.keyboard.press("Enter"))
        else:
            cards = [word for word in best[2:] if word in hand]
            pick(view, hand, cards if kind == "meld" else cards[:1])
            view.shot(shots / f"purrrummy-{kind}.png")
            view.changes(lambda kind=kind: page.keyboard.press(KEYS[kind]))
        done.append(kind)
        assert len(done) < 60, "the game does not end"
    expect(over.first).to_be_visible()
    view.shot(shots / "purrrummy-result.png")
    assert {"draw", "meld", "discard"} <= set(done)
    assert notebook.ask("print(t.state.phase)") == "over\n"


def test_cards_are_picked_to_a_meld_and_a_single_one_is_laid_off(notebook, show, shots):
    view = show(f"t = mops.Table(g, seed=1, start='{MELDS}'); t")
    for card in ("9C", "KD"):
        view.changes(lambda card=card: view.click(card))
    expect(view.prompt).to_contain_text("neither")
    view.shot(shots / "purrrummy-none.png")
    view.changes(lambda: notebook.page.keyboard.press("Escape"))
    for card in ("5H", "X.hand0.0", "6H"):
        view.changes(lambda card=card: view.click(card))
    expect(view.host.locator(".actions .main")).to_have_count(2)
    view.shot(shots / "purrrummy-joker.png")
    assert view.violations() == []
    view.changes(lambda: view.host.locator(".actions .main").first.click())
    expect(view.item("X.meld2.4H")).to_have_attribute("aria-label", re.compile("4 of hearts"))
    view.changes(lambda: view.click("7S"))
    view.host.locator(".actions [data-id=layoff-0]").hover()
    view.shows(".lit", "4S", "5S", "6S")
    view.changes(lambda: view.click("6S"))
    assert notebook.ask("print(*t.state.melds[1].cards)") == "4S 5S 6S 7S\n"
    held = {"x": 20, "y": 60}
    view.changes(lambda: view.item("KD").drag_to(view.item("QS"), source_position=held))
    expect(view.words).to_contain_text("You discard the king of diamonds")
    assert "KD" in notebook.ask("print(*t.state.discard)")


def test_beside_a_small_table_a_notice_can_be_read_and_no_button_is_cut_off(notebook, show, shots):
    small = "t.layout.width = '920px'; t"
    view = show(f"t = mops.Table(g, seed=1, start='{DRAW}'); {small}")
    view.changes(lambda: view.button("What is best?").click())
    line = view.notice.evaluate("(box) => parseFloat(getComputedStyle(box).lineHeight)")
    assert view.notice.bounding_box()["height"] > 4 * line
    assert view.cards(".mark-best") == ["7H"]
    view = show(f"t = mops.Table(g, seed=1, start='{MELDS}'); {small}")
    view.changes(lambda: view.click("7S"))
    expect(view.host.locator(".actions .main")).to_contain_text("Add the 7 of spades")
    panel, last = (
        box.bounding_box() for box in (view.host.locator(".panel"), view.button("Put back"))
    )
    assert last["y"] + last["height"] < panel["y"] + panel["height"]
    view.shot(shots / "purrrummy-small.png")
