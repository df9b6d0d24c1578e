"""A Chromium is found, or installed, or its absence is told in a sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import chromium


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A function that puts a program on an otherwise empty PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("MOPSBOOK_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "of_playwright", lambda: None)
    monkeypatch.setattr(chromium, "driver_trouble", lambda: "")

    def put(name: str, body: str = "exit 0") -> str:
        path = tmp_path / name
        path.write_text(f"#!/bin/sh\n{body}\n")
        path.chmod(0o755)
        return str(path)

    return put


def test_the_variable_wins(program, monkeypatch):
    program("chromium")
    mine = program("my-browser")
    monkeypatch.setenv("MOPSBOOK_CHROMIUM", mine)
    assert chromium.find() == mine


def test_a_wrong_variable_is_told(program, monkeypatch):
    monkeypatch.setenv("MOPSBOOK_CHROMIUM", "/no/such/browser")
    with pytest.raises(chromium.NoChromium, match="MOPSBOOK_CHROMIUM is '/no/such/browser'"):
        chromium.find()


def test_a_stub_is_passed_over(program):
    program("chromium", "exit 1")
    chrome = program("google-chrome")
    assert chromium.find() == chrome


def test_a_browser_without_windows_comes_first(program):
    program("chromium")
    shell = program("chromium-headless-shell")
    assert chromium.find() == shell


def test_nothing_is_found(program):
    assert chromium.find() is None


def test_what_is_missing_is_installed(program, monkeypatch, tmp_path):
    installer = program(
        "installer",
        f'printf "#!/bin/sh\\n" > {tmp_path}/chromium && /bin/chmod +x {tmp_path}/chromium',
    )
    monkeypatch.setattr(chromium, "ways", lambda: [[[installer]]])
    assert chromium.find_or_install() == str(tmp_path / "chromium")


def test_a_second_way_is_tried_and_failure_told(program, monkeypatch):
    first, second = program("first", "exit 3"), program("second", "exit 4")
    monkeypatch.setattr(chromium, "ways", lambda: [[[first], [second]], [[second]]])
    with pytest.raises(chromium.NoChromium) as why:
        chromium.find_or_install()
    # the rest of a way that failed is not run
    assert f"Tried: {first} (ended with 3); {second} (ended with 4). Install" in str(why.value)
    assert "There is no Chromium." in str(why.value)
    assert "--no-browser" in str(why.value)


def test_a_driver_that_does_not_run_is_mended_or_told(program, monkeypatch, tmp_path):
    browser = program("chromium")
    mended = tmp_path / "mended"
    monkeypatch.setattr(
        chromium, "driver_trouble", lambda: "" if mended.exists() else "no libatomic"
    )
    monkeypatch.setattr(chromium, "ways", lambda: [[[program("useless")]]])
    with pytest.raises(chromium.NoChromium) as why:
        chromium.find_or_install()
    assert f"Chromium is {browser}. Playwright does not run: no libatomic" in str(why.value)
    monkeypatch.setattr(chromium, "ways", lambda: [[[program("mend", f": > {mended}")]]])
    assert chromium.find_or_install() == browser


def test_root_on_debian_uses_apt(program, monkeypatch):
    program("apt-get")
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 0)
    shell, whole, playwright = (way[-1] for way in chromium.ways())
    assert (shell[0], whole[0], playwright[0]) == ("apt-get", "apt-get", sys.executable)
    assert chromium.SHELL in shell and "chromium" in whole
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 1000)
    assert [way[0][-2:] for way in chromium.ways()] == [["install", "chromium"]]


def test_the_command_line_ends_with_the_sentence(tmp_path):
    ended = subprocess.run(
        [sys.executable, chromium.__file__],
        env={"PATH": str(tmp_path), "MOPSBOOK_CHROMIUM": "nowhere"},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("MOPSBOOK_CHROMIUM is 'nowhere'")
