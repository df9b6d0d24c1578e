"""The games that were written down are played in the same way today."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.core.registry import package
from tests.playthroughs import FOLDER, body, header_of, written
from tests.quick import one_in

LONGEST = 400
"""Nobody reads more lines than that."""


@pytest.mark.parametrize("path", one_in(3, written()), ids=lambda path: path.stem)
def test_a_game_is_played_as_it_was_written_down(path: Path) -> None:
    header = header_of(path)
    assert path.read_text("utf-8") == f"{header}\n\n{body(header)}", (
        f"{path.stem} is played in another way than was written down. If that is meant, write it anew by "
        f"`python -m tests.playthroughs {path.stem.partition('-')[0]}`, and read what changed in it "
        "before you keep it."
    )


@pytest.mark.parametrize("game", mops.games())
def test_every_event_of_a_game_is_in_one_that_was_written_down(game: str) -> None:
    found = written([game])
    assert found, (
        f"Nothing is written down of {game}; `python -m tests.playthroughs {game}` does it."
    )
    told = "\n".join(path.read_text("utf-8") for path in found)
    happened = set(re.findall(r"^   (\S+) \{", told, re.M))
    words = files(package(game)) / "words/en.ftl"
    kinds = re.findall(r"^event-(\S+) =", words.read_text("utf-8"), re.M)
    assert happened == {kind for kind in kinds if not kind.endswith("-hidden")}


def test_what_is_written_down_can_be_read_and_is_of_a_game_that_there_is() -> None:
    assert sorted(FOLDER.glob("*.txt")) == written()
    assert [path for path in written() if len(path.read_text("utf-8").splitlines()) > LONGEST] == []
