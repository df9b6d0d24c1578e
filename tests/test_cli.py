"""The command `mopsbook` copies the tutorials and never costs a learner their work."""

from __future__ import annotations

import io
import sys
import types

import pytest

from mopsbook import cli


class Keyboard(io.StringIO):
    """A terminal at which somebody has typed something already."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def english(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv(
        "MOPSBOOK_LEARNED", "elsewhere.jsonl"
    )  # so that it is not set for other tests
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())


@pytest.fixture
def tutorials(tmp_path, monkeypatch):
    """Two tutorials of an installed package."""
    source = tmp_path / "package" / "notebooks"
    source.mkdir(parents=True)
    files = [source / "00-welcome.ipynb", source / "01-game.ipynb"]
    for file in files:
        file.write_text(f"this is {file.stem}")
    monkeypatch.setattr(cli, "_tutorials", lambda: files)
    return files


@pytest.fixture
def typed(monkeypatch):
    """A function that types answers."""
    return lambda text: monkeypatch.setattr(sys, "stdin", Keyboard(text))


@pytest.fixture
def started(monkeypatch):
    """What JupyterLab would be started with."""
    calls = []
    labapp = types.ModuleType("jupyterlab.labapp")
    labapp.LabApp = types.SimpleNamespace(launch_instance=calls.append)
    monkeypatch.setitem(sys.modules, "jupyterlab", types.ModuleType("jupyterlab"))
    monkeypatch.setitem(sys.modules, "jupyterlab.labapp", labapp)
    monkeypatch.setattr(cli.os, "geteuid", lambda: 1000, raising=False)
    return calls


def test_tutorials_are_copied_and_opened(tutorials, started, tmp_path, capsys):
    folder = tmp_path / "a" / "b"
    assert cli.main([str(folder)]) == 0
    assert (folder / "01-game.ipynb").read_text() == "this is 01-game"
    assert capsys.readouterr().out == f"Copied 2 tutorials into {folder}.\n"
    assert started == [
        [f"--ServerApp.root_dir={folder}", "--LabApp.default_url=/lab/tree/00-welcome.ipynb"]
    ]


def test_what_is_learned_is_kept_beside_the_tutorials(tutorials, started, tmp_path, monkeypatch):
    monkeypatch.setenv("MOPSBOOK_LEARNED", "")  # which puts back what there was
    monkeypatch.delenv("MOPSBOOK_LEARNED")
    for folder in ("a", "b"):  # what somebody has named goes before it
        cli.main([str(tmp_path / folder)])
        assert cli.os.environ["MOPSBOOK_LEARNED"] == str(tmp_path / "a" / "learned.jsonl")


def test_no_browser_and_root(tutorials, started, tmp_path, monkeypatch):
    monkeypatch.setattr(cli.os, "geteuid", lambda: 0)
    cli.main([str(tmp_path / "f"), "--no-browser"])
    assert started[0][2:] == ["--no-browser", "--allow-root"]


@pytest.mark.parametrize("folder", [[], ["f"]])
@pytest.mark.parametrize("browser", [[], ["--no-browser"]])
def test_other_options_go_on_to_jupyterlab(tutorials, started, folder, browser):
    assert cli.main([*folder, "--port", "8911", *browser, "--ServerApp.token=x"]) == 0
    assert started[0][2:] == [*browser, "--port", "8911", "--ServerApp.token=x"]
    assert started[0][0].endswith(folder[0] if folder else cli.FOLDER)


def test_a_folder_may_stand_behind_options_of_the_command(tutorials, started, tmp_path):
    assert cli.main(["--only-copy", "late"]) == 0
    assert (tmp_path / "late" / "01-game.ipynb").is_file() and not started


def test_a_second_copy_changes_nothing(tutorials, tmp_path, capsys):
    for _ in range(2):
        assert cli.main([str(tmp_path / "f"), "--only-copy"]) == 0
    assert (
        capsys.readouterr().out.splitlines()[1] == f"Every tutorial is in {tmp_path / 'f'} already."
    )


def test_own_work_is_kept_when_nobody_can_be_asked(tutorials, tmp_path, capsys):
    mine = tmp_path / "f" / "01-game.ipynb"
    mine.parent.mkdir()
    mine.write_text("my notes")
    assert cli.main([str(mine.parent), "--only-copy"]) == 0
    assert mine.read_text() == "my notes"
    out = capsys.readouterr().out
    assert f"Kept your own {mine}, which differs" in out
    assert "Copied one tutorial" in out


@pytest.mark.parametrize(
    ("answer", "text"),
    [("\n", "my notes"), ("n\n", "my notes"), ("", "my notes"), ("Y\n", "this is 01-game")],
)
def test_own_work_is_overwritten_only_after_a_yes(tutorials, tmp_path, typed, answer, text):
    mine = tmp_path / "f" / "01-game.ipynb"
    mine.parent.mkdir()
    mine.write_text("my notes")
    typed(answer)
    assert cli.main([str(mine.parent), "--only-copy"]) == 0
    assert mine.read_text() == text


def test_whoever_reads_german_gets_the_german_tutorials(tmp_path, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert cli.main(["german", "--only-copy"]) == 0
    welcome = (tmp_path / "german" / "00-welcome.ipynb").read_text("utf-8")
    assert "# Willkommen bei mopsbook" in welcome
    assert 'mops.settings.lang = \\"de\\"' in welcome
    assert cli.main(["german", "--only-copy"]) == 0  # and finds its own files again
    assert (tmp_path / "german" / "00-welcome.ipynb").read_text("utf-8") == welcome


def test_the_folder_is_asked_for(tutorials, tmp_path, typed):
    typed("lessons\n")
    cli.main(["--only-copy"])
    assert (tmp_path / "lessons" / "00-welcome.ipynb").is_file()


@pytest.mark.parametrize("answer", ["\n", ""])
def test_the_folder_has_a_default(tutorials, tmp_path, typed, answer):
    typed(answer)
    cli.main(["--only-copy"])
    assert (tmp_path / "mopsbook-tutorials" / "00-welcome.ipynb").is_file()


def test_the_default_is_taken_when_nobody_can_be_asked(tutorials, tmp_path):
    cli.main(["--only-copy"])
    assert (tmp_path / "mopsbook-tutorials" / "00-welcome.ipynb").is_file()


def test_a_file_is_no_folder(tutorials, tmp_path, capsys):
    (tmp_path / "f").write_text("")
    for place in ("f", "f/g"):
        assert cli.main([place]) == 1
        assert capsys.readouterr().err.startswith(f"The tutorials cannot be written into {place}: ")


def test_missing_jupyterlab_is_told(tutorials, tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "jupyterlab.labapp", None)
    assert cli.main([str(tmp_path / "f")]) == 1
    assert 'pip install "mopsbook[lab]"' in capsys.readouterr().err


def test_missing_tutorials_are_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(cli, "_tutorials", list)
    assert cli.main([str(tmp_path / "f")]) == 1
    assert "holds no tutorials" in capsys.readouterr().err
    assert not (tmp_path / "f").exists()


def test_the_checkout_has_tutorials():
    assert cli.WELCOME in [file.name for file in cli._tutorials()]


def test_german_is_spoken_where_german_is_set(tutorials, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", "de_CH.UTF-8")
    cli.main([str(tmp_path / "f"), "--only-copy"])
    assert capsys.readouterr().out == f"2 Lektionen nach {tmp_path / 'f'} kopiert.\n"


def test_cases_are_handed_on(monkeypatch):
    run = types.ModuleType("mopsbook.cases.run")
    run.main = lambda files, lang: len(files) if lang == "en" else -1
    monkeypatch.setitem(sys.modules, "mopsbook.cases.run", run)
    assert cli.main(["cases", "a.md", "b.json"]) == 2


def test_what_a_terminal_cannot_show_does_not_end_the_command(tmp_path, monkeypatch):
    cases = tmp_path / "mopsen.json"
    cases.write_text('[{"id": "\\ud83d–", "title": "two\\nlines", "expect": {"turn": 1}}]', "utf-8")
    screen = io.TextIOWrapper(io.BytesIO(), "ascii")
    monkeypatch.setattr(sys, "stdout", screen)
    assert cli.main(["cases", str(cases)]) == 1
    line, total = screen.buffer.getvalue().decode("ascii").splitlines()
    assert line.endswith(r"\ud83d\u2013 two lines: turn: expected 1, found 0")
    assert total == "0 held, 1 failed"


def test_cases_need_a_file(capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["cases"])
    assert ended.value.code == 2
