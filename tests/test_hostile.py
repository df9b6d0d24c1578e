"""Values that nobody means, at every door of every game: a sentence each, and never a long one."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError

np = pytest.importorskip("numpy")  # comes with what draws pictures
GAMES = pytest.mark.parametrize("name", mops.games())
ROOT = Path(__file__).parents[1]


class Mute:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


class Proud:
    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no equal")

    __hash__ = None  # type: ignore[assignment]


class Number:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def nested(depth: int, within: Callable[[Any], Any]) -> Any:
    found: Any = 1
    for _ in range(depth):
        found = within(found)
    return found


LOOP: list[Any] = []
LOOP.append(LOOP)
HUGE = 10**5000
HOSTILE: list[Any] = [
    None, True, -1, 99, HUGE, -HUGE, [HUGE], {"a": HUGE}, float("nan"), float("inf"), 1.5, 1j, b"x",
    b"x" * 10**5, "", "x", "x" * 10**5, "\ud800", "\x00", "\u202e", [], {}, (), set(), [None], [[]],
    nested(50_000, lambda x: [x]), nested(3000, lambda x: {"a": x}), nested(8, lambda x: [x] * 12), LOOP,
    Mute(), Proud(), [Mute()], [Proud()], {"a": Mute()}, iter([]), range(3), object(), object, len,
    np.int64(-1), np.float64(1), np.bool_(True), np.arange(2), np.zeros((2, 2)), Number(HUGE),
    "0 " * 10**4, "1" * 5000, "9" * 10**5, "; ".join(["turn 1"] * 3), Exception("x"), ..., {1: 2},
    {None: None}, {(1, 2): 3}, ["\ud800"], [b"x"], {"type": []}, {"type": "x" * 10**5}, slice(1),
]  # fmt: skip


def refused_or_fine(call: Callable[[], Any], *also: type[Exception]) -> Any:
    """Return what is returned; refuse every error that is not documented, and every long one."""
    try:
        return call()
    except (MopsError, *also) as error:
        assert len(str(error)) < 2100
        return None


def changed(rng: Random, value: Any) -> Any:
    """Return a JSON value with something hostile in one place."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        return {**value, key: changed(rng, value[key])}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        return [*value[:at], changed(rng, value[at]), *value[at + 1 :]]
    return rng.choice(HOSTILE)


def mixed(rng: Random, text: str, words: list[str]) -> str:
    """Return a text with some of its words changed into others of the game, or into nonsense."""
    parts = text.split(" ")
    for _ in range(rng.randint(1, 3)):
        odd = ["", "-", "9" * 400, "x" * 3000, "\ud800", "/", ";", "0", "-1", "99", "?"]
        parts[rng.randrange(len(parts))] = rng.choice([rng.choice(words), rng.choice(odd)])
    return " ".join(parts)


@GAMES
def test_no_door_lets_out_another_error(name: str) -> None:
    game = mops.game(name)
    state, empty = game.start(1), mops.Trace(game)
    legal = game.legal(state)[0]
    doors: list[Callable[[Any], Any]] = [
        game.position, game.move, game.seat, game.legal, game.actor, game.outcome, game.interrupts,
        game.require_open, game.start, mops.record, mops.Trace, mops.game,
        lambda v: game.move(v, state), lambda v: game.move("x", v), lambda v: game.play(state, v),
        lambda v: game.apply(state, v), lambda v: game.check(v, "x"), lambda v: game.observe(state, v),
        lambda v: mops.explain(game.check(state, v)), lambda v: game.play(state, legal, v),
        lambda v: mops.record(game, seed=v, moves=[]), lambda v: mops.record(game, names=v, moves=[]),
        lambda v: mops.record(game, start=v, moves=[]), lambda v: mops.record(game, moves=[v]),
        lambda v: mops.Trace(game, v), lambda v: mops.Trace(game, (v,)), lambda v: mops.Trace(game, (), v),
        lambda v: mops.explain(state, v), lambda v: mops.explain(state, names=v),
        lambda v: mops.review(empty, v, 0.01), lambda v: mops.review(empty, 0, v),
        lambda v: mops.review(empty, 0, 0.01, names=v),
    ]  # fmt: skip
    widgets: list[Callable[[Any], Any]] = [
        mops.Table, mops.Replay, lambda v: mops.Table(game, v),
        lambda v: mops.Table(game, seat=v), lambda v: mops.Table(game, names=v),
        lambda v: mops.Table(game, lang=v), lambda v: mops.Replay(empty, seat=v),
        lambda v: mops.Replay(empty, lang=v), lambda v: mops.Replay(empty, langs=v),
        lambda v: mops.Replay(empty, names=v), lambda v: mops.Replay(empty, review=v),
    ]  # fmt: skip
    share = HOSTILE[
        mops.games().index(name) :: len(mops.games())
    ]  # all games have the same widgets
    for value in share:
        for door in widgets:
            refused_or_fine(lambda: door(value), OSError)  # noqa: B023
    for value in HOSTILE:
        for option in game.options.__dataclass_fields__:
            refused_or_fine(lambda: mops.game(name, **{option: value}))  # noqa: B023
        for door in doors:
            refused_or_fine(lambda: door(value), OSError)  # noqa: B023
        refused_or_fine(lambda: game.rules[value], KeyError)  # noqa: B023
        for documented in (mops.explain, mops.advise, mops.review):
            refused_or_fine(lambda: documented(value), TypeError)  # noqa: B023


@GAMES
def test_positions_and_moves_with_something_hostile_in_them(name: str) -> None:
    game, rng = mops.game(name), Random(name)
    trace = mops.record(game, seed=1)
    states = rng.sample(trace.states(), 8)
    moves = [*trace.moves[:200], *(move for state in states for move in game.legal(state)[:5])]
    words = " ".join(map(str, (*states, *moves))).split()
    read = 0
    for _ in range(120):
        state, move = rng.choice(states), rng.choice(moves)
        given = changed(rng, state.json()), mixed(rng, str(state), words)
        for position in filter(None, [refused_or_fine(lambda: game.position(g)) for g in given]):  # noqa: B023
            read += 1
            assert game.position(str(position)) == position
            assert repr(position) and str(mops.explain(position))
        tried: list[Any] = [changed(rng, move.json()), mixed(rng, str(move), words)]
        fields = dataclasses.fields(move) if dataclasses.is_dataclass(move) else ()
        if fields:
            by_hand = {rng.choice(fields).name: rng.choice(HOSTILE)}
            tried += filter(None, [_made(move, by_hand)])
        for one in tried:
            found = game.check(state, one)
            assert len(str(mops.explain(found))) < 20_000
            after = refused_or_fine(lambda: game.play(state, one, 1))  # noqa: B023
            assert (after is None) == bool(found)
    assert read, "some are still positions"


def _made(move: Any, fields: dict[str, Any]) -> Any:
    try:
        return dataclasses.replace(move, **fields)
    except Exception:  # not a move at all
        return None


@GAMES
@pytest.mark.parametrize("kind", [np.int64, np.uint8, Number])
def test_whole_numbers_of_any_kind_are_numbers(name: str, kind: Any) -> None:
    game, plain = mops.game(name, players=kind(3)), mops.game(name, players=3)
    assert game == plain and type(game.players) is int

    def of_kind(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: of_kind(one) for key, one in value.items()}
        if isinstance(value, list):
            return [of_kind(one) for one in value]
        return kind(value) if type(value) is int and 0 <= value < 256 else value

    trace = mops.record(game, seed=kind(7))
    assert trace == mops.record(plain, seed=7)
    for state, move in list(zip(trace.states(), trace.moves, strict=False))[:30]:
        assert game.position(of_kind(state.json())) == state
        assert game.move(of_kind(move.json())) == move
        assert not game.check(state, of_kind(move.json()))
        assert game.observe(state, kind(1)) == game.observe(state, 1)
    table = mops.Table(game, seed=kind(7), seat=kind(1))
    assert table.seed == 7 and table._session.seats == (1,)
    assert mops.Table(game, seat=[kind(0), kind(2)])._session.seats == (0, 2)
    short = mops.Trace(game, trace.moves[:3])
    replay = mops.Replay(short, seat=kind(1), index=kind(1))
    assert (replay.seat, replay.index) == (1, 1)
    replay.index = kind(2)
    assert replay.index == 2


@pytest.mark.slow
def test_the_package_can_be_used_from_a_zip(tmp_path) -> None:
    packed = tmp_path / "packed.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for file in (ROOT / "mopsbook").rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                archive.write(file, file.relative_to(ROOT))
        for file in (ROOT / "notebooks").glob("*.ipynb"):
            archive.write(file, f"mopsbook/notebooks/{file.name}")
    script = (
        "import mopsbook as m; from mopsbook import cli; assert '.zip' in m.__file__\n"
        "for name in m.games():\n"
        "    g = m.game(name); s = g.start(1); m.explain(s, 'de'); s._repr_svg_(); m.advise(s)\n"
        "    m.Table(g, seed=1), m.Replay(m.Trace(g))\n"
        "m.save_page('page.html', [m.Table('mauz', seed=1)], 'mauz')\n"
        "assert cli.main(['tutorials', '--only-copy']) == 0"
    )
    env = {**os.environ, "PYTHONPATH": str(packed)}
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=env, capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stderr
    assert len(list((tmp_path / "tutorials").glob("*.ipynb"))) > 5
