"""Files as disks, editors and people leave them."""

from __future__ import annotations

import errno
import json
import os
import pickle
import tempfile
from pathlib import Path

import pytest
from IPython.core.interactiveshell import InteractiveShell

import mopsbook as mops
from mopsbook.core.errors import MopsError, OptionError, TraceError, saying
from mopsbook.jupyter.saves import file_name
from mopsbook.printed.handout import Handout
from mopsbook.record import files, reading
from tests.tables import notice, send, sit

GAME = mops.game("mopsen", players=3)
TRACE = mops.record(GAME, seed=1, names=["Zoë", "Zoe\u0308", "नमस्ते"])
LINES = list(TRACE.lines())


@pytest.mark.parametrize("begin", ["", "\ufeff"])
@pytest.mark.parametrize("sep", ["\n", "\r\n"])
@pytest.mark.parametrize("end", ["", "\n", "\n\n\n", "\r\n \r\n\t\n"])
def test_what_editors_add_is_no_edit(tmp_path, begin: str, sep: str, end: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes((begin + sep.join(LINES) + end).encode())
    assert mops.replay(file) == TRACE


def test_a_blank_line_within_is_an_edit() -> None:
    with pytest.raises(TraceError, match="Line 3 is no JSON object"):
        reading.read_trace("\n".join([*LINES[:2], "", *LINES[2:]]))


@pytest.mark.parametrize("name", ["Ame\u0301lie", "हिन्दी", "ไทยที่", "Zoe\u0308 2", "a\u0301" * 30])
def test_letters_may_carry_marks(tmp_path, name: str) -> None:
    assert file_name(name) == f"{name}.jsonl"
    table = sit(tmp_path)
    send(table, "save", name=name)
    assert table.can["saves"] == [f"{name}.jsonl"]
    send(table, "load", name=name)
    assert [text.id for text in notice(table).texts] == ["table-loaded"]


@pytest.mark.parametrize("name", ["\u0301", "\u0301a", "a" + "\u0301" * 60, "con\u0301"])
def test_marks_alone_are_no_name(name: str) -> None:
    assert file_name(name) is None


# a full disk


class Full:
    """A file of which the disk takes only the first bytes."""

    def __init__(self, file, code: int) -> None:
        self.file, self.code, self.name = file, code, file.name

    def write(self, content: bytes) -> None:
        self.file.write(content[:40])
        raise OSError(self.code, os.strerror(self.code))

    def __enter__(self):
        return self

    def __exit__(self, *of) -> None:
        self.file.close()


@pytest.fixture
def full(monkeypatch):
    """Make the disk full, in one of the ways in which it says so."""
    real = tempfile.NamedTemporaryFile

    def fill(code: int) -> None:
        monkeypatch.setattr(
            files.tempfile, "NamedTemporaryFile", lambda **how: Full(real(**how), code)
        )

    return fill


@pytest.mark.parametrize("code", sorted(files.NO_ROOM))
def test_a_full_disk_is_told_and_keeps_what_was_there(tmp_path, full, code: int) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious")
    full(code)
    for write in (TRACE.save, lambda path: mops.save_page(path, "<p>Hello</p>", "Hello")):
        with pytest.raises(OSError, match=r"no room left on the disk for 'game\.jsonl'") as caught:
            write(file)
        assert caught.value.errno == code
    assert [one.name for one in tmp_path.iterdir()] == ["game.jsonl"]
    assert file.read_text() == "precious"


def test_a_full_disk_is_told_at_the_table(tmp_path, full) -> None:
    table = sit(tmp_path)
    full(errno.ENOSPC)
    send(table, "save", name="mine")
    assert [text.id for text in notice(table).texts] == ["table-save-full"]
    full(errno.EIO)
    send(table, "save", name="mine")
    assert [text.id for text in notice(table).texts] == ["table-save-failed"]
    assert list(tmp_path.iterdir()) == [] and table.can["saves"] == []


def test_a_limit_of_the_system_is_a_full_disk(tmp_path) -> None:
    resource = pytest.importorskip("resource")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limit[1]))
    try:
        with pytest.raises(OSError, match="no room left on the disk"):
            TRACE.save(tmp_path / "game.jsonl")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["nul\0", "half \ud800", "x" * 5000], ids=ascii)
def test_what_can_be_no_file_is_told_in_short(tmp_path, name: str) -> None:
    table = mops.Table(GAME, seed=1)
    for write in (TRACE.save, table.save, lambda path: table.save(path, replace=True)):
        with pytest.raises(OSError, match="cannot be written: ") as caught:
            write(tmp_path / name)
        assert len(str(caught.value)) < 300
    with pytest.raises(OptionError, match="folder must be a folder"):
        mops.Table(GAME, folder=tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_only_a_file_is_replaced(tmp_path) -> None:
    """Not a device, such as the one that is always full."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("no such thing here")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for write in (TRACE.save, lambda path: mops.Table(GAME).save(path, replace=True)):
        with pytest.raises(FileExistsError, match="is no ordinary file"):
            write(pipe)
    assert pipe.is_fifo()
    with pytest.raises(TraceError, match="is no file, so nothing can be read"):
        mops.replay(pipe)


# where files are saved

DOORS = {
    "a record": TRACE.save,
    "a table": lambda path: mops.Table(GAME).save(path),
    "a quiz": lambda path: mops.Quiz(GAME, count=1).save(path),
    "what was learned": lambda path: mops.Learned(path).meet(["mopsen.follow-suit"]),
    "a lesson's results": lambda path: LESSON.save(path),
    "a lesson's text": lambda path: LESSON.write(path),
    "a lesson's page": lambda path: LESSON.page(path),
    "a page": lambda path: mops.save_page(path, "<p>Hello</p>", "Hello"),
    "a handout": lambda path: Handout("Hello", "<p>Hello</p>").save(path),
}
"""All that writes a file where somebody says."""
LESSON = mops.Lesson("---\ngame: mopsen\nlanguage: en\n---\nHello.")


@pytest.mark.parametrize("door", DOORS)
def test_a_folder_that_is_missing_is_made(tmp_path, door: str) -> None:
    DOORS[door](tmp_path / "class" / "3b" / "file")
    assert (tmp_path / "class/3b/file").stat().st_size > 0


@pytest.mark.parametrize("door", DOORS)
def test_a_folder_that_cannot_be_made_is_told(tmp_path, door: str) -> None:
    (tmp_path / "class").write_text("a file")
    with pytest.raises(OSError, match=r"'file' cannot be written: (File exists|Not a directory)"):
        DOORS[door](tmp_path / "class" / "file")
    assert (tmp_path / "class").read_text() == "a file"


def test_a_notebook_says_where_a_file_was_saved(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    shell = InteractiveShell()
    page = LESSON.page("class 3/<cats>.html")
    shown, _ = shell.display_formatter.format(page)
    assert shown["text/plain"] == f"Saved: {Path('class 3/<cats>.html')}"
    link = '<a href="class%203/%3Ccats%3E.html" download>class 3/&lt;cats&gt;.html</a>'
    assert shown["text/html"] == f"Saved: {link}"
    far = LESSON.page(tmp_path / "cats.html")  # which no notebook can load
    with mops.settings(lang="de"):
        assert far._repr_html_() == f"Gespeichert: {tmp_path / 'cats.html'}"
    assert (page.name, far.read_text()) == ("<cats>.html", page.read_text())


@pytest.mark.parametrize(
    "cell",
    ["mops.results('nowhere')", "mops.replay('nowhere')", "TRACE.save('.')", "TRACE.save(5)"],
)
def test_a_notebook_shows_the_sentence_of_any_error(cell: str, capsys) -> None:
    shell = InteractiveShell()
    shell.push({"mops": mops, "TRACE": TRACE})
    shell.run_cell(cell)
    shell.history_manager.end_session()
    told = capsys.readouterr().out.strip()
    assert "\n" not in told
    assert told.startswith(("FileNotFoundError: There", "IsADirectoryError: ", "TypeError: Name a"))


def test_such_an_error_comes_back_from_another_process() -> None:
    error = saying(FileNotFoundError, "no-file", file="'a'")
    again = pickle.loads(pickle.dumps(error))
    assert again._render_traceback_() == ["FileNotFoundError: There is no file 'a'."]


# names


def test_a_name_has_a_longest_length(tmp_path) -> None:
    fine = ["a" * 100, "b", "c"]
    assert mops.replay(mops.record(GAME, seed=1, names=fine).save(tmp_path / "game")).names
    for name in ("a" * 101, "x" * 2_000_000):
        for begin in (mops.record, mops.Table):
            with pytest.raises(OptionError, match="each of at most 100 characters") as caught:
                begin(GAME, seed=1, names=[name, "b", "c"])
            assert len(str(caught.value)) < 500
        with pytest.raises(OptionError, match="each of at most 100 characters"):
            mops.Replay(TRACE, names=[name, "b", "c"])


@pytest.mark.parametrize("name", mops.games())
def test_the_longest_games_with_the_longest_names_can_be_read_back(name: str) -> None:
    game = mops.game(name, players=max(n for n in range(2, 11) if _has(name, n)))
    trace = mops.record(game, seed=1, names=["\U0001f600" * 100] * game.players)
    assert len("\n".join(trace.lines()).encode()) < files.LARGEST / 2


def _has(name: str, players: int) -> bool:
    try:
        return bool(mops.game(name, players=players))
    except OptionError:
        return False


# nonsense


MUCH = 150_000
NONSENSE = {
    "empty objects": ["{}"] * MUCH,
    "lists": ["[]"] * MUCH,
    "no header": ['{"move": "0 redraw -"}'] * MUCH,
    "no game": ['{"mopsbook": 1, "game": "chess"}', *["{}"] * MUCH, '{"end": 1}'],
    "no end": [LINES[0], *['{"move": "0 redraw -"}'] * MUCH],
    "no moves": [LINES[0], *["{}"] * MUCH, LINES[-1]],
    "no such moves": [LINES[0], *['{"move": "sing"}'] * MUCH, LINES[-1]],
    "moves that do not fit": [LINES[0], *['{"move": "0 redraw -"}'] * MUCH, LINES[-1]],
    "one long line": [LINES[0][:-1] + ', "more": "' + "x" * 3_900_000 + '"}', *LINES[1:]],
    "deep": ["[" * 3_900_000],
}


@pytest.mark.parametrize("lines", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused_before_it_is_read(tmp_path, monkeypatch, lines: list[str]) -> None:
    file = tmp_path / "nonsense.jsonl"
    file.write_text("\n".join(lines))
    read = []
    loads = json.loads
    monkeypatch.setattr(files.json, "loads", lambda line: read.append(1) or loads(line))
    with pytest.raises(MopsError, match=r"nonsense\.jsonl: ") as caught:
        mops.replay(file)
    assert len(read) <= len(LINES) and len(str(caught.value)) < 1000


def test_the_largest_file_is_read_and_a_larger_one_is_not(tmp_path):
    path = tmp_path / "long.jsonl"
    path.write_text("x" * files.LARGEST)
    assert len(files.read(path)) == files.LARGEST
    path.write_text("x" * (files.LARGEST + 1))
    with pytest.raises(TraceError):
        files.read(path)
