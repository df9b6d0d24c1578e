"""Errors tell their sentences from the catalogues: none is missing, none is left over, none stays in code."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import mopsbook as mops
from mopsbook.core.errors import MopsError, OptionError, PositionError, ReplayError
from mopsbook.teach.faults import tell
from tests.playing import facts_of, played
from tests.sources import PACKAGE, Entries, called, calls, is_call, nodes
from tests.test_catalogues import LANGUAGES, chosen

ERRORS = PACKAGE / "core/errors.py"
MODULES = sorted(PACKAGE.rglob("*.py"))
TOLD_ELSEWHERE = {"DeclinedError", "IllegalMove"}
"""Of these the first has the sentences of the table, the second that of a rule; see their own tests."""

FOLDERS = {
    "" if "teach" in path.parts else path.parts[-3]: path.parent
    for path in sorted(PACKAGE.rglob("words/errors.en.ftl"))
}
"""The catalogues by what stands before the dot of an id: those of each game, and those of all."""


class Sentences(Entries):
    """Messages of one file, with the names of facts as they are, also of what a message refers to."""

    def __init__(self, path: Path) -> None:
        self.uses: dict[str, set[str]] = {}
        super().__init__(path)

    def visit_Message(self, node: ftl.Message) -> None:
        self.uses[node.id.name] = set()
        self.reading = node.id.name
        super().visit_Message(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.now.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        super().visit_MessageReference(node)
        self.uses[self.reading].add(node.id.name)

    def facts(self, message: str) -> set[str]:
        return self.messages[message][1].union(*map(self.facts, self.uses[message]))


@cache
def sentences(folder: str, lang: str) -> Sentences:
    return Sentences(FOLDERS[folder] / f"errors.{lang}.ftl")


@cache
def kinds() -> frozenset[str]:
    """Return the names of all classes of errors, wherever they are made."""
    bases = {
        node.name: {getattr(base, "id", "") for base in node.bases}
        for path in MODULES
        for node in nodes(path)[ast.ClassDef]
    }
    found = {"MopsError"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return frozenset(found)


def is_error(node: ast.AST) -> bool:
    """Say whether a call makes an error, or its sentence; also one of the class of another."""
    again = isinstance(node, ast.Call) and is_call(node.func, "type")
    return again or is_call(node, "saying", *(kinds() - TOLD_ELSEWHERE))


def made() -> Iterator[tuple[Path, ast.Call]]:
    """Yield every call that makes an error, also of a class that a function is given."""
    for path in MODULES:
        if path != ERRORS:
            for node in nodes(path)[ast.Raise] + nodes(path)[ast.Call]:
                call = node.exc if isinstance(node, ast.Raise) else node
                given = isinstance(node, ast.Raise) and is_call(call, "refusal")
                if given or is_error(node):
                    assert isinstance(call, ast.Call)
                    yield path, call


def told() -> Iterator[tuple[Path, ast.Call, ast.expr, set[str]]]:
    """Yield every place at which an id of an error is written, with the id and the facts that it is told.

    What reads words or cards makes the error itself, of the id that it was given.
    """
    for path, call in made():
        before = 1 if is_call(call, "saying") else 0  # of which class of Python it is
        first = call.args[before] if call.args else call
        if getattr(first, "id", getattr(first, "attr", "")) != "error":
            yield path, call, first, {str(keyword.arg) for keyword in call.keywords}
            assert len(call.args) == before + 1, (
                f"{place(path, call)}: nothing but the id has no name"
            )
    for path in MODULES:
        for call in calls(path, "one_word", "OneCard", "check_players"):
            given = {str(keyword.arg): keyword.value for keyword in call.keywords}
            what = ast.literal_eval(given.pop("what", ast.Constant("text")))
            hint = {"hint"} if len(call.args) > 2 else set()
            own = {what} if is_call(call, "one_word") else {"field", "card"}
            if is_call(call, "check_players"):
                own, hint = {"players"}, set()
            yield path, call, call.args[1], own | hint | given.keys()


def place(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"


def split(message: str) -> tuple[str, str]:
    folder, _, slug = message.rpartition(".")
    return folder.rpartition(".")[2], f"error-{slug}"  # what games share is named as a package


# ------------------------------------------------------------------ the code and the catalogues


@pytest.mark.slow
def test_every_error_that_the_code_makes_has_its_sentence_and_exactly_its_facts() -> None:
    assert len(list(made())) > 300
    for path, call, id, given in told():
        where = place(path, call)
        messages = list(chosen(id))
        assert messages, f"{where}: an id has to be written there"
        for message in messages:
            folder, name = split(message)
            told_by = FOLDERS[folder].parent if folder else PACKAGE
            assert path.is_relative_to(told_by), f"{where}: {message}"
            for lang in LANGUAGES:
                all_of = sentences(folder, lang)
                assert name in all_of.messages, f"{where}: {message} is not told in {lang}"
                # which move does not fit is asked of the error, whether its sentence tells it or not
                spare = {"number"} if is_call(call, "ReplayError") else set()
                assert all_of.facts(name) <= given, f"{where}: {message} in {lang}"
                assert given - all_of.facts(name) <= spare, f"{where}: {message} in {lang}"


def test_no_sentence_is_left_over() -> None:
    used = {split(message) for _, _, id, _ in told() for message in chosen(id)}
    for folder in FOLDERS:
        for lang in LANGUAGES:
            all_of = sentences(folder, lang)
            assert all_of.messages.keys() == {name for where, name in used if where == folder}, lang


def test_no_sentence_stands_in_the_code() -> None:
    looked_at = 0
    for path in MODULES:
        for node in nodes(path)[ast.Call]:
            name = called(node)
            if not re.search(r"(Error|NoPath|Exception|Warning)$|^(warn|refusal|why)$", name):
                continue
            looked_at += 1
            words = [
                part.value
                for part in ast.walk(node)
                if isinstance(part, ast.Constant)
                and re.search("[a-z]{2,} [a-z]{2,}", str(part.value))
            ]
            # what Python says of every module that has not what is asked of it
            usual = path.name == "__init__.py" and name == "AttributeError"
            assert not words or usual, f"{place(path, node)}: {words}"
    assert looked_at > 100


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_sentence_can_be_told(folder: str) -> None:
    for name in sentences(folder, "en").messages:
        shared = f"mopsbook.{folder}" if folder and folder not in mops.games() else folder
        message = f"{shared}.{name[6:]}".removeprefix(".")
        for fact in ("none", "x", 1, 1000):
            given = dict.fromkeys(sentences(folder, "en").facts(name), fact)
            english, german = (tell(message, given, lang) for lang in ("en", "de"))
            assert "1,000" not in english and "1.000" not in german
            assert "{" not in re.sub(r"\{['\"]|\{3: ", "", english + german), message


# ------------------------------------------------------------------ errors that users meet

JUNK: list[Any] = [
    None, True, -1, 0, 1, 3, 10**6, 10**5000, 1.5, "", "x", "9C", "N3", "0:x", "a" * 10**5, b"x", [], {}, [None],
    [[]], [0, 0], ["x"], [["x"]], [[1, 2], [3]], {"x": 1}, {"0": "x"}, [[0, "x"]], [10**5000] * 500,
]  # fmt: skip


def mistakes(name: str) -> Iterator[Callable[[], Any]]:
    """Yield what somebody may try with a game and should not."""
    game = mops.game(name, players=min(facts_of(name).PLAYERS))
    for option in (*game.options.__dataclass_fields__, "playres"):
        for value in JUNK:
            yield lambda option=option, value=value: mops.game(name, **{option: value})
    steps = list(islice(played(game, 1), 400))
    states = [steps[0].before, *(step.before for step in steps[1::25]), steps[-1].after]
    types = {step.move.json()["type"] for step in steps}
    fields = {field for step in steps for field in step.move.json()}
    for state in states:
        given = {"players": game.players} | state.json()
        other_times = [other.json() for other in states]
        for field in (*given, "x"):
            values = [other[field] for other in other_times if field in other]
            junk = JUNK if state is states[-1] else []  # what it is, is known wherever it stands
            for value in (*junk, *given.values(), *values):
                changed = given | {field: value}
                yield lambda changed=changed: game.position(changed)
    for text in (5, "x", "x 1", "2 players; 3 players", "turn x", "hands 9C", "hands 9C 9C / 9C"):
        yield lambda text=text: game.position(text)
    for move in (*JUNK, "0 play", "0 draw", "next round", "deal x", "0 x"):
        yield lambda move=move: game.move(move)
    for kind in types:
        for value in JUNK:
            for field in fields:
                yield lambda kind=kind, field=field, value=value: game.move(
                    {"type": kind, "player": 0, field: value}
                )


def mistaken(attempts: Iterator[Callable[[], Any]]) -> dict[tuple[type[MopsError], str], MopsError]:
    """Return one error of each kind and sentence that attempts meet."""
    met = {}
    for attempt in attempts:
        try:
            attempt()
        except MopsError as error:
            met.setdefault((type(error), error.message), error)
    return met


@pytest.mark.parametrize("name", mops.games())
def test_errors_are_told_in_short_and_in_both_languages_and_come_back_from_a_pickle(
    name: str,
) -> None:
    met = mistaken(mistakes(name))
    own = {message for _, message in met if message.startswith(f"{name}.")}
    assert len(met) > 25 and len(own) > 5
    for error in met.values():
        english, german = error.told("en"), error.told("de")
        assert english == str(error) != german
        assert 10 < len(english) < 2500 and 10 < len(german) < 2500
        assert not re.search(r"\{ ?\$", english + german)
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            again = pickle.loads(pickle.dumps(error, protocol))
            assert type(again) is type(error)
            assert (again.told("en"), again.told("de")) == (english, german)


def test_an_error_behind_another_is_told_in_the_same_language() -> None:
    behind = OptionError("no-seat", seat="9", players=3, last=2)
    for lang in LANGUAGES:
        error = ReplayError("move-unreadable", number=4, problem=behind)
        assert error.told(lang).endswith(behind.told(lang))
        told = MopsError("case-moves", key="legal", expected=[behind, "0 play R1"], found="none")
        assert f"{behind.told(lang)}, 0 play R1" in told.told(lang)
    assert error.number == 4


@pytest.mark.parametrize(
    ("message", "number", "facts", "english", "german"),
    [
        ("mopsen.trick-turn", "cards", {"leader": 0, "due": 1, "turn": 0}, "With one card in", "Mit einer Karte in"),
        ("mops_royal.laid-by", "laid", {"seats": 2}, "Only one of 2 seats has placed", "Nur einer von 2 Plätzen hat"),
        ("mops_royal.pattern-size", "size", {"id": "I"}, "I has one tile;", "I hat 1 Plättchen;"),
        ("miau_miau.pending", "pending", {"top": "9C"}, "One card cannot", "Eine Karte kann nicht"),
        ("mauz.skips", "skips", {}, "One skip cannot be", "nicht 1-mal"),
        ("trace-cut", "moves", {}, "after one move without", "Nach einem Zug fehlt"),
        ("players-count", "players", {"seats": 3}, "but one player was given", "aber ein Spieler wurde"),
    ],
)  # fmt: skip
def test_one_is_told_as_one(
    message: str, number: str, facts: dict[str, Any], english: str, german: str
) -> None:
    one, two = ({number: count, **facts} for count in (1, 2))
    assert english in tell(message, one, "en") and german in tell(message, one, "de")
    for lang, told in (("en", english), ("de", german)):
        assert told not in tell(message, two, lang) and "2 " in tell(message, two, lang).replace(
            "-", " "
        )


def test_sentences_are_cut_and_lists_are_told_with_commas() -> None:
    assert len(PositionError("no-list", value="x" * 10**6).facts["value"]) < 2010
    assert len(str(PositionError("no-list", value="x" * 10**6))) < 2010
    assert PositionError("no-list", value=10**5000).facts["value"] == "a number without end"
    assert str(PositionError("no-list", value=[1, "a", 2])) == "1, a, 2 is no list."
    assert str(PositionError("no-list", value=1234567)) == "1234567 is no list."
    assert str(PositionError("no-list", value=range(3))) == "0, 1, 2 is no list."


def test_errors_are_told_in_the_language_that_is_set_when_they_are_read() -> None:
    error = PositionError("no-list", value="5")
    with mops.settings(lang="de"):
        assert str(error) == error.told("de") == "5 ist keine Liste."
    assert str(error) == error.told("en") == "5 is no list."


def test_a_language_that_tells_no_errors_tells_them_in_english() -> None:
    assert PositionError("no-list", value="5").told("fr") == "5 is no list."


def test_a_notebook_shows_the_sentence_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever mistypes a name is not led through our files; Python itself shows them as ever."""
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell()
    shell.run_cell("import mopsbook as mops\nmops.game('dgo')")
    shell.history_manager.end_session()
    shown = capsys.readouterr().out.strip()
    assert re.fullmatch(r"OptionError: There is no game 'dgo'; .* Did you mean 'dog'\?", shown)
