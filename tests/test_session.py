"""The table without Jupyter: moves and picks are checked, taken back, and explained by examples."""

from __future__ import annotations

import re

import pytest

import mopsbook as mops
from mopsbook.core.errors import IllegalMove, OptionError, PositionError
from mopsbook.core.state import ANYONE
from mopsbook.core.verdict import Violation
from mopsbook.jupyter.answers import DeclinedError, refusal
from mopsbook.jupyter.session import TableSession
from mopsbook.show.offers import Make
from mopsbook.teach.words import Teller
from tests.tables import GAME, TRICK, click, frozen, notice, send, sit, told


@pytest.fixture
def table(tmp_path):
    return sit(tmp_path)


# Playing


def test_a_move_is_made_and_the_others_play_on(table):
    click(table, "1 play R2")
    first, *rest = table.match.trace.moves
    assert str(first) == "1 play R2"
    assert all(move.player != 1 for move in rest)
    assert table.game.actor(table.match.state) in (1, ANYONE)
    # one picture for each step and for each trick, and only the last one is live
    pictures = [str(one.told[-1].step.move) for one in table.display.pictures]
    assert pictures == ["1 play R2", *(str(move) for move in rest[:1] * 2), *map(str, rest[1:])]
    assert [shot.live for shot in table.display.pictures] == [False] * len(pictures[1:]) + [True]
    assert notice(table) is None


def test_a_refusal_names_rule_and_cards(table):
    before = frozen(table)
    click(table, "1 play B9")
    assert frozen(table) == before
    assert notice(table).kind == "refusal"
    assert notice(table).rules == ("mopsen.follow-suit",)
    assert told(table) == "Play red 2: red 6 was led, and blue 9 does not follow suit."
    assert told(table, "de") != told(table)


@pytest.mark.parametrize(
    "move", ["2 play B8", "2 play R16", "0 play R5", "0 redraw R1 R2", "7 play R5"]
)
def test_another_seat_is_refused_before_the_rules_are_asked(table, move, monkeypatch):
    monkeypatch.setattr(type(GAME.engine), "check", None)  # it would raise
    before = frozen(table)
    # the answer does not depend on what is in the other hand
    with pytest.raises(DeclinedError) as error:
        table.carry_out(Make(GAME.move(move)))
    assert (error.value.message, error.value.answer.rules) == ("table-not-yours", ())
    with pytest.raises(DeclinedError):
        table.play(move)
    assert frozen(table) == before


@pytest.mark.parametrize("item", ["B8", "R16", "R5", "hand0.0", "plate0", "x", "", "1 play R2"])
def test_what_is_not_offered_cannot_be_pressed(table, item):
    before = frozen(table)
    for kind in ("item", "button"):
        send(table, kind, on=item)
        assert frozen(table) == before
        (text,) = notice(table).texts
        there = kind == "item" and item in table.display.frames[-1].scene.items
        bare = kind == "item" and not item
        told = "table-looked" if there else "table-bare" if bare else "table-stale"
        assert text.id.startswith(told)


def test_a_press_on_a_field_names_the_card_that_comes_first(tmp_path):
    game = mops.game("dog", players=4)
    cards = "hands 13 5 8 2 / 3 6 9 10 / 2 5 6 12 / 3 8 9 joker"
    table = sit(tmp_path, (0,), f"turn 0; {cards}", game)
    send(table, "item", on="t0")
    assert told(table) == "This cannot be chosen yet. First choose 13: start, or 13 forward."
    send(table, "item", on="t32")
    assert told(table).endswith("nothing can be chosen here now.")


@pytest.mark.parametrize("name", mops.games())
def test_a_press_on_anything_says_what_it_is(name):
    table = TableSession(mops.game(name), seed=3)
    frame, before = table.display.frames[-1], frozen(table)
    for item in frame.scene.items.keys() - frame.on.keys():
        send(table, "item", on=item)
        assert frozen(table) == before
        told = notice(table)
        assert (told.kind, len(told.texts)) == ("info", 1)
        for lang in table.langs:
            text = Teller(name, lang).tell(told.texts[0].id, told.texts[0].facts)
            assert re.fullmatch(r"[^{}]{3,}\.", text), text


def test_what_a_press_says_is_what_lies_there_and_no_more(table):
    for item, words in {
        "hand0.0": "Hand of Anna: face-down card. It cannot be chosen now.",
        "R6": "Trick: red 6, 3 bones, played by Anna. It cannot be chosen now.",
        "word.stack": "Stack: nothing can be chosen here now.",
    }.items():
        send(table, "item", on=item)
        (text,) = notice(table).texts
        assert Teller("mopsen", "en").tell(text.id, text.facts) == words


def test_chance_is_not_for_the_browser(table):
    before = frozen(table)
    deal = mops.record(GAME, seed=1, moves=[]).moves[0]
    with pytest.raises(IllegalMove) as error:
        table.carry_out(Make(deal))
    assert [v.rule.id for v in error.value.violations] == ["mopsen.deal"]
    assert frozen(table) == before


def test_a_round_ends_and_a_person_begins_the_next(tmp_path):
    start = "pecking Y C R B; trick 0:R16 1:Y1; bowls - / B12 / R8; hands - / B6 / R3 B4"
    table = sit(tmp_path, (2,), start)
    click(table, "2 play R3")
    click(table, "2 pinch R16")
    assert table.match.state.phase == "round_over"
    click(table, "next round")
    assert (table.match.state.round, table.game.actor(table.match.state)) == (2, 2)


def test_the_seat_to_act_is_shown_and_the_others_are_closed(tmp_path):
    table = sit(tmp_path, (1, 2))
    assert (table.match.seat, table.match.view.hands[2]) == (1, ("?",) * 3)
    click(table, "1 play R2")
    assert (table.match.seat, table.match.view.hands[1]) == (2, ("?",) * 2)
    assert [shot.seat for shot in table.display.pictures] == [2]


def test_one_person_with_several_seats_plays_out_of_turn_and_learns_whose_turn_it_is(tmp_path):
    table = sit(tmp_path, (1, 2), cover=False)
    with pytest.raises(IllegalMove) as error:
        table.play("2 play R16")
    assert [v.rule.id for v in error.value.violations] == ["mopsen.clockwise"]


def test_a_seed_deals_what_it_deals_elsewhere(tmp_path):
    table = sit(tmp_path, (1,), None, seed=7)
    first = mops.record(GAME, seed=7, moves=[]).moves[0]
    assert table.match.trace.moves[0] == first
    send(table, "new", seed="7")
    assert table.match.trace.moves[0] == first
    send(table, "new", seed="seven")
    assert table.match.trace.moves[0] == mops.record(GAME, seed="seven", moves=[]).moves[0]
    send(table, "new")
    assert table.match.trace.moves[0] != first


def test_a_game_without_a_seed_gets_one_and_can_be_dealt_again(tmp_path):
    table = sit(tmp_path, (1,), None, seed=None)
    seed, deal = table.match.seed, table.match.trace.moves[0]
    assert isinstance(seed, int)
    assert mops.record(GAME, seed=seed, moves=[]).moves[0] == deal
    click(table, str(GAME.legal(table.match.state)[0]))
    assert table.can["again"]
    send(table, "again")
    assert (table.match.seed, table.match.trace.moves[0]) == (seed, deal)
    assert [text.id for text in notice(table).texts] == ["table-new", "summary-aim"]
    send(table, "new")
    assert table.match.seed != seed


def test_a_position_is_played_again_from_there(table):
    click(table, "1 play R2")
    send(table, "again")
    assert (table.match.state, table.match.trace.moves) == (GAME.position(TRICK), ())


def test_deals_of_a_seed_do_not_depend_on_play(tmp_path):
    deals = set()
    for which in (0, -1):
        table = sit(tmp_path, (0, 1, 2), None, seed=3, cover=False)
        while table.match.state.round == 1:
            click(table, str(GAME.legal(table.match.state)[which]))
        deals.add(table.match.trace.moves[-1])
    assert len(deals) == 1


def test_a_player_that_fails_changes_nothing(tmp_path):
    class Broken:
        def choose(self, view, legal, rng):
            raise RuntimeError("no idea")

    table = sit(tmp_path, players=Broken())
    before = frozen(table)
    click(table, "1 play R2")
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
    click(table, "1 play R2")
    assert frozen(table) == before
    assert [text.id for text in notice(table).texts] == ["table-player-failed"]


# Examples


def test_an_example_is_shown_and_left(table):
    before = table.match.state, table.match.view
    table.handle({"kind": "example", "rule": "mopsen.follow-suit"})
    assert table.display.is_aside
    assert notice(table).rules == ("mopsen.follow-suit",)
    assert not any(shot.live for shot in table.display.pictures)
    assert (table.match.state, table.match.view) == before
    assert not (table.can["undo"] or table.can["redo"]) and table.can["again"]
    send(table, "item", on="R2")
    assert [text.id for text in notice(table).texts] == ["table-example-only"]
    back, again = table.display.pictures[-1].buttons
    click(table, again.id)
    assert table.display.is_aside
    click(table, back.id)
    assert not table.display.is_aside
    assert table.display.pictures[-1].view == before[1]
    click(table, "1 play R2")
    assert str(table.match.trace.moves[0]) == "1 play R2"


@pytest.mark.parametrize("kind", ["undo", "redo"])
def test_undo_leaves_an_example_and_takes_nothing_back(table, kind):
    click(table, "1 play R2")
    moves = table.match.trace.moves
    table.handle({"kind": "example", "rule": "mopsen.void-any"})
    send(table, kind)
    assert not table.display.is_aside
    assert table.match.trace.moves == moves


def test_no_example_is_said(table):
    table.handle({"kind": "example", "rule": "mopsen.no-such-rule"})
    assert [text.id for text in notice(table).texts] == ["table-example-none"]


def test_the_coach_counts_what_came_up(table):
    assert table.display.pictures[-1].coach["met"] == 0
    click(table, "1 play B9")
    assert table.display.pictures[-1].coach["fresh"] == ["mopsen.follow-suit"]
    click(table, "1 play B9")  # it stays new until something has happened
    assert table.display.pictures[-1].coach["fresh"] == ["mopsen.follow-suit"]
    click(table, "1 play R2")
    assert "mopsen.clockwise" in table.display.pictures[0].coach["fresh"]
    met = table.display.pictures[-1].coach["met"]
    send(table, "undo")
    assert table.display.pictures[-1].coach["met"] == met  # what was learnt stays learnt


def test_a_refusal_says_one_thing_and_the_others_on_request():
    game = mops.game("dog")
    rules = [game.rules["dog.start-block"], game.rules["dog.protected-start"]]
    said = refusal([Violation(rule, {}) for rule in rules])
    assert [text.id for text in said.texts] == ["refusal-start-block"]
    assert [text.id for text in said.more] == ["refusal-protected-start"]
    assert said.rules == ("dog.start-block", "dog.protected-start")


def test_advice_stands_side_by_side(tmp_path):
    game = mops.game("mauz", players=2)
    table = TableSession(
        game, 7, start=game.position("hands 9H TH JC / 9C 9D KH; middle QH 7D 8S"), folder=tmp_path
    )
    table.handle({"kind": "button", "rev": table.display.rev, "on": "advise"})
    said = notice(table)
    assert [text.id for text in said.texts] == ["advice-swap"]
    assert [row.strong for row in said.sheet.rows] == [True, False, False, False, False]
    assert said.sheet.rows[0].cells[0].facts == {"points": 29}
    assert said.more[-1].id == "advice-unknown"


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
