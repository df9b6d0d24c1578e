"""Who may import whom, and that importing costs nothing.

The rooms of the package and the arrows between them; what is drawn is told from the rest of a game.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "mopsbook"

#: room -> the rooms it may import; every room may import itself
ROOMS = {
    "core": set(),
    "record": {"core", "players"},  # a game can be recorded as it is played
    "cases": {"core"},
    "players": {"core"},
    "graphs": {"core", "show", "teach"},  # pictures and their texts need words; scenes are shown
    "graphs of a game": {"core", "cat_deck", "games", "graphs", "look", "show", "teach"},
    "show": {"core", "teach"},
    "teach": {"core", "record", "cases"},
    "quiz": {"core", "record", "show", "teach"},  # asked on pictures, in words; answers are kept
    "lesson": {
        "core",
        "players",
        "quiz",
        "record",
        "show",
        "teach",
    },  # boards are shown, questions asked
    "editions": {"core", "lesson", "teach"},
    "printed": {"core", "quiz", "record", "show", "teach"},
    "jupyter": {
        "core",
        "editions",
        "graphs",
        "lesson",
        "players",
        "quiz",
        "record",
        "show",
        "teach",
    },
    "testing": {
        "core",
        "record",
        "cases",
        "show",
        "teach",
        "quiz",
        "lesson",
        "editions",
        "jupyter",
    },
    "lab": {"core", "players"},  # games by the thousand, without words
    "new": {"core"},  # writes the package of a game
    "cat_deck": {"core"},  # a deck of cards that several games share
    "games": {"core", "cat_deck"},
    "look": {"core", "cat_deck", "games", "show"},  # the look of a game, and of the deck
    "top": None,  # the public names and the command line may use every room
}
#: room -> the packages it may import beside the standard library
OUTSIDE = {
    "graphs": {"networkx", "matplotlib"},
    "graphs of a game": {"networkx", "matplotlib"},
    "quiz": {"fsrs", "matplotlib"},
    "lab": {"loky", "pandas", "tqdm"},
    "jupyter": {"anywidget", "ipywidgets", "traitlets", "IPython"},
    "lesson": {"markdown_it"},
    "editions": {"babel"},
    "teach": {"fluent", "babel"},
    "top": {"fluent", "jupyterlab"},
}
#: packages that are imported where they are used, never at the top of a module
HEAVY = {"babel", "fluent", "fsrs", "jupyterlab", "loky", "matplotlib", "pandas", "tqdm"}

#: the one file of the core that names other rooms, to find them when they are needed
ASKED = ("core", "asked")

MODULES = sorted(PACKAGE.rglob("*.py"))


def room_of(parts: tuple[str, ...]) -> str:
    """The room of a module, given as parts below the package: ("games", "mopsen", "look")."""
    if "look" in (*parts[1:2], *parts[2:3]) and parts[0] in ("cat_deck", "games"):
        return "look"
    if parts[:1] == ("games",) and parts[2:3] == ("graphs",):
        return "graphs of a game"
    return parts[0] if parts and parts[0] in ROOMS else "top"


def parts_of(path: Path) -> tuple[str, ...]:
    """The module's name below the package, in parts."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def is_file(text: object) -> bool:
    """Whether a text names a module, as in "mopsbook.show.svg:as_svg"; a package may be meant for its data."""
    found = re.fullmatch(r"mopsbook\.([\w.]+)(:\w+)?", str(text))
    return found is not None and (PACKAGE / f"{found[1].replace('.', '/')}.py").exists()


def is_import_of_text(node: ast.AST) -> bool:
    """Whether it is a call such as import_module("mopsbook.show")."""
    called = getattr(node, "func", None)
    name = getattr(called, "attr", getattr(called, "id", ""))
    return name == "import_module" and isinstance(node.args[0], ast.Constant)


class Import(NamedTuple):
    """One name that a module imports, or names as a text to import it later."""

    name: tuple[str, ...]
    at_import: bool
    """Whether that happens when the module itself is imported."""
    types_only: bool
    """Whether only the type checker reads it, so that nothing is loaded."""


@cache
def imports(path: Path) -> tuple[Import, ...]:
    """What a module imports or names, at its top, in functions, and in texts such as "mopsbook.a.b:c"."""
    package = ("mopsbook", *path.relative_to(PACKAGE).parent.parts)

    def walk(node: ast.AST, at_import: bool, types_only: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                for name in child.names:
                    yield Import(tuple(name.name.split(".")), at_import, types_only)
            elif isinstance(child, ast.ImportFrom):
                up = package[: len(package) - child.level + 1] if child.level else ()
                base = (*up, *(child.module.split(".") if child.module else ()))
                for name in child.names:  # a name may be a module: `from mopsbook import show`
                    yield Import((*base, name.name), at_import, types_only)
            elif isinstance(child, ast.Constant) and is_file(child.value):
                yield Import(tuple(re.split("[.:]", child.value)), False, types_only)
            elif is_import_of_text(child):
                yield Import(tuple(child.args[0].value.split(".")), False, types_only)
            else:
                function = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
                types = isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test)
                later = function or types
                yield from walk(child, at_import and not later, types_only or types)

    return tuple(walk(ast.parse(path.read_text("utf-8")), True, False))


def faults(path: Path) -> list[str]:
    """What is wrong with the imports of one module, each in a line."""
    parts = parts_of(path)
    room = room_of(parts)
    wrong = []
    for name, at_import, _ in () if parts == ASKED else imports(path):
        said = ".".join(name)
        if name[0] == "mopsbook":
            target, allowed = room_of(name[1:]), ROOMS[room]
            if allowed is not None and target != room and target not in allowed:
                wrong.append(f"{room} may not import {said}")
            if parts[:1] == name[1:2] == ("games",) and parts[1:2] != name[2:3]:
                wrong.append(f"one game may not import another: {said}")
        elif name[0] not in sys.stdlib_module_names:
            if name[0] not in OUTSIDE.get(room, set()):
                wrong.append(f"{room} may not import {said}")
            elif at_import and name[0] in HEAVY:
                wrong.append(f"{said} is imported where it is used, not at the top")
    return wrong


def test_directions():
    assert {path: found for path in MODULES if (found := faults(path))} == {}


@pytest.mark.parametrize(
    ("place", "code", "fault"),
    [
        ("core/x.py", "import anywidget", "core may not import anywidget"),
        ("core/x.py", "def f():\n from mopsbook.show import svg", "core may not import mopsbook.show.svg"),
        ("core/x.py", "import_module('mopsbook.show')", "core may not import mopsbook.show"),
        ("core/x.py", "SVG = 'mopsbook.show.svg:as_svg'", "core may not import mopsbook.show.svg.as_svg"),
        ("core/x.py", "from ..games.mopsen import engine", "core may not import mopsbook.games.mopsen.engine"),
        ("core/x.py", "from mopsbook import show", "core may not import mopsbook.show"),
        ("games/a/engine.py", "import mopsbook.show.scene", "games may not import mopsbook.show.scene"),
        ("cat_deck/x.py", "from mopsbook.games.a import engine", "cat_deck may not import mopsbook.games.a.engine"),
        ("cat_deck/x.py", "from mopsbook.cat_deck.look import faces", "cat_deck may not import mopsbook.cat_deck.look.faces"),
        ("games/a/look.py", "import mopsbook.games.b", "one game may not import another: mopsbook.games.b"),
        ("teach/x.py", "from mopsbook.games.a import engine", "teach may not import mopsbook.games.a.engine"),
        ("graphs/x.py", "import matplotlib as mpl", "matplotlib is imported where it is used, not at the top"),
    ],
)  # fmt: skip
def test_a_wrong_direction_is_seen(tmp_path, monkeypatch, place, code, fault):
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(code)
    (tmp_path / "show").mkdir()
    (tmp_path / "show/svg.py").touch()
    assert faults(path) == [fault]


def circle(package: Path) -> list[str]:
    """Modules that import each other in a circle, each the next one; [] if there is none.

    An import within a function counts, and so does a name in a text: it only hides the circle. What the type
    checker alone reads does not: nothing is loaded for it, and two files may speak of each other's types.
    """
    paths = {parts_of(path): path for path in package.rglob("*.py")}

    def module(name: tuple[str, ...]) -> tuple[str, ...]:
        while name not in paths:
            name = name[:-1]
        return name

    graph = {
        parts: {
            module(each.name[1:])
            for each in imports(path)
            if each.name[0] == "mopsbook" and not each.types_only
        }
        - {parts}
        for parts, path in paths.items()
        if parts != ASKED
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [".".join(parts) for parts in reversed(error.args[1])]
    return []


def test_no_files_import_each_other():
    assert circle(PACKAGE) == []


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ("from mopsbook.core import b", "from mopsbook.core import a", True),
        ("def f():\n from mopsbook.core.b import g", "def g():\n from mopsbook.core.a import f", True),
        ("B = 'mopsbook.core.b:g'", "from mopsbook.core.a import B", True),
        ("import_module('mopsbook.core.b')", "from mopsbook.core.a import f", True),
        ("if TYPE_CHECKING:\n from mopsbook.core import b", "from mopsbook.core.a import f", False),
        ("from mopsbook.core import b", "B = 'mopsbook.core'", False),
    ],
)  # fmt: skip
def test_a_circle_is_seen(tmp_path, monkeypatch, one, other, found):
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    (tmp_path / "core").mkdir()
    for name, code in {"__init__": "", "core/__init__": "", "core/a": one, "core/b": other}.items():
        (tmp_path / f"{name}.py").write_text(code)
    assert (set(circle(tmp_path)) == {"core.a", "core.b"}) is found


def test_what_the_core_asks_of_other_rooms_is_there():
    asked = [
        node.value.value
        for node in ast.parse((PACKAGE / "core/asked.py").read_text("utf-8")).body
        if isinstance(node, ast.Assign)
    ]
    assert asked
    for name in asked:
        module, _, function = name.partition(":")
        assert callable(getattr(import_module(module), function)), name


def test_every_folder_of_games_is_a_game():
    inside = [path.relative_to(PACKAGE / "games") for path in PACKAGE.glob("games/*/*.py")]
    assert {path.parts[0] for path in inside} == {
        path.parent.name for path in PACKAGE.glob("games/*/rules.toml")
    }


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after `code`."""
    script = f"import sys; old = set(sys.modules); {code}; print(*set(sys.modules) - old)"
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=PACKAGE.parent
    )
    assert run.returncode == 0, run.stderr
    return set(run.stdout.split())


def test_importing_mopsbook_loads_nothing_else():
    loaded = loaded_by("import mopsbook")
    # two folders have names of functions, and hold nothing themselves
    folders = {"mopsbook.games", "mopsbook.record"}
    assert {name for name in loaded if name.split(".")[0] not in sys.stdlib_module_names} == {
        "mopsbook", *folders
    }  # fmt: skip
    for folder in folders:
        body = ast.parse((PACKAGE / folder.split(".")[1] / "__init__.py").read_text("utf-8")).body
        assert [type(one) for one in body] == [ast.Expr], folder


def test_public_names_are_not_hidden_by_rooms_of_the_same_name():
    """Importing a package binds it to its parent: `mopsbook.games` is a function and a room."""
    loaded_by(
        "import mopsbook as m; import mopsbook.games.mopsen, mopsbook.record.trace;"
        "assert m.games() and m.record(m.game('mopsen'), seed=7, players='random');"
        "from mopsbook import games, record; assert games is m.games and record is m.record"
    )


def test_a_game_is_played_with_the_standard_library_alone():
    loaded = loaded_by("import mopsbook; g = mopsbook.game('mopsen'); g.legal(g.start(seed=7))")
    outside = {name.split(".")[0] for name in loaded} - set(sys.stdlib_module_names)
    assert outside == {"mopsbook"}


def test_the_graphs_of_a_game_load_no_other_game():
    loaded = loaded_by("import mopsbook as m; g = m.game('mops_royal'); m.graphs.royal_grid(g)")
    games = {name.split(".")[2] for name in loaded if name.startswith("mopsbook.games.")}
    assert games == {"mops_royal"}


def test_a_game_is_told_without_networkx_and_matplotlib():
    loaded = loaded_by(
        "import mopsbook as m; g = m.game('mopsen'); s = g.start(seed=7);"
        "m.explain(g.play(s, g.legal(s)[0]))"
    )
    assert not {"networkx", "matplotlib", "numpy", "anywidget"} & loaded
