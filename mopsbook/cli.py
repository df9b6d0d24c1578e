"""The command ``mopsbook``: the tutorials in a folder of one's own, and JupyterLab on them.

``mopsbook [FOLDER]`` copies and opens the tutorials; ``mopsbook cases FILE...`` checks worked
cases of the rules; ``mopsbook new NAME`` writes a package for a game of one's own. What is said to people stands in ``words/<language>.ftl``.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from mopsbook.core.settings import LANGUAGE_VARIABLE, LEARNED_VARIABLE
from mopsbook.record import files

FOLDER = "mopsbook-tutorials"
LEARNED = "learned.jsonl"
"""Beside the tutorials: what was learned is kept there for next time, unless somebody names another file."""
OWN = ("no-browser", "only-copy")
"""Options of this command; all others are JupyterLab's."""
WELCOME = "00-welcome.ipynb"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the number is the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # what a terminal cannot show is shown as a code; it does not end the command
            stream.reconfigure(errors="backslashreplace")
    lang = _language()
    tell = _words(lang)
    if arguments[:1] == ["cases"]:
        return _cases(arguments[1:], lang, tell)
    if arguments[:1] == ["new"]:
        return _new(arguments[1:], lang, tell)
    parser = argparse.ArgumentParser(
        prog="mopsbook", description=tell("about"), epilog=tell("more")
    )
    parser.add_argument(
        "folder", nargs="?", type=Path, metavar="FOLDER", help=tell("folder-help", default=FOLDER)
    )
    for own in OWN:
        parser.add_argument(f"--{own}", action="store_true", help=tell(f"{own}-help"))
    mine, others = _parted(arguments)
    options = parser.parse_args(mine)
    folder = options.folder or _ask_folder(tell)
    try:
        copy_tutorials(folder, tell, lang)
    except _Refusal as why:
        print(why, file=sys.stderr)
        return 1
    except OSError as error:
        trouble = error.strerror or str(error)
        print(tell("cannot-write", folder=str(folder), why=trouble), file=sys.stderr)
        return 1
    return 0 if options.only_copy else _open_lab(folder, not options.no_browser, others, tell)


def _parted(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return what this command understands, and what goes on to JupyterLab: `--port 8911`.

    A folder comes before such options: behind them it could be the value of one.
    """
    mine: list[str] = []
    others: list[str] = []
    for argument in arguments:
        known = argument in ("-h", "--help", *(f"--{own}" for own in OWN))
        folder = not argument.startswith("-") and not others
        (mine if known or folder else others).append(argument)
    return mine, others


class _Refusal(Exception):  # noqa: N818 (it is no error: the command says why it goes no further)
    """The command cannot go on; the message is for the reader."""


_Tell = Callable[..., str]


def _language() -> str:
    """Return the reader's language."""
    asked = (os.environ.get(name) for name in (LANGUAGE_VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"))
    return "de" if next(filter(None, asked), "").startswith("de") else "en"


def _words(lang: str) -> _Tell:
    """Return the function from a message's name and facts to a sentence in a language."""
    from fluent.runtime import FluentBundle, FluentResource

    text = (resources.files("mopsbook") / "words" / f"{lang}.ftl").read_text("utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))

    def tell(name: str, **facts: object) -> str:
        pattern: Any = bundle.get_message(name).value
        sentence, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(sentence)

    return tell


def _cases(arguments: Sequence[str], lang: str, tell: _Tell) -> int:
    parser = argparse.ArgumentParser(prog="mopsbook cases", description=tell("cases-about"))
    parser.add_argument("files", nargs="+", metavar="FILE", help=tell("cases-help"))
    files = parser.parse_args(arguments).files
    from mopsbook.cases.run import main as run_cases

    return run_cases(files, lang)


def _new(arguments: Sequence[str], lang: str, tell: _Tell) -> int:
    parser = argparse.ArgumentParser(prog="mopsbook new", description=tell("new-about"))
    parser.add_argument("name", metavar="NAME", help=tell("new-name-help"))
    parser.add_argument(
        "--into", type=Path, default=Path(), metavar="FOLDER", help=tell("new-into-help")
    )
    asked = parser.parse_args(arguments)
    from mopsbook import new

    try:
        folder = new.write(asked.name, asked.into)
    except new.NewGameError as error:
        print(error.told(lang), file=sys.stderr)
        return 1
    except OSError as error:
        trouble = error.strerror or str(error)
        print(tell("new-unwritten", folder=str(asked.into), why=trouble), file=sys.stderr)
        return 1
    print(tell("new-done", game=asked.name, folder=str(folder)))
    return 0


def _ask_folder(tell: _Tell) -> Path:
    if not sys.stdin.isatty():
        return Path(FOLDER)
    try:
        return Path(input(tell("ask-folder", default=FOLDER)).strip() or FOLDER).expanduser()
    except EOFError:
        return Path(FOLDER)


def _tutorials() -> list[Traversable]:
    """Return the notebooks of the installed package, or of the checkout it is used from."""
    package = resources.files("mopsbook")
    for folder in (package / "notebooks", Path(str(package)).parent / "notebooks"):
        if (folder / WELCOME).is_file():
            found = [file for file in folder.iterdir() if file.name.endswith(".ipynb")]
            return sorted(found, key=lambda file: file.name)
    return []


def copy_tutorials(folder: Path, tell: _Tell, lang: str) -> None:
    """Copy the tutorials into `folder`, told in a language as far as they are.

    A file that differs is kept unless its owner agrees.
    """
    tutorials = _tutorials()
    if not tutorials:
        raise _Refusal(tell("no-tutorials"))
    from mopsbook.editions import catalogue, of_notebooks

    folder.mkdir(parents=True, exist_ok=True)
    done = catalogue.read(of_notebooks.path_of(Path(str(tutorials[0])).parent, lang), lang)
    copied = 0
    for tutorial in tutorials:
        new, mine = tutorial.read_bytes(), folder / tutorial.name
        if len(done):
            new = of_notebooks.edition(new, done, lang)
        if mine.exists():
            if mine.is_file() and mine.read_bytes() == new:
                continue
            if not (mine.is_file() and _may_overwrite(mine, tell)):
                print(tell("kept", file=str(mine)))
                continue
        files.write(mine, new)
        copied += 1
    print(tell("copied", count=copied, folder=str(folder)))


def _may_overwrite(file: Path, tell: _Tell) -> bool:
    if not sys.stdin.isatty():
        return False
    try:
        answer = input(tell("ask-overwrite", file=str(file)))
    except EOFError:
        return False
    return answer.strip().lower() in tell("yes").split()


def _open_lab(folder: Path, browser: bool, options: Sequence[str], tell: _Tell) -> int:
    try:
        from jupyterlab.labapp import LabApp
    except ImportError:
        print(tell("no-lab", folder=str(folder)), file=sys.stderr)
        return 1
    # not the file as an argument: this way the address that is printed leads to it as well
    arguments = [f"--ServerApp.root_dir={folder.resolve()}"]
    arguments.append(f"--LabApp.default_url=/lab/tree/{WELCOME}")
    if not browser:
        arguments.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--allow-root")  # a container's only user
    os.environ.setdefault(LEARNED_VARIABLE, str(folder.resolve() / LEARNED))
    LabApp.launch_instance([*arguments, *options])
    return 0
