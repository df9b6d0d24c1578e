"""Keys alone, as the help and the tutorials say: to the own hand, on to what comes next, and back."""

from __future__ import annotations

from typing import Any

import pytest

from mopsbook.core import registry
from tests.browser.view import focus

SETUP = "import mopsbook as mops"
OWN = {"mops_royal": "to."}
"""How the ids of what a person comes to first begin; elsewhere it is a card of the own hand."""


def table(show: Any, game: str, start: str = "", more: str = "") -> Any:
    """A table at which the person of seat 0 is due, after a reader has left the cell."""
    players = 4 if game == "dog" else 2 + (game in ("mopsen", "mogel_motte"))
    given = f", start='{start}'" if start else ""
    view = show(
        f"t = mops.Table(mops.game('{game}', players={players}{more}), seed=3, seat=0{given}); t"
    )
    view.settle()
    view.page.keyboard.press("Escape")
    return view


@pytest.mark.parametrize("game", registry.games())
def test_the_own_hand_is_three_keys_from_the_notebook(show, game):
    view = table(show, game)
    for _ in range(2):  # and Escape before them
        view.page.keyboard.press("Tab")
        if focus(view.page)["inside"]:
            break
    at = focus(view.page)["id"]
    zone = view.item(at).evaluate(
        "node => node.getRootNode().querySelector(`[role=group][aria-owns~='${node.id}']`).ariaLabel"
    )
    assert "Anna" in zone or "Your" in zone, (at, zone)


@pytest.mark.parametrize("game", registry.games())
def test_enter_never_leaves_the_focus_where_nothing_can_be_chosen(show, game):
    view = table(show, game)
    page = view.page
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    for _ in range(12):
        if view.over.count():
            break
        at, legal = focus(page), view.cards(".can-act.mark-legal")
        if not at["action"] and at["id"] not in legal:
            view.item(legal[0] if legal else view.cards(".can-act")[0]).focus()
        view.changes(lambda: page.keyboard.press("Enter"))
        at, legal = focus(page), view.cards(".can-act.mark-legal")
        states = set(at["classes"].split())
        assert at["inside"]
        assert at["action"] or states & {"mark-picked", "mark-legal", "mark-best"} or not legal, at
        assert at["action"] or "can-act" in states, at
