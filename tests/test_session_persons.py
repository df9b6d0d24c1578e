"""Several people at one screen: the next hand is covered until its person asks for it."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.show import wire
from tests.tables import EXCHANGE, GAME, frozen, notice, send, sit


def pictures(table):
    """What goes to the browser of a table."""
    frames = [shot.frame(table.game.name) for shot in table.camera.shots]
    return wire.timeline(frames, rev=table.camera.rev, langs=("en", "de"))


def open_hands(shot) -> list[int]:
    """The seats of which a picture shows cards."""
    hands = enumerate(shot.view.hands)
    return [seat for seat, hand in hands if any(card != HIDDEN for card in hand)]


@pytest.fixture
def passed(tmp_path):
    """Ben has played, and the screen goes to Cleo."""
    table = sit(tmp_path, (1, 2))
    send(table, "intent", move="1 play R2")
    return table


def test_nobody_is_covered_when_a_table_is_opened(tmp_path):
    table = sit(tmp_path, (1, 2))
    assert not table.covered
    assert open_hands(table.camera.shots[-1]) == [1]


def test_the_next_hand_is_covered_until_its_person_asks(passed):
    (shot,) = passed.camera.shots
    assert passed.covered
    assert (shot.seat, open_hands(shot)) == (2, [])
    frame = shot.frame("mopsen")
    assert (frame.story[-1].text.id, frame.story[-1].text.facts) == ("table-pass", {"player": 2})
    assert (frame.moves, [(a.kind, a.move) for a in frame.actions]) == (
        {},
        [("cover", "table:show")],
    )
    send(passed, "intent", move="table:show")
    (shot,) = passed.camera.shots
    assert not passed.covered
    assert (shot.seat, open_hands(shot)) == (2, [2])
    assert shot.view == GAME.observe(passed.state, 2)
    assert shot.frame("mopsen").moves["B8"] == "2 play B8"
    assert not shot.frame("mopsen").actions


def test_what_is_sent_under_the_cover_depends_on_nobodys_hand(tmp_path):
    sent = []
    for hands in ("R5 B1 Y9 / R2 B9 Y3 / B8 Y1 C2", "R5 B1 Y9 / R2 B8 C2 / B9 Y1 Y3"):
        table = sit(tmp_path, (1, 2), f"trick 0:R6; hands {hands}; stack B3 B4 B5")
        send(table, "intent", move="1 play R2")
        sent.append(pictures(table))
    assert sent[0] == sent[1]


def test_a_card_that_is_passed_on_stays_hidden_under_the_cover(tmp_path):
    game, sent = mops.game("dog", players=2), []
    for given, hands in (("2", "2 7 / 3 4"), ("7", "2 7 / 8 9")):
        table = sit(tmp_path, (0, 1), f"2 players; phase give; hands {hands}", game)
        send(table, "intent", move=f"give {given}")
        assert (table.seat, table.covered) == (1, True)
        assert open_hands(table.camera.shots[-1]) == []
        sent.append(pictures(table))
    assert sent[0] == sent[1]


def test_what_happened_before_is_told_as_everybody_may_know_it(tmp_path):
    table = sit(tmp_path, (0, 2), EXCHANGE)
    send(table, "intent", move="0 redraw R16")
    first, last = table.camera.shots  # Anna’s exchange, then that of the player at seat 1
    assert (first.eyes, last.eyes) == ((0,), (2, 0))
    assert [note.text.id for note in first.frame("mopsen").story] == ["event-redraw"]
    send(table, "save", name="x")  # which shows both once more, to whoever sits there now
    (shot,) = table.camera.shots
    assert table.covered
    told = [note.text.id for note in shot.frame("mopsen").story]
    assert told[0] == "event-redraw-hidden"
    assert "R16" not in str(pictures(table)["texts"])


def test_under_the_cover_nothing_is_played(passed):
    before = frozen(passed)
    for move in ("2 play B8", "+B8"):
        send(passed, "intent", move=move)
        assert [text.id for text in notice(passed).texts] == ["table-covered"]
        assert frozen(passed) == before
        assert passed.covered


def test_examples_languages_and_files_leave_the_cover(passed):
    passed.handle({"kind": "example", "rule": "mopsen.follow-suit"})
    send(passed, "intent", move="table:back")
    passed.handle({"kind": "lang", "lang": "en"})
    send(passed, "save", name="x")
    assert passed.covered
    assert open_hands(passed.camera.shots[-1]) == []


def test_whoever_takes_a_move_back_sees_the_own_hand_again(passed):
    send(passed, "undo")
    assert (passed.seat, passed.covered) == (1, False)
    send(passed, "redo")
    assert (passed.seat, passed.covered) == (2, True)


def test_taking_back_the_move_of_somebody_else_passes_the_screen_back(passed):
    send(passed, "intent", move="table:show")
    send(passed, "undo")
    assert (passed.seat, passed.covered) == (1, True)
    assert open_hands(passed.camera.shots[-1]) == []


def test_a_new_game_and_a_loaded_one_open_no_other_hand(passed):
    send(passed, "save", name="mine")
    send(passed, "intent", move="table:show")
    send(passed, "new", seed="7")  # Cleo sits there, and Ben begins
    assert (passed.seat, passed.covered) == (1, True)
    assert not any(open_hands(shot) for shot in passed.camera.shots)
    send(passed, "intent", move="table:show")
    send(passed, "load", name="mine")
    assert (passed.seat, passed.covered) == (2, True)
    assert not any(open_hands(shot) for shot in passed.camera.shots)


def test_on_the_way_to_a_covered_hand_a_new_game_opens_none(tmp_path):
    game = mops.game("mopsen", players=3, first_dealer=2)
    start = "trick 0:R6 1:R2; turn 2; hands R5 B1 Y9 / B9 Y3 / R8 Y1 C2"
    table = sit(tmp_path, (1, 2), start, game)
    assert (table.seat, table.covered) == (2, False)
    send(table, "new", seed="7")
    dealt, exchanged = table.camera.shots  # Anna's exchange comes first, then that of Ben is due
    assert (table.seat, table.covered) == (1, True)
    assert dealt.told[-1].step.after.hands[2] and exchanged.told[-1].step.move.player == 0
    assert open_hands(dealt) == open_hands(exchanged) == []


def test_nothing_is_covered_where_nothing_is_hidden(tmp_path):
    # Ben has the lowest card and pinches; nobody has a card in hand
    table = sit(tmp_path, (1, 2), "trick 0:R16 1:R1; hands - / - / R3; pecking R B Y C")
    send(table, "intent", move="2 play R3")
    assert (table.seat, table.state.phase, table.covered) == (1, "pinch", False)


def test_one_person_with_several_seats_needs_no_cover(tmp_path):
    table = sit(tmp_path, (1, 2), cover=False)
    send(table, "intent", move="1 play R2")
    assert not table.covered
    assert open_hands(table.camera.shots[-1]) == [2]


def test_python_plays_on_under_the_cover(passed):
    passed.play("2 play B8")
    assert str(passed.trace.moves[-1]) == "2 play B8"
