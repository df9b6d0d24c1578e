"""A table by mouse and by keyboard alone."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import expect

from tests.browser.view import focus, focuses, look_through, tab_until, take

HOST = "page"
CLOCK = "own"
SETUP = "import mopsbook as mops; g = mops.game('mopsen', players=3)"
TRICK = "trick 0:R6 1:R12; hands B2 Y5 / C3 B8 / R1 Y9 B16; stack B3 B4"


names = (f"t{number}" for number in itertools.count())


def by_keyboard(view):
    """Do what comes next."""
    if view.button("Keep all cards").or_(view.button("Next round")).count():
        tab_until(view.page, lambda at: at["action"])
    else:
        look_through(view.page, lambda at: "mark-legal" in at["classes"])
    view.changes(lambda: view.page.keyboard.press("Enter"))


def test_a_last_round_is_begun_and_ended_by_keyboard_alone(notebook, show, shots):
    """What lies between is one trick like the other."""
    page, name = notebook.page, next(names)
    notebook.ask("states = mops.record(g, seed=4).states()")

    def sit_down(begin):
        view = show(
            f"begin = next(s for s in states if {begin})\n"
            f"{name} = mops.Table(g, seed=4, start=begin, seat=0); {name}"
        )
        page.keyboard.press("Escape")  # out of the editor, as a reader leaves a cell
        tab_until(page, lambda at: at["inside"])
        return view

    view = sit_down("s.round == 2 and s.phase == 'round_over'")
    view.shot(shots / "table-round.png")
    for _ in range(3):  # the next round, no card is exchanged, a card is played
        by_keyboard(view)
    assert notebook.ask(f"print({name}.state.phase, {name}.state.round)") in (
        "play 3\n",
        "pinch 3\n",
    )
    view = sit_down("s.round == 3 and s.turn == 0 and sum(map(len, s.hands)) == 7")
    for _ in range(20):
        if view.over.count():
            break
        by_keyboard(view)
    expect(view.over.first).to_be_visible()
    view.shot(shots / "table-result.png")
    assert notebook.ask(f"print({name}.state.phase, {name}.state.round)") == "game_over 3\n"


def test_a_wrong_card_is_refused_with_its_rule(notebook, show, shots):
    name = next(names)
    view = show(f"{name} = mops.Table(g, seed=4, seat=2, start='{TRICK}'); {name}")
    assert view.cards(".mark-legal") == ["R1"]
    view.changes(lambda: view.item("B16").click(force=True))
    expect(view.notice).to_contain_text("does not follow suit")
    chip = view.notice.get_by_role("button", name="Follow suit")
    view.shot(shots / "table-refused.png")
    chip.click()
    dialog = view.host.get_by_role("dialog")
    expect(dialog).to_contain_text("must play one of them, or a cat")
    take(notebook.page, shots / "table-rule.png")
    view.changes(lambda: dialog.get_by_role("button", name="Show me an example").click())
    expect(view.prompt).to_contain_text("An example of this rule.")
    expect(view.prompt).to_contain_text("Your own game waits.")
    expect(view.notice).to_contain_text("does not follow suit")
    view.shot(shots / "table-example.png")
    view.changes(lambda: view.button("Back to my game").click())
    view.changes(lambda: view.item("R1").click())
    assert notebook.ask(f"print({name}.trace.moves[0])").strip() == "2 play R1"


def test_undo_redo_new_game_save_and_load_by_mouse(notebook, show, tmp_path):
    name = next(names)
    view = show(
        f"{name} = mops.Table(g, seed=4, seat=2, start='{TRICK}', folder={str(tmp_path)!r}); {name}"
    )
    expect(view.button("Undo")).to_be_disabled()
    view.changes(lambda: view.item("R1").click())
    view.changes(lambda: view.button("Undo").click())
    assert view.cards(".mark-legal") == ["R1"]
    expect(view.notice).to_contain_text("Taken back, with all that came after it:")
    view.changes(lambda: view.button("Redo").click())
    assert "R1" not in view.cards(".mark-legal")

    view.button("Save and load").click()
    dialog, answer = view.host.get_by_role("dialog"), view.host.locator(".answer")
    expect(dialog).to_contain_text(str(tmp_path))
    dialog.get_by_label("Name of the game").fill("first try")
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(answer).to_have_text("The game is saved as first try.jsonl.")
    expect(dialog.get_by_role("listitem")).to_contain_text("first try.jsonl")
    notebook.later(600)  # no double click is meant
    dialog.get_by_role("button", name="Save", exact=True).click()
    dialog.get_by_role("button", name="Replace first try.jsonl").click()
    expect(answer).to_have_text("The game is saved as first try.jsonl.")
    notebook.page.keyboard.press("Escape")

    view.button("New game").click()
    dialog.get_by_text("More", exact=True).click()
    dialog.get_by_label("Seed").fill("7")
    view.changes(lambda: view.button("Start the game").click())
    same = f"{name}.trace.moves[0] == mops.record(g, seed=7, moves=[]).moves[0]"
    assert notebook.ask(f"print({same})").strip() == "True"

    view.button("Save and load").click()
    view.changes(lambda: view.button("Load: first try.jsonl").click())
    expect(dialog).to_have_count(0)
    expect(view.notice).to_have_text("The game first try.jsonl goes on here.")
    assert notebook.ask(f"print({name}.trace.moves[0])").strip() == "2 play R1"


def test_a_game_for_others_at_the_same_table(notebook, show, shots):
    name = next(names)
    view = show(f"{name} = mops.Table(mops.game('purrrummy'), seed=4); {name}")
    view.button("New game").click()
    players = view.host.get_by_label("Players", exact=True)
    expect(players).to_be_focused()
    players.select_option("4")
    view.host.get_by_label("The others play").select_option("random")
    notebook.later(600)  # the list may have lain above what is pressed next
    view.host.get_by_label("Variant: laying off").check()
    take(notebook.page, shots / "new-game.png")
    view.changes(lambda: view.button("Start the game").click())
    expect(view.stage).to_contain_text("Dana")
    options = f"{name}.game.players, {name}.game.options.layoff"
    assert notebook.ask(f"print({options})").strip() == "4 True"


def test_cards_are_exchanged_and_a_fourth_is_refused(notebook, show, shots):
    name = next(names)
    view = show(f"{name} = mops.Table(g, seed=4, seat=0); {name}")
    for card in view.cards(".can-act")[:3]:  # as fast as a hand can, without waiting for answers
        view.item(card).click()
    expect(view.stage.locator(".mark-picked")).to_have_count(3)
    expect(view.notice).to_have_count(0)
    fourth = view.cards(".can-act:not(.mark-picked)")[0]
    view.changes(lambda: view.item(fourth).click(force=True))
    expect(view.notice).to_contain_text("at most three")
    view.shot(shots / "table-picked.png")
    view.changes(lambda: view.button("Exchange 3 cards").click())
    expect(
        view.button("Undo")
    ).to_be_disabled()  # new cards have been seen, and nobody can forget them


@pytest.mark.parametrize(
    ("width", "themes"), [(1060, ["light"]), (700, ["dark"]), (400, ["light", "dark"])]
)
def test_every_width_and_theme_is_accessible(notebook, show, shots, width, themes):
    name = next(names)
    layout = f"{name}.layout.width = '{width}px'"
    code = f"{name} = mops.Table(g, seed=4, seat=2, start='{TRICK}', lang='de'); {layout}; {name}"
    view = show(code)
    view.changes(lambda: view.item("B16").click(force=True))
    for theme in themes:
        if width < 700:
            view.button("Mehr").click()
        view.host.get_by_label("Hell oder dunkel").select_option(theme)
        if width < 700:
            notebook.page.keyboard.press("Escape")
        expect(view.root).to_have_attribute("data-theme", theme)
        view.shot(shots / f"table-{theme}-{width}.png")
        assert view.root.evaluate("root => root.scrollWidth <= root.clientWidth + 1")
        assert view.violations() == [], theme
        notebook.later(600)  # no double click is meant


def test_the_button_is_next_to_the_hand_for_the_keyboard(notebook, show):
    name = next(names)
    view = show(f"{name} = mops.Table(g, seed=4, seat=0); {name}")
    view.item(view.cards(".can-act")[0]).focus()
    notebook.page.keyboard.press("Tab")
    assert focus(notebook.page)["label"] == "Keep all cards"


def test_two_people_pass_the_screen_on_by_keyboard(notebook, show, shots):
    page, name = notebook.page, next(names)
    view = show(f"{name} = mops.Table(g, seed=4, seat=(0, 1)); {name}")
    for _ in range(2):
        tab_until(page, lambda at: at["label"] == "Keep all cards")
        view.changes(lambda: page.keyboard.press("Enter"))
        if view.host.locator(".cover").count():
            break
    expect(view.host.locator(".cover")).to_contain_text("Pass the screen to")
    assert view.cards(".card[aria-label*='bone']") == []  # nobody's cards are on the page
    assert view.violations() == []
    view.shot(shots / "table-covered.png")
    focuses(page, lambda at: at["label"] == "Show my hand")
    view.changes(lambda: page.keyboard.press("Enter"))
    expect(view.host.locator(".cover")).to_have_count(0)
    assert len(view.cards(".card[aria-label*='bone']")) == 8
    focuses(page, lambda at: at["inside"])


@pytest.mark.parametrize("width", [720, 920])
def test_a_notice_leaves_the_buttons_in_sight(notebook, show, shots, width):
    name = next(names)
    layout = f"{name}.layout.width = '{width}px'"
    view = show(f"{name} = mops.Table(g, seed=4, seat=0, lang='de'); {layout}; {name}")
    for card in view.cards(".can-act")[:3]:
        view.changes(lambda card=card: view.click(card))
    view.changes(lambda: view.click(view.cards(".can-act:not(.mark-picked)")[0]))
    view.shot(shots / f"table-notice-{width}.png")
    expect(view.notice).to_be_visible()
    panel = view.host.locator(".panel").bounding_box()
    for button in view.host.locator(".actions button").all():
        box = button.bounding_box()
        assert panel["y"] <= box["y"]
        assert box["y"] + box["height"] <= panel["y"] + panel["height"]
    assert view.violations() == []


def test_names_are_readable_when_the_table_turns_to_another_seat(show):
    name = next(names)
    view = show(f"{name} = mops.Table(g, seed=3, seat='all', cover=False); {name}")
    plates = "all => all.map((one) => getComputedStyle(one).fill)"
    for _ in range(3):  # by key: so soon after the last a click would be the second of two
        view.changes(lambda: view.button("Keep all cards").press("Enter"))
        others = view.stage.locator(".item.plate:not(.tone-you) text")
        expect(others).to_have_count(2)
        [colour] = set(others.evaluate_all(plates))
        [yours] = view.stage.locator(".item.plate.tone-you text").evaluate_all(plates)
        assert colour != yours


def test_what_is_new_is_in_sight_whatever_was_looked_up(notebook, show):
    name = next(names)
    layout = f"{name}.layout.width = '800px'"
    view = show(f"{name} = mops.Table(g, seed=4, seat=0); {layout}; {name}")
    view.changes(lambda: view.button("Keep all cards").click())
    # beside a board all that is told and can be done scrolls; here it has little room
    view.root.evaluate("root => root.style.setProperty('--height', '300px')")
    panel = view.host.locator(".panel")
    panel.evaluate("box => { box.scrollTop = box.scrollHeight }")
    assert panel.evaluate("box => box.scrollTop") > 0
    view.changes(lambda: view.click(view.cards(".can-act.mark-legal")[0]))
    assert panel.evaluate("box => box.scrollTop") == 0


def test_what_is_to_be_done_is_in_sight_after_a_move_in_a_narrow_cell(show):
    name = next(names)
    view = show(f"{name} = mops.Table(g, seed=4, seat=0); {name}.layout.width = '400px'; {name}")
    view.changes(lambda: view.button("Keep all cards").click())
    view.changes(lambda: view.click(view.cards(".can-act.mark-legal")[0]))
    expect(view.prompt).to_be_in_viewport(ratio=1)
