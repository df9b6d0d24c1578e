"""``mopsbook new NAME``: a package of its own with a tiny game that can be played, and the tests it passes.

The files of ``template`` are copied; in their names and texts ``NAME`` is the game, ``PREFIX`` what its rules
begin with, ``CLASS`` its name as a class, and ``TITLE`` as a title.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path, PurePosixPath

from mopsbook.core.errors import MopsError, short
from mopsbook.core.registry import games

SUFFIX = ".in"
"""What the files of the template end with, so that nothing takes them for modules or tests of mopsbook."""


class NewGameError(MopsError):
    """A package that cannot be written: its name is none, or taken."""


def write(name: str, into: Path) -> Path:
    """Write the package of a new game; return its folder.

    Parameters
    ----------
    name : str
        The name of the game: lower-case letters, digits and ``_``.
    into : Path
        Where the folder is made that holds the package.

    Raises
    ------
    NewGameError
        If the name is none, or taken, or there is such a folder already.
    OSError
        If it cannot be written.

    Examples
    --------
    >>> write("mopsen", Path("."))
    Traceback (most recent call last):
    mopsbook.new.NewGameError: There is a game 'mopsen' already. Choose another name.
    """
    folder = into / name
    if (
        not (name.isascii() and name.isidentifier() and name == name.lower())
        or iskeyword(name)
        or name.startswith("_")
    ):
        raise NewGameError("new-name", name=short(name))
    if name in games():
        raise NewGameError("new-game", name=short(name))
    if find_spec(name) is not None:
        raise NewGameError("new-module", name=short(name))
    if folder.exists():
        raise NewGameError("new-folder", folder=str(folder))
    words = {
        "NAME": name,
        "PREFIX": name.strip("_").replace("_", "-"),
        "CLASS": "".join(part.capitalize() for part in name.split("_")),
        "TITLE": " ".join(name.split("_")).title().strip(),
    }
    for path, source in _template(files(__package__) / "template", PurePosixPath()):
        file = folder / _filled(str(path).removesuffix(SUFFIX), words)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_filled(source.read_text("utf-8"), words), "utf-8")
    return folder


def _template(
    folder: Traversable, at: PurePosixPath
) -> Iterator[tuple[PurePosixPath, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _template(entry, at / entry.name)
        elif entry.name.endswith(SUFFIX):
            yield at / entry.name, entry


def _filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(word, value)
    return text
