"""Moves are taken back and made again; what has shown somebody something hidden is not, in whatever game, whoever did it."""

from __future__ import annotations

from collections import Counter

import pytest

import mopsbook as mops
from mopsbook.core.registry import games
from mopsbook.jupyter.history import History
from mopsbook.show.offers import Make
from mopsbook.testing.hidden import leaves
from tests.playing import hiding
from tests.tables import EXCHANGE, GAME, TRICK, click, frozen, notice, send, sit, told


@pytest.fixture
def table(tmp_path):
    return sit(tmp_path)


@pytest.mark.parametrize("theirs", ["2", "8"])  # the 8 is also what was given for it
@pytest.mark.parametrize(
    "starter", [0, 1, 3]
)  # the last to pass a card on is Dana, the own seat, the partner
def test_nothing_is_chosen_again_after_the_card_of_the_partner_was_seen(tmp_path, starter, theirs):
    game = mops.game("dog")
    hands = f"hands 8 3 / 4 4 / {theirs} {theirs} / 6 6"
    table = sit(
        tmp_path,
        (0,),
        f"pieces t5 / t20 / t35 / t50; phase give; turn {starter}; starter {starter}; {hands}",
        game,
    )
    table.carry_out(Make(game.move("give 8", table.match.view)))
    assert theirs in table.match.view.hands[0]
    assert table.can["why"]["undo"] == "undo-hidden"


@pytest.mark.parametrize("name", games())
def test_nothing_is_taken_back_after_which_a_hand_holds_what_was_hidden(name):
    game = mops.game(name)
    found = 0
    for step in mops.record(game, seed=5, players="simple").steps()[:150]:
        for seat in range(game.players):
            before, after = (getattr(at, "hands", None) for at in (step.before, step.after))
            if before is None or step.move.player == seat:
                continue
            new = Counter(after[seat]) - Counter(before[seat])
            seen = {leaf for _, leaf in leaves(game.observe(step.before, seat).json())}
            seen |= {*str([event.facts for event in step.events if event.only is None]).split("'")}
            if {*new} - seen:
                found += 1
                assert History(game, step.before, (step,)).reveals(0, (seat,)), (step, seat)
    assert found or name not in hiding()


def test_undo_and_redo_repeat_the_same_moves(table):
    click(table, "1 play R2")
    moves, state = table.match.trace.moves, table.match.state
    assert table.can["undo"] and not table.can["redo"]
    send(table, "undo")
    assert table.match.trace.moves == ()
    assert table.match.state == GAME.position(TRICK)
    assert table.can["redo"] and not table.can["undo"]
    send(table, "redo")
    assert (table.match.trace.moves, table.match.state) == (moves, state)
    assert len(table.display.pictures) == len(moves) + 1  # one of them ended a trick


def test_what_was_taken_back_last_is_played_again_first():
    trace = mops.record(GAME, seed=7)
    steps = tuple(trace.steps())[:4]
    back = History(GAME, trace.first, steps).back_to(3).back_to(1)
    once, played = back.again()
    assert [step.move for step in played] == [step.move for step in steps[1:3]]
    assert once.again()[0].steps == steps


def test_a_new_move_forgets_what_was_taken_back(table):
    click(table, "1 play R2")
    send(table, "undo")
    click(table, "1 play B9")  # refused, so it forgets nothing
    assert table.can["redo"]
    click(table, "1 play R2")
    assert not table.can["redo"]
    send(table, "redo")
    assert [text.id for text in notice(table).texts] == ["table-redo-nothing"]


def test_why_nothing_can_be_taken_back_is_told(table):
    assert table.can["why"] == {"undo": "undo-nothing", "redo": "redo-nothing"}
    click(table, "1 play R2")
    assert table.can["why"] == {"undo": "", "redo": "redo-nothing"}
    table.tutor.example("mopsen.pinch-step-3")
    assert table.can["why"] == {"undo": "aside", "redo": "aside"}


def test_undo_shows_no_more_than_was_known_before(table):
    before = table.match.view
    click(table, "1 play R2")
    send(table, "undo")
    assert table.match.view == before


def test_what_the_stack_showed_is_not_taken_back(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    click(table, "0 redraw R16")
    before = frozen(table)
    send(table, "undo")
    assert frozen(table) == before
    assert "nobody can forget" in told(table)
    assert not table.can["undo"]  # so that the button is not lit for what is refused
    assert table.can["why"] == {"undo": "undo-hidden", "redo": "redo-nothing"}


def test_an_exchange_without_cards_can_be_taken_back(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    click(table, "0 redraw -")
    send(table, "undo")
    assert table.match.state.phase == "redraw"


def test_the_exchange_of_another_person_is_not_taken_back_either(tmp_path):
    table = sit(tmp_path, (0, 1), EXCHANGE, cover=False)
    click(table, "0 redraw -")
    click(table, "1 redraw R2")
    send(table, "undo")
    assert "nobody can forget" in told(table)


def test_the_exchange_of_all_at_once_is_seen(tmp_path):
    game = mops.game("mopsen", players=3, redraw_order="simultaneous")
    table = sit(tmp_path, (0,), EXCHANGE, game)
    click(table, "0 redraw R16")
    assert table.match.state.phase == "play"  # the others have chosen, and all have drawn
    send(table, "undo")
    assert "nobody can forget" in told(table)


def test_a_deal_is_not_taken_back(tmp_path):
    table = sit(tmp_path, (1,), "phase round_over; scores 7 6 9; dealer 0")
    click(table, "next round")
    send(table, "undo")
    assert table.match.state.round == 2
    assert "nobody can forget" in told(table)


def test_nothing_to_undo_is_said(table):
    send(table, "undo")
    assert [text.id for text in notice(table).texts] == ["table-undo-nothing"]
