"""What a game declares of its positions and moves, and what follows from it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar, NamedTuple, get_args, get_type_hints

import pytest

import mopsbook as mops
from mopsbook.core.errors import NotationError, PositionError
from mopsbook.core.forms import Maybe, SeatNumber, Word
from mopsbook.core.moves import SEAT, Moves, PlainMove, Spelling
from mopsbook.core.position import ALWAYS, UNLESS_ZERO, Known, Position, Unless, Usual
from tests.sources import nodes


def _letter(value: Any) -> str:
    if value in ("a", "b"):
        return str(value)
    raise NotationError("no-list", value=str(value))


PLACES = Spelling(
    tuple,
    lambda word: word.split(","),
    many=True,
    write=lambda place: ",".join(place),
)


@dataclass(frozen=True, slots=True)
class Say(PlainMove):
    NOTATION = "{player} say[ to {whom}] {letters}[ {tone}]"

    player: Annotated[int, SEAT]
    whom: Annotated[int | None, Spelling(SEAT.read, SEAT.word, name="from")]
    letters: Annotated[tuple[str, ...], Spelling(_letter, many=True, pattern="[ab ]*[ab]")]
    tone: Annotated[str | None, Spelling(str)] = None


@dataclass(frozen=True, slots=True)
class Hush(PlainMove):
    NOTATION = "{player} {type}"

    player: Annotated[int, SEAT]


class _Pointing(NamedTuple):
    player: int
    places: Annotated[tuple[tuple[str, ...], ...], PLACES]
    loud: Annotated[int | None, Spelling(int, int, none=True)] = None


class Point(PlainMove, _Pointing):
    __slots__ = ()
    NOTATION = "{player} point {places}"

    player: Annotated[int, SEAT]


MOVES: Moves[Say | Hush | Point] = Moves(
    Say, Hush, Point, forms=("0 say a", "0 hush"), mover=lambda seat: seat
)
SAID = [
    ("0 say a", Say(0, None, ("a",))),
    ("1 say to 2 a b", Say(1, 2, ("a", "b"))),
    ("1 say b loudly", Say(1, None, ("b",), "loudly")),
    ("2 say to 0 b a softly", Say(2, 0, ("b", "a"), "softly")),
]


@pytest.mark.parametrize(("text", "move"), SAID)
def test_what_stands_in_brackets_may_be_left_out(text: str, move: Say) -> None:
    assert MOVES.read(text) == MOVES.read(move.json()) == move and str(move) == text
    told = {name: value for name, value in move.json().items() if value is not None}
    assert MOVES.read(told) == move and ("from" in told) == (move.whom is not None)
    assert MOVES.read(text[2:], move.player) == move  # type: ignore[arg-type]


def test_what_does_not_stand_in_brackets_may_not() -> None:
    for source in ("0 say", "0 say to a", {"type": "say", "player": 0}, {"type": "say", "letters": ["a"]}):  # fmt: skip
        with pytest.raises(NotationError):
            MOVES.read(source)
    with pytest.raises(NotationError, match="'9999' is no seat"):
        MOVES.read("9999 hush")
    with pytest.raises(NotationError, match="fields type and letters, player, not"):
        MOVES.read({"type": "say", "player": 0, "letters": ["a"], "whom": 1})
    assert MOVES.types == {"say", "hush", "point"}


def test_a_move_may_be_a_named_tuple_of_parts_with_words_of_their_own() -> None:
    move = MOVES.read("1 point a,b c,d")
    assert move == Point(1, (("a", "b"), ("c", "d"))) and str(move) == "1 point a,b c,d"
    told = {"type": "point", "player": 1, "places": [["a", "b"], ["c", "d"]]}
    assert move.json() == told | {"loud": None} and MOVES.read(told) == move
    with pytest.raises(NotationError, match="fields type and places, player, not"):
        MOVES.read({"type": "point", "player": 1})


class _Fields(NamedTuple):
    options: Any
    phase: Annotated[str, Word("play", "over")]
    dealer: Annotated[int, SeatNumber(), ALWAYS]
    turn: Annotated[int, SeatNumber(), Usual(_turn), UNLESS_ZERO]
    due: Annotated[str | None, Maybe(Word("rent", "tax"))]
    next: Annotated[int, SeatNumber(), Usual(_turn), Unless(_dealer)] = 0


class Table(Position, _Fields):
    __slots__ = ()
    GAME: ClassVar[str] = "mopsen"


def _turn(at: Known) -> int:
    return int(at.dealer + 1) % 3


def _dealer(at: Known) -> int:
    return int(at.dealer)


class Three:
    players = 3


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("dealer 0", "3 players; dealer 0; turn 1; next 1"),
        ("dealer 2", "3 players; dealer 2; next 0"),
        ("dealer 1; turn 0", "3 players; dealer 1; turn 0; next 2"),
        ("due tax; turn 2", "3 players; dealer 0; turn 2; due tax; next 1"),
        ("due -", "3 players; dealer 0; turn 1; next 1"),
        ("dealer 2; next 2", "3 players; dealer 2; next 2"),
    ],
)
def test_what_is_marked_is_written_though_it_follows(text: str, again: str) -> None:
    table = Table.read(text, Three, "mopsen")
    assert str(table) == again and Table.read(again, Three, "mopsen") == table


def test_a_field_without_a_word_is_not_nothing() -> None:
    with pytest.raises(PositionError, match="'' is no due; there are rent, tax"):
        Table.read("due", Three, "mopsen")


@pytest.mark.parametrize("name", mops.games())
def test_what_the_code_compares_with_a_phase_is_one(name: str) -> None:
    """The type checker sees it of two values, but not of what stands in a list."""
    phases = mops.game(name).engine.state_type.declared()["phase"].form.allowed
    folder, compared = Path(mops.__file__).parent / "games" / name, 0
    for path in folder.rglob("*.py"):
        for node in nodes(path)[ast.Compare]:
            if getattr(node.left, "attr", "") == "phase":
                parts = [
                    part for other in node.comparators for part in getattr(other, "elts", [other])
                ]
                texts = [part.value for part in parts if isinstance(part, ast.Constant)]
                assert {*texts} <= {*phases}, f"{path.name}:{node.lineno}"
                compared += len(texts)
    assert compared > 5


def test_a_seat_has_three_digits_at_most() -> None:
    assert [SEAT.word(word) for word in ("7", "100", "1000", "-1")] == [7, 100, "1000", "-1"]


@pytest.mark.parametrize("game", mops.games())
def test_a_move_has_room_for_nothing_but_its_fields(game: str) -> None:
    kinds = mops.game(game).engine.moves.kinds
    assert kinds
    assert [kind for kind in kinds if kind.__dictoffset__] == []


@pytest.mark.parametrize("name", mops.games())
def test_a_type_checker_finds_a_misspelt_value_of_an_option(name: str) -> None:
    """What is a word is one of some: a value that is not among them is none of its type."""
    hints = get_type_hints(type(mops.game(name).options))
    assert [one for one, hint in hints.items() if str in (hint, *get_args(hint))] == []
