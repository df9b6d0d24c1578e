"""What ``?`` tells of positions and moves, and that all of it can be written so."""

from __future__ import annotations

import contextlib
import inspect
import io
import json
import pickle
import re

import pytest

import mopsbook as mops
from mopsbook.core import reading
from mopsbook.core.forms import Word
from mopsbook.core.manual import examples, help_on, words
from mopsbook.core.settings import languages

CHANCE_WITH_ALL_CARDS = {"deal", "shuffle"}
"""Moves too long for an example; what is said of them in all games has no place in one's help."""


def game_of_examples(name: str) -> mops.Game:
    return mops.game(name, players=int(examples(name)["fields"]["players"]))


@pytest.mark.parametrize("name", mops.games())
def test_every_field_and_every_move_has_an_example_and_words(name: str) -> None:
    engine = mops.game(name).engine
    named = {field.text_name for field in engine.state_type.declared().values()}
    assert {"players", *named, *engine.state_type.ALSO} == set(examples(name)["fields"])
    assert set(examples(name)["moves"]) == engine.moves.types - CHANCE_WITH_ALL_CARDS
    for lang in languages():
        said = words(name, lang)
        assert set(examples(name)["fields"]) <= set(said["fields"])
        assert set(examples(name)["moves"]) <= set(said["moves"])
        assert all(said["fields"].values()) and all(said["moves"].values())
    assert words(name, "de")["cards"] != words(name, "en")["cards"]


@pytest.mark.parametrize("name", mops.games())
def test_the_notation_of_a_game_tells_positions_and_moves_once(name: str) -> None:
    game = mops.game(name)
    for lang in languages():
        with mops.settings(lang=lang):
            told = repr(game.notation)
        for field, example in examples(name)["fields"].items():
            assert f"\n{field} {example} " in told
        for example in examples(name)["moves"].values():
            assert f"\n{example} " in told
        assert told.count(words(name, lang)["cards"]) == 1


@pytest.mark.parametrize("name", mops.games())
def test_the_examples_are_read_by_the_game(name: str) -> None:
    game, shown = game_of_examples(name), examples(name)
    position = game.position(shown["position"])
    declared = game.engine.state_type.declared().values()
    forms = {field.text_name: field.form.parse for field in declared} | {"players": reading.number}
    forms |= {name: form.parse for name, form in game.engine.state_type.ALSO.items()}
    assert game.position(str(position)) == position
    for field, example in shown["fields"].items():
        assert forms[field](example.removesuffix(" players")) is not None
    for kind, example in shown["moves"].items():
        move = game.move(example)
        assert move.json()["type"] == kind and str(move) == example


@pytest.mark.parametrize("name", mops.games())
@pytest.mark.parametrize("method", ["position", "move"])
def test_the_help_speaks_one_language(name: str, method: str) -> None:
    english = set((getattr(mops.game(name), method).__doc__ or "").splitlines())
    with mops.settings(lang="de"):
        german = (getattr(mops.game(name), method).__doc__ or "").splitlines()
    notation = {
        *examples(name)["fields"],
        *examples(name)["moves"].values(),
        "    " + examples(name)["position"],
    }
    alike = [
        line
        for line in german
        if line.strip() in map(str.strip, english - {""}) and re.search("[a-z]{3}", line)
    ]
    spelt = ("source :", "NotationError", "PositionError", "state :")
    assert [one for one in alike if not one.startswith(spelt) and one not in notation] == []
    assert {"Parameter", "Fehler"} <= set(german) and {"Raises"} <= english


@pytest.mark.parametrize("name", mops.games())
def test_phases_are_named_in_words_as_they_are_written(name: str) -> None:
    phases = set(mops.game(name).engine.state_type.declared()["phase"].form.allowed)
    for lang in languages():
        told = re.sub(r" \([^)]*\)", "", words(name, lang)["fields"]["phase"])
        assert set(re.split(r", | or | oder ", told)) == phases


@pytest.mark.parametrize("lang", languages())
def test_words_that_a_field_can_hold_are_those_that_are_said(lang: str) -> None:
    compared = 0
    for name in mops.games():
        declared = mops.game(name).engine.state_type.declared().values()
        allowed = {
            f.text_name: {*f.form.allowed} - {""} for f in declared if isinstance(f.form, Word)
        }
        for field, told in words(name, lang)["fields"].items():
            if field in allowed and ": " in told:
                compared += 1
                assert set(re.split(r", | or | oder ", told.split(": ")[1])) == allowed[field], name
    assert compared >= 4


@pytest.mark.parametrize("lang", languages())
def test_moves_that_words_speak_of_are_moves(lang: str) -> None:
    """Sentences hold further moves, such as ``0 draw discard``: whatever begins with a seat."""
    compared = 0
    for name in mops.games():
        game, said = game_of_examples(name), words(name, lang)
        shown = [move for move in examples(name)["moves"].values() if " " in move]
        if not any(move.startswith(f"{game.move(move).player} ") for move in shown):
            continue  # where no seat is written
        kinds = "|".join(
            map(re.escape, {move.split()[1] for move in shown if move.split()[1].isalpha()})
        )
        spoken_of = re.compile(rf"\b\d (?:{kinds})\b[^;,.]*")
        found = [move for about in said["moves"].values() for move in spoken_of.findall(about)]
        for one in found:
            compared += 1
            tries = [" ".join(one.split()[:end]) for end in range(2, len(one.split()) + 1)]
            assert any(_is_move(game, text) for text in tries), one
    assert compared >= 6


def _is_move(game: mops.Game, text: str) -> bool:
    with contextlib.suppress(mops.MopsError):
        return game.move(text) is not None
    return False


def test_the_help_of_a_game_tells_its_notation() -> None:
    game = mops.game("mopsen", players=3)
    for method, says in ((game.position, "trick 0:R16 1:Y1"), (game.move, "2 pinch R16")):
        assert says in (inspect.getdoc(method) or "") and inspect.ismethod(method)
        with contextlib.redirect_stdout(io.StringIO()) as told:
            help(method)
        assert says in told.getvalue()
    assert "Raises" in (game.position.__doc__ or "") and "pecking" in (game.position.__doc__ or "")
    assert "t5>t8" in (mops.game("dog").move.__doc__ or "")
    with mops.settings(lang="de"):
        assert "spielt eine Karte" in (game.move.__doc__ or "")
    assert "pecking" not in (mops.Game.position.__doc__ or "")
    assert list(inspect.signature(game.move).parameters) == ["source", "state"]


def test_ipython_shows_it() -> None:
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell()
    shell.user_ns["g"] = mops.game("dog")
    shown = shell.object_inspect("g.position")
    assert "pieces t5 t7 / h1 / - / z" in shown["docstring"] and shown["definition"]
    assert "swap t5<>1:t20" in shell.object_inspect("g.move")["docstring"]
    shell.history_manager.end_session()


def test_it_is_short_and_a_method_like_any_other() -> None:
    for name in mops.games():
        for part in ("fields", "moves"):
            for lang in languages():
                lines = help_on(name, part, lang).splitlines()
                assert len(lines) < 30 and max(map(len, lines)) < 180
                # an example that is longer than its column keeps apart from what is said of it
                for key, example in examples(name)[part].items():
                    written = f"{key} {example}" if part == "fields" else example
                    said = words(name, lang)[part][key]
                    row = next(
                        line for line in lines if line.endswith(said) and line.startswith(written)
                    )
                    assert row.removeprefix(written).removesuffix(said).startswith("  ")
    game = mops.game("mopsen", players=3)
    assert pickle.loads(pickle.dumps(game)) == game
    assert json.dumps(game.move("1 play B3").json())
