"""What came of many games, as tables, and on disk."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mopsbook.core.errors import MopsError, OptionError, TraceError, saying, short
from mopsbook.lab.one import Row

if TYPE_CHECKING:
    import pandas as pd

PARTS = ("games", "seats")
"""The tables, which are the ends of the names of their files, too."""
ABOUT = "mopsbook"
"""Under this name a table knows what made it."""


@dataclass(frozen=True, repr=False)
class Runs:
    """Many games.

    Parameters
    ----------
    about : mapping
        What made them: the game, its options, the players, the seed, and the versions of mopsbook and Python.
    rows : sequence of dict
        One for each game.
    seat_rows : sequence of dict
        One for each seat of each game.
    wanted : int
        How many were to be played.
    failures : tuple of MopsError
        What went wrong, each as a sentence with the game, the seat and the seed.

    Attributes
    ----------
    games : pandas.DataFrame
        A row for each game: its number, its seed, how many moves, how many winners, and what was measured.
    seats : pandas.DataFrame
        A row for each seat of each game: who plays it, whether it decided first, how many decisions, its points, and
        its share of the win.
    """

    about: Mapping[str, Any]
    rows: Sequence[Row]
    seat_rows: Sequence[Row]
    wanted: int
    failures: tuple[MopsError, ...] = field(default=())

    @cached_property
    def games(self) -> pd.DataFrame:
        """A row for each game."""
        return self._frame(self.rows)

    @cached_property
    def seats(self) -> pd.DataFrame:
        """A row for each seat of each game."""
        return self._frame(self.seat_rows)

    def _frame(self, rows: Sequence[Row]) -> pd.DataFrame:
        import pandas as pd

        frame = pd.DataFrame(rows)
        frame.attrs[ABOUT] = dict(self.about)
        return frame

    def __len__(self) -> int:
        return len(self.rows)

    def __repr__(self) -> str:
        count = (
            f"{len(self)} games"
            if len(self) == self.wanted
            else f"{len(self)} of {self.wanted} games"
        )
        return f"<{count} of {self.about['game']}, seed {self.about['seed']}>"

    def save(self, path: str | os.PathLike[str]) -> tuple[Path, Path]:
        """Save both tables as Parquet, with what made them.

        Parameters
        ----------
        path : path
            Where, without the end: from ``"miau"`` come ``miau.games.parquet`` and ``miau.seats.parquet``.

        Returns
        -------
        tuple of Path
            The files.
        """
        files = _files(path)
        for file, frame in zip(files, (self.games, self.seats), strict=True):
            file.parent.mkdir(parents=True, exist_ok=True)
            frame.attrs[ABOUT] = {**self.about, "wanted": self.wanted}
            frame.to_parquet(file, index=False)
        return files


def read(path: str | os.PathLike[str]) -> Runs:
    """Read games that :meth:`Runs.save` has saved.

    Parameters
    ----------
    path : path
        As it was saved.

    Raises
    ------
    FileNotFoundError
        If there are no such files.
    TraceError
        If they are something else.

    Examples
    --------
    >>> from tempfile import mkdtemp
    >>> from mopsbook import lab
    >>> runs = lab.play_many("mauz", games=3, seed=1, executor="here")
    >>> files = runs.save(f"{mkdtemp()}/mauz")
    >>> read(str(files[0]).removesuffix(".games.parquet"))
    <3 games of mauz, seed 1>
    """
    import pandas as pd

    frames = []
    for file in _files(path):
        if not file.exists():
            raise saying(FileNotFoundError, "no-file", file=short(str(file)))
        try:
            frames.append(pd.read_parquet(file))
        except (OSError, ValueError) as error:
            raise TraceError("lab-not-parquet", file=short(str(file))) from error
        if ABOUT not in frames[-1].attrs:
            raise TraceError("lab-not-ours", file=short(str(file)))
    about = dict(frames[0].attrs[ABOUT])
    games, seats = (frame.to_dict("records") for frame in frames)
    return Runs(about, games, seats, int(about.pop("wanted")))


def _files(path: object) -> tuple[Path, Path]:
    if not isinstance(path, str | os.PathLike) or not str(path):
        raise OptionError("lab-path", path=short(path))
    at = Path(path)
    games, seats = (at.with_name(f"{at.name}.{part}.parquet") for part in PARTS)
    return games, seats
