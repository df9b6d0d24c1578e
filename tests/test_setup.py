"""A new game at the same table: how many play, a variant, and who plays the others."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.options import choices
from mopsbook.jupyter.setup import Wish, variants, wished
from mopsbook.players import Player, RandomPlayer
from tests.tables import frozen, notice, send, sit


@pytest.fixture
def royal(tmp_path):
    return sit(tmp_path, (0,), None, game=mops.game("mops_royal"))


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ("dog", [2, 3, 4, 5, 6]),
        ("mauz", [2, 3, 4, 5, 6]),
        ("miau_miau", [2, 3, 4, 5, 6, 7, 8]),
        ("mogel_motte", [3, 4, 5]),
        ("mops_royal", [2, 3, 4]),
        ("mopsen", [3, 4, 5]),
        ("purrrummy", [2, 3, 4]),
    ],
)
def test_how_many_can_play(tmp_path, game, counts):
    assert sit(tmp_path, start=None, game=mops.game(game)).can["setup"]["players"] == counts


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
        "players": 3, "variants": rules[:1], "opponents": "random",
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
    before = frozen(table)
    send(table, "load", name="four")
    assert notice(table).texts[0].id == "table-load-other" and frozen(table) == before


@pytest.mark.parametrize(
    "wish",
    [
        {"players": 9},
        {"players": 0},
        {"players": -(10**30)},
        {"variants": ["mops-royal.points"]},
        {"variants": ["x"]},
        {"opponents": "x"},
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(royal, wish):
    before = frozen(royal), royal.game, royal.match
    send(royal, "new", **wish)
    assert [text.id for text in notice(royal).texts] == ["table-new-impossible"]
    assert (frozen(royal), royal.game, royal.match) == before


@pytest.mark.parametrize(
    "wish",
    [{"players": "3"}, {"players": True}, {"variants": "x"}, {"variants": [1]}, {"opponents": 1}],
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
    assert table.can["setup"]["opponents"] == ([] if len(seats) == 4 else ["random", "simple"])
    send(table, "new", players=3)
    assert table.seats == then


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
