"""The player who tries moves out: what it finds, on what it spends its time, and what it may not know."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.state import ANYONE, CHANCE
from mopsbook.core.worlds import Worlds
from mopsbook.players import Bots, SearchPlayer, SimplePlayer
from mopsbook.players.search import Budget, difference, estimates
from mopsbook.testing import played
from tests.playing import hiding

# three cards that win at once one after the other, for an eight lets the other cat miss its turn
EIGHTS = "discard 9C; turn 0; hands 8C 8D 9D / KS KH TS"


def decisions(game: mops.Game, count: int):
    """Positions in which a seat has to choose, from a game of random moves."""
    states = (step.after for step in played(game, 5))
    found = (s for s in states if game.actor(s) not in (None, ANYONE, CHANCE))
    return [*islice((s for s in found if len(game.legal(s)) > 2), 3, 3 + count)]


def test_a_win_that_is_sure_is_found_where_the_rule_of_thumb_sees_none():
    game = mops.game("miau_miau", players=2)
    state = game.position(EIGHTS)
    view, legal = game.observe(state, 0), game.legal(state)
    assert {str(SimplePlayer().choose(view, legal, Random(n))) for n in range(9)} == {"0 play 9D"}
    for seed in range(5):
        assert str(SearchPlayer(rollouts=60).choose(view, legal, Random(seed))) == "0 play 8C"
    plain, tried = estimates(game, view, 0, legal, Random(1), Budget(60))
    assert str(plain.move) == "0 play 9D" and tried[0].mean == 1
    assert difference(tried[0], plain)[0] > 0


@pytest.mark.parametrize("name", hiding())
def test_who_cannot_tell_two_worlds_apart_plays_the_same_in_both(name):
    game = mops.game(name)
    bots = Bots(game, [SearchPlayer(rollouts=16)] * game.players, range(game.players))
    for number, state in enumerate(decisions(game, 2)):
        legal, seat = game.legal(state), game.actor(state)
        world = Worlds(game, game.observe(state, seat), seat).draw(Random(number))
        moves = {str(bots.choose(one, legal, Random(number))) for one in (state, state, world)}
        assert len(moves) == 1


@pytest.mark.parametrize("name", mops.games())
def test_it_plays_with_any_budget(name):
    game = mops.game(name)
    (state,) = decisions(game, 1)
    view, legal = game.observe(state, game.actor(state)), game.legal(state)
    for player in (SearchPlayer(rollouts=1), SearchPlayer(seconds=0.01)):
        assert player.choose(view, legal, Random(1)) in legal


def test_a_search_that_is_stopped_plays_what_the_rule_of_thumb_likes():
    game = mops.game("miau_miau", players=2)
    state = game.position(EIGHTS)
    asked = []

    def stop():
        asked.append(None)
        return len(asked) > 3

    budget = Budget(10_000, stop=stop)
    plain, tried = estimates(game, game.observe(state, 0), 0, game.legal(state), Random(1), budget)
    assert str(plain.move) == "0 play 9D" and len(asked) < 9
    assert budget.used <= 3 * len(tried)


def test_a_position_with_too_few_cards_for_any_world_is_played_by_rule_of_thumb():
    game = mops.game("mopsen", players=3)
    state = game.position("hands R5 R6 / R2 B3 / Y4 B9")
    view = game.observe(state, 0)._replace(stack=("?",) * 60)
    assert Worlds(game, view, 0).draw(Random(1)) is None
    legal = game.legal(state)
    liked = SimplePlayer().choose(view, legal, Random(1))
    assert SearchPlayer(rollouts=20).choose(view, legal, Random(1)) == liked


@pytest.mark.parametrize(
    ("budget", "sentence"),
    [
        ({"rollouts": 0}, "rollouts=300"),
        ({"rollouts": True}, "not True"),
        ({"rollouts": "many"}, "not 'many'"),
        ({"seconds": -1}, "not -1"),
        ({"rollouts": 5, "seconds": 1}, "not both"),
    ],
)
def test_a_budget_that_is_none_is_refused(budget, sentence):
    with pytest.raises(OptionError, match=sentence):
        SearchPlayer(**budget)


def test_it_sits_at_a_table():
    table = mops.Table("miau_miau", players="search", seed=3)
    for _ in range(3):
        table.play(table.game.legal(table.state)[0])
    assert table.state.turn == 0
