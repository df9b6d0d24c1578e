"""`mopsbook.graphs` offers what the folders of the games hold, also those of games from elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from doctest import DocTestParser
from pathlib import Path

import pytest

from mopsbook import graphs
from mopsbook.core import registry


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The module of graphs of a game from elsewhere, still to be written."""
    (tmp_path / "their_game").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "games", lambda: ("a_game", "mopsen"))
    monkeypatch.setattr(registry, "_others", lambda: ({"a_game": "their_game"}, {}))
    yield tmp_path / "their_game/graphs.py"
    registry.optional_module.cache_clear()
    for name in [name for name in sys.modules if name.startswith("their_game")]:
        del sys.modules[name]


def test_every_name_that_is_offered_is_there_and_no_other() -> None:
    assert dir(graphs) == graphs.__all__
    for name in graphs.__all__:
        assert getattr(graphs, name).__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'dog_tracks'"):
        graphs.dog_tracks  # noqa: B018


def test_a_game_from_elsewhere_has_graphs_but_takes_no_name_of_ours(theirs: Path) -> None:
    theirs.write_text("__all__ = ['beats', 'their_graph']\nbeats = their_graph = 'theirs'")
    assert graphs.their_graph == "theirs"
    assert graphs.beats.__module__ == "mopsbook.games.mopsen.graphs"


def test_broken_graphs_from_elsewhere_are_named_and_ours_are_there(theirs: Path) -> None:
    theirs.write_text("1 / 0")
    assert callable(graphs.beats)
    with pytest.warns(RuntimeWarning, match=r"a_game.*their_game.*division by zero"):
        assert "beats" in graphs.__all__


def test_letters_on_paper_are_large_enough() -> None:
    import matplotlib.pyplot as plt

    drawings = [name for name in graphs.__all__ if name.startswith("draw")]
    assert len(drawings) > 10
    for name in drawings:
        plt.close("all")
        known: dict[str, object] = {}
        for example in DocTestParser().get_examples(getattr(graphs, name).__doc__):
            exec(example.source, known)
        texts = [text for ax in plt.gcf().axes for text in ax.texts if text.get_text()]
        assert texts, name
        small = [text.get_text() for text in texts if text.get_size() < 9]  # type: ignore[operator]
        assert small == [], name
    plt.close("all")
