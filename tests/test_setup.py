"""A new game at the same table: how many play, a variant, and who plays the others."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.options import choices
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.jupyter.setup import Wish, read_otherwise, variants, wished
from mopsbook.players import Player, RandomPlayer
from mopsbook.teach.readings import readings
from tests.playing import facts_of
from tests.tables import frozen, notice, send, sit


@pytest.fixture
def royal(tmp_path):
    return sit(tmp_path, (0,), None, game=mops.game("mops_royal"))


@pytest.mark.parametrize("game", mops.games())
def test_how_many_can_play(tmp_path, game):
    table = sit(tmp_path, start=None, game=mops.game(game))
    assert table.can["setup"]["players"] == [*facts_of(game).SEATS]


@pytest.mark.parametrize("name", mops.games())
def test_a_variant_is_a_switch(name):
    game = mops.game(name)
    for rule in variants(game):
        assert choices(type(game.options))[rule.option] == (False, True)


def test_a_variant_and_other_players_are_chosen_by_message(royal):
    rules = [str(rule) for rule in variants(royal.game)]
    assert rules == ["mops-royal.refuse-variant", "mops-royal.final-variant"]
    setup = royal.can["setup"]
    assert (setup["variants"], setup["now"]["variants"]) == (rules, [])
    send(royal, "new", seed="7", players=3, variants=rules[:1], opponents="random")
    assert royal.game == mops.game("mops_royal", players=3, variant_refuse=True)
    assert royal.can["setup"]["now"] == {
        "players": 3, "variants": rules[:1], "opponents": "random", "each": [], "readings": {},
    }  # fmt: skip
    assert [text.id for text in notice(royal).texts] == ["table-new", "summary-aim"]
    assert (royal.match.seed, royal.match.trace.game) == (7, royal.game)
    assert royal.display.shown == royal.game
    assert not royal.can["undo"] and royal.can["again"]
    # and the next one is as this one, but for what is chosen
    send(royal, "new", variants=[])
    assert royal.game == mops.game("mops_royal", players=3)


def test_the_new_game_is_saved_loaded_and_taken_back(tmp_path):
    table = sit(tmp_path, start=None, game=mops.game("mauz", players=2))
    send(table, "new", seed="3", players=4)
    table.play(next(iter(table.game.legal(table.match.state))))
    moves = table.match.trace.moves
    send(table, "save", name="four")
    send(table, "undo")
    assert table.match.trace.moves != moves
    send(table, "load", name="four")
    assert (table.match.trace.moves, table.game.players) == (moves, 4)
    send(table, "new", players=2)
    assert table.game.players == 2
    send(table, "load", name="four")  # which brings its own number of players
    said = notice(table).texts
    assert [text.id for text in said] == ["table-loaded", "table-loaded-otherwise"]
    assert (said[1].facts, table.game.players, table.match.trace.moves) == ({"count": 4}, 4, moves)
    assert table.can["setup"]["now"]["players"] == 4
    table.play(table.game.legal(table.match.state)[0])
    send(table, "undo")
    assert table.match.trace.moves[: len(moves)] == moves


@pytest.mark.parametrize(
    ("seats", "count", "then"),
    [((0,), 3, (0,)), ((3,), 3, (2,)), ((0, 1, 2, 3), 5, (0, 1, 2, 3, 4))],
)
def test_a_loaded_game_of_others_is_played_by_those_who_sit_there(tmp_path, seats, count, then):
    table = sit(tmp_path, seats, None, game=mops.game("mopsen", players=4))
    trace = mops.record(mops.game("mopsen", players=count, pinch="may"), seed=5)
    trace[:7].save(tmp_path / "other.jsonl")
    send(table, "load", name="other")
    assert (table.seats, table.game, table.display.shown) == (then, trace.game, trace.game)
    assert table.match.trace.moves[:7] == trace.moves[:7]


def test_a_doubtful_rule_is_read_otherwise_and_as_we_read_it_again(tmp_path):
    table = sit(tmp_path, start=None, game=mops.game("mauz", tie="none-lose"))
    assert table.can["setup"]["now"]["readings"] == {"mauz.tie": "none-lose"}
    send(table, "new", readings={"mauz.knock-instead": "true", "mauz.tie": ""})
    assert table.game == mops.game("mauz", knock_with_swap=True)
    send(table, "new", readings={"mauz.hiss-reveal": "knock-only"})  # the others stay as they are
    assert table.game == mops.game("mauz", knock_with_swap=True, hiss="knock-only")
    assert table.can["setup"]["now"]["readings"] == {
        "mauz.knock-instead": "true", "mauz.hiss-reveal": "knock-only",
    }  # fmt: skip


@pytest.mark.parametrize("name", mops.games())
def test_each_other_reading_can_be_played_or_is_refused_in_a_sentence(name):
    game = mops.game(name)
    for rule, values in readings(game).items():
        for value in values:
            try:
                (other, _) = wished(game, Wish(readings=((rule, value),)))
            except DeclinedError:
                continue  # it does not go with the other options
            assert read_otherwise(other) == {rule: value}


@pytest.mark.parametrize(
    "wish",
    [
        {"players": 9},
        {"players": 0},
        {"players": -(10**30)},
        {"variants": ["mops-royal.points"]},
        {"variants": ["x"]},
        {"opponents": "x"},
        {"readings": {"mops-royal.points": ""}},
        {"readings": {"mops-royal.box": "line"}},
        {"readings": {"x": ""}},
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(royal, wish):
    before = frozen(royal), royal.game, royal.match
    send(royal, "new", **wish)
    assert [text.id for text in notice(royal).texts] == ["table-new-impossible"]
    assert (frozen(royal), royal.game, royal.match) == before


@pytest.mark.parametrize(
    "wish",
    [
        {"players": "3"},
        {"players": True},
        {"variants": "x"},
        {"variants": [1]},
        {"opponents": 1},
        {"readings": ["x"]},
        {"readings": {"x": 1}},
    ],
)
def test_what_is_no_wish_is_no_message(royal, wish):
    send(royal, "new", **wish)
    assert [text.id for text in notice(royal).texts] == ["table-unknown-message"]


def test_only_so_many_can_be_chosen_as_the_options_allow(tmp_path):
    table = sit(tmp_path, start=None, game=mops.game("mopsen", players=5, first_dealer=4))
    assert table.can["setup"]["players"] == [5]


@pytest.mark.parametrize(
    ("seats", "then"), [((0, 1, 2, 3), (0, 1, 2)), ((3,), (2,)), ((1, 3), (1,))]
)
def test_persons_stay_where_they_sit(tmp_path, seats, then):
    table = sit(tmp_path, seats, None, game=mops.game("mauz", players=4))
    assert table.can["setup"]["opponents"] == (
        [] if len(seats) == 4 else ["random", "simple", "search"]
    )
    send(table, "new", players=3)
    assert table.seats == then


def test_each_seat_is_played_in_its_own_way(tmp_path):
    table = sit(tmp_path, (1,), None, game=mops.game("mauz", players=3))
    send(table, "new", players=4, opponents=["random", "simple", "simple", "random"])
    assert [*table.match.players] == ["random", "simple", "simple", "random"]
    setup = table.can["setup"]
    assert (setup["now"]["opponents"], setup["now"]["each"]) == ("each", [*table.match.players])
    assert setup["others"][2] == [[0, "Anna"]] and len(setup["others"][6]) == 5
    before = frozen(table)
    for wrong in (["random"], ["random", "x", "simple", "simple"]):
        send(table, "new", opponents=wrong)
        assert notice(table).texts[0].id == "table-new-impossible" and frozen(table) == before


class Named(Player):
    def choose(self, view, legal, rng):
        return legal[0]


class Failing(Player):
    def choose(self, view, legal, rng):
        raise ValueError("no")


def test_names_and_players_stay_and_others_come():
    table = mops.Table(
        mops.game("mauz", players=2), names=["Zoe", "Ben"], players=[Named(), "random"], seed=1
    )
    table.new(game=mops.game("mauz", players=4))
    assert table.trace.names == ("Zoe", "Ben", "Anna", "Cleo")
    assert table.can["setup"]["now"]["opponents"] == ""
    table.new(players=RandomPlayer())
    assert table.game.players == 4 and len(table.state.hands) == 4


def test_a_player_that_fails_leaves_the_game_that_was():
    table = mops.Table(mops.game("mauz", players=2), seed=1, seat=1)
    before = table.game, table.state, table.can
    with pytest.raises(mops.MopsError):  # seat 0 begins
        table.new(2, mops.game("mauz", players=3), Failing())
    assert (table.game, table.state, table.can) == before


def test_another_game_needs_another_table():
    table = mops.Table(mops.game("mauz"), seed=1)
    with pytest.raises(OptionError, match="plays mauz"):
        table.new(game=mops.game("dog"))
    with pytest.raises(OptionError, match="plays mauz"):
        table.new(game="mauz")


def test_who_wishes_for_what_there_is_wishes_nothing_new():
    game = mops.game("mopsen", players=4)
    assert wished(game, Wish()) == wished(game, Wish(players=4)) == (None, None)
    other, who = wished(game, Wish(players=5, opponents="random"))
    assert (other.players, who) == (5, "random")
