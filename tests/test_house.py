"""What holds of the sources as a whole: nothing is read out of ids, and no room names a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import mopsbook as mops
from tests.sources import PACKAGE, nodes

TESTS = Path(__file__).parent

PARSES = {
    "startswith",
    "endswith",
    "removeprefix",
    "removesuffix",
    "partition",
    "rpartition",
    "split",
    "search",
    "fullmatch",
    "findall",
}
READERS = {
    "lesson/things.py",  # what a teacher writes
    "jupyter/desk.py",  # which rule a sentence names
    "jupyter/messages.py",  # a seed, as it is typed
    "jupyter/saves.py",  # names of files
    "show/art.py",  # drawings
    "show/svg.py",  # drawings
    "show/plain.py",  # notation that is told without the seat
    "show/plain_table.py",  # the texts of declared fields
    "show/wire.py",  # what a reading of a rule says of code
    "show/text.py",  # whether what is said begins with what it lies in, so as not to say it twice
}
"""What reads texts that are no ids."""


def sources() -> list[str]:
    """Return the files that make and answer what can be pressed."""
    paths = [*PACKAGE.glob("jupyter/*.py"), *PACKAGE.glob("show/*.py")]
    paths += [*PACKAGE.glob("games/*/look/**/*.py"), *PACKAGE.glob("cat_deck/look/*.py")]
    paths += [PACKAGE / "core" / name for name in ("editing.py", "parts.py", "spread.py")]
    asked = (
        "kinds",
        "endings",
        "make",
        "marked",
        "paper",
        "positions",
        "question",
        "session",
        "variety",
    )
    paths += [PACKAGE / "quiz" / f"{name}.py" for name in asked]
    paths += [PACKAGE / "lesson/things.py"]
    return sorted(path.relative_to(PACKAGE).as_posix() for path in paths)


def test_nothing_is_read_out_of_the_id_of_a_thing() -> None:
    found = {}
    for name in sources():
        calls = (node.func for node in nodes(PACKAGE / name)[ast.Call])
        found[name] = {call.attr for call in calls if isinstance(call, ast.Attribute)} & PARSES
    assert {name: read for name, read in found.items() if read and name not in READERS} == {}


FRONT_END = PACKAGE.parent / "widgets/src"
READ_THERE = re.compile(
    r"\.(startsWith|endsWith|substring)\(|\.split\(\"[^ ]\"|/\^[^/$]+/\w*\.(test|exec)\("
)
KEYS = re.compile(r"ev\.(key|code)")
READERS_THERE = {
    "help.tsx",  # lists of keys
    "item.tsx",  # what is said, so as not to say it twice
    "spoken.tsx",  # what is said
    "story.tsx",  # what is said
}
"""What reads texts that are no ids."""


def test_nothing_is_read_out_of_an_id_in_the_browser() -> None:
    found = {}
    for path in FRONT_END.glob("*.ts*"):
        lines = path.read_text("utf-8").splitlines()
        found[path.name] = [x for x in lines if READ_THERE.search(x) and not KEYS.search(x)]
    assert {name: read for name, read in found.items() if read and name not in READERS_THERE} == {}


WRITTEN = (".py", ".ftl", ".toml", ".in", ".svg", ".ts", ".tsx", ".css")


def test_what_all_games_share_names_none_of_them() -> None:
    """Examples in docstrings may: they run."""
    games = [*mops.games(), *(mops.game(name).engine.prefix for name in mops.games())]
    called = {name.replace("_", " ").title() for name in games} | {"Miau! Miau!", "Mogel-Motte"}
    named = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted({*games, *called})))
    found = []
    for path in sorted([*PACKAGE.rglob("*"), *FRONT_END.rglob("*")]):
        if path.suffix not in WRITTEN or "games" in path.parts:
            continue
        text = path.read_text("utf-8")
        # the run examples, and what they print up to the next empty line or the end
        text = re.sub(r'^ *>>> .*?(?=^ *$|"""$)', "", text, flags=re.MULTILINE | re.DOTALL)
        found += [
            f"{path.name}: {line.strip()}" for line in text.splitlines() if named.search(line)
        ]
    assert found == []


def games_named(node: ast.AST) -> set[str]:
    """Return the games that a table in the code has a row for."""
    rows = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
    firsts = [getattr(row, "elts", [row])[:1] for row in rows]
    names = {getattr(one, "value", None) for first in firsts for one in first}
    return {name for name in mops.games() if name in names}


def test_no_table_of_games_stands_where_all_are_tested() -> None:
    """What differs is said beside the other facts of each game: a new one changes no other file."""
    found = [
        (path.name, named)
        for path in (*TESTS.glob("*.py"), *TESTS.glob("browser/*.py"))
        for kind in (ast.Dict, ast.List, ast.Tuple, ast.Set)
        for one in nodes(path)[kind]
        if len(named := games_named(one)) > 3
    ]
    assert found == []


@pytest.mark.xdist_group("house")
def test_what_shares_something_dear_goes_to_one_worker(request: pytest.FixtureRequest) -> None:
    """Where workers are given groups, pytest-xdist writes the group behind the name of a test."""
    by_groups = getattr(request.config.option, "loadgroup", False)
    assert request.node.nodeid.endswith("@house") is by_groups
