"""Keys alone, as the help and the tutorials say: to the own hand, on to what comes next, and back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from mopsbook.core import registry
from tests.browser.view import UNFULL, focus, focuses
from tests.playing import facts_of, known_of

HOST = "page"
SETUP = "import mopsbook as mops"


def table(show: Any, game: str, start: str = "", more: str = "") -> Any:
    """A table at which the person of seat 0 is due, after a reader has left the cell."""
    players = known_of(game, "TEAMS", min(facts_of(game).SEATS))
    given = f", start='{start}'" if start else ""
    view = show(
        f"t = mops.Table(mops.game('{game}', players={players}{more}), seed=3, seat=0{given}); t"
    )
    view.settle()
    view.page.keyboard.press("Escape")
    return view


OPEN = {"mark-picked", "mark-legal", "mark-best", "tagged"}
"""What can be chosen, or is new in the hand."""


@pytest.mark.parametrize("game", registry.games())
def test_enter_leaves_the_focus_where_something_can_be_chosen(show, game):
    view = table(show, game)
    page = view.page
    enter(page)
    for _ in range(12):
        if view.over.count():
            break
        at, legal = focus(page), view.cards(".can-act.mark-legal")
        if not at["action"] and at["id"] not in legal:
            can = legal or view.cards(".can-act")
            (view.item(can[0]) if can else view.host.locator(".actions button").last).focus()
        page.keyboard.press(
            "Shift"
        )  # Enter has gone on just now, and plays at once after another key
        view.changes(lambda: page.keyboard.press("Enter"))
        legal = view.cards(".can-act.mark-legal")

        def on_what_can_be_chosen(at: dict[str, Any], legal: list[str] = legal) -> bool:
            states = {*at["classes"].split()}
            can = "can-act" in states and (states & OPEN or not legal)
            return at["inside"] and (at["action"] or can)

        focuses(page, on_what_can_be_chosen)


def test_after_a_key_that_leaves_the_cards_where_they_are_the_focus_goes_on(notebook, show):
    start = "hands 6C 7D 8H / 9C 9D KH; middle TC JD QH; knocker 1; left 0; reason knock"
    view = table(show, "mauz", start)
    enter(view.page)
    focuses(view.page, lambda at: at["id"] in view.cards(".mark-legal"))
    view.changes(lambda: view.page.keyboard.press("s"))
    focuses(view.page, lambda at: at["id"] == "next-round")
    assert view.spoken.count("deal") == 1, "who deals is said once"


# What the tutorials say, as written


def enter(page: Any) -> None:
    """Go to the own hand; JupyterLab may have a button of its own on the way."""
    page.keyboard.press("Tab")
    if not focus(page)["inside"]:
        page.keyboard.press("Tab")


def chosen(page: Any, prefix: str) -> str:
    """What has the focus, which begins so and may be chosen."""
    may = {"can-act", "mark-legal"}
    at = focuses(page, lambda at: at["id"].startswith(prefix) and may <= {*at["classes"].split()})
    found: str = at["id"]
    return found


def walk(page: Any, to: str) -> None:
    """Go to an item of the same part of the table by arrow keys."""
    for _ in range(40):
        if focus(page)["id"] == to:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no arrow led to {to}")


def test_dog_arrow_keys_and_enter_choose_a_card_a_piece_and_a_field(notebook, show):
    view = table(show, "dog", "pieces t60 t5 / t9 / t20 / t30; hands 5 8 / 2 2 / 3 3 / 4 4")
    page = view.page
    enter(page)
    walk(page, "hand0.8.0")
    view.changes(lambda: page.keyboard.press("Enter"))
    first = chosen(page, "0:")
    page.keyboard.press("ArrowRight")
    assert chosen(page, "0:") != first
    view.changes(lambda: page.keyboard.press("Enter"))
    if not int(notebook.ask("print(len(t.trace.moves))")):
        chosen(page, "to.")
        view.changes(lambda: page.keyboard.press("Enter"))
    assert "8" in notebook.ask("print(t.trace.moves[0])")


def test_mops_royal_arrow_keys_and_enter_choose_a_place(notebook, show):
    view = table(show, "mops_royal")
    page = view.page
    enter(page)
    place = chosen(page, "to.")
    page.keyboard.press("ArrowRight")
    assert chosen(page, "to.") != place
    view.changes(lambda: page.keyboard.press("Enter"))
    assert notebook.ask("print([m.player for m in t.trace.moves].count(0))") == "1\n"


MIAU = "discard 9H; draw TC TD KC KD; hands 7H 8H / TS KS"


def test_miau_miau_arrow_keys_choose_enter_lays_and_tab_leads_to_the_buttons(notebook, show):
    view = table(show, "miau_miau", MIAU)
    page = view.page
    enter(page)
    focuses(page, lambda at: at["id"] in view.cards(".mark-legal"))
    walk(page, "8H")
    page.keyboard.press("Tab")
    focuses(page, lambda at: at["action"])
    page.keyboard.press("Shift+Tab")
    focuses(page, lambda at: at["id"] == "8H")
    view.changes(lambda: page.keyboard.press("Enter"))
    assert "8H" in notebook.ask("print(t.trace.moves[0])")


def test_purrrummy_arrow_keys_choose_enter_picks_and_tab_leads_to_the_buttons(notebook, show):
    view = table(show, "purrrummy")
    page = view.page
    view.changes(lambda: (view.item("stock").focus(), page.keyboard.press("Enter")))
    cards = view.cards(".can-act.card")
    focuses(page, lambda at: at["id"] in cards)
    view.changes(lambda: page.keyboard.press("Enter"))
    assert len(view.cards(".mark-picked")) == 1
    # it stays there, or goes on to a card that goes with it
    on = {"mark-picked", "mark-legal"}
    focuses(page, lambda at: at["id"] in cards and on & {*at["classes"].split()})
    page.keyboard.press("Tab")
    focuses(page, lambda at: at["action"])


def test_mogel_motte_a_key_sneaks_a_card_away(notebook, show):
    start = "guard 1; discard N3; draw N1 N5 N2; hands N1 N2 M4 S4 / N2 N4 / N1 C3 N5"
    view = table(show, "mogel_motte", start)
    enter(view.page)
    view.changes(lambda: view.page.keyboard.press("s"))
    chosen(view.page, "hand0")


@pytest.mark.parametrize("game", ["mopsen", "mauz"])
def test_a_key_takes_back_and_another_plays_again(notebook, show, game):
    start = {
        "mopsen": "trick -; hands B2 Y5 R3 / C3 B8 R7 / R1 Y9 B16; stack B3 B4",
        "mauz": "hands 6C 7D 8H / 9C 9D KH; middle TC JD QH",
    }[game]
    view = table(show, game, start)
    page = view.page
    moves = lambda: notebook.ask("print(len(t.trace.moves) > 0)").strip()  # noqa: E731
    expect(view.button("Undo")).to_have_attribute("aria-keyshortcuts", "U")
    view.item(view.cards(".can-act.mark-legal")[0]).focus()
    view.changes(lambda: page.keyboard.press("Enter"))
    view.changes(lambda: page.keyboard.press("u"))
    assert moves() == "False"
    if game == "mopsen":
        view.changes(lambda: page.keyboard.press("Shift+U"))
        assert moves() == "True"


def test_a_replay_by_its_keys(show):
    view = show("t = mops.Replay(mops.record(mops.game('mopsen', players=4), seed=7)); t")
    page, step = view.page, view.host.locator(".step")
    view.stage.click()
    page.keyboard.press("Home")
    expect(step).to_have_text("Before the start")
    page.keyboard.press("ArrowRight")
    expect(step).not_to_have_text("Before the start")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_text("Before the start")
    page.keyboard.press("End")
    expect(view.button("Last step")).to_be_disabled()
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(view.button("Pause")).to_be_visible()
    page.keyboard.press(" ")
    expect(view.button("Play")).to_be_visible()
    page.keyboard.press("?")
    expect(view.host.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(view.host).to_have_attribute("data-presenting", "")
    page.keyboard.press("Escape")
    expect(view.host).not_to_have_attribute("data-presenting", "")
    view.page.wait_for_function(UNFULL)
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement !== document.body")  # keys never go nowhere


def hold(page: Any, key: str) -> None:
    """Press a key and hold it for a while."""
    for _ in range(3):
        page.keyboard.down(key)
    page.keyboard.up(key)


def test_every_dialog_by_keys_alone(show):
    """Opened, gone through, closed: the focus stays within, and comes back to what opened the dialog.

    A key that is held opens it and asks for nothing in it, and closes one dialog.
    """
    view = table(show, "mogel_motte", more=", first_guard=0")
    page, open_ = view.page, view.host.locator("dialog[open]")
    # from a card to the keys, and back to it
    card = view.cards(".mark-legal")[0]
    view.item(card).focus()
    page.keyboard.press("?")
    expect(open_).to_have_count(1)
    page.keyboard.press("Escape")
    focuses(page, lambda at: at["id"] == card)
    # before the first move it is told what the game is about, and no rules are counted
    view.changes(lambda: view.click(card))
    openers = {
        "New game": view.button("New game"),
        "Save and load": view.button("Save and load"),
        "Rules and keys": view.button("Rules and keys"),
        "Rules that you have met": view.host.locator("button.coach"),
        "§ 2.4": view.host.locator(".words .chip").first,
    }
    for title, opener in openers.items():
        opener.focus()
        before = focus(page)
        hold(page, "Enter")
        expect(open_).to_have_count(1)
        assert (open_.get_attribute("aria-label") or "").startswith(title)
        stops = open_.locator("button:enabled, input, select, summary").filter(visible=True)
        assert focus(page)["inside"]
        left = min(stops.count(), 12)  # a long list is gone through from near its end
        stops.nth(-left).focus()
        for _ in range(left):
            page.keyboard.press("Tab")
            assert focus(page)["inside"], f"Tab in {title}"
        expect(stops.first).to_be_focused()
        page.keyboard.press("Shift+Tab")
        expect(stops.last).to_be_focused()
        page.keyboard.press("Escape")
        expect(open_).to_have_count(0)
        focuses(page, lambda at, before=before: at == before)
    # a dialog over a dialog: each gives the focus back to what opened it
    openers["Rules that you have met"].focus()
    for key in ("Enter", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(open_).to_have_count(2)
    hold(page, "Escape")
    expect(open_).to_have_count(1)
    focuses(page, lambda at: at["label"].startswith("§"))
    page.keyboard.press("Escape")
    focuses(page, lambda at: "coach" in at["classes"])


def test_rules_and_keys_stand_in_one_place(show):
    """What was scrolled to in the rules is no place in the keys, and the other half moves nothing."""
    view = table(show, "mogel_motte")
    view.button("Rules and keys").click()
    open_ = view.host.locator("dialog[open]")
    sheet, half = open_.locator(".sheet-of-paper"), open_.get_by_role("button")
    half.filter(has_text="Rules").click()
    box = open_.bounding_box()
    assert sheet.evaluate("sheet => (sheet.scrollTo(0, 999), sheet.scrollTop)") > 0
    half.filter(has_text="Keys").click()
    expect(open_.locator(".keys")).to_have_count(1)
    assert (sheet.evaluate("sheet => sheet.scrollTop"), open_.bounding_box()) == (0, box)
    view.page.keyboard.press("Escape")  # below what lies over the page nothing else hears a key


def test_whom_to_accuse_is_where_its_key_leads(show):
    """By the key and Enter somebody is accused, and nothing that is the opposite has the focus on the way."""
    start = "guard 0; turn 0; discard N3 N4; draw N1 N5 N1; hands N2 N5 M3 / N4 N2 / N2 N1"
    view = table(show, "mogel_motte", start)
    view.page.keyboard.press("Tab")
    view.changes(lambda: view.page.keyboard.press("a"))
    focuses(view.page, lambda at: at["id"] == "plate1")
    view.changes(lambda: view.page.keyboard.press("Enter"))
    expect(view.words).to_contain_text("accuse")


def test_tab_leads_to_the_own_hand_from_where_a_pointer_was(show):
    """A pointer leaves the focus somewhere and does not show it: what comes after that is not what is meant."""
    start = "guard 1; turn 0; discard N3; draw N1 N5; hands N2 N5 M3 / N4 / N2; vanished 0:M1 0:N4"
    view = table(show, "mogel_motte", start)
    view.item("hand0.N5.0").click(force=True)
    view.page.keyboard.press("Tab")
    assert focus(view.page)["id"].startswith("hand0")
    view.page.keyboard.press("Tab")
    assert not focus(view.page)["id"].startswith("hand0"), "from there on as ever"


def test_what_is_done_in_a_dialog_by_keys_leaves_the_focus_in_the_widget(notebook, show):
    """An example replaces what opened the dialog; a game is saved, and begun anew."""
    view = table(show, "mogel_motte", more=", first_guard=0")
    page, open_ = view.page, view.host.locator("dialog[open]")
    view.button("which rules?").first.click()
    view.host.locator(".words .chip").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    view.changes(lambda: page.keyboard.press("Enter"))
    focuses(page, lambda at: at["inside"])
    view.host.locator("[data-id=back]").focus()
    page.keyboard.press(
        "Shift"
    )  # Enter has gone on just now, and presses at once after another key
    view.changes(lambda: page.keyboard.press("Enter"))
    focuses(page, lambda at: at["inside"])
    view.button("New game").focus()
    page.keyboard.press("Enter")
    open_.locator("button.main").focus()
    view.changes(lambda: page.keyboard.press("Enter"))
    expect(open_).to_have_count(0)
    focuses(page, lambda at: "can-act" in at["classes"])
    assert notebook.ask("print(len(t.trace.moves))") == "1\n"
