"""Where two readings of a rule part: the same moves, and one on which they do not agree."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.options import changed_options
from mopsbook.teach.parting import Answer
from mopsbook.teach.readings import readings
from tests.playing import known_of
from tests.quick import one_in

READINGS = [
    (name, option, value)
    for name in mops.games()
    for rule, values in readings(mops.game(name)).items()
    for value in values.values()
    for option in [mops.game(name).rules[rule].option]
    if option not in known_of(name, "SAME_MOVES")
    if (option, value) not in known_of(name, "RARELY_PART")
]


@pytest.mark.parametrize(("name", "option", "value"), one_in(4, READINGS))
def test_both_readings_agree_until_the_last_move_and_not_on_it(
    name: str, option: str, value: object
) -> None:
    found = mops.parting(mops.game(name), seed=known_of(name, "PARTING", 3), **{option: value})
    assert found is not None
    mine, theirs = found.mine, found.theirs
    assert changed_options(theirs.trace.game.options)[option] == value
    assert getattr(mine.trace.game.options, option) != value
    assert until(mine) == until(theirs)
    if mine.move == theirs.move:  # else chance brought other cards
        assert answered(mine) != answered(theirs)
        assert not (mine.refused and theirs.refused)


def until(answer: Answer) -> list[str]:
    """Return the moves before the one on which the readings part."""
    moves = [str(move) for move in answer.trace.moves]
    return moves if answer.refused else moves[:-1]


def answered(answer: Answer) -> object:
    """Return by which rules a move is refused, or what comes of it."""
    if answer.step is None:
        assert answer.trace.game.check(answer.trace.last, answer.move) == answer.refused
        return [violation.rule for violation in answer.refused]
    after = {name: v for name, v in answer.step.after.json().items() if name != "options"}
    return [(event.kind, event.facts) for event in answer.step.events], after


def test_what_only_one_reading_allows_is_refused_by_its_rule() -> None:
    """A meld of one natural card and two jokers: of two natural cards at least it is none."""
    game = mops.game("purrrummy", min_naturals=2)
    found = mops.parting(game, min_naturals=1, seed=1)
    assert found is not None
    assert found.mine.refused[0].rule == "purrrummy.natural-cards"
    assert found.theirs.step is not None


def test_a_seed_parts_at_the_same_move_again() -> None:
    game = mops.game("mopsen", players=3)
    first, again = (mops.parting(game, 5, pinch="may") for _ in range(2))
    other = mops.parting(game, 6, pinch="may")
    assert first is not None
    assert first == again
    assert first != other


@pytest.mark.parametrize("reading", [{}, {"pinch": "must"}, {"pnch": "may"}, {"pinch": "perhaps"}])
def test_what_reads_nothing_otherwise_is_refused(reading: dict[str, str]) -> None:
    with pytest.raises(OptionError, match=r"pinch|read otherwise"):
        mops.parting(mops.game("mopsen"), **reading)
