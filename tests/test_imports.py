"""Who may import whom, and that importing costs nothing.

The rooms of the package and the arrows between them; what is drawn is told from the rest of a game.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "mopsbook"

#: room -> the rooms it may import; every room may import itself
ROOMS = {
    "core": set(),
    "record": {"core", "players"},  # a game can be recorded as it is played
    "cases": {"core"},
    "players": {"core"},
    "graphs": {"core", "teach"},  # pictures and their texts need words
    "graphs of a game": {"core", "cat_deck", "games", "graphs", "look", "show", "teach"},
    "show": {"core", "teach"},
    "teach": {"core", "record", "cases"},
    "jupyter": {"core", "players", "record", "show", "teach"},
    "cat_deck": {"core"},  # a deck of cards that several games share
    "games": {"core", "cat_deck"},
    "look": {"core", "cat_deck", "games", "show"},  # the look of a game, and of the deck
    "top": None,  # the public names and the command line may use every room
}
#: room -> the packages it may import beside the standard library
OUTSIDE = {
    "graphs": {"networkx", "matplotlib"},
    "graphs of a game": {"networkx", "matplotlib"},
    "jupyter": {"anywidget", "ipywidgets", "traitlets", "IPython"},
    "teach": {"fluent"},
    "top": {"fluent", "jupyterlab"},
}
#: packages that are imported where they are used, never at the top of a module
HEAVY = {"fluent", "jupyterlab", "matplotlib"}

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


def imports(path: Path) -> Iterator[tuple[tuple[str, ...], bool]]:
    """The full names that a module imports, and whether that happens when it is imported."""
    package = ("mopsbook", *path.relative_to(PACKAGE).parent.parts)

    def walk(node: ast.AST, at_import: bool) -> Iterator[tuple[tuple[str, ...], bool]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                for name in child.names:
                    yield tuple(name.name.split(".")), at_import
            elif isinstance(child, ast.ImportFrom):
                up = package[: len(package) - child.level + 1] if child.level else ()
                base = (*up, *(child.module.split(".") if child.module else ()))
                for name in child.names:  # a name may be a module: `from mopsbook import show`
                    yield (*base, name.name), at_import
            else:
                function = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
                types_only = isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test)
                yield from walk(child, at_import and not function and not types_only)

    return walk(ast.parse(path.read_text("utf-8")), True)


def faults(path: Path) -> list[str]:
    """What is wrong with the imports of one module, each in a line."""
    parts = parts_of(path)
    room = room_of(parts)
    wrong = []
    for name, at_import in imports(path):
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


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(parts_of(path)) or "mopsbook")
def test_directions(path):
    assert faults(path) == []


@pytest.mark.parametrize(
    ("place", "code", "fault"),
    [
        ("core/x.py", "import anywidget", "core may not import anywidget"),
        ("core/x.py", "def f():\n from mopsbook.show import svg", "core may not import mopsbook.show.svg"),
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
    assert faults(path) == [fault]


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
    assert {name for name in loaded if name.split(".")[0] not in sys.stdlib_module_names} == {
        "mopsbook"
    }


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


def test_a_game_is_told_without_networkx_and_matplotlib():
    loaded = loaded_by(
        "import mopsbook as m; g = m.game('mopsen'); s = g.start(seed=7);"
        "m.explain(g.play(s, g.legal(s)[0]))"
    )
    assert not {"networkx", "matplotlib", "numpy", "anywidget"} & loaded
