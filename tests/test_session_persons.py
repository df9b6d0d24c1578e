"""Several people at one screen: the next hand is covered until its person asks for it."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.show import wire
from mopsbook.show.offers import Command
from tests.tables import EXCHANGE, GAME, click, frozen, moves, notice, send, sit


def pictures(table):
    """What goes to the browser of a table."""
    frames = [shot.frame() for shot in table.display.pictures]
    return wire.timeline(frames, rev=table.display.rev, langs=("en", "de"))


def open_hands(shot) -> list[int]:
    """The seats of which a picture shows cards."""
    hands = enumerate(shot.view.hands)
    return [seat for seat, hand in hands if any(card != HIDDEN for card in hand)]


@pytest.fixture
def passed(tmp_path):
    """Ben has played, and the screen goes to Cleo."""
    table = sit(tmp_path, (1, 2))
    click(table, "1 play R2")
    return table


def test_nobody_is_covered_when_a_table_is_opened(tmp_path):
    table = sit(tmp_path, (1, 2))
    assert not table.screen.covered
    assert open_hands(table.display.pictures[-1]) == [1]


def test_the_next_hand_is_covered_until_its_person_asks(passed):
    (shot,) = passed.display.pictures
    assert passed.screen.covered
    assert (shot.seat, open_hands(shot)) == (2, [])
    frame = shot.frame()
    assert (frame.prompt.text.id, frame.prompt.text.facts) == ("table-pass", {"player": 2})
    assert (frame.on, [(b.kind, b.intent) for b in frame.buttons]) == (
        {},
        [("cover", Command("show"))],
    )
    click(passed, "show")
    (shot,) = passed.display.pictures
    assert not passed.screen.covered
    assert (shot.seat, open_hands(shot)) == (2, [2])
    assert shot.view == GAME.observe(passed.match.state, 2)
    assert moves(shot.frame())["B8"] == "2 play B8"
    assert not shot.frame().buttons


def test_what_is_sent_under_the_cover_depends_on_nobodys_hand(tmp_path):
    sent = []
    for hands in ("R5 B1 Y9 / R2 B9 Y3 / B8 Y1 C2", "R5 B1 Y9 / R2 B8 C2 / B9 Y1 Y3"):
        table = sit(tmp_path, (1, 2), f"trick 0:R6; hands {hands}; stack B3 B4 B5")
        click(table, "1 play R2")
        sent.append(pictures(table))
    assert sent[0] == sent[1]


def test_a_card_that_is_passed_on_stays_hidden_under_the_cover(tmp_path):
    game, sent = mops.game("dog", players=2), []
    for given, hands in (("2", "2 7 / 3 4"), ("7", "2 7 / 8 9")):
        table = sit(tmp_path, (0, 1), f"2 players; phase give; hands {hands}", game)
        click(table, f"give {given}")
        assert (table.match.seat, table.screen.covered) == (1, True)
        assert open_hands(table.display.pictures[-1]) == []
        sent.append(pictures(table))
    assert sent[0] == sent[1]


def test_what_happened_before_is_told_as_everybody_may_know_it(tmp_path):
    table = sit(tmp_path, (0, 2), EXCHANGE)
    click(table, "0 redraw R16")
    first, last = table.display.pictures  # Anna’s exchange, then that of the player at seat 1
    assert (first.audience, last.audience) == ((0,), (2, 0))
    assert [note.text.id for note in first.frame().story] == ["event-redraw"]
    send(table, "save", name="x")  # which shows both once more, to whoever sits there now
    (shot,) = table.display.pictures
    assert table.screen.covered
    told = [note.text.id for note in shot.frame().story]
    assert told[0] == "event-redraw-hidden"
    assert "R16" not in str(pictures(table)["texts"])


def test_under_the_cover_nothing_is_played(passed):
    before = frozen(passed)
    for kind, on, says in (
        ("item", "B8", "table-covered"), ("item", "R5", "table-covered"),
        ("button", "keep", "table-stale"), ("button", "B8", "table-stale"),
    ):  # fmt: skip
        send(passed, kind, on=on)
        assert [text.id for text in notice(passed).texts] == [says]
        assert frozen(passed) == before
        assert passed.screen.covered


def test_examples_help_and_files_leave_the_cover(passed):
    passed.handle({"kind": "example", "rule": "mopsen.follow-suit"})
    click(passed, "back")
    passed.handle({"kind": "help", "help": "off"})
    send(passed, "save", name="x")
    assert passed.screen.covered
    assert open_hands(passed.display.pictures[-1]) == []


def test_whoever_takes_a_move_back_sees_the_own_hand_again(passed):
    send(passed, "undo")
    assert (passed.match.seat, passed.screen.covered) == (1, False)
    send(passed, "redo")
    assert (passed.match.seat, passed.screen.covered) == (2, True)


def test_taking_back_the_move_of_somebody_else_passes_the_screen_back(passed):
    click(passed, "show")
    send(passed, "undo")
    assert (passed.match.seat, passed.screen.covered) == (1, True)
    assert open_hands(passed.display.pictures[-1]) == []


def test_a_new_game_and_a_loaded_one_open_no_other_hand(passed):
    send(passed, "save", name="mine")
    click(passed, "show")
    send(passed, "new", seed="7")  # Cleo sits there, and Ben begins
    assert (passed.match.seat, passed.screen.covered) == (1, True)
    assert not any(open_hands(shot) for shot in passed.display.pictures)
    click(passed, "show")
    send(passed, "load", name="mine")
    assert (passed.match.seat, passed.screen.covered) == (2, True)
    assert not any(open_hands(shot) for shot in passed.display.pictures)


def test_on_the_way_to_a_covered_hand_a_new_game_opens_none(tmp_path):
    game = mops.game("mopsen", players=3, first_dealer=2)
    start = "trick 0:R6 1:R2; turn 2; hands R5 B1 Y9 / B9 Y3 / R8 Y1 C2"
    table = sit(tmp_path, (1, 2), start, game)
    assert (table.match.seat, table.screen.covered) == (2, False)
    send(table, "new", seed="7")
    dealt, exchanged = (
        table.display.pictures
    )  # Anna's exchange comes first, then that of Ben is due
    assert (table.match.seat, table.screen.covered) == (1, True)
    assert dealt.told[-1].step.after.hands[2] and exchanged.told[-1].step.move.player == 0
    assert open_hands(dealt) == open_hands(exchanged) == []


def test_nothing_is_covered_where_nothing_is_hidden(tmp_path):
    # Ben has the lowest card and pinches; nobody has a card in hand
    table = sit(tmp_path, (1, 2), "trick 0:R16 1:R1; hands - / - / R3; pecking R B Y C")
    click(table, "2 play R3")
    assert (table.match.seat, table.match.state.phase, table.screen.covered) == (1, "pinch", False)


def test_one_person_with_several_seats_needs_no_cover(tmp_path):
    table = sit(tmp_path, (1, 2), cover=False)
    click(table, "1 play R2")
    assert not table.screen.covered
    assert open_hands(table.display.pictures[-1]) == [2]


def test_python_plays_on_under_the_cover(passed):
    passed.play("2 play B8")
    assert str(passed.match.trace.moves[-1]) == "2 play B8"
