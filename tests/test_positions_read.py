"""Whoever has to act in a position that is read can act: what is not played on is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import PositionError
from mopsbook.core.forms import Seats
from mopsbook.core.state import CHANCE
from tests.playing import facts_of, known_of, played, subject_of

ODD: list[Any] = [None, 0, 1, 2, 3, "", "-", [], {}]


def phases(name: str) -> list[str]:
    """Return the phases of a game."""
    return [*mops.game(name).engine.state_type.declared()["phase"].form.allowed]


def altered(given: Any, other: Any, rng: Random) -> Any:
    """Return a part of a position with one thing in it changed: gone, shortened, or from elsewhere."""
    if isinstance(given, dict) and given:
        key = rng.choice(sorted(given))
        if rng.random() < 0.25:
            return {name: part for name, part in given.items() if name != key}
        part = other.get(key) if isinstance(other, dict) else None
        return given | {key: altered(given[key], part, rng)}
    if isinstance(given, list) and given:
        chance, at = rng.random(), rng.randrange(len(given))
        if chance < 0.4:
            return rng.choice([[], given[1:], given[:-1], given[::-1]])
        part = other[at] if isinstance(other, list) and at < len(other) else None
        return [*given[:at], altered(given[at], part, rng), *given[at + 1 :]]
    return rng.choice([other, *ODD])


def oddly(game: mops.Game[Any, Any], rng: Random, share: float) -> Iterator[Any]:
    """Yield objects of positions of one game, each with one to three things changed."""
    reached = [step.after.json() for step in islice(played(game, rng), 300)]
    for given in reached:
        if rng.random() > share:
            continue
        for _ in range(rng.randint(1, 3)):
            if rng.random() < 0.3:
                given = given | {"phase": rng.choice(phases(game.name))}
            elif rng.random() < 0.3:  # somebody has nothing in hand
                hands = given.get("hands")
                if isinstance(hands, list) and hands:
                    at = rng.randrange(len(hands))
                    given = given | {"hands": [*hands[:at], [], *hands[at + 1 :]]}
            else:
                given = altered(given, rng.choice(reached), rng)
        yield given


@pytest.mark.parametrize("name", mops.games())
def test_whoever_has_to_act_in_a_position_can(name: str) -> None:
    rng, acted, refused, drawn = Random(name), 0, 0, 0
    tables = subject_of(name).tables
    for options in tables * (6 // len(tables) + 1):
        game = mops.game(name, **options)
        for given in oddly(game, rng, 0.6):
            try:
                state = game.position(given)
            except PositionError as error:
                assert len(str(error)) > 15
                refused += 1
                continue
            drawn += game.actor(state) == CHANCE
            state, _ = game.settle(state, 1)
            if game.actor(state) is not None:
                assert game.legal(state), f"nobody can go on: {options} {given}"
                acted += 1
    assert acted > 50 and refused > 50, (acted, refused, drawn)


STUCK = [(name, position) for name in mops.games() for position in known_of(name, "STUCK")]


@pytest.mark.parametrize(("name", "position"), STUCK)
def test_a_position_in_which_nobody_can_go_on_is_refused_with_its_rule(
    name: str, position: str
) -> None:
    players = known_of(name, "TEAMS", min(facts_of(name).SEATS))
    with pytest.raises(PositionError, match=rf"\({name}\.[a-z-]+"):
        mops.game(name, players=players).position(position)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_board_of_dog_without_cards_is_dealt_to(players: int) -> None:
    game = mops.game("dog", players=players)
    state = game.position("turn 1; pieces t5")
    assert game.actor(state) == CHANCE and game.position(str(state)) == state
    after, _ = game.settle(state, 1)
    assert (after.phase, after.turn, {len(hand) for hand in after.hands}) == ("give", 1, {6})
    assert after.pieces == state.pieces


def test_a_round_of_mopsen_is_over_where_somebody_holds_no_card() -> None:
    game = mops.game("mopsen", players=3)
    state = game.position("hands R1 / R2 / -; bowls R3 / - / -")
    assert state.phase == "round_over" and game.position(str(state)) == state
    assert [str(move) for move in game.legal(state)] == ["next round"]


ROWS_OF_SEATS = [
    (name, field)
    for name in mops.games()
    for field, declared in mops.game(name).engine.state_type.declared().items()
    if type(declared.form) is Seats
]


@pytest.mark.parametrize(("name", "field"), ROWS_OF_SEATS)
def test_a_row_of_seats_holds_none_twice_and_none_that_there_is_not(name: str, field: str) -> None:
    game = mops.game(name)
    for seats in ([game.players], [0, game.players], [-1], [0, 0], [True], ["0"]):
        with pytest.raises(PositionError, match=f"{field} holds different seats from 0 to"):
            game.position({field: seats})
