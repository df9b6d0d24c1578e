"""A keyword that a public function does not have is told with a sentence and a hint, by all of them."""

from __future__ import annotations

import inspect
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.errors import MopsError, OptionError
from mopsbook.core.options import with_hints


def offered() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield all that is offered and can be called with a keyword, methods of the classes included."""
    for name in mops.__all__:
        one = getattr(mops, name)
        if inspect.isfunction(one) or one in (mops.Table, mops.Replay, mops.Quiz):
            yield name, one
        if inspect.isclass(one) and not issubclass(one, Exception):
            methods = (m for m in vars(one).items() if m[0][0] != "_" and inspect.isfunction(m[1]))
            yield from ((f"{name}.{method}", f) for method, f in methods if usual(f))
    yield from ((name, getattr(graphs, name)) for name in graphs.__all__)


def usual(function: Callable[..., Any]) -> bool:
    return any(p.default is not p.empty for p in inspect.signature(function).parameters.values())


OFFERED = dict(offered())


def test_all_of_them_are_looked_at() -> None:
    assert len(OFFERED) > 40
    assert {
        "Table",
        "Replay",
        "Quiz",
        "record",
        "game",
        "Game.start",
        "Table.save",
        "dog_reach",
    } <= set(OFFERED)


@pytest.mark.parametrize("name", [name for name in OFFERED if name not in ("games", "Trace.find")])
def test_an_unknown_keyword_is_told(name: str) -> None:
    dog = mops.game("dog")
    # Game.play is called too often for another function around it: what is missing is told first
    played = (dog, start := dog.start(7), dog.legal(start)[0])
    given = {"game": ("dog",), "parting": (dog,), "Game.play": played}.get(name, ())
    with pytest.raises(OptionError, match=r" has no option 'sedd'; its options are .*"):
        OFFERED[name](*given, sedd=7)


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("Table", {"sed": 7}, "Table has no option 'sed'; .* Did you mean 'seed'?"),
        ("Replay", {"indx": 3}, "Replay has no option 'indx'; .* 'index'?"),
        ("record", {"strt": "x"}, "record has no option 'strt'; .* Did you mean 'start'?"),
        ("Game.start", {"sed": 7}, "start has no option 'sed'; .* Did you mean 'seed'?"),
        ("explain", {"langg": "de"}, "explain has no option .* 'lang'?"),
        ("Table.save", {"replce": True}, "save has no option .* 'replace'?"),
    ],
)  # fmt: skip
def test_the_hint_names_what_is_near(name: str, given: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said.replace("?", r"\?")):
        OFFERED[name](**given)


def test_what_is_offered_says_what_it_takes() -> None:
    assert [*inspect.signature(mops.Table).parameters][:3] == ["game", "seed", "seat"]
    assert [*inspect.signature(mops.record).parameters][:2] == ["game", "seed"]
    assert [*inspect.signature(mops.game("dog").play).parameters] == ["state", "move", "seed"]
    assert mops.record.__doc__ == inspect.unwrap(mops.record).__doc__ is not None

    def free(**more: int) -> dict[str, int]:
        return more

    assert with_hints(free) is free
    with pytest.raises(TypeError):  # what is missing is told by Python
        OFFERED["record"]()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_error_shows_its_sentence(lang: str) -> None:
    game = mops.game("mopsen", players=3)
    position = game.position("trick 0:R6; hands R5 / R2 B9 Y3 / B8")
    for ask in (lambda: game.position("turn 5"), lambda: game.play(position, "1 play B9"),
                lambda: mops.game("chess"), lambda: game.move("sing")):  # fmt: skip
        with mops.settings(lang=lang):
            with pytest.raises(MopsError) as refused:
                ask()
            error = refused.value
            assert repr(error) == f"{type(error).__name__}({error.told(lang)!r})"
            assert repr(pickle.loads(pickle.dumps(error))) == repr(error)
