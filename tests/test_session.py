"""The table without Jupyter: every message is answered, and only legal moves change a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mopsbook as mops
from mopsbook.core.errors import OptionError, PositionError, TraceError
from mopsbook.core.state import ANYONE
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.jupyter.saves import file_name
from mopsbook.jupyter.session import TableSession
from mopsbook.teach.words import Teller

GAME = mops.game("mopsen", players=3)
TRICK = "trick 0:R6; hands R5 B1 Y9 / R2 B9 Y3 / B8 Y1 C2; stack B3 B4 B5"


def sit(tmp_path: Path, seats=(1,), start: str | None = TRICK, game=GAME, **options):
    position = game.position(start) if start else None
    return TableSession(
        game, options.pop("seed", 7), seats, start=position, folder=tmp_path, **options
    )


def send(table: TableSession, kind: str, **fields) -> None:
    table.handle({"kind": kind, "rev": table.camera.rev, **fields})


def notice(table: TableSession):
    return table.camera.shots[-1].notice


def told(table: TableSession, lang: str = "en") -> str:
    teller = Teller("mopsen", lang, table.names)
    return " ".join(teller.tell(text.id, text.facts) for text in notice(table).texts)


def frozen(table: TableSession):
    """Everything that a refused message must leave as it is."""
    return table.state, table.trace.moves, table.can, table.camera.shots[-1].draft


@pytest.fixture
def table(tmp_path):
    return sit(tmp_path)


# Playing


def test_a_move_is_made_and_the_others_play_on(table):
    send(table, "intent", move="1 play R2")
    first, *rest = table.trace.moves
    assert str(first) == "1 play R2"
    assert all(move.player != 1 for move in rest)
    assert table.game.actor(table.state) in (1, ANYONE)
    # one picture for each step, and only the last one is live
    assert len(table.camera.shots) == len(table.trace.moves)
    assert [shot.live for shot in table.camera.shots] == [False] * len(rest) + [True]
    assert notice(table) is None


def test_a_refusal_names_rule_and_cards(table):
    before = frozen(table)
    send(table, "intent", move="1 play B9")
    assert frozen(table) == before
    assert notice(table).kind == "refusal"
    assert notice(table).rules == ("mopsen.follow-suit",)
    assert told(table).startswith("Blue 9 cannot be played: red 6 was led, and Ben has a red pug.")
    assert told(table, "de") != told(table)


@pytest.mark.parametrize(
    "move", ["2 play B8", "2 play R16", "0 play R5", "0 redraw R1 R2", "7 play R5"]
)
def test_another_seat_is_refused_before_the_rules_are_asked(table, move, monkeypatch):
    monkeypatch.setattr(type(GAME.engine), "check", None)  # it would raise
    before = frozen(table)
    send(table, "intent", move=move)
    assert frozen(table) == before
    # the answer does not depend on what is in the other hand
    assert [text.id for text in notice(table).texts] == ["table-not-yours"]
    assert notice(table).rules == ()


def test_chance_is_not_for_the_browser(table):
    before = frozen(table)
    deal = str(mops.record(GAME, seed=1, moves=[]).moves[0])
    send(table, "intent", move=deal)
    assert frozen(table) == before
    assert notice(table).rules == ("mopsen.deal",)


def test_a_round_ends_and_a_person_begins_the_next(tmp_path):
    start = "pecking Y C R B; trick 0:R16 1:Y1; bowls - / B12 / R8; hands - / B6 / R3 B4"
    table = sit(tmp_path, (2,), start)
    send(table, "intent", move="2 play R3")
    send(table, "intent", move="2 pinch R16")
    assert table.state.phase == "round_over"
    send(table, "intent", move="next round")
    assert (table.state.round, table.game.actor(table.state)) == (2, 2)


def test_the_seat_to_act_is_shown_and_the_others_are_closed(tmp_path):
    table = sit(tmp_path, (1, 2))
    assert (table.seat, table.view.hands[2]) == (1, ("?",) * 3)
    send(table, "intent", move="1 play R2")
    assert (table.seat, table.view.hands[1]) == (2, ("?",) * 2)
    assert [shot.seat for shot in table.camera.shots] == [2]


def test_several_seats_play_out_of_turn_and_learn_whose_turn_it_is(tmp_path):
    table = sit(tmp_path, (1, 2))
    send(table, "intent", move="2 play R16")
    assert notice(table).rules == ("mopsen.clockwise",)


def test_a_seed_deals_what_it_deals_elsewhere(tmp_path):
    table = sit(tmp_path, (1,), None, seed=7)
    first = mops.record(GAME, seed=7, moves=[]).moves[0]
    assert table.trace.moves[0] == first
    send(table, "new", seed="7")
    assert table.trace.moves[0] == first
    send(table, "new", seed="seven")
    assert table.trace.moves[0] == mops.record(GAME, seed="seven", moves=[]).moves[0]
    send(table, "new")
    assert table.trace.moves[0] != first


def test_deals_of_a_seed_do_not_depend_on_play(tmp_path):
    deals = set()
    for which in (0, -1):
        table = sit(tmp_path, (0, 1, 2), None, seed=3)
        while table.state.round == 1:
            send(table, "intent", move=str(GAME.legal(table.state)[which]))
        deals.add(table.trace.moves[-1])
    assert len(deals) == 1


def test_a_player_that_fails_changes_nothing(tmp_path):
    class Broken:
        def choose(self, view, legal, rng):
            raise RuntimeError("no idea")

    table = sit(tmp_path, players=Broken())
    before = frozen(table)
    send(table, "intent", move="1 play R2")
    assert frozen(table) == before
    assert told(table).startswith("Cleo could not decide")
    with pytest.raises(DeclinedError, match="Cleo could not decide"):
        table.play("1 play R2")


def test_a_player_that_cheats_changes_nothing(tmp_path):
    class Cheat:
        def choose(self, view, legal, rng):
            return GAME.move("2 play R16")

    table = sit(tmp_path, players=Cheat())
    before = frozen(table)
    send(table, "intent", move="1 play R2")
    assert frozen(table) == before
    assert [text.id for text in notice(table).texts] == ["table-player-failed"]


# Picking cards


EXCHANGE = (
    "phase redraw; stack Y9 Y10 Y11 B9; hands R1 R16 B5 B6 Y1 Y2 C1 C8 / R2 R3 R4 R5 R6 R7 R8 R9 / "
    "B7 B8 B10 B11 B12 B13 B14 B15"
)


def test_cards_are_picked_and_put_away(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    for token in ("+R16", "+B5", "+C1", "+C1"):
        send(table, "intent", move=token)
        assert notice(table) is None
    assert table.camera.shots[-1].draft == ("R16", "B5")
    assert len(table.trace.moves) == 0
    actions = table.camera.shots[-1].frame("mopsen").actions
    (main,) = [action for action in actions if action.kind == "main"]
    send(table, "intent", move=main.move)
    assert str(table.trace.moves[0]) == "0 redraw R16 B5"
    assert table.camera.shots[-1].draft == ()


def test_a_fourth_card_is_refused_and_three_stay_picked(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    for token in ("+R16", "+B5", "+C1", "+C8"):
        send(table, "intent", move=token)
    assert notice(table).rules == ("mopsen.redraw",)
    assert table.camera.shots[-1].draft == ("R16", "B5", "C1")


def test_cards_may_be_picked_faster_than_answers_come(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    rev = table.camera.rev
    for token in ("+R16", "+B5", "+C1"):
        table.handle({"kind": "intent", "rev": rev, "move": token})
    assert table.camera.shots[-1].draft == ("R16", "B5", "C1")
    # but not on a picture of another position, nor on one that was never shown
    send(table, "undo")
    send(table, "intent", move="0 redraw -")
    send(table, "undo")
    for late in (rev, table.camera.rev + 100):
        table.handle({"kind": "intent", "rev": late, "move": "+R16"})
        assert notice(table).kind == "stale"
    # and everything else needs the present picture
    send(table, "intent", move="+R16")
    table.handle({"kind": "intent", "rev": table.camera.rev - 1, "move": "0 redraw R16"})
    assert notice(table).kind == "stale"


@pytest.mark.parametrize("token", ["+R2", "+", "+R99", "++R16", "+?", "+R16 B5"])
def test_only_own_cards_can_be_picked(tmp_path, token):
    table = sit(tmp_path, (0,), EXCHANGE)
    before = frozen(table)
    send(table, "intent", move=token)
    assert frozen(table) == before
    assert notice(table).rules == ("mopsen.unknown-move",)


def test_undo_lays_picked_cards_back(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    send(table, "intent", move="+R16")
    assert table.can["undo"]
    send(table, "undo")
    assert table.camera.shots[-1].draft == ()
    assert not table.can["undo"]


# Undo and redo


def test_undo_and_redo_repeat_the_same_moves(table):
    send(table, "intent", move="1 play R2")
    moves, state = table.trace.moves, table.state
    assert table.can["undo"] and not table.can["redo"]
    send(table, "undo")
    assert table.trace.moves == ()
    assert table.state == GAME.position(TRICK)
    assert table.can["redo"] and not table.can["undo"]
    send(table, "redo")
    assert (table.trace.moves, table.state) == (moves, state)
    assert len(table.camera.shots) == len(moves)


def test_a_new_move_forgets_what_was_taken_back(table):
    send(table, "intent", move="1 play R2")
    send(table, "undo")
    send(table, "intent", move="1 play B9")  # refused, so it forgets nothing
    assert table.can["redo"]
    send(table, "intent", move="1 play R2")
    assert not table.can["redo"]
    send(table, "redo")
    assert [text.id for text in notice(table).texts] == ["table-redo-nothing"]


def test_undo_shows_no_more_than_was_known_before(table):
    before = table.view
    send(table, "intent", move="1 play R2")
    send(table, "undo")
    assert table.view == before


def test_what_the_stack_showed_is_not_taken_back(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    send(table, "intent", move="0 redraw R16")
    before = frozen(table)
    send(table, "undo")
    assert frozen(table) == before
    assert "nobody can forget" in told(table)


def test_an_exchange_without_cards_can_be_taken_back(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    send(table, "intent", move="0 redraw -")
    send(table, "undo")
    assert table.state.phase == "redraw"


def test_the_exchange_of_another_person_is_not_taken_back_either(tmp_path):
    table = sit(tmp_path, (0, 1), EXCHANGE)
    send(table, "intent", move="0 redraw -")
    send(table, "intent", move="1 redraw R2")
    send(table, "undo")
    assert "nobody can forget" in told(table)


def test_the_exchange_of_all_at_once_is_seen(tmp_path):
    game = mops.game("mopsen", players=3, redraw_order="simultaneous")
    table = sit(tmp_path, (0,), EXCHANGE, game)
    send(table, "intent", move="0 redraw R16")
    assert table.state.phase == "play"  # the others have chosen, and all have drawn
    send(table, "undo")
    assert "nobody can forget" in told(table)


def test_a_deal_is_not_taken_back(tmp_path):
    table = sit(tmp_path, (1,), "phase round_over; scores 7 6 9; dealer 0")
    send(table, "intent", move="next round")
    send(table, "undo")
    assert table.state.round == 2
    assert "nobody can forget" in told(table)


def test_nothing_to_undo_is_said(table):
    send(table, "undo")
    assert [text.id for text in notice(table).texts] == ["table-undo-nothing"]


# Saving and loading


def test_save_and_load(table, tmp_path):
    send(table, "save", name="first round")
    assert "first round.jsonl" in told(table)
    assert table.can["saves"] == ["first round.jsonl"]
    send(table, "intent", move="1 play R2")
    send(table, "load", name="first round")
    assert table.state == GAME.position(TRICK)
    assert mops.replay(tmp_path / "first round.jsonl").last == table.state


def test_a_file_is_replaced_only_when_asked(table, tmp_path):
    (tmp_path / "mine.jsonl").write_text("precious")
    send(table, "save", name="mine")
    assert (tmp_path / "mine.jsonl").read_text() == "precious"
    (button,) = table.camera.shots[-1].actions
    assert button.label.facts == {"file": "mine.jsonl"}
    send(table, "intent", move=button.move)
    assert mops.replay(tmp_path / "mine.jsonl").last == table.state
    assert table.camera.shots[-1].actions == ()


def test_an_old_offer_replaces_nothing(table, tmp_path):
    (tmp_path / "mine.jsonl").write_text("precious")
    send(table, "save", name="mine")
    (button,) = table.camera.shots[-1].actions
    send(table, "intent", move="1 play B9")
    send(table, "intent", move=button.move)
    assert notice(table).kind == "stale"
    assert (tmp_path / "mine.jsonl").read_text() == "precious"


@pytest.mark.parametrize(
    "name",
    ["", " ", ".", "..", "../x", "a/b", "a\\b", "/etc/x", "x\0", "x\ny", ".x", "x.", "con", "NUL.txt",
     "a:b", "x" * 61, "*", "~", "<b>"],
)  # fmt: skip
def test_only_plain_names_are_files(table, tmp_path, name):
    assert file_name(name) is None
    for kind in ("save", "load"):
        send(table, kind, name=name)
        assert [text.id for text in notice(table).texts] == ["table-save-name"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["a", "Runde 1", "über-ß_2", "日本", "a.b", "x" * 60])
def test_good_names(name):
    assert file_name(name) == file_name(name + ".jsonl") == name + ".jsonl"


def test_a_folder_that_is_gone_is_told(tmp_path):
    folder = tmp_path / "gone"
    folder.mkdir()
    table = sit(folder)
    folder.rmdir()
    send(table, "save", name="x")
    assert [text.id for text in notice(table).texts] == ["table-save-failed"]
    send(table, "load", name="x")
    assert [text.id for text in notice(table).texts] == ["table-load-missing"]
    assert table.can["saves"] == []


def lines_of(game=GAME, **options) -> list[str]:
    return list(mops.record(game, seed=5, **options).lines())


BAD_FILES = {
    "table-load-broken": ["", "no json", "{}", "\xff", lines_of()[0], "\n".join(lines_of()[:-1])],
    "table-load-other": [
        "\n".join(lines_of(mops.game("mopsen", players=4))),
        "\n".join(lines_of(mops.game("mopsen", players=3, pinch="may"))),
        "\n".join(lines_of()).replace('"mopsen"', '"chess"'),
    ],
    "table-load-move": ["\n".join([*lines_of()[:2], '{"move": "0 play R1"}', *lines_of()[2:]])],
}


@pytest.mark.parametrize(
    ("message", "text"), [(m, text) for m, texts in BAD_FILES.items() for text in texts]
)
def test_a_bad_file_is_told_and_the_game_stays(table, tmp_path, message, text):
    (tmp_path / "bad.jsonl").write_text(text, "latin-1")
    send(table, "intent", move="1 play R2")
    before = table.state, table.trace.moves
    send(table, "load", name="bad")
    assert [one.id for one in notice(table).texts] == [message]
    assert (table.state, table.trace.moves) == before


def test_a_folder_in_place_of_a_file(table, tmp_path):
    (tmp_path / "dir.jsonl").mkdir()
    for kind in ("load", "save"):
        send(table, kind, name="dir")
        assert notice(table).kind == "error"


def test_a_loaded_game_goes_on(table, tmp_path):
    trace = mops.record(GAME, seed=5, names=["A", "B", "C"])
    mops.Trace(GAME, trace.moves[:9], trace.names).save(tmp_path / "half.jsonl")
    send(table, "load", name="half")
    assert table.trace.moves[:9] == trace.moves[:9]
    assert table.game.actor(table.state) == 1
    assert table.names == ("A", "B", "C")


def test_a_record_of_another_game_is_refused_in_python(table):
    with pytest.raises(TraceError, match="players=4"):
        table.take_over(mops.record(mops.game("mopsen", players=4), seed=1))


# Examples


def test_an_example_is_shown_and_left(table):
    before = table.state, table.view
    table.handle({"kind": "example", "rule": "mopsen.follow-suit"})
    assert table.camera.in_example
    assert notice(table).rules == ("mopsen.follow-suit",)
    assert not any(shot.live for shot in table.camera.shots)
    assert (table.state, table.view) == before
    assert table.can == {"undo": False, "redo": False, "saves": []}
    send(table, "intent", move="1 play R2")
    assert [text.id for text in notice(table).texts] == ["table-example-only"]
    back, again = table.camera.shots[-1].actions
    send(table, "intent", move=again.move)
    assert table.camera.in_example
    send(table, "intent", move=back.move)
    assert not table.camera.in_example
    assert table.camera.shots[-1].view == before[1]
    send(table, "intent", move="1 play R2")
    assert str(table.trace.moves[0]) == "1 play R2"


@pytest.mark.parametrize("kind", ["undo", "redo"])
def test_undo_leaves_an_example_and_takes_nothing_back(table, kind):
    send(table, "intent", move="1 play R2")
    moves = table.trace.moves
    table.handle({"kind": "example", "rule": "mopsen.void-any"})
    send(table, kind)
    assert not table.camera.in_example
    assert table.trace.moves == moves


def test_no_example_is_said(table):
    table.handle({"kind": "example", "rule": "mopsen.no-such-rule"})
    assert [text.id for text in notice(table).texts] == ["table-example-none"]


def test_the_coach_counts_what_came_up(table):
    assert table.camera.shots[-1].coach["met"] == 0
    send(table, "intent", move="1 play B9")
    assert table.camera.shots[-1].coach["fresh"] == ["mopsen.follow-suit"]
    send(table, "intent", move="1 play B9")
    assert table.camera.shots[-1].coach["fresh"] == []
    send(table, "intent", move="1 play R2")
    assert "mopsen.clockwise" in table.camera.shots[0].coach["fresh"]
    met = table.camera.shots[-1].coach["met"]
    send(table, "undo")
    assert table.camera.shots[-1].coach["met"] == met  # what was learnt stays learnt


# Whatever a browser may send


BAD_MESSAGES = [
    None, 1, True, "intent", [], {}, {"kind": None}, {"kind": []}, {"kind": "intent"},
    {"kind": "intent", "rev": 1}, {"kind": "intent", "rev": True, "move": "1 play R2"},
    {"kind": "intent", "rev": 1.0, "move": "1 play R2"}, {"kind": "intent", "rev": "1", "move": "1 play R2"},
    {"kind": "intent", "rev": 1, "move": None}, {"kind": "intent", "rev": 1, "move": ["1 play R2"]},
    {"kind": "intent", "rev": 1, "move": {"type": "play", "player": 1, "card": "R2"}},
    {"kind": "intent", "rev": 1, "move": "1 play R2", "extra": 1}, {"kind": "undo"},
    {"kind": "new", "rev": 1, "seed": 7}, {"kind": "save", "rev": 1}, {"kind": "cheat", "rev": 1},
    {"kind": "lang", "lang": "xx"}, {"kind": "lang"}, {"kind": "example"}, {1: 2},
]  # fmt: skip


@pytest.mark.parametrize("message", BAD_MESSAGES, ids=repr)
def test_malformed_messages(table, message):
    before = frozen(table)
    table.handle(message)
    assert frozen(table) == before
    assert [text.id for text in notice(table).texts] == ["table-unknown-message"]
    assert table.camera.rev == 2


def test_huge_messages(table):
    before = frozen(table)
    for message in (
        {"kind": "intent", "rev": 1, "move": "R2 " * 10_000},
        {"kind": "new", "rev": 2, "seed": "x" * 20_000},
        {"kind": "x" * 20_000},
    ):
        table.handle(message)
        assert [text.id for text in notice(table).texts] == ["table-too-long"]
    assert frozen(table) == before


@pytest.mark.parametrize("rev", [0, 2, -1, 10**30])
def test_stale_messages(table, rev):
    before = frozen(table)
    table.handle({"kind": "intent", "rev": rev, "move": "1 play R2"})
    assert frozen(table) == before
    assert notice(table).kind == "stale"


def test_a_language_can_be_chosen(table):
    assert table.lang == "de"
    table.handle({"kind": "lang", "lang": "en"})
    assert table.lang == "en"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
words = st.sampled_from(
    ["play", "redraw", "pinch", "next", "round", "deal", "0", "1", "2", "9", "R2", "B9", "R16", "C1",
     "-", "+R2", "table:back", "table:replace", "table:again", "mopsen.follow-suit", "/", "\x00"]
)  # fmt: skip
texts = st.lists(words, max_size=5).map(" ".join) | st.text(max_size=30)
messages = json_values | st.fixed_dictionaries(
    {"kind": st.sampled_from(["intent", "undo", "redo", "new", "save", "load", "lang", "example"])},
    optional={
        "rev": st.just("now") | json_values,
        "move": texts | json_values,
        "seed": texts,
        "name": st.sampled_from(["a", "b", "..", "a.jsonl"]) | texts,
        "lang": st.sampled_from(["en", "de", "fr"]),
        "rule": st.sampled_from([*GAME.rules, "x"]),
    },
)


@given(st.lists(messages, max_size=12), st.sampled_from([(1,), (0, 2), (0, 1, 2)]), st.booleans())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_messages(tmp_path_factory, sent, seats, early):
    table = sit(tmp_path_factory.mktemp("any"), seats, TRICK if early else None)
    for message in sent:
        if isinstance(message, dict) and message.get("rev") == "now":
            message = message | {"rev": table.camera.rev}
        rev, before, moves = table.camera.rev, table.state, table.trace.moves
        table.handle(message)
        assert table.camera.rev == rev + 1
        agree(table)
        if table.state != before and message["kind"] == "intent":
            # the moves before it stand, and the new ones are legal from there on
            assert table.trace.moves[: len(moves)] == moves
        elif table.state != before:
            assert message["kind"] in ("undo", "redo", "new", "load")


def agree(table: TableSession) -> None:
    """What is shown is what the seat may know, and the record leads to the position."""
    assert table.trace.last == table.state
    last = table.camera.shots[-1]
    if not table.camera.in_example:
        assert last.view == table.game.observe(table.state, last.seat)
        assert last.seat in table.seats
    assert json.dumps(table.can)


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_whole_games_with_detours(tmp_path_factory, data):
    """A person plays any legal or illegal card, undoes, redoes and looks at examples."""
    table = sit(tmp_path_factory.mktemp("game"), (0, 2), None, seed=data.draw(st.integers(0, 99)))
    for _ in range(60):
        kind = data.draw(st.sampled_from(["move"] * 6 + ["any", "undo", "redo", "example"]))
        if kind == "example":
            table.handle(
                {"kind": "example", "rule": data.draw(st.sampled_from(sorted(GAME.rules)))}
            )
        elif kind == "any":
            send(table, "intent", move=data.draw(texts))
        elif kind == "move" and table.camera.in_example:
            send(table, "intent", move="table:back")
        elif kind == "move":
            legal = GAME.legal(table.state)
            if not legal:
                break
            move = data.draw(st.sampled_from(legal))
            count = len(table.trace.moves)
            send(table, "intent", move=str(move))
            assert table.trace.moves[count] == move
        else:
            send(table, kind)
        agree(table)


# A wrong table


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"seed": True}, OptionError, "A seed is"),
        ({"seed": 1.5}, OptionError, "A seed is"),
        ({"names": ["A"]}, OptionError, "names must be 3 texts"),
        ({"players": "clever"}, OptionError, "There is no player 'clever'"),
        ({"start": "trick 0:R5 1:R6; hands - / - / R5"}, PositionError, "two places"),
    ],
)
def test_a_wrong_table_is_told(tmp_path, options, error, words):
    with pytest.raises(error, match=words):
        sit(tmp_path, **options)


def test_a_position_of_other_options_is_told(tmp_path):
    other = mops.game("mopsen", players=3, pinch="may").position(TRICK)
    with pytest.raises(PositionError, match="other options"):
        TableSession(GAME, start=other, folder=tmp_path)
