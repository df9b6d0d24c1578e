"""What is picked and dragged at a table without Jupyter."""

from __future__ import annotations

import pytest

import mopsbook as mops
from tests.tables import EXCHANGE, click, frozen, notice, send, sit


@pytest.fixture
def table(tmp_path):
    return sit(tmp_path)


def test_cards_are_picked_and_put_away(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    for card in ("R16", "B5", "C1", "C1"):
        send(table, "item", on=card)
        assert notice(table) is None
    assert table.display.pictures[-1].draft == ("B5", "R16")
    assert len(table.match.trace.moves) == 0
    (main,) = [button for button in table.display.frames[-1].buttons if button.kind == "main"]
    send(table, "button", on=main.id)
    assert str(table.match.trace.moves[0]) == "0 redraw R16 B5"
    assert table.display.pictures[-1].draft == ()


def test_a_fourth_card_is_refused_and_three_stay_picked(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    for card in ("R16", "B5", "C1", "C8"):
        send(table, "item", on=card)
    assert notice(table).rules == ("mopsen.redraw",)
    assert table.display.pictures[-1].draft == ("B5", "C1", "R16")


def test_cards_may_be_picked_faster_than_answers_come(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    rev = table.display.rev
    for card in ("R16", "B5", "C1"):
        table.handle({"kind": "item", "rev": rev, "on": card})
    assert table.display.pictures[-1].draft == ("B5", "C1", "R16")
    # but not on a picture of another position, nor on one that was never shown
    send(table, "undo")
    click(table, "keep")
    send(table, "undo")
    for late in (rev, table.display.rev + 100):
        table.handle({"kind": "item", "rev": late, "on": "R16"})
        assert notice(table).kind == "stale"
    # and everything else needs the present picture
    click(table, "R16")
    table.handle({"kind": "button", "rev": table.display.rev - 1, "on": "put-away"})
    assert notice(table).kind == "stale"


@pytest.mark.parametrize("item", ["R2", "R99", "+R16", "?", "R16 B5"])
def test_only_own_cards_can_be_picked(tmp_path, item):
    table = sit(tmp_path, (0,), EXCHANGE)
    before = frozen(table)
    send(table, "item", on=item)
    assert frozen(table) == before
    assert notice(table).kind == "stale"


# Dragging


MAUZ = mops.game("mauz", players=2)
SWAP = "hands 6C 7D 8H / 9C 9D KH; middle TC JD QH; stock 7C 8C 9H"


def test_a_drag_picks_a_card_and_presses_what_it_is_dropped_on(tmp_path):
    table = sit(tmp_path, (0,), SWAP, MAUZ)
    rev = table.display.rev
    send(table, "item", on="6C", to="TC")
    assert str(table.match.trace.moves[0]) == "0 swap 6C for TC"
    assert (table.display.rev, notice(table)) == (rev + 1, None)


def test_a_drag_of_what_is_picked_is_a_press_on_where_it_ends(tmp_path):
    table = sit(tmp_path, (0,), SWAP, MAUZ)
    click(table, "6C")
    send(table, "item", on="6C", to="TC")
    assert str(table.match.trace.moves[0]) == "0 swap 6C for TC"


@pytest.mark.parametrize("onto", ["7D", "6C", "stock", "nowhere"])
def test_a_drag_onto_what_makes_no_move_picks(tmp_path, onto):
    table = sit(tmp_path, (0,), SWAP, MAUZ)
    send(table, "item", on="6C", to=onto)
    assert table.match.trace.moves == ()
    # another card of the hand is picked instead
    assert table.display.pictures[-1].draft == (("7D",) if onto == "7D" else ("6C",))


def test_a_drag_onto_a_picked_card_leaves_that_picked(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    click(table, "R16")
    send(table, "item", on="B5", to="R16")
    assert table.display.pictures[-1].draft == ("B5", "R16")


def test_a_drag_of_a_card_that_is_played_at_once_is_one_move(table):
    send(table, "item", on="R2", to="B9")
    assert str(table.match.trace.moves[0]) == "1 play R2" and notice(table) is None


def test_what_a_press_is_for_can_be_said_by_where_a_card_is_dropped(tmp_path):
    """A card that a press would lay is cheated away by dropping it under the table."""
    game = mops.game("mogel_motte", players=3)
    start = "guard 2; turn 0; discard N3; draw N1 N2; hands N2 N5 / N1 N1 / N3 N4"
    table = sit(tmp_path, (0,), start, game)
    send(table, "item", on="hand0.N2.0", to="edge")
    assert str(table.match.trace.moves[0]) == "0 cheat N2"


def test_a_drag_on_an_older_picture_does_nothing(tmp_path):
    table = sit(tmp_path, (0,), SWAP, MAUZ)
    click(table, "7D")
    before = frozen(table)
    table.handle({"kind": "item", "rev": table.display.rev - 1, "on": "6C", "to": "TC"})
    assert frozen(table) == before and notice(table).kind == "stale"


def test_a_card_that_may_not_be_dropped_there_stays_picked(tmp_path):
    game = mops.game("purrrummy", players=2)
    start = "hands 7S 9C QD / 2H 3H; discard 9H; melds 0 KC KD KH / 1 4S 5S 6S; phase meld"
    table = sit(tmp_path, (0,), start, game)
    send(table, "item", on="7S", to="6S")
    assert notice(table).rules == ("purrrummy.layoff-variant",)
    assert table.display.pictures[-1].draft == ("7S",)


def test_undo_lays_picked_cards_back(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    click(table, "R16")
    assert table.can["undo"]
    send(table, "undo")
    assert table.display.pictures[-1].draft == ()
    assert not table.can["undo"]
