"""The properties find faults: of games that are bent in one place each says what is wrong, and where."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from inspect import getattr_static
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mopsbook as mops
import mopsbook.testing
from mopsbook.core.engine import Outcome
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Event
from mopsbook.games.mopsen.engine import ENGINE
from mopsbook.testing import (
    Facts,
    GameFault,
    Subject,
    check_game,
    checks,
    legality,
    notation,
    play,
    secrecy,
    telling,
)
from mopsbook.testing.pairs import pairs
from tests.sources import calls, entries, is_call, nodes
from tests.test_catalogues import LANGUAGES

FOLDER = Path(mopsbook.testing.__file__).parent
Bend = Callable[[Callable[..., Any]], Callable[..., Any]]


def later(change: Callable[[Any], Any]) -> Bend:
    """Return what changes the answer of a method."""
    return lambda method: lambda *given, **more: change(method(*given, **more))


def silent(method: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, state, move, log=None: method(self, state, move)


def moody(method: Callable[..., Any]) -> Callable[..., Any]:
    """Answer the other way round every second time."""
    asked: Counter[Any] = Counter()

    def bent(self: Any, state: Any) -> Any:
        asked[state] += 1
        return method(self, state)[:: 1 if asked[state] % 2 else -1]

    return bent


def events(change: Callable[[Event], Event]) -> Bend:
    """Return what changes every event."""

    def bend(method: Callable[..., Any]) -> Callable[..., Any]:
        def bent(self: Any, state: Any, move: Any, told: Any = None) -> Any:
            own: list[Event] = []
            after = method(self, state, move, own)
            if told is not None:
                told += map(change, own)
            return after

        return bent

    return bend


def open_hands(method: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, state, seat: state


def closed_hands(method: Callable[..., Any]) -> Callable[..., Any]:
    def bent(self: Any, state: Any, seat: int) -> Any:
        view = method(self, state, seat)
        return view._replace(hands=tuple((HIDDEN,) * len(hand) for hand in view.hands))

    return bent


def open_stack(method: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, state, seat: method(self, state, seat)._replace(stack=state.stack)


def never(method: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, state: None


def refused_by_note(found: Any) -> Any:
    note = next(rule for rule in mops.game("mopsen").rules.values() if rule.note)
    return iter([replace(one, rule=note) for one in found])


BENT: list[tuple[Any, str, Bend, str]] = [
    (play.games_end_and_nothing_is_lost, "apply", silent, "no-event"),
    (play.games_end_and_nothing_is_lost, "outcome", never, "no-outcome"),
    (play.games_end_and_nothing_is_lost, "outcome", later(lambda end: end or Outcome((0,), (1,), ())), "early-outcome"),
    (play.games_end_and_nothing_is_lost, "outcome", later(lambda end: end and replace(end, totals=(1,))), "odd-outcome"),
    (play.games_end_and_nothing_is_lost, "outcome", later(lambda end: end and replace(end, rules=("mopsen.nap",))), "no-rule"),
    (play.somebody_can_move_until_the_end, "legal", later(lambda moves: ()), "stuck"),
    (play.somebody_can_move_until_the_end, "legal", later(lambda moves: (*moves, *moves[:1])), "listed-twice"),
    (play.questions_change_nothing_and_are_answered_alike, "legal", moody, "answers-differ"),
    (play.events_cite_rules_of_the_book, "apply", events(lambda e: replace(e, rules=())), "odd-rules"),
    (play.events_cite_rules_of_the_book, "apply", events(lambda e: replace(e, rules=("mopsen.nap",))), "odd-rules"),
    (play.events_cite_rules_of_the_book, "apply", events(lambda e: replace(e, facts={"x": (1,)})), "odd-facts"),
    (play.events_cite_rules_of_the_book, "apply", events(lambda e: replace(e, only=(9,))), "odd-seats"),
    (legality.listed_moves_are_those_that_break_no_rule, "legal", later(lambda moves: moves[1:] or moves), "allowed-unlisted"),
    (legality.listed_moves_are_those_that_break_no_rule, "check", later(lambda found: iter([*found][:0])), "allowed-unlisted"),
    (legality.a_refused_move_changes_nothing_and_names_its_rule, "check", later(refused_by_note), "odd-rules"),
    (legality.a_refused_move_changes_nothing_and_names_its_rule, "check", later(lambda found: iter([replace(v, facts={"x": (1,)}) for v in found])), "odd-facts"),
    (legality.any_two_options_go_together, "legal", later(lambda moves: moves[1:] or moves), "allowed-unlisted"),
    (notation.what_is_written_is_read, "read_position", later(lambda s: s._replace(round=s.round + 1)), "other-position"),
    (notation.what_is_written_is_read, "read_move", later(lambda m: replace(m, player=9) if m.player == 1 else m), "other-move"),
    (notation.what_a_case_may_name_is_json, "fields", later(lambda fields: fields | {"x": (1,)}), "odd-fields"),
    (secrecy.a_view_hides_what_it_must_and_nothing_else, "observe", open_hands, "view-shows"),
    (secrecy.a_view_hides_what_it_must_and_nothing_else, "observe", closed_hands, "view-hides"),
    (secrecy.views_of_twins_are_equal, "observe", open_stack, "twin-view"),
    (secrecy.twin_worlds_send_the_same, "observe", open_stack, "twin-step"),
    (telling.what_happens_and_is_to_be_decided_is_told, "apply", events(lambda e: replace(e, kind="nap")), "untold"),
    (telling.refusals_are_told, "check", later(lambda found: iter([replace(v, facts={}) for v in found])), "untold"),
]  # fmt: skip


def bent(of: Any, monkeypatch: pytest.MonkeyPatch, method: str, bend: Bend) -> GameFault:
    """Return what a property says of Mopsen when one method of its engine is bent."""
    with monkeypatch.context() as patched:
        own = getattr(ENGINE, method)
        if isinstance(getattr_static(ENGINE, method), staticmethod):
            patched.setattr(ENGINE, method, bend(lambda self, *given: own(*given)))
        else:
            patched.setattr(ENGINE, method, bend(own))
        with pytest.raises(GameFault) as caught:
            for check in checks("mopsen", Facts(players=(3,), games=2)):
                if check.of is of:
                    check()
    return caught.value


@pytest.mark.parametrize(
    ("of", "method", "bend", "what"), BENT, ids=lambda part: getattr(part, "__name__", part)
)
def test_a_fault_is_found_and_told(
    monkeypatch: pytest.MonkeyPatch, of: Any, method: str, bend: Bend, what: str
) -> None:
    fault = bent(of, monkeypatch, method, bend)
    assert fault.what == what
    assert str(fault).startswith(of.__name__.replace("_", " ")) and "mopsen" in str(fault)


QUESTION = {"question", "kind", "answers"}
"""What every fault of a question could tell."""


def made() -> Iterator[tuple[str, set[str]]]:
    """Yield the id of every fault that the suite can find, and its facts."""
    for path in FOLDER.glob("*.py"):
        for call in calls(path, "GameFault", "_fault"):
            first, facts = call.args[0], {str(keyword.arg) for keyword in call.keywords}
            if isinstance(first, ast.Constant):
                what = str(first.value)
                # what is told of a question, too, its sentence says
                asked = entries(FOLDER / "words/en.ftl").messages[what][1] & QUESTION
                yield what, facts | (asked if is_call(call, "_fault") else set())
        for node in nodes(path)[ast.Yield]:
            if isinstance(node.value, ast.Tuple):
                what, facts = node.value.elts[0], node.value.elts[-1]
                if isinstance(what, ast.Constant) and isinstance(facts, ast.Dict):
                    yield str(what.value), {"shape", *(key.value for key in facts.keys)}  # type: ignore[union-attr]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_its_sentence_and_every_sentence_its_fault(lang: str) -> None:
    told = entries(FOLDER / f"words/{lang}.ftl").messages
    found = list(made())
    for what, facts in found:
        assert told[what][1] == facts, what
    assert {what for what, _ in found} == {name for name in told if not name.startswith("place-")}


def test_a_fault_says_which_property_where_and_what(monkeypatch: pytest.MonkeyPatch) -> None:
    of = play.games_end_and_nothing_is_lost
    fault = bent(of, monkeypatch, "apply", silent)
    first = mops.game("mopsen", players=3).engine.initial()
    assert fault.told("en").startswith(
        f"games end and nothing is lost: <Game mopsen: players=3>, in the position '{first}', with the move 'deal"
    )
    assert fault.told("de").endswith("Was dieser Zug bewirkt, erzählt kein Ereignis.")


def test_any_two_values_that_go_together_meet() -> None:
    values = {"a": (1, 2, 3), "b": "xyz", "c": (True, False), "d": (0, 1)}

    def fits(options: Any) -> bool:
        return bool(options.get("a") != 3 or options.get("b") != "x")

    found = pairs(values, fits, Random(1))
    for (one, row), (two, other) in combinations(values.items(), 2):
        for pair in product(row, other):
            there = [o for o in found if (o.get(one), o.get(two)) == pair]
            assert bool(there) == (pair != (3, "x")), pair
    assert len(found) < 15 and all(map(fits, found))


def test_of_a_game_that_declares_all_nothing_has_to_be_told() -> None:
    subject = Subject("mopsen")
    assert subject.players == [3, 4, 5]
    assert [*subject.tables] == [{"players": 3}, {"players": 4}, {"players": 5}]
    game = mops.game("mopsen", players=3)
    state = game.position("hands R5 / R2 / B9; stack C1 C2")
    assert [*subject.hidden(game, state, 1)] == [
        (("hands", 0, 0),), (("hands", 2, 0),), (("stack", 0),), (("stack", 1),),
    ]  # fmt: skip
    with pytest.raises(mops.MopsError, match="There is no game 'mopsem'"):
        check_game("mopsem")
