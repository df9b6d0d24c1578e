"""Arguments of the public functions that are not meant to be there, for every game."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.errors import MopsError, OptionError, PositionError
from tests.playing import known_of


def kind(value: Any) -> str:
    """A short name of a value; Python refuses to write the longest of them out."""
    return type(value).__name__ if value == HUGE else str(value)[:12]


HUGE = 10**5000
"""Python itself refuses to write it out."""


@pytest.mark.parametrize("name", mops.games())
@pytest.mark.parametrize(
    "value", [HUGE, "a" * 10**5, [HUGE] * 4, [{"a": HUGE}] * 300, b"x", 1.5], ids=type
)
def test_no_option_takes_what_it_cannot_and_says_so_in_short(name: str, value: Any) -> None:
    for option in mops.game(name).options.__dataclass_fields__:
        with pytest.raises(OptionError) as caught:
            mops.game(name, **{option: value})
        assert 20 < len(str(caught.value)) < 2000


@pytest.mark.parametrize("name", mops.games())
def test_what_is_no_move_is_refused_whatever_it_is(name: str) -> None:
    game = mops.game(name)
    state = game.start(1)
    for move in (
        HUGE,
        None,
        [HUGE],
        {"type": HUGE},
        {"type": "swap", "card": "swap", "own": HUGE, "other": HUGE},
    ):
        refused = game.check(state, move)
        assert refused and len(str(mops.explain(refused))) < 2000
        with pytest.raises(MopsError):
            game.play(state, move)


@pytest.mark.parametrize("name", mops.games())
def test_words_need_a_language_and_names_that_are_texts(name: str) -> None:
    state = mops.game(name).start(1)
    for lang in ([], 5, "xx"):
        with pytest.raises(MopsError):
            mops.explain(state, lang)  # type: ignore[arg-type]
    for names in ("Ada", [1, 2], ["Ada", None]):
        with pytest.raises(MopsError):
            mops.explain(state, names=names)  # type: ignore[arg-type]


def test_graphs_refuse_what_is_not_of_their_game() -> None:
    named = {name for game in mops.games() for name in known_of(game, "NO_POSITION")}
    named |= {name for game in mops.games() for name in known_of(game, "GRAPHS", {})}
    assert {name for name in graphs.__all__ if name.partition("_")[0] != "draw"} == named
    for game in mops.games():
        others = [mops.game(other).start(1) for other in mops.games() if other != game]
        for name, more in known_of(game, "GRAPHS", {}).items():
            for wrong in (*others, None, 5, "boards A1"):
                with pytest.raises(PositionError):
                    getattr(graphs, name)(wrong, *more)


@pytest.mark.parametrize("make", [graphs.motte_ring, graphs.motte_flow])
def test_the_graphs_of_mogel_motte_refuse_other_things(make: Any) -> None:
    for wrong in (mops.game("dog").start(1), 5, "discard N3", [5]):
        with pytest.raises(MopsError):
            make(wrong)


@pytest.mark.parametrize("seat", [-1, 2, 99, True, None, "0"])
def test_graphs_of_a_square_need_a_seat(seat: Any) -> None:
    state = mops.game("mops_royal", players=2).start(1)
    for make in (graphs.royal_grid, graphs.royal_conflicts):
        with pytest.raises(PositionError, match="There is no seat"):
            make(state, seat)


def test_graphs_of_cards_need_cards() -> None:
    state = mops.game("dog").position("pieces t5; hands 3")
    for cards in (5, ["99"], [None]):
        with pytest.raises(MopsError):
            graphs.dog_reach(state, cards)  # type: ignore[arg-type]
        for make in (graphs.miau_followers, graphs.purrrummy_neighbours, graphs.mauz_together):
            name = make.__module__.split(".")[2]
            with pytest.raises(MopsError):
                make(mops.game(name), cards)  # type: ignore[arg-type]


@pytest.mark.parametrize("make", [graphs.purrrummy_conflicts, graphs.mauz_swaps])
def test_graphs_of_a_hand_need_one_that_can_be_seen(make: Any) -> None:
    game = mops.game(make.__name__.partition("_")[0])
    state = game.start(1)
    if state.phase == "dealer":  # no middle lies there yet
        state = game.play(state, game.legal(state)[0]).after
    assert make(state) is not None
    other = (state.turn + 1) % game.players
    for hidden, seat in ((game.observe(state, other), None), (game.engine.initial(), 0)):
        with pytest.raises(PositionError, match="no hand here that can be seen"):
            make(hidden, seat)
    with pytest.raises(PositionError, match="There is no seat"):
        make(state, game.players)


def test_an_empty_square_is_drawn_empty() -> None:
    grid = graphs.royal_grid(mops.game("mops_royal").position("phase start"))
    assert not graphs.draw_square(grid).patches
    assert not graphs.draw_scorings(
        grid, graphs.royal_conflicts(mops.game("mops_royal").start(1))
    ).patches


@pytest.mark.parametrize(
    "seconds", [0, -1, float("nan"), float("inf"), HUGE, True, "1", None], ids=kind
)
def test_advice_needs_a_time_that_can_pass(seconds: Any) -> None:
    trace = mops.record(mops.game("mops_royal"), seed=1)
    state = next(s for s in trace.states() if s.phase == "score")
    with pytest.raises(OptionError, match="how long to search"):
        mops.advise(state, seconds=seconds)
    with pytest.raises(OptionError, match="how long to search"):
        mops.review(trace, 0, seconds)


@pytest.mark.parametrize("name", mops.games())
def test_nobody_plays_on_from_what_a_seat_sees(name: str) -> None:
    game = mops.game(name)
    state = game.start(1)
    view = game.observe(state, 0)
    if view == state:
        assert mops.record(game, start=view, seed=1).last
        return
    for begin in (mops.record, mops.Table):
        with pytest.raises(PositionError, match="Cards are hidden"):
            begin(game, start=view, seed=1)


@pytest.mark.parametrize("name", ["live", "cover"])
@pytest.mark.parametrize("value", [1, 0, "no", None, 0.5, [True], HUGE], ids=kind)
def test_a_table_is_told_yes_or_no(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=f"{name} must be True or False, not "):
        mops.Table(mops.game("mogel_motte"), **{name: value})
